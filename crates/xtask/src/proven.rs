//! What the rules of a game have: code, example, test.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use crate::catalogue::{Entry, Game, rules};
use crate::source::{has_word, lines};
use crate::tree::Tree;

/// The rules that have this.
pub(crate) fn have(tree: &Tree, game: &Game, what: &str) -> Result<BTreeSet<String>> {
    let rules = rules(tree, game)?;
    Ok(match what {
        "code" => cited(tree, game, &rules),
        "example" => examples(tree, game).into_keys().map(str::to_owned).collect(),
        _ => tested(tree, game, &rules),
    })
}

fn cited(tree: &Tree, game: &Game, rules: &[Entry]) -> BTreeSet<String> {
    let (sources, list) = (game.sources(), game.rules());
    let files = tree.under(&sources, ".rs").filter(|(path, _)| *path != list);
    let lines: Vec<_> = files.flat_map(|(_, text)| lines(text)).collect();
    let is_cited = |rule: &Entry| {
        let (constant, id) = (format!("rules::{}", rule.name), format!("`{}`", rule.id));
        lines.iter().any(|line| has_word(&line.code, &constant) || line.comment.contains(&id))
    };
    ids(rules, is_cited)
}

/// A rule has a test if its example is run, or if a file of tests names it.
fn tested(tree: &Tree, game: &Game, rules: &[Entry]) -> BTreeSet<String> {
    let examples = examples(tree, game);
    let examples_are_run = tests(tree).any(|(_, text)| runs_examples(text, game));
    let is_tested = |rule: &Entry| {
        let run = examples_are_run && examples.contains_key(rule.id.as_str());
        run || tests(tree).any(|(_, text)| names(text, rule))
    };
    ids(rules, is_tested)
}

fn ids(rules: &[Entry], has: impl Fn(&Entry) -> bool) -> BTreeSet<String> {
    rules.iter().filter(|rule| has(rule)).map(|rule| rule.id.clone()).collect()
}

/// Which rules have an example, and where.
pub(crate) fn examples<'t>(tree: &'t Tree, game: &Game) -> BTreeMap<&'t str, &'t str> {
    let (mut examples, folder) = (BTreeMap::new(), game.examples());
    let files = tree.files().filter(|(path, _)| path.starts_with(&folder));
    for (path, text) in files.filter(|(path, _)| path.ends_with(".example")) {
        for id in text.lines().filter_map(|line| line.strip_prefix("rule ")) {
            examples.insert(id.trim(), path);
        }
    }
    examples
}

/// The files of tests: `crates/*/tests`.
fn tests(tree: &Tree) -> impl Iterator<Item = (&str, &str)> {
    tree.under("crates/", "").filter(|(path, _)| path.split('/').nth(2) == Some("tests"))
}

fn runs_examples(text: &str, game: &Game) -> bool {
    let folder = game.examples();
    let mut literals = lines(text).into_iter().flat_map(|line| line.literals);
    literals.any(|literal| literal.text.contains(folder.trim_end_matches('/')))
}

/// `edo.act.trade` must not pass for `edo.act.trade.post`, nor for `edo.act.trade-x`.
fn names(text: &str, rule: &Entry) -> bool {
    let longer = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let goes_on = |rest: &str| {
        let rest = rest.strip_prefix('.').unwrap_or(rest);
        rest.starts_with(longer)
    };
    let id = text.match_indices(&rule.id).any(|(at, id)| !goes_on(&text[at + id.len()..]));
    id || has_word(text, &rule.name)
}
