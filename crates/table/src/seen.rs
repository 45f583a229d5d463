//! A game as one seat sees it. Bots are handed this and nothing else.

use crate::{Chance, Choices, Game, Seat, Viewer};

/// One seat's window on a running game.
///
/// The true state is inside and cannot be taken out: what can be had is the seat's view, its
/// question, its choices, and worlds it cannot tell from the real one.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` sees of this game.
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Seen<'a, G> {
        Seen { game, state, seat }
    }

    /// What was agreed; open to all.
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// Whose window this is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// All that the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat is asked.
    pub fn question(&self) -> Option<G::Question> {
        self.game.question(self.state, self.seat)
    }

    /// The seat's lawful answers.
    pub fn choices(&self, out: &mut Choices<G::Choice>) {
        self.game.choices(self.state, self.seat, out);
    }

    /// A world the seat cannot tell from the real one.
    pub fn imagine(&self, chance: &mut impl Chance) -> G::State {
        self.game.imagine(self.state, self.seat, chance)
    }
}
