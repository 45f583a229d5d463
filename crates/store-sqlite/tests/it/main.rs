//! SQLite keeps the promises of a store, and its file can be copied, opened again and trusted.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::{Fault, Life, Line, Millis, NodeId, Store, Summary, TableId, contract};
use store_sqlite::Sqlite;
use table::{BySeat, Seats};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

fn file(folder: &TempDir, name: &str) -> PathBuf {
    folder.path().join(name)
}

async fn append(store: &dyn Store, table: TableId, expected: u32) -> Result<u32, Fault> {
    let summary = Summary {
        game: "edo".to_owned(),
        life: Life::Running,
        by: store::PersonId(1),
        public: true,
        people: BySeat::default(),
        asked: Seats::NONE,
        bots: Seats::NONE,
        deadline: None,
        about: String::new(),
    };
    let line = Line { text: format!("line {expected}"), at: Millis(0) };
    store.append(table, expected, vec![line], summary).await
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_holds() {
    let folder = folder();
    let opened = AtomicU32::new(0);
    contract::holds(async || {
        let n = opened.fetch_add(1, Ordering::Relaxed);
        Sqlite::open(&file(&folder, &format!("{n}.db"))).expect("it can be opened")
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_holds_with_one_change_to_a_commit() {
    let folder = folder();
    let opened = AtomicU32::new(0);
    contract::holds(async || {
        let n = opened.fetch_add(1, Ordering::Relaxed);
        Sqlite::open_with(&file(&folder, &format!("{n}.db")), 1).expect("it can be opened")
    })
    .await;
}

#[tokio::test]
async fn what_was_kept_is_there_when_opened_again() {
    let folder = folder();
    let path = file(&folder, "tables.db");
    for expected in 0..3 {
        let store = Sqlite::open(&path).expect("it can be opened");
        assert_eq!(append(&store, TableId(1), expected).await, Ok(expected + 1));
    }
    assert_eq!(Sqlite::migrate(&path), Ok((1, 1)));
}

#[tokio::test]
async fn what_a_dead_program_had_claimed_is_free_when_opened_again() {
    let folder = folder();
    let path = file(&folder, "tables.db");
    for node in [NodeId(1), NodeId(2)] {
        let store = Sqlite::open(&path).expect("it can be opened");
        assert_eq!(store.claim("clock", node, Millis(0), Millis(20_000)).await, Ok(true));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn only_who_runs_the_program_reads_its_files() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder();
    let (path, backup) = (file(&folder, "tables.db"), file(&folder, "backup.db"));
    let store = Sqlite::open(&path).expect("it can be opened");
    assert_eq!(append(&store, TableId(1), 0).await, Ok(1));
    assert_eq!(store.backup(&backup).await, Ok(()));
    for file in std::fs::read_dir(folder.path()).expect("the folder can be read") {
        let file = file.expect("it can be read");
        let mode = file.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{:?}", file.file_name());
    }
}

#[tokio::test]
async fn what_is_in_memory_is_in_no_file() {
    let path = std::path::Path::new(":memory:");
    assert!(Sqlite::open(path).is_ok() && !path.exists());
}

/// Two programs on one file are not what we serve by, but nothing may be lost by it.
#[tokio::test(flavor = "multi_thread")]
async fn two_programs_on_one_file_do_not_lose_lines() {
    let folder = folder();
    let path = file(&folder, "tables.db");
    let stores = [(); 2].map(|()| Arc::new(Sqlite::open(&path).expect("it can be opened")));
    for expected in 0..50 {
        let [one, two] = &stores;
        let both = tokio::join!(
            append(one.as_ref(), TableId(1), expected),
            append(two.as_ref(), TableId(1), expected)
        );
        let taken = Err(Fault::Taken { current: expected + 1 });
        let won = Ok(expected + 1);
        assert!(both == (won.clone(), taken.clone()) || both == (taken, won), "{both:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_whole_while_play_goes_on() {
    let folder = folder();
    let store = Arc::new(Sqlite::open(&file(&folder, "tables.db")).expect("it can be opened"));
    let playing = Arc::clone(&store);
    let play = tokio::spawn(async move {
        for expected in 0..2000 {
            assert_eq!(append(playing.as_ref(), TableId(1), expected).await, Ok(expected + 1));
        }
    });
    let number = async |store: &Sqlite| {
        let listed = store.table(TableId(1)).await.expect("it can be looked up");
        listed.map_or(0, |listed| listed.number)
    };
    for i in 0..5 {
        let path = file(&folder, &format!("backup {i} 'of' tables.db"));
        let before = number(&store).await;
        assert_eq!(store.backup(&path).await, Ok(()));
        let after = number(&store).await;
        assert_eq!(store.backup(&path).await, Err(Fault::Exists), "a backup replaces none");
        let backup = Sqlite::open(&path).expect("a backup can be opened");
        assert_eq!(backup.audit().await, Ok(vec![]));
        let kept = number(&backup).await;
        assert!(before <= kept && kept <= after, "{before} <= {kept} <= {after}");
    }
    play.await.expect("play goes on");
    let files = std::fs::read_dir(folder.path()).expect("the folder can be read");
    let names = files.map(|file| file.expect("it can be read").file_name());
    let parts = names.filter(|name| name.to_string_lossy().ends_with(".part"));
    assert_eq!(parts.count(), 0, "nothing is left lying about");
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let folder = folder();
    let path = file(&folder, "tables.db");
    drop(Sqlite::open(&path));
    let db = rusqlite::Connection::open(&path).expect("it is a database");
    db.pragma_update(None, "user_version", 99).expect("the number can be set");
    drop(db);
    let fault = Sqlite::open(&path).err().expect("it is refused");
    assert_eq!(fault, Fault::Newer { found: 99, known: 1 });
    let said = "the database has schema 99, this program knows up to 1: use a newer one";
    assert_eq!(fault.to_string(), said);
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let folder = folder();
    let path = file(&folder, "notes.txt");
    std::fs::write(&path, "not a database at all, though long enough to be mistaken for one")
        .expect("it can be written");
    assert!(matches!(Sqlite::open(&path), Err(Fault::Down(_))));
    assert!(matches!(Sqlite::open(&file(&folder, "no/such/folder.db")), Err(Fault::Down(_))));
}

#[tokio::test]
async fn an_audit_finds_what_does_not_agree() {
    let folder = folder();
    let path = file(&folder, "tables.db");
    let store = Sqlite::open(&path).expect("it can be opened");
    for expected in 0..3 {
        assert_eq!(append(&store, TableId(1), expected).await, Ok(expected + 1));
    }
    assert_eq!(store.audit().await, Ok(vec![]));
    let db = rusqlite::Connection::open(&path).expect("it is a database");
    for fault in ["DELETE FROM lines WHERE number = 1", "DELETE FROM tables"] {
        db.execute(fault, []).expect("a fault can be planted");
        assert_ne!(store.audit().await, Ok(vec![]), "{fault}");
    }
}
