//! Opponents by strength: five levels, and two that measure them.

use table::{Fast, Judge, Seen};

use crate::{Bot, Effort, Random, Thinker};

/// How strong an opponent is. Its strength is measured, not promised: `oedo arena` does it.
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
    /// The strongest there is. More futures were tried and won no more that could be measured.
    Five,
}

/// What the levels add to.
const EASY: Effort = Effort {
    nodes: 40,
    dream_nodes: 20,
    plans: 1,
    variations: 0,
    futures: 0,
    open_futures: 0,
    lines: 1,
    turn_futures: 0,
    horizon: 1,
    open_horizon: 1,
    doubts: false,
    slips: 0,
    open_slips: 0,
    threads: 1,
};

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
            Level::Greedy => Effort { nodes: 300, plans: 1, ..EASY },
            Level::One    => Effort { nodes: 40,  plans: 3,   futures: 3,   open_futures: 16, slips: 20, open_slips: 3, ..EASY },
            Level::Two    => Effort { nodes: 100, plans: 12,  futures: 16,  open_futures: 24, slips: 6, open_slips: 1, ..EASY },
            Level::Three  => Effort { nodes: 300, plans: 50,  futures: 100, open_futures: 32, ..EASY },
            Level::Four   => Effort { nodes: 300, plans: 60,  variations: 150, futures: 80,  open_futures: 128, open_horizon: 2, lines: 4, turn_futures: 12, ..EASY },
            Level::Five   => Effort { nodes: 600, plans: 150, variations: 800, futures: 240, open_futures: 256, open_horizon: 2, doubts: true, lines: 6, turn_futures: 48, horizon: 2, threads: 2, ..EASY },
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

impl<G: Judge + Sync> Bot<G> for Opponent<G::Choice>
where
    G::Choice: Send + Sync,
    G::State: Send + Sync,
{
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        match self {
            Opponent::Random(bot) => bot.answer(seen, chance),
            Opponent::Thinker(bot) => bot.answer(seen, chance),
        }
    }
}
