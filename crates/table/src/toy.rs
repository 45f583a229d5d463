//! The smallest game that has everything: hidden hands, sealed bids, luck, a price, a way to end.
//!
//! Nobody plays it for pleasure. It is there for the tests of every crate that knows only `table`.
//!
//! Each seat holds three of sixteen cards; the rest is a face-down deck. In each of three rounds a
//! prize is turned up and all seats bid for it in secret: one card, at least as high as the prize,
//! or nothing. The highest card takes the prize, and its owner may pay two coins for a new card.
//! Prizes and the coins that are left are points.

mod cards;
mod notation;
mod state;

use crate::{
    BySeat, Chance, Choices, Every, Explain, First, Game, Hearing, Illegal, Log, Offer, Outcome,
    Rule, Sealed, Seat, Seats, Viewer,
};

pub use cards::Cards;
pub use state::{Bid, Choice, Fact, Phase, Question, State, View};

/// Only a seat that is asked answers.
pub const ASKED: Rule = Rule("toy.asked");
/// An answer must fit the question.
pub const QUESTION: Rule = Rule("toy.question");
/// A bid is a card of the own hand.
pub const BID_HOLD: Rule = Rule("toy.bid.hold");
/// A bid is at least as high as the prize.
pub const BID_WORTH: Rule = Rule("toy.bid.worth");
/// A new card comes from the deck.
pub const DRAW_DECK: Rule = Rule("toy.draw.deck");
/// A new card costs two coins.
pub const DRAW_PAY: Rule = Rule("toy.draw.pay");

/// How many rounds are played.
pub const ROUNDS: u8 = 3;
/// What a new card costs.
pub const PRICE: u8 = 2;
const HAND: u8 = 3;
const COINS: u8 = 3;
const CARDS: Cards = Cards::first(16);
const PRIZES: Cards = Cards::first(9);

/// The toy for a number of seats.
#[derive(Clone, Debug)]
pub struct Toy {
    seats: Seats,
}

impl Toy {
    /// For two, three or four seats.
    pub fn new(seats: u8) -> Toy {
        assert!((2..=4).contains(&seats), "the toy is for two to four seats, not {seats}");
        Toy { seats: Seats::first(seats) }
    }

    fn coins(&self) -> u8 {
        COINS * self.seats.len()
    }
}

impl Game for Toy {
    type State = State;
    type Question = Question;
    type Choice = Choice;
    type Fact = Fact;
    type View = View;

    const NAME: &'static str = "toy";
    const RULES: u16 = 1;

    fn seats(&self) -> Seats {
        self.seats
    }

    fn answers_max(&self) -> u32 {
        // In each round every seat bids once, and one of them may draw.
        u32::from(ROUNDS) * (u32::from(self.seats.len()) + 1)
    }

    fn deal(&self, chance: &mut impl Chance, log: &mut impl Log<Fact>) -> State {
        let mut state = self.bare();
        for seat in self.seats.iter() {
            for _ in 0..HAND {
                state.draw_card(seat, chance, log);
            }
        }
        state.turn_up(chance, log);
        state
    }

    fn asked(&self, state: &State) -> Seats {
        match state.phase {
            Phase::Bidding(bids) => bids.waiting(),
            Phase::Drawing(seat) => Seats::only(seat),
            Phase::Over => Seats::NONE,
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Option<Question> {
        if !self.asked(state).has(seat) {
            return None;
        }
        match state.phase {
            Phase::Bidding(_) => Some(Question::Bid),
            Phase::Drawing(_) => Some(Question::Draw),
            Phase::Over => None,
        }
    }

    fn choices(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        for choice in self.tries(state, seat) {
            if self.check(state, seat, choice).is_ok() {
                out.push(choice);
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        self.hear(state, seat, choice, &mut First)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        match (&mut state.phase, choice) {
            (Phase::Bidding(bids), Choice::Bid(bid)) => {
                bids.seal(seat, bid);
                log.tell(Fact::BidSealed(seat, Some(bid)));
                if let Some(bids) = bids.open() {
                    self.award(state, &bids, chance, log);
                }
            }
            (Phase::Drawing(_), Choice::Keep) => self.next_round(state, chance, log),
            (Phase::Drawing(_), Choice::Draw) => {
                state.coins[seat] -= PRICE;
                state.bank += PRICE;
                state.draw_card(seat, chance, log);
                self.next_round(state, chance, log);
            }
            (Phase::Bidding(_), Choice::Keep | Choice::Draw)
            | (Phase::Drawing(_), Choice::Bid(_))
            | (Phase::Over, _) => unreachable!("checked: the answer fits the question"),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let (sealed, drawing) = match state.phase {
            Phase::Bidding(bids) => (bids.sealed(), None),
            Phase::Drawing(seat) => (Seats::NONE, Some(seat)),
            Phase::Over => (Seats::NONE, None),
        };
        let mut view = View {
            round: state.round,
            drawing,
            prize: state.prize,
            lost: state.lost,
            used: state.used,
            deck: state.deck.len(),
            sizes: BySeat::from_fn(|seat| state.hands[seat].len()),
            coins: state.coins,
            won: state.won,
            sealed,
            hand: Cards::NONE,
            bids: BySeat::default(),
        };
        if let Viewer::Seat(seat) = viewer {
            view.hand = state.hands[seat];
            if let Phase::Bidding(bids) = state.phase {
                view.bids[seat] = bids.own(seat);
            }
        }
        view
    }

    fn imagine(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
        let mut world = state.clone();
        let others = self.seats.without(seat);
        for other in others.iter() {
            world.deck = world.deck.and(world.hands[other]);
            world.hands[other] = Cards::NONE;
        }
        for other in others.iter() {
            for _ in 0..state.hands[other].len() {
                let card = world.deck.draw(chance).expect("the deck holds what the hands held");
                world.hands[other] = world.hands[other].with(card);
            }
        }
        if let Phase::Bidding(mut bids) = world.phase {
            for other in bids.sealed().without(seat).iter() {
                bids.replace(other, world.any_bid(other, chance));
            }
            world.phase = Phase::Bidding(bids);
        }
        world
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.phase != Phase::Over {
            return None;
        }
        let points = BySeat::from_fn(|seat| state.points(seat));
        let place = |seat| self.seats.iter().filter(|&other| points[seat] < points[other]).count();
        Some(Outcome::Ranked(BySeat::from_fn(|seat| {
            if self.seats.has(seat) { (place(seat) as u8 + 1, points[seat]) } else { (0, 0) }
        })))
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let hands = state.hands.0;
        whole("card", CARDS, hands.into_iter().chain([state.deck, state.used]))?;
        let open = state.prize.map_or(Cards::NONE, Cards::only);
        whole("prize", PRIZES, state.won.0.into_iter().chain([state.bag, state.lost, open]))?;
        let coins = state.bank + state.coins.0.iter().sum::<u8>();
        if coins != self.coins() {
            return Err(format!("there are {coins} coins, there should be {}", self.coins()));
        }
        let Phase::Bidding(bids) = state.phase else { return Ok(()) };
        for seat in bids.sealed().iter() {
            if let Some(Bid::Card(card)) = bids.own(seat)
                && !state.hands[seat].has(card)
            {
                return Err(format!("{seat} has bid {card}, which is not in its hand"));
            }
        }
        Ok(())
    }
}

impl Explain for Toy {
    fn options(&self, state: &State, seat: Seat, out: &mut Vec<Offer<Choice>>) {
        out.extend(
            self.tries(state, seat)
                .map(|choice| Offer { choice, refused: self.check(state, seat, choice).err() }),
        );
    }

    fn supply(&self, state: &State, seat: Seat, choice: Choice, refused: Illegal) -> Option<State> {
        let need = u8::try_from(refused.lack?.need).ok()?;
        let mut world = state.clone();
        match (refused.rule, choice) {
            (BID_HOLD, Choice::Bid(Bid::Card(card))) => {
                world.hands[seat] = world.hands[seat].with(card);
            }
            (BID_WORTH, Choice::Bid(Bid::Card(card))) => world.prize = Some(card),
            (DRAW_DECK, _) => world.deck = world.deck.and(Cards::first(need)),
            (DRAW_PAY, _) => world.coins[seat] = need,
            _ => return None,
        }
        Some(world)
    }

    fn unmet(&self, state: &State, seat: Seat, choice: Choice) -> Vec<Illegal> {
        Every::unmet(|hearing| self.hear(state, seat, choice, hearing))
    }
}

impl Toy {
    /// The law.
    fn hear(
        &self,
        state: &State,
        seat: Seat,
        choice: Choice,
        hearing: &mut impl Hearing,
    ) -> Result<(), Illegal> {
        if !self.asked(state).has(seat) {
            return Err(Illegal::no_answer(ASKED));
        }
        match (state.phase, choice) {
            (Phase::Bidding(_), Choice::Bid(Bid::Pass)) | (Phase::Drawing(_), Choice::Keep) => {
                Ok(())
            }
            (Phase::Bidding(_), Choice::Bid(Bid::Card(card))) => {
                hearing.hear(BID_HOLD.needs("card", state.hands[seat].has(card), true))?;
                hearing.hear(BID_WORTH.needs("worth", card, state.prize.unwrap_or(0)))
            }
            (Phase::Drawing(_), Choice::Draw) => {
                hearing.hear(DRAW_DECK.needs("card", state.deck.len(), 1_u8))?;
                hearing.hear(DRAW_PAY.needs("coin", state.coins[seat], PRICE))
            }
            (Phase::Bidding(_), Choice::Keep | Choice::Draw)
            | (Phase::Drawing(_), Choice::Bid(_))
            | (Phase::Over, _) => Err(Illegal::no_answer(QUESTION)),
        }
    }

    /// A table on which nothing has been dealt.
    fn bare(&self) -> State {
        State {
            round: 1,
            phase: Phase::Bidding(Sealed::ask(self.seats)),
            prize: None,
            bag: PRIZES,
            lost: Cards::NONE,
            deck: CARDS,
            used: Cards::NONE,
            bank: 0,
            hands: BySeat::default(),
            coins: BySeat::from_fn(|seat| if self.seats.has(seat) { COINS } else { 0 }),
            won: BySeat::default(),
        }
    }

    /// All that a person could try: what answers the question, whether or not it may be done.
    fn tries(&self, state: &State, seat: Seat) -> impl Iterator<Item = Choice> {
        let (hand, rest): (Cards, &[Choice]) = match self.question(state, seat) {
            Some(Question::Bid) => (state.hands[seat], &[Choice::Bid(Bid::Pass)]),
            Some(Question::Draw) => (Cards::NONE, &[Choice::Keep, Choice::Draw]),
            None => (Cards::NONE, &[]),
        };
        rest.iter().copied().chain(hand.iter().map(|card| Choice::Bid(Bid::Card(card))))
    }

    /// The bids are opened: the highest takes the prize.
    fn award(
        &self,
        state: &mut State,
        bids: &BySeat<Option<Bid>>,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        let mut best = None;
        for seat in self.seats.iter() {
            let Some(bid) = bids[seat] else { continue };
            log.tell(Fact::BidShown(seat, bid));
            if let Bid::Card(card) = bid {
                state.hands[seat] = state.hands[seat].without(card);
                state.used = state.used.with(card);
                best = best.max(Some((card, seat)));
            }
        }
        let Some(prize) = state.prize.take() else {
            return self.next_round(state, chance, log);
        };
        if let Some((_, seat)) = best {
            state.won[seat] = state.won[seat].with(prize);
            state.phase = Phase::Drawing(seat);
            log.tell(Fact::PrizeWon(seat, prize));
        } else {
            state.lost = state.lost.with(prize);
            log.tell(Fact::PrizeLost(prize));
            self.next_round(state, chance, log);
        }
    }

    fn next_round(&self, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
        if ROUNDS <= state.round {
            state.phase = Phase::Over;
            return;
        }
        state.round += 1;
        // Everybody is asked, also who holds no card that is worth the prize: that is a secret.
        state.phase = Phase::Bidding(Sealed::ask(self.seats));
        state.turn_up(chance, log);
    }
}

/// Every piece in exactly one of these places.
fn whole(what: &str, all: Cards, places: impl Iterator<Item = Cards>) -> Result<(), String> {
    let mut found = Cards::NONE;
    for place in places {
        if let Some(twice) = place.iter().find(|&card| found.has(card)) {
            return Err(format!("{what} {twice} is in two places"));
        }
        found = found.and(place);
    }
    if found != all {
        return Err(format!("there are {what}s {found}, there should be {all}"));
    }
    Ok(())
}
