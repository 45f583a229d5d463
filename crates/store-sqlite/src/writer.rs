//! One thread that writes. What waits while it commits goes into the next commit together.
//!
//! A commit that survives a power cut costs as much for a hundred changes as for one. Each change
//! has its own verdict all the same: a change that is refused has written nothing, so it does not
//! spoil the others. Only when the database itself fails is the whole commit undone.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use store::Fault;
use tokio::sync::oneshot;

use crate::down;

/// A change to be tried, or to be given up because the database failed.
type Job = Box<dyn FnOnce(Result<&Connection, Fault>) -> Verdict + Send>;

/// What came of a change, not yet told: first all of it must be on disk.
struct Verdict {
    failed: Option<Fault>,
    tell: Box<dyn FnOnce(Result<(), Fault>)>,
}

pub(crate) struct Writer {
    /// `None` only while it is being dropped.
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread; so many changes at most go into one commit.
    pub(crate) fn start(db: Connection, together_max: usize) -> Result<Writer, Fault> {
        let (sender, jobs) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("sqlite-writer".to_owned())
            .spawn(move || run(&db, &jobs, together_max))
            .map_err(|fault| Fault::Down(fault.to_string()))?;
        Ok(Writer { jobs: Some(sender), thread: Some(thread) })
    }

    /// Has a change made. It must either refuse before it writes, or be one statement.
    ///
    /// Whoever stops waiting does not stop the change.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        change: impl FnOnce(&Connection) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, verdict) = oneshot::channel();
        let job: Job = Box::new(move |db| {
            let outcome = db.and_then(change);
            let failed = match &outcome {
                Err(fault @ Fault::Down(_)) => Some(fault.clone()),
                _ => None,
            };
            let tell = move |kept: Result<(), Fault>| {
                let _nobody_waits = reply.send(kept.and(outcome));
            };
            Verdict { failed, tell: Box::new(tell) }
        });
        let stopped = || Fault::Down("the writing thread has stopped".to_owned());
        let jobs = self.jobs.as_ref().ok_or_else(stopped)?;
        jobs.send(job).map_err(|_| stopped())?;
        verdict.await.map_err(|_| stopped())?
    }
}

impl Drop for Writer {
    /// What was handed over is still written; then the database is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _panicked = thread.join();
        }
    }
}

fn run(db: &Connection, jobs: &Receiver<Job>, together_max: usize) {
    let mut verdicts = Vec::new();
    while let Ok(first) = jobs.recv() {
        let mut kept = command(db, "BEGIN IMMEDIATE");
        for job in [first].into_iter().chain(jobs.try_iter()).take(together_max) {
            let verdict = job(kept.clone().map(|()| db));
            if let Some(fault) = &verdict.failed {
                kept = Err(fault.clone());
            }
            verdicts.push(verdict);
        }
        kept = kept.and_then(|()| command(db, "COMMIT"));
        if kept.is_err() && !db.is_autocommit() {
            let _failed_already = command(db, "ROLLBACK");
        }
        for verdict in verdicts.drain(..) {
            (verdict.tell)(kept.clone());
        }
    }
}

fn command(db: &Connection, sql: &str) -> Result<(), Fault> {
    db.prepare_cached(sql).and_then(|mut statement| statement.execute([])).map(drop).map_err(down)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rusqlite::Connection;
    use store::Fault;

    use super::Writer;
    use crate::down;

    fn writer() -> Writer {
        let db = Connection::open_in_memory().expect("memory can be opened");
        db.execute_batch("CREATE TABLE numbers (n INTEGER PRIMARY KEY)").expect("it is empty");
        Writer::start(db, 100).expect("a thread can be started")
    }

    fn insert(db: &Connection, n: u32) -> Result<(), Fault> {
        db.execute("INSERT INTO numbers VALUES (?1)", [n]).map(drop).map_err(down)
    }

    /// While it is being made others gather for the next commit.
    async fn slow(writer: &Writer) -> Result<(), Fault> {
        let change = |_: &Connection| {
            std::thread::sleep(Duration::from_millis(20));
            Ok(())
        };
        writer.write(change).await
    }

    async fn count(writer: &Writer) -> Result<u32, Fault> {
        let count = "SELECT count(*) FROM numbers";
        writer.write(move |db| db.query_row(count, [], |row| row.get(0)).map_err(down)).await
    }

    #[tokio::test]
    async fn a_refusal_spoils_nothing() {
        let writer = writer();
        let (first, good, refused) = tokio::join!(
            slow(&writer),
            writer.write(|db| insert(db, 1)),
            writer.write::<()>(|_| Err(Fault::Exists)),
        );
        assert_eq!((first, good, refused), (Ok(()), Ok(()), Err(Fault::Exists)));
        assert_eq!(count(&writer).await, Ok(1));
    }

    #[tokio::test]
    async fn a_failure_undoes_the_whole_commit_and_says_so() {
        let writer = writer();
        let (_, good, failed, after) = tokio::join!(
            slow(&writer),
            writer.write(|db| insert(db, 1)),
            writer.write::<()>(|_| Err(Fault::Down("the disk is full".to_owned()))),
            writer.write(|db| insert(db, 2)),
        );
        for outcome in [good, failed, after] {
            assert_eq!(outcome, Err(Fault::Down("the disk is full".to_owned())));
        }
        assert_eq!(count(&writer).await, Ok(0));
        assert_eq!(writer.write(|db| insert(db, 3)).await, Ok(()), "the next commit is another");
    }

    #[tokio::test]
    async fn who_stops_waiting_does_not_stop_the_change() {
        let writer = writer();
        drop(tokio::time::timeout(Duration::ZERO, writer.write(|db| insert(db, 1))).await);
        assert_eq!(count(&writer).await, Ok(1));
    }
}
