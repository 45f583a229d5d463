//! The balance of Yedo played together, or alone, against the Daimyo.

mod figures;
mod story;
mod targets;

use std::ops::RangeInclusive;

use anyhow::ensure;
use bots::Level;
use sim::Interval;
use yedo::Yedo;
use yedo::edition::{ActionKind, Edition, Level as Height, MissionSet, Mood};
use yedo::setup::{self, Addons, Setup, TOGETHER};

use self::story::Story;
use self::targets::Measure;
use super::measure::Target;
use super::yedo::bits;
use super::{Args, Balanced, chosen};

/// So many set-ups of a table: between them each kind of cards is in play as often as any other.
const CARDS: usize = 30;

/// Kinds of action cards and sets of missions that are chosen between; the last needs Specialists.
const ACTIONS: [ActionKind; 5] = [
    ActionKind::Neighbours,
    ActionKind::Whispers,
    ActionKind::Streets,
    ActionKind::Lanterns,
    ActionKind::Merchants,
];
const MISSIONS: [MissionSet; 6] = [
    MissionSet::Espionage,
    MissionSet::Theft,
    MissionSet::Assassination,
    MissionSet::War,
    MissionSet::Kidnapping,
    MissionSet::Specialist,
];

/// All against the Daimyo.
pub(super) struct Together;

/// How hard it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    mood: Mood,
    /// All objectives alike.
    height: Height,
    master: bool,
}

impl Balanced for Together {
    type Game = Yedo;
    type Measure = Measure;
    type Story = Story;
    type Terms = Terms;

    const PAGE: &'static str = "yedo-together";
    const TITLE: &'static str = "Yedo, played together";
    const PLAYERS: RangeInclusive<u8> = TOGETHER;
    const MEASURES: &'static [Measure] = &Measure::ALL;
    const MODULES: &'static [&'static str] = &["specialists", "tea-house", "clan-powers"];
    const USUAL: &'static str = "none";

    fn terms(args: &Args) -> anyhow::Result<Vec<Terms>> {
        ensure!(args.rounds.is_empty(), "--rounds {}: no length is agreed", args.rounds[0]);
        let heights = chosen("objectives", &args.objectives, &Height::ALL, Height::id)?;
        let moods = chosen("moods", &args.moods, &Mood::ALL, Mood::id)?;
        let master = args.master;
        let of_mood =
            |mood: Mood| heights.iter().map(move |&height| Terms { mood, height, master });
        Ok(moods.into_iter().flat_map(of_mood).collect())
    }

    /// The general set-up with the black missions.
    fn set_ups(players: u8, terms: Terms, modules: &[&str], edition: &Edition) -> Vec<Setup> {
        let addons = modules.iter().try_fold(Addons::default(), |addons, name| addons.with(name));
        let Some(addons) = addons else { return Vec::new() };
        let sets = &MISSIONS[..if addons.specialists { 6 } else { 5 }];
        let Terms { mood, height, master } = terms;
        let together = setup::Together {
            mood,
            lowest: height,
            highest: (1 < players).then_some(height),
            errands: height,
            master,
            ..setup::Together::first_game(players)
        };
        let setup = |at: usize| Setup {
            actions: [0, 1, 3].map(|step| ACTIONS[(at + step) % ACTIONS.len()]),
            missions: [0, 1 + at / sets.len() % 2].map(|step| sets[(at + step) % sets.len()]),
            black: true,
            addons,
            together: Some(together),
            ..Setup::first_together(players, edition)
        };
        (0..CARDS).map(setup).take_while(|setup| setup.check(edition).is_ok()).collect()
    }

    fn agreed(game: &Yedo) -> Vec<(&'static str, String)> {
        let Terms { mood, height, master } = terms(game);
        let mut agreed =
            vec![("moods", mood.id().to_owned()), ("objectives", height.id().to_owned())];
        if master {
            agreed.push(("master", String::new()));
        }
        agreed
    }

    fn told(game: &Yedo) -> String {
        let Terms { mood, height, master } = terms(game);
        let objectives = format!("{} objectives", height.id());
        let objectives = (height != Height::Normal).then_some(objectives);
        let master = master.then(|| "Master Daimyo".to_owned());
        let all = [Some(mood.id().to_owned()), objectives, master];
        all.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn part(game: &Yedo) -> usize {
        let Setup { players, addons, .. } = game.setup();
        let Terms { mood, height, master } = terms(game);
        let hard = (mood as usize * Height::ALL.len() + height as usize) * 2 + usize::from(master);
        let n_hard = 2 * Height::ALL.len() * Mood::ALL.len();
        (players as usize * n_hard + hard) << Addons::NAMES.len() | bits(addons)
    }

    fn story(game: &Yedo, level: Level, seed: u64) -> Story {
        Story::play(game, level, seed)
    }

    fn targets(game: &Yedo) -> Vec<Target<Measure>> {
        targets::targets(terms(game))
    }

    fn figures(game: &Yedo, measure: Measure, stories: &[Story]) -> Vec<(String, Interval)> {
        figures::figures(measure, game, stories)
    }
}

/// How hard a game was made.
fn terms(game: &Yedo) -> Terms {
    let setup::Together { mood, errands, master, .. } =
        game.setup().together.expect("only games against the Daimyo are measured here");
    Terms { mood, height: errands, master }
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Terms = Terms { mood: Mood::Gentle, height: Height::Normal, master: false };

    #[test]
    fn every_kind_of_cards_is_met_as_often_as_any_other() {
        for players in TOGETHER {
            for modules in [&[][..], Together::MODULES] {
                let setups = Together::set_ups(players, USUAL, modules, &yedo::content::HOUSE);
                assert_eq!(setups.len(), CARDS);
                let often = |is: &dyn Fn(&&Setup) -> bool| setups.iter().filter(is).count();
                for kind in ACTIONS {
                    let met = often(&|setup| setup.actions.contains(&kind));
                    assert_eq!(met, 3 * CARDS / ACTIONS.len());
                }
                let sets = if modules.is_empty() { 5 } else { 6 };
                for set in &MISSIONS[..sets] {
                    assert_eq!(often(&|setup| setup.missions.contains(set)), 2 * CARDS / sets);
                }
            }
        }
    }

    #[test]
    fn every_table_has_its_own_part_of_a_file() {
        let mut parts = std::collections::BTreeSet::new();
        let mut tables = 0;
        for (players, mood, height) in TOGETHER.flat_map(|players| {
            Mood::ALL
                .into_iter()
                .flat_map(move |mood| Height::ALL.map(|height| (players, mood, height)))
        }) {
            for (master, modules) in [(false, &[][..]), (true, &[]), (false, Together::MODULES)] {
                let terms = Terms { mood, height, master };
                let setups = Together::set_ups(players, terms, modules, &yedo::content::HOUSE);
                let game = Yedo::new(setups[0], &yedo::content::HOUSE).expect("it was checked");
                assert_eq!(super::terms(&game), terms);
                parts.insert(Together::part(&game));
                tables += 1;
            }
        }
        assert_eq!(parts.len(), tables);
    }
}
