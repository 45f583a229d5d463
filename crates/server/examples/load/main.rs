//! What a server takes on this machine, next to what a bare handler that appends one row takes.
//!
//! `cargo xtask load`, with `--database postgres` for the other kind; `--help` lists the rest. The
//! server and the bare handler are this program once more, as processes of their own; all is on
//! loopback and in a temporary folder. Whoever plays knows the luck of the tables and has planned all
//! answers before, so that what is measured is answering, and little of the machine goes to clients.

#![allow(clippy::print_stdout, reason = "this is what it is for")]
#![allow(clippy::float_arithmetic, reason = "milliseconds are shown with a point")]

mod child;
mod mirror;
mod stored;
mod table;
mod wire;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ::table::{Chance, Fast as Random};
use clap::{Parser, ValueEnum};
use store::Store;
use tokio::sync::{Mutex, mpsc};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::child::Child;
use crate::table::{Answered, Table};
use crate::wire::{Wire, get, post};

/// How many connections send at once.
const CONNECTIONS: usize = 64;
/// How many rows of a bare handler go into one commit at most.
const TOGETHER_MAX: usize = 512;
/// How often bare handlers and the server are measured, by turns: what else the machine does hits both.
const ROUNDS: u32 = 5;
/// The answers of people at tables with bots while all others answer as fast as they can, a second.
const BESIDE: u32 = 100;
/// How long viewers have to hear of the last answer.
const LAST: Duration = Duration::from_secs(1);
/// When to give up waiting for streams to open.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Sqlite,
    /// A private server, on a socket, gone afterwards.
    Postgres,
}

/// What a server takes on this machine.
#[derive(Parser)]
struct Args {
    /// The kind of database; for the process that is measured, which.
    #[arg(long, default_value = "sqlite")]
    database: String,
    /// Live tables, every other with a bot.
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// Streams open at each.
    #[arg(long, default_value_t = 2)]
    viewers: usize,
    /// The level of the bots.
    #[arg(long, default_value = "random")]
    bots: String,
    /// Answers a second at the steady rate.
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// How long each part lasts, in seconds.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// Tables that are stored and opened at random.
    #[arg(long, default_value_t = 10_000)]
    stored: usize,
    /// For the process that is measured: `serve`, `single` or `floor`.
    #[arg(long, hide = true)]
    be: Option<String>,
}

#[tokio::main]
async fn main() {
    let args = Args::parse();
    match args.be.as_deref() {
        Some("single") => return child::floor(&args.database, 1).await,
        Some("floor") => return child::floor(&args.database, TOGETHER_MAX).await,
        Some(_) => return child::serve(&args.database).await,
        None => {}
    }
    let kind = Kind::from_str(&args.database, true).expect("`sqlite` or `postgres`");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let server = (kind == Kind::Postgres).then(pg_private::Server::start);
    let database = |name: &str| match &server {
        Some(server) => server.database(),
        None => format!("sqlite:{}", folder.path().join(name).display()),
    };
    let named = match kind {
        Kind::Sqlite => "SQLite",
        Kind::Postgres => "PostgreSQL, on a socket",
    };
    println!("| what | {named} |\n|---|---|");
    let bare = ["single.db", "group.db", "telling.db"].map(&database);
    live(&args, &database("live.db"), bare).await;
    stored::measure(&args, &database("stored.db")).await;
}

fn row(what: &str, found: &str) {
    println!("| {what} | {found} |");
}

async fn open(database: &str) -> Arc<dyn Store> {
    match database.strip_prefix("sqlite:") {
        Some(file) => {
            let store = store_sqlite::Sqlite::open(Path::new(file));
            Arc::new(store.expect("the file can be opened"))
        }
        None => {
            let store = store_postgres::Postgres::connect(database).await;
            Arc::new(store.expect("the database can be reached"))
        }
    }
}

/// Tables with bots and viewers: at a steady rate, then as fast as it goes.
async fn live(args: &Args, database: &str, bare: [String; 3]) {
    let start = Instant::now();
    let child = Child::start("serve", database);
    let page = Wire::connect(&child.address).await.ask(&get("/", "")).await;
    assert_eq!(page.status, 200, "there is a first page");
    row("start to first page", &millis(start.elapsed()));
    let store = open(database).await;
    let tables = table::make(&child.address, &*store, args.tables, &args.bots).await;
    for table in &tables {
        table.watch(&child.address, args.viewers).await;
    }
    let began = Instant::now();
    while !tables.iter().all(|table| table.is_watched()) {
        assert!(began.elapsed() < PATIENCE, "all streams open");
        sleep(Duration::from_millis(50)).await;
    }
    row("tables, streams", &format!("{}, {}", tables.len(), tables.len() * args.viewers));
    row("memory of the server", &mib(child.memory()));

    table::forget(&tables);
    let before = lines(&*store, &tables).await;
    let steadily = steady(&child.address, args.rate, Duration::from_secs(args.seconds), &tables);
    let (answered, took) = steadily.await;
    sleep(LAST).await;
    let bots = lines(&*store, &tables).await.saturating_sub(before + answered.len());
    let what = format!("at a steady rate: answers of people and of bots, {} asked for", args.rate);
    let rates = [per_second(answered.len(), took), per_second(bots, took)];
    row(&what, &format!("{}/s and {}/s", rates[0], rates[1]));
    row("answer to its response", &middle(times(&answered)));
    row("answer to the last viewer's event", &middle(last_events(&tables, &answered)));

    flat_out(args, &child, &tables, bare).await;
    row("memory of the server", &mib(child.memory()));
}

/// What is measured as fast as it goes, round by round.
#[derive(Default)]
struct Fast {
    /// A second, in each round.
    rates: Vec<usize>,
    times: Vec<Duration>,
    busy: Duration,
}

impl Fast {
    fn add(&mut self, times: Vec<Duration>, took: Duration, busy: Duration) {
        self.rates.push(per_second(times.len(), took));
        self.times.extend(times);
        self.busy += busy;
    }

    /// A second, and the processor time of each.
    fn text(&self, what: &str) -> String {
        let rates: Vec<String> = self.rates.iter().map(usize::to_string).collect();
        let each = self.busy.as_micros() / self.times.len().max(1) as u128;
        format!("{} {what}/s; {each} µs of processor each", rates.join(", "))
    }
}

/// Bare handlers and the tables by turns, each as fast as it goes.
async fn flat_out(args: &Args, child: &Child, tables: &[Arc<Table>], bare: [String; 3]) {
    let time = Duration::from_secs(args.seconds) / ROUNDS;
    let floors = ["single", "floor", "floor"].into_iter().zip(&bare);
    let floors: Vec<Child> = floors.map(|(be, database)| Child::start(be, database)).collect();
    for table in 0..args.tables * args.viewers {
        let wire = Wire::connect(&floors[2].address).await;
        let request = get(&format!("/events/{}", table % args.tables), "");
        tokio::spawn(async move { wire.hear(&request, drop).await });
    }
    let mut rows = [Fast::default(), Fast::default(), Fast::default()];
    let (mut answers, mut seen) = (Fast::default(), Vec::new());
    let with_bots: Vec<_> = tables.iter().filter(|table| table.has_bot()).cloned().collect();
    for round in 0..ROUNDS {
        for (floor, fast) in floors.iter().zip(&mut rows) {
            let before = floor.busy();
            let times = append_rows(&floor.address, time, args.tables).await;
            sleep(LAST).await;
            fast.add(times, time, floor.busy().saturating_sub(before));
        }
        table::forget(tables);
        let before = child.busy();
        let ((answered, took), _) = tokio::join!(
            answer_all(&child.address, time, tables, round),
            steady(&child.address, BESIDE, time, &with_bots),
        );
        sleep(LAST).await;
        seen.extend(last_events(tables, &answered));
        answers.add(times(&answered), took, child.busy().saturating_sub(before));
    }
    let of = |rows: &Fast| {
        let pairs = rows.rates.iter().zip(&answers.rates);
        let mut ratios: Vec<_> = pairs.map(|(row, answer)| answer * 100 / row.max(&1)).collect();
        ratios.sort_unstable();
        ratios[ratios.len() / 2]
    };
    let what = [
        "bare handler, one commit each",
        "bare handler, group commit",
        "bare handler, group commit, telling as many viewers",
    ];
    row("as fast as it goes", &format!("{CONNECTIONS} connections, {ROUNDS} rounds by turns"));
    for (what, rows) in what.iter().zip(&rows) {
        row(what, &rows.text("rows"));
        row("row to its response", &middle(rows.times.clone()));
    }
    row("tables with bots and viewers", &answers.text("answers"));
    row("answer to its response", &middle(answers.times.clone()));
    row("answer to the last viewer's event", &middle(seen));
    let [each, group, telling] = rows.each_ref().map(of);
    let ratios = format!("{each} %, {group} %, {telling} %");
    row("answers for rows, the middle round: one commit each, group, telling", &ratios);
    let left: usize = tables.iter().map(|table| table.n_planned()).sum();
    assert!(0 < left, "the games last longer than the measurement");
}

/// A bare handler: one row for each request, as fast as it goes.
async fn append_rows(address: &str, time: Duration, tables: usize) -> Vec<Duration> {
    let end = Instant::now() + time;
    let mut writers = Vec::new();
    for writer in 0..CONNECTIONS {
        let mut wire = Wire::connect(address).await;
        writers.push(tokio::spawn(async move {
            let body = r#"{"choice":"build house Mito","number":12,"seat":"S1"}"#;
            let mut chance = Random(writer as u64);
            let mut times = Vec::new();
            while Instant::now() < end {
                let table = chance.below(tables as u32);
                let request = post(&format!("/rows/{table}"), "oedo=0", body);
                let start = Instant::now();
                assert_eq!(wire.ask(&request).await.status, 200, "a row is appended");
                times.push(start.elapsed());
            }
            times
        }));
    }
    let mut times = Vec::new();
    for writer in writers {
        times.extend(writer.await.expect("a writer does not panic"));
    }
    times
}

/// So many at once, each at random tables of their own.
async fn answer_all(
    address: &str,
    time: Duration,
    tables: &[Arc<Table>],
    seed: u32,
) -> (Vec<Answered>, Duration) {
    let start = Instant::now();
    let mut workers = Vec::new();
    for worker in 0..CONNECTIONS {
        let own = tables.iter().filter(|table| !table.has_bot()).skip(worker);
        let mut own: Vec<Arc<Table>> = own.step_by(CONNECTIONS).cloned().collect();
        let mut wire = Wire::connect(address).await;
        workers.push(tokio::spawn(async move {
            let mut chance = Random(u64::from(seed) << 32 | worker as u64);
            let mut answered = Vec::new();
            while start.elapsed() < time && !own.is_empty() {
                let which = chance.below(own.len() as u32) as usize;
                match own[which].answer(&mut wire, None).await {
                    Some(answer) => answered.push(answer),
                    None => drop(own.swap_remove(which)),
                }
            }
            answered
        }));
    }
    let mut answered = Vec::new();
    for worker in workers {
        answered.extend(worker.await.expect("who answers does not panic"));
    }
    (answered, start.elapsed())
}

/// Answers at a steady rate, at one table after another. Who must wait for a connection waits from when
/// they were due.
async fn steady(
    address: &str,
    rate: u32,
    time: Duration,
    tables: &[Arc<Table>],
) -> (Vec<Answered>, Duration) {
    let (send, due) = mpsc::unbounded_channel::<(Arc<Table>, Instant)>();
    let due = Arc::new(Mutex::new(due));
    let mut workers = Vec::new();
    for _ in 0..CONNECTIONS {
        let (due, mut wire) = (Arc::clone(&due), Wire::connect(address).await);
        workers.push(tokio::spawn(async move {
            let mut answered = Vec::new();
            loop {
                let next = due.lock().await.recv().await;
                let Some((table, due)) = next else { return answered };
                answered.extend(table.answer(&mut wire, Some(due)).await);
            }
        }));
    }
    let start = Instant::now();
    let mut ticks = interval(Duration::from_secs(1) / rate);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    for table in tables.iter().cycle() {
        let due = ticks.tick().await.into_std();
        if time <= start.elapsed() {
            break;
        }
        send.send((Arc::clone(table), due)).expect("somebody is there to answer");
    }
    let took = start.elapsed();
    drop(send);
    let mut answered = Vec::new();
    for worker in workers {
        answered.extend(worker.await.expect("who answers does not panic"));
    }
    (answered, took)
}

fn times(answered: &[Answered]) -> Vec<Duration> {
    answered.iter().map(|answered| answered.took).collect()
}

/// How long it took until the last viewer had been told, for each answer.
fn last_events(tables: &[Arc<Table>], answered: &[Answered]) -> Vec<Duration> {
    let told = answered.iter().map(|answered| tables[answered.table].told(answered));
    told.map(|told| told.expect("all viewers are told of all answers")).collect()
}

async fn lines(store: &dyn Store, tables: &[Arc<Table>]) -> usize {
    let ids: Vec<_> = tables.iter().map(|table| table.id).collect();
    let mut number = 0;
    for ids in ids.chunks(500) {
        let listed = store.tables(ids).await.expect("tables can be looked up");
        number += listed.iter().map(|listed| listed.number as usize).sum::<usize>();
    }
    number
}

fn per_second(number: usize, time: Duration) -> usize {
    (number as u128 * 1000 / time.as_millis().max(1)) as usize
}

fn mib(kib: u64) -> String {
    format!("{} MiB", kib / 1024)
}

fn millis(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

fn middle(mut times: Vec<Duration>) -> String {
    times.sort();
    if times.is_empty() {
        return "nothing".into();
    }
    let of_100 = |n: usize| millis(times[(times.len() - 1) * n / 100]);
    format!("p50 {}, p99 {}, most {}", of_100(50), of_100(99), of_100(100))
}
