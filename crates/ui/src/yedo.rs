//! A table of Yedo as a page: the town, the clans, the hand, the bidding, and what is asked.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "most frames, questions and answers are shown like any other; a new one is too"
)]

mod bidding;
mod city;
mod clans;
mod hand;
mod heart;
mod need;
mod offers;
pub mod setup;
mod stake;
mod story;
#[cfg(test)]
mod tests;
mod together;
mod trade;

use ::yedo::Yedo;
use ::yedo::choice::{Choice, Question};
use ::yedo::edition::{Edition, Moment};
use ::yedo::fact::Fact;
use ::yedo::frame::{Frame, Phase};
use ::yedo::rules;
use ::yedo::state::{Open, Piece, Spot};
use ::yedo::view::View;
use host::{Happened, Scene, Told};
use maud::{Markup, html};
use table::{Rule, Seat};
use words::Value;
use words::yedo::YedoWords;

use crate::art::{crest_icon, icon};
use crate::look::{Answers, Drawn, Heap, classes};
use crate::story::Moved;

/// A game of Yedo as somebody sees it.
pub type Look<'a> = crate::look::Look<'a, Yedo>;

impl Drawn for Yedo {
    type Fresh = Vec<String>;
    const POINT: &'static str = "point";

    fn told(told: &Told) -> &[Happened<Fact>] {
        match told {
            Told::Yedo(_, happened) => happened,
            Told::Edo(..) => &[],
        }
    }

    fn open_of(view: &View) -> &Open {
        &view.open
    }

    fn edition(&self) -> &'static Edition {
        self.edition
    }

    fn is_over(open: &Open) -> bool {
        open.frames.top() == Frame::Over
    }

    fn rule_of(&self, open: &Open, question: Question) -> Rule {
        Yedo::rule_of(self, open, question)
    }

    fn is_step(question: Question) -> bool {
        offers::is_step(question)
    }

    /// Whoever looks has their own hand on the page.
    fn is_private(_: Option<Question>) -> bool {
        true
    }

    fn sign(choice: Choice) -> &'static str {
        offers::sign_of(choice)
    }

    fn place(look: &Look<'_>, choice: Choice) -> Option<String> {
        offers::place_of(look.open(), choice)
    }

    fn comes_last(choice: Choice) -> bool {
        choice == Choice::Pass
    }

    fn label(look: &Look<'_>, choice: Choice) -> Markup {
        offers::label(look, choice)
    }

    fn heaps<'o>(look: &Look<'_>, lawful: Answers<'o, Yedo>) -> Vec<Heap<'o, Yedo>> {
        offers::heaps(look, lawful)
    }

    fn stake(look: &Look<'_>) -> Markup {
        look.stake()
    }

    fn orders(look: &Look<'_>) -> Vec<(&'static str, Choice, String)> {
        offers::orders(look)
    }

    fn order_name(look: &Look<'_>, kind: &str) -> String {
        offers::order_name(look, kind)
    }

    fn progress(look: &Look<'_>) -> String {
        let open = look.open();
        let phase = look.t(&phase(open));
        if open.round == 0 {
            return phase;
        }
        let args = [
            ("round", Value::from(open.round)),
            ("rounds", look.game().setup().rounds.into()),
            ("phase", phase.into()),
        ];
        look.with("ui-yedo-progress", &args)
    }

    fn strip(look: &Look<'_>) -> Markup {
        let Some(seat) = look.seat() else { return html! {} };
        let home = &look.open().homes[seat];
        html! {
            p .strip aria-hidden="true" {
                span { (icon("point")) (home.prestige) }
                span { (icon("ryo")) (home.mon) }
                span { (icon("disciple")) (home.n_home()) }
                span { (icon("weapon-katana")) (home.n_weapons()) }
                @if home.blessing { span { (icon("blessing")) } }
            }
        }
    }

    fn center(look: &Look<'_>) -> Markup {
        html! {
            div .center {
                (look.city())
                (look.hand())
                (look.beside())
            }
        }
    }

    fn boards(look: &Look<'_>) -> Markup {
        look.clans()
    }

    fn doer(fact: Fact) -> Option<Seat> {
        story::seat(fact)
    }

    fn law(fact: Fact) -> Option<Rule> {
        story::rule(fact)
    }

    fn begins_round(fact: Fact) -> bool {
        matches!(fact, Fact::RoundBegan { .. })
    }

    fn is_trivial(fact: Fact) -> bool {
        matches!(fact, Fact::Answered { .. } | Fact::TookPart { .. } | Fact::Arranged { .. })
    }

    fn moved(&self, fact: Fact) -> Option<Moved> {
        story::moved(fact)
    }

    fn freshen<'f>(facts: impl Iterator<Item = &'f Fact>) -> Vec<String> {
        facts.filter_map(|fact| story::place(*fact)).collect()
    }

    fn scored(fact: Fact) -> Option<(Seat, i32)> {
        story::scored(fact)
    }

    fn decided(
        scene: &Scene<Yedo>,
        say: &YedoWords<'_>,
        ahead: Seat,
        behind: Seat,
    ) -> Option<(String, Rule)> {
        let homes = &scene.windows.first()?.view.open.homes;
        let args = [
            ("ahead", Value::from(say.seat(ahead).to_owned())),
            ("behind", say.seat(behind).to_owned().into()),
        ];
        let tied = homes[ahead].prestige == homes[behind].prestige;
        tied.then(|| (say.words.text("ui-yedo-decided", &args), rules::END_TIE))
    }
}

impl Look<'_> {
    /// A disciple, by the crest of its owner and the sign of its skill.
    fn piece(&self, piece: Piece, at: &str) -> Markup {
        let Some(owner) = piece.owner() else { return html! {} };
        html! {
            span class={ "piece seat-" (owner.0 + 1) } data-piece={ "s" (owner.0 + 1) "@" (at) }
                title=(self.piece_in_words(piece))
            {
                (crest_icon(owner))
                @if piece.is_ronin() { (icon("ronin")) }
                @else if piece.is_errand_boy() { (icon("spec-messenger")) }
                @else if let Some(skill) = piece.skill() { (icon(&format!("spec-{}", skill.id()))) }
            }
        }
    }

    fn piece_in_words(&self, piece: Piece) -> String {
        let Some(owner) = piece.owner() else { return self.t("ui-yedo-free") };
        let seat = ("seat", Value::from(self.say.seat(owner).to_owned()));
        if piece.is_ronin() {
            return self.with("ui-yedo-ronin-of", &[seat]);
        }
        if piece.is_errand_boy() {
            return self.t("ui-yedo-errand-boy");
        }
        match piece.skill() {
            None => self.with("ui-yedo-disciple-of", &[seat]),
            Some(skill) => {
                let skill = ("specialist", self.say.specialist(skill).into());
                self.with("ui-yedo-specialist-of", &[seat, skill])
            }
        }
    }

    /// The attributes of something that can be pressed, or that says why it cannot.
    fn target(&self, place: &str, class: &str, name: &str, inside: &Markup) -> Markup {
        let answers = self.answers_at(place);
        let can = answers.is_some();
        let news = self.fresh.iter().any(|fresh| fresh == place);
        html! {
            div class=(classes(&format!("space {class}"), &[("can", can), ("fresh", news)])) data-space=(place) data-choices=[answers]
                tabindex=[can.then_some("0")] role=[can.then_some("button")]
                title=(name)
            { (inside) }
        }
    }
}

/// How a place is called on the page.
fn spot_id(spot: Spot) -> String {
    match (spot.as_annex(), spot.as_location()) {
        (Some((owner, annex)), _) => format!("annex-{}-{}", owner.0 + 1, annex.id()),
        (None, Some(no)) => format!("at-{}", no.0),
        (None, None) => String::new(),
    }
}

/// What is going on: a key of the language files. The phase is what everything else is put upon.
fn phase(open: &Open) -> String {
    match open.phase() {
        Phase::Draft | Phase::Favors => "ui-yedo-phase-setup".into(),
        Phase::Over => "ui-over".into(),
        phase => format!("ui-yedo-phase-{}", phase.id()),
    }
}

/// The card that lies on the table, not yet in effect: whose, and which.
fn played(open: &Open) -> Option<(Seat, u8)> {
    open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Played { by, card, .. } => Some((by, card)),
        _ => None,
    })
}

/// The moment at which cards may be played now.
fn moment(question: Option<Question>) -> Option<Moment> {
    match question {
        Some(Question::Moment { moment }) => Some(moment),
        _ => None,
    }
}
