//! The rulebook, and examples that can be played.

use std::collections::HashMap;
use std::sync::LazyLock;

use ::edo::Edo;
use ::yedo::Yedo;
use axum::extract::State;
use axum::response::Response;
use host::Window;
use record::example::{self, Claim, Start};
use serde::Deserialize;
use table::{BySeat, Chance, Fast, Game, Rule, Script, Seat, Seats, Viewer, choice_text};
use ui::Form;
use ui::look::Drawn;
use ui::look::Look;
use ui::rulebook;
use words::{Spoken, Talk};

use super::fields::Fields;
use super::{reader, sent};
use crate::app::App;
use crate::asker::{Ask, Asker, Named};
use crate::refusal::Refusal;

/// The most answers in an example that somebody plays on.
const ANSWERS_MAX: usize = 60;

/// Does the same for the game that an address names.
macro_rules! of_game {
    ($name:expr, $game:ident => $do:expr) => {
        match $name {
            Edo::NAME => {
                type $game = Edo;
                $do
            }
            Yedo::NAME => {
                type $game = Yedo;
                $do
            }
            _ => Err(Refusal::not_found("no-page")),
        }
    };
}
pub(super) use of_game;

/// What to look for.
#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    q: String,
}

/// The names of the examples about each rule.
static EXAMPLES: LazyLock<HashMap<Rule, Vec<&'static str>>> = LazyLock::new(|| {
    let names = |rule: Rule| example::about(rule).into_iter().map(|(name, _)| name).collect();
    let all = Edo::RULEBOOK.iter().chain(Yedo::RULEBOOK);
    all.map(|(rule, _)| (*rule, names(*rule))).collect()
});

/// Which game's rules?
pub(super) async fn which(State(app): State<App>, asker: Asker) -> Response {
    let reader = reader(&app, &asker, "/rules");
    sent(
        &reader,
        &reader.t("ui-nav-rules"),
        "",
        &rulebook::which(&reader, "ui-nav-rules", "/rules"),
    )
}

pub(super) async fn rules(
    State(app): State<App>,
    asker: Asker,
    Named(game): Named<String>,
    Ask(search): Ask<Search>,
) -> Result<Response, Refusal> {
    of_game!(game.as_str(), G => Ok(rules_of::<G>(&app, &asker, &search)))
}

fn rules_of<G: Drawn>(app: &App, asker: &Asker, search: &Search) -> Response {
    let path = format!("/rules/{}", G::NAME);
    let reader = reader(app, asker, &path);
    let examples = |rule: Rule| EXAMPLES.get(&rule).cloned().unwrap_or_default();
    let wanted: String = search.q.chars().take(100).collect();
    let body = rulebook::rules::<G>(&reader, &wanted, examples);
    let title = reader.with("ui-rules", &[("game", ui::home::game_name(G::NAME).into())]);
    sent(&reader, &title, "", &body)
}

pub(super) async fn example(
    State(app): State<App>,
    asker: Asker,
    Named((game, name)): Named<(String, String)>,
) -> Result<Response, Refusal> {
    of_game!(game.as_str(), G => shown::<G>(&app, &asker, &name, &[]))
}

pub(super) async fn go_on(
    State(app): State<App>,
    asker: Asker,
    Named((game, name)): Named<(String, String)>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let mut answers: Vec<String> = fields.all("answer").map(str::to_owned).collect();
    answers.push(format!("{} {}", fields.get("seat"), fields.get("choice")));
    if ANSWERS_MAX < answers.len() {
        return Err(Refusal::too_much("characters", answers.len() as u64, ANSWERS_MAX as u64));
    }
    of_game!(game.as_str(), G => shown::<G>(&app, &asker, &name, &answers))
}

/// An example played so far: nothing is kept, the page carries what was answered.
fn shown<G: Drawn>(
    app: &App,
    asker: &Asker,
    name: &str,
    answers: &[String],
) -> Result<Response, Refusal> {
    let none = || Refusal::not_found("no-page");
    let found = example::carried().iter().find(|(known, _)| *known == name);
    let (name, text) = *found.ok_or_else(none)?;
    let example = example::Example::read(text)?;
    if example.game != G::NAME {
        return Err(none());
    }
    let game = G::agree(G::RULES, G::read_setup(&example.setup)?, G::house())?;
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
    let path = format!("/rules/{}/example/{name}", G::NAME);
    let reader = reader(app, asker, &path);
    let say = Talk::new(reader.words, &game);
    let next = next.filter(|_| follows);
    let owing = game.asked(&state);
    let seat = next.map(|(seat, _, _)| seat).or_else(|| owing.iter().next()).unwrap_or_default();
    let window = window(&game, &state, seat);
    let look = look(&say, &window, owing, seat);
    let mut hidden = vec![("seat", seat.to_string())];
    hidden.extend(answers.iter().map(|answer| ("answer", answer.clone())));
    let next = next.and_then(|(seat, text, _)| {
        let choice = game.read_choice(text).ok()?;
        Some((say.choice(G::open(&state), seat, choice), choice_text(&game, choice)))
    });
    let rules = G::RULEBOOK.iter().map(|(rule, _)| *rule);
    let page = rulebook::Example {
        reader: &reader,
        name,
        rules: rules.filter(|rule| example.rules.iter().any(|id| id == rule.0)).collect(),
        next,
        look: &look,
        form: Form { action: path.clone(), fields: hidden },
        lines: Talk::<G>::worth_telling(&facts).map(|fact| say.fact(fact)).collect(),
    };
    Ok(sent(&reader, &reader.t("ui-example"), "wide", &page.body()))
}

pub(super) fn begin<G: Drawn>(game: &G, start: &Start) -> Result<G::State, Refusal> {
    match start {
        Start::Position { lines, .. } => {
            let text: String = lines.iter().flat_map(|said| [said.text.as_str(), "\n"]).collect();
            Ok(game.read_position(&text)?)
        }
        Start::Deal { draws, .. } => Ok(game.deal(&mut Script::new(draws), &mut ())),
    }
}

pub(super) fn play<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    choice: G::Choice,
    luck: &mut impl Chance,
    facts: &mut Vec<G::Fact>,
) -> Result<(), Refusal> {
    game.play(state, seat, choice, luck, facts).map_err(Refusal::from)
}

/// What a seat sees of a position nobody keeps.
pub(super) fn window<G: Drawn>(game: &G, state: &G::State, seat: Seat) -> Window<G> {
    let viewer = Viewer::Seat(seat);
    let question = game.question(state, seat);
    let mut offers = Vec::new();
    if question.is_some() {
        game.options(state, seat, &mut offers);
    }
    let (view, kind) = (game.view(state, viewer), question.map(G::kind));
    let refusals = table::refusals(game, state, seat, &offers);
    Window { viewer, view, question, kind, offers, refusals }
}

pub(super) fn look<'a, G: Drawn>(
    say: &'a Talk<'a, G>,
    window: &'a Window<G>,
    asked: Seats,
    seat: Seat,
) -> Look<'a, G> {
    Look {
        say,
        window,
        asked,
        bots: BySeat::default(),
        hands: Seats::only(seat),
        fresh: G::Fresh::default(),
        live: true,
    }
}
