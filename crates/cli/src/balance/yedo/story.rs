//! One game of Yedo by equal bots, and what is kept of it.

#![allow(clippy::float_arithmetic, reason = "a shared win is parted")]

use bots::Level;
use table::{Game, Log, Outcome};
use yedo::Yedo;
use yedo::choice::Card;
use yedo::edition::DistrictAction;
use yedo::fact::{Fact, Tally};

use crate::balance::findings::Won;
use crate::balance::{joined, parted};
use crate::series::Kept;

/// All that the balance of the game is judged by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Story {
    pub(crate) rounds: u16,
    /// The score of the winner.
    pub(crate) score: u16,
    /// For each seat: did it win, its place in the first player order, its missions, its favor, the
    /// power of its clan (one more, or 0), and a bit for each character that was active for it.
    pub(crate) won: Vec<u16>,
    pub(crate) turns: Vec<u16>,
    pub(crate) missions: Vec<u16>,
    pub(crate) favors: Vec<u16>,
    pub(crate) clans: Vec<u16>,
    pub(crate) roles: Vec<u16>,
    /// Characters that were used, a bit each.
    pub(crate) used: u16,
    /// How often each action of a district was done.
    pub(crate) actions: Vec<u16>,
    pub(crate) cards_drawn: Cards,
    pub(crate) cards_played: Cards,
    pub(crate) events: Cards,
    pub(crate) bonuses_drawn: Cards,
    pub(crate) bonuses_scored: Cards,
    pub(crate) missions_drawn: Cards,
    pub(crate) missions_done: Cards,
}

/// Some cards of a kind, by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards([u64; 3]);

impl Cards {
    pub(crate) fn has(self, card: u8) -> bool {
        self.0[card as usize / 64] >> (card % 64) & 1 == 1
    }

    fn add(&mut self, card: u8) {
        self.0[card as usize / 64] |= 1 << (card % 64);
    }

    fn remove(&mut self, card: u8) {
        self.0[card as usize / 64] &= !(1 << (card % 64));
    }

    fn write(self) -> String {
        self.0.map(|word| format!("{word:x}")).join("-")
    }

    fn read(text: &str) -> Option<Cards> {
        let words: Option<Vec<u64>> =
            text.split('-').map(|word| u64::from_str_radix(word, 16).ok()).collect();
        words?.try_into().ok().map(Cards)
    }
}

impl Story {
    /// Plays one game.
    pub(crate) fn play(game: &Yedo, level: Level, seed: u64) -> Story {
        let players = game.setup().players as usize;
        let mut bots: Vec<_> = (0..players).map(|_| level.bot::<Yedo>()).collect();
        let none = vec![0; players];
        let mut story = Story {
            won: none.clone(),
            turns: none.clone(),
            missions: none.clone(),
            favors: none.clone(),
            clans: none.clone(),
            roles: none,
            actions: vec![0; DistrictAction::ALL.len()],
            ..Story::default()
        };
        let played = sim::play(game, &mut bots, seed, &mut story);
        story.rounds = u16::from(played.state.open.round);
        if let Outcome::Ranked(ranks) = played.outcome {
            for seat in game.seats().iter().filter(|&seat| ranks[seat].0 == 1) {
                story.won[seat.0 as usize] = 1;
                story.score = ranks[seat].1.max(0).cast_unsigned();
            }
        }
        story
    }

    fn lists(&mut self) -> [(&'static str, &mut Vec<u16>); 7] {
        [
            ("won", &mut self.won),
            ("turns", &mut self.turns),
            ("missions", &mut self.missions),
            ("favors", &mut self.favors),
            ("clans", &mut self.clans),
            ("roles", &mut self.roles),
            ("actions", &mut self.actions),
        ]
    }

    fn sets(&mut self) -> [(&'static str, &mut Cards); 7] {
        [
            ("cards-drawn", &mut self.cards_drawn),
            ("cards-played", &mut self.cards_played),
            ("events", &mut self.events),
            ("bonuses-drawn", &mut self.bonuses_drawn),
            ("bonuses-scored", &mut self.bonuses_scored),
            ("missions-drawn", &mut self.missions_drawn),
            ("missions-done", &mut self.missions_done),
        ]
    }
}

impl Won for Story {
    fn players(&self) -> u16 {
        self.won.len() as u16
    }

    fn won(&self, seat: u16) -> f64 {
        f64::from(self.won[seat as usize]) / f64::from(self.won.iter().sum::<u16>().max(1))
    }
}

impl Log<Fact> for Story {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most facts are not counted")]
    fn tell(&mut self, fact: Fact) {
        match fact {
            Fact::RoundBegan { round } => self.rounds = u16::from(round),
            // Told again whenever the order changes; the first counts, and then no round has begun.
            Fact::Placed { seat, place } if self.rounds == 0 => {
                self.turns[seat.0 as usize] = u16::from(place);
            }
            Fact::FavorTaken { seat, favor } => self.favors[seat.0 as usize] = favor as u16,
            Fact::ClanPower { seat, power } => self.clans[seat.0 as usize] = 1 + power as u16,
            Fact::CharacterActive { seat, character } => {
                self.roles[seat.0 as usize] |= 1 << character.0;
            }
            Fact::CharacterUsed { character, .. } => self.used |= 1 << character.0,
            Fact::Acted { action, .. } => self.actions[action as usize] += 1,
            Fact::Drawn { card: Some(Card::Action(card)), .. } => self.cards_drawn.add(card),
            Fact::Drawn { card: Some(Card::Bonus(card)), .. } => self.bonuses_drawn.add(card),
            Fact::Drawn { card: Some(Card::Mission(card)), .. } => self.missions_drawn.add(card),
            Fact::Played { card, .. } => self.cards_played.add(card),
            Fact::TakenBack { card, .. } => self.cards_played.remove(card),
            Fact::EventRevealed { event } => self.events.add(event),
            Fact::Counted { tally: Tally::Bonus(card), points, .. } if 0 < points => {
                self.bonuses_scored.add(card);
            }
            Fact::Completed { seat, mission, .. } => {
                self.missions[seat.0 as usize] += 1;
                self.missions_done.add(mission);
            }
            _ => {}
        }
    }
}

impl Kept for Story {
    fn write(&self) -> String {
        let mut copy = self.clone();
        let mut words = vec![
            format!("rounds={}", self.rounds),
            format!("score={}", self.score),
            format!("used={}", self.used),
        ];
        words.extend(copy.lists().map(|(key, list)| format!("{key}={}", joined(list))));
        words.extend(copy.sets().map(|(key, set)| format!("{key}={}", set.write())));
        words.join(" ")
    }

    fn read(text: &str) -> Option<Story> {
        let mut words = text.split(' ');
        let mut next = |key: &str| words.next()?.strip_prefix(key)?.strip_prefix('=');
        let mut story = Story {
            rounds: next("rounds")?.parse().ok()?,
            score: next("score")?.parse().ok()?,
            used: next("used")?.parse().ok()?,
            ..Story::default()
        };
        for (key, list) in story.lists() {
            *list = parted(next(key)?)?;
        }
        for (key, set) in story.sets() {
            *set = Cards::read(next(key)?)?;
        }
        let players = story.won.len();
        let [seats @ .., (_, actions)] = story.lists();
        let whole = seats.iter().all(|(_, list)| list.len() == players)
            && actions.len() == DistrictAction::ALL.len()
            && words.next().is_none();
        whole.then_some(story)
    }

    fn agrees(&self, other: &Story) -> bool {
        self == other
    }
}

#[cfg(test)]
mod tests {
    use yedo::setup::Addons;

    use super::*;
    use crate::balance::Balanced;
    use crate::balance::yedo::Rivals;

    #[test]
    fn a_story_is_read_as_it_was_written() {
        let setups = Rivals::set_ups(3, 8, &Addons::NAMES, &yedo::content::HOUSE);
        let game = Yedo::new(setups[5], &yedo::content::HOUSE).expect("three may play");
        let mut stories = (0..20).map(|seed| Story::play(&game, Level::Greedy, seed));
        let story = stories.find(|story| story.cards_played != Cards::default());
        let story = story.expect("some greedy bot plays a card");
        assert!(0 < story.rounds && story.players() == 3 && 0 < story.score);
        assert!(story.clans.iter().all(|&clan| 0 < clan));
        assert!(0 < story.missions.iter().sum::<u16>());
        assert_eq!(Story::read(&story.write()), Some(story.clone()));
        assert_eq!(Story::read(""), None);
        assert_eq!(Story::read(&story.write().replace("clans=", "clan=")), None);
        assert_eq!(Story::read(&format!("{} more=1", story.write())), None);
    }
}
