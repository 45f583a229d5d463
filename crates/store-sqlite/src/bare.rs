//! The least there could be: rows in one table, and nothing else. What a store takes is measured by it.

use std::path::Path;

use store::Fault;

use crate::writer::Writer;
use crate::{down, durable, open};

/// Rows in a file, written as a store writes: one thread, many to a commit, each on disk before
/// anybody is told.
pub struct Bare(Writer);

impl Bare {
    /// Opens a new file; so many rows at most go into one commit.
    ///
    /// # Errors
    /// [`Fault::Down`] if it cannot be used.
    pub fn open(path: &Path, together_max: usize) -> Result<Bare, Fault> {
        let db = open(path)?;
        durable(&db)?;
        let table = "CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT";
        db.execute_batch(table).map_err(down)?;
        Writer::start(db, together_max).map(Bare)
    }

    /// Appends a row.
    ///
    /// # Errors
    /// [`Fault::Down`] if it cannot be written.
    pub async fn append(&self, text: String) -> Result<(), Fault> {
        let insert = "INSERT INTO rows (text) VALUES (?1)";
        let written = self.0.write(move |db| {
            db.prepare_cached(insert).and_then(|mut row| row.execute([text])).map_err(down)
        });
        written.await.map(drop)
    }
}
