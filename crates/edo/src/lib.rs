//! The rules of Edo, with its expansion: a pure core that sets up, asks, checks and moves on.
//!
//! Read [`rules`], then [`state`], [`setup`], the phases, the actions, the add-ons. [`Edo`] is the
//! game as the table knows it.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an answer is refused unless a frame names it, and a frame nobody names asks nobody: \
              the safe side is the default, and the contract finds what is missing"
)]

mod action;
mod addon;
mod audit;
pub mod board;
pub mod choice;
pub mod content;
pub mod edition;
pub mod fact;
mod flow;
pub mod frame;
mod game;
mod imagine;
pub mod judge;
mod law;
mod likes;
mod notation;
mod phase;
mod position;
pub mod rules;
pub mod setup;
pub mod state;
mod supply;
pub mod view;

pub use game::{Decided, Edo};
pub use likes::likes;
pub use setup::{Addons, Setup};
