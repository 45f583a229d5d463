//! The actions printed on authorization cards, a file each: what could be tried, whether it may, and
//! what it does.

mod build;
mod money;
mod produce;
mod recruit;
mod rice;
mod special;
mod trade;
mod travel;

pub(crate) use produce::{ground, yields};
use table::{Chance, Hearing, Illegal, Log, Rule, Seat};

use crate::addon::{privileges, ronin};
use crate::choice::Choice;
use crate::edition::{Action, Cost, Good};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::perform::{edge, ryo};
use crate::rules;
use crate::state::{Open, Purse};

pub(crate) use trade::{second_candidates, second_hear};
pub(crate) use travel::{
    again_apply, again_candidates, again_hear, march_apply, march_candidates, march_check,
};

/// What the next official could do.
pub(crate) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let edge = edge(game, open, seat);
    match edge.action {
        Action::Rice | Action::Money | Action::Recruit => out(Choice::Take),
        Action::Wood | Action::Stone | Action::RiceField => {
            produce::candidates(game, open, seat, edge, wide, out);
        }
        Action::Travel => travel::candidates(game, open, seat, wide, out),
        Action::Special => special::candidates(open, out),
        Action::Trade => trade::candidates(game, open, seat, wide, out),
        Action::Build => build::candidates(game, open, seat, wide, out),
    }
    privileges::demand_candidates(game, open, edge.action, wide, out);
}

/// May the next official do this?
pub(crate) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let edge = edge(game, open, seat);
    match (edge.action, choice) {
        (_, Choice::Meet(column)) => {
            privileges::hear_demand(game, open, seat, edge.action, column, hearing)
        }
        (Action::Rice | Action::Money, Choice::Take) => Ok(()),
        (Action::Recruit, Choice::Take) => recruit::hear(game, open, seat, hearing),
        (_, Choice::Work { at, full }) => produce::hear(game, open, seat, edge, at, full, hearing),
        (Action::Travel, Choice::Post(_) | Choice::March(_) | Choice::Disperse(_)) => {
            travel::hear(game, open, seat, choice, hearing)
        }
        (Action::Special, Choice::Special(card)) => special::hear(game, open, seat, card, hearing),
        (Action::Trade, Choice::Buy { .. } | Choice::Point(_)) => {
            trade::hear(game, open, seat, choice, hearing)
        }
        (Action::Build, Choice::Build { at, building, first }) => {
            build::hear(game, open, seat, at, building, first, hearing)
        }
        (Action::Build, Choice::Temple(at)) => {
            crate::addon::temples::hear(game, open, seat, at, hearing)
        }
        // `edo.plan.officials`: an official carries out the action of its card.
        _ => Err(rules::PLAN_OFFICIALS.lacks("action", 0_i16, 1)),
    }
}

/// The official does it.
pub(crate) fn apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let edge = edge(game, open, seat);
    match choice {
        Choice::Take => match edge.action {
            Action::Rice => rice::apply(game, open, seat, edge, log),
            Action::Money => money::apply(game, open, seat, edge, log),
            _ => recruit::apply(game, open, seat, log),
        },
        Choice::Work { at, full } => produce::apply(game, open, seat, edge, at, full, log),
        Choice::Post(at) => travel::post(open, seat, at, log),
        Choice::March(from) => open.frames.push(Frame::MarchTo { from, second: false }),
        Choice::Disperse(at) => ronin::face(open, at),
        Choice::Special(card) => special::apply(game, open, seat, card, chance, log),
        Choice::Buy { .. } | Choice::Point(_) => trade::apply(game, open, seat, choice, log),
        Choice::Build { at, building, first } => {
            build::apply(game, open, seat, at, building, first, log);
        }
        Choice::Temple(at) => crate::addon::temples::apply(game, open, seat, at, log),
        Choice::Meet(column) => privileges::meet(game, open, seat, column, chance, log),
        other => unreachable!("no official does {other:?}"),
    }
}

/// A second offer of the same official at the own trading post.
pub(crate) fn second_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Frame::SecondOffer { used } = open.frames.pop() else {
        unreachable!("a second offer follows a first");
    };
    if choice != Choice::Done {
        trade::deal(game, open, seat, used, choice, log);
    }
}

/// `edo.act.pay`: costs are paid in full. Cites `rule`, which names the price.
pub(crate) fn afford(
    open: &Open,
    seat: Seat,
    cost: Cost,
    rule: Rule,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let purse: &Purse = &open.homes[seat].purse;
    for good in Good::ALL {
        hearing.hear(rule.needs(good.id(), purse.of(good), cost.of(good)))?;
    }
    hearing.hear(rule.needs("ryo", ryo(open, seat), i16::from(cost.ryo)))
}
