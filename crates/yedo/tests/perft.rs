//! Counts of positions: what `tests/perft` says is what both ways of listing choices find.
//!
//! They are counted with the edition that is kept with the golden games, so that a price that is
//! changed in ours changes no count: `oedo perft --game yedo --edition
//! crates/yedo/tests/golden/edition.toml crates/yedo/tests/perft/*`.

use std::collections::BTreeSet;
use std::path::Path;

use sim::perft::{count, count_naive, read};
use table::Misread;
use yedo::edition::Edition;
use yedo::{Addons, Setup, Yedo};

#[test]
fn counts_are_as_written() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let text = std::fs::read_to_string(tests.join("golden/edition.toml")).expect("it is kept");
    let edition = record::edition::yedo::read("edition.toml", &text).expect("it is whole");
    let set_up = |words: &str| set_up(words, edition);
    let mut setups = Vec::new();
    for entry in std::fs::read_dir(tests.join("perft")).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let cases = read(&text, set_up).unwrap_or_else(|misread| panic!("{path:?}: {misread}"));
        for case in cases {
            setups.push(case.game.setup());
            for expected in case.counts {
                let depth = expected.depth;
                let counts = [
                    count(&case.game, &case.state, depth),
                    count_naive(&case.game, &case.state, depth),
                ];
                let expected = expected.count.expect("a file of counts has them all");
                assert_eq!(counts, [expected; 2], "{path:?}: {}, depth {depth}", case.setup);
            }
        }
    }
    let players: BTreeSet<u8> = setups.iter().map(|setup| setup.players).collect();
    assert_eq!(players, (2..=5).collect(), "every number of players is counted");
    let none = |setup: &Setup| setup.addons == Addons::default();
    let all = |setup: &Setup| setup.addons.names().count() == Addons::NAMES.len();
    assert!(setups.iter().any(none) && setups.iter().any(all));
    for module in Addons::NAMES {
        let alone = |setup: &Setup| setup.addons.names().collect::<Vec<_>>() == [module];
        assert!(setups.iter().any(alone), "nothing is counted for {module} alone");
    }
}

fn set_up(words: &str, edition: &'static Edition) -> Result<Yedo, Misread> {
    let setup = Setup::read(words)?;
    Yedo::new(setup, edition).map_err(|refused| Misread::new(words, refused.rule.0))
}
