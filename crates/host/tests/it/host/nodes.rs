//! Several nodes on one store.

use std::sync::Arc;

use host::{Export, Host, Pass, Refused, Table};
use pg_private::Server;
use store::{Heard, Life, Memory, Store};
use store_postgres::Postgres;
use store_sqlite::Sqlite;
use table::{Chance, Fast};

use super::{ANNE, BEN, CLEO, Clock, answer, life, options, started, text, who};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn random_answers_from_two_nodes_make_one_record() {
    let first = Memory::default();
    let second = first.another();
    one_record([Arc::new(first), Arc::new(second)], 8).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn and_so_they_do_on_postgresql() {
    let server = Server::start();
    let url = server.database();
    let node = async || Arc::new(Postgres::connect(&url).await.expect("it can be reached"));
    one_record([node().await, node().await], 16).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_hosts_on_one_file_make_one_record_too() {
    let file = std::env::temp_dir().join(format!("oedo-host-{}.sqlite", std::process::id()));
    let store = Arc::new(Sqlite::open(&file).expect("a file can be made"));
    // They do not hear each other; all the same the key of the lines decides.
    let players = one_record([Arc::clone(&store), store], 4);
    players.await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

/// People answer at random, at whichever node; all that was accepted is in the record, once.
async fn one_record<S: Store>(stores: [Arc<S>; 2], number: usize) {
    let clock = Clock::new();
    let hosts = stores.map(|store| Host::new(store, options(&clock)));
    let _running = hosts.each_ref().map(Host::run);
    let mut tables = Vec::new();
    for i in 0..number {
        tables.push(started(&hosts[i % 2], 3).await);
    }
    let mut players = Vec::new();
    for (i, table) in tables.iter().copied().enumerate() {
        for (j, person) in [ANNE, BEN, CLEO].into_iter().enumerate() {
            let hosts = hosts.clone();
            players.push(tokio::spawn(async move {
                let mut chance = Fast((10 * i + j) as u64);
                let mut accepted = 0;
                loop {
                    // Whichever node the answer happens to reach.
                    let host = &hosts[chance.below(2) as usize];
                    let sight = host.look(table, &who(person)).await.expect("they play");
                    if sight.life == Life::Over {
                        return accepted;
                    }
                    let Some(act) = answer(&sight, &mut chance) else {
                        // Where nodes do not hear each other, somebody must look.
                        host.refresh(table).await.expect("it is there");
                        tokio::task::yield_now().await;
                        continue;
                    };
                    match host.act(table, &who(person), Some(sight.number), act).await {
                        Ok(_) => accepted += 1,
                        Err(Refused::Stale { .. } | Refused::Illegal(_) | Refused::Life(_)) => {}
                        Err(refused) => panic!("{refused}"),
                    }
                }
            }));
        }
    }
    let mut accepted = 0;
    for player in players {
        accepted += player.await.expect("no panic");
    }
    let mut answers = 0;
    for table in tables {
        hosts[0].refresh(table).await.expect("it is there");
        hosts[1].refresh(table).await.expect("it is there");
        // What each node has in memory is what the lines say.
        let kept = text(&hosts[0], table).await;
        let lines = Export::read(&kept).expect("as it was written").lines;
        let folded = Table::fold(&lines).expect("it was played");
        for host in &hosts {
            let sight = host.look(table, &who(ANNE)).await.expect("she plays");
            let pass = Pass::player(&folded, ANNE).expect("she plays");
            assert_eq!(format!("{sight:?}"), format!("{:?}", folded.see(&pass)));
        }
        let answer = |line: &&str| line.split(' ').nth(1).is_some_and(|who| who.starts_with('S'));
        answers += kept.lines().filter(answer).count();
        let proved = hosts[0].verify(table, &who(ANNE)).await.expect("past");
        assert!(proved.is_ok(), "{proved:?}");
    }
    assert_eq!(accepted, answers, "no accepted answer is lost, none doubled");
}

#[tokio::test]
async fn who_has_seen_more_elsewhere_is_not_called_stale() {
    let first = Arc::new(Memory::default());
    let second = Arc::new(first.another());
    let clock = Clock::new();
    // Neither hears the other.
    let hosts = [Host::new(first, options(&clock)), Host::new(second, options(&clock))];
    let table = started(&hosts[0], 2).await;
    let mut chance = Fast(5);
    for i in 0..30 {
        let [here, there] = [&hosts[i % 2], &hosts[(i + 1) % 2]];
        for person in [ANNE, BEN] {
            here.refresh(table).await.expect("it is there");
            let sight = here.look(table, &who(person)).await.expect("they play");
            let Some(act) = answer(&sight, &mut chance) else { continue };
            there.act(table, &who(person), Some(sight.number), act).await.expect("not stale");
        }
    }
}

#[tokio::test]
async fn a_viewer_at_one_node_is_told_of_answers_at_another() {
    let first = Arc::new(Memory::default());
    let second = Arc::new(first.another());
    let mut hearing = second.hear();
    let clock = Clock::new();
    let hosts = [Host::new(first, options(&clock)), Host::new(second, options(&clock))];
    let _running = hosts.each_ref().map(Host::run);
    let table = started(&hosts[0], 2).await;
    let before = hosts[1].look(table, &who(ANNE)).await.expect("she plays").number;
    let mut listener = hosts[1].listen(table, &who(ANNE)).await.expect("she plays");
    assert!(super::step(&hosts[0], table, &mut Fast(1)).await);
    listener.next().await.expect("the other node tells");
    let after = hosts[1].look(table, &who(ANNE)).await.expect("she plays").number;
    assert!(before < after);
    // What nodes tell each other is which table and which number, and no more.
    assert!(matches!(hearing.next().await, Some(Heard::Lines { .. })));
    assert_eq!(life(&hosts[1], table).await, Life::Running);
}
