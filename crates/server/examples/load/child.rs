//! The process that is measured: the server, or a bare handler that appends a row.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io::{BufRead, BufReader, Read};
use std::pin::Pin;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};

use axum::extract::{Path, State};
use axum::response::sse::{Event, Sse};
use axum::routing::{get, post};
use axum::{Json, Router};
use futures_core::Stream;
use host::Host;
use server::{App, Settings};
use store::{Fault, Millis};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// How many tables stay in memory: fewer than are stored, more than are live.
pub(crate) const TABLES_MAX: usize = 2048;

/// How often the system counts a process's time in a second, on every Linux there is.
const TICKS: u64 = 100;

/// A running process. It ends when this is dropped.
pub(crate) struct Child {
    pub(crate) address: String,
    process: std::process::Child,
}

impl Child {
    pub(crate) fn start(be: &str, database: &str) -> Child {
        let mut command = Command::new(std::env::current_exe().expect("we know who we are"));
        command.args(["--be", be, "--database", database]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("a process can be started");
        let mut said = String::new();
        let out = process.stdout.take().expect("its words are piped to us");
        BufReader::new(out).read_line(&mut said).expect("it speaks");
        assert!(said.ends_with('\n'), "it ended before it listened");
        Child { address: said.trim_end().to_owned(), process }
    }

    /// How much of it is in memory, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = self.file("status");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let digits = line.and_then(|line| line.split_whitespace().next());
        digits.and_then(|digits| digits.parse().ok()).expect("it is a number")
    }

    /// For how long it has kept processors busy.
    pub(crate) fn busy(&self) -> Duration {
        let stat = self.file("stat");
        let (_, rest) = stat.rsplit_once(')').expect("its name is in brackets");
        let ticks = rest.split_whitespace().skip(11).take(2);
        let ticks: u64 = ticks.map(|ticks| ticks.parse::<u64>().expect("it is a number")).sum();
        Duration::from_millis(ticks * 1000 / TICKS)
    }

    fn file(&self, name: &str) -> String {
        let file = std::fs::read_to_string(format!("/proc/{}/{name}", self.process.id()));
        file.expect("the system tells of every process")
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _gone = self.process.kill();
        let _gone = self.process.wait();
    }
}

async fn listen() -> TcpListener {
    // Whoever started us holds the other end.
    std::thread::spawn(|| {
        let _end = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    });
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    println!("{}", listener.local_addr().expect("it has an address"));
    listener
}

/// The server, with limits that are in nobody's way.
pub(crate) async fn serve(database: &str) {
    let settings = Settings {
        tables_in_memory: TABLES_MAX,
        tables_per_person: 1_000,
        requests_per_address: 1_000_000,
        requests_per_person: 1_000_000,
        guests_per_address: 100_000,
        streams_per_person: 10_000,
        streams_per_address: 10_000,
        ..Settings::default()
    };
    let now: server::Now = Arc::new(|| {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Millis(since.expect("it is later than 1970").as_millis() as i64)
    });
    let store = crate::open(database).await;
    let options = App::host_options(&settings, Arc::clone(&now));
    let host = Host::new(Arc::clone(&store), options);
    let app = App::new(store, host, settings, now);
    app.serve(listen().await, std::future::pending()).await.expect("it can listen");
}

/// What is left when nothing is done but to append, and to tell whoever listens.
pub(crate) async fn floor(database: &str, together_max: usize) {
    let bare = Bare::open(database, together_max).await.expect("the database can be used");
    let floor = Arc::new(Floor { bare, listeners: Mutex::default() });
    let app = Router::new()
        .route("/rows/{table}", post(append))
        .route("/events/{table}", get(listen_to))
        .with_state(floor);
    axum::serve(listen().await, app).await.expect("it can listen");
}

struct Floor {
    bare: Bare,
    listeners: Mutex<HashMap<u32, Vec<mpsc::Sender<u32>>>>,
}

async fn append(
    State(floor): State<Arc<Floor>>,
    Path(table): Path<u32>,
    Json(row): Json<serde_json::Value>,
) -> Json<u32> {
    floor.bare.append(row["choice"].to_string()).await.expect("it can be written");
    let listeners = floor.listeners.lock().expect("nobody panics here");
    for listener in listeners.get(&table).into_iter().flatten() {
        let _who_is_slow_misses_it = listener.try_send(table);
    }
    Json(table)
}

async fn listen_to(State(floor): State<Arc<Floor>>, Path(table): Path<u32>) -> Sse<Events> {
    let (send, receive) = mpsc::channel(64);
    send.try_send(table).expect("there is room for the first");
    let mut listeners = floor.listeners.lock().expect("nobody panics here");
    listeners.entry(table).or_default().push(send);
    Sse::new(Events(receive))
}

struct Events(mpsc::Receiver<u32>);

impl Stream for Events {
    type Item = Result<Event, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let event = |number: u32| Event::default().id(number.to_string()).data("{}");
        self.0.poll_recv(cx).map(|number| number.map(event).map(Ok))
    }
}

/// Rows in a database of the same kind.
enum Bare {
    Sqlite(store_sqlite::Bare),
    Postgres(store_postgres::Bare),
}

impl Bare {
    async fn open(database: &str, together_max: usize) -> Result<Bare, Fault> {
        if let Some(file) = database.strip_prefix("sqlite:") {
            return store_sqlite::Bare::open(file.as_ref(), together_max).map(Bare::Sqlite);
        }
        let connected = store_postgres::Bare::connect(database, together_max);
        connected.await.map(Bare::Postgres)
    }

    async fn append(&self, text: String) -> Result<(), Fault> {
        match self {
            Bare::Sqlite(bare) => bare.append(text).await,
            Bare::Postgres(bare) => bare.append(text).await,
        }
    }
}
