//! Tables: their lines, what lists show of them, who works on them.

use rusqlite::types::{Type, Value};
use rusqlite::{
    Connection, Error, OptionalExtension, Params, Result, Row, params, params_from_iter,
};
use store::tables::{bits, people_bytes, people_from, seats};
use store::{
    Fault, Life, Line, List, Listed, Millis, NodeId, Page, PersonId, Secret, Summary, TableId,
};

use crate::down;

/// An id as it is kept.
pub(crate) fn key(id: u128) -> [u8; 16] {
    id.to_be_bytes()
}

pub(crate) fn append(
    db: &Connection,
    table: TableId,
    expected: u32,
    lines: &[Line],
    summary: &Summary,
) -> Result<u32, Fault> {
    let before = before(db, table).map_err(down)?;
    let current = before.as_ref().map_or(0, |before| before.number);
    if current != expected {
        return Err(Fault::Taken { current });
    }
    write(db, table, before.as_ref(), lines, summary).map_err(down)?;
    Ok(expected + lines.len() as u32)
}

/// Puts another summary in the place of that of a table with so many lines.
pub(crate) fn summarize(
    db: &Connection,
    table: TableId,
    number: u32,
    summary: &Summary,
) -> Result<(), Fault> {
    let before = before(db, table).map_err(down)?;
    let current = before.as_ref().map_or(0, |before| before.number);
    match before {
        // Nobody sat there, as far as is known: so all who do are written anew.
        Some(before) if current == number => {
            let before = Before { people: Vec::new(), ..before };
            write(db, table, Some(&before), &[], summary).map_err(down)
        }
        _ => Err(Fault::Taken { current }),
    }
}

/// What a table was before an append.
struct Before {
    number: u32,
    changed: i64,
    past: bool,
    people: Vec<u8>,
}

fn before(db: &Connection, table: TableId) -> Result<Option<Before>> {
    db.prepare_cached("SELECT number, life, people, changed FROM tables WHERE id = ?1")?
        .query_row([key(table.0)], |row| {
            let past = life(row, 1)?.is_past();
            Ok(Before { number: row.get(0)?, past, people: row.get(2)?, changed: row.get(3)? })
        })
        .optional()
}

fn write(
    db: &Connection,
    table: TableId,
    before: Option<&Before>,
    lines: &[Line],
    summary: &Summary,
) -> Result<()> {
    let id = key(table.0);
    let first = before.map_or(0, |before| before.number);
    let mut insert = db
        .prepare_cached("INSERT INTO lines (table_id, number, at, text) VALUES (?1, ?2, ?3, ?4)")?;
    for (number, line) in (first..).zip(lines) {
        insert.execute(params![id, number, line.at.0, line.text])?;
    }

    let people = people_bytes(&summary.people);
    let changed = before.map_or(0, |before| before.changed);
    let at = |line: Option<&Line>| line.map_or(changed, |line| line.at.0);
    // `created` is only used when the row is new.
    db.prepare_cached(
        "INSERT INTO tables (id, number, created, changed, game, life, public, people, asked,
             bots, deadline, about, made_by)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
         ON CONFLICT (id) DO UPDATE SET number = ?2, changed = ?4, game = ?5, life = ?6,
             public = ?7, people = ?8, asked = ?9, bots = ?10, deadline = ?11, about = ?12,
             made_by = ?13",
    )?
    .execute(params![
        id,
        first + lines.len() as u32,
        at(lines.first()),
        at(lines.last()),
        summary.game,
        summary.life as u8,
        summary.public,
        people,
        bits(summary.asked),
        bits(summary.bots),
        summary.deadline.map(|deadline| deadline.0),
        summary.about,
        key(summary.by.0),
    ])?;

    let past = summary.life.is_past();
    if before.is_some_and(|before| before.people == people && before.past == past) {
        return Ok(());
    }
    db.prepare_cached("DELETE FROM seated WHERE table_id = ?1")?.execute([id])?;
    let mut seat = db.prepare_cached(
        "INSERT INTO seated (person, past, table_id, seats) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (person, seats) in summary.owners() {
        seat.execute(params![key(person.0), past, id, bits(seats)])?;
    }
    Ok(())
}

pub(crate) fn lines(db: &Connection, table: TableId, from: u32) -> Result<Vec<Line>> {
    let mut statement = db.prepare_cached(
        "SELECT text, at FROM lines WHERE table_id = ?1 AND ?2 <= number ORDER BY number",
    )?;
    let rows = statement.query_map(params![key(table.0), from], |row| {
        Ok(Line { text: row.get(0)?, at: Millis(row.get(1)?) })
    })?;
    rows.collect()
}

pub(crate) fn tables(db: &Connection, tables: &[TableId]) -> Result<Vec<Listed>> {
    let mut found = Vec::new();
    for table in tables {
        found.extend(select(db, "WHERE id = ?1", [key(table.0)])?);
    }
    Ok(found)
}

pub(crate) fn list(db: &Connection, list: List, Page { skip, take }: Page) -> Result<Vec<Listed>> {
    let (which, value) = which(list);
    let values = [Value::from(take), Value::from(skip)].into_iter().chain(value);
    select(db, &format!("{which} LIMIT ?1 OFFSET ?2"), params_from_iter(values))
}

/// The tables of a list in their order, and the value that stands for `?3`.
fn which(list: List) -> (&'static str, Option<Value>) {
    match list {
        List::Mine(person) => (
            "JOIN seated ON table_id = id WHERE person = ?3 AND past = 0
             ORDER BY asked & seats = 0, created DESC, id",
            Some(key(person.0).to_vec().into()),
        ),
        List::Past(person) => (
            "JOIN seated ON table_id = id WHERE person = ?3 AND past = 1
             ORDER BY changed DESC, id",
            Some(key(person.0).to_vec().into()),
        ),
        List::Public(life) => {
            let life = i64::from(life as u8);
            ("WHERE public = 1 AND life = ?3 ORDER BY created DESC, id", Some(life.into()))
        }
        List::Due(now) => ("WHERE deadline <= ?3 ORDER BY deadline, id", Some(now.0.into())),
        List::Bots => ("WHERE bots <> 0 ORDER BY changed, id", None),
        List::All => ("ORDER BY id", None),
    }
}

const SELECT: &str = "SELECT id, number, created, changed, game, life, public, people, asked, bots, \
                      deadline, about, made_by FROM tables";

fn select(db: &Connection, which: &str, values: impl Params) -> Result<Vec<Listed>> {
    db.prepare_cached(&format!("{SELECT} {which}"))?.query_map(values, listed)?.collect()
}

fn listed(row: &Row<'_>) -> Result<Listed> {
    let people: Vec<u8> = row.get(7)?;
    Ok(Listed {
        table: TableId(u128::from_be_bytes(row.get(0)?)),
        number: row.get(1)?,
        created: Millis(row.get(2)?),
        changed: Millis(row.get(3)?),
        summary: Summary {
            game: row.get(4)?,
            life: life(row, 5)?,
            public: row.get(6)?,
            by: PersonId(u128::from_be_bytes(row.get(12)?)),
            people: people_from(&people).ok_or_else(|| misread(7, Type::Blob))?,
            asked: seats(row.get(8)?),
            bots: seats(row.get(9)?),
            deadline: row.get::<_, Option<i64>>(10)?.map(Millis),
            about: row.get(11)?,
        },
    })
}

fn life(row: &Row<'_>, column: usize) -> Result<Life> {
    let number: u8 = row.get(column)?;
    Life::ALL.get(number as usize).copied().ok_or_else(|| misread(column, Type::Integer))
}

/// A value that we did not write.
pub(crate) fn misread(column: usize, found: Type) -> Error {
    Error::FromSqlConversionFailure(column, found, "the value is none of ours".into())
}

pub(crate) fn keep_secret(db: &Connection, table: TableId, secret: Secret) -> Result<Secret> {
    // The update that changes nothing is there so that the row is returned in either case.
    db.prepare_cached(
        "INSERT INTO secrets (table_id, secret) VALUES (?1, ?2)
         ON CONFLICT (table_id) DO UPDATE SET secret = secret RETURNING secret",
    )?
    .query_row(params![key(table.0), secret.0], |row| row.get(0).map(Secret))
}

pub(crate) fn secret(db: &Connection, table: TableId) -> Result<Option<Secret>> {
    db.prepare_cached("SELECT secret FROM secrets WHERE table_id = ?1")?
        .query_row([key(table.0)], |row| row.get(0).map(Secret))
        .optional()
}

pub(crate) fn claim(
    db: &Connection,
    what: &str,
    node: NodeId,
    now: Millis,
    until: Millis,
) -> Result<bool> {
    let claimed = db
        .prepare_cached(
            "INSERT INTO claims (what, node, until) VALUES (?1, ?2, ?4)
             ON CONFLICT (what) DO UPDATE SET node = ?2, until = ?4
             WHERE node = ?2 OR until <= ?3",
        )?
        .execute(params![what, key(node.0), now.0, until.0])?;
    Ok(claimed == 1)
}

pub(crate) fn release(db: &Connection, what: &str, node: NodeId) -> Result<()> {
    db.prepare_cached("DELETE FROM claims WHERE what = ?1 AND node = ?2")?
        .execute(params![what, key(node.0)])
        .map(drop)
}

pub(crate) fn end_claims(db: &Connection, now: Millis) -> Result<u32> {
    let ended = db.prepare_cached("DELETE FROM claims WHERE until <= ?1")?.execute([now.0])?;
    Ok(ended as u32)
}

/// Does the file hang together, and what follows from the lines follow?
pub(crate) fn audit(db: &Connection) -> Result<Vec<String>> {
    let mut faults: Vec<String> = db
        .prepare("PRAGMA integrity_check")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_>>()?;
    faults.retain(|fault| fault != "ok");
    let wrong = [
        (
            "a table whose lines are not numbered from 0 to the number it says",
            "SELECT count(*) FROM tables LEFT JOIN
             (SELECT table_id, count(*) AS n, max(number) AS last FROM lines GROUP BY table_id)
             ON table_id = id WHERE number IS NOT n OR number IS NOT last + 1",
        ),
        (
            "a line of no table",
            "SELECT count(*) FROM lines WHERE table_id NOT IN (SELECT id FROM tables)",
        ),
        (
            "somebody seated at no table",
            "SELECT count(*) FROM seated WHERE table_id NOT IN (SELECT id FROM tables)",
        ),
    ];
    for (what, sql) in wrong {
        let count: u32 = db.query_row(sql, [], |row| row.get(0))?;
        if 0 < count {
            faults.push(format!("{what}: {count}"));
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;
    use store::{Life, List, Millis, PersonId};

    use super::{SELECT, which};
    use crate::schema;

    /// How SQLite goes about a query.
    fn plan(db: &Connection, sql: &str) -> Vec<String> {
        let mut plan = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("it is a query");
        let steps = plan.raw_query().mapped(|row| row.get(3)).collect::<rusqlite::Result<_>>();
        steps.expect("a plan is steps of text")
    }

    #[test]
    fn lists_do_not_read_all_tables() {
        let mut db = Connection::open_in_memory().expect("memory can be opened");
        schema::migrate(&mut db).expect("it is empty");
        let person = PersonId(1);
        let life = Life::Lobby;
        let sorted = [List::Mine(person), List::Past(person)];
        let in_order = [List::Public(life), List::Due(Millis(0)), List::Bots];
        for list in sorted.into_iter().chain(in_order) {
            let steps = plan(&db, &format!("{SELECT} {}", which(list).0));
            let reads_all = |step: &String| step.starts_with("SCAN") && !step.contains(" INDEX ");
            assert!(!steps.iter().any(reads_all), "{list:?}: {steps:?}");
            // A person has few tables, so those may be sorted; all others must come in order.
            let sorts = steps.iter().any(|step| step.contains("TEMP B-TREE"));
            assert!(!sorts || sorted.contains(&list), "{list:?}: {steps:?}");
        }
        let all = plan(&db, "SELECT * FROM lines ORDER BY at");
        assert!(all[0].starts_with("SCAN"), "a query that reads all is seen: {all:?}");
    }
}
