//! What a seat is asked, in one sentence.

use edo::choice::Question;

use super::EdoWords;
use crate::Value;

/// The question, spoken to the one who is asked.
pub(super) fn question(talk: &EdoWords<'_>, question: Question) -> String {
    let say = |key: &str, args: &[(&str, Value<'_>)]| talk.say(key, args);
    match question {
        Question::Package => say("ask-package", &[]),
        Question::StartCity => say("ask-start-city", &[]),
        Question::SelectRonin => say("ask-select-ronin", &[]),
        Question::Relocate { from, tile } => {
            let args = [("from", talk.space(from).into()), ("tile", talk.tile(tile).into())];
            say("ask-relocate", &args)
        }
        Question::PlanSlot { slot } => say("ask-plan-slot", &[("slot", (slot + 1).into())]),
        Question::Perform { slot, action, left } => {
            let args = [
                ("slot", (slot + 1).into()),
                ("action", talk.action(action).into()),
                ("left", left.into()),
            ];
            say("ask-perform", &args)
        }
        Question::MoveTo { from } => say("ask-move-to", &[("from", talk.space(from).into())]),
        Question::MerchantTo => say("ask-merchant-to", &[]),
        Question::MarchTo { from } => say("ask-march-to", &[("from", talk.space(from).into())]),
        Question::MarchAgain => say("ask-march-again", &[]),
        Question::GatherPaid { at } => say("ask-gather-paid", &[("at", talk.space(at).into())]),
        Question::GatherFree { at, free } => {
            say("ask-gather-free", &[("at", talk.space(at).into()), ("free", free.into())])
        }
        Question::DrawTile { at, waiting } => {
            say("ask-draw-tile", &[("at", talk.space(at).into()), ("waiting", waiting.into())])
        }
        Question::SecondOffer => say("ask-second-offer", &[]),
        Question::HandLimit => say("ask-hand-limit", &[]),
        Question::Wages => say("ask-wages", &[]),
    }
}
