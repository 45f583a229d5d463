//! The language files, and how a message in them becomes a sentence.

use std::fmt::Write;

pub use fluent_bundle::FluentValue as Value;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use table::Rule;

use crate::{Lang, name};

/// One language file in every language.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// What it is called, without its ending.
    pub name: &'static str,
    texts: [&'static str; 3],
}

impl File {
    /// What stands in it.
    pub const fn text(&self, lang: Lang) -> &'static str {
        self.texts[lang as usize]
    }
}

macro_rules! file {
    ($name:literal) => {
        File {
            name: $name,
            texts: [
                include_str!(concat!("../lang/en/", $name, ".ftl")),
                include_str!(concat!("../lang/es/", $name, ".ftl")),
                include_str!(concat!("../lang/fr/", $name, ".ftl")),
            ],
        }
    };
}

/// Every language file.
pub const FILES: &[File] = &[
    file!("cli"),
    file!("edo-names"),
    file!("edo-rules"),
    file!("edo-table"),
    file!("server"),
    file!("ui"),
    file!("yedo-cards"),
    file!("yedo-missions"),
    file!("yedo-rules"),
    file!("yedo-table"),
    file!("yedo-ui"),
];

/// An edition whose numbers the texts of its game's rules speak of.
pub trait Numbered {
    /// Each number with what it counts, by the name of its variable.
    fn numbers(&self, words: &Words) -> Vec<(&'static str, String)>;
}

/// The words of one language.
///
/// A word that is missing must not stop a game: the English one stands in for it, and if there is
/// none either, its key. Tests use [`Words::strict`], which does stop.
pub struct Words {
    lang: Lang,
    own: Bundle,
    english: Option<Bundle>,
    strict: bool,
}

/// Shared between threads, so that a server needs each language once.
type Bundle = FluentBundle<FluentResource>;

impl Words {
    /// The words of this language.
    pub fn new(lang: Lang) -> Words {
        let english = (lang != Lang::En).then(|| bundle(Lang::En));
        Words { lang, own: bundle(lang), english, strict: false }
    }

    /// The same for tests: a missing message or argument panics.
    pub fn strict(lang: Lang) -> Words {
        Words { strict: true, ..Words::new(lang) }
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message with this key, said with these arguments.
    pub fn text(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.find(key, None, args).unwrap_or_else(|| self.missing(key))
    }

    /// An attribute of a message, such as the title of a rule.
    pub fn attribute(&self, key: &str, attribute: &str) -> String {
        self.find(key, Some(attribute), &[]).unwrap_or_else(|| self.missing(key))
    }

    /// The message with this key, or this instead: for what an edition may add to.
    pub fn text_or(&self, key: &str, instead: &str) -> String {
        self.find(key, None, &[]).unwrap_or_else(|| instead.to_owned())
    }

    /// Is there such a message?
    pub fn has(&self, key: &str) -> bool {
        [Some(&self.own), self.english.as_ref()].into_iter().flatten().any(|it| it.has_message(key))
    }

    /// The title of a rule.
    pub fn rule_title(&self, rule: Rule) -> String {
        self.attribute(&rule_key(rule), "title")
    }

    /// The text of a rule, with the numbers of this edition.
    pub fn rule_text(&self, rule: Rule, edition: &impl Numbered) -> String {
        let numbers = self.rule_numbers(edition);
        let args: Vec<_> =
            numbers.iter().map(|(name, said)| (*name, Value::from(said.as_str()))).collect();
        self.text(&rule_key(rule), &args)
    }

    /// What the variables in the texts of the rules stand for at a table with this edition.
    pub fn rule_numbers(&self, edition: &impl Numbered) -> Vec<(&'static str, String)> {
        edition.numbers(self)
    }

    /// `3 houses`: a number of what this key names.
    pub(crate) fn count(&self, what: &str, number: u16) -> String {
        self.text(&format!("count-{what}"), &[("n", number.into())])
    }

    /// All of these in one phrase: `wood, stone and rice`.
    pub fn list(&self, items: &[String]) -> String {
        let soft = last_begins(items, &['i', 'I', 'í', 'Í']);
        self.listed(if soft { "list-last-i" } else { "list-last" }, items)
    }

    /// One of these in one phrase: `3, 2 or 1`.
    pub(crate) fn either(&self, items: &[String]) -> String {
        let round = last_begins(items, &['o', 'O', 'ó', 'Ó', '8']);
        self.listed(if round { "list-either-o" } else { "list-either" }, items)
    }

    /// Phrases that have commas of their own, one after another.
    pub fn apart(&self, items: &[String]) -> String {
        let joined = items.iter().cloned().reduce(|start, last| {
            self.text("list-apart", &[("start", start.into()), ("last", last.into())])
        });
        joined.unwrap_or_default()
    }

    fn listed(&self, key: &str, items: &[String]) -> String {
        let Some((last, rest)) = items.split_last() else { return String::new() };
        let Some((first, middle)) = rest.split_first() else { return last.clone() };
        let start = middle.iter().fold(first.clone(), |mut sum, item| {
            write!(sum, ", {item}").expect("a string takes all that is written to it");
            sum
        });
        let args = [("start", start.into()), ("last", last.as_str().into())];
        self.text(key, &args)
    }

    fn find(
        &self,
        key: &str,
        attribute: Option<&str>,
        args: &[(&str, Value<'_>)],
    ) -> Option<String> {
        let own = say(&self.own, key, attribute, args);
        if self.strict
            && let Some(Err(hole)) = &own
        {
            panic!("{key} in {} lacks an argument: {hole}", self.lang.code());
        }
        let english = || self.english.as_ref().and_then(|it| say(it, key, attribute, args));
        // A sentence with a hole in it still says more than a key does.
        let own = if self.strict { own } else { own.or_else(english) };
        own.map(|said| said.unwrap_or_else(|hole| hole))
    }

    fn missing(&self, key: &str) -> String {
        assert!(!self.strict, "{} has no message {key}", self.lang.code());
        key.to_owned()
    }
}

/// The language files write the stop of a rule's id as `_`.
fn rule_key(rule: Rule) -> String {
    rule.0.replace('.', "_")
}

/// Spanish says `e` and `u` before their own sound.
fn last_begins(items: &[String], sounds: &[char]) -> bool {
    items.last().is_some_and(|last| last.starts_with(sounds))
}

/// Says a message; `Err` carries it with holes where arguments are missing.
fn say(
    bundle: &Bundle,
    key: &str,
    attribute: Option<&str>,
    args: &[(&str, Value<'_>)],
) -> Option<Result<String, String>> {
    let message = bundle.get_message(key)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(name) => message.get_attribute(name)?.value(),
    };
    let args: FluentArgs<'_> = args.iter().cloned().collect();
    let mut faults = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
    Some(if faults.is_empty() { Ok(said) } else { Err(said) })
}

fn bundle(lang: Lang) -> Bundle {
    let locale = lang.code().parse().expect("our codes are language codes");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks that keep right-to-left text apart show up as boxes on many terminals.
    bundle.set_use_isolating(false);
    for file in FILES {
        // What could be parsed is used; a test finds what could not.
        let resource = FluentResource::try_new(file.text(lang).to_owned());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(parsed, _)| parsed));
    }
    name::add(&mut bundle, lang);
    bundle
}

#[cfg(test)]
mod tests {
    use super::{Lang, Words};

    #[test]
    fn a_missing_message_is_said_in_english_and_then_by_its_key() {
        let words = Words::new(Lang::Es);
        assert_eq!(words.text("no-such-message", &[]), "no-such-message");
        assert_eq!(words.text_or("no-such-message", "Fans"), "Fans");
    }

    #[test]
    fn a_missing_argument_leaves_a_hole_and_no_panic() {
        assert_eq!(Words::new(Lang::En).text("count-rice", &[]), "{$n} rice");
    }

    #[test]
    #[should_panic(expected = "count-rice")]
    fn strict_words_stop_at_a_hole() {
        Words::strict(Lang::En).text("count-rice", &[]);
    }

    #[test]
    fn lists_end_in_each_languages_way() {
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(Words::strict(Lang::En).list(&items), "a, b and c");
        assert_eq!(Words::strict(Lang::Es).list(&items), "a, b y c");
        assert_eq!(Words::strict(Lang::Fr).list(&items[..2]), "a et b");
        assert_eq!(Words::strict(Lang::Fr).list(&[]), "");
        assert_eq!(Words::strict(Lang::En).apart(&items), "a; b; c");
        assert_eq!(Words::strict(Lang::Fr).apart(&items[..2]), "a\u{a0}; b");
        assert_eq!(Words::strict(Lang::Es).either(&items), "a, b o c");
    }
}
