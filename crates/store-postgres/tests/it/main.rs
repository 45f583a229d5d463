//! PostgreSQL keeps the promises of a store, on a real server of our own.

mod lost;
mod schema;

use std::sync::{Arc, LazyLock};

use pg_private::Server;
use store::{Fault, Life, Line, Millis, Store, Summary, TableId, contract};
use store_postgres::{Postgres, Settings};
use table::{BySeat, Seats};

/// One server for all tests that do not stop it.
static SERVER: LazyLock<Server> = LazyLock::new(Server::start);

async fn append(
    store: &dyn Store,
    table: TableId,
    expected: u32,
    text: &str,
) -> Result<u32, Fault> {
    let summary = Summary {
        game: "edo".to_owned(),
        life: Life::Running,
        by: store::PersonId(1),
        public: true,
        people: BySeat::default(),
        asked: Seats::NONE,
        bots: Seats::NONE,
        deadline: None,
        about: String::new(),
    };
    let line = Line { text: text.to_owned(), at: Millis(0) };
    store.append(table, expected, vec![line], summary).await
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_holds() {
    contract::holds(async || {
        Postgres::connect(&SERVER.database()).await.expect("it can be reached")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_holds_with_many_commits_at_once() {
    let settings = Settings { connections: 8, appenders: 8, together_max: 1 };
    contract::holds(async || {
        let url = SERVER.database();
        Postgres::connect_with(&url, settings).await.expect("it can be reached")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_on_postgres_hold() {
    let url = SERVER.database();
    let [one, two] = [Postgres::connect(&url).await, Postgres::connect(&url).await];
    let [one, two] =
        [one, two].map(|node| -> Arc<dyn Store> { Arc::new(node.expect("it can be reached")) });
    contract::holds_for_two_nodes(one, two).await;
}

/// One that comes second to a table is judged after the first, also if nothing else ever comes.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_an_append_that_never_comes() {
    let settings = Settings { connections: 4, appenders: 2, together_max: 8 };
    let store = Postgres::connect_with(&SERVER.database(), settings).await;
    let store = Arc::new(store.expect("it can be reached"));
    for _ in 0..20 {
        let table = TableId::random();
        let both = [0, 0].map(|expected| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { append(&*store, table, expected, "a").await })
        });
        for one in both {
            let verdict = tokio::time::timeout(std::time::Duration::from_secs(10), one).await;
            assert!(verdict.is_ok(), "an append waits for the next one");
        }
    }
}

#[tokio::test]
async fn the_server_ends_what_takes_too_long() {
    let url = SERVER.database();
    let store = Postgres::connect(&url).await.expect("it can be reached");
    let table = TableId::random();
    assert_eq!(append(&store, table, 0, "a").await, Ok(1));
    // Somebody holds a lock, and forgets about it.
    let (mut client, connection) =
        tokio_postgres::connect(&url, tokio_postgres::NoTls).await.expect("it can be reached");
    tokio::spawn(connection);
    let held = client.transaction().await.expect("a transaction can be begun");
    held.batch_execute("LOCK TABLE tables").await.expect("nobody else has it");
    let waited = append(&store, table, 1, "b");
    let verdict = tokio::time::timeout(std::time::Duration::from_secs(25), waited).await;
    assert!(matches!(verdict, Ok(Err(Fault::Down(_)))), "{verdict:?}");
    drop(held);
}

#[tokio::test]
async fn what_cannot_be_reached_is_down() {
    for url in ["nonsense", "postgres://oedo@%2Fno%2Fsuch%2Ffolder/test", "sqlite:tables.db"] {
        let outcome = Postgres::connect(url).await;
        assert!(matches!(outcome.err(), Some(Fault::Down(_))), "{url}");
    }
}
