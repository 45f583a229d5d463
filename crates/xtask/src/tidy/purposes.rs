//! Every crate opens with one line that says its purpose, and the map of the tree repeats it.

use std::collections::BTreeMap;

use anyhow::Result;

use super::Fault;
use crate::tree::Tree;

const MAP: &str = "ARCHITECTURE.md";

pub(super) fn check(tree: &Tree) -> Result<Vec<Fault>> {
    let mut map = codemap(tree.need(MAP)?);
    let mut faults = Vec::new();
    for name in tree.crates() {
        let (path, purpose) = purpose(tree, name);
        match (purpose, map.remove(name)) {
            (None, _) => faults.push(Fault::new(path, "does not open with `//! ` and its purpose")),
            (_, None) => faults.push(Fault::new(MAP, format!("does not list `crates/{name}`"))),
            (Some(ours), Some(mapped)) if ours != mapped => {
                let what = format!("says \"{ours}\", {MAP} says \"{mapped}\"");
                faults.push(Fault::new(path, what));
            }
            (Some(_), Some(_)) => {}
        }
    }
    for name in map.keys() {
        faults.push(Fault::new(MAP, format!("lists `crates/{name}`, which does not exist")));
    }
    Ok(faults)
}

/// Rows such as ``| `crates/table` | What every game shares. |``.
fn codemap(text: &str) -> BTreeMap<&str, &str> {
    text.lines()
        .filter_map(|line| {
            let (name, rest) = line.strip_prefix("| `crates/")?.split_once("` | ")?;
            Some((name, rest.strip_suffix(" |")?))
        })
        .collect()
}

fn purpose<'t>(tree: &'t Tree, name: &str) -> (String, Option<&'t str>) {
    let library = format!("crates/{name}/src/lib.rs");
    let path = if tree.has(&library) { library } else { format!("crates/{name}/src/main.rs") };
    let first = tree.get(&path).and_then(|text| text.lines().next());
    (path, first.and_then(|line| line.strip_prefix("//! ")))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::found;
    use crate::tree::Tree;

    fn tree() -> Tree {
        Tree::of(&[
            ("ARCHITECTURE.md", "| crate | purpose |\n|---|---|\n| `crates/edo` | The rules. |\n"),
            ("crates/edo/Cargo.toml", ""),
            ("crates/edo/src/lib.rs", "//! The rules.\n//!\n//! More.\n"),
        ])
    }

    #[test]
    fn a_tidy_tree_passes() {
        assert_eq!(found(check, &tree()), [""; 0]);
    }

    #[test]
    fn a_crate_without_purpose_is_found() {
        let tree = tree().with("crates/edo/src/lib.rs", "mod board;");
        assert_eq!(found(check, &tree).len(), 1);
    }

    #[test]
    fn another_purpose_is_found() {
        let tree = tree().with("crates/edo/src/lib.rs", "//! The laws.");
        assert_eq!(found(check, &tree).len(), 1);
    }

    #[test]
    fn a_crate_off_the_map_is_found() {
        let tree = tree().with("ARCHITECTURE.md", "| `crates/odo` | The rules. |");
        assert_eq!(found(check, &tree).len(), 2);
    }
}
