//! What is measured in games that all win or lose.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]

use sim::{Histogram, Interval};
use yedo::Yedo;

use super::story::Story;
use super::targets::Measure;
use crate::balance::findings::{one, part};

type Figures = Vec<(String, Interval)>;

pub(crate) fn figures(measure: Measure, game: &Yedo, stories: &[Story]) -> Figures {
    match measure {
        Measure::Won => one(part(stories, |story| story.won)),
        Measure::Lost => lost(game, stories),
        Measure::Prestige => {
            // Nothing is scored at the end while the Shogun lives.
            let scored = || stories.iter().filter(|story| 0 < story.death);
            let lowest = mean(scored().filter_map(|story| story.points.iter().min()));
            let each = mean(scored().flat_map(|story| &story.points));
            let highest = mean(scored().filter_map(|story| story.points.iter().max()));
            labelled([("lowest", lowest), ("each", each), ("highest", highest)])
        }
        Measure::Errands => {
            let needed = f64::from(targets(game).errands);
            let needed = Interval { value: needed, low: needed, high: needed };
            let done = mean(stories.iter().map(|story| &story.errands));
            labelled([("done", done), ("to be done", Some(needed))])
        }
        Measure::Death => {
            let of = |round: u16| part(stories, move |story: &Story| story.death == round);
            let rounds = 1..=u16::from(game.setup().rounds);
            let rounds = rounds.map(|round| (format!("round {round}"), of(round)));
            rounds.chain([("never".to_owned(), of(0))]).collect()
        }
        Measure::Missions => {
            mean(stories.iter().flat_map(|story| &story.missions)).map(one).unwrap_or_default()
        }
    }
}

/// In which part of the lost games something was amiss; there may be more than one thing. Prestige is
/// only held against a game in which the Shogun died.
fn lost(game: &Yedo, stories: &[Story]) -> Figures {
    let lost: Vec<&Story> = stories.iter().filter(|story| !story.won).collect();
    if lost.is_empty() {
        return Vec::new();
    }
    let targets = targets(game);
    let least = |story: &Story| story.points.iter().min().copied().unwrap_or_default();
    let most = |story: &Story| story.points.iter().max().copied().unwrap_or_default();
    let of_lost = |amiss: &dyn Fn(&Story) -> bool| Some(part(&lost, |story| amiss(story)));
    let mut rows = vec![
        ("the Shogun lived", of_lost(&|story| story.death == 0)),
        ("errands", of_lost(&|story| story.errands < u16::from(targets.errands))),
        ("lowest prestige", of_lost(&|story| 0 < story.death && least(story) < targets.lowest)),
    ];
    if let Some(highest) = targets.highest {
        let short = of_lost(&|story| 0 < story.death && most(story) < highest);
        rows.push(("highest prestige", short));
    }
    labelled(rows)
}

fn targets(game: &Yedo) -> yedo::coop::Targets {
    game.targets().expect("only games against the Daimyo are measured here")
}

fn labelled(rows: impl IntoIterator<Item = (&'static str, Option<Interval>)>) -> Figures {
    rows.into_iter().filter_map(|(label, at)| Some((label.to_owned(), at?))).collect()
}

/// None of nothing.
fn mean<'a>(numbers: impl Iterator<Item = &'a u16>) -> Option<Interval> {
    let mut histogram = Histogram::default();
    let mut any = false;
    for number in numbers {
        histogram.add(i32::from(*number));
        any = true;
    }
    any.then(|| histogram.mean_interval())
}
