//! Opponents keep the promises any bot makes: lawful answers, and no more known than a seat can see.

use ::bots::{Effort, Level, Thinker, contract, hint};
use edo::choice::Choice;
use edo::content::HOUSE;
use edo::{Edo, Setup};
use table::{Fast, Game, Seen, mix};

use super::play_with;

/// A little of every kind of thinking, so that a test can afford whole games of it.
const BRIEF: Effort = Effort {
    nodes: 30,
    dream_nodes: 10,
    plans: 4,
    variations: 6,
    futures: 6,
    open_futures: 0,
    lines: 2,
    turn_futures: 2,
    horizon: 1,
    open_horizon: 1,
    doubts: true,
    slips: 10,
    open_slips: 10,
    threads: 2,
};

fn some_setups() -> impl Iterator<Item = Edo> {
    ["players 2 modules ronin", "players 3 modules tokken", "players 4 modules jiin", "players 5"]
        .into_iter()
        .chain(["players 2 modules jiin tokken ronin", "players 5 modules jiin tokken ronin"])
        .map(|setup| play_with(setup, &HOUSE))
}

#[test]
fn thinking_bots_answer_lawfully_and_alike_in_worlds_they_cannot_tell_apart() {
    for game in some_setups() {
        let twins = contract::holds(&game, |_| Thinker::new(BRIEF), 0..2);
        assert!(0 < twins, "{}: no worlds differed, so nothing was tested", game.setup());
    }
}

#[test]
fn what_bots_are_told_to_think_of_is_lawful_in_every_set_up() {
    for setup in Setup::all() {
        contract::judges(&play_with(&setup.to_string(), &HOUSE), 0..4);
    }
}

#[test]
fn easy_opponents_of_every_level_up_to_two_do_so_in_every_set_up() {
    for setup in Setup::all() {
        let game = play_with(&setup.to_string(), &HOUSE);
        for level in [Level::Random, Level::Greedy, Level::One, Level::Two] {
            contract::holds(&game, |_| level.bot::<Edo>(), 0..1);
        }
    }
}

#[test]
fn thinking_on_more_threads_changes_no_answer() {
    let game = play_with("players 4 modules tokken", &HOUSE);
    let [one, two] = [1, 2].map(|threads| {
        let effort = Effort { threads, plans: 40, variations: 64, futures: 200, ..BRIEF };
        let mut bots: Vec<_> =
            game.seats().iter().map(|_| Thinker::<Choice>::new(effort)).collect();
        sim::play(&game, &mut bots, 7, &mut ()).state
    });
    assert_eq!(one, two);
}

#[test]
fn a_hint_is_lawful_and_the_best_comes_first() {
    let game = play_with("players 3", &HOUSE);
    let mut chance = Fast(mix(3));
    let mut state = game.deal(&mut chance, &mut ());
    for _ in 0..40 {
        let Some(seat) = game.asked(&state).lowest() else { break };
        let hints = hint(&Seen::new(&game, &state, seat), &BRIEF, &mut Fast(1));
        assert!((1..=3).contains(&hints.len()));
        for (i, hint) in hints.iter().enumerate() {
            assert_eq!(game.check(&state, seat, hint.choice), Ok(()));
            assert!((0.0..=1.0).contains(&hint.win));
            assert!(i == 0 || hint.win <= hints[i - 1].win);
            assert!(hints[..i].iter().all(|other| other.choice != hint.choice));
        }
        game.apply(&mut state, seat, hints[0].choice, &mut chance, &mut ());
    }
}
