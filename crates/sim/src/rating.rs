//! How strong each kind of player is, from who came in before whom.
//!
//! The model is Plackett and Luce's: each kind has a strength, the first place goes to a seat with
//! the chance that its strength has among all, the second among the rest, and so on. Strengths are
//! those under which what happened was likeliest. They are told in points as Elo's are: 400 points
//! more are odds of ten to one in a game of two.

use std::collections::BTreeMap;

use crate::Interval;
use crate::matrix::{Matrix, apply, dot, inverse, product, zeros};
use crate::stats::Z;

/// Points for one unit of the logarithm of a strength.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The mean of all ratings.
const MIDDLE: f64 = 1500.0;

/// How far ratings are expected to lie apart before any game is seen. It is much, and so weighs
/// nothing beside some games; without it, the rating of a kind that never lost would be endless.
const EXPECTED_SPREAD: f64 = 1000.0;

/// Steps of the search; it needs six or seven.
const STEPS_MAX: u32 = 100;

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
    strengths: Vec<f64>,
    /// How uncertain, if the model is true and each game stands for itself.
    by_model: Matrix,
    /// How uncertain, by how much the deals disagree.
    by_deals: Matrix,
}

impl Ratings {
    /// Fits the strengths of so many kinds to these games.
    pub fn fit(n_kinds: usize, games: &[Ranked]) -> Ratings {
        let weight = (SCALE / EXPECTED_SPREAD).powi(2);
        let slope_at = |strengths: &[f64]| Slope::at(strengths, games, weight);
        let mut strengths = vec![0.0; n_kinds];
        let mut here = slope_at(&strengths);
        for _ in 0..STEPS_MAX {
            let mut step = apply(&here.uncertainty(), &here.gradient);
            // A full step may overshoot where nearly every game ends alike.
            let mut next = moved(&strengths, &step);
            let mut there = slope_at(&next);
            while there.likelihood < here.likelihood && 1e-12 < length(&step) {
                step.iter_mut().for_each(|part| *part /= 2.0);
                next = moved(&strengths, &step);
                there = slope_at(&next);
            }
            let settled = length(&step) < 1e-10;
            (strengths, here) = (next, there);
            if settled {
                break;
            }
        }
        let by_model = here.uncertainty();
        let by_deals = product(&product(&by_model, &here.disagreement(games)), &by_model);
        Ratings { strengths, by_model, by_deals }
    }

    /// The rating of a kind, in points around 1500, with 95 % confidence.
    pub fn rating(&self, kind: usize) -> Interval {
        let n = self.strengths.len() as f64;
        let mut contrast = vec![-1.0 / n; self.strengths.len()];
        contrast[kind] += 1.0;
        let Interval { value, low, high } = self.interval(&contrast);
        Interval { value: MIDDLE + value, low: MIDDLE + low, high: MIDDLE + high }
    }

    /// By how many points one kind is stronger than another, with 95 % confidence.
    pub fn lead(&self, one: usize, other: usize) -> Interval {
        let mut contrast = vec![0.0; self.strengths.len()];
        contrast[one] += 1.0;
        contrast[other] -= 1.0;
        self.interval(&contrast)
    }

    fn interval(&self, contrast: &[f64]) -> Interval {
        let value = SCALE * dot(contrast, &self.strengths);
        // The wider of the two: neither trusts the model too much, nor a few deals that agree.
        let variance = [&self.by_model, &self.by_deals]
            .map(|matrix| dot(contrast, &apply(matrix, contrast)))
            .into_iter()
            .fold(0.0, f64::max);
        let reach = SCALE * Z * variance.sqrt();
        Interval { value, low: value - reach, high: value + reach }
    }
}

/// How the likelihood changes around some strengths.
struct Slope {
    likelihood: f64,
    gradient: Vec<f64>,
    /// Minus the second derivative: how much is known.
    information: Matrix,
    /// The part of each deal in the gradient.
    by_deal: BTreeMap<u64, Vec<f64>>,
}

impl Slope {
    fn at(strengths: &[f64], games: &[Ranked], weight: f64) -> Slope {
        let n = strengths.len();
        let mut slope = Slope {
            likelihood: -0.5 * weight * dot(strengths, strengths),
            gradient: strengths.iter().map(|strength| -weight * strength).collect(),
            information: zeros(n),
            by_deal: BTreeMap::new(),
        };
        for (i, row) in slope.information.iter_mut().enumerate() {
            row[i] = weight;
        }
        let chances: Vec<f64> = strengths.iter().map(|strength| strength.exp()).collect();
        for game in games {
            slope.add(game, strengths, &chances);
        }
        for parts in slope.by_deal.values() {
            for (sum, part) in slope.gradient.iter_mut().zip(parts) {
                *sum += part;
            }
        }
        slope
    }

    /// Each seat was chosen among those that did not come in before it. Seats that tie are each
    /// chosen among all of them.
    fn add(&mut self, game: &Ranked, strengths: &[f64], chances: &[f64]) {
        let n = strengths.len();
        let parts = self.by_deal.entry(game.deal).or_insert_with(|| vec![0.0; n]);
        for (&kind, &place) in game.kinds.iter().zip(&game.places) {
            let mut among = vec![0.0; n];
            for (&other, &its) in game.kinds.iter().zip(&game.places) {
                if place <= its {
                    among[other] += chances[other];
                }
            }
            let sum: f64 = among.iter().sum();
            among.iter_mut().for_each(|chance| *chance /= sum);
            self.likelihood += strengths[kind] - sum.ln();
            parts[kind] += 1.0;
            for (i, &chance) in among.iter().enumerate() {
                parts[i] -= chance;
                self.information[i][i] += chance;
                for (j, &other) in among.iter().enumerate() {
                    self.information[i][j] -= chance * other;
                }
            }
        }
    }

    fn uncertainty(&self) -> Matrix {
        inverse(&self.information).expect("what was expected beforehand keeps it from vanishing")
    }

    /// How much the deals disagree about which way to go.
    fn disagreement(&self, games: &[Ranked]) -> Matrix {
        let mut sum = zeros(self.gradient.len());
        let n_deals = self.by_deal.len() as f64;
        let few = if games.is_empty() { 0.0 } else { n_deals / (n_deals - 1.0).max(1.0) };
        for parts in self.by_deal.values() {
            for (i, one) in parts.iter().enumerate() {
                for (j, other) in parts.iter().enumerate() {
                    sum[i][j] += few * one * other;
                }
            }
        }
        sum
    }
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
            let next = next.or_else(|| left().last()).expect("somebody is left");
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
            for (kind, &truth) in points.iter().enumerate() {
                hits += u32::from(within(ratings.rating(kind), truth));
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
    fn who_never_loses_is_strong_and_not_endless() {
        let game = |deal| Ranked { kinds: vec![0, 1, 1], places: vec![1, 2, 3], deal };
        let games: Vec<Ranked> = (0..500).map(game).collect();
        let lead = Ratings::fit(2, &games).lead(0, 1);
        assert!(300.0 < lead.low && lead.high < 5000.0, "{lead:?}");
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
