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
    give: Option<Good>,
    ask: Option<Good>,
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
        if let Some(good) = bargain.give
            && offer.gives.goods.is_empty()
        {
            return Choice::Give(good);
        }
        if let Some(good) = bargain.ask
            && offer.asks.goods.is_empty()
        {
            return Choice::Ask(good);
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
        let other = &self.open.homes[with];
        let spare = self.spare();
        let weapons = Weapon::ALL.into_iter().filter(|weapon| 0 < other.weapons[*weapon as usize]);
        let weapons = weapons.map(|it| (self.weapon(it as usize), Good::Weapon(it)));
        // `yedo.trade.what`: a geisha too many cannot be received.
        let room = self.home.n_geishas() < self.game.edition.numbers.limits.geishas;
        let geisha = (room && 0 < other.n_geishas()).then(|| (self.geisha(), Good::Geisha));
        let wanted = weapons.chain(geisha).max_by_key(|(worth, _)| *worth);
        let lost = self.weights.things[0];
        let mut best: Option<Bargain> = None;
        let mut think = |bargain: Bargain| {
            if LEAST < bargain.gain && best.is_none_or(|best| best.gain < bargain.gain) {
                best = Some(bargain);
            }
        };
        if let Some((worth, ask)) = wanted {
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

    /// A thing that no plan needs.
    fn spare(&self) -> Option<Good> {
        let common = self.common[..self.n_common].iter().map(|(plan, _)| plan);
        let plans = || self.plans.iter().chain(common.clone());
        let any = plans().any(|plan| 0 < plan.needs.any_weapons);
        let needed = |weapon: Weapon| any || plans().any(|plan| plan.needs.weapons.has(weapon));
        let weapons = &self.home.weapons;
        let weapon = Weapon::ALL.into_iter().find(|&weapon| {
            1 < weapons[weapon as usize] || 0 < weapons[weapon as usize] && !needed(weapon)
        });
        let geishas = plans().map(|plan| plan.needs.geishas + plan.needs.give_geishas).max();
        let geisha = geishas.unwrap_or(0) < self.home.n_geishas();
        weapon.map(Good::Weapon).or_else(|| geisha.then_some(Good::Geisha))
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
