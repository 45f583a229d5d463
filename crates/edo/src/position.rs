//! The text form of positions: their difference from a bare table, one thing a line.
//!
//! On a bare table nothing has happened yet: round 1, everybody plans, nobody is on the map. What can
//! be told from the rest (officials at home, houses not built, piles) is written only where it is
//! otherwise. A line given twice counts as it was given last.

mod bare;
mod now;
mod read;
mod sound;
mod write;

pub(crate) use read::read;
pub(crate) use write::{write, write_view};
