//! Prints how many appends a second SQLite takes here, by one commit each and by group commit.

#![allow(clippy::print_stdout, reason = "it is there to print")]

use std::sync::Arc;

use store::measure;
use store_sqlite::Sqlite;

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    for (what, together_max, each) in [("one commit each", 1, 400), ("group commit", 512, 3000)] {
        for writers in [1, 64] {
            let path = folder.path().join(format!("{together_max} {writers}.db"));
            let store = Sqlite::open_with(&path, together_max).expect("it can be opened");
            let measured = measure::appends(Arc::new(store), writers, each).await;
            println!("sqlite, {what:>15}, {writers:>2} writers: {measured}");
        }
    }
}
