//! The bot that does anything.

use table::{Choices, Fast, Game, Seen};

use crate::Bot;

/// Answers with any lawful choice, each as likely as any other.
#[derive(Clone, Copy, Default, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        // The list is not filled when it is made, so a new one each time costs nothing.
        let mut choices = Choices::new();
        seen.choices(&mut choices);
        match choices[..] {
            [only] => only,
            _ => choices.any(chance),
        }
    }
}
