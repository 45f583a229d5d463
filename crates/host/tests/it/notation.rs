//! Every event has one text form.

use bots::Level;
use host::{Event, Late, Nonce, Pace, Undo, Wish};
use store::{Millis, Secret, TableId};
use table::{Draw, Seat};

use crate::played::{ANNE, BEN, terms};

fn events() -> Vec<Event> {
    let seat = Seat(1);
    let draws = vec![Draw { value: 2, of: 6 }, Draw { value: 0, of: 5 }];
    let mut events = vec![
        Event::Created(Box::new(terms("players 4 modules jiin ronin"))),
        Event::Sat { seat, person: ANNE },
        Event::Kept { seat, person: BEN },
        Event::Left { seat },
        Event::Placed { seat, level: Level::Three },
        Event::Opened { seat },
        Event::Nonce { person: BEN, nonce: Nonce([5; 16]) },
        Event::Started { draws: Vec::new() },
        Event::Started { draws: draws.clone() },
        Event::Answered(record::Line { seat, choice: "done".into(), draws: Vec::new() }),
        Event::Answered(record::Line { seat, choice: "select mito".into(), draws }),
        Event::Undone { seat: Some(seat), from: 12, to: None },
        Event::Undone { seat: None, from: 12, to: None },
        Event::Undone { seat: None, from: 12, to: Some(17) },
        Event::Agreed { person: ANNE },
        Event::Refused { person: ANNE },
        Event::Paused { until: Millis(-3) },
        Event::Resumed,
        Event::Away { person: BEN, until: Millis(1_700_000_000_000) },
        Event::Back { person: BEN },
        Event::Late { seat },
        Event::Ordered { seat, kind: "wages".into(), choice: Some("recall mito".into()) },
        Event::Ordered { seat, kind: "wages".into(), choice: None },
        Event::Muted { person: BEN, muted: true },
        Event::Muted { person: BEN, muted: false },
        Event::Again { table: TableId(3) },
        Event::Abandoned { secret: Secret([3; 32]) },
        Event::Over { secret: Secret([255; 32]) },
        switched(None, None),
        switched(None, Some("round 3\nstart S2\n")),
        switched(Some("name = \"our own\"\n\tx = 1 # position 3"), None),
        switched(Some("name = \"our own\"\n"), Some("")),
        Event::Frozen { why: "two\nlines \\ and more".into() },
        Event::Thawed,
    ];
    let wishes = [
        Wish::Undo { from: 7, to: None },
        Wish::Undo { from: 7, to: Some(9) },
        Wish::Pause { seconds: 60 },
        Wish::Resume,
        Wish::Away { seconds: 5 },
        Wish::Abandon,
    ];
    events.extend(wishes.map(|wish| Event::Asked { person: ANNE, wish }));
    let mut other = terms("players 2");
    (other.pace, other.public, other.undo) = (Pace::Days(3), false, Undo::Never);
    (other.late, other.file) = (Late::Replace(Level::One), Some("a = 1\nb = \"\\n\"\n".into()));
    events.push(Event::Created(Box::new(other.clone())));
    (other.pace, other.undo) = (Pace::Live { reserve: 600, increment: 15 }, Undo::Consent);
    events.push(Event::Created(Box::new(other)));
    events
}

#[test]
fn every_event_is_read_as_it_is_written() {
    for event in events() {
        let line = event.to_string();
        assert!(!line.contains('\n'), "{line}");
        assert_eq!(Event::read(&line).as_ref(), Ok(&event), "{line}");
    }
}

#[test]
fn what_is_no_event_is_refused() {
    let lines = [
        "",
        " ",
        "sit S1",
        "sat S6 00000000000000000000000000000001",
        "sat S1 1",
        "left",
        "left S1 x",
        "undone S1 01",
        "undone S1 -1",
        "started {1/1}",
        "started {6/6}",
        "started now",
        "asked",
        "S1",
        "S9 done",
        "frozen \\",
        "over 00",
        "resumed x",
        "created",
        "paused soon",
        "muted me",
    ];
    for line in lines {
        assert!(Event::read(line).is_err(), "{line}");
    }
}

/// The forms in `docs/notation.md` are the ones we write.
#[test]
fn the_documents_show_every_event() {
    let documents = include_str!("../../../../docs/notation.md");
    for event in events() {
        let line = event.to_string();
        let word = line.split(' ').next().expect("a line has a first word");
        let word = if word.starts_with('S') { "SEAT" } else { word };
        assert!(documents.contains(&format!("`{word}")), "{word} is not documented");
    }
}

fn switched(file: Option<&str>, position: Option<&str>) -> Event {
    let id = || record::EditionId { name: "our-own".to_owned(), digest: "00ff".to_owned() };
    let edition = file.map(|file| (id(), file.to_owned()));
    let position = position.map(str::to_owned);
    Event::Switched(Box::new(host::Switch { rules: 2, edition, position }))
}
