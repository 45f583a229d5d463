//! Tables: their lines, what lists show of them, what is said at them, who works on them.

use store::tables::{CHAT_MAX, people_from, seats};
use store::{
    ChatLine, ChatPart, Fault, Life, Line, List, Listed, Millis, NodeId, Page, PersonId, Room,
    Secret, Summary, TableId, sound,
};
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use crate::{Postgres, down, get, hearing, id};

pub(crate) async fn lines(db: &Postgres, table: TableId, from: u32) -> Result<Vec<Line>, Fault> {
    let select = "SELECT text, at FROM lines WHERE table_id = $1 AND $2 <= number ORDER BY number";
    let rows = db.query(select, &[&id(table.0), &counted(from)]).await?;
    Ok(rows.iter().map(|row| Line { text: row.get(0), at: Millis(row.get(1)) }).collect())
}

pub(crate) async fn tables(db: &Postgres, tables: &[TableId]) -> Result<Vec<Listed>, Fault> {
    let ids: Vec<Uuid> = tables.iter().map(|table| id(table.0)).collect();
    select(db, "WHERE id = ANY($1)", &[&ids]).await
}

pub(crate) async fn list(
    db: &Postgres,
    list: List,
    Page { skip, take }: Page,
) -> Result<Vec<Listed>, Fault> {
    let (skip, take) = (i64::from(skip), i64::from(take));
    let which = format!("{} LIMIT $1 OFFSET $2", which(list));
    match list {
        List::Mine(person) | List::Past(person) => {
            select(db, &which, &[&take, &skip, &id(person.0)]).await
        }
        List::Public(life) => select(db, &which, &[&take, &skip, &(life as i16)]).await,
        List::Due(now) => select(db, &which, &[&take, &skip, &now.0]).await,
        List::Bots | List::All => select(db, &which, &[&take, &skip]).await,
    }
}

/// The tables of a list in their order.
fn which(list: List) -> &'static str {
    match list {
        List::Mine(_) => {
            "JOIN seated ON table_id = id WHERE person = $3 AND NOT past
             ORDER BY asked & seats = 0, created DESC, id"
        }
        List::Past(_) => {
            "JOIN seated ON table_id = id WHERE person = $3 AND past ORDER BY changed DESC, id"
        }
        List::Public(_) => "WHERE public AND life = $3 ORDER BY created DESC, id",
        List::Due(_) => "WHERE deadline <= $3 ORDER BY deadline, id",
        List::Bots => "WHERE bots <> 0 ORDER BY changed, id",
        List::All => "ORDER BY id",
    }
}

const SELECT: &str = "SELECT id, number, created, changed, game, life, public, people, asked, bots, \
                      deadline, about, made_by FROM tables";

async fn select(
    db: &Postgres,
    which: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Listed>, Fault> {
    let sql = format!("{SELECT} {which}");
    db.query(&sql, values).await?.iter().map(listed).collect()
}

fn listed(row: &Row) -> Result<Listed, Fault> {
    let misread = || Fault::Down("a table has a value that is none of ours".to_owned());
    let small = |column: usize| u8::try_from(row.get::<_, i16>(column)).map_err(|_| misread());
    Ok(Listed {
        table: TableId(row.get::<_, Uuid>(0).as_u128()),
        number: row.get::<_, i32>(1).unsigned_abs(),
        created: Millis(row.get(2)),
        changed: Millis(row.get(3)),
        summary: Summary {
            game: row.get(4),
            life: *Life::ALL.get(usize::from(small(5)?)).ok_or_else(misread)?,
            public: row.get(6),
            by: PersonId(row.get::<_, Uuid>(12).as_u128()),
            people: people_from(row.get(7)).ok_or_else(misread)?,
            asked: seats(small(8)?),
            bots: seats(small(9)?),
            deadline: row.get::<_, Option<i64>>(10).map(Millis),
            about: row.get(11),
        },
    })
}

/// A count as it is kept. There is nothing so far that it would not fit.
fn counted(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

pub(crate) async fn keep_secret(
    db: &Postgres,
    table: TableId,
    secret: Secret,
) -> Result<Secret, Fault> {
    // The update that changes nothing is there so that the row is returned in either case.
    let insert = "INSERT INTO secrets (table_id, secret) VALUES ($1, $2)
                  ON CONFLICT (table_id) DO UPDATE SET secret = secrets.secret RETURNING secret";
    let row = db.query_opt(insert, &[&id(table.0), &secret.0.as_slice()]).await?;
    row.and_then(|row| read_secret(&row)).ok_or_else(|| Fault::Down("no secret".to_owned()))
}

pub(crate) async fn secret(db: &Postgres, table: TableId) -> Result<Option<Secret>, Fault> {
    let select = "SELECT secret FROM secrets WHERE table_id = $1";
    let row = db.query_opt(select, &[&id(table.0)]).await?;
    Ok(row.and_then(|row| read_secret(&row)))
}

fn read_secret(row: &Row) -> Option<Secret> {
    row.get::<_, &[u8]>(0).try_into().ok().map(Secret)
}

pub(crate) async fn say(
    db: &Postgres,
    table: TableId,
    room: Room,
    who: PersonId,
    text: &str,
    at: Millis,
) -> Result<u32, Fault> {
    sound(text)?;
    let mut client = get(&db.pool).await?;
    let step = client.transaction().await.map_err(down)?;
    // One at a time in each room: the next number is that of the last line and one.
    let lock = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
    step.execute(lock, &[&format!("chat {table} {}", room as u8)]).await.map_err(down)?;
    let insert = "INSERT INTO chat (table_id, room, number, who, text, at)
                  SELECT $1, $2, coalesce(max(number) + 1, 0), $3, $4, $5
                  FROM chat WHERE table_id = $1 AND room = $2 RETURNING number";
    let values: [&(dyn ToSql + Sync); 5] = [&id(table.0), &(room as i16), &id(who.0), &text, &at.0];
    let row = step.query_one(insert, &values).await.map_err(down)?;
    let number = row.get::<_, i32>(0).unsigned_abs();
    let told = hearing::chat(db.node, table, room, number);
    step.execute(hearing::NOTIFY, &[&told]).await.map_err(down)?;
    step.commit().await.map_err(down)?;
    Ok(number)
}

pub(crate) async fn chat(
    db: &Postgres,
    table: TableId,
    room: Room,
    part: ChatPart,
) -> Result<Vec<ChatLine>, Fault> {
    let (from, last) = match part {
        ChatPart::From(number) => (counted(number), i64::from(CHAT_MAX)),
        ChatPart::Last(count) => (0, i64::from(count.min(CHAT_MAX))),
    };
    let select = "SELECT number, who, text, at FROM chat
                  WHERE table_id = $1 AND room = $2 AND $3 <= number
                  ORDER BY number DESC LIMIT $4";
    let rows = db.query(select, &[&id(table.0), &(room as i16), &from, &last]).await?;
    let line = |row: &Row| ChatLine {
        number: row.get::<_, i32>(0).unsigned_abs(),
        who: PersonId(row.get::<_, Uuid>(1).as_u128()),
        text: row.get(2),
        at: Millis(row.get(3)),
    };
    Ok(rows.iter().rev().map(line).collect())
}

pub(crate) async fn claim(
    db: &Postgres,
    what: &str,
    node: NodeId,
    now: Millis,
    until: Millis,
) -> Result<bool, Fault> {
    sound(what)?;
    let insert = "INSERT INTO claims (what, node, until) VALUES ($1, $2, $4)
                  ON CONFLICT (what) DO UPDATE SET node = $2, until = $4
                  WHERE claims.node = $2 OR claims.until <= $3";
    let claimed = db.execute(insert, &[&what, &id(node.0), &now.0, &until.0]).await?;
    Ok(claimed == 1)
}

pub(crate) async fn release(db: &Postgres, what: &str, node: NodeId) -> Result<(), Fault> {
    let delete = "DELETE FROM claims WHERE what = $1 AND node = $2";
    db.execute(delete, &[&what, &id(node.0)]).await.map(drop)
}

pub(crate) async fn end_claims(db: &Postgres, now: Millis) -> Result<u32, Fault> {
    Ok(db.execute("DELETE FROM claims WHERE until <= $1", &[&now.0]).await? as u32)
}

#[cfg(test)]
mod tests {
    use pg_private::Server;
    use store::{Life, List, Millis, PersonId};

    use super::{SELECT, which};
    use crate::Postgres;

    #[tokio::test]
    async fn lists_do_not_read_all_tables() {
        let server = Server::start();
        let db = Postgres::connect(&server.database()).await.expect("it can be reached");
        let client = db.pool.get().await.expect("there is a connection");
        // An empty table would always be read whole; so we ask whether it could be done otherwise.
        let settings =
            "SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off";
        client.batch_execute(settings).await.expect("a plan can be asked for");
        let person = PersonId(1);
        // Those are few at a time, or seldom looked at: an index finds them, then they are sorted.
        let sorted = [List::Mine(person), List::Past(person), List::Bots];
        let in_order = [List::Public(Life::Lobby), List::Due(Millis(0)), List::All];
        for list in sorted.into_iter().chain(in_order) {
            let value = match list {
                List::Mine(_) | List::Past(_) => "'00000000-0000-0000-0000-000000000001'",
                List::Public(_) | List::Due(_) | List::Bots | List::All => "0",
            };
            let which = which(list).replace("$3", value);
            let steps = client.query(&format!("EXPLAIN {SELECT} {which}"), &[]).await;
            let steps = steps.expect("it is a query");
            let plan: Vec<&str> = steps.iter().map(|step| step.get(0)).collect();
            let has = |word: &str| plan.iter().any(|step| step.contains(word));
            assert!(!has("Seq Scan"), "{list:?}: {plan:#?}");
            assert!(!has("Sort") || sorted.contains(&list), "{list:?}: {plan:#?}");
        }
    }
}
