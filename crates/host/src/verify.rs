//! Was all as it should be? Anybody can ask this of the lines of a table that has ended.

use store::{Line, PersonId, Secret};
use thiserror::Error;

use crate::bare::Bare;
use crate::event::Event;
use crate::games::{Disagreed, is_known};
use crate::luck::{Commitment, Luck, Nonce};
use crate::table::{Broken, Table, Why};
use crate::terms::Terms;

/// What was found in order, and what somebody who doubts it compares with what they saw themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// What the secret was sealed with before anybody sat down.
    pub commitment: Commitment,
    /// What was added to the luck, and by whom, the first first.
    pub nonces: Vec<(PersonId, Nonce)>,
    /// How many draws were made again.
    pub draws: u32,
    /// How many answers were played again, those taken back included.
    pub answers: u32,
    /// How many were not, because they were given by rules that this program does not have, or before a
    /// switch. Their draws are proved, and nothing else.
    pub unplayed: u32,
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
    /// What was told at the end is not what was sealed at the beginning.
    #[error("the secret is another one than was sealed")]
    Secret,
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
/// whether what was taken back without consent was free to be. Where this program does not have the
/// rules, the draws are made again and nothing is played.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify(lines: &[Line]) -> Result<Verified, Unproved> {
    let lacks_the_rules = |unproved: &Unproved| {
        let Unproved::Broken(Broken { why, .. }) = unproved else { return false };
        matches!(why, Why::Disagreed(Disagreed::OtherRules { .. }))
    };
    let end = match played(lines) {
        Err(unproved) if lacks_the_rules(&unproved) => read(lines)?,
        played => played?,
    };
    let End { terms, nonces, secret, unplayed } = end;
    let secret = secret.ok_or(Unproved::Running)?;
    if Commitment::to(&secret) != terms.luck {
        return Err(Unproved::Secret);
    }
    let luck = Luck::new(secret, terms.table, &nonces);
    let (mut draws_made, mut answers, mut undone, mut lucky) = (0, 0, 0, 0);
    for (number, line) in (0..).zip(lines) {
        let event = Event::read(&line.text).expect("it was read a moment ago");
        answers += u32::from(matches!(event, Event::Answered(_)));
        undone += u32::from(matches!(event, Event::Undone { .. }));
        if let Event::Started { draws } | Event::Answered(record::Line { draws, .. }) = &event
            && !draws.is_empty()
        {
            if !luck.turn(lucky).gives(draws) {
                return Err(Unproved::Draws { number });
            }
            lucky += 1;
            draws_made += draws.len() as u32;
        }
    }
    let unplayed = unplayed.unwrap_or(answers);
    let (commitment, answers) = (terms.luck, answers - unplayed);
    Ok(Verified { commitment, nonces, draws: draws_made, answers, unplayed, undone })
}

/// What a proof needs to know of a table.
struct End {
    terms: Terms,
    nonces: Vec<(PersonId, Nonce)>,
    secret: Option<Secret>,
    /// How many answers were not played again; `None` if none was.
    unplayed: Option<u32>,
}

/// Plays all lines.
fn played(lines: &[Line]) -> Result<End, Unproved> {
    let mut unplayed = 0;
    let end = Table::fold_watched(lines, |table, event, skipped| {
        unplayed += u32::from(skipped && matches!(event, Event::Answered(_)));
        if let Event::Undone { seat: Some(seat), from, .. } = *event
            && !skipped
            && !table.reach(seat).iter().any(|back| back.line == from)
        {
            return Err(Unproved::Undone { number: table.number() });
        }
        Ok(())
    })?;
    let (terms, nonces) = (end.terms().clone(), end.nonces.clone());
    Ok(End { terms, nonces, secret: end.secret, unplayed: Some(unplayed) })
}

/// Only reads them.
fn read(lines: &[Line]) -> Result<End, Unproved> {
    let Bare { terms, nonces, secret, .. } = Bare::read(lines)?;
    Ok(End { terms, nonces, secret, unplayed: None })
}

/// Do these lines bring no edition with them but such as are played with here? What is read once stays in
/// memory, so a stranger's file may not bring any.
///
/// # Errors
/// Which edition it is.
pub fn brings_no_edition(lines: &[Line]) -> Result<(), Disagreed> {
    let mut game = String::new();
    for line in lines {
        let brings = line.text.starts_with("created ") || line.text.starts_with("switched ");
        let brought = match brings.then(|| Event::read(&line.text)) {
            Some(Ok(Event::Created(terms))) => {
                let Terms { game: played, edition, file, .. } = *terms;
                game = played;
                file.map(|file| (edition, file))
            }
            Some(Ok(Event::Switched(switch))) => switch.edition,
            _ => None,
        };
        if let Some((record::EditionId { name, digest }, file)) = brought
            && !is_known(&game, &file)
        {
            return Err(Disagreed::Edition(format!("{name} {digest} is not known here")));
        }
    }
    Ok(())
}
