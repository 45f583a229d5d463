//! Each word of the vocabulary with each of what can stand in its brackets, wherever a line can stand:
//! it is refused with a reason, or it plays.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use yedo::content::HOUSE;
use yedo::edition::{
    ActionCard, ActionKind, Character, CoopUse, Edition, Effect, EmperorCard, EventCard, EventKind,
    Fit, Moment,
};
use yedo::{Setup, Yedo};

use super::super::census::effects;
use super::super::check;
use super::export;
use crate::edition::term::{Term, read_term};

/// Kinds whose cards say other words.
const ACTIONS: [ActionKind; 3] = [ActionKind::Streets, ActionKind::Lanterns, ActionKind::Knives];
const EVENTS: [EventKind; 2] = [EventKind::Festivals, EventKind::Watch];

const SETUPS: [&str; 4] = [
    "players 4 rounds 6 actions streets lanterns knives events festivals watch \
     missions war interaction black modules specialists tea-house clan-powers",
    "players 2 rounds 8 actions streets lanterns knives events festivals watch \
     missions specialist kidnapping modules specialists tea-house jesuits",
    "players 3 rounds 7 actions streets lanterns neighbours missions espionage theft black \
     together demanding objectives normal normal normal modules tea-house clan-powers",
    "players 1 rounds 7 actions streets lanterns neighbours missions espionage theft \
     together gentle objectives normal normal modules tea-house specialists",
];

/// All words with all that is tried in their brackets, as the file writes them.
fn words() -> Vec<String> {
    let all: BTreeSet<String> = Effect::samples().iter().map(Term::term).collect();
    all.into_iter().collect()
}

/// What a word is called.
fn name(term: &str) -> &str {
    term.split('(').next().expect("there is a first part")
}

/// Lines that say a word: alone, about somebody who was chosen, or as one of two.
fn lines(term: &str) -> Vec<&'static [Effect]> {
    let texts = [
        format!("[{term}]"),
        format!("[look-at-missions(one), {term}]"),
        format!("[or([{term}], [gain(me, prestige, 1)])]"),
    ];
    texts.iter().filter_map(|text| read_term(text).ok()).collect()
}

/// A line that does nothing to speak of.
fn harmless() -> &'static [Effect] {
    read_term("[gain(me, mon, 1)]").expect("it reads")
}

/// A row that says a word.
#[derive(Clone, Copy)]
enum Row {
    Event(EventCard),
    Emperor(EmperorCard),
    Action(ActionCard),
    Character(Character),
}

/// Every way to say a word on a card, and whether it is accepted.
fn rows(term: &str) -> Vec<(Row, Result<(), effects::Misfit>)> {
    let mut all = Vec::new();
    for line in lines(term) {
        let event = EventCard { effect: line, ..HOUSE.events[0] };
        all.push((Row::Event(event), effects::event(&event)));
        let emperor = EmperorCard { event: line, ..HOUSE.emperor[0] };
        all.push((Row::Emperor(emperor), effects::emperor(line)));
        for moment in Moment::ALL {
            let card = ActionCard { effect: line, coop: None, moment, ..HOUSE.actions[0] };
            for card in [
                card,
                ActionCard { fit: Fit::Competitive, ..card },
                ActionCard { effect: harmless(), coop: Some(line), ..card },
            ] {
                all.push((Row::Action(card), effects::action(&card)));
            }
            let character = Character { effect: line, coop: None, moment, ..HOUSE.characters[0] };
            for character in [
                Character { coop_use: CoopUse::Once, ..character },
                Character { coop_use: CoopUse::Unfit, ..character },
                Character { coop_use: CoopUse::UntilPaidBack, ..character },
                Character { effect: harmless(), coop: Some(line), ..character },
            ] {
                all.push((Row::Character(character), effects::character(&character)));
            }
        }
    }
    all
}

/// What only one card of an edition may say here, so that all of them together are accepted.
fn rarity(row: Row) -> Option<&'static str> {
    let (line, coop, moment) = match row {
        Row::Event(_) | Row::Emperor(_) => return None,
        Row::Action(row) => (row.effect, row.coop, row.moment),
        Row::Character(row) => (row.effect, row.coop, row.moment),
    };
    let says = |is: &dyn Fn(&Effect) -> bool| {
        effects::says(line, is) || coop.is_some_and(|line| effects::says(line, is))
    };
    if says(&|word| matches!(word, Effect::Place(_))) {
        Some("place")
    } else if says(&effects::spares_one) {
        Some("spare")
    } else if says(&|word| matches!(word, Effect::Loan { .. })) {
        Some("loan")
    } else if says(&effects::gives_actions) {
        Some("actions")
    } else if moment == Moment::Reply {
        Some("reply")
    } else {
        None
    }
}

/// Our edition with as many of these rows as have room; the others are given back.
fn with(rows: Vec<Row>) -> (Edition, Vec<Row>) {
    let mut actions: Vec<ActionCard> = HOUSE.actions.to_vec();
    let mut events = HOUSE.events.to_vec();
    let mut characters = HOUSE.characters.to_vec();
    let mut emperor = HOUSE.emperor.to_vec();
    let mut left = Vec::new();
    let mut rare = BTreeSet::new();
    // Cards that are not fit for playing together are of one kind, so that the others can be chosen.
    let of_kind = |at: &usize| ACTIONS.contains(&HOUSE.actions[*at].kind);
    let (mut apart, mut action_places): (Vec<usize>, Vec<usize>) = (0..actions.len())
        .filter(of_kind)
        .partition(|at| HOUSE.actions[*at].kind == ActionKind::Knives);
    let of_kind = |at: &usize| EVENTS.contains(&HOUSE.events[*at].kind);
    let mut event_places: Vec<usize> = (0..events.len()).filter(of_kind).collect();
    let mut character_places: Vec<usize> = (0..characters.len()).collect();
    let mut emperor_places: Vec<usize> = (0..emperor.len()).collect();
    for card in &mut actions {
        (card.effect, card.coop) = (harmless(), None);
        (card.fit, card.moment) = (Fit::All, Moment::Any);
    }
    for row in &mut characters {
        (row.effect, row.coop) = (harmless(), None);
        (row.coop_use, row.moment) = (CoopUse::Once, Moment::Any);
    }
    for row in rows {
        if rarity(row).is_some_and(|rarity| !rare.insert(rarity)) {
            left.push(row);
            continue;
        }
        match row {
            Row::Event(new) => match event_places.pop() {
                Some(at) => events[at].effect = new.effect,
                None => left.push(row),
            },
            Row::Emperor(new) => match emperor_places.pop() {
                Some(at) => emperor[at].event = new.event,
                None => left.push(row),
            },
            Row::Action(new) => {
                match if new.fit == Fit::Competitive { apart.pop() } else { action_places.pop() } {
                    Some(at) => {
                        actions[at] =
                            ActionCard { id: actions[at].id, kind: actions[at].kind, ..new };
                    }
                    None => left.push(row),
                }
            }
            Row::Character(new) => match character_places.pop() {
                Some(at) => {
                    let Character { id, favor, .. } = characters[at];
                    characters[at] = Character { id, favor, ..new };
                }
                None => left.push(row),
            },
        }
    }
    let edition = Edition {
        actions: actions.leak(),
        events: events.leak(),
        characters: characters.leak(),
        emperor: emperor.leak(),
        ..HOUSE
    };
    (edition, left)
}

#[test]
fn every_word_is_refused_with_a_reason_or_plays_as_an_edition_reads_it() {
    let mut named: BTreeMap<String, bool> = BTreeMap::new();
    let mut left = Vec::new();
    for (nth, term) in words().iter().enumerate() {
        let mut accepted = Vec::new();
        for (row, fits) in rows(term) {
            match fits {
                Ok(()) => accepted.push(row),
                Err((what, expected)) => {
                    assert!(!what.is_empty() && !expected.is_empty(), "{term}: {what} {expected}");
                }
            }
        }
        let plays = named.entry(name(term).to_owned()).or_default();
        *plays |= !accepted.is_empty();
        // Each in one place; all places have their turn.
        if !accepted.is_empty() {
            left.push(accepted[nth % accepted.len()]);
        }
    }
    let silent: Vec<&String> = named.iter().filter(|(_, plays)| !**plays).map(|it| it.0).collect();
    assert!(silent.is_empty(), "no card can say {silent:?}");
    assert!(1000 < left.len(), "only {} ways to say a word are accepted", left.len());
    let (mut seed, mut faults) = (0, Vec::new());
    while !left.is_empty() {
        let (edition, rest) = with(left);
        left = rest;
        let text = export(&edition);
        let edition = match check("yedo.toml", &text) {
            Ok(edition) => edition,
            Err(troubles) => panic!("{}", troubles[0]),
        };
        for setup in SETUPS {
            seed += 1;
            let setup = Setup::read(setup).expect("it reads");
            let game = Yedo::new(setup, edition).expect("every kind has cards");
            let played = catch_unwind(AssertUnwindSafe(|| table::contract::soak(&game, seed)));
            let why = match played {
                Ok(Ok(_)) => continue,
                Ok(Err((answers, why))) => format!("{answers} answers: {why}"),
                Err(_) => "it panics".to_owned(),
            };
            let said = |line: &str| line.contains("id = ") && !export(&HOUSE).contains(line);
            let lines: Vec<&str> = text.lines().filter(|line| said(line)).collect();
            faults.push(format!("{setup} with seed {seed}: {why}\n{}", lines.join("\n")));
        }
    }
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n\n"));
}

/// What a reviewer once changed in a card of ours: most of it was read and then did not play, or did
/// something else than it says.
#[test]
fn edits_that_once_were_read_and_did_not_play_are_refused_or_play() {
    // The word of ours, what it becomes, and what is said of it; nothing if it plays.
    let edits: [(&str, &str, &str); 17] = [
        ("take(geisha, 1, one-with-more)", "take(bonus, 1, one-here)", "unknown thing to take"),
        ("take(geisha, 1, one-with-more)", "take(action, 1, one-here)", "unknown thing to take"),
        ("take(geisha, 1, one-with-more)", "take(prestige, 1, one-here)", ""),
        ("plus(mon, 2)", "plus(prestige, 2)", "unknown thing of a mission"),
        ("plus(mon, 2)", "plus(bonus, 1)", "unknown thing of a mission"),
        ("look(mission, 4, 1)", "look(action, 3, 1)", ""),
        ("look(mission, 4, 1)", "look(bonus, 3, 0)", ""),
        ("look(mission, 4, 1)", "look(mission, 7, 1)", "a number from 1 to 5"),
        ("look(mission, 4, 1)", "look(mission, 4, 2)", ""),
        ("draw(bonus, 3, 1)", "draw(event, 3, 1)", "unknown deck to draw from"),
        ("draw(bonus, 3, 1)", "draw(mission, 7, 1)", "a number from 1 to 4"),
        ("draw(bonus, 3, 1)", "draw(bonus, 8, 1)", "a number from 1 to 4"),
        ("draw(bonus, 3, 1)", "draw(bonus, 3, 2)", ""),
        ("weapon-price(-2, next-event)", "weapon-price(2, next-event)", ""),
        ("show(1)", "show(2)", ""),
        ("\"move(1)\"", "\"move(2)\"", ""),
        ("gain(lowest, mon, 2)", "gain(one, mon, 2)", ""),
    ];
    let text = export(&HOUSE);
    for (ours, other, said) in edits {
        assert!(text.contains(ours), "{ours}");
        let edited = text.replacen(ours, other, 1);
        match check("yedo.toml", &edited) {
            Err(troubles) => {
                let heard = troubles[0].to_string();
                assert!(!said.is_empty() && heard.contains(said), "{other}: {heard}");
            }
            Ok(edition) => {
                assert!(said.is_empty(), "{other} is accepted");
                for (seed, setup) in (0..).zip(SETUPS) {
                    let setup = setup.replace("lanterns", "whispers");
                    let setup = Setup::read(&setup).expect("it reads");
                    let game = Yedo::new(setup, edition).expect("it may be played");
                    assert!(table::contract::soak(&game, seed).is_ok(), "{other}");
                }
            }
        }
    }
}
