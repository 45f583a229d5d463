//! How somebody stands to a mission: what is met, what may go unmet, what is missing. For whoever plans:
//! it asks the law one need after another.

use table::Seat;

use super::{Means, Waived, check_shown, waived_at, waived_by_cards};
use crate::addon::clans;
use crate::coop;
use crate::edition::Needs;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::{Open, Spot};

/// How it stands with one need.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stand {
    /// It is met.
    Met,
    /// It is not there and may go unmet: by an annex, a card or a character.
    Waived,
    /// It is missing.
    Missing,
}

/// How it stands with all that is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The disciple with whom least is missing; nobody of those on the board can complete it else.
    pub spot: Option<Spot>,
    /// One for each need.
    pub stands: Vec<Stand>,
}

impl Standing {
    /// How many needs are missing.
    pub fn n_missing(&self) -> usize {
        self.stands.iter().filter(|stand| **stand == Stand::Missing).count()
    }
}

impl Yedo {
    /// How a seat with so many action and bonus cards stands to a mission. Each need is a line of its
    /// own; those that something is left for are counted first, as they come.
    pub fn standing(
        &self,
        open: &Open,
        seat: Seat,
        held: [u8; 2],
        mission: u8,
        lines: &[Needs],
    ) -> Standing {
        let mut active = open.frames.as_slice().iter().filter_map(|frame| {
            let Frame::Active { seat: by, spot, .. } = *frame else { return None };
            (by == seat).then_some(spot)
        });
        let active = active.next();
        let could = |spot: &Spot| {
            active.is_none_or(|active| active == *spot) && coop::check_boy(open, *spot).is_ok()
        };
        let with = |spot: Spot| {
            check_shown(self, spot, mission).ok()?;
            let waived = waived_at(self, open, spot);
            let means = Means { open, seat, held, skill: open.at(spot).skill(), waived };
            Some(Standing { spot: Some(spot), stands: self.stands(means, lines) })
        };
        let nobody = Means { open, seat, held, skill: None, waived: waived_by_cards(open) };
        let nobody = Standing { spot: None, stands: self.stands(nobody, lines) };
        let out = open.spots(seat).filter(could).filter_map(with);
        out.chain([nobody]).min_by_key(Standing::n_missing).expect("nobody is always there")
    }

    /// Line by line: whatever is not missing is needed besides what comes after it.
    fn stands(&self, means: Means<'_>, lines: &[Needs]) -> Vec<Stand> {
        let plain = Means { waived: Waived::default(), ..means };
        let (mut met, mut mon) = (Needs::NONE, 0);
        let mut without = Needs::NONE;
        let stand = |line: &Needs| {
            let due = clans::due(self, means.open, means.seat, u16::from(line.pay));
            let (all, bare) = (met.plus(*line), without.plus(*line));
            if !means.is_enough(self, &all, mon + due) {
                return Stand::Missing;
            }
            (met, mon) = (all, mon + due);
            if !plain.is_enough(self, &bare, mon) {
                return Stand::Waived;
            }
            without = bare;
            Stand::Met
        };
        lines.iter().map(stand).collect()
    }
}
