//! The tests of Edo, one binary.

mod bots;
mod limits;
mod positions;
mod promises;
mod reach;

use edo::content::HOUSE;
use edo::edition::{Action, Card, Cost, Edge, Edition, Numbers, Package, Source};
use edo::{Edo, Setup};

/// A game set up so, with this edition.
fn play_with(setup: &str, edition: &'static Edition) -> Edo {
    let setup = Setup::read(setup).expect("tests write set-ups as records do");
    Edo::new(setup, edition).expect("tests play with 2 to 5 players")
}

const PLENTY: Package =
    Package { goods: Cost { rice: 12, wood: 12, stone: 12, ryo: 0 }, source: Source::House };

const fn edge(action: Action, most: u8) -> Edge {
    Edge { action, most, plus: 0 }
}

const fn card(id: &'static str, edges: &'static [Edge]) -> Card {
    Card { id, price: 0, edges, source: Source::House }
}

/// Every card builds and trades.
#[rustfmt::skip]
const BUSY: &[Card] = &[
    card("I",   &[edge(Action::Build, 3), edge(Action::Trade, 3), edge(Action::Wood, 3)]),
    card("II",  &[edge(Action::Build, 3), edge(Action::Trade, 3), edge(Action::Stone, 3)]),
    card("III", &[edge(Action::Travel, 3), edge(Action::Trade, 3), edge(Action::Special, 1)]),
];

/// Our edition with so much of everything that random play builds, trades and meets demands.
const RICH: Edition = Edition {
    name: "rich",
    numbers: Numbers { start_ryo: 99, hand_limit: 40, end_points: 40, ..HOUSE.numbers },
    packages: &[PLENTY; 5],
    starting: BUSY,
    ..HOUSE
};
