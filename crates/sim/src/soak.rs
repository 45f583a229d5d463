//! Random play over many set-ups, with an audit after every answer: whatever breaks is caught and
//! can be met again.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use table::{Game, contract};

use crate::failure::guard;
use crate::{Failure, nth_seed};

/// When to stop.
#[derive(Clone, Copy, Debug)]
pub enum Until {
    /// After so many games.
    Games(u64),
    /// After so long.
    Time(Duration),
}

/// What one set-up went through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Soaked {
    /// Games played to their end.
    pub games: u64,
    /// Answers given in them, each of them audited.
    pub answers: u64,
}

/// What a soak came to, by set-up, in the order the games were given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What each set-up went through.
    pub soaked: Vec<Soaked>,
    /// The first failure of each set-up that had one.
    pub failures: Vec<(usize, Failure)>,
}

/// Plays the games in turn, over and over, each with a seed of its own. A set-up that fails is not
/// played again: the rest goes on. `progress` is told after every game.
pub fn soak<G: Game + Sync>(
    games: &[G],
    seed: u64,
    until: Until,
    threads: usize,
    progress: impl Fn() + Sync,
) -> Report {
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let broken: Vec<AtomicBool> = games.iter().map(|_| AtomicBool::new(false)).collect();
    let empty = Report { soaked: vec![Soaked::default(); games.len()], failures: Vec::new() };
    let report = Mutex::new(empty);
    let work = || {
        loop {
            let n = next.fetch_add(1, Ordering::Relaxed);
            let over = match until {
                Until::Games(games) => games <= n,
                Until::Time(time) => time <= began.elapsed(),
            };
            let all_broken = broken.iter().all(|broken| broken.load(Ordering::Relaxed));
            if over || all_broken {
                return;
            }
            let at = (n % games.len() as u64) as usize;
            if broken[at].load(Ordering::Relaxed) {
                continue;
            }
            let result = one(&games[at], nth_seed(seed, n));
            let mut report = report.lock().expect("nobody panics holding it");
            match result {
                Ok(answers) => {
                    report.soaked[at].games += 1;
                    report.soaked[at].answers += u64::from(answers);
                }
                Err(failure) => {
                    if !broken[at].swap(true, Ordering::Relaxed) {
                        report.failures.push((at, failure));
                    }
                }
            }
            drop(report);
            progress();
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    report.into_inner().expect("nobody panics holding it")
}

/// One random game, audited after every answer. Gives the number of answers.
fn one<G: Game>(game: &G, seed: u64) -> Result<u32, Failure> {
    match guard(|| contract::soak(game, seed)) {
        Ok(Ok(answers)) => Ok(answers),
        Ok(Err((answers, why))) => Err(Failure { seed, answers: Some(answers), why }),
        Err(why) => Err(Failure { seed, answers: None, why }),
    }
}
