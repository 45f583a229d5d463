//! What a player would give a thought. Nothing here is a rule.

use table::{Choices, Game, Seat};

use super::outlook::Outlook;
use crate::addon::clans;
use crate::choice::Choice;
use crate::edition::{Colour, District, DistrictAction, Effect, Moment, Specialist};
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::State;

/// Adds what is worth a thought; all there is, if nothing seems to be.
pub(super) fn sensible(game: &Yedo, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    let mut all = Choices::new();
    game.choices(state, seat, &mut all);
    match all[..] {
        [] => return,
        [only] => return out.push(only),
        _ => {}
    }
    let thought = Thought { game, state, seat, all: &all };
    match state.open.frames.top() {
        Frame::Draft { .. } => {
            let deck = draft(game, state, seat);
            thought.keep(out, |choice| choice == deck);
        }
        Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => thought.bids(out),
        Frame::Trade { .. } | Frame::Offer { .. } | Frame::Amount { .. } => {
            let next = Outlook::new(game, state, seat).next_in_trade();
            thought.keep(out, |choice| choice == Choice::Pass || choice == next);
        }
        Frame::Assign { .. } | Frame::Act { .. } | Frame::MoveTo { .. } | Frame::Hire { .. } => {
            thought.keep(out, |choice| thought.is_first_of_its_kind(choice));
        }
        Frame::Active { .. } => thought.keep(out, |choice| thought.is_worth_doing(choice)),
        Frame::Window { moment } => {
            thought.keep(out, |choice| match choice {
                Choice::Play(card) => game.is_at(game.action(card).moment, moment),
                _ => true,
            });
        }
        Frame::Buy { .. } | Frame::Extra { .. } => {
            thought.keep(out, |choice| {
                !matches!(choice, Choice::Play(_)) || thought.is_rebate(choice)
            });
        }
        _ => thought.keep(out, |_| true),
    }
    if out.is_empty() {
        all.iter().for_each(|&choice| out.push(choice));
    }
}

/// The deck the next starting mission is taken from. Easy ones pay for the hard one; in a long game
/// there is time for something between. Together the hard one is the Shogun's.
pub(super) fn draft(game: &Yedo, state: &State, seat: Seat) -> Choice {
    let start = &game.edition.numbers.start;
    let left = start.missions - state.secret.hands[seat].missions.len();
    let long = start.rounds[0] < game.setup().rounds;
    Choice::Deck(match left {
        1 if game.daimyo().is_none() => Colour::Red,
        1 | 2 if long => Colour::Yellow,
        _ => Colour::Green,
    })
}

/// What a player has in mind at a question.
struct Thought<'a> {
    game: &'a Yedo,
    state: &'a State,
    seat: Seat,
    all: &'a Choices<Choice>,
}

impl Thought<'_> {
    fn keep(&self, out: &mut Choices<Choice>, good: impl Fn(Choice) -> bool) {
        self.all.iter().filter(|choice| good(**choice)).for_each(|choice| out.push(*choice));
    }

    /// Nobody bids more than a thing is worth, and not every number is worth a thought.
    fn bids(&self, out: &mut Choices<Choice>) {
        let outlook = Outlook::new(self.game, self.state, self.seat);
        match self.state.open.frames.top() {
            Frame::Open { lot, .. } => {
                let most = outlook.most(lot);
                let least = self.bid_at(0);
                let middle = i32::midpoint(least, most);
                let some = [least, least + 1, least + 2, middle, most - 1, most];
                self.keep(out, |choice| match choice {
                    Choice::Bid(mon) => {
                        let mon = i32::from(mon);
                        mon == least || mon <= most && some.contains(&mon)
                    }
                    _ => self.is_rebate(choice),
                });
            }
            Frame::Bid { lot, mon: last, .. } => {
                let most = outlook.most(lot);
                self.keep(out, |choice| match choice {
                    Choice::Bid(mon) => {
                        let more = i32::from(mon) - i32::from(last);
                        i32::from(mon) <= most && (more <= 3 || i32::from(mon) == most)
                    }
                    Choice::Pass => true,
                    _ => self.is_rebate(choice),
                });
            }
            _ => self.keep(out, |choice| match choice {
                Choice::Call(lot) => {
                    let least = crate::phase::bid::minimum(self.game, &self.state.open, lot);
                    i32::from(least) <= outlook.most(lot)
                }
                Choice::Play(_) | Choice::Character => false,
                _ => true,
            }),
        }
    }

    /// Does the bank pay a part of this bid?
    fn is_rebate(&self, choice: Choice) -> bool {
        let Choice::Play(card) = choice else { return false };
        self.game.action(card).effect.iter().any(|word| matches!(word, Effect::Rebate(_)))
    }

    fn bid_at(&self, nth: usize) -> i32 {
        let mut bids = self.all.iter().filter_map(|choice| match choice {
            Choice::Bid(mon) => Some(i32::from(*mon)),
            _ => None,
        });
        bids.nth(nth).unwrap_or(0)
    }

    /// Locations of a district are alike, but for the rest spaces.
    fn is_first_of_its_kind(&self, choice: Choice) -> bool {
        let Some(kind) = self.kind(choice) else { return true };
        let first = self.all.iter().find(|other| self.kind(**other) == Some(kind));
        first == Some(&choice)
    }

    /// Who stands in what kind of place.
    fn kind(&self, choice: Choice) -> Option<(District, bool, bool, Option<Specialist>, bool)> {
        let (spot, who) = match choice {
            Choice::Assign(spot) | Choice::SendBoy(spot) => (spot, None),
            Choice::Send { spot, specialist } => (spot, Some(specialist)),
            Choice::Activate(spot) => (spot, self.state.open.at(spot).skill()),
            _ => return None,
        };
        let no = spot.as_location()?;
        let row = self.game.location(no);
        let boy = matches!(choice, Choice::SendBoy(_)) || self.state.open.at(spot).is_errand_boy();
        Some((row.district, row.rest, no == clans::SAILOR, who, boy))
    }

    /// Who can complete a mission, or look at a deck for nothing, does not do nothing.
    fn is_worth_doing(&self, choice: Choice) -> bool {
        match choice {
            Choice::Pass => !self.all.iter().any(|other| match other {
                Choice::Complete { .. } | Choice::Errand(_) => true,
                Choice::Do { action, .. } => is_foresight(*action),
                _ => false,
            }),
            Choice::Do { action, with } => match action {
                // One deck is as good to look at as another.
                _ if is_foresight(action) => with == 0,
                // The cheapest of each type.
                DistrictAction::BuyWeapon => {
                    let row = &self.state.open.row;
                    let cheaper = &row[with as usize + 1..];
                    !cheaper.contains(&row[with as usize])
                }
                _ => true,
            },
            Choice::Play(card) => self.game.action(card).moment == Moment::Mission,
            _ => true,
        }
    }
}

/// Is this a look at the cards to come?
fn is_foresight(action: DistrictAction) -> bool {
    matches!(
        action,
        DistrictAction::ForeseeActions
            | DistrictAction::ForeseeWeapons
            | DistrictAction::ForeseeBonuses
            | DistrictAction::ForeseeMissions
    )
}
