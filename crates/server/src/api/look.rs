//! What somebody is shown of a table.

use axum::Json;
use axum::extract::State;
use host::Shown;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::Life;

use super::table_id;
use crate::app::App;
use crate::asker::{Ask, Asker, Body, Named, Quick};
use crate::refusal::Refusal;
use crate::show::{self, BoardShown, HistoryShown, SeatId, TableShown, WindowShown, history};

/// From where on.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// The first answer of interest, counted from 0 among those one could see.
    #[serde(default)]
    from: u32,
    /// A link, where it cannot be sent as a bearer's token.
    #[serde(rename = "link")]
    _link: Option<String>,
}

/// After how many answers.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// So many of the answers that one could see; 0: as it was dealt.
    answers: u32,
    /// A link, where it cannot be sent as a bearer's token.
    #[serde(rename = "link")]
    _link: Option<String>,
}

/// For which seat.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ForSeat {
    /// Which.
    seat: SeatId,
}

/// What a strong player would think of.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HintShown {
    /// In the game's notation.
    choice: String,
    /// How likely the seat would win then, in percent, as far as imagined futures tell.
    win: u8,
}

pub(crate) async fn table(
    State(app): State<App>,
    Quick(asker): Quick,
    Named(id): Named<String>,
) -> Result<Json<TableShown>, Refusal> {
    let sight = app.host().look(table_id(&id)?, &asker.who()).await?;
    Ok(Json(show::table(&app, &sight, app.words(asker.lang)).await?))
}

pub(crate) async fn options(
    State(app): State<App>,
    Quick(asker): Quick,
    Named(id): Named<String>,
) -> Result<Json<Vec<WindowShown>>, Refusal> {
    let sight = app.host().look(table_id(&id)?, &asker.who()).await?;
    let names = show::names(&app, &sight).await?;
    let called = show::called(&sight, &names);
    let windows = |game: &Shown| show::windows(game, app.words(asker.lang), &called);
    Ok(Json(sight.game.as_ref().map_or_else(Vec::new, windows)))
}

pub(crate) async fn board(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Json<BoardShown>, Refusal> {
    let sight = app.host().look(table_id(&id)?, &asker.who()).await?;
    match &sight.game {
        Some(shown) => Ok(Json(show::board(shown))),
        // What is printed on cards of somebody's own is known once they are dealt.
        None if sight.terms.file.is_some() => Err(Refusal::conflict("in-lobby")),
        None => Ok(Json(BoardShown::before(&sight.terms.game, &sight.terms.setup)?)),
    }
}

pub(crate) async fn told(
    State(app): State<App>,
    Quick(asker): Quick,
    Named(id): Named<String>,
    Ask(ask): Ask<From>,
) -> Result<Json<HistoryShown>, Refusal> {
    let (table, who) = (table_id(&id)?, asker.who());
    let sight = app.host().look(table, &who).await?;
    let told = app.host().tell(table, &who, ask.from).await?;
    let told = told.ok_or_else(|| Refusal::conflict("in-lobby"))?;
    let names = show::names(&app, &sight).await?;
    let called = show::called(&sight, &names);
    Ok(Json(history(&told, ask.from, app.words(asker.lang), &called)))
}

pub(crate) async fn view(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Ask(ask): Ask<After>,
) -> Result<Json<Vec<WindowShown>>, Refusal> {
    let (table, who) = (table_id(&id)?, asker.who());
    let shown = app.host().look_back(table, &who, ask.answers).await?;
    let shown = shown.ok_or_else(|| Refusal::conflict("nothing"))?;
    let sight = app.host().look(table, &who).await?;
    let names = show::names(&app, &sight).await?;
    let called = show::called(&sight, &names);
    Ok(Json(show::windows(&shown, app.words(asker.lang), &called)))
}

pub(crate) async fn hints(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    Body(ask): Body<ForSeat>,
) -> Result<Json<Vec<HintShown>>, Refusal> {
    let (table, who) = (table_id(&id)?, asker.who());
    let sight = app.host().look(table, &who).await?;
    if sight.life != Life::Running || !sight.pass.hands().has(ask.seat.0) {
        return Err(Refusal::forbidden("for-holder"));
    }
    if !show::hints(&sight) {
        return Err(Refusal::forbidden("no-hints"));
    }
    asker.heavy(&app)?;
    let hints = app.host().hint(table, &who, ask.seat.0).await?;
    let hints = hints.into_iter().map(|(choice, win)| HintShown { choice, win });
    Ok(Json(hints.collect()))
}
