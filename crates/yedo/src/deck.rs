//! Cards as sets and as short lists; decks as bags with two ends.
//!
//! The shuffled part of a face-down deck is the set of its cards: drawing picks one by chance. What
//! was put on top or under it lies in lists, and each card there says who knows it.

use table::{Chance, SEATS_MAX, Seat, Viewer};

/// A set of cards, by number: 32 in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cards<const W: usize>(pub [u32; W]);

impl<const W: usize> Cards<W> {
    /// No card.
    pub const NONE: Cards<W> = Cards([0; W]);

    /// Is it among them?
    pub const fn has(&self, card: u8) -> bool {
        self.0[card as usize / 32] >> (card % 32) & 1 == 1
    }

    /// Adds one.
    pub const fn add(&mut self, card: u8) {
        self.0[card as usize / 32] |= 1 << (card % 32);
    }

    /// Takes one out.
    pub const fn remove(&mut self, card: u8) {
        self.0[card as usize / 32] &= !(1 << (card % 32));
    }

    /// How many.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// None?
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// Those in both.
    #[must_use]
    pub fn within(&self, other: &Cards<W>) -> Cards<W> {
        Cards(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Those in one or the other.
    #[must_use]
    pub fn and(&self, other: &Cards<W>) -> Cards<W> {
        Cards(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// All others.
    #[must_use]
    pub fn not(&self) -> Cards<W> {
        Cards(self.0.map(|word| !word))
    }

    /// All of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some((32 * i) as u8 + bit as u8)
            })
        })
    }

    /// Takes one out by chance.
    pub(crate) fn draw(&mut self, from: &Cards<W>, chance: &mut impl Chance) -> Option<u8> {
        let there = self.within(from);
        let number = there.len();
        if number == 0 {
            return None;
        }
        let card = there.nth(chance.below(number));
        self.remove(card);
        Some(card)
    }

    fn nth(&self, mut n: u32) -> u8 {
        for (i, word) in self.0.iter().enumerate() {
            let here = word.count_ones();
            if n < here {
                let mut word = *word;
                for _ in 0..n {
                    word &= word - 1;
                }
                return (32 * i) as u8 + word.trailing_zeros() as u8;
            }
            n -= here;
        }
        unreachable!("n is below their number")
    }
}

impl<const W: usize> FromIterator<u8> for Cards<W> {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards<W> {
        let mut set = Cards::NONE;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

/// Who has seen a card where it lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Known(u8);

impl Known {
    /// Nobody.
    pub const NOBODY: Known = Known(0);
    /// Everybody at the table and around it.
    pub const ALL: Known = Known(u8::MAX);

    /// One seat.
    pub const fn to(seat: Seat) -> Known {
        Known(1 << seat.0)
    }

    /// That seat too.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Known {
        Known(self.0 | 1 << seat.0)
    }

    /// Of those who know it only these.
    #[must_use]
    pub const fn of(self, one: Seat, other: Seat) -> Known {
        Known(self.0 & (1 << one.0 | 1 << other.0))
    }

    /// Has this viewer seen it?
    pub fn by(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Public => self == Known::ALL,
            Viewer::Seat(seat) => self.0 >> seat.0 & 1 == 1,
        }
    }
}

impl Known {
    /// Nobody, one seat or all: is it no other set of seats?
    pub(crate) fn is_one_or_all(self) -> bool {
        self == Known::ALL || self.0.count_ones() <= 1 && (self.0 as usize) < 1 << SEATS_MAX
    }

    /// Nobody, one seat or all, in three bits.
    fn bits(self) -> u8 {
        debug_assert!(self.is_one_or_all(), "a card that lies there is known to one or to all");
        match self {
            Known::NOBODY => 0,
            Known::ALL => 7,
            Known(one) => 1 + one.trailing_zeros() as u8,
        }
    }

    fn from_bits(bits: u8) -> Known {
        match bits {
            0 => Known::NOBODY,
            7 => Known::ALL,
            seat => Known(1 << (seat - 1)),
        }
    }
}

/// A card in a list, and who knows that it is this one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Placed {
    /// Its number.
    pub card: u8,
    /// Who knows it.
    pub known: Known,
}

/// A short list of cards. What is behind its end is always the default, so that equal lists are
/// equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<const N: usize> {
    len: u8,
    cards: [Placed; N],
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Pile<N> {
        Pile { len: 0, cards: [Placed::default(); N] }
    }
}

impl<const N: usize> Pile<N> {
    /// How many.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// None?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All of them in order.
    pub fn as_slice(&self) -> &[Placed] {
        &self.cards[..self.len as usize]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Placed] {
        &mut self.cards[..self.len as usize]
    }

    /// Their numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.as_slice().iter().map(|placed| placed.card)
    }

    /// Is it among them?
    pub fn has(&self, card: u8) -> bool {
        self.iter().any(|there| there == card)
    }

    /// Puts one at the end.
    pub(crate) fn push(&mut self, placed: Placed) {
        assert!((self.len as usize) < N, "a list of {N} cards is full");
        self.cards[self.len as usize] = placed;
        self.len += 1;
    }

    /// Puts one where it belongs by number.
    pub(crate) fn insert(&mut self, placed: Placed) {
        self.push(placed);
        let mut at = self.len as usize - 1;
        while 0 < at && self.cards[at].card < self.cards[at - 1].card {
            self.cards.swap(at, at - 1);
            at -= 1;
        }
    }

    /// Takes out the one at this place.
    pub(crate) fn take_at(&mut self, at: usize) -> Placed {
        let placed = self.as_slice()[at];
        self.as_mut_slice()[at..].rotate_left(1);
        self.len -= 1;
        self.cards[self.len as usize] = Placed::default();
        placed
    }

    /// Takes out this card.
    pub(crate) fn take(&mut self, card: u8) -> Option<Placed> {
        let at = self.as_slice().iter().position(|placed| placed.card == card)?;
        Some(self.take_at(at))
    }

    pub(crate) fn clear(&mut self) {
        *self = Pile::default();
    }
}

/// Cards lying face down in order, each known to nobody, to one seat or to all: that is all that
/// can happen to a card in a deck, and so it takes three bits where a hand needs a byte. `B` is the
/// number of bytes for these bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid<const N: usize, const B: usize> {
    len: u8,
    cards: [u8; N],
    known: [u8; B],
}

impl<const N: usize, const B: usize> Default for Laid<N, B> {
    fn default() -> Laid<N, B> {
        const { assert!(3 * N <= 8 * B, "three bits for each card") };
        Laid { len: 0, cards: [0; N], known: [0; B] }
    }
}

impl<const N: usize, const B: usize> Laid<N, B> {
    /// How many.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// None?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Their numbers in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.cards[..self.len as usize].iter().copied()
    }

    /// All of them in order, and who knows them.
    pub fn placed(&self) -> impl Iterator<Item = Placed> + '_ {
        (0..self.len as usize).map(|at| self.at(at))
    }

    /// The one at this place.
    pub(crate) fn at(&self, at: usize) -> Placed {
        assert!(at < self.len as usize, "there are only {} cards", self.len);
        Placed { card: self.cards[at], known: Known::from_bits(self.bits(at)) }
    }

    /// Puts one at the end.
    pub(crate) fn push(&mut self, placed: Placed) {
        assert!((self.len as usize) < N, "a list of {N} cards is full");
        self.len += 1;
        self.set(self.len as usize - 1, placed);
    }

    /// Puts one at this place.
    pub(crate) fn insert_at(&mut self, at: usize, placed: Placed) {
        self.push(placed);
        for later in (at..self.len as usize - 1).rev() {
            self.set(later + 1, self.at(later));
        }
        self.set(at, placed);
    }

    /// Takes out the one at this place.
    pub(crate) fn take_at(&mut self, at: usize) -> Placed {
        let placed = self.at(at);
        for later in at + 1..self.len as usize {
            self.set(later - 1, self.at(later));
        }
        // What is behind the end is always the default, so that equal lists are equal bytes.
        self.set(self.len as usize - 1, Placed::default());
        self.len -= 1;
        placed
    }

    /// Takes out this card.
    pub(crate) fn take(&mut self, card: u8) -> Option<Placed> {
        let at = self.iter().position(|there| there == card)?;
        Some(self.take_at(at))
    }

    /// Puts another card in the place of one.
    pub(crate) fn set(&mut self, at: usize, placed: Placed) {
        self.cards[at] = placed.card;
        let bits = placed.known.bits();
        for (bit, place) in (3 * at..3 * at + 3).enumerate() {
            let byte = &mut self.known[place / 8];
            *byte = *byte & !(1 << (place % 8)) | (bits >> bit & 1) << (place % 8);
        }
    }

    fn bits(&self, at: usize) -> u8 {
        (3 * at..3 * at + 3)
            .rev()
            .fold(0, |bits, place| bits << 1 | self.known[place / 8] >> (place % 8) & 1)
    }
}

/// The most cards on top of a deck in a known order: those that foresight shows a Monk.
pub const TOP_MAX: usize = 5;
/// The most cards somebody looks at: those of a draw, and those the Wise power draws besides.
pub const LOOKED_MAX: usize = 6;

/// What lies on top of a deck in a known order.
pub type Top = Laid<TOP_MAX, 2>;

/// Face-down decks that share their cards' numbers: a shuffled middle, tops in order, and what was
/// put under them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decks<const W: usize, const D: usize, const U: usize, const B: usize> {
    /// The shuffled middle of all of them.
    pub bag: Cards<W>,
    /// What lies on top of each, the uppermost first. Decks beyond these are only drawn from.
    pub tops: [Top; D],
    /// What lies under them, the uppermost first.
    pub under: Laid<U, B>,
}

impl<const W: usize, const D: usize, const U: usize, const B: usize> Decks<W, D, U, B> {
    pub(crate) fn new(bag: Cards<W>) -> Decks<W, D, U, B> {
        Decks { bag, tops: [Top::default(); D], under: Laid::default() }
    }

    /// How many cards a deck has. `of` are all cards with its back.
    pub fn len(&self, deck: usize, of: &Cards<W>) -> u32 {
        let under = self.under.iter().filter(|card| of.has(*card)).count();
        let top = self.tops.get(deck).map_or(0, |top| top.len() as u32);
        top + self.bag.within(of).len() + under as u32
    }

    /// Is anything left of it?
    pub fn is_empty(&self, deck: usize, of: &Cards<W>) -> bool {
        self.tops.get(deck).is_none_or(Top::is_empty)
            && self.bag.within(of).is_empty()
            && !self.under.iter().any(|card| of.has(card))
    }

    /// Takes the top card.
    pub(crate) fn draw(
        &mut self,
        deck: usize,
        of: &Cards<W>,
        chance: &mut impl Chance,
    ) -> Option<Placed> {
        if let Some(top) = self.tops.get_mut(deck).filter(|top| !top.is_empty()) {
            return Some(top.take_at(0));
        }
        if let Some(card) = self.bag.draw(of, chance) {
            return Some(Placed { card, known: Known::NOBODY });
        }
        let at = self.under.iter().position(|card| of.has(card))?;
        Some(self.under.take_at(at))
    }
}
