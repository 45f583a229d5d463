//! Every word for people, in every language: the language files, and what a game says with them.
//!
//! The core tells facts and cites rules; here they become sentences.

pub mod edo;
mod lang;
mod name;
mod talk;
mod text;
pub mod yedo;

pub use lang::Lang;
pub use talk::{CRESTS, Spoken, Talk};
pub use text::{FILES, File, Numbered, Value, Words};
