//! How a position of Edo looks to a player, for bots. Nothing here is a rule.
//!
//! Worth is counted in hundredths of a power point. The weights were found by self-play, not proved:
//! `oedo arena` says what they are good for. What a seat can still reach is worth less than what it has,
//! and how much less depends on the rounds to come.

use table::{Choices, Game, Judge, Seat};

use crate::board::{City, Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Action, Good, Kind, Wish};
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::perform;
use crate::state::{Building, Draft, Home, Open, SLOTS, State};

impl Judge for Edo {
    fn worth(&self, state: &State, seat: Seat) -> i32 {
        worth(self, &state.open, seat)
    }

    fn sensible(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        let mut all = Choices::new();
        self.choices(state, seat, &mut all);
        let thought = Thought::new(self, state, seat);
        for &choice in &*all {
            if thought.is_sensible(choice) {
                out.push(choice);
            }
        }
        if out.is_empty() {
            all.iter().for_each(|&choice| out.push(choice));
        }
    }

    fn is_secret(&self, state: &State, _: Seat) -> bool {
        state.open.frames.top() == Frame::Plan
    }

    fn clock(&self, state: &State) -> u32 {
        let over = u32::from(state.open.frames.as_slice()[0] == Frame::Over);
        u32::from(state.open.round) + over
    }
}

/// What things are worth, in hundredths of a power point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A house in Edo, without which nobody wins.
    pub house_in_edo: i32,
    /// Officials who act, a round: the first four each, then one by one.
    pub officials: [i32; 6],
    /// A samurai on the map, whatever he does.
    pub samurai: i32,
    /// What the first, second, third and fourth samurai help, a round.
    pub samurai_help: [i32; 4],
    /// Money: soon spent, and more.
    pub ryo: [i32; 2],
    /// Rice, wood, stone: soon used, and more.
    pub goods: [[i32; 2]; 3],
    /// How much of ryo, wood and stone is soon used.
    pub soon: [i32; 3],
    /// A ryo of income, a round.
    pub income: i32,
    /// The first special card, the second, and further ones, a round.
    pub cards: [i32; 3],
    /// Privileges, by kind.
    pub privileges: [i32; 10],
    /// A temple, beside its point, a round.
    pub temple: i32,
    /// How long a game is thought to be, in tenths of a round.
    pub length: i32,
}

impl Weights {
    /// As tuned by self-play.
    pub const TUNED: Weights = Weights {
        house_in_edo: 150,
        officials: [40, 36, 29, 16, 5, 4],
        samurai: 40,
        samurai_help: [50, 30, 17, 4],
        ryo: [9, 5],
        goods: [[14, 3], [29, 4], [18, 7]],
        soon: [14, 5, 6],
        income: 9,
        cards: [12, 7, 3],
        privileges: [17, 35, 21, 40, 12, 8, 12, 11, 16, 11],
        temple: 4,
        length: 95,
    };
}

/// A power point.
const POINT: i32 = 100;

/// How many rounds are likely to come after this one, in tenths.
///
/// By the round alone: a seat that scores ends the game sooner for everybody, which is no reason not
/// to score, and would look like one.
fn rounds_left(game: &Edo, open: &Open) -> i32 {
    (game.weights.length - 10 * i32::from(open.round)).max(0)
}

fn worth(game: &Edo, open: &Open, seat: Seat) -> i32 {
    let home = &open.homes[seat];
    let housed = open.cities[City::EDO].has(Building::House, seat);
    let points = POINT * i32::from(home.points);
    if open.frames.top() == Frame::Over {
        // A tie is broken by money; the rest is history.
        let rank = if housed { 10_000 } else { 0 };
        return points + rank + i32::from(home.purse.ryo.0.min(50));
    }
    let weights = &game.weights;
    let rounds = rounds_left(game, open);
    let samurai = open.n_samurai(seat);
    points
        + if housed { weights.house_in_edo } else { 0 }
        + POINT * i32::from(home.tokens)
        + purse(game, home, rounds, samurai)
        + people(game, open, seat, rounds, samurai)
        + estate(game, open, seat, rounds)
        + papers(game, home, rounds)
}

/// The first `soon` at one weight, the rest at another.
fn tiers(number: i32, soon: i32, weights: [i32; 2]) -> i32 {
    weights[0] * number.min(soon) + weights[1] * (number - soon).max(0)
}

fn purse(game: &Edo, home: &Home, rounds: i32, samurai: u8) -> i32 {
    let ryo = i32::from(home.purse.ryo.0);
    if rounds == 0 {
        return POINT * ryo / i32::from(game.edition.numbers.ryo_per_point)
            + 2 * i32::from(home.purse.resources());
    }
    let weights = &game.weights;
    let [rice, wood, stone] = Good::ALL.map(|good| i32::from(home.purse.of(good)));
    let [soon_ryo, soon_wood, soon_stone] = weights.soon;
    let wages = i32::from(samurai) + 2;
    tiers(ryo, soon_ryo, weights.ryo)
        + tiers(rice, wages, weights.goods[0])
        + tiers(wood, soon_wood, weights.goods[1])
        + tiers(stone, soon_stone, weights.goods[2])
}

/// Officials act in the rounds to come; samurai help them, and count at the end.
fn people(game: &Edo, open: &Open, seat: Seat, rounds: i32, samurai: u8) -> i32 {
    let weights = &game.weights;
    let on_cards: u8 = open.plans[seat].0.iter().map(|slot| slot.own).sum();
    let officials = (open.homes[seat].officials + on_cards) as usize;
    let [each, further @ ..] = weights.officials;
    let act: i32 = each * i32::from(officials.min(4) as u8)
        + further.iter().take(officials.saturating_sub(4)).sum::<i32>();
    let help: i32 = weights.samurai_help.iter().take(samurai as usize).sum();
    (act + help) * rounds / 10 + weights.samurai * i32::from(samurai)
}

fn estate(game: &Edo, open: &Open, seat: Seat, rounds: i32) -> i32 {
    let income: i32 = game
        .board
        .cities()
        .filter_map(|city| game.income(open, city, seat))
        .map(|(_, ryo)| i32::from(ryo))
        .sum();
    let temples = i32::from(open.temples[seat].len());
    (game.weights.income * income + game.weights.temple * temples) * rounds / 10
}

fn papers(game: &Edo, home: &Home, rounds: i32) -> i32 {
    let weights = &game.weights;
    let specials = i32::from(home.cards.len() - game.edition.starting.len() as u8);
    let [first, second, further] = weights.cards;
    let cards = match specials {
        0 => 0,
        1 => first,
        n => first + second + further * (n - 2),
    };
    let held = home.privileges.0.iter().zip(weights.privileges);
    let privileges: i32 = held.map(|(n, weight)| i32::from(*n) * weight).sum();
    cards * rounds / 10 + if rounds == 0 { 0 } else { privileges }
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
    /// Where samurai could be of use.
    Figures { goals: Spaces, action: Action },
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
                About::Figures { goals, action }
            }
            Frame::MarchTo { .. } => {
                About::Figures { goals: later_goals(game, open, seat), action: Action::Travel }
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
            _ => true,
        }
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
fn goals(game: &Edo, open: &Open, seat: Seat, action: Action) -> Spaces {
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
