//! Who is asked what: each frame, one line. Which answers there are is in `answer.rs`, how the game
//! goes on in `settle.rs`.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new frame must break the build here")]

mod answer;
mod rule;
mod settle;

pub(crate) use answer::{apply, candidates, check, check_asked, check_heard, choices};
pub(crate) use rule::rule_of;
pub(crate) use settle::is_settled;

use table::{Rule, Seat, Seats};

use crate::choice::Question;
use crate::frame::{Frame, Phase};
use crate::game::Yedo;
use crate::phase::exchange;
use crate::rules;
use crate::state::{Open, State};

/// The seats that owe an answer.
pub(crate) fn asked(game: &Yedo, state: &State) -> Seats {
    if matches!(state.open.frames.top(), Frame::Window { .. }) {
        return state.secret.replies.waiting();
    }
    match in_turn(game, &state.open) {
        Some(seat) => Seats::only(seat),
        None => Seats::NONE,
    }
}

/// The seat in turn.
fn in_turn(game: &Yedo, open: &Open) -> Option<Seat> {
    let at = |turn: u8| Some(open.order[turn as usize]);
    match open.frames.top() {
        Frame::Draft { taken } => at(taken % game.players()),
        Frame::Favors { taken } => at(game.players() - 1 - taken),
        Frame::Egress { turn }
        | Frame::Call { turn }
        | Frame::Open { turn, .. }
        | Frame::Bid { turn, .. }
        | Frame::Assign { turn, .. }
        | Frame::Buy { turn }
        | Frame::Extra { turn }
        | Frame::Trade { turn, .. }
        | Frame::Arrest { turn }
        | Frame::Bribe { turn } => at(turn),
        Frame::Act { turn, .. } => Some(open.acting[turn as usize]),
        Frame::Active { seat, .. }
        | Frame::Excess { seat, .. }
        | Frame::Lose { seat, .. }
        | Frame::Give { seat, .. }
        | Frame::PickDeck { seat, .. }
        | Frame::Keep { seat, .. }
        | Frame::Arrange { seat, .. }
        | Frame::PickAsset { seat, .. }
        | Frame::PickAnnex { seat }
        | Frame::Exchange { seat, .. }
        | Frame::Besides { seat, .. }
        | Frame::Debt { seat }
        | Frame::After { seat }
        | Frame::Story { by: seat, .. }
        | Frame::Direction { me: seat, .. }
        | Frame::PickLook { seat, .. }
        | Frame::Message { seat }
        | Frame::PutBack { seat, .. }
        | Frame::KeepTop { seat, .. }
        | Frame::PutUnder { seat, .. }
        | Frame::War { seat, .. }
        | Frame::GiveUp { seat, .. }
        | Frame::LookAny { seat, .. }
        | Frame::Show { seat } => Some(seat),
        Frame::Either { me, .. }
        | Frame::May { me, .. }
        | Frame::TakeWeapon { me, .. }
        | Frame::SendHome { me }
        | Frame::MoveFrom { me }
        | Frame::MoveTo { me, .. }
        | Frame::Spare { me }
        | Frame::Hire { me }
        | Frame::PickAnnexOf { me, .. }
        | Frame::SwapGive { me }
        | Frame::SwapTake { me, .. }
        | Frame::Offer { me, .. }
        | Frame::Amount { me, .. }
        | Frame::IgnoreIcons { me }
        | Frame::PickRival { me } => Some(me),
        Frame::Answer { with, .. } | Frame::HandOver { with, .. } => Some(with),
        Frame::Window { .. }
        | Frame::Nothing
        | Frame::Prepare
        | Frame::Emperor
        | Frame::NextCall { .. }
        | Frame::Event
        | Frame::EventWorks
        | Frame::Step
        | Frame::Stopped
        | Frame::Icons
        | Frame::TurnUp
        | Frame::EventOver
        | Frame::Final
        | Frame::Recruit { .. }
        | Frame::Skill { .. }
        | Frame::Return { .. }
        | Frame::Reward { .. }
        | Frame::Line { .. }
        | Frame::ForEach { .. }
        | Frame::Moment { .. }
        | Frame::Played { .. }
        | Frame::Over => None,
    }
}

/// What this seat is asked.
pub(crate) fn question(game: &Yedo, state: &State, seat: Seat) -> Option<Question> {
    if !asked(game, state).has(seat) {
        return None;
    }
    Some(match state.open.frames.top() {
        Frame::Draft { .. }
        | Frame::PickDeck { .. }
        | Frame::PickLook { .. }
        | Frame::Message { .. } => Question::MissionDeck,
        Frame::PutBack { deck, .. } => Question::PutBack { deck },
        Frame::Favors { .. } => Question::Favor,
        Frame::Egress { .. } => Question::Egress,
        Frame::Call { .. } => Question::Call,
        Frame::Open { lot, .. } => Question::Open { lot },
        Frame::Bid { lot, mon, .. } => Question::Bid { lot, mon: u16::from(mon) },
        Frame::PickAsset { group, .. } => Question::Asset { group },
        Frame::PickAnnex { .. } => Question::Annex,
        Frame::Assign { .. } => Question::Assign,
        Frame::Bribe { .. } => Question::Bribe,
        Frame::Act { .. } => Question::Activate,
        Frame::Active { spot, .. } => Question::Act { spot },
        Frame::Excess { kind, .. } => Question::Excess { kind },
        Frame::Lose { kind, .. } => Question::Lose { kind },
        Frame::Give { .. } => Question::Give,
        Frame::GiveUp { .. } => Question::GiveUp,
        Frame::War { .. } => Question::War,
        Frame::LookAny { .. } => Question::LookAny,
        Frame::IgnoreIcons { .. } => Question::IgnoreIcons,
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } => Question::Keep { deck },
        Frame::Arrange { deck, .. } => Question::Arrange { deck },
        Frame::Either { .. } => Question::Either,
        Frame::May { .. } => Question::May,
        Frame::Show { .. } => Question::Show,
        Frame::Window { moment } => Question::Moment { moment },
        Frame::Buy { .. } | Frame::Extra { .. } => Question::Buy,
        Frame::PickRival { .. } => Question::Rival,
        Frame::TakeWeapon { .. } => Question::TakeWeapon,
        Frame::Arrest { .. } => Question::Arrest,
        Frame::Exchange { left, .. } => Question::Exchange { left },
        Frame::Besides { action, .. } => Question::Besides { action },
        Frame::Direction { .. } => Question::Direction,
        Frame::Story { card, .. } => Question::TakeBack { card },
        Frame::Debt { .. } => Question::Debt,
        Frame::After { .. } => Question::After,
        Frame::SendHome { .. } => Question::SendHome,
        Frame::MoveFrom { .. } => Question::MoveFrom,
        Frame::MoveTo { from, .. } => Question::MoveTo { from },
        Frame::Spare { .. } => Question::Spare,
        Frame::Hire { .. } => Question::Hire,
        Frame::PickAnnexOf { closing, .. } => Question::AnnexOf { closing },
        Frame::SwapGive { .. } => Question::SwapGive,
        Frame::SwapTake { .. } => Question::SwapTake,
        Frame::Trade { .. } => Question::Trade,
        Frame::Offer { with, .. } => Question::Offer { with },
        Frame::Amount { whose, .. } => Question::Amount { whose },
        Frame::Answer { me, .. } => Question::Answer { from: me },
        Frame::HandOver { with, .. } => {
            Question::HandOver { good: exchange::picks(game, state, with) }
        }
        Frame::PutUnder { deck, .. } => Question::PutUnder { deck },
        Frame::Nothing
        | Frame::Prepare
        | Frame::Emperor
        | Frame::NextCall { .. }
        | Frame::Event
        | Frame::EventWorks
        | Frame::Step
        | Frame::Stopped
        | Frame::Icons
        | Frame::TurnUp
        | Frame::EventOver
        | Frame::Final
        | Frame::Recruit { .. }
        | Frame::Skill { .. }
        | Frame::Return { .. }
        | Frame::Reward { .. }
        | Frame::Line { .. }
        | Frame::ForEach { .. }
        | Frame::Moment { .. }
        | Frame::Played { .. }
        | Frame::Over => unreachable!("nobody is asked there"),
    })
}

/// The rule by which whoever is not asked has to wait: it says whose turn it is.
#[expect(clippy::wildcard_enum_match_arm, reason = "most frames lie upon that of a phase")]
fn waits_by(game: &Yedo, open: &Open) -> Rule {
    let together = game.daimyo().is_some();
    match open.frames.top() {
        Frame::Window { .. } => return rules::CARDS_ASK,
        Frame::Excess { .. } => return rules::LIMIT_WHEN,
        _ => {}
    }
    match open.phase() {
        Phase::Draft => rules::SETUP_MISSIONS,
        Phase::Favors => rules::SETUP_FAVOR,
        Phase::Prepare => rules::PREP_ORDER,
        Phase::Bid => match open.frames.as_slice()[0] {
            Frame::Egress { .. } => rules::BID_EGRESS,
            Frame::Buy { .. } if together => rules::COOP_BUY,
            Frame::Buy { .. } => rules::CARDS_NO_AUCTION,
            Frame::Extra { .. } => rules::CARDS_CONTENT,
            _ => rules::BID_CALL,
        },
        Phase::Event if together => rules::COOP_EVENT,
        Phase::Event => rules::EVENT_REVEAL,
        Phase::Assign => rules::ASSIGN_TURNS,
        Phase::Patrol if together => rules::COOP_PATROL,
        Phase::Patrol => match open.frames.as_slice()[0] {
            Frame::Arrest { .. } => rules::PATROL_ARREST,
            // An event lets each pay, in player order.
            Frame::Bribe { .. } => rules::EVENT_REVEAL,
            _ => rules::PATROL_CARDS,
        },
        Phase::Trade => rules::TRADE_OFFERS,
        Phase::Act => rules::ACT_TURNS,
        Phase::Over if open.frames.top() == Frame::Over => rules::END_WHEN,
        Phase::Over => rules::TEA_END,
    }
}
