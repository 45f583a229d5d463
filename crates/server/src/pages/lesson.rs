//! Lessons: a game on the real rules, in which only what is taught goes on.

use ::edo::Edo;
use ::edo::choice::Choice as EdoChoice;
use ::yedo::Yedo;
use axum::extract::State;
use axum::response::Response;
use record::example::{self, Claim};
use table::{Game, Script, Seat, choice_text};
use ui::Form;
use ui::look::Drawn;
use ui::rulebook;
use words::Talk;

use super::fields::Fields;
use super::rules::{begin, look, of_game, play, window};
use super::{reader, sent};
use crate::app::App;
use crate::asker::{Asker, Named};
use crate::refusal::Refusal;

/// Whom a lesson is for; the other seats play by themselves.
const PUPIL: Seat = Seat(0);

/// A game that can be learned.
trait Lessoned: Drawn {
    /// The example that is played.
    const LESSON: &'static str;
    /// Before which of the pupil's answers each text is read; the last is read at the end.
    const TEXTS: &'static [(usize, &'static str)];

    /// Is it one of several answers that are given as one?
    fn plans(choice: Self::Choice) -> bool;
    /// Answers that a form sends as one.
    fn laid(fields: &Fields) -> Vec<Self::Choice>;
}

impl Lessoned for Edo {
    const LESSON: &'static str = "rules/edo/learn/first-round.example";
    const TEXTS: &'static [(usize, &'static str)] = &[
        (0, "ui-lesson-package"),
        (1, "ui-lesson-city"),
        (2, "ui-lesson-plan"),
        (5, "ui-lesson-move"),
        (7, "ui-lesson-work"),
        (8, "ui-lesson-stone"),
        (11, "ui-lesson-edo"),
        (14, "ui-lesson-wages"),
        (15, "ui-lesson-end"),
    ];

    fn plans(choice: EdoChoice) -> bool {
        matches!(choice, EdoChoice::Plan { .. })
    }

    fn laid(fields: &Fields) -> Vec<EdoChoice> {
        let laid = (1..=3).map_while(|n| super::table::laid(fields, n));
        laid.flat_map(ui::edo::Laid::choices).collect()
    }
}

impl Lessoned for Yedo {
    const LESSON: &'static str = "rules/yedo/learn/first-round.example";
    const TEXTS: &'static [(usize, &'static str)] = &[
        (0, "ui-yedo-lesson-egress"),
        (1, "ui-yedo-lesson-call"),
        (2, "ui-yedo-lesson-open"),
        (3, "ui-yedo-lesson-pick"),
        (4, "ui-yedo-lesson-event"),
        (5, "ui-yedo-lesson-assign"),
        (6, "ui-yedo-lesson-third"),
        (7, "ui-yedo-lesson-act"),
        (8, "ui-yedo-lesson-buy"),
        (9, "ui-yedo-lesson-tavern"),
        (10, "ui-yedo-lesson-mission"),
        (11, "ui-yedo-lesson-pass"),
        (12, "ui-yedo-lesson-castle"),
        (13, "ui-yedo-lesson-audience"),
        (14, "ui-yedo-lesson-end"),
    ];

    fn plans(_: ::yedo::choice::Choice) -> bool {
        false
    }

    fn laid(_: &Fields) -> Vec<::yedo::choice::Choice> {
        Vec::new()
    }
}

/// Which game is learned?
pub(super) async fn which(State(app): State<App>, asker: Asker) -> Response {
    let reader = reader(&app, &asker, "/learn");
    sent(
        &reader,
        &reader.t("ui-nav-learn"),
        "",
        &rulebook::which(&reader, "ui-nav-learn", "/learn"),
    )
}

pub(super) async fn lesson(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
) -> Result<Response, Refusal> {
    of_game!(game.as_str(), G => learn::<G>(&app, &asker, Vec::new(), None))
}

pub(super) async fn learn_on(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    of_game!(game.as_str(), G => {
        let mut answers: Vec<String> = fields.all("answer").map(str::to_owned).collect();
        match fields.find("choice") {
            None => learn::<G>(&app, &asker, answers, Some(G::laid(&fields))),
            Some(choice) => {
                answers.push(format!("{PUPIL} {choice}"));
                learn::<G>(&app, &asker, answers, None)
            }
        }
    })
}

/// The lesson as far as it has come. Whatever the pupil tries, only what is taught goes on.
fn learn<G: Lessoned>(
    app: &App,
    asker: &Asker,
    mut answers: Vec<String>,
    laid: Option<Vec<G::Choice>>,
) -> Result<Response, Refusal> {
    let none = || Refusal::not_found("no-page");
    let found = example::carried().iter().find(|(known, _)| *known == G::LESSON);
    let (_, text) = *found.ok_or_else(none)?;
    let example = example::Example::read(text)?;
    let game = G::agree(G::RULES, G::read_setup(&example.setup)?, G::house())?;
    if let Some(laid) = laid {
        // A plan is three answers given as one: all of it is right, or none.
        let steps = example.steps.iter().filter_map(|step| {
            let Claim::Play { seat: PUPIL, choice, .. } = &step.claim else { return None };
            game.read_choice(choice).ok()
        });
        let wanted: Vec<G::Choice> = steps.filter(|it| G::plans(*it)).collect();
        if laid == wanted {
            answers.extend(laid.iter().map(|&it| format!("{PUPIL} {}", choice_text(&game, it))));
        } else {
            answers.push(String::new());
        }
    }
    let mut state = begin(&game, &example.start)?;
    let (mut facts, mut done, mut next) = (Vec::new(), 0, None);
    let mut taught = Vec::new();
    let mut plan = Vec::new();
    for step in &example.steps {
        let Claim::Play { seat, choice, draws } = &step.claim else { continue };
        let choice = game.read_choice(choice)?;
        let plans = G::plans(choice);
        if next.is_some() {
            if *seat != PUPIL || !plans || plan.is_empty() {
                break;
            }
            plan.push(choice);
            continue;
        }
        if *seat == PUPIL {
            let given = answers.get(done);
            let expected = format!("{PUPIL} {}", choice_text(&game, choice));
            if given != Some(&expected) {
                next = Some(choice);
                plan.extend(plans.then_some(choice));
                continue;
            }
            taught.push(expected);
            done += 1;
            facts.clear();
        }
        play(&game, &mut state, *seat, choice, &mut Script::new(draws), &mut facts)?;
    }
    let path = format!("/learn/{}", G::NAME);
    let reader = reader(app, asker, &path);
    let say = Talk::new(reader.words, &game);
    let window = window(&game, &state, PUPIL);
    let look = look(&say, &window, game.asked(&state), PUPIL);
    let mut hidden = vec![("seat", PUPIL.to_string())];
    hidden.extend(taught.iter().map(|answer| ("answer", answer.clone())));
    let key = G::TEXTS.iter().rev().find(|(from, _)| *from <= done).map_or("", |(_, key)| key);
    let (last, _) = *G::TEXTS.last().expect("a lesson has texts");
    let points = ::edo::content::HOUSE.numbers.end_points;
    let lesson = rulebook::Lesson {
        reader: &reader,
        text: reader.with(key, &[("points", points.into())]),
        strayed: done < answers.len(),
        next: next
            .map(|choice| (say.choice(G::open(&state), PUPIL, choice), choice_text(&game, choice))),
        plan: plan.iter().map(|choice| say.choice(G::open(&state), PUPIL, *choice)).collect(),
        look: &look,
        form: Form { action: path.clone(), fields: hidden },
        lines: Talk::<G>::worth_telling(&facts).map(|fact| say.fact(fact)).collect(),
        step: (done, last),
    };
    let title = reader.with("ui-learn-title", &[("game", ui::home::game_name(G::NAME).into())]);
    Ok(sent(&reader, &title, "wide", &lesson.body()))
}
