//! Every card and every rule of Yedo has its words in every language, and none are left over.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use table::Rule;
use words::{FILES, Lang, Words};
use yedo::content::HOUSE;
use yedo::edition::{
    ActionKind, Annex, Asset, BidGroup, ClanPower, Colour, District, DistrictAction, EventKind,
    Favor, Level, MissionSet, Moment, Mood, Specialist, Weapon,
};

/// Keys, each with the attributes it must have besides its name.
fn wanted() -> BTreeMap<String, &'static [&'static str]> {
    const LINE: &[&str] = &["line"];
    const ABOUT: &[&str] = &["about"];
    let mut wanted = BTreeMap::new();
    let mut add = |table: &str, ids: &[&str], attributes: &'static [&'static str]| {
        for id in ids {
            assert!(wanted.insert(format!("yedo-{table}-{id}"), attributes).is_none(), "{id}");
        }
    };
    add("district", &District::ALL.map(District::id), &["at", "to", "from", "short"]);
    add("deed", &DistrictAction::ALL.map(DistrictAction::id), &[]);
    add("weapon", &Weapon::ALL.map(Weapon::id), ABOUT);
    add("annex", &Annex::ALL.map(Annex::id), ABOUT);
    add("specialist", &Specialist::ALL.map(Specialist::id), LINE);
    add("colour", &Colour::ALL.map(Colour::id), &[]);
    add("set", &MissionSet::ALL.map(MissionSet::id), &[]);
    add("action-kind", &ActionKind::ALL.map(ActionKind::id), &[]);
    add("event-kind", &EventKind::ALL.map(EventKind::id), &[]);
    add("moment", &Moment::ALL.map(Moment::id), &[]);
    add("asset", &Asset::ALL.map(Asset::id), &[]);
    add("group", &BidGroup::ALL.map(BidGroup::id), &[]);
    add("mood", &Mood::ALL.map(Mood::id), &[]);
    add("level", &Level::ALL.map(Level::id), &[]);
    add("favor", &Favor::ALL.map(Favor::id), LINE);
    add("clan", &ClanPower::ALL.map(ClanPower::id), LINE);
    add("action", &ids(HOUSE.actions, |card| card.id), LINE);
    add("event", &ids(HOUSE.events, |card| card.id), LINE);
    add("bonus", &ids(HOUSE.bonuses, |card| card.id), LINE);
    add("character", &ids(HOUSE.characters, |card| card.id), LINE);
    add("emperor", &ids(HOUSE.emperor, |card| card.id), &["event", "line"]);
    add("mission", &ids(HOUSE.missions, |card| card.id), LINE);
    wanted.insert("yedo-blackmail".to_owned(), LINE);
    wanted
}

fn ids<T>(rows: &'static [T], id: impl Fn(&T) -> &'static str) -> Vec<&'static str> {
    rows.iter().map(id).collect()
}

#[test]
fn every_card_has_its_name_and_its_line_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for (key, attributes) in wanted() {
            assert!(!words.text(&key, &[]).is_empty(), "{key} in {}", lang.code());
            for attribute in attributes {
                let said = words.attribute(&key, attribute);
                let is_sentence = said.ends_with(['.', '»', '”']);
                let is_line = *attribute == "line";
                assert!(is_sentence || !is_line, "{key} in {}: {said}", lang.code());
            }
        }
    }
}

#[test]
fn no_name_is_left_without_a_card() {
    let wanted = wanted();
    for key in keys("yedo-cards").into_iter().chain(keys("yedo-missions")) {
        assert!(wanted.contains_key(key), "{key}");
    }
}

/// The keys of an English file, in order.
fn keys(name: &str) -> Vec<&'static str> {
    let file = FILES.iter().find(|file| file.name == name).expect("there is such a file");
    let parsed = parser::parse(file.text(Lang::En)).expect("it can be read");
    let mut keys = Vec::new();
    for entry in parsed.body {
        let Entry::Message(message) = entry else { continue };
        keys.push(message.id.name);
    }
    keys
}

#[test]
fn every_rule_has_a_text_and_a_title_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for (rule, _) in yedo::rules::ALL {
            assert!(words.rule_text(*rule, &HOUSE).ends_with('.'), "{rule} in {}", lang.code());
            assert!(!words.rule_title(*rule).is_empty(), "{rule} in {}", lang.code());
        }
    }
}

#[test]
fn the_texts_of_the_rules_stand_in_the_order_of_the_rules() {
    let rules: Vec<String> = yedo::rules::ALL.iter().map(|(rule, _)| key(*rule)).collect();
    assert_eq!(keys("yedo-rules"), rules);
}

/// The language files write the stop of a rule's id as `_`.
fn key(rule: Rule) -> String {
    rule.0.replace('.', "_")
}

#[test]
fn no_two_missions_have_the_same_name() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let mut names = BTreeSet::new();
        for mission in HOUSE.missions {
            let name = words.text(&format!("yedo-mission-{}", mission.id), &[]);
            assert!(names.insert(name.clone()), "{name} in {}", lang.code());
        }
    }
}

#[test]
fn second_copies_are_called_what_the_first_is_called() {
    let words = Words::strict(Lang::Es);
    assert_eq!(words.text("yedo-action-A02", &[]), words.text("yedo-action-A01", &[]));
    assert_eq!(
        words.attribute("yedo-action-D04", "line"),
        words.attribute("yedo-action-D03", "line")
    );
}
