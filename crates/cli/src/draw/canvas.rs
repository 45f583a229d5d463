//! A sheet of letters, each in its ink.

use unicode_width::UnicodeWidthChar;

use crate::screen::{Ink, width};

/// Letters in rows. A wide letter covers the cell behind it too.
pub(super) struct Canvas {
    columns: usize,
    rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Copy)]
struct Cell {
    letter: char,
    ink: Ink,
    /// Behind a wide letter: nothing is written here.
    covered: bool,
}

const BLANK: Cell = Cell { letter: ' ', ink: Ink::Plain, covered: false };

impl Canvas {
    pub(super) fn new(columns: usize, rows: usize) -> Canvas {
        Canvas { columns, rows: vec![vec![BLANK; columns]; rows] }
    }

    /// Dots from one place to another.
    pub(super) fn dots(&mut self, from: (usize, usize), to: (usize, usize)) {
        let [x0, y0, x1, y1] = [from.0, from.1, to.0, to.1].map(|n| i32::try_from(n).unwrap_or(0));
        let steps = (x1 - x0).abs().max((y1 - y0).abs()).max(1);
        for step in 0..=steps {
            // Rounded to the nearest cell; a line of dots needs no more.
            let along =
                |a: i32, b: i32| a + ((b - a) * step * 2 + steps * (b - a).signum()) / (steps * 2);
            let (x, y) = (along(x0, x1), along(y0, y1));
            let place = usize::try_from(x).ok().zip(usize::try_from(y).ok());
            if let Some((x, y)) = place {
                self.put(x, y, Cell { letter: '·', ink: Ink::Quiet, covered: false });
            }
        }
    }

    /// Writes around a middle column, as far as there is room.
    pub(super) fn write(&mut self, (middle, row): (usize, usize), text: &[(String, Ink)]) {
        let long: usize = text.iter().map(|(part, _)| width(part)).sum();
        let last = self.columns.saturating_sub(long);
        let mut column = middle.saturating_sub(long / 2).min(last);
        // No dots right beside words.
        if 0 < long {
            for beside in [column.wrapping_sub(1), column + long] {
                self.put(beside, row, BLANK);
            }
        }
        for (part, ink) in text {
            for letter in part.chars() {
                let wide = letter.width().unwrap_or(0);
                self.put(column, row, Cell { letter, ink: *ink, covered: false });
                for behind in 1..wide {
                    let cell = Cell { letter: ' ', ink: *ink, covered: true };
                    self.put(column + behind, row, cell);
                }
                column += wide;
            }
        }
    }

    fn put(&mut self, column: usize, row: usize, cell: Cell) {
        if let Some(place) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *place = cell;
        }
    }

    /// All rows that say anything, without the blanks at their ends.
    pub(super) fn text(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|row| row_text(row)).collect();
        rows.join("\n").trim_matches('\n').to_owned()
    }
}

fn row_text(row: &[Cell]) -> String {
    let used = row.iter().rposition(|cell| cell.letter != ' ' || cell.covered).map_or(0, |i| i + 1);
    let mut text = String::new();
    let mut run = (String::new(), Ink::Plain);
    for cell in row[..used].iter().filter(|cell| !cell.covered) {
        if cell.ink != run.1 {
            text += &finished(run);
            run = (String::new(), cell.ink);
        }
        run.0.push(cell.letter);
    }
    text + &finished(run)
}

fn finished((text, ink): (String, Ink)) -> String {
    if ink == Ink::Plain { text } else { ink.paint(text) }
}

#[cfg(test)]
mod tests {
    use super::Canvas;
    use crate::screen::Ink;

    #[test]
    fn words_stand_around_their_middle_and_over_the_dots() {
        let mut canvas = Canvas::new(12, 2);
        canvas.dots((0, 0), (11, 0));
        canvas.write((5, 0), &[("Edo".into(), Ink::Plain)]);
        canvas.write((11, 1), &[("江戸".into(), Ink::Plain)]);
        let text = anstream::adapter::strip_str(&canvas.text()).to_string();
        assert_eq!(text, "··· Edo ····\n        江戸");
    }
}
