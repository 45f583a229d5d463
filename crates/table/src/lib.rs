//! What every game at the table shares: seats, questions and choices, chance, secrets, and the contract.
//!
//! Read in this order: [`Seat`], [`Game`], [`Chance`], [`Sealed`], [`Seen`]; then [`contract`] and
//! [`twins`], which say what any game must keep to, and [`toy`], the smallest game that does.

mod chance;
mod choices;
pub mod contract;
mod frames;
mod game;
mod judge;
mod law;
mod notation;
mod origin;
mod refusal;
mod seal;
mod seat;
mod seen;
pub mod toy;
pub mod twins;

pub use chance::{Chance, Draw, Fast, Fault as ScriptFault, Recorder, Script, mix};
pub use choices::{CHOICES_MAX, Choices};
pub use frames::Frames;
pub use game::{Explain, Fact, Game, Log, Outcome, Viewer};
pub use judge::Judge;
pub use law::{Every, First, Hearing, Illegal, Lack, Offer, Rule};
pub use notation::{Misread, Notation, choice_text, position_text, short};
pub use origin::Origin;
pub use refusal::{Cure, Refusal, Unmet, by_reasons, refusals, unmet};
pub use seal::Sealed;
pub use seat::{BySeat, SEATS_MAX, Seat, Seats};
pub use seen::Seen;
