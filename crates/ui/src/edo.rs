//! A table of Edo as a page: the map, the boards, the market, the plan, and what is asked.

mod boards;
mod card;
mod map;
mod market;
mod offers;
mod place;
mod plan;
mod story;
mod text;
mod ways;

use ::edo::Edo;
use ::edo::board::{Space, Spaces};
use ::edo::choice::{Choice, Question};
use ::edo::edition::Edition;
use ::edo::fact::Fact;
use ::edo::frame::Frame;
use ::edo::state::Open;
use ::edo::view::View;
use ::edo::{Decided, rules};
use host::{Happened, Scene, Told};
use maud::{Markup, html};
use table::{Game, Rule, Seat};
use words::Value;
use words::edo::EdoWords;

pub use self::plan::{Laid, Tried};
use crate::Form;
use crate::look::Drawn;
use crate::story::Moved;

/// A game of Edo as somebody sees it.
pub type Look<'a> = crate::look::Look<'a, Edo>;

impl Drawn for Edo {
    type Fresh = Spaces;
    const POINT: &'static str = "point";

    fn told(told: &Told) -> &[Happened<Fact>] {
        match told {
            Told::Edo(_, happened) => happened,
            Told::Yedo(..) => &[],
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

    fn rule_of(&self, _: &Open, question: Question) -> Rule {
        question.rule()
    }

    fn is_step(question: Question) -> bool {
        offers::is_step(question)
    }

    fn is_private(question: Option<Question>) -> bool {
        matches!(question, Some(Question::PlanSlot { .. }))
    }

    fn own_form(question: Question) -> Option<&'static str> {
        matches!(question, Question::PlanSlot { .. }).then_some("ui-ask-plan")
    }

    fn planning(look: &Look<'_>, form: &Form, tried: Option<Tried>) -> Markup {
        html! {
            @if look.plans() { (look.plan(form, &tried.unwrap_or_else(|| look.drafted()))) }
        }
    }

    fn sign(choice: Choice) -> &'static str {
        offers::sign_of(choice)
    }

    fn place(look: &Look<'_>, choice: Choice) -> Option<String> {
        offers::space_of(choice).map(|space| look.game().board.id(space).to_owned())
    }

    fn comes_last(choice: Choice) -> bool {
        choice == Choice::Done
    }

    fn label(look: &Look<'_>, choice: Choice) -> Markup {
        let text = match (choice, look.window.question) {
            (Choice::Done, Some(Question::Perform { left, .. })) if 0 < left => {
                look.with("ui-finish", &[("left", left.into())])
            }
            _ => look.say.choice(look.open(), look.seat().unwrap_or_default(), choice),
        };
        html! { (text) }
    }

    fn progress(look: &Look<'_>) -> String {
        let open = look.open();
        let phase = look.t(text::phase(open));
        if open.round == 0 {
            return phase;
        }
        let left = open.merchant.pile.len() + u8::from(open.merchant.next.is_some());
        let args = [
            ("round", Value::from(open.round)),
            ("phase", phase.into()),
            ("left", Value::from(left)),
        ];
        look.with("ui-progress", &args)
    }

    fn strip(look: &Look<'_>) -> Markup {
        look.purse_in_signs()
    }

    /// The map, and what lies beside it.
    fn center(look: &Look<'_>) -> Markup {
        html! {
            div .center {
                section #map .map aria-label=(look.t("ui-map")) {
                    div .pan tabindex="0" role="region" aria-label=(look.t("ui-map-pan")) { (look.map()) }
                    (look.map_in_words())
                    (look.legend())
                }
                (look.market())
            }
        }
    }

    fn boards(look: &Look<'_>) -> Markup {
        html! {
            div .boards {
                @if look.seat().is_some() {
                    section #mine .mine aria-label=(look.t("ui-mine")) { (look.own()) }
                }
                (look.others())
            }
        }
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
        matches!(fact, Fact::PlanSealed { .. } | Fact::CardDone { .. })
    }

    fn moved(&self, fact: Fact) -> Option<Moved> {
        story::moved(self, fact)
    }

    fn freshen<'f>(facts: impl Iterator<Item = &'f Fact>) -> Spaces {
        facts.filter_map(|fact| story::place(*fact)).collect()
    }

    fn scored(fact: Fact) -> Option<(Seat, i32)> {
        story::scored(fact)
    }

    fn goal(&self) -> Option<u16> {
        Some(self.edition.numbers.end_points.into())
    }

    fn decided(
        scene: &Scene<Edo>,
        say: &EdoWords<'_>,
        ahead: Seat,
        behind: Seat,
    ) -> Option<(String, Rule)> {
        let window = scene.windows.first()?;
        let (by, rule): (&str, Rule) = match scene.game.decided(&window.view.open, ahead, behind) {
            Decided::Points => return None,
            Decided::House => ("house", rules::END_HOUSE_IN_EDO),
            Decided::Ryo => ("ryo", rules::END_TIE),
            Decided::Resources => ("resources", rules::END_TIE),
            Decided::Order => ("order", rules::END_TIE),
        };
        let args = [
            ("by", Value::from(by)),
            ("ahead", say.seat(ahead).to_owned().into()),
            ("behind", say.seat(behind).to_owned().into()),
        ];
        Some((say.words.text("play-decided", &args), rule))
    }
}

impl Look<'_> {
    fn is_covered(&self, space: Space) -> bool {
        let open = self.open();
        let city = self.game().board.city(space);
        city.map_or(open.covered.has(space), |city| open.cities[city].tile.is_none())
    }
}

/// Everybody at the table.
fn all(game: &Edo) -> impl Iterator<Item = Seat> + use<> {
    game.seats().iter()
}
