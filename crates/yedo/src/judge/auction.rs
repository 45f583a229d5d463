//! What is bid for: what it is worth to a seat, and how a bid looks while others may still bid more.

use table::Seat;

use super::POINT;
use super::outlook::Outlook;
use crate::edition::{Annex, Asset};
use crate::frame::{Frame, Lot};
use crate::gain;
use crate::phase::asset::{assets, could_take};
use crate::phase::bid;

impl Outlook<'_> {
    /// What an asset is worth, its price apart.
    pub(super) fn asset(&self, asset: Asset) -> i32 {
        if !could_take(self.game, self.state, self.seat, asset) {
            return 0;
        }
        match asset {
            Asset::Action => self.action_card() * 6 / 5,
            Asset::Bonus => self.bonus_card() * 6 / 5,
            Asset::Weapon => self.any_weapon(),
            Asset::Annex => {
                let points = POINT * i32::from(self.game.edition.numbers.bidding.annex_prestige);
                let can = |annex: &Annex| gain::can_build(self.open, self.seat, *annex);
                let built = Annex::ALL.into_iter().filter(can).map(|annex| self.annex(annex));
                points + built.max().unwrap_or(0)
            }
            Asset::Geisha => {
                let value = self.open.geishas.iter().rposition(|left| 0 < *left);
                POINT * value.map_or(0, |value| value as i32 + 1) + self.geisha()
            }
            Asset::Disciple => {
                let skill = self.open.tokens.reserve;
                self.disciple(true) + skill.map_or(0, |skill| self.skill(skill))
            }
            Asset::Mission => self.mission_card() * 5 / 4,
        }
    }

    /// What a lot is worth: of a group its best asset.
    pub(super) fn lot(&self, lot: Lot) -> i32 {
        match lot {
            Lot::Asset { asset } => self.asset(asset),
            Lot::Group { group } => assets(group).map(|asset| self.asset(asset)).max().unwrap_or(0),
        }
    }

    /// The most Mon it should pay for a lot.
    pub(super) fn most(&self, lot: Lot) -> i32 {
        (self.lot(lot) / self.mon.max(1)).min(i32::from(self.home.mon))
    }

    fn takes_part(&self, seat: Seat) -> bool {
        self.open.bidding.part >> seat.0 & 1 == 1
    }

    /// The lot that promises most, and how much.
    pub(super) fn best_lot(&self) -> Option<(i32, Lot)> {
        let lots = bid::lots(self.game).filter(|lot| !self.open.is_auctioned(*lot));
        let gains = lots.filter_map(|lot| {
            let price = i32::from(bid::minimum(self.game, self.open, lot));
            let gain = self.lot(lot) - self.mon * price;
            (price <= i32::from(self.home.mon) && 0 < gain).then_some((gain, lot))
        });
        gains.max_by_key(|(gain, _)| *gain)
    }

    /// What lots that were not yet named may bring.
    pub(super) fn other_chance(&self) -> i32 {
        let gain = self.best_lot().map_or(0, |(gain, _)| gain);
        gain * self.weights.auction / 100
    }

    /// What the bidding of this round may bring.
    pub(super) fn bidding(&self) -> i32 {
        let bids = |frame: &Frame| {
            matches!(
                frame,
                Frame::Egress { .. }
                    | Frame::NextCall { .. }
                    | Frame::Call { .. }
                    | Frame::Open { .. }
                    | Frame::Buy { .. }
                    | Frame::Extra { .. }
            )
        };
        if !bids(&self.open.frames.as_slice()[0]) || !self.takes_part(self.seat) {
            return 0;
        }
        if self.game.daimyo().is_some() {
            return self.purchase();
        }
        match self.open.frames.as_slice().get(1) {
            Some(Frame::Bid { turn, lot, best, mon }) if *best == self.seat => {
                let gain = self.lot(*lot) - self.mon * i32::from(*mon);
                let odds = self.holds(*turn, *lot, *mon);
                (gain * odds + self.other_chance() * (100 - odds)) / 100
            }
            _ => self.other_chance(),
        }
    }

    /// What buying may bring while one's turn is still to come.
    fn purchase(&self) -> i32 {
        let Frame::Buy { turn } = self.open.frames.as_slice()[0] else { return 0 };
        let place = self.open.order.iter().position(|seat| *seat == self.seat);
        if place.is_some_and(|place| place < turn as usize) {
            return 0;
        }
        let egress = self.mon * i32::from(self.game.egress(self.open));
        let gain = self.best_purchase().map_or(0, |(gain, _)| gain);
        egress + gain * self.weights.auction / 100
    }

    /// Of a hundred times, how often nobody bids more.
    fn holds(&self, turn: u8, lot: Lot, mon: u8) -> i32 {
        let Frame::NextCall { turn: caller } = self.open.frames.as_slice()[0] else { return 100 };
        let mut odds = 100;
        let mut turn = turn;
        while turn != caller {
            let seat = self.open.order[turn as usize];
            turn = (turn + 1) % self.game.players();
            if seat == self.seat || !self.takes_part(seat) {
                continue;
            }
            let over = Outlook::new(self.game, self.state, seat).most(lot) - i32::from(mon);
            odds = odds * (if over <= 0 { 90 } else { (60 - 10 * over).max(15) }) / 100;
        }
        odds
    }
}
