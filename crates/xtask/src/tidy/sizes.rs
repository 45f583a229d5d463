//! A file of the core is read in one sitting.

use anyhow::Result;

use super::Fault;
use crate::tree::Tree;

const LINES_MAX: usize = 600;

pub(super) fn check(tree: &Tree) -> Result<Vec<Fault>> {
    let core = ["crates/table/src/", "crates/edo/src/", "crates/yedo/src/"];
    let files = core.iter().flat_map(|folder| tree.under(folder, ".rs"));
    let long = files
        .filter(|(path, _)| !path.contains("/content/"))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| LINES_MAX < *lines);
    Ok(long.map(|(path, lines)| Fault::new(path, format!("has {lines} lines"))).collect())
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::found;
    use crate::tree::Tree;

    #[test]
    fn a_long_file_is_found_unless_it_is_a_table() {
        let long = "x\n".repeat(601);
        let tree = Tree::of(&[
            ("crates/edo/src/check.rs", &long),
            ("crates/edo/src/content/maps.rs", &long),
            ("crates/edo/src/frame.rs", &"x\n".repeat(600)),
        ]);
        assert_eq!(found(check, &tree), ["crates/edo/src/check.rs: has 601 lines"]);
    }
}
