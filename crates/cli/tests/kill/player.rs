//! People who play on, whatever happens to the server.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};
use store::TableId;
use table::{Chance, Fast};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::SentAt;
use crate::check::Sent;
use crate::node::Nodes;
use crate::watcher::Watching;

/// What all players saw and did.
#[derive(Default)]
pub(crate) struct Seen {
    sent: Mutex<BTreeMap<TableId, Vec<Sent>>>,
    watched: Mutex<Vec<Watching>>,
    stopped: AtomicBool,
}

impl Seen {
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn note(&self, table: TableId, sent: Sent) {
        let mut all = self.sent.lock().expect("nobody panics while noting");
        all.entry(table).or_default().push(sent);
    }

    /// All that was sent, by table.
    pub(crate) fn sent(&self) -> Vec<SentAt> {
        let all = self.sent.lock().expect("nobody panics while noting");
        all.iter().map(|(table, sent)| (*table, sent.clone())).collect()
    }

    pub(crate) fn accepted_by(&self, node: usize) -> usize {
        let all = self.sent.lock().expect("nobody panics while noting");
        all.values().flatten().filter(|sent| sent.accepted == Some(node)).count()
    }

    pub(crate) fn watched(&self) -> Vec<Watching> {
        std::mem::take(&mut *self.watched.lock().expect("nobody panics while noting"))
    }
}

/// Somebody with a session. A clone is the same person in another browser.
#[derive(Clone)]
pub(crate) struct Player {
    number: usize,
    client: Client,
    cookie: String,
    nodes: Arc<Nodes>,
    seen: Arc<Seen>,
}

impl Player {
    /// A new guest. Nothing is killed yet.
    pub(crate) async fn new(number: usize, nodes: Arc<Nodes>, seen: Arc<Seen>) -> Player {
        let client = Client::builder().no_proxy().timeout(Duration::from_secs(30));
        let client = client.build().expect("a client can be made");
        let guests = format!("{}/api/v1/guests", nodes.get(number));
        let guest = client.post(guests).json(&json!({ "name": "Anne" })).send().await;
        let guest = guest.expect("the server answers");
        let cookie = guest.headers()["set-cookie"].to_str().expect("a cookie is text");
        let cookie = cookie.split(';').next().expect("it has a first part").to_owned();
        Player { number, client, cookie, nodes, seen }
    }

    /// Plays at a table of its own; where there are several nodes, from as many browsers at once.
    pub(crate) fn begin(&self, seed: u64) -> Vec<JoinHandle<()>> {
        let (tell, told) = tokio::sync::watch::channel(None);
        let makes = self.clone();
        let mut tasks = vec![tokio::spawn(async move {
            while !makes.seen.is_stopped() {
                if let Some(table) = makes.table().await {
                    makes.watch(table);
                    tell.send_replace(Some(table));
                    makes.play(table, 0, seed).await;
                }
            }
        })];
        for browser in 1..self.nodes.number() {
            let (also, mut told) = (self.clone(), told.clone());
            tasks.push(tokio::spawn(async move {
                while told.changed().await.is_ok() {
                    let table = *told.borrow_and_update();
                    if let Some(table) = table {
                        also.play(table, browser, seed).await;
                    }
                }
            }));
        }
        tasks
    }

    /// Asks a node, and another if that one is gone. `None` if nobody knows what came of it.
    async fn ask(&self, node: usize, path: &str, body: Option<&Value>) -> Option<(u16, Value)> {
        let url = format!("{}/api/v1{path}", self.nodes.get(node));
        let request = match body {
            Some(body) => self.client.post(url).json(body),
            None => self.client.get(url),
        };
        let response = request.header("cookie", &self.cookie).send().await.ok()?;
        let status = response.status().as_u16();
        // A status alone is an answer: what was accepted was kept before it was sent.
        Some((status, response.json().await.unwrap_or(Value::Null)))
    }

    /// A new table that has begun. One in three has a bot at it.
    pub(crate) async fn table(&self) -> Option<TableId> {
        let third =
            if self.number.is_multiple_of(3) { json!({ "bot": "random" }) } else { json!("me") };
        let new = json!({ "players": 3, "public": true, "chairs": ["me", "me", third] });
        let mut node = self.number;
        let table = loop {
            match self.ask(node, "/tables", Some(&new)).await {
                Some((201, made)) if made["table"].is_string() => break made["table"].clone(),
                Some((201, _)) | None if self.seen.is_stopped() => return None,
                Some((201, _)) | None => self.over_to_the_next(&mut node).await,
                Some(other) => panic!("a table was not made: {other:?}"),
            }
        };
        let id = TableId::read(table.as_str()?).expect("it is the id of a table");
        let start = json!({ "act": "start" });
        loop {
            match self.ask(node, &format!("/tables/{id}/acts"), Some(&start)).await {
                // Refused where it was started by what we thought was lost.
                Some((200 | 409, _)) => return Some(id),
                None => self.over_to_the_next(&mut node).await,
                Some(other) => panic!("a table was not started: {other:?}"),
            }
        }
    }

    async fn over_to_the_next(&self, node: &mut usize) {
        *node += 1;
        sleep(Duration::from_millis(5)).await;
    }

    pub(crate) fn watch(&self, table: TableId) {
        let mut watched = self.seen.watched.lock().expect("nobody panics while noting");
        // Once with the eyes of who plays, once with those of anybody.
        for cookie in [Some(self.cookie.clone()), None] {
            let nodes = Arc::clone(&self.nodes);
            watched.push(Watching::begin(self.client.clone(), nodes, table, cookie));
        }
    }

    /// Notes what came of an answer.
    fn note(&self, table: TableId, node: usize, body: &Value, answered: Option<(u16, Value)>) {
        let accepted = match answered {
            Some((200, _)) => Some(node % self.nodes.number()),
            Some((409, refused)) if refused["code"] == "stale" => None,
            Some(other) => panic!("{body} was not understood: {other:?}"),
            None => None,
        };
        let number = body["number"].as_u64().expect("a table has a number") as u32;
        let text = |key: &str| body[key].as_str().expect("it is text").to_owned();
        let sent = Sent { number, seat: text("seat"), choice: text("choice"), accepted };
        self.seen.note(table, sent);
    }

    /// Plays until the game is over or all stop.
    async fn play(&self, table: TableId, browser: usize, seed: u64) {
        let mut chance = Fast(seed ^ (self.number << 8 | browser) as u64);
        let mut node = self.number + browser;
        while !self.seen.is_stopped() && self.answer(table, &mut node, &mut chance).await {}
    }

    /// Answers so many times, each time at any of these tables, at any node.
    pub(crate) async fn browse(&self, tables: &[TableId], times: usize, browser: usize) {
        let mut chance = Fast((self.number << 8 | browser) as u64);
        for _ in 0..times {
            let table = tables[chance.below(tables.len() as u32) as usize];
            let mut node = chance.below(self.nodes.number() as u32) as usize;
            self.answer(table, &mut node, &mut chance).await;
        }
    }

    /// Gives an answer, if one is asked for. False if the game is over.
    async fn answer(&self, table: TableId, node: &mut usize, chance: &mut Fast) -> bool {
        let Some((200, shown)) = self.ask(*node, &format!("/tables/{table}"), None).await else {
            self.over_to_the_next(node).await;
            return true;
        };
        if shown["life"] == "over" {
            return false;
        }
        let Some((seat, choice)) = lawful(&shown, chance) else {
            sleep(Duration::from_millis(2)).await;
            return true;
        };
        let body = json!({ "seat": seat, "choice": choice, "number": shown["number"] });
        let answered = self.ask(*node, &format!("/tables/{table}/answers"), Some(&body)).await;
        let known = answered.is_some();
        self.note(table, *node, &body, answered);
        if !known {
            // Who does not know whether they were heard says the same once more.
            self.over_to_the_next(node).await;
            let again = self.ask(*node, &format!("/tables/{table}/answers"), Some(&body)).await;
            self.note(table, *node, &body, again);
        }
        true
    }
}

/// A lawful answer of a seat of ours that is asked.
fn lawful(shown: &Value, chance: &mut Fast) -> Option<(String, String)> {
    let windows = shown["windows"].as_array()?;
    let asked =
        |window: &&Value| shown["asked"].as_array().is_some_and(|a| a.contains(&window["seat"]));
    let windows: Vec<&Value> = windows.iter().filter(asked).collect();
    let window = windows.get(chance.below(windows.len().max(1) as u32) as usize)?;
    let options = window["options"].as_array()?.iter();
    let options: Vec<&Value> = options.filter(|option| option["refused"].is_null()).collect();
    let option = options.get(chance.below(options.len().max(1) as u32) as usize)?;
    Some((window["seat"].as_str()?.to_owned(), option["choice"].as_str()?.to_owned()))
}
