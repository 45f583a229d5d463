//! Every example of Edo is run against the rules. `EXAMPLES=path` runs others instead.

use std::path::{Path, PathBuf};

use edo::content::HOUSE;
use edo::{Edo, Setup};
use record::example::{Example, find, run};

#[test]
fn every_example_of_edo_holds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = std::env::var("EXAMPLES").map_or_else(|_| root.join("rules/edo"), PathBuf::from);
    let files = find(&[folder]).expect("the examples are in the tree");
    assert!(!files.is_empty(), "there are examples");
    let failures: Vec<String> = files.iter().filter_map(|file| failure(file)).collect();
    assert!(failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
}

fn failure(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).expect("an example can be read");
    let why = match Example::read(&text) {
        Err(misread) => misread.to_string(),
        Ok(example) => {
            let setup = Setup::read(&example.setup).expect("examples are set up as records are");
            let game = Edo::new(setup, &HOUSE).expect("examples have 2 to 5 players");
            run(&game, &example).err()?.to_string()
        }
    };
    Some(format!("{}: {why}", file.display()))
}
