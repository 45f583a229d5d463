//! What of questions and answers is Edo's: their drawings, their places on the map, their rules.

use ::edo::board::Space;
use ::edo::choice::{Choice, Question};
use ::edo::frame::Frame;
use ::edo::state::Building;
use maud::{Markup, html};
use table::Seat;

use super::Look;
use crate::art::icon;

impl Look<'_> {
    /// What the viewer has, in a line of signs, where their board is far away.
    pub(super) fn purse_in_signs(&self) -> Markup {
        let Some(seat) = self.seat() else { return html! {} };
        let (open, purse) = (self.open(), &self.open().homes[seat].purse);
        html! {
            p .strip aria-hidden="true" {
                span { (icon("point")) (open.homes[seat].points) }
                span { (icon("ryo")) (purse.ryo.0) }
                @for good in ::edo::edition::Good::ALL { span { (icon(crate::art::good(good))) (purse.of(good)) } }
                span { (icon("official")) (open.homes[seat].officials) }
                span { (icon("samurai")) (open.n_samurai(seat)) }
            }
        }
    }

    /// The space from which somebody moves now.
    pub(super) fn mover(&self) -> Option<Space> {
        match self.window.question? {
            Question::MoveTo { from }
            | Question::MarchTo { from }
            | Question::Relocate { from, .. } => Some(from),
            Question::MerchantTo => Some(self.open().merchant.at),
            Question::GatherPaid { at }
            | Question::GatherFree { at, .. }
            | Question::DrawTile { at, .. } => Some(at),
            Question::Package
            | Question::StartCity
            | Question::SelectRonin
            | Question::PlanSlot { .. }
            | Question::Perform { .. }
            | Question::MarchAgain
            | Question::SecondOffer
            | Question::HandLimit
            | Question::Wages => None,
        }
    }

    /// What it costs whoever moves now to go there; none if it is not a matter of money.
    pub(super) fn price_to(&self, to: Space) -> Option<u16> {
        let (numbers, free) = (&self.game().edition.numbers, self.open().temples[self.seat()?]);
        let question = self.window.question?;
        let (from, road) = if let Question::MoveTo { from } = question {
            (from, numbers.road_samurai)
        } else if question == Question::MerchantTo {
            (self.open().merchant.at, numbers.road_merchant)
        } else {
            return None;
        };
        Some(u16::from(self.game().board.paid_roads(from, to, free)) * u16::from(road))
    }

    /// Whose card is being performed.
    pub(super) fn turn_of(&self) -> Option<Seat> {
        let open = self.open();
        open.frames.as_slice().iter().rev().find_map(|frame| {
            let Frame::Card(turn) = frame else { return None };
            Some(self.game().seat(open, turn.turn))
        })
    }
}

/// Where on the map an answer would be pointed at.
#[rustfmt::skip]
pub(super) fn space_of(choice: Choice) -> Option<Space> {
    match choice {
        Choice::Start(at) | Choice::Select(at) | Choice::Relocate(at) | Choice::Move(at)
        | Choice::To(at) | Choice::Work { at, .. } | Choice::Post(at) | Choice::March(at)
        | Choice::Disperse(at) | Choice::Join(at) | Choice::Build { at, .. } | Choice::Temple(at)
        | Choice::Income(at) | Choice::Recall(at) => Some(at),
        Choice::Done | Choice::Package(_) | Choice::Support | Choice::Plan { .. }
        | Choice::Merchant | Choice::Take | Choice::Draw | Choice::Buy { .. } | Choice::Point(_)
        | Choice::Special(_) | Choice::Meet(_) | Choice::Redeem { .. } | Choice::Return(_) => None,
    }
}

/// A drawing for each kind of answer.
#[rustfmt::skip]
pub(super) fn sign_of(choice: Choice) -> &'static str {
    match choice {
        Choice::Done                              => "seal",
        Choice::Package(_)                        => "rice",
        Choice::Select(_) | Choice::Relocate(_) | Choice::Disperse(_) | Choice::Draw => "ronin",
        Choice::Support | Choice::Take            => "official",
        Choice::Plan { .. } | Choice::Special(_)  => "act-special",
        Choice::Move(_) | Choice::To(_) | Choice::March(_) | Choice::Join(_) => "act-travel",
        Choice::Merchant                          => "merchant",
        Choice::Work { .. } | Choice::Recall(_)   => "samurai",
        Choice::Post(_)                           => "kind-border-post",
        Choice::Buy { .. }                        => "act-trade",
        Choice::Point(_)                          => "point",
        Choice::Start(_) | Choice::Build { building: Building::House, .. } => "house",
        Choice::Build { building: Building::TradingPost, .. } => "trading-post",
        Choice::Build { building: Building::Fortress, .. }    => "fortress",
        Choice::Temple(_)                         => "temple",
        Choice::Meet(_) | Choice::Redeem { .. } | Choice::Income(_) => "privilege",
        Choice::Return(good)                      => crate::art::good(good),
    }
}

/// Has something been begun that asks where to, or what else?
pub(super) fn is_step(question: Question) -> bool {
    match question {
        Question::MoveTo { .. }
        | Question::MerchantTo
        | Question::MarchTo { .. }
        | Question::MarchAgain
        | Question::GatherPaid { .. }
        | Question::GatherFree { .. }
        | Question::DrawTile { .. }
        | Question::SecondOffer => true,
        Question::Package
        | Question::StartCity
        | Question::SelectRonin
        | Question::Relocate { .. }
        | Question::PlanSlot { .. }
        | Question::Perform { .. }
        | Question::HandLimit
        | Question::Wages => false,
    }
}

#[cfg(test)]
mod tests {
    use ::edo::choice::Choice;
    use ::edo::content::HOUSE;
    use ::edo::edition::Good;
    use ::edo::{Edo, Setup};
    use table::{Choices, Fast, Game};

    use crate::look::Drawn;

    #[test]
    fn the_rule_beside_a_question_refuses_answers_to_any_other() {
        let mut asked = std::collections::BTreeSet::new();
        let mut wrong = std::collections::BTreeSet::new();
        for seed in 0..60 {
            let setup = Setup::read("players 3 modules jiin tokken ronin").expect("a set-up");
            let game = Edo::new(setup, &HOUSE).expect("it can be played");
            let mut luck = Fast(seed);
            let mut state = game.deal(&mut luck, &mut ());
            while let Some(seat) = game.asked(&state).lowest() {
                let question = game.question(&state, seat).expect("the seat is asked");
                let shown = Drawn::rule_of(&game, &state.open, question);
                let others = [Choice::Package(0), Choice::Return(Good::Rice), Choice::Support];
                let cited: Vec<_> = others
                    .into_iter()
                    .filter_map(|other| game.check(&state, seat, other).err())
                    .map(|illegal| illegal.rule)
                    .collect();
                let words = format!("{question:?}");
                let kind = words.split(' ').next().unwrap_or_default().to_owned();
                if !cited.contains(&shown) {
                    wrong.insert((kind.clone(), shown.0, cited[0].0));
                }
                asked.insert(kind);
                let mut choices = Choices::new();
                game.choices(&state, seat, &mut choices);
                let choice = choices.any_kind(&mut luck);
                game.apply(&mut state, seat, choice, &mut luck, &mut ());
            }
        }
        assert!(wrong.is_empty(), "shown, and cited: {wrong:#?}");
        assert!(12 < asked.len(), "{asked:?}");
    }
}
