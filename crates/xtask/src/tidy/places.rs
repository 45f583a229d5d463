//! Words that belong to certain files only.

use anyhow::Result;

use super::Fault;
use crate::source::{has_word, lines};
use crate::tree::Tree;

/// An add-on that is not in play has put nothing on the table, so nobody else need ask.
pub(super) fn addons(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.under("crates/edo/src/", ".rs") {
        let file = &path["crates/edo/src/".len()..];
        if matches!(file, "setup.rs" | "lib.rs" | "addon.rs") || file.starts_with("addon/") {
            continue;
        }
        for line in lines(text).iter().filter(|line| has_word(&line.code, "Addons")) {
            faults.push(Fault::on_line(path, line.number, "asks which add-ons are in play"));
        }
    }
    Ok(faults)
}

/// Who may look at a sealed answer before the rest are in, and why it is no rule.
const LOOK: [(&str, &str); 5] = [
    ("/seal.rs", "it is its own"),
    ("/view.rs", "everybody may see what they themselves sealed"),
    ("/notation.rs", "a position is written down whole"),
    ("/audit.rs", "pieces in sealed answers are counted too"),
    ("/toy.rs", "view and audit of a small game for tests are in one file"),
];

/// `Sealed::own` takes a seat; methods of that name without an argument are something else.
pub(super) fn own_sealed(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.sources() {
        if LOOK.iter().any(|(file, _)| path.ends_with(file)) {
            continue;
        }
        for line in lines(text) {
            let mut calls = line.code.split(".own(").skip(1);
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
        ]);
        let faults = ["crates/edo/src/phase/plan.rs:2: asks which add-ons are in play"];
        assert_eq!(found(addons, &tree), faults);
    }

    #[test]
    fn a_look_at_a_sealed_answer_is_found() {
        let tree = Tree::of(&[
            ("crates/edo/src/view.rs", "secret.plans.own(seat)"),
            ("crates/edo/src/check.rs", "draft.own() + 1"),
            ("crates/bots/src/peek.rs", "plans.own(other)"),
        ]);
        assert_eq!(
            found(own_sealed, &tree),
            ["crates/bots/src/peek.rs:1: looks at a sealed answer"]
        );
    }
}
