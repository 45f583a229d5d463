//! The text form of positions: for now the bytes of the state, one line.
//!
//! It reads back exactly and is meant for records and bug reports; lines that people can write
//! come with the examples. A line given twice counts as it was given last.

mod bytes;
mod text;

pub(crate) use bytes::{Bytes, flat};
pub(crate) use text::{read, write};
