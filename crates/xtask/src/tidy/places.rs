//! Words that belong to certain files only.

use anyhow::Result;

use super::Fault;
use crate::catalogue::{GAMES, Game};
use crate::source::{has_word, lines};
use crate::tree::Tree;

/// An add-on that is not in play has put nothing on the table, so nobody else need ask.
pub(super) fn addons(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.sources() {
        let sources = GAMES.map(Game::sources);
        let Some(file) = sources.iter().find_map(|folder| path.strip_prefix(folder)) else {
            continue;
        };
        if matches!(file, "setup.rs" | "lib.rs" | "addon.rs") || file.starts_with("addon/") {
            continue;
        }
        for line in lines(text).iter().filter(|line| has_word(&line.code, "Addons")) {
            faults.push(Fault::on_line(path, line.number, "asks which add-ons are in play"));
        }
    }
    Ok(faults)
}

/// How one looks at a sealed answer. Methods of these names without an argument are something else.
const LOOKS: [&str; 2] = [".own(", ".sealed("];

/// Who may, before the rest are in, and why it is no rule.
const LOOKERS: [(&str, &str); 7] = [
    ("/seal.rs", "it is its own"),
    ("/view.rs", "everybody may see what they themselves sealed"),
    ("/notation.rs", "a position is written down whole"),
    ("/position/", "a position is written down whole"),
    ("/state.rs", "it hands a sealed plan to those who write down a position"),
    ("/audit.rs", "pieces in sealed answers are counted too"),
    ("/toy.rs", "view and audit of a small game for tests are in one file"),
];

pub(super) fn own_sealed(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.sources() {
        if LOOKERS.iter().any(|(part, _)| path.contains(part)) {
            continue;
        }
        for line in lines(text) {
            let mut calls = LOOKS.iter().flat_map(|look| line.code.split(look).skip(1));
            if calls.any(|rest| !rest.starts_with(')')) {
                faults.push(Fault::on_line(path, line.number, "looks at a sealed answer"));
            }
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::{addons, own_sealed};
    use crate::tidy::found;
    use crate::tree::Tree;

    #[test]
    fn addons_outside_of_setup_are_found() {
        let tree = Tree::of(&[
            ("crates/edo/src/setup.rs", "pub struct Addons;"),
            ("crates/edo/src/addon/ronin.rs", "use crate::setup::Addons;"),
            ("crates/edo/src/phase/plan.rs", "// not Addons\nif addons == Addons::default() {}"),
            ("crates/sim/src/soak.rs", "Addons::default()"),
            ("crates/yedo/src/phase/bid.rs", "if addons == Addons::default() {}"),
        ]);
        let faults = [
            "crates/edo/src/phase/plan.rs:2: asks which add-ons are in play",
            "crates/yedo/src/phase/bid.rs:1: asks which add-ons are in play",
        ];
        assert_eq!(found(addons, &tree), faults);
    }

    #[test]
    fn a_look_at_a_sealed_answer_is_found() {
        let tree = Tree::of(&[
            ("crates/edo/src/view.rs", "secret.plans.own(seat)"),
            ("crates/edo/src/check.rs", "draft.own() + plans.sealed().len()"),
            ("crates/edo/src/imagine.rs", "secret.sealed(other)"),
            ("crates/bots/src/peek.rs", "plans.own(other)"),
        ]);
        let faults = [
            "crates/bots/src/peek.rs:1: looks at a sealed answer",
            "crates/edo/src/imagine.rs:1: looks at a sealed answer",
        ];
        assert_eq!(found(own_sealed, &tree), faults);
    }
}
