//! The bot that does anything, but not everything equally gladly.

use table::{Chance, Choices, Fast, Game, Seen};

use crate::Bot;

/// Answers with any lawful choice, each as likely as it is heavy.
///
/// Evenly random play undoes what it does and hardly ever gets anywhere, so it leaves much of a game
/// untried. Somebody who knows the game says here what is done more gladly; no weight makes a lawful
/// choice impossible.
#[derive(Clone, Copy, Debug)]
pub struct Weighted<W>(pub W);

impl<G: Game, W: Fn(G::Question, G::Choice) -> u16> Bot<G> for Weighted<W> {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        let question = seen.question().expect("whoever answers is asked");
        let mut choices = Choices::new();
        seen.choices(&mut choices);
        if let Some(ending) = choices.ending() {
            return ending;
        }
        let weight = |&choice: &G::Choice| u32::from((self.0)(question, choice).max(1));
        let mut left = chance.below(choices.iter().map(weight).sum());
        for &choice in &choices[..] {
            match left.checked_sub(weight(&choice)) {
                Some(rest) => left = rest,
                None => return choice,
            }
        }
        unreachable!("what was drawn is less than the sum of all weights")
    }
}
