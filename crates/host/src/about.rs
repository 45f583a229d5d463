//! What lists say of a table beyond who sits there: a few words, kept beside its lines.

use std::fmt;

use store::Millis;
use table::{Misread, Seat, Seats};
use yedo::coop::Reached;

use crate::table::{Holder, Table};
use crate::terms::Pace;
use crate::words::Words;

/// What a list shows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// How fast.
    pub pace: Pace,
    /// How many seats there are, open, and with bots.
    pub seats: u8,
    /// How many are open.
    pub open: u8,
    /// How many are bots'.
    pub bots: u8,
    /// The seats whose person owes an answer, as everybody at the table can see.
    pub asked: Seats,
    /// When something last happened that everybody could see.
    pub at: Millis,
    /// What was reached together, in a game that was won or lost so (`yedo.coop.record`). Older
    /// tables do not say.
    pub reached: Option<Reached>,
    /// Seats and add-ons, in the game's own words.
    pub setup: String,
}

impl About {
    /// What is said of this table.
    pub fn of(table: &Table) -> About {
        let count = |such: fn(Holder) -> bool| {
            table.seats().iter().filter(|seat| such(table.holders()[*seat])).count() as u8
        };
        About {
            pace: table.terms().pace,
            seats: table.seats().len(),
            open: count(|holder| holder == Holder::Open),
            bots: count(|holder| matches!(holder, Holder::Bot(_))),
            asked: table.asked().iter().filter(|seat| table.bot_at(*seat).is_none()).collect(),
            at: table.told,
            reached: table.reached(),
            setup: table.terms().setup.clone(),
        }
    }

    /// Reads what `Display` writes.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<About, Misread> {
        let mut words = Words::new(text);
        words.key("pace")?;
        let pace = Pace::read(&mut words)?;
        words.key("seats")?;
        let seats = words.number("how many seats")?;
        words.key("open")?;
        let open = words.number("how many are open")?;
        words.key("bots")?;
        let bots = words.number("how many are bots'")?;
        words.key("asked")?;
        let asked = words.take("seats, or `none`", read_seats)?;
        words.key("at")?;
        let at = Millis(words.number("a time")?);
        let reached = if words.next_is("reached") { Some(read_reached(&mut words)?) } else { None };
        words.key("set-up")?;
        Ok(About { pace, seats, open, bots, asked, at, reached, setup: words.rest().to_owned() })
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let About { pace, seats, open, bots, asked, at, reached, setup } = self;
        write!(f, "pace {pace} seats {seats} open {open} bots {bots} asked ")?;
        if asked.is_empty() {
            f.write_str("none")?;
        }
        asked.iter().try_for_each(|seat| write!(f, "{seat}"))?;
        write!(f, " at {}", at.0)?;
        if let Some(Reached { won, points, lowest, highest, errands }) = reached {
            let won = if *won { "won" } else { "lost" };
            write!(
                f,
                " reached {won} {points} lowest {lowest} highest {highest} errands {errands}"
            )?;
        }
        write!(f, " set-up {setup}")
    }
}

/// Reads `won 54 lowest 20 highest 34 errands 5`.
fn read_reached(words: &mut Words<'_>) -> Result<Reached, Misread> {
    let won = words.take("`won` or `lost`", |word| match word {
        "won" => Some(true),
        "lost" => Some(false),
        _ => None,
    })?;
    let points = words.number("prestige points")?;
    words.key("lowest")?;
    let lowest = words.number("prestige points")?;
    words.key("highest")?;
    let highest = words.number("prestige points")?;
    words.key("errands")?;
    let errands = words.number("how many errands")?;
    Ok(Reached { won, points, lowest, highest, errands })
}

/// Reads `S1S3`, or `none`.
fn read_seats(word: &str) -> Option<Seats> {
    let (pairs, rest) = word.as_bytes().as_chunks::<2>();
    match word {
        "none" => Some(Seats::NONE),
        _ if !rest.is_empty() => None,
        _ => pairs.iter().map(|pair| Seat::read(std::str::from_utf8(pair).ok()?)).collect(),
    }
}
