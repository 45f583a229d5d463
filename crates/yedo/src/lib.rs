//! The rules of Yedo, with its modules and its cooperative game: as yet what is in the box, and the law.
//!
//! Read [`rules`], then [`edition`] for what can be printed, then [`content`] for what we print.

pub mod content;
pub mod edition;
pub mod rules;
