//! The numbers of the rules, what changes with the players, the packages, the location tiles.

use crate::edition::Source::*;
use crate::edition::{
    Cost, Location, LocationTiles, Numbers, Package, Players, Side, Source, Works,
};

const fn works(wood: u8, stone: u8, rice: u8, ryo: u8, points: u8, source: Source) -> Works {
    Works { cost: Cost { rice, wood, stone, ryo }, points, source }
}

/// The numbers of the rules.
#[rustfmt::skip]
pub(super) const NUMBERS: Numbers = Numbers {
    start_ryo: 10,
    officials: 5, houses: 7, temples: 3,
    fortresses: 8, white_officials: 12, black_officials: 2, ronin_tokens: 15,
    sites_edo: 10, sites_outer: 7,
    display: 4,
    rice_per_official: 2, ryo_per_official: 5,
    yields: [3, 2, 1, 0, 0],
    recruit: Cost { rice: 1, wood: 0, stone: 0, ryo: 0 },
    road_samurai: 1, road_merchant: 1,
    //                  wood stone rice ryo points
    house:        works(2,   1,    0,   4,  1, House),
    trading_post: works(3,   2,    0,   5,  2, House),
    fortress:     works(3,   5,    0,   7,  3, House),
    temple:       works(2,   0,    1,   0,  1, Printed),
    strength_house: 1, strength_trading_post: 2,
    trade_points: 1, demand_points: 1,
    hand_limit: 12,
    wage_rice: 1,
    end_points: 12,
    ryo_per_point: 15, samurai_per_point: 2,
    dispersal_tokens: [0, 1, 2],
};

/// Those that were published, or stand on the sheets of the expansion.
#[rustfmt::skip]
pub(super) const PRINTED: &[&str] = &[
    "start_ryo", "officials", "houses", "temples", "fortresses", "white_officials",
    "black_officials", "ronin_tokens", "ryo_per_official", "recruit", "road_samurai",
    "trade_points", "demand_points", "wage_rice", "end_points", "dispersal_tokens",
];

/// What changes with the number of players.
#[rustfmt::skip]
pub(super) const PLAYERS: [Players; 4] = [
    Players { players: 2, side: Side::Small, cover_resources: 1, cover_cities: 1, source: House },
    Players { players: 3, side: Side::Small, cover_resources: 0, cover_cities: 0, source: House },
    Players { players: 4, side: Side::Large, cover_resources: 1, cover_cities: 1, source: House },
    Players { players: 5, side: Side::Large, cover_resources: 0, cover_cities: 0, source: Printed },
];

const fn package(rice: u8, wood: u8, stone: u8) -> Package {
    Package { goods: Cost { rice, wood, stone, ryo: 0 }, source: House }
}

/// The packages to choose from.
#[rustfmt::skip]
pub(super) const PACKAGES: &[Package] = &[
    //      rice wood stone
    package(4,   1,   0),
    package(3,   2,   0),
    package(3,   0,   2),
    package(4,   1,   1),
    package(3,   1,   2),
];

/// The bag of location tiles.
#[rustfmt::skip]
pub(super) const TILES: &[LocationTiles] = &[
    LocationTiles { location: Location::RiceField, tiles: 1, source: Printed },
    LocationTiles { location: Location::Forestry,  tiles: 1, source: Printed },
    LocationTiles { location: Location::Quarry,    tiles: 1, source: Printed },
    LocationTiles { location: Location::City,      tiles: 1, source: Printed },
    LocationTiles { location: Location::Free,      tiles: 3, source: Printed },
];
