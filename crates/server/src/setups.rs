//! How people say how a game is set up: a preset, or every choice, for the API and for forms alike.

use ::edo::Edo;
use ::yedo::content::HOUSE;
use ::yedo::edition::{ActionKind, EventKind, Level, MissionSet, Mood};
use ::yedo::setup::Together;
use ::yedo::{Setup, Yedo};
use host::{Disagreed, Hosted};
use schemars::JsonSchema;
use serde::Deserialize;
use table::{Game, Illegal};

use crate::refusal::Refusal;

/// What somebody wants to play.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted<'a> {
    pub(crate) game: &'a str,
    pub(crate) players: u8,
    pub(crate) modules: Vec<&'a str>,
    pub(crate) options: YedoOptions,
}

/// How a game of Yedo is set up. What is not said is as in a first game.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct YedoOptions {
    /// A game that is agreed at once: `first`, `classic`, `everything` or `together`.
    pub(crate) preset: Option<String>,
    /// How many rounds: 6, 8 or 11.
    pub(crate) rounds: Option<u8>,
    /// Three kinds of action cards.
    #[serde(default)]
    pub(crate) actions: Vec<String>,
    /// Two kinds of events.
    #[serde(default)]
    pub(crate) events: Vec<String>,
    /// Two sets of missions besides the basic one.
    #[serde(default)]
    pub(crate) missions: Vec<String>,
    /// Are there black missions? Unless said, in every game but a first one: another length or a module
    /// makes it another.
    pub(crate) black: Option<bool>,
    /// Are the starting missions dealt? Unless said, in a first game only.
    pub(crate) dealt: Option<bool>,
    /// All play together against the Daimyo, so.
    pub(crate) together: Option<TogetherOptions>,
}

/// How a game is played together. What is not said is as in a first game of that kind.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct TogetherOptions {
    /// How the Emperor is disposed: `gentle`, `demanding` or `insatiable`.
    pub(crate) mood: Option<String>,
    /// What the lowest prestige must reach: `gentle`, `normal` or `hard`.
    pub(crate) lowest: Option<String>,
    /// What the highest prestige must reach; alone there is no such objective.
    pub(crate) highest: Option<String>,
    /// How many errands must be done.
    pub(crate) errands: Option<String>,
    /// Has the Daimyo one disciple more from the start?
    #[serde(default)]
    pub(crate) master: bool,
    /// Are hard Emperor cards left out?
    #[serde(default)]
    pub(crate) gentler: bool,
    /// Do all hands lie open?
    #[serde(default)]
    pub(crate) open_hands: bool,
}

/// The set-up in the game's own words, if the rules allow it.
pub(crate) fn setup(wanted: &Wanted<'_>) -> Result<String, Refusal> {
    match wanted.game {
        Edo::NAME => {
            let addons = modules(&wanted.modules, ::edo::Addons::with)?;
            let setup = ::edo::Setup { players: wanted.players, addons };
            setup.check()?;
            Ok(setup.to_string())
        }
        Yedo::NAME => yedo(wanted),
        other => Err(Disagreed::Unknown(other.to_owned()).into()),
    }
}

fn modules<A: Copy + Default>(
    names: &[&str],
    with: impl Fn(A, &str) -> Option<A>,
) -> Result<A, Refusal> {
    names.iter().try_fold(A::default(), |addons, name| {
        let unknown = || Refusal::bad("no-module").with("found", table::short(name).into_owned());
        with(addons, name).ok_or_else(unknown)
    })
}

fn yedo(wanted: &Wanted<'_>) -> Result<String, Refusal> {
    let options = &wanted.options;
    let base = match &options.preset {
        Some(name) => {
            let unknown =
                || Refusal::bad("no-preset").with("found", table::short(name).into_owned());
            ui::yedo::setup::preset(name, wanted.players).ok_or_else(unknown)?
        }
        None if options.together.is_some() => Setup::first_together(wanted.players, &HOUSE),
        None => Setup::first_game(wanted.players, &HOUSE),
    };
    let addons = modules(&wanted.modules, ::yedo::Addons::with)?;
    let addons = if wanted.modules.is_empty() { base.addons } else { addons };
    let base = base.with(options.rounds.unwrap_or(base.rounds), addons);
    let setup = Setup {
        actions: chosen(
            "action-kinds",
            &options.actions,
            &ActionKind::ALL,
            ActionKind::id,
            base.actions,
        )?,
        events: match base.events {
            Some(two) => {
                Some(chosen("event-kinds", &options.events, &EventKind::ALL, EventKind::id, two)?)
            }
            None => None,
        },
        missions: chosen(
            "mission-sets",
            &options.missions,
            &MissionSet::ALL,
            MissionSet::id,
            base.missions,
        )?,
        black: options.black.unwrap_or(base.black),
        dealt: options.dealt.unwrap_or(base.dealt),
        together: match &options.together {
            Some(options) => Some(together(options, wanted.players)?),
            None => base.together,
        },
        ..base
    };
    // All that the rules say to it, the number of missions there must be as well.
    Yedo::agree(Yedo::RULES, setup, &HOUSE)?;
    Ok(setup.to_string())
}

fn together(options: &TogetherOptions, players: u8) -> Result<Together, Refusal> {
    let first = Together::first_game(players);
    let level = |name: &Option<String>| {
        name.as_ref().map(|name| find(name, &Level::ALL, Level::id)).transpose()
    };
    let mood = options.mood.as_ref().map(|name| find(name, &Mood::ALL, Mood::id)).transpose()?;
    Ok(Together {
        mood: mood.unwrap_or(first.mood),
        lowest: level(&options.lowest)?.unwrap_or(first.lowest),
        highest: level(&options.highest)?.or(first.highest),
        errands: level(&options.errands)?.unwrap_or(first.errands),
        master: options.master,
        gentler: options.gentler,
        open_hands: options.open_hands,
    })
}

/// The kind of this name.
fn find<K: Copy>(name: &str, all: &[K], id: impl Fn(K) -> &'static str) -> Result<K, Refusal> {
    let unknown = || Refusal::bad("no-kind").with("found", table::short(name).into_owned());
    all.iter().copied().find(|&kind| id(kind) == name).ok_or_else(unknown)
}

/// So many kinds, by name; others than so many are refused by the rule that says how many there are.
fn chosen<K: Copy, const N: usize>(
    what: &'static str,
    names: &[String],
    all: &[K],
    id: impl Fn(K) -> &'static str,
    base: [K; N],
) -> Result<[K; N], Refusal> {
    if names.is_empty() {
        return Ok(base);
    }
    let find = |name: &String| find(name, all, &id);
    let found = names.iter().map(find).collect::<Result<Vec<K>, Refusal>>()?;
    let number = u8::try_from(found.len()).unwrap_or(u8::MAX);
    let wrong = |_| -> Illegal { ::yedo::rules::SETUP_SETS.lacks(what, number, N as u8) };
    found.try_into().map_err(wrong).map_err(Refusal::from)
}
