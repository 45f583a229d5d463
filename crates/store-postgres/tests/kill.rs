//! Two nodes append to the same tables and are killed at random moments, many times. Nothing
//! accepted is lost.

#![allow(clippy::print_stdout, reason = "the process that is killed says what was accepted")]

use std::process::Command;
use std::sync::Arc;
use std::thread;

use pg_private::Server;
use store::contract::kill::{killed_at_random, nothing_is_lost, write_for_ever};
use store_postgres::Postgres;

const KILLS: usize = 12;

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().collect();
    if let [_, word, url] = words.as_slice()
        && word == "write-for-ever"
    {
        let store = Postgres::connect(url).await.expect("the server can be reached");
        return write_for_ever(Arc::new(store), |said| println!("{said}")).await;
    }

    let server = Server::start();
    let url = server.database();
    let program = std::env::current_exe().expect("we know who we are");
    let mut said = String::new();
    let mut accepted = 0;
    for _ in 0..KILLS {
        let node = || killed_at_random(Command::new(&program).arg("write-for-ever").arg(&url));
        thread::scope(|scope| {
            for node in [scope.spawn(node), scope.spawn(node)] {
                said += &node.join().expect("a node lives until it is killed");
            }
        });
        let store = Postgres::connect(&url).await.expect("the server can be reached");
        accepted = nothing_is_lost(&store, &said).await;
    }
    println!("\n{KILLS} times two kills, {accepted} appends accepted, none lost, none doubled");
    println!("test result: ok. 1 passed; 0 failed");
}
