//! What a line asks: which of two, whether at all, which mission to show.

use table::{Illegal, Log, Seat};

use crate::choice::Choice;
use crate::deck::Known;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::rules;
use crate::state::State;

/// What can be answered.
pub(crate) fn candidates(state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    match state.open.frames.top() {
        Frame::Either { .. } => {
            out(Choice::First);
            out(Choice::Second);
        }
        Frame::May { .. } => {
            out(Choice::Pass);
            out(Choice::First);
        }
        Frame::Show { .. } => {
            state.secret.hands[seat].missions.iter().for_each(|card| out(Choice::Show(card)));
        }
        _ => {}
    }
}

/// Only lines whose price can be paid are asked for, so every answer of the list is lawful.
pub(crate) fn check(state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
    let mut found = false;
    candidates(state, seat, &mut |other| found = found || other == choice);
    if found { Ok(()) } else { Err(Illegal::no_answer(rules::EVENT_REVEAL)) }
}

/// What an answer does.
pub(crate) fn apply(state: &mut State, choice: Choice, log: &mut impl Log<Fact>) {
    let frames = &mut state.open.frames;
    match (frames.pop(), choice) {
        (Frame::Either { me, first, .. }, Choice::First) => frames.push(Frame::line(me, first)),
        (Frame::Either { me, second, .. }, _) => frames.push(Frame::line(me, second)),
        (Frame::May { me, line }, Choice::First) => frames.push(Frame::line(me, line)),
        (Frame::Show { seat }, Choice::Show(mission)) => {
            for placed in state.secret.hands[seat].missions.as_mut_slice() {
                if placed.card == mission {
                    placed.known = Known::ALL;
                }
            }
            log.tell(Fact::Shown { seat, mission });
        }
        _ => {}
    }
}
