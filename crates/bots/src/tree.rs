//! Information-set tree search: one tree over what the seat can tell apart, grown by imagined worlds.
//!
//! Each iteration imagines a world, walks down the tree along answers that are lawful there (upper
//! confidence bounds, counting how often an answer was available at all), adds one answer, dreams the
//! rest, and tells every seat on the way how it fared. What others answer in secret is no branch of
//! the tree but luck: the seat will not see it before it is opened.

use table::{BySeat, Choices, Fast, Judge, Seat, Seen};

use crate::thinker::dream_on;
use crate::{Bot, Effort};

/// How curious the walk is.
const CURIOSITY: f32 = 0.7;
/// A lead of so many hundredths of a point is nearly a sure thing.
const LEAD: f32 = 350.0;

/// A bot that grows a tree.
#[derive(Clone, Debug)]
pub struct Tree {
    iterations: u32,
    rollout: Rollout,
    effort: Effort,
}

/// What follows on the answer an iteration adds, before the position is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rollout {
    /// Nothing.
    Look,
    /// So many answers at random, or as many as the game has left.
    Random(u32),
    /// Sensible play, for as long as the effort's horizon.
    Dream,
}

impl Tree {
    /// Grows trees of so many iterations. Of the effort it needs the horizon, beyond which it does not
    /// grow, and what dreams need.
    pub fn new(iterations: u32, rollout: Rollout, effort: Effort) -> Tree {
        Tree { iterations, rollout, effort }
    }
}

impl<G: Judge> Bot<G> for Tree {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        let mut choices = Choices::new();
        seen.choices(&mut choices);
        if let [only] = choices[..] {
            return only;
        }
        let mut grown = Grown::<G>::new(seen, self.rollout, self.effort);
        for _ in 0..self.iterations {
            let mut world = seen.imagine(chance);
            seen.game().forget_others(&mut world, seen.seat());
            grown.iterate(world, chance);
        }
        let most = grown.nodes[0].edges.iter().max_by_key(|edge| edge.visits);
        most.expect("a tree that was grown has an answer").choice
    }
}

struct Edge<C> {
    choice: C,
    node: usize,
    visits: u32,
    available: u32,
    sum: f32,
}

struct Node<C> {
    edges: Vec<Edge<C>>,
}

struct Grown<'g, G: Judge> {
    game: &'g G,
    me: Seat,
    rollout: Rollout,
    effort: Effort,
    nodes: Vec<Node<G::Choice>>,
}

impl<'g, G: Judge> Grown<'g, G> {
    fn new(seen: &Seen<'g, G>, rollout: Rollout, effort: Effort) -> Grown<'g, G> {
        let root = Node { edges: Vec::new() };
        Grown { game: seen.game(), me: seen.seat(), rollout, effort, nodes: vec![root] }
    }

    fn iterate(&mut self, world: G::State, chance: &mut Fast) {
        let mut state = world;
        let until = self.game.clock(&state) + self.effort.horizon;
        let mut path: Vec<(usize, usize, Seat)> = Vec::new();
        let mut node = 0;
        loop {
            // Whoever plans in secret beside us is luck, and so is who answers first.
            let asked = self.game.asked(&state);
            let mine = asked.has(self.me);
            let Some(seat) = (if mine { Some(self.me) } else { asked.lowest() }) else { break };
            if until <= self.game.clock(&state) {
                break;
            }
            let mut choices = Choices::new();
            self.game.sensible(&state, seat, &mut choices);
            if seat != self.me && self.game.is_secret(&state, seat) {
                let choice = choices.any(chance);
                self.game.apply(&mut state, seat, choice, chance, &mut ());
                continue;
            }
            let (edge, new) = self.descend(node, &choices, chance);
            let choice = self.nodes[node].edges[edge].choice;
            self.game.apply(&mut state, seat, choice, chance, &mut ());
            path.push((node, edge, seat));
            if new {
                break;
            }
            node = self.nodes[node].edges[edge].node;
        }
        let end = match self.rollout {
            Rollout::Look => state,
            Rollout::Random(answers) => self.at_random(state, answers, chance),
            Rollout::Dream => dream_on(self.game, state, until, &self.effort, chance),
        };
        let shares = self.shares(&end);
        for (node, edge, seat) in path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.sum += shares[seat];
        }
    }

    fn at_random(&self, mut state: G::State, answers: u32, chance: &mut Fast) -> G::State {
        let mut choices = Choices::new();
        for _ in 0..answers {
            let Some(seat) = self.game.asked(&state).lowest() else { break };
            choices.clear();
            self.game.choices(&state, seat, &mut choices);
            self.game.apply(&mut state, seat, choices.any(chance), chance, &mut ());
        }
        state
    }

    /// The edge to follow, and whether it was added just now.
    fn descend(
        &mut self,
        node: usize,
        choices: &Choices<G::Choice>,
        chance: &mut Fast,
    ) -> (usize, bool) {
        let edges = &self.nodes[node].edges;
        let missing: Vec<G::Choice> = choices
            .iter()
            .copied()
            .filter(|choice| edges.iter().all(|edge| edge.choice != *choice))
            .collect();
        if !missing.is_empty() {
            let nth = table::Chance::below(chance, missing.len() as u32) as usize;
            let leaf = self.nodes.len();
            self.nodes.push(Node { edges: Vec::new() });
            let new = Edge { choice: missing[nth], node: leaf, visits: 0, available: 1, sum: 0.0 };
            self.nodes[node].edges.push(new);
            return (self.nodes[node].edges.len() - 1, true);
        }
        let mut best = (0, f32::MIN);
        for (i, edge) in self.nodes[node].edges.iter_mut().enumerate() {
            if !choices.contains(&edge.choice) {
                continue;
            }
            edge.available += 1;
            let visits = edge.visits.max(1) as f32;
            let bound =
                edge.sum / visits + CURIOSITY * ((edge.available as f32).ln() / visits).sqrt();
            if best.1 < bound {
                best = (i, bound);
            }
        }
        (best.0, false)
    }

    /// How each seat fared, from 0 to 1.
    fn shares(&self, state: &G::State) -> BySeat<f32> {
        let worth = BySeat::from_fn(|seat| {
            let sits = self.game.seats().has(seat);
            if sits { self.game.worth(state, seat) } else { i32::MIN / 2 }
        });
        BySeat::from_fn(|seat| {
            let others = self.game.seats().without(seat).iter();
            let others = others.filter(|_| !self.game.is_common());
            let rivals = others.map(|rival| worth[rival]).max();
            let lead = (worth[seat] - rivals.unwrap_or(0)) as f32 / LEAD;
            1.0 / (1.0 + (-lead).exp())
        })
    }
}
