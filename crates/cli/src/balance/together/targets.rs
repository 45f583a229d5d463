//! What ought to hold when all play together.

use yedo::edition::{Level, Mood};

use super::Terms;
use crate::balance::measure::{Target, Unit};

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Measure {
    Won,
    Lost,
    Prestige,
    Errands,
    Death,
    Missions,
}

impl Measure {
    /// All of them, in the order of the report.
    pub(crate) const ALL: [Measure; 6] = [
        Measure::Won,
        Measure::Lost,
        Measure::Prestige,
        Measure::Errands,
        Measure::Death,
        Measure::Missions,
    ];
}

impl crate::balance::measure::Measure for Measure {
    #[rustfmt::skip]
    fn names(self) -> (&'static str, &'static str, Unit) {
        match self {
            Measure::Won      => ("won",      "Games won", Unit::Share),
            Measure::Lost     => ("lost",     "Lost games, by what was amiss", Unit::Share),
            Measure::Prestige => ("prestige", "Prestige at the end, where the Shogun died", Unit::Mean),
            Measure::Errands  => ("errands",  "Errands done, and how many were to be done", Unit::Mean),
            Measure::Death    => ("death",    "Games, by the round in which the Shogun dies", Unit::Share),
            Measure::Missions => ("missions", "Missions completed, for each player", Unit::Mean),
        }
    }
}

/// All targets of a table: how often it ought to be won is said for normal objectives only.
pub(crate) fn targets(terms: Terms) -> Vec<Target<Measure>> {
    let (least, most) = match terms.mood {
        Mood::Gentle => (0.60, 0.80),
        Mood::Demanding => (0.35, 0.55),
        Mood::Insatiable => (0.10, 0.30),
    };
    let normal = terms.height == Level::Normal && !terms.master;
    let target = |measure: Measure| {
        let bounds = (measure == Measure::Won && normal).then_some((least, most));
        Target::new(measure, bounds.map(|(least, _)| least), bounds.map(|(_, most)| most))
    };
    Measure::ALL.map(target).to_vec()
}
