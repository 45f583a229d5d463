//! Many games on many threads, with the same result on any number of them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Bot;
use table::{Game, Seat};

use crate::failure::guard;
use crate::{Failure, Results, Tally, nth_seed, play};

/// So many games a thread takes at once: enough that taking costs nothing, few enough that no
/// thread is left with much at the end.
const CHUNK: u64 = 32;

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How many games.
    pub games: u64,
    /// Where their luck comes from.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
}

/// Plays a run of games: each game has its bots, each thread its tally, and all tallies become one.
/// `progress` is told now and then how many more games are done.
///
/// # Errors
/// The first game that went wrong; the run stops there.
pub fn tournament<G, B, T>(
    game: &G,
    run: Run,
    make_bot: impl Fn(Seat) -> B + Sync,
    make_tally: impl Fn() -> T + Sync,
    progress: impl Fn(u64) + Sync,
) -> Result<(Results, T), Failure>
where
    G: Game + Sync,
    B: Bot<G>,
    T: Tally<G> + Send,
{
    let all = Mutex::new((Results::default(), make_tally()));
    let failed = Mutex::new(None);
    let next = AtomicU64::new(0);
    let work = || {
        let mut results = Results::default();
        let mut tally = make_tally();
        loop {
            let from = next.fetch_add(CHUNK, Ordering::Relaxed);
            if run.games <= from {
                break;
            }
            let to = (from + CHUNK).min(run.games);
            for n in from..to {
                let seed = nth_seed(run.seed, n);
                // New bots for each game: what one remembers must not depend on who played what.
                let mut bots: Vec<B> = game.seats().iter().map(&make_bot).collect();
                match guard(|| play(game, &mut bots, seed, &mut tally)) {
                    Ok(played) => {
                        results.add(game, &played);
                        tally.over(game, &played.state);
                    }
                    Err(why) => {
                        // Nobody takes more games: the run has failed.
                        next.store(run.games, Ordering::Relaxed);
                        let mut failed = failed.lock().expect("nobody panics holding it");
                        failed.get_or_insert(Failure { seed, answers: None, why });
                        return;
                    }
                }
            }
            progress(to - from);
        }
        let mut all = all.lock().expect("nobody panics holding it");
        all.0.merge(&results);
        all.1.merge(tally);
    };
    std::thread::scope(|scope| {
        for _ in 1..run.threads {
            scope.spawn(work);
        }
        work();
    });
    match failed.into_inner().expect("nobody panics holding it") {
        Some(failure) => Err(failure),
        None => Ok(all.into_inner().expect("nobody panics holding it")),
    }
}
