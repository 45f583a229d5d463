//! Our own rules about the tree, held by small checks. Each is tried on a planted fault.

#![allow(clippy::unnecessary_wraps, reason = "a check may fail to find its file; most do not")]

mod imports;
mod leftovers;
mod limits;
mod markdown;
mod places;
mod prose;
mod purposes;
mod rules;
mod sizes;

use std::fmt;
use std::path::Path;

use anyhow::{Result, bail};

use crate::tree::Tree;
use rules::in_every_game;

type Check = fn(&Tree) -> Result<Vec<Fault>>;

const CHECKS: [(&str, Check); 18] = [
    ("the digest is what would be generated", |tree| {
        in_every_game(tree, rules::digest_is_generated)
    }),
    ("the digest and the constants list the same rules", |tree| {
        in_every_game(tree, rules::digest_matches_constants)
    }),
    ("every rule is cited by the code", |tree| in_every_game(tree, rules::cited)),
    ("every rule has text and title in every language", |tree| in_every_game(tree, rules::worded)),
    ("every rule has an example", |tree| in_every_game(tree, rules::exemplified)),
    ("every rule has a test", |tree| in_every_game(tree, rules::tested)),
    ("only set-up and add-ons ask which add-ons are in play", places::addons),
    ("no rule looks at a sealed answer", places::own_sealed),
    ("no prose in the core", prose::check),
    ("the core depends on nothing", imports::dependencies),
    ("the core reaches for nothing outside, and counts in whole numbers", imports::core),
    ("bots and sim know no game", imports::games),
    ("every crate says its purpose", purposes::check),
    ("no file of the core is too long", sizes::check),
    ("every cap of the cores is in the table of limits, with a test", limits::check),
    ("nothing is left undone", leftovers::check),
    ("documents name no place on somebody's machine", markdown::absolute_paths),
    ("links between documents resolve", markdown::links),
];

/// Faults shown of one kind; who mends those will look again.
const SHOWN_MAX: usize = 25;

/// Something untidy, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    at: String,
    what: String,
}

impl Fault {
    fn new(at: impl Into<String>, what: impl Into<String>) -> Fault {
        Fault { at: at.into(), what: what.into() }
    }

    fn on_line(path: &str, line: usize, what: impl Into<String>) -> Fault {
        Fault::new(format!("{path}:{line}"), what)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

/// Runs every check and says what is untidy.
pub(crate) fn run(root: &Path) -> Result<()> {
    let report = report(&Tree::read(root)?);
    if !report.is_empty() {
        println!("{report}\n");
        bail!("the tree is not tidy");
    }
    println!("{} checks, all tidy", CHECKS.len());
    Ok(())
}

/// What is untidy, by check; empty when nothing is.
fn report(tree: &Tree) -> String {
    let mut lines = Vec::new();
    for (promise, check) in CHECKS {
        let faults =
            check(tree).unwrap_or_else(|fault| vec![Fault::new("tidy", format!("{fault:#}"))]);
        if !faults.is_empty() {
            lines.push(format!("\nnot so: {promise} (faults: {})", faults.len()));
        }
        lines.extend(faults.iter().take(SHOWN_MAX).map(|fault| format!("  {fault}")));
        if SHOWN_MAX < faults.len() {
            lines.push(format!("  and {} more", faults.len() - SHOWN_MAX));
        }
    }
    lines.join("\n")
}

/// What a check finds in a tree, for tests.
#[cfg(test)]
fn found(check: Check, tree: &Tree) -> Vec<String> {
    let faults = check(tree).expect("the files that the check needs are there");
    faults.iter().map(Fault::to_string).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::report;
    use crate::tree::Tree;

    #[test]
    fn the_tree_is_tidy() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let report = report(&Tree::read(root).expect("the tree can be read"));
        assert!(report.is_empty(), "{report}");
    }

    #[test]
    fn a_missing_file_is_a_fault_and_no_silence() {
        assert!(report(&Tree::default()).contains("crates/edo/src/rules.rs is missing"));
    }
}
