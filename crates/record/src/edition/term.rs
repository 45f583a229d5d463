//! Words with something in brackets: `gain(me, mon, 5)`, `or([redraw], [gain(me, prestige, 1)])`.
//!
//! A closed vocabulary says of each word what stands in its brackets; writing and reading follow.

use std::fmt::Display;
use std::ops::RangeInclusive;

use super::fields::Fields;
use super::page::{list, string};
use super::trouble::{nearest, quoted};

/// How deep brackets may nest: more than any card needs, less than a reader can bear.
const DEPTH_MAX: usize = 12;

/// A value that is written as a word, perhaps with others in brackets.
pub(crate) trait Term: Sized {
    /// As the file writes it.
    fn term(&self) -> String;

    /// Read from where the reader stands.
    fn read(from: &mut Reader<'_>) -> Result<Self, Fault>;

    /// Can the numbers in its brackets be? If not, what can. Of a kept edition it is not asked.
    fn fits(&self) -> Result<(), String> {
        Ok(())
    }

    /// Some of them for tests: each word with each of what can stand in its brackets, and some
    /// numbers.
    #[cfg(test)]
    fn samples() -> Vec<Self>;
}

/// One after another of all ways to take one of each list.
#[cfg(test)]
pub(crate) fn nth<T: Copy>(list: &[T], nth: &mut usize) -> T {
    let at = *nth % list.len();
    *nth /= list.len();
    list[at]
}

/// What does not fit, and what would.
#[derive(Debug)]
pub(crate) struct Fault {
    found: String,
    expected: String,
}

/// A text that is read from its start to its end.
pub(crate) struct Reader<'t> {
    rest: &'t str,
    depth: usize,
}

impl<'t> Reader<'t> {
    /// The next word, or nothing if there is none.
    pub(crate) fn word(&mut self) -> &'t str {
        self.rest = self.rest.trim_start();
        let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let end = self.rest.find(|c| !is_letter(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// Goes past this sign if it comes next.
    fn passes(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn needs(&mut self, sign: char) -> Result<(), Fault> {
        if self.passes(sign) { Ok(()) } else { Err(self.fault(format!("`{sign}`"))) }
    }

    /// The next of the things in brackets; `at` counts them.
    pub(crate) fn next<T: Term>(&mut self, at: &mut usize) -> Result<T, Fault> {
        self.needs(if *at == 0 { '(' } else { ',' })?;
        *at += 1;
        self.deeper(T::read)
    }

    /// The brackets end, if there were any.
    pub(crate) fn end(&mut self, at: usize) -> Result<(), Fault> {
        if at == 0 { Ok(()) } else { self.needs(')') }
    }

    fn deeper<T>(
        &mut self,
        read: impl FnOnce(&mut Reader<'t>) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        if self.depth == DEPTH_MAX {
            return Err(self.fault("fewer brackets inside each other".to_owned()));
        }
        self.depth += 1;
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }

    fn fault(&self, expected: String) -> Fault {
        let found = if self.rest.is_empty() { "the end".into() } else { quoted(self.rest) };
        Fault { found, expected }
    }
}

/// This word is none of a vocabulary's.
pub(crate) fn unknown(word: &str, what: &str, known: &[&str]) -> Fault {
    let near = nearest(word, known).unwrap_or_default();
    Fault {
        found: format!("unknown {what} {}", quoted(word)),
        expected: format!("a known one, perhaps {near:?}"),
    }
}

/// A number must be one of these.
pub(crate) fn within<N: Copy + Display + PartialOrd>(
    number: N,
    range: &RangeInclusive<N>,
) -> Result<(), String> {
    if range.contains(&number) {
        return Ok(());
    }
    Err(format!("a number from {} to {}", range.start(), range.end()))
}

/// A word and what stands in its brackets.
pub(crate) fn written(word: &str, inside: &[String]) -> String {
    if inside.is_empty() { word.to_owned() } else { format!("{word}({})", inside.join(", ")) }
}

impl Term for u8 {
    fn term(&self) -> String {
        self.to_string()
    }

    fn read(from: &mut Reader<'_>) -> Result<u8, Fault> {
        let word = from.word();
        let number = word.parse().ok().filter(|number| *number <= NUMBER_MAX);
        number.ok_or_else(|| Fault {
            found: quoted(word),
            expected: format!("a number from 0 to {NUMBER_MAX}"),
        })
    }

    #[cfg(test)]
    fn samples() -> Vec<u8> {
        vec![0, 1, 2, 3, 6, NUMBER_MAX]
    }
}

/// More than this is on no card.
const NUMBER_MAX: u8 = 99;

impl Term for i8 {
    fn term(&self) -> String {
        self.to_string()
    }

    fn read(from: &mut Reader<'_>) -> Result<i8, Fault> {
        let word = from.word();
        let number = word.parse().ok().filter(|number: &i8| number.unsigned_abs() <= NUMBER_MAX);
        number.ok_or_else(|| Fault {
            found: quoted(word),
            expected: format!("a number from -{NUMBER_MAX} to {NUMBER_MAX}"),
        })
    }

    #[cfg(test)]
    fn samples() -> Vec<i8> {
        vec![-NUMBER_MAX.cast_signed(), -2, -1, 0, 1, 2, NUMBER_MAX.cast_signed()]
    }
}

impl Term for bool {
    fn term(&self) -> String {
        self.to_string()
    }

    fn read(from: &mut Reader<'_>) -> Result<bool, Fault> {
        let word = from.word();
        let fault = |_| Fault { found: quoted(word), expected: "true or false".into() };
        word.parse().map_err(fault)
    }

    #[cfg(test)]
    fn samples() -> Vec<bool> {
        vec![false, true]
    }
}

/// A list is there for good: the core takes rows that stay.
impl<T: Term + 'static> Term for &'static [T] {
    fn term(&self) -> String {
        let items: Vec<String> = self.iter().map(Term::term).collect();
        format!("[{}]", items.join(", "))
    }

    fn read(from: &mut Reader<'_>) -> Result<&'static [T], Fault> {
        from.needs('[')?;
        let mut items = Vec::new();
        while !from.passes(']') {
            if !items.is_empty() {
                from.needs(',')?;
            }
            items.push(from.deeper(T::read)?);
        }
        Ok(Vec::leak(items))
    }

    #[cfg(test)]
    fn samples() -> Vec<&'static [T]> {
        let texts = [
            "[]",
            "[gain(me, mon, 1)]",
            "[pay(mon, 2), gain(me, prestige, 1)]",
            "[lose(others, prestige, 1), gain(me, blessing, 1)]",
            "[1, 3]",
        ];
        texts.into_iter().filter_map(|text| read_term(text).ok()).collect()
    }
}

/// A list of terms as the file writes it: each a text of its own.
pub(crate) fn terms_text<T: Term>(terms: &[T]) -> String {
    list(terms.iter().map(|term| string(&term.term())))
}

/// One term that is the whole of a text.
pub(crate) fn read_term<T: Term>(text: &str) -> Result<T, Fault> {
    let mut reader = Reader { rest: text, depth: 0 };
    let term = T::read(&mut reader)?;
    if reader.rest.trim().is_empty() { Ok(term) } else { Err(reader.fault("the end".into())) }
}

/// The terms under a key; what is none is noted and left out.
pub(crate) fn read_terms<T: Term>(fields: &Fields<'_>, key: &'static str) -> Vec<T> {
    let expected = "a list of texts such as \"gain(me, mon, 5)\"";
    let Some((_, values)) = fields.array(key, expected) else { return Vec::new() };
    let mut terms = Vec::new();
    for value in values {
        let Some(text) = fields.text_in(key, value, expected) else { continue };
        match read_term(text) {
            Ok(term) => terms.push(term),
            Err(Fault { found, expected }) => {
                let what = format!("{key} of {} says {}: {found}", fields.name(), quoted(text));
                fields.trouble_in(value, what, expected);
            }
        }
    }
    terms
}

/// One term under a key.
pub(crate) fn read_one<T: Term>(fields: &Fields<'_>, key: &'static str) -> Option<T> {
    let text = fields.text(key, "a text such as \"per(mon, 10, 1, 5)\"")?;
    match read_term(text) {
        Ok(term) => Some(term),
        Err(Fault { found, expected }) => {
            let what = format!("{key} of {} says {}: {found}", fields.name(), quoted(text));
            fields.trouble(key, what, expected);
            None
        }
    }
}

/// Writing and reading of an enum: its words, and of each what stands in its brackets. A new variant
/// breaks the build until it has its word.
macro_rules! vocabulary {
    ($type:ident, $what:literal { $(
        $word:literal $variant:ident
            $(($($arg:ident: $kind:ty $(= $range:expr)?),*))?
            $({ $($field:ident: $of:ty),* })?;
    )* }) => {
        impl $crate::edition::term::Term for $type {
            fn term(&self) -> String {
                match self { $(
                    $type::$variant $(($($arg),*))? $({ $($field),* })? => {
                        let inside: &[String] =
                            &[$($($arg.term()),*)? $($($field.term()),*)?];
                        $crate::edition::term::written($word, inside)
                    }
                )* }
            }

            #[allow(unused_mut, reason = "most words have nothing in brackets")]
            fn read(
                from: &mut $crate::edition::term::Reader<'_>,
            ) -> Result<$type, $crate::edition::term::Fault> {
                let (word, mut at) = (from.word(), 0);
                match word {
                    $($word => {
                        $($(let $arg: $kind = from.next(&mut at)?;)*)?
                        $($(let $field: $of = from.next(&mut at)?;)*)?
                        from.end(at)?;
                        Ok($type::$variant $(($($arg),*))? $({ $($field),* })?)
                    })*
                    _ => Err($crate::edition::term::unknown(word, $what, &[$($word),*])),
                }
            }

            #[allow(unused_variables, reason = "of few words the numbers have bounds")]
            fn fits(&self) -> Result<(), String> {
                match *self {
                    $($type::$variant $(($($arg),*))? $({ $($field),* })? => {
                        $($($($crate::edition::term::within($arg, &$range)?;)?)*)?
                    })*
                }
                Ok(())
            }

            #[cfg(test)]
            #[allow(unused_mut, unused_assignments, unused_variables, reason = "as above")]
            fn samples() -> Vec<$type> {
                let mut all = Vec::new();
                $({
                    $($(let $arg: Vec<$kind> = $crate::edition::term::Term::samples();)*)?
                    $($(let $field: Vec<$of> = $crate::edition::term::Term::samples();)*)?
                    let number = [1, $($($arg.len()),*)? $($($field.len()),*)?];
                    for mut nth in 0..number.iter().product() {
                        $($(let $arg = $crate::edition::term::nth(&$arg, &mut nth);)*)?
                        $($(let $field = $crate::edition::term::nth(&$field, &mut nth);)*)?
                        all.push($type::$variant $(($($arg),*))? $({ $($field),* })?);
                    }
                })*
                all
            }
        }
    };
}

pub(crate) use vocabulary;
