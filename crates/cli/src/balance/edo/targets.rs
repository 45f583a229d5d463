//! What ought to hold: section by section of the balance targets, one row each.

use edo::setup::Setup;

use crate::balance::measure::{Target, Unit};

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Measure {
    Rounds,
    Within,
    Score,
    Seat,
    Turn,
    Package,
    City,
    Action,
    Building,
    NobodyInEdo,
    ByPoints,
    Temples,
    Demands,
    Dispersals,
}

/// The rounds a game should have.
pub(crate) const ROUNDS: std::ops::RangeInclusive<u16> = 6..=10;

impl Measure {
    /// All of them, in the order of the report.
    pub(crate) const ALL: [Measure; 14] = [
        Measure::Rounds,
        Measure::Within,
        Measure::Score,
        Measure::Seat,
        Measure::Turn,
        Measure::Package,
        Measure::City,
        Measure::Action,
        Measure::Building,
        Measure::NobodyInEdo,
        Measure::ByPoints,
        Measure::Temples,
        Measure::Demands,
        Measure::Dispersals,
    ];
}

impl crate::balance::measure::Measure for Measure {
    #[rustfmt::skip]
    fn names(self) -> (&'static str, &'static str, Unit) {
        match self {
            Measure::Rounds      => ("rounds",        "Median length in rounds", Unit::Number),
            Measure::Within      => ("within",        "Games of 6 to 10 rounds", Unit::Share),
            Measure::Score       => ("score",         "Winner's median score", Unit::Number),
            Measure::Seat        => ("seat",          "Wins by seat at the table, against the fair share", Unit::Times),
            Measure::Turn        => ("turn",          "Wins by place in the first turn order, against the fair share", Unit::Times),
            Measure::Package     => ("package",       "Wins by start package, against the fair share", Unit::Times),
            Measure::City        => ("city",          "Wins by start city, against the fair share", Unit::Times),
            Measure::Action      => ("action",        "Actions, of all cards performed with an official", Unit::Share),
            Measure::Building    => ("building",      "Games in which a kind of building is built", Unit::Share),
            Measure::NobodyInEdo => ("nobody-in-edo", "Games that end with nobody in Edo", Unit::Share),
            Measure::ByPoints    => ("by-points",     "Games ended by power points", Unit::Share),
            Measure::Temples     => ("temples",       "Games in which a temple is built", Unit::Share),
            Measure::Demands     => ("demands",       "Games in which a demand is met", Unit::Share),
            Measure::Dispersals  => ("dispersals",    "Games in which ronin are dispersed", Unit::Share),
        }
    }
}

/// In which set-ups a target is to hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct When {
    players: &'static [u8],
    with: Option<&'static str>,
    without: Option<&'static str>,
}

impl When {
    const fn players(players: &'static [u8]) -> When {
        When { players, with: None, without: None }
    }

    const fn with(self, module: &'static str) -> When {
        When { with: Some(module), ..self }
    }

    const fn without(self, module: &'static str) -> When {
        When { without: Some(module), ..self }
    }

    /// Is it to hold in this set-up?
    pub(crate) fn holds(self, setup: Setup) -> bool {
        let in_play = |module: &str| setup.addons.names().any(|name| name == module);
        self.players.contains(&setup.players)
            && self.with.is_none_or(in_play)
            && !self.without.is_some_and(in_play)
    }
}

/// A target, and where it is to hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) when: When,
    pub(crate) target: Target<Measure>,
}

const fn aim(measure: Measure, when: When, at_least: Option<f64>, at_most: Option<f64>) -> Aim {
    Aim { when, target: Target::new(measure, at_least, at_most) }
}

const ANY: When = When::players(&[2, 3, 4, 5]);
const TWO: When = When::players(&[2]);
const FOUR: When = When::players(&[4]);
const MORE: When = When::players(&[3, 4, 5]);

/// All targets.
#[rustfmt::skip]
pub(crate) const TARGETS: &[Aim] = &[
    //  what                  in which set-ups       at least     at most
    aim(Measure::Rounds,      ANY.without("ronin"),  Some(7.0),   Some(9.0)),
    aim(Measure::Rounds,      ANY.with("ronin"),     Some(8.0),   Some(10.0)),
    aim(Measure::Within,      ANY,                   Some(0.95),  None),
    aim(Measure::Score,       ANY,                   Some(14.0),  Some(18.0)),
    aim(Measure::Seat,        ANY,                   Some(0.80),  Some(1.20)),
    aim(Measure::Turn,        ANY,                   Some(0.80),  Some(1.20)),
    aim(Measure::Package,     ANY,                   None,        Some(1.35)),
    aim(Measure::City,        ANY,                   None,        Some(1.35)),
    aim(Measure::Action,      ANY,                   Some(0.03),  None),
    aim(Measure::Building,    FOUR,                  Some(0.40),  None),
    aim(Measure::NobodyInEdo, ANY,                   None,        Some(0.02)),
    aim(Measure::ByPoints,    MORE,                  Some(0.60),  None),
    aim(Measure::ByPoints,    TWO.without("ronin"),  Some(0.60),  None),
    aim(Measure::ByPoints,    TWO.with("ronin"),     Some(0.40),  None),
    aim(Measure::Temples,     ANY.with("jiin"),      Some(0.70),  None),
    aim(Measure::Demands,     ANY.with("tokken"),    Some(0.70),  None),
    aim(Measure::Dispersals,  ANY.with("ronin"),     Some(0.50),  None),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::measure::Measure as _;

    #[test]
    fn no_two_bounds_are_for_the_same_figure() {
        for setup in Setup::all() {
            for measure in Measure::ALL {
                let of_it = |aim: &&Aim| aim.target.measure == measure && aim.when.holds(setup);
                assert!(TARGETS.iter().filter(of_it).count() <= 1, "{setup}: {}", measure.id());
            }
        }
    }

    #[test]
    fn every_set_up_has_its_targets() {
        let n_targets = |text: &str| {
            let setup = Setup::read(text).expect("a set-up");
            TARGETS.iter().filter(|aim| aim.when.holds(setup)).count()
        };
        assert_eq!(n_targets("players 3"), 10);
        assert_eq!(n_targets("players 4"), 11);
        assert_eq!(n_targets("players 2 modules jiin tokken ronin"), 13);
    }
}
