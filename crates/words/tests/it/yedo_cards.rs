//! Every card of Yedo has its name and its line in every language, and no line is left over.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use words::{FILES, Lang, Words};
use yedo::content::HOUSE;
use yedo::edition::{
    ActionKind, Annex, Asset, BidGroup, ClanPower, Colour, District, DistrictAction, EventKind,
    Favor, MissionSet, Moment, Mood, Specialist, Weapon,
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
    add("district", &District::ALL.map(District::id), &[]);
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
    for file in FILES.iter().filter(|file| file.name.starts_with("yedo-")) {
        let parsed = parser::parse(file.text(Lang::En)).expect("it can be read");
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            assert!(wanted.contains_key(message.id.name), "{}", message.id.name);
        }
    }
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
