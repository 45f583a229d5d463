//! Our own edition: tables only.

#![allow(clippy::enum_glob_use, reason = "rows of a table read better without the enum's name")]

mod actions;
mod bonuses;
mod characters;
mod daimyo;
mod emperor;
mod events;
mod favors;
mod missions;
mod numbers;

use crate::edition::Edition;

/// The edition this project ships.
pub const HOUSE: Edition = Edition {
    name: "house",
    numbers: numbers::NUMBERS,
    printed: numbers::PRINTED,
    players: numbers::PLAYERS,
    locations: numbers::LOCATIONS,
    first_game: numbers::FIRST_GAME,
    action_presets: numbers::ACTION_PRESETS,
    missions: missions::MISSIONS,
    actions: actions::ACTIONS,
    events: events::EVENTS,
    bonuses: bonuses::BONUSES,
    favors: favors::FAVORS,
    characters: characters::CHARACTERS,
    clans: favors::CLANS,
    tokens: numbers::TOKENS,
    daimyo: daimyo::DAIMYO,
    emperor: emperor::EMPEROR,
    moods: daimyo::MOODS,
    objectives: daimyo::OBJECTIVES,
};
