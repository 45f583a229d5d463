//! Luck that can be proved.

use host::{Act, Commitment, Event, Nonce, Refused, Table, Unproved, verify};
use store::{Life, Line, PersonId, Secret};
use table::{Fast, Seat};

use crate::played::{ANNE, BEN, NONCE, Played, SECRET, terms};

fn whole(undo: bool) -> Played {
    let mut chance = Fast(21);
    let mut played = Played::new(terms("players 2 modules ronin"));
    for person in [ANNE, BEN] {
        played.must(person, &Act::Sit { seat: None, nonce: None });
        played.must(person, &Act::Add { nonce: Nonce([person.0 as u8; 16]) });
    }
    played.must(ANNE, &Act::Start);
    while played.table.life() == Life::Running {
        played.play(25, &mut chance);
        if undo && played.table.life() == Life::Running {
            played.must(ANNE, &Act::AskUndo { answers: 10 });
            played.must(BEN, &Act::Agree { wish: None });
            played.play(15, &mut chance);
        }
    }
    played
}

#[test]
fn every_draw_can_be_made_again_from_the_secret() {
    for undo in [false, true] {
        let played = whole(undo);
        let verified = verify(&played.lines).expect("nobody cheated");
        assert!(20 < verified.draws && 100 < verified.answers, "{verified:?}");
        assert_eq!(0 < verified.undone, undo);
        assert_eq!(verified.commitment, Commitment::to(&SECRET));
        let added = [ANNE, BEN].map(|person| (person, Nonce([person.0 as u8; 16])));
        assert_eq!(verified.nonces, added, "and who added what, to be compared");
    }
}

#[test]
fn who_sits_there_adds_once_to_the_luck() {
    let mut played = Played::new(terms("players 2"));
    let add = |n: u8| Act::Add { nonce: Nonce([n; 16]) };
    assert!(played.act(BEN, &add(1)).is_err(), "he does not sit there");
    played.must(ANNE, &Act::Sit { seat: None, nonce: None });
    played.must(BEN, &Act::Sit { seat: None, nonce: None });
    assert_eq!(played.act(ANNE, &Act::Start), Err(Refused::Nonces), "nobody has added anything");
    played.must(BEN, &add(1));
    assert_eq!(played.act(BEN, &add(2)), Err(Refused::Nothing), "nobody tries until it suits");
    played.must(BEN, &Act::Leave { seat: Seat(1) });
    assert!(played.sight(ANNE).nonces.is_empty(), "who does not play has no part in it");
    for forged in [PersonId(7), ANNE, ANNE] {
        let line = Event::Nonce { person: forged, nonce: Nonce([3; 16]) };
        let line = Line { text: line.to_string(), at: played.now };
        let taken = played.table.clone().take(&line);
        assert_eq!(taken.is_ok(), forged == ANNE && !played.table.has_added(ANNE));
        if taken.is_ok() {
            played.must(ANNE, &add(3));
        }
    }
}

/// One who sits down on several seats adds once; and all who sit there have to.
#[test]
fn nobody_plays_who_has_added_nothing() {
    let mut played = Played::new(terms("players 3"));
    played.must(ANNE, &Act::Sit { seat: None, nonce: NONCE });
    played.must(ANNE, &Act::Sit { seat: None, nonce: Some(Nonce([1; 16])) });
    assert_eq!(played.sight(ANNE).nonces, [(ANNE, Nonce([9; 16]))]);
    played.must(BEN, &Act::Sit { seat: None, nonce: None });
    assert_eq!(played.act(ANNE, &Act::Start), Err(Refused::Nonces));
    let line = Line { text: "started".to_owned(), at: played.now };
    let why = played.table.clone().take(&line).expect_err("not even if it was written down").why;
    assert_eq!(why, host::Why::Misplaced("somebody has added nothing to the luck"));
    played.must(BEN, &Act::Add { nonce: Nonce([2; 16]) });
    played.must(ANNE, &Act::Start);
}

/// Where nobody has the rules any more, the draws are made again all the same.
#[test]
fn the_luck_of_old_rules_is_proved_without_them() {
    let mut played = whole(true);
    let found = verify(&played.lines).expect("nobody cheated");
    played.lines[0].text = played.lines[0].text.replace(" rules 2 ", " rules 0 ");
    let unplayed = host::Verified { answers: 0, unplayed: found.answers, ..found };
    assert_eq!(verify(&played.lines), Ok(unplayed));
    let at = played.lines.iter().rposition(|line| line.text.ends_with('}')).expect("a draw");
    let Ok(Event::Answered(mut line)) = Event::read(&played.lines[at].text) else {
        panic!("the last luck comes with an answer");
    };
    line.draws[0].value = (line.draws[0].value + 1) % line.draws[0].of;
    let mut altered = played.lines.clone();
    altered[at].text = Event::Answered(line).to_string();
    assert_eq!(verify(&altered), Err(Unproved::Draws { number: at as u32 }));
    let mut other = played.lines.clone();
    other.last_mut().expect("there are lines").text =
        Event::Over { secret: Secret([8; 32]) }.to_string();
    assert_eq!(verify(&other), Err(Unproved::Secret));
    played.lines.pop();
    assert_eq!(verify(&played.lines), Err(Unproved::Running));
}

/// A stranger's file may not bring an edition, since what is read once stays in memory.
#[test]
fn an_edition_that_nobody_plays_with_is_not_brought_by_a_file() {
    let ours = record::edition::edo::export(&edo::content::HOUSE);
    let other = ours.replacen("name = \"house\"", "name = \"a stranger's\"", 1);
    assert_ne!(ours, other);
    for (file, known) in [(ours, true), (other, false)] {
        let mut terms = terms("players 2");
        terms.file = Some(file.clone());
        let created = Event::Created(Box::new(terms)).to_string();
        let edition = record::EditionId { name: "x".into(), digest: "y".into() };
        let switch =
            host::Switch { rules: 1, edition: Some((edition, file.clone())), position: None };
        let switched = Event::Switched(Box::new(switch)).to_string();
        let line = |text: &str| Line { text: text.to_owned(), at: store::Millis(0) };
        let lines = [line(&created)];
        assert_eq!(host::brings_no_edition(&lines).is_ok(), known);
        let plain = Event::Created(Box::new(crate::played::terms("players 2"))).to_string();
        let lines = [line(&plain), line(&switched)];
        assert_eq!(host::brings_no_edition(&lines).is_ok(), known);
    }
}

/// A table that was switched is proved as far as it can be.
#[test]
fn a_switched_table_is_proved() {
    let mut chance = Fast(4);
    let mut played = Played::started(terms("players 2"));
    played.play(40, &mut chance);
    let position = played.table.position();
    let switch = host::Switch { rules: <edo::Edo as table::Game>::RULES, edition: None, position };
    played.keep(&[Event::Switched(Box::new(switch))]);
    played.play(u32::MAX, &mut chance);
    let verified = verify(&played.lines).expect("nobody cheated");
    assert_eq!(verified.unplayed, 40);
    assert!(20 < verified.draws && 40 < verified.answers, "{verified:?}");
}

/// A table cannot be filled with what is no play, and looking at it all takes no longer for it.
#[test]
fn what_is_no_play_is_bounded_and_quickly_proved() {
    let mut chance = Fast(4);
    let mut played = Played::started(terms("players 2"));
    played.play(20, &mut chance);
    let mut refused = None;
    while refused.is_none() {
        let seat = played.table.asked().lowest().expect("somebody is asked");
        played.any(seat, &mut chance);
        let person = played.person(seat);
        for _ in 0..200 {
            let again = Act::AskUndo { answers: 1 };
            let other = if person == ANNE { BEN } else { ANNE };
            if let Err(full) = played.act(person, &again) {
                refused = Some(full);
                break;
            }
            played.must(other, &Act::Refuse);
        }
    }
    assert!(matches!(refused, Some(Refused::TooMuch { what: "lines", .. })), "{refused:?}");
    played.play(u32::MAX, &mut chance);
    assert_eq!(played.table.life(), Life::Over, "the game goes on to its end");
    assert!(verify(&played.lines).is_ok());
}

#[test]
fn the_secret_stands_in_no_line_before_the_last() {
    let played = whole(true);
    let secret = "07".repeat(32);
    let (last, lines) = played.lines.split_last().expect("there are lines");
    assert!(last.text == format!("over {secret}"));
    assert!(lines.iter().all(|line| !line.text.contains(&secret)));
    assert!(lines[0].text.contains(&Commitment::to(&SECRET).to_string()));
}

#[test]
fn a_running_table_is_not_proved_yet() {
    let mut played = Played::started(terms("players 2"));
    played.play(10, &mut Fast(1));
    assert_eq!(verify(&played.lines), Err(Unproved::Running));
}

#[test]
fn one_draw_altered_is_found() {
    let played = whole(true);
    let mut altered = 0;
    for (at, line) in played.lines.iter().enumerate() {
        let (Some(open), Some(close)) = (line.text.find('{'), line.text.find('}')) else {
            continue;
        };
        let draws: Vec<&str> = line.text[open + 1..close].split(' ').collect();
        for i in 0..draws.len() {
            let (value, of) = draws[i].split_once('/').expect("a draw");
            let (value, of): (u32, u32) = (value.parse().expect("n"), of.parse().expect("n"));
            let mut others: Vec<String> = draws.iter().map(|&draw| draw.to_owned()).collect();
            others[i] = format!("{}/{of}", (value + 1) % of);
            let mut lines = played.lines.clone();
            lines[at].text = format!("{}{{{}}}", &line.text[..open], others.join(" "));
            assert!(verify(&lines).is_err(), "line {at}, draw {i}");
            altered += 1;
        }
    }
    assert!(20 < altered);
}

/// Altered so that the game could have gone that way: the lines are a table, and yet not proved.
#[test]
fn a_draw_altered_without_harm_to_the_rules_is_found_by_the_secret_alone() {
    let played = whole(false);
    let mut found = 0;
    for at in 0..played.lines.len() {
        let line = &played.lines[at].text;
        let Ok(Event::Started { mut draws }) = Event::read(line) else { continue };
        let last = draws.last_mut().expect("a deal takes luck");
        last.value = (last.value + 1) % last.of;
        let mut lines = played.lines[..=at].to_vec();
        lines[at].text = Event::Started { draws }.to_string();
        let asked = Event::Asked { person: ANNE, wish: host::Wish::Abandon };
        let agreed = Event::Agreed { person: BEN };
        for event in [asked, agreed, Event::Abandoned { secret: SECRET }] {
            lines.push(Line { text: event.to_string(), at: lines[at].at });
        }
        assert!(Table::fold(&lines).is_ok());
        assert_eq!(verify(&lines), Err(Unproved::Draws { number: at as u32 }));
        found += 1;
    }
    assert_eq!(found, 1);
}

#[test]
fn another_secret_is_not_the_one_that_was_sealed() {
    let mut played = Played::started(terms("players 2"));
    played.must(ANNE, &Act::AskAbandon);
    let agreed = Event::Agreed { person: BEN };
    let forged = Event::Abandoned { secret: Secret([8; 32]) };
    let mut lines = played.lines.clone();
    lines.extend([agreed, forged].map(|event| Line { text: event.to_string(), at: played.now }));
    assert!(Table::fold(&lines).is_err());
}
