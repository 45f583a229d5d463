//! Somebody who listens to a table and comes back whenever the stream breaks.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

use reqwest::{Client, RequestBuilder};
use serde_json::Value;
use store::TableId;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::node::Nodes;

/// A stream, as it goes on over all nodes.
pub(crate) struct Watching {
    pub(crate) table: TableId,
    viewer: Viewer,
    seen: Arc<Progress>,
    task: JoinHandle<()>,
}

#[derive(Clone)]
struct Viewer {
    client: Client,
    nodes: Arc<Nodes>,
    cookie: Option<String>,
    table: TableId,
}

#[derive(Default)]
struct Progress {
    /// The id of the last event; 0 if there was none, since no table has that.
    last: AtomicU64,
    resumed: AtomicU32,
}

impl Watching {
    pub(crate) fn begin(
        client: Client,
        nodes: Arc<Nodes>,
        table: TableId,
        cookie: Option<String>,
    ) -> Watching {
        let viewer = Viewer { client, nodes, cookie, table };
        let seen = Arc::new(Progress::default());
        let task = tokio::spawn(viewer.clone().watch(Arc::clone(&seen)));
        Watching { table, viewer, seen, task }
    }

    pub(crate) fn last(&self) -> Option<u64> {
        assert!(!self.task.is_finished(), "a stream of table {} was not in order", self.table);
        Some(self.seen.last.load(Ordering::Relaxed)).filter(|last| *last != 0)
    }

    pub(crate) fn resumed(&self) -> u32 {
        self.seen.resumed.load(Ordering::Relaxed)
    }

    /// What this viewer is shown at a node: the table, and all that was told.
    pub(crate) async fn look(&self, node: usize) -> Option<[Value; 2]> {
        let mut shown = [Value::Null, Value::Null];
        for (shown, path) in shown.iter_mut().zip(["", "/history"]) {
            let response = self.viewer.get(node, path).send().await.ok()?;
            *shown = response.error_for_status().ok()?.json().await.ok()?;
        }
        Some(shown)
    }

    pub(crate) async fn end(self) {
        self.task.abort();
        let ended = self.task.await;
        assert!(ended.is_err_and(|why| why.is_cancelled()), "a stream was in order until its end");
    }
}

impl Viewer {
    fn get(&self, node: usize, path: &str) -> RequestBuilder {
        let base = self.nodes.get(node);
        let request = self.client.get(format!("{base}/api/v1/tables/{}{path}", self.table));
        match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        }
    }

    async fn watch(self, seen: Arc<Progress>) {
        for node in self.table.0 as usize % 2.. {
            let last = seen.last.load(Ordering::Relaxed);
            let mut request = self.get(node, "/events").timeout(Duration::from_mins(10));
            if last != 0 {
                request = request.header("last-event-id", last.to_string());
            }
            match request.send().await {
                Ok(response) => {
                    assert_eq!(response.status(), 200, "who may look may listen");
                    if last != 0 {
                        seen.resumed.fetch_add(1, Ordering::Relaxed);
                    }
                    self.hear(response, &seen).await;
                }
                Err(_nobody_there) => sleep(Duration::from_millis(5)).await,
            }
        }
    }

    /// Reads events until the stream breaks. An event that was cut off was not heard.
    async fn hear(&self, mut response: reqwest::Response, seen: &Progress) {
        let mut buffer = Vec::new();
        while let Ok(Some(bytes)) = response.chunk().await {
            buffer.extend_from_slice(&bytes);
            while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = buffer.drain(..end + 2).collect();
                let event = String::from_utf8(event).expect("events are text");
                let id = event.lines().find_map(|line| line.strip_prefix("id: "));
                let Some(id) = id else { continue };
                let id: u64 = id.parse().expect("the id is a number");
                let last = seen.last.swap(id, Ordering::Relaxed);
                assert!(last < id, "table {}: event {id} came after {last}", self.table);
            }
        }
    }
}
