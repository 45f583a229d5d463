//! What is being resolved, as data. Each frame knows whom it asks and how it goes on.

use crate::board::Space;
use crate::edition::Location;

/// How deep frames nest: a card, its dispersal, one ronin's relocation.
pub const FRAMES_MAX: usize = 4;

/// Something half done. `turn` counts seats clockwise from the start player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// Nothing: fills the unused part of the stack.
    #[default]
    Nothing,
    /// Packages are chosen in turn order.
    Packages {
        /// Whose turn.
        turn: u8,
    },
    /// Start cities are chosen in reverse turn order.
    StartCities {
        /// Whose turn, counted backwards from the last seat.
        turn: u8,
    },
    /// A round begins.
    RoundStart,
    /// The start player selects a ronin.
    SelectRonin,
    /// A ronin has left a space and goes where the tile says.
    Relocate {
        /// The space he left.
        from: Space,
        /// The tile drawn.
        tile: Location,
    },
    /// Everybody plans in secret.
    Plan,
    /// A seat performs a card.
    Card(Turn),
    /// A samurai is moved for money.
    MoveTo {
        /// From here.
        from: Space,
    },
    /// The merchant is moved for money.
    MerchantTo,
    /// A samurai is moved free by Travel.
    MarchTo {
        /// From here.
        from: Space,
        /// Is it the second one of this official?
        second: bool,
    },
    /// A second samurai may be moved free by the same official.
    MarchAgain {
        /// Where the first one went: he himself does not move again.
        first: Space,
    },
    /// Samurai gather to disperse the ronin of a space.
    Gather {
        /// The space.
        at: Space,
        /// May one still be brought for money?
        paying: bool,
        /// How many may still be brought free.
        free: u8,
    },
    /// The ronin of a space are relocated one by one. Before each tile whoever can redeem a privilege
    /// is asked.
    Disperse {
        /// The space they leave.
        at: Space,
        /// How many still wait there.
        waiting: u8,
        /// How many there were.
        ronin: u8,
    },
    /// With a trading post there: a second offer may be used.
    SecondOffer {
        /// Offers used by this official: see [`crate::choice::Stall`].
        used: Offers,
    },
    /// Too many goods in hand: some go back.
    HandLimit,
    /// Samurai are paid or called home.
    Wages {
        /// Whose turn.
        turn: u8,
    },
    /// It is over.
    Over,
}

/// A card being performed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// First, second or third card.
    pub slot: u8,
    /// Whose turn.
    pub turn: u8,
    /// Officials who have not acted.
    pub left: u8,
    /// Has an official acted? Then nobody moves any more.
    pub begun: bool,
    /// Has the merchant been moved?
    pub merchant_moved: bool,
    /// Have ronin been dispersed by this card?
    pub dispersed: bool,
}

/// Which of the four offers of two merchant cards were used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offers(pub u8);

impl Offers {
    /// Was it used?
    pub fn has(self, offer: u8) -> bool {
        self.0 >> offer & 1 == 1
    }

    /// This one too.
    #[must_use]
    pub fn with(self, offer: u8) -> Offers {
        Offers(self.0 | 1 << offer)
    }
}
