//! The tests of Edo, one binary.

mod promises;

use edo::content::HOUSE;
use edo::{Edo, Setup};

/// A game of our own edition, set up so.
fn game(setup: &str) -> Edo {
    let setup = Setup::read(setup).expect("tests write set-ups as records do");
    Edo::new(setup, &HOUSE).expect("tests play with 2 to 5 players")
}
