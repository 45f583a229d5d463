//! The favors of the shogun and the clan powers.

use crate::edition::District::*;
use crate::edition::Source::*;
use crate::edition::{ClanPower, ClanPowerCard, Favor, FavorCard, Fit, Pays};

const NOTHING: Pays = Pays::NONE;

/// Five at every number of players.
#[rustfmt::skip]
pub(super) const FAVORS: &[FavorCard] = &[
    FavorCard { favor: Favor::Action,   pays: Pays { actions: 1, mon: 3, ..NOTHING }, patrol: Castle, source: House },
    FavorCard { favor: Favor::Bonus,    pays: Pays { bonuses: 1, mon: 3, ..NOTHING }, patrol: Market, source: House },
    FavorCard { favor: Favor::Weapon,   pays: Pays { weapons: 1, mon: 3, ..NOTHING }, patrol: Tavern, source: House },
    FavorCard { favor: Favor::Mon,      pays: Pays { mon: 7, ..NOTHING },             patrol: Harbor, source: House },
    FavorCard { favor: Favor::Blessing, pays: Pays { blessings: 1, ..NOTHING },       patrol: Gates,  source: Printed },
];

const fn clan(power: ClanPower, fit: Fit) -> ClanPowerCard {
    ClanPowerCard { power, fit, source: Printed }
}

/// One for each clan; Generous is of no use to one who plays alone.
#[rustfmt::skip]
pub(super) const CLANS: &[ClanPowerCard] = &[
    clan(ClanPower::Wealthy,   Fit::All),
    clan(ClanPower::Generous,  Fit::NotSolo),
    clan(ClanPower::Tenacious, Fit::All),
    clan(ClanPower::Hypocrite, Fit::All),
    clan(ClanPower::Wise,      Fit::All),
    clan(ClanPower::Sailor,    Fit::All),
];
