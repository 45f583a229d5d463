//! Every line of effects of an edition, by number.

use crate::edition::{Edition, Effect};

/// What a line of effects is printed on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Printed {
    /// An action card.
    Card,
    /// A character of the Tea House.
    Character,
    /// An event.
    Event,
    /// An Emperor card.
    Emperor,
}

/// A line, and what it is printed on: one bit for each [`Printed`], since lines that say the same are
/// the same.
#[derive(Clone, Copy, Debug)]
struct Line {
    words: &'static [Effect],
    printed: u8,
}

/// The lines of all cards, and the lines inside them.
#[derive(Clone, Debug)]
pub(crate) struct Lines(Vec<Line>);

impl Lines {
    /// The lines of the events, action cards, characters and Emperor cards of an edition.
    pub(crate) fn of(edition: &Edition) -> Lines {
        let mut lines = Lines(Vec::new());
        for card in edition.events {
            lines.add(card.effect, Printed::Event);
        }
        for card in edition.actions {
            lines.add(card.effect, Printed::Card);
        }
        for character in edition.characters {
            lines.add(character.effect, Printed::Character);
        }
        // Behind the others, so that these keep their numbers.
        let actions = edition.actions.iter().filter_map(|card| card.coop);
        let characters = edition.characters.iter().filter_map(|character| character.coop);
        let emperor = edition.emperor.iter().map(|card| card.event);
        actions.for_each(|line| lines.add(line, Printed::Card));
        characters.for_each(|line| lines.add(line, Printed::Character));
        emperor.for_each(|line| lines.add(line, Printed::Emperor));
        assert!(lines.0.len() < 256, "frames count lines in one byte");
        lines
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// A line.
    pub(crate) fn get(&self, number: u8) -> &'static [Effect] {
        self.0[number as usize].words
    }

    /// Is a line printed on something of this kind?
    pub(crate) fn is_on(&self, number: u8, printed: Printed) -> bool {
        self.0[number as usize].printed >> printed as u8 & 1 == 1
    }

    /// The number of a line. Lines that say the same are the same.
    pub(crate) fn number(&self, line: &[Effect]) -> u8 {
        // Nearly always it is the same row; to compare what it says takes longer.
        let same = self.0.iter().position(|other| std::ptr::eq(other.words, line));
        let at = same.or_else(|| self.0.iter().position(|other| other.words == line));
        at.expect("every line of the edition was counted") as u8
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few words have lines in them")]
    fn add(&mut self, words: &'static [Effect], on: Printed) {
        let bit = 1 << on as u8;
        match self.0.iter_mut().find(|line| line.words == words) {
            Some(line) if line.printed & bit != 0 => return,
            Some(line) => line.printed |= bit,
            None => self.0.push(Line { words, printed: bit }),
        }
        for word in words {
            match *word {
                Effect::Or(one, other)
                | Effect::Else(one, other)
                | Effect::Blessed(one, other)
                | Effect::If(_, one, other) => {
                    self.add(one, on);
                    self.add(other, on);
                }
                Effect::May(line) | Effect::For(_, line) => self.add(line, on),
                _ => {}
            }
        }
    }
}
