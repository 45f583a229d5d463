//! How a position of Edo looks to a player, for bots. Nothing here is a rule.
//!
//! Worth is counted in hundredths of a power point. The weights were measured, not proved: see
//! `docs/balance`. What a seat can still reach is worth less than what it has, and how much less
//! depends on the rounds to come.

use table::{Choices, Game, Judge, Seat};

use crate::board::{City, Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Action, Good, Kind};
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
        for &choice in &*all {
            if is_sensible(self, state, seat, choice) {
                out.push(choice);
            }
        }
        if out.is_empty() {
            all.iter().for_each(|&choice| out.push(choice));
        }
    }

    fn clock(&self, state: &State) -> u32 {
        let over = u32::from(state.open.frames.as_slice()[0] == Frame::Over);
        u32::from(state.open.round) + over
    }
}

/// What things are worth to somebody who has `rounds` to come.
mod weigh {
    /// A power point.
    pub(super) const POINT: i32 = 100;
    /// A house in Edo, without which nobody wins.
    pub(super) const HOUSE_IN_EDO: i32 = 160;
    /// An official who acts, a round; up to as many as three cards usually take, and beyond.
    pub(super) const OFFICIAL: [i32; 9] = [40, 40, 40, 40, 36, 30, 18, 8, 4];
    /// A samurai on the map, now, and what he helps a round; fewer each.
    pub(super) const SAMURAI: i32 = 34;
    pub(super) const SAMURAI_HELP: [i32; 4] = [16, 9, 4, 0];
    /// Money, a ryo: for those soon spent, and for more.
    pub(super) const RYO: [i32; 2] = [9, 6];
    pub(super) const RYO_SOON: i32 = 14;
    /// Goods, each: soon used, and more.
    pub(super) const RICE: [i32; 2] = [12, 6];
    pub(super) const WOOD: [i32; 2] = [15, 8];
    pub(super) const STONE: [i32; 2] = [16, 8];
    pub(super) const WOOD_SOON: i32 = 5;
    pub(super) const STONE_SOON: i32 = 6;
    /// A ryo of income, a round.
    pub(super) const INCOME: i32 = 7;
    /// A special card, first, second, and further ones, a round.
    pub(super) const CARD: [i32; 3] = [14, 8, 2];
    /// A privilege of each kind.
    pub(super) const PRIVILEGE: [i32; 10] = [20, 35, 20, 25, 12, 12, 12, 15, 15, 12];
    /// A temple, beside its point, a round.
    pub(super) const TEMPLE: i32 = 4;
}

/// How many rounds are likely to come after this one, in tenths.
fn rounds_left(game: &Edo, open: &Open) -> i32 {
    let by_cards = i32::from(game.edition.merchants.len() as u8) - i32::from(open.round);
    let most = game.seats().iter().map(|seat| open.homes[seat].points).max().unwrap_or(0);
    let missing = i32::from(game.edition.numbers.end_points) - i32::from(most);
    // Near the end a player makes some two points a round.
    (10 * by_cards).min(5 * missing).max(0)
}

fn worth(game: &Edo, open: &Open, seat: Seat) -> i32 {
    let home = &open.homes[seat];
    let housed = open.cities[City::EDO].has(Building::House, seat);
    let points = weigh::POINT * i32::from(home.points);
    if open.frames.top() == Frame::Over {
        // A tie is broken by money; the rest is history.
        let rank = if housed { 10_000 } else { 0 };
        return points + rank + i32::from(home.purse.ryo.0.min(50));
    }
    let rounds = rounds_left(game, open);
    let samurai = open.n_samurai(seat);
    points
        + if housed { weigh::HOUSE_IN_EDO } else { 0 }
        + weigh::POINT * i32::from(home.tokens)
        + purse(game, home, rounds, samurai)
        + people(open, seat, rounds, samurai)
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
        return weigh::POINT * ryo / i32::from(game.edition.numbers.ryo_per_point)
            + 2 * i32::from(home.purse.resources());
    }
    let [rice, wood, stone] = Good::ALL.map(|good| i32::from(home.purse.of(good)));
    let wages = i32::from(samurai) + 2;
    tiers(ryo, weigh::RYO_SOON, weigh::RYO)
        + tiers(rice, wages, weigh::RICE)
        + tiers(wood, weigh::WOOD_SOON, weigh::WOOD)
        + tiers(stone, weigh::STONE_SOON, weigh::STONE)
}

/// Officials act in the rounds to come; samurai help them, and count at the end.
fn people(open: &Open, seat: Seat, rounds: i32, samurai: u8) -> i32 {
    let on_cards: u8 = open.plans[seat].0.iter().map(|slot| slot.own).sum();
    let officials = (open.homes[seat].officials + on_cards) as usize;
    let act: i32 = weigh::OFFICIAL.iter().take(officials).sum();
    let help: i32 = weigh::SAMURAI_HELP.iter().take(samurai as usize).sum();
    (act + help) * rounds / 10 + weigh::SAMURAI * i32::from(samurai)
}

fn estate(game: &Edo, open: &Open, seat: Seat, rounds: i32) -> i32 {
    let income: i32 = game
        .board
        .cities()
        .filter_map(|city| game.income(open, city, seat))
        .map(|(_, ryo)| i32::from(ryo))
        .sum();
    let temples = i32::from(open.temples[seat].len());
    (weigh::INCOME * income + weigh::TEMPLE * temples) * rounds / 10
}

fn papers(game: &Edo, home: &Home, rounds: i32) -> i32 {
    let specials = i32::from(home.cards.len() - game.edition.starting.len() as u8);
    let [first, second, further] = weigh::CARD;
    let cards = match specials {
        0 => 0,
        1 => first,
        n => first + second + further * (n - 2),
    };
    let held = home.privileges.0.iter().zip(weigh::PRIVILEGE);
    let privileges: i32 = held.map(|(n, weight)| i32::from(*n) * weight).sum();
    cards * rounds / 10 + if rounds == 0 { 0 } else { privileges }
}

/// Would a player give this a thought?
fn is_sensible(game: &Edo, state: &State, seat: Seat, choice: Choice) -> bool {
    let open = &state.open;
    match choice {
        Choice::Plan { card, edge, officials } => {
            plans_well(game, open, seat, &state.secret.drafts[seat], card, edge, officials)
        }
        // Moving is worth its money only for what this card does.
        Choice::Move(from) => {
            let goals = goals(game, open, seat, perform::edge(game, open, seat).action);
            0 < perform::turn(open).left && !goals.is_empty() && !keeps(open, seat, goals, from)
        }
        Choice::Merchant => {
            let action = perform::edge(game, open, seat).action;
            action == Action::Trade && 0 < perform::turn(open).left
        }
        Choice::To(to) => match open.frames.top() {
            Frame::MerchantTo => 0 < open.on[to].samurai[seat],
            Frame::MoveTo { .. } => {
                goals(game, open, seat, perform::edge(game, open, seat).action).has(to)
            }
            _ => later_goals(game, open, seat).has(to),
        },
        _ => true,
    }
}

/// One samurai suffices where one serves all; where each works alone they stay apart.
fn keeps(open: &Open, seat: Seat, goals: Spaces, from: Space) -> bool {
    goals.has(from) && open.on[from].samurai[seat] == 1
}

/// Officials who stay at home do nothing: the last card takes all it can, the others some.
fn plans_well(
    game: &Edo,
    open: &Open,
    seat: Seat,
    draft: &Draft,
    card: u8,
    edge: u8,
    officials: u8,
) -> bool {
    let home = &open.homes[seat];
    let row = game.card(card).edges[edge as usize];
    let most = row.most.min(home.officials - draft.own() + draft.support);
    let last = draft.filled as usize == SLOTS - 1;
    // A card that carries nobody: any will do, so let it be its first action.
    let empty = officials == 0 && edge == 0;
    if most == 0 {
        return empty;
    }
    if officials == 0 {
        return empty && !last;
    }
    let useful = match row.action {
        Action::Special => open
            .specials
            .display
            .iter()
            .flatten()
            .any(|&card| u16::from(game.card(card).price) <= home.purse.ryo.0 + 10),
        Action::Recruit => 0 < open.supply.white_officials,
        _ => true,
    };
    useful && (!last || officials == most)
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
    let room = game.edition.numbers.yields.len() as u8;
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
