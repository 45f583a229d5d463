//! Rows whose columns say by their types how they are written and read.
//!
//! One list of a row's columns serves both ways, so that nothing is written that is not read.

use super::fields::{Fields, Named, Rows};
use super::page::{Cells, Page, list, string};
use super::word::Word;

/// The most that a number in a table can be, unless its table says otherwise.
pub(crate) const NUMBER_MAX: u8 = 99;

/// What stands in one column.
pub(crate) trait Cell: Sized {
    /// As the file writes it; nothing if it is left out.
    fn text(&self) -> Option<String>;

    /// What is under the key. What makes no sense is noted, and the answer is the least there is.
    fn read(fields: &Fields<'_>, key: &'static str) -> Self;
}

/// A row of a table, or a table of single values.
pub(crate) trait Row: Sized {
    /// How messages call such a row.
    const NAMED: Named;

    /// Its columns, in order.
    fn cells(&self) -> Cells;

    /// What the file says.
    fn read(fields: &Fields<'_>) -> Self;
}

/// The columns of rows, by the names of their fields. A new field breaks the build until it is here.
macro_rules! rows {
    ($($row:ident, $kind:literal by $by:literal { $($field:ident),* $(,)? })*) => { $(
        impl $crate::edition::cell::Row for $row {
            const NAMED: $crate::edition::fields::Named =
                $crate::edition::fields::Named { kind: $kind, by: $by, of: "" };

            fn cells(&self) -> $crate::edition::page::Cells {
                let $row { $($field),* } = self;
                let cells = [$((stringify!($field), $crate::edition::cell::Cell::text($field))),*];
                cells.into_iter().filter_map(|(key, text)| Some((key, text?))).collect()
            }

            fn read(fields: &$crate::edition::fields::Fields<'_>) -> $row {
                $row { $($field: $crate::edition::cell::Cell::read(fields, stringify!($field))),* }
            }
        }
    )* };
}

pub(crate) use rows;

/// Writes a table, one row a line.
pub(crate) fn write_rows<R: Row>(page: &mut Page, key: &'static str, rows: &[R]) {
    page.rows(key, rows.iter().map(Row::cells).collect());
}

/// Reads a table.
pub(crate) fn read_rows<R: Row>(file: &Fields<'_>, key: &'static str) -> Rows<R> {
    file.rows(key, R::NAMED, R::read)
}

/// Writes a table of single values, one a line.
pub(crate) fn write_values<R: Row>(page: &mut Page, section: &'static str, values: &R) {
    page.section(section);
    for (key, value) in values.cells() {
        page.value(key, value, "");
    }
}

/// Reads a table of single values.
pub(crate) fn read_values<R: Row>(file: &Fields<'_>, key: &'static str) -> Values<R> {
    let fields = file.inner(key, format!("the table [{key}]"));
    let at = file.maybe(key).map_or(0, |value| value.span().start);
    let says = R::read(&fields);
    Values { at, sound: fields.close(), says }
}

/// A table of single values.
#[derive(Clone, Copy)]
pub(crate) struct Values<R> {
    /// Where it is.
    pub(crate) at: usize,
    /// Do all of them make sense? If not, the least there is stands for those that do not.
    pub(crate) sound: bool,
    /// What it says.
    pub(crate) says: R,
}

impl Cell for u8 {
    fn text(&self) -> Option<String> {
        Some(self.to_string())
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> u8 {
        fields.number(key, 0..=NUMBER_MAX)
    }
}

impl Cell for bool {
    fn text(&self) -> Option<String> {
        Some(self.to_string())
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> bool {
        let expected = "true or false";
        let Some(value) = fields.value(key, expected) else { return false };
        let read = value.get_ref().as_bool();
        if read.is_none() {
            let what = format!("{key} of {} is something else", fields.name());
            fields.trouble_in(value, what, expected);
        }
        read.unwrap_or(false)
    }
}

impl<W: Word> Cell for W {
    fn text(&self) -> Option<String> {
        Some(string(self.word()))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> W {
        fields.word(key)
    }
}

impl<const N: usize> Cell for [u8; N] {
    fn text(&self) -> Option<String> {
        Some(list(self))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> [u8; N] {
        fields.numbers(key, NUMBER_MAX)
    }
}

/// What is given and what is got.
impl Cell for (u8, u8) {
    fn text(&self) -> Option<String> {
        Some(list([self.0, self.1]))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> (u8, u8) {
        let [given, got] = fields.numbers(key, NUMBER_MAX);
        (given, got)
    }
}

impl<const N: usize> Cell for [(u8, u8); N] {
    fn text(&self) -> Option<String> {
        Some(list(self.map(|(given, got)| list([given, got]))))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> [(u8, u8); N] {
        let expected = format!("{N} pairs of numbers");
        let mut pairs = [(0, 0); N];
        let Some((_, values)) = fields.array(key, &expected) else { return pairs };
        if values.len() != N {
            let what = format!("{key} of {} has {} pairs", fields.name(), values.len());
            fields.trouble(key, what, expected);
            return pairs;
        }
        for (place, value) in pairs.iter_mut().zip(values) {
            match value.get_ref().as_array().map(|pair| pair.iter().collect::<Vec<_>>()) {
                Some(pair) if pair.len() == 2 => {
                    let number = |value| fields.number_in(key, value, &(0..=NUMBER_MAX));
                    *place = (number(pair[0]).unwrap_or(0), number(pair[1]).unwrap_or(0));
                }
                _ => {
                    let what = format!("{key} of {} has something else", fields.name());
                    fields.trouble_in(value, what, "two numbers in brackets");
                }
            }
        }
        pairs
    }
}

/// As many numbers as there are; they are there for good.
impl Cell for &'static [u8] {
    fn text(&self) -> Option<String> {
        Some(list(*self))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> &'static [u8] {
        let Some((_, values)) = fields.array(key, "a list of numbers") else { return &[] };
        let number = |value| fields.number_in(key, value, &(0..=NUMBER_MAX));
        Vec::leak(values.iter().filter_map(number).collect())
    }
}

/// So many words of one kind.
pub(crate) fn read_words<W: Word>(fields: &Fields<'_>, key: &'static str) -> Vec<W> {
    let words = W::words();
    let expected = format!("a list of some of {}", words.join(", "));
    let Some((_, values)) = fields.array(key, &expected) else { return Vec::new() };
    let mut found = Vec::new();
    for value in values {
        let Some(text) = fields.text_in(key, value, &expected) else { continue };
        match W::read(text) {
            Some(word) => found.push(word),
            None => {
                let what = format!("unknown {} {text:?} in {}", W::WHAT, fields.name());
                fields.trouble_in(value, what, expected.clone());
            }
        }
    }
    found
}

impl<W: Word, const N: usize> Cell for [W; N] {
    fn text(&self) -> Option<String> {
        Some(list(self.map(|word| string(word.word()))))
    }

    fn read(fields: &Fields<'_>, key: &'static str) -> [W; N] {
        let found = read_words::<W>(fields, key);
        let number = found.len();
        found.try_into().unwrap_or_else(|_| {
            if fields.sound() {
                let what = format!("{key} of {} has {number} words", fields.name());
                fields.trouble(key, what, format!("{N}"));
            }
            [W::ALL[0]; N]
        })
    }
}
