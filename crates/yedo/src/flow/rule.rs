//! The rule shown beside a question. Where a card or an event asks, it is the rule of that card or
//! event.

use table::Rule;

use crate::choice::Question;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::Open;
use crate::{effect, limit, rules};

/// The rule of what is asked now.
pub(crate) fn rule_of(game: &Yedo, open: &Open, question: Question) -> Rule {
    let together = game.daimyo().is_some();
    let extra = matches!(open.frames.top(), Frame::Extra { .. });
    match question {
        Question::Favor => rules::SETUP_FAVOR,
        Question::Egress => rules::BID_EGRESS,
        Question::Call | Question::Open { .. } | Question::Bid { .. } => rules::BID_CALL,
        Question::Asset { .. } => rules::BID_GROUPS,
        Question::Annex => rules::BID_REWARD_ANNEX,
        // A second purse buys once more, by its card.
        Question::Buy if extra => rules::CARDS_CONTENT,
        Question::Buy if together && !open.bidding.no_auction => rules::COOP_BUY,
        Question::Buy => rules::CARDS_NO_AUCTION,
        Question::Assign => rules::ASSIGN_WHERE,
        // An event says that the patrol can be paid.
        Question::Bribe => rules::EVENT_CONTENT,
        Question::Arrest => rules::PATROL_ARREST,
        Question::Trade => rules::TRADE_WHO,
        Question::Offer { .. } | Question::Amount { .. } if together => rules::COOP_TRADE,
        Question::Offer { .. } | Question::Amount { .. } => rules::TRADE_WHAT,
        Question::Answer { .. } | Question::HandOver { .. } => rules::TRADE_OFFERS,
        Question::Activate => rules::ACT_TURNS,
        Question::Act { .. } => rules::ACT_CHOICE,
        Question::Excess { kind } => limit::rule(kind),
        Question::Give => rules::MISSION_OWN,
        Question::GiveUp => rules::COOP_ERRAND,
        Question::War => rules::COOP_WAR,
        Question::PutBack { .. } => rules::CLAN_WISE,
        Question::Moment { .. } => rules::CARDS_ASK,
        Question::Hire => rules::CARDS_RONIN,
        Question::TakeBack { .. } | Question::Debt => rules::TEA_CONTENT,
        Question::After => rules::TEA_USE,
        Question::Exchange { .. } => rules::SPEC_ONNA,
        Question::MissionDeck if matches!(open.frames.top(), Frame::Draft { .. }) => {
            rules::SETUP_MISSIONS
        }
        Question::MissionDeck
        | Question::Keep { .. }
        | Question::Arrange { .. }
        | Question::PutUnder { .. }
        | Question::LookAny
        | Question::Lose { .. }
        | Question::Either
        | Question::May
        | Question::Show
        | Question::Rival
        | Question::TakeWeapon
        | Question::SendHome
        | Question::MoveFrom
        | Question::MoveTo { .. }
        | Question::Spare
        | Question::AnnexOf { .. }
        | Question::SwapGive
        | Question::SwapTake
        | Question::Direction
        | Question::Besides { .. }
        | Question::IgnoreIcons => effect::asked_by(game, open),
    }
}
