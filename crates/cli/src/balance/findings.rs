//! What was measured, held against what ought to be.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use edo::Edo;
use edo::board::Space;
use edo::edition::Action;
use edo::state::Building;
use sim::{Histogram, Interval, Ratio, share};

use super::story::Story;
use super::targets::{Measure, ROUNDS, TARGETS, Target};

/// One figure.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Figure {
    /// What of, where a measure has several.
    pub(crate) label: String,
    pub(crate) at: Interval,
    pub(crate) verdict: Verdict,
}

/// How a figure compares with its bounds, best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Verdict {
    /// There are no bounds.
    Reported,
    /// The whole interval lies within.
    Holds,
    /// The figure lies within, but its interval reaches beyond.
    ProbablyHolds,
    /// The figure lies beyond, but its interval reaches in.
    ProbablyMisses,
    /// The whole interval lies beyond.
    Misses,
}

impl Verdict {
    /// All of them.
    pub(crate) const ALL: [Verdict; 5] = [
        Verdict::Reported,
        Verdict::Holds,
        Verdict::ProbablyHolds,
        Verdict::ProbablyMisses,
        Verdict::Misses,
    ];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Verdict::Reported => "reported",
            Verdict::Holds => "holds",
            Verdict::ProbablyHolds => "probably holds",
            Verdict::ProbablyMisses => "probably misses",
            Verdict::Misses => "misses",
        }
    }

    fn of(at: Interval, target: &Target) -> Verdict {
        let Target { at_least, at_most, .. } = *target;
        if at_least.is_none() && at_most.is_none() {
            return Verdict::Reported;
        }
        let least = at_least.unwrap_or(f64::NEG_INFINITY);
        let most = at_most.unwrap_or(f64::INFINITY);
        let inside = |number: f64| least <= number && number <= most;
        if inside(at.low) && inside(at.high) {
            return Verdict::Holds;
        }
        if inside(at.value) {
            return Verdict::ProbablyHolds;
        }
        if at.low <= most && least <= at.high {
            return Verdict::ProbablyMisses;
        }
        Verdict::Misses
    }
}

/// A target in one set-up.
pub(crate) struct Finding {
    pub(crate) target: &'static Target,
    pub(crate) figures: Vec<Figure>,
}

impl Finding {
    /// All targets of a set-up.
    pub(crate) fn all(game: &Edo, stories: &[Story]) -> Vec<Finding> {
        let meant = TARGETS.iter().filter(|target| target.when.holds(game.setup()));
        meant.map(|target| Finding::of(target, game, stories)).collect()
    }

    fn of(target: &'static Target, game: &Edo, stories: &[Story]) -> Finding {
        let figure = |(label, at): (String, Interval)| Figure {
            label,
            at,
            verdict: Verdict::of(at, target),
        };
        let figures = figures(target.measure, game, stories).into_iter().map(figure).collect();
        Finding { target, figures }
    }

    /// The figure that is furthest from holding, which decides.
    pub(crate) fn worst(&self) -> Option<&Figure> {
        let least = self.target.at_least.unwrap_or(f64::NEG_INFINITY);
        let most = self.target.at_most.unwrap_or(f64::INFINITY);
        let room = |figure: &Figure| (figure.at.value - least).min(most - figure.at.value);
        self.figures.iter().min_by(|one, other| {
            let by_verdict = other.verdict.cmp(&one.verdict);
            by_verdict.then(room(one).total_cmp(&room(other)))
        })
    }

    /// Whether the target holds.
    pub(crate) fn verdict(&self) -> Verdict {
        self.worst().map_or(Verdict::Reported, |figure| figure.verdict)
    }
}

fn figures(measure: Measure, game: &Edo, stories: &[Story]) -> Vec<(String, Interval)> {
    let players = game.setup().players;
    let part = |is: &dyn Fn(&Story) -> bool| {
        let games = stories.iter().filter(|story| is(story)).count();
        vec![(String::new(), share(games as f64, stories.len() as u64))]
    };
    match measure {
        Measure::Rounds => median(stories, |story| story.rounds),
        Measure::Within => part(&|story| ROUNDS.contains(&story.rounds)),
        Measure::Score => median(stories, |story| story.score),
        Measure::Seat => {
            let seats = (0..u16::from(players)).map(|seat| (format!("seat {}", seat + 1), seat));
            against_fair(seats, stories, |_, seat| seat)
        }
        Measure::Turn => {
            let turns = (0..u16::from(players)).map(|turn| (format!("turn {}", turn + 1), turn));
            against_fair(turns, stories, |story, seat| {
                (seat + story.players() - story.start) % story.players()
            })
        }
        Measure::Package => {
            let packages = 0..game.edition.packages.len() as u16;
            let named = packages.map(|package| (format!("package {}", package + 1), package));
            against_fair(named, stories, |story, seat| story.packages[seat as usize])
        }
        Measure::City => {
            let spaces = game.board.cities().map(|city| game.board.city_space(city));
            let outer = spaces.filter(|&space| space != Space::EDO);
            let named = outer.map(|space| {
                let name = game.board.map.spaces[space.0 as usize].name;
                (name.to_owned(), u16::from(space.0))
            });
            against_fair(named, stories, |story, seat| story.cities[seat as usize])
        }
        Measure::Action => {
            let of_all = |action: Action| {
                let mut ratio = Ratio::default();
                for Story { actions, .. } in stories {
                    let cards = actions.iter().map(|&cards| u64::from(cards)).sum();
                    ratio.add(u64::from(actions[action as usize]), cards);
                }
                (action.id().to_owned(), ratio.interval())
            };
            Action::ALL.map(of_all).to_vec()
        }
        Measure::Building => {
            let built = |building: Building| {
                let seen = |story: &&Story| 0 < story.buildings[building as usize];
                let games = stories.iter().filter(seen).count();
                (building.id().to_owned(), share(games as f64, stories.len() as u64))
            };
            Building::ALL.map(built).to_vec()
        }
        Measure::NobodyInEdo => part(&|story| story.nobody_in_edo),
        Measure::ByPoints => part(&|story| story.by_points),
        Measure::Temples => part(&|story| 0 < story.temples),
        Measure::Demands => part(&|story| 0 < story.demands),
        Measure::Dispersals => part(&|story| 0 < story.dispersals),
    }
}

fn median(stories: &[Story], number: impl Fn(&Story) -> u16) -> Vec<(String, Interval)> {
    let mut numbers = Histogram::default();
    for story in stories {
        numbers.add(i32::from(number(story)));
    }
    numbers.quantile_interval(0.5).map(|at| (String::new(), at)).into_iter().collect()
}

/// How often those who had something won, in times of their fair share. What nobody ever had is left
/// out.
fn against_fair(
    things: impl Iterator<Item = (String, u16)>,
    stories: &[Story],
    had: impl Fn(&Story, u16) -> u16,
) -> Vec<(String, Interval)> {
    let times = |(label, thing): (String, u16)| {
        let (mut wins, mut tries, mut fair) = (0.0, 0, 0.0);
        for story in stories {
            for seat in (0..story.players()).filter(|&seat| had(story, seat) == thing) {
                tries += 1;
                fair += 1.0 / f64::from(story.players());
                wins += if seat == story.winner { 1.0 } else { 0.0 };
            }
        }
        let fair = fair / f64::from(tries.max(1));
        let Interval { value, low, high } = share(wins, u64::from(tries));
        let at = Interval { value: value / fair, low: low / fair, high: high / fair };
        (0_u32 < tries).then_some((label, at))
    };
    things.filter_map(times).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(at_least: Option<f64>, at_most: Option<f64>) -> Target {
        Target { at_least, at_most, ..TARGETS[0] }
    }

    fn at(low: f64, value: f64, high: f64) -> Interval {
        Interval { value, low, high }
    }

    #[test]
    fn intervals_decide_how_sure_a_verdict_is() {
        let both = target(Some(0.8), Some(1.2));
        assert_eq!(Verdict::of(at(0.8, 1.0, 1.2), &both), Verdict::Holds);
        assert_eq!(Verdict::of(at(0.7, 0.9, 1.1), &both), Verdict::ProbablyHolds);
        assert_eq!(Verdict::of(at(1.1, 1.25, 1.4), &both), Verdict::ProbablyMisses);
        assert_eq!(Verdict::of(at(1.3, 1.4, 1.5), &both), Verdict::Misses);
        assert_eq!(Verdict::of(at(0.0, 0.1, 0.2), &both), Verdict::Misses);
        assert_eq!(Verdict::of(at(0.0, 0.1, 0.2), &target(None, Some(1.35))), Verdict::Holds);
        assert_eq!(Verdict::of(at(0.0, 0.1, 0.2), &target(None, None)), Verdict::Reported);
    }

    #[test]
    fn the_worst_figure_decides() {
        let figure = |label: &str, value: f64, verdict| Figure {
            label: label.into(),
            at: at(value, value, value),
            verdict,
        };
        let figures = vec![
            figure("a", 1.15, Verdict::Holds),
            figure("b", 0.70, Verdict::ProbablyMisses),
            figure("c", 0.71, Verdict::ProbablyMisses),
        ];
        let target = TARGETS.iter().find(|target| target.measure == Measure::Seat);
        let finding = Finding { target: target.expect("it is a target"), figures };
        assert_eq!(finding.verdict(), Verdict::ProbablyMisses);
        assert_eq!(finding.worst().map(|figure| figure.label.as_str()), Some("b"));
    }

    #[test]
    fn wins_are_held_against_the_fair_share_of_those_who_had_it() {
        let story = |winner| Story { winner, packages: vec![4, 2, 2, 0], ..Story::default() };
        let stories = [story(0), story(0), story(1), story(3)];
        let packages = (0..5).map(|package| (package.to_string(), package));
        let found = against_fair(packages, &stories, |story, seat| story.packages[seat as usize]);
        let found: Vec<(&str, f64)> =
            found.iter().map(|(label, at)| (label.as_str(), at.value)).collect();
        assert_eq!(found, [("0", 1.0), ("2", 0.5), ("4", 2.0)]);
    }
}
