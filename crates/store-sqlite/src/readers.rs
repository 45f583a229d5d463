//! A few connections that only read. They see what was committed and hold nobody up.

use std::path::Path;
use std::sync::{Arc, Mutex};

use rusqlite::Connection;
use store::Fault;
use tokio::sync::Semaphore;

use crate::{down, open};

/// How many read at once. Reading is short; more would only wait for the same two cores.
const READERS: usize = 4;

pub(crate) struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub(crate) fn open(path: &Path) -> Result<Readers, Fault> {
        let mut idle = Vec::new();
        for _ in 0..READERS {
            let db = open(path)?;
            db.pragma_update(None, "query_only", true).map_err(down)?;
            idle.push(db);
        }
        Ok(Readers { idle: Arc::new(Mutex::new(idle)), permits: Arc::new(Semaphore::new(READERS)) })
    }

    /// Reads on a thread that may wait for the disk.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, Fault> {
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let idle = Arc::clone(&self.idle);
        let task = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let taken = idle.lock().ok().and_then(|mut idle| idle.pop());
            let db = taken.ok_or_else(|| Fault::Down("a reading thread has stopped".to_owned()))?;
            let outcome = read(&db).map_err(down);
            if let Ok(mut idle) = idle.lock() {
                idle.push(db);
            }
            outcome
        });
        task.await.map_err(|fault| Fault::Down(fault.to_string()))?
    }
}
