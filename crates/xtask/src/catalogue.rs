//! The games, and the rules of each as its `rules.rs` lists them: chapters, constants, ids, origins.

use anyhow::{Context, Result, ensure};

use words::{Lang, Words};

use crate::tree::Tree;

/// A game, and where its rules are written down.
pub(crate) struct Game {
    /// The name of its crate, with which its rules' ids begin.
    pub(crate) name: &'static str,
    /// How its digest begins.
    pub(crate) opening: &'static str,
    /// What the variables in its English rule texts stand for.
    pub(crate) numbers: fn() -> Vec<(&'static str, String)>,
}

/// All games.
pub(crate) const GAMES: [&Game; 2] = [&EDO, &YEDO];

pub(crate) const EDO: Game = Game {
    name: "edo",
    opening: "\
# The rules of Edo, as played here

The base game for 2 to 4 players, and its expansion: fifth player, Jiin, Tokken, Ronin.
",
    numbers: || Words::new(Lang::En).rule_numbers(&edo::content::HOUSE),
};

pub(crate) const YEDO: Game = Game {
    name: "yedo",
    opening: "\
# The rules of Yedo, as played here

The Deluxe edition: the competitive game for 2 to 5 players with its modules, the cooperative and the solo game.
",
    numbers: || Words::new(Lang::En).rule_numbers(&yedo::content::HOUSE),
};

impl Game {
    /// Where the constants are.
    pub(crate) fn rules(&self) -> String {
        format!("{}rules.rs", self.sources())
    }

    /// Where its code is.
    pub(crate) fn sources(&self) -> String {
        format!("crates/{}/src/", self.name)
    }

    /// Where the digest is.
    pub(crate) fn digest(&self) -> String {
        format!("docs/rules/{}.md", self.name)
    }

    /// Where the examples are.
    pub(crate) fn examples(&self) -> String {
        format!("rules/{}/", self.name)
    }

    /// The file with the rule texts of one language.
    pub(crate) fn texts(&self, language: &str) -> String {
        format!("crates/words/lang/{language}/{}-rules.ftl", self.name)
    }
}

/// Rules under one heading.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Chapter {
    pub(crate) title: String,
    pub(crate) rules: Vec<Entry>,
}

/// One rule.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The constant.
    pub(crate) name: String,
    /// What it is called everywhere else.
    pub(crate) id: String,
    /// `seed`, `known`, `house`: those that apply.
    pub(crate) origins: Vec<&'static str>,
}

impl Entry {
    /// The key of its text in the language files.
    pub(crate) fn key(&self) -> String {
        self.id.replace('.', "_")
    }
}

/// The chapters, in order.
pub(crate) fn chapters(tree: &Tree, game: &Game) -> Result<Vec<Chapter>> {
    let path = game.rules();
    read(tree.need(&path)?).with_context(|| format!("reading {path}"))
}

/// All rules, in order.
pub(crate) fn rules(tree: &Tree, game: &Game) -> Result<Vec<Entry>> {
    Ok(chapters(tree, game)?.into_iter().flat_map(|chapter| chapter.rules).collect())
}

fn read(text: &str) -> Result<Vec<Chapter>> {
    let (_, list) = text.split_once("\nrules! {\n").context("there is no `rules! {` list")?;
    let (list, _) = list.split_once("\n}").context("the `rules! {` list has no end")?;
    let mut chapters: Vec<Chapter> = Vec::new();
    for line in list.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(title) = line.strip_prefix("// ") {
            chapters.push(Chapter { title: title.to_owned(), rules: Vec::new() });
            continue;
        }
        let entry = entry(line).with_context(|| format!("`{line}` is not `NAME = \"id\", …;`"))?;
        let chapter = chapters.last_mut().context("the first rule has no `// chapter` above it")?;
        chapter.rules.push(entry);
    }
    ensure!(!chapters.is_empty(), "the `rules! {{` list is empty");
    Ok(chapters)
}

fn entry(line: &str) -> Option<Entry> {
    let (name, rest) = line.split_once(" = \"")?;
    let (id, rest) = rest.split_once("\", ")?;
    let origin = rest.strip_suffix(';')?;
    let named = [("SEED", "seed"), ("KNOWN", "known"), ("HOUSE", "house")];
    let origins: Vec<_> =
        named.into_iter().filter_map(|(name, tag)| origin.contains(name).then_some(tag)).collect();
    (!origins.is_empty()).then(|| Entry { name: name.to_owned(), id: id.to_owned(), origins })
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn chapters_and_origins_are_read() {
        let text = "x\nrules! {\n    // 1. Map\n    A_B = \"edo.a.b\", SEED.and(HOUSE);\n}\n";
        let chapters = read(text).expect("this is the form of rules.rs");
        assert_eq!(chapters[0].title, "1. Map");
        assert_eq!(chapters[0].rules[0].name, "A_B");
        assert_eq!(chapters[0].rules[0].id, "edo.a.b");
        assert_eq!(chapters[0].rules[0].origins, ["seed", "house"]);
    }

    #[test]
    fn a_line_of_another_form_is_named() {
        let fault = read("\nrules! {\n    // 1. Map\n    A = edo;\n}").expect_err("no quotes");
        assert!(fault.to_string().contains("A = edo;"));
    }
}
