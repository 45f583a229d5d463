//! The profit tiles.

use crate::edition::{Profit, Source};

const fn profit(ryo: [[u8; 5]; 5]) -> Profit {
    Profit { tiles: 6, ryo, source: Source::House }
}

/// What each rank earns, for 1 to 5 owners.
#[rustfmt::skip]
pub(super) const PROFITS: &[Profit] = &[
    profit([[3, 0, 0, 0, 0], [2, 1, 0, 0, 0], [2, 1, 0, 0, 0], [2, 1, 0, 0, 0], [2, 1, 0, 0, 0]]),
    profit([[4, 0, 0, 0, 0], [3, 1, 0, 0, 0], [2, 1, 1, 0, 0], [2, 1, 1, 0, 0], [2, 1, 1, 0, 0]]),
    profit([[5, 0, 0, 0, 0], [3, 2, 0, 0, 0], [3, 1, 1, 0, 0], [2, 1, 1, 1, 0], [2, 1, 1, 1, 0]]),
    profit([[6, 0, 0, 0, 0], [4, 2, 0, 0, 0], [3, 2, 1, 0, 0], [3, 1, 1, 1, 0], [2, 1, 1, 1, 1]]),
];
