//! Editions as files: written out for an owner of the box to correct, read back and checked.
//!
//! The games know their rows and no files; this is where rows become TOML and TOML becomes rows.
//! [`edo`] and [`yedo`] have the three things one does with an edition: `export`, `read` and `digest`.

pub mod edo;
pub mod yedo;

mod cell;
mod fields;
mod file;
mod page;
mod term;
mod trouble;
mod word;

#[cfg(test)]
mod edits;

pub use trouble::Trouble;

/// The largest file that is read. Ours have about 15 and 90 KiB.
pub const BYTES_MAX: usize = 1 << 20;
