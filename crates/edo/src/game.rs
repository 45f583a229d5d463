//! Edo as a game at the table.

use std::fmt;

use table::{
    Chance, Choices, Every, Explain, First, Game, Illegal, Log, Misread, Notation, Offer, Outcome,
    Seat, Seats, Viewer,
};

use crate::board::{Board, City, Space};
use crate::choice::{Choice, Question};
use crate::edition::{Card, Edge, Edition, Players, Side};
use crate::fact::Fact;
use crate::judge::Weights;
use crate::law::Law;
use crate::phase::perform::{ryo, turn};
use crate::phase::{income, prepare};
use crate::setup::{self, Setup};
use crate::state::{Open, Slot, State};
use crate::view::{self, View};
use crate::{audit, flow, imagine, notation, position, supply};

/// A game of Edo as agreed: edition, players, add-ons.
#[derive(Clone, Debug)]
pub struct Edo {
    /// What is printed.
    pub edition: &'static Edition,
    /// The side of the board in use.
    pub board: Board,
    /// How many play, and with what.
    pub(crate) setup: Setup,
    /// The rules it is played by.
    pub(crate) law: &'static Law,
    /// How positions look to bots. No rule asks for it.
    pub(crate) weights: Weights,
}

/// What puts one seat ahead of another at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// Only one has a house in Edo.
    House,
    /// More power points.
    Points,
    /// More ryo.
    Ryo,
    /// More resources.
    Resources,
    /// A seat later in turn order.
    Order,
}

impl Edo {
    /// A new game set up so, with this edition.
    ///
    /// # Errors
    /// When there are too few or too many players.
    pub fn new(setup: Setup, edition: &'static Edition) -> Result<Edo, Illegal> {
        Edo::by_rules(Edo::RULES, setup, edition)
    }

    /// A game that is played by the rules of this number, which must be one that
    /// [`Game::plays_by`] knows.
    ///
    /// # Errors
    /// When there are too few or too many players.
    pub fn by_rules(rules: u16, setup: Setup, edition: &'static Edition) -> Result<Edo, Illegal> {
        let law = Law::of(rules).expect("the caller asks for rules that are known");
        setup.check()?;
        let row = &edition.players[setup.players as usize - 2];
        let map = match row.side {
            Side::Small => &edition.small,
            Side::Large => &edition.large,
        };
        Ok(Edo { edition, board: Board::new(map), setup, law, weights: Weights::TUNED })
    }

    /// The same game seen with other eyes; for tuning bots.
    #[must_use]
    pub fn judged_by(mut self, weights: Weights) -> Edo {
        self.weights = weights;
        self
    }

    /// How it was set up.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.setup.players
    }

    /// What the edition says about this number of players.
    pub(crate) fn row(&self) -> &'static Players {
        &self.edition.players[self.setup.players as usize - 2]
    }

    /// An authorization card: the starting cards first, then the special ones.
    pub fn card(&self, card: u8) -> &'static Card {
        let starting = self.edition.starting;
        match (card as usize).checked_sub(starting.len()) {
            None => &starting[card as usize],
            Some(special) => &self.edition.specials[special],
        }
    }

    /// How many authorization cards there are.
    pub fn n_cards(&self) -> u8 {
        (self.edition.starting.len() + self.edition.specials.len()) as u8
    }

    /// What a planned card authorizes.
    pub fn edge(&self, slot: Slot) -> Edge {
        self.card(slot.card).edges[slot.edge as usize]
    }

    /// The seat so many places clockwise of the start player.
    pub fn seat(&self, open: &Open, turn: u8) -> Seat {
        let seat = open.start.0 + turn;
        Seat(if seat < self.players() { seat } else { seat - self.players() })
    }

    /// How many building sites a city has (`edo.map.sites`).
    pub fn sites(&self, city: City) -> u8 {
        let numbers = &self.edition.numbers;
        if city == City::EDO { numbers.sites_edo } else { numbers.sites_outer }
    }

    /// What a city pays a seat now: its rank, from 0, and the money.
    pub fn income(&self, open: &Open, city: City, seat: Seat) -> Option<(u8, u8)> {
        income::income(self, open, city, seat)
    }

    /// What puts the better placed of two seats ahead of the other, once the game is over.
    pub fn decided(&self, open: &Open, one: Seat, other: Seat) -> Decided {
        prepare::decided(self, open, one, other)
    }

    /// Could any samurai of this seat pay for a road, or go one for nothing?
    pub(crate) fn has_fare(&self, open: &Open, seat: Seat) -> bool {
        i16::from(self.edition.numbers.road_samurai) <= ryo(open, seat)
            || !open.temples[seat].is_empty()
    }

    /// Could a samurai move from here before this card?
    pub(crate) fn can_move(&self, open: &Open, seat: Seat, from: Space) -> bool {
        open.used[from] < open.on[from].samurai[seat]
            && self.can_leave(open, seat, from, self.edition.numbers.road_samurai)
    }

    /// Could the merchant be moved before this card?
    pub(crate) fn can_move_merchant(&self, open: &Open, seat: Seat) -> bool {
        !turn(open).merchant_moved
            && self.can_leave(open, seat, open.merchant.at, self.edition.numbers.road_merchant)
    }

    fn can_leave(&self, open: &Open, seat: Seat, from: Space, price: u8) -> bool {
        i16::from(price) <= ryo(open, seat)
            || 1 < self.board.reach(from, 0, open.temples[seat]).len()
    }
}

impl Game for Edo {
    type State = State;
    type Question = Question;
    type Choice = Choice;
    type Fact = Fact;
    type View = View;

    const NAME: &'static str = "edo";
    const RULES: u16 = Law::NEWEST;
    const OLDEST_RULES: u16 = Law::OLDEST;

    fn rules(&self) -> u16 {
        self.law.number
    }

    fn seats(&self) -> Seats {
        Seats::first(self.setup.players)
    }
    fn answers_max(&self) -> u32 {
        // Per card: each samurai and the merchant moves (two answers each), each official acts (four
        // answers at most, and once ten, for a dispersal), goods go back, privileges are used.
        // Generous, not tight.
        let numbers = &self.edition.numbers;
        let figures = u32::from(numbers.officials + numbers.white_officials) + 1;
        let card = 2 * figures + 8 * 8 + 64;
        let round = u32::from(self.players()) * (3 * card + figures + 16) + 8;
        16 + self.edition.merchants.len() as u32 * round
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Fact>) -> State {
        setup::deal(self, chance, log)
    }

    fn asked(&self, state: &State) -> Seats {
        flow::asked(self, state)
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        flow::question(self, state, seat)
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        flow::choices(self, state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        flow::hear(self, state, seat, choice, &mut First)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        flow::apply(self, state, seat, choice, chance, log);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        imagine::imagine(self, state, seat, chance)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        prepare::outcome(self, &state.open)
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }
}

impl Explain for Edo {
    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Offer<Choice>>) {
        if !self.asked(state).has(seat) {
            return;
        }
        flow::candidates(self, state, seat, true, &mut |choice| {
            let refused = self.check(state, seat, choice).err();
            out.push(Offer { choice, refused });
        });
    }

    fn supply(&self, state: &State, seat: Seat, choice: Choice, refused: Illegal) -> Option<State> {
        supply::supply(self, state, seat, choice, refused)
    }

    fn is_fixed(&self, refused: Illegal) -> bool {
        supply::is_fixed(refused)
    }

    fn unmet(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Illegal> {
        Every::unmet(|hearing| flow::hear(self, state, seat, choice, hearing))
    }

    fn goes_on(&self, before: Question, after: Question) -> bool {
        match (before, after) {
            // One official has acted, and the card is still performed.
            (
                Question::Perform { slot, action, .. },
                Question::Perform { slot: later, action: then, .. },
            ) => (slot, action) == (later, then),
            _ => before == after,
        }
    }

    fn asks_where_to(&self, question: Question) -> bool {
        matches!(question, Question::MoveTo { .. } | Question::MerchantTo)
    }

    fn spent(&self, before: &State, after: &State, seat: Seat) -> u32 {
        (ryo(&before.open, seat) - ryo(&after.open, seat)).max(0).unsigned_abs().into()
    }
}

impl Notation for Edo {
    fn write_choice(&self, choice: Choice, out: &mut impl fmt::Write) -> fmt::Result {
        notation::write_choice(self, choice, out)
    }

    fn read_choice(&self, text: &str) -> Result<Choice, Misread> {
        notation::read_choice(self, text)
    }

    fn write_position(&self, state: &State, out: &mut impl fmt::Write) -> fmt::Result {
        position::write(self, state, out)
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        position::read(self, text)
    }
}
