//! Our own edition: tables only.

#![allow(clippy::enum_glob_use, reason = "rows of a table read better without the enum's name")]

mod authorizations;
mod demands;
mod maps;
mod merchants;
mod numbers;
mod profits;

use crate::edition::Edition;

/// The edition this project ships.
pub const HOUSE: Edition = Edition {
    name: "house",
    numbers: numbers::NUMBERS,
    printed: numbers::PRINTED,
    players: numbers::PLAYERS,
    small: maps::SMALL,
    large: maps::LARGE,
    starting: authorizations::STARTING,
    specials: authorizations::SPECIALS,
    merchants: merchants::MERCHANTS,
    profits: profits::PROFITS,
    packages: numbers::PACKAGES,
    demands: demands::DEMANDS,
    privileges: demands::PRIVILEGES,
    tiles: numbers::TILES,
};
