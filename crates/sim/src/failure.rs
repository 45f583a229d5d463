//! A game that went wrong must not take the others with it, and must say how to meet it again.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The game's own seed: a run of one game with it goes wrong in the same way.
    pub seed: u64,
    /// After how many answers, if that is known.
    pub answers: Option<u32>,
    /// What went wrong.
    pub why: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}", self.seed)?;
        if let Some(answers) = self.answers {
            write!(f, ", answer {answers}")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for Failure {}

/// What `work` gives, or what it said when it panicked.
pub(crate) fn guard<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    // Whatever the work had in hand is not looked at again after a panic.
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| said(panic.as_ref()))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned());
    text.map_or_else(|| "panicked".to_owned(), |text| format!("panicked: {text}"))
}
