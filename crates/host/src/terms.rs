//! What a table agrees on before its game: the game itself, the pace, who may look, undo and lateness.

use std::fmt;

use bots::Level;
use record::{EditionId, Header};
use store::{PersonId, TableId};
use table::Misread;

use crate::event::Switch;
use crate::luck::Commitment;
use crate::words::{Words, escape, unescape};

/// Everything agreed when a table was made. It never changes, but for rules and edition by a switch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The table. Luck is derived from it too, so it stands in the record.
    pub table: TableId,
    /// Who made it.
    pub by: PersonId,
    /// How fast.
    pub pace: Pace,
    /// May everybody find it in lists and watch?
    pub public: bool,
    /// Which answers may be taken back.
    pub undo: Undo,
    /// What happens to who is late.
    pub late: Late,
    /// What the secret behind all luck was sealed with.
    pub luck: Commitment,
    /// The name of the game.
    pub game: String,
    /// The rules it is played by.
    pub rules: u16,
    /// The edition of the cards.
    pub edition: EditionId,
    /// Seats and add-ons, in the game's own words.
    pub setup: String,
    /// The edition as a file: a table must open where nobody has that file, also when ours is another.
    pub file: Option<String>,
}

/// How fast is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As one likes.
    Untimed,
    /// By the clock, in seconds.
    Live {
        /// For the whole game.
        reserve: u32,
        /// Added for each answer that others see.
        increment: u32,
    },
    /// So many days for each answer.
    Days(u16),
}

/// Which answers may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// From which nobody has learned anything; others by consent.
    Free,
    /// Any, but only by consent.
    Consent,
    /// None.
    Never,
}

/// What happens to the seat of somebody whose time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Late {
    /// A bot of this level sits in until the person returns.
    SitIn(Level),
    /// The game goes on without: a bot of this level has the seat for good.
    Replace(Level),
}

impl Late {
    /// The level of the bot.
    pub fn level(self) -> Level {
        match self {
            Late::SitIn(level) | Late::Replace(level) => level,
        }
    }
}

/// As it stands in the `created` line, after that word.
impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Terms { table, by, pace, public, undo, late, luck, .. } = self;
        let open = if *public { "public" } else { "private" };
        let undo = match undo {
            Undo::Free => "free",
            Undo::Consent => "consent",
            Undo::Never => "never",
        };
        write!(f, "{table} by {by} pace {pace} {open} undo {undo} late {late} luck {luck}")?;
        let Terms { game, rules, edition: EditionId { name, digest }, setup, file, .. } = self;
        write!(f, " game {game} rules {rules} edition {name} {digest} set-up {setup}")?;
        file.as_ref().map_or(Ok(()), |file| write!(f, " file {}", escape(file)))
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Untimed => f.write_str("untimed"),
            Pace::Live { reserve, increment } => write!(f, "live {reserve} {increment}"),
            Pace::Days(days) => write!(f, "days {days}"),
        }
    }
}

impl fmt::Display for Late {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Late::SitIn(level) => write!(f, "sit-in {}", level.id()),
            Late::Replace(level) => write!(f, "replace {}", level.id()),
        }
    }
}

impl Terms {
    /// What a record of the game begins with.
    pub fn header(&self) -> Header {
        let Terms { game, rules, edition, setup, .. } = self.clone();
        Header { game, rules, edition, setup }
    }

    /// Other rules hold, or another edition.
    pub(crate) fn switch(&mut self, switch: &Switch) {
        self.rules = switch.rules;
        if let Some((edition, file)) = &switch.edition {
            (self.edition, self.file) = (edition.clone(), Some(file.clone()));
        }
    }

    pub(crate) fn read(words: &mut Words<'_>) -> Result<Terms, Misread> {
        let table = words.take("the id of a table", TableId::read)?;
        words.key("by")?;
        let by = words.take("the id of a person", PersonId::read)?;
        words.key("pace")?;
        let pace = Pace::read(words)?;
        let public = words.take("`public` or `private`", |word| match word {
            "public" => Some(true),
            "private" => Some(false),
            _ => None,
        })?;
        words.key("undo")?;
        let undo = words.take("`free`, `consent` or `never`", |word| match word {
            "free" => Some(Undo::Free),
            "consent" => Some(Undo::Consent),
            "never" => Some(Undo::Never),
            _ => None,
        })?;
        words.key("late")?;
        let late = words.take("`sit-in` or `replace`", |word| match word {
            "sit-in" => Some(Late::SitIn as fn(Level) -> Late),
            "replace" => Some(Late::Replace as fn(Level) -> Late),
            _ => None,
        })?(words.take("a level", Level::read)?);
        words.key("luck")?;
        let luck = words.take("a commitment", Commitment::read)?;
        words.key("game")?;
        let game = words.word("the name of a game")?.to_owned();
        words.key("rules")?;
        let rules = words.number("the number of the rules")?;
        words.key("edition")?;
        let name = words.word("the name of an edition")?.to_owned();
        let digest = words.word("the digest of an edition")?.to_owned();
        words.key("set-up")?;
        let rest = words.rest();
        let (setup, file) = match rest.split_once(" file ") {
            None => (rest, None),
            Some((setup, file)) => (setup, Some(unescape(file)?)),
        };
        let setup = setup.to_owned();
        let edition = EditionId { name, digest };
        Ok(Terms { table, by, pace, public, undo, late, luck, game, rules, edition, setup, file })
    }
}

impl Pace {
    pub(crate) fn read(words: &mut Words<'_>) -> Result<Pace, Misread> {
        match words.word("`untimed`, `live` or `days`")? {
            "untimed" => Ok(Pace::Untimed),
            "live" => Ok(Pace::Live {
                reserve: words.number("seconds in reserve")?,
                increment: words.number("seconds for each answer")?,
            }),
            "days" => Ok(Pace::Days(words.number("days for each answer")?)),
            other => Err(Misread::new(other, "`untimed`, `live` or `days`")),
        }
    }
}
