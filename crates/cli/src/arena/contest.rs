//! One game of the arena, and what is kept of it.

use std::time::Duration;

use bots::Level;
use sim::{Pace, Timed};
use table::{Outcome, Seat};

use crate::games::Playable;
use crate::series::Kept;

/// A finished game, seat by seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Contest(pub(crate) Vec<Sat>);

/// What became of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sat {
    pub(crate) level: Level,
    pub(crate) place: u8,
    pub(crate) points: i16,
    pub(crate) pace: Pace,
}

impl Contest {
    /// Plays one game.
    pub(crate) fn play<G: Playable>(game: &G, levels: &[Level], seed: u64) -> Contest {
        let bot = |level: &Level| Timed::new(level.bot::<G>());
        let mut bots: Vec<_> = levels.iter().map(bot).collect();
        let played = sim::play(game, &mut bots, seed, &mut ());
        let ended = |seat: Seat| match played.outcome {
            Outcome::Ranked(ranks) => ranks[seat],
            Outcome::Together { won, points } => (if won { 1 } else { 2 }, points),
        };
        let sat = |(i, level): (usize, &Level)| {
            let (place, points) = ended(Seat(i as u8));
            Sat { level: *level, place, points, pace: bots[i].pace }
        };
        Contest(levels.iter().enumerate().map(sat).collect())
    }
}

impl Kept for Contest {
    fn write(&self) -> String {
        let sat = |sat: &Sat| {
            let Sat { level, place, points, pace } = sat;
            let Pace { answers, time, worst } = pace;
            let (time, worst) = (time.as_micros(), worst.as_micros());
            format!("{}={place},{points},{answers},{time},{worst}", level.id())
        };
        self.0.iter().map(sat).collect::<Vec<_>>().join(" ")
    }

    fn read(text: &str) -> Option<Contest> {
        let sat = |word: &str| {
            let (level, numbers) = word.split_once('=')?;
            let numbers: Vec<&str> = numbers.split(',').collect();
            let [place, points, answers, time, worst] = numbers[..] else { return None };
            let micros = |text: &str| text.parse().ok().map(Duration::from_micros);
            Some(Sat {
                level: Level::read(level)?,
                place: place.parse().ok()?,
                points: points.parse().ok()?,
                pace: Pace {
                    answers: answers.parse().ok()?,
                    time: micros(time)?,
                    worst: micros(worst)?,
                },
            })
        };
        text.split(' ').map(sat).collect::<Option<Vec<Sat>>>().map(Contest)
    }

    fn agrees(&self, other: &Contest) -> bool {
        let timeless = |sat: &Sat| (sat.level, sat.place, sat.points, sat.pace.answers);
        self.0.iter().map(timeless).eq(other.0.iter().map(timeless))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contest_is_read_as_it_was_written() {
        let sat = |level, place| Sat {
            level,
            place,
            points: -3,
            pace: Pace {
                answers: 7,
                time: Duration::from_micros(1234),
                worst: Duration::from_micros(900),
            },
        };
        let contest = Contest(vec![sat(Level::Greedy, 2), sat(Level::Five, 1)]);
        assert_eq!(contest.write(), "greedy=2,-3,7,1234,900 level5=1,-3,7,1234,900");
        assert_eq!(Contest::read(&contest.write()), Some(contest.clone()));
        for text in ["", "greedy", "greedy=1,2,3,4", "bold=2,-3,7,1234,900", "greedy=1,2,3,4,5,6"] {
            assert_eq!(Contest::read(text), None, "{text}");
        }
        let mut slower = contest.clone();
        slower.0[0].pace.time *= 2;
        assert!(contest.agrees(&slower));
        slower.0[0].points += 1;
        assert!(!contest.agrees(&slower));
    }
}
