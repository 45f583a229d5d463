//! What is counted over many games: the same for every game, and what a game's own facts add.

use table::{BySeat, Game, Log, Outcome, SEATS_MAX, Seat};

use crate::{Histogram, Played};

/// Counts what is particular to one game, from its facts and its last positions.
///
/// Counts are whole numbers, so that it does not matter in which order games and threads add theirs.
pub trait Tally<G: Game>: Log<G::Fact> {
    /// A game is over.
    fn over(&mut self, game: &G, state: &G::State);
    /// All that the other has counted, too.
    fn merge(&mut self, other: Self);
}

/// Nothing is counted: the compiler removes the counting.
impl<G: Game> Tally<G> for () {
    fn over(&mut self, _: &G, _: &G::State) {}
    fn merge(&mut self, (): ()) {}
}

/// A win divides evenly among any number of winners.
const PARTS: u64 = 60;
const _: () = {
    let mut n = 1;
    while n <= SEATS_MAX as u64 {
        assert!(PARTS.is_multiple_of(n));
        n += 1;
    }
};

/// What many games came to, whatever the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// How many games.
    pub games: u64,
    /// Answers a game.
    pub answers: Histogram,
    /// Points of each seat.
    pub scores: BySeat<Histogram>,
    /// Games that several seats won together.
    pub shared: u64,
    /// Wins of each seat, in sixtieths.
    wins: BySeat<u64>,
}

impl Results {
    /// One more game.
    pub(crate) fn add<G: Game>(&mut self, game: &G, played: &Played<G::State>) {
        self.games += 1;
        self.answers.add(played.answers.cast_signed());
        match played.outcome {
            Outcome::Ranked(ranks) => {
                let winners = game.seats().iter().filter(|&seat| ranks[seat].0 == 1);
                let n_winners = winners.clone().count() as u64;
                self.shared += u64::from(1 < n_winners);
                for seat in winners {
                    self.wins[seat] += PARTS / n_winners;
                }
                for seat in game.seats().iter() {
                    self.scores[seat].add(i32::from(ranks[seat].1));
                }
            }
            Outcome::Together { won, points } => {
                for seat in game.seats().iter() {
                    self.wins[seat] += PARTS * u64::from(won);
                    self.scores[seat].add(i32::from(points));
                }
            }
        }
    }

    pub(crate) fn merge(&mut self, other: &Results) {
        self.games += other.games;
        self.answers.merge(&other.answers);
        self.shared += other.shared;
        for i in 0..SEATS_MAX {
            self.scores.0[i].merge(&other.scores.0[i]);
            self.wins.0[i] += other.wins.0[i];
        }
    }

    /// Games this seat won; a game won by several counts in equal parts.
    pub fn wins(&self, seat: Seat) -> f64 {
        self.wins[seat] as f64 / PARTS as f64
    }

    /// Points of all seats together.
    pub fn all_scores(&self) -> Histogram {
        let mut all = Histogram::default();
        self.scores.0.iter().for_each(|scores| all.merge(scores));
        all
    }
}
