//! No text makes the notation panic, and what it reads it writes so that it reads the same again.
//!
//! The first line is a set-up, the second a choice, the rest a position.

#![no_main]

use edo::Edo;
use edo::content::HOUSE;
use edo::setup::Setup;
use libfuzzer_sys::fuzz_target;
use table::{Game, Notation, choice_text, position_text};

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
    let _ = game.audit(&state);
});
