//! Lines: what a seat could do while it is its own turn, one answer after another.

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
    search.look(state);
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
    fn look(&mut self, state: &G::State) {
        let mine = self.game.asked(state) == Seats::only(self.seat);
        let mine = mine && !self.game.is_secret(state, self.seat);
        let on = mine && self.game.clock(state) == self.clock && self.path.len() < LENGTH_MAX;
        // Even with nothing left to spend a line must be finished to be judged.
        if !on || self.nodes == 0 && !self.path.is_empty() {
            let worth = self.game.worth(state, self.seat);
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
            self.path.push(choice);
            self.look(&next);
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

/// Every way a seat can answer in secret, to its last answer; at most `most` of them, an even sample
/// if there are more.
pub(crate) fn sealed<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    most: usize,
    chance: &mut Fast,
) -> Vec<Vec<G::Choice>> {
    let mut lines = Vec::new();
    grow(game, state, seat, game.clock(state), &mut Vec::new(), &mut lines);
    // A partial shuffle: the first `most` are an even sample.
    for i in 0..most.min(lines.len()) {
        let j = i + chance.below((lines.len() - i) as u32) as usize;
        lines.swap(i, j);
    }
    lines.truncate(most);
    lines
}

fn grow<G: Judge>(
    game: &G,
    state: &G::State,
    seat: Seat,
    clock: u32,
    path: &mut Vec<G::Choice>,
    lines: &mut Vec<Vec<G::Choice>>,
) {
    let mut choices = Choices::new();
    game.sensible(state, seat, &mut choices);
    for &choice in &*choices {
        let mut next = state.clone();
        game.apply(&mut next, seat, choice, &mut Fast(7), &mut ());
        path.push(choice);
        let goes_on = game.clock(&next) == clock
            && game.asked(&next).has(seat)
            && game.is_secret(&next, seat)
            && path.len() < LENGTH_MAX;
        if goes_on {
            grow(game, &next, seat, clock, path, lines);
        } else {
            lines.push(path.clone());
        }
        path.pop();
    }
}
