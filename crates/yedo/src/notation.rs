//! The text form of choices. Positions are in `position.rs`.

use std::fmt::{self, Write};

use table::Misread;

use crate::addon::clans::SAILOR;
use crate::choice::{Card, Choice};
use crate::edition::{Asset, BidGroup, Colour, EmperorNo, Favor, Weapon};
use crate::frame::Lot;
use crate::game::Yedo;
use crate::position::deck_id;
use crate::state::{ROW, Spot};
use crate::words::Words;
use crate::{district, draw};

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
        Choice::SendBoy(spot) => {
            write!(out, "send-boy ")?;
            write_spot(game, spot, out)
        }
        Choice::Errand(errand) => write!(out, "errand {}", game.emperor_card(errand).id),
        Choice::LookAt(deck) => write!(out, "look-at {}", deck_id(deck)),
        Choice::Ignore(card) => write!(out, "ignore {}", game.edition.daimyo_card(card).id),
    }
}

pub(crate) fn write_spot(game: &Yedo, spot: Spot, out: &mut impl Write) -> fmt::Result {
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
pub(crate) fn card_id(game: &Yedo, card: Card) -> &'static str {
    match card {
        Card::Mission(number) => game.mission(number).id,
        Card::Action(number) => game.action_id(number),
        Card::Bonus(number) => game.bonus_id(number),
        Card::Event(number) => game.event_id(number),
        Card::Emperor(number) => game.emperor_card(EmperorNo(number)).id,
        Card::Weapon(number) => Weapon::ALL[number as usize].id(),
    }
}

/// Reads what [`write_choice`] writes.
pub(crate) fn read_choice(game: &Yedo, text: &str) -> Result<Choice, Misread> {
    let mut words = Words::new(game, text);
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
            Choice::Complete { mission, bonus: words.flag("bonus") }
        }
        "keep" => Choice::Keep(words.card()?),
        "discard" => Choice::Discard(words.card()?),
        "give-back" => Choice::GiveBack(words.annex()?),
        "first" => Choice::First,
        "second" => Choice::Second,
        "show" => Choice::Show(words.mission()?),
        "play" => Choice::Play(words.action_card()?),
        "blackmail" => Choice::Blackmail,
        "character" => Choice::Character,
        "hire" => Choice::Hire(words.character()?),
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
        "rival" => Choice::Rival(words.seat()?),
        "send-boy" => Choice::SendBoy(words.spot()?),
        "errand" => Choice::Errand(words.emperor()?),
        "look-at" => {
            let word = words.next("a deck")?;
            let deck = draw::any_decks(game).find(|deck| deck_id(*deck) == word);
            Choice::LookAt(deck.ok_or_else(|| Misread::new(word, "a deck, by colour or kind"))?)
        }
        "ignore" => Choice::Ignore(words.daimyo()?),
        other => {
            return Err(Misread::new(
                other,
                "pass, deck, favor, take-part, step-out, call, call-group, bid, asset, annex, \
                 assign, pay, activate, do, use, complete, keep, discard, give-back, first, \
                 second, show, play, blackmail, rival, disciple, at-home, annex-of, space, give, \
                 ask, give-mon, ask-mon, mon, lay, lay-open, propose, accept, send-boy, errand, \
                 look-at or ignore",
            ));
        }
    };
    words.end()?;
    Ok(choice)
}
