//! The balance of Edo.

mod figures;
mod story;
mod targets;

use bots::Level;
use edo::Edo;
use edo::edition::Edition;
use edo::setup::{Addons, Setup};
use sim::Interval;

use self::story::Story;
use self::targets::{Measure, TARGETS};
use super::Balanced;
use super::measure::Target;

impl Balanced for Edo {
    type Measure = Measure;
    type Story = Story;

    const MEASURES: &'static [Measure] = &Measure::ALL;
    const MODULES: &'static [&'static str] = &Addons::NAMES;
    const USUAL: &'static str = "none,jiin,tokken,ronin,all";
    const ROUNDS: &'static [u8] = &[];

    fn set_ups(players: u8, _: u8, modules: &[&str], _: &Edition) -> Vec<Setup> {
        let addons = modules.iter().try_fold(Addons::default(), |addons, name| addons.with(name));
        addons.map(|addons| Setup { players, addons }).into_iter().collect()
    }

    fn rounds(&self) -> Option<u8> {
        None
    }

    fn part(&self) -> usize {
        Setup::all().position(|setup| setup == self.setup()).unwrap_or_default()
    }

    fn story(&self, level: Level, seed: u64) -> Story {
        Story::play(self, level, seed)
    }

    fn targets(&self) -> Vec<Target<Measure>> {
        let meant = TARGETS.iter().filter(|aim| aim.when.holds(self.setup()));
        meant.map(|aim| aim.target).collect()
    }

    fn figures(&self, measure: Measure, stories: &[Story]) -> Vec<(String, Interval)> {
        figures::figures(measure, self, stories)
    }
}
