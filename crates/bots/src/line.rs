//! Lines: what a seat could do while it is its own turn, one answer after another.

use std::collections::HashSet;

use table::{Chance, Choices, Fast, Game, Judge, Seat, Seats};

/// The longest line looked at.
const LENGTH_MAX: usize = 12;

/// The best line found, and what it leads to.
#[derive(Clone, Debug)]
pub(crate) struct Best<C> {
    pub(crate) line: Vec<C>,
    pub(crate) worth: i32,
}

/// Looks through the lines of a seat that is asked alone, depth first, at most `nodes` positions, and
/// gives the one that leads to the best-looking position.
pub(crate) fn best<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    nodes: u32,
) -> Best<G::Choice> {
    best_from(game, state, seat, nodes, game.clock(state))
}

/// The same for a line that began at an earlier hour.
fn best_from<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    nodes: u32,
    clock: u32,
) -> Best<G::Choice> {
    let mut search = Search {
        game,
        seat,
        clock,
        nodes,
        path: Vec::with_capacity(LENGTH_MAX),
        best: Best { line: Vec::new(), worth: i32::MIN },
    };
    search.look(state, Some(game.lasting(state, seat)));
    search.best
}

struct Search<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    clock: u32,
    nodes: u32,
    path: Vec<G::Choice>,
    best: Best<G::Choice>,
}

impl<G: Judge> Search<'_, G> {
    /// `lasting` is what lasts of this position's worth, where it is known.
    fn look(&mut self, state: &G::State, lasting: Option<i32>) {
        let mine = self.game.asked(state) == Seats::only(self.seat);
        let mine = mine && !self.game.is_secret(state, self.seat);
        let on_time = self.game.clock(state) == self.clock;
        let on = mine && on_time && self.path.len() < LENGTH_MAX;
        // Even with nothing left to spend a line must be finished to be judged.
        if !on || self.nodes == 0 && !self.path.is_empty() {
            let lasting = lasting.filter(|_| on_time);
            let worth = self.game.passing(state, self.seat)
                + lasting.unwrap_or_else(|| self.game.lasting(state, self.seat));
            if self.best.worth < worth {
                self.best = Best { line: self.path.clone(), worth };
            }
            return;
        }
        let mut choices = Choices::new();
        self.game.sensible(state, self.seat, &mut choices);
        for &choice in &*choices {
            self.nodes = self.nodes.saturating_sub(1);
            let mut next = state.clone();
            // Whatever luck follows is no merit of the line: it is the same for all.
            self.game.apply(&mut next, self.seat, choice, &mut Fast(7), &mut ());
            let lasting = lasting.filter(|_| self.game.keeps_lasting(state, choice));
            self.path.push(choice);
            self.look(&next, lasting);
            self.path.pop();
        }
    }
}

/// The best line for every way to begin, the best-looking first.
pub(crate) fn openings<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    nodes: u32,
) -> Vec<Best<G::Choice>> {
    let mut choices = Choices::new();
    game.sensible(state, seat, &mut choices);
    let share = nodes / choices.len() as u32;
    let mut openings: Vec<Best<G::Choice>> = choices
        .iter()
        .map(|&choice| {
            let mut next = state.clone();
            game.apply(&mut next, seat, choice, &mut Fast(7), &mut ());
            let mut best = best_from(game, &next, seat, share, game.clock(state));
            best.line.insert(0, choice);
            best
        })
        .collect();
    openings.sort_by_key(|best| -best.worth);
    openings
}

/// Ways a seat can answer in secret, to its last answer: at most `most`, all different, each step as
/// likely to be taken as any other that is sensible.
pub(crate) fn sealed<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    most: usize,
    chance: &mut Fast,
) -> Vec<Vec<G::Choice>> {
    let mut known = HashSet::with_capacity(most);
    let mut lines = Vec::with_capacity(most);
    // Where there are few ways, the last ones are not worth a long search.
    for _ in 0..2 * most {
        let line = vary(game, state, seat, &[], chance);
        if known.insert(line.clone()) {
            lines.push(line);
        }
        if lines.len() == most {
            break;
        }
    }
    lines
}

/// Another way to answer in secret, like this one but for one answer, and for what no longer fits.
pub(crate) fn vary<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    line: &[G::Choice],
    chance: &mut Fast,
) -> Vec<G::Choice> {
    let other = chance.below(line.len().max(1) as u32) as usize;
    let clock = game.clock(state);
    let mut state = state.clone();
    let mut new = Vec::with_capacity(line.len().max(3));
    loop {
        let mut choices = Choices::new();
        game.sensible(&state, seat, &mut choices);
        let kept = line.get(new.len()).filter(|kept| new.len() != other && choices.contains(kept));
        let choice = kept.copied().unwrap_or_else(|| choices.any(chance));
        new.push(choice);
        game.apply(&mut state, seat, choice, &mut Fast(7), &mut ());
        let goes_on = game.clock(&state) == clock
            && game.asked(&state).has(seat)
            && game.is_secret(&state, seat)
            && new.len() < LENGTH_MAX;
        if !goes_on {
            return new;
        }
    }
}
