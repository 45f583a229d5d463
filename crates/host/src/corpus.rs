//! The release check: games kept from before are played again, and every difference is reported.
//!
//! A corpus is made of tables (`*.table`, as exported) and records (`*.record`, `*.game`). Beside each
//! lies its account (`*.account`): what the position was after every answer, as a short digest. Lines
//! that are still lawful but lead elsewhere are thus found too.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use record::{Header, Record};
use sha2::{Digest, Sha256};
use table::Script;

use crate::event::Event;
use crate::export::Export;
use crate::games::{Agreed, Disagreed, InPlay, pin};
use crate::table::Table;
use crate::words::hex;

/// What became of a corpus.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many games were played again.
    pub games: usize,
    /// What is not as it was.
    pub differences: Vec<Difference>,
}

/// Something that is not as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// In which file.
    pub file: PathBuf,
    /// What, for whoever makes the release.
    pub what: String,
}

/// Makes an edition known that records were played with: they name it, and do not bring it.
///
/// # Errors
/// If it is no edition of this game.
pub fn know_edition(game: &str, file: String) -> Result<(), Disagreed> {
    pin(game, Some(file)).map(drop)
}

/// Plays these games again, and those in these folders. With `bless` the accounts are written anew, and
/// only what cannot be played differs.
///
/// # Errors
/// If a file cannot be read, or an account not be written.
pub fn check(places: &[PathBuf], bless: bool) -> io::Result<Checked> {
    let mut checked = Checked::default();
    for file in files(places)? {
        let text = fs::read_to_string(&file).map_err(|fault| named(&file, &fault))?;
        let account = match file.extension().and_then(|extension| extension.to_str()) {
            Some("table") => account_of_table(&text),
            _ => account_of_record(&text),
        };
        let beside = file.with_extension("account");
        let what = match account {
            Err(what) => Some(what),
            Ok(account) if bless => {
                fs::write(&beside, text_of(&account))?;
                None
            }
            Ok(account) => match fs::read_to_string(&beside) {
                Ok(kept) => difference(&kept, &account),
                Err(_) => Some("it has no account".to_owned()),
            },
        };
        checked.games += 1;
        checked.differences.extend(what.map(|what| Difference { file, what }));
    }
    Ok(checked)
}

/// The games among these files and in these folders, in order. What is named is one, whatever its name.
fn files(places: &[PathBuf]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for place in places {
        if !place.is_dir() {
            files.push(place.clone());
            continue;
        }
        let inside = fs::read_dir(place).map_err(|fault| named(place, &fault))?;
        let inside = inside.map(|entry| Ok(entry?.path()));
        let mut inside = inside.collect::<io::Result<Vec<_>>>()?;
        inside.retain(|path| path.is_dir() || is_game(path));
        inside.sort();
        files.extend(self::files(&inside)?);
    }
    Ok(files)
}

fn named(path: &Path, fault: &io::Error) -> io::Error {
    io::Error::new(fault.kind(), format!("{}: {fault}", path.display()))
}

fn is_game(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("table" | "record" | "game"))
}

/// Digests of positions, each with the line it comes after.
type Account = Vec<(String, String)>;

/// What the position is after every line at which somebody answers, or something is taken back.
fn account_of_table(text: &str) -> Result<Account, String> {
    let export = Export::read(text).map_err(|misread| misread.to_string())?;
    let mut account = Vec::new();
    let folded = Table::fold_shown(&export.lines, |table, event, line| {
        if let Event::Started { .. } | Event::Answered(_) | Event::Undone { .. } = event {
            enter(&mut account, &line.text, table.play.as_ref());
        }
    });
    folded.map(|_| account).map_err(|broken| broken.to_string())
}

fn account_of_record(text: &str) -> Result<Account, String> {
    let Record { header, deal, lines } = Record::read(text).map_err(|error| error.to_string())?;
    let Header { game, .. } = &header;
    let agreed = Agreed::new(&header, None).map_err(|disagreed| disagreed.to_string())?;
    let mut account = Vec::new();
    let mut script = Script::new(&deal);
    let mut play = agreed.deal(&mut script);
    script.finish().map_err(|fault| format!("the deal: {fault:?}"))?;
    enter(&mut account, game, Some(&play));
    for (number, line) in (1..).zip(&lines) {
        play.replay(number, line)
            .map_err(|why| format!("line {number} of play, `{line}`: {why}"))?;
        enter(&mut account, &line.to_string(), Some(&play));
    }
    Ok(account)
}

fn enter(account: &mut Account, line: &str, play: Option<&InPlay>) {
    let Some(play) = play else { return };
    let digest = Sha256::digest(play.position().as_bytes());
    account.push((hex(&digest[..6]), line.to_owned()));
}

/// An account as it is kept: one digest a line.
fn text_of(account: &Account) -> String {
    account.iter().fold(String::new(), |mut text, (digest, _)| {
        let _ = writeln!(text, "{digest}");
        text
    })
}

/// The first position in which two accounts differ, and how many do.
fn difference(kept: &str, now: &Account) -> Option<String> {
    let kept: Vec<&str> = kept.lines().collect();
    let digest = |i: usize| now.get(i).map(|(digest, _)| digest.as_str());
    let all = 0..kept.len().max(now.len());
    let differ: Vec<usize> = all.filter(|&i| kept.get(i).copied() != digest(i)).collect();
    let &at = differ.first()?;
    let after = now.get(at).map_or("the end", |(_, line)| line);
    let (was, is) = (kept.get(at).unwrap_or(&"nothing"), digest(at).unwrap_or("nothing"));
    let (number, many) = (at + 1, differ.len());
    Some(format!("position {number}, after `{after}`, was {was} and is {is}; {many} differ"))
}
