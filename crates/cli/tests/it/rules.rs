//! The rulebook.

use crate::run::{Folder, oedo, well};

#[test]
fn all_rules_are_listed_by_chapter_and_each_can_be_read() {
    let out = well(&["rules"], "");
    for id in ["edo.pieces.player", "edo.act.pay", "edo.ronin.disperse.sure"] {
        assert!(out.contains(id), "{id}");
    }
    assert!(out.find("Phase 1").unwrap() < out.find("Phase 2").unwrap());
    for (rule, _) in edo::rules::ALL {
        for lang in ["en", "es", "fr"] {
            let out = well(&["rules", rule.0, "--lang", lang], "");
            assert!(out.contains(rule.0), "{rule}");
        }
    }
}

#[test]
fn a_rule_says_where_it_comes_from_and_shows_its_example() {
    let out = well(&["rules", "edo.ronin.select.single"], "");
    assert!(out.contains("the printed rule sheets"), "{out}");
    assert!(out.contains("Example: rules/edo/"), "{out}");
    assert!(well(&["rules", "edo.act.pay", "--lang", "es"], "").contains("decisión nuestra"));
}

#[test]
fn an_unknown_rule_is_nearly_found() {
    let ran = oedo(&["rules", "edo.ronin.must-jion"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("edo.ronin.must-join"), "{}", ran.err);
    assert_eq!(ran.out, "");
    for id in ["", " ", "💥", &"x".repeat(10_000)] {
        assert_eq!(oedo(&["rules", id], "").code, 2);
    }
}

#[test]
fn rules_can_be_had_as_json() {
    let all: serde_json::Value = serde_json::from_str(&well(&["rules", "--json"], "")).unwrap();
    assert_eq!(all.as_array().unwrap().len(), edo::rules::ALL.len());
    let one = well(&["rules", "edo.act.pay", "--json", "--lang", "fr"], "");
    let one: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert_eq!(one["id"], "edo.act.pay");
    assert_eq!(one["sources"][0], "house");
    assert!(!one["title"].as_str().unwrap().is_empty());
}

#[test]
fn a_rule_is_told_with_the_numbers_of_an_edition() {
    let folder = Folder::new("rule-numbers");
    let house = well(&["edition", "export", "edo"], "");
    let edition = folder.with("long.toml", house.replace("end_points = 12", "end_points = 37"));
    for lang in ["en", "es", "fr"] {
        // The text alone: examples may well speak of other numbers.
        let text = |more: &[&str]| {
            let args = [&["rules", "edo.end.trigger", "--json", "--lang", lang], more].concat();
            let rule: serde_json::Value = serde_json::from_str(&well(&args, "")).unwrap();
            rule["text"].as_str().unwrap().to_owned()
        };
        let [ours, theirs] = [text(&[]), text(&["--edition", &edition])];
        assert!(ours.contains(" 12 p"), "{ours}");
        assert!(theirs.contains(" 37 p") && !theirs.contains(" 12 p"), "{theirs}");
    }
    let args = ["play", "edo", "--edition", &edition];
    assert!(well(&args, "rule end.trigger\nquit\n").contains("37 power points"));
}
