//! What cards and events do: the words of the vocabulary, one after another.
//!
//! A line is known by its number in the game, so that a frame can say where it stands in it. What
//! cannot be done is skipped, except that a price which cannot be paid ends its line.

mod board;
mod fortune;
mod line;
mod question;
mod source;
mod who;
mod word;

pub(crate) use line::Lines;
pub(crate) use question::kept;
pub(crate) use question::{apply, candidates, check};
pub(crate) use source::{card_rule, rule as asked_by};
pub(crate) use who::{can_play, settle_move};
pub(crate) use word::{settle_each, settle_line};
