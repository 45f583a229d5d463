//! Luck for a real table: nobody can guess what comes next from what came before.

use anyhow::Context;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use table::Chance;

/// `ChaCha`, seeded by the system or, so that a game can be had again, by a number.
pub(crate) struct Luck(ChaCha20Rng);

impl Luck {
    /// From a number if there is one, else from the system.
    pub(crate) fn new(seed: Option<u64>) -> anyhow::Result<Luck> {
        if let Some(seed) = seed {
            return Ok(Luck(ChaCha20Rng::seed_from_u64(seed)));
        }
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).context("the system gives no randomness; try --seed NUMBER")?;
        Ok(Luck(ChaCha20Rng::from_seed(seed)))
    }

    /// A seed for somebody else's luck, which then tells nothing about ours.
    pub(crate) fn fork(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Chance for Luck {
    fn below(&mut self, n: u32) -> u32 {
        assert!(0 < n, "one of none cannot be drawn");
        // Of the 2^32 numbers, the first few would favour some outcomes: they are drawn again.
        let unfair = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(n);
            if unfair <= wide as u32 {
                return (wide >> 32) as u32;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Chance;

    use super::Luck;

    #[test]
    fn every_outcome_comes_about_equally_often() {
        let mut luck = Luck::new(Some(7)).expect("a number is a seed");
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[luck.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|times| (9_500..10_500).contains(times)), "{seen:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_luck_and_the_system_does_not() {
        let draws = |seed| {
            let mut luck = Luck::new(seed).expect("there is randomness");
            [0; 8].map(|_| luck.below(1_000_000))
        };
        assert_eq!(draws(Some(1)), draws(Some(1)));
        assert_ne!(draws(Some(1)), draws(Some(2)));
        assert_ne!(draws(None), draws(None));
    }
}
