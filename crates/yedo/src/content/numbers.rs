//! The numbers of the rules, what changes with the players, the board, the presets, the tokens.

use crate::edition::ActionKind::*;
use crate::edition::District::*;
use crate::edition::EventKind::{Festivals, Watch};
use crate::edition::MissionSet::{Espionage, Theft};
use crate::edition::{
    ActionKind, Bidding, ByRounds, ClanNumbers, CoopNumbers, District, Limits, Location, Numbers,
    Players, Preset, Prices, Specialist, Start, Yields,
};

/// The numbers of the rules.
#[rustfmt::skip]
pub(super) const NUMBERS: Numbers = Numbers {
    limits: Limits {
        missions: 4, actions: 3, bonuses: 2,
        weapons: 4, weapons_armourer: 5, blessings: 1, geishas: 3,
        disciples: 4, floor: 2, resting: 1,
        offers: 3,
    },
    start: Start {
        rounds: [6, 8, 11],
        action_kinds: 3, event_kinds: 2, mission_sets: 2,
        weapons_each: 5, row: 2,
        blessings: 1, church: 3,
        disciples: 2, reserve: 2, mon: 12, blackmail: 1,
        missions: 4, first_game_green: 3, first_game_red: 1,
        jesuits_among: 3, token_spaces: 2, tea_more: 1, tea_least: 4,
    },
    bidding: Bidding {
        egress: 3,
        //       action bonus weapon annex geisha disciple mission
        minimum: [5,    5,    6,     10,   9,     7,       5],
        //             white black red
        minimum_group: [5,   9,    6],
        draw: 3, annex_prestige: 2,
    },
    prices: Prices {
        row: [8, 8, 8, 6, 6], row_kept: 2,
        mission: 2, audience: (7, 2),
        recruit: 7, favours: [(1, 3), (2, 5)],
        annex: 11,
        goods: [(5, 1), (10, 3), (15, 6)],
        geisha_mon: 8, geisha_prestige: 2, action: 4,
        bonus: 4, kobudo_less: 3,
        blessing: 0, donation: (4, 1),
    },
    yields: Yields {
        church: 3, kobudo: 1,
        foresight: 3, foresight_monk: 1,
        kobudo_draw: 2, chashitsu_draw: 2,
        unused_character: 1,
        samurai: 1, onna_mon: 5, messenger: 1,
        blackmail: 2, mon_per_point: 10,
    },
    clans: ClanNumbers {
        wealthy: ByRounds([10, 14, 18]), wealthy_coop: 8,
        generous: 2, tenacious: 1, hypocrite: 3, wise: 2,
        sailor_goods: [(4, 1), (9, 3), (14, 6)], sailor_church: 2,
    },
    coop: CoopNumbers {
        rounds: 7,
        daimyo: 2, daimyo_reserve: 2, master_more: 1,
        interference: 2, egress: 3, trade_mon: 5,
        victory_errands: 2, first_again: 1, annex_mon: 1,
        solo_temple_closed: 1,
    },
};

/// Those that the books state or that were published.
#[rustfmt::skip]
pub(super) const PRINTED: &[&str] = &[
    "limits.missions", "limits.actions", "limits.bonuses", "limits.weapons",
    "limits.weapons_armourer", "limits.blessings", "limits.geishas", "limits.disciples",
    "limits.floor", "limits.resting",
    "start.rounds", "start.action_kinds", "start.event_kinds", "start.mission_sets",
    "start.weapons_each", "start.row", "start.blessings", "start.church", "start.disciples",
    "start.reserve", "start.mon", "start.blackmail", "start.missions", "start.first_game_green",
    "start.first_game_red", "start.jesuits_among", "start.token_spaces", "start.tea_more",
    "start.tea_least",
    "bidding.egress", "bidding.draw", "bidding.annex_prestige",
    "prices.row", "prices.row_kept", "prices.recruit", "prices.favours", "prices.annex",
    "prices.geisha_mon", "prices.geisha_prestige", "prices.action", "prices.kobudo_less",
    "yields.church", "yields.kobudo", "yields.foresight", "yields.foresight_monk",
    "yields.unused_character", "yields.samurai", "yields.onna_mon", "yields.messenger",
    "yields.blackmail", "yields.mon_per_point",
    "clans.wealthy", "clans.wealthy_coop", "clans.generous", "clans.tenacious",
    "clans.hypocrite", "clans.wise", "clans.sailor_goods", "clans.sailor_church",
    "coop.rounds", "coop.daimyo", "coop.daimyo_reserve", "coop.master_more", "coop.trade_mon",
    "coop.victory_errands", "coop.first_again", "coop.annex_mon", "coop.solo_temple_closed",
];

/// What changes with the number of players. House: the seventh geisha is a 1.
#[rustfmt::skip]
pub(super) const PLAYERS: [Players; 4] = [
    Players { players: 2, annexes: 2, geishas: &[1, 2, 3],             single_assets: false },
    Players { players: 3, annexes: 2, geishas: &[1, 1, 2, 2, 3],       single_assets: false },
    Players { players: 4, annexes: 3, geishas: &[1, 1, 2, 2, 3, 3],    single_assets: true },
    Players { players: 5, annexes: 4, geishas: &[1, 1, 1, 2, 2, 3, 3], single_assets: true },
];

const fn rest(number: u8) -> Location {
    Location { district: Castle, number, rest: true, players: 2 }
}

const fn at(district: District, number: u8, players: u8) -> Location {
    Location { district, number, rest: false, players }
}

/// The locations (`yedo.setup.locations.house`). House: the marked ones have the highest numbers.
#[rustfmt::skip]
pub(super) const LOCATIONS: &[Location] = &[
    rest(1), rest(2), rest(3),                                    at(Castle, 4, 2), at(Castle, 5, 2),
    at(Gates, 1, 2),    at(Gates, 2, 2),    at(Gates, 3, 2),      at(Gates, 4, 3),
    at(Tavern, 1, 2),   at(Tavern, 2, 2),   at(Tavern, 3, 3),     at(Tavern, 4, 4),
    at(Harbor, 1, 2),   at(Harbor, 2, 2),   at(Harbor, 3, 3),     at(Harbor, 4, 4),
    at(RedLight, 1, 2), at(RedLight, 2, 2), at(RedLight, 3, 2),   at(RedLight, 4, 4),
    at(Market, 1, 2),   at(Market, 2, 2),   at(Market, 3, 2),     at(Market, 4, 4), at(Market, 5, 5),
    at(Temple, 1, 2),   at(Temple, 2, 2),   at(Temple, 3, 3),     at(Temple, 4, 4),
];

/// What a first game is played with (`yedo.setup.preset`).
pub(super) const FIRST_GAME: Preset = Preset {
    rounds: 6,
    actions: [Neighbours, Streets, Lanterns],
    events: [Festivals, Watch],
    missions: [Espionage, Theft],
    black: false,
};

/// Kinds of action cards that go well together.
pub(super) const ACTION_PRESETS: &[(&str, [ActionKind; 3])] = &[
    ("first", [Neighbours, Streets, Lanterns]),
    ("lively", [Streets, Whispers, Merchants]),
    ("sharp", [Lanterns, Whispers, Knives]),
];

/// Two tokens of each specialist; eleven rounds need eleven.
#[rustfmt::skip]
pub(super) const TOKENS: &[Specialist] = &[
    Specialist::Samurai,      Specialist::Samurai,
    Specialist::OnnaBugeisha, Specialist::OnnaBugeisha,
    Specialist::Messenger,    Specialist::Messenger,
    Specialist::Ninja,        Specialist::Ninja,
    Specialist::Armourer,     Specialist::Armourer,
    Specialist::Monk,         Specialist::Monk,
];
