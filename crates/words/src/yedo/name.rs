//! Names of things: districts and places, cards, decks, what is bid for.

use yedo::SAILOR;
use yedo::choice::Card;
use yedo::edition::{
    Annex, Asset, BidGroup, BonusNo, CharacterNo, ClanPower, Colour, District, DistrictAction,
    Effect, EmperorNo, EventNo, Favor, Moment, Specialist, Weapon,
};
use yedo::frame::{Deck, Kind, Lot};
use yedo::good::Good;
use yedo::state::Spot;

use super::YedoWords;
use crate::Value;

/// How a sentence comes to a place: each language has its own little words, and some melt into names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// `at the Gates`.
    At,
    /// `to the Gates`.
    To,
    /// `from the Gates`.
    From,
}

impl Way {
    const fn id(self) -> &'static str {
        match self {
            Way::At => "at",
            Way::To => "to",
            Way::From => "from",
        }
    }
}

impl YedoWords<'_> {
    /// What a printed thing is called. An edited edition may have what no language file knows.
    pub(super) fn named(&self, table: &str, id: &str) -> String {
        self.words.text_or(&format!("yedo-{table}-{id}"), id)
    }

    /// What a printed card says it does, without the stop at the end.
    pub(super) fn line_of(&self, table: &str, id: &str) -> String {
        let key = format!("yedo-{table}-{id}");
        if !self.words.has(&key) {
            return String::new();
        }
        self.words.attribute(&key, "line").trim_end_matches('.').to_owned()
    }

    /// `3 weapons`.
    pub fn count(&self, what: &str, number: impl Into<u16>) -> String {
        self.say(&format!("yedo-count-{what}"), &[("n", number.into().into())])
    }

    /// A district.
    pub fn district(&self, district: District) -> String {
        self.named("district", district.id())
    }

    /// A district on its tile, where there is little room.
    pub fn district_short(&self, district: District) -> String {
        self.words.attribute(&format!("yedo-district-{}", district.id()), "short")
    }

    /// A district with the word before it: `aux Portes`.
    pub fn district_by(&self, way: Way, district: District) -> String {
        self.words.attribute(&format!("yedo-district-{}", district.id()), way.id())
    }

    /// A place for a disciple: `Castle 4`, `Castle 1 (rest)`, `Yashiki (Indigo)`.
    pub fn spot(&self, spot: Spot) -> String {
        if let Some((owner, annex)) = spot.as_annex() {
            return format!("{} ({})", self.annex(annex), self.seat(owner));
        }
        let place = self.location(spot);
        place.map_or_else(String::new, |(it, place)| format!("{} {place}", self.district(it)))
    }

    /// A place with the word before it: `aux Portes 3`.
    pub fn spot_by(&self, way: Way, spot: Spot) -> String {
        if spot.as_annex().is_some() {
            let args = [("annex", self.spot(spot).into())];
            return self.say(&format!("yedo-place-annex-{}", way.id()), &args);
        }
        let Some((district, place)) = self.location(spot) else { return String::new() };
        let args = [
            ("spot", self.district(district).into()),
            (way.id(), self.district_by(way, district).into()),
            ("place", place.into()),
        ];
        self.say(&format!("yedo-place-{}", way.id()), &args)
    }

    /// A place in every way a sentence could need it: each language takes what it likes.
    pub(super) fn places(&self, spot: Spot) -> [(&'static str, Value<'static>); 4] {
        let by = |way: Way| (way.id(), self.spot_by(way, spot).into());
        [("spot", self.spot(spot).into()), by(Way::At), by(Way::To), by(Way::From)]
    }

    /// A location: its district, and which of its places it is.
    fn location(&self, spot: Spot) -> Option<(District, String)> {
        let no = spot.as_location()?;
        let (district, number, about) = if no == SAILOR {
            (District::Harbor, None, Some(self.clan(ClanPower::Sailor)))
        } else {
            let row = self.game.location(no);
            let rest = row.rest.then(|| self.say("yedo-rest-space", &[]));
            (row.district, Some(row.number.to_string()), rest)
        };
        let beside = spot.is_beside().then(|| self.say("yedo-beside-space", &[]));
        let about: Vec<String> = about.into_iter().chain(beside).collect();
        let about = (!about.is_empty()).then(|| format!("({})", about.join(", ")));
        let place: Vec<String> = number.into_iter().chain(about).collect();
        Some((district, place.join(" ")))
    }

    /// An action of a district.
    pub fn deed(&self, action: DistrictAction) -> String {
        self.named("deed", action.id())
    }

    /// A type of weapon.
    pub fn weapon(&self, weapon: Weapon) -> String {
        self.named("weapon", weapon.id())
    }

    /// A type of annex.
    pub fn annex(&self, annex: Annex) -> String {
        self.named("annex", annex.id())
    }

    /// What such an annex is.
    pub fn annex_about(&self, annex: Annex) -> String {
        self.words.attribute(&format!("yedo-annex-{}", annex.id()), "about")
    }

    /// A specialist.
    pub fn specialist(&self, specialist: Specialist) -> String {
        self.named("specialist", specialist.id())
    }

    /// A colour of missions.
    pub fn colour(&self, colour: Colour) -> String {
        self.named("colour", colour.id())
    }

    /// When a card may be played.
    pub fn moment(&self, moment: Moment) -> String {
        let apart = matches!(moment, Moment::Bid | Moment::Step | Moment::Stop);
        if apart && self.game.daimyo().is_some() {
            // Nobody bids there, and the patrol goes on by the icons of cards.
            return self.say(&format!("yedo-together-{}", moment.id()), &[]);
        }
        self.named("moment", moment.id())
    }

    /// The moment that is printed on a card.
    fn printed(&self, moment: Moment) -> String {
        if matches!(moment, Moment::Step | Moment::Stop) && self.game.daimyo().is_some() {
            return self.say("yedo-together-icons", &[]);
        }
        self.moment(moment)
    }

    /// When an action card can be played; none for one that says so itself.
    pub fn action_moment(&self, number: u8) -> Option<String> {
        let row = self.game.action(number);
        let says = |word: &Effect| matches!(word, Effect::Egress(..) | Effect::Rebate(_));
        (!row.effect.iter().any(says)).then(|| self.printed(row.moment))
    }

    /// Something that is bid for.
    pub fn asset(&self, asset: Asset) -> String {
        self.named("asset", asset.id())
    }

    /// Assets that are bid for together.
    pub fn group(&self, group: BidGroup) -> String {
        self.named("group", group.id())
    }

    /// What is auctioned.
    pub fn lot(&self, lot: Lot) -> String {
        match lot {
            Lot::Asset { asset } => self.asset(asset),
            Lot::Group { group } => self.group(group),
        }
    }

    /// A favor of the shogun.
    pub fn favor(&self, favor: Favor) -> String {
        self.named("favor", favor.id())
    }

    /// What a favor gives.
    pub fn favor_line(&self, favor: Favor) -> String {
        self.line_of("favor", favor.id())
    }

    /// A clan power.
    pub fn clan(&self, power: ClanPower) -> String {
        self.named("clan", power.id())
    }

    /// What a clan power does.
    pub fn clan_line(&self, power: ClanPower) -> String {
        self.line_of("clan", power.id())
    }

    /// A character of the Tea House.
    pub fn character(&self, no: CharacterNo) -> String {
        self.named("character", self.game.edition.character(no).id)
    }

    /// What a character does.
    pub fn character_line(&self, no: CharacterNo) -> String {
        self.line_of("character", self.game.edition.character(no).id)
    }

    /// A character with what it does, and when.
    pub fn character_in_full(&self, no: CharacterNo) -> String {
        format!("{} ({})", self.character(no), self.character_when(no))
    }

    /// When a character can be used; none for one that works by itself, or says so itself.
    pub fn character_moment(&self, no: CharacterNo) -> Option<String> {
        let row = self.game.edition.character(no);
        if row.moment == Moment::Act {
            // A card comes before the activation, a character may come after it, too.
            return Some(self.say("yedo-turn-to-act", &[]));
        }
        let by_itself = row.moment == Moment::Round || row.effect.contains(&Effect::TakeBack);
        (!by_itself).then(|| self.printed(row.moment))
    }

    /// What a character does, and when.
    pub fn character_when(&self, no: CharacterNo) -> String {
        self.when(self.character_line(no), self.character_moment(no))
    }

    /// What something does, and the moment for it.
    fn when(&self, line: String, moment: Option<String>) -> String {
        let Some(moment) = moment else { return line };
        self.say("yedo-when", &[("line", line.into()), ("moment", moment.into())])
    }

    /// Something that can be traded; of a hidden card, its back.
    pub fn good(&self, good: Good) -> String {
        match good {
            Good::Weapon(weapon) => self.weapon(weapon),
            Good::Mission(colour) => {
                self.say("yedo-good-mission", &[("colour", self.colour(colour).into())])
            }
            Good::Geisha => self.say("yedo-good-geisha", &[]),
            Good::Blackmail => self.say("yedo-good-blackmail", &[]),
            Good::Action => self.say("yedo-good-action", &[]),
            Good::Bonus => self.say("yedo-good-bonus", &[]),
        }
    }

    /// A deck, by what is in it.
    pub fn deck(&self, deck: Deck) -> String {
        let id = match deck {
            Deck::Action => "action",
            Deck::Bonus => "bonus",
            Deck::Weapon => "weapon",
            Deck::Event => "event",
            Deck::Emperor => "emperor",
            Deck::Mission { colour } => colour.id(),
            Deck::Jesuit { colour } => {
                return self.say("yedo-deck-jesuit", &[("id", colour.id().into())]);
            }
        };
        self.say(&format!("yedo-deck-{id}"), &[])
    }

    /// Things of which one has too many, or loses some.
    pub fn kind(&self, kind: Kind) -> String {
        let id = match kind {
            Kind::Missions => "missions",
            Kind::Actions => "actions",
            Kind::Bonuses => "bonuses",
            Kind::Weapons => "weapons",
            Kind::Annexes => "annexes",
            Kind::Disciples => "disciples",
        };
        self.say(&format!("yedo-kind-{id}"), &[])
    }

    /// A mission.
    pub fn mission(&self, number: u8) -> String {
        self.named("mission", self.game.mission(number).id)
    }

    /// An action card.
    pub fn action(&self, number: u8) -> String {
        self.named("action", self.game.action(number).id)
    }

    /// What an action card does.
    pub fn action_line(&self, number: u8) -> String {
        self.line_of("action", self.game.action(number).id)
    }

    /// A bonus card.
    pub fn bonus(&self, number: u8) -> String {
        self.named("bonus", self.game.edition.bonus(BonusNo(number)).id)
    }

    /// What a bonus card scores.
    pub fn bonus_line(&self, number: u8) -> String {
        self.line_of("bonus", self.game.edition.bonus(BonusNo(number)).id)
    }

    /// An event.
    pub fn event(&self, number: u8) -> String {
        self.named("event", self.game.edition.event(EventNo(number)).id)
    }

    /// What an event does.
    pub fn event_line(&self, number: u8) -> String {
        self.line_of("event", self.game.edition.event(EventNo(number)).id)
    }

    /// A card or a weapon.
    pub fn card(&self, card: Card) -> String {
        match card {
            Card::Mission(number) => self.mission(number),
            Card::Action(number) => self.action(number),
            Card::Bonus(number) => self.bonus(number),
            Card::Event(number) => self.event(number),
            Card::Emperor(number) => self.errand(EmperorNo(number)),
            Card::Weapon(number) => {
                Weapon::ALL.get(number as usize).map_or_else(String::new, |it| self.weapon(*it))
            }
        }
    }

    /// A card with what it does, asks or scores; a weapon by its name.
    pub fn card_in_full(&self, card: Card) -> String {
        let what = match card {
            Card::Mission(number) => self.mission_terms(number),
            Card::Action(number) => self.when(self.action_line(number), self.action_moment(number)),
            Card::Bonus(number) => self.bonus_line(number),
            Card::Event(number) => self.event_line(number),
            Card::Emperor(number) => self.errand_terms(EmperorNo(number)),
            Card::Weapon(_) => String::new(),
        };
        if what.is_empty() { self.card(card) } else { format!("{} ({what})", self.card(card)) }
    }
}
