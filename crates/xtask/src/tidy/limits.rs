//! Every cap of the cores stands in docs/limits.md, with a test that reaches it.

use anyhow::Result;

use super::Fault;
use crate::source::lines;
use crate::tree::Tree;

const FILE: &str = "docs/limits.md";

/// Crates whose caps are a game's.
const CORE: [&str; 3] = ["crates/table/src/", "crates/edo/src/", "crates/yedo/src/"];

/// A row of the tables: its cells.
struct Row<'t> {
    number: usize,
    cells: Vec<&'t str>,
}

pub(super) fn check(tree: &Tree) -> Result<Vec<Fault>> {
    let rows: Vec<Row<'_>> = (1..).zip(tree.need(FILE)?.lines()).filter_map(row).collect();
    let mut faults = Vec::new();
    for (path, text) in tree.sources() {
        if !CORE.iter().any(|core| path.starts_with(core)) {
            continue;
        }
        for line in lines(text) {
            let Some((name, value)) = cap(&line.code) else { continue };
            let found = rows.iter().find(|row| quoted(row.cells[0]) == [name] && row.is_in(path));
            match found {
                None => faults.push(Fault::on_line(
                    path,
                    line.number,
                    format!("{name} is not in {FILE}"),
                )),
                Some(row) if !row.cells[1].split(' ').any(|word| word == value) => {
                    let what = format!("{name} is {value}, and {} says otherwise", row.place());
                    faults.push(Fault::on_line(path, line.number, what));
                }
                Some(_) => {}
            }
        }
    }
    let is_there = |path: &str, name: &str| {
        tree.get(path).is_some_and(|text| text.contains(&format!("const {name}:")))
    };
    for row in &rows {
        let at = row.place();
        for name in quoted(row.cells[0]) {
            let places = quoted(row.cells[2]);
            if !places.iter().any(|path| is_there(path, name)) {
                faults.push(Fault::new(&at, format!("{name} is not there")));
            }
        }
        for test in row.cells.last().map(|cell| quoted(cell)).unwrap_or_default() {
            let is_test = |(_, text): (&str, &str)| text.contains(&format!("fn {test}("));
            if !tree.under("crates/", ".rs").any(is_test) {
                faults.push(Fault::new(&at, format!("there is no test {test}")));
            }
        }
    }
    Ok(faults)
}

impl Row<'_> {
    fn place(&self) -> String {
        format!("{FILE}:{}", self.number)
    }

    fn is_in(&self, path: &str) -> bool {
        quoted(self.cells[2]).contains(&path)
    }
}

/// A line of a table whose first cell names a cap.
fn row((number, line): (usize, &str)) -> Option<Row<'_>> {
    let cells: Vec<&str> = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ").collect();
    (3 < cells.len() && cells[0].starts_with('`')).then_some(Row { number, cells })
}

/// The name of a cap, and what it is if that is a number.
fn cap(code: &str) -> Option<(&str, &str)> {
    let (before, after) = code.split_once("const ")?;
    let (name, rest) = after.split_once(':')?;
    let (_, value) = rest.split_once(" = ")?;
    let value = value.trim_end_matches(';');
    let is_constant = matches!(before.trim(), "" | "pub" | "pub(crate)" | "pub(super)");
    (is_constant && name.ends_with("_MAX")).then_some((name, value))
}

/// What stands between backticks.
fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::found;
    use crate::tree::Tree;

    fn tree(row: &str) -> Tree {
        Tree::of(&[
            ("docs/limits.md", row),
            ("crates/edo/src/state.rs", "pub const SITES_MAX: usize = 10;"),
            ("crates/edo/tests/it/limits.rs", "fn ten_sites() {}"),
        ])
    }

    #[test]
    fn a_cap_in_its_row_with_its_test_is_tidy() {
        let row = "| `SITES_MAX` | 10 | `crates/edo/src/state.rs` | sites | ten | `ten_sites` |";
        assert!(found(check, &tree(row)).is_empty());
    }

    #[test]
    fn a_cap_without_a_row_another_number_and_a_missing_test_are_found() {
        let at = "crates/edo/src/state.rs:1: ";
        let other = "| `SITES_MAX` | 9 | `crates/edo/src/state.rs` | sites | ten | `ten_sites` |";
        let gone = "| `SITES_MAX` | 10 | `crates/edo/src/state.rs` | sites | ten | `nine_sites` |";
        let away = "| `TOWNS_MAX` | 10 | `crates/edo/src/state.rs` | sites | ten | `ten_sites` |";
        assert_eq!(
            found(check, &tree(other)),
            [format!("{at}SITES_MAX is 10, and docs/limits.md:1 says otherwise")]
        );
        assert_eq!(found(check, &tree(gone)), ["docs/limits.md:1: there is no test nine_sites"]);
        assert_eq!(
            found(check, &tree(away)),
            [
                format!("{at}SITES_MAX is not in docs/limits.md"),
                "docs/limits.md:1: TOWNS_MAX is not there".to_owned(),
            ]
        );
    }
}
