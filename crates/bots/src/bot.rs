//! What a bot is: an answer to what one seat sees.

use table::{Fast, Game, Seen};

/// Answers for a seat.
///
/// A bot is handed the seat's window and its own luck. It has neither the state nor the luck of the
/// table, so it cannot peek; [`crate::contract::holds`] checks that it does not.
pub trait Bot<G: Game> {
    /// One lawful answer to what the seat is asked now.
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice;
}

/// Bots of different kinds at one table.
impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        (**self).answer(seen, chance)
    }
}
