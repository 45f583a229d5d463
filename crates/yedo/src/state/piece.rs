//! Disciples on the board, and the places they stand on.

use table::Seat;

use super::LOCATIONS_MAX;
use crate::edition::{Annex, LocationNo, Specialist};

/// A disciple on a location that somebody held already.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Beside {
    /// Who.
    pub piece: Piece,
    /// Where.
    pub at: LocationNo,
}

/// A disciple on the board, or nobody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Piece(u8);

impl Piece {
    /// Nobody.
    pub const NOBODY: Piece = Piece(0);
    /// The kind of a Ronin, above the owner.
    const RONIN: u8 = 7 << 3;
    /// The kind of an errand boy.
    const BOY: u8 = 8 << 3;

    /// A plain disciple of this seat.
    pub const fn of(seat: Seat) -> Piece {
        Piece(1 + seat.0)
    }

    /// A Ronin of this seat.
    pub const fn ronin(seat: Seat) -> Piece {
        Piece(Piece::RONIN | (1 + seat.0))
    }

    /// The errand boy of this seat.
    pub const fn errand_boy(seat: Seat) -> Piece {
        Piece(Piece::BOY | (1 + seat.0))
    }

    /// A specialist of this seat.
    pub const fn skilled(seat: Seat, specialist: Specialist) -> Piece {
        Piece((1 + specialist as u8) << 3 | (1 + seat.0))
    }

    /// Which specialist it is, if it is one.
    pub fn skill(self) -> Option<Specialist> {
        Specialist::ALL.get((self.0 >> 3).checked_sub(1)? as usize).copied()
    }

    /// Is it this seat's?
    pub const fn is_of(self, seat: Seat) -> bool {
        self.0 & 7 == 1 + seat.0
    }

    /// Whose it is.
    pub fn owner(self) -> Option<Seat> {
        (self.0 & 7).checked_sub(1).map(Seat)
    }

    /// Is nobody there?
    pub const fn is_nobody(self) -> bool {
        self.0 == 0
    }

    /// How the notation calls its kind; a plain disciple needs no word.
    pub(crate) fn kind_id(self) -> &'static str {
        match self.skill() {
            Some(skill) => skill.id(),
            None if self.is_ronin() => "ronin",
            None if self.is_errand_boy() => "errand-boy",
            None => "",
        }
    }

    /// A disciple of this seat and kind.
    pub(crate) fn with_kind(seat: Seat, kind: &str) -> Option<Piece> {
        let skilled = Specialist::ALL.into_iter().find(|skill| skill.id() == kind);
        let skilled = skilled.map(|skill| Piece::skilled(seat, skill));
        match kind {
            "ronin" => Some(Piece::ronin(seat)),
            "errand-boy" => Some(Piece::errand_boy(seat)),
            _ => skilled,
        }
    }

    /// Is it a Ronin? He counts as present and for nothing else (`yedo.cards.ronin`).
    pub const fn is_ronin(self) -> bool {
        self.0 & Piece::RONIN == Piece::RONIN
    }

    /// Is it an errand boy (`yedo.coop.errand-boy`)?
    pub const fn is_errand_boy(self) -> bool {
        self.0 & Piece::BOY == Piece::BOY
    }

    /// Does it count for the limit and the floor?
    pub const fn counts(self) -> bool {
        !self.is_ronin() && !self.is_errand_boy()
    }
}

/// A place for a disciple: a location of the board, somebody's annex, or beside who holds a
/// location already.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot(pub(super) u8);

impl Spot {
    pub(super) const ANNEXES: u8 = LOCATIONS_MAX as u8;
    const BESIDE: u8 = Spot::ANNEXES + 4 * table::SEATS_MAX as u8;

    /// A location of the board.
    pub const fn location(no: LocationNo) -> Spot {
        Spot(no.0)
    }

    /// An annex of a seat.
    pub const fn annex(owner: Seat, annex: Annex) -> Spot {
        Spot(Spot::ANNEXES + 4 * owner.0 + annex as u8)
    }

    /// Beside who holds this location.
    pub const fn beside(no: LocationNo) -> Spot {
        Spot(Spot::BESIDE + no.0)
    }

    /// The location, if it is one; also beside who holds it.
    pub fn as_location(self) -> Option<LocationNo> {
        match self.0 {
            no if no < Spot::ANNEXES => Some(LocationNo(no)),
            no => no.checked_sub(Spot::BESIDE).map(LocationNo),
        }
    }

    /// Is it beside who holds the location?
    pub const fn is_beside(self) -> bool {
        Spot::BESIDE <= self.0
    }

    /// The annex, if it is one.
    pub fn as_annex(self) -> Option<(Seat, Annex)> {
        let rest = self.0.checked_sub(Spot::ANNEXES).filter(|_| !self.is_beside())?;
        Some((Seat(rest / 4), Annex::ALL[rest as usize % 4]))
    }

    /// The bit of an annex among all.
    pub(crate) const fn annex_bit(owner: Seat, annex: Annex) -> u32 {
        1 << (4 * owner.0 + annex as u8)
    }
}

impl Beside {
    /// Is nobody there?
    pub const fn is_nobody(&self) -> bool {
        self.piece.is_nobody()
    }
}
