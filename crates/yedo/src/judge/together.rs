//! What is won or lost together: everybody's prospects, measured by the objectives.
//!
//! Points short of an objective count in full, points beyond it little. The Shogun and the errands are
//! everybody's, so each is one player's task: the one's who lacks least for it. Worth is nothing where
//! the game is as likely won as lost, about.

mod weights;

use table::{Game, Outcome, Seat};

use super::POINT;
use super::outlook::{Outlook, Stage};
use super::plan::Plan;
use crate::choice::Choice;
use crate::coop;
use crate::edition::{Asset, District, EmperorNo, Needs};
use crate::game::Yedo;
use crate::phase::asset::could_take;
use crate::state::{Open, State};

/// The death of the Shogun, without which all is lost; and the errands that then lie open.
const SHOGUN: i32 = 990;
const PILE: i32 = 280;
/// An errand that is still needed.
const ERRAND: i32 = 500;
/// Won or lost for good.
const OVER: i32 = 100 * POINT;
/// What a player comes by in a round beyond what can be seen now.
const ROUND: i32 = 80;
/// So much beyond an objective may still be lost, for each round to come.
const MARGIN: i32 = 150;
/// Of a hundred parts, how much counts of what is within that margin, and of what is beyond.
const WITHIN: i32 = 60;
const BEYOND: i32 = 30;
/// Of a hundred parts, how much the highest prestige counts beside the lowest.
const HIGHEST: i32 = 77;
/// Of a hundred times, how often an errand is done this round that lacks a thing one can buy first;
/// and how many tenths of a step that are.
const BOUGHT: i32 = 18;
const ONE_THING: i32 = 13;

/// How well all stand, the same for every seat.
pub(super) fn worth(game: &Yedo, state: &State) -> i32 {
    match coop::outcome(game, &state.open) {
        Some(Outcome::Together { won: true, points }) => OVER + i32::from(points),
        Some(_) => standing(game, state, true) - OVER,
        None => standing(game, state, false),
    }
}

/// What everybody has or may reach, against what has to be reached.
fn standing(game: &Yedo, state: &State, over: bool) -> i32 {
    let open = &state.open;
    let Some(targets) = game.targets() else { return 0 };
    let rounds =
        if over { 0 } else { i32::from(game.setup().rounds) - i32::from(open.round.max(1)) };
    let against = |worth: i32, target: u16| {
        let more = worth - POINT * i32::from(target);
        let margin = MARGIN * rounds;
        if more <= 0 {
            more
        } else {
            more.min(margin) * WITHIN / 100 + (more - margin).max(0) * BEYOND / 100
        }
    };
    let (mut sum, mut most) = (0, 0);
    for seat in game.seats().iter() {
        let worth = if over {
            POINT * i32::from(open.homes[seat].prestige)
        } else {
            let outlook = Outlook::new(game, state, seat);
            sum += outlook.tasks();
            outlook.worth() + ROUND * rounds
        };
        sum += against(worth, targets.lowest);
        most = most.max(worth);
    }
    if let Some(highest) = targets.highest {
        sum += against(most, highest) * HIGHEST / 100;
    }
    let needed = targets.errands.saturating_sub(open.coop.errands);
    sum -= ERRAND * i32::from(needed);
    if open.shogun_dead { sum } else { sum - SHOGUN - PILE }
}

/// Whose task something is: the player's who lacks least of what it needs, by what lies open. What
/// can only be done this round is nearest to whoever stands there.
fn is_task_of(game: &Yedo, open: &Open, seat: Seat, needs: &Needs, now: bool) -> bool {
    let least =
        game.seats().iter().min_by_key(|seat| (lacks(game, open, *seat, needs, now), seat.0));
    least == Some(seat)
}

/// How much somebody lacks, in tenths of a Mon, about.
fn lacks(game: &Yedo, open: &Open, seat: Seat, needs: &Needs, now: bool) -> i32 {
    let home = &open.homes[seat];
    let owned = needs.weapons.iter().filter(|weapon| 0 < home.weapons[*weapon as usize]);
    let owned = owned.count() as u8;
    let weapons = needs.weapons.len() - owned;
    let besides = (needs.any_weapons + needs.give_weapons).saturating_sub(home.n_weapons() - owned);
    let given = needs.annexes.iter().filter(|annex| !home.annexes.has(*annex)).count() as u8;
    let any = (needs.annexes.len() + needs.any_annexes).saturating_sub(home.annexes.len());
    let geishas = (needs.geishas + needs.give_geishas).saturating_sub(home.n_geishas());
    let icons: u8 = needs.districts.iter().sum();
    let people = icons.saturating_sub(open.n_disciples(seat));
    let away = |district: District| {
        let there = game.helpers(open, seat, district);
        i32::from(needs.districts[district as usize].saturating_sub(there))
    };
    let away: i32 = if now { District::ALL.into_iter().map(away).sum() } else { 0 };
    let mon = i32::from(needs.pay) - i32::from(home.mon);
    60 * i32::from(weapons + besides)
        + 90 * i32::from(given.max(any))
        + 90 * i32::from(geishas)
        + 30 * i32::from(needs.blessing && !home.blessing)
        + 90 * i32::from(people)
        + 20 * away
        + 10 * mon.max(0)
}

impl Outlook<'_> {
    /// What the tasks of this seat may bring to all.
    fn tasks(&self) -> i32 {
        self.common[..self.n_common].iter().map(|(plan, _)| plan.odds * plan.common / 100).sum()
    }

    /// The Shogun's mission and the errands, as far as they are this seat's task.
    pub(super) fn make_common_plans(&mut self) {
        let Some(targets) = self.game.targets() else { return };
        let (game, open, seat) = (self.game, self.open, self.seat);
        let mut plans = [(Plan::NONE, Choice::Pass); 4];
        let mut n = 0;
        let mut add = |plan: Plan, common: i32, choice: Choice| {
            plans[n] = (Plan { common, brings: plan.brings + common, ..plan }, choice);
            n += 1;
        };
        if let Some(mission) = open.coop.shogun.filter(|_| !open.shogun_dead)
            && is_task_of(game, open, seat, &game.mission(mission).needs, false)
        {
            add(self.plan(mission), SHOGUN + PILE, Choice::Complete { mission, bonus: false });
        }
        let common = if open.coop.errands < targets.errands { ERRAND } else { 0 };
        for errand in open.coop.errands_open() {
            if is_task_of(game, open, seat, &game.emperor_card(errand).errand.needs, true) {
                add(self.errand_plan(errand), common, Choice::Errand(errand));
            }
        }
        (self.common, self.n_common) = (plans, n);
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
            let soon = self.stage == Stage::Before && plan.steps <= ONE_THING;
            plan.odds = if soon { BOUGHT } else { 0 };
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
