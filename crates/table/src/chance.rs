//! Luck, passed in from outside: a cloned game must not contain its own future.

/// Whatever decides when nobody does.
pub trait Chance {
    /// A number from 0 to `n - 1`, each as likely as any other. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// Luck for playouts and tests: a 64-bit mixer. Fast and repeatable; not for real tables.
#[derive(Clone, Copy, Debug)]
pub struct Fast(pub u64);

impl Fast {
    /// The next 64 bits.
    #[expect(clippy::should_implement_trait, reason = "luck without end is no iterator")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mix(self.0)
    }
}

/// Spreads a number over 64 bits, so that neighbouring seeds give unrelated luck.
pub fn mix(number: u64) -> u64 {
    let mut z = number;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Chance for Fast {
    fn below(&mut self, n: u32) -> u32 {
        // The bias of multiply-and-shift is below n in 2^64: too small for any test to see.
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u32
    }
}

/// One thing that chance gave: `value` out of `of`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// What came, from 0.
    pub value: u32,
    /// Out of how many.
    pub of: u32,
}

/// Passes luck through and writes down what it gave.
#[derive(Debug)]
pub struct Recorder<C> {
    inner: C,
    draws: Vec<Draw>,
}

impl<C: Chance> Recorder<C> {
    /// Records what `inner` gives.
    pub fn new(inner: C) -> Recorder<C> {
        Recorder { inner, draws: Vec::new() }
    }

    /// What was given since the last call.
    pub fn take(&mut self) -> Vec<Draw> {
        std::mem::take(&mut self.draws)
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn below(&mut self, n: u32) -> u32 {
        // A draw of one out of one decides nothing and is not worth a word in a record.
        if n == 1 {
            return 0;
        }
        let value = self.inner.below(n);
        self.draws.push(Draw { value, of: n });
        value
    }
}

/// How a script and the game it was played to disagreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The game asked for more luck than was written down; this many ways were open.
    Missing(u32),
    /// The draw that was written down was made from another number of ways.
    Differs {
        /// What is written.
        written: Draw,
        /// From how many ways the game draws.
        asked: u32,
    },
    /// This many written draws were never asked for.
    Left(usize),
}

/// Gives back luck that was written down.
///
/// A game cannot be told "no" by its luck, so a script that does not fit answers 0 and keeps the
/// first fault; whoever replays must look at [`Script::finish`].
#[derive(Clone, Debug)]
pub struct Script<'a> {
    draws: &'a [Draw],
    fault: Option<Fault>,
}

impl<'a> Script<'a> {
    /// Gives these draws back in order.
    pub fn new(draws: &'a [Draw]) -> Script<'a> {
        Script { draws, fault: None }
    }

    /// Did the script fit?
    ///
    /// # Errors
    /// The first way in which it did not.
    pub fn finish(&self) -> Result<(), Fault> {
        match (self.fault, self.draws.len()) {
            (Some(fault), _) => Err(fault),
            (None, 0) => Ok(()),
            (None, left) => Err(Fault::Left(left)),
        }
    }
}

impl Chance for Script<'_> {
    fn below(&mut self, n: u32) -> u32 {
        if n == 1 || self.fault.is_some() {
            return 0;
        }
        let Some((&draw, rest)) = self.draws.split_first() else {
            self.fault = Some(Fault::Missing(n));
            return 0;
        };
        if draw.of != n || draw.of <= draw.value {
            self.fault = Some(Fault::Differs { written: draw, asked: n });
            return 0;
        }
        self.draws = rest;
        draw.value
    }
}
