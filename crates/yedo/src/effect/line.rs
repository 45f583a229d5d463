//! Every line of effects of an edition, by number.

use crate::edition::{Edition, Effect};

/// The lines of all cards, and the lines inside them.
#[derive(Clone, Debug)]
pub(crate) struct Lines(Vec<&'static [Effect]>);

impl Lines {
    /// The lines of the events, action cards, characters and Emperor cards of an edition.
    pub(crate) fn of(edition: &Edition) -> Lines {
        let mut lines = Lines(Vec::new());
        for card in edition.events {
            lines.add(card.effect);
        }
        for card in edition.actions {
            lines.add(card.effect);
        }
        for character in edition.characters {
            lines.add(character.effect);
        }
        // Behind the others, so that these keep their numbers.
        let actions = edition.actions.iter().filter_map(|card| card.coop);
        let characters = edition.characters.iter().filter_map(|character| character.coop);
        let emperor = edition.emperor.iter().map(|card| card.event);
        actions.chain(characters).chain(emperor).for_each(|line| lines.add(line));
        assert!(lines.0.len() < 256, "frames count lines in one byte");
        lines
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// A line.
    pub(crate) fn get(&self, number: u8) -> &'static [Effect] {
        self.0[number as usize]
    }

    /// The number of a line. Lines that say the same are the same.
    pub(crate) fn number(&self, line: &[Effect]) -> u8 {
        // Nearly always it is the same row; to compare what it says takes longer.
        let same = self.0.iter().position(|other| std::ptr::eq(*other, line));
        let at = same.or_else(|| self.0.iter().position(|other| *other == line));
        at.expect("every line of the edition was counted") as u8
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "few words have lines in them")]
    fn add(&mut self, line: &'static [Effect]) {
        if self.0.contains(&line) {
            return;
        }
        self.0.push(line);
        for word in line {
            match *word {
                Effect::Or(one, other)
                | Effect::Else(one, other)
                | Effect::Blessed(one, other)
                | Effect::If(_, one, other) => {
                    self.add(one);
                    self.add(other);
                }
                Effect::May(line) | Effect::For(_, line) => self.add(line),
                _ => {}
            }
        }
    }
}
