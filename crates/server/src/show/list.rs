//! A table in a list.
//!
//! The host gives what everybody may know of it, and no more.

use host::Listed;
use schemars::JsonSchema;
use serde::Serialize;
use store::PersonId;
use yedo::coop::Reached;

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
    by: PersonShown,
    /// How fast.
    pace: Option<PaceTerm>,
    /// How many seats there are.
    seats: u8,
    /// How many are open.
    open: u8,
    /// How many are bots'.
    bots: u8,
    /// What was reached there together, once it is over.
    reached: Option<ReachedShown>,
    /// The people who sit there, each once.
    people: Vec<PersonShown>,
    /// When it was made, in milliseconds since 1970.
    created: i64,
    /// When something last happened there that everybody could see.
    changed: i64,
    /// Does it wait for who asks?
    your_turn: bool,
}

impl TableListed {
    /// Everybody whose name it speaks of.
    pub(crate) fn people(listed: &Listed) -> Vec<PersonId> {
        listed.seated().into_iter().chain([listed.by]).collect()
    }

    pub(crate) fn of(listed: &Listed, asker: Option<PersonId>, names: &Names) -> TableListed {
        let about = listed.about.as_ref();
        TableListed {
            id: listed.table.to_string(),
            game: listed.game.clone(),
            setup: about.map_or_else(String::new, |about| about.setup.clone()),
            life: listed.life.into(),
            public: listed.public,
            by: names.person(listed.by),
            pace: about.map(|about| about.pace.into()),
            seats: about.map_or(0, |about| about.seats),
            open: about.map_or(0, |about| about.open),
            bots: about.map_or(0, |about| about.bots),
            reached: about.and_then(|about| about.reached).map(ReachedShown::of),
            people: listed.seated().iter().map(|person| names.person(*person)).collect(),
            created: listed.created.0,
            changed: listed.changed.0,
            your_turn: asker.is_some_and(|asker| listed.waits_for(asker)),
        }
    }
}

/// What was reached by those who played together.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ReachedShown {
    won: bool,
    /// The prestige points of all together.
    points: u16,
    /// Those of the player with the fewest.
    lowest: u16,
    /// Those of the player with the most.
    highest: u16,
    errands: u8,
}

impl ReachedShown {
    fn of(reached: Reached) -> ReachedShown {
        let Reached { won, points, lowest, highest, errands } = reached;
        ReachedShown { won, points, lowest, highest, errands }
    }
}
