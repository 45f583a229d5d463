//! A game as text: records, replay, and examples that are law.

pub mod edition;
pub mod example;
mod found;
mod luck;
mod play;
mod replay;
mod save;
mod text;

pub use luck::{Luck, split as split_luck};
pub use play::Play;
pub use replay::{LineFault, Replay, ReplayError, Step, replay};
pub use save::save;
pub use text::{EditionId, Header, Line, Record, RecordError};
