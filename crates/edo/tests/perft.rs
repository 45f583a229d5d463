//! Counts of positions: what `tests/perft` says is what both ways of listing choices find.

use std::collections::BTreeSet;
use std::path::Path;

use edo::content::HOUSE;
use edo::{Addons, Edo, Setup};
use sim::perft::{count, count_naive, read};
use table::Misread;

#[test]
fn counts_are_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut setups = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let text = std::fs::read_to_string(&path).expect("it can be read");
        let cases = read(&text, set_up).unwrap_or_else(|misread| panic!("{path:?}: {misread}"));
        for case in cases {
            setups.insert(case.game.setup().to_string());
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
    for players in 2..=5 {
        for modules in ["", " modules jiin tokken ronin"] {
            let setup = format!("players {players}{modules}");
            assert!(setups.contains(&setup), "nothing is counted for {setup}");
        }
    }
    for module in Addons::NAMES {
        let alone = setups.iter().any(|setup| setup.ends_with(&format!(" modules {module}")));
        assert!(alone, "nothing is counted for {module} alone");
    }
}

fn set_up(words: &str) -> Result<Edo, Misread> {
    let setup = Setup::read(words)?;
    Edo::new(setup, &HOUSE).map_err(|refused| Misread::new(words, refused.rule.0))
}
