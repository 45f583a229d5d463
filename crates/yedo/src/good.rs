//! What can change hands in a trade (`yedo.trade.what`), and how many of each.

use crate::choice::Card;
use crate::edition::{Colour, Weapon};
use crate::frame::Kind;
use crate::game::Yedo;
use crate::state::{HAND_ACTIONS_MAX, HAND_MISSIONS_MAX, Hand, Home};

/// A kind of thing that can be traded, Mon apart. A hidden card is what its back shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Good {
    /// A weapon of this type.
    Weapon(Weapon),
    /// An unfinished mission of this colour.
    Mission(Colour),
    /// A geisha.
    Geisha,
    /// A Blackmail card.
    Blackmail,
    /// An action card.
    Action,
    /// A bonus card.
    Bonus,
}

impl Good {
    /// How many kinds there are.
    pub(crate) const NUMBER: usize = 16;

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Good> {
        (0..Good::NUMBER).map(Good::at)
    }

    /// That of this place in the order.
    fn at(place: usize) -> Good {
        match place {
            0..8 => Good::Weapon(Weapon::ALL[place]),
            8..12 => Good::Mission(Colour::ALL[place - 8]),
            12 => Good::Geisha,
            13 => Good::Blackmail,
            14 => Good::Action,
            _ => Good::Bonus,
        }
    }

    /// What the back of a card shows.
    pub(crate) fn of(game: &Yedo, card: Card) -> Option<Good> {
        match card {
            Card::Mission(number) => Some(Good::Mission(game.mission(number).colour)),
            Card::Action(_) => Some(Good::Action),
            Card::Bonus(_) => Some(Good::Bonus),
            Card::Weapon(_) | Card::Event(_) | Card::Emperor(_) => None,
        }
    }

    /// How the notation calls it.
    pub fn id(self) -> &'static str {
        match self {
            Good::Weapon(weapon) => weapon.id(),
            Good::Mission(colour) => colour.id(),
            Good::Geisha => "geisha",
            Good::Blackmail => "blackmail",
            Good::Action => "action",
            Good::Bonus => "bonus",
        }
    }

    /// Is it held hidden?
    pub fn is_hidden(self) -> bool {
        matches!(self, Good::Mission(_) | Good::Action | Good::Bonus)
    }

    /// How many of them somebody has: all can see that.
    pub(crate) fn number(self, game: &Yedo, home: &Home, hand: &Hand) -> u8 {
        match self {
            Good::Weapon(weapon) => home.weapons[weapon as usize],
            Good::Mission(colour) => {
                let own = hand.missions.iter().filter(|card| game.mission(*card).colour == colour);
                own.count() as u8
            }
            Good::Geisha => home.n_geishas(),
            Good::Blackmail => home.blackmail,
            Good::Action => hand.actions.len(),
            Good::Bonus => hand.bonuses.len(),
        }
    }

    fn place(self) -> usize {
        match self {
            Good::Weapon(weapon) => weapon as usize,
            Good::Mission(colour) => 8 + colour as usize,
            Good::Geisha => 12,
            Good::Blackmail => 13,
            Good::Action => 14,
            Good::Bonus => 15,
        }
    }
}

/// The most of one kind that an offer names: no hand has as many.
pub const ALIKE_MAX: u8 = 15;

/// How many of each kind: four bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods([u8; Good::NUMBER / 2]);

impl Goods {
    /// All that somebody could trade: `Good::number`, for all kinds at once.
    pub(crate) fn held(game: &Yedo, home: &Home, hand: &Hand) -> Goods {
        let mut numbers = [0_u8; Good::NUMBER];
        numbers[..8].copy_from_slice(&home.weapons);
        for card in hand.missions.iter() {
            numbers[Good::Mission(game.mission(card).colour).place()] += 1;
        }
        for good in [Good::Geisha, Good::Blackmail, Good::Action, Good::Bonus] {
            numbers[good.place()] = good.number(game, home, hand);
        }
        let of = |place: usize| numbers[place].min(ALIKE_MAX);
        let two = |at: usize| of(2 * at) | of(2 * at + 1) << 4;
        Goods(std::array::from_fn(two))
    }

    /// How many of a kind.
    pub fn of(self, good: Good) -> u8 {
        self.at(good.place())
    }

    fn at(self, place: usize) -> u8 {
        self.0[place / 2] >> (4 * (place % 2)) & 0xf
    }

    /// The kinds of which there are more than here.
    pub(crate) fn fewer_than(self, there: Goods) -> impl Iterator<Item = Good> {
        (0..Good::NUMBER).filter(move |place| self.at(*place) < there.at(*place)).map(Good::at)
    }

    /// One more of a kind.
    pub(crate) fn add(&mut self, good: Good) {
        assert!(self.of(good) < ALIKE_MAX, "checked: an offer names no more alike");
        self.0[good.place() / 2] += 1 << (4 * (good.place() % 2));
    }

    /// How many in all.
    pub fn len(self) -> u8 {
        // Two numbers in each byte: all are added at once, and the sum of eight bytes is in the last.
        let both = u64::from_le_bytes(self.0);
        let each = (both & 0x0f0f_0f0f_0f0f_0f0f) + (both >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (each.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// None?
    pub fn is_empty(self) -> bool {
        self == Goods::default()
    }

    /// Each of them, as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::all().flat_map(move |good| std::iter::repeat_n(good, self.of(good) as usize))
    }

    /// How many count by a limit.
    pub(crate) fn of_kind(self, kind: Kind) -> u8 {
        match kind {
            Kind::Weapons => Weapon::ALL.into_iter().map(|it| self.of(Good::Weapon(it))).sum(),
            Kind::Missions => Colour::ALL.into_iter().map(|it| self.of(Good::Mission(it))).sum(),
            Kind::Actions => self.of(Good::Action),
            Kind::Bonuses => self.of(Good::Bonus),
            Kind::Annexes | Kind::Disciples => 0,
        }
    }
}

/// An offer of trade: both sides in full.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer {
    /// What whoever makes it gives.
    pub gives: Side,
    /// What it asks for.
    pub asks: Side,
}

/// One side of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Side {
    /// Mon.
    pub mon: u8,
    /// Everything else.
    pub goods: Goods,
}

/// Which hidden cards lie there for an offer, one bit each: missions, action cards and bonus
/// cards of a hand by their places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct LaidOut {
    /// Of whoever makes it.
    pub(crate) mine: u32,
    /// Those of them that the partner was shown.
    pub(crate) shown: u32,
    /// Of the partner, who accepts it.
    pub(crate) theirs: u32,
}

impl Side {
    /// Is nothing named?
    pub fn is_empty(&self) -> bool {
        self.mon == 0 && self.goods.is_empty()
    }
}

/// Every hidden card of a hand that could lie there, with its bit.
pub(crate) fn slots(hand: &Hand) -> impl Iterator<Item = (Card, u32)> + '_ {
    let missions = hand.missions.iter().map(Card::Mission).zip(0_u8..);
    let actions = hand.actions.iter().map(Card::Action).zip(HAND_MISSIONS_MAX as u8..);
    let first = (HAND_MISSIONS_MAX + HAND_ACTIONS_MAX) as u8;
    let bonuses = hand.bonuses.iter().map(Card::Bonus).zip(first..);
    missions.chain(actions).chain(bonuses).map(|(card, place)| (card, 1 << place))
}

/// The bit of a card in a hand.
pub(crate) fn slot(hand: &Hand, card: Card) -> Option<u32> {
    slots(hand).find(|(own, _)| *own == card).map(|(_, bit)| bit)
}
