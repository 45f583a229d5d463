//! One text form for everything: records, examples, the terminal and bug reports speak it.

use std::borrow::Cow;
use std::fmt;

use crate::Game;

/// Text that could not be read: where, what came, what would have been right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The line, counted from 1 (0 where there is only one).
    pub line: usize,
    /// What stands there.
    pub found: String,
    /// What was expected instead.
    pub expected: String,
}

impl Misread {
    /// On the only line there is.
    pub fn new(found: impl Into<String>, expected: impl Into<String>) -> Misread {
        Misread { line: 0, found: found.into(), expected: expected.into() }
    }

    /// The same on a certain line.
    #[must_use]
    pub fn at(mut self, line: usize) -> Misread {
        self.line = line;
        self
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if 0 < self.line {
            write!(f, "line {}: ", self.line)?;
        }
        write!(f, "found `{}`, expected {}", short(&self.found), self.expected)
    }
}

impl std::error::Error for Misread {}

/// As much of a text as a message repeats.
pub fn short(text: &str) -> Cow<'_, str> {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]).into(),
    }
}

/// A game whose choices and positions have a text form.
pub trait Notation: Game {
    /// Writes a choice as words on one line.
    ///
    /// # Errors
    /// Only what `out` reports.
    fn write_choice(&self, choice: Self::Choice, out: &mut impl fmt::Write) -> fmt::Result;
    /// Reads what [`Notation::write_choice`] writes. Says nothing about whether it is lawful.
    ///
    /// # Errors
    /// What came and what was expected.
    fn read_choice(&self, text: &str) -> Result<Self::Choice, Misread>;
    /// Writes a position as lines: its difference from a bare table.
    ///
    /// # Errors
    /// Only what `out` reports.
    fn write_position(&self, state: &Self::State, out: &mut impl fmt::Write) -> fmt::Result;
    /// Reads what [`Notation::write_position`] writes.
    ///
    /// # Errors
    /// The line, what came and what was expected.
    fn read_position(&self, text: &str) -> Result<Self::State, Misread>;
}

/// A choice as text.
pub fn choice_text<G: Notation>(game: &G, choice: G::Choice) -> String {
    let mut text = String::new();
    game.write_choice(choice, &mut text).expect("a string takes all that is written to it");
    text
}

/// A position as text.
pub fn position_text<G: Notation>(game: &G, state: &G::State) -> String {
    let mut text = String::new();
    game.write_position(state, &mut text).expect("a string takes all that is written to it");
    text
}
