//! The rules as `rules.rs` lists them: chapters, constants, ids and origins.

use anyhow::{Context, Result, ensure};

use crate::tree::Tree;

/// Where the constants are.
pub(crate) const RULES: &str = "crates/edo/src/rules.rs";

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
pub(crate) fn chapters(tree: &Tree) -> Result<Vec<Chapter>> {
    read(tree.need(RULES)?).with_context(|| format!("reading {RULES}"))
}

/// All rules, in order.
pub(crate) fn rules(tree: &Tree) -> Result<Vec<Entry>> {
    Ok(chapters(tree)?.into_iter().flat_map(|chapter| chapter.rules).collect())
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
