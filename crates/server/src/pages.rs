//! The few pages there are so far: public tables, the description of the API, health and metrics.

use std::fmt::Write;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use serde_json::Value;
use store::{Life, Page};

use crate::api::files::is_operator;
use crate::api::tables::shown;
use crate::app::App;
use crate::asker::{Asker, address};
use crate::describe::describe;
use crate::metrics::Gauges;
use crate::refusal::Refusal;

const STYLE: &str = include_str!("../pages/plain.css");

/// Adds to a page.
macro_rules! put {
    ($page:ident, $($said:tt)*) => {
        write!($page, $($said)*).expect("a string takes all that is written to it")
    };
}

type Html = ([(HeaderName, &'static str); 1], String);

const HTML: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home))
        .route("/api", get(documentation))
        .route("/plain.css", get(style))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
}

async fn style() -> impl IntoResponse {
    let kind = (header::CONTENT_TYPE, "text/css; charset=utf-8");
    ([kind, (header::CACHE_CONTROL, "public, max-age=3600")], STYLE)
}

async fn home(State(app): State<App>, asker: Asker) -> Result<Html, Refusal> {
    let words = app.words(asker.lang);
    let mut body = format!("<h1>Ōedo</h1>\n<p>{}</p>\n", escaped(&words.text("page-welcome", &[])));
    for (life, key) in [(Life::Lobby, "page-lobby"), (Life::Running, "page-running")] {
        put!(body, "<h2>{}</h2>\n<ul>\n", escaped(&words.text(key, &[])));
        let listed = app.host().public(life, Page::first(50)).await?;
        let none = format!("<li>{}</li>\n", escaped(&words.text("page-none", &[])));
        for table in shown(&app, &listed, None).await? {
            // As the API says it, and nothing else: names are text like any other here.
            let table = serde_json::to_value(table).map_err(|why| Refusal::internal(&why))?;
            let people = table["people"].as_array().into_iter().flatten();
            let people: Vec<&str> = people.filter_map(|person| person["name"].as_str()).collect();
            let (id, setup) = (text(&table["id"]), text(&table["setup"]));
            let label =
                escaped(&format!("{} · {setup} · {}", text(&table["game"]), people.join(", ")));
            put!(body, "<li><a href=\"/api/v1/tables/{}\">{label}</a></li>\n", escaped(id));
        }
        if listed.is_empty() {
            body += &none;
        }
        body += "</ul>\n";
    }
    put!(body, "<p><a href=\"/api\">{}</a></p>\n", escaped(&words.text("page-api", &[])));
    Ok((HTML, page(words.lang().code(), "Ōedo", &body)))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

async fn documentation(State(app): State<App>, asker: Asker) -> Html {
    let words = app.words(asker.lang);
    let title = words.text("page-api", &[]);
    let described = describe();
    let mut body = format!("<h1>{}</h1>\n", escaped(&title));
    put!(body, "<p>{}</p>\n", escaped(text(&described["info"]["description"])));
    body += "<p><a href=\"/api/v1/openapi.json\">openapi.json</a></p>\n";
    for (path, operations) in described["paths"].as_object().into_iter().flatten() {
        for (method, operation) in operations.as_object().into_iter().flatten() {
            body += &described_operation(path, method, operation);
        }
    }
    for (name, schema) in described["components"]["schemas"].as_object().into_iter().flatten() {
        let schema = serde_json::to_string_pretty(schema).unwrap_or_default();
        let name = escaped(name);
        put!(body, "<details id=\"{name}\"><summary><code>{name}</code></summary>\n");
        put!(body, "<pre>{}</pre></details>\n", escaped(&schema));
    }
    (HTML, page("en", &title, &body))
}

fn described_operation(path: &str, method: &str, operation: &Value) -> String {
    let mut text = format!(
        "<section>\n<h2><code>{} {}</code></h2>\n<p>{}</p>\n",
        method.to_uppercase(),
        escaped(path),
        escaped(self::text(&operation["summary"]))
    );
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let parameters: Vec<String> = parameters
        .map(|row| {
            let about = self::text(&row["schema"]["description"]);
            format!(
                "<li><code>{}</code> {}</li>\n",
                escaped(self::text(&row["name"])),
                escaped(about)
            )
        })
        .collect();
    if !parameters.is_empty() {
        put!(text, "<ul>\n{}</ul>\n", parameters.concat());
    }
    let mut found = Vec::new();
    for part in ["/requestBody/content/application~1json/schema", "/responses"] {
        named(operation.pointer(part).unwrap_or(&Value::Null), &mut found);
    }
    let links = found.iter().map(|name| format!("<a href=\"#{name}\"><code>{name}</code></a>"));
    put!(text, "<p>{}</p>\n</section>\n", links.collect::<Vec<_>>().join(" · "));
    text
}

/// The schemas something refers to.
fn named(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            let to = fields.get("$ref").and_then(Value::as_str).unwrap_or("");
            if let Some(name) = to.strip_prefix("#/components/schemas/") {
                found.push(name.to_owned());
            }
            fields.values().for_each(|value| named(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| named(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn page(lang: &str, title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"/plain.css\">\n<main>\n{body}</main>\n</html>\n"
    )
}

/// Text as it may stand in a page, also between quotation marks.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c => safe.push(c),
        }
    }
    safe
}

async fn ready(State(app): State<App>) -> Response {
    let stopping = *app.0.stop.borrow();
    match app.store().ping().await {
        Ok(()) if !stopping => "ready\n".into_response(),
        Ok(()) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response(),
    }
}

/// For who runs the server: from the machine itself, or with the operator's token.
async fn metrics(State(app): State<App>, request: Request) -> Result<Response, Refusal> {
    let (parts, _) = request.into_parts();
    let direct = parts.extensions.get::<ConnectInfo<std::net::SocketAddr>>().is_some();
    let near = direct && address(&app, &parts).is_loopback();
    if !near && !is_operator(&app, &parts.headers) {
        return Err(Refusal::forbidden("for-operator"));
    }
    let gauges = Gauges {
        streams: app.0.limits.streams.number(),
        tables: app.host().n_loaded(),
        ready: app.store().ping().await.is_ok(),
    };
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    Ok(([kind], app.0.metrics.text(&gauges)).into_response())
}
