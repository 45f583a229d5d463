//! The schema, step by step. A step that was released is never edited; a new one is added.

use rusqlite::{Connection, TransactionBehavior};
use store::Fault;

use crate::down;

const STEPS: [&str; 1] = [include_str!("../migrations/0001-begin.sql")];

/// The number of the newest schema we know.
pub(crate) const KNOWN: u32 = STEPS.len() as u32;

/// Takes a database to the newest schema, all steps or none. Says from which number.
pub(crate) fn migrate(db: &mut Connection) -> Result<u32, Fault> {
    // Immediate: of two programs that start at once, the second waits and finds nothing to do.
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(down)?;
    let found: u32 =
        step.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(down)?;
    if KNOWN < found {
        return Err(Fault::Newer { found, known: KNOWN });
    }
    for sql in &STEPS[found as usize..] {
        step.execute_batch(sql).map_err(down)?;
    }
    step.pragma_update(None, "user_version", KNOWN).map_err(down)?;
    step.commit().map_err(down)?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;
    use store::Fault;

    use super::{KNOWN, migrate};

    #[test]
    fn migrating_twice_does_nothing() {
        let mut db = Connection::open_in_memory().expect("memory can be opened");
        assert_eq!(migrate(&mut db), Ok(0));
        assert_eq!(migrate(&mut db), Ok(KNOWN));
    }

    #[test]
    fn a_newer_schema_is_refused() {
        let mut db = Connection::open_in_memory().expect("memory can be opened");
        db.pragma_update(None, "user_version", KNOWN + 1).expect("the number can be set");
        let refused = migrate(&mut db);
        assert_eq!(refused, Err(Fault::Newer { found: KNOWN + 1, known: KNOWN }));
    }

    #[test]
    fn half_a_migration_is_none() {
        let mut db = Connection::open_in_memory().expect("memory can be opened");
        db.execute_batch("CREATE TABLE claims (x)").expect("a table that is in the way");
        assert!(migrate(&mut db).is_err());
        let count = "SELECT count(*) FROM sqlite_schema";
        let left: u32 = db.query_row(count, [], |row| row.get(0)).expect("it can be counted");
        assert_eq!(left, 1, "only what was there before");
    }
}
