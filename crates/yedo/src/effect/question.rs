//! What a line asks: which of two, whether at all, which mission to show.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most frames ask nothing of a line, and an answer that is not named is refused"
)]

use table::{Game, Hearing, Illegal, Log, Seat};

use super::source;
use super::who::{annexes_of_rivals, check_rival, neighbours, next_to, sendable};
use crate::choice::{Card, Choice};
use crate::deck::Known;
use crate::edition::{Annex, DrawDeck, Effect, LookDeck, Weapon};
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::phase::activate::go_home;
use crate::phase::{assign, patrol};
use crate::state::{Open, Piece, Spot, State};
use crate::{gain, limit};

/// What can be answered.
pub(crate) fn candidates(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    match state.open.frames.top() {
        Frame::PickRival { me } => {
            game.seats().without(me).iter().for_each(|rival| out(Choice::Rival(rival)));
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
            neighbours(game, &state.open, me, from).for_each(|spot| out(Choice::Assign(spot)));
        }
        Frame::Spare { me } => {
            patrol::wanted(game, &state.open, me).for_each(|spot| out(Choice::Disciple(spot)));
        }
        Frame::PickAnnexOf { me, .. } => {
            let annexes = annexes_of_rivals(game, &state.open, me, false);
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
            let n = shown(game, &state.open);
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

/// How many missions are shown in all.
fn shown(game: &Yedo, open: &Open) -> u8 {
    match done(game, open) {
        Some(Effect::Show(n)) => *n,
        _ => 1,
    }
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

/// The law: what the card, event or character allows.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let rule = source::rule(game, open);
    match (open.frames.top(), choice) {
        // Only lines whose price can be paid are asked for.
        (Frame::Either { .. } | Frame::Direction { .. }, Choice::First | Choice::Second)
        | (Frame::May { .. }, Choice::Pass | Choice::First)
        | (Frame::MoveTo { may: true, .. }, Choice::Pass) => Ok(()),
        (Frame::Show { .. }, Choice::Show(card)) => {
            let own = state.secret.hands[seat].missions.has(card);
            hearing.hear(rule.needs("yours", u8::from(own), 1))?;
            let hidden = showable(state, seat, shown(game, open)).any(|other| other == card);
            hearing.hear(rule.needs("on-offer", u8::from(hidden), 1))
        }
        (Frame::PickRival { me }, Choice::Rival(rival)) => {
            let is_rival = rival != me && game.seats().has(rival);
            rule.needs("another-player", u8::from(is_rival), 1)?;
            let Some(word) = asking(game, state) else { return Err(Illegal::no_answer(rule)) };
            check_rival(game, state, (me, rival), word, rule, hearing)
        }
        (Frame::TakeWeapon { from, .. }, Choice::Keep(Card::Weapon(weapon))) => {
            let there = open.homes[from].weapons.get(weapon as usize).copied();
            hearing.hear(rule.needs("on-offer", there.unwrap_or(0).min(1), 1))
        }
        (Frame::SendHome { me }, Choice::Disciple(spot)) => {
            let of_rival = open.at(spot).owner().is_some_and(|owner| owner != me);
            hearing.hear(rule.needs("disciple-of-rival", u8::from(of_rival), 1))?;
            let here = game.district(spot).map_or(0, |here| game.present(open, me, here));
            hearing.hear(rule.needs("beside-mine", here.min(1), 1))
        }
        (Frame::MoveFrom { me }, Choice::Disciple(spot)) => {
            let own = open.at(spot).owner() == Some(me);
            hearing.hear(rule.needs("disciple", u8::from(own), 1))?;
            let room = next_to(game, open, me, spot).next().is_some();
            hearing.hear(rule.needs("room", u8::from(room), 1))
        }
        (Frame::MoveTo { me, from, .. }, Choice::Assign(spot)) if !spot.is_beside() => {
            let there = neighbours(game, open, me, from).any(|other| other == spot);
            rule.needs("neighbouring", u8::from(there), 1)?;
            assign::check_place_heard(game, open, me, spot, hearing)
        }
        (Frame::Spare { me }, Choice::Disciple(spot)) => {
            let wanted = patrol::wanted(game, open, me).any(|other| other == spot);
            hearing.hear(rule.needs("wanted-there", u8::from(wanted), 1))
        }
        (Frame::PickAnnexOf { me, closing }, Choice::AnnexOf(spot)) => {
            let Some((owner, annex)) = spot.as_annex() else {
                return Err(Illegal::no_answer(rule));
            };
            let is_rival = owner != me && game.seats().has(owner);
            rule.needs("another-player", u8::from(is_rival), 1)?;
            let there = open.homes[owner].annexes.has(annex);
            hearing.hear(rule.needs("annex", u8::from(there), 1))?;
            let shut = closing && open.closed.annexes & Spot::annex_bit(owner, annex) != 0;
            hearing.hear(rule.allows("annex-closed", u8::from(shut), 0))
        }
        (Frame::SwapGive { me }, Choice::Discard(Card::Weapon(weapon))) => {
            let own = open.homes[me].weapons.get(weapon as usize).copied();
            hearing.hear(rule.needs("yours", own.unwrap_or(0), 1))
        }
        (Frame::SwapTake { .. }, Choice::Space(space)) => {
            let there = open.row.get(space as usize).is_some_and(Option::is_some);
            hearing.hear(rule.needs("weapon", u8::from(there), 1))
        }
        (Frame::SwapTake { .. }, Choice::Keep(Card::Weapon(weapon))) => {
            let there = open.weapon_discard.get(weapon as usize).copied();
            hearing.hear(rule.needs("on-offer", there.unwrap_or(0), 1))
        }
        _ => Err(Illegal::no_answer(rule)),
    }
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
