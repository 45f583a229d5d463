//! Random play over many set-ups, with an audit after every answer: whatever breaks is caught and
//! can be met again.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::Bot;
use table::{Chance, Fast, Game, Seen, mix};

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

/// How many answers a game had, or after how many answers what was found.
pub type Audited = Result<u32, (u32, String)>;

/// What one set-up went through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Soaked {
    /// Games played to their end.
    pub games: u64,
    /// Answers given in them, each of them audited.
    pub answers: u64,
}

/// What a soak came to, by set-up, in the order they were given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What each set-up went through.
    pub soaked: Vec<Soaked>,
    /// The first failure of each set-up that had one.
    pub failures: Vec<(usize, Failure)>,
}

/// Plays the set-ups in turn, over and over, each time with another seed. A set-up that fails is not
/// played again: the rest goes on. `progress` is told after every game.
pub fn soak<S: Sync>(
    setups: &[S],
    play: impl Fn(&S, u64) -> Audited + Sync,
    seed: u64,
    until: Until,
    threads: usize,
    progress: impl Fn() + Sync,
) -> Report {
    let began = Instant::now();
    let next = AtomicU64::new(0);
    let broken: Vec<AtomicBool> = setups.iter().map(|_| AtomicBool::new(false)).collect();
    let empty = Report { soaked: vec![Soaked::default(); setups.len()], failures: Vec::new() };
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
            let at = (n % setups.len() as u64) as usize;
            if broken[at].load(Ordering::Relaxed) {
                continue;
            }
            let result = guarded(|seed| play(&setups[at], seed), nth_seed(seed, n));
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

fn guarded(play: impl Fn(u64) -> Audited, seed: u64) -> Result<u32, Failure> {
    match guard(|| play(seed)) {
        Ok(Ok(answers)) => Ok(answers),
        Ok(Err((answers, why))) => Err(Failure { seed, answers: Some(answers), why }),
        Err(why) => Err(Failure { seed, answers: None, why }),
    }
}

/// One game by bots, in any order of seats where several are asked, audited after every answer.
/// [`table::contract::soak`] does the same for evenly random play.
///
/// # Errors
/// What the audit found, an unlawful answer, or a game beyond its bound.
pub fn audited<G: Game, B: Bot<G>>(game: &G, bots: &mut [B], seed: u64) -> Audited {
    let mut chance = Fast(mix(seed));
    let mut bots_own = Fast(mix(!seed));
    let mut state = game.deal(&mut chance, &mut ());
    let mut answers = 0;
    loop {
        game.audit(&state).map_err(|fault| (answers, fault))?;
        let asked = game.asked(&state);
        if asked.is_empty() {
            break;
        }
        if game.answers_max() <= answers {
            return Err((answers, "the game does not end".to_owned()));
        }
        let nth = chance.below(u32::from(asked.len())) as usize;
        let seat = asked.iter().nth(nth).expect("drawn below their number");
        let window = Seen::new(game, &state, seat);
        let choice = bots[seat.0 as usize].answer(&window, &mut bots_own);
        game.play(&mut state, seat, choice, &mut chance, &mut ())
            .map_err(|refused| (answers, format!("{seat} {choice:?}: {refused:?}")))?;
        answers += 1;
    }
    match game.outcome(&state) {
        Some(_) => Ok(answers),
        None => Err((answers, "nobody is asked and there is no outcome".to_owned())),
    }
}
