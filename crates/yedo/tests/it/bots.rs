//! Opponents keep the promises any bot makes: lawful answers, and no more known than a seat can see.

use ::bots::{Bot, Effort, Level, Thinker, contract, hint};
use table::{Fast, Game, Outcome, Seen, mix};
use yedo::Yedo;
use yedo::choice::Choice;

use super::addons;
use super::promises::setups;
use super::together;

/// A little of every kind of thinking, so that a test can afford whole games of it.
const BRIEF: Effort = Effort {
    nodes: 30,
    dream_nodes: 10,
    plans: 3,
    variations: 4,
    futures: 10,
    open_futures: 12,
    lines: 2,
    turn_futures: 2,
    horizon: 1,
    open_horizon: 2,
    doubts: true,
    slips: 10,
    open_slips: 10,
    threads: 2,
};

/// Without add-ons and with them, for every number of players.
fn all() -> impl Iterator<Item = Yedo> {
    (2..=5).flat_map(|players| setups(players).chain(addons::setups(players)))
}

#[test]
fn what_bots_are_told_to_think_of_is_lawful_in_every_set_up() {
    for game in all() {
        contract::judges(&game, 0..2);
    }
}

#[test]
fn thinking_bots_answer_lawfully_and_alike_in_worlds_they_cannot_tell_apart() {
    // The set-ups of one number of players are 15, so that all come up for some number.
    for game in all().step_by(4) {
        let twins = contract::holds(&game, |_| Thinker::new(BRIEF), 0..1);
        assert!(0 < twins, "{}: no worlds differed, so nothing was tested", game.setup());
    }
}

#[test]
fn easy_opponents_do_so_in_every_set_up() {
    for game in all() {
        for level in [Level::Random, Level::Greedy] {
            contract::holds(&game, |_| level.bot::<Yedo>(), 0..1);
        }
    }
    for game in all().step_by(8) {
        for level in [Level::One, Level::Two] {
            contract::holds(&game, |_| level.bot::<Yedo>(), 0..1);
        }
    }
}

#[test]
fn bots_play_together_lawfully_with_hidden_hands() {
    for game in (1..=4).flat_map(together::setups).step_by(7) {
        contract::judges(&game, 0..2);
        contract::holds(&game, |_| Level::Greedy.bot::<Yedo>(), 0..1);
    }
    for game in (2..=4).flat_map(together::setups).step_by(23) {
        contract::holds(&game, |_| Thinker::new(BRIEF), 0..1);
    }
}

#[test]
fn who_plays_together_kills_the_shogun_does_errands_and_wins_now_and_then() {
    let effort = Level::Greedy.effort().expect("it thinks");
    let (mut dead, mut errands, mut won, mut points) = ([0; 4], [0; 4], [0; 4], [0; 4]);
    for players in 1..=4_u8 {
        let at = players as usize - 1;
        let objectives = if players == 1 { "gentle gentle" } else { "gentle gentle gentle" };
        let game = &super::play(&format!(
            "players {players} rounds 7 actions neighbours streets lanterns missions espionage theft \
             black together gentle objectives {objectives}"
        ));
        for seed in 0..40 {
            let end = played(game, effort, seed);
            dead[at] += u32::from(end.open.shogun_dead);
            errands[at] += u32::from(end.open.coop.errands);
            let Some(Outcome::Together { won: so, points: all }) = game.outcome(&end) else {
                panic!("it is over")
            };
            won[at] += u32::from(so);
            points[at] += u32::from(all.unsigned_abs()) / u32::from(players);
        }
    }
    let told = format!("dead {dead:?}, errands {errands:?}, won {won:?}, points {points:?}");
    assert!(errands.iter().all(|n| 40 < *n), "{told}");
    assert!(dead.iter().all(|n| 10 < *n), "{told}");
    assert!(won.iter().all(|n| 0 < *n) && 24 < won.iter().sum::<u32>(), "{told}");
}

/// Plays a game by bots of one effort and gives how it ended.
fn played(game: &Yedo, effort: Effort, seed: u64) -> <Yedo as Game>::State {
    let mut chance = Fast(mix(seed));
    let mut state = game.deal(&mut chance, &mut ());
    let mut bots: Vec<_> = game.seats().iter().map(|_| Thinker::<Choice>::new(effort)).collect();
    while let Some(seat) = game.asked(&state).lowest() {
        let luck = chance.next();
        let bot = &mut bots[seat.0 as usize];
        let choice = bot.answer(&Seen::new(game, &state, seat), &mut Fast(luck));
        game.apply(&mut state, seat, choice, &mut chance, &mut ());
    }
    state
}

#[test]
fn thinking_on_more_threads_changes_no_answer() {
    let game = setups(4).next().expect("there are set-ups");
    let [one, two] =
        [1, 2].map(|threads| played(&game, Effort { threads, futures: 100, slips: 0, ..BRIEF }, 7));
    assert_eq!(one, two);
}

#[test]
fn who_looks_for_the_best_line_completes_missions_and_scores() {
    let game = setups(4).next().expect("there are set-ups");
    let effort = Level::Greedy.effort().expect("it thinks");
    let (mut missions, mut points) = (0, 0);
    for seed in 0..10 {
        let end = played(&game, effort, seed);
        for seat in game.seats().iter() {
            let home = &end.open.homes[seat];
            missions += home.completed.iter().map(|n| u32::from(*n)).sum::<u32>();
            points += u32::from(home.prestige);
        }
    }
    assert!(60 < missions, "only {missions} missions in ten games of four");
    assert!(600 < points, "only {points} points in ten games of four");
}

#[test]
fn a_hint_is_lawful_and_the_best_comes_first() {
    let game = setups(3).next().expect("there are set-ups");
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
