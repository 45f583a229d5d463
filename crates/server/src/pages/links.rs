//! Links to a table: made, listed, revoked.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use store::LinkKind;

use super::fields::Fields;
use super::table::{Beside, after};
use super::{reader, see, sent};
use crate::api::links as api;
use crate::api::{sessions, table_id};
use crate::app::App;
use crate::asker::{Asker, Named};
use crate::refusal::Refusal;

pub(super) async fn links(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Response, Refusal> {
    let (table, me) = (table_id(&id)?, asker.id()?);
    let links = app.host().links(table, me).await?;
    let links: Vec<_> = links.iter().map(|it| (sessions::id(it.token), it.kind)).collect();
    let path = format!("/tables/{table}/links");
    let reader = reader(&app, &asker, &path);
    let body = ui::table::links(&reader, &table.to_string(), &links);
    Ok(sent(&reader, &reader.t("ui-links"), "", &body))
}

pub(super) async fn revoke(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let which = Named((id.clone(), fields.get("link").to_owned()));
    let _done = api::revoke(State(app), asker, which).await?;
    Ok(see(&format!("/tables/{}/links", table_id(&id)?)))
}

pub(super) async fn make(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Named(id): Named<String>,
    fields: Fields,
) -> Result<Response, Refusal> {
    let (table, me) = (table_id(&id)?, asker.id()?);
    let kind = match fields.get("kind") {
        "invite" => LinkKind::Invite(None),
        "shoulder" => LinkKind::Shoulder(fields.seat()?),
        _ => LinkKind::Watch,
    };
    let beside = match app.host().make_link(table, me, kind).await {
        Ok(token) => Beside::link(format!("{}/join/{}", address(&app, &headers), token.text())),
        refused @ Err(_) => Beside::of(refused),
    };
    after(&app, &asker, &headers, table, None, beside).await
}

/// Where this server is found, as far as it knows.
fn address(app: &App, headers: &HeaderMap) -> String {
    let public = app.settings().public_url.trim_end_matches('/');
    if !public.is_empty() {
        return public.to_owned();
    }
    let host = headers.get("host").and_then(|host| host.to_str().ok()).unwrap_or("");
    format!("http://{host}")
}
