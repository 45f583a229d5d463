//! What a line asks: which of two, whether at all, which mission to show.

use table::{Illegal, Log, Seat};

use super::who::{next_to, rivals, sendable};
use crate::choice::{Card, Choice};
use crate::deck::Known;
use crate::edition::{Effect, Weapon};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::activate::go_home;
use crate::state::{Open, Piece, Spot, State};
use crate::{gain, rules};

/// What can be answered.
pub(crate) fn candidates(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    match state.open.frames.top() {
        Frame::PickRival { me } => {
            if let Some(word) = asking(game, state) {
                rivals(game, state, me, word).iter().for_each(|rival| out(Choice::Rival(rival)));
            }
        }
        Frame::TakeWeapon { from, .. } => {
            let rack = &state.open.homes[from].weapons;
            let there = (0..8).filter(|weapon: &u8| 0 < rack[*weapon as usize]);
            there.for_each(|weapon| out(Choice::Keep(Card::Weapon(weapon))));
        }
        Frame::LoseDisciple { .. } => {
            if 0 < state.open.homes[seat].home {
                out(Choice::AtHome);
            }
            state.open.spots(seat).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::SendHome { me } => {
            sendable(game, &state.open, me).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::MoveFrom { me } => {
            let open = &state.open;
            let can = |spot: &Spot| next_to(game, open, me, *spot).next().is_some();
            open.spots(me).filter(can).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::MoveTo { me, from } => {
            next_to(game, &state.open, me, from).for_each(|spot| out(Choice::Assign(spot)));
        }
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

/// The word below that asks for a rival.
fn asking(game: &Yedo, state: &State) -> Option<&'static Effect> {
    let frames = state.open.frames.as_slice();
    match frames[frames.len() - 2] {
        Frame::Line { line, at, .. } => game.lines.get(line).get(at as usize),
        _ => None,
    }
}

/// Only lines whose price can be paid are asked for, so every answer of the list is lawful.
pub(crate) fn check(game: &Yedo, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
    let mut found = false;
    candidates(game, state, seat, &mut |other| found = found || other == choice);
    if found { Ok(()) } else { Err(Illegal::no_answer(rules::EVENT_REVEAL)) }
}

/// What an answer does.
pub(crate) fn apply(game: &Yedo, state: &mut State, choice: Choice, log: &mut impl Log<Fact>) {
    let frames = &mut state.open.frames;
    match (frames.pop(), choice) {
        (Frame::Either { me, first, .. }, Choice::First) => frames.push(Frame::line(me, first)),
        (Frame::Either { me, second, .. }, _) => frames.push(Frame::line(me, second)),
        (Frame::May { me, line }, Choice::First) => frames.push(Frame::line(me, line)),
        (Frame::TakeWeapon { me, from }, Choice::Keep(Card::Weapon(weapon))) => {
            state.open.homes[from].weapons[weapon as usize] -= 1;
            log.tell(Fact::WeaponLost { seat: from, weapon: Weapon::ALL[weapon as usize] });
            gain::gain_weapon(game, &mut state.open, me, weapon, log);
        }
        (Frame::LoseDisciple { seat }, choice) => lose_disciple(&mut state.open, seat, choice, log),
        (Frame::MoveFrom { me }, Choice::Disciple(from)) => {
            frames.push(Frame::MoveTo { me, from });
        }
        (Frame::MoveTo { me, from }, Choice::Assign(to)) => {
            state.open.set(from, Piece::NOBODY);
            state.open.set(to, Piece::of(me));
            log.tell(Fact::Moved { seat: me, from, to });
        }
        (Frame::SendHome { .. }, Choice::Disciple(spot)) => {
            let whose = state.open.at(spot).owner();
            if let (Frame::Line { owner, .. }, Some(whose)) = (state.open.frames.top_mut(), whose) {
                *owner = whose;
            }
            go_home(&mut state.open, spot, log);
        }
        (Frame::PickRival { me }, Choice::Rival(rival)) => {
            if let Frame::Line { owner, .. } = frames.top_mut() {
                *owner = rival;
            }
            log.tell(Fact::RivalPicked { seat: me, rival });
        }
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

/// A disciple goes to the reserve, from home or from the board.
fn lose_disciple(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    match choice {
        Choice::Disciple(spot) => open.set(spot, Piece::NOBODY),
        _ => open.homes[seat].home -= 1,
    }
    open.homes[seat].reserve += 1;
    log.tell(Fact::DiscipleLost { seat });
}
