//! The rules of Edo, with its expansion: a pure core that sets up, asks, checks and moves on.

pub mod board;
pub mod choice;
pub mod content;
pub mod edition;
pub mod fact;
pub mod frame;
mod game;
pub mod rules;
pub mod setup;
pub mod state;
pub mod view;

pub use game::Edo;
