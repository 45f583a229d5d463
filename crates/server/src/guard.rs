//! What every request passes on its way in, and every answer on its way out.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use tracing::{debug, info};

use crate::app::App;
use crate::asker::{Spoken, accepted, address};
use crate::limits::Whose;
use crate::pages;
use crate::refusal::Refusal;

/// Nothing is loaded from anywhere else, and no script stands in a page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
                      base-uri 'none'; frame-ancestors 'none'";

/// What goes with every answer.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // Links have tokens in them: they are nobody else's business. (With `no-referrer` a browser would
    // not say either that a form is ours.)
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Lets requests in that may come in, and finishes what goes out.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let headers = request.headers().clone();
    let page = pages::wants_page(request.uri().path(), &headers);
    let spoken = Spoken::default();
    let mut response = match enter(&app, request, &spoken) {
        Ok(request) => {
            let patience = Duration::from_secs(app.settings().request_seconds.max(1));
            let slow = || Refusal::new(StatusCode::REQUEST_TIMEOUT, "too-slow").into_response();
            timeout(patience, next.run(request)).await.unwrap_or_else(|_| slow())
        }
        Err(refusal) => refusal.into_response(),
    };
    if let Some(refusal) = response.extensions_mut().remove::<Refusal>() {
        let accepted = || pages::chosen(&headers).unwrap_or_else(|| accepted(&headers));
        let lang = spoken.0.get().copied().unwrap_or_else(accepted);
        app.0.metrics.refused(refusal.code);
        info!(%method, route, status = refusal.status.as_u16(), code = refusal.code, "refused");
        let kept = std::mem::take(response.headers_mut());
        let words = app.words(lang);
        response = if page { pages::problem(words, &refusal) } else { refusal.response(words) };
        let kept = kept.into_iter().filter_map(|(name, value)| Some((name?, value)));
        for (name, value) in kept.filter(|(name, _)| *name == header::ALLOW) {
            response.headers_mut().insert(name, value);
        }
    }
    finish(&app, response.headers_mut());
    let (status, took) = (response.status().as_u16(), began.elapsed());
    app.0.metrics.request(method.as_str(), &route, status, took);
    debug!(%method, route, status, micros = took.as_micros() as u64, "answered");
    response
}

fn enter(app: &App, request: Request, spoken: &Spoken) -> Result<Request, Refusal> {
    let (mut parts, body) = request.into_parts();
    let whose = Whose::address(address(app, &parts));
    app.0.limits.address.take(whose, app.now()).map_err(Refusal::slow_down)?;
    let reads = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !is_own(app, &parts.headers) {
        return Err(Refusal::forbidden("cross-site"));
    }
    parts.extensions.insert(spoken.clone());
    Ok(Request::from_parts(parts, body))
}

/// Does a request that changes something come from a page of ours, or from no page at all?
///
/// Browsers say where a request comes from and let no script lie about it; programs need not say.
fn is_own(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && !matches!(site, "same-origin" | "none")
    {
        return false;
    }
    let Some(origin) = text("origin") else { return true };
    let public = app.settings().public_url.trim_end_matches('/');
    if !public.is_empty() && origin.eq_ignore_ascii_case(public) {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some_and(|host| text("host").is_some_and(|ours| ours.eq_ignore_ascii_case(host)))
}

fn finish(app: &App, headers: &mut HeaderMap) {
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.entry(header::VARY).or_insert(HeaderValue::from_static("Accept-Language, Cookie"));
    if app.settings().is_secure() {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(year);
    }
}
