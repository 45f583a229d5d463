//! The table on the network: an API for everything, live streams, and the doors people come in by.
//!
//! Read [`Settings`] first, then [`App`]. Inside, `routes.rs` is the list of all that can be asked;
//! `guard.rs` is what every request passes; `asker.rs` finds out who asks; `show.rs` says what they
//! are shown, field by field.

mod api;
mod app;
mod asker;
mod describe;
mod guard;
mod known;
mod limits;
mod log;
mod metrics;
mod pages;
mod password;
mod refusal;
mod routes;
mod serve;
mod settings;
mod setups;
mod show;

pub use app::{App, Now};
pub use log::start_log;
pub use settings::{Given, Hidden, Settings, Unset};
