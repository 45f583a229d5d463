//! One game against the Daimyo by equal bots, and what is kept of it.

use bots::Level;
use table::{Game, Log, Outcome};
use yedo::Yedo;
use yedo::fact::Fact;

use crate::balance::{joined, parted};
use crate::series::Kept;

/// All that a game played together is judged by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Story {
    pub(crate) won: bool,
    /// The round in which the Shogun died; 0 if he lived.
    pub(crate) death: u16,
    /// Errands done by all.
    pub(crate) errands: u16,
    /// Prestige and missions of each seat.
    pub(crate) points: Vec<u16>,
    pub(crate) missions: Vec<u16>,
}

/// What is counted while it is played.
struct Count {
    story: Story,
    round: u16,
}

impl Story {
    /// Plays one game.
    pub(crate) fn play(game: &Yedo, level: Level, seed: u64) -> Story {
        let players = game.setup().players as usize;
        let mut bots: Vec<_> = (0..players).map(|_| level.bot::<Yedo>()).collect();
        let story = Story { missions: vec![0; players], ..Story::default() };
        let mut count = Count { story, round: 0 };
        let played = sim::play(game, &mut bots, seed, &mut count);
        let homes = &played.state.open.homes;
        let points = game.seats().iter().map(|seat| homes[seat].prestige).collect();
        let won = matches!(played.outcome, Outcome::Together { won: true, .. });
        Story { won, points, ..count.story }
    }
}

impl Log<Fact> for Count {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most facts are not counted")]
    fn tell(&mut self, fact: Fact) {
        match fact {
            Fact::RoundBegan { round } => self.round = u16::from(round),
            Fact::ErrandDone { .. } => self.story.errands += 1,
            Fact::ShogunDied { .. } => self.story.death = self.round,
            Fact::Completed { seat, .. } => self.story.missions[seat.0 as usize] += 1,
            _ => {}
        }
    }
}

impl Kept for Story {
    fn write(&self) -> String {
        let Story { won, death, errands, points, missions } = self;
        let (points, missions) = (joined(points), joined(missions));
        let won = u8::from(*won);
        format!("won={won} death={death} errands={errands} points={points} missions={missions}")
    }

    fn read(text: &str) -> Option<Story> {
        let mut words = text.split(' ');
        let mut next = |key: &str| words.next()?.strip_prefix(key)?.strip_prefix('=');
        let story = Story {
            won: match next("won")? {
                "0" => false,
                "1" => true,
                _ => return None,
            },
            death: next("death")?.parse().ok()?,
            errands: next("errands")?.parse().ok()?,
            points: parted(next("points")?)?,
            missions: parted(next("missions")?)?,
        };
        let whole = story.points.len() == story.missions.len() && words.next().is_none();
        whole.then_some(story)
    }

    fn agrees(&self, other: &Story) -> bool {
        self == other
    }
}

#[cfg(test)]
mod tests {
    use yedo::edition::{Level as Height, Mood};

    use super::*;
    use crate::balance::Balanced;
    use crate::balance::together::{Terms, Together};

    #[test]
    fn a_story_is_read_as_it_was_written() {
        let terms = Terms { mood: Mood::Gentle, height: Height::Gentle, master: false };
        let setups = Together::set_ups(1, terms, &[], &yedo::content::HOUSE);
        let game = Yedo::new(setups[7], &yedo::content::HOUSE).expect("one may play alone");
        let mut stories = (0..40).map(|seed| Story::play(&game, Level::Greedy, seed));
        let story = stories.find(|story| story.won).expect("some greedy bot wins alone");
        assert!((1..=7).contains(&story.death) && 0 < story.errands);
        assert!(0 < story.missions[0] && story.points.len() == 1);
        assert_eq!(Story::read(&story.write()), Some(story.clone()));
        assert_eq!(Story::read(""), None);
        assert_eq!(Story::read(&story.write().replace("won=1", "won=2")), None);
        assert_eq!(Story::read(&story.write().replace("points=", "points=1,")), None);
        assert_eq!(Story::read(&format!("{} more=1", story.write())), None);
    }
}
