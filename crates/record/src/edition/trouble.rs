//! What is wrong with a file, where, and what would be right.

use std::cell::{Cell, RefCell};

/// One thing that is wrong with an edition's file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}:{line}: {what}; expected {expected}")]
pub struct Trouble {
    /// The file, as whoever read it calls it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in that line, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub expected: String,
}

/// More than these are counted, not listed: nobody reads on.
const TROUBLES_MAX: usize = 200;
/// More of a word than this is not repeated in a message.
const QUOTED_MAX: usize = 40;

/// All that was found wrong so far with one text.
///
/// It is shared by everybody who reads that text, so it collects behind a cell.
pub(crate) struct Troubles<'a> {
    file: &'a str,
    text: &'a str,
    found: RefCell<Vec<Trouble>>,
    unlisted: Cell<usize>,
}

impl<'a> Troubles<'a> {
    pub(crate) fn new(file: &'a str, text: &'a str) -> Troubles<'a> {
        Troubles { file, text, found: RefCell::default(), unlisted: Cell::default() }
    }

    /// Notes a trouble at this byte of the text.
    pub(crate) fn add(&self, at: usize, what: impl Into<String>, expected: impl Into<String>) {
        if TROUBLES_MAX <= self.found.borrow().len() {
            self.unlisted.set(self.unlisted.get() + 1);
            return;
        }
        let (line, column) = position(self.text, at);
        let file = self.file.to_owned();
        let trouble = Trouble { file, line, column, what: what.into(), expected: expected.into() };
        self.found.borrow_mut().push(trouble);
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.found.borrow().len() + self.unlisted.get()
    }

    /// All of them, from the top of the file to its end.
    pub(crate) fn list(self) -> Vec<Trouble> {
        let unlisted = self.unlisted.get();
        if 0 < unlisted {
            let (line, column) = position(self.text, self.text.len());
            self.found.borrow_mut().push(Trouble {
                file: self.file.to_owned(),
                line,
                column,
                what: format!("{unlisted} more troubles are not listed"),
                expected: "the ones above to be mended first".to_owned(),
            });
        }
        let mut found = self.found.into_inner();
        found.sort_by_key(|trouble| (trouble.line, trouble.column));
        found
    }
}

/// Line and character, both from 1. A byte inside a character belongs to it.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(at)];
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before[start..].chars().count() + 1)
}

/// Somebody else's word, fit to be repeated in a message.
pub(crate) fn quoted(word: &str) -> String {
    if word.chars().nth(QUOTED_MAX).is_none() {
        return format!("{word:?}");
    }
    let start: String = word.chars().take(QUOTED_MAX).collect();
    format!("{:?}", start + "…")
}

/// The known word that differs least from this one.
pub(crate) fn nearest<'w>(word: &str, known: &[&'w str]) -> Option<&'w str> {
    let word: Vec<char> = word.chars().take(QUOTED_MAX).collect();
    known.iter().copied().min_by_key(|known| distance(&word, known))
}

/// How many letters must be put in, taken out or changed to make one word the other.
fn distance(word: &[char], known: &str) -> usize {
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for (i, theirs) in known.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, ours) in word.iter().enumerate() {
            let changed = diagonal + usize::from(*ours != theirs);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[word.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_lines_and_characters_from_one() {
        let text = "a\nŌya = 1\n";
        assert_eq!(position(text, 0), (1, 1));
        assert_eq!(position(text, 2), (2, 1));
        assert_eq!(position(text, 4), (2, 2), "a macron is one character");
        assert_eq!(position(text, 999), (3, 1));
    }

    #[test]
    fn the_nearest_word_needs_the_fewest_changes() {
        assert_eq!(nearest("prise", &["id", "price", "source"]), Some("price"));
        assert_eq!(nearest("", &["rice-field", "rice"]), Some("rice"));
        assert_eq!(nearest("wood", &[]), None);
    }

    #[test]
    fn long_words_are_not_repeated_in_full() {
        assert_eq!(quoted("a\nb"), r#""a\nb""#);
        assert!(quoted(&"x".repeat(1000)).len() < 50);
    }

    #[test]
    fn nobody_is_shown_ten_thousand_troubles() {
        let troubles = Troubles::new("edo.toml", "");
        for _ in 0..10_000 {
            troubles.add(0, "this", "that");
        }
        assert_eq!(troubles.count(), 10_000);
        let list = troubles.list();
        assert_eq!(list.len(), TROUBLES_MAX + 1);
        assert!(list[TROUBLES_MAX].what.starts_with("9800 more"));
    }
}
