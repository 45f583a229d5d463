//! The schema, step by step. A step that was released is never edited; a new one is added.

use store::Fault;
use tokio_postgres::Client;

use crate::down;

const STEPS: [&str; 1] = [include_str!("../migrations/0001-begin.sql")];

/// The number of the newest schema we know.
pub(crate) const KNOWN: u32 = STEPS.len() as u32;

/// Of several nodes that start at once, one migrates and the others wait. Any number would do.
const LOCK: i64 = 0x6F65_646F;

/// Takes a database to the newest schema, all steps or none. Says from which number.
pub(crate) async fn migrate(client: &mut Client) -> Result<u32, Fault> {
    let step = client.transaction().await.map_err(down)?;
    // A step may take as long as it takes, and so may the one of another node.
    let limits = "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0";
    step.batch_execute(limits).await.map_err(down)?;
    step.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(down)?;
    let begin = "CREATE TABLE IF NOT EXISTS oedo_schema (number integer NOT NULL)";
    step.batch_execute(begin).await.map_err(down)?;
    let row = step.query_opt("SELECT number FROM oedo_schema", &[]).await.map_err(down)?;
    let found = row.map_or(0, |row| row.get::<_, i32>(0).unsigned_abs());
    if KNOWN < found {
        return Err(Fault::Newer { found, known: KNOWN });
    }
    for sql in &STEPS[found as usize..] {
        step.batch_execute(sql).await.map_err(down)?;
    }
    let number = KNOWN.cast_signed();
    let note = format!("DELETE FROM oedo_schema; INSERT INTO oedo_schema VALUES ({number})");
    step.batch_execute(&note).await.map_err(down)?;
    step.commit().await.map_err(down)?;
    Ok(found)
}
