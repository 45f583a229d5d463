//! Every rule can be read in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use edo::Edo;
use edo::content::HOUSE;
use edo::edition::{Cost, Edition, Numbers, Works};
use edo::rules;
use words::{Lang, Spoken, Words};
use yedo::Yedo;

#[test]
fn every_rule_has_a_text_and_a_title_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for (rule, _) in edo::rules::ALL {
            assert!(!words.rule_text(*rule, &HOUSE).is_empty(), "{rule} in {}", lang.code());
            assert!(!words.rule_title(*rule).is_empty(), "{rule} in {}", lang.code());
        }
    }
}

/// Other numbers than ours wherever a text speaks of one.
fn edited() -> Edition {
    let cost = Cost { rice: 31, wood: 32, stone: 33, ryo: 34 };
    let numbers = Numbers {
        start_ryo: 41,
        hand_limit: 1,
        end_points: 42,
        yields: [6, 4, 0, 0, 0],
        house: Works { cost, points: 1, ..HOUSE.numbers.house },
        wage_rice: 43,
        ..HOUSE.numbers
    };
    Edition { numbers, ..HOUSE }
}

#[test]
fn the_texts_have_the_numbers_of_the_edition_in_play() {
    let edited = edited();
    for (lang, hand, house, yields) in [
        (Lang::En, "1 resource in hand", "32 wood, 33 stone, 31 rice and 34 ryo", "6 or 4 with"),
        (
            Lang::Es,
            "1 materia prima en",
            "32 de madera, 33 de piedra, 31 de arroz y 34 ryo",
            "6 o 4 con",
        ),
        (Lang::Fr, "1 ressource en main", "32 bois, 33 pierres, 31 riz et 34 ryo", "6 ou 4 avec"),
    ] {
        let words = Words::strict(lang);
        for (rule, said) in [
            (rules::LIMIT_RESOURCES, hand),
            (rules::ACT_BUILD_HOUSE, house),
            (rules::ACT_PRODUCE, yields),
            (rules::SETUP_MONEY, "41 ryo"),
            (rules::END_TRIGGER, "42"),
            (rules::WAGES_CHOOSE, "43"),
        ] {
            let text = words.rule_text(rule, &edited);
            assert!(text.contains(said), "{said} in {}: {text}", lang.code());
        }
    }
}

#[test]
fn no_variable_is_left_in_a_text() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for (rule, _) in rules::ALL {
            for edition in [&HOUSE, &edited()] {
                let text = words.rule_text(*rule, edition);
                assert!(!text.contains(['{', '}', '$']), "{rule} in {}: {text}", lang.code());
            }
        }
    }
}

#[test]
fn whatever_the_rules_find_missing_has_its_words() {
    // A price that cannot be paid names the good.
    let goods = ["ryo", "rice", "wood", "stone", "other"];
    assert_lacks_have_words(Edo::REASONS, "edo", &goods);
    assert_lacks_have_words(Yedo::REASONS, "yedo", &[]);
}

fn assert_lacks_have_words(reasons: &str, game: &str, more: &[&str]) {
    let mut lacks = BTreeSet::new();
    look_into(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/src")), &mut lacks);
    assert!(40 < lacks.len(), "they are found in the source: {lacks:?}");
    lacks.extend(more.iter().map(ToString::to_string));
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for what in &lacks {
            for (have, need, limit) in [(0, 1, "no"), (1, 2, "no"), (5, 2, "yes")] {
                let mut args =
                    vec![("have", have.into()), ("need", need.into()), ("limit", limit.into())];
                // As `Spoken::numbers_of_reasons` has them.
                args.extend(["short", "middle", "long"].map(|length| (length, 6.into())));
                let said = words.text(&format!("{reasons}{what}"), &args);
                assert!(said.ends_with('.'), "{what} in {}: {said}", lang.code());
            }
        }
    }
}

/// Every `what` that the source of the rules names. Types cannot tell, and no random game finds all.
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
