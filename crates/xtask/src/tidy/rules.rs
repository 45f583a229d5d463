//! Rules, constants, code, texts, examples and tests belong together.

use std::collections::BTreeSet;

use anyhow::Result;

use super::Fault;
use crate::catalogue::{Entry, GAMES, Game, rules};
use crate::digest::{generate, ids};
use crate::proven::{examples, have};
use crate::texts::{LANGUAGES, texts};
use crate::tree::Tree;

/// What holds for the rules of one game.
type Check = fn(&Tree, &Game) -> Result<Vec<Fault>>;

/// It holds for the rules of every game.
pub(super) fn in_every_game(tree: &Tree, check: Check) -> Result<Vec<Fault>> {
    let faults: Result<Vec<_>> = GAMES.into_iter().map(|game| check(tree, game)).collect();
    Ok(faults?.concat())
}

pub(super) fn digest_is_generated(tree: &Tree, game: &Game) -> Result<Vec<Fault>> {
    let digest = game.digest();
    if generate(tree, game)? == tree.need(&digest)? {
        return Ok(Vec::new());
    }
    Ok(vec![Fault::new(digest, "is not what `cargo xtask digest` writes; run it")])
}

pub(super) fn digest_matches_constants(tree: &Tree, game: &Game) -> Result<Vec<Fault>> {
    let (rules, digest) = (rules(tree, game)?, game.digest());
    let constants: Vec<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
    let listed: Vec<&str> = ids(tree.need(&digest)?).collect();
    let without = |these: &[&str], those: &[&str]| {
        these.iter().filter(|id| !those.contains(id)).map(ToString::to_string).collect::<Vec<_>>()
    };
    let mut faults = Vec::new();
    for id in without(&constants, &listed) {
        faults.push(Fault::new(&digest, format!("`{id}` has a constant and is not listed")));
    }
    for id in without(&listed, &constants) {
        faults
            .push(Fault::new(game.rules(), format!("`{id}` is in the digest and has no constant")));
    }
    if faults.is_empty() && constants != listed {
        faults.push(Fault::new(&digest, "lists the rules in another order than the constants"));
    }
    Ok(faults)
}

pub(super) fn cited(tree: &Tree, game: &Game) -> Result<Vec<Fault>> {
    held(tree, game, "code", |rule| {
        format!("no code cites it, neither as `rules::{}` nor in a comment", rule.name)
    })
}

pub(super) fn worded(tree: &Tree, game: &Game) -> Result<Vec<Fault>> {
    let rules = rules(tree, game)?;
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let mut texts = texts(tree, game, language)?;
        for key in rules.iter().map(Entry::key) {
            let what = match texts.remove(&key) {
                None => "is missing",
                Some(text) if text.text.is_empty() => "has no text",
                Some(text) if text.title.is_empty() => "has no title",
                Some(_) => continue,
            };
            faults.push(Fault::new(game.texts(language), format!("`{key}` {what}")));
        }
        for key in texts.keys() {
            faults
                .push(Fault::new(game.texts(language), format!("`{key}` is the text of no rule")));
        }
    }
    Ok(faults)
}

pub(super) fn exemplified(tree: &Tree, game: &Game) -> Result<Vec<Fault>> {
    let known: BTreeSet<String> = rules(tree, game)?.into_iter().map(|rule| rule.id).collect();
    let mut faults = held(tree, game, "example", |_| "has no example".into())?;
    for (id, path) in examples(tree, game) {
        if !known.contains(id) {
            faults.push(Fault::new(path, format!("is an example of `{id}`, which is no rule")));
        }
    }
    Ok(faults)
}

pub(super) fn tested(tree: &Tree, game: &Game) -> Result<Vec<Fault>> {
    held(tree, game, "test", |_| "has no example that is run, and no test names it".into())
}

/// Every rule has this.
fn held(
    tree: &Tree,
    game: &Game,
    what: &str,
    fault: impl Fn(&Entry) -> String,
) -> Result<Vec<Fault>> {
    let have = have(tree, game, what)?;
    let rules = rules(tree, game)?.into_iter().filter(|rule| !have.contains(&rule.id));
    Ok(rules.map(|rule| Fault::new(&rule.id, fault(&rule))).collect())
}

#[cfg(test)]
mod tests {
    use super::{
        Check, cited, digest_is_generated, digest_matches_constants, exemplified, tested, worded,
    };
    use crate::catalogue::EDO;
    use crate::digest::generate;
    use crate::tree::Tree;

    const LIST: &str = "\nrules! {\n    // 1. Trade\n    ACT_TRADE = \"edo.act.trade\", KNOWN;\n    \
                        ACT_TRADE_POST = \"edo.act.trade.post\", SEED;\n}\n";
    const TEXTS: &str = "edo_act_trade = Buy.\n    .title = Trade\n\
                         edo_act_trade_post = Buy twice.\n    .title = Post\n";

    /// What a check finds in the rules of Edo.
    fn found(check: Check, tree: &Tree) -> Vec<String> {
        let faults = check(tree, &EDO).expect("the files that the check needs are there");
        faults.iter().map(ToString::to_string).collect()
    }

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
        let digest = generate(&tree, &EDO).expect("rules and texts are there");
        tree.with("docs/rules/edo.md", &digest)
    }

    #[test]
    fn a_tidy_tree_passes() {
        let checks: [Check; 6] =
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
