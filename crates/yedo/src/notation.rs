//! The text form of choices. Positions are in `position.rs`.

use std::fmt::{self, Write};

use table::{Misread, Seat};

use crate::addon::clans::SAILOR;
use crate::choice::{Card, Choice};
use crate::district;
use crate::edition::{
    Annex, Asset, BidGroup, CharacterNo, Colour, District, DistrictAction, Favor, LocationNo,
    Specialist, Weapon,
};
use crate::frame::Lot;
use crate::game::Yedo;
use crate::good::Good;
use crate::state::{ROW, Spot};

/// Writes a choice.
pub(crate) fn write_choice(game: &Yedo, choice: Choice, out: &mut impl Write) -> fmt::Result {
    match choice {
        Choice::Pass => write!(out, "pass"),
        Choice::Deck(colour) => write!(out, "deck {}", colour.id()),
        Choice::Favor(favor) => write!(out, "favor {}", favor.id()),
        Choice::TakePart => write!(out, "take-part"),
        Choice::StepOut => write!(out, "step-out"),
        Choice::Call(Lot::Asset { asset }) => write!(out, "call {}", asset.id()),
        Choice::Call(Lot::Group { group }) => write!(out, "call-group {}", group.id()),
        Choice::Bid(mon) => write!(out, "bid {mon}"),
        Choice::Asset(asset) => write!(out, "asset {}", asset.id()),
        Choice::Annex(annex) => write!(out, "annex {}", annex.id()),
        Choice::Assign(spot) => {
            write!(out, "assign ")?;
            write_spot(game, spot, out)
        }
        Choice::Pay => write!(out, "pay"),
        Choice::Activate(spot) => {
            write!(out, "activate ")?;
            write_spot(game, spot, out)
        }
        Choice::Do { action, with } => match district::with_id(game, action, with) {
            Some(id) => write!(out, "do {} {id}", action.id()),
            None => write!(out, "do {}", action.id()),
        },
        Choice::Use => write!(out, "use"),
        Choice::Complete { mission, bonus } => {
            let bonus = if bonus { " bonus" } else { "" };
            write!(out, "complete {}{bonus}", game.mission(mission).id)
        }
        Choice::Keep(card) => write!(out, "keep {}", card_id(game, card)),
        Choice::Discard(card) => write!(out, "discard {}", card_id(game, card)),
        Choice::GiveBack(annex) => write!(out, "give-back {}", annex.id()),
        Choice::First => write!(out, "first"),
        Choice::Second => write!(out, "second"),
        Choice::Show(mission) => write!(out, "show {}", game.mission(mission).id),
        Choice::Play(card) => write!(out, "play {}", game.action_id(card)),
        Choice::Blackmail => write!(out, "blackmail"),
        Choice::Character => write!(out, "character"),
        Choice::Hire(no) => write!(out, "hire {}", game.edition.character(no).id),
        Choice::Rival(seat) => write!(out, "rival {seat}"),
        Choice::Disciple(spot) => {
            write!(out, "disciple ")?;
            write_spot(game, spot, out)
        }
        Choice::AtHome => write!(out, "at-home"),
        Choice::Specialist(specialist) => write!(out, "specialist {}", specialist.id()),
        Choice::Send { spot, specialist } => {
            write!(out, "send {} ", specialist.id())?;
            write_spot(game, spot, out)
        }
        Choice::AnnexOf(spot) => {
            write!(out, "annex-of ")?;
            write_spot(game, spot, out)
        }
        Choice::Give(good) => write!(out, "give {}", good.id()),
        Choice::Ask(good) => write!(out, "ask {}", good.id()),
        Choice::GiveMon => write!(out, "give-mon"),
        Choice::AskMon => write!(out, "ask-mon"),
        Choice::Mon(mon) => write!(out, "mon {mon}"),
        Choice::Lay(card) => write!(out, "lay {}", card_id(game, card)),
        Choice::LayOpen(card) => write!(out, "lay-open {}", card_id(game, card)),
        Choice::Propose => write!(out, "propose"),
        Choice::Accept => write!(out, "accept"),
        Choice::Space(space) => write!(out, "space {}", space + 1),
    }
}

fn write_spot(game: &Yedo, spot: Spot, out: &mut impl Write) -> fmt::Result {
    match (spot.as_annex(), spot.as_location()) {
        (Some((owner, annex)), _) => write!(out, "{} {owner}", annex.id()),
        (None, Some(no)) => {
            let row = game.location(no);
            let beside = if spot.is_beside() { " beside" } else { "" };
            if no == SAILOR {
                return write!(out, "{} own", row.district.id());
            }
            write!(out, "{} {}{beside}", row.district.id(), row.number)
        }
        (None, None) => unreachable!("a spot is one or the other"),
    }
}

/// Cards have ids that are unlike: `m01`, `A01`, `b01`, `CD1`, `katana`.
fn card_id(game: &Yedo, card: Card) -> &'static str {
    match card {
        Card::Mission(number) => game.mission(number).id,
        Card::Action(number) => game.action_id(number),
        Card::Bonus(number) => game.bonus_id(number),
        Card::Event(number) => game.event_id(number),
        Card::Weapon(number) => Weapon::ALL[number as usize].id(),
    }
}

/// Reads what [`write_choice`] writes.
pub(crate) fn read_choice(game: &Yedo, text: &str) -> Result<Choice, Misread> {
    let mut words = Words { words: text.split_whitespace(), game };
    let choice = match words.next("a choice")? {
        "pass" => Choice::Pass,
        "deck" => Choice::Deck(words.named("a colour", &Colour::ALL, Colour::id)?),
        "favor" => Choice::Favor(words.named("a favor", &Favor::ALL, Favor::id)?),
        "take-part" => Choice::TakePart,
        "step-out" => Choice::StepOut,
        "call" => {
            let asset = words.named("an asset", &Asset::ALL, Asset::id)?;
            Choice::Call(Lot::Asset { asset })
        }
        "call-group" => {
            let group = words.named("a group", &BidGroup::ALL, BidGroup::id)?;
            Choice::Call(Lot::Group { group })
        }
        "bid" => Choice::Bid(words.mon()?),
        "give" => Choice::Give(words.good()?),
        "ask" => Choice::Ask(words.good()?),
        "give-mon" => Choice::GiveMon,
        "ask-mon" => Choice::AskMon,
        "mon" => Choice::Mon(words.mon()?),
        "lay" => Choice::Lay(words.card()?),
        "lay-open" => Choice::LayOpen(words.card()?),
        "propose" => Choice::Propose,
        "accept" => Choice::Accept,
        "asset" => Choice::Asset(words.named("an asset", &Asset::ALL, Asset::id)?),
        "annex" => Choice::Annex(words.annex()?),
        "assign" => Choice::Assign(words.spot()?),
        "pay" => Choice::Pay,
        "activate" => Choice::Activate(words.spot()?),
        "do" => words.action()?,
        "use" => Choice::Use,
        "complete" => {
            let mission = words.mission()?;
            Choice::Complete { mission, bonus: words.flag("bonus")? }
        }
        "keep" => Choice::Keep(words.card()?),
        "discard" => Choice::Discard(words.card()?),
        "give-back" => Choice::GiveBack(words.annex()?),
        "first" => Choice::First,
        "second" => Choice::Second,
        "show" => Choice::Show(words.mission()?),
        "play" => match words.card()? {
            Card::Action(card) => Choice::Play(card),
            other => return Err(Misread::new(card_id(game, other), "an action card")),
        },
        "blackmail" => Choice::Blackmail,
        "character" => Choice::Character,
        "hire" => {
            let word = words.next("a character")?;
            let no = position(game.edition.characters, |row| row.id == word);
            Choice::Hire(CharacterNo(no.ok_or_else(|| Misread::new(word, "t01 to t15"))?))
        }
        "disciple" => Choice::Disciple(words.spot()?),
        "at-home" => Choice::AtHome,
        "specialist" => Choice::Specialist(words.specialist()?),
        "send" => {
            let specialist = words.specialist()?;
            Choice::Send { spot: words.spot()?, specialist }
        }
        "annex-of" => Choice::AnnexOf(words.spot()?),
        "space" => {
            let word = words.next("a space of the row")?;
            let space = (0..ROW as u8).find(|space| (space + 1).to_string() == word);
            Choice::Space(space.ok_or_else(|| Misread::new(word, "1 to 5"))?)
        }
        "rival" => {
            let word = words.next("a seat")?;
            Choice::Rival(Seat::read(word).ok_or_else(|| Misread::new(word, "S1 to S5"))?)
        }
        other => {
            return Err(Misread::new(
                other,
                "pass, deck, favor, take-part, step-out, call, call-group, bid, asset, annex, \
                 assign, pay, activate, do, use, complete, keep, discard, give-back, first, \
                 second, show, play, blackmail, rival, disciple, at-home, annex-of, space, give, \
                 ask, give-mon, ask-mon, mon, lay, lay-open, propose or accept",
            ));
        }
    };
    match words.words.next() {
        None => Ok(choice),
        Some(word) => Err(Misread::new(word, "nothing more")),
    }
}

struct Words<'a> {
    words: std::str::SplitWhitespace<'a>,
    game: &'a Yedo,
}

impl<'a> Words<'a> {
    fn next(&mut self, expected: &str) -> Result<&'a str, Misread> {
        self.words.next().ok_or_else(|| Misread::new("nothing", expected))
    }

    fn named<K: Copy>(
        &mut self,
        expected: &str,
        all: &[K],
        id: impl Fn(K) -> &'static str,
    ) -> Result<K, Misread> {
        let word = self.next(expected)?;
        all.iter().copied().find(|kind| id(*kind) == word).ok_or_else(|| {
            let ids: Vec<_> = all.iter().map(|kind| id(*kind)).collect();
            Misread::new(word, format!("{expected}: {}", ids.join(", ")))
        })
    }

    fn flag(&mut self, word: &str) -> Result<bool, Misread> {
        match self.words.next() {
            None => Ok(false),
            Some(found) if found == word => Ok(true),
            Some(found) => Err(Misread::new(found, format!("`{word}` or nothing"))),
        }
    }

    fn specialist(&mut self) -> Result<Specialist, Misread> {
        self.named("a specialist", &Specialist::ALL, Specialist::id)
    }

    fn annex(&mut self) -> Result<Annex, Misread> {
        self.named("an annex", &Annex::ALL, Annex::id)
    }

    fn spot(&mut self) -> Result<Spot, Misread> {
        let place = self.next("a district or an annex")?;
        let number = self.next("a number or a seat")?;
        if let Some(annex) = Annex::ALL.into_iter().find(|annex| annex.id() == place) {
            let owner = Seat::read(number).ok_or_else(|| Misread::new(number, "S1 to S5"))?;
            return Ok(Spot::annex(owner, annex));
        }
        if (place, number) == (District::Harbor.id(), "own") {
            return Ok(Spot::location(SAILOR));
        }
        let rows = self.game.edition.locations.iter();
        let at = rows.map(|row| (row.district.id(), row.number.to_string()));
        let mut found = at.zip(0_u8..).filter(|((id, no), _)| *id == place && no == number);
        let no = found.next().map(|(_, no)| LocationNo(no));
        let no = no.ok_or_else(|| {
            Misread::new(format!("{place} {number}"), "a location such as `castle 4`, or an annex")
        })?;
        Ok(if self.flag("beside")? { Spot::beside(no) } else { Spot::location(no) })
    }

    fn action(&mut self) -> Result<Choice, Misread> {
        let action = self.named("an action", &DistrictAction::ALL, DistrictAction::id)?;
        if district::with_id(self.game, action, 0).is_none() {
            return Ok(Choice::Do { action, with: 0 });
        }
        let word = self.next("with what")?;
        let with = (0..8).find(|with| district::with_id(self.game, action, *with) == Some(word));
        let with = with.ok_or_else(|| Misread::new(word, "what the action is done with"))?;
        Ok(Choice::Do { action, with })
    }

    fn mon(&mut self) -> Result<u8, Misread> {
        let word = self.next("a number of Mon")?;
        let plain = !word.starts_with('+') && (word == "0" || !word.starts_with('0'));
        let mon = word.parse().ok().filter(|_| plain);
        mon.ok_or_else(|| Misread::new(word, "a number of Mon"))
    }

    fn good(&mut self) -> Result<Good, Misread> {
        let word = self.next("what can be traded")?;
        let found = Good::all().find(|good| good.id() == word);
        found.ok_or_else(|| {
            let expected = "a weapon, a colour of missions, geisha, blackmail, action or bonus";
            Misread::new(word, expected)
        })
    }

    fn mission(&mut self) -> Result<u8, Misread> {
        let word = self.next("a mission")?;
        position(self.game.edition.missions, |row| row.id == word)
            .ok_or_else(|| Misread::new(word, "the id of a mission"))
    }

    fn card(&mut self) -> Result<Card, Misread> {
        let word = self.next("a card")?;
        let edition = self.game.edition;
        position(edition.missions, |row| row.id == word)
            .map(Card::Mission)
            .or_else(|| position(edition.actions, |row| row.id == word).map(Card::Action))
            .or_else(|| position(edition.bonuses, |row| row.id == word).map(Card::Bonus))
            .or_else(|| position(edition.events, |row| row.id == word).map(Card::Event))
            .or_else(|| position(&Weapon::ALL, |weapon| weapon.id() == word).map(Card::Weapon))
            .ok_or_else(|| Misread::new(word, "the id of a card, or a weapon"))
    }
}

fn position<T>(rows: &[T], is: impl Fn(&T) -> bool) -> Option<u8> {
    rows.iter().position(is).map(|at| at as u8)
}
