//! Tables that are not in memory: how they open, and how much memory they then take.

use std::sync::Arc;
use std::time::{Duration, Instant};

use ::table::{Chance, Choices, Fast, choice_text};
use host::{Act, Chair, Host, Late, New, Options, Pace, Shown, Table, Told, Undo, Who};
use store::{Life, Line, PersonId, Secret, Store, TableId};

use crate::child::{Child, TABLES_MAX};
use crate::wire::{Wire, get};
use crate::{Args, middle, millis, row};

/// Answers at each of the stored tables: half a game.
const ANSWERS: usize = 200;
/// How many of them are played; the others are copies.
const GAMES: u64 = 16;
/// Answers at the long one.
const LONG: usize = 3_000;
/// When so many stand, before any game could end, so many that everybody saw are taken back.
const FULL: usize = 280;
const BACK: u32 = 70;

pub(crate) async fn measure(args: &Args, database: &str) {
    let store = crate::open(database).await;
    let long = played(&store, LONG, 0).await;
    let tables = copies(&store, args.stored).await;
    let lines = store.lines(long, 0).await.expect("lines can be read");
    let answers = lines.iter().filter(|line| line.text.starts_with('S')).count();
    drop(store);

    let child = Child::start("serve", database);
    let mut wire = Wire::connect(&child.address).await;
    wire.ask(&get("/health", "")).await;
    let opened = [look(&mut wire, long).await, look(&mut wire, long).await];
    let what = format!("a game of {answers} answers: first look, second look");
    row(&what, &format!("{}, {}", millis(opened[0]), millis(opened[1])));

    let before = child.memory();
    let loaded = tables.len().min(TABLES_MAX / 2);
    for table in &tables[..loaded] {
        look(&mut wire, *table).await;
    }
    let each = child.memory().saturating_sub(before) as usize * 1024 / loaded;
    let what = format!("memory for each idle loaded table, of {loaded} with {ANSWERS} answers");
    row(&what, &format!("{}.{} KiB", each / 1024, each % 1024 * 10 / 1024));

    let mut chance = Fast(7);
    let mut times = Vec::new();
    let mut memory = Vec::new();
    for _ in 0..4 {
        for _ in 0..args.stored / 2 {
            let table = tables[chance.below(tables.len() as u32) as usize];
            times.push(look(&mut wire, table).await);
        }
        memory.push(format!("{}", child.memory() / 1024));
    }
    let what = format!("{} looks at {} stored tables at random", times.len(), tables.len());
    row(&what, &middle(times));
    let what = format!("memory after each quarter of them, {TABLES_MAX} tables at most");
    row(&what, &format!("{} MiB", memory.join(", ")));
}

async fn look(wire: &mut Wire, table: TableId) -> Duration {
    let request = get(&format!("/api/v1/tables/{table}"), "");
    let start = Instant::now();
    assert_eq!(wire.ask(&request).await.status, 200, "it is shown");
    start.elapsed()
}

/// So many tables. A few are played; the rest have the same lines under other ids.
async fn copies(store: &Arc<dyn Store>, number: usize) -> Vec<TableId> {
    let mut games: Vec<(TableId, Vec<Line>, Secret)> = Vec::new();
    for seed in 1..=GAMES {
        let id = played(store, ANSWERS, seed).await;
        let lines = store.lines(id, 0).await.expect("lines can be read");
        let secret = store.secret(id).await.expect("it can be read").expect("it is kept");
        games.push((id, lines, secret));
    }
    let mut tables = Vec::new();
    for (from, lines, secret) in games.iter().cycle().take(number) {
        let id = TableId::random();
        let mut lines = lines.clone();
        lines[0].text = lines[0].text.replace(&from.to_string(), &id.to_string());
        let summary = Table::fold(&lines).expect("it is the same game").summary();
        store.append(id, 0, lines, summary).await.expect("it is a new table");
        store.keep_secret(id, *secret).await.expect("it can be kept");
        tables.push(id);
    }
    tables
}

/// How many answers stand.
async fn standing(host: &Host, table: TableId, who: &Who) -> usize {
    match host.tell(table, who, 0).await.expect("they play") {
        Some(Told::Edo(_, happened)) => happened.len(),
        Some(Told::Yedo(_, happened)) => happened.len(),
        None => 0,
    }
}

/// A public table of one person at all seats, at which so many answers were given. If need be, many
/// are taken back again and again.
async fn played(store: &Arc<dyn Store>, answers: usize, seed: u64) -> TableId {
    let host = Host::new(Arc::clone(store), Options::default());
    let person = PersonId::random();
    let who = Who::Person(person);
    let new = New {
        game: "edo".to_owned(),
        setup: "players 4 modules jiin tokken ronin".to_owned(),
        edition: None,
        pace: Pace::Untimed,
        public: true,
        undo: Undo::Free,
        late: Late::SitIn(bots::Level::Random),
        chairs: vec![Chair::Person(person); 4],
        nonce: Some(host::Nonce::random()),
    };
    let table = host.create(person, new).await.expect("it can be played");
    host.act(table, &who, None, Act::Start).await.expect("all sit");
    let mut chance = Fast(seed);
    for done in 1..=answers {
        let sight = host.look(table, &who).await.expect("they play");
        assert_eq!(sight.life, Life::Running, "it goes on until there are enough");
        let Some(Shown::Edo(scene)) = sight.game else { unreachable!("it was dealt") };
        let seat = scene.asked.lowest().expect("somebody is asked");
        let viewer = ::table::Viewer::Seat(seat);
        let window = scene.windows.iter().find(|window| window.viewer == viewer).expect("theirs");
        let mut choices = Choices::new();
        let offers = window.offers.iter().filter(|offer| offer.is_available());
        offers.for_each(|offer| choices.push(offer.choice));
        let choice = choice_text(&*scene.game, choices.any(&mut chance));
        let answer = Act::Answer { seat, choice };
        host.act(table, &who, Some(sight.number), answer).await.expect("it is lawful");
        if done % 20 == 0 && FULL <= standing(&host, table, &who).await {
            let back = Act::AskUndo { answers: BACK };
            host.act(table, &who, None, back).await.expect("all who sit here agree");
        }
    }
    table
}
