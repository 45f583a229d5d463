//! What lasts for a round at most: the bidding, the watch, what is closed, what cards do.

use table::Seat;

use super::Spot;
use crate::edition::{Annex, District};

/// What cards do for one activation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a card that was played")]
pub struct Helped {
    /// A missing weapon counts as owned for the next mission.
    pub blade: bool,
    /// An annex of somebody else counts as owned for the next mission.
    pub lent: Option<Annex>,
    /// So many Mon more come with the next mission.
    pub mon: u8,
    /// So many missions more come with it.
    pub missions: u8,
    /// Two different actions of the district are done.
    pub twice: bool,
    /// An action of a neighbouring district is done instead.
    pub borrow: bool,
    /// One weapon counts as any other kind, for all missions of this activation.
    pub wild: bool,
    /// A missing district or the missing blessing counts as met for the next mission.
    pub ascetic: bool,
}

/// What an event does to the watch of one round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Watch {
    /// Steps of the normal step; 0 means the usual one.
    pub stride: u8,
    /// Nobody is arrested.
    pub no_arrest: bool,
    /// Arrests are made where it began, too.
    pub also: Option<District>,
    /// What keeps all of one's disciples from arrest; 0 means nothing does.
    pub bribe: u8,
    /// What each disciple sent to the reserve costs.
    pub fine: u8,
    /// Who is not arrested where the patrol stopped, one bit each.
    pub safe: u8,
    /// Who is arrested nowhere, one bit each: they have paid.
    pub bribed: u8,
    /// It makes no normal step.
    pub stay: bool,
    /// Which disciples are passed over.
    pub spared: [Option<Spot>; 2],
}

/// What is closed until the next event phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Closed {
    /// Districts, one bit each in ring order.
    pub districts: u8,
    /// Locations, one bit each.
    pub locations: u32,
    /// Actions of districts, one bit each.
    pub actions: u32,
    /// Annexes, one bit each, four to a seat.
    pub annexes: u32,
}

/// The bidding of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bidding {
    /// Who takes part and has neither won nor declined, one bit each.
    pub part: u8,
    /// Which assets or groups were auctioned, one bit each.
    pub auctioned: u8,
    /// How much higher minimum bids are this round.
    pub raised: u8,
    /// What stepping out pays this round; 0 means the usual.
    pub egress: u8,
    /// Are there no auctions this round?
    pub no_auction: bool,
    /// What stepping out pays the seat in turn; 0 means what it pays everybody.
    pub broker: u8,
    /// Who may buy one more asset in the end, one bit each.
    pub purses: u8,
    /// Which assets were taken, one bit each.
    pub taken: u8,
    /// What was paid last.
    pub paid: u8,
    /// The card of whose owner the bank pays a part.
    pub partner: Option<Partner>,
}

/// A card that lies on the table until a bid or purchase succeeds or fails.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Partner {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: u8,
}
