//! What is said at a table of Edo: its questions, choices, facts and refusals, as sentences.

mod choice;
mod fact;
mod name;
mod number;
mod question;
mod refusal;

use edo::Edo;
use table::{BySeat, Seat};

use crate::Words;

/// A sign for each seat, so that colour is never needed: circle, diamond, fan, wave, flower.
pub const CRESTS: BySeat<&str> = BySeat(["●", "◆", "◗", "≈", "✿"]);

/// The words of one language for one game of Edo.
pub struct EdoWords<'a> {
    /// The language.
    pub words: &'a Words,
    /// What was agreed: names, prices and yields are the edition's.
    pub game: &'a Edo,
    names: BySeat<String>,
}

impl<'a> EdoWords<'a> {
    /// Calls the seats by their colours.
    pub fn new(words: &'a Words, game: &'a Edo) -> EdoWords<'a> {
        let names = BySeat::from_fn(|seat| words.text(&format!("seat-{}", seat.0 + 1), &[]));
        EdoWords { words, game, names }
    }

    /// Calls this seat by another name.
    #[must_use]
    pub fn naming(mut self, seat: Seat, name: impl Into<String>) -> EdoWords<'a> {
        self.names[seat] = name.into();
        self
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    /// What a seat is called, with its crest.
    pub fn crested(&self, seat: Seat) -> String {
        format!("{} {}", CRESTS[seat], self.names[seat])
    }
}
