//! What is said and written at a table, by its forms.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use host::Refused;
use store::Room;

use super::fields::Fields;
use super::table::{Beside, after, eyes};
use crate::api::table_id;
use crate::app::App;
use crate::asker::{Asker, Named};
use crate::refusal::Refusal;

pub(super) async fn say(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = table_id(&id)?;
    let room = if fields.get("room") == "spectators" { Room::Spectators } else { Room::Players };
    let said = match asker.id() {
        Ok(who) => app
            .host()
            .say(table, who, &asker.who(), room, fields.get("text"))
            .await
            .map_err(Refusal::from),
        Err(refusal) => Err(refusal),
    };
    after(&app, &asker, &headers, table, eyes(&fields), Beside::of(said)).await
}

pub(super) async fn note(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let table = table_id(&id)?;
    let written = fields.number("written").unwrap_or(0);
    let done = match asker.id() {
        Ok(who) => {
            let text = fields.get("text");
            app.host().note(table, who, &asker.who(), written, text).await.map_err(unwritten)
        }
        Err(refusal) => Err(refusal),
    };
    after(&app, &asker, &headers, table, eyes(&fields), Beside::of(done)).await
}

/// Who was slower is told what they see: the other's words above their own.
fn unwritten(refused: Refused) -> Refusal {
    if let Refused::Stale { .. } = refused {
        return Refusal::conflict("written-over");
    }
    refused.into()
}
