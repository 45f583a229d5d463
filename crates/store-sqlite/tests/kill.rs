//! A process that appends is killed at random moments, many times. Nothing accepted is lost.

#![allow(clippy::print_stdout, reason = "the process that is killed says what was accepted")]

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use store::contract::kill::{killed_at_random, nothing_is_lost, write_for_ever};
use store_sqlite::Sqlite;

const KILLS: usize = 25;

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().collect();
    if let [_, word, file] = words.as_slice()
        && word == "write-for-ever"
    {
        let store = Sqlite::open(Path::new(file)).expect("the file can be opened");
        return write_for_ever(Arc::new(store), |said| println!("{said}")).await;
    }

    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("tables.db");
    let program = std::env::current_exe().expect("we know who we are");
    let mut said = String::new();
    let mut accepted = 0;
    for _ in 0..KILLS {
        said += &killed_at_random(Command::new(&program).arg("write-for-ever").arg(&file));
        let store = Sqlite::open(&file).expect("the file can be opened after a kill");
        assert_eq!(store.audit().await, Ok(vec![]));
        accepted = nothing_is_lost(&store, &said).await;
    }
    println!("\n{KILLS} kills, {accepted} appends accepted, none lost, none doubled");
    println!("test result: ok. 1 passed; 0 failed");
}
