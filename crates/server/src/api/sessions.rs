//! Sessions: how a browser is known, and how it is no longer.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::Token;
use schemars::JsonSchema;
use serde::Serialize;
use store::{Login, PersonId, Session, TokenHash};

use super::Done;
use super::people::{Credentials, Me};
use crate::app::{App, Ended};
use crate::asker::{Asker, Body, Named, cookie_name, session_hash};
use crate::limits::Whose;
use crate::password;
use crate::refusal::Refusal;
use crate::show::hex;

/// The most characters of a browser's label.
const LABEL_MAX: usize = 120;

/// A browser in which somebody is known.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SessionShown {
    /// By which it can be ended.
    id: String,
    /// What the browser calls itself.
    label: String,
    /// Since when, in milliseconds since 1970.
    created: i64,
    /// When it was last used, give or take some minutes.
    seen: i64,
    /// Is it the one that asks?
    current: bool,
}

impl SessionShown {
    pub(crate) fn of(session: &Session, current: TokenHash) -> SessionShown {
        SessionShown {
            id: id(session.token),
            label: session.label.clone(),
            created: session.created.0,
            seen: session.seen.0,
            current: session.token == current,
        }
    }
}

/// How a session or a link is named to its owner: by half of its hash, which opens nothing.
pub(crate) fn id(token: TokenHash) -> String {
    hex(&token.0[..16])
}

pub(crate) async fn log_in(
    State(app): State<App>,
    asker: Asker,
    headers: HeaderMap,
    Body(Credentials { login, password }): Body<Credentials>,
) -> Result<Response, Refusal> {
    let login = Login::new(&login);
    let tried = try_once(&app, asker.address, &login)?;
    let person = app.store().person_by_login(&login).await?;
    let hash = person.as_ref().and_then(|person| Some(person.account.as_ref()?.password.clone()));
    let fits = password::fits(&app.0.hashing, password, hash).await?;
    let Some(person) = person.filter(|_| fits) else {
        tracing::info!(address = %asker.address, "a log-in failed");
        return Err(Refusal::new(StatusCode::UNAUTHORIZED, "wrong-login"));
    };
    tried.was_right(&app);
    if let Some((_, session)) = &asker.known {
        app.store().end_session(session.person, session.token).await?;
        app.tell_ended(Ended::One(session.token));
    }
    let cookie = open(&app, person.id, &headers).await?;
    Ok(([cookie], Json(Me::of(&person))).into_response())
}

pub(crate) async fn log_out(State(app): State<App>, asker: Asker) -> Result<Response, Refusal> {
    let session = asker.session()?;
    app.store().end_session(session.person, session.token).await?;
    app.tell_ended(Ended::One(session.token));
    Ok(([clear(&app)], Json(Done::YES)).into_response())
}

pub(crate) async fn list(
    State(app): State<App>,
    asker: Asker,
) -> Result<Json<Vec<SessionShown>>, Refusal> {
    let current = asker.session()?.token;
    let sessions = app.store().sessions(asker.id()?).await?;
    Ok(Json(sessions.iter().map(|session| SessionShown::of(session, current)).collect()))
}

pub(crate) async fn end(
    State(app): State<App>,
    asker: Asker,
    Named(named): Named<String>,
) -> Result<Json<Done>, Refusal> {
    let person = asker.id()?;
    let mut sessions = app.store().sessions(person).await?.into_iter();
    let found = sessions.find(|session| id(session.token) == named);
    let found = found.ok_or_else(|| Refusal::not_found("no-such-session"))?;
    app.store().end_session(person, found.token).await?;
    app.tell_ended(Ended::One(found.token));
    Ok(Json(Done::YES))
}

pub(crate) async fn end_others(
    State(app): State<App>,
    asker: Asker,
) -> Result<Json<Done>, Refusal> {
    let (person, current) = (asker.id()?, asker.session()?.token);
    app.store().end_sessions(person, Some(current)).await?;
    app.tell_ended(Ended::AllBut(person, Some(current)));
    Ok(Json(Done::YES))
}

/// Opens a session and gives the header that makes a browser remember it.
pub(crate) async fn open(
    app: &App,
    person: PersonId,
    headers: &HeaderMap,
) -> Result<(HeaderName, HeaderValue), Refusal> {
    let token = Token::random();
    let label = headers.get(header::USER_AGENT).and_then(|label| label.to_str().ok());
    let label: String = label.unwrap_or("").chars().take(LABEL_MAX).collect();
    let now = app.now();
    let session = Session { token: session_hash(&token), person, created: now, seen: now, label };
    app.store().open_session(session).await?;
    let age = u64::from(app.settings().session_days) * 24 * 60 * 60;
    Ok(set_cookie(app, &token.text(), age))
}

/// The header that makes a browser forget its session.
pub(crate) fn clear(app: &App) -> (HeaderName, HeaderValue) {
    set_cookie(app, "", 0)
}

fn set_cookie(app: &App, token: &str, age: u64) -> (HeaderName, HeaderValue) {
    let name = cookie_name(app);
    let secure = if app.settings().is_secure() { "; Secure" } else { "" };
    let text = format!("{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    (header::SET_COOKIE, HeaderValue::from_str(&text).expect("a cookie is plain text"))
}

/// One try to log in, counted as a failure until it is known to have been right.
pub(crate) struct Tried {
    login: String,
    address: Whose,
}

/// Counts a try, unless there were too many.
pub(crate) fn try_once(app: &App, address: IpAddr, login: &Login) -> Result<Tried, Refusal> {
    let limits = &app.0.limits;
    let (address, login, now) = (Whose::address(address), login.text().to_owned(), app.now());
    limits.tries_address.take(address, now).map_err(Refusal::slow_down)?;
    limits.tries.take((login.clone(), address), now).map_err(Refusal::slow_down)?;
    limits.tries_login.take(login.clone(), now).map_err(Refusal::slow_down)?;
    Ok(Tried { login, address })
}

impl Tried {
    /// It was the password: the try does not count.
    pub(crate) fn was_right(self, app: &App) {
        let limits = &app.0.limits;
        limits.tries_address.give_back(&self.address);
        limits.tries_login.give_back(&self.login);
        limits.tries.give_back(&(self.login, self.address));
    }
}
