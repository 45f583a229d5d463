//! The rules of Edo, with its expansion: a pure core that sets up, asks, checks and moves on.

pub mod content;
pub mod edition;
pub mod rules;
