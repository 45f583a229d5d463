//! Playing a record again, line by line, under the eyes of the law.

use table::{Game, Illegal, Misread, Notation, Script, ScriptFault, Seat};
use thiserror::Error;

use crate::luck::disagreement;
use crate::{Line, Record};

/// Begins to play a record again. The game must be the one its header describes; whether edition
/// and set-up are the same is for the caller to see to, who built it from them.
///
/// # Errors
/// If the record is of another game or of other rules, or its deal does not fit.
pub fn replay<'r, G: Notation>(
    game: &'r G,
    record: &'r Record,
) -> Result<Replay<'r, G>, ReplayError> {
    let header = &record.header;
    if header.game != G::NAME {
        return Err(ReplayError::OtherGame { found: header.game.clone(), expected: G::NAME });
    }
    if header.rules != game.rules() {
        return Err(ReplayError::OtherRules { found: header.rules, expected: game.rules() });
    }
    let mut script = Script::new(&record.deal);
    let mut dealt = Vec::new();
    let state = game.deal(&mut script, &mut dealt);
    script.finish().map_err(ReplayError::Deal)?;
    Ok(Replay { game, record, state, dealt, done: 0, failed: false })
}

/// A record that is being played again: a position, and the lines still to come.
///
/// As an iterator it gives one [`Step`] for each line of play. After an error it stands still and
/// gives nothing more.
#[derive(Clone, Debug)]
pub struct Replay<'r, G: Game> {
    game: &'r G,
    record: &'r Record,
    state: G::State,
    dealt: Vec<G::Fact>,
    done: usize,
    failed: bool,
}

/// What one line of play did.
#[derive(Clone, Debug)]
pub struct Step<'r, G: Game> {
    /// Which line of play, counted from 1.
    pub number: usize,
    /// As it stands in the record.
    pub line: &'r Line,
    /// Who answered.
    pub seat: Seat,
    /// What.
    pub choice: G::Choice,
    /// The position before.
    pub before: G::State,
    /// All that happened, unveiled.
    pub facts: Vec<G::Fact>,
    /// The position after.
    pub after: G::State,
}

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReplayError {
    /// It is of another game.
    #[error("the record is of the game `{found}`, expected `{expected}`")]
    OtherGame {
        /// The record's.
        found: String,
        /// This one.
        expected: &'static str,
    },
    /// It was played by other rules.
    #[error("the record was played by rules {found}, this program plays by rules {expected}")]
    OtherRules {
        /// The record's.
        found: u16,
        /// These.
        expected: u16,
    },
    /// What chance dealt does not fit.
    #[error("the deal: {}", disagreement(*.0))]
    Deal(ScriptFault),
    /// A line cannot be played.
    #[error("line {number} of play, `{line}`: {fault}")]
    Line {
        /// Which line of play, counted from 1.
        number: usize,
        /// As it stands in the record.
        line: Line,
        /// What is wrong with it.
        fault: LineFault,
    },
}

/// Why a line cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LineFault {
    /// It is no choice of this game.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// The law forbids it.
    #[error("refused by {}", refusal(*.0))]
    Refused(Illegal),
    /// What chance gave does not fit.
    #[error("{}", disagreement(*.0))]
    Luck(ScriptFault),
}

impl<'r, G: Notation> Replay<'r, G> {
    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What happened when the game was dealt, unveiled.
    pub fn dealt(&self) -> &[G::Fact] {
        &self.dealt
    }

    /// How many lines of play are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Plays on until `lines` are done, or all of them.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn to(mut self, lines: usize) -> Result<Replay<'r, G>, ReplayError> {
        while self.done < lines {
            match self.next() {
                Some(step) => step?,
                None => break,
            };
        }
        Ok(self)
    }

    /// Plays all that is left and gives the last position.
    ///
    /// # Errors
    /// The first line that cannot be played.
    pub fn end(self) -> Result<G::State, ReplayError> {
        Ok(self.to(usize::MAX)?.state)
    }

    fn step(&self, line: &'r Line) -> Result<Step<'r, G>, LineFault> {
        let choice = self.game.read_choice(&line.choice)?;
        let mut after = self.state.clone();
        let mut script = Script::new(&line.draws);
        let mut facts = Vec::new();
        self.game
            .play(&mut after, line.seat, choice, &mut script, &mut facts)
            .map_err(LineFault::Refused)?;
        script.finish().map_err(LineFault::Luck)?;
        let before = self.state.clone();
        Ok(Step { number: self.done + 1, line, seat: line.seat, choice, before, facts, after })
    }
}

impl<'r, G: Notation> Iterator for Replay<'r, G> {
    type Item = Result<Step<'r, G>, ReplayError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.failed {
            return None;
        }
        let line = self.record.lines.get(self.done)?;
        let step = self.step(line).map_err(|fault| {
            self.failed = true;
            ReplayError::Line { number: self.done + 1, line: line.clone(), fault }
        });
        if let Ok(step) = &step {
            self.state = step.after.clone();
            self.done += 1;
        }
        Some(step)
    }
}

/// A refusal as examples write it: `edo.act.pay lacking ryo 3 of 4`.
pub(crate) fn refusal(illegal: Illegal) -> String {
    match illegal.lack {
        Some(lack) => {
            format!("{} lacking {} {} of {}", illegal.rule, lack.what, lack.have, lack.need)
        }
        None => illegal.rule.to_string(),
    }
}
