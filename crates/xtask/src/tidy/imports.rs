//! Who may know whom: the core knows nothing outside, bots and simulator know no game.

use anyhow::Result;

use super::Fault;
use crate::source::{code, has_word, lines};
use crate::tree::Tree;

/// What each crate of the core may depend on.
const CORE: [(&str, &[&str]); 3] =
    [("table", &["arrayvec"]), ("edo", &["arrayvec", "table"]), ("yedo", &["arrayvec", "table"])];

/// Parts of `std` that reach outside.
const OUTSIDE: [&str; 6] = ["fs", "net", "time", "thread", "env", "process"];

/// What would make two machines disagree, and why.
const UNEQUAL: [(&str, &str); 4] = [
    ("HashMap", "its order differs from run to run"),
    ("HashSet", "its order differs from run to run"),
    ("f32", "the core counts in whole numbers"),
    ("f64", "the core counts in whole numbers"),
];

/// Crates that play any game, and the games they must not know.
const GAMELESS: [&str; 2] = ["bots", "sim"];
const GAMES: [&str; 2] = ["edo", "yedo"];

pub(super) fn dependencies(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, allowed) in CORE {
        let path = format!("crates/{name}/Cargo.toml");
        for dependency in dependencies_of(tree.need(&path)?) {
            if !allowed.contains(&dependency) {
                faults.push(Fault::new(&path, format!("depends on `{dependency}`")));
            }
        }
    }
    Ok(faults)
}

pub(super) fn core(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (name, _) in CORE {
        for (path, text) in tree.under(&format!("crates/{name}/src/"), ".rs") {
            for part in outside(&code(text)) {
                faults.push(Fault::new(path, format!("reaches outside by `std::{part}`")));
            }
            for line in lines(text) {
                for (word, why) in UNEQUAL.iter().filter(|(word, _)| has_word(&line.code, word)) {
                    faults.push(Fault::on_line(path, line.number, format!("`{word}`: {why}")));
                }
            }
        }
    }
    Ok(faults)
}

pub(super) fn games(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for name in GAMELESS {
        let manifest = format!("crates/{name}/Cargo.toml");
        let dependencies = dependencies_of(tree.need(&manifest)?);
        for game in dependencies.into_iter().filter(|name| GAMES.contains(name)) {
            faults.push(Fault::new(&manifest, format!("depends on `{game}`")));
        }
        for (path, text) in tree.under(&format!("crates/{name}/src/"), ".rs") {
            for line in lines(text) {
                for game in GAMES.iter().filter(|game| has_word(&line.code, game)) {
                    faults.push(Fault::on_line(path, line.number, format!("names `{game}`")));
                }
            }
        }
    }
    Ok(faults)
}

/// What a manifest asks for, tests and benches aside.
fn dependencies_of(manifest: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut listing = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_matches(['[', ']']);
            let of_tests = section.contains("dev-dependencies");
            listing = !of_tests && section.ends_with("dependencies");
            if let (false, Some((_, name))) = (of_tests, section.split_once("dependencies.")) {
                names.push(name);
            }
        } else if listing && line.starts_with(char::is_alphabetic) {
            names.extend(line.split(['.', '=', ' ']).next());
        }
    }
    names
}

/// Parts of `std` that code reaches for, by path or in a group of imports.
fn outside(code: &str) -> Vec<&'static str> {
    let groups = code.split("std::{").skip(1);
    let named: Vec<&str> = groups
        .filter_map(|group| group.split("};").next())
        .flat_map(|group| group.split([',', ':', '{', '}']))
        .map(str::trim)
        .collect();
    let reached = |part: &&str| has_word(code, &format!("std::{part}")) || named.contains(part);
    OUTSIDE.into_iter().filter(|part| reached(part)).collect()
}

#[cfg(test)]
mod tests {
    use super::{core, dependencies, games};
    use crate::tidy::found;
    use crate::tree::Tree;

    const TABLE: &str =
        "[package]\nname = \"table\"\n\n[dependencies]\narrayvec.workspace = true\n";

    fn tree() -> Tree {
        Tree::of(&[
            ("crates/table/Cargo.toml", TABLE),
            ("crates/edo/Cargo.toml", "[dependencies]\ntable.workspace = true\n"),
            ("crates/yedo/Cargo.toml", "[dependencies]\ntable.workspace = true\n"),
            ("crates/bots/Cargo.toml", "[dependencies]\ntable = { path = \"../table\" }\n"),
            ("crates/sim/Cargo.toml", "[dev-dependencies]\nedo.workspace = true\n"),
            ("crates/sim/src/lib.rs", "//! Plays edo and others.\nuse table::Game;\n"),
        ])
    }

    #[test]
    fn a_tidy_tree_passes() {
        for check in [dependencies, core, games] {
            assert_eq!(found(check, &tree()), [""; 0]);
        }
    }

    #[test]
    fn a_dependency_of_the_core_is_found() {
        let tree = tree()
            .with("crates/table/Cargo.toml", "[dependencies]\nserde = \"1\"\n")
            .with("crates/edo/Cargo.toml", "[dependencies.rand]\nversion = \"1\"\n");
        let faults = [
            "crates/table/Cargo.toml: depends on `serde`",
            "crates/edo/Cargo.toml: depends on `rand`",
        ];
        assert_eq!(found(dependencies, &tree), faults);
    }

    #[test]
    fn reaching_outside_is_found() {
        let text = "use std::{\n    fmt,\n    time::Instant,\n};\nstd::env::args();\n";
        let tree = tree().with("crates/edo/src/game.rs", text);
        assert_eq!(found(core, &tree).len(), 2);
    }

    #[test]
    fn unordered_maps_and_floats_are_found() {
        let tree = tree().with("crates/table/src/seat.rs", "// f64\nfn f(x: f64) -> HashMap {}");
        assert_eq!(found(core, &tree).len(), 2);
    }

    #[test]
    fn a_bot_that_knows_a_game_is_found() {
        let tree = tree()
            .with("crates/bots/Cargo.toml", "[dependencies]\nedo.workspace = true\n")
            .with("crates/sim/src/lib.rs", "use edo::Edo;\nlet edomae = 1;");
        let faults =
            ["crates/bots/Cargo.toml: depends on `edo`", "crates/sim/src/lib.rs:1: names `edo`"];
        assert_eq!(found(games, &tree), faults);
    }
}
