//! The text files of the repository in memory, so that a check can be tried on a planted fault.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Never ours, or never kept.
const SKIPPED: [&str; 4] = [".git", "target", "out", "node_modules"];

/// Every text file by its path from the root, with `/` between the parts. Of a picture only the name
/// is known: its text is empty.
#[derive(Default)]
pub(crate) struct Tree(BTreeMap<String, String>);

impl Tree {
    /// All text files below `root`.
    pub(crate) fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.add(root, "")?;
        Ok(tree)
    }

    fn add(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries = fs::read_dir(folder).with_context(|| format!("reading `{prefix}`"))?;
        for entry in entries {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            if SKIPPED.contains(&name.as_str()) {
                continue;
            }
            let path = format!("{prefix}{name}");
            if entry.file_type()?.is_dir() {
                self.add(&entry.path(), &format!("{path}/"))?;
            } else if let Ok(text) = fs::read_to_string(entry.path()) {
                self.0.insert(path, text);
            } else if entry.path().extension().is_some_and(|end| end == "png") {
                self.0.insert(path, String::new());
            }
        }
        Ok(())
    }

    /// The text of a file, if there is such a file.
    pub(crate) fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// The text of a file that a check cannot do without.
    pub(crate) fn need(&self, path: &str) -> Result<&str> {
        self.get(path).with_context(|| format!("{path} is missing"))
    }

    /// Is there a file or a folder of this name?
    pub(crate) fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.0.contains_key(path) || self.files().any(|(file, _)| file.starts_with(&folder))
    }

    /// All files, in the order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// All files below a folder whose names end so.
    pub(crate) fn under(&self, folder: &str, end: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder) && path.ends_with(end))
    }

    /// All Rust files that are compiled into a crate, tests and benches aside.
    pub(crate) fn sources(&self) -> impl Iterator<Item = (&str, &str)> {
        self.under("crates/", ".rs").filter(|(path, _)| path.split('/').nth(2) == Some("src"))
    }

    /// The names of the folders below `crates/`.
    pub(crate) fn crates(&self) -> Vec<&str> {
        let manifests = self.under("crates/", "/Cargo.toml");
        manifests.filter_map(|(path, _)| path.split('/').nth(1)).collect()
    }
}

#[cfg(test)]
impl Tree {
    /// A small tree for a test.
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        Tree(files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect())
    }

    /// The same tree with one file changed or added.
    pub(crate) fn with(mut self, path: &str, text: &str) -> Tree {
        self.0.insert(path.to_owned(), text.to_owned());
        self
    }
}
