//! The rows of a file: the columns of each table, and how their odder values are written.

use yedo::edition::{
    ActionCard, ActionKind, Annex, Bidding, BonusCard, BonusPart, ByRounds, Character, ClanNumbers,
    ClanPowerCard, Colour, CoopNumbers, DaimyoCard, DaimyoIcon, District, Effect, EmperorCard,
    Errand, EventCard, Favor, FavorCard, Gift, Limits, Location, Mission, MoodDecks, Need, Needs,
    Objectives, Pays, Players, Preset, Prices, Scoring, Specialist, Start, Weapon, Yields,
};

use crate::edition::cell::{Cell, NUMBER_MAX, rows};
use crate::edition::fields::Fields;
use crate::edition::file::{keep_text, read_id};
use crate::edition::page::{list, string};
use crate::edition::term::{Term, read_one, read_terms, terms_text};
use crate::edition::trouble::quoted;

rows! {
    Limits, "limits" by "" {
        missions, actions, bonuses, weapons, weapons_armourer, blessings, geishas, disciples,
        floor, resting, offers,
    }
    Start, "start" by "" {
        rounds, action_kinds, event_kinds, mission_sets, weapons_each, row, blessings, church,
        disciples, reserve, mon, blackmail, missions, first_game_green, first_game_red,
        jesuits_among, token_spaces, tea_more, tea_least,
    }
    Bidding, "bidding" by "" { egress, minimum, minimum_group, draw, annex_prestige }
    Prices, "prices" by "" {
        row, row_kept, mission, audience, recruit, favours, annex, goods, geisha_mon,
        geisha_prestige, action, bonus, kobudo_less, blessing, donation,
    }
    Yields, "yields" by "" {
        church, kobudo, foresight, foresight_monk, kobudo_draw, chashitsu_draw, unused_character,
        samurai, onna_mon, messenger, blackmail, mon_per_point,
    }
    ClanNumbers, "clans" by "" {
        wealthy, wealthy_coop, generous, tenacious, hypocrite, wise, sailor_goods, sailor_church,
    }
    CoopNumbers, "coop" by "" {
        rounds, daimyo, daimyo_reserve, master_more, interference, egress, trade_mon,
        victory_errands, first_again, annex_mon, solo_temple_closed,
    }
    Preset, "first game" by "" { rounds, actions, events, missions, black }
    Players, "row for players" by "" { players, annexes, geishas, single_assets }
    Location, "location" by "" { district, number, rest, players }
    ActionPreset, "preset" by "name" { name, kinds }
    Mission, "mission" by "id" { id, set, colour, fit, source, needs, pays, bonus }
    ActionCard, "action card" by "id" { id, kind, moment, fit, source, effect, coop }
    EventCard, "event" by "id" { id, kind, last_round, source, effect }
    BonusCard, "bonus card" by "id" { id, needs_black, fit, source, scoring }
    FavorCard, "favor" by "favor" { favor, patrol, source, pays }
    Character, "character" by "id" {
        id, moment, coop_use, prestige, source, prestige_source, favor, effect, coop,
    }
    ClanPowerCard, "clan power" by "power" { power, fit, source }
    DaimyoCard, "Daimyo card" by "id" { id, district, source, icons }
    EmperorCard, "Emperor card" by "id" { id, colour, prices, used, source, event, errand }
    MoodDecks, "mood" by "mood" { mood, decks }
    Objectives, "objectives" by "" { players, lowest, errands, highest }
}

/// Kinds of action cards that go well together.
pub(super) struct ActionPreset {
    pub(super) name: Id,
    pub(super) kinds: [ActionKind; 3],
}

/// A name that the notation knows.
#[derive(Clone, Copy)]
pub(super) struct Id(pub(super) &'static str);

impl Cell for Id {
    fn text(&self) -> Option<String> {
        Some(string(self.0))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Id {
        let name = fields.text(key, "a word").unwrap_or_default();
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
            let what = format!("{} is called {}", fields.name(), quoted(name));
            fields.trouble(key, what, "a to z and -");
        }
        Id(keep_text(name))
    }
}

/// The id of a card.
impl Cell for &'static str {
    fn text(&self) -> Option<String> {
        Some(string(self))
    }

    fn read(fields: &Fields<'_>, _: &'static str) -> &'static str {
        let fits = |index: usize, c: char| {
            c.is_ascii_alphabetic() || 0 < index && (c.is_ascii_digit() || c == '-')
        };
        keep_text(read_id(fields, "a letter, then letters, 0 to 9 and -", fits))
    }
}

impl Cell for ByRounds {
    fn text(&self) -> Option<String> {
        self.0.text()
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> ByRounds {
        ByRounds(Cell::read(fields, key))
    }
}

impl Cell for Option<[u8; 3]> {
    fn text(&self) -> Option<String> {
        self.as_ref().and_then(Cell::text)
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Option<[u8; 3]> {
        fields.has(key).then(|| Cell::read(fields, key))
    }
}

impl Cell for Option<Favor> {
    fn text(&self) -> Option<String> {
        self.as_ref().and_then(Cell::text)
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Option<Favor> {
        fields.has(key).then(|| Cell::read(fields, key))
    }
}

impl Cell for &'static [Effect] {
    fn text(&self) -> Option<String> {
        Some(terms_text(self))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> &'static [Effect] {
        Vec::leak(read_terms(fields, key))
    }
}

impl Cell for Option<&'static [Effect]> {
    fn text(&self) -> Option<String> {
        self.as_ref().and_then(Cell::text)
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Option<&'static [Effect]> {
        fields.has(key).then(|| Cell::read(fields, key))
    }
}

impl Cell for &'static [DaimyoIcon] {
    fn text(&self) -> Option<String> {
        Some(terms_text(self))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> &'static [DaimyoIcon] {
        Vec::leak(read_terms(fields, key))
    }
}

impl Cell for Scoring {
    fn text(&self) -> Option<String> {
        Some(string(&self.term()))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Scoring {
        read_one(fields, key).unwrap_or(Scoring::Least(0))
    }
}

impl Cell for Needs {
    fn text(&self) -> Option<String> {
        Some(terms_text(&list_of(self)))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Needs {
        let needs: Vec<Need> = read_terms(fields, key);
        // More than a few would not fit the bytes they are counted in.
        if NEEDS_MAX < needs.len() {
            let what = format!("{} has {} {key}", fields.name(), needs.len());
            fields.trouble(key, what, format!("at most {NEEDS_MAX}"));
            return Needs::NONE;
        }
        let pay: u32 = needs.iter().map(|need| amount(*need)).sum();
        if u32::from(NUMBER_MAX) < pay {
            let what = format!("{key} of {} add up to {pay}", fields.name());
            fields.trouble(key, what, format!("at most {NUMBER_MAX}"));
            return Needs::NONE;
        }
        Needs::of(&needs)
    }
}

/// The most needs a card shows.
const NEEDS_MAX: usize = 12;

/// How many things a need counts.
fn amount(need: Need) -> u32 {
    match need {
        Need::AnyWeapon(n)
        | Need::AnyAnnex(n)
        | Need::Geisha(n)
        | Need::Pay(n)
        | Need::Church(n) => n.into(),
        Need::In(_)
        | Need::Own(_)
        | Need::Has(_)
        | Need::Blessing
        | Need::Give(_)
        | Need::Spec(_)
        | Need::With(_)
        | Need::Rival(_)
        | Need::RivalAnnex => 1,
    }
}

/// What is laid out flat, need by need.
fn list_of(needs: &Needs) -> Vec<Need> {
    let mut list = Vec::new();
    for district in District::ALL {
        let number = needs.districts[district as usize].into();
        list.extend(std::iter::repeat_n(Need::In(district), number));
    }
    list.extend(Weapon::ALL.into_iter().filter(|it| needs.weapons.has(*it)).map(Need::Own));
    list.extend(Annex::ALL.into_iter().filter(|it| needs.annexes.has(*it)).map(Need::Has));
    let counted = [
        (Need::AnyWeapon as fn(u8) -> Need, needs.any_weapons),
        (Need::AnyAnnex, needs.any_annexes),
        (Need::Geisha, needs.geishas),
        (Need::Pay, needs.pay),
        (Need::Church, needs.church),
    ];
    list.extend(counted.into_iter().filter(|(_, n)| 0 < *n).map(|(need, n)| need(n)));
    list.extend(needs.blessing.then_some(Need::Blessing));
    let given = [
        (Gift::Action, needs.give_actions),
        (Gift::Bonus, needs.give_bonuses),
        (Gift::Weapon, needs.give_weapons),
        (Gift::Blessing, needs.give_blessings),
        (Gift::Geisha, needs.give_geishas),
    ];
    for (gift, number) in given {
        list.extend(std::iter::repeat_n(Need::Give(gift), number.into()));
    }
    let skilled = |it: &Specialist| needs.specialists.has(*it);
    list.extend(Specialist::ALL.into_iter().filter(skilled).map(Need::Spec));
    list.extend(Specialist::ALL.into_iter().filter(|it| needs.with.has(*it)).map(Need::With));
    list.extend(District::ALL.into_iter().filter(|it| needs.is_rival_in(*it)).map(Need::Rival));
    list.extend(needs.rival_annex.then_some(Need::RivalAnnex));
    list
}

/// What is paid, without what is not: `{ prestige = 1, mon = 6 }`.
impl Cell for Pays {
    fn text(&self) -> Option<String> {
        let Pays { prestige, mon, actions, bonuses, missions, weapons, blessings } = *self;
        let parts = [
            ("prestige", prestige),
            ("mon", mon),
            ("actions", actions),
            ("bonuses", bonuses),
            ("missions", missions),
            ("weapons", weapons),
            ("blessings", blessings),
        ];
        let parts = parts.iter().filter(|(_, number)| 0 < *number);
        let parts: Vec<String> = parts.map(|(key, number)| format!("{key} = {number}")).collect();
        Some(if parts.is_empty() { "{}".into() } else { format!("{{ {} }}", parts.join(", ")) })
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Pays {
        let inner = fields.inner(key, format!("the {key} of {}", fields.name()));
        let pays = Pays {
            prestige: inner.number_or_none("prestige", 0..=NUMBER_MAX),
            mon: inner.number_or_none("mon", 0..=NUMBER_MAX),
            actions: inner.number_or_none("actions", 0..=FEW_MAX),
            bonuses: inner.number_or_none("bonuses", 0..=FEW_MAX),
            missions: inner.number_or_none("missions", 0..=FEW_MAX),
            weapons: inner.number_or_none("weapons", 0..=FEW_MAX),
            blessings: inner.number_or_none("blessings", 0..=1),
        };
        inner.close();
        pays
    }
}

/// The most cards that one reward gives.
const FEW_MAX: u8 = 3;

/// The part that may be done as well, or nothing.
impl Cell for Option<BonusPart> {
    fn text(&self) -> Option<String> {
        let BonusPart { needs, pays } = self.as_ref()?;
        let [needs, pays] = [needs.text()?, pays.text()?];
        Some(format!("{{ needs = {needs}, pays = {pays} }}"))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Option<BonusPart> {
        if !fields.has(key) {
            return None;
        }
        let inner = fields.inner(key, format!("the bonus part of {}", fields.name()));
        let part =
            BonusPart { needs: Cell::read(&inner, "needs"), pays: Cell::read(&inner, "pays") };
        inner.close();
        Some(part)
    }
}

impl Cell for Errand {
    fn text(&self) -> Option<String> {
        let Errand { needs, together, pays } = self;
        let [needs, pays] = [needs.text()?, pays.text()?];
        Some(format!("{{ needs = {needs}, together = {together}, pays = {pays} }}"))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> Errand {
        let inner = fields.inner(key, format!("the errand of {}", fields.name()));
        let errand = Errand {
            needs: Cell::read(&inner, "needs"),
            together: Cell::read(&inner, "together"),
            pays: Cell::read(&inner, "pays"),
        };
        inner.close();
        errand
    }
}

/// Decks by the first letters of their colours: `["gggggyy", …]`.
impl Cell for [[Colour; 7]; 4] {
    fn text(&self) -> Option<String> {
        let deck = |deck: [Colour; 7]| string(&deck.map(|colour| &colour.id()[..1]).concat());
        Some(list(self.map(deck)))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> [[Colour; 7]; 4] {
        let expected = "4 texts of 7 letters g, y or r";
        let mut decks = [[Colour::Green; 7]; 4];
        let Some((_, values)) = fields.array(key, expected) else { return decks };
        let decoded: Vec<Option<Vec<Colour>>> = values
            .iter()
            .map(|value| {
                let text = value.get_ref().as_str().unwrap_or_default();
                text.chars().map(colour).collect()
            })
            .collect();
        let whole: Option<Vec<[Colour; 7]>> =
            decoded.into_iter().map(|deck| deck?.try_into().ok()).collect();
        match whole.and_then(|whole| <[[Colour; 7]; 4]>::try_from(whole).ok()) {
            Some(read) => decks = read,
            None => fields.trouble(key, format!("{key} of {} are odd", fields.name()), expected),
        }
        decks
    }
}

fn colour(letter: char) -> Option<Colour> {
    let all = [Colour::Green, Colour::Yellow, Colour::Red];
    all.into_iter().find(|colour| colour.id().starts_with(letter))
}
