//! Does one thing so many times, and always the same: `cargo xtask count` counts its instructions.
//!
//! `count WHAT TIMES`; once more or less differs by exactly one operation, set-up aside.

use std::hint::black_box;
use std::process::ExitCode;

use bots::Random;
use edo::Edo;
use edo::content::HOUSE;
use edo::setup::{Addons, Setup};
use edo::state::State;
use sim::{nth_seed, play, positions};
use table::{Choices, Explain, Fast, Game, Seat};

const SEED: u64 = 7;
const PLAYERS: u8 = 4;
const POSITIONS: u32 = 10;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let asked_for = match &words[..] {
        [what, times] => times.parse().ok().map(|times: u64| (what.as_str(), times)),
        _ => None,
    };
    match asked_for {
        Some(("playout", times)) => playouts(&game(Addons::default()), times),
        Some(("playout-all", times)) => playouts(&game(ALL), times),
        Some(("choices", times)) => choices(times),
        Some(("options", times)) => options(times),
        Some(("clone", times)) => clones(times),
        Some(("imagine", times)) => imagine(times),
        _ => {
            eprintln!("usage: count playout|playout-all|choices|options|clone|imagine TIMES");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

const ALL: Addons = Addons { jiin: true, tokken: true, ronin: true };

fn game(addons: Addons) -> Edo {
    Edo::new(Setup { players: PLAYERS, addons }, &HOUSE).expect("four may play")
}

fn playouts(game: &Edo, times: u64) {
    for n in 0..times {
        black_box(play(game, &mut [Random; PLAYERS as usize], nth_seed(SEED, n), &mut ()));
    }
}

fn choices(times: u64) {
    let mut choices = Choices::new();
    at_positions(times, |game, state, seat| {
        choices.clear();
        game.choices(state, seat, &mut choices);
        black_box(&choices);
    });
}

fn options(times: u64) {
    let mut offers = Vec::with_capacity(1024);
    at_positions(times, |game, state, seat| {
        offers.clear();
        game.options(state, seat, &mut offers);
        black_box(&offers);
    });
}

fn clones(times: u64) {
    at_positions(times, |_, state, _| {
        black_box(state.clone());
    });
}

fn imagine(times: u64) {
    let mut chance = Fast(SEED);
    at_positions(times, |game, state, seat| {
        black_box(game.imagine(state, seat, &mut chance));
    });
}

/// The ten positions in turn. Times are a multiple of ten if they are to be compared.
fn at_positions(times: u64, mut work: impl FnMut(&Edo, &State, Seat)) {
    let game = game(ALL);
    let positions = positions(&game, POSITIONS, SEED);
    for (_, state) in (0..times).zip(positions.iter().cycle()) {
        let seat = game.asked(state).lowest().expect("positions met in play ask somebody");
        work(&game, black_box(state), seat);
    }
}
