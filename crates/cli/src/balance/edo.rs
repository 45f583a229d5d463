//! The balance of Edo.

mod figures;
mod story;
mod targets;

use std::ops::RangeInclusive;

use anyhow::ensure;
use bots::Level;
use edo::Edo;
use edo::edition::Edition;
use edo::setup::{Addons, Setup};
use sim::Interval;

use self::story::Story;
use self::targets::{Measure, TARGETS};
use super::measure::Target;
use super::{Args, Balanced};

/// Everybody against everybody.
pub(super) struct Rivals;

impl Balanced for Rivals {
    type Game = Edo;
    type Measure = Measure;
    type Story = Story;
    type Terms = ();

    const PAGE: &'static str = "edo";
    const TITLE: &'static str = "Edo";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const MEASURES: &'static [Measure] = &Measure::ALL;
    const MODULES: &'static [&'static str] = &Addons::NAMES;
    const USUAL: &'static str = "none,jiin,tokken,ronin,all";

    fn terms(args: &Args) -> anyhow::Result<Vec<()>> {
        ensure!(args.rounds.is_empty(), "--rounds {}: no length is agreed", args.rounds[0]);
        Ok(vec![()])
    }

    fn set_ups(players: u8, (): (), modules: &[&str], _: &Edition) -> Vec<Setup> {
        let addons = modules.iter().try_fold(Addons::default(), |addons, name| addons.with(name));
        addons.map(|addons| Setup { players, addons }).into_iter().collect()
    }

    fn agreed(_: &Edo) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn told(_: &Edo) -> String {
        String::new()
    }

    fn part(game: &Edo) -> usize {
        Setup::all().position(|setup| setup == game.setup()).unwrap_or_default()
    }

    fn story(game: &Edo, level: Level, seed: u64) -> Story {
        Story::play(game, level, seed)
    }

    fn targets(game: &Edo) -> Vec<Target<Measure>> {
        let meant = TARGETS.iter().filter(|aim| aim.when.holds(game.setup()));
        meant.map(|aim| aim.target).collect()
    }

    fn figures(game: &Edo, measure: Measure, stories: &[Story]) -> Vec<(String, Interval)> {
        figures::figures(measure, game, stories)
    }
}
