//! Tournaments, soaking and counts, tried on the toy.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Random};
use sim::soak::{Audited, Soaked, Until, audited, soak};
use sim::{Failure, Results, Run, Tally, nth_seed, perft, play, positions, tournament};
use table::toy::{Fact, Toy};
use table::{Fast, Game, Log, Outcome, Seat, Seen, contract};

/// Counts facts and ends.
#[derive(Default, PartialEq, Eq, Debug)]
struct Facts {
    told: u64,
    over: u64,
}

impl Log<Fact> for Facts {
    fn tell(&mut self, _: Fact) {
        self.told += 1;
    }
}

impl Tally<Toy> for Facts {
    fn over(&mut self, _: &Toy, _: &<Toy as Game>::State) {
        self.over += 1;
    }
    fn merge(&mut self, other: Facts) {
        self.told += other.told;
        self.over += other.over;
    }
}

fn results(run: Run) -> (Results, Facts) {
    tournament(&Toy::new(3), run, |_| Random, Facts::default, |_| {}).expect("the toy holds")
}

#[test]
fn a_run_gives_the_same_on_any_number_of_threads() {
    let run = Run { games: 1000, seed: 7, threads: 1 };
    let alone = results(run);
    assert_eq!(alone, results(Run { threads: 4, ..run }));
    assert_ne!(alone, results(Run { seed: 8, ..run }));
    assert_eq!(alone.0.games, 1000);
    assert_eq!(alone.1.over, 1000);
}

#[test]
fn every_game_is_won_once() {
    let (results, _) = results(Run { games: 500, seed: 1, threads: 2 });
    let wins: f64 = (0..3).map(|i| results.wins(Seat(i))).sum();
    assert!((wins - 500.0).abs() < 1e-6, "{wins}");
    assert!(results.wins(Seat(3)) == 0.0);
    assert_eq!(results.all_scores().len(), 1500);
    assert_eq!(results.answers.len(), 500);
}

#[test]
fn progress_adds_up() {
    let done = AtomicU64::new(0);
    let progress = |more| {
        done.fetch_add(more, Ordering::Relaxed);
    };
    let run = Run { games: 333, seed: 1, threads: 2 };
    tournament(&Toy::new(2), run, |_| Random, || (), progress).expect("the toy holds");
    assert_eq!(done.into_inner(), 333);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = Toy::new(4);
    let [one, two] = [(), ()].map(|()| play(&game, &mut [Random; 4], 5, &mut ()));
    assert_eq!(one.state, two.state);
    assert_eq!(one.answers, two.answers);
    assert!(matches!(one.outcome, Outcome::Ranked(_)));
}

/// Loses its temper now and then.
struct Panics;

impl<G: Game> Bot<G> for Panics {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        assert!(!chance.next().is_multiple_of(100), "enough");
        Random.answer(seen, chance)
    }
}

#[test]
fn a_game_that_fails_names_a_seed_that_fails_again() {
    let game = Toy::new(2);
    let run = Run { games: 10_000, seed: 3, threads: 2 };
    let again =
        |run| tournament(&game, run, |_| Panics, || (), |_| {}).expect_err("somebody panics");
    let Failure { seed, why, .. } = again(run);
    assert_eq!(why, "panicked: enough");
    assert_eq!(again(Run { games: 1, seed, threads: 1 }).seed, seed);
}

#[test]
fn the_first_game_of_a_run_has_the_seed_of_the_run() {
    assert_eq!(nth_seed(42, 0), 42);
    assert_ne!(nth_seed(42, 1), nth_seed(43, 1));
    assert_ne!(nth_seed(42, 1), nth_seed(42, 2));
}

#[test]
fn soaking_goes_round_all_set_ups() {
    let games: Vec<Toy> = (2..=4).map(Toy::new).collect();
    for threads in [1, 3] {
        let report = soak(&games, contract::soak, 1, Until::Games(99), threads, || {});
        assert!(report.failures.is_empty(), "{:?}", report.failures);
        for Soaked { games, answers } in report.soaked {
            assert_eq!(games, 33);
            assert!(33 < answers);
        }
    }
}

#[test]
fn soaking_stops_in_time() {
    let time = std::time::Duration::from_millis(50);
    let report = soak(&[Toy::new(2)], contract::soak, 1, Until::Time(time), 2, || {});
    assert!(0 < report.soaked[0].games);
}

#[test]
fn both_ways_of_counting_agree() {
    let game = Toy::new(2);
    let state = game.deal(&mut perft::First, &mut ());
    let counts: Vec<u64> = (0..6).map(|depth| perft::count(&game, &state, depth)).collect();
    let naive: Vec<u64> = (0..6).map(|depth| perft::count_naive(&game, &state, depth)).collect();
    assert_eq!(counts, naive);
    assert_eq!(counts[0], 1);
    assert!(counts.is_sorted(), "{counts:?}");
}

#[test]
fn nothing_is_below_the_end() {
    let game = Toy::new(2);
    let end = play(&game, &mut [Random; 2], 5, &mut ()).state;
    assert_eq!(perft::count(&game, &end, 0), 1);
    assert_eq!(perft::count(&game, &end, 1), 0);
    assert_eq!(perft::count_naive(&game, &end, 3), 0);
}

#[test]
fn positions_for_measuring_ask_somebody_something() {
    let game = Toy::new(3);
    let met = positions(&game, 10, 4);
    assert_eq!(met.len(), 10);
    assert!(met.iter().all(|state| !game.asked(state).is_empty()));
    assert_eq!(met, positions(&game, 10, 4));
    assert_ne!(met, positions(&game, 10, 5));
}

#[test]
fn bots_are_audited_too() {
    let play = |game: &Toy, seed| audited(game, &mut [Random; 3], seed);
    let report = soak(&[Toy::new(3)], play, 1, Until::Games(20), 1, || {});
    assert!(report.failures.is_empty(), "{:?}", report.failures);
    assert_eq!(report.soaked[0].games, 20);
}

#[test]
fn a_set_up_that_fails_is_left_and_the_rest_goes_on() {
    let play = |sound: &bool, seed: u64| -> Audited {
        match (sound, seed.is_multiple_of(2)) {
            (true, _) => Ok(3),
            (false, true) => Err((2, "a piece is lost".to_owned())),
            (false, false) => panic!("a table fell"),
        }
    };
    let report = soak(&[true, false], play, 1, Until::Games(40), 2, || {});
    assert_eq!(report.soaked, [Soaked { games: 20, answers: 60 }, Soaked::default()]);
    let [(1, failure)] = &report.failures[..] else { panic!("{:?}", report.failures) };
    let text = failure.to_string();
    assert!(text.ends_with("a piece is lost") || text.ends_with("a table fell"), "{text}");
}
