//! The merchant cards.

use crate::edition::Good::*;
use crate::edition::{Cost, Good, Merchant, Source};

const fn sells(sells: Good, most: u8, each: u8, point: Cost) -> Merchant {
    Merchant { sells, most, each, point, source: Source::House }
}

const fn cost(rice: u8, wood: u8, stone: u8, ryo: u8) -> Cost {
    Cost { rice, wood, stone, ryo }
}

/// A purchase, and the price of a power point.
#[rustfmt::skip]
pub(super) const MERCHANTS: &[Merchant] = &[
    //    what most each       rice wood stone ryo
    sells(Wood,  2, 2,    cost(3,   0,   0,    2)),
    sells(Wood,  3, 2,    cost(0,   0,   2,    2)),
    sells(Stone, 2, 3,    cost(0,   2,   0,    3)),
    sells(Stone, 3, 3,    cost(0,   0,   0,    7)),
    sells(Rice,  3, 1,    cost(0,   0,   2,    2)),
    sells(Rice,  2, 1,    cost(0,   1,   2,    1)),
    sells(Wood,  2, 1,    cost(0,   0,   0,    8)),
    sells(Stone, 2, 2,    cost(2,   2,   0,    0)),
    sells(Rice,  3, 2,    cost(1,   1,   1,    2)),
    sells(Stone, 3, 2,    cost(3,   0,   0,    2)),
];
