//! Who asks: by which session or link, from where, and in which language.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};

use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use host::{Token, Who};
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use store::{Change, Person, PersonId, Session, TokenHash};
use words::Lang;

use crate::app::App;
use crate::limits::Whose;
use crate::refusal::Refusal;

/// How long a session may be used before it is noted that it was.
const TOUCH_MILLIS: i64 = 5 * 60 * 1000;
/// Languages looked at in a header.
const LANGUAGES_MAX: usize = 16;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) known: Option<(Person, Session)>,
    pub(crate) link: Option<Token>,
    pub(crate) lang: Lang,
    pub(crate) address: IpAddr,
}

/// Who asks, by what was true a moment ago: for what is asked for most, to look and to answer. A session
/// that was ended at another node is still believed for a few seconds.
pub(crate) struct Quick(pub(crate) Asker);

/// The language found for a request, for who writes a refusal later.
#[derive(Clone, Default)]
pub(crate) struct Spoken(pub(crate) Arc<OnceLock<Lang>>);

impl Asker {
    /// As the host knows them. Who brings a link comes in by it.
    pub(crate) fn who(&self) -> Who {
        match (&self.link, &self.known) {
            (Some(link), _) => Who::Link(*link),
            (None, Some((person, _))) => Who::Person(person.id),
            (None, None) => Who::Nobody,
        }
    }

    /// The person, if it is one.
    pub(crate) fn person(&self) -> Result<&Person, Refusal> {
        self.known.as_ref().map(|(person, _)| person).ok_or_else(Refusal::nobody)
    }

    /// Their id.
    pub(crate) fn id(&self) -> Result<PersonId, Refusal> {
        self.person().map(|person| person.id)
    }

    /// Their session.
    pub(crate) fn session(&self) -> Result<&Session, Refusal> {
        self.known.as_ref().map(|(_, session)| session).ok_or_else(Refusal::nobody)
    }

    /// What is counted for them.
    pub(crate) fn whose(&self) -> Whose {
        match (&self.link, &self.known) {
            (Some(link), _) => Whose::Link(link.hash()),
            (None, Some((person, _))) => Whose::Person(person.id),
            (None, None) => Whose::address(self.address),
        }
    }

    /// Work that takes long is not done too often.
    pub(crate) fn heavy(&self, app: &App) -> Result<(), Refusal> {
        app.0.limits.heavy.take(self.whose(), app.now()).map_err(Refusal::slow_down)
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asker, Refusal> {
        let known = match cookie(app, &parts.headers) {
            Some(token) => known(app, session_hash(&token)).await?,
            None => None,
        };
        Asker::of(parts, app, known)
    }
}

impl FromRequestParts<App> for Quick {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Quick, Refusal> {
        let known = match cookie(app, &parts.headers) {
            Some(token) => believed(app, session_hash(&token)).await?,
            None => None,
        };
        Asker::of(parts, app, known).map(Quick)
    }
}

impl Asker {
    fn of(
        parts: &mut Parts,
        app: &App,
        known: Option<(Person, Session)>,
    ) -> Result<Asker, Refusal> {
        let address = address(app, parts);
        let link = link(parts)?;
        let chosen = known.as_ref().and_then(|(person, _)| Lang::read(&person.language));
        let chosen = chosen.or_else(|| crate::pages::chosen(&parts.headers));
        let lang = chosen.unwrap_or_else(|| accepted(&parts.headers));
        if let Some(Spoken(spoken)) = parts.extensions.get() {
            let _once = spoken.set(lang);
        }
        let asker = Asker { known, link, lang, address };
        if !matches!(asker.who(), Who::Nobody) {
            let taken = app.0.limits.person.take(asker.whose(), app.now());
            taken.map_err(Refusal::slow_down)?;
        }
        Ok(asker)
    }
}

/// Where a request comes from. A proxy that is trusted says it last.
pub(crate) fn address(app: &App, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip());
    if !app.settings().forwarded {
        return peer;
    }
    let last = parts.headers.get_all("x-forwarded-for").iter().next_back();
    let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}

/// The link somebody brings: as a bearer's token or, where nothing else can be sent, in the address.
fn link(parts: &Parts) -> Result<Option<Token>, Refusal> {
    let bearer = parts.headers.get(header::AUTHORIZATION);
    let bearer = bearer.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let mut query = parts.uri.query().unwrap_or("").split('&');
    let token = bearer.or_else(|| query.find_map(|pair| pair.strip_prefix("link=")));
    let Some(token) = token else { return Ok(None) };
    let unknown = || Refusal::new(StatusCode::UNAUTHORIZED, "no-link");
    Token::read(token).map(Some).ok_or_else(unknown)
}

async fn believed(app: &App, token: TokenHash) -> Result<Option<(Person, Session)>, Refusal> {
    let before = match app.0.known.find(token, app.now()) {
        Ok(known) => return Ok(Some(known)),
        Err(before) => before,
    };
    let known = known(app, token).await?;
    if let Some(known) = &known {
        app.0.known.keep(before, app.now(), known);
    }
    Ok(known)
}

async fn known(app: &App, token: TokenHash) -> Result<Option<(Person, Session)>, Refusal> {
    let Some(session) = app.store().session(token).await? else { return Ok(None) };
    let now = app.now();
    if idle_since(app) > session.seen.0 {
        return Ok(None);
    }
    let Some(person) = app.store().person(session.person).await? else { return Ok(None) };
    if session.seen.0 + TOUCH_MILLIS <= now.0 {
        app.store().touch_session(session.token, now).await?;
        app.store().change_person(person.id, Change::Seen(now)).await?;
    }
    Ok(Some((person, session)))
}

/// A session that was last used before this time has ended.
pub(crate) fn idle_since(app: &App) -> i64 {
    app.now().0 - i64::from(app.settings().session_days) * 24 * 60 * 60 * 1000
}

/// What the cookie is called: with `__Host-` no other server can set it.
pub(crate) fn cookie_name(app: &App) -> &'static str {
    if app.settings().is_secure() { "__Host-oedo" } else { "oedo" }
}

/// The token in the cookie.
pub(crate) fn cookie(app: &App, headers: &HeaderMap) -> Option<Token> {
    let name = cookie_name(app);
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|c| c.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).and_then(|(_, token)| Token::read(token))
}

/// What is kept of a session's token: never the token, and never the same as of a link.
pub(crate) fn session_hash(token: &Token) -> TokenHash {
    let hash = Sha256::new().chain_update(b"oedo session 1").chain_update(token.text());
    TokenHash(hash.finalize().into())
}

/// The first language of ours that somebody's browser asks for.
pub(crate) fn accepted(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut best = (0, Lang::default());
    for part in asked.unwrap_or("").split(',').take(LANGUAGES_MAX) {
        let (tag, rest) = part.trim().split_once(';').unwrap_or((part.trim(), ""));
        let weight = weight(rest);
        if let Some(lang) = Lang::read(tag)
            && best.0 < weight
        {
            best = (weight, lang);
        }
    }
    best.1
}

/// `q=0.8` in thousandths.
fn weight(text: &str) -> u32 {
    let Some(text) = text.trim().strip_prefix("q=") else { return 1000 };
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let digits: String = rest.chars().chain("000".chars()).take(3).collect();
    let thousandths = digits.parse::<u32>().unwrap_or(0);
    whole.parse::<u32>().map_or(0, |whole| 1000 * whole.min(1) + thousandths).min(1000)
}

/// A JSON body of this kind.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Refusal> {
        use axum::extract::rejection::JsonRejection;
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "no-json"))
            }
            Err(JsonRejection::BytesRejection(why)) => Err(too_big(app, why.status())),
            Err(JsonRejection::JsonDataError(why)) => {
                Err(Refusal::bad("malformed").with("why", plain(&why.body_text())))
            }
            Err(why) => Err(Refusal::bad("malformed").with("why", plain(&why.body_text()))),
        }
    }
}

/// A body of text.
pub(crate) struct Text(pub(crate) String);

impl FromRequest<App> for Text {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Text, Refusal> {
        match String::from_request(request, app).await {
            Ok(text) => Ok(Text(text)),
            Err(why) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(too_big(app, why.status()))
            }
            Err(why) => Err(Refusal::bad("malformed").with("why", plain(&why.body_text()))),
        }
    }
}

fn too_big(app: &App, status: StatusCode) -> Refusal {
    if status != StatusCode::PAYLOAD_TOO_LARGE {
        return Refusal::bad("malformed").with("why", "");
    }
    let most = app.settings().body_bytes as u64;
    Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too-big").with("most", most)
}

/// Questions in the address.
pub(crate) struct Ask<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Ask<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Ask<T>, Refusal> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        let axum::extract::Query(query) =
            query.map_err(|why| Refusal::bad("malformed").with("why", plain(&why.body_text())))?;
        Ok(Ask(query))
    }
}

/// What a reader of JSON complains about, without what would not fit on a line.
fn plain(why: &str) -> String {
    why.chars().filter(|c| !c.is_control()).take(200).collect()
}

/// The parts of the address that name something, as text: who reads them says what is wrong.
pub(crate) struct Named<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Named<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Named<T>, Refusal> {
        let path = axum::extract::Path::<T>::from_request_parts(parts, app).await;
        path.map(|axum::extract::Path(path)| Named(path)).map_err(|_| Refusal::not_found("no-page"))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue, header};
    use words::Lang;

    use super::accepted;

    #[test]
    fn the_best_language_of_ours_is_spoken() {
        let spoken = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text));
            accepted(&headers)
        };
        assert_eq!(spoken("es-MX,fr;q=0.9"), Lang::Es);
        assert_eq!(spoken("de,fr;q=0.3,es;q=0.8"), Lang::Es);
        assert_eq!(spoken("de;q=1, fr;q=0"), Lang::En);
        assert_eq!(spoken("fr;q=nonsense,es;q=0.1"), Lang::Es);
        assert_eq!(spoken(""), Lang::En);
    }
}
