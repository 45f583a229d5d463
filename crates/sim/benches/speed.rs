//! How long the things take that are done by the million: `cargo bench --package sim`.

#![allow(missing_docs, reason = "the macro of the bench harness writes none")]

#[path = "../examples/count/tables.rs"]
mod tables;

use std::hint::black_box;

use bots::{Bot, Effort, Level, Random, Rollout, Thinker, Tree};
use criterion::{Criterion, criterion_group, criterion_main};
use sim::{nth_seed, play, positions};
use table::{Choices, Explain, Fast, Game, Judge, Seat, Seen};
use tables::{PLAYERS, POSITIONS, SEED, edo, edo_with_all, yedo, yedo_with_all};

criterion_group!(benches, of_edo, of_yedo, searches);
criterion_main!(benches);

fn of_edo(criterion: &mut Criterion) {
    playouts(criterion, "edo/playout", &edo());
    playouts(criterion, "edo/playout with all add-ons", &edo_with_all());
    questions(criterion, &edo_with_all());
}

fn of_yedo(criterion: &mut Criterion) {
    playouts(criterion, "yedo/playout", &yedo());
    playouts(criterion, "yedo/playout with all add-ons", &yedo_with_all());
    questions(criterion, &yedo_with_all());
}

/// Whole random games.
fn playouts<G: Game>(criterion: &mut Criterion, name: &str, game: &G) {
    let mut n = 0;
    criterion.bench_function(name, |bencher| {
        bencher.iter(|| {
            n += 1;
            play(game, &mut [Random; PLAYERS as usize], nth_seed(SEED, n), &mut ()).answers
        });
    });
}

/// One thing at each of ten positions.
fn questions<G: Judge + Explain>(criterion: &mut Criterion, game: &G) {
    let asked: Vec<(G::State, Seat)> = positions(game, POSITIONS, SEED)
        .into_iter()
        .map(|state| {
            let seat = game.asked(&state).lowest().expect("positions met in play ask somebody");
            (state, seat)
        })
        .collect();
    let named = |what: &str| format!("{}/ten positions/{what}", G::NAME);
    let mut choices = Choices::new();
    criterion.bench_function(&named("choices"), |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                choices.clear();
                game.choices(black_box(state), *seat, &mut choices);
                black_box(&choices);
            }
        });
    });
    let mut offers = Vec::new();
    criterion.bench_function(&named("options with reasons"), |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                offers.clear();
                game.options(black_box(state), *seat, &mut offers);
                black_box(&offers);
            }
        });
    });
    criterion.bench_function(&named("clone"), |bencher| {
        bencher.iter(|| {
            for (state, _) in &asked {
                black_box(black_box(state).clone());
            }
        });
    });
    criterion.bench_function(&named("worth"), |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                black_box(game.worth(black_box(state), *seat));
            }
        });
    });
    let mut chance = Fast(SEED);
    criterion.bench_function(&named("clone and apply"), |bencher| {
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
    criterion.bench_function(&named("imagine"), |bencher| {
        bencher.iter(|| {
            for (state, seat) in &asked {
                black_box(game.imagine(black_box(state), *seat, &mut chance));
            }
        });
    });
}

/// A thousand iterations of each kind of search, and a thousand futures, for a plan early in a game of
/// four: one thread, so a second has as many thousands as this is part of it.
fn searches(criterion: &mut Criterion) {
    let game = edo();
    let plans = |state: &_| game.is_secret(state, Seat(0)) && game.asked(state).has(Seat(0));
    let mut met = positions(&game, 200, SEED).into_iter();
    let state = met.find(plans).expect("of two hundred positions one is of planning");
    let seen = Seen::new(&game, &state, Seat(0));
    let effort = Effort { threads: 1, ..Level::Four.effort().expect("it thinks") };
    let kinds = [
        ("look", Rollout::Look),
        ("20 at random", Rollout::Random(20)),
        ("at random to the end", Rollout::Random(u32::MAX)),
        ("dream of a round", Rollout::Dream),
    ];
    for (name, rollout) in kinds {
        criterion.bench_function(&format!("edo/1,000 iterations/{name}"), |bencher| {
            let mut tree = Tree::new(1_000, rollout, effort);
            bencher.iter(|| tree.answer(&seen, &mut Fast(SEED)));
        });
    }
    // Five halvings of 32 plans spend what they are given.
    let effort = Effort { plans: 32, variations: 0, futures: 1_000, ..effort };
    criterion.bench_function("edo/1,000 futures/dream of a round", |bencher| {
        bencher.iter(|| Thinker::new(effort).answer(&seen, &mut Fast(SEED)));
    });
    let game = yedo();
    let open = |state: &_| game.is_weighty(state, Seat(0)) && game.asked(state).has(Seat(0));
    let mut met = positions(&game, 200, SEED).into_iter();
    let state = met.find(open).expect("of two hundred positions one asks the first");
    let seen = Seen::new(&game, &state, Seat(0));
    let effort = Effort { open_futures: 1_000, ..effort };
    criterion.bench_function("yedo/up to 1,000 futures/dream of two rounds", |bencher| {
        bencher.iter(|| Thinker::new(effort).answer(&seen, &mut Fast(SEED)));
    });
}
