//! No text makes the notation panic; what it reads it writes so that it reads the same again, and a
//! position that reads can be played to its end.
//!
//! The first line is a set-up, the second a choice, the rest a position.

#![no_main]

use edo::Edo;
use edo::content::HOUSE;
use edo::setup::Setup;
use edo::state::State;
use libfuzzer_sys::fuzz_target;
use table::{Choices, Fast, Game, Notation, choice_text, mix, position_text};

fuzz_target!(|text: &str| {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (second, position) = rest.split_once('\n').unwrap_or((rest, ""));
    let Ok(setup) = Setup::read(first) else { return };
    assert_eq!(Setup::read(&setup.to_string()), Ok(setup));
    let Ok(game) = Edo::new(setup, &HOUSE) else { return };
    if let Ok(choice) = game.read_choice(second) {
        let written = choice_text(&game, choice);
        assert_eq!(game.read_choice(&written), Ok(choice), "{written}");
    }
    let Ok(state) = game.read_position(position) else { return };
    let written = position_text(&game, &state);
    match game.read_position(&written) {
        Ok(again) => assert!(again == state, "another position:\n{written}"),
        Err(misread) => panic!("{misread}:\n{written}"),
    }
    play_on(&game, state, text.len() as u64);
});

fn play_on(game: &Edo, mut state: State, seed: u64) {
    let mut chance = Fast(mix(seed));
    let mut choices = Choices::new();
    let mut answers = 0;
    loop {
        assert_eq!(game.audit(&state), Ok(()), "answer {answers}");
        let Some(seat) = game.asked(&state).lowest() else { break };
        assert!(answers < game.answers_max(), "the game does not end");
        choices.clear();
        game.choices(&state, seat, &mut choices);
        assert!(!choices.is_empty(), "answer {answers}: {seat} is asked and has no choice");
        game.apply(&mut state, seat, choices.any(&mut chance), &mut chance, &mut ());
        answers += 1;
    }
    assert!(game.outcome(&state).is_some(), "nobody is asked and there is no outcome");
}
