//! Tables as files, and the proof that luck was luck.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use host::{Export, Unproved, Verified, brings_no_edition, verify};
use schemars::JsonSchema;
use serde::Serialize;
use store::TableId;

use super::table_id;
use super::tables::WhichTable;
use crate::app::App;
use crate::asker::{Asker, Named, Text};
use crate::password::slowly;
use crate::refusal::Refusal;
use crate::show::{Names, NonceShown};

type Plain = ([(HeaderName, &'static str); 1], String);

const PLAIN: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];

/// What a proof found.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Proof {
    /// Is all as it should be?
    pub(crate) proved: bool,
    /// How many draws were made again.
    pub(crate) draws: u32,
    /// How many answers were played again.
    pub(crate) answers: u32,
    /// How many answers were not, because they were given by rules that this server does not have, or
    /// before others took their place. Their draws were made again.
    unplayed: u32,
    /// How many times answers were taken back.
    undone: u32,
    /// What the secret was sealed with before anybody sat down: who has seen it then can compare.
    pub(crate) commitment: Option<String>,
    /// What was added to the luck, the first first: who added something can compare.
    pub(crate) nonces: Vec<NonceShown>,
    /// What is not as it should be.
    pub(crate) why: Option<String>,
}

impl Proof {
    async fn of(app: &App, found: Result<Verified, Unproved>) -> Result<Proof, Refusal> {
        let mut proof = Proof {
            proved: found.is_ok(),
            draws: 0,
            answers: 0,
            unplayed: 0,
            undone: 0,
            commitment: None,
            nonces: Vec::new(),
            why: None,
        };
        match found {
            Ok(Verified { commitment, nonces, draws, answers, unplayed, undone }) => {
                let people: Vec<_> = nonces.iter().map(|(person, _)| *person).collect();
                let names = Names::of(app, &people).await?;
                proof.commitment = Some(commitment.to_string());
                proof.nonces = NonceShown::all(&nonces, &names);
                (proof.draws, proof.answers) = (draws, answers);
                (proof.unplayed, proof.undone) = (unplayed, undone);
            }
            Err(why) => proof.why = Some(why.to_string()),
        }
        Ok(proof)
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
    prove_past(&app, &asker, table_id(&id)?).await.map(Json)
}

/// Proves the luck of a table that is past.
pub(crate) async fn prove_past(app: &App, asker: &Asker, table: TableId) -> Result<Proof, Refusal> {
    asker.heavy(app)?;
    let text = app.host().export_past(table, &asker.who()).await?;
    prove(app, Export::read(&text)?).await
}

pub(crate) async fn prove_file(
    State(app): State<App>,
    asker: Asker,
    Text(text): Text,
) -> Result<Json<Proof>, Refusal> {
    asker.heavy(&app)?;
    let export = Export::read(&text)?;
    brings_no_edition(&export.lines)?;
    prove(&app, export).await.map(Json)
}

async fn prove(app: &App, export: Export) -> Result<Proof, Refusal> {
    let found = slowly(&app.0.hashing, move || verify(&export.lines)).await?;
    Proof::of(app, found).await
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
