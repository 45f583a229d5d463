//! How many answers a second a host accepts, over a store in memory: what the host itself costs.
//!
//! `cargo run --release -p host --example busy`

#![allow(clippy::print_stdout, reason = "this is what it is for")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use host::{Act, Chair, Host, Late, New, Options, Pace, Shown, Undo, Who};
use store::{Memory, PersonId};
use table::{Choices, Fast, Viewer, choice_text};

const TABLES: u64 = 500;
const SECONDS: u64 = 5;

#[tokio::main]
async fn main() {
    let options = Options { tables_of_person_max: u32::MAX, ..Options::default() };
    let host = Host::new(Arc::new(Memory::default()), options);
    let mut players = Vec::new();
    let end = Instant::now() + Duration::from_secs(SECONDS);
    for table in 0..TABLES {
        let host = host.clone();
        players.push(tokio::spawn(async move { play(&host, table, end).await }));
    }
    let mut answers = 0;
    for player in players {
        answers += player.await.expect("nobody panics");
    }
    println!("{} answers a second at {TABLES} tables", answers / SECONDS);
    println!("{} tables in memory", host.n_loaded());
}

/// One person at all seats, as fast as they can.
async fn play(host: &Host, table: u64, end: Instant) -> u64 {
    let person = PersonId(u128::from(table));
    let who = Who::Person(person);
    let mut chance = Fast(table);
    let mut answers = 0;
    loop {
        let new = New {
            game: "edo".to_owned(),
            setup: "players 3".to_owned(),
            edition: None,
            pace: Pace::Untimed,
            public: false,
            undo: Undo::Free,
            late: Late::SitIn(bots::Level::Random),
            chairs: vec![Chair::Person(person); 3],
            nonce: Some(host::Nonce::random()),
        };
        let table = host.create(person, new).await.expect("it can be played");
        host.act(table, &who, None, Act::Start).await.expect("all sit");
        loop {
            if end < Instant::now() {
                return answers;
            }
            let sight = host.look(table, &who).await.expect("they play");
            let Some(Shown::Edo(scene)) = sight.game else { unreachable!("it was dealt") };
            let Some(seat) = scene.asked.lowest() else { break };
            let eyes = |viewer: Viewer| viewer == Viewer::Seat(seat);
            let window = scene.windows.iter().find(|window| eyes(window.viewer)).expect("theirs");
            let mut choices = Choices::new();
            for offer in window.offers.iter().filter(|offer| offer.is_available()) {
                choices.push(offer.choice);
            }
            let choice = choice_text(&*scene.game, choices.any(&mut chance));
            let answer = Act::Answer { seat, choice };
            host.act(table, &who, Some(sight.number), answer).await.expect("it is lawful");
            answers += 1;
        }
    }
}
