//! The text of a record: what was agreed, what chance dealt, and every answer on a line of its own.
//!
//! ```text
//! oedo record 1
//! game edo
//! rules 1
//! edition house 3f2a9c0011223344
//! set-up players 4 modules jiin ronin
//! deal {2/6 0/5 13/24}
//! S1 package 3
//! S2 relocate quarry-2 {1/7}
//! end 2 sum 8f3a0c7d55e01b2a
//! ```
//!
//! The last line counts the lines of play and sums up all that stands above it, so that a record
//! that lost its end, or was changed by hand, is told from a whole one. Running games have it too.

use std::fmt;

use sha2::{Digest, Sha256};
use table::{Draw, Game, Misread, Seat};
use thiserror::Error;

use crate::found::{misread, shown};
use crate::luck::{self, Luck};

/// The first line of every record this program reads and writes.
const FIRST: &str = "oedo record 1";
/// How many lines stand before the lines of play.
const HEAD: usize = 6;

/// A game, finished or not, as it was played.
///
/// Texts in it are single lines without braces, as the notation writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was agreed before the first move.
    pub header: Header,
    /// What chance gave when the game was dealt.
    pub deal: Vec<Draw>,
    /// Every answer, in the order in which they were given.
    pub lines: Vec<Line>,
}

/// What was agreed before the first move: enough to build the game again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the game: [`Game::NAME`].
    pub game: String,
    /// The number of the rules it was played by: [`Game::rules`].
    pub rules: u16,
    /// The edition of the cards.
    pub edition: EditionId,
    /// Seats and add-ons, in the game's own words.
    pub setup: String,
}

impl Header {
    /// The header of a game that is played now.
    pub fn of<G: Game>(game: &G, edition: EditionId, setup: impl Into<String>) -> Header {
        Header { game: G::NAME.to_owned(), rules: game.rules(), edition, setup: setup.into() }
    }
}

/// Which edition of the cards: a name for people and a digest that does not lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionId {
    /// One word.
    pub name: String,
    /// One word, usually 16 hex digits.
    pub digest: String,
}

/// One answer and what chance gave after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Who answered.
    pub seat: Seat,
    /// What, in the game's notation.
    pub choice: String,
    /// What chance gave.
    pub draws: Vec<Draw>,
}

impl Line {
    /// Reads what `Display` writes: `S2 relocate quarry-2 {1/7}`.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<Line, Misread> {
        read_line(0, text)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.seat, self.choice, Luck(&self.draws))
    }
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// It does not begin like one.
    #[error("not a record: found `{found}`, expected `{FIRST}`")]
    NotARecord {
        /// The first line that says anything.
        found: String,
    },
    /// The end is missing.
    #[error("the record is cut short: {}, no `end` line", counted(*.lines))]
    CutShort {
        /// How many lines of play are left.
        lines: usize,
    },
    /// A line says nothing that belongs there.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// There are more or fewer lines of play than were written.
    #[error(
        "line {line}: the `end` line counts {}, there are {found}: the record was altered after it \
         was written", counted(*.written)
    )]
    Miscounted {
        /// Where the `end` line stands.
        line: usize,
        /// How many it counts.
        written: usize,
        /// How many there are.
        found: usize,
    },
    /// Some line is not what it was.
    #[error("line {line}: the sum does not fit: the record was altered after it was written")]
    Altered {
        /// Where the `end` line stands. Which line above it was altered, nobody can know.
        line: usize,
    },
}

/// A record in its one canonical form, with its `end` line.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{body}end {} sum {}", self.lines.len(), sum(&body))
    }
}

impl Record {
    /// The first line of every record.
    pub const FIRST: &'static str = FIRST;

    /// A record without lines of play.
    pub fn new(header: Header, deal: Vec<Draw>) -> Record {
        Record { header, deal, lines: Vec::new() }
    }

    /// Reads what [`Record`]'s `Display` writes. Comments (`# …`) and blank lines are passed over.
    ///
    /// # Errors
    /// If the text is no record, or not a whole one, or not the one that was written.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        // Some programs begin every text with a mark of byte order.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines: Vec<(usize, &str)> = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .collect();
        let first = lines.first().map_or("", |&(_, line)| line);
        if first != FIRST {
            return Err(RecordError::NotARecord { found: shown(first) });
        }
        // A record that lost its end often lost half a line with it; the greater loss is said first.
        let end = lines.iter().position(|&(_, line)| line.split_whitespace().next() == Some("end"));
        let Some(end) = end else {
            return Err(RecordError::CutShort { lines: lines.len().saturating_sub(HEAD) });
        };
        if let Some(&(at, line)) = lines.get(end + 1) {
            return Err(misread(at, line, "nothing after the `end` line").into());
        }
        let record = Record::read_body(&Head { lines: &lines[..end], end: lines[end] })?;
        record.is_whole(lines[end])?;
        Ok(record)
    }

    fn read_body(head: &Head<'_>) -> Result<Record, Misread> {
        let game = head.field(1, "game", "`game NAME`", one_word)?;
        let rules = head.field(2, "rules", "`rules NUMBER`", |rest| rest.parse().ok())?;
        let edition = head.field(3, "edition", "`edition NAME DIGEST`", |rest| {
            let (name, digest) = rest.split_once(' ')?;
            Some(EditionId { name: one_word(name)?, digest: one_word(digest.trim())? })
        })?;
        let setup = head.field(4, "set-up", "`set-up …`", |rest| Some(rest.to_owned()))?;
        let deal =
            head.field(5, "deal", "`deal {VALUE/OF …}`", |rest| match luck::split(rest)? {
                ("", draws) => Some(draws),
                _ => None,
            })?;
        let header = Header { game, rules, edition, setup };
        let lines = head.lines.iter().skip(HEAD).map(|&(at, line)| read_line(at, line));
        Ok(Record { header, deal, lines: lines.collect::<Result<_, _>>()? })
    }

    fn is_whole(&self, (at, end): (usize, &str)) -> Result<(), RecordError> {
        let words: Vec<&str> = end.split_whitespace().collect();
        let whole = match words[..] {
            ["end", written, "sum", found] if found.len() == SUM_DIGITS => {
                written.parse().ok().map(|written: usize| (written, found))
            }
            _ => None,
        };
        let Some((written, found)) = whole else {
            return Err(misread(at, end, "`end LINES sum SUM`; the record may be cut short").into());
        };
        if written != self.lines.len() {
            return Err(RecordError::Miscounted { line: at, written, found: self.lines.len() });
        }
        if found != sum(&self.body()) {
            return Err(RecordError::Altered { line: at });
        }
        Ok(())
    }

    /// All that stands above the `end` line.
    fn body(&self) -> String {
        let Record { header, deal, lines } = self;
        let Header { game, rules, edition, setup } = header;
        let EditionId { name, digest } = edition;
        let gap = if setup.is_empty() { "" } else { " " };
        let mut body = format!(
            "{FIRST}\ngame {game}\nrules {rules}\nedition {name} {digest}\nset-up{gap}{setup}\n\
             deal{}\n",
            Luck(deal)
        );
        for line in lines {
            body += &line.to_string();
            body.push('\n');
        }
        body
    }
}

/// The lines above the `end` line, and that line.
struct Head<'a> {
    lines: &'a [(usize, &'a str)],
    end: (usize, &'a str),
}

impl Head<'_> {
    /// Reads the `n`th line, which must begin with `key`.
    fn field<T>(
        &self,
        n: usize,
        key: &str,
        form: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Misread> {
        let &(at, line) = self.lines.get(n).unwrap_or(&self.end);
        let rest = line.strip_prefix(key).filter(|rest| rest.is_empty() || rest.starts_with(' '));
        rest.and_then(|rest| read(rest.trim())).ok_or_else(|| misread(at, line, form))
    }
}

fn read_line(at: usize, line: &str) -> Result<Line, Misread> {
    let read = || {
        let (text, draws) = luck::split(line)?;
        let (seat, choice) = text.split_once(' ')?;
        let choice = choice.trim_start().to_owned();
        Some(Line { seat: Seat::read(seat)?, choice, draws })
    };
    read().ok_or_else(|| misread(at, line, "`SEAT CHOICE {VALUE/OF …}`"))
}

fn counted(lines: usize) -> String {
    if lines == 1 { "1 line of play".to_owned() } else { format!("{lines} lines of play") }
}

fn one_word(text: &str) -> Option<String> {
    (!text.is_empty() && !text.contains(' ')).then(|| text.to_owned())
}

/// How many digits of the digest stand in the record: enough against accidents and idle hands.
const SUM_DIGITS: usize = 16;

fn sum(body: &str) -> String {
    let digest = Sha256::digest(body.as_bytes());
    let first = digest.iter().take(SUM_DIGITS / 2);
    let number = first.fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    format!("{number:0SUM_DIGITS$x}")
}
