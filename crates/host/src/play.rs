//! A game in play: the answers that stand, and the position they lead to.
//!
//! All of it follows from what chance dealt and what was answered. The answers are kept as small
//! values, so that any of them can be taken back without a look into the store.

use std::ops::RangeInclusive;
use std::sync::Arc;

use record::{EditionId, Header, Record};
use table::{
    Chance, Draw, Fact, Game, Illegal, Offer, Recorder, Refusal, Script, Seat, Seats, Viewer,
    choice_text,
};

use crate::games::Hosted;

/// A game of one kind in play.
#[derive(Clone, Debug)]
pub(crate) struct Play<G: Game> {
    pub(crate) game: Arc<G>,
    /// What chance dealt; nothing for a game that went on from a position.
    deal: Vec<Draw>,
    /// The position before the first answer.
    pub(crate) first: G::State,
    /// The answers that stand, oldest first.
    pub(crate) given: Vec<Given<G::Choice>>,
    /// What chance gave after them, with the line it stands on.
    luck: Vec<(u32, Draw)>,
    pub(crate) state: G::State,
    /// How many answers stood when chance last gave anything, and the position then. No answer before
    /// can be taken back freely, so nobody looks further back in a hurry.
    pub(crate) base: (usize, G::State),
    /// Answers taken back, in the order in which they could be given again.
    redo: Vec<(Seat, G::Choice)>,
}

/// An answer that stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Given<C> {
    pub(crate) choice: C,
    pub(crate) seat: Seat,
    pub(crate) saw: Saw,
    /// The line it stands on.
    pub(crate) line: u32,
}

/// Who could see that something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Saw {
    /// These seats.
    pub(crate) seats: Seats,
    /// Anybody.
    pub(crate) public: bool,
}

impl Saw {
    /// Everybody.
    pub(crate) fn all() -> Saw {
        Saw { seats: Seats::first(table::SEATS_MAX as u8), public: true }
    }

    /// Could this viewer?
    pub(crate) fn by(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Public => self.public,
            Viewer::Seat(seat) => self.seats.has(seat),
        }
    }

    /// Nobody but this seat.
    pub(crate) fn only(seat: Seat) -> Saw {
        Saw { seats: Seats::only(seat), public: false }
    }
}

/// Something that happened, as far as somebody was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened<F> {
    /// The how-manieth answer it followed from, of those they could see that stand, from 0. Lines are
    /// not counted: that would tell how many they could not see.
    pub number: u32,
    /// Who answered.
    pub seat: Seat,
    /// What they were told.
    pub facts: Vec<F>,
}

/// What one pair of eyes is shown of a game.
#[derive(Clone, Debug)]
pub struct Window<G: Game> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// All that may be known.
    pub view: G::View,
    /// What this seat is asked.
    pub question: Option<G::Question>,
    /// What kind of question that is, in one word: what standing orders are given for.
    pub kind: Option<&'static str>,
    /// What it could try, lawful or not.
    pub offers: Vec<Offer<G::Choice>>,
    /// Of what may not be done, all that stands against it, and what would help.
    pub refusals: Vec<Refusal<G::Choice, G::State>>,
}

impl<G: Hosted> Play<G> {
    /// Deals.
    pub(crate) fn deal(game: Arc<G>, chance: &mut impl Chance) -> Play<G> {
        let mut chance = Recorder::new(chance);
        let first = game.deal(&mut chance, &mut ());
        Play::begin(game, first, chance.take())
    }

    /// Goes on from a position.
    pub(crate) fn from(game: Arc<G>, position: &str) -> Result<Play<G>, table::Misread> {
        let first = game.read_position(position)?;
        Ok(Play::begin(game, first, Vec::new()))
    }

    fn begin(game: Arc<G>, first: G::State, deal: Vec<Draw>) -> Play<G> {
        let (state, base) = (first.clone(), (0, first.clone()));
        let (given, luck, redo) = (Vec::new(), Vec::new(), Vec::new());
        Play { game, deal, first, given, luck, state, base, redo }
    }

    /// What chance dealt.
    pub(crate) fn dealt(&self) -> &[Draw] {
        &self.deal
    }

    /// A seat answers. Says what chance gave and who could see that anything happened.
    pub(crate) fn answer(
        &mut self,
        line: u32,
        seat: Seat,
        choice: G::Choice,
        chance: &mut impl Chance,
    ) -> Result<(Vec<Draw>, Saw), Illegal> {
        let mut chance = Recorder::new(chance);
        let mut after = self.state.clone();
        let mut facts = Vec::new();
        self.game.play(&mut after, seat, choice, &mut chance, &mut facts)?;
        let draws = chance.take();
        let mut saw = self.difference(&after, !facts.is_empty());
        saw.seats = saw.seats.with(seat);
        self.state = after;
        self.given.push(Given { choice, seat, saw, line });
        self.luck.extend(draws.iter().map(|&draw| (line, draw)));
        if !draws.is_empty() {
            self.base = (self.given.len(), self.state.clone());
        }
        self.note_redone(seat, choice, saw.public);
        Ok((draws, saw))
    }

    /// Who could tell the position now from another.
    fn difference(&self, other: &G::State, told: bool) -> Saw {
        let game = &self.game;
        let all = told || game.asked(&self.state) != game.asked(other);
        let differs = |viewer| all || game.view(&self.state, viewer) != game.view(other, viewer);
        let seats = game.seats().iter().filter(|&seat| differs(Viewer::Seat(seat))).collect();
        Saw { seats, public: differs(Viewer::Public) }
    }

    /// Takes back the answers on these lines, of one seat or of all. `None` if the answers of others
    /// that are left would then be unlawful; the game is untouched.
    pub(crate) fn take_back(
        &mut self,
        whose: Option<Seat>,
        lines: RangeInclusive<u32>,
    ) -> Option<Saw> {
        let goes = |given: &Given<G::Choice>| {
            lines.contains(&given.line) && whose.is_none_or(|seat| seat == given.seat)
        };
        let (gone, left): (Vec<_>, Vec<_>) = self.given.iter().copied().partition(goes);
        let rest = gone.first()?.line;
        let mut next = Play { given: left, ..self.clone() };
        next.luck.retain(|(line, _)| gone.iter().all(|given| given.line != *line));
        next.rebuild(rest)?;
        let saw = self.difference(&next.state, false);
        next.redo.splice(0..0, gone.iter().map(|given| (given.seat, given.choice)));
        *self = next;
        Some(saw)
    }

    /// Plays the answers that stand again. Those before `line` are as they were.
    fn rebuild(&mut self, line: u32) -> Option<()> {
        let same = self.given.partition_point(|given| given.line < line);
        if same < self.base.0 {
            self.base = (0, self.first.clone());
        }
        let (done, mut state) = self.base.clone();
        for (i, given) in self.given.iter().enumerate().skip(done) {
            let draws = self.draws(given.line);
            let mut script = Script::new(&draws);
            self.game.play(&mut state, given.seat, given.choice, &mut script, &mut ()).ok()?;
            script.finish().ok()?;
            if !draws.is_empty() {
                self.base = (i + 1, state.clone());
            }
        }
        self.state = state;
        Some(())
    }

    /// What chance gave on a line.
    pub(crate) fn draws(&self, line: u32) -> Vec<Draw> {
        let start = self.luck.partition_point(|(at, _)| *at < line);
        let of_line = self.luck[start..].iter().take_while(|(at, _)| *at == line);
        of_line.map(|&(_, draw)| draw).collect()
    }

    /// Giving the same answer again is redoing it; any other ends what could be redone.
    fn note_redone(&mut self, seat: Seat, choice: G::Choice, public: bool) {
        match self.redo.iter().position(|(whose, _)| *whose == seat) {
            Some(at) if self.redo[at].1 == choice => {
                self.redo.remove(at);
            }
            _ if public => self.redo.clear(),
            _ => self.redo.retain(|(whose, _)| *whose != seat),
        }
    }

    /// The answer this seat took back and could give again.
    pub(crate) fn redo(&self, seat: Seat) -> Option<G::Choice> {
        let (_, choice) = *self.redo.iter().find(|(whose, _)| *whose == seat)?;
        self.game.check(&self.state, seat, choice).is_ok().then_some(choice)
    }

    /// Is a seat asked just what it is asked in another position of the game, as far as it can tell?
    pub(crate) fn asks_the_same(&self, other: &Play<G>, seat: Seat) -> bool {
        let of = |play: &Play<G>| {
            let view = play.game.view(&play.state, Viewer::Seat(seat));
            (play.game.question(&play.state, seat), play.game.asked(&play.state), view)
        };
        of(self) == of(other)
    }

    /// What this viewer is shown.
    pub(crate) fn window(&self, viewer: Viewer) -> Window<G> {
        let view = self.game.view(&self.state, viewer);
        let (offers, refusals) = (Vec::new(), Vec::new());
        let mut window = Window { viewer, view, question: None, kind: None, offers, refusals };
        if let Viewer::Seat(seat) = viewer {
            window.question = self.game.question(&self.state, seat);
            window.kind = window.question.map(G::kind);
            self.game.options(&self.state, seat, &mut window.offers);
            window.refusals = table::refusals(&*self.game, &self.state, seat, &window.offers);
        }
        window
    }

    /// What those who look with all these eyes were told of the answers that stand, from the so
    /// manieth on that they saw.
    pub(crate) fn told(&self, from: u32, eyes: &[Viewer]) -> Vec<Happened<G::Fact>> {
        let mut state = self.first.clone();
        let mut told = Vec::new();
        let mut number = 0;
        for given in &self.given {
            let draws = self.draws(given.line);
            let mut facts = Vec::new();
            let mut script = Script::new(&draws);
            self.game.apply(&mut state, given.seat, given.choice, &mut script, &mut facts);
            if !eyes.iter().any(|viewer| given.saw.by(*viewer)) {
                continue;
            }
            if from <= number {
                let facts = facts.into_iter().map(|fact| best(fact, eyes)).collect();
                told.push(Happened { number, seat: given.seat, facts });
            }
            number += 1;
        }
        told
    }

    /// How many bytes the answers take.
    pub(crate) fn weight(&self) -> usize {
        self.given.capacity() * size_of::<Given<G::Choice>>()
            + self.luck.capacity() * size_of::<(u32, Draw)>()
            + self.deal.capacity() * size_of::<Draw>()
            + self.redo.capacity() * size_of::<(Seat, G::Choice)>()
    }

    /// The game as it stands, as a record.
    pub(crate) fn record(&self, edition: EditionId, setup: &str) -> Record {
        let mut record = Record::new(Header::of(&*self.game, edition, setup), self.deal.clone());
        record.lines.extend(self.given.iter().map(|given| record::Line {
            seat: given.seat,
            choice: choice_text(&*self.game, given.choice),
            draws: self.draws(given.line),
        }));
        record
    }
}

/// A fact as somebody is told it who looks with several pairs of eyes.
fn best<F: Fact>(fact: F, eyes: &[Viewer]) -> F {
    let veiled = |viewer: &Viewer| fact.veil(*viewer);
    match eyes.iter().map(veiled).find(|seen| *seen == fact) {
        Some(seen) => seen,
        None => eyes.first().map_or_else(|| fact.veil(Viewer::Public), veiled),
    }
}
