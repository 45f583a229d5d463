//! Tables: made, found in lists, played again.

use std::ops::RangeInclusive;

use ::edo::Edo;
use ::yedo::Yedo;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use bots::Level;
use host::{Chair, Late, Listed, New, Nonce};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::{Life, Page};
use table::Game;

use super::rules::RuleShown;
use super::table_id;
use crate::app::App;
use crate::asker::{Ask, Asker, Body, Named};
use crate::refusal::Refusal;
use crate::setups::{self, Wanted, YedoOptions};
use crate::show::{LateTerm, Names, PaceTerm, TableListed, UndoTerm};

/// The most tables of one page.
const PAGE_MAX: u32 = 100;
/// The most days for an answer, and the most seconds on a clock.
const DAYS: RangeInclusive<u16> = 1..=60;
const CLOCK_MAX: u32 = 24 * 60 * 60;

/// A game that can be played here.
#[derive(Serialize, JsonSchema)]
pub(crate) struct GameShown {
    /// Its name.
    name: &'static str,
    /// The number of its rules.
    rules: u16,
    /// The fewest and the most players.
    players: [u8; 2],
    /// Its add-ons.
    modules: Vec<&'static str>,
    /// Games that are agreed at once.
    presets: Vec<&'static str>,
    /// The levels of bots, weakest first.
    levels: Vec<&'static str>,
}

/// A table to be made.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// Which game: `edo` or `yedo`.
    #[serde(default = "edo")]
    game: String,
    /// How many play.
    players: u8,
    /// With which add-ons.
    #[serde(default)]
    modules: Vec<String>,
    /// How a game of Yedo is set up.
    #[serde(default)]
    yedo: YedoOptions,
    /// The edition as a file, if it is not ours.
    edition: Option<String>,
    /// How fast; as one likes, if nothing is said.
    pace: Option<PaceTerm>,
    /// Can everybody find it and watch?
    #[serde(default)]
    public: bool,
    /// Which answers may be taken back; all from which nobody has learned anything, if nothing is said.
    undo: Option<UndoTerm>,
    /// What happens to who is late.
    late: Option<LateTerm>,
    /// Who sits where, from the first seat on; the rest are open.
    #[serde(default)]
    chairs: Vec<NewChair>,
    /// What who makes it adds to the luck, if they sit there: 32 hexadecimal digits. The server adds
    /// something itself if nothing is said.
    nonce: Option<String>,
}

/// Who shall sit on a chair.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum NewChair {
    /// Whoever comes.
    Open,
    /// Who makes the table.
    Me,
    /// A bot of this level.
    Bot(String),
}

fn edo() -> String {
    Edo::NAME.to_owned()
}

/// Which table.
#[derive(Serialize, JsonSchema)]
pub(crate) struct WhichTable {
    /// Its id.
    pub(crate) table: String,
}

/// A table that was made.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableMade {
    /// Its id.
    table: String,
    /// What the rules would rather have than what was agreed; they forbid none of it.
    advice: Vec<RuleShown>,
}

/// Which list, and which part of it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhichList {
    /// Which tables.
    #[serde(default)]
    list: ListName,
    /// How many to leave out.
    #[serde(default)]
    skip: u32,
    /// How many to give at most; 100 at the most.
    take: Option<u32>,
    /// A link, where it cannot be sent as a bearer's token.
    #[serde(rename = "link")]
    _link: Option<String>,
}

/// A list of tables.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ListName {
    /// What one made or where one sits, and that are not past: those that wait for one come first.
    Mine,
    /// Where one sat, and that are past.
    Past,
    /// Public tables with seats to be taken.
    #[default]
    Lobby,
    /// Public tables that are being played.
    Running,
    /// Public tables that were played to their end.
    Over,
}

pub(crate) async fn games() -> Json<Vec<GameShown>> {
    let levels: Vec<_> = Level::ALL.iter().map(|level| level.id()).collect();
    let edo = GameShown {
        name: Edo::NAME,
        rules: Edo::RULES,
        players: [*::edo::setup::PLAYERS.start(), *::edo::setup::PLAYERS.end()],
        modules: ::edo::Addons::NAMES.to_vec(),
        presets: Vec::new(),
        levels: levels.clone(),
    };
    let yedo = GameShown {
        name: Yedo::NAME,
        rules: Yedo::RULES,
        players: [*::yedo::setup::TOGETHER.start(), *::yedo::setup::PLAYERS.end()],
        modules: ::yedo::Addons::NAMES.to_vec(),
        presets: ui::yedo::setup::PRESETS.to_vec(),
        levels,
    };
    Json(vec![edo, yedo])
}

pub(crate) async fn create(
    State(app): State<App>,
    asker: Asker,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Refusal> {
    let by = asker.id()?;
    if new.edition.is_some() && !app.settings().editions {
        return Err(Refusal::forbidden("own-editions"));
    }
    let pace = new.pace.unwrap_or(PaceTerm::Untimed);
    check_pace(pace)?;
    let chair = |chair: &NewChair| match chair {
        NewChair::Open => Ok(Chair::Open),
        NewChair::Me => Ok(Chair::Person(by)),
        NewChair::Bot(id) => level(id).map(Chair::Bot),
    };
    let late = match &new.late {
        None => Late::SitIn(Level::Three),
        Some(LateTerm::SitIn(id)) => Late::SitIn(level(id)?),
        Some(LateTerm::Replace(id)) => Late::Replace(level(id)?),
    };
    let new = New {
        setup: setup(&new)?,
        chairs: new.chairs.iter().map(chair).collect::<Result<_, _>>()?,
        game: new.game,
        edition: new.edition,
        pace: pace.into(),
        public: new.public,
        undo: new.undo.unwrap_or(UndoTerm::Free).into(),
        late,
        nonce: Some(nonce(new.nonce.as_deref())?),
    };
    let advice = ui::home::advice(&new.game, &new.setup).into_iter();
    let words = app.words(asker.lang);
    let advice = advice.map(|rule| RuleShown::new::<Yedo>(words, rule)).collect();
    let table = app.host().create(by, new).await?;
    tracing::info!(%table, "a table was made");
    Ok((StatusCode::CREATED, Json(TableMade { table: table.to_string(), advice })))
}

fn setup(new: &NewTable) -> Result<String, Refusal> {
    setups::setup(&Wanted {
        game: &new.game,
        players: new.players,
        modules: new.modules.iter().map(String::as_str).collect(),
        options: new.yedo.clone(),
    })
}

/// What somebody who sits down adds to the luck. Who says nothing trusts the server to be fair to them.
pub(crate) fn nonce(said: Option<&str>) -> Result<Nonce, Refusal> {
    match said {
        Some(digits) => Nonce::read(digits).ok_or_else(|| Refusal::bad("no-nonce")),
        None => Ok(Nonce::random()),
    }
}

pub(crate) fn level(id: &str) -> Result<Level, Refusal> {
    let unknown = || Refusal::bad("no-level").with("found", table::short(id).into_owned());
    Level::read(id).ok_or_else(unknown)
}

pub(crate) fn check_pace(pace: PaceTerm) -> Result<(), Refusal> {
    match pace {
        PaceTerm::Untimed => Ok(()),
        PaceTerm::Live { reserve, increment } => {
            let most = reserve.max(increment);
            if most <= CLOCK_MAX && 0 < reserve {
                return Ok(());
            }
            Err(Refusal::too_much("seconds", most.into(), CLOCK_MAX.into()))
        }
        PaceTerm::Days(days) if DAYS.contains(&days) => Ok(()),
        PaceTerm::Days(days) => Err(Refusal::too_much("days", days.into(), (*DAYS.end()).into())),
    }
}

pub(crate) async fn list(
    State(app): State<App>,
    asker: Asker,
    Ask(ask): Ask<WhichList>,
) -> Result<Json<Vec<TableListed>>, Refusal> {
    let page = Page { skip: ask.skip, take: ask.take.unwrap_or(PAGE_MAX).min(PAGE_MAX) };
    let host = app.host();
    let listed = match ask.list {
        ListName::Mine => host.mine(asker.id()?, page).await?,
        ListName::Past => host.past(asker.id()?, page).await?,
        ListName::Lobby => host.public(Life::Lobby, page).await?,
        ListName::Running => host.public(Life::Running, page).await?,
        ListName::Over => host.public(Life::Over, page).await?,
    };
    let person = asker.known.as_ref().map(|(person, _)| person.id);
    Ok(Json(shown(&app, &listed, person).await?))
}

/// Tables as lists show them.
pub(crate) async fn shown(
    app: &App,
    listed: &[Listed],
    person: Option<store::PersonId>,
) -> Result<Vec<TableListed>, Refusal> {
    let mut people: Vec<_> = listed.iter().flat_map(TableListed::people).collect();
    people.sort_unstable();
    people.dedup();
    let names = Names::of(app, &people).await?;
    Ok(listed.iter().map(|listed| TableListed::of(listed, person, &names)).collect())
}

/// What somebody who sits down says with it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sitting {
    /// What they add to the luck: 32 hexadecimal digits. The server adds something itself if nothing is
    /// said.
    nonce: Option<String>,
    /// A link, where it cannot be sent as a bearer's token.
    #[serde(rename = "link")]
    _link: Option<String>,
}

impl Sitting {
    pub(crate) fn nonce(&self) -> Result<Option<Nonce>, Refusal> {
        nonce(self.nonce.as_deref()).map(Some)
    }
}

pub(crate) async fn rematch(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Ask(sitting): Ask<Sitting>,
) -> Result<Json<WhichTable>, Refusal> {
    let table = app.host().rematch(table_id(&id)?, asker.id()?, sitting.nonce()?).await?;
    Ok(Json(WhichTable { table: table.to_string() }))
}
