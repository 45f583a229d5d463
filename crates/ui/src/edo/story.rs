//! What of the story is Edo's: who did it, where, by which rule.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most facts move nobody and score nothing; a new one has its line all the same"
)]

use ::edo::Edo;
use ::edo::board::{Space, Spaces};
use ::edo::fact::Fact;
use ::edo::rules;
use table::{Rule, Seat};

use super::place::middle;
use super::ways::way;
use crate::story::Moved;

/// Points won by it.
pub(super) fn scored(fact: Fact) -> Option<(Seat, i32)> {
    match fact {
        Fact::Scored { seat, points } => Some((seat, points.into())),
        Fact::FinalScored { seat, ryo, samurai, tokens } => {
            Some((seat, (ryo + samurai + tokens).into()))
        }
        _ => None,
    }
}

/// Who went where.
pub(super) fn moved(game: &Edo, fact: Fact) -> Option<Moved> {
    let of = |seat: Seat| format!("s{}", seat.0 + 1);
    let (piece, from, to) = match fact {
        Fact::SamuraiMoved { seat, from, to, .. }
        | Fact::Marched { seat, from, to }
        | Fact::Joined { seat, from, to, .. } => (of(seat), from, to),
        Fact::MerchantMoved { from, to, .. } => ("merchant".to_owned(), from, to),
        Fact::RoninMoved { from, to } => ("ronin".to_owned(), from, to),
        _ => return None,
    };
    let board = &game.board;
    let points: Vec<String> = way(board, from, to, Spaces::NONE)
        .into_iter()
        .map(|space| {
            let (x, y) = middle(board, space);
            format!("{x},{y}")
        })
        .collect();
    let id = |space: Space| board.id(space).to_owned();
    Some(Moved { piece, from: id(from), to: id(to), points: points.join(" ") })
}

/// Where on the map it shows.
#[rustfmt::skip]
pub(super) fn place(fact: Fact) -> Option<Space> {
    match fact {
        Fact::Started { city: at, .. } | Fact::RoninMoved { to: at, .. }
        | Fact::SamuraiMoved { to: at, .. } | Fact::MerchantMoved { to: at, .. }
        | Fact::Worked { at, .. } | Fact::Posted { at, .. } | Fact::Marched { to: at, .. }
        | Fact::Joined { to: at, .. } | Fact::Dispersed { at, .. } | Fact::Built { city: at, .. }
        | Fact::TempleBuilt { at, .. } | Fact::Recalled { from: at, .. } => Some(at),
        _ => None,
    }
}

/// Who did it.
#[rustfmt::skip]
pub(super) fn seat(fact: Fact) -> Option<Seat> {
    match fact {
        Fact::StartPlayer { seat } | Fact::PackageTaken { seat, .. } | Fact::Started { seat, .. }
        | Fact::RoninSelected { seat, .. } | Fact::TileDrawn { seat, .. } | Fact::PlanSealed { seat, .. }
        | Fact::PlanOpened { seat, .. } | Fact::SupportUsed { seat } | Fact::CardBegan { seat, .. }
        | Fact::SamuraiMoved { seat, .. } | Fact::MerchantMoved { seat, .. } | Fact::Paid { seat, .. }
        | Fact::Took { seat, .. } | Fact::Earned { seat, .. } | Fact::Worked { seat, .. }
        | Fact::Recruited { seat } | Fact::Posted { seat, .. } | Fact::Marched { seat, .. }
        | Fact::Joined { seat, .. } | Fact::Dispersed { seat, .. } | Fact::TokensTaken { seat, .. }
        | Fact::Bought { seat, .. } | Fact::Scored { seat, .. } | Fact::Built { seat, .. }
        | Fact::TempleBuilt { seat, .. } | Fact::SpecialTaken { seat, .. } | Fact::DemandMet { seat, .. }
        | Fact::PrivilegeGranted { seat, .. } | Fact::PrivilegeUsed { seat, .. }
        | Fact::Returned { seat, .. } | Fact::CardDone { seat, .. } | Fact::Recalled { seat, .. }
        | Fact::WagesPaid { seat, .. } | Fact::IncomeEarned { seat, .. }
        | Fact::OfficialsHome { seat, .. } | Fact::FinalScored { seat, .. } => Some(seat),
        Fact::Covered { .. } | Fact::ProfitLaid { .. } | Fact::MerchantCard { .. }
        | Fact::MerchantNext { .. } | Fact::SpecialShown { .. } | Fact::DemandShown { .. }
        | Fact::PrivilegeShown { .. } | Fact::BystanderPlaced { .. } | Fact::RoninPlaced { .. }
        | Fact::RoundBegan { .. } | Fact::TileSetAside { .. } | Fact::RoninMoved { .. }
        | Fact::Ended { .. } => None,
    }
}

/// The rule behind it.
#[rustfmt::skip]
pub(super) fn rule(fact: Fact) -> Option<Rule> {
    Some(match fact {
        Fact::Covered { .. }          => rules::MAP_COVERED,
        Fact::ProfitLaid { .. }       => rules::SETUP_PROFIT,
        Fact::MerchantCard { .. } | Fact::MerchantNext { .. } => rules::SETUP_MERCHANT,
        Fact::SpecialShown { .. } | Fact::SpecialTaken { .. } => rules::ACT_SPECIAL,
        Fact::StartPlayer { .. }      => rules::SETUP_START_PLAYER,
        Fact::DemandShown { .. } | Fact::PrivilegeShown { .. } => rules::TOKKEN_SETUP,
        Fact::BystanderPlaced { .. }  => rules::RONIN_2P,
        Fact::RoninPlaced { .. }      => rules::RONIN_SETUP,
        Fact::PackageTaken { .. }     => rules::SETUP_PACKAGES,
        Fact::Started { .. }          => rules::SETUP_START,
        Fact::RoundBegan { .. }       => rules::NEXT_START_PLAYER,
        Fact::RoninSelected { .. }    => rules::RONIN_ROUND_START,
        Fact::TileDrawn { .. }        => rules::RONIN_TILE,
        Fact::TileSetAside { .. }     => rules::RONIN_NO_SPACE,
        Fact::RoninMoved { .. }       => rules::RONIN_PLAYER_CHOOSES,
        Fact::PlanSealed { .. }       => rules::PLAN_THREE_CARDS,
        Fact::PlanOpened { .. }       => rules::PLAN_REVEAL,
        Fact::SupportUsed { .. }      => rules::TOKKEN_B_SUPPORT,
        Fact::CardBegan { .. } | Fact::CardDone { .. } => rules::ACT_ORDER,
        Fact::SamuraiMoved { .. }     => rules::MOVE_PAY,
        Fact::MerchantMoved { .. }    => rules::MOVE_MERCHANT,
        Fact::Paid { .. }             => rules::ACT_PAY,
        Fact::Took { .. } | Fact::Earned { .. } => return None,
        Fact::Worked { .. }           => rules::ACT_PRODUCE,
        Fact::Recruited { .. }        => rules::ACT_RECRUIT,
        Fact::Posted { .. }           => rules::ACT_TRAVEL_POST,
        Fact::Marched { .. }          => rules::ACT_TRAVEL_FREE,
        Fact::Joined { .. } | Fact::Dispersed { .. } => rules::RONIN_DISPERSE,
        Fact::TokensTaken { .. }      => rules::RONIN_DISPERSE_TOKENS,
        Fact::Bought { .. }           => rules::ACT_TRADE,
        Fact::Built { .. }            => rules::ACT_BUILD,
        Fact::TempleBuilt { .. }      => rules::JIIN_BUILD,
        Fact::DemandMet { .. }        => rules::TOKKEN_MEET,
        Fact::PrivilegeGranted { .. } => rules::TOKKEN_REWARD,
        Fact::PrivilegeUsed { .. }    => rules::TOKKEN_KEEP,
        Fact::Returned { .. }         => rules::LIMIT_RESOURCES,
        Fact::Recalled { .. } | Fact::WagesPaid { .. } => rules::WAGES_CHOOSE,
        Fact::IncomeEarned { .. }     => rules::INCOME_RANK,
        Fact::OfficialsHome { .. }    => rules::ACT_STAYS,
        Fact::Scored { .. } | Fact::Ended { .. } => rules::END_TRIGGER,
        Fact::FinalScored { .. }      => rules::END_SCORE,
    })
}
