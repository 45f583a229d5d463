//! What people see: views as pages of HTML and drawings, with the words of their language.
//!
//! Pages are built from what somebody is shown and nothing else; there is no way from here to a game.
//! Read in this order: [`Reader`], whom a page is for; [`page`], what all pages share; [`look`], a game
//! as somebody sees it; [`edo`] and [`yedo`], what of a table is a game's own.

mod art;
pub mod assets;
pub mod edo;
pub mod home;
pub mod look;
mod page;
pub mod replay;
pub mod rulebook;
pub mod story;
pub mod table;
pub mod yedo;

use maud::{Markup, html};
pub use page::{Notice, Reader, Theme, page};

/// Where an answer is sent, and what goes with it.
#[derive(Clone, Debug, Default)]
pub struct Form {
    /// To this address.
    pub action: String,
    /// With these fields.
    pub fields: Vec<(&'static str, String)>,
}

impl Form {
    fn hidden(&self) -> Markup {
        html! {
            @for (name, value) in &self.fields { input type="hidden" name=(name) value=(value); }
        }
    }
}
