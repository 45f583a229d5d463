//! For programs and for who runs the server: the description of the API, health and metrics.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::Value;

use super::{reader, sent};
use crate::api::files::is_operator;
use crate::app::App;
use crate::asker::{Asker, address};
use crate::describe::describe;
use crate::metrics::Gauges;
use crate::refusal::Refusal;

pub(super) async fn documentation(State(app): State<App>, asker: Asker) -> Response {
    let reader = reader(&app, &asker, "/api");
    let described = describe();
    let paths = described["paths"].as_object().into_iter().flatten();
    let operations = paths.flat_map(|(path, operations)| {
        let operations = operations.as_object().into_iter().flatten();
        operations.map(move |(method, operation)| (path, method, operation))
    });
    let body = html! {
        h1 { (reader.t("page-api")) }
        // The description itself is in English: it is for those who write programs.
        div lang="en" {
            p { (text(&described["info"]["description"])) }
            p { a href="/api/v1/openapi.json" { "openapi.json" } }
            @for (path, method, operation) in operations { (shown(path, method, operation)) }
            @for (name, schema) in described["components"]["schemas"].as_object().into_iter().flatten() {
                details id=(name) {
                    summary { code { (name) } }
                    pre { (serde_json::to_string_pretty(schema).unwrap_or_default()) }
                }
            }
        }
    };
    sent(&reader, &reader.t("page-api"), "", &body)
}

fn shown(path: &str, method: &str, operation: &Value) -> Markup {
    let mut found = Vec::new();
    for part in ["/requestBody/content/application~1json/schema", "/responses"] {
        named(operation.pointer(part).unwrap_or(&Value::Null), &mut found);
    }
    html! {
        section {
            h2 { code { (method.to_uppercase()) " " (path) } }
            p { (text(&operation["summary"])) }
            ul {
                @for row in operation["parameters"].as_array().into_iter().flatten() {
                    li { code { (text(&row["name"])) } " " (text(&row["schema"]["description"])) }
                }
            }
            p { @for name in &found { a href={ "#" (name) } { code { (name) } } " " } }
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or("")
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

pub(super) async fn ready(State(app): State<App>) -> Response {
    let stopping = *app.0.stop.borrow();
    match app.store().ping().await {
        Ok(()) if !stopping => "ready\n".into_response(),
        Ok(()) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response(),
    }
}

/// For who runs the server: from the machine itself, or with the operator's token.
pub(super) async fn metrics(State(app): State<App>, request: Request) -> Result<Response, Refusal> {
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
