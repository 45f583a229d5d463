//! The add-ons, each with all that is its own. Without its pieces an add-on does nothing.

pub(crate) mod clans;
pub(crate) mod jesuits;
pub(crate) mod specialists;
pub(crate) mod tea_house;
