//! Tables as files, and the proof that luck was luck.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use host::{Export, Unproved, Verified, verify};
use schemars::JsonSchema;
use serde::Serialize;

use super::table_id;
use super::tables::WhichTable;
use crate::app::App;
use crate::asker::{Asker, Named, Text};
use crate::password::slowly;
use crate::refusal::Refusal;

type Plain = ([(HeaderName, &'static str); 1], String);

const PLAIN: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];

/// What a proof found.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Proof {
    /// Is all as it should be?
    proved: bool,
    /// How many draws were made again.
    draws: u32,
    /// How many answers were played again.
    answers: u32,
    /// How many times answers were taken back.
    undone: u32,
    /// What is not as it should be.
    why: Option<String>,
}

impl Proof {
    fn of(found: Result<Verified, Unproved>) -> Proof {
        match found {
            Ok(Verified { draws, answers, undone }) => {
                Proof { proved: true, draws, answers, undone, why: None }
            }
            Err(why) => {
                let why = Some(why.to_string());
                Proof { proved: false, draws: 0, answers: 0, undone: 0, why }
            }
        }
    }
}

pub(crate) async fn record(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Plain, Refusal> {
    let record = app.host().record(table_id(&id)?, &asker.who()).await?;
    Ok((PLAIN, record.to_string()))
}

pub(crate) async fn export(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Plain, Refusal> {
    Ok((PLAIN, app.host().export_past(table_id(&id)?, &asker.who()).await?))
}

pub(crate) async fn proof(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Json<Proof>, Refusal> {
    asker.heavy(&app)?;
    let text = app.host().export_past(table_id(&id)?, &asker.who()).await?;
    prove(&app, text).await
}

pub(crate) async fn prove_file(
    State(app): State<App>,
    asker: Asker,
    Text(text): Text,
) -> Result<Json<Proof>, Refusal> {
    asker.heavy(&app)?;
    prove(&app, text).await
}

async fn prove(app: &App, text: String) -> Result<Json<Proof>, Refusal> {
    let export = Export::read(&text)?;
    let found = slowly(&app.0.hashing, move || verify(&export.lines)).await?;
    Ok(Json(Proof::of(found)))
}

pub(crate) async fn import(
    State(app): State<App>,
    headers: HeaderMap,
    Text(text): Text,
) -> Result<(StatusCode, Json<WhichTable>), Refusal> {
    if !is_operator(&app, &headers) {
        return Err(Refusal::forbidden("for-operator"));
    }
    let table = app.host().import(&text).await?;
    Ok((StatusCode::CREATED, Json(WhichTable { table: table.to_string() })))
}

/// Does who asks bear the operator's token?
pub(crate) fn is_operator(app: &App, headers: &HeaderMap) -> bool {
    use sha2::{Digest, Sha256};
    let token = &app.settings().operator_token.0;
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or("");
    // Hashes are compared, so that how long it takes tells nothing.
    !token.is_empty() && Sha256::digest(token) == Sha256::digest(bearer)
}
