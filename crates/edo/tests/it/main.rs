//! The tests of Edo, one binary.

mod bots;
mod limits;
mod positions;
mod privileges;
mod promises;
mod reach;
mod refusals;
mod why_not;

use edo::content::HOUSE;
use edo::edition::{
    Action, Card, Cost, Demand, Edge, Edition, Numbers, Package, Privilege, PrivilegeTokens,
    Source, Wish,
};
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

/// Every card travels.
#[rustfmt::skip]
const RESTLESS: &[Card] = &[
    card("I",   &[edge(Action::Travel, 3)]),
    card("II",  &[edge(Action::Travel, 3)]),
    card("III", &[edge(Action::Travel, 3), edge(Action::Trade, 3)]),
];

const fn wish(id: &'static str) -> Demand {
    let cost = Cost { rice: 0, wood: 0, stone: 0, ryo: 1 };
    Demand { id, wish: Wish::Foreign, cost, source: Source::House }
}

/// Travellers can meet them all.
#[rustfmt::skip]
const DEMANDS: &[Demand] = &[
    wish("porcelain"),
    wish("lacquerware"),
    wish("tea"),
    wish("inlaid-chests"),
    wish("silk"),
    wish("clocks"),
    wish("glass"),
    wish("sugar"),
    wish("spices"),
    wish("ivory"),
    wish("great-hall"),
    wish("gatehouse"),
    wish("moat-wall"),
    wish("covered-bridge"),
    wish("garden"),
];

const fn tokens(privilege: Privilege) -> PrivilegeTokens {
    PrivilegeTokens { privilege, tokens: 4, source: Source::House }
}

/// Nothing but what may be redeemed at any time.
#[rustfmt::skip]
const PRIVILEGES: &[PrivilegeTokens] = &[
    tokens(Privilege::Income),
    tokens(Privilege::WoodStone),
    tokens(Privilege::StoneRice),
    tokens(Privilege::RiceWood),
];

/// An edition in which random play disperses ronin with privileges in hand.
const ROVING: Edition = Edition {
    name: "roving",
    starting: RESTLESS,
    demands: DEMANDS,
    privileges: PRIVILEGES,
    ..RICH
};
