//! Missions in hand: what they bring, what they lack, how likely they are done; and what the things
//! they lack are therefore worth.

use super::POINT;
use super::outlook::{Outlook, Stage};
use crate::edition::{Annex, District, Needs, Pays, Specialist};

/// A mission in hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What it needs, without its bonus part.
    pub(super) needs: Needs,
    /// What it brings when it is done.
    pub(super) brings: i32,
    /// What of that is not the seat's own but everybody's.
    pub(super) common: i32,
    /// What getting what it lacks will take.
    pub(super) costs: i32,
    /// In how many steps, in tenths.
    pub(super) steps: i32,
    /// Of a hundred times, how often it is done.
    pub(super) odds: i32,
    /// Could it be done this round, and how many disciples are then still to be placed?
    pub(super) lacking: Option<i32>,
}

/// What a thing more would be worth.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Values {
    pub(super) weapons: [i32; 8],
    pub(super) annexes: [i32; 4],
    pub(super) geisha: i32,
    pub(super) blessing: i32,
    pub(super) disciple: i32,
}

/// Kinds of things a mission may lack, in the order of the weights.
#[derive(Clone, Copy)]
enum Lacks {
    Weapon,
    AnyWeapon,
    Annex,
    Geisha,
    Blessing,
    Disciple,
    Card,
}

impl Plan {
    pub(super) const NONE: Plan = Plan {
        needs: Needs::NONE,
        brings: 0,
        common: 0,
        costs: 0,
        steps: 0,
        odds: 0,
        lacking: None,
    };

    /// What it is worth to hold it.
    pub(super) fn worth(&self) -> i32 {
        self.odds * (self.brings - self.costs).max(0) / 100
    }

    /// What of that is the seat's own.
    pub(super) fn own(&self) -> i32 {
        self.odds * (self.brings - self.common - self.costs).max(0) / 100
    }
}

impl Outlook<'_> {
    pub(super) fn make_plans(&mut self) {
        for (i, mission) in self.hand.missions.iter().enumerate() {
            self.plans[i] = self.plan(mission);
        }
        self.make_common_plans();
    }

    /// What a thing more would be worth.
    pub(super) fn values(&self) -> &Values {
        self.values.get_or_init(|| self.value_things())
    }

    pub(super) fn plan(&self, mission: u8) -> Plan {
        let row = self.game.mission(mission);
        let mut plan = self.plan_for(row.needs, row.pays);
        if let Some(part) = row.bonus {
            let gain = self.reward(part.pays) - self.mon * i32::from(part.needs.pay);
            plan.brings += gain * self.bonus_odds(&row.needs, &part.needs) / 100;
        }
        plan
    }

    /// Something that needs this and pays that.
    pub(super) fn plan_for(&self, needs: Needs, pays: Pays) -> Plan {
        let mut plan = Plan { needs, ..Plan::NONE };
        plan.brings = self.reward(pays) - self.mon * i32::from(needs.pay);
        self.count_lacks(&mut plan);
        plan.lacking = self.lacking(&plan);
        plan.odds = self.odds(&plan, 0);
        plan
    }

    /// What a reward is worth.
    pub(super) fn reward(&self, pays: Pays) -> i32 {
        let weights = self.weights;
        let mut worth = POINT * i32::from(pays.prestige)
            + self.mon * i32::from(pays.mon)
            + weights.action * i32::from(pays.actions)
            + 2 * weights.things[0] * i32::from(pays.weapons)
            + weights.things[3] * i32::from(pays.blessings);
        // Few pay these, and to say what they are worth takes a while.
        if 0 < pays.bonuses {
            worth += self.bonus_card() * i32::from(pays.bonuses);
        }
        if 0 < pays.missions {
            worth += self.mission_card() * i32::from(pays.missions);
        }
        worth
    }

    /// Of a hundred times, how often a bonus part can be done with its mission.
    fn bonus_odds(&self, standard: &Needs, bonus: &Needs) -> i32 {
        if let Some(at) = bonus.districts.iter().position(|more| 0 < *more) {
            let more = bonus.districts[at];
            let there = standard.districts[at] + more <= self.present[at];
            let wanted: u8 = standard.districts.iter().sum::<u8>() + more;
            return match self.stage {
                _ if there => 95,
                Stage::Acting | Stage::Watching => 0,
                _ if i32::from(wanted) <= self.disciples => 40,
                _ => 10,
            };
        }
        if bonus.rivals != 0 {
            let district = District::ALL[bonus.rivals.trailing_zeros() as usize];
            return if self.rival_in(district) { 90 } else { 30 };
        }
        let home = self.home;
        let annexes = standard.annexes.and(bonus.annexes).len();
        let geishas = standard.geishas + bonus.geishas;
        let owned = bonus.weapons.shared(self.armed.0) == bonus.weapons
            && bonus.annexes.shared(home.annexes) == bonus.annexes
            && standard.any_annexes + bonus.any_annexes + annexes <= home.annexes.len()
            && bonus.specialists.shared(self.skills) == bonus.specialists
            && geishas + standard.give_geishas + bonus.give_geishas <= home.n_geishas()
            && (!bonus.blessing || self.is_blessed());
        if owned { 95 } else { 20 }
    }

    fn is_blessed(&self) -> bool {
        self.home.blessing || self.skills.has(Specialist::Monk)
    }

    fn rival_in(&self, district: District) -> bool {
        self.game
            .locations(district)
            .any(|no| self.open.on[no.0 as usize].owner().is_some_and(|owner| owner != self.seat))
    }

    fn count_lacks(&self, plan: &mut Plan) {
        let (needs, home) = (plan.needs, self.home);
        let mut lack = |what: Lacks, number: i32| {
            plan.costs += number * self.weights.missing[what as usize];
            plan.steps += number * self.weights.steps[what as usize];
        };
        let (armed, weapons) = self.armed;
        let owned = i32::from(needs.weapons.shared(armed).len());
        let mut given = i32::from(needs.weapons.len()) - owned;
        let spare = weapons - owned;
        let any = (i32::from(needs.any_weapons + needs.give_weapons) - spare).max(0);
        let mut blessing = i32::from(!self.is_blessed() && needs.blessing);
        // `yedo.annex.karesansui`: one of these need not be there.
        if self.stands_on(Annex::Karesansui) && 0 < given + blessing {
            if 0 < given {
                given -= 1;
            } else {
                blessing = 0;
            }
        } else if self.open.helped.blade && 0 < given && self.stage == Stage::Acting {
            given -= 1;
        }
        blessing += i32::from(!home.blessing && 0 < needs.give_blessings);
        let (types, number) = self.built;
        let built = i32::from(needs.annexes.shared(types).len());
        let annexes = i32::from(needs.annexes.len()) - built
            + (i32::from(needs.any_annexes) - (number - built)).max(0);
        let geishas = i32::from(needs.geishas + needs.give_geishas) - i32::from(home.n_geishas());
        let geishas = geishas.max(0);
        let icons: u8 = needs.districts.iter().sum();
        let people = (i32::from(icons + u8::from(needs.rival_annex)) - self.disciples).max(0);
        let cards = (needs.give_actions.saturating_sub(self.hand.actions.len())
            + needs.give_bonuses.saturating_sub(self.hand.bonuses.len()))
            as i32;
        lack(Lacks::Weapon, given);
        lack(Lacks::AnyWeapon, any);
        lack(Lacks::Annex, annexes);
        lack(Lacks::Geisha, geishas);
        lack(Lacks::Blessing, blessing.min(1));
        lack(Lacks::Disciple, people);
        lack(Lacks::Card, cards);
        // What is given up is no longer there.
        plan.costs += self.weights.action * i32::from(needs.give_actions)
            + self.weights.bonus * i32::from(needs.give_bonuses)
            + self.weights.things[0] * i32::from(needs.give_weapons)
            + 2 * self.weights.things[2] * i32::from(needs.give_geishas)
            + self.weights.things[3] * i32::from(needs.give_blessings);
        let price = i32::from(needs.pay) + 6 * (given + any) + 9 * annexes + 8 * geishas;
        let short = price - i32::from(home.mon);
        if 0 < short {
            plan.steps += short * 3 / 2;
        }
        if self.open.church < u16::from(needs.church) {
            plan.steps += 5;
        }
        if needs.rivals != 0 {
            let rivals = District::ALL.into_iter().filter(|district| needs.is_rival_in(*district));
            plan.steps += 4 * rivals.filter(|district| !self.rival_in(*district)).count() as i32;
        }
        plan.steps += 4 * i32::from(needs.rival_annex);
        for skill in needs.specialists.and(needs.with).iter() {
            if !self.skills.has(skill) {
                let tokens = &self.open.tokens;
                let near = tokens.reserve == Some(skill) || tokens.gates.contains(&Some(skill));
                plan.steps += if near { 15 } else { 40 };
            }
        }
    }

    /// How many disciples must still be placed to do it this round, if it can be done.
    fn lacking(&self, plan: &Plan) -> Option<i32> {
        if 0 < plan.steps {
            return None;
        }
        let mut lacking = 0;
        let mut nowhere = 0;
        for (district, need) in plan.needs.districts.iter().enumerate() {
            let here = need.saturating_sub(self.present[district]);
            lacking += i32::from(here);
            nowhere += i32::from(here.saturating_sub(self.free[district]));
        }
        // `yedo.annex.yashiki`: any one of them.
        if self.stands_on(Annex::Yashiki) && 0 < lacking {
            lacking -= 1;
            nowhere = (nowhere - 1).max(0);
        }
        (lacking <= self.idle && nowhere == 0).then_some(lacking)
    }

    /// Of a hundred times, how often a mission is done, if it were so many tenths of a step nearer.
    fn odds(&self, plan: &Plan, nearer: i32) -> i32 {
        let weights = self.weights;
        let mut now = 0;
        if let Some(lacking) = plan.lacking {
            now = weights.now[lacking.clamp(0, 4) as usize];
            for (district, need) in plan.needs.districts.iter().enumerate() {
                if 0 < *need {
                    now = now * (100 - self.risk_of_one(district)) / 100;
                }
            }
        }
        let steps = (plan.steps - nearer).max(0);
        // What is bid for may come in time for this round.
        let rounds = match self.stage {
            Stage::Before if 0 < steps => 10 * self.phases - 3,
            _ => 10 * self.after,
        };
        if rounds <= 0 {
            return now;
        }
        let spare = rounds - 10 - 10 * steps / weights.pace;
        let place = spare + 10;
        let last = weights.later.len() as i32 - 1;
        let later = if place <= 0 {
            weights.later[0] * (place + 10).max(0) / 10
        } else {
            let (at, part) = ((place / 5).min(last), place % 5);
            let (low, high) =
                (weights.later[at as usize], weights.later[(at + 1).min(last) as usize]);
            low + (high - low) * part / 5
        };
        now.max(later)
    }

    /// Of a hundred times, how often nobody is left in a district where somebody stands or will.
    fn risk_of_one(&self, district: usize) -> i32 {
        if self.ninja == Some(District::ALL[district]) { 0 } else { self.risk[district] }
    }

    /// What a thing more would be worth: by the missions that lack it, and by itself.
    fn value_things(&self) -> Values {
        let weights = self.weights;
        let mut values = Values::default();
        let all: i32 = self.plans.iter().map(Plan::worth).sum();
        let best = self.plans.iter().map(Plan::worth).max().unwrap_or(0);
        let own = &self.plans[..self.hand.missions.len() as usize];
        let common = self.common[..self.n_common].iter().map(|(plan, _)| plan);
        for plan in own.iter().chain(common) {
            let needs = &plan.needs;
            // Things for what comes second are less urgent.
            let share = if best <= plan.worth() || all < 100 { 100 } else { 80 };
            let more = |what: Lacks| {
                let costs = plan.costs - weights.missing[what as usize];
                let odds = self.odds(plan, weights.steps[what as usize]);
                let worth = odds * (plan.brings - costs).max(0) / 100;
                (worth - plan.worth()).max(0) * share / 100
            };
            let (armed, weapons) = self.armed;
            let lacked = needs.weapons.0 & !armed.0;
            let weapon = if lacked == 0 { 0 } else { more(Lacks::Weapon) };
            let besides = weapons - i32::from(needs.weapons.shared(armed).len());
            let any = i32::from(needs.any_weapons + needs.give_weapons);
            let any = if besides < any { more(Lacks::AnyWeapon) } else { 0 };
            if lacked != 0 || any != 0 {
                for (i, value) in values.weapons.iter_mut().enumerate() {
                    *value += if lacked >> i & 1 == 1 { weapon.max(any) } else { any };
                }
            }
            let (types, number) = self.built;
            let built = needs.annexes.shared(types).len();
            let any = number - i32::from(built) < i32::from(needs.any_annexes);
            if any || built < needs.annexes.len() {
                let worth = more(Lacks::Annex);
                for annex in Annex::ALL {
                    let given = needs.annexes.has(annex) && !types.has(annex);
                    if (given || any) && !self.home.annexes.has(annex) {
                        values.annexes[annex as usize] += worth;
                    }
                }
            }
            if self.home.n_geishas() < needs.geishas + needs.give_geishas {
                values.geisha += more(Lacks::Geisha);
            }
            let asked = needs.blessing && !self.is_blessed() || 0 < needs.give_blessings;
            if asked && !self.home.blessing {
                values.blessing += more(Lacks::Blessing);
            }
            let icons: u8 = needs.districts.iter().sum();
            if self.disciples < i32::from(icons) {
                values.disciple += more(Lacks::Disciple);
            }
        }
        values
    }
}
