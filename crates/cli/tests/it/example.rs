//! Examples, run from anywhere.

use crate::run::{Folder, oedo, well};

const RULES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules");

#[test]
fn our_own_examples_hold() {
    let out = well(&["example", "run", RULES], "");
    assert!(out.ends_with(" passed, 0 failed\n"), "{out}");
}

#[test]
fn an_example_that_does_not_hold_is_shown_with_what_is_so() {
    let folder = Folder::new("examples");
    let head = "rule edo.setup.start-player\ngame edo\nset-up players 2\n";
    folder.with("wrong.example", format!("{head}deal {{}}\nasked S1\n"));
    folder.with("rule.example", format!("rule edo.no.such\n{head}position\nasked S1\n"));
    folder.with("seats.example", head.replace("players 2", "players 7") + "position\nasked S1\n");
    folder.with("game.example", head.replace("game edo", "game go") + "position\nasked S1\n");
    folder.with("text.example", [0xff, 0xfe]);
    folder.with("note.txt", "not looked at");
    let ran = oedo(&["example", "run", &folder.at("")], "");
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.out.ends_with("0 passed, 5 failed\n"), "{}", ran.out);
    for said in ["the luck does not fit", "no such rule", "found `7`", "game `go`", "no text"] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
    let json = oedo(&["example", "run", &folder.at(""), "--json"], "");
    assert_eq!(json.code, 1);
    let json: serde_json::Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(json["failed"], 5);
    assert_eq!(json["failures"].as_array().unwrap().len(), 5);
}

#[test]
fn whoever_names_an_unknown_rule_is_sent_to_the_rules_of_that_game() {
    let folder = Folder::new("unknown-rule");
    let file = folder
        .with("a.example", "rule yedo.no.such\ngame yedo\nset-up players 2\nposition\nasked S1\n");
    let ran = oedo(&["example", "run", &file], "");
    assert!(ran.out.contains("`oedo rules yedo` lists them"), "{}", ran.out);
}

#[test]
fn no_examples_are_not_good_examples() {
    let folder = Folder::new("none");
    let ran = oedo(&["example", "run", &folder.at("")], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no examples"), "{}", ran.err);
    assert_eq!(oedo(&["example", "run"], "").code, 2);
}
