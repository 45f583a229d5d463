//! Which answers can be taken back although nobody was asked: those from which nobody has learned.
//!
//! Nothing here is declared by hand. An answer taught somebody something if they could not have
//! foreseen what they then saw, in some world that they could not tell from the real one. That finds
//! opened seals and cards that were looked at, whatever game they belong to, and it leaves alone what
//! was done in the open with nothing hidden behind it. To that add what plain counting finds: luck
//! that was used, and answers of others who saw it and may have acted on it.

use table::{Chance, Fact, Fast, Game, Seat, Seats, Viewer, mix};

use crate::games::Hosted;
use crate::play::{Given, Play};

/// How many worlds are imagined for each pair of eyes. A seal that is opened looks the same in all of
/// them only if it could hardly have said anything else.
const WORLDS: u64 = 4;

/// An answer that can be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Back {
    /// The line it stands on.
    pub(crate) line: u32,
    /// What it is a part of: a round, and in it what is decided in secret or what is not.
    turn: (u32, bool),
}

/// How many of these are of the last turn.
pub(crate) fn of_turn(reach: &[Back]) -> usize {
    reach.iter().take_while(|back| back.turn == reach[0].turn).count()
}

impl<G: Hosted> Play<G> {
    /// This seat's answers that can be taken back freely, the last first. Taking one back takes back
    /// those after it.
    pub(crate) fn reach(&self, seat: Seat) -> Vec<Back> {
        let (done, state) = self.base.clone();
        let given = &self.given[done..];
        // Most of the time there is nothing: then nothing is imagined either.
        if given.iter().all(|given| given.seat != seat) {
            return Vec::new();
        }
        let befores = self.positions(state, given);
        let mut since = Seats::NONE;
        let mut reach = Vec::new();
        for (given, before) in given.iter().zip(&befores).rev() {
            let reacted = since.iter().any(|other| given.saw.seats.has(other));
            if given.seat == seat && reacted || taught(&*self.game, before, given) {
                break;
            }
            if given.seat == seat {
                let turn = (self.game.clock(before), self.game.is_secret(before, seat));
                reach.push(Back { line: given.line, turn });
            } else {
                since = since.with(given.seat);
            }
        }
        // What others answered meanwhile must stand without what is taken back.
        while reach.last().is_some_and(|back| !self.stands_without(seat, back.line)) {
            reach.pop();
        }
        reach
    }

    /// The position before each of these answers, none of which used luck.
    fn positions(&self, mut state: G::State, given: &[Given<G::Choice>]) -> Vec<G::State> {
        let mut befores = Vec::with_capacity(given.len());
        for given in given {
            befores.push(state.clone());
            self.game.apply(&mut state, given.seat, given.choice, &mut NoLuck, &mut ());
        }
        befores
    }

    fn stands_without(&self, seat: Seat, from: u32) -> bool {
        let others_since = self.given.iter().any(|given| from < given.line && given.seat != seat);
        !others_since || self.clone().take_back(Some(seat), from).is_some()
    }
}

/// Could anybody not have foreseen what this answer showed them?
pub(crate) fn taught<G: Game>(game: &G, before: &G::State, given: &Given<G::Choice>) -> bool {
    let (after, told) = after(game, before, given, &mut NoLuck);
    let surprises = |eyes: Seat| {
        let viewer = Viewer::Seat(eyes);
        (0..WORLDS).any(|i| {
            let seed = mix(u64::from(given.line) << 8 | u64::from(eyes.0) << 4 | i);
            let world = game.imagine(before, eyes, &mut Fast(seed));
            // Where another question is asked, the same words are another answer.
            if game.question(&world, given.seat) != game.question(before, given.seat) {
                return false;
            }
            // What is unlawful in a world I thought possible shows me that it was not; if I see it.
            if game.check(&world, given.seat, given.choice).is_err() {
                return given.saw.seats.has(eyes);
            }
            let (other, other_told) = self::after(game, &world, given, &mut Fast(seed));
            let veiled = |facts: &[G::Fact]| -> Vec<G::Fact> {
                facts.iter().map(|fact| fact.veil(viewer)).collect()
            };
            game.view(&after, viewer) != game.view(&other, viewer)
                || game.asked(&after) != game.asked(&other)
                || veiled(&told) != veiled(&other_told)
        })
    };
    game.seats().iter().any(surprises)
}

fn after<G: Game>(
    game: &G,
    before: &G::State,
    given: &Given<G::Choice>,
    chance: &mut impl Chance,
) -> (G::State, Vec<G::Fact>) {
    let (mut state, mut told) = (before.clone(), Vec::new());
    game.apply(&mut state, given.seat, given.choice, chance, &mut told);
    (state, told)
}

/// Answers after which chance gave nothing.
struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, n: u32) -> u32 {
        assert!(n == 1, "an answer that used luck is behind the barrier");
        0
    }
}
