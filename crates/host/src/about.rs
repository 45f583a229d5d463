//! What lists say of a table beyond who sits there: a few words, kept beside its lines.

use std::fmt;

use store::PersonId;
use table::Misread;

use crate::table::{Holder, Table};
use crate::terms::Pace;
use crate::words::Words;

/// What a list shows of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Who made it.
    pub by: PersonId,
    /// How fast.
    pub pace: Pace,
    /// How many seats there are, open, and with bots.
    pub seats: u8,
    /// How many are open.
    pub open: u8,
    /// How many are bots'.
    pub bots: u8,
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
            by: table.terms().by,
            pace: table.terms().pace,
            seats: table.seats().len(),
            open: count(|holder| holder == Holder::Open),
            bots: count(|holder| matches!(holder, Holder::Bot(_))),
            setup: table.terms().setup.clone(),
        }
    }

    /// Reads what `Display` writes.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<About, Misread> {
        let mut words = Words::new(text);
        words.key("by")?;
        let by = words.take("the id of a person", PersonId::read)?;
        words.key("pace")?;
        let pace = Pace::read(&mut words)?;
        words.key("seats")?;
        let seats = words.number("how many seats")?;
        words.key("open")?;
        let open = words.number("how many are open")?;
        words.key("bots")?;
        let bots = words.number("how many are bots'")?;
        words.key("set-up")?;
        Ok(About { by, pace, seats, open, bots, setup: words.rest().to_owned() })
    }
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let About { by, pace, seats, open, bots, setup } = self;
        write!(f, "by {by} pace {pace} seats {seats} open {open} bots {bots} set-up {setup}")
    }
}
