//! Migrations: once, whole, and never backwards.

use store::{Fault, Store};
use store_postgres::Postgres;
use tokio_postgres::{Client, NoTls};

use crate::SERVER;

async fn client(url: &str) -> Client {
    let (client, connection) =
        tokio_postgres::connect(url, NoTls).await.expect("the server can be reached");
    tokio::spawn(connection);
    client
}

#[tokio::test]
async fn migrating_twice_does_nothing() {
    let url = SERVER.database();
    assert_eq!(Postgres::migrate(&url).await, Ok((0, 1)));
    assert_eq!(Postgres::migrate(&url).await, Ok((1, 1)));
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_at_once_migrate_once() {
    let url = SERVER.database();
    let nodes: Vec<_> = (0..6)
        .map(|_| {
            let url = url.clone();
            tokio::spawn(async move { Postgres::connect(&url).await })
        })
        .collect();
    for node in nodes {
        let node = node.await.expect("it does not panic").expect("it can be reached");
        assert_eq!(node.ping().await, Ok(()));
    }
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let url = SERVER.database();
    assert_eq!(Postgres::migrate(&url).await, Ok((0, 1)));
    let newer = client(&url).await.execute("UPDATE oedo_schema SET number = 99", &[]).await;
    assert!(newer.is_ok());
    let refused = Err(Fault::Newer { found: 99, known: 1 });
    assert_eq!(Postgres::migrate(&url).await, refused);
    assert_eq!(Postgres::connect(&url).await.map(drop), Err(Fault::Newer { found: 99, known: 1 }));
}

#[tokio::test]
async fn half_a_migration_is_none() {
    let url = SERVER.database();
    let client = client(&url).await;
    let planted = client.batch_execute("CREATE TABLE claims (x integer)").await;
    assert!(planted.is_ok());
    assert!(Postgres::migrate(&url).await.is_err());
    let count = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    let left: i64 = client.query_one(count, &[]).await.expect("it can be counted").get(0);
    assert_eq!(left, 1, "only what was there before");
}
