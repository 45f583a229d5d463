//! What many games say about each bot, in one meeting or in all.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use bots::Level;
use sim::{Histogram, Interval, Pace, share};

use super::contest::{Contest, Sat};

/// How one bot did.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing {
    /// Games it sat in.
    pub(crate) games: u64,
    /// Games it won; a game won by several counts in equal parts.
    pub(crate) wins: f64,
    /// Games it would have won if all were equally strong.
    fair: f64,
    /// Its points, seat by seat.
    pub(crate) points: Histogram,
    /// How long it thought.
    pub(crate) pace: Pace,
}

impl Standing {
    /// How this bot did in these games.
    pub(crate) fn of<'a>(level: Level, games: impl IntoIterator<Item = &'a Contest>) -> Standing {
        let mut standing = Standing::default();
        for game in games {
            standing.add(level, game);
        }
        standing
    }

    fn add(&mut self, level: Level, Contest(seats): &Contest) {
        let own = || seats.iter().filter(|sat| sat.level == level);
        let n_own = own().count();
        if n_own == 0 {
            return;
        }
        let won = |sat: &&Sat| sat.place == 1;
        let winners = seats.iter().filter(won).count().max(1);
        self.games += 1;
        self.wins += own().filter(won).count() as f64 / winners as f64;
        self.fair += n_own as f64 / seats.len() as f64;
        for sat in own() {
            self.points.add(i32::from(sat.points));
            self.pace.merge(sat.pace);
        }
    }

    /// The share of games it won, with 95 % confidence.
    pub(crate) fn share(&self) -> Interval {
        share(self.wins, self.games)
    }

    /// The share it would have won if all were equally strong.
    pub(crate) fn fair_share(&self) -> f64 {
        self.fair / self.games.max(1) as f64
    }

    /// Whether it wins more than its part.
    pub(crate) fn verdict(&self) -> Verdict {
        let Interval { low, high, .. } = self.share();
        if self.fair_share() < low {
            Verdict::Stronger
        } else if high < self.fair_share() {
            Verdict::Weaker
        } else {
            Verdict::Open
        }
    }
}

/// What the interval says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It wins more than its part.
    Stronger,
    /// It wins less.
    Weaker,
    /// More games are needed to tell.
    Open,
}

impl Verdict {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Verdict::Stronger => "stronger",
            Verdict::Weaker => "weaker",
            Verdict::Open => "open",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(places: [(Level, u8); 4]) -> Contest {
        let sat = |(level, place)| Sat { level, place, points: 10, pace: Pace::default() };
        Contest(places.map(sat).to_vec())
    }

    #[test]
    fn shares_are_of_games_and_fair_ones_of_seats() {
        use Level::{Greedy, One};
        let lost = contest([(One, 2), (Greedy, 1), (Greedy, 3), (Greedy, 4)]);
        let won = contest([(Greedy, 4), (One, 1), (Greedy, 2), (Greedy, 3)]);
        let standing = Standing::of(One, [&lost, &won, &won]);
        assert_eq!((standing.games, standing.points.len()), (3, 3));
        assert!((standing.share().value - 2.0 / 3.0).abs() < 1e-9);
        assert!((standing.fair_share() - 0.25).abs() < 1e-9);
        assert_eq!(standing.verdict(), Verdict::Open);
        assert_eq!(Standing::of(One, vec![&won; 20]).verdict(), Verdict::Stronger);
        assert_eq!(Standing::of(Greedy, vec![&won; 20]).verdict(), Verdict::Weaker);
        assert_eq!(Standing::of(Level::Five, [&won]).games, 0);
    }

    #[test]
    fn a_shared_win_is_divided() {
        use Level::{Greedy, One};
        let shared = contest([(One, 1), (Greedy, 1), (Greedy, 3), (One, 1)]);
        assert!((Standing::of(One, [&shared]).wins - 2.0 / 3.0).abs() < 1e-9);
    }
}
