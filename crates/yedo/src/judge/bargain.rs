//! Trade: the plain bargains somebody thinks of, and what an offer on the table is worth.
//!
//! A weapon that a mission lacks for some Mon, a weapon that none needs for some Mon, or one for the
//! other. Hidden cards are not offered: nobody knows what they are worth to somebody else.

use table::Seat;

use super::outlook::Outlook;
use crate::choice::Choice;
use crate::edition::Weapon;
use crate::frame::Frame;
use crate::good::Good;
use crate::phase::trade;

/// What is given for what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bargain {
    give: Option<Weapon>,
    ask: Option<Weapon>,
    /// Mon given; fewer than none are asked for.
    mon: i32,
    gain: i32,
}

/// What is asked for a weapon nobody needs, and given for one that is needed.
const ASKED: i32 = 5;
const GIVEN: i32 = 6;
/// A bargain worth less is not worth the talk.
const LEAST: i32 = 40;

impl Outlook<'_> {
    /// Somebody to trade with, and the next thing to say.
    pub(super) fn next_in_trade(&self) -> Choice {
        match self.open.frames.top() {
            // What was declined once is not offered again.
            Frame::Trade { time: 0, .. } => {
                let partners = trade::partners(self.game, self.state, self.seat).iter();
                let bargains = partners.filter_map(|with| Some((with, self.bargain(with)?)));
                let best = bargains.max_by_key(|(_, bargain)| bargain.gain);
                best.map_or(Choice::Pass, |(with, _)| Choice::Rival(with))
            }
            Frame::Offer { with, .. } => {
                self.bargain(with).map_or(Choice::Pass, |bargain| self.say(&bargain))
            }
            Frame::Amount { whose, .. } => {
                let plain = self.game.daimyo().is_none();
                let mon = if plain && whose == self.seat { GIVEN } else { ASKED };
                Choice::Mon(mon.min(i32::from(self.open.homes[whose].mon)) as u8)
            }
            _ => Choice::Pass,
        }
    }

    /// The next thing of a bargain that the offer does not name yet.
    fn say(&self, bargain: &Bargain) -> Choice {
        let offer = &self.open.offer;
        if let Some(weapon) = bargain.give
            && offer.gives.goods.is_empty()
        {
            return Choice::Give(Good::Weapon(weapon));
        }
        if let Some(weapon) = bargain.ask
            && offer.asks.goods.is_empty()
        {
            return Choice::Ask(Good::Weapon(weapon));
        }
        if 0 < bargain.mon && offer.gives.mon == 0 {
            return Choice::GiveMon;
        }
        if bargain.mon < 0 && offer.asks.mon == 0 {
            return Choice::AskMon;
        }
        Choice::Propose
    }

    /// The best bargain with somebody, by what lies open and what oneself needs.
    fn bargain(&self, with: Seat) -> Option<Bargain> {
        // `yedo.coop.trade`: together Mon go in fives, each five for one thing.
        let given = if self.game.daimyo().is_some() { ASKED } else { GIVEN };
        let (own, other) = (&self.home.weapons, &self.open.homes[with]);
        let needed = |weapon: &Weapon| {
            let asks = self.plans.iter().any(|plan| plan.needs.weapons.has(*weapon));
            asks || self.plans.iter().any(|plan| 0 < plan.needs.any_weapons)
        };
        let spare = Weapon::ALL.into_iter().find(|weapon| {
            1 < own[*weapon as usize] || 0 < own[*weapon as usize] && !needed(weapon)
        });
        let wanted = Weapon::ALL.into_iter().filter(|weapon| 0 < other.weapons[*weapon as usize]);
        let wanted = wanted.max_by_key(|weapon| self.weapon(*weapon as usize));
        let lost = self.weights.things[0];
        let mut best: Option<Bargain> = None;
        let mut think = |bargain: Bargain| {
            if LEAST < bargain.gain && best.is_none_or(|best| best.gain < bargain.gain) {
                best = Some(bargain);
            }
        };
        if let Some(ask) = wanted {
            let worth = self.weapon(ask as usize);
            if given <= i32::from(self.home.mon) {
                let gain = worth - given * self.mon;
                think(Bargain { give: None, ask: Some(ask), mon: given, gain });
            }
            if let Some(give) = spare.filter(|give| *give != ask) {
                think(Bargain { give: Some(give), ask: Some(ask), mon: 0, gain: worth - lost });
            }
        }
        if let Some(give) = spare
            && ASKED <= i32::from(other.mon)
        {
            let gain = ASKED * self.mon - lost;
            think(Bargain { give: Some(give), ask: None, mon: -ASKED, gain });
        }
        best
    }

    /// What an own offer that waits for an answer may bring.
    pub(super) fn offered(&self) -> i32 {
        match self.open.frames.top() {
            Frame::Answer { me, with } if me == self.seat => {
                self.bargain(with).map_or(0, |bargain| bargain.gain * 4 / 10)
            }
            _ => 0,
        }
    }
}
