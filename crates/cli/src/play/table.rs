//! A game in play: who sits where, what was answered by whom, and what may be taken back.

use bots::{Bot, Hint, Level, Opponent};
use record::{Header, Play, Record, ReplayError, replay};
use table::{BySeat, Fast, Illegal, Seat, Seats, Seen, mix};

use super::opponents::Seated;
use crate::agreed::edition_id;
use crate::games::Playable;
use crate::luck::Luck;

/// Whose hints are given.
const ADVISER: Level = Level::Four;

/// A table with a game on it.
pub(super) struct Table<G: Playable> {
    play: Play<'static, G, Luck>,
    people: Seats,
    seated: Seated,
    bots: BySeat<Opponent<G::Choice>>,
    bots_luck: Fast,
    /// What happened in the deal.
    dealt: Vec<G::Fact>,
    /// One for each line of the record.
    answers: Vec<Answer<G::Fact>>,
}

/// One answer.
pub(super) struct Answer<F> {
    pub(super) seat: Seat,
    by: By,
    /// All that happened, unveiled.
    pub(super) facts: Vec<F>,
    /// Luck was used or a secret opened: nobody can unsee it.
    fixed: bool,
}

/// Who answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum By {
    /// Somebody at this screen.
    Person,
    /// Nobody: there was no choice.
    Nobody,
    /// A bot.
    Bot,
    /// Somebody, before the game was loaded.
    Earlier,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoUndo {
    /// Nobody here has answered yet.
    Nothing,
    /// A bot has answered since.
    Others,
    /// Luck was used, or plans were opened.
    Fixed,
}

impl<G: Playable> Table<G> {
    /// A new game.
    pub(super) fn deal(game: &'static G, seated: Seated, mut luck: Luck) -> Table<G> {
        let bots_luck = Fast(luck.fork());
        let header =
            Header::of(game, edition_id::<G>(game.played_with()), game.agreed().to_string());
        let (play, dealt) = Play::deal(game, luck, header);
        Table::new(play, seated, bots_luck, dealt, Vec::new())
    }

    /// A game that was begun before.
    pub(super) fn resume(
        game: &'static G,
        seated: Seated,
        mut luck: Luck,
        record: Record,
    ) -> Result<Table<G>, ReplayError> {
        let mut answers = Vec::new();
        let mut replayed = replay(game, &record)?;
        let dealt = replayed.dealt().to_vec();
        for step in &mut replayed {
            let step = step?;
            answers.push(Answer {
                seat: step.seat,
                by: By::Earlier,
                facts: step.facts,
                fixed: true,
            });
        }
        let bots_luck = Fast(luck.fork());
        let play = Play::resume(game, luck, record)?;
        Ok(Table::new(play, seated, bots_luck, dealt, answers))
    }

    fn new(
        play: Play<'static, G, Luck>,
        seated: Seated,
        bots_luck: Fast,
        dealt: Vec<G::Fact>,
        answers: Vec<Answer<G::Fact>>,
    ) -> Table<G> {
        let n_seats = play.game().seats().len();
        let people = Seats::first(seated.people.min(n_seats));
        let bots = BySeat::from_fn(|seat| seated.levels[seat].bot::<G>());
        Table { play, people, seated, bots, bots_luck, dealt, answers }
    }

    pub(super) fn game(&self) -> &'static G {
        self.play.game()
    }

    pub(super) fn state(&self) -> &G::State {
        self.play.state()
    }

    pub(super) fn record(&self) -> &Record {
        self.play.record()
    }

    pub(super) fn people(&self) -> Seats {
        self.people
    }

    /// As it was asked for, for another table.
    pub(super) fn seated(&self) -> Seated {
        self.seated
    }

    /// Who plays for nobody, and how well.
    pub(super) fn opponents(&self) -> impl Iterator<Item = (Seat, Level)> {
        let bots = self.game().seats().iter().filter(|&seat| !self.people.has(seat));
        bots.map(|seat| (seat, self.seated.levels[seat]))
    }

    /// What a strong player would think of. It costs no luck: whoever asks for hints plays the same
    /// game as whoever does not.
    pub(super) fn hints(&self, seat: Seat) -> Vec<Hint<G::Choice>> {
        let Some(effort) = ADVISER.effort() else { return Vec::new() };
        let seen = Seen::new(self.game(), self.state(), seat);
        bots::hint(&seen, &effort, &mut Fast(mix(self.answers.len() as u64)))
    }

    pub(super) fn dealt(&self) -> &[G::Fact] {
        &self.dealt
    }

    pub(super) fn answers(&self) -> &[Answer<G::Fact>] {
        &self.answers
    }

    /// Has a person here answered after so many answers?
    pub(super) fn played_since(&self, answers: usize) -> bool {
        self.answers.iter().skip(answers).any(|answer| answer.by == By::Person)
    }

    /// Who must answer next: bots first, for nobody waits for them. Nobody once the game is over.
    pub(super) fn next(&self) -> Option<Seat> {
        let asked = self.game().asked(self.state());
        let bot = asked.iter().find(|&seat| !self.people.has(seat));
        bot.or_else(|| asked.lowest())
    }

    /// A seat answers.
    pub(super) fn answer(&mut self, seat: Seat, choice: G::Choice, by: By) -> Result<(), Illegal> {
        let facts = self.play.answer(seat, choice)?;
        let lucky = self.record().lines.last().is_some_and(|line| !line.draws.is_empty());
        let opened = facts.iter().any(|fact| G::opens(*fact));
        self.answers.push(Answer { seat, by, facts, fixed: lucky || opened });
        Ok(())
    }

    /// A bot answers.
    pub(super) fn bot_answers(&mut self, seat: Seat) -> Result<(), Illegal> {
        let seen = Seen::new(self.game(), self.play.state(), seat);
        let choice = self.bots[seat].answer(&seen, &mut self.bots_luck);
        self.answer(seat, choice, By::Bot)
    }

    /// Takes back the last answer of a person here, with what followed from it unasked.
    pub(super) fn undo(&mut self) -> Result<Seat, NoUndo> {
        let last = self.answers.iter().rposition(|answer| answer.by != By::Nobody);
        let Some(last) = last else { return Err(NoUndo::Nothing) };
        match self.answers[last].by {
            By::Person => {}
            By::Bot => return Err(NoUndo::Others),
            By::Earlier | By::Nobody => return Err(NoUndo::Nothing),
        }
        if self.answers[last..].iter().any(|answer| answer.fixed) {
            return Err(NoUndo::Fixed);
        }
        let seat = self.answers[last].seat;
        while last < self.answers.len() {
            self.play.undo_last();
            self.answers.pop();
        }
        Ok(seat)
    }
}
