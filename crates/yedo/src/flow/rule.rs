//! The rule of a question: what whoever is asked should read. Where a card, an event or something else
//! asks, it is the rule of that.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever is no exception has the rule of what lies below it"
)]

use table::Rule;

use crate::choice::Question;
use crate::edition::Effect;
use crate::frame::{Deck, Frame, Phase};
use crate::game::Yedo;
use crate::state::Open;
use crate::{limit, rules};

/// The rule of what is asked now.
pub(crate) fn rule_of(game: &Yedo, open: &Open, question: Question) -> Rule {
    let together = game.daimyo().is_some();
    let extra = matches!(open.frames.top(), Frame::Extra { .. });
    match question {
        Question::Favor => rules::SETUP_FAVOR,
        Question::Egress => rules::BID_EGRESS,
        Question::Call | Question::Open { .. } | Question::Bid { .. } => rules::BID_CALL,
        Question::Asset { .. } => rules::BID_GROUPS,
        Question::Annex => rules::BID_REWARD_ANNEX,
        // A second purse buys once more, by its card.
        Question::Buy if extra => rules::CARDS_CONTENT,
        Question::Buy if together && !open.bidding.no_auction => rules::COOP_BUY,
        Question::Buy => rules::CARDS_NO_AUCTION,
        Question::Assign => rules::ASSIGN_WHERE,
        // An event says that the patrol can be paid.
        Question::Bribe => rules::EVENT_CONTENT,
        Question::Arrest => rules::PATROL_ARREST,
        Question::Trade => rules::TRADE_WHO,
        Question::Offer { .. } | Question::Amount { .. } if together => rules::COOP_TRADE,
        Question::Offer { .. } | Question::Amount { .. } => rules::TRADE_WHAT,
        Question::Answer { .. } | Question::HandOver { .. } => rules::TRADE_OFFERS,
        Question::Activate => rules::ACT_TURNS,
        Question::Act { .. } => rules::ACT_CHOICE,
        Question::Excess { kind } => limit::rule(kind),
        Question::Give => rules::MISSION_OWN,
        Question::GiveUp => rules::COOP_ERRAND,
        Question::War => rules::COOP_WAR,
        Question::IgnoreIcons => rules::COOP_PATROL,
        Question::PutBack { .. } => rules::CLAN_WISE,
        Question::Moment { .. } => rules::CARDS_ASK,
        Question::Hire => rules::CARDS_RONIN,
        Question::TakeBack { .. } | Question::Debt => rules::TEA_CONTENT,
        Question::After => rules::TEA_USE,
        Question::Exchange { .. } => rules::SPEC_ONNA,
        Question::MissionDeck
        | Question::Keep { .. }
        | Question::Arrange { .. }
        | Question::PutUnder { .. }
        | Question::LookAny
        | Question::Lose { .. }
        | Question::Either
        | Question::May
        | Question::Show
        | Question::Rival
        | Question::TakeWeapon
        | Question::SendHome
        | Question::MoveFrom
        | Question::MoveTo { .. }
        | Question::Spare
        | Question::AnnexOf { .. }
        | Question::SwapGive
        | Question::SwapTake
        | Question::Direction
        | Question::Besides { .. } => cause(game, open),
    }
}

/// The rule of whatever asks the question on top.
fn cause(game: &Yedo, open: &Open) -> Rule {
    let (top, below) = open.frames.as_slice().split_last().expect("something is being resolved");
    // What else is still due from the same cause lies between.
    let due = |frame: &&Frame| {
        matches!(frame, Frame::Reward { .. } | Frame::Excess { .. } | Frame::Lose { .. })
    };
    let line = below.iter().rev().find(|frame| !due(frame)).and_then(|frame| match *frame {
        Frame::Line { line, .. } | Frame::ForEach { line, .. } => Some(line),
        _ => None,
    });
    if let Some(line) = line {
        return rule_of_line(game, game.line(line));
    }
    match *top {
        Frame::Draft { .. } => rules::SETUP_MISSIONS,
        Frame::Either { first, .. } => rule_of_line(game, game.line(first)),
        Frame::May { line, .. } => rule_of_line(game, game.line(line)),
        Frame::Message { .. } => rules::SPEC_MESSENGER,
        Frame::Lose { .. } => rules::GATES_RECRUIT,
        Frame::Arrange { .. } | Frame::PutUnder { .. } | Frame::KeepTop { .. } => {
            rules::ACT_FORESIGHT
        }
        Frame::Keep { deck: Deck::Weapon, .. } if open.phase() == Phase::Act => rules::ANNEX_KOBUDO,
        Frame::Keep { deck: Deck::Bonus, .. } if open.phase() == Phase::Act => {
            rules::ANNEX_CHASHITSU
        }
        Frame::Keep { .. } if open.phase() == Phase::Act => rules::SPEC_MESSENGER,
        Frame::Keep { deck: Deck::Weapon, .. } => rules::BID_REWARD_WEAPON,
        // Not the first missions: one drawn for a completed mission.
        Frame::PickDeck { .. } if open.phase() == Phase::Act => rules::MISSION_REWARD,
        _ => rules::BID_REWARD_CARDS,
    }
}

/// The rule of what a line is printed on.
fn rule_of_line(game: &Yedo, line: &[Effect]) -> Rule {
    let edition = game.edition;
    let cards = edition.actions.iter().flat_map(|card| [Some(card.effect), card.coop]);
    let characters = edition.characters.iter().flat_map(|it| [Some(it.effect), it.coop]);
    let mut emperor = edition.emperor.iter().map(|card| card.event);
    if cards.flatten().any(|whole| holds(whole, line)) {
        rules::CARDS_CONTENT
    } else if characters.flatten().any(|whole| holds(whole, line)) {
        rules::TEA_CONTENT
    } else if game.daimyo().is_some() && emperor.any(|whole| holds(whole, line)) {
        rules::COOP_EVENT
    } else {
        rules::EVENT_CONTENT
    }
}

/// Is a line this one, or does it stand inside?
fn holds(whole: &[Effect], line: &[Effect]) -> bool {
    let inside = |word: &Effect| match *word {
        Effect::Or(one, other)
        | Effect::Else(one, other)
        | Effect::Blessed(one, other)
        | Effect::If(_, one, other) => holds(one, line) || holds(other, line),
        Effect::May(inner) | Effect::For(_, inner) => holds(inner, line),
        _ => false,
    };
    whole == line || whole.iter().any(inside)
}
