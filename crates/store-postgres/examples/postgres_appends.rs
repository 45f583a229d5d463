//! Prints how many appends a second PostgreSQL takes here, by one commit each and by group commit.

#![allow(clippy::print_stdout, reason = "it is there to print")]

use std::sync::Arc;

use pg_private::Server;
use store::measure;
use store_postgres::{Postgres, Settings};

#[tokio::main]
async fn main() {
    let server = Server::start();
    let with = |appenders, together_max| Settings { appenders, together_max, connections: 16 };
    for (what, settings, each) in [
        ("one commit each, 16 at once", with(16, 1), 200),
        ("group commit, 1 at a time", with(1, 128), 1500),
        ("group commit, 2 at once", with(2, 128), 1500),
    ] {
        for writers in [1, 64] {
            let url = server.database();
            let store = Postgres::connect_with(&url, settings).await.expect("it can be reached");
            let measured = measure::appends(Arc::new(store), writers, each).await;
            println!("postgres, {what:>27}, {writers:>2} writers: {measured}");
        }
    }
}
