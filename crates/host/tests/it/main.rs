//! What a table promises, from the outside.

mod fold;
mod luck;
mod notation;
mod orders;
mod pace;
mod played;
mod undo;
