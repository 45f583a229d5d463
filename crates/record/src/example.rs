//! Examples as law: a position, what is asked, offered and refused there, and what follows.
//!
//! An example is a file that a person can read and a machine can run. The rulebook shows it beside
//! the paragraph it is about; the tests hold the game to it. Its form is in `docs/notation.md`.

mod carried;
mod find;
mod read;
mod run;

use std::fmt;

use table::{Draw, Seat, Seats};

pub use carried::{about, carried};
pub use find::find;
pub use run::{Found, Mismatch, run};

use crate::luck::Luck;

/// An example, as data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Why it exists, for people; paragraphs are parted by blank lines.
    pub about: String,
    /// The ids of the rules it is about; at least one.
    pub rules: Vec<String>,
    /// The name of the game.
    pub game: String,
    /// Seats and add-ons, in the game's own words.
    pub setup: String,
    /// Where it begins.
    pub start: Start,
    /// What is said and done, in order.
    pub steps: Vec<Step>,
}

/// Where an example begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// In a position, given as its difference from a bare table.
    Position {
        /// Where it stands in the file.
        line: usize,
        /// In the game's notation of positions.
        lines: Vec<Said>,
    },
    /// With the deal, given by what chance gave.
    Deal {
        /// Where it stands in the file.
        line: usize,
        /// What chance gave.
        draws: Vec<Draw>,
    },
}

/// One line of a position, and where it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Counted from 1.
    pub line: usize,
    /// In the game's notation.
    pub text: String,
}

/// One thing said or done, and where it stands in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Counted from 1.
    pub line: usize,
    /// What.
    pub claim: Claim,
}

/// What an example says of a position, or does in it. Choices are in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Exactly these seats owe an answer.
    Asked(Seats),
    /// The choice is offered to the seat, and lawful.
    Offered {
        /// To whom.
        seat: Seat,
        /// What.
        choice: String,
    },
    /// The choice is unlawful.
    Refused {
        /// For whom.
        seat: Seat,
        /// What.
        choice: String,
        /// By which rule.
        rule: String,
        /// For want of what; `None` if the example does not say.
        lack: Option<Lacking>,
    },
    /// The choice is unlawful, and the seat is shown it with the reason.
    Explained {
        /// To whom.
        seat: Seat,
        /// What.
        choice: String,
        /// By which rule it is refused.
        rule: String,
        /// For want of what; `None` if the example does not say.
        lack: Option<Lacking>,
    },
    /// Just these conditions of the choice are not met, in this order.
    Unmet {
        /// For whom.
        seat: Seat,
        /// What.
        choice: String,
        /// The rules, and what is missing.
        reasons: Vec<Reason>,
    },
    /// The choice lacks this, and these answers would meet it.
    Cure {
        /// For whom.
        seat: Seat,
        /// What.
        choice: String,
        /// The rule, and what is missing.
        reason: Reason,
        /// One choice, or two that are made one after the other; none if nothing helps at once.
        answers: Vec<String>,
    },
    /// The choice is not among those listed.
    Unlisted {
        /// For whom.
        seat: Seat,
        /// What.
        choice: String,
    },
    /// The seat makes the choice, which is lawful, and chance gives this.
    Play {
        /// Who.
        seat: Seat,
        /// What.
        choice: String,
        /// What chance gives, exactly.
        draws: Vec<Draw>,
    },
    /// Each of these lines is true of the position.
    After {
        /// And nothing else has changed since the last such claim, or since the start.
        only: bool,
        /// In the game's notation of positions.
        lines: Vec<Said>,
    },
    /// How the game has ended; `None` if it has not.
    Outcome(Option<Ending>),
}

/// Why a choice is unlawful.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// By which rule.
    pub rule: String,
    /// For want of what; `None` if the example does not say.
    pub lack: Option<Lacking>,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "by {}{}", self.rule, Want(self.lack.as_ref()))
    }
}

/// What is missing: so much is there, so much is needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// Of what.
    pub what: String,
    /// How much there is.
    pub have: i16,
    /// How much it takes.
    pub need: i16,
}

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Place and points of every seat.
    Ranked(Vec<(Seat, u8, i16)>),
    /// Won or lost together.
    Together {
        /// Was it won?
        won: bool,
        /// By how much.
        points: i16,
    },
}

/// As it stands in the file, on one line; of `after`, only the first line.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Asked(seats) => write!(f, "asked {}", Names(*seats)),
            Claim::Offered { seat, choice } => write!(f, "offered {seat} {choice}"),
            Claim::Refused { seat, choice, rule, lack } => {
                write!(f, "refused {seat} {choice} by {rule}{}", Want(lack.as_ref()))
            }
            Claim::Explained { seat, choice, rule, lack } => {
                write!(f, "explained {seat} {choice} by {rule}{}", Want(lack.as_ref()))
            }
            Claim::Unmet { seat, choice, reasons } => {
                let reasons: Vec<String> = reasons.iter().map(ToString::to_string).collect();
                write!(f, "unmet {seat} {choice} {}", reasons.join(", "))
            }
            Claim::Cure { seat, choice, reason, answers } if answers.is_empty() => {
                write!(f, "cure {seat} {choice} {reason} with nothing")
            }
            Claim::Cure { seat, choice, reason, answers } => {
                write!(f, "cure {seat} {choice} {reason} with {}", answers.join(", "))
            }
            Claim::Unlisted { seat, choice } => write!(f, "unlisted {seat} {choice}"),
            Claim::Play { seat, choice, draws } => {
                write!(f, "play {seat} {choice}{}", Luck(draws))
            }
            Claim::After { only: false, .. } => f.write_str("after"),
            Claim::After { only: true, .. } => f.write_str("after only"),
            Claim::Outcome(None) => f.write_str("outcome none"),
            Claim::Outcome(Some(ending)) => write!(f, "outcome {ending}"),
        }
    }
}

/// What is lacking, with a space before; nothing if nothing is said.
struct Want<'a>(Option<&'a Lacking>);

impl fmt::Display for Want<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Lacking { what, have, need }) = self.0 else { return Ok(()) };
        write!(f, " lacking {what} {have} of {need}")
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Ranked(ranked) => {
                for (i, (seat, place, points)) in ranked.iter().enumerate() {
                    write!(f, "{}{seat} {place} {points}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
            Ending::Together { won: true, points } => write!(f, "won {points}"),
            Ending::Together { won: false, points } => write!(f, "lost {points}"),
        }
    }
}

/// Seats by name: `S1 S3`, or `nobody`.
struct Names(Seats);

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("nobody");
        }
        for (i, seat) in self.0.iter().enumerate() {
            write!(f, "{}{seat}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
