//! The bounds of the numbers are narrow enough: with the greatest of them everything can still be
//! counted. Builds for tests stop where a number does not fit.

use edo::content::HOUSE;
use edo::edition::{Card, Cost, Edge, Edition, Merchant, Numbers, Package, Source, Works};
use edo::{Edo, Setup, edition::Action};
use table::{Choices, Fast, Game, mix};

use super::read_back;

const fn edge(action: Action, most: u8, plus: u8) -> Edge {
    Edge { action, most, plus }
}

const fn card(id: &'static str, edges: &'static [Edge]) -> Card {
    Card { id, price: 0, edges, source: Source::House }
}

const FREE: Cost = Cost { rice: 0, wood: 0, stone: 0, ryo: 0 };
const WORKS: Works = Works { cost: FREE, points: 20, source: Source::House };

#[rustfmt::skip]
const GREATEST: Edition = Edition {
    name: "greatest",
    starting: &[
        card("I",   &[edge(Action::Rice, 6, 9), edge(Action::Wood, 6, 9), edge(Action::Trade, 6, 0)]),
        card("II",  &[edge(Action::Money, 6, 9), edge(Action::Stone, 6, 9), edge(Action::Recruit, 6, 0)]),
        card("III", &[edge(Action::Travel, 6, 0), edge(Action::RiceField, 6, 9), edge(Action::Build, 6, 0)]),
    ],
    merchants: &[Merchant { most: 9, each: 20, point: FREE, ..HOUSE.merchants[0] }; 10],
    packages: &[Package { goods: Cost { rice: 20, wood: 20, stone: 20, ryo: 0 }, source: Source::House }; 5],
    numbers: Numbers {
        start_ryo: 99,
        officials: 9, houses: 15, temples: 5,
        fortresses: 99, white_officials: 20, black_officials: 99, ronin_tokens: 99,
        rice_per_official: 20, ryo_per_official: 99,
        yields: [20, 20, 20, 20, 20],
        recruit: FREE,
        road_samurai: 9, road_merchant: 9,
        house: WORKS, trading_post: WORKS, fortress: WORKS, temple: WORKS,
        strength_house: 99, strength_trading_post: 99,
        trade_points: 20, demand_points: 20,
        hand_limit: 60,
        wage_rice: 9,
        end_points: 99,
        dispersal_tokens: [99, 99, 99],
        ..HOUSE.numbers
    },
    ..HOUSE
};

#[test]
fn the_greatest_numbers_can_be_played_with() {
    let edition = read_back(&GREATEST);
    for (i, setup) in Setup::all().enumerate() {
        let game = Edo::new(setup, edition).expect("two to five play");
        for seed in 0..10 {
            let mut chance = Fast(mix(64 * seed + i as u64));
            let mut state = game.deal(&mut chance, &mut ());
            let mut choices = Choices::new();
            while let Some(seat) = game.asked(&state).lowest() {
                choices.clear();
                game.choices(&state, seat, &mut choices);
                let choice = choices.any_kind(&mut chance);
                game.apply(&mut state, seat, choice, &mut chance, &mut ());
            }
        }
    }
}
