//! How a table says no.

use store::{Fault, Life, TableId};
use table::{Illegal, Misread};
use thiserror::Error;

use crate::games::{Disagreed, Unanswered};

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refused {
    /// There is no such table, or who asks may not know of it.
    #[error("there is no such table")]
    NoTable,
    /// The link leads nowhere, or no longer.
    #[error("the link leads nowhere")]
    NoLink,
    /// Who asks may not do that here.
    #[error("that is for others to do: {0}")]
    Forbidden(Role),
    /// Something new happened that who asks has not seen.
    #[error("what was seen is out of date: the number is {current}")]
    Stale {
        /// What they should have seen.
        current: u32,
    },
    /// It cannot be done at this time of a table's life.
    #[error("the table is {0:?}")]
    Life(Life),
    /// There is no such seat, or it is taken.
    #[error("the seat is not free")]
    NotFree,
    /// Not all seats are taken.
    #[error("a seat is open")]
    Open,
    /// Somebody who sits there has not added to the luck.
    #[error("somebody has added nothing to the luck")]
    Nonces,
    /// The law of the game forbids it.
    #[error("refused by {}", .0.rule)]
    Illegal(Illegal),
    /// It is no choice of this game.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// That cannot be played here.
    #[error(transparent)]
    Disagreed(#[from] Disagreed),
    /// There is nothing to take back, to do again, or to be back from.
    #[error("there is nothing of the kind")]
    Nothing,
    /// That is taken back only if all agree, or not at all.
    #[error("that is not to be taken back freely")]
    Barrier,
    /// Another wish waits for consent, or none does.
    #[error("another wish waits, or none does")]
    Wish,
    /// A number or a text is beyond what is allowed.
    #[error("{what}: {found}, at most {most}")]
    TooMuch {
        /// Of what.
        what: &'static str,
        /// How much came.
        found: u64,
        /// How much is allowed.
        most: u64,
    },
    /// Who asks may not talk here.
    #[error("muted at this table")]
    Muted,
    /// The lines of the table are no table. Who runs the server has to look at it, and finds in the log
    /// which line it is: what stands there may be somebody's secret.
    #[error("table {table} cannot be opened")]
    Broken {
        /// Which.
        table: TableId,
    },
    /// Something of ours broke while it worked on this table, which is frozen now.
    #[error("something broke while working on table {table}")]
    Panicked {
        /// Which.
        table: TableId,
    },
    /// The store did not do it.
    #[error(transparent)]
    Store(#[from] Fault),
}

/// Who may do a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Who made the table.
    Maker,
    /// Who holds the seat.
    Holder,
    /// Who plays.
    Player,
    /// Who may watch.
    Watcher,
    /// Who plays together with others, or alone, against the game.
    Partner,
}

impl std::fmt::Display for Role {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Role::Maker => "who made the table",
            Role::Holder => "who holds the seat",
            Role::Player => "who plays",
            Role::Watcher => "who may watch",
            Role::Partner => "who plays together",
        })
    }
}

impl From<Unanswered> for Refused {
    fn from(unanswered: Unanswered) -> Refused {
        match unanswered {
            Unanswered::Misread(misread) => Refused::Misread(misread),
            Unanswered::Illegal(illegal) => Refused::Illegal(illegal),
            Unanswered::Luck(fault) => unreachable!("new luck is not written down: {fault:?}"),
        }
    }
}
