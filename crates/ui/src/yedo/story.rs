//! What of the story is Yedo's: who did it, where, by which rule.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most facts move nobody and score nothing; a new one has its line all the same"
)]

use ::yedo::edition::{Asset, District};
use ::yedo::fact::Fact;
use ::yedo::frame::Lot;
use ::yedo::rules;
use ::yedo::state::Spot;
use table::{Rule, Seat};

use super::offers::lot_id;
use super::spot_id;
use crate::story::Moved;

/// Points won or lost by it.
pub(super) fn scored(fact: Fact) -> Option<(Seat, i32)> {
    match fact {
        Fact::Scored { seat, points } | Fact::Counted { seat, points, .. } => {
            Some((seat, points.into()))
        }
        Fact::PrestigeLost { seat, points } => Some((seat, -i32::from(points))),
        _ => None,
    }
}

/// Who went where.
pub(super) fn moved(fact: Fact) -> Option<Moved> {
    let piece = |seat: Seat| format!("s{}", seat.0 + 1);
    let home = |seat: Seat| format!("home-{}", seat.0 + 1);
    let (piece, from, to) = match fact {
        Fact::Assigned { seat, spot, .. }
        | Fact::RoninCame { seat, spot }
        | Fact::BoySent { seat, spot } => (piece(seat), home(seat), spot_id(spot)),
        Fact::Moved { seat, from, to } => (piece(seat), spot_id(from), spot_id(to)),
        Fact::PatrolAt { district } => {
            ("patrol".to_owned(), String::new(), format!("d-{}", district.id()))
        }
        _ => return None,
    };
    Some(Moved { piece, from, to, points: String::new() })
}

/// Where on the table it shows.
pub(super) fn place(fact: Fact) -> Option<String> {
    Some(match fact {
        Fact::Assigned { spot, .. }
        | Fact::Moved { to: spot, .. }
        | Fact::RoninCame { spot, .. }
        | Fact::Arrested { spot, .. }
        | Fact::WentHome { spot, .. } => spot_id(spot),
        Fact::LocationClosed { location } => spot_id(Spot::location(location)),
        Fact::Row { .. } => format!("d-{}", District::Market.id()),
        Fact::WeaponLaid { space, .. } => format!("row-{space}"),
        Fact::AnnexGained { seat, annex } => spot_id(Spot::annex(seat, annex)),
        Fact::Bought { asset, .. } | Fact::AssetPicked { asset, .. } => lot(asset),
        Fact::ActionClosed { action } => format!("deed-{}", action.id()),
        _ => return None,
    })
}

fn lot(asset: Asset) -> String {
    lot_id(Lot::Asset { asset })
}

/// Who did it.
#[rustfmt::skip]
pub(super) fn seat(fact: Fact) -> Option<Seat> {
    match fact {
        Fact::Placed { seat, .. } | Fact::FavorTaken { seat, .. } | Fact::Earned { seat, .. }
        | Fact::Paid { seat, .. } | Fact::Scored { seat, .. } | Fact::PrestigeLost { seat, .. }
        | Fact::Drawn { seat, .. } | Fact::Looked { seat, .. } | Fact::Arranged { seat, .. }
        | Fact::PutUnder { seat, .. } | Fact::Shown { seat, .. } | Fact::WeaponGained { seat, .. }
        | Fact::WeaponLost { seat, .. } | Fact::WeaponPassed { seat, .. } | Fact::AnnexPaid { seat, .. }
        | Fact::BlessingGained { seat } | Fact::BlessingLost { seat }
        | Fact::GeishaGained { seat, .. } | Fact::GeishaLost { seat, .. } | Fact::AnnexGained { seat, .. }
        | Fact::AnnexLost { seat, .. } | Fact::DiscipleGained { seat } | Fact::SpecialistGained { seat, .. }
        | Fact::DiscipleLost { seat, .. } | Fact::StaysHome { seat } | Fact::SteppedOut { seat }
        | Fact::TookPart { seat } | Fact::Declined { seat } | Fact::Called { seat, .. }
        | Fact::Bid { seat, .. } | Fact::BidPassed { seat } | Fact::BidBeyond { seat } | Fact::Won { seat, .. }
        | Fact::AssetPicked { seat, .. } | Fact::Assigned { seat, .. } | Fact::Bribed { seat }
        | Fact::Arrested { seat, .. } | Fact::Activated { seat, .. } | Fact::Acted { seat, .. }
        | Fact::Moved { seat, .. } | Fact::WentHome { seat, .. } | Fact::Completed { seat, .. }
        | Fact::ClanPower { seat, .. } | Fact::MissionLeft { seat, .. } | Fact::CharacterHired { seat, .. }
        | Fact::CharacterActive { seat, .. } | Fact::CharacterUsed { seat, .. }
        | Fact::CharacterLeft { seat, .. } | Fact::ShogunDied { seat } | Fact::Answered { seat }
        | Fact::Played { seat, .. } | Fact::Cancelled { seat, .. } | Fact::TakenBack { seat, .. }
        | Fact::Blackmailed { seat } | Fact::RivalPicked { seat, .. } | Fact::Bought { seat, .. }
        | Fact::SentOut { seat } | Fact::MissionSeen { seat, .. } | Fact::RoninCame { seat, .. }
        | Fact::RoninLeft { seat, .. } | Fact::Spared { seat, .. } | Fact::AnnexClosed { seat, .. }
        | Fact::AnnexLent { seat, .. } | Fact::BankPaid { seat, .. } | Fact::OfferBegun { seat, .. }
        | Fact::OfferNamed { seat, .. } | Fact::OfferMon { seat, .. } | Fact::CardShown { seat, .. }
        | Fact::OfferMade { seat, .. } | Fact::OfferDropped { seat } | Fact::OfferTaken { seat, .. }
        | Fact::OfferDeclined { seat, .. } | Fact::Handed { seat, .. } | Fact::Counted { seat, .. }
        | Fact::IconsIgnored { seat, .. } | Fact::BoySent { seat, .. } | Fact::ErrandDone { seat, .. }
        | Fact::WentToWar { seat, .. } => Some(seat),
        _ => None,
    }
}

/// The rule behind it.
#[rustfmt::skip]
pub(super) fn rule(fact: Fact) -> Option<Rule> {
    Some(match fact {
        Fact::Placed { .. }              => rules::PREP_ORDER,
        Fact::Row { .. } | Fact::WeaponLaid { .. } | Fact::WeaponCleared { .. } => rules::EVENT_MARKET,
        Fact::AnnexPaid { .. }           => rules::PREP_DOJO,
        Fact::FavorTaken { .. }          => rules::SETUP_FAVOR,
        Fact::PatrolAt { .. } | Fact::PatrolColour { .. } => rules::PATROL_RING,
        Fact::PatrolLeft                 => rules::PATROL_LAST,
        Fact::RoundBegan { .. }          => rules::PREP_ROUND,
        Fact::Church { .. }              => rules::PREP_CHURCH,
        Fact::BagFilled                  => rules::WEAPONS_BAG,
        Fact::TokenDrawn { .. }          => rules::PREP_SPECIALISTS,
        Fact::TokensMoved { .. }         => rules::EVENT_SPECIALISTS,
        Fact::SteppedOut { .. }          => rules::BID_EGRESS,
        Fact::Declined { .. }            => rules::BID_DECLINE,
        Fact::Called { .. } | Fact::Bid { .. } | Fact::BidPassed { .. } | Fact::BidBeyond { .. } => rules::BID_CALL,
        Fact::Won { .. } | Fact::AssetPicked { .. } => rules::BID_ONE_WIN,
        Fact::EventRevealed { .. } | Fact::EventPassedOver { .. } | Fact::EventsShuffled => rules::EVENT_REVEAL,
        Fact::DistrictClosed { .. }      => rules::EVENT_CLOSED_DISTRICT,
        Fact::LocationClosed { .. }      => rules::EVENT_CLOSED_LOCATION,
        Fact::ActionClosed { .. }        => rules::EVENT_CONTENT,
        Fact::Assigned { .. }            => rules::ASSIGN_WHERE,
        Fact::Bribed { .. } | Fact::Arrested { .. } | Fact::Spared { .. } => rules::PATROL_ARREST,
        Fact::Activated { .. } | Fact::WentHome { .. } => rules::ACT_TURNS,
        Fact::Acted { .. }               => rules::ACT_CHOICE,
        Fact::Completed { .. }           => rules::MISSION_REWARD,
        Fact::ShogunDied { .. }          => rules::MISSION_SHOGUN,
        Fact::Answered { .. }            => rules::CARDS_ASK,
        Fact::Played { .. } | Fact::TakenBack { .. } => rules::CARDS_TIMING,
        Fact::Cancelled { .. }           => rules::CARDS_WALLS,
        Fact::Blackmailed { .. }         => rules::CARDS_BLACKMAIL,
        Fact::Bought { .. } | Fact::NoAuctions => rules::CARDS_NO_AUCTION,
        Fact::RoninCame { .. } | Fact::RoninLeft { .. } => rules::CARDS_RONIN,
        Fact::ClanPower { .. }           => rules::CLAN_SETUP,
        Fact::JesuitsArrived             => rules::JESUITS_ARRIVE,
        Fact::JesuitsLeft | Fact::MissionLeft { .. } => rules::SAKOKU_AFTER,
        Fact::CharacterOffered { .. } | Fact::CharacterHired { .. } => rules::TEA_HIRE,
        Fact::CharacterActive { .. } | Fact::CharacterUsed { .. } => rules::TEA_USE,
        Fact::CharacterLeft { .. } | Fact::TeaHouseCleared => rules::TEA_END,
        Fact::OfferBegun { .. } | Fact::OfferMade { .. } | Fact::OfferDropped { .. }
        | Fact::OfferTaken { .. } | Fact::OfferDeclined { .. } => rules::TRADE_OFFERS,
        Fact::OfferNamed { .. } | Fact::OfferMon { .. } | Fact::CardShown { .. }
        | Fact::Handed { .. }            => rules::TRADE_WHAT,
        Fact::EmperorTurned { .. } | Fact::EmperorIgnored { .. } => rules::COOP_EMPEROR_FLOW,
        Fact::ErrandTurned { .. }        => rules::COOP_VICTORY_PILE,
        Fact::DaimyoRevealed { .. } | Fact::IconsIgnored { .. } => rules::COOP_DAIMYO_ACTIONS,
        Fact::BoySent { .. }             => rules::COOP_ERRAND_BOY,
        Fact::ErrandDone { .. }          => rules::COOP_ERRAND,
        Fact::WentToWar { .. }           => rules::COOP_WAR,
        Fact::Together { .. }            => rules::COOP_END,
        Fact::Ended                      => rules::END_WHEN,
        Fact::Counted { .. }             => rules::END_SCORE,
        _ => return None,
    })
}
