//! What a line asks: which of two, whether at all, which mission to show.

use table::{Illegal, Log, Seat};

use super::who::{annexes_of_rivals, next_to, rivals, sendable};
use crate::choice::{Card, Choice};
use crate::deck::Known;
use crate::edition::{Annex, DrawDeck, Effect, LookDeck, Weapon};
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::phase::activate::go_home;
use crate::phase::patrol;
use crate::state::{Open, Piece, Spot, State};
use crate::{gain, limit, rules};

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
        Frame::SendHome { me } => {
            sendable(game, &state.open, me).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::MoveFrom { me } => {
            let open = &state.open;
            let can = |spot: &Spot| next_to(game, open, me, *spot).next().is_some();
            open.spots(me).filter(can).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::MoveTo { me, from, may } => {
            if may {
                out(Choice::Pass);
            }
            next_to(game, &state.open, me, from).for_each(|spot| out(Choice::Assign(spot)));
        }
        Frame::Spare { me } => {
            patrol::wanted(game, &state.open, me).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::PickAnnexOf { me, closing } => {
            let annexes = annexes_of_rivals(game, &state.open, me, closing);
            annexes.for_each(|spot| out(Choice::AnnexOf(spot)));
        }
        Frame::SwapGive { .. } => limit::candidates(state, seat, Kind::Weapons, out),
        Frame::SwapTake { .. } => {
            let row = state.open.row.iter().zip(0..).filter(|(weapon, _)| weapon.is_some());
            row.for_each(|(_, space)| out(Choice::Space(space)));
            let discard = state.open.weapon_discard.iter().zip(0..).filter(|(n, _)| 0 < **n);
            discard.for_each(|(_, weapon)| out(Choice::Keep(Card::Weapon(weapon))));
        }
        Frame::Either { .. } | Frame::Direction { .. } => {
            out(Choice::First);
            out(Choice::Second);
        }
        Frame::May { .. } => {
            out(Choice::Pass);
            out(Choice::First);
        }
        Frame::Show { .. } => {
            let n = match done(game, &state.open) {
                Some(Effect::Show(n)) => *n,
                _ => 1,
            };
            showable(state, seat, n).for_each(|card| out(Choice::Show(card)));
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

/// The word below that was done last.
fn done(game: &Yedo, open: &Open) -> Option<&'static Effect> {
    let line = open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Line { line, at, .. } => Some((line, at)),
        _ => None,
    });
    let (line, at) = line?;
    game.lines.get(line).get((at as usize).checked_sub(1)?)
}

/// How many of the missions drawn or looked at by the word just done are kept; by anything else one.
pub(crate) fn kept(game: &Yedo, open: &Open) -> u8 {
    match (open.frames.top(), done(game, open)) {
        (Frame::Line { .. }, Some(Effect::Draw(DrawDeck::Mission, _, keep)))
        | (Frame::Line { .. }, Some(Effect::Look(LookDeck::Mission, _, keep))) => *keep,
        _ => 1,
    }
}

/// The unfinished missions that can be shown when so many are shown in all.
pub(super) fn showable(state: &State, seat: Seat, n: u8) -> impl Iterator<Item = u8> + '_ {
    let missions = state.secret.hands[seat].missions.as_slice().iter();
    missions.filter(move |placed| n == 1 || placed.known != Known::ALL).map(|placed| placed.card)
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
        (Frame::Direction { steps, .. }, choice) => {
            let forth = choice == Choice::First;
            (0..steps).for_each(|_| patrol::go(&mut state.open, forth, log));
        }
        (Frame::May { me, line }, Choice::First) => frames.push(Frame::line(me, line)),
        (Frame::TakeWeapon { me, from }, Choice::Keep(Card::Weapon(weapon))) => {
            state.open.homes[from].weapons[weapon as usize] -= 1;
            log.tell(Fact::WeaponLost { seat: from, weapon: Weapon::ALL[weapon as usize] });
            gain::gain_weapon(game, &mut state.open, me, weapon, log);
        }
        (Frame::MoveFrom { me }, Choice::Disciple(from)) => {
            frames.push(Frame::MoveTo { me, from, may: false });
        }
        (Frame::MoveTo { me, from, .. }, Choice::Assign(to)) => {
            move_to(&mut state.open, me, from, to, log);
        }
        (Frame::Spare { me }, Choice::Disciple(spot)) => {
            spare(game, &mut state.open, me, spot, log);
        }
        (Frame::PickAnnexOf { me, closing }, Choice::AnnexOf(spot)) => {
            let picked = spot.as_annex().expect("checked: an annex");
            pick_annex(&mut state.open, me, closing, picked, log);
        }
        (Frame::SwapGive { me }, Choice::Discard(Card::Weapon(weapon))) => {
            frames.push(Frame::SwapTake { me, weapon });
        }
        (Frame::SwapTake { me, weapon }, choice) => swap(&mut state.open, me, weapon, choice, log),
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

/// A disciple moves, and stays what it is.
fn move_to(open: &mut Open, seat: Seat, from: Spot, to: Spot, log: &mut impl Log<Fact>) {
    let piece = open.at(from);
    open.set(from, Piece::NOBODY);
    open.set(to, piece);
    for spared in open.watch.spared.iter_mut().filter(|spared| **spared == Some(from)) {
        *spared = Some(to);
    }
    log.tell(Fact::Moved { seat, from, to });
}

/// The patrol passes over one disciple, who may move if there is room.
fn spare(game: &Yedo, open: &mut Open, me: Seat, spot: Spot, log: &mut impl Log<Fact>) {
    if let Some(free) = open.watch.spared.iter_mut().find(|spared| spared.is_none()) {
        *free = Some(spot);
    }
    log.tell(Fact::Spared { seat: me, spot });
    if next_to(game, open, me, spot).next().is_some() {
        open.frames.push(Frame::MoveTo { me, from: spot, may: true });
    }
}

/// An annex of a rival is lent or closed; its owner is meant by the rest of the line.
fn pick_annex(
    open: &mut Open,
    seat: Seat,
    closing: bool,
    (whose, annex): (Seat, Annex),
    log: &mut impl Log<Fact>,
) {
    if let Frame::Line { owner, .. } = open.frames.top_mut() {
        *owner = whose;
    }
    if closing {
        open.closed.annexes |= Spot::annex_bit(whose, annex);
        log.tell(Fact::AnnexClosed { seat, owner: whose, annex });
    } else {
        open.helped.lent = Some(annex);
        log.tell(Fact::AnnexLent { seat, owner: whose, annex });
    }
}

/// A weapon of one's own against one of the row, into whose space it goes, or of the discard.
fn swap(open: &mut Open, seat: Seat, given: u8, choice: Choice, log: &mut impl Log<Fact>) {
    let given = Weapon::ALL[given as usize];
    let taken = match choice {
        Choice::Space(space) => {
            let taken = open.row[space as usize].replace(given).expect("checked: one lies there");
            log.tell(Fact::WeaponCleared { space, weapon: taken });
            log.tell(Fact::WeaponLaid { space, weapon: given });
            taken
        }
        Choice::Keep(Card::Weapon(weapon)) => {
            open.weapon_discard[weapon as usize] -= 1;
            open.weapon_discard[given as usize] += 1;
            Weapon::ALL[weapon as usize]
        }
        _ => unreachable!("checked: a weapon"),
    };
    open.homes[seat].weapons[given as usize] -= 1;
    open.homes[seat].weapons[taken as usize] += 1;
    log.tell(Fact::WeaponLost { seat, weapon: given });
    log.tell(Fact::WeaponGained { seat, weapon: taken });
}
