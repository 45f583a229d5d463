//! Whole games, kept: what was told, seen and asked after every line must stay as it was.
//!
//! Each folder beside this file is a game: `record.game` is how it was played, `views.txt` what
//! everybody saw of it, `outcome.txt` how it ended. `UPDATE=1 cargo test -p edo --test golden`
//! writes the last two anew; the record stays. How records are made: `examples/golden.rs`.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most facts and choices say no more than that they were met"
)]

mod account;
mod coverage;
mod ending;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use edo::edition::Edition;
use edo::{Edo, Setup};
use record::Record;

use ending::Ending;

/// Nobody reads a longer account.
const BYTES_MAX: usize = 200_000;

/// A kept game.
struct Golden {
    folder: PathBuf,
    game: Edo,
    record: Record,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// The edition the games were played with is kept beside them: a number that is changed in ours
/// makes none of them worthless.
fn edition() -> &'static Edition {
    let file = folder().join("edition.toml");
    let read = record::edition::edo::read("edition.toml", &read(&file));
    read.unwrap_or_else(|troubles| panic!("{troubles:#?}"))
}

fn goldens() -> Vec<Golden> {
    let edition = edition();
    let digest = record::edition::edo::digest(edition);
    let entries = fs::read_dir(folder()).expect("the folder is there");
    let mut folders: Vec<PathBuf> =
        entries.map(|entry| entry.expect("it can be listed").path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    let golden = |folder: PathBuf| {
        let name = folder.display().to_string();
        let record = Record::read(&read(&folder.join("record.game")));
        let record = record.unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_eq!(record.header.edition.digest, digest, "{name}: played with another edition");
        let setup = Setup::read(&record.header.setup);
        let setup = setup.unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let game =
            Edo::by_rules(record.header.rules, setup, edition).expect("the record was played");
        Golden { folder, game, record }
    };
    folders.into_iter().map(golden).collect()
}

/// Compares a file with what it should say, or writes it.
fn agrees(path: &Path, text: &str) -> Result<(), String> {
    assert!(text.len() <= BYTES_MAX, "{}: {} bytes", path.display(), text.len());
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, text).expect("the tree can be written to");
        return Ok(());
    }
    compare(path, text)
}

fn compare(path: &Path, text: &str) -> Result<(), String> {
    let kept = fs::read_to_string(path).unwrap_or_default();
    if kept == text {
        return Ok(());
    }
    let same = kept.lines().zip(text.lines()).take_while(|(one, two)| one == two).count();
    let from = |text: &str| -> Vec<String> {
        text.lines().skip(same).take(6).map(str::to_owned).collect()
    };
    let said =
        kept.lines().take(same).filter(|line| line.starts_with(char::is_alphanumeric)).last();
    Err(format!(
        "{} line {}, after `{}`\n- {}\n+ {}",
        path.display(),
        same + 1,
        said.unwrap_or_default(),
        from(&kept).join("\n- "),
        from(text).join("\n+ ")
    ))
}

#[test]
fn kept_games_play_out_as_they_did() {
    let mut faults = Vec::new();
    for Golden { folder, game, record } in goldens() {
        let name = folder.display().to_string();
        let (views, fault) = account::account(&game, &record);
        if let Some(fault) = fault {
            // Where it went another way comes before where it could go no further.
            faults.extend(compare(&folder.join("views.txt"), &views).err());
            faults.push(format!("{name}: {fault}"));
            continue;
        }
        faults.extend(agrees(&folder.join("views.txt"), &views).err());
        let ending = Ending::of(&game, &record).expect("it was just played again");
        let ending = ending.unwrap_or_else(|| panic!("{name}: it is not over"));
        faults.extend(agrees(&folder.join("outcome.txt"), &ending.to_string()).err());
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn kept_games_show_all_there_is() {
    let mut shown = BTreeSet::new();
    for Golden { game, record, .. } in goldens() {
        shown.extend(coverage::shown(&game, &record).expect("it can be played again"));
    }
    let missing = coverage::missing(&shown);
    assert!(missing.is_empty(), "no kept game shows:\n  {}", missing.join("\n  "));
}

#[test]
fn what_no_game_shows_is_named() {
    let all = coverage::required();
    assert_eq!(coverage::missing(&BTreeSet::new()), all);
    let all: BTreeSet<String> = all.into_iter().collect();
    let mut but_one = all.clone();
    but_one.remove("built fortress");
    assert_eq!(coverage::missing(&but_one), ["built fortress"]);
    assert_eq!(coverage::missing(&all), [""; 0]);
}

/// A secret that is told to one is seen in the account as told to one, and what all see as told once.
#[test]
fn an_account_says_who_sees_what() {
    let Golden { game, record, .. } = goldens().swap_remove(0);
    let (views, _) = account::account(&game, &record);
    let lines: Vec<&str> = views.lines().map(str::trim).collect();
    assert!(lines.iter().any(|line| line.starts_with("S2: + S2 draft ")));
    assert!(lines.contains(&"not S2: + S2 sealed"));
    assert!(lines.contains(&"not S2: > PlanSealed seat S2 plan None"));
    let secret = |line: &&&str| line.contains(" draft ") && !line.contains(": ");
    assert_eq!(lines.iter().find(secret), None, "a plan being made is seen by all");
}
