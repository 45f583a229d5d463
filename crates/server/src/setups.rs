//! How people say how a game is set up: a preset, or every choice, for the API and for forms alike.

use ::edo::Edo;
use ::yedo::content::HOUSE;
use ::yedo::edition::{ActionKind, EventKind, MissionSet};
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
    /// Are there black missions?
    pub(crate) black: Option<bool>,
    /// Are the starting missions dealt, as in a first game?
    pub(crate) dealt: Option<bool>,
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
        None => Setup { dealt: false, ..Setup::first_game(wanted.players, &HOUSE) },
    };
    let addons = modules(&wanted.modules, ::yedo::Addons::with)?;
    let setup = Setup {
        rounds: options.rounds.unwrap_or(base.rounds),
        actions: chosen(&options.actions, &ActionKind::ALL, ActionKind::id, base.actions)?,
        events: match base.events {
            Some(two) => Some(chosen(&options.events, &EventKind::ALL, EventKind::id, two)?),
            None => None,
        },
        missions: chosen(&options.missions, &MissionSet::ALL, MissionSet::id, base.missions)?,
        black: options.black.unwrap_or(base.black),
        dealt: options.dealt.unwrap_or(base.dealt),
        addons: if wanted.modules.is_empty() { base.addons } else { addons },
        ..base
    };
    // All that the rules say to it, the number of missions there must be as well.
    Yedo::agree(setup, &HOUSE)?;
    Ok(setup.to_string())
}

/// So many kinds, by name; others than so many are refused by the rule that says how many there are.
fn chosen<K: Copy, const N: usize>(
    names: &[String],
    all: &[K],
    id: impl Fn(K) -> &'static str,
    base: [K; N],
) -> Result<[K; N], Refusal> {
    if names.is_empty() {
        return Ok(base);
    }
    let find = |name: &String| {
        let unknown = || Refusal::bad("no-kind").with("found", table::short(name).into_owned());
        all.iter().copied().find(|&kind| id(kind) == name.as_str()).ok_or_else(unknown)
    };
    let found = names.iter().map(find).collect::<Result<Vec<K>, Refusal>>()?;
    let number = u8::try_from(found.len()).unwrap_or(u8::MAX);
    let wrong = |_| -> Illegal { ::yedo::rules::SETUP_SETS.lacks("sets", number, N as u8) };
    found.try_into().map_err(wrong).map_err(Refusal::from)
}
