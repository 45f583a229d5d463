//! Opponents by strength: five levels, and two that measure them.

use table::{Fast, Judge, Seen};

use crate::{Bot, Effort, Random, Thinker};

/// How strong an opponent is. Its strength is measured, not promised: see `docs/balance`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Anything lawful.
    Random,
    /// The best-looking line of its own turn, the first plan that comes to mind.
    Greedy,
    /// A beginner who sees what is near.
    One,
    /// Somebody who has played before.
    Two,
    /// A sound player.
    Three,
    /// A strong player.
    Four,
    /// As strong as two seconds allow.
    Five,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 7] = [
        Level::Random,
        Level::Greedy,
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
    ];

    /// How people ask for it.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::One => "level1",
            Level::Two => "level2",
            Level::Three => "level3",
            Level::Four => "level4",
            Level::Five => "level5",
        }
    }

    /// The level with this id.
    pub fn read(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// How hard it thinks.
    #[rustfmt::skip]
    pub const fn effort(self) -> Option<Effort> {
        Some(match self {
            Level::Random => return None,
            //                      nodes      dream_nodes      plans      futures      horizon     slips
            Level::Greedy => Effort { nodes: 300, dream_nodes: 0,  plans: 1,   futures: 0,     horizon: 0, slips: 0 },
            Level::One    => Effort { nodes: 40,  dream_nodes: 20, plans: 3,   futures: 3,     horizon: 1, slips: 25 },
            Level::Two    => Effort { nodes: 100, dream_nodes: 30, plans: 10,  futures: 20,    horizon: 1, slips: 6 },
            Level::Three  => Effort { nodes: 300, dream_nodes: 60, plans: 60,  futures: 150,   horizon: 1, slips: 0 },
            Level::Four   => Effort { nodes: 600, dream_nodes: 60, plans: 200, futures: 1_200, horizon: 1, slips: 0 },
            Level::Five   => Effort { nodes: 900, dream_nodes: 60, plans: 400, futures: 6_000, horizon: 2, slips: 0 },
        })
    }

    /// An opponent of this level.
    pub fn bot<G: Judge>(self) -> Opponent<G::Choice> {
        match self.effort() {
            None => Opponent::Random(Random),
            Some(effort) => Opponent::Thinker(Thinker::new(effort)),
        }
    }
}

/// An opponent of any level.
#[derive(Clone, Debug)]
pub enum Opponent<C> {
    /// One that does anything.
    Random(Random),
    /// One that thinks.
    Thinker(Thinker<C>),
}

impl<G: Judge> Bot<G> for Opponent<G::Choice> {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        match self {
            Opponent::Random(bot) => bot.answer(seen, chance),
            Opponent::Thinker(bot) => bot.answer(seen, chance),
        }
    }
}
