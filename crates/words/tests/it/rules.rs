//! Every rule can be read in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use words::{Lang, Words};

#[test]
fn every_rule_has_a_text_and_a_title_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for (rule, _) in edo::rules::ALL {
            assert!(!words.rule_text(*rule).is_empty(), "{rule} in {}", lang.code());
            assert!(!words.rule_title(*rule).is_empty(), "{rule} in {}", lang.code());
        }
    }
}

#[test]
fn whatever_the_rules_find_missing_has_its_words() {
    let lacks = lacks();
    assert!(40 < lacks.len(), "they are found in the source: {lacks:?}");
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for what in lacks.iter().map(String::as_str).chain(["other"]) {
            for (have, need, limit) in [(0, 1, "no"), (1, 2, "no"), (5, 2, "yes")] {
                let args = [("have", have.into()), ("need", need.into()), ("limit", limit.into())];
                let said = words.text(&format!("lack-{what}"), &args);
                assert!(said.ends_with('.'), "{what} in {}: {said}", lang.code());
            }
        }
    }
}

/// Every `what` that the source of the rules names. Types cannot tell, and no random game finds all.
fn lacks() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    look_into(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../edo/src")), &mut found);
    // A price that cannot be paid names the good.
    found.extend(["ryo", "rice", "wood", "stone"].map(str::to_owned));
    found
}

fn look_into(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the source of the rules") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            look_into(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).expect("source is text");
        for call in [".needs(", ".allows(", ".lacks("] {
            let named =
                text.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
            found.extend(named.filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
    }
}
