//! Appends, many to a commit.
//!
//! A commit that survives a power cut costs as much for a hundred appends as for one, and a commit
//! that notifies others holds up every other that does. So what waits while one commit is under way
//! goes into the next together, in a few statements that take lists.
//!
//! Each append has its own verdict. The numbers of lines are read first, and appends that are stale
//! by them are refused without having written anything. If another node is quicker between that and
//! the commit, the key of the lines undoes the whole commit; then numbers are read again.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use deadpool_postgres::{Object, Pool};
use store::tables::{bits, people_bytes};
use store::{Fault, Life, Line, Summary, TableId};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use crate::{Settings, down, get, hearing, id};

/// How often a commit is tried that other nodes undo. Each time, some other node got on.
const TRIES: usize = 50;

pub(crate) struct Append {
    table: TableId,
    expected: u32,
    lines: Vec<Line>,
    summary: Summary,
    reply: oneshot::Sender<Result<u32, Fault>>,
}

impl Append {
    /// How many lines the table has after it.
    fn number(&self) -> u32 {
        self.expected + self.lines.len() as u32
    }
}

/// Where appends are handed in.
pub(crate) struct Appender(mpsc::UnboundedSender<Append>);

impl Appender {
    pub(crate) fn start(pool: &Pool, settings: Settings, node: Uuid) -> Appender {
        let (sender, waiting) = mpsc::unbounded_channel();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..settings.appenders {
            let waiting = Arc::clone(&waiting);
            tokio::spawn(run(pool.clone(), waiting, settings.together_max, node));
        }
        Appender(sender)
    }

    /// Whoever stops waiting does not stop the append.
    pub(crate) async fn append(
        &self,
        table: TableId,
        expected: u32,
        lines: Vec<Line>,
        summary: Summary,
    ) -> Result<u32, Fault> {
        let (reply, verdict) = oneshot::channel();
        let stopped = || Fault::Down("the appending task has stopped".to_owned());
        let append = Append { table, expected, lines, summary, reply };
        self.0.send(append).map_err(|_| stopped())?;
        verdict.await.map_err(|_| stopped())?
    }
}

async fn run(
    pool: Pool,
    waiting: Arc<Mutex<mpsc::UnboundedReceiver<Append>>>,
    together_max: usize,
    node: Uuid,
) {
    let mut later = Vec::new();
    loop {
        let mut batch = std::mem::take(&mut later);
        if batch.is_empty() {
            if waiting.lock().await.recv_many(&mut batch, together_max).await == 0 {
                return;
            }
        } else if let Ok(mut queue) = waiting.try_lock() {
            // Whoever has the queue may wait there for long, and these have waited already.
            while batch.len() < together_max
                && let Ok(append) = queue.try_recv()
            {
                batch.push(append);
            }
        }
        // Two appends to one table cannot both be right: the second is judged after the first.
        let mut tables = HashSet::new();
        let (batch, again) = batch.into_iter().partition(|append| tables.insert(append.table));
        later = again;
        commit(&pool, batch, node).await;
    }
}

/// Commits what is not stale, and tells everybody their verdict.
async fn commit(pool: &Pool, mut batch: Vec<Append>, node: Uuid) {
    // Every node writes in the same order, so that no two wait for each other.
    batch.sort_by_key(|append| append.table);
    let mut outcome = Ok(());
    for _ in 0..TRIES {
        outcome = match attempt(pool, &mut batch, node).await {
            Err(Failed::Again) => Err(Fault::Down("other nodes were always quicker".to_owned())),
            Err(Failed::Down(fault)) => return tell(batch, &Err(fault)),
            Ok(()) => return tell(batch, &Ok(())),
        };
    }
    tell(batch, &outcome);
}

fn tell(batch: Vec<Append>, kept: &Result<(), Fault>) {
    for append in batch {
        let number = append.number();
        let _nobody_waits = append.reply.send(kept.clone().map(|()| number));
    }
}

enum Failed {
    /// Another node was quicker; nothing was written.
    Again,
    Down(Fault),
}

impl From<tokio_postgres::Error> for Failed {
    fn from(error: tokio_postgres::Error) -> Failed {
        const AGAIN: [SqlState; 3] = [
            SqlState::UNIQUE_VIOLATION,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
        ];
        match error.code() {
            Some(code) if AGAIN.contains(code) => Failed::Again,
            _ => Failed::Down(down(error)),
        }
    }
}

/// Tries to commit a batch. Those that are stale are told so and taken out of it.
async fn attempt(pool: &Pool, batch: &mut Vec<Append>, node: Uuid) -> Result<(), Failed> {
    let client = get(pool).await.map_err(Failed::Down)?;
    let before = before(&client, batch).await?;
    let current = |append: &Append| before.get(&append.table).map_or(0, |before| before.number);
    let stale = batch.extract_if(.., |append| current(append) != append.expected);
    for append in stale {
        let current = current(&append);
        let _nobody_waits = append.reply.send(Err(Fault::Taken { current }));
    }
    if batch.is_empty() {
        return Ok(());
    }
    write(&client, batch, &before, node).await
}

/// What a table was before an append.
struct Before {
    number: u32,
    changed: i64,
    past: bool,
    people: Vec<u8>,
}

async fn before(client: &Object, batch: &[Append]) -> Result<HashMap<TableId, Before>, Failed> {
    let ids: Vec<Uuid> = batch.iter().map(|append| id(append.table.0)).collect();
    let select = "SELECT id, number, life, people, changed FROM tables WHERE id = ANY($1)";
    let rows = client.query(&client.prepare_cached(select).await?, &[&ids]).await?;
    let read = |row: tokio_postgres::Row| {
        let life = Life::ALL.get(usize::from(row.get::<_, i16>(2).unsigned_abs()));
        let past = life.is_some_and(|life| life.is_past());
        let number = row.get::<_, i32>(1).unsigned_abs();
        let before = Before { number, changed: row.get(4), past, people: row.get(3) };
        (TableId(row.get::<_, Uuid>(0).as_u128()), before)
    };
    Ok(rows.into_iter().map(read).collect())
}

const TABLES: &str = "
    INSERT INTO tables (id, number, created, changed, game, life, public, people, asked, bots,
        deadline, about, made_by)
    SELECT * FROM unnest($1::uuid[], $2::integer[], $3::bigint[], $4::bigint[], $5::text[],
        $6::smallint[], $7::boolean[], $8::bytea[], $9::smallint[], $10::smallint[],
        $11::bigint[], $12::text[], $13::uuid[])
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, changed = excluded.changed,
        game = excluded.game, life = excluded.life, public = excluded.public,
        people = excluded.people, asked = excluded.asked, bots = excluded.bots,
        deadline = excluded.deadline, about = excluded.about, made_by = excluded.made_by";

const LINES: &str = "
    INSERT INTO lines (table_id, number, at, text)
    SELECT * FROM unnest($1::uuid[], $2::integer[], $3::bigint[], $4::text[])";

const RISE: &str = "DELETE FROM seated WHERE table_id = ANY($1)";

const SIT: &str = "
    INSERT INTO seated (person, past, table_id, seats)
    SELECT * FROM unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::smallint[])";

/// One value of each kind for each append, or for each of its lines or people: what the statements
/// take as lists.
#[derive(Default)]
struct Columns<'a> {
    table: Vec<Uuid>,
    number: Vec<i32>,
    created: Vec<i64>,
    changed: Vec<i64>,
    game: Vec<&'a str>,
    life: Vec<i16>,
    public: Vec<bool>,
    people: Vec<Vec<u8>>,
    asked: Vec<i16>,
    bots: Vec<i16>,
    deadline: Vec<Option<i64>>,
    about: Vec<&'a str>,
    made_by: Vec<Uuid>,

    line_table: Vec<Uuid>,
    line_number: Vec<i32>,
    line_at: Vec<i64>,
    line_text: Vec<&'a str>,

    /// Tables at which the people changed, and who sits there now.
    moved: Vec<Uuid>,
    seated_person: Vec<Uuid>,
    seated_past: Vec<bool>,
    seated_table: Vec<Uuid>,
    seated_seats: Vec<i16>,
}

impl<'a> Columns<'a> {
    fn add(&mut self, append: &'a Append, before: Option<&Before>) {
        let Append { table, expected, lines, summary, .. } = append;
        let table = id(table.0);
        let changed = before.map_or(0, |before| before.changed);
        let at = |line: Option<&Line>| line.map_or(changed, |line| line.at.0);
        let people = people_bytes(&summary.people);
        let past = summary.life.is_past();
        let moved = |before: &Before| before.people != people || before.past != past;
        // Where only the summary is written, all of it is.
        if lines.is_empty() || before.is_none_or(moved) {
            self.moved.push(table);
            for (person, seats) in summary.owners() {
                self.seated_person.push(id(person.0));
                self.seated_past.push(past);
                self.seated_table.push(table);
                self.seated_seats.push(i16::from(bits(seats)));
            }
        }
        for (number, line) in (expected.cast_signed()..).zip(lines) {
            self.line_table.push(table);
            self.line_number.push(number);
            self.line_at.push(line.at.0);
            self.line_text.push(&line.text);
        }
        self.table.push(table);
        self.number.push(append.number().cast_signed());
        self.created.push(at(lines.first()));
        self.changed.push(at(lines.last()));
        self.game.push(&summary.game);
        self.life.push(summary.life as i16);
        self.public.push(summary.public);
        self.people.push(people);
        self.asked.push(i16::from(bits(summary.asked)));
        self.bots.push(i16::from(bits(summary.bots)));
        self.deadline.push(summary.deadline.map(|deadline| deadline.0));
        self.about.push(&summary.about);
        self.made_by.push(id(summary.by.0));
    }
}

async fn write(
    client: &Object,
    batch: &[Append],
    before: &HashMap<TableId, Before>,
    node: Uuid,
) -> Result<(), Failed> {
    let mut all = Columns::default();
    for append in batch {
        all.add(append, before.get(&append.table));
    }
    let told = hearing::lines(node, batch.iter().map(|append| (append.table, append.number())));
    let [tables, lines, rise, sit, notify] =
        [TABLES, LINES, RISE, SIT, hearing::NOTIFY].map(|sql| client.prepare_cached(sql));
    let (tables, lines, rise, sit, notify) = tokio::try_join!(tables, lines, rise, sit, notify)?;

    let c = &all;
    #[rustfmt::skip]
    let of_tables: [&(dyn ToSql + Sync); 13] = [
        &c.table, &c.number, &c.created, &c.changed, &c.game, &c.life, &c.public, &c.people,
        &c.asked, &c.bots, &c.deadline, &c.about, &c.made_by,
    ];
    let of_lines: [&(dyn ToSql + Sync); 4] =
        [&c.line_table, &c.line_number, &c.line_at, &c.line_text];
    let of_seated: [&(dyn ToSql + Sync); 4] =
        [&c.seated_person, &c.seated_past, &c.seated_table, &c.seated_seats];
    let seats = async {
        if c.moved.is_empty() {
            return Ok(());
        }
        let of_moved: [&(dyn ToSql + Sync); 1] = [&c.moved];
        let (gone, come) = tokio::join!(
            biased;
            client.execute(&rise, &of_moved),
            client.execute(&sit, &of_seated),
        );
        gone.and(come).map(drop)
    };
    // All are sent at once and carried out in this order: one way there and back. If one fails, the
    // rest fail after it, and the last undoes all.
    let of_told: [&(dyn ToSql + Sync); 1] = [&told];
    let (begun, tables, lines, seats, told, kept) = tokio::join!(
        biased;
        client.batch_execute("BEGIN"),
        client.execute(&tables, &of_tables),
        client.execute(&lines, &of_lines),
        seats,
        client.execute(&notify, &of_told),
        client.batch_execute("COMMIT"),
    );
    begun?;
    tables?;
    lines?;
    seats?;
    told?;
    Ok(kept?)
}
