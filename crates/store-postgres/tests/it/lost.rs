//! The server goes away and comes back.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pg_private::Server;
use store::{Fault, Heard, Hearing, Store, TableId};
use store_postgres::Postgres;

use crate::append;

async fn heard(hearing: &mut Hearing) -> Heard {
    let heard = tokio::time::timeout(Duration::from_secs(30), hearing.next()).await;
    heard.expect("it is heard in time").expect("the store is there")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_is_a_gap_and_can_be_read() {
    let mut server = Server::start();
    let url = server.database();
    let one = Postgres::connect(&url).await.expect("it can be reached");
    let two = Postgres::connect(&url).await.expect("it can be reached");
    let mut hearing = two.hear();
    let table = TableId::random();
    let told = |number| Heard::Lines { table, number };
    assert_eq!(append(&one, table, 0, "a").await, Ok(1));
    assert_eq!(heard(&mut hearing).await, told(1));

    server.stop();
    assert!(matches!(append(&one, table, 1, "b").await, Err(Fault::Down(_))));
    assert!(matches!(two.ping().await, Err(Fault::Down(_))));
    server.start_again();

    // Node two may be deaf still while node one goes on: it finds out after the gap.
    assert_eq!(append(&one, table, 1, "b").await, Ok(2));
    assert_eq!(heard(&mut hearing).await, Heard::Gap, "something may have been missed");
    let listed = two.table(table).await.expect("it can be looked up");
    assert_eq!(listed.map(|listed| listed.number), Some(2));
    assert_eq!(append(&one, table, 2, "c").await, Ok(3));
    while heard(&mut hearing).await != told(3) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_accepted_survives_a_crash_of_the_server() {
    let mut server = Server::start();
    let store = Postgres::connect(&server.database()).await.expect("it can be reached");
    let store = Arc::new(store);
    let stop = Arc::new(AtomicBool::new(false));
    let writers: Vec<_> = (0..8)
        .map(|_| {
            let (store, stop) = (Arc::clone(&store), Arc::clone(&stop));
            tokio::spawn(async move { write(&store, &stop).await })
        })
        .collect();
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        server.stop();
        server.start_again();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut unsure = 0;
    for writer in writers {
        unsure += writer.await.expect("nothing is lost and nothing doubled");
    }
    assert!(0 < unsure, "the crashes came while something was being written");
}

/// Appends until told to stop, as `host` does it: who does not know whether a line went in reads
/// again. Says how often that was.
///
/// A server that is going down may still answer a read without a line that is already on disk: then
/// the line is there after all when it is back, in the place of the next that was tried.
async fn write(store: &Postgres, stop: &AtomicBool) -> u32 {
    let table = TableId::random();
    let mut unsure = 0;
    let mut accepted = Vec::new();
    let mut tried = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        let expected = accepted.len() as u32;
        let text = TableId::random().to_string();
        tried.push(text.clone());
        match append(store, table, expected, &text).await {
            Ok(number) => {
                assert_eq!(number, expected + 1);
                accepted.push(text);
                tried.clear();
                continue;
            }
            Err(Fault::Down(_)) => unsure += 1,
            Err(Fault::Taken { .. }) if 1 < tried.len() => {}
            Err(fault) => panic!("nobody else writes here: {fault}"),
        }
        let lines = loop {
            match store.lines(table, expected).await {
                Ok(lines) => break lines,
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        };
        match lines.as_slice() {
            [] => {}
            [line] => {
                assert!(tried.contains(&line.text), "nobody else writes here");
                accepted.push(line.text.clone());
                tried.clear();
            }
            lines => panic!("one line became {}", lines.len()),
        }
    }
    let lines = store.lines(table, 0).await.expect("lines can be read");
    let kept: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    assert_eq!(kept, accepted);
    unsure
}
