//! Text in columns, as wide as they must be.

use std::fmt;

/// Rows of cells: the first column is set left, the others right, as numbers are read.
#[derive(Default)]
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// One more row. Shorter rows leave the rest empty; none leaves a blank line.
    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }

    fn widths(&self) -> Vec<usize> {
        let n_columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        (0..n_columns).map(width).collect()
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        for row in &self.rows {
            let set = |(i, (cell, &width)): (usize, (&String, &usize))| match i {
                0 => format!("{cell:width$}"),
                _ => format!("  {cell:>width$}"),
            };
            let line: String = row.iter().zip(&widths).enumerate().map(set).collect();
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A whole number with its thousands apart.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if 0 < i && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut columns = Columns::default();
        columns.row(["", "games", "share"].map(String::from));
        columns.row(["seat 1", "12", "48.0 %"].map(String::from));
        columns.row(["seat 2", "13"].map(String::from));
        columns.row([]);
        assert_eq!(
            columns.to_string(),
            "        games   share\nseat 1     12  48.0 %\nseat 2     13\n\n"
        );
    }

    #[test]
    fn thousands_stand_apart() {
        let texts = [0, 12, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "12", "999", "1,000", "1,234,567"]);
    }
}
