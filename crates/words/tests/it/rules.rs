//! Every rule can be read in every language.

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

/// What the game may name as missing.
const LACKS: &[&str] = &[
    "action",
    "asked",
    "begun",
    "card",
    "demand",
    "dispersals",
    "display",
    "edo",
    "elsewhere",
    "figures-most",
    "first-site",
    "fortresses",
    "free-sites",
    "goods-most",
    "ground",
    "houses",
    "income",
    "maximum",
    "merchant-unmoved",
    "offers",
    "officials",
    "officials-left",
    "open-card",
    "other",
    "outnumber",
    "own-officials",
    "package",
    "pile",
    "players",
    "privilege",
    "profit-tile",
    "rice",
    "ronin-alone",
    "ronin-most",
    "ronin-there",
    "ryo",
    "samurai-here",
    "samurai-unmoved",
    "start-free",
    "stone",
    "temples",
    "temples-here",
    "tile-kind",
    "trading-posts",
    "trading-posts-here",
    "uncovered",
    "white-officials",
    "wood",
];

#[test]
fn every_lack_has_its_words() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for what in LACKS {
            for (have, need, limit) in [(0, 1, "no"), (1, 2, "no"), (5, 2, "yes")] {
                let args = [("have", have.into()), ("need", need.into()), ("limit", limit.into())];
                let said = words.text(&format!("lack-{what}"), &args);
                assert!(said.ends_with('.'), "{what} in {}: {said}", lang.code());
            }
        }
    }
}
