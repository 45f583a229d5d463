//! Does one thing so many times, and always the same: `cargo xtask count` counts its instructions.
//!
//! `count GAME WHAT TIMES`; once more or less differs by exactly one operation, set-up aside.

mod tables;

use std::hint::black_box;
use std::process::ExitCode;

use bots::{Bot, Level, Random};
use sim::{nth_seed, play, positions};
use table::{Choices, Explain, Fast, Game, Judge, Seat, Seen};
use tables::{PLAYERS, POSITIONS, SEED, edo, edo_with_all, yedo, yedo_with_all};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match &words[..] {
        [game, what, times] => times.parse().ok().and_then(|times| match game.as_str() {
            "edo" => count(&edo(), &edo_with_all(), what, times),
            "yedo" => count(&yedo(), &yedo_with_all(), what, times),
            _ => None,
        }),
        _ => None,
    };
    if done.is_none() {
        let what = "playout|playout-all|choices|options|clone|worth|imagine|thought";
        eprintln!("usage: count edo|yedo {what} TIMES");
        return ExitCode::from(2);
    }
    ExitCode::SUCCESS
}

/// None if there is no such thing to do.
fn count<G: Judge + Explain + Sync>(base: &G, with_all: &G, what: &str, times: u64) -> Option<()>
where
    G::Choice: Send + Sync,
    G::State: Send + Sync,
{
    match what {
        "playout" => playouts(base, times),
        "playout-all" => playouts(with_all, times),
        "choices" => choices(with_all, times),
        "options" => options(with_all, times),
        "clone" => at_positions(with_all, times, |state, _| {
            black_box(state.clone());
        }),
        "worth" => at_positions(with_all, times, |state, seat| {
            black_box(with_all.worth(state, seat));
        }),
        "imagine" => imagine(with_all, times),
        "thought" => thought(with_all, times),
        _ => return None,
    }
    Some(())
}

fn playouts<G: Game>(game: &G, times: u64) {
    for n in 0..times {
        black_box(play(game, &mut [Random; PLAYERS as usize], nth_seed(SEED, n), &mut ()));
    }
}

fn choices<G: Game>(game: &G, times: u64) {
    let mut choices = Choices::new();
    at_positions(game, times, |state, seat| {
        choices.clear();
        game.choices(state, seat, &mut choices);
        black_box(&choices);
    });
}

fn options<G: Explain>(game: &G, times: u64) {
    let mut offers = Vec::with_capacity(1024);
    at_positions(game, times, |state, seat| {
        offers.clear();
        game.options(state, seat, &mut offers);
        black_box(&offers);
    });
}

fn imagine<G: Game>(game: &G, times: u64) {
    let mut chance = Fast(SEED);
    at_positions(game, times, |state, seat| {
        black_box(game.imagine(state, seat, &mut chance));
    });
}

/// An answer of a sound player.
fn thought<G: Judge + Sync>(game: &G, times: u64)
where
    G::Choice: Send + Sync,
    G::State: Send + Sync,
{
    let mut bot = Level::Three.bot::<G>();
    let mut chance = Fast(SEED);
    at_positions(game, times, |state, seat| {
        black_box(bot.answer(&Seen::new(game, state, seat), &mut chance));
    });
}

/// The ten positions in turn. Times are a multiple of ten if they are to be compared.
fn at_positions<G: Game>(game: &G, times: u64, mut work: impl FnMut(&G::State, Seat)) {
    let positions = positions(game, POSITIONS, SEED);
    for (_, state) in (0..times).zip(positions.iter().cycle()) {
        let seat = game.asked(state).lowest().expect("positions met in play ask somebody");
        work(black_box(state), seat);
    }
}
