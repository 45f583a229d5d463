//! Yedo Deluxe, as yet without its play: what is in the box, and every rule by its id.
//!
//! Read [`rules`], then [`edition`] for what can be printed, then [`content`] for what we print.

pub mod content;
pub mod edition;
pub mod rules;
