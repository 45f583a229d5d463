//! One game by equal bots, and what is kept of it.

use bots::Level;
use edo::Edo;
use edo::board::City;
use edo::edition::Action;
use edo::fact::{End, Fact};
use edo::state::Building;
use table::{Game, Log, Outcome, Seat};

use crate::balance::findings::Won;
use crate::balance::{joined, parted};
use crate::series::Kept;

/// All that the balance of the game is judged by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Story {
    pub(crate) rounds: u16,
    /// Did somebody have enough power points?
    pub(crate) by_points: bool,
    /// Had nobody a house in Edo?
    pub(crate) nobody_in_edo: bool,
    /// Who began the first round, and who won; seats from 0.
    pub(crate) start: u16,
    pub(crate) winner: u16,
    /// Of the winner.
    pub(crate) score: u16,
    /// Which package each seat took, and in which space it started.
    pub(crate) packages: Vec<u16>,
    pub(crate) cities: Vec<u16>,
    /// Cards performed with at least one official, by action.
    pub(crate) actions: Vec<u16>,
    /// Buildings, by kind.
    pub(crate) buildings: Vec<u16>,
    pub(crate) temples: u16,
    pub(crate) demands: u16,
    pub(crate) dispersals: u16,
}

impl Story {
    /// Plays one game.
    pub(crate) fn play(game: &Edo, level: Level, seed: u64) -> Story {
        let players = game.setup().players as usize;
        let mut bots: Vec<_> = (0..players).map(|_| level.bot::<Edo>()).collect();
        let mut story = Story {
            packages: vec![0; players],
            cities: vec![0; players],
            actions: vec![0; Action::ALL.len()],
            buildings: vec![0; Building::ALL.len()],
            ..Story::default()
        };
        let played = sim::play(game, &mut bots, seed, &mut story);
        let open = &played.state.open;
        story.rounds = u16::from(open.round);
        let housed = |seat: Seat| open.cities[City::EDO].has(Building::House, seat);
        story.nobody_in_edo = !game.seats().iter().any(housed);
        if let Outcome::Ranked(ranks) = played.outcome
            && let Some(winner) = game.seats().iter().find(|&seat| ranks[seat].0 == 1)
        {
            story.winner = u16::from(winner.0);
            story.score = ranks[winner].1.max(0).cast_unsigned();
        }
        story
    }
}

impl Won for Story {
    fn players(&self) -> u16 {
        self.packages.len() as u16
    }

    fn won(&self, seat: u16) -> f64 {
        if seat == self.winner { 1.0 } else { 0.0 }
    }
}

impl Log<Fact> for Story {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most facts are not counted")]
    fn tell(&mut self, fact: Fact) {
        match fact {
            // Told again in every round; the first counts, and then no round has begun.
            Fact::StartPlayer { seat } if self.rounds == 0 => self.start = u16::from(seat.0),
            Fact::RoundBegan { round } => self.rounds = u16::from(round),
            Fact::PackageTaken { seat, package } => {
                self.packages[seat.0 as usize] = u16::from(package);
            }
            Fact::Started { seat, city } => self.cities[seat.0 as usize] = u16::from(city.0),
            Fact::CardBegan { officials: 0, .. } => {}
            Fact::CardBegan { action, .. } => self.actions[action as usize] += 1,
            Fact::Built { building, .. } => self.buildings[building as usize] += 1,
            Fact::TempleBuilt { .. } => self.temples += 1,
            Fact::DemandMet { .. } => self.demands += 1,
            Fact::Dispersed { .. } => self.dispersals += 1,
            Fact::Ended { reason: End::Points } => self.by_points = true,
            _ => {}
        }
    }
}

impl Kept for Story {
    fn write(&self) -> String {
        let flag = |is: bool, yes: &'static str, no| if is { yes } else { no };
        [
            format!("rounds={}", self.rounds),
            format!("end={}", flag(self.by_points, "points", "merchants")),
            format!("edo={}", flag(self.nobody_in_edo, "nobody", "somebody")),
            format!("seats={},{}", self.start, self.winner),
            format!("score={}", self.score),
            format!("packages={}", joined(&self.packages)),
            format!("cities={}", joined(&self.cities)),
            format!("actions={}", joined(&self.actions)),
            format!("buildings={}", joined(&self.buildings)),
            format!("modules={},{},{}", self.temples, self.demands, self.dispersals),
        ]
        .join(" ")
    }

    fn read(text: &str) -> Option<Story> {
        let mut words = text.split(' ');
        let mut next = |key: &str| words.next()?.strip_prefix(key)?.strip_prefix('=');
        let rounds = next("rounds")?.parse().ok()?;
        let by_points = one_of(next("end")?, "points", "merchants")?;
        let nobody_in_edo = one_of(next("edo")?, "nobody", "somebody")?;
        let [start, winner] = parted(next("seats")?)?.try_into().ok()?;
        let score = next("score")?.parse().ok()?;
        let packages = parted(next("packages")?)?;
        let cities = parted(next("cities")?)?;
        let actions = parted(next("actions")?)?;
        let buildings = parted(next("buildings")?)?;
        let [temples, demands, dispersals] = parted(next("modules")?)?.try_into().ok()?;
        let whole = packages.len() == cities.len()
            && actions.len() == Action::ALL.len()
            && buildings.len() == Building::ALL.len()
            && words.next().is_none();
        whole.then_some(Story {
            rounds,
            by_points,
            nobody_in_edo,
            start,
            winner,
            score,
            packages,
            cities,
            actions,
            buildings,
            temples,
            demands,
            dispersals,
        })
    }

    fn agrees(&self, other: &Story) -> bool {
        self == other
    }
}

fn one_of(text: &str, yes: &str, no: &str) -> Option<bool> {
    if text == yes {
        return Some(true);
    }
    (text == no).then_some(false)
}

#[cfg(test)]
mod tests {
    use edo::setup::{Addons, Setup};

    use super::*;

    #[test]
    fn a_story_is_read_as_it_was_written() {
        let addons = Addons { jiin: true, tokken: true, ronin: true };
        let setup = Setup { players: 3, addons };
        let game = Edo::new(setup, &edo::content::HOUSE).expect("three may play");
        let story = Story::play(&game, Level::Greedy, 5);
        assert!(0 < story.rounds && story.players() == 3);
        assert!(0 < story.actions.iter().sum::<u16>());
        assert!(story.cities.iter().all(|&city| 0 < city), "nobody starts in Edo");
        assert_eq!(Story::read(&story.write()), Some(story.clone()));
        assert_eq!(Story::read(""), None);
        assert_eq!(Story::read(&story.write().replace("edo=", "odo=")), None);
        assert_eq!(Story::read(&format!("{} more=1", story.write())), None);
    }
}
