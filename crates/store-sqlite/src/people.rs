//! People, and the doors they come in by.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Result, Row, params};
use store::{
    Account, Change, Link, LinkKind, Login, Millis, Person, PersonId, Session, TableId, TokenHash,
};
use table::Seat;

use crate::tables::{key, misread};

pub(crate) fn add(db: &Connection, person: &Person) -> Result<()> {
    let account = person.account.as_ref();
    db.prepare_cached(
        "INSERT INTO people (id, name, login, password, language, settings, created, seen, gone)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        key(person.id.0),
        person.name,
        account.map(|account| account.login.text()),
        account.map(|account| &account.password),
        person.language,
        person.settings,
        person.created.0,
        person.seen.0,
        person.gone,
    ])
    .map(drop)
}

const SELECT: &str =
    "SELECT id, name, login, password, language, settings, created, seen, gone FROM people";

pub(crate) fn people(db: &Connection, people: &[PersonId]) -> Result<Vec<Person>> {
    let mut statement = db.prepare_cached(&format!("{SELECT} WHERE id = ?1"))?;
    let mut found = Vec::new();
    for person in people {
        found.extend(statement.query_row([key(person.0)], read).optional()?);
    }
    Ok(found)
}

pub(crate) fn by_login(db: &Connection, login: &Login) -> Result<Option<Person>> {
    db.prepare_cached(&format!("{SELECT} WHERE login = ?1"))?
        .query_row([login.text()], read)
        .optional()
}

fn read(row: &Row<'_>) -> Result<Person> {
    let login: Option<String> = row.get(2)?;
    let password: Option<String> = row.get(3)?;
    let account = login
        .zip(password)
        .map(|(login, password)| Account { login: Login::new(&login), password });
    Ok(Person {
        id: PersonId(u128::from_be_bytes(row.get(0)?)),
        name: row.get(1)?,
        account,
        language: row.get(4)?,
        settings: row.get(5)?,
        created: Millis(row.get(6)?),
        seen: Millis(row.get(7)?),
        gone: row.get(8)?,
    })
}

/// Changes one thing. Was the person there?
pub(crate) fn change(db: &Connection, person: PersonId, change: &Change) -> Result<bool> {
    let id = key(person.0);
    let set = |what: &str, value: &dyn rusqlite::ToSql| {
        db.prepare_cached(&format!("UPDATE people SET {what} WHERE id = ?1 AND gone = 0"))?
            .execute(params![id, value])
    };
    let changed = match change {
        Change::Name(name) => set("name = ?2", name)?,
        Change::Language(language) => set("language = ?2", language)?,
        Change::Settings(settings) => set("settings = ?2", settings)?,
        Change::Seen(at) => set("seen = max(seen, ?2)", &at.0)?,
        Change::Account(Account { login, password }) => db
            .prepare_cached(
                "UPDATE people SET login = ?2, password = ?3 WHERE id = ?1 AND gone = 0",
            )?
            .execute(params![id, login.text(), password])?,
    };
    Ok(changed == 1)
}

/// Makes a person nobody. Was the person there?
pub(crate) fn forget(db: &Connection, person: PersonId, at: Millis) -> Result<bool> {
    let id = key(person.0);
    let found = db
        .prepare_cached(
            "UPDATE people SET name = '', login = NULL, password = NULL, language = '',
             settings = '', gone = 1 WHERE id = ?1",
        )?
        .execute([id])?;
    db.prepare_cached("DELETE FROM sessions WHERE person = ?1")?.execute([id])?;
    db.prepare_cached("UPDATE links SET revoked = ?2 WHERE made_by = ?1 AND revoked IS NULL")?
        .execute(params![id, at.0])?;
    db.prepare_cached("UPDATE chat SET text = '' WHERE who = ?1")?.execute([id])?;
    Ok(found == 1)
}

/// Keeps a session. Was the person there?
pub(crate) fn open_session(db: &Connection, session: &Session) -> Result<bool> {
    let Session { token, person, created, seen, label } = session;
    let opened = db
        .prepare_cached(
            "INSERT INTO sessions (token, person, created, seen, label)
             SELECT ?1, id, ?3, ?4, ?5 FROM people WHERE id = ?2 AND gone = 0",
        )?
        .execute(params![token.0, key(person.0), created.0, seen.0, label])?;
    Ok(opened == 1)
}

pub(crate) fn session(db: &Connection, token: TokenHash) -> Result<Option<Session>> {
    db.prepare_cached("SELECT token, person, created, seen, label FROM sessions WHERE token = ?1")?
        .query_row([token.0], read_session)
        .optional()
}

pub(crate) fn sessions(db: &Connection, person: PersonId) -> Result<Vec<Session>> {
    db.prepare_cached(
        "SELECT token, person, created, seen, label FROM sessions WHERE person = ?1
         ORDER BY seen DESC, token",
    )?
    .query_map([key(person.0)], read_session)?
    .collect()
}

fn read_session(row: &Row<'_>) -> Result<Session> {
    Ok(Session {
        token: TokenHash(row.get(0)?),
        person: PersonId(u128::from_be_bytes(row.get(1)?)),
        created: Millis(row.get(2)?),
        seen: Millis(row.get(3)?),
        label: row.get(4)?,
    })
}

pub(crate) fn touch_session(db: &Connection, token: TokenHash, at: Millis) -> Result<()> {
    db.prepare_cached("UPDATE sessions SET seen = ?2 WHERE token = ?1 AND seen < ?2")?
        .execute(params![token.0, at.0])
        .map(drop)
}

pub(crate) fn end_session(db: &Connection, person: PersonId, token: TokenHash) -> Result<bool> {
    let ended = db
        .prepare_cached("DELETE FROM sessions WHERE token = ?1 AND person = ?2")?
        .execute(params![token.0, key(person.0)])?;
    Ok(ended == 1)
}

pub(crate) fn end_sessions(
    db: &Connection,
    person: PersonId,
    except: Option<TokenHash>,
) -> Result<u32> {
    let ended = db
        .prepare_cached("DELETE FROM sessions WHERE person = ?1 AND token IS NOT ?2")?
        .execute(params![key(person.0), except.map(|token| token.0)])?;
    Ok(ended as u32)
}

pub(crate) fn end_idle_sessions(db: &Connection, before: Millis) -> Result<u32> {
    let ended = db.prepare_cached("DELETE FROM sessions WHERE seen < ?1")?.execute([before.0])?;
    Ok(ended as u32)
}

pub(crate) fn make_link(db: &Connection, link: &Link) -> Result<()> {
    let (kind, seat) = link.kind.parts();
    db.prepare_cached(
        "INSERT INTO links (token, table_id, kind, seat, made_by, made, revoked)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        link.token.0,
        key(link.table.0),
        kind,
        seat.map(|seat| seat.0),
        key(link.by.0),
        link.made.0,
        link.revoked.map(|at| at.0),
    ])
    .map(drop)
}

pub(crate) fn link(db: &Connection, token: TokenHash) -> Result<Option<Link>> {
    db.prepare_cached(
        "SELECT token, table_id, kind, seat, made_by, made, revoked FROM links
         WHERE token = ?1 AND revoked IS NULL",
    )?
    .query_row([token.0], read_link)
    .optional()
}

pub(crate) fn links(db: &Connection, table: TableId) -> Result<Vec<Link>> {
    db.prepare_cached(
        "SELECT token, table_id, kind, seat, made_by, made, revoked FROM links
         WHERE table_id = ?1 ORDER BY made DESC, token",
    )?
    .query_map([key(table.0)], read_link)?
    .collect()
}

fn read_link(row: &Row<'_>) -> Result<Link> {
    let kind: String = row.get(2)?;
    let seat = row.get::<_, Option<u8>>(3)?.map(Seat);
    Ok(Link {
        token: TokenHash(row.get(0)?),
        table: TableId(u128::from_be_bytes(row.get(1)?)),
        kind: LinkKind::from_parts(&kind, seat).ok_or_else(|| misread(2, Type::Text))?,
        by: PersonId(u128::from_be_bytes(row.get(4)?)),
        made: Millis(row.get(5)?),
        revoked: row.get::<_, Option<i64>>(6)?.map(Millis),
    })
}

pub(crate) fn revoke_link(db: &Connection, token: TokenHash, at: Millis) -> Result<bool> {
    let revoked = db
        .prepare_cached("UPDATE links SET revoked = ?2 WHERE token = ?1 AND revoked IS NULL")?
        .execute(params![token.0, at.0])?;
    Ok(revoked == 1)
}
