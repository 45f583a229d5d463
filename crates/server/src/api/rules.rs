//! The rules, in the asker's language.

use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use table::Rule;
use words::Words;

use crate::app::App;
use crate::asker::{Asker, Named};
use crate::refusal::{ANY_EDO, Refusal};

/// A rule.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RuleShown {
    /// Its id, which refusals name.
    id: &'static str,
    /// Its title.
    title: String,
    /// Its text, with the numbers of our edition.
    text: String,
}

fn shown(rule: Rule, words: &Words) -> RuleShown {
    RuleShown {
        id: rule.0,
        title: words.rule_title(rule),
        text: words.rule_text(rule, ANY_EDO.edition),
    }
}

pub(crate) async fn all(State(app): State<App>, asker: Asker) -> Json<Vec<RuleShown>> {
    let words = app.words(asker.lang);
    Json(::edo::rules::ALL.iter().map(|(rule, _)| shown(*rule, words)).collect())
}

pub(crate) async fn one(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Json<RuleShown>, Refusal> {
    let found = ::edo::rules::ALL.iter().find(|(rule, _)| rule.0 == id);
    let (rule, _) = found.ok_or_else(|| Refusal::not_found("no-rule"))?;
    Ok(Json(shown(*rule, app.words(asker.lang))))
}
