//! Our edition against the list of what it must hold, and against its own arithmetic.

mod board;
mod cards;
mod coop;
mod missions;
mod price;
mod rules;
mod shares;
