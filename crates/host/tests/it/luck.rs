//! Luck that can be proved.

use host::{Act, Commitment, Event, Nonce, Table, Unproved, verify};
use store::{Life, Line, Secret};
use table::Fast;

use crate::played::{ANNE, BEN, Played, SECRET, terms};

fn whole(undo: bool) -> Played {
    let mut chance = Fast(21);
    let mut played = Played::new(terms("players 2 modules ronin"));
    for person in [ANNE, BEN] {
        played.must(person, &Act::Sit { seat: None });
        played.must(person, &Act::Add { nonce: Nonce([person.0 as u8; 16]) });
    }
    played.must(ANNE, &Act::Start);
    while played.table.life() == Life::Running {
        played.play(25, &mut chance);
        if undo && played.table.life() == Life::Running {
            played.must(ANNE, &Act::AskUndo { answers: 10 });
            played.must(BEN, &Act::Agree);
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
    }
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
