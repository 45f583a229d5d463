//! What was measured, held against what ought to be.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use sim::{Histogram, Interval, share};

use super::measure::{Measure, Target};

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

    fn of<M>(at: Interval, target: &Target<M>) -> Verdict {
        let Target { at_least, at_most, .. } = target;
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
pub(crate) struct Finding<M> {
    pub(crate) target: Target<M>,
    pub(crate) figures: Vec<Figure>,
}

impl<M: Measure> Finding<M> {
    /// A target, held against its figures.
    pub(crate) fn of(target: Target<M>, figures: Vec<(String, Interval)>) -> Finding<M> {
        let figure = |(label, at): (String, Interval)| Figure {
            label,
            at,
            verdict: Verdict::of(at, &target),
        };
        Finding { target, figures: figures.into_iter().map(figure).collect() }
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

/// One figure, which needs no label.
pub(crate) fn one(at: Interval) -> Vec<(String, Interval)> {
    vec![(String::new(), at)]
}

/// In which part of all games it is so.
pub(crate) fn part<S>(stories: &[S], is: impl Fn(&S) -> bool) -> Interval {
    let games = stories.iter().filter(|story| is(story)).count();
    share(games as f64, stories.len() as u64)
}

/// The number in the middle.
pub(crate) fn median<S>(stories: &[S], number: impl Fn(&S) -> u16) -> Vec<(String, Interval)> {
    let mut numbers = Histogram::default();
    for story in stories {
        numbers.add(i32::from(number(story)));
    }
    numbers.quantile_interval(0.5).map(one).unwrap_or_default()
}

/// A game that somebody won.
pub(crate) trait Won {
    /// How many played.
    fn players(&self) -> u16;
    /// Which part of the win is this seat's: a shared one is parted.
    fn won(&self, seat: u16) -> f64;
}

/// How often those who had something won, in times of their fair share. What nobody ever had is left
/// out.
pub(crate) fn against_fair<S: Won>(
    things: impl Iterator<Item = (String, u16)>,
    stories: &[S],
    had: impl Fn(&S, u16, u16) -> bool,
) -> Vec<(String, Interval)> {
    let times = |(label, thing): (String, u16)| {
        let (mut wins, mut tries, mut fair) = (0.0, 0, 0.0);
        for story in stories {
            for seat in (0..story.players()).filter(|&seat| had(story, seat, thing)) {
                tries += 1;
                fair += 1.0 / f64::from(story.players());
                wins += story.won(seat);
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
    use crate::balance::measure::Unit;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Wins;

    impl Measure for Wins {
        fn names(self) -> (&'static str, &'static str, Unit) {
            ("wins", "Wins", Unit::Times)
        }
    }

    fn target(at_least: Option<f64>, at_most: Option<f64>) -> Target<Wins> {
        Target::new(Wins, at_least, at_most)
    }

    struct Winner(u16);

    impl Won for Winner {
        fn players(&self) -> u16 {
            4
        }

        fn won(&self, seat: u16) -> f64 {
            if seat == self.0 { 1.0 } else { 0.0 }
        }
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
        let finding = Finding { target: target(Some(0.8), Some(1.2)), figures };
        assert_eq!(finding.verdict(), Verdict::ProbablyMisses);
        assert_eq!(finding.worst().map(|figure| figure.label.as_str()), Some("b"));
    }

    #[test]
    fn wins_are_held_against_the_fair_share_of_those_who_had_it() {
        const HAD: [u16; 4] = [4, 2, 2, 0];
        let things = (0..5).map(|thing| (thing.to_string(), thing));
        let had = |_: &Winner, seat: u16, thing| HAD[seat as usize] == thing;
        let found = against_fair(things, &[0, 0, 1, 3].map(Winner), had);
        let found: Vec<(&str, f64)> =
            found.iter().map(|(label, at)| (label.as_str(), at.value)).collect();
        assert_eq!(found, [("0", 1.0), ("2", 0.5), ("4", 2.0)]);
    }
}
