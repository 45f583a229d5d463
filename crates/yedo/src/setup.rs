//! What is agreed before the first move. The only file, beside the add-ons' own, that asks which
//! add-ons are in play.

mod together;

use std::fmt;

use table::{Illegal, Misread, Rule};

use crate::edition::{ActionKind, Edition, EventKind, MissionSet};
use crate::rules;

pub use together::{TOGETHER, Together};

/// The fewest and the most players who play against each other.
pub const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;

/// Which add-ons are in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each add-on is in play or not, whatever others are"
)]
pub struct Addons {
    /// Disciples with a skill.
    pub specialists: bool,
    /// Characters for hire.
    pub tea_house: bool,
    /// A power for each clan.
    pub clan_powers: bool,
    /// Missions that come by sea.
    pub jesuits: bool,
}

impl Addons {
    /// The names by which people ask for them.
    pub const NAMES: [&'static str; 4] = ["specialists", "tea-house", "clan-powers", "jesuits"];

    /// This combination and the named one.
    pub fn with(self, name: &str) -> Option<Addons> {
        match name {
            "specialists" => Some(Addons { specialists: true, ..self }),
            "tea-house" => Some(Addons { tea_house: true, ..self }),
            "clan-powers" => Some(Addons { clan_powers: true, ..self }),
            "jesuits" => Some(Addons { jesuits: true, ..self }),
            _ => None,
        }
    }

    /// The names of those in play.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        [self.specialists, self.tea_house, self.clan_powers, self.jesuits]
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
    /// How many rounds.
    pub rounds: u8,
    /// Which kinds of action cards.
    pub actions: [ActionKind; 3],
    /// Which kinds of events; none where all play together.
    pub events: Option<[EventKind; 2]>,
    /// Which sets of missions besides the basic one.
    pub missions: [MissionSet; 2],
    /// Are there black missions?
    pub black: bool,
    /// Are the starting missions dealt, as in a first game?
    pub dealt: bool,
    /// Do all play together, or one alone, against the Daimyo? Then how.
    pub together: Option<Together>,
    /// With what.
    pub addons: Addons,
}

impl Setup {
    /// `yedo.coop.record`: are results of games set up so compared with each other? Together, if players,
    /// rounds, mood and modules are the same.
    pub fn compares(&self, other: &Setup) -> bool {
        let mood = |setup: &Setup| setup.together.map(|together| together.mood);
        let of = |setup: &Setup| (setup.players, setup.rounds, setup.addons, mood(setup));
        self.together.is_some() && of(self) == of(other)
    }

    /// `yedo.setup.preset`: what a first game is played with.
    pub fn first_game(players: u8, edition: &Edition) -> Setup {
        let preset = &edition.first_game;
        Setup {
            players,
            rounds: preset.rounds,
            actions: preset.actions,
            events: Some(preset.events),
            missions: preset.missions,
            black: preset.black,
            dealt: true,
            together: None,
            addons: Addons::default(),
        }
    }

    /// `yedo.coop.advice`: what a first game together, or alone, is played with.
    pub fn first_together(players: u8, edition: &Edition) -> Setup {
        Setup {
            rounds: edition.numbers.coop.rounds,
            events: None,
            black: true,
            dealt: false,
            together: Some(Together::first_game(players)),
            ..Setup::first_game(players, edition)
        }
    }

    /// The same for so many rounds with these add-ons. If that is another game, it is no first one any
    /// more: the black missions are in (`yedo.setup.black`), and nobody is dealt missions. Together,
    /// specialists bring their missions (`yedo.coop.advice`).
    #[must_use]
    pub fn with(self, rounds: u8, addons: Addons) -> Setup {
        let same = (rounds, addons) == (self.rounds, self.addons);
        let (black, dealt) = (self.black || !same, self.dealt && same);
        let [one, other] = self.missions;
        let skilled = self.together.is_some() && addons.specialists && !self.addons.specialists;
        let missions = [one, if skilled { MissionSet::Specialist } else { other }];
        Setup { rounds, missions, black, dealt, addons, ..self }
    }

    /// May it be played so?
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(self, edition: &Edition) -> Result<(), Illegal> {
        match self.together {
            Some(together) => together.check(self, edition)?,
            None => self.check_rivals(edition)?,
        }
        let [a, b, c] = self.actions;
        rules::SETUP_SETS.needs("other-kind", u8::from(a != b && b != c && a != c), 1)?;
        let [a, b] = self.missions;
        rules::SETUP_SETS.needs("other-kind", u8::from(a != b), 1)?;
        for set in self.missions {
            rules::SETUP_SETS.needs("mission-kind", u8::from(set.is_chosen()), 1)?;
            let skilled = set != MissionSet::Specialist || self.addons.specialists;
            rules::SETUP_SETS.needs("specialist-module", u8::from(skilled), 1)?;
        }
        Ok(())
    }

    /// What holds where everybody plays against everybody.
    fn check_rivals(self, edition: &Edition) -> Result<(), Illegal> {
        rules::SETUP_PLAYERS.needs("rivals", self.players, *PLAYERS.start())?;
        rules::SETUP_PLAYERS.allows("players", self.players, *PLAYERS.end())?;
        let lengths = edition.numbers.start.rounds;
        if !lengths.contains(&self.rounds) {
            let nearest = lengths.into_iter().min_by_key(|rounds| rounds.abs_diff(self.rounds));
            let nearest = nearest.expect("there are three lengths");
            return Err(rules::SETUP_MODULES.lacks("length", self.rounds, nearest));
        }
        // `yedo.setup.modules`: the Jesuits need time.
        if self.addons.jesuits {
            let enough = edition.numbers.start.rounds[1];
            rules::SETUP_MODULES.needs("jesuit-rounds", self.rounds, enough)?;
        }
        let Some([a, b]) = self.events else {
            return Err(rules::SETUP_SETS.lacks("event-kind", 0_u8, 1));
        };
        rules::SETUP_SETS.needs("other-kind", u8::from(a != b), 1)?;
        let chosen = a.is_chosen() && b.is_chosen();
        rules::SETUP_SETS.needs("event-kind", u8::from(chosen), 1)
    }

    /// `yedo.setup.shogun`: is one of the kill-the-Shogun missions in the black deck?
    pub(crate) fn has_shogun(self, edition: &Edition) -> bool {
        let short = self.rounds == edition.numbers.start.rounds[0];
        // Together they all lie apart for the victory pile.
        self.together.is_none() && self.black && !(short && self.addons == Addons::default())
    }

    /// What the rules would rather have; none of it is forbidden.
    pub fn advice(self, edition: &Edition) -> impl Iterator<Item = Rule> {
        let [short, _, long] = edition.numbers.start.rounds;
        let addons = self.addons;
        // `yedo.setup.advice`: a first game is short and without add-ons; in long games none but
        // the Jesuits.
        let first = self.dealt && (self.rounds != short || addons != Addons::default());
        let rest = Addons { jesuits: false, ..addons };
        let crowded = self.rounds == long && rest != Addons::default();
        let together = self.together.is_some_and(|together| together.is_advised_against(self));
        // `yedo.setup.black`: a first game leaves the black deck out; with specialists and the Tea
        // House it stays in.
        let both = addons.specialists && addons.tea_house;
        let black = self.dealt && self.black || both && !self.black;
        let advice = [
            (first || crowded, rules::SETUP_ADVICE),
            (black, rules::SETUP_BLACK),
            (together, rules::COOP_ADVICE),
        ];
        advice.into_iter().filter_map(|(is_given, rule)| is_given.then_some(rule))
    }

    /// Reads what a set-up is written as: `players 4 rounds 6 actions neighbours streets lanterns
    /// events festivals watch missions espionage theft`, then perhaps `black`, `dealt`, `modules …`.
    /// Where all play together there are no `events`, and before the modules comes `together
    /// demanding objectives normal normal normal`, then perhaps `master`, `gentler`, `open-hands`.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<Setup, Misread> {
        let mut words = text.split_whitespace().peekable();
        let mut setup = Setup {
            players: number(&mut words, "players")?,
            rounds: number(&mut words, "rounds")?,
            actions: kinds(&mut words, "actions")?,
            events: match words.peek() {
                Some(&"events") => Some(kinds(&mut words, "events")?),
                _ => None,
            },
            missions: kinds(&mut words, "missions")?,
            black: false,
            dealt: false,
            together: None,
            addons: Addons::default(),
        };
        setup.black = words.next_if_eq(&"black").is_some();
        setup.dealt = words.next_if_eq(&"dealt").is_some();
        if words.next_if_eq(&"together").is_some() {
            setup.together = Some(Together::read(&mut words, setup.players)?);
        }
        if words.next_if_eq(&"modules").is_some() {
            for word in words.by_ref() {
                let expected = || Misread::new(word, Addons::NAMES.join(", "));
                setup.addons = setup.addons.with(word).ok_or_else(expected)?;
            }
        }
        if let Some(word) = words.next() {
            return Err(Misread::new(word, "`black`, `dealt`, `together`, `modules` or the end"));
        }
        if setup.together.is_none() && setup.events.is_none() {
            let wanted = expected::<EventKind, 2>("events", None);
            let wanted = format!("{wanted}; only games that are played `together` have none");
            return Err(Misread::new("nothing", wanted));
        }
        Ok(setup)
    }
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn keyword(words: &mut Words<'_>, key: &str) -> Result<(), Misread> {
    match words.next() {
        Some(word) if word == key => Ok(()),
        other => Err(Misread::new(other.unwrap_or("nothing"), format!("`{key}`"))),
    }
}

fn number(words: &mut Words<'_>, key: &str) -> Result<u8, Misread> {
    keyword(words, key)?;
    let word = words.next();
    word.and_then(|word| word.parse().ok())
        .ok_or_else(|| Misread::new(word.unwrap_or("nothing"), format!("a number of {key}")))
}

/// What is agreed by naming so many of a kind.
trait Kind: Copy + PartialEq + 'static {
    /// All of them.
    const ALL: &'static [Self];
    /// By which rule they are named.
    const RULE: Rule;

    /// As a set-up writes it.
    fn id(self) -> &'static str;

    /// May it be chosen at all?
    fn is_chosen(self) -> bool {
        true
    }
}

impl Kind for ActionKind {
    const ALL: &'static [ActionKind] = &ActionKind::ALL;
    const RULE: Rule = rules::SETUP_SETS;

    fn id(self) -> &'static str {
        self.id()
    }
}

impl Kind for EventKind {
    const ALL: &'static [EventKind] = &EventKind::ALL;
    const RULE: Rule = rules::SETUP_SETS;

    fn id(self) -> &'static str {
        self.id()
    }

    fn is_chosen(self) -> bool {
        self.is_chosen()
    }
}

impl Kind for MissionSet {
    const ALL: &'static [MissionSet] = &MissionSet::ALL;
    const RULE: Rule = rules::SETUP_SETS;

    fn id(self) -> &'static str {
        self.id()
    }

    fn is_chosen(self) -> bool {
        self.is_chosen()
    }
}

/// The words with which something else begins, so that one can count what stands before it.
const KEYS: [&str; 10] = [
    "actions",
    "events",
    "missions",
    "black",
    "dealt",
    "together",
    "master",
    "gentler",
    "open-hands",
    "modules",
];

/// So many kinds after their key. All of them are heard first: whoever names three sets of missions
/// is told that two are wanted, not that the third is no word.
fn kinds<K: Kind, const N: usize>(words: &mut Words<'_>, key: &str) -> Result<[K; N], Misread> {
    keyword(words, key)?;
    let (mut found, mut said) = (Vec::new(), Vec::new());
    while let Some(word) = words.next_if(|word| !KEYS.contains(word)) {
        let known = K::ALL.iter().copied().find(|&kind| kind.id() == word);
        found.push(known.ok_or_else(|| Misread::new(word, expected::<K, N>(key, None)))?);
        said.push(word);
    }
    let number = found.len();
    found.try_into().map_err(|_| {
        let said = if said.is_empty() { "nothing".to_owned() } else { said.join(" ") };
        Misread::new(said, expected::<K, N>(key, Some(number)))
    })
}

/// How many kinds are wanted, which there are, and by which rule; how many came, if that is wrong.
fn expected<K: Kind, const N: usize>(key: &str, came: Option<usize>) -> String {
    let offered = K::ALL.iter().filter(|kind| kind.is_chosen());
    let ids: Vec<_> = offered.map(|kind| kind.id()).collect();
    let came = came.map_or_else(String::new, |came| format!(", not {came}"));
    format!("{N} of {} after `{key}`{came} ({})", ids.join(", "), K::RULE)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {} rounds {} actions", self.players, self.rounds)?;
        self.actions.iter().try_for_each(|kind| write!(f, " {}", kind.id()))?;
        if let Some(events) = self.events {
            write!(f, " events")?;
            events.iter().try_for_each(|kind| write!(f, " {}", kind.id()))?;
        }
        write!(f, " missions")?;
        self.missions.iter().try_for_each(|set| write!(f, " {}", set.id()))?;
        if self.black {
            write!(f, " black")?;
        }
        if self.dealt {
            write!(f, " dealt")?;
        }
        if let Some(together) = self.together {
            write!(f, " {together}")?;
        }
        if self.addons != Addons::default() {
            write!(f, " modules")?;
        }
        self.addons.names().try_for_each(|name| write!(f, " {name}"))
    }
}
