//! The rule of whatever asks: a card, an event or a character by its line, or else what lies below.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what has no rule of its own has that of all cards, or of what lies below"
)]

use table::Rule;

use super::line::Printed;
use crate::edition::Effect;
use crate::frame::{Deck, Frame, Phase};
use crate::game::Yedo;
use crate::rules;
use crate::state::Open;

/// The rule of an action card: its own if it has one, or that of all cards.
pub(crate) fn card_rule(words: &[Effect]) -> Rule {
    let is_new_orders = |word: &Effect| matches!(word, Effect::Redraw | Effect::Ignore);
    let of_word = |word: &Effect| match *word {
        Effect::Cancel => Some(rules::CARDS_WALLS),
        Effect::NoAuction => Some(rules::CARDS_NO_AUCTION),
        Effect::Redraw | Effect::Ignore => Some(rules::CARDS_NEW_ORDERS),
        Effect::Or(one, other) if one.iter().chain(other).any(is_new_orders) => {
            Some(rules::CARDS_NEW_ORDERS)
        }
        Effect::Place(place) if place.opens_districts() => Some(rules::CARDS_DRAGON),
        Effect::Ronin => Some(rules::CARDS_RONIN),
        _ => None,
    };
    words.iter().find_map(of_word).unwrap_or(rules::CARDS_CONTENT)
}

/// The rule of what the line is printed on. An event has its line only where events are revealed.
fn line_rule(game: &Yedo, line: u8) -> Rule {
    let is_on = |printed| game.lines.is_on(line, printed);
    if is_on(Printed::Card) {
        card_rule(game.lines.get(line))
    } else if is_on(Printed::Character) {
        rules::TEA_CONTENT
    } else if is_on(Printed::Emperor) && game.daimyo().is_some() {
        rules::COOP_EVENT
    } else {
        rules::EVENT_CONTENT
    }
}

/// The rule of what asks the question on top.
pub(crate) fn rule(game: &Yedo, open: &Open) -> Rule {
    let frames = open.frames.as_slice();
    let (top, below) = frames.split_last().expect("something is always being resolved");
    // What is still due from the same cause lies between.
    let cause = below.iter().rev().find(|frame| {
        !matches!(frame, Frame::Reward { .. } | Frame::Excess { .. } | Frame::Lose { .. })
    });
    match (cause, *top) {
        (Some(Frame::Line { line, .. }), _) => line_rule(game, *line),
        // A specialist comes once another disciple was returned.
        (Some(Frame::Recruit { .. }), _) => rules::GATES_RECRUIT,
        (_, Frame::Arrange { .. } | Frame::PutUnder { .. } | Frame::KeepTop { .. }) => {
            rules::ACT_FORESIGHT
        }
        (_, Frame::Message { .. }) => rules::SPEC_MESSENGER,
        (_, top) if open.phase() == Phase::Act => match top {
            Frame::Keep { deck: Deck::Weapon, .. } => rules::ANNEX_KOBUDO,
            Frame::Keep { deck: Deck::Bonus, .. } => rules::ANNEX_CHASHITSU,
            // Of several missions one is kept only by the Wise.
            Frame::Keep { .. } => rules::SPEC_MESSENGER,
            _ => rules::MISSION_REWARD,
        },
        (_, Frame::Keep { deck: Deck::Weapon, .. }) => rules::BID_REWARD_WEAPON,
        _ => rules::BID_REWARD_CARDS,
    }
}
