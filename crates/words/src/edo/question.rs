//! What a seat is asked, in one sentence.

use edo::choice::Question;

use super::EdoWords;
use crate::Value;

impl EdoWords<'_> {
    /// The question, spoken to the one who is asked.
    pub fn question(&self, question: Question) -> String {
        let say = |key: &str, args: &[(&str, Value<'_>)]| self.words.text(key, args);
        match question {
            Question::Package => say("ask-package", &[]),
            Question::StartCity => say("ask-start-city", &[]),
            Question::SelectRonin => say("ask-select-ronin", &[]),
            Question::Relocate { from, tile } => {
                let args = [("from", self.space(from).into()), ("tile", self.tile(tile).into())];
                say("ask-relocate", &args)
            }
            Question::PlanSlot { slot } => say("ask-plan-slot", &[("slot", (slot + 1).into())]),
            Question::Perform { slot, action, left } => {
                let args = [
                    ("slot", (slot + 1).into()),
                    ("action", self.action(action).into()),
                    ("left", left.into()),
                ];
                say("ask-perform", &args)
            }
            Question::MoveTo { from } => say("ask-move-to", &[("from", self.space(from).into())]),
            Question::MerchantTo => say("ask-merchant-to", &[]),
            Question::MarchTo { from } => say("ask-march-to", &[("from", self.space(from).into())]),
            Question::MarchAgain => say("ask-march-again", &[]),
            Question::GatherPaid { at } => say("ask-gather-paid", &[("at", self.space(at).into())]),
            Question::GatherFree { at, free } => {
                say("ask-gather-free", &[("at", self.space(at).into()), ("free", free.into())])
            }
            Question::SecondOffer => say("ask-second-offer", &[]),
            Question::HandLimit => say("ask-hand-limit", &[]),
            Question::Wages => say("ask-wages", &[]),
        }
    }
}
