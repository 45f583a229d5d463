//! The balance of Yedo, competitive.

mod figures;
mod story;
mod targets;

use std::ops::RangeInclusive;

use anyhow::bail;
use bots::Level;
use sim::Interval;
use yedo::Yedo;
use yedo::edition::{ActionKind, Edition, EventKind, MissionSet};
use yedo::setup::{Addons, Setup};

use self::story::Story;
use self::targets::Measure;
use super::measure::Target;
use super::{Args, Balanced};

/// So many set-ups of a table: between them each kind of cards is in play as often as any other.
const CARDS: usize = 42;

/// Kinds of events and sets of missions that are chosen between.
const EVENTS: [EventKind; 7] = [
    EventKind::ClosedDistricts,
    EventKind::ClosedLocations,
    EventKind::Disasters,
    EventKind::Decrees,
    EventKind::Festivals,
    EventKind::Intrigue,
    EventKind::Watch,
];
const MISSIONS: [MissionSet; 7] = [
    MissionSet::Espionage,
    MissionSet::Theft,
    MissionSet::Assassination,
    MissionSet::War,
    MissionSet::Kidnapping,
    MissionSet::Interaction,
    MissionSet::Specialist,
];

/// Lengths that can be agreed.
const ROUNDS: [u8; 3] = [6, 8, 11];

/// Everybody against everybody.
pub(super) struct Rivals;

impl Balanced for Rivals {
    type Game = Yedo;
    type Measure = Measure;
    type Story = Story;
    /// How many rounds.
    type Terms = u8;

    const PAGE: &'static str = "yedo";
    const TITLE: &'static str = "Yedo";
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const MEASURES: &'static [Measure] = &Measure::ALL;
    const MODULES: &'static [&'static str] = &Addons::NAMES;
    const USUAL: &'static str = "none,specialists,tea-house,clan-powers,jesuits,all";

    fn terms(args: &Args) -> anyhow::Result<Vec<u8>> {
        if let Some(odd) = args.rounds.iter().find(|rounds| !ROUNDS.contains(rounds)) {
            bail!("--rounds {odd}: expected some of {ROUNDS:?}");
        }
        Ok(if args.rounds.is_empty() { ROUNDS.to_vec() } else { args.rounds.clone() })
    }

    /// The general set-up with the black missions. All modules in the shortest game are all that it
    /// can have.
    fn set_ups(players: u8, rounds: u8, modules: &[&str], edition: &Edition) -> Vec<Setup> {
        let addons = modules.iter().try_fold(Addons::default(), |addons, name| addons.with(name));
        let Some(mut addons) = addons else { return Vec::new() };
        if rounds == ROUNDS[0] && modules.len() == Addons::NAMES.len() {
            addons.jesuits = false;
        }
        let sets = &MISSIONS[..if addons.specialists { 7 } else { 6 }];
        let setup = |at: usize| Setup {
            rounds,
            actions: [0, 1, 3].map(|step| ActionKind::ALL[(at + step) % ActionKind::ALL.len()]),
            events: Some([0, 3].map(|step| EVENTS[(at + step) % EVENTS.len()])),
            missions: [0, 1 + at / 7 % 3].map(|step| sets[(at + step) % sets.len()]),
            black: true,
            dealt: false,
            addons,
            ..Setup::first_game(players, edition)
        };
        (0..CARDS).map(setup).take_while(|setup| setup.check(edition).is_ok()).collect()
    }

    fn agreed(game: &Yedo) -> Vec<(&'static str, String)> {
        vec![("rounds", game.setup().rounds.to_string())]
    }

    fn told(game: &Yedo) -> String {
        format!("{} rounds", game.setup().rounds)
    }

    fn part(game: &Yedo) -> usize {
        let Setup { players, rounds, addons, .. } = game.setup();
        let length = ROUNDS.iter().position(|&length| length == rounds).unwrap_or_default();
        (players as usize * ROUNDS.len() + length) << Addons::NAMES.len() | bits(addons)
    }

    fn story(game: &Yedo, level: Level, seed: u64) -> Story {
        Story::play(game, level, seed)
    }

    fn is_pooled(measure: Measure) -> bool {
        measure.is_single()
    }

    fn targets(game: &Yedo) -> Vec<Target<Measure>> {
        targets::targets(game.setup())
    }

    fn figures(game: &Yedo, measure: Measure, stories: &[Story]) -> Vec<(String, Interval)> {
        figures::figures(measure, game, stories)
    }
}

/// A bit for each module in play.
pub(super) fn bits(addons: Addons) -> usize {
    let in_play = |name: &&str| addons.names().any(|other| other == *name);
    let bits = Addons::NAMES.iter().zip(0..);
    bits.filter(|(name, _)| in_play(name)).map(|(_, at)| 1 << at).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_cards_is_met_as_often_as_any_other() {
        for modules in [vec![], Addons::NAMES.to_vec()] {
            let setups = Rivals::set_ups(4, 8, &modules, &yedo::content::HOUSE);
            assert_eq!(setups.len(), CARDS);
            let often = |is: &dyn Fn(&&Setup) -> bool| setups.iter().filter(is).count();
            for kind in ActionKind::ALL {
                assert_eq!(often(&|setup| setup.actions.contains(&kind)), CARDS / 2);
            }
            for kind in EVENTS {
                assert_eq!(
                    often(&|setup| setup.events.is_some_and(|two| two.contains(&kind))),
                    2 * CARDS / 7
                );
            }
            let sets = if modules.is_empty() { 6 } else { 7 };
            for set in &MISSIONS[..sets] {
                assert_eq!(often(&|setup| setup.missions.contains(set)), 2 * CARDS / sets);
            }
        }
    }

    #[test]
    fn the_jesuits_need_time() {
        let setups = |modules: &[&str]| Rivals::set_ups(3, 6, modules, &yedo::content::HOUSE);
        assert!(setups(&["jesuits"]).is_empty());
        let all = setups(&Addons::NAMES);
        assert!(!all[0].addons.jesuits && all[0].addons.tea_house);
    }
}
