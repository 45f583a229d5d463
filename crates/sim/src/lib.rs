//! Games by the thousand: playouts, tournaments, statistics, soaking, and counts of positions.
//!
//! Read in this order: [`play`], [`Tally`], [`tournament`], [`Histogram`]; then [`bouts`] and
//! [`Ratings`], which tell how strong players are; then [`soak`] and [`perft`]. What a game's own facts are worth counting is said by whoever calls, as a [`Tally`].

#![allow(clippy::float_arithmetic, reason = "statistics are about numbers between the whole ones")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

mod each;
mod failure;
mod matrix;
pub mod perft;
mod playout;
mod rating;
mod results;
mod seating;
mod slope;
pub mod soak;
mod stats;
mod timed;
mod tournament;

pub use each::each;
pub use failure::Failure;
pub use playout::{Played, play, positions};
pub use rating::{Ranked, Ratings};
pub use results::{Results, Tally};
pub use seating::{Bout, Meeting, bouts};
pub use stats::{Histogram, Interval, Ratio, share};
pub use timed::{Pace, Timed};
pub use tournament::{Run, tournament};

use std::time::Duration;

use table::mix;

/// The seed of the `n`th game of a run. The first game's is the run's own, so that one game can be
/// played again alone by what its failure names.
pub fn nth_seed(seed: u64, n: u64) -> u64 {
    match n {
        0 => seed,
        _ => mix(seed ^ mix(n)),
    }
}

/// How many a second, if so many took so long.
pub fn per_second(number: u64, time: Duration) -> f64 {
    number as f64 / time.as_secs_f64().max(1e-9)
}
