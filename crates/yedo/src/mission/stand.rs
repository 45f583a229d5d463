//! How somebody stands to a mission: what is met, what may go unmet, what is missing. For whoever plans:
//! it asks the law one need after another.

use table::{First, Lack, Seat};

use super::{Means, Waived, check_shown, waived_at, waived_by_cards};
use crate::addon::clans;
use crate::coop;
use crate::edition::{District, Needs};
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
    /// It is missing: so much of it, in the words of the law.
    Missing(Option<Lack>),
}

/// How it stands with all that is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The disciple with whom least is missing; nobody of those on the board can complete it else.
    pub spot: Option<Spot>,
    /// One for each need.
    pub stands: Vec<Stand>,
    /// How many more disciples it takes in each district.
    pub to_send: [u8; District::ALL.len()],
}

impl Standing {
    /// How many needs are missing.
    pub fn n_missing(&self) -> usize {
        self.stands.iter().filter(|stand| matches!(stand, Stand::Missing(_))).count()
    }

    /// How many more disciples it takes.
    pub fn n_to_send(&self) -> u8 {
        self.to_send.iter().sum()
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
            Some(self.standing_with(Some(spot), means, lines))
        };
        let nobody = Means { open, seat, held, skill: None, waived: waived_by_cards(open) };
        let nobody = self.standing_with(None, nobody, lines);
        let out = open.spots(seat).filter(could).filter_map(with);
        let least = |it: &Standing| (it.n_missing(), it.n_to_send());
        out.chain([nobody]).min_by_key(least).expect("nobody is always there")
    }

    fn standing_with(&self, spot: Option<Spot>, means: Means<'_>, lines: &[Needs]) -> Standing {
        let stands = self.stands(means, lines);
        let to_send = self.to_send(means, lines, &stands);
        Standing { spot, stands, to_send }
    }

    /// `yedo.mission.present`: one disciple for each icon that is neither met nor may go unmet. What
    /// may go unmet is used where it was counted, and only the rest of it where something is missing.
    fn to_send(
        &self,
        means: Means<'_>,
        lines: &[Needs],
        stands: &[Stand],
    ) -> [u8; District::ALL.len()] {
        let Means { open, seat, waived, .. } = means;
        let (missing, counted): (Vec<_>, Vec<_>) =
            lines.iter().zip(stands).partition(|(_, stand)| matches!(stand, Stand::Missing(_)));
        // Who waives a district icon or the blessing may be needed for the blessing.
        let met = counted.iter().fold(Needs::NONE, |met, (line, _)| met.plus(**line));
        let things = Needs { districts: Needs::NONE.districts, ..met };
        let without = Means { waived: Waived { ascetic: 0, ..waived }, ..means };
        let ascetic = if without.is_enough(self, &things, 0) { waived.ascetic } else { 0 };
        let mut unmet = waived.districts + ascetic;
        let mut there = District::ALL.map(|district| self.present(open, seat, district));
        let mut to_send = [0; District::ALL.len()];
        for (line, _) in counted.into_iter().chain(missing) {
            for (place, need) in line.districts.into_iter().enumerate() {
                let short = need.saturating_sub(there[place]);
                there[place] = there[place].saturating_sub(need);
                to_send[place] += short - short.min(unmet);
                unmet -= short.min(unmet);
            }
        }
        to_send
    }

    /// Line by line: whatever is not missing is needed besides what comes after it.
    fn stands(&self, means: Means<'_>, lines: &[Needs]) -> Vec<Stand> {
        let plain = Means { waived: Waived::default(), ..means };
        let (mut met, mut mon) = (Needs::NONE, 0);
        let mut without = Needs::NONE;
        let stand = |line: &Needs| {
            let due = clans::due(self, means.open, means.seat, u16::from(line.pay));
            let (all, bare) = (met.plus(*line), without.plus(*line));
            if let Err(illegal) = means.check(self, &all, mon + due, &mut First) {
                return Stand::Missing(illegal.lack);
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
