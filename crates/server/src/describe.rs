//! The description of the API, in the form of `OpenAPI`, made from the list of routes.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::IntoResponse;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::refusal::Refusing;
use crate::routes::{Content, Row, rows};

static TEXT: LazyLock<String> = LazyLock::new(|| describe().to_string());

pub(crate) async fn openapi() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str())
}

/// The whole description.
pub(crate) fn describe() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut schemas = settings.into_generator();
    let refusal = schemas.subschema_for::<Refusing>();
    let mut paths = Map::new();
    for row in rows() {
        let path = paths.entry(format!("/api/v1{}", row.path)).or_insert_with(|| json!({}));
        path[row.method] = operation(&row, &mut schemas);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Ōedo",
            "version": "1",
            "description": "A digital table for heavy board games. People come in by a session cookie, \
                programs by the token of a link. Texts are in the language of `Accept-Language`, or \
                in the one a person has chosen.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "security": [{ "session": [] }, { "link": [] }, {}],
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "responses": {
                "Refusal": {
                    "description": "Why it was not done: a code for programs, a sentence for people.",
                    "content": { "application/json": { "schema": refusal } },
                },
            },
            "securitySchemes": {
                "session": { "type": "apiKey", "in": "cookie", "name": "oedo" },
                "link": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn operation(row: &Row, schemas: &mut SchemaGenerator) -> Value {
    let id = format!("{}{}", row.method, row.path.replace(['/', '{', '}'], "-").replace("--", "-"));
    let mut operation = json!({
        "operationId": id.trim_end_matches('-'),
        "summary": row.about,
        "parameters": parameters(row),
        "responses": {
            row.status.to_string(): {
                "description": "Done.",
                "content": content(&row.gives, schemas),
            },
            "default": { "$ref": "#/components/responses/Refusal" },
        },
    });
    if let Some(body) = &row.body {
        operation["requestBody"] = json!({ "required": true, "content": content(body, schemas) });
    }
    operation
}

fn content(content: &Content, schemas: &mut SchemaGenerator) -> Value {
    match content {
        Content::Json(make) => json!({ "application/json": { "schema": make(schemas) } }),
        Content::Text => json!({ "text/plain": { "schema": { "type": "string" } } }),
        Content::Events => json!({ "text/event-stream": { "schema": { "type": "string" } } }),
    }
}

fn parameters(row: &Row) -> Vec<Value> {
    let mut parameters = Vec::new();
    for name in row.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
        let schema = json!({ "type": "string" });
        parameters.push(json!({ "name": name, "in": "path", "required": true, "schema": schema }));
    }
    let Some(query) = row.query else { return parameters };
    let schema = query(&mut SchemaGenerator::default()).to_value();
    let needed = schema["required"].as_array().cloned().unwrap_or_default();
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        let property = inlined(property, &schema);
        let required = needed.contains(&json!(name));
        let parameter =
            json!({ "name": name, "in": "query", "required": required, "schema": property });
        parameters.push(parameter);
    }
    parameters
}

/// A part of a schema with what it refers to put in its place.
fn inlined(part: &Value, whole: &Value) -> Value {
    match part {
        Value::Object(fields) => {
            let place =
                fields.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix('#'));
            match place.and_then(|place| whole.pointer(place)) {
                Some(found) => inlined(found, whole),
                None => fields.iter().map(|(k, v)| (k.clone(), inlined(v, whole))).collect(),
            }
        }
        Value::Array(items) => items.iter().map(|item| inlined(item, whole)).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => part.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::describe;

    /// Every reference within the description.
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                if let Some(Value::String(to)) = fields.get("$ref") {
                    found.push(to.clone());
                }
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| references(value, found)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let described = describe();
        let mut found = Vec::new();
        references(&described, &mut found);
        assert!(20 < found.len());
        for to in found {
            let place = to.strip_prefix('#').expect("references are within the description");
            assert!(described.pointer(place).is_some(), "{to}");
        }
    }

    #[test]
    fn operations_have_names_of_their_own() {
        let described = describe();
        let paths = described["paths"].as_object().expect("there are paths");
        let operations = paths.values().flat_map(|path| path.as_object().into_iter().flatten());
        let mut ids: Vec<_> =
            operations.map(|(_, operation)| operation["operationId"].to_string()).collect();
        let number = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), number);
        assert_eq!(number, crate::routes::rows().len());
    }
}
