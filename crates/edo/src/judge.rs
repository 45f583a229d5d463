//! How a position of Edo looks to a player, for bots. Nothing here is a rule.
//!
//! Worth is counted in hundredths of a power point. The weights were found by self-play, not proved:
//! `oedo arena` says what they are good for. What a seat can still reach is worth less than what it has,
//! and how much less depends on the rounds to come.

mod obvious;
mod opening;
mod sensible;

use table::{Choices, Game, Judge, Sealed, Seat};

use crate::board::City;
use crate::choice::Choice;
use crate::edition::Good;
use crate::frame::Frame;
use crate::game::Edo;
use crate::state::{Building, Draft, Home, Open, State};

impl Judge for Edo {
    fn lasting(&self, state: &State, seat: Seat) -> i32 {
        lasting(self, &state.open, seat)
    }

    fn passing(&self, state: &State, seat: Seat) -> i32 {
        passing(self, &state.open, seat)
    }

    fn keeps_lasting(&self, state: &State, choice: Choice) -> bool {
        // Income changes when somebody builds, and when ronin come or go.
        let builds = matches!(choice, Choice::Build { .. } | Choice::Disperse(_));
        let at_rest = matches!(
            state.open.frames.top(),
            Frame::Card(_)
                | Frame::MoveTo { .. }
                | Frame::MerchantTo
                | Frame::MarchTo { .. }
                | Frame::MarchAgain { .. }
                | Frame::SecondOffer { .. }
                | Frame::HandLimit
                | Frame::Wages { .. }
        );
        at_rest && !builds
    }

    fn sensible(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        sensible::sensible(self, state, seat, out);
    }

    fn obvious(&self, state: &State, seat: Seat) -> Option<Choice> {
        obvious::obvious(self, &state.open, seat)
    }

    fn forget_others(&self, state: &mut State, seat: Seat) {
        for other in self.seats().without(seat).iter() {
            state.secret.drafts[other] = Draft::default();
        }
        if self.is_secret(state, seat) {
            state.secret.plans = Sealed::ask(self.seats());
        }
    }

    fn is_secret(&self, state: &State, _: Seat) -> bool {
        state.open.frames.top() == Frame::Plan
    }

    /// Fitted to who won 300 games of two and four beginners, for every round.
    fn lead(&self, state: &State) -> i32 {
        let left = rounds_left(self, &state.open) + 10;
        80 + left * left / 20
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
    /// Rice, wood, stone in a package, with temples in play: the first, and each more.
    pub opening_with_temples: [[i32; 2]; 3],
    /// How long a game is thought to be, in tenths of a round.
    pub length: i32,
}

impl Weights {
    /// As tuned by self-play.
    pub const TUNED: Weights = Weights {
        house_in_edo: 170,
        officials: [61, 36, 24, 11, 5, 4],
        samurai: 38,
        samurai_help: [35, 13, 12, 5],
        ryo: [7, 3],
        goods: [[14, 3], [28, 5], [18, 9]],
        soon: [21, 4, 5],
        income: 7,
        cards: [14, 11, 7],
        privileges: [19, 18, 19, 12, 13, 7, 15, 9, 26, 17],
        temple: 4,
        opening_with_temples: [[7, 7], [9, 4], [12, 12]],
        length: 88,
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

fn passing(game: &Edo, open: &Open, seat: Seat) -> i32 {
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
        + weights.temple * i32::from(open.temples[seat].len()) * rounds / 10
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

/// What the cities pay in the rounds to come.
fn lasting(game: &Edo, open: &Open, seat: Seat) -> i32 {
    if open.frames.top() == Frame::Over {
        return 0;
    }
    let income: i32 = game
        .board
        .cities()
        .filter_map(|city| game.income(open, city, seat))
        .map(|(_, ryo)| i32::from(ryo))
        .sum();
    game.weights.income * income * rounds_left(game, open) / 10
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
