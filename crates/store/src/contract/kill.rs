//! What was accepted is still there when the process that asked for it has been killed.
//!
//! A test starts itself as another process that calls [`write_for_ever`], and kills it by
//! [`killed_at_random`], many times; then [`nothing_is_lost`] reads what is there.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::{at_once, line, summary};
use crate::{Fault, Line, Store, TableId};

/// How many write at once, each to a table of its own, and two of them to one.
const WRITERS: u128 = 8;

/// The longest a process lives after its first word, in milliseconds.
const LIFE_MAX: u8 = 200;

/// Appends until the process is killed, and says what was accepted, one line each.
pub async fn write_for_ever(store: Arc<dyn Store>, say: fn(String)) {
    let writers = (0..WRITERS).map(|i| write(store.clone(), TableId(i.max(1)), say));
    at_once(writers).await;
}

async fn write(store: Arc<dyn Store>, table: TableId, say: fn(String)) {
    let mut expected = 0;
    loop {
        let mark = TableId::random();
        let count = 1 + mark.0 % 3;
        let lines: Vec<Line> = (1..=count).map(|i| line(&format!("{mark} {i}/{count}"))).collect();
        match store.append(table, expected, lines, summary()).await {
            Ok(number) => {
                say(format!("{table} {expected} {mark} {count}"));
                expected = number;
            }
            Err(Fault::Taken { current }) => expected = current,
            Err(fault) => panic!("an append failed: {fault}"),
        }
    }
}

/// Starts a process, kills it at a random moment after its first word, and gives what it said.
pub fn killed_at_random(command: &mut Command) -> String {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("a process can be started");
    let mut out = BufReader::new(child.stdout.take().expect("its words are piped to us"));
    let mut said = String::new();
    out.read_line(&mut said).expect("it speaks");
    assert!(said.ends_with('\n'), "it ended before it wrote anything");
    let killer = thread::spawn(move || {
        let mut moment = [0];
        getrandom::fill(&mut moment).expect("the system gives random bytes");
        thread::sleep(Duration::from_millis(u64::from(moment[0] % LIFE_MAX)));
        child.kill().expect("it lives until it is killed");
        child.wait().expect("what was killed ends");
    });
    out.read_to_string(&mut said).expect("it speaks text");
    killer.join().expect("it can be killed");
    // The last word may be cut off.
    said.truncate(said.rfind('\n').map_or(0, |end| end + 1));
    said
}

/// Everything that was accepted is there, once, where it was said to be; and nothing by halves.
/// Says how many appends were accepted.
pub async fn nothing_is_lost(store: &dyn Store, said: &str) -> usize {
    for i in 1..WRITERS {
        let table = TableId(i);
        let kept: Vec<String> = texts(store, table).await;
        let listed = store.table(table).await.expect("it can be looked up");
        assert_eq!(listed.map_or(0, |listed| listed.number) as usize, kept.len());
        let mut seen = BTreeSet::new();
        let mut rest = kept.as_slice();
        while let Some(first) = rest.first() {
            let (mark, part) = first.split_once(' ').expect("a line is a mark and a part");
            let (_, count) = part.split_once('/').expect("a part says how many there are");
            let count = count.parse().expect("how many is a number");
            let whole: Vec<String> = (1..=count).map(|i| format!("{mark} {i}/{count}")).collect();
            assert!(rest.starts_with(&whole), "an append went in by halves: {mark}");
            assert!(seen.insert(mark), "an append went in twice: {mark}");
            rest = &rest[whole.len()..];
        }
        for said in said.lines().filter_map(|said| said.strip_prefix(&format!("{table} "))) {
            let [expected, mark, count] = said.split(' ').collect::<Vec<&str>>()[..] else {
                panic!("it says where, what and how many: {said}")
            };
            let at: usize = expected.parse().expect("where is a number");
            let there = kept.get(at).is_some_and(|kept| *kept == format!("{mark} 1/{count}"));
            assert!(there, "an accepted append is lost: {said}");
        }
    }
    said.lines().count()
}

async fn texts(store: &dyn Store, table: TableId) -> Vec<String> {
    let lines = store.lines(table, 0).await.expect("lines can be read");
    lines.into_iter().map(|line| line.text).collect()
}

#[cfg(test)]
mod tests {
    use super::nothing_is_lost;
    use crate::contract::{line, summary};
    use crate::{Memory, Store, TableId};

    /// Does the check find a fault in these lines, of which the append `m`, of two lines, was
    /// accepted at 0?
    async fn is_found(lines: &[&str]) -> bool {
        let store = Memory::default();
        let lines = lines.iter().map(|text| line(text)).collect();
        store.append(TableId(1), 0, lines, summary()).await.expect("the lines go in");
        let said = format!("{} 0 m 2\n", TableId(1));
        let check = tokio::spawn(async move { nothing_is_lost(&store, &said).await });
        check.await.is_err()
    }

    #[tokio::test]
    async fn what_is_lost_or_doubled_is_found() {
        assert!(!is_found(&["m 1/2", "m 2/2"]).await);
        assert!(!is_found(&["m 1/2", "m 2/2", "n 1/1"]).await, "what nobody heard of may be there");
        assert!(is_found(&["n 1/1"]).await, "it is lost");
        assert!(is_found(&["n 1/1", "m 1/2", "m 2/2"]).await, "it is elsewhere");
        assert!(is_found(&["m 1/2"]).await, "half of it is lost");
        assert!(is_found(&["m 1/2", "m 2/2", "m 1/2", "m 2/2"]).await, "it is there twice");
    }
}
