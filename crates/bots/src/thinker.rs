//! The bot that thinks: lines for its own turns, sampled worlds for what is decided in secret.

use table::{Fast, Judge, Seat, Seats, Seen};

use crate::Bot;
use crate::line;

/// How hard it thinks. All numbers are counts, never time, so that a bot's answers can be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Positions looked at for a turn of its own.
    pub nodes: u32,
    /// Positions looked at for a turn within an imagined future.
    pub dream_nodes: u32,
    /// Secret plans compared.
    pub plans: usize,
    /// Futures imagined for one decision.
    pub futures: u32,
    /// How far a future goes, by the game's own clock.
    pub horizon: u32,
    /// Of a hundred answers, how many are given without thinking.
    pub slips: u32,
}

/// A bot that thinks.
#[derive(Clone, Debug)]
pub struct Thinker<C> {
    effort: Effort,
    /// The rest of a line decided on.
    line: Vec<C>,
}

impl<C> Thinker<C> {
    /// Thinks so hard.
    pub fn new(effort: Effort) -> Thinker<C> {
        Thinker { effort, line: Vec::new() }
    }
}

impl<G: Judge> Bot<G> for Thinker<G::Choice> {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        let mut choices = table::Choices::new();
        seen.choices(&mut choices);
        if let [only] = choices[..] {
            // What was decided on may have begun with this very answer.
            if self.line.first() == Some(&only) {
                self.line.remove(0);
            }
            return only;
        }
        if let Some(&next) = self.line.first() {
            self.line.remove(0);
            if choices.contains(&next) {
                return next;
            }
            self.line.clear();
        }
        if table::Chance::below(chance, 100) < self.effort.slips {
            let world = seen.imagine(chance);
            let mut sensible = table::Choices::new();
            seen.game().sensible(&world, seen.seat(), &mut sensible);
            return sensible.any(chance);
        }
        let world = seen.imagine(chance);
        let alone = seen.game().asked(&world) == Seats::only(seen.seat());
        let secret = !alone || is_secret(seen, &world);
        self.line = if secret {
            self.plan(seen, chance)
        } else {
            line::best(seen.game(), &world, seen.seat(), self.effort.nodes).line
        };
        assert!(!self.line.is_empty(), "whoever is asked has an answer");
        let answer = self.line.remove(0);
        if !secret {
            // An open turn is thought through again after each answer: luck may have spoken.
            self.line.clear();
        }
        answer
    }
}

/// The last to seal is asked alone, and yet others' plans are hidden: two imagined worlds differ.
fn is_secret<G: Judge>(seen: &Seen<'_, G>, world: &G::State) -> bool {
    (1..4).any(|luck| seen.imagine(&mut Fast(luck)) != *world)
}

impl<C: Copy + PartialEq> Thinker<C> {
    /// Compares secret plans by what becomes of them in imagined worlds, halving the field until the
    /// futures are spent.
    fn plan<G: Judge<Choice = C>>(&self, seen: &Seen<'_, G>, chance: &mut Fast) -> Vec<C> {
        let (game, seat) = (seen.game(), seen.seat());
        let world = seen.imagine(chance);
        let lines = line::sealed(game, &world, seat, self.effort.plans, chance);
        let mut field: Vec<Candidate<C>> =
            lines.into_iter().map(|line| Candidate { line, sum: 0, tries: 0 }).collect();
        let mut left = self.effort.futures;
        while 1 < field.len() && 0 < left {
            let halvings = usize::BITS - (field.len() - 1).leading_zeros();
            let share = left / halvings.max(1) / field.len() as u32;
            for _ in 0..share.max(1) {
                // The same worlds and the same luck for all: what differs is the plan.
                let luck = chance.next();
                for candidate in &mut field {
                    let mut dream = seen.imagine(&mut Fast(luck));
                    candidate.sum +=
                        i64::from(self.dream(game, &mut dream, seat, &candidate.line, luck));
                    candidate.tries += 1;
                }
                left = left.saturating_sub(field.len() as u32);
            }
            field.sort_by_key(|candidate| -candidate.mean());
            field.truncate(field.len().div_ceil(2));
        }
        field.swap_remove(0).line
    }

    /// Plays a plan out in an imagined world and judges what becomes of it.
    fn dream<G: Judge<Choice = C>>(
        &self,
        game: &G,
        state: &mut G::State,
        seat: Seat,
        plan: &[C],
        luck: u64,
    ) -> i32 {
        let until = game.clock(state) + self.effort.horizon;
        let mut chance = Fast(luck ^ 0xD8EA);
        for &choice in plan {
            game.apply(state, seat, choice, &mut chance, &mut ());
        }
        loop {
            let asked = game.asked(state);
            let Some(next) = asked.lowest() else { break };
            if until <= game.clock(state) {
                break;
            }
            if 1 < asked.len() {
                line::any_sealed(game, state, next, &mut chance);
                continue;
            }
            for choice in line::best(game, state, next, self.effort.dream_nodes).line {
                if game.asked(state) != Seats::only(next)
                    || game.check(state, next, choice).is_err()
                {
                    break;
                }
                game.apply(state, next, choice, &mut chance, &mut ());
            }
        }
        standing(game, state, seat)
    }
}

struct Candidate<C> {
    line: Vec<C>,
    sum: i64,
    tries: i64,
}

impl<C> Candidate<C> {
    fn mean(&self) -> i64 {
        self.sum / self.tries.max(1)
    }
}

/// How a seat stands against the best of the others.
pub(crate) fn standing<G: Judge>(game: &G, state: &G::State, seat: Seat) -> i32 {
    let own = game.worth(state, seat);
    let rivals = game.seats().without(seat).iter().map(|rival| game.worth(state, rival)).max();
    own - rivals.unwrap_or(0)
}
