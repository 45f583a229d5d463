//! What a form brings: names and texts, as a browser sends them.

use axum::extract::{FromRequest, Request};
use table::Seat;

use crate::app::App;
use crate::refusal::Refusal;

/// The fields of a form.
pub(super) struct Fields(Vec<(String, String)>);

impl FromRequest<App> for Fields {
    type Rejection = Refusal;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Refusal> {
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, app).await;
        let why = |why: axum::extract::rejection::FormRejection| {
            Refusal::bad("malformed").with("why", why.status().to_string())
        };
        form.map(|axum::Form(fields)| Fields(fields)).map_err(why)
    }
}

impl Fields {
    /// All of them, as they came.
    pub(super) fn as_slice(&self) -> &[(String, String)] {
        &self.0
    }

    /// What stands in a field; nothing if it is not there.
    pub(super) fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or("")
    }

    /// What stands in a field.
    pub(super) fn find(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Everything that stands in fields of this name.
    pub(super) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A number; nothing if it is none.
    pub(super) fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.get(name).trim().parse().ok()
    }

    /// A seat.
    pub(super) fn seat(&self) -> Result<Seat, Refusal> {
        Seat::read(self.get("seat")).ok_or_else(|| Refusal::bad("malformed").with("why", "seat"))
    }
}
