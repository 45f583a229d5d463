//! Action cards, events, bonus cards, characters: how many, of which kind, with which words.

use std::collections::BTreeSet;
use std::fmt::Debug;

use yedo::content::HOUSE;
use yedo::edition::{
    ActionKind, Colour, CoopUse, Effect, EventKind, Favor, Fit, Moment, Odd, Scoring, Source,
};

fn ids<'a>(rows: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let rows: Vec<_> = rows.collect();
    let unlike: BTreeSet<_> = rows.iter().collect();
    assert_eq!(unlike.len(), rows.len(), "an id is there twice");
    rows
}

#[test]
fn there_are_six_kinds_of_eight_action_cards() {
    let ids = ids(HOUSE.actions.iter().map(|card| card.id));
    assert_eq!(ids.len(), 48);
    for (i, card) in HOUSE.actions.iter().enumerate() {
        assert_eq!(card.kind, ActionKind::ALL[i / 8], "{}", card.id);
        let letter = char::from(b'A' + (i / 8) as u8);
        assert_eq!(card.id, format!("{letter}{:02}", i % 8 + 1));
    }
}

#[test]
fn unfit_action_cards_are_marked() {
    let of = |fit| {
        let cards = HOUSE.actions.iter().filter(move |card| card.fit == fit);
        cards.map(|card| card.id).collect::<Vec<_>>()
    };
    assert_eq!(of(Fit::NotSolo), ["A05", "A08"]);
    let rivalry = ["D01", "D02", "D06", "F01", "F02", "F03", "F04", "F05", "F06", "F07"];
    assert_eq!(of(Fit::Competitive), rivalry);
}

#[test]
fn printed_are_only_the_cards_that_the_book_shows() {
    let printed = HOUSE.actions.iter().filter(|card| card.source == Source::Printed);
    let printed: Vec<_> = printed.map(|card| card.id).collect();
    assert_eq!(printed, ["A01", "A02", "D01", "D02", "D03", "D04", "E01"]);
    let prestige = HOUSE.characters.iter().filter(|it| it.prestige_source == Source::Printed);
    assert_eq!(prestige.map(|it| (it.id, it.prestige)).collect::<Vec<_>>(), [("t01", 2)]);
    assert!(HOUSE.events.iter().all(|card| card.source == Source::House));
    assert!(HOUSE.bonuses.iter().all(|card| card.source == Source::House));
}

#[test]
fn every_moment_is_answered_by_some_card() {
    for moment in Moment::ALL {
        let answered = HOUSE.actions.iter().any(|card| card.moment == moment);
        assert_eq!(answered, moment != Moment::Round, "{moment:?}");
    }
    assert!(HOUSE.characters.iter().any(|it| it.moment == Moment::Round));
}

#[test]
fn there_are_seven_kinds_of_six_events_and_the_jesuits() {
    assert_eq!(ids(HOUSE.events.iter().map(|card| card.id)).len(), 43);
    let count = |kind| HOUSE.events.iter().filter(|card| card.kind == kind).count();
    assert_eq!(EventKind::ALL.map(count), [6, 6, 6, 6, 6, 6, 6, 1]);
    let last = HOUSE.events.last().expect("there are events");
    assert_eq!(last.effect, [Effect::Bespoke(Odd::Jesuits)]);
}

#[test]
fn in_the_last_round_the_watch_has_nothing_to_do_but_change_its_guard() {
    let not_last = HOUSE.events.iter().filter(|card| !card.last_round);
    let not_last: Vec<_> = not_last.map(|card| card.id).collect();
    assert_eq!(not_last, ["WA1", "WA3", "WA4", "WA5", "WA6"]);
}

/// What the debugging text of rows names.
fn names(rows: impl Debug, word: &str) -> bool {
    let text = format!("{rows:?}");
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    words.any(|it| it == word)
}

#[test]
fn only_disasters_are_softened_and_the_castle_is_never_closed() {
    for card in HOUSE.events {
        let is_softened = names(card.effect, "Blessed");
        assert_eq!(is_softened, card.kind == EventKind::Disasters, "{}", card.id);
        let closes_castle = format!("{:?}", card.effect).contains("Close(Castle)");
        assert!(!closes_castle, "{}", card.id);
    }
}

/// The words of the vocabulary, as it declares them, so that none can be forgotten.
pub(crate) fn vocabulary() -> Vec<String> {
    let source = include_str!("../../src/edition/effect.rs");
    let (_, body) = source.split_once("pub enum Effect {").expect("there are words");
    let (body, _) = body.split_once("\n}").expect("they end");
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(char::is_uppercase));
    let name = |line: &str| line.chars().take_while(|c| c.is_alphanumeric()).collect();
    variants.map(name).collect()
}

#[test]
fn every_word_of_the_vocabulary_is_used() {
    let all =
        format!("{:?}{:?}{:?}{:?}", HOUSE.actions, HOUSE.events, HOUSE.characters, HOUSE.emperor);
    let used: BTreeSet<&str> = all.split(|c: char| !c.is_alphanumeric()).collect();
    let words = vocabulary();
    assert!(
        ["Gain", "Feed", "Loan", "Bespoke"].iter().all(|word| words.iter().any(|it| it == word))
    );
    for word in words {
        assert!(used.contains(word.as_str()), "{word}");
    }
}

#[test]
fn there_are_27_bonus_cards_worth_something() {
    assert_eq!(ids(HOUSE.bonuses.iter().map(|card| card.id)).len(), 27);
    for card in HOUSE.bonuses {
        let most = match card.scoring {
            Scoring::Pair(_, _, both, one) => both.max(one),
            Scoring::Table(_, points) | Scoring::Rank(points) => {
                points.iter().copied().max().unwrap_or(0)
            }
            Scoring::Per(_, _, points, most) => {
                assert!(points <= most && most % points == 0, "{}", card.id);
                most
            }
            Scoring::AtMost(_, _, points) | Scoring::Has(_, points) | Scoring::Least(points) => {
                points
            }
            Scoring::Most(_, alone, tied) => alone.max(tied),
        };
        assert!((2..=6).contains(&most), "{}: {most}", card.id);
    }
    let of = |has: fn(&yedo::edition::BonusCard) -> bool| {
        HOUSE.bonuses.iter().filter(|card| has(card)).map(|card| card.id).collect::<Vec<_>>()
    };
    assert_eq!(of(|card| card.fit == Fit::Competitive), ["b26", "b27"]);
    assert_eq!(of(|card| card.needs_black), ["b20"]);
    assert!(names(HOUSE.bonuses[19].scoring, &format!("{:?}", Colour::Black)));
}

#[test]
fn there_are_15_characters_and_one_for_each_favor() {
    assert_eq!(ids(HOUSE.characters.iter().map(|it| it.id)).len(), 15);
    for favor in Favor::ALL {
        let with = HOUSE.characters.iter().filter(|it| it.favor == Some(favor));
        let with: Vec<_> = with.collect();
        assert_eq!(with.len(), 1, "{favor:?}");
        assert_ne!(with[0].coop_use, CoopUse::Unfit, "no favor is without its character");
    }
    let unfit = HOUSE.characters.iter().filter(|it| it.coop_use == CoopUse::Unfit);
    assert_eq!(unfit.map(|it| it.id).collect::<Vec<_>>(), ["t06"]);
    assert!(HOUSE.characters.iter().all(|it| (1..=3).contains(&it.prestige)));
}
