//! Nothing is left for later in silence: no test that is not run, no function that is not written.

use anyhow::Result;

use super::Fault;
use crate::source::lines;
use crate::tree::Tree;

const UNWRITTEN: [&str; 2] = ["todo!", "unimplemented!"];

pub(super) fn check(tree: &Tree) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for (path, text) in tree.under("crates/", ".rs") {
        let is_source = path.split('/').nth(2) == Some("src");
        for line in lines(text) {
            if line.code.contains("#[ignore") {
                faults.push(Fault::on_line(path, line.number, "a test is not run"));
            }
            if is_source && UNWRITTEN.iter().any(|word| line.code.contains(word)) {
                faults.push(Fault::on_line(path, line.number, "a function is not written"));
            }
        }
    }
    Ok(faults)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::found;
    use crate::tree::Tree;

    #[test]
    fn leftovers_are_found() {
        let tree = Tree::of(&[
            ("crates/edo/src/game.rs", "// todo!\nfn deal() { unimplemented!() }"),
            ("crates/edo/tests/it/main.rs", "#[test]\n#[ignore = \"slow\"]\nfn slow() {}"),
        ]);
        let faults = [
            "crates/edo/src/game.rs:2: a function is not written",
            "crates/edo/tests/it/main.rs:2: a test is not run",
        ];
        assert_eq!(found(check, &tree), faults);
    }
}
