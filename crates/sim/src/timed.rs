//! How long bots think.

use std::time::{Duration, Instant};

use bots::Bot;
use table::{Fast, Game, Seen};

/// A bot, and how long it took over its answers.
#[derive(Clone, Debug)]
pub struct Timed<B> {
    bot: B,
    /// What was measured so far.
    pub pace: Pace,
}

/// How long a bot took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// For how many answers.
    pub answers: u64,
    /// For all of them.
    pub time: Duration,
    /// For the one it thought longest about.
    pub worst: Duration,
}

impl<B> Timed<B> {
    /// Nothing is measured yet.
    pub fn new(bot: B) -> Timed<B> {
        Timed { bot, pace: Pace::default() }
    }
}

impl Pace {
    /// Both together.
    pub fn merge(&mut self, other: Pace) {
        self.answers += other.answers;
        self.time += other.time;
        self.worst = self.worst.max(other.worst);
    }

    /// The time for one answer, on average.
    pub fn mean(&self) -> Duration {
        Duration::from_secs_f64(self.time.as_secs_f64() / self.answers.max(1) as f64)
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Timed<B> {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        let began = Instant::now();
        let choice = self.bot.answer(seen, chance);
        let time = began.elapsed();
        self.pace.merge(Pace { answers: 1, time, worst: time });
        choice
    }
}
