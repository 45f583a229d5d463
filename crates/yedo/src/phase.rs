//! The phases of a round, in the order of the book; phase 6, trade, is not played yet.

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
