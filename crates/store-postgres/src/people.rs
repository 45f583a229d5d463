//! People, and the doors they come in by.

use store::{
    Account, Change, Fault, Link, LinkKind, Login, Millis, Person, PersonId, Session, TableId,
    TokenHash, sound,
};
use table::Seat;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use crate::{Postgres, down, get, id};

pub(crate) async fn add(db: &Postgres, person: &Person) -> Result<(), Fault> {
    person.sound()?;
    let account = person.account.as_ref();
    let insert = "INSERT INTO people (id, name, login, password, language, settings, created, seen,
                      gone)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let values: [&(dyn ToSql + Sync); 9] = [
        &id(person.id.0),
        &person.name,
        &account.map(|account| account.login.text()),
        &account.map(|account| &account.password),
        &person.language,
        &person.settings,
        &person.created.0,
        &person.seen.0,
        &person.gone,
    ];
    db.execute(insert, &values).await.map(drop)
}

const SELECT: &str =
    "SELECT id, name, login, password, language, settings, created, seen, gone FROM people";

pub(crate) async fn people(db: &Postgres, people: &[PersonId]) -> Result<Vec<Person>, Fault> {
    let ids: Vec<Uuid> = people.iter().map(|person| id(person.0)).collect();
    let rows = db.query(&format!("{SELECT} WHERE id = ANY($1)"), &[&ids]).await?;
    Ok(rows.iter().map(read).collect())
}

pub(crate) async fn by_login(db: &Postgres, login: &Login) -> Result<Option<Person>, Fault> {
    let row = db.query_opt(&format!("{SELECT} WHERE login = $1"), &[&login.text()]).await?;
    Ok(row.as_ref().map(read))
}

fn read(row: &Row) -> Person {
    let login: Option<&str> = row.get(2);
    let password: Option<String> = row.get(3);
    let account = login.zip(password);
    Person {
        id: PersonId(row.get::<_, Uuid>(0).as_u128()),
        name: row.get(1),
        account: account.map(|(login, password)| Account { login: Login::new(login), password }),
        language: row.get(4),
        settings: row.get(5),
        created: Millis(row.get(6)),
        seen: Millis(row.get(7)),
        gone: row.get(8),
    }
}

pub(crate) async fn change(db: &Postgres, person: PersonId, change: &Change) -> Result<(), Fault> {
    change.sound()?;
    let id = id(person.0);
    let set = async |what: &str, values: &[&(dyn ToSql + Sync)]| {
        db.execute(&format!("UPDATE people SET {what} WHERE id = $1 AND NOT gone"), values).await
    };
    let changed = match change {
        Change::Name(name) => set("name = $2", &[&id, name]).await?,
        Change::Language(language) => set("language = $2", &[&id, language]).await?,
        Change::Settings(settings) => set("settings = $2", &[&id, settings]).await?,
        Change::Seen(at) => set("seen = greatest(seen, $2)", &[&id, &at.0]).await?,
        Change::Account(Account { login, password }) => {
            set("login = $2, password = $3", &[&id, &login.text(), password]).await?
        }
    };
    if changed == 1 { Ok(()) } else { Err(Fault::Missing) }
}

pub(crate) async fn forget(db: &Postgres, person: PersonId, at: Millis) -> Result<(), Fault> {
    let id = id(person.0);
    let mut client = get(&db.pool).await?;
    let step = client.transaction().await.map_err(down)?;
    // First the person, so that no session can be opened any more while theirs are ended.
    let anonymous = "UPDATE people SET name = '', login = NULL, password = NULL, language = '',
                     settings = '', gone = true WHERE id = $1";
    if step.execute(anonymous, &[&id]).await.map_err(down)? == 0 {
        return Err(Fault::Missing);
    }
    let sessions = "DELETE FROM sessions WHERE person = $1";
    step.execute(sessions, &[&id]).await.map_err(down)?;
    let links = "UPDATE links SET revoked = $2 WHERE made_by = $1 AND revoked IS NULL";
    step.execute(links, &[&id, &at.0]).await.map_err(down)?;
    let chat = "UPDATE chat SET text = '' WHERE who = $1";
    step.execute(chat, &[&id]).await.map_err(down)?;
    step.commit().await.map_err(down)
}

pub(crate) async fn open_session(db: &Postgres, session: &Session) -> Result<(), Fault> {
    let Session { token, person, created, seen, label } = session;
    sound(label)?;
    // The person is held while the session is opened: nobody is forgotten in between.
    let insert = "INSERT INTO sessions (token, person, created, seen, label)
                  SELECT $1, id, $3, $4, $5 FROM people WHERE id = $2 AND NOT gone FOR SHARE";
    let token = token.0.as_slice();
    let values: [&(dyn ToSql + Sync); 5] = [&token, &id(person.0), &created.0, &seen.0, label];
    let opened = db.execute(insert, &values).await?;
    if opened == 1 { Ok(()) } else { Err(Fault::Missing) }
}

pub(crate) async fn session(db: &Postgres, token: TokenHash) -> Result<Option<Session>, Fault> {
    let select = "SELECT token, person, created, seen, label FROM sessions WHERE token = $1";
    let row = db.query_opt(select, &[&token.0.as_slice()]).await?;
    row.as_ref().map(read_session).transpose()
}

pub(crate) async fn sessions(db: &Postgres, person: PersonId) -> Result<Vec<Session>, Fault> {
    let select = "SELECT token, person, created, seen, label FROM sessions WHERE person = $1
                  ORDER BY seen DESC, token";
    db.query(select, &[&id(person.0)]).await?.iter().map(read_session).collect()
}

fn read_session(row: &Row) -> Result<Session, Fault> {
    Ok(Session {
        token: read_token(row)?,
        person: PersonId(row.get::<_, Uuid>(1).as_u128()),
        created: Millis(row.get(2)),
        seen: Millis(row.get(3)),
        label: row.get(4),
    })
}

fn read_token(row: &Row) -> Result<TokenHash, Fault> {
    let token = row.get::<_, &[u8]>(0).try_into().map(TokenHash);
    token.map_err(|_| Fault::Down("a token is none of ours".to_owned()))
}

pub(crate) async fn touch_session(
    db: &Postgres,
    token: TokenHash,
    at: Millis,
) -> Result<(), Fault> {
    let update = "UPDATE sessions SET seen = $2 WHERE token = $1 AND seen < $2";
    db.execute(update, &[&token.0.as_slice(), &at.0]).await.map(drop)
}

pub(crate) async fn end_session(
    db: &Postgres,
    person: PersonId,
    token: TokenHash,
) -> Result<bool, Fault> {
    let delete = "DELETE FROM sessions WHERE token = $1 AND person = $2";
    Ok(db.execute(delete, &[&token.0.as_slice(), &id(person.0)]).await? == 1)
}

pub(crate) async fn end_sessions(
    db: &Postgres,
    person: PersonId,
    except: Option<TokenHash>,
) -> Result<u32, Fault> {
    let delete = "DELETE FROM sessions WHERE person = $1 AND token IS DISTINCT FROM $2";
    let except = except.as_ref().map(|token| token.0.as_slice());
    Ok(db.execute(delete, &[&id(person.0), &except]).await? as u32)
}

pub(crate) async fn end_idle_sessions(db: &Postgres, before: Millis) -> Result<u32, Fault> {
    Ok(db.execute("DELETE FROM sessions WHERE seen < $1", &[&before.0]).await? as u32)
}

pub(crate) async fn make_link(db: &Postgres, link: &Link) -> Result<(), Fault> {
    let (kind, seat) = link.kind.parts();
    let insert = "INSERT INTO links (token, table_id, kind, seat, made_by, made, revoked)
                  VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let values: [&(dyn ToSql + Sync); 7] = [
        &link.token.0.as_slice(),
        &id(link.table.0),
        &kind,
        &seat.map(|seat| i16::from(seat.0)),
        &id(link.by.0),
        &link.made.0,
        &link.revoked.map(|at| at.0),
    ];
    db.execute(insert, &values).await.map(drop)
}

pub(crate) async fn link(db: &Postgres, token: TokenHash) -> Result<Option<Link>, Fault> {
    let select = "SELECT token, table_id, kind, seat, made_by, made, revoked FROM links
                  WHERE token = $1 AND revoked IS NULL";
    let row = db.query_opt(select, &[&token.0.as_slice()]).await?;
    row.as_ref().map(read_link).transpose()
}

pub(crate) async fn links(db: &Postgres, table: TableId) -> Result<Vec<Link>, Fault> {
    let select = "SELECT token, table_id, kind, seat, made_by, made, revoked FROM links
                  WHERE table_id = $1 ORDER BY made DESC, token";
    db.query(select, &[&id(table.0)]).await?.iter().map(read_link).collect()
}

fn read_link(row: &Row) -> Result<Link, Fault> {
    let seat = row.get::<_, Option<i16>>(3).and_then(|seat| u8::try_from(seat).ok()).map(Seat);
    let kind = LinkKind::from_parts(row.get(2), seat);
    Ok(Link {
        token: read_token(row)?,
        table: TableId(row.get::<_, Uuid>(1).as_u128()),
        kind: kind.ok_or_else(|| Fault::Down("a link is none of ours".to_owned()))?,
        by: PersonId(row.get::<_, Uuid>(4).as_u128()),
        made: Millis(row.get(5)),
        revoked: row.get::<_, Option<i64>>(6).map(Millis),
    })
}

pub(crate) async fn revoke_link(
    db: &Postgres,
    token: TokenHash,
    at: Millis,
) -> Result<bool, Fault> {
    let update = "UPDATE links SET revoked = $2 WHERE token = $1 AND revoked IS NULL";
    Ok(db.execute(update, &[&token.0.as_slice(), &at.0]).await? == 1)
}
