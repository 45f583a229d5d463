//! How a store says no.

use thiserror::Error;

/// Why something was not kept. But for [`Fault::Down`], nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The table has another number of lines than was expected: somebody was first.
    #[error("the table has {current} lines, another number was expected")]
    Taken {
        /// How many lines it has.
        current: u32,
    },
    /// An id, a token or a login that must be one of a kind is already kept.
    #[error("that is already kept")]
    Exists,
    /// The person it is about is not there, or gone.
    #[error("there is no such person")]
    Missing,
    /// What should be kept cannot be: says what is wrong with it.
    #[error("cannot be kept: {0}")]
    Unsound(&'static str),
    /// The file or database was written by a later version of this program.
    #[error("the database has schema {found}, this program knows up to {known}: use a newer one")]
    Newer {
        /// The number of the schema that was found.
        found: u32,
        /// The last number we know.
        known: u32,
    },
    /// The store could not be reached or failed. Nobody knows whether the change was made.
    #[error("the store failed: {0}")]
    Down(String),
}

/// The longest text that is kept, in bytes.
pub const TEXT_MAX: usize = 1 << 20;

/// Refuses text that not every store could give back as it was.
///
/// # Errors
/// [`Fault::Unsound`] if it contains NUL, which PostgreSQL does not keep, or is too long.
pub fn sound(text: &str) -> Result<(), Fault> {
    if TEXT_MAX < text.len() {
        return Err(Fault::Unsound("a text is too long"));
    }
    if text.contains('\0') {
        return Err(Fault::Unsound("a text contains NUL"));
    }
    Ok(())
}
