//! How what was found is quoted in a message.

use table::Misread;

/// The most characters of foreign text that a message repeats.
const SHOWN_MAX: usize = 72;

/// A line that says something else than was expected.
pub(crate) fn misread(line: usize, found: &str, expected: impl Into<String>) -> Misread {
    Misread::new(shown(found), expected).at(line)
}

/// The text, or its beginning if it is long: whoever opens the wrong file is shown one line of it.
pub(crate) fn shown(text: &str) -> String {
    if text.chars().count() <= SHOWN_MAX {
        return text.to_owned();
    }
    text.chars().take(SHOWN_MAX - 1).chain(['…']).collect()
}
