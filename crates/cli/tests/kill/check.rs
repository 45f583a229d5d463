//! Whether the lines of a table are what was accepted there, no more and no less.

use std::collections::BTreeMap;

use host::{Event, Table};
use store::Line;
use table::Seats;

/// An answer that somebody sent.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    /// What they had seen.
    pub(crate) number: u32,
    pub(crate) seat: String,
    pub(crate) choice: String,
    /// By which node it was accepted, as far as they know.
    pub(crate) accepted: Option<usize>,
}

/// Everything accepted is there once, where it was said to be; and nothing that nobody sent. Says how
/// many answers are kept.
pub(crate) fn record(lines: &[Line], sent: &[Sent]) -> Result<usize, String> {
    let mut kept: BTreeMap<(u32, String, String), u32> = BTreeMap::new();
    for (number, line) in answers(lines)? {
        *kept.entry((number, line.seat.to_string(), line.choice)).or_default() += 1;
    }
    let mut accepted: BTreeMap<u32, &Sent> = BTreeMap::new();
    for sent in sent.iter().filter(|sent| sent.accepted.is_some()) {
        let key = (sent.number, sent.seat.clone(), sent.choice.clone());
        if !kept.contains_key(&key) {
            return Err(format!("an accepted answer is lost: {sent:?}"));
        }
        if let Some(other) = accepted.insert(sent.number, sent) {
            return Err(format!("two answers were accepted for one number: {sent:?} {other:?}"));
        }
    }
    for ((number, seat, choice), times) in &kept {
        let is_it =
            |sent: &&Sent| (sent.number, &sent.seat, &sent.choice) == (*number, seat, choice);
        if sent.iter().find(is_it).is_none() {
            return Err(format!("nobody sent {seat} {choice} at {number}"));
        }
        if *times != 1 {
            return Err(format!("{seat} {choice} at {number} is kept {times} times"));
        }
    }
    Ok(kept.len())
}

/// The answers of people, each with the number of what the person at the table saw before it.
fn answers(lines: &[Line]) -> Result<Vec<(u32, record::Line)>, String> {
    let (first, rest) = lines.split_first().ok_or("there are no lines")?;
    let fold = |lines: &[Line]| Table::fold(lines).map_err(|broken| broken.to_string());
    let mut table = fold(std::slice::from_ref(first))?;
    let mut answers = Vec::new();
    for line in rest {
        let event = Event::read(&line.text).map_err(|misread| misread.to_string())?;
        if let Event::Answered(answer) = event
            && table.holders()[answer.seat].person().is_some()
        {
            let holds = |seat: &table::Seat| table.holders()[*seat].person().is_some();
            let eyes: Seats = table.seats().iter().filter(holds).collect();
            answers.push((table.noticed(eyes), answer));
        }
        table.take(line).map_err(|broken| broken.to_string())?;
    }
    Ok(answers)
}

/// The check finds what it is there for: an answer that is lost, and one that nobody sent.
pub(crate) fn finds_faults(lines: &[Line], sent: &[Sent]) {
    let is_answer = |line: &Line| matches!(Event::read(&line.text), Ok(Event::Answered(_)));
    let last_is_ours = lines.last().is_some_and(is_answer)
        && sent.iter().rfind(|sent| sent.accepted.is_some()).is_some_and(|sent| {
            lines.last().is_some_and(|line| {
                line.text.starts_with(&format!("{} {}", sent.seat, sent.choice))
            })
        });
    if last_is_ours {
        assert!(record(&lines[..lines.len() - 1], sent).is_err(), "a lost answer is found");
    }
    if let Some(one) = sent.iter().position(|sent| sent.accepted.is_some()) {
        let mut twice = sent.to_vec();
        twice.push(sent[one].clone());
        assert!(record(lines, &twice).is_err(), "an answer accepted twice is found");
        let mut fewer = sent.to_vec();
        fewer.retain(|other| other.number != sent[one].number);
        assert!(record(lines, &fewer).is_err(), "an answer that nobody sent is found");
    }
}
