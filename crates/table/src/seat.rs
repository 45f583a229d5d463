//! Seats: places at the table. Who sits there is nobody's business here.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any of our games has.
pub const SEATS_MAX: usize = 5;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(pub u8);

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Seats are written as people count them: `S1` is the first.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S{}", self.0 + 1)
    }
}

impl Seat {
    /// Reads `S1` to `S5`.
    pub fn read(text: &str) -> Option<Seat> {
        let digits = text.strip_prefix('S')?;
        let number: u8 = digits.parse().ok()?;
        let plain = !digits.starts_with(['0', '+']);
        (plain && 1 <= number && number as usize <= SEATS_MAX).then(|| Seat(number - 1))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub fn first(n: u8) -> Seats {
        assert!(n as usize <= SEATS_MAX, "no game has {n} seats");
        Seats((1 << n) - 1)
    }

    /// Just this seat.
    pub fn only(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// This set and the seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set less the seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Is the seat among them?
    pub fn has(self, seat: Seat) -> bool {
        (seat.0 as usize) < SEATS_MAX && self.0 & 1 << seat.0 != 0
    }

    /// Is nobody among them?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest numbered, if any.
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// All of them, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..SEATS_MAX as u8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One of something for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; SEATS_MAX]);

impl<T> BySeat<T> {
    /// Made seat by seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(std::array::from_fn(|i| make(Seat(i as u8))))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.0 as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.0 as usize]
    }
}
