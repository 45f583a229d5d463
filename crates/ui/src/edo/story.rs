//! What happened, told in lines: each with its rule, its moment, and who moved where.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most facts move nobody and score nothing; a new one has its line all the same"
)]

use ::edo::Edo;
use ::edo::board::{Space, Spaces};
use ::edo::fact::Fact;
use ::edo::rules;
use host::Happened;
use table::{BySeat, Rule, Seat, Seats};
use words::edo::EdoWords;

use super::place::middle;
use super::ways::way;

/// A line of the story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// After how many answers it had happened.
    pub moment: u32,
    /// Who did it, if it was somebody.
    pub seat: Option<Seat>,
    /// What happened.
    pub text: String,
    /// The rule behind it.
    pub rule: Option<Rule>,
    /// Does a new round begin with it?
    pub round: bool,
    /// Does it say nothing to who comes back?
    pub trivial: bool,
    /// Who went where.
    pub moved: Option<Moved>,
}

/// A figure that went over the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Which: as pieces are called on the map.
    pub piece: String,
    /// From where.
    pub from: &'static str,
    /// Where it is now.
    pub to: &'static str,
    /// Over these points.
    pub points: String,
}

/// All that happened, in lines.
pub fn lines(say: &EdoWords<'_>, happened: &[Happened<Fact>]) -> Vec<Line> {
    let line = |moment: u32, fact: &Fact| Line {
        moment,
        seat: seat(*fact),
        text: say.fact(*fact),
        rule: rule(*fact),
        round: matches!(fact, Fact::RoundBegan { .. }),
        trivial: matches!(fact, Fact::PlanSealed { .. } | Fact::CardDone { .. }),
        moved: moved(say.game, *fact),
    };
    happened
        .iter()
        .flat_map(|told| told.facts.iter().map(move |fact| line(told.number + 1, fact)))
        .collect()
}

/// After how many answers these hands last answered, and the spaces on which something happened since.
pub fn since(happened: &[Happened<Fact>], hands: Seats) -> (u32, Spaces) {
    let last = happened.iter().rev().find(|told| hands.has(told.seat));
    let last = last.map_or(0, |told| told.number + 1);
    let spaces = happened
        .iter()
        .filter(|told| last <= told.number)
        .flat_map(|told| &told.facts)
        .filter_map(|fact| place(*fact))
        .collect();
    (last, spaces)
}

/// The points of each seat after so many answers, wherever they changed.
pub fn points_over_time(happened: &[Happened<Fact>]) -> Vec<(u32, BySeat<u16>)> {
    let mut points = BySeat::<u16>::default();
    let mut story = vec![(0, points)];
    for told in happened {
        let before = points;
        for fact in &told.facts {
            match *fact {
                Fact::Scored { seat, points: more } => points[seat] += u16::from(more),
                Fact::FinalScored { seat, ryo, samurai, tokens } => {
                    points[seat] += ryo + samurai + tokens;
                }
                _ => {}
            }
        }
        if points != before {
            story.push((told.number + 1, points));
        }
    }
    story
}

fn moved(game: &Edo, fact: Fact) -> Option<Moved> {
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
    Some(Moved { piece, from: board.id(from), to: board.id(to), points: points.join(" ") })
}

/// Where on the map it shows.
#[rustfmt::skip]
fn place(fact: Fact) -> Option<Space> {
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
fn seat(fact: Fact) -> Option<Seat> {
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
fn rule(fact: Fact) -> Option<Rule> {
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
