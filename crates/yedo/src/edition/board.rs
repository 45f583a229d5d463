//! The board: its locations, what can be done in each district, what is bid for together.

use super::{Asset, District};

/// A place for one disciple.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Location {
    /// Where it is.
    pub district: District,
    /// Its number within the district, from 1; the first of the Castle are the rest spaces.
    pub number: u8,
    /// Is it a rest space (`yedo.castle.rest`)?
    pub rest: bool,
    /// Open from this number of players on: the printed mark, 2 where there is none.
    pub players: u8,
}

impl District {
    /// The next one in the direction of the ring.
    #[must_use]
    pub const fn next(self) -> District {
        District::ALL[(self as usize + 1) % District::ALL.len()]
    }

    /// The one before it.
    #[must_use]
    pub const fn previous(self) -> District {
        District::ALL[(self as usize + District::ALL.len() - 1) % District::ALL.len()]
    }
}

/// Assets that two or three players bid for as one (`yedo.bid.groups`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BidGroup {
    /// Action card, bonus card, weapon.
    White,
    /// Annex, geisha.
    Black,
    /// Disciple, mission.
    Red,
}

impl BidGroup {
    /// All of them.
    pub const ALL: [BidGroup; 3] = [BidGroup::White, BidGroup::Black, BidGroup::Red];

    /// How the notation and the language files call it.
    pub const fn id(self) -> &'static str {
        match self {
            BidGroup::White => "white",
            BidGroup::Black => "black",
            BidGroup::Red => "red",
        }
    }
}

impl Asset {
    /// Which assets it is bid for with.
    pub const fn group(self) -> BidGroup {
        match self {
            Asset::Action | Asset::Bonus | Asset::Weapon => BidGroup::White,
            Asset::Annex | Asset::Geisha => BidGroup::Black,
            Asset::Disciple | Asset::Mission => BidGroup::Red,
        }
    }
}

/// Something a disciple can do in a district.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DistrictAction {
    /// Castle: come to the front of the player order.
    Rest,
    /// Castle: draw a mission.
    DrawMission,
    /// Castle: the private audience.
    Audience,
    /// Gates: recruit a disciple.
    Recruit,
    /// Gates: prestige for Mon.
    Favour,
    /// Gates: foresight on action cards.
    ForeseeActions,
    /// Tavern: the carpenter.
    Carpenter,
    /// Tavern: foresight on weapons.
    ForeseeWeapons,
    /// Harbor: luxury goods.
    Goods,
    /// Harbor: the money of the Church.
    Church,
    /// Harbor: a mission of the Jesuits, once they are there.
    Jesuits,
    /// Red Light: a geisha.
    Geisha,
    /// Red Light: an action card.
    BuyAction,
    /// Market: a weapon of the row.
    BuyWeapon,
    /// Market: a bonus card.
    BuyBonus,
    /// Market: foresight on bonus cards.
    ForeseeBonuses,
    /// Temple: a blessing.
    Blessing,
    /// Temple: foresight on missions.
    ForeseeMissions,
    /// Temple: a donation for prestige.
    Donation,
}

impl DistrictAction {
    /// All of them, in ring order.
    pub const ALL: [DistrictAction; 19] = [
        DistrictAction::Rest,
        DistrictAction::DrawMission,
        DistrictAction::Audience,
        DistrictAction::Recruit,
        DistrictAction::Favour,
        DistrictAction::ForeseeActions,
        DistrictAction::Carpenter,
        DistrictAction::ForeseeWeapons,
        DistrictAction::Goods,
        DistrictAction::Church,
        DistrictAction::Jesuits,
        DistrictAction::Geisha,
        DistrictAction::BuyAction,
        DistrictAction::BuyWeapon,
        DistrictAction::BuyBonus,
        DistrictAction::ForeseeBonuses,
        DistrictAction::Blessing,
        DistrictAction::ForeseeMissions,
        DistrictAction::Donation,
    ];

    /// Where it is done.
    pub const fn district(self) -> District {
        match self {
            DistrictAction::Rest | DistrictAction::DrawMission | DistrictAction::Audience => {
                District::Castle
            }
            DistrictAction::Recruit | DistrictAction::Favour | DistrictAction::ForeseeActions => {
                District::Gates
            }
            DistrictAction::Carpenter | DistrictAction::ForeseeWeapons => District::Tavern,
            DistrictAction::Goods | DistrictAction::Church | DistrictAction::Jesuits => {
                District::Harbor
            }
            DistrictAction::Geisha | DistrictAction::BuyAction => District::RedLight,
            DistrictAction::BuyWeapon
            | DistrictAction::BuyBonus
            | DistrictAction::ForeseeBonuses => District::Market,
            DistrictAction::Blessing
            | DistrictAction::ForeseeMissions
            | DistrictAction::Donation => District::Temple,
        }
    }

    /// How the notation and the language files call it.
    pub const fn id(self) -> &'static str {
        match self {
            DistrictAction::Rest => "rest",
            DistrictAction::DrawMission => "draw-mission",
            DistrictAction::Audience => "audience",
            DistrictAction::Recruit => "recruit",
            DistrictAction::Favour => "favour",
            DistrictAction::ForeseeActions => "foresee-actions",
            DistrictAction::Carpenter => "carpenter",
            DistrictAction::ForeseeWeapons => "foresee-weapons",
            DistrictAction::Goods => "goods",
            DistrictAction::Church => "church",
            DistrictAction::Jesuits => "jesuits",
            DistrictAction::Geisha => "geisha",
            DistrictAction::BuyAction => "buy-action",
            DistrictAction::BuyWeapon => "buy-weapon",
            DistrictAction::BuyBonus => "buy-bonus",
            DistrictAction::ForeseeBonuses => "foresee-bonuses",
            DistrictAction::Blessing => "blessing",
            DistrictAction::ForeseeMissions => "foresee-missions",
            DistrictAction::Donation => "donation",
        }
    }
}
