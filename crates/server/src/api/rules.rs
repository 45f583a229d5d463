//! The rules, in the asker's language.

use ::edo::Edo;
use ::yedo::Yedo;
use axum::Json;
use axum::extract::State;
use schemars::JsonSchema;
use serde::Serialize;
use table::Rule;
use ui::look::Drawn;
use words::Words;

use crate::app::App;
use crate::asker::{Asker, Named};
use crate::refusal::Refusal;

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

impl RuleShown {
    pub(crate) fn new<G: Drawn>(words: &Words, rule: Rule) -> RuleShown {
        let (title, text) = (words.rule_title(rule), words.rule_text(rule, G::house()));
        RuleShown { id: rule.0, title, text }
    }
}

fn shown<G: Drawn>(words: &Words) -> impl Iterator<Item = RuleShown> + '_ {
    G::RULEBOOK.iter().map(|(rule, _)| RuleShown::new::<G>(words, *rule))
}

pub(crate) async fn all(State(app): State<App>, asker: Asker) -> Json<Vec<RuleShown>> {
    let words = app.words(asker.lang);
    Json(shown::<Edo>(words).chain(shown::<Yedo>(words)).collect())
}

pub(crate) async fn one(
    State(app): State<App>,
    asker: Asker,
    Named(id): Named<String>,
) -> Result<Json<RuleShown>, Refusal> {
    let words = app.words(asker.lang);
    let found = shown::<Edo>(words).chain(shown::<Yedo>(words)).find(|rule| rule.id == id);
    Ok(Json(found.ok_or_else(|| Refusal::not_found("no-rule"))?))
}
