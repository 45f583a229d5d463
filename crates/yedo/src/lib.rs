//! The rules of Yedo Deluxe, with its add-ons and its cooperative game: as yet the contents of the box and the list of rules.
//!
//! Read [`rules`], then [`edition`] for what can be printed, then [`content`] for what we print.

pub mod content;
pub mod edition;
pub mod rules;
