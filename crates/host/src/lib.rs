//! Tables in play: who sits where, what was answered, whose time runs, and who is told.
//!
//! Read in this order: [`Event`], one line of a table's life; [`Table`], folded from such lines;
//! [`act`], what somebody wants and the events it makes.
//! So far all is pure: values in, values out, time and luck from outside.
//! [`Host`] is the shell around it: it loads tables, keeps their lines, and tells.

mod about;
pub mod act;
mod back;
mod bare;
pub mod clock;
pub mod corpus;
mod event;
mod export;
mod games;
mod host;
mod luck;
mod play;
mod refused;
mod rehearse;
pub mod sight;
mod table;
mod terms;
mod undo;
mod verify;
mod words;

pub use about::About;
pub use act::Act;
pub use clock::Clock;
pub use event::{Event, Switch, Wish};
pub use export::Export;
pub use games::{Disagreed, Hosted, Scene, Shelf, Shown, Told, Unanswered};
pub use host::{Chair, Host, Listed, Listener, New, News, Options, Running, Token, Who};
pub use luck::{Commitment, Luck, Nonce};
pub use play::{Happened, Window};
pub use refused::{Refused, Role};
pub use sight::{Glance, Pass, Sight};
pub use table::{Asking, Broken, Holder, Order, Table, Why};
pub use terms::{Late, Pace, Terms, Undo};
pub use verify::{Unproved, Verified, brings_no_edition, verify};
