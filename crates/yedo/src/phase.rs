//! The phases of a round, in the order of the book: `yedo.round`.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that a question does not name is refused"
)]

pub(crate) mod activate;
pub(crate) mod asset;
pub(crate) mod assign;
pub(crate) mod bid;
pub(crate) mod buy;
pub(crate) mod event;
pub(crate) mod exchange;
pub(crate) mod offer;
pub(crate) mod patrol;
pub(crate) mod prepare;
pub(crate) mod trade;
