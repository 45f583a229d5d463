//! How a game ended: who came where, and what decided it.

use std::fmt;

use edo::Edo;
use edo::board::City;
use edo::fact::{End, Fact};
use edo::state::Building;
use record::{Record, ReplayError, replay};
use table::{Game, Outcome, Seat};

/// A finished game, best place first.
pub(crate) struct Ending {
    reason: End,
    round: u8,
    ranks: Vec<Rank>,
}

struct Rank {
    seat: Seat,
    place: u8,
    points: i16,
    housed: bool,
    ryo: u16,
    goods: u16,
}

impl Ending {
    /// `None` if the game did not come to its end.
    pub(crate) fn of(game: &Edo, record: &Record) -> Result<Option<Ending>, ReplayError> {
        let mut replay = replay(game, record)?;
        let mut last = None;
        for step in &mut replay {
            last = Some(step?);
        }
        let told = last.iter().flat_map(|step| &step.facts);
        let mut reasons = told.filter_map(|fact| match fact {
            Fact::Ended { reason } => Some(*reason),
            _ => None,
        });
        let state = replay.state();
        let (Some(reason), Some(Outcome::Ranked(outcome))) = (reasons.next(), game.outcome(state))
        else {
            return Ok(None);
        };
        let rank = |seat: Seat| {
            let (place, points) = outcome[seat];
            let housed = state.open.cities[City::EDO].has(Building::House, seat);
            let purse = state.open.homes[seat].purse;
            Rank { seat, place, points, housed, ryo: purse.ryo.0, goods: purse.resources() }
        };
        let mut ranks: Vec<Rank> = game.seats().iter().map(rank).collect();
        ranks.sort_by_key(|rank| rank.place);
        Ok(Some(Ending { reason, round: state.open.round, ranks }))
    }

    /// Why it ended.
    pub(crate) fn ended_by(&self) -> &'static str {
        match self.reason {
            End::Points => "power points",
            End::Merchants => "the last merchant card",
        }
    }

    /// In what the first differs from the second.
    pub(crate) fn decided_by(&self) -> &'static str {
        let (first, second) = (&self.ranks[0], &self.ranks[1]);
        if first.housed != second.housed {
            "a house in Edo"
        } else if first.points != second.points {
            "points"
        } else if first.ryo != second.ryo {
            "money"
        } else if first.goods != second.goods {
            "goods"
        } else {
            "turn order"
        }
    }

    /// Did nobody build where it counts?
    pub(crate) fn nobody_housed(&self) -> bool {
        self.ranks.iter().all(|rank| !rank.housed)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Rank { seat, place, points, housed, ryo, goods } in &self.ranks {
            let house = if *housed { "a house in Edo" } else { "no house in Edo" };
            writeln!(f, "{place} {seat} points {points}, {house}, ryo {ryo}, goods {goods}")?;
        }
        writeln!(f, "ended by {} after round {}", self.ended_by(), self.round)?;
        writeln!(f, "decided by {}", self.decided_by())
    }
}
