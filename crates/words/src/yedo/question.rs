//! What a seat is asked, in one sentence.

use yedo::choice::Question;
use yedo::frame::Kind;

use super::YedoWords;

/// The question, spoken to the one who is asked.
pub(super) fn question(talk: &YedoWords<'_>, question: Question) -> String {
    let plain = |key: &str| talk.say(key, &[]);
    match question {
        Question::MissionDeck => plain("yedo-ask-mission-deck"),
        Question::Favor => plain("yedo-ask-favor"),
        Question::Egress => plain("yedo-ask-egress"),
        Question::Call => plain("yedo-ask-call"),
        Question::Open { lot } => talk.say("yedo-ask-open", &[("lot", talk.lot(lot).into())]),
        Question::Bid { lot, mon } => {
            talk.say("yedo-ask-bid", &[("lot", talk.lot(lot).into()), ("mon", mon.into())])
        }
        Question::Asset { group } => {
            talk.say("yedo-ask-asset", &[("group", talk.group(group).into())])
        }
        Question::Annex => plain("yedo-ask-annex"),
        Question::Assign => plain("yedo-ask-assign"),
        Question::Bribe => plain("yedo-ask-bribe"),
        Question::Activate => plain("yedo-ask-activate"),
        Question::Act { spot } => talk.say("yedo-ask-act", &[("spot", talk.spot(spot).into())]),
        Question::Excess { kind } => {
            talk.say("yedo-ask-excess", &[("kind", talk.kind(kind).into())])
        }
        // Given up or exchanged for another: it goes under its deck either way.
        Question::Lose { kind: Kind::Missions } => plain("yedo-ask-lose-mission"),
        Question::Lose { kind } => talk.say("yedo-ask-lose", &[("kind", talk.kind(kind).into())]),
        Question::Give => plain("yedo-ask-give"),
        Question::Keep { deck } => talk.say("yedo-ask-keep", &[("deck", talk.deck(deck).into())]),
        Question::Arrange { deck } => {
            talk.say("yedo-ask-arrange", &[("deck", talk.deck(deck).into())])
        }
        Question::Either => plain("yedo-ask-either"),
        Question::May => plain("yedo-ask-may"),
        Question::Show => plain("yedo-ask-show"),
        Question::Moment { moment } => {
            talk.say("yedo-ask-moment", &[("moment", talk.moment(moment).into())])
        }
        Question::Buy => plain("yedo-ask-buy"),
        Question::Rival => plain("yedo-ask-rival"),
        Question::TakeWeapon => plain("yedo-ask-take-weapon"),
        Question::Arrest => plain("yedo-ask-arrest"),
        Question::Exchange { left } => {
            let mon = talk.game.edition.numbers.yields.onna_mon;
            talk.say("yedo-ask-exchange", &[("mon", mon.into()), ("left", left.into())])
        }
        Question::SendHome => plain("yedo-ask-send-home"),
        Question::MoveFrom => plain("yedo-ask-move-from"),
        Question::MoveTo { from } => talk.say("yedo-ask-move-to", &talk.places(from)),
        Question::Spare => plain("yedo-ask-spare"),
        Question::Hire => plain("yedo-ask-hire"),
        Question::AnnexOf { closing: true } => plain("yedo-ask-annex-close"),
        Question::AnnexOf { closing: false } => plain("yedo-ask-annex-borrow"),
        Question::SwapGive => plain("yedo-ask-swap-give"),
        Question::SwapTake => plain("yedo-ask-swap-take"),
        Question::PutUnder { deck } => {
            talk.say("yedo-ask-put-under", &[("deck", talk.deck(deck).into())])
        }
        Question::PutBack { deck } => {
            talk.say("yedo-ask-put-back", &[("deck", talk.deck(deck).into())])
        }
        Question::Trade => plain("yedo-ask-trade"),
        Question::Offer { with } => talk.say("yedo-ask-offer", &[("seat", talk.seat(with).into())]),
        Question::Amount { whose } => {
            talk.say("yedo-ask-amount", &[("seat", talk.seat(whose).into())])
        }
        Question::Answer { from } => {
            talk.say("yedo-ask-answer", &[("seat", talk.seat(from).into())])
        }
        Question::HandOver { good } => {
            talk.say("yedo-ask-hand-over", &[("good", talk.good(good).into())])
        }
        Question::Besides { action } => {
            talk.say("yedo-ask-besides", &[("deed", talk.deed(action).into())])
        }
        Question::Direction => plain("yedo-ask-direction"),
        Question::TakeBack { card } => {
            talk.say("yedo-ask-take-back", &[("card", talk.action(card).into())])
        }
        Question::GiveUp => plain("yedo-ask-give-up"),
        Question::War => plain("yedo-ask-war"),
        Question::LookAny => plain("yedo-ask-look-any"),
        Question::IgnoreIcons => plain("yedo-ask-ignore-icons"),
        Question::Debt => plain("yedo-ask-debt"),
        Question::After => plain("yedo-ask-after"),
    }
}
