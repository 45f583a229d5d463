//! The first page, a new table, an invitation, the language.

use ::edo::Edo;
use ::yedo::Yedo;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use host::{Act, Chair, Late, Listed, New, Nonce, Pace, Token, Undo, Who};
use serde::Deserialize;
use store::{Change, Life, LinkKind, Page, PersonId, TableId};
use table::Game;
use ui::home::{Chosen, Lists, Row};
use words::Lang;

use super::fields::Fields;
use super::{back, reader, see, sent};
use crate::api::people::come_in;
use crate::api::tables::{check_pace, level};
use crate::app::App;
use crate::asker::{Ask, Asker, Named};
use crate::refusal::Refusal;
use crate::setups::{self, TogetherOptions, Wanted, YedoOptions};
use crate::show::Names;

/// How many tables a list on the first page has at most.
const ROWS: u32 = 30;

pub(super) async fn home(State(app): State<App>, asker: Asker) -> Result<Response, Refusal> {
    let (host, page) = (app.host(), Page::first(ROWS));
    let me = asker.known.as_ref().map(|(person, _)| person.id);
    let (mine, past) = match me {
        Some(me) => (host.mine(me, page).await?, host.past(me, page).await?),
        None => (Vec::new(), Vec::new()),
    };
    let lists = Lists {
        mine: rows(&app, mine, me).await?,
        lobby: rows(&app, host.public(Life::Lobby, page).await?, me).await?,
        running: rows(&app, host.public(Life::Running, page).await?, me).await?,
        past: rows(&app, past, me).await?,
    };
    let reader = reader(&app, &asker, "/");
    Ok(sent(&reader, "Ōedo", "", &ui::home::home(&reader, &lists)))
}

async fn rows(app: &App, listed: Vec<Listed>, me: Option<PersonId>) -> Result<Vec<Row>, Refusal> {
    let people: Vec<PersonId> = listed.iter().flat_map(Listed::seated).collect();
    let names = Names::of(app, &people).await?;
    let row = |listed: &Listed| {
        let about = listed.about.as_ref()?;
        let people = listed.seated();
        Some(Row {
            id: listed.table.to_string(),
            game: listed.game.clone(),
            setup: about.setup.clone(),
            people: people.iter().filter_map(|person| names.person(*person).name).collect(),
            yours: me.is_some_and(|me| listed.waits_for(me)),
            seats: about.seats,
            open: about.open,
            bots: about.bots,
            pace: about.pace,
            reached: about.reached,
        })
    };
    Ok(listed.iter().filter_map(row).collect())
}

pub(super) async fn about(State(app): State<App>, asker: Asker) -> Response {
    let reader = reader(&app, &asker, "/about");
    sent(&reader, &reader.t("ui-about"), "", &ui::home::about(&reader))
}

/// Which game a table is made for.
#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    game: String,
}

pub(super) async fn new_table(
    State(app): State<App>,
    asker: Asker,
    Ask(which): Ask<Which>,
) -> Response {
    let reader = reader(&app, &asker, "/new");
    let body = ui::home::new(&reader, game_name(&which.game), Chosen::default(), None);
    sent(&reader, &reader.t("ui-new"), "", &body)
}

/// The game somebody means; Edo if they do not say.
fn game_name(name: &str) -> &'static str {
    if name == Yedo::NAME { Yedo::NAME } else { Edo::NAME }
}

/// One press: three at the table, two of them bots, and it begins. In a first game the bots are
/// beginners, and rules and hints stand beside what is asked.
pub(super) async fn play(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refusal> {
    // The press says which game, or, for a first one, which game is learned.
    let first = fields.find("first").is_some();
    let named =
        if fields.get("game").is_empty() { fields.get("first") } else { fields.get("game") };
    let game = game_name(named);
    let bot = Chair::Bot(if first { bots::Level::One } else { bots::Level::Three });
    let (me, cookie) = known(&app, &asker, &headers, fields.get("name")).await?;
    if first {
        let mut looks = super::looks(asker.known.as_ref().map(|(person, _)| person));
        looks["coach"] = true.into();
        app.store().change_person(me, Change::Settings(looks.to_string())).await?;
        app.forget_person(me);
    }
    let preset = (game == Yedo::NAME).then(|| "first".to_owned());
    let options = YedoOptions { preset, ..YedoOptions::default() };
    let setup = setups::setup(&Wanted { game, players: 3, modules: Vec::new(), options })?;
    let new = New { chairs: vec![Chair::Person(me), bot, bot], ..table(game, setup) };
    Ok((cookie.map(|cookie| [cookie]), made(&app, me, new).await?).into_response())
}

/// A table as somebody wants it.
pub(super) async fn make_table(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Refusal> {
    let game = game_name(fields.get("game"));
    let players: u8 = fields.number("players").unwrap_or(0);
    let setup = match wanted(game, players, &fields) {
        Ok(setup) => setup,
        // What the rules say against it stands above the form, which is as it was filled in.
        Err(refusal) if refusal.code == "rule" => {
            let reader = reader(&app, &asker, "/new");
            let notice = super::notice(reader.words, &refusal);
            let chosen = Chosen(Some(fields.as_slice()));
            let body = ui::home::new(&reader, game, chosen, Some(&notice));
            return Ok(
                (refusal.status, sent(&reader, &reader.t("ui-new"), "", &body)).into_response()
            );
        }
        Err(refusal) => return Err(refusal),
    };
    let level = level(fields.get("level"))?;
    let with_bots = fields.get("others") != "people";
    let pace = pace(fields.get("pace"));
    check_pace(pace.into())?;
    let late = match fields.get("late") {
        "replace" => Late::Replace(level),
        _ => Late::SitIn(level),
    };
    let undo = match fields.get("undo") {
        "consent" => Undo::Consent,
        "never" => Undo::Never,
        _ => Undo::Free,
    };
    let (me, cookie) = known(&app, &asker, &headers, fields.get("name")).await?;
    let new = {
        let other = || if with_bots { Chair::Bot(level) } else { Chair::Open };
        let others = std::iter::repeat_with(other).take(usize::from(players) - 1);
        New {
            chairs: std::iter::once(Chair::Person(me)).chain(others).collect(),
            pace,
            late,
            undo,
            public: fields.get("public") == "yes",
            ..table(game, setup)
        }
    };
    Ok((cookie.map(|cookie| [cookie]), made(&app, me, new).await?).into_response())
}

/// The set-up that the fields of a form say.
fn wanted(game: &str, players: u8, fields: &Fields) -> Result<String, Refusal> {
    let preset = fields.find("preset").filter(|name| *name != "own").map(str::to_owned);
    let all = |name: &str| fields.all(name).map(str::to_owned).collect();
    let options = match preset {
        Some(name) => YedoOptions { preset: Some(name), ..YedoOptions::default() },
        // There are so many rounds, no events, and missions are taken: the form says so.
        None if fields.get("how") == "together" => YedoOptions {
            actions: all("actions"),
            missions: all("missions"),
            black: unless_advised(fields.get("black")),
            together: Some(together(players, fields)),
            ..YedoOptions::default()
        },
        None => YedoOptions {
            preset: None,
            rounds: fields.number("rounds"),
            actions: all("actions"),
            events: all("events"),
            missions: all("missions"),
            black: unless_advised(fields.get("black")),
            dealt: unless_advised(fields.get("dealt")),
            together: None,
        },
    };
    // With a preset its own modules are meant, whatever else is ticked.
    let own = game == Edo::NAME || options.preset.is_none();
    let modules = if own { fields.all("modules").collect() } else { Vec::new() };
    setups::setup(&Wanted { game, players, modules, options })
}

/// Wanted or not; neither where it is left to what the rules advise.
fn unless_advised(field: &str) -> Option<bool> {
    match field {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// What is agreed for playing together. Alone there is one objective less, whatever is chosen for it.
fn together(players: u8, fields: &Fields) -> TogetherOptions {
    let chosen = |name: &str| fields.find(name).map(str::to_owned);
    TogetherOptions {
        mood: chosen("mood"),
        lowest: chosen("lowest"),
        highest: chosen("highest").filter(|_| 1 < players),
        errands: chosen("errands"),
        master: fields.get("master") == "yes",
        gentler: fields.get("gentler") == "yes",
        open_hands: fields.get("open-hands") == "yes",
    }
}

/// `untimed`, `live 1200 30` or `days 2`.
fn pace(text: &str) -> Pace {
    let mut words = text.split_whitespace();
    let kind = words.next();
    let mut number = || words.next().and_then(|word| word.parse::<u32>().ok());
    match (kind, number(), number()) {
        (Some("live"), Some(reserve), Some(increment)) => Pace::Live { reserve, increment },
        (Some("days"), Some(days), _) => Pace::Days(u16::try_from(days).unwrap_or(u16::MAX)),
        _ => Pace::Untimed,
    }
}

/// A table with nothing special about it.
fn table(game: &str, setup: String) -> New {
    New {
        game: game.to_owned(),
        setup,
        edition: None,
        pace: Pace::Untimed,
        public: false,
        undo: Undo::Free,
        late: Late::SitIn(bots::Level::Three),
        nonce: Some(Nonce::random()),
        chairs: Vec::new(),
    }
}

/// Makes a table, begins if nobody is missing, and leads there.
async fn made(app: &App, me: PersonId, new: New) -> Result<Response, Refusal> {
    let full = !new.chairs.iter().any(|chair| matches!(chair, Chair::Open));
    let table = app.host().create(me, new).await?;
    if full {
        app.host().act(table, &Who::Person(me), None, Act::Start).await?;
    }
    Ok(see(&format!("/tables/{table}")))
}

/// Who asks; a visitor comes in as a guest.
pub(super) async fn known(
    app: &App,
    asker: &Asker,
    headers: &HeaderMap,
    name: &str,
) -> Result<(PersonId, Option<(HeaderName, HeaderValue)>), Refusal> {
    if let Some((person, _)) = &asker.known {
        return Ok((person.id, None));
    }
    let instead = app.words(asker.lang).text("ui-guest", &[]);
    let name = if name.trim().is_empty() { &instead } else { name };
    let (person, cookie) = come_in(app, asker, headers, name, asker.lang.code()).await?;
    Ok((person.id, Some(cookie)))
}

pub(super) async fn invitation(
    State(app): State<App>,
    asker: Asker,
    Named(token): Named<String>,
) -> Result<Response, Refusal> {
    let link = Token::read(&token).ok_or_else(|| Refusal::not_found("no-link"))?;
    let found = app.host().link(&link).await?;
    if !matches!(found.kind, LinkKind::Invite(_)) {
        return Ok(see(&format!("/tables/{}?link={token}", found.table)));
    }
    let sight = app.host().look(found.table, &Who::Link(link)).await?;
    let people: Vec<PersonId> = sight.holders.0.iter().filter_map(|it| it.person()).collect();
    let names = Names::of(&app, &people).await?;
    let people: Vec<String> = people.iter().filter_map(|it| names.person(*it).name).collect();
    let path = format!("/join/{token}");
    let reader = reader(&app, &asker, &path);
    let body =
        ui::home::invitation(&reader, &token, &sight.terms.game, &sight.terms.setup, &people);
    Ok(sent(&reader, &reader.t("ui-invited"), "", &body))
}

pub(super) async fn join(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(token): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let link = Token::read(&token).ok_or_else(|| Refusal::not_found("no-link"))?;
    // An invitation that leads nowhere makes nobody a guest.
    app.host().link(&link).await?;
    let (me, cookie) = known(&app, &asker, &headers, fields.get("name")).await?;
    let table: TableId = app.host().join(&link, me, Some(Nonce::random())).await?;
    Ok((cookie.map(|cookie| [cookie]), see(&format!("/tables/{table}"))).into_response())
}

pub(super) async fn language(
    State(app): State<App>,
    asker: Asker,
    fields: Fields,
) -> Result<Response, Refusal> {
    const YEAR: u32 = 365 * 24 * 60 * 60;
    let lang = Lang::read(fields.get("language")).ok_or_else(|| Refusal::bad("no-language"))?;
    if let Some((person, _)) = &asker.known {
        app.store().change_person(person.id, Change::Language(lang.code().to_owned())).await?;
    }
    let cookie = format!("oedo-language={}; Path=/; Max-Age={YEAR}; SameSite=Lax", lang.code());
    Ok(([(header::SET_COOKIE, cookie)], see(back(fields.get("back")))).into_response())
}
