//! What is measured and what ought to hold, in words that fit every game.

/// Something that is measured: how programs and files call it, how people do, and its unit.
pub(crate) trait Measure: Copy + PartialEq + Send + Sync + 'static {
    fn names(self) -> (&'static str, &'static str, Unit);

    /// For programs and files.
    fn id(self) -> &'static str {
        self.names().0
    }

    /// For people.
    fn title(self) -> &'static str {
        self.names().1
    }

    /// How its figures are told.
    fn unit(self) -> Unit {
        self.names().2
    }
}

/// How figures are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unit {
    /// As they are.
    Number,
    /// With a part of one: a mean.
    Mean,
    /// In percent.
    Share,
    /// So many times the fair share.
    Times,
}

/// One thing that ought to hold. Without bounds it is only reported.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Target<M> {
    pub(crate) measure: M,
    pub(crate) at_least: Option<f64>,
    pub(crate) at_most: Option<f64>,
}

impl<M> Target<M> {
    pub(crate) const fn new(measure: M, at_least: Option<f64>, at_most: Option<f64>) -> Target<M> {
        Target { measure, at_least, at_most }
    }
}
