//! What bots ask of a game beyond its rules: how a position looks, and what is worth a thought.

use crate::{Choices, Game, Seat};

/// A game that can be judged.
///
/// Nothing here is law. A game may judge badly and still be right; it may not judge by what a seat
/// cannot see: bots hand it imagined worlds only, and the twins test runs over bots as well.
pub trait Judge: Game {
    /// How well a seat stands, in hundredths of a point at the end; more is better.
    fn worth(&self, state: &Self::State, seat: Seat) -> i32 {
        self.lasting(state, seat) + self.passing(state, seat)
    }

    /// Do all win or lose together? Then nobody is ahead of anybody: worth is the same for all, and
    /// nothing means that it is as likely won as lost.
    fn is_common(&self) -> bool {
        false
    }

    /// The part of [`Judge::worth`] that few choices change, so that bots need not look again.
    fn lasting(&self, state: &Self::State, seat: Seat) -> i32;

    /// The rest of it.
    fn passing(&self, state: &Self::State, seat: Seat) -> i32;

    /// Is what lasts the same after this choice, as long as the clock stands?
    fn keeps_lasting(&self, state: &Self::State, choice: Self::Choice) -> bool;

    /// Adds the lawful choices worth a thought, in the order of [`Game::choices`]. Where lists are
    /// long, what is pointless is left out; never everything.
    fn sensible(&self, state: &Self::State, seat: Seat, out: &mut Choices<Self::Choice>);

    /// What somebody in a hurry would answer, if it needs no thought. Lawful, and the same for the same
    /// position: bots go on by it in imagined futures.
    fn obvious(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Choice> {
        None
    }

    /// Is what is obvious here often not the best? Who has effort to spend then looks at every answer,
    /// in imagined futures too.
    fn is_doubtful(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Forgets what all others have answered in secret and not yet opened, as if they had still to
    /// answer: bots guess it better than [`Game::imagine`] makes it up.
    fn forget_others(&self, state: &mut Self::State, seat: Seat);

    /// Is what this seat is asked answered in secret, so that nothing happens until others have
    /// answered too? Who is asked last knows no more than who is asked first.
    fn is_secret(&self, state: &Self::State, seat: Seat) -> bool;

    /// Does the game turn on what this seat is asked, so that each answer deserves to be played out? In
    /// some games only what is planned in secret does.
    fn is_weighty(&self, state: &Self::State, seat: Seat) -> bool {
        self.is_secret(state, seat)
    }

    /// How many hundredths of a point ahead make a seat e times as likely to win as another from here.
    /// The more is still to come, the less a lead says; hints tell chances by it.
    fn lead(&self, state: &Self::State) -> i32;

    /// Counts up as the game goes on: a round is a good measure. Bots look ahead by so many.
    fn clock(&self, state: &Self::State) -> u32;
}
