//! The text form of positions: their difference from a bare table, one thing a line.
//!
//! On a bare table round 1 begins. What can be told from the rest (stocks, the middle of decks, the
//! bag, who is at home) is written only where it is otherwise, or never. A line given twice counts
//! as it was given last. Whatever is added to the state needs its line in `line.rs` or `seat.rs`;
//! the contract finds what was forgotten.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most of what goes on has nothing to be checked, and what is misread is refused"
)]

mod bare;
mod board;
mod card;
mod form;
mod line;
mod sealed;
mod seat;
mod sound;
mod text;
mod together;
mod value;
mod worded;

pub(crate) use card::deck_id;
pub(crate) use text::{read, write};
pub(crate) use value::{Value, field, is_kebab, kebab, or_silent, said, sentence};
pub(crate) use worded::worded;
