//! What can be asked of the server, in JSON.

pub(crate) mod act;
pub(crate) mod files;
pub(crate) mod links;
pub(crate) mod live;
pub(crate) mod look;
pub(crate) mod people;
pub(crate) mod rules;
pub(crate) mod sessions;
pub(crate) mod tables;
pub(crate) mod talk;

use schemars::JsonSchema;
use serde::Serialize;
use store::TableId;

use crate::refusal::Refusal;

/// The table that is named so. A name that can be no table's is answered as one that is none's.
pub(crate) fn table_id(text: &str) -> Result<TableId, Refusal> {
    TableId::read(text).ok_or_else(|| Refusal::not_found("no-table"))
}

/// It is done, and there is nothing to say about it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Done {
    /// True.
    pub(crate) done: bool,
}

impl Done {
    pub(crate) const YES: Done = Done { done: true };
}
