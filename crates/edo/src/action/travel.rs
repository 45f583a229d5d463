//! Travel (`edo.act.travel.*`): officials onto border posts, samurai over any distance.
//!
//! `edo.act.travel.no-merchant`: nothing here moves the merchant.

use table::{Hearing, Illegal, Log, Seat};

use crate::addon::ronin;
use crate::board::{Space, Spaces};
use crate::choice::Choice;
use crate::edition::Kind;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::perform::{slot, turn};
use crate::rules;
use crate::state::Open;

pub(super) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    if wide || 0 < slot(open, seat).own {
        let posts = game.board.of_kind(Kind::BorderPost);
        posts.iter().for_each(|at| out(Choice::Post(at)));
    }
    open.samurai(seat).iter().for_each(|from| out(Choice::March(from)));
    open.ronin().iter().for_each(|at| out(Choice::Disperse(at)));
}

pub(super) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Post(at) => {
            let post = game.board.of_kind(Kind::BorderPost).has(at);
            rules::ACT_TRAVEL_POST.needs("ground", u8::from(post), 1)?;
            // `edo.tokken.b-support`: a black official cannot be put there.
            let own = slot(open, seat).own;
            hearing.hear(rules::TOKKEN_B_SUPPORT.needs("own-officials", own, 1))
        }
        Choice::March(from) if game.board.all().has(from) => {
            let samurai = open.on[from].samurai[seat];
            hearing.hear(rules::ACT_TRAVEL_FREE.needs("samurai-here", samurai, 1))
        }
        Choice::Disperse(at) if game.board.all().has(at) => {
            let dispersed = u8::from(turn(open).dispersed);
            hearing.hear(rules::RONIN_DISPERSE.allows("dispersals", dispersed, 0))?;
            ronin::hear_disperse(game, open, seat, at, hearing)
        }
        _ => Err(Illegal::no_answer(rules::ACT_TRAVEL_FREE)),
    }
}

/// The official becomes a samurai and stays on the map (`edo.act.stays`).
pub(super) fn post(open: &mut Open, seat: Seat, at: Space, log: &mut impl Log<Fact>) {
    let slot = turn(open).slot;
    open.plans[seat].0[slot as usize].own -= 1;
    open.on[at].samurai[seat] += 1;
    log.tell(Fact::Posted { seat, at });
}

/// Where a samurai can travel: anywhere else.
pub(crate) fn march_candidates(game: &Edo, from: Space) -> Spaces {
    game.board.all().without(from)
}

/// May he travel there?
pub(crate) fn march_check(game: &Edo, from: Space, choice: Choice) -> Result<(), Illegal> {
    match choice {
        Choice::To(to) if game.board.all().has(to) => {
            rules::ACT_TRAVEL_FREE.needs("another-space", u8::from(to != from), 1)
        }
        _ => Err(Illegal::no_answer(rules::ACT_TRAVEL_FREE)),
    }
}

/// He travels; after the first, a second may.
pub(crate) fn march_apply(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    let Choice::To(to) = choice else { unreachable!("check lets only a way be chosen") };
    let Frame::MarchTo { from, second } = open.frames.pop() else {
        unreachable!("somebody travels");
    };
    open.step(seat, from, to);
    log.tell(Fact::Marched { seat, from, to });
    if !second && 1 < open.n_samurai(seat) {
        open.frames.push(Frame::MarchAgain { first: to });
    }
}

/// A second samurai, or none.
pub(crate) fn again_candidates(
    open: &Open,
    seat: Seat,
    first: Space,
    out: &mut impl FnMut(Choice),
) {
    out(Choice::Done);
    for from in open.samurai(seat).iter() {
        if 0 < others(open, seat, first, from) {
            out(Choice::March(from));
        }
    }
}

/// May this one be the second?
pub(crate) fn again_hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    first: Space,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Done => Ok(()),
        Choice::March(from) if game.board.all().has(from) => {
            let samurai = open.on[from].samurai[seat];
            rules::ACT_TRAVEL_FREE.needs("samurai-here", samurai, 1)?;
            // The one who has just travelled is not the second.
            let others = others(open, seat, first, from);
            hearing.hear(rules::ACT_TRAVEL_FREE.needs("samurai-other", others, 1))
        }
        _ => Err(Illegal::no_answer(rules::ACT_TRAVEL_FREE)),
    }
}

/// The second travels, or nobody does.
pub(crate) fn again_apply(open: &mut Open, choice: Choice) {
    open.frames.pop();
    if let Choice::March(from) = choice {
        open.frames.push(Frame::MarchTo { from, second: true });
    }
}

/// Samurai on a space besides the one who has just travelled.
fn others(open: &Open, seat: Seat, first: Space, from: Space) -> u8 {
    open.on[from].samurai[seat] - u8::from(from == first)
}
