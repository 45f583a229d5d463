//! A table in a list.
//!
//! How many lines a table has and when the last came is not shown, nor whom it waits for: that would
//! tell what somebody does in secret.

use host::About;
use schemars::JsonSchema;
use serde::Serialize;
use store::{Listed, PersonId};

use super::{LifeShown, Names, PaceTerm, PersonShown};

/// What a list shows of a table.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TableListed {
    /// Its id.
    id: String,
    /// Which game.
    game: String,
    /// Seats and add-ons, in the game's own words.
    setup: String,
    /// How far it has come.
    life: LifeShown,
    /// Can everybody find it?
    public: bool,
    /// Who made it.
    by: Option<PersonShown>,
    /// How fast.
    pace: Option<PaceTerm>,
    /// How many seats there are.
    seats: u8,
    /// How many are open.
    open: u8,
    /// How many are bots'.
    bots: u8,
    /// The people who sit there, each once.
    people: Vec<PersonShown>,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// Does it wait for who asks?
    your_turn: bool,
}

impl TableListed {
    /// Everybody whose name it speaks of.
    pub(crate) fn people(listed: &Listed) -> Vec<PersonId> {
        let by = About::read(&listed.summary.about).ok().map(|about| about.by);
        let seated = listed.summary.seated().into_iter().map(|(person, _)| person);
        seated.chain(by).collect()
    }

    pub(crate) fn of(listed: &Listed, asker: Option<PersonId>, names: &Names) -> TableListed {
        let about = About::read(&listed.summary.about).ok();
        let seated = listed.summary.seated();
        TableListed {
            id: listed.table.to_string(),
            game: listed.summary.game.clone(),
            setup: about.as_ref().map_or_else(String::new, |about| about.setup.clone()),
            life: listed.summary.life.into(),
            public: listed.summary.public,
            by: about.as_ref().map(|about| names.person(about.by)),
            pace: about.as_ref().map(|about| about.pace.into()),
            seats: about.as_ref().map_or(0, |about| about.seats),
            open: about.as_ref().map_or(0, |about| about.open),
            bots: about.as_ref().map_or(0, |about| about.bots),
            people: seated.iter().map(|(person, _)| names.person(*person)).collect(),
            created: listed.created.0,
            your_turn: asker.is_some_and(|asker| listed.summary.waits_for(asker)),
        }
    }
}
