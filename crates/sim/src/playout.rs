//! One game, played to its end by bots.

use bots::Bot;
use table::{Choices, Fast, Game, Log, Outcome, Seen, mix};

use crate::nth_seed;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<S> {
    /// The last position.
    pub state: S,
    /// How it ended.
    pub outcome: Outcome,
    /// How many answers were given.
    pub answers: u32,
}

/// Plays one game, one bot for each seat. The same seed gives the same game.
///
/// # Panics
/// When the game breaks its own promise: it does not end, or ends without an outcome.
pub fn play<G: Game, B: Bot<G>>(
    game: &G,
    bots: &mut [B],
    seed: u64,
    log: &mut impl Log<G::Fact>,
) -> Played<G::State> {
    // The bots' luck is not the table's: whoever holds the one must not foresee the other.
    let mut table = Fast(mix(seed));
    let mut bots_own = Fast(mix(!seed));
    let mut state = game.deal(&mut table, log);
    let mut answers = 0;
    // Answers asked at once commute, so the lowest seat may always be the first.
    while let Some(seat) = game.asked(&state).lowest() {
        assert!(answers < game.answers_max(), "the game does not end");
        let window = Seen::new(game, &state, seat);
        let choice = bots[seat.0 as usize].answer(&window, &mut bots_own);
        game.apply(&mut state, seat, choice, &mut table, log);
        answers += 1;
    }
    let outcome = game.outcome(&state).expect("nobody is asked, so it is over");
    Played { state, outcome, answers }
}

/// Positions met in random play, from early to late, one from each of `n` games: for measuring.
pub fn positions<G: Game>(game: &G, n: u32, seed: u64) -> Vec<G::State> {
    (0..n)
        .map(|i| {
            let mut chance = Fast(mix(nth_seed(seed, u64::from(i))));
            let mut states = vec![game.deal(&mut chance, &mut ())];
            let mut choices = Choices::new();
            while let Some(state) = states.last()
                && let Some(seat) = game.asked(state).lowest()
            {
                let mut next = state.clone();
                choices.clear();
                game.choices(state, seat, &mut choices);
                game.apply(&mut next, seat, choices.any(&mut chance), &mut chance, &mut ());
                states.push(next);
            }
            // The last one asks nobody anything and is never met here.
            let answers = states.len() - 1;
            let at = answers * (2 * i as usize + 1) / (2 * n as usize);
            states.swap_remove(at)
        })
        .collect()
}
