//! Edo as a game at the table.

use table::{
    Chance, Choices, Explain, Game, Illegal, Log, Misread, Notation, Offer, Outcome, Seat, Seats,
    Viewer,
};

use crate::board::Board;
use crate::choice::{Choice, Question};
use crate::edition::{Edition, Side};
use crate::fact::Fact;
use crate::setup::Setup;
use crate::state::State;
use crate::view::{self, View};

/// A game of Edo as agreed: edition, players, add-ons.
#[derive(Clone, Debug)]
pub struct Edo {
    /// What is printed.
    pub edition: &'static Edition,
    /// The side of the board in use.
    pub board: Board,
    /// How many play, and with what.
    pub(crate) setup: Setup,
}

impl Edo {
    /// A game set up so, with this edition.
    ///
    /// # Errors
    /// When there are too few or too many players.
    pub fn new(setup: Setup, edition: &'static Edition) -> Result<Edo, Illegal> {
        setup.check()?;
        let row = &edition.players[setup.players as usize - 2];
        let map = match row.side {
            Side::Small => &edition.small,
            Side::Large => &edition.large,
        };
        Ok(Edo { edition, board: Board::new(map), setup })
    }

    /// How it was set up.
    pub fn setup(&self) -> Setup {
        self.setup
    }
}

impl Game for Edo {
    type State = State;
    type Question = Question;
    type Choice = Choice;
    type Fact = Fact;
    type View = View;

    const NAME: &'static str = "edo";
    const RULES: u16 = 1;

    fn seats(&self) -> Seats {
        Seats::first(self.setup.players)
    }
    fn answers_max(&self) -> u32 {
        unimplemented!()
    }
    fn deal(&self, _: &mut impl Chance, _: &mut impl Log<Fact>) -> State {
        unimplemented!()
    }
    fn asked(&self, _: &State) -> Seats {
        unimplemented!()
    }
    fn question(&self, _: &State, _: Seat) -> Option<Question> {
        unimplemented!()
    }
    fn choices(&self, _: &State, _: Seat, _: &mut Choices<Choice>) {
        unimplemented!()
    }
    fn check(&self, _: &State, _: Seat, _: Choice) -> Result<(), Illegal> {
        unimplemented!()
    }
    fn apply(
        &self,
        _: &mut State,
        _: Seat,
        _: Choice,
        _: &mut impl Chance,
        _: &mut impl Log<Fact>,
    ) {
        unimplemented!()
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }
    fn imagine(&self, _: &State, _: Seat, _: &mut impl Chance) -> State {
        unimplemented!()
    }
    fn outcome(&self, _: &State) -> Option<Outcome> {
        unimplemented!()
    }
    fn audit(&self, _: &State) -> Result<(), String> {
        unimplemented!()
    }
}

impl Explain for Edo {
    fn options(&self, _: &State, _: Seat, _: &mut Vec<Offer<Choice>>) {
        unimplemented!()
    }
    fn supply(&self, _: &State, _: Seat, _: Choice, _: Illegal) -> Option<State> {
        unimplemented!()
    }
}

impl Notation for Edo {
    fn write_choice(&self, _: Choice, _: &mut impl std::fmt::Write) -> std::fmt::Result {
        unimplemented!()
    }
    fn read_choice(&self, _: &str) -> Result<Choice, Misread> {
        unimplemented!()
    }
    fn write_position(&self, _: &State, _: &mut impl std::fmt::Write) -> std::fmt::Result {
        unimplemented!()
    }
    fn read_position(&self, _: &str) -> Result<State, Misread> {
        unimplemented!()
    }
}
