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

#[tokio::test]
async fn what_cannot_be_reached_is_down() {
    for url in ["nonsense", "postgres://oedo@%2Fno%2Fsuch%2Ffolder/test", "sqlite:tables.db"] {
        let outcome = Postgres::connect(url).await;
        assert!(matches!(outcome.err(), Some(Fault::Down(_))), "{url}");
    }
}
