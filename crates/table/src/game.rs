//! What a game is: what was agreed, what changes, who is asked, and what follows.

use std::fmt::Debug;
use std::hash::Hash;

use crate::{BySeat, Chance, Choices, Illegal, Offer, Seat, Seats};

/// What was agreed before the first move: edition, seats, add-ons. It never changes.
///
/// Everything that does change is in [`Game::State`], which is small, flat and complete.
pub trait Game {
    /// A copy costs a few nanoseconds, yet it is `Clone` and not `Copy`: forking a game is
    /// something a reader should see.
    type State: Clone + Eq + Hash + Debug;
    /// What a seat is being asked.
    type Question: Copy + Eq + Debug;
    /// One answer to one question.
    type Choice: Copy + Eq + Hash + Debug;
    /// Something that happened, in full.
    type Fact: Fact;
    /// All that one viewer may know.
    type View: Clone + Eq + Debug;

    /// The name the game goes by in records and on the command line.
    const NAME: &'static str;
    /// The number of the rules that new games are played by. It rises whenever any recorded game
    /// would play out differently.
    const RULES: u16;
    /// The oldest rules that games are still played by. Every number from here to [`Game::RULES`]
    /// is replayed, played on and undone under its own rules.
    const OLDEST_RULES: u16 = Self::RULES;

    /// The number of the rules this game is played by.
    fn rules(&self) -> u16 {
        Self::RULES
    }
    /// Are games of this number of the rules still played?
    fn plays_by(rules: u16) -> bool
    where
        Self: Sized,
    {
        (Self::OLDEST_RULES..=Self::RULES).contains(&rules)
    }

    /// Who sits at the table.
    fn seats(&self) -> Seats;
    /// No game has more answers than this; each loop of questions uses something up.
    fn answers_max(&self) -> u32;
    /// The opening position, as far as nobody is asked.
    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Self::Fact>) -> Self::State;

    /// The seats that owe an answer; none once the game is over.
    fn asked(&self, state: &Self::State) -> Seats;
    /// What this seat is asked, if it is asked anything.
    fn question(&self, state: &Self::State, seat: Seat) -> Option<Self::Question>;
    /// Adds every lawful answer, in a stable order, the most passive first.
    fn choices(&self, state: &Self::State, seat: Seat, out: &mut Choices<Self::Choice>);
    /// The law. Says which rule forbids a choice.
    ///
    /// # Errors
    /// The rule, and what is missing.
    fn check(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Result<(), Illegal>;
    /// Applies a choice that [`Game::check`] allows, and all that follows unasked.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Fact>,
    );

    /// All that this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;
    /// A world this seat cannot tell from the real one, drawn fairly.
    fn imagine(&self, state: &Self::State, seat: Seat, chance: &mut impl Chance) -> Self::State;

    /// How it ended, if it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Finds each card and piece in exactly one place.
    ///
    /// # Errors
    /// What was created or lost, for whoever reads the log.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// Checks, then applies. The only way in from outside.
    ///
    /// # Errors
    /// The rule that forbids the choice; the state is then untouched.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Self::Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<Self::Fact>,
    ) -> Result<(), Illegal> {
        self.check(state, seat, choice)?;
        self.apply(state, seat, choice, chance, log);
        Ok(())
    }
}

/// A game that explains itself: what could be tried, and why it may not be done.
pub trait Explain: Game {
    /// Adds all that a person could reasonably try now, lawful or not. The lawful ones are exactly
    /// [`Game::choices`], in the same order.
    fn options(&self, state: &Self::State, seat: Seat, out: &mut Vec<Offer<Self::Choice>>);

    /// Every condition of a choice that is not met, permanent ones first; none if it is lawful.
    /// [`Game::check`] names one of them, and a permanent one if there is any.
    fn unmet(&self, state: &Self::State, seat: Seat, choice: Self::Choice) -> Vec<Illegal> {
        self.check(state, seat, choice).err().into_iter().collect()
    }

    /// The same position with what `refused` says is missing supplied, and nothing else changed
    /// that matters to it. Pieces may come from nowhere: this is for "what if", not for play.
    ///
    /// `None` for a refusal that names no lack, and for one that [`Explain::is_fixed`] says is fixed.
    fn supply(
        &self,
        state: &Self::State,
        seat: Seat,
        choice: Self::Choice,
        refused: Illegal,
    ) -> Option<Self::State>;

    /// Is this a plain no that nothing on the table could turn into a yes, such as "not in Edo"? Every
    /// such lack is named here one by one; all others must be supplied.
    fn is_fixed(&self, refused: Illegal) -> bool {
        let _ = refused;
        false
    }

    /// Is a seat that was asked `before` still asked the same, as people see it? Answers after which
    /// it is are looked at as cures.
    fn goes_on(&self, before: Self::Question, after: Self::Question) -> bool {
        before == after
    }

    /// Does it only ask where to, so that the answer before is half an answer?
    fn asks_where_to(&self, question: Self::Question) -> bool {
        let _ = question;
        false
    }

    /// What a seat has paid between two positions, in the money of the game.
    fn spent(&self, before: &Self::State, after: &Self::State, seat: Seat) -> u32 {
        let _ = (before, after, seat);
        0
    }
}

/// Something that happened.
pub trait Fact: Copy + Eq + Debug {
    /// The same fact without what this viewer may not know.
    #[must_use]
    fn veil(self, viewer: Viewer) -> Self;

    /// Is it an answer that was given aloud, and that may leave no trace on the table?
    fn is_open_answer(&self) -> bool {
        false
    }
}

/// Where facts go.
pub trait Log<F> {
    /// This happened.
    fn tell(&mut self, fact: F);
}

/// Nobody listens: the compiler removes the telling.
impl<F> Log<F> for () {
    fn tell(&mut self, _: F) {}
}

impl<F> Log<F> for Vec<F> {
    fn tell(&mut self, fact: F) {
        self.push(fact);
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Anybody: what lies open.
    Public,
    /// Somebody who sits there.
    Seat(Seat),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Place (1 is best; ties share) and points, per seat.
    Ranked(BySeat<(u8, i16)>),
    /// Cooperative and solo games are won or lost together.
    Together {
        /// Was it won?
        won: bool,
        /// By how much.
        points: i16,
    },
}
