//! What is asked, what could be answered, and why some of it may not be.

use ::edo::board::Space;
use ::edo::choice::{Choice, Question};
use ::edo::edition::Action;
use ::edo::frame::Frame;
use ::edo::rules;
use ::edo::state::Building;
use maud::{Markup, html};
use table::{Illegal, Notation, Offer, Rule, Seat, choice_text};

use super::Look;
use crate::Form;
use crate::art::icon;

/// From so many answers on they stand in two columns.
const MANY: usize = 8;

impl Look<'_> {
    /// What is asked and all answers there are, in a form that is sent as it says.
    /// Between the two stands what else there is to press.
    pub fn ask(&self, form: &Form, beside: &Markup) -> Markup {
        let Some(question) = self.window.question.filter(|_| self.live) else {
            return self.waiting();
        };
        // Ending a step is the last thing one thinks of, whatever order the rules list it in.
        let mut lawful: Vec<&Offer<Choice>> =
            self.window.offers.iter().filter(|offer| offer.refused.is_none()).collect();
        lawful.sort_by_key(|offer| offer.choice == Choice::Done);
        let refused: Vec<(&Offer<Choice>, Illegal)> =
            self.window.offers.iter().filter_map(|offer| Some((offer, offer.refused?))).collect();
        let plans = matches!(question, Question::PlanSlot { .. });
        html! {
            h2 #question tabindex="-1" {
                span .lit { (icon("lantern")) }
                @if plans { (self.t("ui-ask-plan")) } @else { (self.say.question(question)) }
            }
            (self.strip())
            (beside)
            @if !plans {
                form .options .many[MANY < lawful.len()] method="post" action=(form.action) data-answer="" {
                    (form.hidden())
                    ul {
                        @for offer in lawful { li { (self.option(offer.choice)) } }
                    }
                }
                @if !refused.is_empty() {
                    details .refusals {
                        summary {
                            (self.with("ui-refused", &[("n", refused.len().into())]))
                        }
                        ul {
                            @for (offer, illegal) in refused {
                                li { (self.refusal(offer.choice, illegal)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn option(&self, choice: Choice) -> Markup {
        let seat = self.seat().unwrap_or_default();
        let text = match (choice, self.window.question) {
            (Choice::Done, Some(Question::Perform { left, .. })) if 0 < left => {
                self.with("ui-finish", &[("left", left.into())])
            }
            _ => self.say.choice(self.open(), seat, choice),
        };
        let class = if choice == Choice::Done { "option done" } else { "option" };
        html! {
            button class=(class) name="choice" value=(choice_text(self.game(), choice))
                data-at=[space_of(choice).map(|space| self.game().board.id(space))]
            {
                (icon(sign_of(choice)))
                span { (text) }
            }
        }
    }

    /// Dimmed, still there for whoever looks for it, and it says why.
    fn refusal(&self, choice: Choice, illegal: Illegal) -> Markup {
        let seat = self.seat().unwrap_or_default();
        html! {
            details .refused data-at=[space_of(choice).map(|space| self.game().board.id(space))] {
                summary {
                    (icon(sign_of(choice)))
                    span { (self.say.choice(self.open(), seat, choice)) }
                    span .why-mark { (self.t("ui-why")) }
                }
                (self.why(illegal))
            }
        }
    }

    /// Why not: what is missing, and the rule that says so.
    pub(super) fn why(&self, illegal: Illegal) -> Markup {
        html! {
            p .why {
                (self.say.why(illegal)) " "
                a href={ "/rules/edo#" (illegal.rule.0) } data-rule=(illegal.rule.0) {
                    (self.words().rule_title(illegal.rule))
                }
            }
        }
    }

    /// What the viewer has, in a line of signs, where their board is far away.
    fn strip(&self) -> Markup {
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

    /// Has something been begun that asks where to, or what else?
    pub(crate) fn in_a_step(&self) -> bool {
        self.window.question.is_some_and(|question| match question {
            Question::MoveTo { .. }
            | Question::MerchantTo
            | Question::MarchTo { .. }
            | Question::MarchAgain
            | Question::GatherPaid { .. }
            | Question::GatherFree { .. }
            | Question::SecondOffer => true,
            Question::Package
            | Question::StartCity
            | Question::SelectRonin
            | Question::Relocate { .. }
            | Question::PlanSlot { .. }
            | Question::Perform { .. }
            | Question::HandLimit
            | Question::Wages => false,
        })
    }

    /// For a first game: the rule behind what is asked, where it is asked.
    pub fn coach(&self) -> Markup {
        let Some(question) = self.window.question.filter(|_| self.live) else { return html! {} };
        let rule = rule_of(question);
        html! {
            aside #coach .coach aria-label=(self.t("ui-coach")) {
                h3 { a href={ "/rules/edo#" (rule.0) } { (self.words().rule_title(rule)) } }
                p { (self.words().rule_text(rule, self.game().edition)) }
            }
        }
    }

    /// Whom everybody waits for.
    fn waiting(&self) -> Markup {
        let open = self.open();
        if open.frames.top() == Frame::Over {
            return html! { h2 #question tabindex="-1" { (self.t("ui-over")) } };
        }
        let names: Vec<String> =
            self.asked.iter().map(|seat| self.say.seat(seat).to_owned()).collect();
        let args = [("who", self.words().list(&names).into())];
        html! { h2 #question .calm tabindex="-1" { (self.with("ui-waiting", &args)) } }
    }

    /// An answer as it is written, in words.
    pub(crate) fn choice_in_words(&self, choice: &str) -> String {
        let seat = self.seat().unwrap_or_default();
        match self.game().read_choice(choice) {
            Ok(choice) => self.say.choice(self.open(), seat, choice),
            Err(_) => choice.to_owned(),
        }
    }

    /// Every lawful answer, and how it is written.
    pub(super) fn lawful(&self) -> impl Iterator<Item = (Choice, String)> + '_ {
        let asked = self.live && self.window.question.is_some();
        let offers =
            self.window.offers.iter().filter(move |offer| asked && offer.refused.is_none());
        offers.map(|offer| (offer.choice, choice_text(self.game(), offer.choice)))
    }

    /// The space from which somebody moves now.
    pub(super) fn mover(&self) -> Option<Space> {
        match self.window.question? {
            Question::MoveTo { from }
            | Question::MarchTo { from }
            | Question::Relocate { from, .. } => Some(from),
            Question::MerchantTo => Some(self.open().merchant.at),
            Question::GatherPaid { at } | Question::GatherFree { at, .. } => Some(at),
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
        | Choice::Merchant | Choice::Take | Choice::Buy { .. } | Choice::Point(_)
        | Choice::Special(_) | Choice::Meet(_) | Choice::Redeem { .. } | Choice::Return(_) => None,
    }
}

/// A drawing for each kind of answer.
#[rustfmt::skip]
fn sign_of(choice: Choice) -> &'static str {
    match choice {
        Choice::Done                              => "seal",
        Choice::Package(_)                        => "rice",
        Choice::Select(_) | Choice::Relocate(_) | Choice::Disperse(_) => "ronin",
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

/// What a newcomer should read when they are asked this.
fn rule_of(question: Question) -> Rule {
    match question {
        Question::Package => rules::SETUP_PACKAGES,
        Question::StartCity => rules::SETUP_START,
        Question::SelectRonin => rules::RONIN_ROUND_START,
        Question::Relocate { .. } => rules::RONIN_TILE,
        Question::PlanSlot { .. } => rules::PLAN_THREE_CARDS,
        Question::Perform { action, .. } => match action {
            Action::Rice => rules::ACT_RICE,
            Action::Money => rules::ACT_MONEY,
            Action::Wood | Action::Stone | Action::RiceField => rules::ACT_PRODUCE,
            Action::Recruit => rules::ACT_RECRUIT,
            Action::Travel => rules::ACT_TRAVEL_POST,
            Action::Special => rules::ACT_SPECIAL,
            Action::Trade => rules::ACT_TRADE,
            Action::Build => rules::ACT_BUILD,
        },
        Question::MoveTo { .. } => rules::MOVE_PAY,
        Question::MerchantTo => rules::MOVE_MERCHANT,
        Question::MarchTo { .. } | Question::MarchAgain => rules::ACT_TRAVEL_FREE,
        Question::GatherPaid { .. } => rules::RONIN_DISPERSE_PAY,
        Question::GatherFree { .. } => rules::RONIN_DISPERSE_FREE2,
        Question::SecondOffer => rules::ACT_TRADE_POST,
        Question::HandLimit => rules::LIMIT_RESOURCES,
        Question::Wages => rules::WAGES_CHOOSE,
    }
}
