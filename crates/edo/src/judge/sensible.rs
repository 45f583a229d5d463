//! What a player would give a thought. Nothing here is a rule.

use table::{Choices, Game, Seat};

use crate::board::{Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Action, Kind, Wish};
use crate::frame::Frame;
use crate::game::Edo;
use crate::judge::{opening, rounds_left};
use crate::phase::perform;
use crate::state::{Draft, Open, SLOTS, State};

/// Adds what is worth a thought; all there is, if nothing seems to be.
pub(super) fn sensible(game: &Edo, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    if matches!(state.open.frames.top(), Frame::Packages { .. })
        && let Some(package) = opening::package(game, &state.open)
    {
        return out.push(package);
    }
    let mut all = Choices::new();
    game.choices(state, seat, &mut all);
    let thought = Thought::new(game, state, seat);
    // Goods and money for nothing are not left behind.
    let free = |choice: &Choice| match choice {
        Choice::Take => thought.takes_free(),
        Choice::Work { full, .. } => !full,
        _ => false,
    };
    let has_free = all.iter().any(free);
    for &choice in &*all {
        if thought.is_sensible(choice) && !(has_free && choice == Choice::Done) {
            out.push(choice);
        }
    }
    if out.is_empty() {
        all.iter().for_each(|&choice| out.push(choice));
    }
}

/// What a player has in mind at a question: thought of once, used for every answer.
struct Thought<'a> {
    game: &'a Edo,
    open: &'a Open,
    seat: Seat,
    about: About,
}

enum About {
    /// What to plan next.
    Plan { draft: Draft, prospect: Prospect },
    /// Where samurai could be of use, and where they have been.
    Figures { goals: Spaces, action: Action, worked: Spaces },
    /// Nothing that could be left out.
    All,
}

impl<'a> Thought<'a> {
    fn new(game: &'a Edo, state: &'a State, seat: Seat) -> Thought<'a> {
        let open = &state.open;
        let about = match open.frames.top() {
            Frame::Plan => {
                let draft = state.secret.drafts[seat];
                About::Plan { draft, prospect: Prospect::new(game, open, seat, &draft) }
            }
            Frame::Card(_) | Frame::MoveTo { .. } | Frame::MerchantTo => {
                let action = perform::edge(game, open, seat).action;
                let idle = perform::turn(open).left == 0;
                let goals = if idle { Spaces::NONE } else { goals(game, open, seat, action) };
                let begun = perform::turn(open).begun && action.work().is_some();
                let worked = if begun { worked(game, open) } else { Spaces::NONE };
                About::Figures { goals, action, worked }
            }
            Frame::MarchTo { .. } => {
                let goals = later_goals(game, open, seat);
                About::Figures { goals, action: Action::Travel, worked: Spaces::NONE }
            }
            _ => About::All,
        };
        Thought { game, open, seat, about }
    }

    /// Would a player give this a thought?
    fn is_sensible(&self, choice: Choice) -> bool {
        match (choice, &self.about) {
            (Choice::Plan { card, edge, officials }, About::Plan { draft, prospect }) => {
                self.plans_well(draft, prospect, card, edge, officials)
            }
            // Moving is worth its money only for what this card does.
            (Choice::Move(from), About::Figures { goals, .. }) => {
                !goals.is_empty() && !self.keeps(*goals, from)
            }
            (Choice::Merchant, About::Figures { action, .. }) => {
                *action == Action::Trade && 0 < perform::turn(self.open).left
            }
            (Choice::To(to), About::Figures { goals, .. }) => match self.open.frames.top() {
                Frame::MerchantTo => 0 < self.open.on[to].samurai[self.seat],
                _ => goals.has(to),
            },
            (Choice::Income(_) | Choice::Redeem { .. }, _) => self.redeems_here(choice),
            // Who works first and who second is all the same: from the first space to the last.
            (Choice::Work { at, full: false }, About::Figures { worked, .. }) => {
                worked.and(Spaces::after(at)).is_empty()
            }
            _ => true,
        }
    }

    /// In the middle of a move or a march a privilege helps no more than before or after it.
    fn redeems_here(&self, choice: Choice) -> bool {
        match self.open.frames.top() {
            Frame::Card(_) | Frame::SecondOffer { .. } | Frame::Wages { .. } => true,
            Frame::Gather { paying, .. } => paying && matches!(choice, Choice::Income(_)),
            Frame::Disperse { .. } => matches!(choice, Choice::Income(_)),
            _ => false,
        }
    }

    /// Is what is taken now paid by nobody?
    fn takes_free(&self) -> bool {
        matches!(self.about, About::Figures { action: Action::Rice | Action::Money, .. })
    }

    /// One samurai suffices where one serves all; where each works alone they stay apart.
    fn keeps(&self, goals: Spaces, from: Space) -> bool {
        goals.has(from) && self.open.on[from].samurai[self.seat] == 1
    }

    /// Officials who stay at home do nothing: the last card takes all it can, the others some. And
    /// nobody is sent where there will be nothing for him to do.
    fn plans_well(
        &self,
        draft: &Draft,
        prospect: &Prospect,
        card: u8,
        edge: u8,
        officials: u8,
    ) -> bool {
        if officials == 0 {
            // A card that carries nobody: any will do, so let it be its first action.
            return edge == 0;
        }
        let row = self.game.card(card).edges[edge as usize];
        let left = self.open.homes[self.seat].officials - draft.own() + draft.support;
        let busy = prospect.busy(self.game, self.open, row.action);
        let most = row.most.min(left).min(busy);
        let last = draft.filled as usize == SLOTS - 1;
        officials <= most && (!last || officials == most)
    }
}

/// What a seat can count on when a card comes up, by what it has and what it planned before.
struct Prospect {
    samurai: u8,
    ryo: u16,
    goods: [u8; 3],
    rounds: i32,
}

impl Prospect {
    fn new(game: &Edo, open: &Open, seat: Seat, draft: &Draft) -> Prospect {
        let home = &open.homes[seat];
        let numbers = &game.edition.numbers;
        let mut prospect = Prospect {
            samurai: open.n_samurai(seat),
            ryo: home.purse.ryo.0,
            goods: home.purse.goods,
            rounds: rounds_left(game, open),
        };
        for slot in draft.laid() {
            let row = game.edge(*slot);
            let officials = slot.officials();
            match row.action {
                Action::Travel => prospect.samurai += officials,
                Action::Money => {
                    prospect.ryo += u16::from(officials * (numbers.ryo_per_official + row.plus));
                }
                Action::Rice => prospect.goods[0] += 2 * officials,
                Action::RiceField => prospect.goods[0] += 3 * officials,
                Action::Wood => prospect.goods[1] += 3 * officials,
                Action::Stone => prospect.goods[2] += 3 * officials,
                // The merchant sells what is on his card.
                Action::Trade => {
                    let sells = game.edition.merchants[open.merchant.card as usize].sells;
                    prospect.goods[sells as usize] += 2 * officials;
                }
                Action::Recruit | Action::Special | Action::Build => {}
            }
        }
        prospect
    }

    /// How many officials would have something to do.
    fn busy(&self, game: &Edo, open: &Open, action: Action) -> u8 {
        let [rice, wood, stone] = self.goods;
        let all = |can: bool| if can { u8::MAX } else { 0 };
        match action {
            Action::Rice | Action::Money | Action::Travel => u8::MAX,
            Action::Wood | Action::Stone | Action::RiceField => self.samurai,
            Action::Recruit => {
                if 15 < self.rounds {
                    rice
                } else {
                    0
                }
            }
            Action::Special => {
                let prices = open.specials.display.iter().flatten();
                let cheapest = prices.map(|&card| u16::from(game.card(card).price)).min();
                all(10 < self.rounds && cheapest.is_some_and(|price| price <= self.ryo))
            }
            Action::Trade => all(0 < self.samurai && (0 < self.ryo || 2 < rice + wood + stone)),
            Action::Build => {
                let (house, temple) = (game.edition.numbers.house, game.edition.numbers.temple);
                let houses = (wood / house.cost.wood.max(1)).min(stone / house.cost.stone.max(1));
                let temples = (wood / temple.cost.wood.max(1)).min(rice / temple.cost.rice.max(1));
                let palace = open.shogun.demands.iter().flatten().any(|&demand| {
                    let row = &game.edition.demands[demand as usize];
                    row.wish == Wish::Palace && row.cost.wood <= wood && row.cost.stone <= stone
                });
                if self.samurai == 0 {
                    return 0;
                }
                houses.max(temples).max(u8::from(palace))
            }
        }
    }
}

/// Where a samurai can be of use to this action now.
pub(super) fn goals(game: &Edo, open: &Open, seat: Seat, action: Action) -> Spaces {
    let board = &game.board;
    match action {
        Action::Wood => works(game, open, Kind::Forestry),
        Action::Stone => works(game, open, Kind::Quarry),
        Action::RiceField => works(game, open, Kind::RiceField),
        Action::Trade => Spaces::only(open.merchant.at),
        Action::Build => {
            let cities = board.cities().filter(|&city| {
                let at = board.city_space(city);
                open.cities[city].taken() < game.sites(city) && open.on[at].ronin < 2
            });
            let cities: Spaces = cities.map(|city| board.city_space(city)).collect();
            let home = &open.homes[seat];
            let temple = game.edition.numbers.temple.cost;
            if home.temples == 0 || home.purse.spend(temple).is_none() {
                return cities;
            }
            let taken = open.temples.0.iter().fold(Spaces::NONE, |sum, own| sum.or(*own));
            cities.or(crate::addon::temples::ground(game).less(taken).and(around(game, open, seat)))
        }
        Action::Rice | Action::Money | Action::Recruit | Action::Travel | Action::Special => {
            Spaces::NONE
        }
    }
}

/// Spaces that still yield something.
fn works(game: &Edo, open: &Open, kind: Kind) -> Spaces {
    let spaces = game.board.of_kind(kind).less(open.covered);
    let room = game.edition.numbers.figures_most();
    spaces.iter().filter(|&at| open.on[at].number() < room).collect()
}

/// Where somebody has worked by this card.
fn worked(game: &Edo, open: &Open) -> Spaces {
    game.board.all().iter().filter(|&at| 0 < open.used[at]).collect()
}

/// Where a seat has samurai, and one road further.
fn around(game: &Edo, open: &Open, seat: Seat) -> Spaces {
    let samurai = open.samurai(seat);
    samurai.iter().fold(samurai, |sum, at| sum.or(game.board.near(at)))
}

/// Where a samurai can be of use to the cards of this round that are still to come.
fn later_goals(game: &Edo, open: &Open, seat: Seat) -> Spaces {
    let slot = perform::turn(open).slot as usize;
    let later = open.plans[seat].0[slot + 1..].iter();
    let goals = later.fold(Spaces::only(Space::EDO), |sum, slot| {
        sum.or(goals(game, open, seat, game.edge(*slot).action))
    });
    goals.less(open.samurai(seat).without(Space::EDO))
}
