//! The texts of the rules, as the language files have them.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::catalogue::Game;
use crate::tree::Tree;

/// The languages that every text must exist in.
pub(crate) const LANGUAGES: [&str; 3] = ["en", "es", "fr"];

/// What one rule says to people.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Text {
    pub(crate) title: String,
    pub(crate) text: String,
}

/// The texts of one language, by key.
pub(crate) fn texts(tree: &Tree, game: &Game, language: &str) -> Result<BTreeMap<String, Text>> {
    let path = game.texts(language);
    read(tree.need(&path)?).with_context(|| format!("reading {path}"))
}

fn read(text: &str) -> Result<BTreeMap<String, Text>> {
    let resource = match fluent_syntax::parser::parse(text) {
        Ok(resource) => resource,
        Err((_, faults)) => bail!("not a Fluent file: {faults:?}"),
    };
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let title = message.attributes.iter().find(|attribute| attribute.id.name == "title");
        let text = Text {
            title: title.map(|title| plain(&title.value)).transpose()?.unwrap_or_default(),
            text: message.value.as_ref().map(plain).transpose()?.unwrap_or_default(),
        };
        if texts.insert(message.id.name.to_owned(), text).is_some() {
            bail!("`{}` is there twice", message.id.name);
        }
    }
    Ok(texts)
}

/// A rule's text has no variables but the numbers of the edition, which stay as `{ $name }`.
fn plain(pattern: &Pattern<&str>) -> Result<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => text.push_str(&variable(id.name)),
            PatternElement::Placeable { .. } => {
                bail!("`{text}…` goes on with more than a variable")
            }
        }
    }
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// How a variable stands in a text.
fn variable(name: &str) -> String {
    format!("{{ ${name} }}")
}

/// The text with these numbers for its variables.
pub(crate) fn filled(text: &str, numbers: &[(&str, String)]) -> Result<String> {
    let fill = |text: String, (name, said): &(&str, String)| text.replace(&variable(name), said);
    let text = numbers.iter().fold(text.to_owned(), fill);
    ensure!(!text.contains("{ $"), "no number is known for a variable in `{text}`");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{Text, filled, read};

    #[test]
    fn text_and_title_are_read() {
        let texts =
            read("edo_a_b = Some\n    words.\n    .title = A title\n").expect("it is Fluent");
        let text = Text { title: "A title".to_owned(), text: "Some words.".to_owned() };
        assert_eq!(texts["edo_a_b"], text);
    }

    #[test]
    fn a_rule_without_title_has_an_empty_one() {
        assert_eq!(read("edo_a = Words.\n").expect("it is Fluent")["edo_a"].title, "");
    }

    #[test]
    fn a_variable_in_a_rule_is_one_of_our_numbers() {
        let texts = read("edo_a = You have {$start_ryo}.\n").expect("it is Fluent");
        let numbers = [("start_ryo", "10 ryo".to_owned())];
        let said = filled(&texts["edo_a"].text, &numbers).expect("it is a number");
        assert_eq!(said, "You have 10 ryo.");
        assert!(filled("You have { $luck }.", &numbers).is_err());
        assert!(read("edo_a = { $n -> *[other] More. }\n").is_err());
    }
}
