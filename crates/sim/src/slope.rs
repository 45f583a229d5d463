//! How likely some games are under some strengths, and which way is up.

use std::collections::BTreeMap;

use crate::Ranked;
use crate::matrix::{Matrix, dot, inverse, zeros};

/// Games that ended alike: who came in before whom.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Pattern {
    /// Places and kinds, the best first.
    seats: Vec<(u8, usize)>,
    times: u32,
}

/// A difference of strengths that is held to a value.
#[derive(Clone, Copy)]
pub(crate) struct Pull<'a> {
    pub(crate) contrast: &'a [f64],
    pub(crate) to: f64,
}

/// So hard is it held, for each game that pulls elsewhere.
const HOLD: f64 = 1e6;

/// How the likelihood changes around some strengths.
#[derive(Clone, Debug)]
pub(crate) struct Slope {
    /// The logarithm of how likely the games are, and such strengths at all.
    pub(crate) likelihood: f64,
    /// The same, less what the pull takes.
    pub(crate) height: f64,
    pub(crate) gradient: Vec<f64>,
    /// Minus the second derivative: how much is known.
    information: Matrix,
}

impl Pattern {
    /// All ways in which these games ended.
    pub(crate) fn all(games: &[Ranked]) -> Vec<Pattern> {
        let mut times: BTreeMap<Vec<(u8, usize)>, u32> = BTreeMap::new();
        for game in games {
            *times.entry(Pattern::seats(game)).or_default() += 1;
        }
        times.into_iter().map(|(seats, times)| Pattern { seats, times }).collect()
    }

    fn of(game: &Ranked) -> Pattern {
        Pattern { seats: Pattern::seats(game), times: 1 }
    }

    fn seats(game: &Ranked) -> Vec<(u8, usize)> {
        let mut seats: Vec<(u8, usize)> =
            game.places.iter().copied().zip(game.kinds.iter().copied()).collect();
        seats.sort_unstable();
        seats
    }
}

impl Slope {
    /// At these strengths; `weight` says how near to each other they are expected to be beforehand.
    pub(crate) fn at(
        strengths: &[f64],
        patterns: &[Pattern],
        weight: f64,
        pull: Option<Pull<'_>>,
    ) -> Slope {
        let mut slope = Slope::flat(strengths.len());
        slope.likelihood = -0.5 * weight * dot(strengths, strengths);
        slope.gradient = strengths.iter().map(|strength| -weight * strength).collect();
        for (i, row) in slope.information.iter_mut().enumerate() {
            row[i] = weight;
        }
        let mut n_games = 1.0;
        for pattern in patterns {
            slope.add(pattern, strengths);
            n_games += f64::from(pattern.times);
        }
        slope.height = slope.likelihood;
        if let Some(Pull { contrast, to }) = pull {
            let hold = HOLD * n_games;
            let off = dot(contrast, strengths) - to;
            slope.height -= 0.5 * hold * off * off;
            for (i, one) in contrast.iter().enumerate() {
                slope.gradient[i] -= hold * off * one;
                for (j, other) in contrast.iter().enumerate() {
                    slope.information[i][j] += hold * one * other;
                }
            }
        }
        slope
    }

    fn flat(n: usize) -> Slope {
        Slope { likelihood: 0.0, height: 0.0, gradient: vec![0.0; n], information: zeros(n) }
    }

    /// Each seat was chosen among those that did not come in before it. Seats that tie are each
    /// chosen among all of them.
    fn add(&mut self, pattern: &Pattern, strengths: &[f64]) {
        let times = f64::from(pattern.times);
        for &(place, kind) in &pattern.seats {
            let mut among = vec![0.0; strengths.len()];
            for &(_, other) in pattern.seats.iter().filter(|(its, _)| place <= *its) {
                among[other] += (strengths[other] - strengths[kind]).exp();
            }
            let sum: f64 = among.iter().sum();
            self.likelihood -= times * sum.ln();
            self.gradient[kind] += times;
            for (i, one) in among.iter().enumerate().filter(|(_, one)| 0.0 < **one) {
                let one = one / sum;
                self.gradient[i] -= times * one;
                self.information[i][i] += times * one;
                for (j, other) in among.iter().enumerate() {
                    self.information[i][j] -= times * one * other / sum;
                }
            }
        }
    }

    /// How much is known of each kind.
    pub(crate) fn known(&self) -> Vec<f64> {
        self.information.iter().enumerate().map(|(i, row)| row[i]).collect()
    }

    /// How little is known: variances and covariances of the strengths.
    pub(crate) fn uncertainty(&self) -> Matrix {
        inverse(&self.information).expect("what was expected beforehand keeps it from vanishing")
    }
}

/// How much deals disagree about which way is up: if all games were independent witnesses, this
/// would be as much as is known.
pub(crate) fn disagreement(strengths: &[f64], games: &[Ranked]) -> Matrix {
    let n = strengths.len();
    let mut by_deal: BTreeMap<u64, Slope> = BTreeMap::new();
    for game in games {
        let slope = by_deal.entry(game.deal).or_insert_with(|| Slope::flat(n));
        slope.add(&Pattern::of(game), strengths);
    }
    let n_deals = by_deal.len() as f64;
    let few = n_deals / (n_deals - 1.0).max(1.0);
    let mut sum = zeros(n);
    for Slope { gradient, .. } in by_deal.values() {
        for (i, one) in gradient.iter().enumerate() {
            for (j, other) in gradient.iter().enumerate() {
                sum[i][j] += few * one * other;
            }
        }
    }
    sum
}
