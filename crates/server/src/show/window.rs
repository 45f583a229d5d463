//! What is asked, and what could be tried, whichever game it is.

use host::{Hosted, Scene, Shown, Window};
use schemars::JsonSchema;
use serde::Serialize;
use table::{BySeat, Cure, Illegal, Offer, Seat, Unmet, Viewer, choice_text};
use words::{Spoken, Talk, Words};

use super::SeatId;
use super::edo::{self, EdoView};
use super::yedo::{self, YedoView};

/// What one pair of eyes is shown of a game.
#[derive(Serialize, JsonSchema)]
pub(crate) struct WindowShown {
    /// Whose eyes; none: what lies open.
    seat: Option<SeatId>,
    /// What this seat is asked.
    question: Option<QuestionShown>,
    /// What it could try, lawful or not.
    options: Vec<OptionShown>,
    /// All that may be known.
    view: ViewShown,
}

/// What a seat is asked.
#[derive(Serialize, JsonSchema)]
pub(crate) struct QuestionShown {
    /// The kind of question, in one word: what standing orders are given for.
    kind: &'static str,
    /// The question, in the asker's language.
    text: String,
}

/// Something that could be tried.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OptionShown {
    /// In the game's notation: send this as an answer.
    choice: String,
    /// What it is, in the asker's language.
    text: String,
    /// Why it may not be done, if it may not: what decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<ReasonShown>,
    /// All that stands against it, if it may not be done: first what nothing can change.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unmet: Vec<UnmetShown>,
}

/// A condition that is not met.
#[derive(Serialize, JsonSchema)]
pub(crate) struct UnmetShown {
    /// Which.
    #[serde(flatten)]
    reason: ReasonShown,
    /// Can nothing on the table change it?
    fixed: bool,
    /// What could be answered now to meet it, if one answer is enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    cure: Option<CureShown>,
}

/// What could be answered now to meet a condition.
#[derive(Serialize, JsonSchema)]
pub(crate) struct CureShown {
    /// In the game's notation: one choice, or two that are made one after the other.
    choices: Vec<String>,
    /// What it is, in the asker's language.
    text: String,
}

/// Why something may not be done.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ReasonShown {
    /// The id of the rule that forbids it.
    rule: &'static str,
    /// The title of that rule, in the asker's language.
    title: String,
    /// What is missing, in the asker's language.
    text: String,
    /// Of what there is not enough.
    what: Option<&'static str>,
    /// How much there is.
    have: Option<i16>,
    /// How much it takes.
    need: Option<i16>,
}

/// What a viewer knows of a game: which game it is, stands in the terms.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum ViewShown {
    /// Of Edo.
    Edo(Box<EdoView>),
    /// Of Yedo.
    Yedo(Box<YedoView>),
}

/// Calls seats by the names of who sits there.
pub(super) fn naming<'a, G>(mut say: Talk<'a, G>, called: &BySeat<Option<String>>) -> Talk<'a, G> {
    for (seat, name) in (0..).map(Seat).zip(&called.0) {
        if let Some(name) = name {
            say = say.naming(seat, name.clone());
        }
    }
    say
}

/// All windows of a game.
pub(crate) fn windows(
    shown: &Shown,
    words: &Words,
    called: &BySeat<Option<String>>,
) -> Vec<WindowShown> {
    match shown {
        Shown::Edo(scene) => of_scene(scene, words, called, |window| {
            let view = edo::view_shown(&scene.game, &window.view);
            (&window.view.open, ViewShown::Edo(Box::new(view)))
        }),
        Shown::Yedo(scene) => of_scene(scene, words, called, |window| {
            let view = yedo::view_shown(&scene.game, &window.view);
            (&window.view.open, ViewShown::Yedo(Box::new(view)))
        }),
    }
}

fn of_scene<G: Hosted + Spoken>(
    scene: &Scene<G>,
    words: &Words,
    called: &BySeat<Option<String>>,
    view: impl Fn(&Window<G>) -> (&G::Open, ViewShown),
) -> Vec<WindowShown> {
    let say = naming(Talk::new(words, &*scene.game), called);
    let shown = |window: &Window<G>| {
        let (open, view) = view(window);
        window_shown(scene, window, &say, open, view)
    };
    scene.windows.iter().map(shown).collect()
}

fn window_shown<G: Hosted + Spoken>(
    scene: &Scene<G>,
    window: &Window<G>,
    say: &Talk<'_, G>,
    open: &G::Open,
    view: ViewShown,
) -> WindowShown {
    let seat = match window.viewer {
        Viewer::Public => None,
        Viewer::Seat(seat) => Some(seat),
    };
    let question = window
        .question
        .zip(window.kind)
        .map(|(question, kind)| QuestionShown { kind, text: say.question(question) });
    let me = seat.unwrap_or_default();
    let cure = |cure: &Cure<_, _>| CureShown {
        choices: cure.choices().map(|choice| choice_text(&*scene.game, choice)).collect(),
        text: say.cure(open, me, cure),
    };
    let unmet = |unmet: &Unmet<_, _>| UnmetShown {
        reason: reason(unmet.illegal, say),
        fixed: unmet.is_fixed,
        cure: unmet.cure.as_ref().map(cure),
    };
    // Refusals stand in the order of the offers.
    let mut refusals = window.refusals.iter().peekable();
    let mut all_unmet = |offer: &Offer<_>| {
        let refusal = refusals.next_if(|refusal| refusal.choice == offer.choice);
        refusal.map_or_else(Vec::new, |refusal| refusal.unmet.iter().map(unmet).collect())
    };
    let option = |offer: &Offer<_>| OptionShown {
        choice: choice_text(&*scene.game, offer.choice),
        text: say.choice(open, me, offer.choice),
        refused: offer.refused.map(|illegal| reason(illegal, say)),
        unmet: all_unmet(offer),
    };
    WindowShown {
        seat: seat.map(SeatId),
        question,
        options: window.offers.iter().map(option).collect(),
        view,
    }
}

fn reason<G: Spoken>(illegal: Illegal, say: &Talk<'_, G>) -> ReasonShown {
    ReasonShown {
        rule: illegal.rule.0,
        title: say.words.rule_title(illegal.rule),
        text: say.why(illegal),
        what: illegal.lack.map(|lack| lack.what),
        have: illegal.lack.map(|lack| lack.have),
        need: illegal.lack.map(|lack| lack.need),
    }
}
