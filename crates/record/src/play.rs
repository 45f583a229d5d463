//! A game that is being played and written down.

use table::{Chance, Game, Illegal, Notation, Recorder, Seat, choice_text};

use crate::{Header, Line, Record, ReplayError, replay};

/// A running game and its record, which never disagree.
pub struct Play<'g, G: Game, C> {
    game: &'g G,
    chance: Recorder<C>,
    state: G::State,
    record: Record,
}

impl<'g, G: Notation, C: Chance> Play<'g, G, C> {
    /// Deals, and says what happened meanwhile.
    pub fn deal(game: &'g G, chance: C, header: Header) -> (Play<'g, G, C>, Vec<G::Fact>) {
        let mut chance = Recorder::new(chance);
        let mut facts = Vec::new();
        let state = game.deal(&mut chance, &mut facts);
        let record = Record::new(header, chance.take());
        (Play { game, chance, state, record }, facts)
    }

    /// Goes on from where a record ends, with new luck.
    ///
    /// # Errors
    /// If the record is not one of this game.
    pub fn resume(game: &'g G, chance: C, record: Record) -> Result<Play<'g, G, C>, ReplayError> {
        let state = replay(game, &record)?.end()?;
        Ok(Play { game, chance: Recorder::new(chance), state, record })
    }

    /// A seat answers. Gives all that happened, unveiled.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has happened then.
    pub fn answer(&mut self, seat: Seat, choice: G::Choice) -> Result<Vec<G::Fact>, Illegal> {
        let mut facts = Vec::new();
        self.game.play(&mut self.state, seat, choice, &mut self.chance, &mut facts)?;
        let choice = choice_text(self.game, choice);
        assert!(!choice.contains(['{', '}', '\n']), "a choice is words on one line: {choice:?}");
        self.record.lines.push(Line { seat, choice, draws: self.chance.take() });
        Ok(facts)
    }

    /// Takes back the last answer and gives the line that stood there; `None` before the first.
    ///
    /// The position is rebuilt from the record. Luck is not given back: who answers again draws
    /// again. Whether taking back is fair is for the caller to say, who sees what was drawn.
    pub fn undo_last(&mut self) -> Option<Line> {
        let line = self.record.lines.pop()?;
        let replayed = replay(self.game, &self.record).and_then(crate::Replay::end);
        self.state = replayed.expect("what was played can be played again");
        Some(line)
    }

    /// The game that is played.
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All that was played so far.
    pub fn record(&self) -> &Record {
        &self.record
    }
}
