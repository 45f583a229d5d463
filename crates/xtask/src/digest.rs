//! The digest of the rules, made from the constants and the English texts.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::catalogue::chapters;
use crate::texts::{filled, texts};
use crate::tree::Tree;

/// Where it is kept.
pub(crate) const DIGEST: &str = "docs/rules/edo.md";

const OPENING: &str = "\
# The rules of Edo, as played here

The base game for 2 to 4 players, and its expansion: fifth player, Jiin, Tokken, Ronin.
Every rule has an id; refusals, examples, tests and code cite rules by it.
The words are ours; what the books leave open is argued in [rulings.md](../rulings.md).

Where a rule comes from:

- **[seed]** the rule sheets of the expansion say it.
- **[known]** a published fact about the base game.
- **[house]** ours: a value or a reading that no source gives.
  With another tag beside it, we fill a gap the source leaves.

This file is made by `cargo xtask digest` from `crates/edo/src/rules.rs` and the English rule texts.
Change those, not this.
";

/// Writes the digest anew.
pub(crate) fn run(root: &Path) -> Result<()> {
    let digest = generate(&Tree::read(root)?)?;
    let path = root.join(DIGEST);
    fs::create_dir_all(path.parent().context("the digest is in a folder")?)?;
    fs::write(path, digest).with_context(|| format!("writing {DIGEST}"))?;
    println!("{DIGEST} is written");
    Ok(())
}

/// The digest as it should be.
pub(crate) fn generate(tree: &Tree) -> Result<String> {
    let texts = texts(tree, "en")?;
    let mut out = OPENING.to_owned();
    for chapter in chapters(tree)? {
        write!(
            out,
            "\n## {}\n\n| id | title | rule | source |\n|---|---|---|---|\n",
            chapter.title
        )?;
        for rule in &chapter.rules {
            let key = rule.key();
            let text = texts.get(&key).with_context(|| format!("`{key}` has no English text"))?;
            let (title, words) = (cell(&text.title), cell(&filled(&text.text)?));
            let tags: Vec<String> = rule.origins.iter().map(|tag| format!("[{tag}]")).collect();
            writeln!(out, "| `{}` | {title} | {words} | {} |", rule.id, tags.join(" "))?;
        }
    }
    Ok(out)
}

/// The ids that a digest lists, in order.
pub(crate) fn ids(digest: &str) -> impl Iterator<Item = &str> {
    digest.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`')).map(|(id, _)| id)
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::{generate, ids};
    use crate::tree::Tree;

    #[test]
    fn a_rule_becomes_a_row_under_its_chapter() {
        let tree = Tree::of(&[
            (
                "crates/edo/src/rules.rs",
                "\nrules! {\n    // 2. Map\n    A = \"edo.a\", SEED.and(HOUSE);\n}",
            ),
            ("crates/words/lang/en/edo-rules.ftl", "edo_a = One | two.\n    .title = Title\n"),
        ]);
        let digest = generate(&tree).expect("rule and text are there");
        let rows = "## 2. Map\n\n| id | title | rule | source |\n|---|---|---|---|\n\
                    | `edo.a` | Title | One \\| two. | [seed] [house] |\n";
        assert!(digest.ends_with(rows), "{digest}");
        assert_eq!(ids(&digest).collect::<Vec<_>>(), ["edo.a"]);
    }
}
