//! Why not, in full: all that stands against a choice, and the answers that would remove it.
//!
//! [`Game::check`] names one rule and is asked a million times; this names all of them and is asked
//! when a person looks.

use crate::{Chance, Choices, Explain, Fast, Game, Illegal, Offer, Seat};

/// Something that may not be done now, and all that stands against it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<C, S> {
    /// What could be tried.
    pub choice: C,
    /// What stands against it: at least one condition, those first that nothing can change.
    pub unmet: Vec<Unmet<C, S>>,
}

impl<C, S> Refusal<C, S> {
    /// What stands against it, without what would help.
    pub fn reasons(&self) -> impl Iterator<Item = Illegal> + '_ {
        self.unmet.iter().map(|unmet| unmet.illegal)
    }

    /// What would help, each answer once.
    pub fn cures(&self) -> Vec<&Cure<C, S>>
    where
        Cure<C, S>: PartialEq,
    {
        let mut cures = Vec::new();
        for cure in self.unmet.iter().filter_map(|unmet| unmet.cure.as_ref()) {
            if !cures.contains(&cure) {
                cures.push(cure);
            }
        }
        cures
    }
}

/// One condition of a choice that is not met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unmet<C, S> {
    /// The rule, and what is missing.
    pub illegal: Illegal,
    /// Is it a plain no, by [`Explain::is_fixed`]?
    pub is_fixed: bool,
    /// What the seat could answer now, after which this condition is met and no other is added.
    pub cure: Option<Cure<C, S>>,
}

/// An answer that would meet a condition: one choice, or a choice and the "where to" after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cure<C, S> {
    /// The answer to the question that is asked now.
    pub first: C,
    /// The answer to the question that follows, and the position in which it is asked. The position
    /// is imagined: it holds nothing that the seat does not know.
    pub then: Option<(S, C)>,
}

impl<C: Copy, S> Cure<C, S> {
    /// The choices, in the order in which they are made.
    pub fn choices(&self) -> impl Iterator<Item = C> + '_ {
        std::iter::once(self.first).chain(self.then.as_ref().map(|(_, choice)| *choice))
    }
}

/// Everything that stands against a choice, permanent conditions first. Nothing if it is lawful.
pub fn unmet<G: Explain>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choice: G::Choice,
) -> Vec<Illegal> {
    let mut unmet = game.unmet(state, seat, choice);
    unmet.sort_by_key(|illegal| !game.is_fixed(*illegal));
    unmet
}

/// Why what is refused among these offers is refused, in full, with cures where there are any.
///
/// Cures are looked for in an imagined world. What a seat is told therefore follows from what it
/// knows, and from nothing else.
pub fn refusals<G: Explain>(
    game: &G,
    state: &G::State,
    seat: Seat,
    offers: &[Offer<G::Choice>],
) -> Vec<Refusal<G::Choice, G::State>> {
    let mut answers = None;
    let refused = offers.iter().filter(|offer| offer.refused.is_some());
    let explain = |offer: &Offer<G::Choice>| {
        let unmet = unmet(game, state, seat, offer.choice);
        // Nothing helps a choice that something permanent forbids.
        let cures = if unmet.iter().any(|illegal| game.is_fixed(*illegal)) {
            vec![None; unmet.len()]
        } else {
            let answers = answers.get_or_insert_with(|| Answers::new(game, state, seat));
            answers.cures(offer.choice, &unmet)
        };
        let unmet = unmet.into_iter().zip(cures).map(|(illegal, cure)| Unmet {
            illegal,
            is_fixed: game.is_fixed(illegal),
            cure,
        });
        Refusal { choice: offer.choice, unmet: unmet.collect() }
    };
    refused.map(explain).collect()
}

/// What is refused for just the same reasons, together; in the order in which it was named.
pub fn by_reasons<C, S>(refusals: &[Refusal<C, S>]) -> Vec<Vec<&Refusal<C, S>>> {
    let mut groups: Vec<Vec<&Refusal<C, S>>> = Vec::new();
    for refusal in refusals {
        let of_these = |group: &&mut Vec<&Refusal<C, S>>| group[0].reasons().eq(refusal.reasons());
        match groups.iter_mut().find(of_these) {
            Some(group) => group.push(refusal),
            None => groups.push(vec![refusal]),
        }
    }
    groups
}

/// Is it the same condition, however much of it is missing?
pub(crate) fn is_same(one: Illegal, other: Illegal) -> bool {
    one.rule == other.rule && one.lack.map(|lack| lack.what) == other.lack.map(|lack| lack.what)
}

/// How much of it is missing.
fn missing(illegal: Illegal) -> u16 {
    illegal.lack.map_or(0, |lack| lack.need.abs_diff(lack.have))
}

/// Where the answers to one question lead.
struct Answers<'g, G: Game> {
    game: &'g G,
    seat: Seat,
    world: G::State,
    steps: Vec<Step<G::Choice, G::State>>,
}

/// One lawful answer, and where it leads.
struct Step<C, S> {
    first: C,
    then: Option<C>,
    end: S,
    spent: u32,
}

impl<'g, G: Explain> Answers<'g, G> {
    fn new(game: &'g G, state: &G::State, seat: Seat) -> Answers<'g, G> {
        let world = game.imagine(state, seat, &mut Fast(0));
        let mut answers = Answers { game, seat, world, steps: Vec::new() };
        let Some(question) = game.question(&answers.world, seat) else { return answers };
        let mut choices = Choices::new();
        game.choices(&answers.world, seat, &mut choices);
        for &first in &*choices {
            let Some(after) = answers.without_luck(&answers.world, first) else { continue };
            match game.question(&after, seat) {
                Some(next) if game.goes_on(question, next) => answers.note(first, None, after),
                Some(next) if game.asks_where_to(next) => {
                    let mut places = Choices::new();
                    game.choices(&after, seat, &mut places);
                    for &then in &*places {
                        let Some(end) = answers.without_luck(&after, then) else { continue };
                        let back = game.question(&end, seat);
                        if back.is_some_and(|back| game.goes_on(question, back)) {
                            answers.note(first, Some(then), end);
                        }
                    }
                }
                _ => {}
            }
        }
        answers
    }

    fn note(&mut self, first: G::Choice, then: Option<G::Choice>, end: G::State) {
        let spent = self.game.spent(&self.world, &end, self.seat);
        self.steps.push(Step { first, then, end, spent });
    }

    /// The position after a choice, if no luck is needed for it.
    fn without_luck(&self, state: &G::State, choice: G::Choice) -> Option<G::State> {
        let mut luck = Luckless(false);
        let mut after = state.clone();
        self.game.apply(&mut after, self.seat, choice, &mut luck, &mut ());
        (!luck.0).then_some(after)
    }

    /// For each of these conditions the best answer that meets it, adds no other and makes no other
    /// worse: after which least is missing, then the cheapest, then the first.
    fn cures(
        &self,
        choice: G::Choice,
        unmet: &[Illegal],
    ) -> Vec<Option<Cure<G::Choice, G::State>>> {
        let mut best: Vec<Option<((usize, u32), usize)>> = vec![None; unmet.len()];
        for (at, step) in self.steps.iter().enumerate() {
            let after = self.game.unmet(&step.end, self.seat, choice);
            let is_worse = |it: &Illegal| {
                let before = unmet.iter().find(|old| is_same(**old, *it));
                before.is_none_or(|before| missing(*before) < missing(*it))
            };
            if after.iter().any(is_worse) {
                continue;
            }
            let key = (after.len(), step.spent);
            for (best, &old) in best.iter_mut().zip(unmet) {
                let met = !after.iter().any(|it| is_same(*it, old));
                if met && !self.game.is_fixed(old) && best.is_none_or(|(least, _)| key < least) {
                    *best = Some((key, at));
                }
            }
        }
        best.into_iter().map(|best| best.map(|(_, at)| self.cure(&self.steps[at]))).collect()
    }

    fn cure(&self, step: &Step<G::Choice, G::State>) -> Cure<G::Choice, G::State> {
        let then = step.then.map(|then| {
            let between = self.without_luck(&self.world, step.first);
            (between.expect("no luck was needed for it before"), then)
        });
        Cure { first: step.first, then }
    }
}

/// Notes whether luck was needed.
struct Luckless(bool);

impl Chance for Luckless {
    fn below(&mut self, n: u32) -> u32 {
        self.0 |= 1 < n;
        0
    }
}
