//! A set of numbered cards.

use std::fmt;

use crate::Chance;

/// A set of cards numbered from 1 to 31.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards(0);

    /// The cards from 1 to `n`.
    pub const fn first(n: u8) -> Cards {
        Cards((1 << (n + 1)) - 2)
    }

    /// Just this card.
    pub fn only(card: u8) -> Cards {
        Cards::NONE.with(card)
    }

    /// This set and the card.
    #[must_use]
    pub fn with(self, card: u8) -> Cards {
        Cards(self.0 | 1 << card)
    }

    /// This set less the card.
    #[must_use]
    pub fn without(self, card: u8) -> Cards {
        Cards(self.0 & !(1 << card))
    }

    /// All that is in either.
    #[must_use]
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Is the card among them?
    pub fn has(self, card: u8) -> bool {
        card < 32 && self.0 & 1 << card != 0
    }

    /// Are there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// All of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..32).filter(move |&card| self.has(card))
    }

    /// Takes one out, each as likely as any other.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let card = self.iter().nth(chance.below(u32::from(self.len())) as usize)?;
        *self = self.without(card);
        Some(card)
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

/// Cards are written as their numbers, lowest first: `3 7 12`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
