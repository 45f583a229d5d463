//! What is agreed when all play together, or one alone, against the Daimyo.
//!
//! `yedo.coop.*`.

use std::fmt;

use table::{Illegal, Misread, Rule};

use super::{Kind, Setup, Words, keyword, kinds};
use crate::edition::{ActionKind, Edition, Fit, Level, MissionSet, Mood};
use crate::rules;

/// The fewest and the most players who play together.
pub const TOGETHER: std::ops::RangeInclusive<u8> = 1..=4;

/// How a game is played together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Together {
    /// How the Emperor is disposed.
    pub mood: Mood,
    /// What the player with the least prestige must reach.
    pub lowest: Level,
    /// What the player with the most prestige must reach; alone there is no such objective.
    pub highest: Option<Level>,
    /// How many errands must be done.
    pub errands: Level,
    /// Has the Daimyo one disciple more from the start?
    pub master: bool,
    /// Are hard Emperor cards left out (`yedo.coop.emperor.deck`)?
    pub gentler: bool,
    /// `yedo.coop.hands`: do all hands lie open?
    pub open_hands: bool,
}

impl Together {
    /// `yedo.coop.advice`: what a first game is played with.
    pub fn first_game(players: u8) -> Together {
        Together {
            mood: Mood::Demanding,
            lowest: Level::Normal,
            highest: (1 < players).then_some(Level::Normal),
            errands: Level::Normal,
            master: false,
            gentler: false,
            open_hands: false,
        }
    }

    /// May it be played so?
    pub(super) fn check(self, setup: Setup, edition: &Edition) -> Result<(), Illegal> {
        let players = setup.players;
        rules::SETUP_PLAYERS.needs("players", players, *TOGETHER.start())?;
        rules::SETUP_PLAYERS.allows("partners", players, *TOGETHER.end())?;
        // `yedo.coop.rounds`
        let rounds = edition.numbers.coop.rounds;
        rules::COOP_ROUNDS.needs("rounds-together", setup.rounds, rounds)?;
        rules::COOP_ROUNDS.allows("rounds-together", setup.rounds, rounds)?;
        // `yedo.setup.modules`: there are no events by which the Jesuits could come.
        rules::SETUP_MODULES.allows("jesuits", u8::from(setup.addons.jesuits), 0)?;
        // `yedo.coop.setup.remove`
        rules::COOP_SETUP_REMOVE.allows("events", u8::from(setup.events.is_some()), 0)?;
        let fit = setup.actions.into_iter().all(|kind| is_offered(edition, kind));
        rules::COOP_SETUP_REMOVE.needs("fit", u8::from(fit), 1)?;
        let fit = setup.missions.into_iter().all(|set| is_fit(edition, set));
        rules::COOP_SETUP_REMOVE.needs("fit", u8::from(fit), 1)?;
        // `yedo.coop.setup.missions`: each player takes them.
        rules::COOP_SETUP_MISSIONS.allows("dealt", u8::from(setup.dealt), 0)?;
        // `yedo.coop.objectives`
        let highest = u8::from(self.highest.is_some());
        rules::COOP_OBJECTIVES.needs("objectives", highest, u8::from(1 < players))?;
        rules::COOP_OBJECTIVES.allows("objectives", highest, u8::from(1 < players))?;
        // `yedo.coop.emperor.deck`: with more players nothing is left out.
        let most = if self.gentler { 2 } else { *TOGETHER.end() };
        rules::COOP_EMPEROR_DECK.allows("players", players, most)
    }

    /// `yedo.coop.advice`: a first game Demanding with normal objectives; with Specialists the
    /// specialist missions.
    pub(super) fn is_advised_against(self, setup: Setup) -> bool {
        let first = Together::first_game(setup.players);
        let plain = Together { open_hands: first.open_hands, ..self } == first;
        let specialist = setup.missions.contains(&MissionSet::Specialist);
        !plain || setup.addons.specialists && !specialist
    }

    /// Reads what follows `together`.
    pub(super) fn read(words: &mut Words<'_>, players: u8) -> Result<Together, Misread> {
        let word = words.next().unwrap_or("nothing");
        let mood = Mood::ALL.into_iter().find(|mood| mood.id() == word).ok_or_else(|| {
            Misread::new(word, format!("a mood: {}", Mood::ALL.map(Mood::id).join(", ")))
        })?;
        let (lowest, highest, errands) = if players == 1 {
            let [lowest, errands] = kinds(words, "objectives")?;
            (lowest, None, errands)
        } else {
            let [lowest, highest, errands] = kinds(words, "objectives")?;
            (lowest, Some(highest), errands)
        };
        let mut flag = |word: &str| words.peek() == Some(&word) && keyword(words, word).is_ok();
        Ok(Together {
            mood,
            lowest,
            highest,
            errands,
            master: flag("master"),
            gentler: flag("gentler"),
            open_hands: flag("open-hands"),
        })
    }
}

impl Kind for Level {
    const ALL: &'static [Level] = &Level::ALL;
    const RULE: Rule = rules::COOP_OBJECTIVES;

    fn id(self) -> &'static str {
        self.id()
    }
}

/// Is a kind of action cards offered? One that keeps only a card or two is not.
fn is_offered(edition: &Edition, kind: ActionKind) -> bool {
    let cards = || edition.actions.iter().filter(|card| card.kind == kind);
    cards().count() < 2 * cards().filter(|card| card.fit != Fit::Competitive).count()
}

/// Is there anything of a set of missions?
fn is_fit(edition: &Edition, set: MissionSet) -> bool {
    edition.missions.iter().any(|row| row.set == set && row.fit != Fit::Competitive)
}

impl fmt::Display for Together {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "together {} objectives {}", self.mood.id(), self.lowest.id())?;
        if let Some(highest) = self.highest {
            write!(f, " {}", highest.id())?;
        }
        write!(f, " {}", self.errands.id())?;
        let flags =
            [(self.master, "master"), (self.gentler, "gentler"), (self.open_hands, "open-hands")];
        flags.iter().filter(|(so, _)| *so).try_for_each(|(_, word)| write!(f, " {word}"))
    }
}
