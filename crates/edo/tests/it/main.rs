//! The tests of Edo, one binary.

mod promises;

use edo::content::HOUSE;
use edo::edition::{Cost, Edition, Numbers, Package, Source};
use edo::{Edo, Setup};

/// A game set up so, with this edition.
fn play_with(setup: &str, edition: &'static Edition) -> Edo {
    let setup = Setup::read(setup).expect("tests write set-ups as records do");
    Edo::new(setup, edition).expect("tests play with 2 to 5 players")
}

const PLENTY: Package =
    Package { goods: Cost { rice: 12, wood: 12, stone: 12, ryo: 0 }, source: Source::House };

/// Our edition with so much of everything that random play builds, trades and meets demands.
const RICH: Edition = Edition {
    name: "rich",
    numbers: Numbers { start_ryo: 99, hand_limit: 40, end_points: 40, ..HOUSE.numbers },
    packages: &[PLENTY; 5],
    ..HOUSE
};
