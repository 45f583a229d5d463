//! Reading one table of a file, field by field, without stopping at the first trouble.
//!
//! Every question gets an answer. Where the file has none that makes sense, the trouble is noted
//! and the answer is the least value there is; the row is then left out by [`Fields::rows`].

use std::cell::RefCell;
use std::fmt::Display;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::trouble::{Troubles, nearest, quoted};
use super::word::Word;

pub(crate) type Value<'a> = Spanned<DeValue<'a>>;

/// More rows than this are not looked at: no table comes near.
const ROWS_MAX: usize = 500;

/// A table of the file, or a row, which is a table on one line.
pub(crate) struct Fields<'a> {
    troubles: &'a Troubles<'a>,
    /// None if there is no such table. That was noted once; its fields are not missed one by one.
    table: Option<&'a DeTable<'a>>,
    name: String,
    at: usize,
    /// The keys somebody asked for. All others are unknown.
    asked: RefCell<Vec<&'static str>>,
    troubles_before: usize,
}

/// The rows of one table.
pub(crate) struct Rows<T> {
    /// Where the table is.
    pub(crate) at: usize,
    /// Where each row begins, sound or not; none if there is no table.
    pub(crate) starts: Option<Vec<usize>>,
    /// Those that make sense.
    pub(crate) sound: Vec<Row<T>>,
}

/// A row that makes sense by itself.
pub(crate) struct Row<T> {
    /// Where it begins.
    pub(crate) at: usize,
    /// How messages call it.
    pub(crate) name: String,
    /// What it says.
    pub(crate) says: T,
}

/// How messages call the rows of a table: `special card "A3"`.
#[derive(Clone, Copy)]
pub(crate) struct Named {
    /// What a row is.
    pub(crate) kind: &'static str,
    /// The key that tells it from others; rows without such a key are numbered.
    pub(crate) by: &'static str,
    /// Of what it is a part, if that must be said.
    pub(crate) of: &'static str,
}

impl<T> Rows<T> {
    /// Do all rows make sense, so that they can be counted and compared?
    pub(crate) fn whole(&self) -> bool {
        self.starts.as_ref().is_some_and(|starts| starts.len() == self.sound.len())
    }

    /// The rows without their places.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &T> {
        self.sound.iter().map(|row| &row.says)
    }
}

impl<'a> Fields<'a> {
    /// The file itself.
    pub(crate) fn file(troubles: &'a Troubles<'a>, table: &'a DeTable<'a>) -> Fields<'a> {
        Fields::new(troubles, Some(table), "the file".to_owned(), 0)
    }

    fn new(
        troubles: &'a Troubles<'a>,
        table: Option<&'a DeTable<'a>>,
        name: String,
        at: usize,
    ) -> Fields<'a> {
        let troubles_before = troubles.count();
        Fields { troubles, table, name, at, asked: RefCell::default(), troubles_before }
    }

    /// How messages call this table.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Is nothing wrong so far?
    pub(crate) fn sound(&self) -> bool {
        self.table.is_some() && self.troubles.count() == self.troubles_before
    }

    /// Notes a trouble with what is under a key.
    pub(crate) fn trouble(&self, key: &str, what: impl Into<String>, expected: impl Into<String>) {
        let value = self.table.and_then(|table| table.get(key));
        self.troubles.add(value.map_or(self.at, |value| value.span().start), what, expected);
    }

    /// Notes a trouble with a value of this table.
    pub(crate) fn trouble_in(&self, value: &Value<'_>, what: String, expected: impl Into<String>) {
        self.troubles.add(value.span().start, what, expected);
    }

    /// Notes the keys nobody asked for; says whether the table makes sense.
    pub(crate) fn close(&self) -> bool {
        let asked = self.asked.borrow();
        for (key, _) in self.table.into_iter().flatten() {
            let word = key.get_ref().as_ref();
            if !asked.contains(&word) {
                let what = format!("unknown key {} in {}", quoted(word), self.name);
                let near = nearest(word, &asked).unwrap_or_default();
                self.troubles.add(key.span().start, what, format!("a known one, perhaps {near:?}"));
            }
        }
        self.sound()
    }

    /// What is under a key, if anything.
    pub(crate) fn maybe(&self, key: &'static str) -> Option<&'a Value<'a>> {
        self.asked.borrow_mut().push(key);
        self.table?.get(key)
    }

    /// Is there anything under a key?
    pub(crate) fn has(&self, key: &'static str) -> bool {
        self.maybe(key).is_some()
    }

    /// What is under a key.
    pub(crate) fn value(&self, key: &'static str, expected: &str) -> Option<&'a Value<'a>> {
        let value = self.maybe(key);
        if value.is_none() && self.table.is_some() {
            self.trouble(key, format!("{} has no {key}", self.name), expected);
        }
        value
    }

    /// A number.
    pub(crate) fn number<N>(&self, key: &'static str, range: RangeInclusive<N>) -> N
    where
        N: Copy + Display + PartialOrd + TryFrom<i64>,
    {
        let least = *range.start();
        let value = self.value(key, &numbers(&range));
        value.and_then(|value| self.number_in(key, value, &range)).unwrap_or(least)
    }

    /// A number that may be left out when it is 0.
    pub(crate) fn number_or_none(&self, key: &'static str, range: RangeInclusive<u8>) -> u8 {
        self.maybe(key).and_then(|value| self.number_in(key, value, &range)).unwrap_or(0)
    }

    /// As many numbers as there are places.
    pub(crate) fn numbers<const N: usize>(&self, key: &'static str, most: u8) -> [u8; N] {
        self.numbers_from(key, N, most)
    }

    /// At least so many numbers and at most as many as there are places; the rest are 0.
    pub(crate) fn numbers_from<const N: usize>(
        &self,
        key: &'static str,
        least: usize,
        most: u8,
    ) -> [u8; N] {
        let mut places = [0; N];
        let number = if least == N { N.to_string() } else { format!("{least} to {N}") };
        let expected = format!("{number} {}", numbers(&(0..=most)).replace("a number", "numbers"));
        let Some((_, values)) = self.array(key, &expected) else { return places };
        if !(least..=N).contains(&values.len()) {
            let what = format!("{key} of {} has {}", self.name, counted(values.len(), "number"));
            self.trouble(key, what, expected);
            return places;
        }
        for (place, value) in places.iter_mut().zip(values) {
            *place = self.number_in(key, value, &(0..=most)).unwrap_or(0);
        }
        places
    }

    /// Reads a number that is under a key, or in a list that is.
    pub(crate) fn number_in<N>(
        &self,
        key: &str,
        value: &Value<'a>,
        range: &RangeInclusive<N>,
    ) -> Option<N>
    where
        N: Copy + Display + PartialOrd + TryFrom<i64>,
    {
        let shown = match value.get_ref().as_integer() {
            None => a(value.get_ref()).to_owned(),
            Some(integer) => {
                let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok();
                match number.and_then(|number| N::try_from(number).ok()) {
                    Some(number) if range.contains(&number) => return Some(number),
                    _ => integer.to_string().chars().take(20).collect(),
                }
            }
        };
        let what = format!("{key} of {} is {shown}", self.name);
        self.troubles.add(value.span().start, what, numbers(range));
        None
    }

    /// A text of one line.
    pub(crate) fn text(&self, key: &'static str, expected: &str) -> Option<&'a str> {
        self.text_in(key, self.value(key, expected)?, expected)
    }

    /// Reads a text that is under a key, or in a list that is.
    pub(crate) fn text_in(
        &self,
        key: &str,
        value: &'a Value<'a>,
        expected: &str,
    ) -> Option<&'a str> {
        if let DeValue::String(text) = value.get_ref() {
            return Some(text);
        }
        let what = format!("{key} of {} is {}", self.name, a(value.get_ref()));
        self.troubles.add(value.span().start, what, expected);
        None
    }

    /// A word of a closed vocabulary.
    pub(crate) fn word<W: Word>(&self, key: &'static str) -> W {
        let words = W::words();
        let expected = format!("one of {}", words.join(", "));
        let Some(text) = self.text(key, &expected) else { return W::ALL[0] };
        W::read(text).unwrap_or_else(|| {
            let near = nearest(text, &words).unwrap_or_default();
            let what = format!("unknown {} {} in {}", W::WHAT, quoted(text), self.name);
            self.trouble(key, what, format!("{expected}; perhaps {near:?}"));
            W::ALL[0]
        })
    }

    /// A table inside this one.
    pub(crate) fn inner(&self, key: &'static str, name: String) -> Fields<'a> {
        match self.value(key, "a table") {
            Some(value) => self.open(value, name),
            None => Fields::new(self.troubles, None, name, self.at),
        }
    }

    fn open(&self, value: &'a Value<'a>, name: String) -> Fields<'a> {
        let at = value.span().start;
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.troubles.add(at, format!("{name} is {}", a(value.get_ref())), "a table");
        }
        Fields::new(self.troubles, table, name, at)
    }

    /// The values of a list, and where the list begins.
    pub(crate) fn array(
        &self,
        key: &'static str,
        expected: &str,
    ) -> Option<(usize, &'a [Value<'a>])> {
        let value = self.value(key, expected)?;
        let at = value.span().start;
        let Some(values) = value.get_ref().as_array() else {
            let what = format!("{key} of {} is {}", self.name, a(value.get_ref()));
            self.troubles.add(at, what, expected);
            return None;
        };
        if ROWS_MAX < values.len() {
            let what = format!("{key} of {} has {} rows", self.name, values.len());
            self.troubles.add(at, what, format!("at most {ROWS_MAX}"));
            return None;
        }
        Some((at, values))
    }

    /// A list of rows, each a table.
    pub(crate) fn rows<T>(
        &self,
        key: &'static str,
        named: Named,
        read: impl Fn(&Fields<'a>) -> T,
    ) -> Rows<T> {
        let Some((at, values)) = self.array(key, "a list of rows") else {
            return Rows { at: self.at, starts: None, sound: Vec::new() };
        };
        let mut sound = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let fields = self.open(value, named.name(index, value));
            let says = read(&fields);
            if fields.close() {
                sound.push(Row { at: fields.at, name: fields.name, says });
            }
        }
        Rows { at, starts: Some(values.iter().map(|value| value.span().start).collect()), sound }
    }
}

impl Named {
    /// What to call this row, if possible by what its writer calls it.
    pub(crate) fn name(self, index: usize, value: &Value<'_>) -> String {
        let label = value.get_ref().get(self.by).and_then(|value| value.get_ref().as_str());
        let label = label.map_or_else(|| (index + 1).to_string(), quoted);
        format!("{} {label}{}", self.kind, self.of)
    }
}

/// `1 action`, `3 actions`, `no actions`.
pub(crate) fn counted(number: usize, thing: &str) -> String {
    match number {
        0 => format!("no {thing}s"),
        1 => format!("1 {thing}"),
        more => format!("{more} {thing}s"),
    }
}

fn numbers<N: Display>(range: &RangeInclusive<N>) -> String {
    format!("a number from {} to {}", range.start(), range.end())
}

fn a(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a number",
        DeValue::Float(_) => "a fraction",
        DeValue::Boolean(_) => "a yes or no",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
