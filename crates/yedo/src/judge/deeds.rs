//! What a disciple could do where it stands, and what that is worth.

use super::POINT;
use super::outlook::Outlook;
use crate::addon::clans;
use crate::addon::jesuits::Jesuits;
use crate::addon::tea_house::characters;
use crate::choice::Choice;
use crate::district::{self, By};
use crate::edition::{Annex, Character, CharacterNo, District, DistrictAction};
use crate::gain;
use crate::state::Spot;

/// Something a disciple could do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    /// What it is worth, its price paid.
    pub(super) gain: i32,
    /// Its price in Mon.
    pub(super) price: i32,
    /// How it is asked for.
    pub(super) choice: Choice,
}

impl Deed {
    const NOTHING: Deed = Deed { gain: 0, price: 0, choice: Choice::Pass };
}

impl Outlook<'_> {
    /// What the nth own disciple in a district could do: the first takes what there is once.
    pub(super) fn nth_deed(&self, district: District, nth: u8, purse: i32) -> Deed {
        let rest = district == District::Castle && nth < self.resting;
        self.best_deed(district, rest, nth == 0, purse)
    }

    /// The best that can be done in a district with so many Mon; missions apart. Is it the `first` own
    /// disciple there?
    pub(super) fn best_deed(
        &self,
        district: District,
        rest: bool,
        first: bool,
        purse: i32,
    ) -> Deed {
        let mut best = Deed::NOTHING;
        // Prices are the same at every printed location.
        let spot = self.game.locations(district).map(Spot::location).next();
        let by = By::Disciple(spot.expect("every district has a location"));
        let mut offer = |action: DistrictAction, with: u8, brings: i32| {
            if self.open.closed.actions >> action as u32 & 1 == 1 {
                return;
            }
            let deed = district::Deed { by, action, with };
            let price = i32::from(district::price(self.game, self.open, self.seat, deed));
            let gain = brings - self.mon * price;
            if price <= purse && best.gain < gain {
                best = Deed { gain, price, choice: Choice::Do { action, with } };
            }
        };
        let (open, home, prices) = (self.open, self.home, &self.game.edition.numbers.prices);
        let points = |n: u8| POINT * i32::from(n);
        match district {
            District::Castle if rest => {
                offer(DistrictAction::Rest, 0, self.forward());
            }
            District::Castle => {
                let colour = self.best_colour();
                offer(DistrictAction::DrawMission, colour, self.mission_card());
                offer(DistrictAction::Audience, 0, points(prices.audience.1));
            }
            District::Gates => {
                let limit = i32::from(self.game.edition.numbers.limits.disciples);
                if 0 < home.reserve && self.disciples < limit {
                    offer(DistrictAction::Recruit, 0, self.disciple(false));
                }
                for (with, token) in open.tokens.gates.iter().enumerate() {
                    if let Some(skill) = token.filter(|skill| !self.skills.has(*skill)) {
                        let worth = self.disciple(false) + self.skill(skill);
                        offer(DistrictAction::Recruit, with as u8, worth);
                    }
                }
                for (with, (price, mon)) in prices.favours.into_iter().enumerate() {
                    if u16::from(price) <= home.prestige {
                        let brings = self.mon * i32::from(mon) - points(price);
                        offer(DistrictAction::Favour, with as u8, brings);
                    }
                }
            }
            District::Tavern => {
                for annex in Annex::ALL {
                    if gain::can_build(open, self.seat, annex) {
                        offer(DistrictAction::Carpenter, annex as u8, self.annex(annex));
                    }
                }
            }
            District::Harbor => {
                if 0 < open.church && first {
                    // Whoever comes first takes it all.
                    let mon = i32::from(open.church);
                    offer(DistrictAction::Church, 0, self.shared(district, self.mon * mon));
                }
                if open.jesuits == Jesuits::Here {
                    let colour = self.best_colour();
                    offer(DistrictAction::Jesuits, colour, self.mission_card());
                }
                for (with, (_, worth)) in prices.goods.into_iter().enumerate() {
                    offer(DistrictAction::Goods, with as u8, points(worth));
                }
            }
            District::RedLight => {
                if gain::can_take_geisha(self.game, open, self.seat) {
                    offer(DistrictAction::Geisha, 0, self.geisha());
                    if u16::from(prices.geisha_prestige) <= home.prestige {
                        let brings = self.geisha() - points(prices.geisha_prestige);
                        offer(DistrictAction::Geisha, 1, brings);
                    }
                }
                offer(DistrictAction::BuyAction, 0, self.action_card());
            }
            District::Market => {
                for (space, weapon) in open.row.iter().enumerate() {
                    if let Some(weapon) = *weapon {
                        offer(DistrictAction::BuyWeapon, space as u8, self.weapon(weapon as usize));
                    }
                }
                offer(DistrictAction::BuyBonus, 0, self.bonus_card());
            }
            District::Temple => {
                if gain::can_bless(self.game, open, self.seat) && first {
                    let others = self.others[District::Temple as usize];
                    let scarce = open.blessings <= others;
                    let worth = self.blessing();
                    let worth = if scarce { self.shared(district, worth) } else { worth };
                    offer(DistrictAction::Blessing, 0, worth);
                }
                offer(DistrictAction::Donation, 0, points(prices.donation.1));
            }
        }
        match self.hire() {
            Some(deed) if best.gain < deed.gain => deed,
            _ => best,
        }
    }

    /// `yedo.tea.hire`: the best character of the row.
    fn hire(&self) -> Option<Deed> {
        if self.home.hired.is_some() || self.open.tea.row == 0 {
            return None;
        }
        let offered = characters(self.open.tea.row).map(CharacterNo);
        let gain = |no: CharacterNo| self.character(self.game.edition.character(no));
        let best = offered.max_by_key(|no| gain(*no))?;
        Some(Deed { gain: gain(best), price: 0, choice: Choice::Hire(best) })
    }

    /// A hired character: points in the last round, else what it does or the card it leaves.
    pub(super) fn character(&self, row: &Character) -> i32 {
        if self.after == 0 { POINT * i32::from(row.prestige) } else { self.weights.character }
    }

    /// `yedo.clan.sailor`: goods from the own location, and nothing else.
    pub(super) fn sailor_deed(&self) -> (i32, Choice) {
        let ways = 0..self.game.edition.numbers.clans.sailor_goods.len() as u8;
        let deeds = ways.filter_map(|with| {
            let (mon, points) = clans::goods(self.game, Some(clans::SAILOR), with);
            let gain = POINT * i32::from(points) - self.mon * i32::from(mon);
            let action = DistrictAction::Goods;
            let can = u16::from(mon) <= self.home.mon && 0 < gain;
            can.then_some((gain, Choice::Do { action, with }))
        });
        deeds.max_by_key(|(gain, _)| *gain).unwrap_or((0, Choice::Pass))
    }

    /// What is there once, when others may take it before.
    fn shared(&self, district: District, worth: i32) -> i32 {
        worth * 100 / (100 + 60 * i32::from(self.others[district as usize]))
    }

    /// What a disciple on an annex does.
    pub(super) fn annex_deed(&self, annex: Annex) -> i32 {
        match annex {
            Annex::KobudoRyu => self.any_weapon() * 3 / 4,
            Annex::Chashitsu => self.bonus_card() * 11 / 10,
            // Missions done from there are counted with the missions.
            Annex::Yashiki | Annex::Karesansui => self.weights.idle / 3,
        }
    }

    /// The weapon's worth, by missions and by itself.
    pub(super) fn weapon(&self, weapon: usize) -> i32 {
        let [first, second, ..] = self.weights.things;
        let base = if self.home.weapons[weapon] == 0 { first } else { second };
        let worth = base * self.phases.min(3) / 3 + self.values().weapons[weapon];
        let limit = self.game.edition.numbers.limits.weapons;
        if self.home.n_weapons() < limit { worth } else { worth - first }
    }

    /// The best of a few weapons drawn.
    pub(super) fn any_weapon(&self) -> i32 {
        let (mut best, mut sum) = (0, 0);
        for weapon in 0..8 {
            let worth = self.weapon(weapon);
            best = best.max(worth);
            sum += worth;
        }
        i32::midpoint(best, sum / 8)
    }

    pub(super) fn annex(&self, annex: Annex) -> i32 {
        self.annex_by_itself(annex) + self.values().annexes[annex as usize]
    }

    pub(super) fn geisha(&self) -> i32 {
        self.weights.things[2] * self.phases.min(3) / 3 + self.values().geisha
    }

    pub(super) fn blessing(&self) -> i32 {
        self.weights.things[3] + self.values().blessing
    }

    pub(super) fn action_card(&self) -> i32 {
        let limit = self.game.edition.numbers.limits.actions;
        let room = self.hand.actions.len() < limit;
        if self.phases == 0 || !room { 0 } else { self.weights.action }
    }

    /// What it brings to come to the front.
    fn forward(&self) -> i32 {
        let mut order = self.game.in_order(self.open);
        let before = order.position(|seat| seat == self.seat).unwrap_or(0) as i32;
        before * self.weights.order * self.after.min(3)
    }

    /// The deck to draw a mission from: by the time there is left.
    fn best_colour(&self) -> u8 {
        let colour = match self.after {
            ..=1 => 0,
            2 => 1,
            _ => 2,
        };
        if self.game.missions[colour].is_empty() { 0 } else { colour as u8 }
    }
}
