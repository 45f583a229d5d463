//! A live table as clients have it: who plays, what comes next, who watches.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use ::table::{Chance, Fast};
use serde_json::{Value, json};
use store::{Store, TableId};

use crate::mirror::{Planned, plan};
use crate::wire::{Wire, get, post};

/// Tables of one person.
const TABLES_EACH: usize = 20;

/// A live table.
pub(crate) struct Table {
    pub(crate) id: TableId,
    number: usize,
    path: String,
    cookie: String,
    /// What will be answered; `None` where a bot plays: there somebody must look before they answer.
    plan: Option<Mutex<VecDeque<Planned>>>,
    /// When each viewer was told what.
    told: Mutex<Vec<Arc<Told>>>,
}

type Told = Mutex<Vec<(u32, Instant)>>;

/// An answer that was accepted.
pub(crate) struct Answered {
    pub(crate) table: usize,
    number: u32,
    sent: Instant,
    pub(crate) took: Duration,
}

/// Makes tables and begins the games. At every other table a bot plays.
pub(crate) async fn make(
    address: &str,
    store: &dyn Store,
    number: usize,
    level: &str,
) -> Vec<Arc<Table>> {
    let mut wire = Wire::connect(address).await;
    let mut tables = Vec::new();
    let mut cookie = String::new();
    for i in 0..number {
        if i.is_multiple_of(TABLES_EACH) {
            cookie = guest(&mut wire).await;
        }
        let third = if i % 2 == 1 { json!({ "bot": level }) } else { json!("me") };
        let new = json!({ "players": 3, "public": true, "chairs": ["me", "me", third] });
        let made = wire.ask(&post("/api/v1/tables", &cookie, &new.to_string())).await;
        assert_eq!(made.status, 201, "a table is made");
        let id = made.json()["table"].as_str().and_then(TableId::read).expect("it has an id");
        let path = format!("/api/v1/tables/{id}");
        let start = post(&format!("{path}/acts"), &cookie, r#"{"act":"start"}"#);
        assert_eq!(wire.ask(&start).await.status, 200, "the game begins");
        let plan = if i % 2 == 1 { None } else { Some(plan(store, id).await) };
        tables.push(Arc::new(Table {
            id,
            number: i,
            path,
            cookie: cookie.clone(),
            plan: plan.map(|plan| Mutex::new(plan.into())),
            told: Mutex::default(),
        }));
    }
    tables
}

async fn guest(wire: &mut Wire) -> String {
    let guest = wire.ask(&post("/api/v1/guests", "", r#"{"name":"Anne"}"#)).await;
    let set = guest.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    set.and_then(|set| set.split(';').next()).expect("a guest gets a cookie").to_owned()
}

/// Forgets what viewers were told.
pub(crate) fn forget(tables: &[Arc<Table>]) {
    for table in tables {
        for told in &*table.told.lock().expect("nobody panics here") {
            told.lock().expect("nobody panics here").clear();
        }
    }
}

impl Table {
    /// How many answers are still planned.
    pub(crate) fn n_planned(&self) -> usize {
        self.plan.as_ref().map_or(0, |plan| plan.lock().expect("nobody panics here").len())
    }

    /// Does a bot play here?
    pub(crate) fn has_bot(&self) -> bool {
        self.plan.is_none()
    }

    /// Opens so many streams, with the eyes of who plays: so all are told of every answer.
    pub(crate) async fn watch(&self, address: &str, viewers: usize) {
        for _ in 0..viewers {
            let told = Arc::new(Told::default());
            self.told.lock().expect("nobody panics here").push(Arc::clone(&told));
            let request = get(&format!("{}/events", self.path), &self.cookie);
            let wire = Wire::connect(address).await;
            tokio::spawn(async move {
                let hear = |number| {
                    let mut told = told.lock().expect("nobody panics here");
                    told.push((number, Instant::now()));
                };
                wire.hear(&request, hear).await;
            });
        }
    }

    /// Has each viewer been told anything?
    pub(crate) fn is_watched(&self) -> bool {
        let told = self.told.lock().expect("nobody panics here");
        told.iter().all(|told| !told.lock().expect("nobody panics here").is_empty())
    }

    /// How long it took until the last viewer was told of an answer, or of something after it.
    pub(crate) fn told(&self, answered: &Answered) -> Option<Duration> {
        let told = self.told.lock().expect("nobody panics here");
        let mut last = Duration::ZERO;
        for told in told.iter() {
            let told = told.lock().expect("nobody panics here");
            let (_, at) =
                told.get(told.partition_point(|(number, _)| *number < answered.number))?;
            last = last.max(at.saturating_duration_since(answered.sent));
        }
        Some(last)
    }

    /// Gives one answer that is due since then, if one is asked for. `None` if not, or if a bot was
    /// faster.
    pub(crate) async fn answer(&self, wire: &mut Wire, due: Option<Instant>) -> Option<Answered> {
        let (next, sent) = match &self.plan {
            Some(plan) => {
                let next = plan.lock().expect("nobody panics here").pop_front()?;
                (next, due.unwrap_or_else(Instant::now))
            }
            // Who looks first sends later: the look is not what is measured.
            None => (self.look(wire).await?, Instant::now()),
        };
        let Planned { seat, choice, number } = next;
        let body = json!({ "seat": seat, "choice": choice, "number": number }).to_string();
        let request = post(&format!("{}/answers", self.path), &self.cookie, &body);
        let answer = wire.ask(&request).await;
        let (now, took) = (answer.json(), sent.elapsed());
        if self.has_bot() && answer.status == 409 && now["code"] == "stale" {
            return None;
        }
        assert_eq!(answer.status, 200, "{body}: {now}");
        let number = now["number"].as_u64().expect("it is a number") as u32;
        Some(Answered { table: self.number, number, sent, took })
    }

    async fn look(&self, wire: &mut Wire) -> Option<Planned> {
        let shown = wire.ask(&get(&self.path, &self.cookie)).await.json();
        let asked = shown["asked"].as_array()?;
        let mut windows = shown["windows"].as_array()?.iter();
        let window = windows.find(|window| asked.contains(&window["seat"]))?;
        let options = window["options"].as_array()?.iter();
        let options: Vec<&Value> = options.filter(|option| option["refused"].is_null()).collect();
        let number = shown["number"].as_u64()? as u32;
        let any = Fast(u64::from(number)).below(options.len().max(1) as u32) as usize;
        let choice = options.get(any)?["choice"].as_str()?.to_owned();
        Some(Planned { seat: window["seat"].as_str()?.to_owned(), choice, number })
    }
}
