//! Was all as it should be? Anybody can ask this of the lines of a table that has ended.

use store::Line;
use thiserror::Error;

use crate::event::Event;
use crate::table::{Broken, Table};

/// What was found in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many draws were made again.
    pub draws: u32,
    /// How many answers were played again, those taken back included.
    pub answers: u32,
    /// How many times answers were taken back.
    pub undone: u32,
}

/// Why a table's luck is not proved.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unproved {
    /// The lines are no table: a choice is unlawful, a secret is not the one sealed, and the like.
    #[error(transparent)]
    Broken(#[from] Broken),
    /// It has not ended, so its secret is not told.
    #[error("the table has not ended: its secret is not told yet")]
    Running,
    /// Chance gave something else than the secret says.
    #[error("line {number}: the draws are not those of the secret")]
    Draws {
        /// Which line, from 0.
        number: u32,
    },
    /// Somebody took back what was not to be taken back freely.
    #[error("line {number}: that was not to be taken back freely")]
    Undone {
        /// Which line, from 0.
        number: u32,
    },
}

/// Plays all lines again, makes every draw again from the secret that was told at the end, and looks
/// whether what was taken back without consent was free to be.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify(lines: &[Line]) -> Result<Verified, Unproved> {
    let end = Table::fold(lines)?;
    let luck = end.luck(end.secret.ok_or(Unproved::Running)?);
    let mut verified = Verified { draws: 0, answers: 0, undone: 0 };
    let mut lucky = 0;
    for (number, line) in (0..).zip(lines) {
        let event = Event::read(&line.text).expect("it was read a moment ago");
        verified.answers += u32::from(matches!(event, Event::Answered(_)));
        if let Event::Started { draws } | Event::Answered(record::Line { draws, .. }) = &event
            && !draws.is_empty()
        {
            if !luck.turn(lucky).gives(draws) {
                return Err(Unproved::Draws { number });
            }
            lucky += 1;
            verified.draws += draws.len() as u32;
        }
        if let Event::Undone { seat, from } = event {
            verified.undone += 1;
            let before = Table::fold(&lines[..number as usize])?;
            let free = |seat| before.reach(seat).iter().any(|back| back.line == from);
            if seat.is_some_and(|seat| !free(seat)) {
                return Err(Unproved::Undone { number });
            }
        }
    }
    Ok(verified)
}
