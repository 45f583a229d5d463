//! No text makes reading a file of counts panic.

#![no_main]

use edo::Edo;
use edo::content::HOUSE;
use edo::setup::Setup;
use libfuzzer_sys::fuzz_target;
use sim::perft;
use table::Misread;

fuzz_target!(|text: &str| {
    let make = |words: &str| {
        let setup = Setup::read(words)?;
        Edo::new(setup, &HOUSE).map_err(|refused| Misread::new(words, refused.rule.0))
    };
    let Ok(cases) = perft::read(text, make) else { return };
    for case in cases {
        // Whatever the file says, one answer deep is soon counted.
        let count = perft::count(&case.game, &case.state, 1);
        assert_eq!(count, perft::count_naive(&case.game, &case.state, 1));
    }
});
