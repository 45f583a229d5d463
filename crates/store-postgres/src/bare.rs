//! The least there could be: rows in one table, and nothing else. What a store takes is measured by it.

use store::Fault;
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::{Client, NoTls, Statement};

use crate::{config, down};

/// Rows in a database, written as a store writes: many to a commit, each on disk before anybody is told.
pub struct Bare(mpsc::UnboundedSender<Row>);

struct Row {
    text: String,
    reply: oneshot::Sender<Result<(), Fault>>,
}

impl Bare {
    /// Connects to an empty database; so many rows at most go into one commit.
    ///
    /// # Errors
    /// [`Fault::Down`] if it cannot be used.
    pub async fn connect(url: &str, together_max: usize) -> Result<Bare, Fault> {
        let (client, connection) = config(url)?.connect(NoTls).await.map_err(down)?;
        tokio::spawn(connection);
        let table = "CREATE TABLE rows (number BIGSERIAL PRIMARY KEY, text TEXT NOT NULL)";
        client.batch_execute(table).await.map_err(down)?;
        let insert = "INSERT INTO rows (text) SELECT unnest($1::text[])";
        let insert = client.prepare(insert).await.map_err(down)?;
        let (sender, waiting) = mpsc::unbounded_channel();
        tokio::spawn(run(client, insert, waiting, together_max));
        Ok(Bare(sender))
    }

    /// Appends a row.
    ///
    /// # Errors
    /// [`Fault::Down`] if it cannot be written.
    pub async fn append(&self, text: String) -> Result<(), Fault> {
        let (reply, verdict) = oneshot::channel();
        let stopped = || Fault::Down("the appending task has stopped".to_owned());
        self.0.send(Row { text, reply }).map_err(|_| stopped())?;
        verdict.await.map_err(|_| stopped())?
    }
}

async fn run(
    client: Client,
    insert: Statement,
    mut waiting: mpsc::UnboundedReceiver<Row>,
    together_max: usize,
) {
    let mut rows = Vec::new();
    while waiting.recv_many(&mut rows, together_max).await != 0 {
        let texts: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
        let kept = client.execute(&insert, &[&texts]).await.map(drop).map_err(down);
        for row in rows.drain(..) {
            let _nobody_waits = row.reply.send(kept.clone());
        }
    }
}
