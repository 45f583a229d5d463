//! Links: to invite, to watch, to look over a shoulder, to let a program play.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use store::LinkKind;

use super::sessions::id;
use super::tables::{Sitting, WhichTable};
use super::{Done, table_id};
use crate::app::App;
use crate::asker::{Ask, Asker, Body, Named};
use crate::refusal::Refusal;
use crate::show::{Names, PersonShown, SeatId};

/// What a link allows.
#[derive(Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum LinkShape {
    /// To take this seat, or any that is open.
    Invite {
        /// Which.
        seat: Option<SeatId>,
    },
    /// To watch, seeing what lies open.
    Watch,
    /// To look over the shoulder of this seat.
    Shoulder {
        /// Which.
        seat: SeatId,
    },
    /// To see with the eyes of this seat and answer for it: for a program.
    Program {
        /// Which.
        seat: SeatId,
    },
}

impl From<LinkKind> for LinkShape {
    fn from(kind: LinkKind) -> LinkShape {
        match kind {
            LinkKind::Invite(seat) => LinkShape::Invite { seat: seat.map(SeatId) },
            LinkKind::Watch => LinkShape::Watch,
            LinkKind::Shoulder(seat) => LinkShape::Shoulder { seat: SeatId(seat) },
            LinkKind::Program(seat) => LinkShape::Program { seat: SeatId(seat) },
        }
    }
}

impl From<LinkShape> for LinkKind {
    fn from(shape: LinkShape) -> LinkKind {
        match shape {
            LinkShape::Invite { seat } => LinkKind::Invite(seat.map(|seat| seat.0)),
            LinkShape::Watch => LinkKind::Watch,
            LinkShape::Shoulder { seat } => LinkKind::Shoulder(seat.0),
            LinkShape::Program { seat } => LinkKind::Program(seat.0),
        }
    }
}

/// A link that was made. Its token is told this once and kept nowhere.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LinkMade {
    /// By which it can be revoked.
    id: String,
    /// What stands in the link: send it as `Authorization: Bearer …`.
    token: String,
    #[serde(flatten)]
    shape: LinkShape,
}

/// A link as who made it is shown it later.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LinkShown {
    /// By which it can be revoked.
    id: String,
    #[serde(flatten)]
    shape: LinkShape,
    /// Who made it.
    by: PersonShown,
    /// When, in milliseconds since 1970.
    made: i64,
}

/// Where a link leads.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LinkLeads {
    /// To which table.
    table: String,
    #[serde(flatten)]
    shape: LinkShape,
}

pub(crate) async fn make(
    State(app): State<App>,
    asker: Asker,
    Named(named): Named<String>,
    Body(shape): Body<LinkShape>,
) -> Result<(StatusCode, Json<LinkMade>), Refusal> {
    let (table, by) = (table_id(&named)?, asker.id()?);
    let token = app.host().make_link(table, by, shape.into()).await?;
    let made = LinkMade { id: id(token.hash()), token: token.text(), shape };
    Ok((StatusCode::CREATED, Json(made)))
}

pub(crate) async fn list(
    State(app): State<App>,
    asker: Asker,
    Named(at): Named<String>,
) -> Result<Json<Vec<LinkShown>>, Refusal> {
    let (table, by) = (table_id(&at)?, asker.id()?);
    let links = app.host().links(table, by).await?;
    let makers: Vec<_> = links.iter().map(|link| link.by).collect();
    let names = Names::of(&app, &makers).await?;
    let shown = links.iter().map(|link| LinkShown {
        id: id(link.token),
        shape: link.kind.into(),
        by: names.person(link.by),
        made: link.made.0,
    });
    Ok(Json(shown.collect()))
}

pub(crate) async fn revoke(
    State(app): State<App>,
    asker: Asker,
    Named((named, link)): Named<(String, String)>,
) -> Result<Json<Done>, Refusal> {
    let (table, by) = (table_id(&named)?, asker.id()?);
    let mut links = app.host().links(table, by).await?.into_iter();
    let found = links.find(|found| id(found.token) == link);
    let found = found.ok_or_else(|| Refusal::not_found("no-link"))?;
    app.host().revoke_link(table, by, found.token).await?;
    Ok(Json(Done::YES))
}

pub(crate) async fn leads(
    State(app): State<App>,
    asker: Asker,
) -> Result<Json<LinkLeads>, Refusal> {
    let token = asker.link.ok_or_else(|| Refusal::not_found("no-link"))?;
    let link = app.host().link(&token).await?;
    Ok(Json(LinkLeads { table: link.table.to_string(), shape: link.kind.into() }))
}

pub(crate) async fn join(
    State(app): State<App>,
    asker: Asker,
    Ask(sitting): Ask<Sitting>,
) -> Result<Json<WhichTable>, Refusal> {
    let token = asker.link.ok_or_else(|| Refusal::not_found("no-link"))?;
    let table = app.host().join(&token, asker.id()?, sitting.nonce()?).await?;
    Ok(Json(WhichTable { table: table.to_string() }))
}
