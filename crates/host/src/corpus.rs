//! The release check: games kept from before are played again, and every difference is reported.
//!
//! A corpus is a folder of tables (`*.table`, as exported) and records (`*.record`). Beside each lies
//! its account (`*.account`): what the position was after every answer, as a short digest. Lines that
//! are still lawful but lead elsewhere are thus found too.

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use record::{Header, Record};
use sha2::{Digest, Sha256};
use table::Script;

use crate::event::Event;
use crate::export::Export;
use crate::games::{Agreed, InPlay};
use crate::table::Table;
use crate::words::hex;

/// Something that is not as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// In which file.
    pub file: PathBuf,
    /// What, for whoever makes the release.
    pub what: String,
}

/// Plays a corpus again. With `bless` the accounts are written anew, and nothing differs.
///
/// # Errors
/// If the folder cannot be read, or an account not be written.
pub fn check(folder: &Path, bless: bool) -> io::Result<Vec<Difference>> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.sort();
    let mut differences = Vec::new();
    for file in files {
        let extension = file.extension().and_then(|extension| extension.to_str());
        let account = match extension {
            Some("table") => account_of_table(&fs::read_to_string(&file)?),
            Some("record") => account_of_record(&fs::read_to_string(&file)?),
            _ => continue,
        };
        let beside = file.with_extension("account");
        let what = match account {
            Err(what) => Some(what),
            Ok(account) if bless => {
                fs::write(&beside, account)?;
                None
            }
            Ok(account) => match fs::read_to_string(&beside) {
                Ok(kept) => difference(&kept, &account),
                Err(_) => Some("it has no account".to_owned()),
            },
        };
        differences.extend(what.map(|what| Difference { file, what }));
    }
    Ok(differences)
}

/// What the position is after every line at which somebody answers, or something is taken back.
fn account_of_table(text: &str) -> Result<String, String> {
    let export = Export::read(text).map_err(|misread| misread.to_string())?;
    let mut account = String::new();
    let Some((first, rest)) = export.lines.split_first() else { return Ok(account) };
    let mut table =
        Table::fold(std::slice::from_ref(first)).map_err(|broken| broken.to_string())?;
    for line in rest {
        table.take(line).map_err(|broken| broken.to_string())?;
        let event = Event::read(&line.text).map_err(|misread| misread.to_string())?;
        if let Event::Started { .. } | Event::Answered(_) | Event::Undone { .. } = event {
            enter(&mut account, &line.text, table.play.as_ref());
        }
    }
    Ok(account)
}

fn account_of_record(text: &str) -> Result<String, String> {
    let Record { header, deal, lines } = Record::read(text).map_err(|error| error.to_string())?;
    let Header { game, .. } = &header;
    let agreed = Agreed::new(&header, None).map_err(|disagreed| disagreed.to_string())?;
    let mut account = String::new();
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

fn enter(account: &mut String, line: &str, play: Option<&InPlay>) {
    let Some(play) = play else { return };
    let digest = Sha256::digest(play.position().as_bytes());
    let _ = writeln!(account, "{} {line}", hex(&digest[..6]));
}

/// The first line in which two accounts differ, if any does.
fn difference(kept: &str, now: &str) -> Option<String> {
    let (kept, now): (Vec<_>, Vec<_>) = (kept.lines().collect(), now.lines().collect());
    let at = (0..kept.len().max(now.len())).find(|&i| kept.get(i) != now.get(i))?;
    let said = |lines: &[&str]| (*lines.get(at).unwrap_or(&"nothing")).to_owned();
    Some(format!("line {} of the account was `{}`, is `{}`", at + 1, said(&kept), said(&now)))
}
