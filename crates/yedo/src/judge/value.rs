//! What a seat stands at: points, things, cards, plans, and what its disciples may still do.

use super::POINT;
use super::outlook::{Outlook, Stage};
use super::plan::Plan;
use crate::addon::clans;
use crate::choice::Card;
use crate::edition::{Annex, District, DrawDeck, Effect, Moment, Specialist, Takeable, Thing, Who};
use crate::frame::Frame;
use crate::score;

impl Outlook<'_> {
    /// How well the seat stands.
    pub(super) fn worth(&self) -> i32 {
        let weights = self.weights;
        let home = self.home;
        let blackmail = i32::from(home.blackmail)
            * (POINT * i32::from(self.game.edition.numbers.yields.blackmail)
                + weights.blackmail * self.after);
        POINT * i32::from(home.prestige)
            + self.money(i32::from(home.mon))
            + blackmail
            + self.planned()
            + self.things()
            + self.cards()
            + self.people()
            + self.busy()
            + self.place_in_order()
            + self.bidding()
            + self.on_the_table()
            + self.offered()
            + self.guests()
    }

    /// The missions in hand, the best first.
    fn planned(&self) -> i32 {
        let mut worths = self.plans.map(|plan| plan.worth());
        worths.sort_unstable_by(|one, other| other.cmp(one));
        let own = worths.iter().zip(self.weights.share);
        let own: i32 = own.map(|(worth, share)| worth * share / 100).sum();
        own + self.common[..self.n_common].iter().map(|(plan, _)| plan.own()).sum::<i32>()
    }

    /// What things are worth that no mission needs.
    fn things(&self) -> i32 {
        if self.phases == 0 {
            return POINT * i32::from(clans::end_points(self.game, self.home));
        }
        let [weapon, second, geisha, blessing] = self.weights.things;
        let time = self.phases.min(3);
        let weapons: i32 =
            self.home.weapons.iter().map(|n| tiers(i32::from(*n), weapon, second)).sum();
        let annexes: i32 = self.home.annexes.iter().map(|annex| self.annex_by_itself(annex)).sum();
        (weapons + geisha * i32::from(self.home.n_geishas())) * time / 3
            + if self.home.blessing { blessing } else { 0 }
            + annexes
            + POINT * i32::from(clans::end_points(self.game, self.home))
    }

    pub(super) fn annex_by_itself(&self, annex: Annex) -> i32 {
        let [once, round] = self.weights.annex[annex as usize];
        once * self.phases.min(2) / 2 + round * self.after
    }

    /// Cards in hand.
    fn cards(&self) -> i32 {
        let actions: i32 = self.hand.actions.iter().map(|card| self.action_in_hand(card)).sum();
        let bonuses: i32 = self.hand.bonuses.iter().map(|card| self.bonus_in_hand(card)).sum();
        actions + bonuses
    }

    /// What a card is worth in hand; nothing is said of those that nobody holds.
    pub(super) fn in_hand(&self, card: Card) -> Option<i32> {
        match card {
            Card::Mission(number) => Some(self.plan(number).worth()),
            Card::Action(number) => Some(self.action_in_hand(number)),
            Card::Bonus(number) => Some(self.bonus_in_hand(number)),
            Card::Weapon(number) => Some(self.weapon(number as usize)),
            Card::Event(_) | Card::Emperor(_) => None,
        }
    }

    fn bonus_in_hand(&self, card: u8) -> i32 {
        let points = i32::from(score::bonus(self.game, self.state, self.seat, card));
        POINT * points * 9 / 10 + self.weights.bonus_hope * self.phases
    }

    /// A bonus card not yet seen: the worst of three would go.
    pub(super) fn bonus_card(&self) -> i32 {
        let room = self.hand.bonuses.len() < self.game.edition.numbers.limits.bonuses;
        if room { self.weights.bonus } else { self.weights.bonus / 3 }
    }

    /// A mission not yet seen.
    pub(super) fn mission_card(&self) -> i32 {
        if self.after == 0 {
            return 0;
        }
        let [once, round] = self.weights.mission;
        let new = once + round * self.after;
        let limit = self.game.edition.numbers.limits.missions;
        if self.hand.missions.len() < limit {
            return new;
        }
        // The least of those in hand would go.
        let least = self.plans[..limit as usize].iter().map(Plan::worth).min().unwrap_or(0);
        (new - least).max(new / 4)
    }

    /// An action card in hand: what it does is worth a little more when it is done.
    fn action_in_hand(&self, card: u8) -> i32 {
        if self.phases == 0 {
            return 0;
        }
        match self.plain_use(card) {
            Some(gain) => (gain * 8 / 10).max(self.weights.action / 2),
            None => self.weights.action,
        }
    }

    /// What a card that may be played at any time brings, as far as it can be said beforehand.
    pub(super) fn plain_use(&self, card: u8) -> Option<i32> {
        let row = self.game.action(card);
        if !matches!(row.moment, Moment::Any | Moment::Act | Moment::Event) {
            return None;
        }
        let mut gain = 0;
        for word in self.game.action_effect(card) {
            gain += self.word(word)?;
        }
        Some(gain)
    }

    fn word(&self, word: &Effect) -> Option<i32> {
        Some(match *word {
            Effect::Gain(who, thing, n) => {
                let each = match thing {
                    Thing::Mon => self.mon,
                    Thing::Prestige => POINT,
                    Thing::Blessing => self.weights.things[3] + self.values().blessing,
                    Thing::Action => self.weights.action,
                    Thing::Bonus => self.bonus_card(),
                    _ => return None,
                };
                // What others gain is felt, but only by half, and shared among them; together it is
                // everybody's.
                match who {
                    Who::Others | Who::OthersWith(_) if self.game.daimyo().is_some() => 0,
                    Who::Me | Who::Each => each * i32::from(n),
                    Who::Others | Who::OthersWith(_) => -each * i32::from(n) / 3,
                    _ => 0,
                }
            }
            Effect::Draw(DrawDeck::Bonus, ..) => self.bonus_card() * 6 / 5,
            Effect::Pay(Thing::Mon, n) => -self.mon * i32::from(n),
            Effect::Else(one, _) => self.word(one.first()?)?,
            Effect::Or(one, other) => {
                let sum = |line: &[Effect]| line.iter().map(|word| self.word(word)).sum();
                let (one, other): (Option<i32>, Option<i32>) = (sum(one), sum(other));
                one.max(other)?
            }
            Effect::Needs(_) | Effect::If(..) => 0,
            Effect::Take(Takeable::Mon, n, _) => self.mon * i32::from(n) * 5 / 4,
            Effect::Take(Takeable::Geisha, ..) => self.weights.things[2] + self.values().geisha,
            _ => return None,
        })
    }

    /// Disciples in the rounds to come.
    fn people(&self) -> i32 {
        let [third, fourth] = self.weights.disciples;
        let more = match self.disciples {
            ..=2 => 0,
            3 => third,
            _ => third + fourth,
        };
        more * self.after + self.skills.iter().map(|skill| self.skill(skill)).sum::<i32>()
    }

    /// What a specialist is good for in the rounds to come.
    pub(super) fn skill(&self, skill: Specialist) -> i32 {
        let now = i32::from(self.stage < Stage::Acting);
        self.weights.skills[skill as usize] * (self.after + now)
    }

    /// What one more disciple would be worth, whoever it is.
    pub(super) fn disciple(&self, from_now: bool) -> i32 {
        let [third, fourth] = self.weights.disciples;
        let round = match self.disciples {
            ..=2 => third,
            3 => fourth,
            // Another one would go.
            _ => return 0,
        };
        let now = if from_now { self.weights.idle } else { 0 };
        round * self.after + now + self.values().disciple
    }

    /// What it costs to lose one.
    pub(super) fn lost_disciple(&self) -> i32 {
        let [third, fourth] = self.weights.disciples;
        (if self.disciples <= 3 { third } else { fourth }) * self.after
    }

    /// Characters, active or hired.
    fn guests(&self) -> i32 {
        let home = self.home;
        let active = if home.active.is_some() { self.weights.character } else { 0 };
        let hired = home.hired.map_or(0, |role| self.character(self.game.character(role)));
        let debt = if home.owes { POINT } else { 0 };
        active + hired - debt
    }

    /// What the disciples who have not acted this round may still do.
    fn busy(&self) -> i32 {
        let mut sum = self.weights.idle * self.idle;
        let mut purse = i32::from(self.home.mon);
        let spare_loss = self.disciples - i32::from(self.game.edition.numbers.limits.floor);
        let mut lost = 0;
        for district in District::ALL {
            let at = district as usize;
            if self.present[at] == 0 {
                continue;
            }
            let safe = 100 - self.risk[at];
            for nth in 0..self.present[at] {
                let deed = self.nth_deed(district, nth, purse);
                purse -= deed.price;
                sum += deed.gain * safe / 100;
            }
            let ninja = i32::from(self.ninja == Some(district));
            let gone = (i32::from(self.present[at]) - ninja).min(spare_loss - lost);
            if 0 < gone && 0 < self.risk[at] {
                lost += gone;
                // Blackmail would prevent it, at its own price.
                let each = self.lost_disciple();
                let each = if 0 < self.home.blackmail { each.min(2 * POINT) } else { each };
                sum -= gone * each * self.risk[at] / 100;
            }
        }
        if let Some(district) = self.boy {
            let deed = self.best_deed(district, false, self.present[district as usize] == 0, purse);
            sum += deed.gain * (100 - self.risk[district as usize]) / 100;
        }
        for annex in Annex::ALL {
            sum += i32::from(self.annexed[annex as usize]) * self.annex_deed(annex);
        }
        sum
    }

    fn place_in_order(&self) -> i32 {
        let mut order = self.game.in_order(self.open);
        let place = order.position(|seat| seat == self.seat).unwrap_or(0) as i32;
        let behind = i32::from(self.game.players()) - 1 - place;
        let now = i32::from(self.stage <= Stage::Assigning);
        behind * self.weights.order * (self.after + now).min(3)
    }

    /// A card that lies on the table and has not taken effect yet.
    fn on_the_table(&self) -> i32 {
        self.open
            .frames
            .as_slice()
            .iter()
            .map(|frame| match *frame {
                Frame::Played { by, card, cancelled: false, .. } if by == self.seat => {
                    let gain = self.plain_use(card).unwrap_or(self.weights.action * 8 / 10);
                    gain * 95 / 100
                }
                _ => 0,
            })
            .sum()
    }
}

/// The first at one weight, the rest at another.
fn tiers(number: i32, first: i32, more: i32) -> i32 {
    if number == 0 { 0 } else { first + more * (number - 1) }
}
