//! Rules, constants, code, texts, examples and tests belong together.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;

use super::Fault;
use crate::catalogue::{Entry, RULES, rules};
use crate::digest::{DIGEST, generate, ids};
use crate::source::{has_word, lines};
use crate::texts::{LANGUAGES, path, texts};
use crate::tree::Tree;

/// Where the examples are.
const EXAMPLES: &str = "rules/edo/";

pub(super) fn digest_is_generated(tree: &Tree) -> Result<Vec<Fault>> {
    if generate(tree)? == tree.need(DIGEST)? {
        return Ok(Vec::new());
    }
    Ok(vec![Fault::new(DIGEST, "is not what `cargo xtask digest` writes; run it")])
}

pub(super) fn digest_matches_constants(tree: &Tree) -> Result<Vec<Fault>> {
    let rules = rules(tree)?;
    let constants: Vec<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
    let listed: Vec<&str> = ids(tree.need(DIGEST)?).collect();
    let without = |these: &[&str], those: &[&str]| {
        these.iter().filter(|id| !those.contains(id)).map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut faults = Vec::new();
    for id in without(&constants, &listed) {
        faults.push(Fault::new(DIGEST, format!("`{id}` has a constant and is not listed")));
    }
    for id in without(&listed, &constants) {
        faults.push(Fault::new(RULES, format!("`{id}` is in the digest and has no constant")));
    }
    if faults.is_empty() && constants != listed {
        faults.push(Fault::new(DIGEST, "lists the rules in another order than the constants"));
    }
    Ok(faults)
}

pub(super) fn cited(tree: &Tree) -> Result<Vec<Fault>> {
    let files = || tree.under("crates/edo/src/", ".rs").filter(|(path, _)| *path != RULES);
    let lines: Vec<_> = files().flat_map(|(_, text)| lines(text)).collect();
    let is_cited = |rule: &Entry| {
        let (constant, id) = (format!("rules::{}", rule.name), format!("`{}`", rule.id));
        lines.iter().any(|line| has_word(&line.code, &constant) || line.comment.contains(&id))
    };
    missing(tree, is_cited, |rule| {
        format!("no code cites it, neither as `rules::{}` nor in a comment", rule.name)
    })
}

pub(super) fn worded(tree: &Tree) -> Result<Vec<Fault>> {
    let rules = rules(tree)?;
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let mut texts = texts(tree, language)?;
        for key in rules.iter().map(Entry::key) {
            let what = match texts.remove(&key) {
                None => "is missing",
                Some(text) if text.text.is_empty() => "has no text",
                Some(text) if text.title.is_empty() => "has no title",
                Some(_) => continue,
            };
            faults.push(Fault::new(path(language), format!("`{key}` {what}")));
        }
        for key in texts.keys() {
            faults.push(Fault::new(path(language), format!("`{key}` is the text of no rule")));
        }
    }
    Ok(faults)
}

pub(super) fn exemplified(tree: &Tree) -> Result<Vec<Fault>> {
    let examples = examples(tree);
    let known: BTreeSet<String> = rules(tree)?.into_iter().map(|rule| rule.id).collect();
    let mut faults =
        missing(tree, |rule| examples.contains_key(rule.id.as_str()), |_| "has no example".into())?;
    for (id, path) in examples {
        if !known.contains(id) {
            faults.push(Fault::new(path, format!("is an example of `{id}`, which is no rule")));
        }
    }
    Ok(faults)
}

/// A rule has a test if its example is run, or if a file of tests names it.
pub(super) fn tested(tree: &Tree) -> Result<Vec<Fault>> {
    let examples = examples(tree);
    let examples_are_run = tests(tree).any(|(_, text)| runs_examples(text));
    let is_tested = |rule: &Entry| {
        let run = examples_are_run && examples.contains_key(rule.id.as_str());
        run || tests(tree).any(|(_, text)| names(text, rule))
    };
    missing(tree, is_tested, |_| "has no example that is run, and no test names it".into())
}

/// Which rules have an example, and where.
fn examples(tree: &Tree) -> BTreeMap<&str, &str> {
    let mut examples = BTreeMap::new();
    for (path, text) in tree.under(EXAMPLES, ".example") {
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

fn runs_examples(text: &str) -> bool {
    let mut literals = lines(text).into_iter().flat_map(|line| line.literals);
    literals.any(|literal| literal.text.contains(EXAMPLES.trim_end_matches('/')))
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

fn missing(
    tree: &Tree,
    has: impl Fn(&Entry) -> bool,
    what: impl Fn(&Entry) -> String,
) -> Result<Vec<Fault>> {
    let rules = rules(tree)?;
    let without = rules.iter().filter(|rule| !has(rule));
    Ok(without.map(|rule| Fault::new(&rule.id, what(rule))).collect())
}

#[cfg(test)]
mod tests {
    use super::{
        cited, digest_is_generated, digest_matches_constants, exemplified, tested, worded,
    };
    use crate::digest::generate;
    use crate::tidy::found;
    use crate::tree::Tree;

    const LIST: &str = "\nrules! {\n    // 1. Trade\n    ACT_TRADE = \"edo.act.trade\", KNOWN;\n    \
                        ACT_TRADE_POST = \"edo.act.trade.post\", SEED;\n}\n";
    const TEXTS: &str = "edo_act_trade = Buy.\n    .title = Trade\n\
                         edo_act_trade_post = Buy twice.\n    .title = Post\n";

    fn tidy() -> Tree {
        let tree = Tree::of(&[
            ("crates/edo/src/rules.rs", LIST),
            (
                "crates/edo/src/action/trade.rs",
                "f(rules::ACT_TRADE) // `edo.act.trade.post`: twice.",
            ),
            ("crates/edo/tests/it/main.rs", "fn examples() { run(\"../../rules/edo\") }"),
            ("crates/words/lang/en/edo-rules.ftl", TEXTS),
            ("crates/words/lang/es/edo-rules.ftl", TEXTS),
            ("crates/words/lang/fr/edo-rules.ftl", TEXTS),
            ("rules/edo/trade.example", "rule edo.act.trade\n"),
            ("rules/edo/post.example", "rule edo.act.trade.post\n"),
        ]);
        let digest = generate(&tree).expect("rules and texts are there");
        tree.with("docs/rules/edo.md", &digest)
    }

    #[test]
    fn a_tidy_tree_passes() {
        let checks =
            [digest_is_generated, digest_matches_constants, cited, worded, exemplified, tested];
        for check in checks {
            assert_eq!(found(check, &tidy()), [""; 0]);
        }
    }

    #[test]
    fn an_edited_digest_is_found() {
        let digest = tidy().need("docs/rules/edo.md").expect("it is there").replace("Buy", "Sell");
        let tree = tidy().with("docs/rules/edo.md", &digest);
        assert_eq!(found(digest_is_generated, &tree).len(), 1);
        assert_eq!(found(digest_matches_constants, &tree), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_constant_is_found() {
        let tree = tidy().with("docs/rules/edo.md", "| `edo.act.trade` | \n| `edo.act.sell` | ");
        let faults = [
            "docs/rules/edo.md: `edo.act.trade.post` has a constant and is not listed",
            "crates/edo/src/rules.rs: `edo.act.sell` is in the digest and has no constant",
        ];
        assert_eq!(found(digest_matches_constants, &tree), faults);
    }

    #[test]
    fn another_order_is_found() {
        let tree =
            tidy().with("docs/rules/edo.md", "| `edo.act.trade.post` |\n| `edo.act.trade` |");
        assert_eq!(found(digest_matches_constants, &tree).len(), 1);
    }

    #[test]
    fn a_rule_no_code_cites_is_found() {
        let tree = tidy().with("crates/edo/src/action/trade.rs", "f(rules::ACT_TRADE_POST)");
        assert_eq!(found(cited, &tree).len(), 1);
        assert!(found(cited, &tree)[0].starts_with("edo.act.trade: "));
    }

    #[test]
    fn a_rule_without_words_is_found() {
        let tree = tidy().with("crates/words/lang/es/edo-rules.ftl", "edo_act_trade = Compra.\n");
        let faults = [
            "crates/words/lang/es/edo-rules.ftl: `edo_act_trade` has no title",
            "crates/words/lang/es/edo-rules.ftl: `edo_act_trade_post` is missing",
        ];
        assert_eq!(found(worded, &tree), faults);
    }

    #[test]
    fn words_without_a_rule_are_found() {
        let texts = format!("{TEXTS}edo_act_sell = Sell.\n    .title = Sell\n");
        let tree = tidy().with("crates/words/lang/fr/edo-rules.ftl", &texts);
        assert_eq!(found(worded, &tree).len(), 1);
    }

    #[test]
    fn a_rule_without_an_example_is_found() {
        let tree = tidy().with("rules/edo/post.example", "rule edo.act.sell\n");
        let faults = [
            "edo.act.trade.post: has no example",
            "rules/edo/post.example: is an example of `edo.act.sell`, which is no rule",
        ];
        assert_eq!(found(exemplified, &tree), faults);
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        let tree =
            tidy().with("crates/edo/tests/it/main.rs", "// edo.act.trade.post and rules/edo");
        assert_eq!(found(tested, &tree).len(), 1);
        assert!(found(tested, &tree)[0].starts_with("edo.act.trade: "));
    }
}
