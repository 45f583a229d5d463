//! What lies on the toy's table, what is asked and answered there, and what is seen of it.

use super::Cards;
use crate::{BySeat, Chance, Log, Sealed, Seat, Seats, Viewer};

/// All that changes. Open to tests, which spoil it on purpose.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// From 1.
    pub round: u8,
    /// What is being done.
    pub phase: Phase,
    /// The prize that lies open.
    pub prize: Option<u8>,
    /// Prizes not yet turned up, in no order.
    pub bag: Cards,
    /// Prizes nobody bid for.
    pub lost: Cards,
    /// Cards not yet dealt, in no order.
    pub deck: Cards,
    /// Cards that were bid.
    pub used: Cards,
    /// Coins that were paid.
    pub bank: u8,
    /// What each seat holds.
    pub hands: BySeat<Cards>,
    /// What each seat has left to pay with.
    pub coins: BySeat<u8>,
    /// What each seat has won.
    pub won: BySeat<Cards>,
}

impl State {
    pub(super) fn turn_up(&mut self, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
        self.prize = self.bag.draw(chance);
        if let Some(prize) = self.prize {
            log.tell(Fact::PrizeShown(prize));
        }
    }

    pub(super) fn draw_card(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl Log<Fact>,
    ) {
        if let Some(card) = self.deck.draw(chance) {
            self.hands[seat] = self.hands[seat].with(card);
            log.tell(Fact::CardDrawn(seat, Some(card)));
        }
    }

    /// A lawful bid of this seat, each as likely as any other.
    pub(super) fn any_bid(&self, seat: Seat, chance: &mut impl Chance) -> Bid {
        let worth = self.prize.unwrap_or(0);
        let cards: Cards = self.hands[seat].iter().filter(|&card| worth <= card).collect();
        let at = chance.below(u32::from(cards.len()) + 1);
        cards.iter().nth(at as usize).map_or(Bid::Pass, Bid::Card)
    }

    pub(super) fn points(&self, seat: Seat) -> i16 {
        let prizes: u8 = self.won[seat].iter().sum();
        i16::from(prizes) + i16::from(self.coins[seat])
    }
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// All bid at once. A card that is bid stays in the hand until the bids are opened.
    Bidding(Sealed<Bid>),
    /// Who took the prize may draw a card.
    Drawing(Seat),
    /// It has ended.
    Over,
}

/// What a seat offers for the prize.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bid {
    /// Nothing.
    Pass,
    /// A card of its hand.
    Card(u8),
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// What it offers.
    Bid,
    /// Whether it pays for a new card.
    Draw,
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Offers this.
    Bid(Bid),
    /// Keeps its coins.
    Keep,
    /// Pays for a new card.
    Draw,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A prize was turned up.
    PrizeShown(u8),
    /// A seat has bid; what, only it knows.
    BidSealed(Seat, Option<Bid>),
    /// The bids were opened, and this is one.
    BidShown(Seat, Bid),
    /// A seat took the prize.
    PrizeWon(Seat, u8),
    /// Nobody took the prize.
    PrizeLost(u8),
    /// A seat was given a card; which, only it knows.
    CardDrawn(Seat, Option<u8>),
}

impl crate::Fact for Fact {
    fn veil(self, viewer: Viewer) -> Fact {
        match self {
            Fact::BidSealed(seat, _) if viewer != Viewer::Seat(seat) => Fact::BidSealed(seat, None),
            Fact::CardDrawn(seat, _) if viewer != Viewer::Seat(seat) => Fact::CardDrawn(seat, None),
            Fact::PrizeShown(_)
            | Fact::BidSealed(..)
            | Fact::BidShown(..)
            | Fact::PrizeWon(..)
            | Fact::PrizeLost(_)
            | Fact::CardDrawn(..) => self,
        }
    }
}

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The round.
    pub round: u8,
    /// Who may draw a card, if that is being asked.
    pub drawing: Option<Seat>,
    /// The prize that lies open.
    pub prize: Option<u8>,
    /// Prizes nobody bid for.
    pub lost: Cards,
    /// Cards that were bid.
    pub used: Cards,
    /// How many cards are in the deck.
    pub deck: u8,
    /// How many cards each seat holds.
    pub sizes: BySeat<u8>,
    /// What each seat has left to pay with.
    pub coins: BySeat<u8>,
    /// What each seat has won.
    pub won: BySeat<Cards>,
    /// Who has bid.
    pub sealed: Seats,
    /// The viewer's own hand; nothing for the public.
    pub hand: Cards,
    /// The viewer's own bid; nothing for the public.
    pub bids: BySeat<Option<Bid>>,
}
