//! The three languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;
use words::{FILES, Lang};

/// Every message and attribute, with the variables it uses.
type Messages = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_file_can_be_read_without_errors() {
    for (name, lang, text) in files() {
        if let Err((_, errors)) = parser::parse(text) {
            panic!("{name} in {}: {errors:?}", lang.code());
        }
    }
}

#[test]
fn no_message_is_given_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for file in FILES {
            for key in keys(&read(file.text(lang))) {
                assert!(seen.insert(key.clone()), "{key} twice in {}", lang.code());
            }
        }
    }
}

#[test]
fn the_languages_have_the_same_messages_attributes_and_variables() {
    for file in FILES {
        let english = messages(file.text(Lang::En));
        for lang in [Lang::Es, Lang::Fr] {
            let other = messages(file.text(lang));
            let (name, code) = (file.name, lang.code());
            for (key, variables) in &english {
                let found = other.get(key);
                assert_eq!(found, Some(variables), "{key} of {name} in {code}, against English");
            }
            for key in other.keys() {
                assert!(english.contains_key(key), "{key} of {name} in {code} is not in English");
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    // Words that are the same in two languages are short; a sentence that is the same was forgotten.
    const LONGEST_ALIKE: usize = 40;
    for file in FILES {
        let english: BTreeSet<&str> = file.text(Lang::En).lines().map(said).collect();
        for lang in [Lang::Es, Lang::Fr] {
            for line in file.text(lang).lines().map(said) {
                let letters = line.chars().filter(|it| it.is_alphabetic()).count();
                let alike = english.contains(line) && LONGEST_ALIKE < letters;
                assert!(!alike, "{} in {}: {line}", file.name, lang.code());
            }
        }
    }
}

/// What stands behind the key.
fn said(line: &str) -> &str {
    line.split_once(" = ").map_or(line, |(_, said)| said)
}

fn files() -> impl Iterator<Item = (&'static str, Lang, &'static str)> {
    FILES.iter().flat_map(|file| Lang::ALL.map(|lang| (file.name, lang, file.text(lang))))
}

fn read(text: &'static str) -> Resource<&'static str> {
    parser::parse(text).unwrap_or_else(|(parsed, _)| parsed)
}

fn keys(resource: &Resource<&'static str>) -> Vec<String> {
    let key = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        Entry::Junk { content } => panic!("junk: {content}"),
    };
    resource.body.iter().filter_map(key).collect()
}

fn messages(text: &'static str) -> Messages {
    let mut found = Messages::new();
    for entry in read(text).body {
        let Entry::Message(message) = entry else { continue };
        let mut add = |key: String, pattern: &Pattern<&str>| {
            let used = found.entry(key).or_default();
            variables(pattern, used);
            one_place(used);
        };
        if let Some(value) = &message.value {
            add(message.id.name.to_owned(), value);
        }
        for attribute in &message.attributes {
            add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
    found
}

/// A place comes with each of the words that may go before it, and a language takes what it needs; where
/// somebody goes from one place to another, all must say both.
fn one_place(used: &mut BTreeSet<String>) {
    let ways: Vec<&str> =
        ["at", "to", "from"].into_iter().filter(|way| used.contains(*way)).collect();
    if let [way] = ways[..] {
        used.remove(way);
        used.insert("spot".to_owned());
    }
}

fn variables(pattern: &Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        in_expression(expression, out);
    }
}

fn in_expression(expression: &Expression<&str>, out: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, out),
        Expression::Select { selector, variants } => {
            in_inline(selector, out);
            for variant in variants {
                variables(&variant.value, out);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, out: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            out.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => {
            for argument in positional {
                in_inline(argument, out);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, out),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
