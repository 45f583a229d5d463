//! How long a table of some 3,000 answers takes to open, and how much memory a table has.
//!
//! `cargo run --release -p host --example open`

#![allow(clippy::print_stdout, reason = "this is what it is for")]
#![allow(clippy::float_arithmetic, reason = "milliseconds are shown with a point")]

use std::time::Instant;

use edo::Edo;
use host::{Act, Commitment, Event, Late, Pace, Pass, Shown, Table, Terms, Undo};
use store::{Line, Millis, PersonId, Secret, TableId};
use table::{Choices, Fast, Game, choice_text};

const SECRET: Secret = Secret([1; 32]);
const PEOPLE: [PersonId; 5] = [PersonId(1), PersonId(2), PersonId(3), PersonId(4), PersonId(5)];

fn main() {
    let lines = played(3_000);
    let answers = lines.iter().filter(|line| line.text.starts_with('S')).count();
    let mut times: Vec<f64> = (0..20)
        .map(|_| {
            let start = Instant::now();
            let table = Table::fold(&lines).expect("it was played");
            assert!(table.number() as usize == lines.len());
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!("{} lines, {answers} answers: folded in {:.2} ms (median)", lines.len(), times[10]);
    let table = Table::fold(&lines).expect("it was played");
    println!("{} bytes for the values; {} KiB in all", size_of_val(&table), table.weight() / 1024);
    looks(&lines);
}

/// How long one look takes, on average over a game.
fn looks(lines: &[Line]) {
    let (mut players, mut spectators, mut number) = (0.0, 0.0, 0.0);
    for at in (10..lines.len()).step_by(37) {
        let table = Table::fold(&lines[..at]).expect("it was played");
        let time = |pass: &Pass| {
            let start = Instant::now();
            std::hint::black_box(table.see(pass));
            start.elapsed().as_secs_f64() * 1e6
        };
        for person in PEOPLE {
            players += time(&Pass::player(&table, person).expect("they play"));
            spectators += time(&Pass::spectator(&table));
            number += 1.0;
        }
    }
    println!(
        "one look: {:.1} µs who plays, {:.1} µs who watches",
        players / number,
        spectators / number
    );
}

/// A game in which so many answers were given: again and again everybody agrees to take some back.
fn played(answers: usize) -> Vec<Line> {
    let terms = Terms {
        table: TableId(1),
        by: PEOPLE[0],
        pace: Pace::Live { reserve: 600, increment: 10 },
        public: true,
        undo: Undo::Free,
        late: Late::SitIn(bots::Level::Random),
        luck: Commitment::to(&SECRET),
        game: Edo::NAME.to_owned(),
        rules: Edo::RULES,
        edition: record::EditionId {
            name: "house".to_owned(),
            digest: record::edition::edo::digest(&edo::content::HOUSE),
        },
        setup: "players 5 modules jiin tokken ronin".to_owned(),
        file: Some(record::edition::edo::export(&edo::content::HOUSE)),
    };
    let mut lines = vec![line(&Event::Created(Box::new(terms)))];
    let mut table = Table::fold(&lines).expect("it was created");
    let mut act = |table: &mut Table, by: PersonId, act: &Act| {
        let events = table.act(by, act, &table.luck(SECRET), Millis(0)).expect("it is allowed");
        for event in events {
            let line = line(&event);
            table.take(&line).expect("it was decided");
            lines.push(line);
        }
        lines.len()
    };
    for person in PEOPLE {
        act(&mut table, person, &Act::Sit { seat: None, nonce: Some(host::Nonce([1; 16])) });
    }
    act(&mut table, PEOPLE[0], &Act::Start);
    let mut chance = Fast(1);
    let mut done = 0;
    while done < answers {
        let seat = table.asked().iter().last().expect("the game goes on");
        let person = table.holders()[seat].person().expect("people sit everywhere");
        let pass = Pass::player(&table, person).expect("they play");
        let Some(Shown::Edo(scene)) = table.see(&pass).game else { unreachable!("it was dealt") };
        let mut choices = Choices::new();
        for offer in scene.windows[0].offers.iter().filter(|offer| offer.is_available()) {
            choices.push(offer.choice);
        }
        let choice = choice_text(&*scene.game, choices.any(&mut chance));
        act(&mut table, person, &Act::Answer { seat, choice });
        done += 1;
        if done % 80 == 0 && 200 < done {
            act(&mut table, PEOPLE[0], &Act::AskUndo { answers: 70 });
            PEOPLE[1..].iter().for_each(|other| {
                act(&mut table, *other, &Act::Agree { wish: None });
            });
        }
    }
    lines
}

fn line(event: &Event) -> Line {
    Line { text: event.to_string(), at: Millis(0) }
}
