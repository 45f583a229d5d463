//! The digest of a game's rules, made from the constants and the English texts.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::catalogue::{GAMES, Game, chapters};
use crate::texts::{filled, texts};
use crate::tree::Tree;

const ABOUT: &str = "\
Every rule has an id; refusals, examples, tests and code cite rules by it.
The words are ours; what the books leave open is argued in [rulings.md](../rulings.md).

Where a rule comes from:

- **[seed]** the rule sheets that we were given say it.
- **[known]** a published fact about the game.
- **[house]** ours: a value or a reading that no source gives.
  With another tag beside it, we fill a gap the source leaves.
";

/// Writes the digests anew.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    for game in GAMES {
        let path = game.digest();
        let file = root.join(&path);
        fs::create_dir_all(file.parent().context("the digest is in a folder")?)?;
        fs::write(file, generate(&tree, game)?).with_context(|| format!("writing {path}"))?;
        println!("{path} is written");
    }
    Ok(())
}

/// The digest as it should be.
pub(crate) fn generate(tree: &Tree, game: &Game) -> Result<String> {
    let texts = texts(tree, game, "en")?;
    let numbers = (game.numbers)();
    let mut out = format!("{}{ABOUT}", game.opening);
    writeln!(
        out,
        "\nThis file is made by `cargo xtask digest` from `{}` and the English rule texts.\n\
         Change those, not this.",
        game.rules()
    )?;
    for chapter in chapters(tree, game)? {
        write!(
            out,
            "\n## {}\n\n| id | title | rule | source |\n|---|---|---|---|\n",
            chapter.title
        )?;
        for rule in &chapter.rules {
            let key = rule.key();
            let text = texts.get(&key).with_context(|| format!("`{key}` has no English text"))?;
            let (title, words) = (cell(&text.title), cell(&filled(&text.text, &numbers)?));
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
    use crate::catalogue::EDO;
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
        let digest = generate(&tree, &EDO).expect("rule and text are there");
        let rows = "## 2. Map\n\n| id | title | rule | source |\n|---|---|---|---|\n\
                    | `edo.a` | Title | One \\| two. | [seed] [house] |\n";
        assert!(digest.ends_with(rows), "{digest}");
        assert_eq!(ids(&digest).collect::<Vec<_>>(), ["edo.a"]);
    }
}
