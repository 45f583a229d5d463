//! What a table promises, from the outside.

mod corpus;
mod fold;
mod host;
mod luck;
mod notation;
mod orders;
mod pace;
mod played;
mod undo;
mod yedo_table;
