//! Our edition against the list of what it must hold and against its own arithmetic; the play
//! against its rules and the table's promises.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one question or fact and passes over all others"
)]

mod addons;
mod board;
mod bots;
mod cards;
mod clans;
mod coop;
mod coop_rules;
mod effects;
mod jesuits;
mod limits;
mod merchants;
mod missions;
mod phases;
mod planning;
mod played;
mod plays;
mod positions;
mod price;
mod promises;
mod prompts;
mod refusals;
mod rounds;
mod rules;
mod setups;
mod shares;
mod specialists;
mod streets;
mod tea_house;
mod together;
mod trade;

use ::yedo::content::HOUSE;
use ::yedo::{Setup, Yedo};

/// A game of our edition, set up so.
fn play(setup: &str) -> Yedo {
    let setup = Setup::read(setup).expect("tests write set-ups as records do");
    Yedo::new(setup, &HOUSE).expect("tests agree on lawful games")
}

/// The same by the rules of this number.
fn play_by(rules: u16, setup: &str) -> Yedo {
    let setup = Setup::read(setup).expect("tests write set-ups as records do");
    Yedo::by_rules(rules, setup, &HOUSE).expect("tests agree on lawful games")
}
