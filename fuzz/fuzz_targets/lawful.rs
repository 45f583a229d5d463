//! Whatever lawful answers the bytes pick, and whatever luck, the table stays whole and the game ends.

#![no_main]

use edo::Edo;
use edo::content::HOUSE;
use edo::setup::Setup;
use libfuzzer_sys::fuzz_target;
use table::{Chance, Choices, Game};

/// The bytes as luck; when they run out it is always the first outcome.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u32 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        u32::from(first)
    }
}

impl Chance for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        // One out of one decides nothing and takes no byte: bytes then mean the same for longer.
        if n == 1 { 0 } else { self.next() % n }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut chance = Bytes(bytes);
    let setups: Vec<Setup> = Setup::all().collect();
    let setup = setups[chance.below(setups.len() as u32) as usize];
    let game = Edo::new(setup, &HOUSE).expect("every set-up may be played");
    let mut state = game.deal(&mut chance, &mut ());
    let mut choices = Choices::new();
    let mut answers = 0;
    loop {
        if let Err(fault) = game.audit(&state) {
            panic!("{setup}, answer {answers}: {fault}");
        }
        let asked = game.asked(&state);
        if asked.is_empty() {
            break;
        }
        assert!(answers < game.answers_max(), "{setup}: the game does not end");
        let nth = chance.below(asked.len() as u32) as usize;
        let seat = asked.iter().nth(nth).expect("drawn below their number");
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let choice = choices.any(&mut chance);
        let played = game.play(&mut state, seat, choice, &mut chance, &mut ());
        assert_eq!(played, Ok(()), "{setup}, answer {answers}: {seat} {choice:?} is listed");
        answers += 1;
    }
    assert!(game.outcome(&state).is_some(), "{setup}: it is over without an outcome");
});
