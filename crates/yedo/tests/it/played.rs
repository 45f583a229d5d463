//! Ways to have a certain card played, for the tests of single cards.

use table::{Fast, Game, Seat, Viewer};
use yedo::Yedo;
use yedo::choice::{Choice, Question};
use yedo::edition::Moment;
use yedo::fact::Fact;
use yedo::state::State;

use super::plays::{listed, until};

/// Neighbours, streets and merchants.
pub(crate) const QUIET: &str = "players 3 rounds 8 actions neighbours streets merchants \
                                events festivals decrees missions theft war black";
/// Lanterns, whispers and knives.
pub(crate) const SHARP: &str = "players 3 rounds 8 actions lanterns whispers knives \
                                events watch intrigue missions theft war black";

/// The number of an action card.
pub(crate) fn number(game: &Yedo, id: &str) -> u8 {
    let at = game.edition.actions.iter().position(|row| row.id == id);
    at.expect("there is such a card") as u8
}

/// Does this seat hold it?
pub(crate) fn holds(game: &Yedo, state: &State, seat: Seat, id: &str) -> bool {
    let own = game.view(state, Viewer::Seat(seat)).hands[seat].actions.clone();
    own.iter().any(|seen| seen.card == Some(number(game, id)))
}

/// A position in which somebody who holds the card is asked what the test is about.
pub(crate) fn holding(
    game: &Yedo,
    id: &str,
    found: impl Fn(&State, Seat, Question) -> bool,
) -> (State, Seat) {
    until(game, |state, seat, question| {
        found(state, seat, question) && holds(game, state, seat, id)
    })
}

/// The choice that plays it.
pub(crate) fn play(game: &Yedo, id: &str) -> Choice {
    Choice::Play(number(game, id))
}

/// Answers, then lets every moment pass. Gives the facts.
pub(crate) fn answer(game: &Yedo, state: &mut State, seat: Seat, choice: Choice) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut chance = Fast(5);
    game.play(state, seat, choice, &mut chance, &mut facts).expect("it is lawful");
    while let Some(other) = game.asked(state).lowest() {
        let Some(Question::Moment { .. }) = game.question(state, other) else { break };
        game.apply(state, other, Choice::Pass, &mut chance, &mut facts);
    }
    facts
}

/// Plays the card; nobody answers it. Gives the facts.
pub(crate) fn played(game: &Yedo, state: &mut State, seat: Seat, id: &str) -> Vec<Fact> {
    let mut facts = Vec::new();
    let mut chance = Fast(5);
    game.play(state, seat, play(game, id), &mut chance, &mut facts).expect("it is lawful");
    loop {
        let waiting = game.asked(state).iter().find(|other| {
            let question = game.question(state, *other);
            question == Some(Question::Moment { moment: Moment::Reply })
        });
        let Some(other) = waiting else { return facts };
        game.apply(state, other, Choice::Pass, &mut chance, &mut facts);
    }
}

/// Plays on at random until this question comes, or the game ends.
pub(crate) fn on_until(game: &Yedo, state: &mut State, found: impl Fn(&State, Question) -> bool) {
    let mut chance = Fast(9);
    while let Some(seat) = game.asked(state).lowest() {
        if found(state, game.question(state, seat).expect("it is asked")) {
            return;
        }
        let choice = listed(game, state, seat).any(&mut chance);
        game.apply(state, seat, choice, &mut chance, &mut ());
    }
}
