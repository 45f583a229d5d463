//! Which answers can be taken back although nobody was asked: those from which nobody has learned.
//!
//! Nothing here is declared by hand. An answer taught somebody something if there is a world they
//! could not tell from the real one before, and in which they could not have seen what they saw. It finds
//! opened seals and cards that were looked at, whatever game they belong to, and it leaves alone what
//! was done in the open with nothing hidden behind it. To that add what plain counting finds: luck
//! that was used, and answers of others who saw it and may have acted on it. Answers that who wants to
//! take back could not see count for nothing: what can be taken back must not tell that there are any.

use table::{Chance, Choices, Fact, Fast, Game, Seat, Seats, Viewer, mix};

use crate::games::Hosted;
use crate::play::{Given, Play};

/// How many worlds are imagined for each pair of eyes. A seal that is opened looks the same in all of
/// them only if it could hardly have said anything else.
const WORLDS: u64 = 8;

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
        let given = &self.given[self.base.0..];
        let first = unanswered(given, seat);
        // Most of the time there is nothing: then nothing is imagined either.
        if first == given.len() {
            return Vec::new();
        }
        let befores = self.positions(self.base.1.clone(), given);
        let mut reach = Vec::new();
        // Who may have answered since without being seen.
        let mut unseen = self.plot(&self.state, seat);
        for (given, before) in given.iter().zip(&befores).skip(first).rev() {
            if !given.saw.seats.has(seat) {
                continue;
            }
            if taught(&*self.game, before, given) {
                break;
            }
            let plotting = self.plot(before, seat);
            if given.seat == seat {
                // What they may have answered must stand without this, whether they did or not.
                if unseen.iter().any(|other| !plotting.has(other)) {
                    break;
                }
                let turn = (self.game.clock(before), self.game.is_secret(before, seat));
                reach.push(Back { line: given.line, turn });
            }
            unseen = plotting.iter().fold(unseen, Seats::with);
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

    /// The others who are asked in secret.
    fn plot(&self, state: &G::State, seat: Seat) -> Seats {
        let others = self.game.asked(state).without(seat);
        others.iter().filter(|other| self.game.is_secret(state, *other)).collect()
    }

    fn stands_without(&self, seat: Seat, from: u32) -> bool {
        let others_since = self.given.iter().any(|given| from < given.line && given.seat != seat);
        !others_since || self.clone().take_back(Some(seat), from..=u32::MAX).is_some()
    }
}

/// From where on no answer of this seat was answered by somebody who saw it; the end, if there is none.
/// Answers that this seat could not see do not count: or it could tell from this that they were given.
fn unanswered<C>(given: &[Given<C>], seat: Seat) -> usize {
    let mut since = Seats::NONE;
    let mut first = given.len();
    for (i, given) in given.iter().enumerate().rev() {
        if !given.saw.seats.has(seat) {
            continue;
        }
        if given.seat != seat {
            since = since.with(given.seat);
        } else if since.iter().any(|other| given.saw.seats.has(other)) {
            break;
        } else {
            first = i;
        }
    }
    first
}

/// Did this answer show anybody what they could not have foreseen?
pub(crate) fn taught<G: Game>(game: &G, before: &G::State, given: &Given<G::Choice>) -> bool {
    game.seats().iter().any(|eyes| Lesson { game, before, given, eyes }.is_one())
}

/// What one pair of eyes made of an answer.
struct Lesson<'a, G: Game> {
    game: &'a G,
    before: &'a G::State,
    given: &'a Given<G::Choice>,
    eyes: Seat,
}

impl<G: Game> Lesson<'_, G> {
    fn is_one(&self) -> bool {
        let Lesson { game, before, given, eyes } = *self;
        if !given.saw.seats.has(eyes) {
            return false;
        }
        let seen = self.seen(before, given.choice, &mut NoLuck);
        (0..WORLDS).any(|i| {
            let luck = mix(u64::from(given.line) << 8 | u64::from(eyes.0) << 4 | i);
            let world = game.imagine(before, eyes, &mut Fast(luck));
            // Where another question is asked, the same words are another answer.
            if world == *before
                || game.question(&world, given.seat) != game.question(before, given.seat)
            {
                return false;
            }
            let same = |choice| self.seen(&world, choice, &mut Fast(luck)) == seen;
            if game.check(&world, given.seat, given.choice).is_ok() && same(given.choice) {
                return false;
            }
            // Who did not answer does not know what was answered, only what they saw: it may have been
            // another answer in another world.
            let mut choices = Choices::new();
            game.choices(&world, given.seat, &mut choices);
            eyes == given.seat || !choices.iter().any(|&choice| same(choice))
        })
    }

    /// What these eyes see and are told when this is answered in this world.
    fn seen(
        &self,
        world: &G::State,
        choice: G::Choice,
        chance: &mut impl Chance,
    ) -> (G::View, Seats, Vec<G::Fact>) {
        let viewer = Viewer::Seat(self.eyes);
        let (mut after, mut told) = (world.clone(), Vec::new());
        self.game.apply(&mut after, self.given.seat, choice, chance, &mut told);
        for fact in &mut told {
            *fact = fact.veil(viewer);
        }
        (self.game.view(&after, viewer), self.game.asked(&after), told)
    }
}

/// Answers after which chance gave nothing.
struct NoLuck;

impl Chance for NoLuck {
    fn below(&mut self, n: u32) -> u32 {
        assert!(n == 1, "an answer that used luck is behind the barrier");
        0
    }
}

#[cfg(test)]
mod tests {
    use table::toy::{Phase, Toy};
    use table::{Choices, Fast, Game, Recorder, Seats, Viewer};

    use super::taught;
    use crate::play::{Given, Saw};

    /// A game that is not Edo, with hidden hands: a bid teaches nothing while it is sealed, and much
    /// when the last one opens them all.
    #[test]
    fn a_seal_teaches_when_it_opens_and_not_before() {
        let (mut sealed, mut opened) = (0, 0);
        for seed in 0..400 {
            let game = Toy::new(2 + (seed % 3) as u8);
            let mut chance = Fast(seed);
            let mut state = game.deal(&mut chance, &mut ());
            let mut line = 0;
            while let Some(seat) = game.asked(&state).lowest() {
                let mut choices = Choices::new();
                game.choices(&state, seat, &mut choices);
                let choice = choices.any(&mut chance);
                let mut luck = Recorder::new(chance);
                let (mut after, mut told) = (state.clone(), Vec::new());
                game.apply(&mut after, seat, choice, &mut luck, &mut told);
                let draws = luck.take();
                chance = Fast(chance.next());
                let saw = |seat| {
                    let viewer = Viewer::Seat(seat);
                    !told.is_empty() || game.view(&state, viewer) != game.view(&after, viewer)
                };
                let seats: Seats = game.seats().iter().filter(|seat| saw(*seat)).collect();
                let saw = Saw { seats: seats.with(seat), public: true };
                line += 1;
                let given = Given { choice, seat, saw, line };
                let bidding = matches!(state.phase, Phase::Bidding(_));
                if draws.is_empty() && bidding {
                    let opens = game.asked(&state).len() == 1;
                    assert_eq!(taught(&game, &state, &given), opens, "seed {seed}: {told:?}");
                    if opens { opened += 1 } else { sealed += 1 }
                }
                state = after;
            }
        }
        assert!(500 < sealed && 100 < opened, "{sealed} {opened}");
    }
}
