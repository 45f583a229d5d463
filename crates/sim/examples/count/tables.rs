//! The tables at which speed is measured: four players, without add-ons and with all.

use edo::Edo;
use yedo::Yedo;

pub(crate) const SEED: u64 = 7;
pub(crate) const PLAYERS: u8 = 4;
pub(crate) const POSITIONS: u32 = 10;

pub(crate) fn edo() -> Edo {
    let setup = edo::Setup { players: PLAYERS, addons: edo::setup::Addons::default() };
    Edo::new(setup, &edo::content::HOUSE).expect("four may play")
}

pub(crate) fn edo_with_all() -> Edo {
    let addons = edo::setup::Addons { jiin: true, tokken: true, ronin: true };
    Edo::new(edo::Setup { players: PLAYERS, addons }, &edo::content::HOUSE).expect("four may play")
}

/// A first game of 6 rounds.
pub(crate) fn yedo() -> Yedo {
    let setup = yedo::Setup::first_game(PLAYERS, &yedo::content::HOUSE);
    Yedo::new(setup, &yedo::content::HOUSE).expect("four may play")
}

/// 8 rounds with everything.
pub(crate) fn yedo_with_all() -> Yedo {
    let addons =
        yedo::Addons { specialists: true, tea_house: true, clan_powers: true, jesuits: true };
    let first = yedo::Setup::first_game(PLAYERS, &yedo::content::HOUSE);
    let setup = yedo::Setup { rounds: 8, black: true, dealt: false, addons, ..first };
    Yedo::new(setup, &yedo::content::HOUSE).expect("four may play")
}
