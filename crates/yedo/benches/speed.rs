//! How long the things take that are done by the million: `cargo bench --package yedo`.

#![allow(missing_docs, reason = "the macro of the bench harness writes none")]

use std::hint::black_box;

use bots::Random;
use criterion::{Criterion, criterion_group, criterion_main};
use sim::{nth_seed, play, positions};
use table::{Choices, Explain, Fast, Game, Judge, Seat};
use yedo::Yedo;
use yedo::content::HOUSE;
use yedo::setup::{Addons, Setup};
use yedo::state::State;

const SEED: u64 = 7;
const PLAYERS: u8 = 4;
const POSITIONS: u32 = 10;

criterion_group!(benches, playouts, questions);
criterion_main!(benches);

/// A first game of 6 rounds.
fn first() -> Yedo {
    Yedo::new(Setup::first_game(PLAYERS, &HOUSE), &HOUSE).expect("four may play")
}

/// 8 rounds with everything.
fn with_all_addons() -> Yedo {
    let addons = Addons { specialists: true, tea_house: true, clan_powers: true, jesuits: true };
    let first = Setup::first_game(PLAYERS, &HOUSE);
    let setup = Setup { rounds: 8, black: true, dealt: false, addons, ..first };
    Yedo::new(setup, &HOUSE).expect("four may play")
}

/// Whole random games.
fn playouts(criterion: &mut Criterion) {
    for (name, game) in
        [("playout/first game", first()), ("playout/all add-ons", with_all_addons())]
    {
        let mut n = 0;
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| {
                n += 1;
                play(&game, &mut [Random; PLAYERS as usize], nth_seed(SEED, n), &mut ()).answers
            });
        });
    }
}

/// One thing at each of ten positions.
fn questions(criterion: &mut Criterion) {
    let game = with_all_addons();
    let asked: Vec<(State, Seat)> = positions(&game, POSITIONS, SEED)
        .into_iter()
        .map(|state| {
            let seat = game.asked(&state).lowest().expect("positions met in play ask somebody");
            (state, seat)
        })
        .collect();
    let mut choices = Choices::new();
    criterion.bench_function("ten positions/choices", |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                choices.clear();
                game.choices(black_box(state), *seat, &mut choices);
                black_box(&choices);
            }
        });
    });
    let mut offers = Vec::new();
    criterion.bench_function("ten positions/options with reasons", |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                offers.clear();
                game.options(black_box(state), *seat, &mut offers);
                black_box(&offers);
            }
        });
    });
    criterion.bench_function("ten positions/clone", |bencher| {
        bencher.iter(|| {
            for (state, _) in &asked {
                black_box(black_box(state).clone());
            }
        });
    });
    criterion.bench_function("ten positions/worth", |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                black_box(game.worth(black_box(state), *seat));
            }
        });
    });
    let mut chance = Fast(SEED);
    criterion.bench_function("ten positions/clone and apply", |bencher| {
        let answers: Vec<_> = asked
            .iter()
            .map(|(state, seat)| {
                let mut choices = Choices::new();
                game.choices(state, *seat, &mut choices);
                choices.any(&mut chance)
            })
            .collect();
        bencher.iter(|| {
            for ((state, seat), &choice) in asked.iter().zip(&answers) {
                let mut state = black_box(state).clone();
                game.apply(&mut state, *seat, choice, &mut chance, &mut ());
                black_box(&state);
            }
        });
    });
    criterion.bench_function("ten positions/imagine", |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                black_box(game.imagine(black_box(state), *seat, &mut chance));
            }
        });
    });
}
