//! The pages around the tables: home, a new table, an invitation, oneself, and what went wrong.

use ::edo::Edo;
use ::edo::setup::{Addons, PLAYERS};
use ::yedo::Yedo;
use ::yedo::content::HOUSE;
use ::yedo::coop::Reached;
use bots::Level;
use host::Pace;
use maud::{Markup, PreEscaped, html};
use table::{Game, Rule};
use words::{Lang, Value};

use crate::art::icon;
use crate::table::over::reached_in_words;
use crate::{Notice, Reader, Theme};

/// The land around Edo, for pages on which little has to be read.
const SCENE: PreEscaped<&str> = PreEscaped(include_str!("../assets/scene.svg"));

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Set-up, in the game's own words.
    pub setup: String,
    /// Who sits there.
    pub people: Vec<String>,
    /// Does it wait for who reads this?
    pub yours: bool,
    /// How many seats there are.
    pub seats: u8,
    /// How many seats are free.
    pub open: u8,
    /// How many are bots'.
    pub bots: u8,
    /// How fast it is played.
    pub pace: Pace,
    /// What was reached there together.
    pub reached: Option<Reached>,
}

/// The lists of the first page.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// Where who reads this plays, what waits for them first.
    pub mine: Vec<Row>,
    /// With free seats.
    pub lobby: Vec<Row>,
    /// Being played, for all to see.
    pub running: Vec<Row>,
    /// Where they played.
    pub past: Vec<Row>,
}

/// The levels people choose from.
pub const LEVELS: [Level; 5] = [Level::One, Level::Two, Level::Three, Level::Four, Level::Five];

/// The first page.
pub fn home(reader: &Reader<'_>, lists: &Lists) -> Markup {
    html! {
        @if !lists.mine.is_empty() { (list(reader, "ui-mine-tables", &lists.mine)) }
        section .hero {
            (SCENE)
            h1 { "Ōedo" }
            p .lead { (reader.t("ui-tagline")) }
            form method="post" action="/play" {
                @if reader.name.is_none() {
                    label { (reader.t("ui-your-name"))
                        input name="name" maxlength="40" autocomplete="nickname" placeholder=(reader.t("ui-name-hint"));
                    }
                }
                p .quiet { (reader.t("ui-play-now-what")) }
                ul .games {
                    @for game in [Edo::NAME, Yedo::NAME] { li { (offered(reader, game)) } }
                }
            }
            p { a .button href="/new" { (reader.t("ui-new")) } }
        }
        (list(reader, "page-lobby", &lists.lobby))
        @if !lists.running.is_empty() { (list(reader, "page-running", &lists.running)) }
        @if !lists.past.is_empty() { (list(reader, "ui-past-tables", &lists.past)) }
    }
}

/// A game, and all ways into it.
fn offered(reader: &Reader<'_>, game: &str) -> Markup {
    let args = [("game", Value::from(game_name(game)))];
    html! {
        article .game {
            h2 { (icon(&format!("game-{game}"))) (game_name(game)) }
            p { (reader.t(&format!("ui-about-{game}"))) }
            button .primary.big name="game" value=(game) { (icon("start")) (reader.with("ui-play-now", &args)) }
            button name="first" value=(game) { (icon("lantern")) (reader.t("ui-play-first")) }
            p .ways {
                a href={ "/learn/" (game) } { (reader.with("ui-learn", &args)) } " · "
                a href={ "/rules/" (game) } { (reader.with("ui-rules", &args)) }
            }
        }
    }
}

/// A game to be chosen.
pub(crate) fn game_card(reader: &Reader<'_>, game: &str, address: &str) -> Markup {
    html! {
        a .game href=(address) {
            span .title { (icon(&format!("game-{game}"))) (game_name(game)) }
            span { (reader.t(&format!("ui-about-{game}"))) }
        }
    }
}

/// What a game is called; names are not translated.
pub fn game_name(game: &str) -> &'static str {
    match game {
        Edo::NAME => "Edo",
        Yedo::NAME => "Yedo",
        _ => "",
    }
}

fn list(reader: &Reader<'_>, key: &str, rows: &[Row]) -> Markup {
    html! {
        section .list {
            h2 { (reader.t(key)) }
            @if rows.is_empty() { p .quiet { (reader.t("page-none")) } }
            ul {
                @for row in rows {
                    li .yours[row.yours] {
                        a href={ "/tables/" (row.id) } {
                            @if row.yours { span .lit { (icon("lantern")) } b { (reader.t("ui-your-turn")) } " " }
                            (setup_in_words(reader, &row.game, &row.setup)) " · " (pace_in_words(reader, row.pace))
                            @if !row.people.is_empty() { " · " (row.people.join(", ")) }
                            @if 0 < row.bots { " · " (reader.with("ui-n-bots", &[("n", row.bots.into())])) }
                            @if let Some(reached) = row.reached { " · " (reached_in_words(reader, row.seats, reached)) }
                            @if 0 < row.open { " · " (reader.with("ui-n-open", &[("n", row.open.into())])) }
                        }
                    }
                }
            }
        }
    }
}

/// `players 4 modules jiin` as people say it.
pub fn setup_in_words(reader: &Reader<'_>, game: &str, setup: &str) -> String {
    let Some((players, rounds, modules)) = agreed(game, setup) else { return setup.to_owned() };
    let modules: Vec<String> =
        modules.iter().map(|name| reader.t(&format!("ui-module-{name}"))).collect();
    let args = [
        ("game", Value::from(game_name(game))),
        ("players", Value::from(players)),
        ("n", modules.len().into()),
        ("modules", reader.words.list(&modules).into()),
    ];
    let said = reader.with("ui-setup", &args);
    match rounds {
        None => said,
        Some(rounds) => {
            format!("{said} · {}", reader.with("ui-yedo-n-rounds", &[("n", rounds.into())]))
        }
    }
}

/// Players, rounds if they are agreed, add-ons.
fn agreed(game: &str, setup: &str) -> Option<(u8, Option<u8>, Vec<&'static str>)> {
    match game {
        Edo::NAME => {
            let setup = ::edo::Setup::read(setup).ok()?;
            Some((setup.players, None, setup.addons.names().collect()))
        }
        Yedo::NAME => {
            let setup = ::yedo::Setup::read(setup).ok()?;
            Some((setup.players, Some(setup.rounds), setup.addons.names().collect()))
        }
        _ => None,
    }
}

/// What the rules would rather have than this set-up, which they allow.
pub fn advice(game: &str, setup: &str) -> Vec<Rule> {
    match (game, ::yedo::Setup::read(setup)) {
        (Yedo::NAME, Ok(setup)) => setup.advice(&HOUSE).collect(),
        _ => Vec::new(),
    }
}

/// How fast is played, as people say it.
pub fn pace_in_words(reader: &Reader<'_>, pace: Pace) -> String {
    match pace {
        Pace::Untimed => reader.t("ui-pace-untimed"),
        Pace::Live { reserve, increment } => {
            let args = [("minutes", (reserve / 60).into()), ("seconds", increment.into())];
            reader.with("ui-pace-live", &args)
        }
        Pace::Days(days) => reader.with("ui-pace-days", &[("n", days.into())]),
    }
}

/// What somebody has chosen in a form that comes back, so that nobody must choose again.
#[derive(Clone, Copy, Default, Debug)]
pub struct Chosen<'a>(pub Option<&'a [(String, String)]>);

impl<'a> Chosen<'a> {
    /// Is this chosen? In a new form what suits most people is.
    pub(crate) fn is(self, name: &str, value: &str, at_first: bool) -> bool {
        let chosen =
            |fields: &[(String, String)]| fields.iter().any(|(key, it)| key == name && it == value);
        self.0.map_or(at_first, chosen)
    }

    /// What was written there.
    fn written(self, name: &str) -> Option<&'a str> {
        self.0?.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// A table to be made: everything has a sensible answer already.
pub fn new(reader: &Reader<'_>, game: &str, chosen: Chosen<'_>, notice: Option<&Notice>) -> Markup {
    let t = |key: &str| reader.t(key);
    html! {
        h1 { (t("ui-new")) }
        @if let Some(notice) = notice { (notice.shown()) }
        nav .eyes aria-label=(t("ui-new-game")) {
            @for other in [Edo::NAME, Yedo::NAME] {
                a href={ "/new?game=" (other) } aria-current=[(game == other).then_some("true")] {
                    (icon(&format!("game-{other}"))) (game_name(other))
                }
            }
        }
        form .new-table method="post" action="/new" {
            input type="hidden" name="game" value=(game);
            @if reader.name.is_none() {
                label { (t("ui-your-name")) input name="name" maxlength="40" autocomplete="nickname" value=[chosen.written("name")]; }
            }
            fieldset {
                legend { (t("ui-new-players")) }
                @for players in if game == Yedo::NAME { 1..=*::yedo::setup::PLAYERS.end() } else { PLAYERS } {
                    label .choice { input type="radio" name="players" value=(players) checked[chosen.is("players", &players.to_string(), players == 3)]; (players) }
                }
            }
            @if game == Yedo::NAME { (crate::yedo::setup::fields(reader, chosen)) } @else { (edo_modules(reader, chosen)) }
            fieldset {
                legend { (t("ui-new-others")) }
                label .choice.wide { input type="radio" name="others" value="bots" checked[chosen.is("others", "bots", true)]; (t("ui-new-bots")) }
                label .choice.wide { input type="radio" name="others" value="people" checked[chosen.is("others", "people", false)]; (t("ui-new-people")) }
                label { (t("ui-bot-level"))
                    select name="level" {
                        @for (n, level) in (1..).zip(LEVELS) {
                            option value=(level.id()) selected[chosen.is("level", level.id(), level == Level::Three)] {
                                (n) " · " (t(&format!("opponent-{}", level.id()))) " – "
                                (reader.words.attribute(&format!("opponent-{}", level.id()), "manner"))
                            }
                        }
                    }
                }
            }
            details {
                summary { (t("ui-new-more")) }
                label { (t("ui-new-pace"))
                    select name="pace" {
                        option value="untimed" { (t("ui-pace-untimed")) }
                        @for minutes in [20, 40, 60] {
                            @let pace = format!("live {} 30", minutes * 60);
                            option value=(pace) selected[chosen.is("pace", &pace, false)] {
                                (pace_in_words(reader, Pace::Live { reserve: minutes * 60, increment: 30 }))
                            }
                        }
                        @for days in [1, 2, 7] {
                            @let pace = format!("days {days}");
                            option value=(pace) selected[chosen.is("pace", &pace, false)] { (pace_in_words(reader, Pace::Days(days))) }
                        }
                    }
                }
                label { (t("ui-new-late"))
                    select name="late" {
                        option value="sit-in" { (t("ui-late-sit-in")) }
                        option value="replace" selected[chosen.is("late", "replace", false)] { (t("ui-late-replace")) }
                    }
                }
                label { (t("ui-new-undo"))
                    select name="undo" {
                        option value="free" { (t("ui-undo-free")) }
                        option value="consent" selected[chosen.is("undo", "consent", false)] { (t("ui-undo-consent")) }
                        option value="never" selected[chosen.is("undo", "never", false)] { (t("ui-undo-never")) }
                    }
                }
                label .choice.wide { input type="checkbox" name="public" value="yes" checked[chosen.is("public", "yes", false)]; (t("ui-new-public")) }
            }
            button .primary.big { (icon("start")) (t("ui-new-make")) }
        }
    }
}

fn edo_modules(reader: &Reader<'_>, chosen: Chosen<'_>) -> Markup {
    let t = |key: &str| reader.t(key);
    html! {
        fieldset {
            legend { (t("ui-new-modules")) }
            @for name in Addons::NAMES { (module(reader, name, chosen)) }
        }
    }
}

/// An add-on that can be chosen.
pub(crate) fn module(reader: &Reader<'_>, name: &str, chosen: Chosen<'_>) -> Markup {
    html! {
        label .choice.wide { input type="checkbox" name="modules" value=(name) checked[chosen.is("modules", name, false)];
            span { b { (reader.t(&format!("ui-module-{name}"))) } br; (reader.t(&format!("ui-module-{name}-what"))) }
        }
    }
}

/// Where an invitation leads.
pub fn invitation(
    reader: &Reader<'_>,
    token: &str,
    game: &str,
    setup: &str,
    people: &[String],
) -> Markup {
    html! {
        h1 { (reader.t("ui-invited")) }
        p { (setup_in_words(reader, game, setup)) @if !people.is_empty() { " · " (people.join(", ")) } }
        form method="post" action={ "/join/" (token) } {
            @if reader.name.is_none() {
                label { (reader.t("ui-your-name")) input name="name" maxlength="40" autocomplete="nickname" required; }
            }
            button .primary.big { (reader.t("ui-sit")) }
        }
    }
}

/// Oneself: name, language, looks; account, sessions, data.
pub struct Me<'a> {
    /// By which name one logs in; none for a guest.
    pub login: Option<&'a str>,
    /// Browsers in which one is known: an id, a label, and whether it is this one.
    pub sessions: &'a [(String, String, bool)],
    /// What to say first.
    pub notice: Option<&'a Notice>,
}

/// Who one is, for oneself.
pub fn me(reader: &Reader<'_>, me: Option<&Me<'_>>, notice: Option<&Notice>) -> Markup {
    let t = |key: &str| reader.t(key);
    html! {
        h1 { (t("ui-me")) }
        @if let Some(notice) = notice { (notice.shown()) }
        @match me {
            None => {
                p { (t("ui-me-nobody")) }
                form method="post" action="/me/guest" {
                    label { (t("ui-your-name")) input name="name" maxlength="40" autocomplete="nickname" required; }
                    button .primary { (t("ui-me-guest")) }
                }
                (login(reader))
            }
            Some(me) => {
                form method="post" action="/me" {
                    label { (t("ui-your-name")) input name="name" maxlength="40" value=(reader.name.unwrap_or("")) required; }
                    label { (t("ui-language"))
                        select name="language" {
                            @for lang in Lang::ALL {
                                option value=(lang.code()) selected[lang == reader.words.lang()] { (lang.name()) }
                            }
                        }
                    }
                    (looks(reader))
                    button .primary { (t("ui-save")) }
                }
                @match me.login {
                    None => { (account(reader)) }
                    Some(login) => {
                        h2 { (t("ui-account")) }
                        p { (reader.with("ui-account-of", &[("login", login.to_owned().into())])) }
                        form method="post" action="/me/password" {
                            label { (t("ui-password-old")) input type="password" name="old" autocomplete="current-password" required; }
                            label { (t("ui-password-new")) input type="password" name="new" autocomplete="new-password" minlength="8" required; }
                            button { (t("ui-password-change")) }
                        }
                    }
                }
                h2 { (t("ui-sessions")) }
                ul .sessions {
                    @for (id, label, this) in me.sessions {
                        li {
                            (browser(label)) @if *this { " · " b { (t("ui-session-this")) } }
                            form method="post" action="/me/end" {
                                button name="session" value=(id) { (t("ui-session-end")) }
                            }
                        }
                    }
                }
                h2 { (t("ui-data")) }
                p { a .button href="/api/v1/me/data" download="oedo.json" { (t("ui-data-export")) } }
                form method="post" action="/me/delete" {
                    @if me.login.is_some() {
                        label { (t("ui-password-old")) input type="password" name="password" autocomplete="current-password" required; }
                    }
                    button .danger data-sure=(t("ui-delete-sure")) { (t("ui-delete")) }
                    p .quiet.small { (t("ui-delete-what")) }
                }
            }
        }
    }
}

/// What a browser says of itself, as people call it; the last that is found is the most particular.
fn browser(label: &str) -> String {
    let last = |names: &[(&'static str, &'static str)]| {
        names.iter().rev().find(|(sign, _)| label.contains(sign)).map(|(_, name)| *name)
    };
    let program =
        [("Safari/", "Safari"), ("Chrome/", "Chrome"), ("Firefox/", "Firefox"), ("Edg/", "Edge")];
    let system = [
        ("Linux", "Linux"),
        ("Mac OS", "macOS"),
        ("Windows", "Windows"),
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
    ];
    match (last(&program), last(&system)) {
        (Some(program), Some(system)) => format!("{program}, {system}"),
        _ => label.to_owned(),
    }
}

fn looks(reader: &Reader<'_>) -> Markup {
    let t = |key: &str| reader.t(key);
    html! {
        label { (t("ui-theme"))
            select name="theme" {
                @for theme in Theme::ALL {
                    option value=(theme.id()) selected[theme == reader.theme] { (t(&format!("ui-theme-{}", theme.id()))) }
                }
            }
        }
        label .choice.wide { input type="checkbox" name="still" value="yes" checked[reader.still]; (t("ui-still")) }
        label .choice.wide { input type="checkbox" name="sound" value="yes" checked[reader.sound]; (t("ui-sound")) }
        label .choice.wide { input type="checkbox" name="coach" value="yes" checked[reader.coach]; (t("ui-coach-on")) }
    }
}

fn login(reader: &Reader<'_>) -> Markup {
    let t = |key: &str| reader.t(key);
    html! {
        h2 { (t("ui-login")) }
        form method="post" action="/me/login" {
            label { (t("ui-login-name")) input name="login" autocomplete="username" required; }
            label { (t("ui-password")) input type="password" name="password" autocomplete="current-password" required; }
            button { (t("ui-login")) }
        }
    }
}

fn account(reader: &Reader<'_>) -> Markup {
    let t = |key: &str| reader.t(key);
    html! {
        h2 { (t("ui-account-make")) }
        p .quiet { (t("ui-account-why")) }
        form method="post" action="/me/account" {
            label { (t("ui-login-name")) input name="login" autocomplete="username" required; }
            label { (t("ui-password")) input type="password" name="password" autocomplete="new-password" minlength="8" required; }
            button { (t("ui-account-make")) }
        }
    }
}

/// What this is, and whose games these are.
pub fn about(reader: &Reader<'_>) -> Markup {
    html! {
        h1 { (reader.t("ui-about")) }
        @for key in ["ui-about-what", "ui-about-notice", "ui-about-edition", "ui-about-luck", "ui-about-bots"] {
            p { (reader.t(key)) }
        }
        p { a href="/rules" { (reader.t("ui-nav-rules")) } }
    }
}

/// Something went wrong: what, and what to do next.
pub fn problem(reader: &Reader<'_>, notice: &Notice, next: &str) -> Markup {
    html! {
        section .problem {
            (SCENE)
            h1 { (reader.t("ui-problem")) }
            (notice.shown())
            p { (reader.t(next)) }
            p { a .button.primary href="/" { (reader.t("ui-problem-home")) } }
        }
    }
}
