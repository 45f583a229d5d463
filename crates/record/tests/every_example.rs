//! Every example of a game is run against its rules. `EXAMPLES=path` runs others instead.

use std::path::{Path, PathBuf};

use edo::Edo;
use record::example::{Example, find, run};
use table::{Explain, Notation};
use yedo::Yedo;

#[test]
fn every_example_of_edo_holds() {
    hold("rules/edo", |setup| {
        let setup = edo::Setup::read(setup).expect("examples are set up as records are");
        Edo::new(setup, &edo::content::HOUSE).expect("examples have 2 to 5 players")
    });
}

#[test]
fn every_example_of_yedo_holds() {
    hold("rules/yedo", |setup| {
        let setup = yedo::Setup::read(setup).expect("examples are set up as records are");
        Yedo::new(setup, &yedo::content::HOUSE).expect("examples are set up by the rules")
    });
}

fn hold<G: Explain + Notation>(folder: &str, game: impl Fn(&str) -> G) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = std::env::var("EXAMPLES").map_or_else(|_| root.join(folder), PathBuf::from);
    let files = find(&[folder]).expect("the examples are in the tree");
    assert!(!files.is_empty(), "there are examples");
    let mut failures = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("an example can be read");
        let why = match Example::read(&text) {
            Err(misread) => Some(misread.to_string()),
            Ok(example) if example.game != G::NAME => None,
            Ok(example) => run(&game(&example.setup), &example).err().map(|why| why.to_string()),
        };
        failures.extend(why.map(|why| format!("{}: {why}", file.display())));
    }
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
}
