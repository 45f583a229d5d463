//! What happens at a table, one event a line. The form is in `docs/notation.md`.

use std::fmt;

use bots::Level;
use record::{EditionId, Luck, split_luck};
use store::{Millis, PersonId, Secret, TableId};
use table::{Draw, Misread, Seat};

use crate::luck::Nonce;
use crate::terms::Terms;
use crate::words::{Words, escape, escape_word, hex, unescape, unhex};

/// One event of a table's life.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each field is what its name says; the variant has the sentence")]
pub enum Event {
    /// The table was made, so.
    Created(Box<Terms>),
    /// A person sat down.
    Sat { seat: Seat, person: PersonId },
    /// An open seat is kept for a person: nobody else sits down there.
    Kept { seat: Seat, person: PersonId },
    /// The person got up. Once a game is running, a bot has the seat for good.
    Left { seat: Seat },
    /// A bot was placed.
    Placed { seat: Seat, level: Level },
    /// The seat was opened: whoever was there is gone.
    Opened { seat: Seat },
    /// What a person adds to the luck, so that nobody alone could know it.
    Nonce { person: PersonId, nonce: Nonce },
    /// The game was dealt, and chance gave this.
    Started { draws: Vec<Draw> },
    /// A seat answered, and chance gave this after it. Written as in a record.
    Answered(record::Line),
    /// Answers were taken back: those of one seat from a line on, or everybody's, to a line or to the
    /// end.
    Undone { seat: Option<Seat>, from: u32, to: Option<u32> },
    /// Somebody wishes for what all people at the table must agree to.
    Asked { person: PersonId, wish: Wish },
    /// Somebody agrees to it.
    Agreed { person: PersonId },
    /// Somebody does not, and it is off; or who asked takes it back.
    Refused { person: PersonId },
    /// All clocks stand still until then.
    Paused { until: Millis },
    /// The pause ended before its time.
    Resumed,
    /// The clocks of one person stand still until then.
    Away { person: PersonId, until: Millis },
    /// The person is back: from being away, or in a seat where a bot sat in.
    Back { person: PersonId },
    /// The seat's time has run out.
    Late { seat: Seat },
    /// A seat's questions of a kind are answered so for the rest of the round; or no longer.
    Ordered { seat: Seat, kind: String, choice: Option<String> },
    /// A person may not talk here, or may again.
    Muted { person: PersonId, muted: bool },
    /// The same people play again there.
    Again { table: TableId },
    /// It was given up, and the secret behind its luck is told.
    Abandoned { secret: Secret },
    /// It was played to its end, and the secret behind its luck is told.
    Over { secret: Secret },
    /// From here on other rules hold, or another edition.
    Switched(Box<Switch>),
    /// Something of ours broke; the table stands still.
    Frozen { why: String },
    /// It goes on.
    Thawed,
}

/// How a table goes on where this program lacks what it was begun with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// The rules that hold from here on.
    pub rules: u16,
    /// The edition that is played with from here on, and its file; else it stays the same.
    pub edition: Option<(EditionId, String)>,
    /// From where a running game goes on. Before the game there is no position.
    pub position: Option<String>,
}

/// What all people at the table must agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each field is what its name says; the variant has the sentence")]
pub enum Wish {
    /// Everybody's answers from this line on are taken back, to the last there was when it was asked
    /// for. Older tables name no last line: there everything that came after is taken back too.
    Undo { from: u32, to: Option<u32> },
    /// All clocks stand still for so long, in seconds.
    Pause { seconds: u32 },
    /// They run again.
    Resume,
    /// Who asks is away for so long, in seconds.
    Away { seconds: u32 },
    /// The game is given up.
    Abandon,
}

/// The last line of those meant, if it is named.
struct Last(Option<u32>);

impl fmt::Display for Last {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |to| write!(f, " to {to}"))
    }
}

/// Reads what [`Last`] writes.
fn last(words: &mut Words<'_>) -> Result<Option<u32>, Misread> {
    if words.next_is("to") { words.number("a line").map(Some) } else { Ok(None) }
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Undo { from, to } => write!(f, "undo {from}{}", Last(*to)),
            Wish::Pause { seconds } => write!(f, "pause {seconds}"),
            Wish::Resume => f.write_str("resume"),
            Wish::Away { seconds } => write!(f, "away {seconds}"),
            Wish::Abandon => f.write_str("abandon"),
        }
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Switch { rules, edition, position } = self;
        write!(f, "switched {rules}")?;
        if let Some((EditionId { name, digest }, file)) = edition {
            write!(f, " edition {name} {digest} {}", escape_word(file))?;
        }
        position.as_ref().map_or(Ok(()), |text| write!(f, " position {}", escape(text)))
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Created(terms) => write!(f, "created {terms}"),
            Event::Sat { seat, person } => write!(f, "sat {seat} {person}"),
            Event::Kept { seat, person } => write!(f, "kept {seat} {person}"),
            Event::Left { seat } => write!(f, "left {seat}"),
            Event::Placed { seat, level } => write!(f, "placed {seat} {}", level.id()),
            Event::Opened { seat } => write!(f, "opened {seat}"),
            Event::Nonce { person, nonce } => write!(f, "nonce {person} {nonce}"),
            Event::Started { draws } => write!(f, "started{}", Luck(draws)),
            Event::Answered(line) => line.fmt(f),
            Event::Undone { seat: Some(seat), from, to } => {
                write!(f, "undone {seat} {from}{}", Last(*to))
            }
            Event::Undone { seat: None, from, to } => {
                write!(f, "undone all {from}{}", Last(*to))
            }
            Event::Asked { person, wish } => write!(f, "asked {person} {wish}"),
            Event::Agreed { person } => write!(f, "agreed {person}"),
            Event::Refused { person } => write!(f, "refused {person}"),
            Event::Paused { until } => write!(f, "paused {}", until.0),
            Event::Resumed => f.write_str("resumed"),
            Event::Away { person, until } => write!(f, "away {person} {}", until.0),
            Event::Back { person } => write!(f, "back {person}"),
            Event::Late { seat } => write!(f, "late {seat}"),
            Event::Ordered { seat, kind, choice: Some(choice) } => {
                write!(f, "ordered {seat} {kind} {choice}")
            }
            Event::Ordered { seat, kind, choice: None } => write!(f, "unordered {seat} {kind}"),
            Event::Muted { person, muted: true } => write!(f, "muted {person}"),
            Event::Muted { person, muted: false } => write!(f, "unmuted {person}"),
            Event::Again { table } => write!(f, "again {table}"),
            Event::Abandoned { secret } => write!(f, "abandoned {}", hex(&secret.0)),
            Event::Over { secret } => write!(f, "over {}", hex(&secret.0)),
            Event::Switched(switch) => switch.fmt(f),
            Event::Frozen { why } => write!(f, "frozen {}", escape(why)),
            Event::Thawed => f.write_str("thawed"),
        }
    }
}

impl Event {
    /// Reads what `Display` writes.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(line: &str) -> Result<Event, Misread> {
        // By far the most lines are answers, and no other event begins with a capital.
        if line.starts_with('S') {
            return record::Line::read(line).map(Event::Answered);
        }
        let mut words = Words::new(line);
        let event = Event::read_life(&mut words, line)?;
        words.end()?;
        Ok(event)
    }

    fn read_life(words: &mut Words<'_>, line: &str) -> Result<Event, Misread> {
        Ok(match words.word("an event")? {
            "created" => Event::Created(Box::new(Terms::read(words)?)),
            "sat" => Event::Sat { seat: seat(words)?, person: person(words)? },
            "kept" => Event::Kept { seat: seat(words)?, person: person(words)? },
            "left" => Event::Left { seat: seat(words)? },
            "placed" => {
                Event::Placed { seat: seat(words)?, level: words.take("a level", Level::read)? }
            }
            "opened" => Event::Opened { seat: seat(words)? },
            "nonce" => Event::Nonce {
                person: person(words)?,
                nonce: words.take("32 hexadecimal digits", Nonce::read)?,
            },
            "started" => {
                words.rest();
                match split_luck(line) {
                    Some(("started", draws)) => Event::Started { draws },
                    _ => return Err(Misread::new(line, "`started {VALUE/OF …}`")),
                }
            }
            "undone" => {
                let whose = words.take("a seat or `all`", |word| match word {
                    "all" => Some(None),
                    seat => Seat::read(seat).map(Some),
                })?;
                Event::Undone { seat: whose, from: words.number("a line")?, to: last(words)? }
            }
            "asked" => Event::Asked { person: person(words)?, wish: Wish::read(words)? },
            "agreed" => Event::Agreed { person: person(words)? },
            "refused" => Event::Refused { person: person(words)? },
            "paused" => Event::Paused { until: Millis(words.number("a time")?) },
            "resumed" => Event::Resumed,
            "away" => {
                Event::Away { person: person(words)?, until: Millis(words.number("a time")?) }
            }
            "back" => Event::Back { person: person(words)? },
            "late" => Event::Late { seat: seat(words)? },
            "ordered" => {
                let (seat, kind) = (seat(words)?, words.word("a kind of question")?.to_owned());
                Event::Ordered { seat, kind, choice: Some(words.rest().to_owned()) }
            }
            "unordered" => {
                let (seat, kind) = (seat(words)?, words.word("a kind of question")?.to_owned());
                Event::Ordered { seat, kind, choice: None }
            }
            "muted" => Event::Muted { person: person(words)?, muted: true },
            "unmuted" => Event::Muted { person: person(words)?, muted: false },
            "again" => Event::Again { table: words.take("the id of a table", TableId::read)? },
            "abandoned" => Event::Abandoned { secret: secret(words)? },
            "over" => Event::Over { secret: secret(words)? },
            "switched" => Event::Switched(Box::new(Switch::read(words)?)),
            "frozen" => Event::Frozen { why: unescape(words.rest())? },
            "thawed" => Event::Thawed,
            other => return Err(Misread::new(other, "an event")),
        })
    }
}

impl Switch {
    fn read(words: &mut Words<'_>) -> Result<Switch, Misread> {
        let rules = words.number("the number of the rules")?;
        let (mut edition, mut position) = (None, None);
        if words.next_is("edition") {
            let name = words.word("the name of an edition")?.to_owned();
            let digest = words.word("the digest of an edition")?.to_owned();
            let file = unescape(words.word("the file of an edition")?)?;
            edition = Some((EditionId { name, digest }, file));
        }
        if words.next_is("position") {
            position = Some(unescape(words.rest())?);
        }
        Ok(Switch { rules, edition, position })
    }
}

impl Wish {
    fn read(words: &mut Words<'_>) -> Result<Wish, Misread> {
        Ok(match words.word("a wish")? {
            "undo" => Wish::Undo { from: words.number("a line")?, to: last(words)? },
            "pause" => Wish::Pause { seconds: words.number("seconds")? },
            "resume" => Wish::Resume,
            "away" => Wish::Away { seconds: words.number("seconds")? },
            "abandon" => Wish::Abandon,
            other => return Err(Misread::new(other, "a wish")),
        })
    }
}

fn seat(words: &mut Words<'_>) -> Result<Seat, Misread> {
    words.take("`S1` to `S5`", Seat::read)
}

fn person(words: &mut Words<'_>) -> Result<PersonId, Misread> {
    words.take("the id of a person", PersonId::read)
}

fn secret(words: &mut Words<'_>) -> Result<Secret, Misread> {
    words.take("64 hexadecimal digits", |word| unhex(word).map(Secret))
}
