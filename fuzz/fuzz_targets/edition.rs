//! No text makes reading an edition panic; what is read is written so that it reads the same again,
//! and it can be played.

#![no_main]

use edo::Edo;
use edo::setup::Setup;
use libfuzzer_sys::fuzz_target;
use record::edition::edo::{digest, export, read};
use table::contract;

fuzz_target!(|text: &str| {
    let Ok(edition) = read("fuzz.toml", text) else { return };
    let written = export(edition);
    match read("again.toml", &written) {
        Ok(again) => assert_eq!(digest(again), digest(edition), "{written}"),
        Err(troubles) => panic!("{troubles:?}\n{written}"),
    }
    // Which set-up follows from the text, so that many of them come up.
    let nth = text.bytes().map(usize::from).sum::<usize>();
    let setups: Vec<Setup> = Setup::all().collect();
    let setup = setups[nth % setups.len()];
    let game = Edo::new(setup, edition).expect("every set-up may be played");
    if let Err((answers, why)) = contract::soak(&game, nth as u64) {
        panic!("{setup}, answer {answers}: {why}");
    }
});
