//! Phase 5: the watch patrol.
//!
//! `yedo.patrol.*`, `yedo.limit.floor`.

use table::{Illegal, Log, Seat};

use crate::choice::Choice;
use crate::edition::{District, Moment};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::bid::needs_mon;
use crate::phase::{activate, trade};
use crate::state::{Open, Piece, Spot};
use crate::{gain, rules};

/// `yedo.patrol.cards`: the normal step.
pub(crate) fn step(open: &mut Open, log: &mut impl Log<Fact>) {
    let Some(began) = open.patrol else {
        // `yedo.patrol.last`
        return trade::begin(open);
    };
    if open.watch.also.is_some() {
        open.watch.also = Some(began);
    }
    if !open.watch.stay {
        for _ in 0..open.watch.stride.max(1) {
            advance(open, log);
        }
    }
    open.frames.replace(Frame::Stopped);
    open.frames.push(Frame::Moment { moment: Moment::Stop });
}

/// Before the patrol's normal step, if it is on the board.
pub(crate) fn begin(open: &mut Open) {
    open.frames.replace(Frame::Step);
    if open.patrol.is_some() {
        open.frames.push(Frame::Moment { moment: Moment::Step });
    }
}

/// Has this seat somebody who would be arrested now?
pub(crate) fn is_wanted(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let safe = open.watch.no_arrest || open.watch.safe >> seat.0 & 1 == 1;
    !safe && wanted(game, open, seat).next().is_some()
}

/// The places of this seat's disciples who would be arrested if nothing protected all of them.
pub(crate) fn wanted<'a>(
    game: &'a Yedo,
    open: &'a Open,
    seat: Seat,
) -> impl Iterator<Item = Spot> + 'a {
    let own = move |spot: &Spot| open.at(*spot).owner() == Some(seat);
    spots_there(game, open).filter(own).filter(|spot| !open.watch.spared.contains(&Some(*spot)))
}

/// `yedo.patrol.ring`: red in ring order, blue against it.
pub(crate) fn advance(open: &mut Open, log: &mut impl Log<Fact>) {
    let Some(from) = open.patrol else { return };
    let district = if open.red { from.next() } else { from.previous() };
    open.patrol = Some(district);
    log.tell(Fact::PatrolAt { district });
}

/// It has stopped: the arrests, perhaps after bribes.
pub(crate) fn stopped(open: &mut Open) {
    let bribes = 0 < open.watch.bribe && !open.watch.no_arrest;
    open.frames.replace(if bribes { Frame::Bribe { turn: 0 } } else { Frame::Arrest });
    open.frames.push(Frame::Moment { moment: Moment::Arrest });
}

/// To pay or not.
pub(crate) fn bribe_candidates(out: &mut impl FnMut(Choice)) {
    out(Choice::Pass);
    out(Choice::Pay);
}

/// The law of paying the patrol.
pub(crate) fn bribe_check(open: &Open, seat: Seat, choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Pay => needs_mon(rules::LIMIT_MON, open, seat, u16::from(open.watch.bribe)),
        _ => Err(Illegal::no_answer(rules::PATROL_CARDS)),
    }
}

/// Who pays is safe.
pub(crate) fn bribe_apply(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    let Frame::Bribe { turn } = open.frames.top() else { unreachable!("bribes are being paid") };
    if choice == Choice::Pay {
        gain::pay(open, seat, u16::from(open.watch.bribe), log);
        open.watch.safe |= 1 << seat.0;
        log.tell(Fact::Bribed { seat });
    }
    open.frames.replace(Frame::Bribe { turn: turn + 1 });
}

/// Passes over who has nobody there or cannot pay. True if somebody is asked.
pub(crate) fn settle_bribe(game: &Yedo, open: &mut Open, turn: u8) -> bool {
    if turn == game.players() {
        open.frames.replace(Frame::Arrest);
        return false;
    }
    let seat = open.order[turn as usize];
    let asked = is_wanted(game, open, seat) && u16::from(open.watch.bribe) <= open.homes[seat].mon;
    if !asked {
        open.frames.replace(Frame::Bribe { turn: turn + 1 });
    }
    asked
}

/// Where arrests are made: the patrol's district, and by informers where it began.
fn districts(open: &Open) -> impl Iterator<Item = District> + use<> {
    let (here, also) = (open.patrol, open.watch.also);
    here.into_iter().chain(also.filter(move |also| Some(*also) != here))
}

fn spots_there<'g>(game: &'g Yedo, open: &Open) -> impl Iterator<Item = Spot> + use<'g> {
    districts(open).flat_map(|district| game.spots_in(district))
}

/// `yedo.patrol.arrest`: of each player's arrested disciples as many go to the reserve as is
/// possible without leaving fewer than the floor; the others go home.
pub(crate) fn arrest(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    if !open.watch.no_arrest {
        for seat in game.in_order(open) {
            if open.watch.safe >> seat.0 & 1 == 0 {
                arrest_of(game, open, seat, log);
            }
        }
    }
    trade::begin(open);
}

fn arrest_of(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    let there: Vec<Spot> = wanted(game, open, seat).collect();
    for spot in there {
        // `yedo.cards.ronin`
        if open.at(spot).is_ronin() {
            activate::go_home(open, spot, log);
            continue;
        }
        // `yedo.limit.floor`: nobody loses their last two.
        let reserve = game.edition.numbers.limits.floor < open.n_disciples(seat);
        open.set(spot, Piece::NOBODY);
        log.tell(Fact::Arrested { seat, spot, reserve });
        if reserve {
            open.homes[seat].reserve += 1;
            gain::lose_mon(open, seat, u16::from(open.watch.fine), log);
        } else {
            open.homes[seat].home += 1;
        }
    }
}
