//! How strong each kind of player is, from who came in before whom.
//!
//! The model is Plackett and Luce's: each kind has a strength, the first place goes to a seat with
//! the chance that its strength has among all, the second among the rest, and so on. Strengths are
//! those under which what happened was likeliest. They are told in points as Elo's are: 400 points
//! more are odds of ten to one in a game of two.

use crate::Interval;
use crate::matrix::{Matrix, apply, dot};
use crate::slope::{Pattern, Pull, Slope, disagreement};
use crate::stats::Z;

/// Points for one unit of the logarithm of a strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The mean of all ratings, each weighed by how much is known of it.
const MIDDLE: f64 = 1500.0;

/// How far ratings are expected to lie apart before any game is seen. It is much, and so weighs
/// nothing beside some games; without it, the rating of a kind that never lost would be endless.
const EXPECTED_SPREAD: f64 = 1000.0;

/// Steps of the search; it needs six or seven.
const STEPS_MAX: u32 = 100;

/// A step so small that the search is over.
const SETTLED: f64 = 1e-9;

/// No interval reaches further than this, in logarithms of strengths.
const FAR: f64 = 1e3;

/// How one game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranked {
    /// Who sat where, by the number of the kind.
    pub kinds: Vec<usize>,
    /// In which place each seat came in; ties share.
    pub places: Vec<u8>,
    /// Games of the same deal are no independent witnesses: this tells them from others.
    pub deal: u64,
}

/// The strengths of all kinds.
#[derive(Clone, Debug)]
pub struct Ratings {
    patterns: Vec<Pattern>,
    /// The likeliest strengths.
    best: Fitted,
    /// How far the deals disagree.
    by_deals: Matrix,
}

/// Strengths, and the slope where they are.
#[derive(Clone, Debug)]
struct Fitted {
    strengths: Vec<f64>,
    slope: Slope,
}

impl Ratings {
    /// Fits the strengths of so many kinds to these games.
    pub fn fit(n_kinds: usize, games: &[Ranked]) -> Ratings {
        let patterns = Pattern::all(games);
        let best = climb(vec![0.0; n_kinds], &patterns, None);
        let by_deals = disagreement(&best.strengths, games);
        Ratings { patterns, best, by_deals }
    }

    /// The rating of a kind, in points around 1500, with 95 % confidence.
    pub fn rating(&self, kind: usize) -> Interval {
        let mut contrast: Vec<f64> = self.weights().iter().map(|weight| -weight).collect();
        contrast[kind] += 1.0;
        let Interval { value, low, high } = self.interval(&contrast);
        Interval { value: MIDDLE + value, low: MIDDLE + low, high: MIDDLE + high }
    }

    /// How much each kind counts for the mean. If all counted alike, one that loses every game, whose
    /// rating is anybody's guess, would make everybody's uncertain.
    fn weights(&self) -> Vec<f64> {
        let known = self.best.slope.known();
        let all: f64 = known.iter().sum();
        known.iter().map(|known| known / all).collect()
    }

    /// By how many points one kind is stronger than another, with 95 % confidence.
    pub fn lead(&self, one: usize, other: usize) -> Interval {
        let mut contrast = vec![0.0; self.best.strengths.len()];
        contrast[one] += 1.0;
        contrast[other] -= 1.0;
        self.interval(&contrast)
    }

    /// All that is not much less likely than the best. Where a kind hardly ever loses, this reaches
    /// much further up than down, as it should; a plain standard error does not.
    fn interval(&self, contrast: &[f64]) -> Interval {
        let value = dot(contrast, &self.best.strengths);
        let uncertainty = self.best.slope.uncertainty();
        let variance = dot(contrast, &apply(&uncertainty, contrast));
        // Games of one deal may say the same several times over; then less is known than it seems.
        let turned = apply(&uncertainty, contrast);
        let among_deals = dot(&turned, &apply(&self.by_deals, &turned));
        let repeated = (among_deals / variance).max(1.0);
        let allowed = Z * Z * repeated;
        let reach = (allowed * variance).sqrt();
        let [low, high] = [-reach, reach].map(|step| self.end(contrast, value, step, allowed));
        Interval { value: SCALE * value, low: SCALE * low, high: SCALE * high }
    }

    /// Where, on the way that `step` points to, it becomes too unlikely.
    fn end(&self, contrast: &[f64], value: f64, step: f64, allowed: f64) -> f64 {
        let too_far = |at: f64| {
            let pull = Pull { contrast, to: at };
            let there = climb(self.best.strengths.clone(), &self.patterns, Some(pull));
            allowed < 2.0 * (self.best.slope.likelihood - there.slope.likelihood)
        };
        let (mut inside, mut outside) = (value, value + step);
        let mut stride = step;
        while !too_far(outside) && stride.abs() < FAR {
            inside = outside;
            stride *= 1.5;
            outside += stride;
        }
        for _ in 0..24 {
            let middle = f64::midpoint(inside, outside);
            if too_far(middle) {
                outside = middle;
            } else {
                inside = middle;
            }
        }
        f64::midpoint(inside, outside)
    }
}

/// The likeliest strengths, found by Newton's way: there is only one summit.
fn climb(from: Vec<f64>, patterns: &[Pattern], pull: Option<Pull<'_>>) -> Fitted {
    let weight = (SCALE / EXPECTED_SPREAD).powi(2);
    let at = |strengths: Vec<f64>| {
        let slope = Slope::at(&strengths, patterns, weight, pull);
        Fitted { strengths, slope }
    };
    let mut here = at(from);
    for _ in 0..STEPS_MAX {
        let mut step = apply(&here.slope.uncertainty(), &here.slope.gradient);
        // A full step may overshoot where nearly every game ends alike.
        let mut there = at(moved(&here.strengths, &step));
        while there.slope.height < here.slope.height && SETTLED < length(&step) {
            step = step.iter().map(|part| part / 2.0).collect();
            there = at(moved(&here.strengths, &step));
        }
        here = there;
        if length(&step) < SETTLED {
            break;
        }
    }
    here
}

fn moved(from: &[f64], by: &[f64]) -> Vec<f64> {
    from.iter().zip(by).map(|(start, step)| start + step).collect()
}

fn length(step: &[f64]) -> f64 {
    dot(step, step).sqrt()
}

#[cfg(test)]
mod tests {
    use table::{Chance, Fast};

    use super::*;

    /// A game between these kinds as the model says it goes.
    fn drawn(kinds: &[usize], points: &[f64], deal: u64, chance: &mut Fast) -> Ranked {
        let mut places = vec![0; kinds.len()];
        for place in 1..=kinds.len() as u8 {
            let left = || (0..kinds.len()).filter(|&seat| places[seat] == 0);
            let strength = |seat: usize| (points[kinds[seat]] / SCALE).exp();
            let all: f64 = left().map(strength).sum();
            let mut at = f64::from(chance.below(1 << 30)) / f64::from(1 << 30) * all;
            let next = left().find(|&seat| {
                at -= strength(seat);
                at < 0.0
            });
            let next = next.or_else(|| left().next_back()).expect("somebody is left");
            places[next] = place;
        }
        Ranked { kinds: kinds.to_vec(), places, deal }
    }

    fn within(interval: Interval, truth: f64) -> bool {
        (interval.low..=interval.high).contains(&truth)
    }

    #[test]
    fn known_strengths_are_found_again() {
        let points = [1300.0, 1450.0, 1500.0, 1750.0];
        let tables: [&[usize]; 4] = [&[0, 1, 2, 3], &[3, 3, 2, 2], &[0, 1], &[1, 2, 2]];
        let (mut hits, mut tries) = (0, 0);
        for seed in 0..60 {
            let mut chance = Fast(seed);
            let game = |i: u64| drawn(tables[i as usize % 4], &points, i, &mut chance);
            let games: Vec<Ranked> = (0..400).map(game).collect();
            let ratings = Ratings::fit(4, &games);
            let middle = dot(&ratings.weights(), &points);
            for (kind, point) in points.iter().enumerate() {
                hits += u32::from(within(ratings.rating(kind), MIDDLE + point - middle));
                tries += 1;
                let Interval { low, high, .. } = ratings.rating(kind);
                assert!(high - low < 100.0, "400 games tell more than {low} to {high}");
            }
            hits += u32::from(within(ratings.lead(3, 2), 250.0));
            tries += 1;
        }
        // Of 300 intervals some 285 hold the truth; fewer than 273 would be a rare accident.
        assert!((273..=298).contains(&hits), "{hits} of {tries}");
    }

    #[test]
    fn a_duel_of_three_to_one_is_worth_191_points() {
        let game = |i: u64| Ranked {
            kinds: vec![0, 1],
            places: if i.is_multiple_of(4) { vec![2, 1] } else { vec![1, 2] },
            deal: i,
        };
        let games: Vec<Ranked> = (0..4000).map(game).collect();
        let ratings = Ratings::fit(2, &games);
        let lead = ratings.lead(0, 1);
        assert!((lead.value - 190.85).abs() < 0.5, "{lead:?}");
        // The standard error of a logarithm of odds: 1 / √(n p (1 - p)).
        let reach = SCALE * Z / (4000.0_f64 * 0.25 * 0.75).sqrt();
        assert!((lead.high - lead.value - reach).abs() < 0.1, "{lead:?}");
        let [one, other] = [0, 1].map(|kind| ratings.rating(kind).value);
        assert!((one + other - 3000.0).abs() < 1e-6);
    }

    #[test]
    fn the_same_deal_told_often_is_no_more_certain() {
        let games = |copies: u64| -> Vec<Ranked> {
            let mut chance = Fast(5);
            let once: Vec<Ranked> =
                (0..200).map(|i| drawn(&[0, 1, 2], &[0.0, 60.0, 90.0], i, &mut chance)).collect();
            once.iter().flat_map(|game| vec![game.clone(); copies as usize]).collect()
        };
        let [once, often] = [1, 9].map(|copies| Ratings::fit(3, &games(copies)).lead(2, 0));
        assert!((once.value - often.value).abs() < 1.0);
        let wide = |interval: Interval| interval.high - interval.low;
        assert!(0.85 < wide(often) / wide(once), "{once:?} {often:?}");
    }

    #[test]
    fn a_few_games_that_all_end_alike_say_who_is_stronger() {
        let game = |deal| Ranked { kinds: vec![0, 1], places: vec![1, 2], deal };
        let games: Vec<Ranked> = (0..20).map(game).collect();
        let lead = Ratings::fit(2, &games).lead(0, 1);
        assert!((300.0..450.0).contains(&lead.low), "{lead:?}");
    }

    #[test]
    fn who_never_loses_is_strong_and_not_endless() {
        let game = |deal| Ranked { kinds: vec![0, 1, 1], places: vec![1, 2, 3], deal };
        let games: Vec<Ranked> = (0..500).map(game).collect();
        let lead = Ratings::fit(2, &games).lead(0, 1);
        assert!(300.0 < lead.low && lead.high < 5000.0, "{lead:?}");
    }

    #[test]
    fn who_loses_every_game_makes_nobody_else_uncertain() {
        let mut chance = Fast(1);
        let mut game = |i| drawn(&[0, 1], &[0.0, 100.0], i, &mut chance);
        let games: Vec<Ranked> = (0..500).map(&mut game).collect();
        let lost = |deal: u64| Ranked { kinds: vec![0, 2], places: vec![1, 2], deal: 1000 + deal };
        let more: Vec<Ranked> = games.iter().cloned().chain((0..500).map(lost)).collect();
        let wide = |ratings: Ratings| {
            let Interval { low, high, .. } = ratings.rating(0);
            high - low
        };
        let [without, with] = [Ratings::fit(3, &games), Ratings::fit(3, &more)].map(wide);
        assert!(with < 1.1 * without, "{with} after {without}");
    }

    #[test]
    fn ties_and_no_games_at_all_say_that_nobody_is_stronger() {
        let tie = Ranked { kinds: vec![0, 1], places: vec![1, 1], deal: 0 };
        for games in [vec![], vec![tie; 10]] {
            let lead = Ratings::fit(2, &games).lead(0, 1);
            assert!(lead.value.abs() < 1e-6 && lead.low < 0.0 && 0.0 < lead.high, "{lead:?}");
        }
    }
}
