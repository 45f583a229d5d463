//! Games seen again.

use crate::run::{Folder, lines, well};

fn played(folder: &Folder) -> String {
    let file = folder.at("a.record");
    let args =
        ["play", "edo", "--players", "3", "--bots", "0", "--seed", "3", "--modules", "ronin"];
    // The set-up, all plans, and a few cards.
    well(&args, &format!("{}save {file}\nquit\n", lines("1", 30)));
    file
}

#[test]
fn a_record_is_told_from_the_deal_to_its_last_position() {
    let folder = Folder::new("replay");
    let file = played(&folder);
    for (lang, dealt, step) in [
        ("en", "is the starting player.", "After "),
        ("es", "empieza la ronda.", "Tras "),
        ("fr", "joue en premier.", "Après "),
    ] {
        let out = well(&["replay", &file, "--lang", lang], "");
        assert!(out.contains(dealt) && out.contains(step), "{out}");
        assert!(out.contains("\n1. "), "{out}");
    }
}

#[test]
fn secrets_are_seen_only_with_the_right_eyes() {
    let folder = Folder::new("eyes");
    let file = played(&folder);
    let eyes = |args: &[&str]| well(&[&["replay", &file][..], args].concat(), "");
    let sealed = |out: &str, seat: &str| out.contains(&format!("{seat} has sealed a plan: "));
    let public = eyes(&[]);
    assert_eq!(public, eyes(&["--public"]));
    assert!(!sealed(&public, "Indigo") && public.contains("plans a card in secret"));
    let own = eyes(&["--seat", "S1"]);
    assert!(sealed(&own, "Indigo") && !sealed(&own, "Vermilion"));
    assert_eq!(own, eyes(&["--seat", "s1"]));
    let all = eyes(&["--all"]);
    assert!(sealed(&all, "Indigo") && sealed(&all, "Vermilion"));
    assert!(!all.contains("plans a card in secret"));
}

#[test]
fn any_position_can_be_looked_at() {
    let folder = Folder::new("step");
    let file = played(&folder);
    let at = |step: &str| well(&["replay", &file, "--step", step], "");
    assert!(at("0").contains("After 0 of "));
    assert!(at("3").contains("After 3 of "));
    assert_ne!(at("0"), at("3"));
}

#[test]
fn a_replay_can_be_had_as_json_without_what_is_secret() {
    let folder = Folder::new("replay-json");
    let file = folder.at("a.record");
    let play = ["play", "edo", "--players", "2", "--bots", "2", "--seed", "1"];
    well(&play, &format!("save {file}\nquit\n"));
    let seen = |more: &[&str]| -> serde_json::Value {
        serde_json::from_str(&well(&[&["replay", &file, "--json"], more].concat(), "")).unwrap()
    };
    let (public, all) = (seen(&[]), seen(&["--all"]));
    let choices = |of: &serde_json::Value| {
        let steps = of["steps"].as_array().unwrap();
        steps.iter().filter(|step| step["choice"].is_string()).count()
    };
    assert_eq!(choices(&all), all["steps"].as_array().unwrap().len());
    assert!(choices(&public) < choices(&all), "plans are made in secret");
    assert_eq!(public["ranking"].as_array().unwrap().len(), 2);
}
