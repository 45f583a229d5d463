//! Counts of positions, so that two generators of choices, or two programs, can be compared.
//!
//! Luck is fixed to the first of its outcomes, and of several seats asked at once the lowest
//! answers. A position in which nobody is asked has nothing below it.

mod file;

use table::{Chance, Choices, Explain, Game};

pub use file::{Case, Count, read};

/// Luck that always gives the first outcome.
#[derive(Clone, Copy, Debug, Default)]
pub struct First;

impl Chance for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// How many ways there are to give `depth` answers, by the list of lawful choices.
pub fn count<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = game.asked(state).lowest() else { return 0 };
    let mut choices = Choices::new();
    game.choices(state, seat, &mut choices);
    if depth == 1 {
        return choices.len() as u64;
    }
    let below = |&choice: &G::Choice| {
        let mut world = state.clone();
        game.apply(&mut world, seat, choice, &mut First, &mut ());
        count(game, &world, depth - 1)
    };
    choices.iter().map(below).sum()
}

/// The same by the naive way: all that a person could try, each put before the law.
pub fn count_naive<G: Explain>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Some(seat) = game.asked(state).lowest() else { return 0 };
    let mut offers = Vec::new();
    game.options(state, seat, &mut offers);
    let lawful = offers.iter().filter(|offer| game.check(state, seat, offer.choice).is_ok());
    let below = |choice: G::Choice| {
        let mut world = state.clone();
        match game.play(&mut world, seat, choice, &mut First, &mut ()) {
            Ok(()) => count_naive(game, &world, depth - 1),
            Err(_) => 0,
        }
    };
    lawful.map(|offer| below(offer.choice)).sum()
}
