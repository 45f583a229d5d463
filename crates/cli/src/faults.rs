//! Why a file cannot be read, written or played, in the words of whoever asked for it.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::ops::RangeInclusive;
use std::path::Path;

use anyhow::anyhow;
use record::{LineFault, Record, RecordError, ReplayError};
use table::{Misread, ScriptFault, short};
use words::{Talk, Words};

use crate::games::Playable;

/// More than any file of ours can have.
const BYTES_MAX: u64 = 64 << 20;

/// Why there is no text in a file.
pub(crate) enum Unread {
    /// The system does not give it.
    Refused(io::Error),
    /// Some files never end.
    TooLarge,
    /// What is in it is no text.
    NoText,
}

/// All that stands in a file, which must be text.
pub(crate) fn read(file: &Path) -> Result<String, Unread> {
    let mut bytes = Vec::new();
    let opened = File::open(file).map_err(Unread::Refused)?;
    opened.take(BYTES_MAX + 1).read_to_end(&mut bytes).map_err(Unread::Refused)?;
    if BYTES_MAX < bytes.len() as u64 {
        return Err(Unread::TooLarge);
    }
    String::from_utf8(bytes).map_err(|_| Unread::NoText)
}

/// A file that cannot be read.
pub(crate) fn unread(words: &Words, file: &Path, why: &Unread) -> anyhow::Error {
    let why = match why {
        Unread::Refused(error) => system(words, error).unwrap_or_else(|| error.to_string()),
        Unread::TooLarge => words.text("file-too-large", &[("most", (BYTES_MAX >> 20).into())]),
        Unread::NoText => words.text("file-no-text", &[]),
    };
    let args = [("file", file.display().to_string().into()), ("why", why.into())];
    anyhow!(words.text("file-unread", &args))
}

/// A file that cannot be written.
pub(crate) fn unsaved(words: &Words, file: &str, error: &io::Error) -> String {
    match system(words, error) {
        Some(why) => words.text("file-unsaved", &[("file", file.into()), ("why", why.into())]),
        None => error.to_string(),
    }
}

/// What the system says, as far as it says what everybody meets.
fn system(words: &Words, error: &io::Error) -> Option<String> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "systems have errors without end")]
    let key = match error.kind() {
        ErrorKind::NotFound => "file-not-found",
        ErrorKind::PermissionDenied => "file-denied",
        ErrorKind::ReadOnlyFilesystem => "file-read-only",
        ErrorKind::IsADirectory => "file-folder",
        ErrorKind::NotADirectory => "file-no-folder",
        ErrorKind::StorageFull => "file-full",
        _ => return None,
    };
    Some(words.text(key, &[]))
}

/// Something is wrong with what is in a file.
pub(crate) fn within(words: &Words, file: &Path, why: String) -> anyhow::Error {
    let args = [("file", file.display().to_string().into()), ("why", why.into())];
    anyhow!(words.text("file-fault", &args))
}

/// Why a text is no record.
pub(crate) fn unrecorded(words: &Words, error: &RecordError) -> String {
    match error {
        RecordError::NotARecord { found } if found.is_empty() => words.text("record-empty", &[]),
        RecordError::NotARecord { found } => {
            let args = [("found", found.as_str().into()), ("expected", Record::FIRST.into())];
            words.text("record-none", &args)
        }
        RecordError::CutShort { lines } => {
            words.text("record-cut-short", &[("n", (*lines).into())])
        }
        RecordError::Misread(fault) => misread(words, fault),
        RecordError::Miscounted { line, written, found } => {
            let args = [
                ("line", line.to_string().into()),
                ("n", (*written).into()),
                ("found", (*found).into()),
            ];
            words.text("record-miscounted", &args)
        }
        RecordError::Altered { line } => {
            words.text("record-altered", &[("line", line.to_string().into())])
        }
    }
}

/// What came and what was expected.
pub(crate) fn misread(words: &Words, fault: &Misread) -> String {
    let args = [
        ("line", fault.line.into()),
        ("found", short(&fault.found).into()),
        ("expected", fault.expected.as_str().into()),
    ];
    words.text("record-misread", &args)
}

/// A record of rules that this program does not play by.
pub(crate) fn other_rules(words: &Words, found: u16, known: RangeInclusive<u16>) -> String {
    let args = [
        ("found", found.to_string().into()),
        ("oldest", known.start().to_string().into()),
        ("newest", known.end().to_string().into()),
    ];
    words.text("record-other-rules", &args)
}

/// Why a record cannot be played again.
pub(crate) fn unplayed<G: Playable>(words: &Words, game: &G, error: &ReplayError) -> String {
    match error {
        ReplayError::OtherGame { found, expected } => other_game(words, found, expected),
        ReplayError::OtherRules { found, expected } => {
            other_rules(words, *found, *expected..=*expected)
        }
        ReplayError::Deal(fault) => {
            words.text("record-deal", &[("why", luck(words, *fault).into())])
        }
        ReplayError::Line { number, line, fault } => {
            let why = match fault {
                LineFault::Misread(fault) => misread(words, fault),
                LineFault::Refused(refused) => Talk::new(words, game).refusal(*refused),
                LineFault::Luck(fault) => luck(words, *fault),
            };
            let args = [
                ("number", number.to_string().into()),
                ("line", short(&line.to_string()).into_owned().into()),
                ("why", why.into()),
            ];
            words.text("record-line", &args)
        }
    }
}

/// The record is of another game.
pub(crate) fn other_game(words: &Words, found: &str, expected: &str) -> String {
    words.text("record-other-game", &[("found", found.into()), ("expected", expected.into())])
}

/// How written luck and the game disagree.
fn luck(words: &Words, fault: ScriptFault) -> String {
    match fault {
        ScriptFault::Missing(of) => words.text("luck-missing", &[("of", of.to_string().into())]),
        ScriptFault::Differs { written, asked } => {
            let written = format!("{}/{}", written.value, written.of);
            let args = [("written", written.into()), ("asked", asked.to_string().into())];
            words.text("luck-differs", &args)
        }
        ScriptFault::Left(left) => words.text("luck-left", &[("n", left.to_string().into())]),
    }
}
