//! The authorization cards: three that everybody has, twelve to buy.

use crate::edition::Action::*;
use crate::edition::{Action, Card, Edge, Source};

const fn edge(action: Action, most: u8) -> Edge {
    Edge { action, most, plus: 0 }
}

impl Edge {
    const fn plus(mut self, plus: u8) -> Edge {
        self.plus = plus;
        self
    }
}

const fn starting(id: &'static str, edges: &'static [Edge]) -> Card {
    Card { id, price: 0, edges, source: Source::House }
}

const fn special(id: &'static str, price: u8, edges: &'static [Edge]) -> Card {
    Card { id, price, edges, source: Source::House }
}

impl Card {
    const fn printed(mut self) -> Card {
        self.source = Source::Printed;
        self
    }
}

/// What everybody starts with.
#[rustfmt::skip]
pub(super) const STARTING: &[Card] = &[
    starting("I",   &[edge(Rice, 2),   edge(Money, 2),   edge(Wood, 2),  edge(Build, 2)]).printed(),
    starting("II",  &[edge(Stone, 2),  edge(Recruit, 1), edge(Money, 1), edge(RiceField, 2)]),
    starting("III", &[edge(Travel, 3), edge(Special, 1), edge(Trade, 2), edge(Build, 1)]),
];

/// What can be bought.
#[rustfmt::skip]
pub(super) const SPECIALS: &[Card] = &[
    special("A1",  2, &[edge(Wood, 3).plus(1),  edge(Rice, 3)]),
    special("A2",  3, &[edge(Stone, 3).plus(1), edge(RiceField, 3)]),
    special("A3",  4, &[edge(Build, 3),         edge(Wood, 3).plus(1)]),
    special("A4",  4, &[edge(Build, 3),         edge(Stone, 3).plus(1)]),
    special("A5",  1, &[edge(Travel, 4),        edge(Trade, 3)]),
    special("A6",  2, &[edge(Trade, 3),         edge(Money, 3).plus(1)]),
    special("A7",  3, &[edge(Money, 3).plus(1), edge(Recruit, 2)]),
    special("A8",  1, &[edge(Rice, 3).plus(2),  edge(Recruit, 2)]),
    special("A9",  1, &[edge(Recruit, 3),       edge(Travel, 4)]),
    special("A10", 3, &[edge(Stone, 2).plus(2), edge(Money, 3)]),
    special("A11", 2, &[edge(Wood, 2).plus(2),  edge(RiceField, 3).plus(1)]),
    special("A12", 3, &[edge(Build, 2),         edge(Travel, 3)]),
];
