//! Yedo Deluxe: what is in the box, every rule by its id, and the play, rivals or together.
//!
//! Read [`rules`], then [`edition`] for what can be printed, [`content`] for what we print;
//! [`state`], [`setup`], the phases. [`Yedo`] is the game as the table knows it.

mod addon;
mod audit;
mod card;
pub mod choice;
pub mod content;
pub mod coop;
mod deal;
pub mod deck;
mod district;
mod draw;
pub mod edition;
mod effect;
pub mod fact;
mod flow;
pub mod frame;
mod gain;
mod game;
pub mod good;
mod imagine;
pub mod judge;
mod law;
mod limit;
mod mission;
mod notation;
mod phase;
mod position;
pub mod rules;
mod score;
pub mod setup;
pub mod state;
mod supply;
pub mod view;
mod words;

pub use addon::clans::SAILOR;
pub use addon::jesuits::Jesuits;
pub use addon::specialists::Tokens;
pub use addon::tea_house::{Role, Tea, characters};
pub use game::Yedo;
pub use mission::{Stand, Standing};
pub use phase::buy::PutUp;
pub use setup::{Addons, Setup};
