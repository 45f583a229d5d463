//! Players that nobody sits behind. They know only the table: what a seat sees, and nothing else.
//!
//! Read in this order: [`Bot`], [`Level`], [`Thinker`], [`hint`]; [`Random`] and [`Weighted`] are for
//! tests and soaking, [`Tree`] is what the thinker was measured against. [`contract`] says what any bot
//! must keep to.

#![allow(clippy::float_arithmetic, reason = "likelihoods and bounds are no whole numbers")]
#![allow(clippy::cast_precision_loss, reason = "few futures are imagined, and no tree is huge")]

mod bot;
pub mod contract;
mod hint;
mod level;
mod line;
mod random;
mod thinker;
mod tree;
mod weighted;

pub use bot::Bot;
pub use hint::{Hint, hint};
pub use level::{Level, Opponent};
pub use random::Random;
pub use thinker::{Effort, Thinker};
pub use tree::{Rollout, Tree};
pub use weighted::Weighted;
