//! `oedo serve` is killed at random moments while people play, many times: as one node on a file, and
//! as two nodes on PostgreSQL. No accepted answer is lost, none doubled, and streams go on.
//!
//! The kills fall by a seed, and so do the answers, as far as two machines ever do the same;
//! `OEDO_KILL_SEED` is another one.

mod check;
mod node;
mod player;
#[path = "../served/mod.rs"]
mod served;
mod watcher;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pg_private::Server;
use serde_json::Value;
use store::{Store, TableId};
use store_postgres::Postgres;
use store_sqlite::Sqlite;
use table::{Chance, Fast};
use tokio::sync::Mutex;
use tokio::time::sleep;

use crate::check::Sent;
use crate::node::{Node, Nodes};
use crate::player::{Player, Seen};
use crate::watcher::Watching;

/// How many people play at once.
const PLAYERS: usize = 12;
/// The longest a node lives after it is up, in milliseconds.
const LIFE_MAX: u32 = 450;
/// The fewest answers that each node must have accepted, or nothing was tried.
const ANSWERS_MIN: usize = 200;
/// When to give up. Far longer than it takes.
const PATIENCE: Duration = Duration::from_mins(2);
/// For how long a dead node's bots wait, in milliseconds. Shorter than it takes to start a node, so that
/// the next takes them over at once.
const CLAIM: u32 = 20;

/// One after another: each has work for the whole machine.
static ALONE: Mutex<()> = Mutex::const_new(());

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_server_that_is_killed_again_and_again_loses_nothing() {
    let _alone = ALONE.lock().await;
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("tables.db");
    killed(&format!("sqlite:{}", file.display()), 1, 40).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn either_of_two_nodes_may_be_killed_and_nothing_is_lost() {
    let _alone = ALONE.lock().await;
    let server = Server::start();
    killed(&server.database(), 2, 30).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn random_answers_at_two_nodes_make_one_record_at_each_of_hundreds_of_tables() {
    const TABLES_EACH: usize = 17;
    const ANSWERS_EACH: usize = 100;
    let _alone = ALONE.lock().await;
    let (began, server) = (Instant::now(), Server::start());
    let database = server.database();
    let running = [(); 2].map(|()| Node::start(&database, 0, CLAIM));
    let (nodes, seen) = (Nodes::new(&running), Arc::new(Seen::default()));
    let mut players = Vec::new();
    for i in 0..PLAYERS {
        let (nodes, seen) = (Arc::clone(&nodes), Arc::clone(&seen));
        players.push(tokio::spawn(async move {
            let player = Player::new(i, nodes, seen).await;
            let mut tables = Vec::new();
            for _ in 0..TABLES_EACH {
                let table = player.table().await.expect("nobody stops");
                player.watch(table);
                tables.push(table);
            }
            // Two browsers of one person know nothing of each other.
            let browsers = [0, 1].map(|browser| player.browse(&tables, ANSWERS_EACH, browser));
            let [one, other] = browsers;
            tokio::join!(one, other);
        }));
    }
    for player in players {
        player.await.expect("a player finds nothing amiss");
    }
    finish(&database, &nodes, &seen, began).await;
    assert!(200 <= seen.sent().len(), "there are hundreds of tables");
    drop(running);
}

/// Starts so many nodes, kills one of them so many times, and looks at what is left.
async fn killed(database: &str, n_nodes: usize, kills: usize) {
    let given = std::env::var("OEDO_KILL_SEED").ok().and_then(|seed| seed.parse().ok());
    let luck: u64 = given.unwrap_or(n_nodes as u64);
    let began = Instant::now();
    let start = || Node::start(database, 0, CLAIM);
    let mut running: Vec<Node> = (0..n_nodes).map(|_| start()).collect();
    let (nodes, seen) = (Nodes::new(&running), Arc::new(Seen::default()));
    let mut players = Vec::new();
    for i in 0..PLAYERS {
        let player = Player::new(i, Arc::clone(&nodes), Arc::clone(&seen)).await;
        players.extend(player.begin(luck));
    }

    let mut chance = Fast(luck);
    let mut done = 0;
    while done < kills || (0..n_nodes).any(|node| seen.accepted_by(node) < ANSWERS_MIN) {
        assert!(began.elapsed() < PATIENCE, "after {done} kills there are too few answers");
        sleep(Duration::from_millis(u64::from(chance.below(LIFE_MAX)))).await;
        let which = chance.below(n_nodes as u32) as usize;
        running[which].kill();
        running[which] = start();
        nodes.set(which, running[which].base().to_owned());
        done += 1;
    }
    seen.stop();
    for player in players {
        player.await.expect("a player finds nothing amiss");
    }
    let resumed = finish(database, &nodes, &seen, began).await;
    assert!(0 < resumed, "streams were broken and went on");
}

/// Looks at what is left: nodes and streams agree, and the lines are what was accepted. Says how many
/// streams were resumed.
async fn finish(database: &str, nodes: &Nodes, seen: &Seen, began: Instant) -> u32 {
    let watched = seen.watched();
    for watching in &watched {
        agreed(nodes, watching, began).await;
    }
    let resumed = watched.iter().map(Watching::resumed).sum();
    for watching in watched {
        watching.end().await;
    }
    let store = open(database).await;
    let mut kept = 0;
    for (table, sent) in seen.sent() {
        let lines = store.lines(table, 0).await.expect("lines can be read");
        kept += check::record(&lines, &sent).unwrap_or_else(|why| panic!("{table}: {why}"));
        check::finds_faults(&lines, &sent);
    }
    assert!(ANSWERS_MIN <= kept, "only {kept} answers were kept");
    resumed
}

/// All nodes show a viewer the same, and the stream of that viewer has come as far.
async fn agreed(nodes: &Nodes, watching: &Watching, began: Instant) {
    loop {
        let mut shown: Vec<Option<[Value; 2]>> = Vec::new();
        for node in 0..nodes.number() {
            shown.push(watching.look(node).await);
        }
        let number = shown[0].as_ref().and_then(|[table, _]| table["number"].as_u64());
        let all_the_same = shown.iter().all(|other| *other == shown[0]);
        if number.is_some() && all_the_same && watching.last() == number {
            return;
        }
        assert!(
            began.elapsed() < PATIENCE,
            "table {}: a stream came to {:?}; nodes show {number:?}, the same: {all_the_same}",
            watching.table,
            watching.last(),
        );
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_left_to_the_node_that_has_them_until_it_dies() {
    const SLOW: u32 = 3_600_000;
    const TABLES: usize = 16;
    let (began, server) = (Instant::now(), Server::start());
    let database = server.database();
    // Here bots take an hour to answer; so the other node, where they do not, must wait for it to die.
    let mut slow = Node::start(&database, SLOW, 3_000);
    let (nodes, seen) = (Nodes::new(std::slice::from_ref(&slow)), Arc::new(Seen::default()));
    let player = Player::new(0, Arc::clone(&nodes), seen).await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(player.table().await.expect("nobody stops"));
    }
    let quick = Node::start(&database, 0, 3_000);
    nodes.set(0, quick.base().to_owned());
    let store = open(&database).await;
    let waiting = async || {
        let listed = store.tables(&tables).await.expect("tables can be looked up");
        listed.iter().filter(|listed| !listed.summary.bots.is_empty()).count()
    };
    let bots = waiting().await;
    assert_ne!(bots, 0, "at some of them a bot begins");
    // Longer than a claim lasts: it is renewed.
    sleep(Duration::from_secs(5)).await;
    assert_eq!(waiting().await, bots, "the bots are at work elsewhere");
    slow.kill();
    while waiting().await != 0 {
        assert!(began.elapsed() < PATIENCE, "{} tables wait for a dead node", waiting().await);
        sleep(Duration::from_millis(50)).await;
    }
    for table in tables {
        let lines = store.lines(table, 0).await.expect("lines can be read");
        host::Table::fold(&lines).expect("it is a table still");
    }
}

async fn open(database: &str) -> Arc<dyn Store> {
    match database.strip_prefix("sqlite:") {
        Some(file) => Arc::new(Sqlite::open(Path::new(file)).expect("the file can be opened")),
        None => Arc::new(Postgres::connect(database).await.expect("the server can be reached")),
    }
}

/// What was sent at a table, in order.
type SentAt = (TableId, Vec<Sent>);
