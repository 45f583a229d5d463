//! A world a seat cannot tell from the real one.
//!
//! Piles and bags hold no order, so all that others hide is what they plan: sealed plans are made
//! anew, half-made ones forgotten.

use table::{Chance, Game, Seat};

use crate::game::Edo;
use crate::phase::plan;
use crate::state::{Draft, State};

pub(crate) fn imagine(game: &Edo, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
    let mut world = state.clone();
    let sealed = world.secret.plans.sealed();
    for other in game.seats().without(seat).iter() {
        world.secret.drafts[other] = Draft::default();
        if sealed.has(other) {
            let plan = plan::any(game, &world.open, other, chance);
            world.secret.plans.replace(other, plan);
        }
    }
    world
}
