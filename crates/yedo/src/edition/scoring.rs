//! What bonus cards count at the end.

use super::{Annex, Colour, Weapon};

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// This weapon: 1 or 0.
    Weapon(Weapon),
    /// This annex: 1 or 0.
    Annex(Annex),
    /// Weapons.
    Weapons,
    /// Types of weapons.
    WeaponTypes,
    /// Geishas.
    Geishas,
    /// Annexes.
    Annexes,
    /// Disciples; a Ronin is none.
    Disciples,
    /// The blessing: 1 or 0.
    Blessing,
    /// How many of these there is at least one of: weapon, geisha, annex, blessing.
    Household,
    /// Mon.
    Mon,
    /// Completed missions.
    Missions,
    /// Completed missions of this colour.
    MissionsOf(Colour),
    /// Colours among the completed missions.
    Colours,
    /// Missions completed with their bonus part.
    BonusParts,
    /// The own Blackmail card, unused: 1 or 0.
    Blackmail,
    /// Action cards in hand.
    Actions,
}

/// How a bonus card scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// Points for both, points for one of them.
    Pair(Counted, Counted, u8, u8),
    /// Points for 1, 2, 3 …; for more, the last.
    Table(Counted, &'static [u8]),
    /// For every so many so many points, up to so many.
    Per(Counted, u8, u8, u8),
    /// Points if there are at most so many.
    AtMost(Counted, u8, u8),
    /// Points if there is any.
    Has(Counted, u8),
    /// Points for the first, the second … in player order.
    Rank(&'static [u8]),
    /// Points for the most of all players, points if tied.
    Most(Counted, u8, u8),
    /// Points for the least prestige, before any bonus card is scored.
    Least(u8),
}
