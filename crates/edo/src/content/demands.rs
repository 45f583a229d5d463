//! What the shogun wants, and what he grants.

use crate::edition::Privilege::*;
use crate::edition::Wish::*;
use crate::edition::{Cost, Demand, Privilege, PrivilegeTokens, Source, Wish};

const fn demand(id: &'static str, wish: Wish, wood: u8, stone: u8, rice: u8, ryo: u8) -> Demand {
    Demand { id, wish, cost: Cost { rice, wood, stone, ryo }, source: Source::House }
}

impl Demand {
    const fn printed(mut self) -> Demand {
        self.source = Source::Printed;
        self
    }
}

/// Five demands of each kind.
#[rustfmt::skip]
pub(super) const DEMANDS: &[Demand] = &[
    //                               wood stone rice ryo
    demand("porcelain",      Local,   0,   1,    0,  10).printed(),
    demand("lacquerware",    Local,   2,   0,    0,   8),
    demand("tea",            Local,   0,   0,    3,   6),
    demand("inlaid-chests",  Local,   1,   2,    0,   5),
    demand("silk",           Local,   0,   0,    0,  13),
    demand("clocks",         Foreign, 0,   0,    0,  12),
    demand("glass",          Foreign, 1,   1,    0,   8),
    demand("sugar",          Foreign, 0,   0,    4,   4),
    demand("spices",         Foreign, 2,   0,    1,   6),
    demand("ivory",          Foreign, 0,   2,    0,   7),
    demand("great-hall",     Palace,  3,   2,    0,   0),
    demand("gatehouse",      Palace,  2,   3,    0,   0),
    demand("moat-wall",      Palace,  0,   4,    0,   2),
    demand("covered-bridge", Palace,  4,   0,    0,   3),
    demand("garden",         Palace,  2,   2,    0,   3),
];

const fn tokens(privilege: Privilege, tokens: u8) -> PrivilegeTokens {
    PrivilegeTokens { privilege, tokens, source: Source::House }
}

/// Twelve privileges.
#[rustfmt::skip]
pub(super) const PRIVILEGES: &[PrivilegeTokens] = &[
    tokens(Site,      2),
    tokens(Support,   2),
    tokens(Trading,   1),
    tokens(Income,    1),
    tokens(WoodStone, 1),
    tokens(StoneRice, 1),
    tokens(RiceWood,  1),
    tokens(FullWood,  1),
    tokens(FullStone, 1),
    tokens(FullRice,  1),
];
