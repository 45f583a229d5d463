//! What ought to hold in competitive Yedo: the balance targets, one row each.

use yedo::setup::Setup;

use crate::balance::measure::{Target, Unit};

/// What is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Measure {
    Score,
    Missions,
    Rounds,
    Seat,
    Turn,
    Clan,
    Favor,
    Character,
    Action,
    ActionCard,
    Event,
    BonusCard,
    Mission,
    CharacterUsed,
}

impl Measure {
    /// All of them, in the order of the report.
    pub(crate) const ALL: [Measure; 14] = [
        Measure::Score,
        Measure::Missions,
        Measure::Rounds,
        Measure::Seat,
        Measure::Turn,
        Measure::Clan,
        Measure::Favor,
        Measure::Character,
        Measure::Action,
        Measure::ActionCard,
        Measure::Event,
        Measure::BonusCard,
        Measure::Mission,
        Measure::CharacterUsed,
    ];

    /// Is it about single seats or cards?
    pub(crate) const fn is_single(self) -> bool {
        match self {
            Measure::Score | Measure::Missions | Measure::Rounds | Measure::Action => false,
            Measure::Seat
            | Measure::Turn
            | Measure::Clan
            | Measure::Favor
            | Measure::Character
            | Measure::ActionCard
            | Measure::Event
            | Measure::BonusCard
            | Measure::Mission
            | Measure::CharacterUsed => true,
        }
    }
}

impl crate::balance::measure::Measure for Measure {
    #[rustfmt::skip]
    fn names(self) -> (&'static str, &'static str, Unit) {
        match self {
            Measure::Score         => ("score",          "Winner's median score", Unit::Number),
            Measure::Missions      => ("missions",       "Missions completed, for each player", Unit::Mean),
            Measure::Rounds        => ("rounds",         "Games that end before their last round", Unit::Share),
            Measure::Seat          => ("seat",           "Wins by seat at the table, against the fair share", Unit::Times),
            Measure::Turn          => ("turn",           "Wins by place in the first player order, against the fair share", Unit::Times),
            Measure::Clan          => ("clan",           "Wins by clan power, against the fair share", Unit::Times),
            Measure::Favor         => ("favor",          "Wins by favor card, against the fair share", Unit::Times),
            Measure::Character     => ("character",      "Wins of those for whom a character was active, against the fair share", Unit::Times),
            Measure::Action        => ("action",         "Games in which an action of a district is done", Unit::Share),
            Measure::ActionCard    => ("action-card",    "Games in which an action card is played, of those in which it is drawn", Unit::Share),
            Measure::Event         => ("event",          "Games in which an event comes up", Unit::Share),
            Measure::BonusCard     => ("bonus-card",     "Games in which a bonus card scores, of those in which it is drawn", Unit::Share),
            Measure::Mission       => ("mission",        "Games in which a mission is completed, of those in which it is drawn", Unit::Share),
            Measure::CharacterUsed => ("character-used", "Games in which a character is used, of those in which it is active", Unit::Share),
        }
    }
}

/// What is called used: more than one game in a thousand.
const USED: Option<f64> = Some(0.001);

/// All targets of a set-up.
#[rustfmt::skip]
pub(crate) fn targets(setup: Setup) -> Vec<Target<Measure>> {
    let (score, missions) = match setup.rounds {
        ..=6  => ((20.0, 35.0), (Some(3.0), Some(5.0))),
        7..=8 => ((30.0, 50.0), (None, None)),
        9..   => ((40.0, 70.0), (None, None)),
    };
    let addons = setup.addons;
    let rows = [
        // where              what                    at least         at most
        (true,                Measure::Score,         Some(score.0),   Some(score.1)),
        (true,                Measure::Missions,      missions.0,      missions.1),
        (true,                Measure::Rounds,        None,            None),
        (true,                Measure::Seat,          Some(0.80),      Some(1.20)),
        (true,                Measure::Turn,          Some(0.80),      Some(1.20)),
        (addons.clan_powers,  Measure::Clan,          None,            Some(1.30)),
        (true,                Measure::Favor,         None,            Some(1.30)),
        (addons.tea_house,    Measure::Character,     None,            Some(1.30)),
        (true,                Measure::Action,        USED,            None),
        (true,                Measure::ActionCard,    Some(0.20),      None),
        (true,                Measure::Event,         USED,            None),
        (true,                Measure::BonusCard,     USED,            None),
        (true,                Measure::Mission,       USED,            None),
        (addons.tea_house,    Measure::CharacterUsed, USED,            None),
    ];
    let meant = rows.into_iter().filter(|row| row.0);
    meant.map(|(_, measure, at_least, at_most)| Target::new(measure, at_least, at_most)).collect()
}
