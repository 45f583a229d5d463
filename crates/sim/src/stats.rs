//! How often each number came, and what follows from it. Whole counts only, so that a sum over
//! threads does not depend on their number.

/// Two standard errors either side cover about 95 of 100.
pub(crate) const Z: f64 = 1.959_964;

/// How often each number came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram {
    /// The number the first count is of.
    low: i32,
    counts: Vec<u64>,
}

/// A figure and how far it may be from the truth, with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The figure itself.
    pub value: f64,
    /// Not less than this.
    pub low: f64,
    /// Not more than this.
    pub high: f64,
}

impl Histogram {
    /// This number came once more.
    pub fn add(&mut self, number: i32) {
        self.add_many(number, 1);
    }

    /// All that the other has counted, too.
    pub fn merge(&mut self, other: &Histogram) {
        for (number, times) in other.iter() {
            self.add_many(number, times);
        }
    }

    fn add_many(&mut self, number: i32, times: u64) {
        if self.counts.is_empty() {
            self.low = number;
        }
        if number < self.low {
            let more = self.low.abs_diff(number) as usize;
            self.counts.splice(0..0, std::iter::repeat_n(0, more));
            self.low = number;
        }
        let at = number.abs_diff(self.low) as usize;
        if self.counts.len() <= at {
            self.counts.resize(at + 1, 0);
        }
        self.counts[at] += times;
    }

    /// Every number from the least to the greatest, and how often it came.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i32, u64)> + '_ {
        self.counts
            .iter()
            .enumerate()
            .map(|(i, &times)| (self.low.saturating_add_unsigned(i as u32), times))
    }

    /// How many numbers came.
    pub fn len(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Did none come?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All that came, added up.
    pub fn sum(&self) -> i64 {
        self.iter().map(|(number, times)| i64::from(number) * times.cast_signed()).sum()
    }

    /// The least that came.
    pub fn min(&self) -> Option<i32> {
        self.iter().find(|(_, times)| 0 < *times).map(|(number, _)| number)
    }

    /// The greatest that came.
    pub fn max(&self) -> Option<i32> {
        self.iter().rev().find(|(_, times)| 0 < *times).map(|(number, _)| number)
    }

    /// The least number that at least this share of all does not exceed: 0.5 gives the median.
    pub fn quantile(&self, share: f64) -> Option<i32> {
        let wanted = (share * self.len() as f64).ceil().max(1.0);
        let mut so_far = 0;
        self.iter()
            .find(|(_, times)| {
                so_far += times;
                0 < *times && wanted <= so_far as f64
            })
            .map(|(number, _)| number)
    }

    /// The same, with 95 % confidence: between which numbers of this sample it lies.
    pub fn quantile_interval(&self, share: f64) -> Option<Interval> {
        let reach = Z * (share * (1.0 - share) / self.len().max(1) as f64).sqrt();
        let at = |share: f64| self.quantile(share.clamp(0.0, 1.0)).map(f64::from);
        let (value, low, high) = (at(share)?, at(share - reach)?, at(share + reach)?);
        Some(Interval { value, low, high })
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.sum() as f64 / self.len().max(1) as f64
    }

    /// The standard deviation, estimated from this sample.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self
            .iter()
            .map(|(number, times)| (f64::from(number) - mean).powi(2) * times as f64)
            .sum();
        (squares / self.len().saturating_sub(1).max(1) as f64).sqrt()
    }

    /// The mean, with 95 % confidence.
    pub fn mean_interval(&self) -> Interval {
        let value = self.mean();
        let error = Z * self.deviation() / (self.len().max(1) as f64).sqrt();
        Interval { value, low: value - error, high: value + error }
    }
}

/// So many of all the things in many games. Things of one game are no independent witnesses, so how
/// far games differ decides how certain it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ratio {
    games: u64,
    part: u64,
    whole: u64,
    /// Sums of squares and products over games: part by part, part by whole, whole by whole.
    products: [u64; 3],
}

impl Ratio {
    /// A game with so many of so many.
    pub fn add(&mut self, part: u64, whole: u64) {
        self.games += 1;
        self.part += part;
        self.whole += whole;
        let products = [part * part, part * whole, whole * whole];
        for (sum, product) in self.products.iter_mut().zip(products) {
            *sum += product;
        }
    }

    /// The share, with 95 % confidence.
    pub fn interval(&self) -> Interval {
        if self.whole == 0 {
            return share(0.0, 0);
        }
        let value = self.part as f64 / self.whole as f64;
        let [parts, both, wholes] = self.products.map(|sum| sum as f64);
        let squares = (parts - 2.0 * value * both + value * value * wholes).max(0.0);
        let few = self.games as f64 / self.games.saturating_sub(1).max(1) as f64;
        let reach = Z * (few * squares).sqrt() / self.whole as f64;
        Interval { value, low: (value - reach).max(0.0), high: (value + reach).min(1.0) }
    }
}

/// So many out of so many, with 95 % confidence (Wilson). Parts may be fractions: a shared win.
pub fn share(part: f64, whole: u64) -> Interval {
    if whole == 0 {
        return Interval { value: 0.0, low: 0.0, high: 1.0 };
    }
    let n = whole as f64;
    let value = part / n;
    let scale = 1.0 + Z * Z / n;
    let middle = (value + Z * Z / (2.0 * n)) / scale;
    let reach = Z / scale * (value * (1.0 - value) / n + Z * Z / (4.0 * n * n)).sqrt();
    // None out of any is no more than 0, whatever was lost in computing.
    let (low, high) = ((middle - reach).clamp(0.0, value), (middle + reach).clamp(value, 1.0));
    Interval { value, low, high }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[i32]) -> Histogram {
        let mut histogram = Histogram::default();
        for &number in numbers {
            histogram.add(number);
        }
        histogram
    }

    fn near(one: f64, two: f64) -> bool {
        (one - two).abs() < 1e-4
    }

    #[test]
    fn numbers_are_counted_whatever_their_order() {
        let numbers = of(&[3, -2, 3, 7]);
        assert_eq!(numbers, of(&[-2, 7, 3, 3]));
        assert_eq!(numbers.len(), 4);
        assert_eq!((numbers.min(), numbers.max()), (Some(-2), Some(7)));
        assert_eq!(numbers.iter().map(|(_, times)| times).sum::<u64>(), 4);
        assert!(near(numbers.mean(), 2.75));
        assert!(near(numbers.deviation(), 3.68556));
    }

    #[test]
    fn quantiles_are_numbers_that_came() {
        let numbers = of(&[1, 2, 3, 4, 10]);
        let quantiles = [0.0, 0.2, 0.21, 0.5, 0.95, 1.0].map(|share| numbers.quantile(share));
        assert_eq!(quantiles, [Some(1), Some(1), Some(2), Some(3), Some(10), Some(10)]);
        assert_eq!(Histogram::default().quantile(0.5), None);
    }

    #[test]
    fn a_median_lies_between_numbers_of_the_sample() {
        let numbers = of(&(1..=100).collect::<Vec<i32>>());
        let median = numbers.quantile_interval(0.5).expect("there are numbers");
        assert!(near(median.low, 41.0) && near(median.value, 50.0) && near(median.high, 60.0));
        assert_eq!(Histogram::default().quantile_interval(0.5), None);
    }

    #[test]
    fn a_ratio_is_as_certain_as_games_agree() {
        let [mut alike, mut apart] = [Ratio::default(); 2];
        for i in 0..100 {
            alike.add(3, 10);
            apart.add(if i % 2 == 0 { 0 } else { 6 }, 10);
        }
        let [alike, apart] = [alike, apart].map(|ratio| ratio.interval());
        assert!(near(alike.value, 0.3) && near(apart.value, 0.3));
        assert!(near(alike.low, 0.3) && near(alike.high, 0.3));
        // Each game says 0 or 0.6: a standard error of 0.3 / √99.
        assert!(near(apart.high - 0.3, Z * 0.3 / 99_f64.sqrt()), "{apart:?}");
        assert!(near(Ratio::default().interval().high, 1.0));
    }

    #[test]
    fn merging_is_counting_all() {
        let mut numbers = of(&[5, 6]);
        numbers.merge(&of(&[1, 9]));
        numbers.merge(&Histogram::default());
        assert_eq!(numbers, of(&[5, 6, 1, 9]));
    }

    #[test]
    fn the_interval_of_a_share_is_wilsons() {
        let half = share(50.0, 100);
        assert!(near(half.low, 0.40383) && near(half.high, 0.59617), "{half:?}");
        let none = share(0.0, 10);
        assert!(near(none.low, 0.0) && near(none.high, 0.27753), "{none:?}");
        assert!(near(share(0.0, 0).high, 1.0));
    }

    #[test]
    fn a_mean_of_one_number_has_no_spread() {
        let mean = of(&[4]).mean_interval();
        assert!(near(mean.low, 4.0) && near(mean.high, 4.0));
        assert!(near(Histogram::default().mean_interval().value, 0.0));
    }
}
