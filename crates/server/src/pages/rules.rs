//! The rulebook, and examples that can be played.

use std::collections::HashMap;
use std::sync::LazyLock;

use ::edo::choice::Choice;
use ::edo::content::HOUSE;
use ::edo::fact::Fact;
use ::edo::state::State as Position;
use ::edo::{Edo, Setup};
use axum::extract::State;
use axum::response::Response;
use host::{Hosted, Window};
use record::example::{self, Claim, Start};
use serde::Deserialize;
use table::{
    BySeat, Chance, Explain, Fast, Game, Notation, Rule, Script, Seat, Seats, Viewer, choice_text,
};
use ui::Form;
use ui::edo::Look;
use ui::rulebook;
use words::edo::EdoWords;

use super::fields::Fields;
use super::{reader, sent};
use crate::app::App;
use crate::asker::{Ask, Asker, Named};
use crate::refusal::Refusal;

/// The most answers in an example that somebody plays on.
const ANSWERS_MAX: usize = 60;

/// The lesson, and before which of its pupil's answers each of its texts is read.
const LESSON: &str = "rules/edo/learn/first-round.example";
const LESSON_TEXTS: [(usize, &str); 9] = [
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
/// How many answers the pupil gives.
const LESSON_ANSWERS: usize = 15;
/// Whom the lesson is for; the other seat plays by itself.
const PUPIL: Seat = Seat(0);

/// What to look for.
#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
}

/// The names of the examples about each rule.
static EXAMPLES: LazyLock<HashMap<Rule, Vec<&'static str>>> = LazyLock::new(|| {
    let names = |rule: Rule| example::about(rule).into_iter().map(|(name, _)| name).collect();
    ::edo::rules::ALL.iter().map(|(rule, _)| (*rule, names(*rule))).collect()
});

pub(super) async fn rules(
    State(app): State<App>,
    asker: Asker,
    Ask(search): Ask<Search>,
) -> Response {
    let reader = reader(&app, &asker, "/rules/edo");
    let examples = |rule: Rule| EXAMPLES.get(&rule).cloned().unwrap_or_default();
    let wanted: String = search.q.chars().take(100).collect();
    let body = rulebook::rules(&reader, &HOUSE, &wanted, examples);
    sent(&reader, &reader.t("ui-rules"), "", &body)
}

pub(super) async fn example(
    State(app): State<App>,
    asker: Asker,
    Named(name): Named<String>,
) -> Result<Response, Refusal> {
    shown(&app, &asker, &name, &[])
}

pub(super) async fn lesson(State(app): State<App>, asker: Asker) -> Result<Response, Refusal> {
    learn(&app, &asker, Vec::new(), None)
}

pub(super) async fn learn_on(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    let mut answers: Vec<String> = fields.all("answer").map(str::to_owned).collect();
    let Some(choice) = fields.find("choice") else {
        return learn(&app, &asker, answers, Some(laid(&fields)));
    };
    answers.push(format!("{PUPIL} {choice}"));
    learn(&app, &asker, answers, None)
}

/// A plan as its form sends it.
fn laid(fields: &Fields) -> Vec<Choice> {
    let laid = (1..=3).map_while(|n| super::table::laid(fields, n));
    laid.flat_map(ui::edo::Laid::choices).collect()
}

/// The lesson as far as it has come. Whatever the pupil tries, only what is taught goes on.
fn learn(
    app: &App,
    asker: &Asker,
    mut answers: Vec<String>,
    laid: Option<Vec<Choice>>,
) -> Result<Response, Refusal> {
    let none = || Refusal::not_found("no-page");
    let found = example::carried().iter().find(|(known, _)| *known == LESSON);
    let (_, text) = *found.ok_or_else(none)?;
    let example = example::Example::read(text)?;
    let game = Edo::new(Setup::read(&example.setup)?, &HOUSE)?;
    if let Some(laid) = laid {
        // A plan is three answers given as one: all of it is right, or none.
        let steps = example.steps.iter().filter_map(|step| {
            let Claim::Play { seat: PUPIL, choice, .. } = &step.claim else { return None };
            game.read_choice(choice).ok()
        });
        let wanted: Vec<Choice> = steps.filter(|it| matches!(it, Choice::Plan { .. })).collect();
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
        let plans = matches!(choice, Choice::Plan { .. });
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
    let reader = reader(app, asker, "/learn/edo");
    let say = EdoWords::new(reader.words, &game);
    let window = window(&game, &state, PUPIL);
    let look = Look {
        say: &say,
        window: &window,
        asked: game.asked(&state),
        bots: BySeat::default(),
        hands: Seats::only(PUPIL),
        fresh: ::edo::board::Spaces::NONE,
        live: true,
    };
    let mut hidden = vec![("seat", PUPIL.to_string())];
    hidden.extend(taught.iter().map(|answer| ("answer", answer.clone())));
    let key = LESSON_TEXTS.iter().rev().find(|(from, _)| *from <= done).map_or("", |(_, key)| key);
    let lesson = rulebook::Lesson {
        reader: &reader,
        text: reader.with(key, &[("points", HOUSE.numbers.end_points.into())]),
        strayed: done < answers.len(),
        next: next
            .map(|choice| (say.choice(&state.open, PUPIL, choice), choice_text(&game, choice))),
        plan: plan.iter().map(|choice| say.choice(&state.open, PUPIL, *choice)).collect(),
        look: &look,
        form: Form { action: "/learn/edo".to_owned(), fields: hidden },
        lines: facts.iter().map(|fact| say.fact(*fact)).collect(),
        step: (done, LESSON_ANSWERS),
    };
    Ok(sent(&reader, &reader.t("ui-learn-title"), "wide", &lesson.body()))
}

pub(super) async fn go_on(
    State(app): State<App>,
    asker: Asker,
    Named(name): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let mut answers: Vec<String> = fields.all("answer").map(str::to_owned).collect();
    answers.push(format!("{} {}", fields.get("seat"), fields.get("choice")));
    if ANSWERS_MAX < answers.len() {
        return Err(Refusal::too_much("characters", answers.len() as u64, ANSWERS_MAX as u64));
    }
    shown(&app, &asker, &name, &answers)
}

/// An example played so far: nothing is kept, the page carries what was answered.
fn shown(app: &App, asker: &Asker, name: &str, answers: &[String]) -> Result<Response, Refusal> {
    let none = || Refusal::not_found("no-page");
    let found = example::carried().iter().find(|(known, _)| *known == name);
    let (name, text) = *found.ok_or_else(none)?;
    let example = example::Example::read(text)?;
    let game = Edo::new(Setup::read(&example.setup)?, &HOUSE)?;
    let mut facts = Vec::new();
    let mut state = begin(&game, &example.start)?;
    let mut plays = example.steps.iter().filter_map(|step| {
        let Claim::Play { seat, choice, draws } = &step.claim else { return None };
        Some((*seat, choice, draws))
    });
    let mut next = plays.next();
    // As long as somebody follows the example, luck is the example's; then it is anybody's.
    let mut follows = true;
    for (n, answer) in (1..).zip(answers) {
        let (seat, choice) = answer.split_once(' ').ok_or_else(none)?;
        let (seat, choice) = (Seat::read(seat).ok_or_else(none)?, game.read_choice(choice)?);
        follows &= next.is_some_and(|(whose, text, _)| {
            whose == seat && game.read_choice(text).is_ok_and(|it| it == choice)
        });
        match next.filter(|_| follows) {
            Some((_, _, draws)) => {
                let mut luck = Script::new(draws);
                play(&game, &mut state, seat, choice, &mut luck, &mut facts)?;
                next = plays.next();
            }
            None => play(&game, &mut state, seat, choice, &mut Fast(n), &mut facts)?,
        }
    }
    let path = format!("/rules/edo/example/{name}");
    let reader = reader(app, asker, &path);
    let say = EdoWords::new(reader.words, &game);
    let next = next.filter(|_| follows);
    let owing = game.asked(&state);
    let seat = next.map(|(seat, _, _)| seat).or_else(|| owing.iter().next()).unwrap_or_default();
    let window = window(&game, &state, seat);
    let look = Look {
        say: &say,
        window: &window,
        asked: owing,
        bots: BySeat::default(),
        hands: Seats::only(seat),
        fresh: ::edo::board::Spaces::NONE,
        live: true,
    };
    let mut hidden = vec![("seat", seat.to_string())];
    hidden.extend(answers.iter().map(|answer| ("answer", answer.clone())));
    let next = next.and_then(|(seat, text, _)| {
        let choice = game.read_choice(text).ok()?;
        Some((say.choice(&state.open, seat, choice), choice_text(&game, choice)))
    });
    let rules = ::edo::rules::ALL.iter().map(|(rule, _)| *rule);
    let page = rulebook::Example {
        reader: &reader,
        name,
        rules: rules.filter(|rule| example.rules.iter().any(|id| id == rule.0)).collect(),
        next,
        look: &look,
        form: Form { action: path.clone(), fields: hidden },
        lines: facts.iter().map(|fact| say.fact(*fact)).collect(),
    };
    Ok(sent(&reader, &reader.t("ui-example"), "wide", &page.body(&HOUSE)))
}

fn begin(game: &Edo, start: &Start) -> Result<Position, Refusal> {
    match start {
        Start::Position { lines, .. } => {
            let text: String = lines.iter().flat_map(|said| [said.text.as_str(), "\n"]).collect();
            Ok(game.read_position(&text)?)
        }
        Start::Deal { draws, .. } => Ok(game.deal(&mut Script::new(draws), &mut ())),
    }
}

fn play(
    game: &Edo,
    state: &mut Position,
    seat: Seat,
    choice: Choice,
    luck: &mut impl Chance,
    facts: &mut Vec<Fact>,
) -> Result<(), Refusal> {
    game.play(state, seat, choice, luck, facts).map_err(Refusal::from)
}

fn window(game: &Edo, state: &Position, seat: Seat) -> Window<Edo> {
    let viewer = Viewer::Seat(seat);
    let question = game.question(state, seat);
    let mut offers = Vec::new();
    if question.is_some() {
        game.options(state, seat, &mut offers);
    }
    Window {
        viewer,
        view: game.view(state, viewer),
        question,
        kind: question.map(Edo::kind),
        offers,
    }
}
