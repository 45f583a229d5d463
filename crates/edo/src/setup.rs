//! What is agreed before the first move, and the opening position. The only file, beside the add-ons'
//! own, that asks which add-ons are in play.

use std::fmt;

use table::{Illegal, Misread};

use crate::rules;

/// The fewest and the most players.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;

/// Which add-ons are in play. The fifth player is only more rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Addons {
    /// Buddhist temples.
    pub jiin: bool,
    /// Demands and privileges.
    pub tokken: bool,
    /// Abandoned samurai.
    pub ronin: bool,
}

impl Addons {
    /// The names by which people ask for them.
    pub const NAMES: [&'static str; 3] = ["jiin", "tokken", "ronin"];

    /// Every combination (`edo.modules.combine`).
    pub fn all() -> impl Iterator<Item = Addons> {
        (0..8).map(|bits| Addons {
            jiin: bits & 1 != 0,
            tokken: bits & 2 != 0,
            ronin: bits & 4 != 0,
        })
    }

    /// This combination and the named one.
    pub fn with(self, name: &str) -> Option<Addons> {
        match name {
            "jiin" => Some(Addons { jiin: true, ..self }),
            "tokken" => Some(Addons { tokken: true, ..self }),
            "ronin" => Some(Addons { ronin: true, ..self }),
            _ => None,
        }
    }

    /// The names of those in play.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        [self.jiin, self.tokken, self.ronin]
            .into_iter()
            .zip(Addons::NAMES)
            .filter_map(|(in_play, name)| in_play.then_some(name))
    }
}

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub players: u8,
    /// With what.
    pub addons: Addons,
}

impl Setup {
    /// Every set-up there is.
    pub fn all() -> impl Iterator<Item = Setup> {
        PLAYERS.flat_map(|players| Addons::all().map(move |addons| Setup { players, addons }))
    }

    /// May it be played so?
    ///
    /// # Errors
    /// When there are too few or too many players.
    pub fn check(self) -> Result<(), Illegal> {
        rules::MAP_SIDES.needs("players", self.players, *PLAYERS.start())?;
        rules::MAP_SIDES.allows("players", self.players, *PLAYERS.end())
    }

    /// Reads `players 4 modules jiin ronin`.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<Setup, Misread> {
        let mut words = text.split_whitespace();
        let expected =
            "`players 2` to `players 5`, then perhaps `modules` and some of: jiin, tokken, ronin";
        let wrong = |found: Option<&str>| Misread::new(found.unwrap_or("nothing"), expected);
        match words.next() {
            Some("players") => {}
            other => return Err(wrong(other)),
        }
        let number = words.next();
        let players = number.and_then(|word| word.parse().ok()).ok_or_else(|| wrong(number))?;
        if !PLAYERS.contains(&players) {
            return Err(wrong(number));
        }
        let mut setup = Setup { players, addons: Addons::default() };
        match words.next() {
            None => return Ok(setup),
            Some("modules") => {}
            other => return Err(wrong(other)),
        }
        for word in words {
            setup.addons = setup.addons.with(word).ok_or_else(|| wrong(Some(word)))?;
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {}", self.players)?;
        if self.addons != Addons::default() {
            write!(f, " modules")?;
        }
        for name in self.addons.names() {
            write!(f, " {name}")?;
        }
        Ok(())
    }
}
