//! What happened, in full. Facts are data; the words are in the language files.

use table::{Fact as _, Seat, Viewer};

use crate::board::Space;
use crate::edition::{Action, Cost, Good, Location, Privilege};
use crate::state::{Building, Plan};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(
    missing_docs,
    reason = "each field is what its name says; the variant carries the sentence"
)]
pub enum Fact {
    /// A resource space or a city was covered.
    Covered { space: Space },
    /// A profit tile was laid.
    ProfitLaid { city: Space, tile: u8 },
    /// A merchant card came into play.
    MerchantCard { card: u8 },
    /// The next merchant card was turned up on the pile.
    MerchantNext { card: u8 },
    /// A special card was laid out.
    SpecialShown { card: u8 },
    /// Who begins.
    StartPlayer { seat: Seat },
    /// A demand was revealed; column 0 to 2, or none for the preview.
    DemandShown { demand: u8, column: Option<u8> },
    /// A privilege was revealed; column 0 to 2, or none for the preview.
    PrivilegeShown { privilege: Privilege, column: Option<u8> },
    /// A bystander was placed.
    BystanderPlaced { space: Space },
    /// A ronin was placed.
    RoninPlaced { space: Space },
    /// A package was taken.
    PackageTaken { seat: Seat, package: u8 },
    /// A seat starts here.
    Started { seat: Seat, city: Space },
    /// A round began.
    RoundBegan { round: u8 },
    /// A ronin leaves.
    RoninSelected { seat: Seat, from: Space },
    /// A location tile was drawn.
    TileDrawn { seat: Seat, tile: Location },
    /// A tile led nowhere and was set aside.
    TileSetAside { tile: Location },
    /// A ronin went.
    RoninMoved { from: Space, to: Space },
    /// A plan is made; others see only that it is.
    PlanSealed { seat: Seat, plan: Option<Plan> },
    /// All plans are open.
    PlanOpened { seat: Seat, plan: Plan },
    /// A black official helps.
    SupportUsed { seat: Seat },
    /// A card is performed now.
    CardBegan { seat: Seat, slot: u8, card: u8, action: Action, officials: u8 },
    /// A samurai moved for money.
    SamuraiMoved { seat: Seat, from: Space, to: Space, ryo: u8 },
    /// The merchant was moved.
    MerchantMoved { seat: Seat, from: Space, to: Space, ryo: u8 },
    /// Something was paid.
    Paid { seat: Seat, cost: Cost },
    /// Goods came in.
    Took { seat: Seat, good: Good, number: u8 },
    /// Money came in.
    Earned { seat: Seat, ryo: u8 },
    /// A samurai worked.
    Worked { seat: Seat, at: Space, good: Good, number: u8 },
    /// A white official was recruited.
    Recruited { seat: Seat },
    /// An official became a samurai on a border post.
    Posted { seat: Seat, at: Space },
    /// A samurai travelled free.
    Marched { seat: Seat, from: Space, to: Space },
    /// A samurai came to face ronin.
    Joined { seat: Seat, from: Space, to: Space, ryo: u8 },
    /// The ronin of a space were dispersed.
    Dispersed { seat: Seat, at: Space, ronin: u8 },
    /// Ronin tokens were taken.
    TokensTaken { seat: Seat, number: u8 },
    /// Goods were bought from the merchant.
    Bought { seat: Seat, good: Good, number: u8, ryo: u8 },
    /// Power points were scored.
    Scored { seat: Seat, points: u8 },
    /// Something was built on a site, counted from 0.
    Built { seat: Seat, city: Space, building: Building, site: u8 },
    /// A temple was built.
    TempleBuilt { seat: Seat, at: Space },
    /// A special card was bought.
    SpecialTaken { seat: Seat, card: u8 },
    /// A demand was met.
    DemandMet { seat: Seat, column: u8, demand: u8 },
    /// A privilege was granted.
    PrivilegeGranted { seat: Seat, privilege: Privilege },
    /// A privilege was used.
    PrivilegeUsed { seat: Seat, privilege: Privilege },
    /// A good went back.
    Returned { seat: Seat, good: Good },
    /// A card is finished.
    CardDone { seat: Seat, slot: u8 },
    /// A samurai came home unpaid.
    Recalled { seat: Seat, from: Space },
    /// Wages were paid.
    WagesPaid { seat: Seat, rice: u8 },
    /// A city paid; rank counted from 0.
    IncomeEarned { seat: Seat, city: Space, rank: u8, ryo: u8 },
    /// Officials came back from cards.
    OfficialsHome { seat: Seat, number: u8 },
    /// The game ends, and why.
    Ended { reason: End },
    /// Final scoring of one seat.
    FinalScored { seat: Seat, ryo: u16, samurai: u16, tokens: u16 },
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Somebody has enough power points.
    Points,
    /// There is no new merchant card.
    Merchants,
}

impl table::Fact for Fact {
    fn veil(self, viewer: Viewer) -> Fact {
        match self {
            Fact::PlanSealed { seat, .. } if viewer != Viewer::Seat(seat) => {
                Fact::PlanSealed { seat, plan: None }
            }
            other => other,
        }
    }
}

/// Convenience for those who fold many facts.
pub fn veiled(facts: &[Fact], viewer: Viewer) -> Vec<Fact> {
    facts.iter().map(|fact| fact.veil(viewer)).collect()
}
