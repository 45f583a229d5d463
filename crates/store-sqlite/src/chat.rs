//! Talk at a table.

use rusqlite::{Connection, Result, Row, params};
use store::tables::CHAT_MAX;
use store::{ChatLine, ChatPart, Millis, PersonId, Room, TableId};

use crate::tables::key;

pub(crate) fn say(
    db: &Connection,
    table: TableId,
    room: Room,
    who: PersonId,
    text: &str,
    at: Millis,
) -> Result<u32> {
    db.prepare_cached(
        "INSERT INTO chat (table_id, room, number, who, text, at)
         SELECT ?1, ?2, coalesce(max(number) + 1, 0), ?3, ?4, ?5
         FROM chat WHERE table_id = ?1 AND room = ?2
         RETURNING number",
    )?
    .query_row(params![key(table.0), room as u8, key(who.0), text, at.0], |row| row.get(0))
}

pub(crate) fn part(
    db: &Connection,
    table: TableId,
    room: Room,
    part: ChatPart,
) -> Result<Vec<ChatLine>> {
    let (from, last) = match part {
        ChatPart::From(number) => (number, CHAT_MAX),
        ChatPart::Last(count) => (0, count.min(CHAT_MAX)),
    };
    let mut statement = db.prepare_cached(
        "SELECT number, who, text, at FROM chat
         WHERE table_id = ?1 AND room = ?2 AND ?3 <= number
         ORDER BY number DESC LIMIT ?4",
    )?;
    let rows = statement.query_map(params![key(table.0), room as u8, from, last], line)?;
    let mut lines: Vec<ChatLine> = rows.collect::<Result<_>>()?;
    lines.reverse();
    Ok(lines)
}

fn line(row: &Row<'_>) -> Result<ChatLine> {
    Ok(ChatLine {
        number: row.get(0)?,
        who: PersonId(u128::from_be_bytes(row.get(1)?)),
        text: row.get(2)?,
        at: Millis(row.get(3)?),
    })
}
