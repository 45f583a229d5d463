//! The store on one machine: a file of SQLite, written by one thread, many changes to a commit.
//!
//! We use `rusqlite` and its own copy of SQLite, not `sqlx`: here one thread owns the writing
//! connection and decides what goes into a commit, and that wants a plain blocking interface.
//!
//! The file may be opened by a second program, say for a backup; the locks of SQLite keep both
//! right. But nobody tells the one what the other appended: serve one file by one program.

mod bare;
mod chat;
mod people;
mod readers;
mod schema;
mod tables;
mod writer;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::Connection;
use store::tables::{sound_append, sound_summary};
use store::{
    Change, ChatLine, ChatPart, Fault, Hearing, Line, Link, List, Listed, Login, Millis, NodeId,
    Page, Person, PersonId, Room, Secret, Session, Store, Summary, TableId, TokenHash, sound,
};

pub use bare::Bare;
use readers::Readers;
use writer::Writer;

/// How many changes go into one commit at most. Bounds how long the first waits for the last.
const TOGETHER_MAX: usize = 512;

/// How many pages of changes are in the log before they are moved to their places: 32 MiB.
const LOG_PAGES: u32 = 8192;

/// How long one program waits for another that writes to the same file.
const BUSY: Duration = Duration::from_secs(10);

/// A store in a file.
pub struct Sqlite {
    path: PathBuf,
    // Before the writer, so that the writer is the last to close the file and tidies up after all.
    readers: Readers,
    writer: Writer,
}

impl Sqlite {
    /// Opens a file, made and brought to the newest schema if need be.
    ///
    /// # Errors
    /// [`Fault::Newer`] if a later version of this program wrote it, [`Fault::Down`] if it cannot
    /// be used.
    pub fn open(path: &Path) -> Result<Sqlite, Fault> {
        Sqlite::open_with(path, TOGETHER_MAX)
    }

    /// The same with another limit to how many changes go into one commit. For measuring.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub fn open_with(path: &Path, together_max: usize) -> Result<Sqlite, Fault> {
        let mut db = open(path)?;
        durable(&db)?;
        schema::migrate(&mut db)?;
        // A file is one program's: whoever claimed anything here is dead, and what they did is free.
        db.execute("DELETE FROM claims", []).map_err(down)?;
        let readers = Readers::open(path)?;
        let writer = Writer::start(db, together_max)?;
        Ok(Sqlite { path: path.to_owned(), readers, writer })
    }

    /// Brings a file to the newest schema and does nothing else. Says from which number to which.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub fn migrate(path: &Path) -> Result<(u32, u32), Fault> {
        let found = schema::migrate(&mut open(path)?)?;
        Ok((found, schema::KNOWN))
    }

    /// Writes all that is kept at this moment to a new file, while play goes on.
    /// The file is there whole, or not at all.
    ///
    /// # Errors
    /// [`Fault::Exists`] if there is such a file, [`Fault::Down`] if it cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), Fault> {
        let (from, to) = (self.path.clone(), to.to_owned());
        let task = tokio::task::spawn_blocking(move || copy(&from, &to));
        task.await.map_err(|fault| Fault::Down(fault.to_string()))?
    }

    /// Reads the whole file and compares what should agree. An empty list is good news.
    ///
    /// # Errors
    /// [`Fault::Down`] if the file cannot be read.
    pub async fn audit(&self) -> Result<Vec<String>, Fault> {
        self.readers.read(tables::audit).await
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), Fault> {
    let failed = |fault: std::io::Error| Fault::Down(fault.to_string());
    if to.try_exists().map_err(failed)? {
        return Err(Fault::Exists);
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    match std::fs::remove_file(&part) {
        Err(fault) if fault.kind() != std::io::ErrorKind::NotFound => return Err(failed(fault)),
        _ => {}
    }
    // It may be written into if it is empty.
    make(&part)?;
    let name = part.to_str().ok_or(Fault::Unsound("a path is not text"))?;
    open(from)?.execute("VACUUM INTO ?1", [name]).map_err(down)?;
    // SQLite does not wait for the disk here, and a backup that a power cut eats is none.
    File::open(&part).and_then(|file| file.sync_all()).map_err(failed)?;
    // A link is not made where there is a file already. Some file systems have none.
    match std::fs::hard_link(&part, to) {
        Ok(()) => std::fs::remove_file(&part).map_err(failed),
        Err(fault) if fault.kind() == std::io::ErrorKind::AlreadyExists => Err(Fault::Exists),
        Err(_) => std::fs::rename(&part, to).map_err(failed),
    }
}

/// Makes a file that only its owner reads, if there is none: what is kept is not for everybody with an
/// account on the machine.
fn make(path: &Path) -> Result<(), Fault> {
    // SQLite's own name for a database that is in no file.
    if path == Path::new(":memory:") {
        return Ok(());
    }
    let mut options = File::options();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(fault) if fault.kind() != std::io::ErrorKind::AlreadyExists => {
            Err(Fault::Down(fault.to_string()))
        }
        _ => Ok(()),
    }
}

fn open(path: &Path) -> Result<Connection, Fault> {
    make(path)?;
    let db = Connection::open(path).map_err(down)?;
    db.busy_timeout(BUSY).map_err(down)?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(db)
}

/// Sets a connection up for writing.
fn durable(db: &Connection) -> Result<(), Fault> {
    db.pragma_update(None, "journal_mode", "wal").map_err(down)?;
    // An accepted answer must survive a power cut; `NORMAL` would lose the last commits.
    db.pragma_update(None, "synchronous", "full").map_err(down)?;
    db.pragma_update(None, "cache_size", -65_536).map_err(down)?;
    // Tables in play are changed again and again: what is moved from the log to its place less often
    // is moved once for many changes.
    db.pragma_update(None, "wal_autocheckpoint", LOG_PAGES).map_err(down)?;
    db.pragma_update(None, "journal_size_limit", 64 << 20).map_err(down)
}

#[allow(clippy::needless_pass_by_value, reason = "it is made to be given to `map_err`")]
fn down(fault: rusqlite::Error) -> Fault {
    Fault::Down(fault.to_string())
}

/// The fault of a statement that may find that something is already kept.
fn exists_or_down(fault: rusqlite::Error) -> Fault {
    let taken = fault.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation);
    if taken { Fault::Exists } else { down(fault) }
}

#[async_trait]
impl Store for Sqlite {
    async fn append(
        &self,
        table: TableId,
        expected: u32,
        lines: Vec<Line>,
        summary: Summary,
    ) -> Result<u32, Fault> {
        sound_append(expected, &lines, &summary)?;
        self.writer.write(move |db| tables::append(db, table, expected, &lines, &summary)).await
    }

    async fn summarize(&self, table: TableId, number: u32, summary: Summary) -> Result<(), Fault> {
        sound_summary(&summary)?;
        self.writer.write(move |db| tables::summarize(db, table, number, &summary)).await
    }

    async fn lines(&self, table: TableId, from: u32) -> Result<Vec<Line>, Fault> {
        self.readers.read(move |db| tables::lines(db, table, from)).await
    }

    async fn tables(&self, tables: &[TableId]) -> Result<Vec<Listed>, Fault> {
        let ids = tables.to_vec();
        self.readers.read(move |db| tables::tables(db, &ids)).await
    }

    async fn list(&self, list: List, page: Page) -> Result<Vec<Listed>, Fault> {
        self.readers.read(move |db| tables::list(db, list, page)).await
    }

    async fn keep_secret(&self, table: TableId, secret: Secret) -> Result<Secret, Fault> {
        self.writer.write(move |db| tables::keep_secret(db, table, secret).map_err(down)).await
    }

    async fn secret(&self, table: TableId) -> Result<Option<Secret>, Fault> {
        self.readers.read(move |db| tables::secret(db, table)).await
    }

    async fn say(
        &self,
        table: TableId,
        room: Room,
        who: PersonId,
        text: &str,
        at: Millis,
    ) -> Result<u32, Fault> {
        sound(text)?;
        let text = text.to_owned();
        self.writer.write(move |db| chat::say(db, table, room, who, &text, at).map_err(down)).await
    }

    async fn chat(
        &self,
        table: TableId,
        room: Room,
        part: ChatPart,
    ) -> Result<Vec<ChatLine>, Fault> {
        self.readers.read(move |db| chat::part(db, table, room, part)).await
    }

    async fn add_person(&self, person: Person) -> Result<(), Fault> {
        person.sound()?;
        self.writer.write(move |db| people::add(db, &person).map_err(exists_or_down)).await
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<Person>, Fault> {
        let ids = people.to_vec();
        self.readers.read(move |db| people::people(db, &ids)).await
    }

    async fn person_by_login(&self, login: &Login) -> Result<Option<Person>, Fault> {
        let login = login.clone();
        self.readers.read(move |db| people::by_login(db, &login)).await
    }

    async fn change_person(&self, person: PersonId, change: Change) -> Result<(), Fault> {
        change.sound()?;
        let changed = self
            .writer
            .write(move |db| people::change(db, person, &change).map_err(exists_or_down));
        if changed.await? { Ok(()) } else { Err(Fault::Missing) }
    }

    async fn forget_person(&self, person: PersonId, at: Millis) -> Result<(), Fault> {
        let there = self.writer.write(move |db| people::forget(db, person, at).map_err(down));
        if there.await? { Ok(()) } else { Err(Fault::Missing) }
    }

    async fn open_session(&self, session: Session) -> Result<(), Fault> {
        sound(&session.label)?;
        let opened =
            self.writer.write(move |db| people::open_session(db, &session).map_err(exists_or_down));
        if opened.await? { Ok(()) } else { Err(Fault::Missing) }
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, Fault> {
        self.readers.read(move |db| people::session(db, token)).await
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Fault> {
        self.readers.read(move |db| people::sessions(db, person)).await
    }

    async fn touch_session(&self, token: TokenHash, at: Millis) -> Result<(), Fault> {
        self.writer.write(move |db| people::touch_session(db, token, at).map_err(down)).await
    }

    async fn end_session(&self, person: PersonId, token: TokenHash) -> Result<bool, Fault> {
        self.writer.write(move |db| people::end_session(db, person, token).map_err(down)).await
    }

    async fn end_sessions(
        &self,
        person: PersonId,
        except: Option<TokenHash>,
    ) -> Result<u32, Fault> {
        self.writer.write(move |db| people::end_sessions(db, person, except).map_err(down)).await
    }

    async fn end_idle_sessions(&self, before: Millis) -> Result<u32, Fault> {
        self.writer.write(move |db| people::end_idle_sessions(db, before).map_err(down)).await
    }

    async fn make_link(&self, link: Link) -> Result<(), Fault> {
        self.writer.write(move |db| people::make_link(db, &link).map_err(exists_or_down)).await
    }

    async fn link(&self, token: TokenHash) -> Result<Option<Link>, Fault> {
        self.readers.read(move |db| people::link(db, token)).await
    }

    async fn links(&self, table: TableId) -> Result<Vec<Link>, Fault> {
        self.readers.read(move |db| people::links(db, table)).await
    }

    async fn revoke_link(&self, token: TokenHash, at: Millis) -> Result<bool, Fault> {
        self.writer.write(move |db| people::revoke_link(db, token, at).map_err(down)).await
    }

    async fn claim(
        &self,
        what: &str,
        node: NodeId,
        now: Millis,
        until: Millis,
    ) -> Result<bool, Fault> {
        sound(what)?;
        let what = what.to_owned();
        self.writer.write(move |db| tables::claim(db, &what, node, now, until).map_err(down)).await
    }

    async fn release(&self, what: &str, node: NodeId) -> Result<(), Fault> {
        let what = what.to_owned();
        self.writer.write(move |db| tables::release(db, &what, node).map_err(down)).await
    }

    async fn end_claims(&self, now: Millis) -> Result<u32, Fault> {
        self.writer.write(move |db| tables::end_claims(db, now).map_err(down)).await
    }

    fn hear(&self) -> Hearing {
        Hearing::silent()
    }

    async fn ping(&self) -> Result<(), Fault> {
        // Through the writer: a store that cannot write is not there.
        self.writer.write(|_| Ok(())).await
    }
}
