//! What is won or lost together: everybody's prospects, measured by the objectives.
//!
//! What brings a player beyond the objectives counts little; what is short of them counts much.
//! Worth is nothing where the game is as likely won as lost, about.

use table::{Game, Outcome, Seat};

use super::POINT;
use super::outlook::Outlook;
use super::plan::Plan;
use crate::choice::Choice;
use crate::coop;
use crate::edition::{Asset, EmperorNo, Needs};
use crate::game::Yedo;
use crate::phase::asset::could_take;
use crate::state::{Open, State};

/// The death of the Shogun, without which all is lost.
const SHOGUN: i32 = 14 * POINT;
/// An errand that is still needed.
const ERRAND: i32 = 5 * POINT;
/// Won or lost for good.
const OVER: i32 = 100 * POINT;
/// Of a hundred parts, how much counts of what is beyond an objective.
const BEYOND: i32 = 25;

/// How well all stand, the same for every seat.
pub(super) fn worth(game: &Yedo, state: &State) -> i32 {
    if let Some(Outcome::Together { won, points }) = coop::outcome(game, &state.open) {
        return if won { OVER + i32::from(points) } else { short(game, state, true) - OVER };
    }
    short(game, state, false)
}

/// What everybody has or may reach, cut off at what has to be reached.
fn short(game: &Yedo, state: &State, over: bool) -> i32 {
    let open = &state.open;
    let Some(targets) = game.targets() else { return 0 };
    let cut = |worth: i32, target: u16| {
        let target = POINT * i32::from(target);
        worth.min(target) + (worth - target).max(0) * BEYOND / 100
    };
    let (mut sum, mut most) = (0, 0);
    for seat in game.seats().iter() {
        let worth = if over {
            POINT * i32::from(open.homes[seat].prestige)
        } else {
            Outlook::new(game, state, seat).worth()
        };
        sum += cut(worth, targets.lowest) - POINT * i32::from(targets.lowest);
        most = most.max(worth);
    }
    if let Some(highest) = targets.highest {
        sum += (cut(most, highest) - POINT * i32::from(highest)) / 2;
    }
    let needed = i32::from(targets.errands) - i32::from(open.coop.errands);
    sum -= ERRAND * needed.max(0);
    if open.shogun_dead { sum } else { sum - SHOGUN }
}

/// Whose task the Shogun is: the player who lacks least of what his mission needs, by what lies open.
fn leader(game: &Yedo, open: &Open, mission: u8) -> Option<Seat> {
    let needs = game.mission(mission).needs;
    game.seats().iter().min_by_key(|seat| (lacks(open, *seat, &needs), seat.0))
}

fn lacks(open: &Open, seat: Seat, needs: &Needs) -> u8 {
    let home = &open.homes[seat];
    let weapons = needs.weapons.iter().filter(|weapon| home.weapons[*weapon as usize] == 0);
    let annexes = needs.annexes.iter().filter(|annex| !home.annexes.has(*annex)).count() as u8;
    let any = (needs.annexes.len() + needs.any_annexes).saturating_sub(home.annexes.len());
    let icons: u8 = needs.districts.iter().sum();
    2 * weapons.count() as u8
        + 3 * annexes.max(any)
        + 3 * needs.geishas.saturating_sub(home.n_geishas())
        + u8::from(needs.blessing && !home.blessing)
        + 3 * icons.saturating_sub(open.n_disciples(seat))
}

impl Outlook<'_> {
    /// The Shogun's mission, for whose task it is, and the errands that can be done.
    pub(super) fn make_common_plans(&mut self) {
        let Some(targets) = self.game.targets() else { return };
        let open = self.open;
        let mut n = 0;
        if let Some(mission) = open.coop.shogun.filter(|_| !open.shogun_dead)
            && leader(self.game, open, mission) == Some(self.seat)
        {
            let mut plan = self.plan(mission);
            plan.brings += SHOGUN;
            self.common[n] = (plan, Choice::Complete { mission, bonus: false });
            n += 1;
        }
        let needed = open.coop.errands < targets.errands;
        for errand in open.coop.errands_open() {
            let mut plan = self.errand_plan(errand);
            plan.brings += if needed { ERRAND } else { 0 };
            self.common[n] = (plan, Choice::Errand(errand));
            n += 1;
        }
        self.n_common = n;
    }

    /// An errand: that of the round can only be done now.
    fn errand_plan(&self, errand: EmperorNo) -> Plan {
        let row = &self.game.emperor_card(errand).errand;
        let mut plan = self.plan_for(row.needs, row.pays);
        if row.together {
            // What others have counts too; this is seldom short of more than places.
            plan.steps /= 2;
            plan.costs /= 2;
        }
        if self.open.coop.current == Some(errand) && plan.lacking.is_none() {
            plan.odds = 0;
        }
        plan
    }

    /// The best asset to buy, and what it promises more than the Mon for buying none.
    pub(super) fn best_purchase(&self) -> Option<(i32, Asset)> {
        let (game, open) = (self.game, self.open);
        let free = |asset: &Asset| {
            let taken = open.bidding.taken >> *asset as u8 & 1 == 1;
            (open.bidding.no_auction || !taken) && could_take(game, self.state, self.seat, *asset)
        };
        let gains = Asset::ALL.into_iter().filter(free).filter_map(|asset| {
            let price = i32::from(game.asset_price(open, asset));
            let gain = self.asset(asset) - self.mon * (price + i32::from(game.egress(open)));
            (price <= i32::from(self.home.mon) && 0 < gain).then_some((gain, asset))
        });
        gains.max_by_key(|(gain, _)| *gain)
    }
}
