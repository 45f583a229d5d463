//! Phase 5: the watch patrol.
//!
//! `yedo.patrol.*`, `yedo.limit.floor`.

use table::{Hearing, Illegal, Log, Seat};

use crate::addon::specialists;
use crate::choice::Choice;
use crate::edition::{District, Moment, Specialist};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::bid::needs_mon;
use crate::phase::{activate, trade};
use crate::state::{Open, Piece, Spot};
use crate::{coop, gain, rules};

/// `yedo.patrol.cards`: the normal step.
pub(crate) fn step(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
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
    // `yedo.coop.patrol`: cards go before or after the icons.
    if game.daimyo().is_some() {
        open.frames.replace(Frame::Icons);
        open.frames.push(Frame::Moment { moment: Moment::Step });
        return;
    }
    stop(open);
}

/// After the normal step.
fn stop(open: &mut Open) {
    open.frames.replace(Frame::Stopped);
    open.frames.push(Frame::Moment { moment: Moment::Stop });
}

/// `yedo.coop.patrol`: the icons of the Daimyo's cards.
pub(crate) fn icons(game: &Yedo, open: &mut Open, log: &mut impl Log<Fact>) {
    coop::move_patrol(game, open, log);
    stop(open);
}

/// Before the patrol's normal step, if it is on the board.
pub(crate) fn begin(game: &Yedo, open: &mut Open) {
    open.frames.replace(Frame::Step);
    if open.patrol.is_some() && game.daimyo().is_none() {
        open.frames.push(Frame::Moment { moment: Moment::Step });
    }
}

/// Has this seat somebody who would be arrested now?
pub(crate) fn is_wanted(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let free = open.watch.no_arrest || open.watch.bribed >> seat.0 & 1 == 1;
    // `yedo.coop.patrol`: the Daimyo's are never arrested.
    !free && game.daimyo() != Some(seat) && wanted(game, open, seat).next().is_some()
}

/// Has this seat somebody in the patrol's district who would be arrested now?
pub(crate) fn is_wanted_here(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let here = |spot: Spot| game.district(spot).is_some() && game.district(spot) == open.patrol;
    is_wanted(game, open, seat) && wanted(game, open, seat).any(here)
}

/// The places of this seat's disciples who would be arrested if nothing protected all of them.
pub(crate) fn wanted<'a>(
    game: &'a Yedo,
    open: &'a Open,
    seat: Seat,
) -> impl Iterator<Item = Spot> + 'a {
    // `yedo.spec.ninja`
    let own = move |spot: &Spot| {
        let piece = open.at(*spot);
        piece.owner() == Some(seat) && piece.skill() != Some(Specialist::Ninja)
    };
    let safe = open.watch.safe >> seat.0 & 1 == 1;
    let there = districts(open).filter(move |district| !safe || Some(*district) != open.patrol);
    there
        .flat_map(|district| game.spots_in(district))
        .filter(own)
        .filter(|spot| !open.watch.spared.contains(&Some(*spot)))
}

/// `yedo.patrol.ring`: red in ring order, blue against it.
pub(crate) fn advance(open: &mut Open, log: &mut impl Log<Fact>) {
    go(open, open.red, log);
}

/// One step, in ring order or against it.
pub(crate) fn go(open: &mut Open, forth: bool, log: &mut impl Log<Fact>) {
    let Some(from) = open.patrol else { return };
    let district = if forth { from.next() } else { from.previous() };
    open.patrol = Some(district);
    log.tell(Fact::PatrolAt { district });
}

/// It has stopped: the arrests, perhaps after bribes.
pub(crate) fn stopped(open: &mut Open) {
    let bribes = 0 < open.watch.bribe && !open.watch.no_arrest;
    open.frames.replace(if bribes { Frame::Bribe { turn: 0 } } else { Frame::Arrest { turn: 0 } });
    open.frames.push(Frame::Moment { moment: Moment::Arrest });
}

/// To pay or not.
pub(crate) fn bribe_candidates(out: &mut impl FnMut(Choice)) {
    out(Choice::Pass);
    out(Choice::Pay);
}

/// The law of paying the patrol: an event lets everybody.
pub(crate) fn bribe_check(
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = rules::EVENT_CONTENT;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Pay => hearing.hear(needs_mon(rule, open, seat, u16::from(open.watch.bribe))),
        _ => Err(Illegal::no_answer(rule)),
    }
}

/// Who pays is safe.
pub(crate) fn bribe_apply(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    let Frame::Bribe { turn } = open.frames.top() else { unreachable!("bribes are being paid") };
    if choice == Choice::Pay {
        gain::pay(open, seat, u16::from(open.watch.bribe), log);
        open.watch.bribed |= 1 << seat.0;
        log.tell(Fact::Bribed { seat });
    }
    open.frames.replace(Frame::Bribe { turn: turn + 1 });
}

/// Passes over who has nobody there or cannot pay. True if somebody is asked.
pub(crate) fn settle_bribe(game: &Yedo, open: &mut Open, turn: u8) -> bool {
    if turn == game.turns() {
        open.frames.replace(Frame::Arrest { turn: 0 });
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

/// `yedo.patrol.arrest`: of each player's arrested disciples as many go to the reserve as is
/// possible without leaving fewer than the floor; the others go home. True if the owner has to
/// choose.
pub(crate) fn settle_arrest(
    game: &Yedo,
    open: &mut Open,
    turn: u8,
    log: &mut impl Log<Fact>,
) -> bool {
    if turn == game.turns() || open.watch.no_arrest {
        trade::begin(open);
        return false;
    }
    let seat = open.order[turn as usize];
    let there: Vec<Spot> =
        if is_wanted(game, open, seat) { wanted(game, open, seat).collect() } else { Vec::new() };
    // `yedo.cards.ronin`
    for spot in there.iter().filter(|spot| open.at(**spot).is_ronin()).copied().collect::<Vec<_>>()
    {
        activate::go_home(open, spot, log);
    }
    // `yedo.patrol.arrest`: the errand boy goes home.
    for spot in
        there.iter().filter(|spot| open.at(**spot).is_errand_boy()).copied().collect::<Vec<_>>()
    {
        arrest(game, open, spot, false, log);
    }
    let own: Vec<Spot> = there.into_iter().filter(|spot| !open.at(*spot).is_nobody()).collect();
    let spare = open.n_disciples(seat).saturating_sub(game.edition.numbers.limits.floor) as usize;
    let alike = own.iter().all(|spot| open.at(*spot) == open.at(own[0]));
    if 0 < spare && spare < own.len() && !alike {
        return true;
    }
    open.frames.replace(Frame::Arrest { turn: turn + 1 });
    for (i, spot) in own.into_iter().enumerate() {
        arrest(game, open, spot, i < spare, log);
    }
    false
}

/// Those of whom the owner chooses.
pub(crate) fn arrest_candidates(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    out: &mut impl FnMut(Choice),
) {
    wanted(game, open, seat).for_each(|spot| out(Choice::Disciple(spot)));
}

/// The law of choosing who goes to the reserve.
pub(crate) fn arrest_check(
    game: &Yedo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = rules::PATROL_ARREST;
    let Choice::Disciple(spot) = choice else { return Err(Illegal::no_answer(rule)) };
    let arrested = wanted(game, open, seat).any(|other| other == spot);
    hearing.hear(rule.needs("wanted-there", u8::from(arrested), 1))
}

/// One goes to the reserve; the next is asked for.
pub(crate) fn arrest_apply(game: &Yedo, open: &mut Open, choice: Choice, log: &mut impl Log<Fact>) {
    let Choice::Disciple(spot) = choice else { unreachable!("checked: a disciple") };
    arrest(game, open, spot, true, log);
}

/// `yedo.limit.floor`: who may not be lost goes home.
fn arrest(game: &Yedo, open: &mut Open, spot: Spot, reserve: bool, log: &mut impl Log<Fact>) {
    let piece = open.at(spot);
    let Some(seat) = piece.owner() else { return };
    log.tell(Fact::Arrested { seat, spot, reserve });
    if !reserve {
        return activate::go_home(open, spot, log);
    }
    open.set(spot, Piece::NOBODY);
    specialists::to_stock(game, open, seat, piece.skill(), log);
}
