//! The pages: what `ui` draws, with what the host shows; forms that do what the API does.

mod api;
mod fields;
mod home;
mod lesson;
mod links;
mod me;
mod replay;
mod rules;
mod table;
mod talk;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use maud::Markup;
use serde_json::Value;
use ui::{Notice, Reader, Theme, page};
use words::{Lang, Words};

use crate::app::App;
use crate::asker::Asker;
use crate::refusal::Refusal;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/play", post(home::play))
        .route("/new", get(home::new_table).post(home::make_table))
        .route("/join/{token}", get(home::invitation).post(home::join))
        .route("/language", post(home::language))
        .route("/about", get(home::about))
        .route("/tables/{table}", get(table::table))
        .route("/tables/{table}/part", get(table::part))
        .route("/tables/{table}/answer", post(table::answer))
        .route("/tables/{table}/plan", post(table::plan))
        .route("/tables/{table}/do", post(table::act))
        .route("/tables/{table}/hint", post(table::hint))
        .route("/tables/{table}/say", post(talk::say))
        .route("/tables/{table}/note", post(talk::note))
        .route("/tables/{table}/links", get(links::links).post(links::make))
        .route("/tables/{table}/links/revoke", post(links::revoke))
        .route("/tables/{table}/rematch", post(table::rematch))
        .route("/tables/{table}/replay", get(replay::replay))
        .route("/tables/{table}/proof", get(replay::proof))
        .route("/me", get(me::me).post(me::change))
        .route("/me/guest", post(me::guest))
        .route("/me/account", post(me::account))
        .route("/me/login", post(me::login))
        .route("/me/password", post(me::password))
        .route("/me/end", post(me::end))
        .route("/me/delete", post(me::delete))
        .route("/rules", get(rules::which))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/example/{*name}", get(rules::example).post(rules::go_on))
        .route("/learn", get(lesson::which))
        .route("/learn/{game}", get(lesson::lesson).post(lesson::learn_on))
        .route("/static/{digest}/{name}", get(asset))
        .route("/api", get(api::documentation))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(api::ready))
        .route("/metrics", get(api::metrics))
}

/// What a page loads. Its address changes with it, so it may be kept for ever.
async fn asset(request: Request) -> Result<Response, Refusal> {
    let found = ui::assets::find(request.uri().path());
    let asset = found.ok_or_else(|| Refusal::not_found("no-page"))?;
    let kept = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    Ok(([(header::CONTENT_TYPE, asset.kind), kept], asset.text).into_response())
}

/// How somebody likes pages to look.
fn looks(person: Option<&store::Person>) -> Value {
    let looks = person.and_then(|person| serde_json::from_str(&person.settings).ok());
    looks.filter(Value::is_object).unwrap_or_else(|| serde_json::json!({}))
}

/// Whom a page is for, from who asks.
fn reader<'a>(app: &'a App, asker: &'a Asker, path: &'a str) -> Reader<'a> {
    let person = asker.known.as_ref().map(|(person, _)| person);
    let looks = looks(person);
    Reader {
        words: app.words(asker.lang),
        name: person.map(|person| person.name.as_str()),
        theme: looks["theme"].as_str().and_then(Theme::read).unwrap_or_default(),
        still: looks["still"] == Value::Bool(true),
        sound: looks["sound"] == Value::Bool(true),
        coach: looks["coach"] == Value::Bool(true),
        path,
    }
}

/// A page as it is sent.
fn sent(reader: &Reader<'_>, title: &str, class: &str, body: &Markup) -> Response {
    Html(page(reader, title, class, body).into_string()).into_response()
}

/// To look at another page, with whatever is to be remembered.
fn see(to: &str) -> Response {
    Redirect::to(to).into_response()
}

/// What a refusal says at the top of a page.
fn notice(words: &Words, refusal: &Refusal) -> Notice {
    let said = refusal.say(words);
    Notice { text: said.text, rule: said.rule.zip(said.title) }
}

/// Does a script ask, which wants only this part of the page?
fn wants_part(headers: &HeaderMap, part: &str) -> bool {
    headers.get("x-part").is_some_and(|value| value == part)
}

/// A refusal as a page, for who asked for one.
pub(crate) fn problem(words: &Words, refusal: &Refusal) -> Response {
    let reader = Reader {
        words,
        name: None,
        theme: Theme::default(),
        still: false,
        sound: false,
        coach: false,
        path: "/",
    };
    let next = match refusal.status {
        _ if refusal.code == "no-link" => "ui-next-link",
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => "ui-next-wait",
        _ => "ui-next-home",
    };
    let body = ui::home::problem(&reader, &notice(words, refusal), next);
    let text = page(&reader, &reader.t("ui-problem"), "", &body).into_string();
    (refusal.status, Html(text)).into_response()
}

/// Is it a page that is asked for, and not the API?
pub(crate) fn wants_page(path: &str, headers: &HeaderMap) -> bool {
    let html =
        |value: &header::HeaderValue| value.to_str().is_ok_and(|it| it.contains("text/html"));
    !path.starts_with("/api/") && headers.get(header::ACCEPT).is_some_and(html)
}

/// The language a visitor chose who is not known.
pub(crate) fn chosen(headers: &HeaderMap) -> Option<Lang> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|value| value.split(';')).filter_map(|c| c.trim().split_once('='));
    pairs.find(|(key, _)| *key == "oedo-language").and_then(|(_, code)| Lang::read(code))
}

/// Where to go back to: an address of ours, never another's.
fn back(path: &str) -> &str {
    let ours =
        path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n']);
    if ours { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::back;

    #[test]
    fn nobody_is_led_elsewhere() {
        assert_eq!(back("/tables/x?seat=S2"), "/tables/x?seat=S2");
        for bad in ["", "//evil.example", "https://evil.example", "/\\evil.example", "x"] {
            assert_eq!(back(bad), "/", "{bad:?}");
        }
    }
}
