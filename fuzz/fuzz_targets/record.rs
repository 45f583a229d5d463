//! No text makes reading or replaying a record panic, and what is read is written the same again.

#![no_main]

use edo::Edo;
use edo::content::HOUSE;
use edo::setup::Setup;
use libfuzzer_sys::fuzz_target;
use record::{EditionId, Header, Line, Record, replay};
use table::{Draw, Seat};

fuzz_target!(|text: &str| {
    if let Ok(read) = Record::read(text) {
        check(&read);
    }
    // The sum at the end of a record keeps bytes from getting far: here they are what it sums up.
    if let Some(made) = made_of(text) {
        check(&made);
    }
});

fn check(record: &Record) {
    let written = record.to_string();
    assert_eq!(Record::read(&written).as_ref(), Ok(record), "{written}");
    let Ok(setup) = Setup::read(&record.header.setup) else { return };
    let Ok(game) = Edo::new(setup, &HOUSE) else { return };
    let Ok(replay) = replay(&game, record) else { return };
    let _ = replay.end();
}

/// A set-up, the draws of the deal, then a choice on each line: `S1 package 3 {1/7}`.
fn made_of(text: &str) -> Option<Record> {
    let mut lines = text.lines();
    let setup = Setup::read(lines.next()?).ok()?.to_string();
    let edition = EditionId { name: "house".into(), digest: "0123456789abcdef".into() };
    let deal = draws(lines.next()?)?;
    let mut record = Record::new(Header::of(&game, edition, setup), deal);
    for line in lines {
        let (line, luck) = line.split_once('{').unwrap_or((line, "}"));
        let (seat, choice) = line.trim().split_once(' ')?;
        let choice = choice.split_whitespace().collect::<Vec<_>>().join(" ");
        if choice.is_empty() || choice.contains(['{', '}', '#']) {
            return None;
        }
        let draws = draws(luck.trim_end().strip_suffix('}')?)?;
        record.lines.push(Line { seat: Seat::read(seat)?, choice, draws });
    }
    Some(record)
}

fn draws(text: &str) -> Option<Vec<Draw>> {
    let draw = |word: &str| {
        let (value, of) = word.split_once('/')?;
        let draw = Draw { value: value.parse().ok()?, of: of.parse().ok()? };
        (draw.value < draw.of && 1 < draw.of).then_some(draw)
    };
    text.split_whitespace().map(draw).collect()
}
