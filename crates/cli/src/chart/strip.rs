//! Figures with their intervals, one row for each thing they are of, and where they ought to lie.

use std::fmt::Write as _;

use sim::Interval;

use super::{escaped, line, step, text, trimmed};

/// A picture of rows.
pub(crate) struct Strip {
    /// What is shown.
    pub(crate) title: String,
    /// What stands below.
    pub(crate) x_axis: String,
    /// What stands after each number below.
    pub(crate) unit: &'static str,
    /// From top to bottom.
    pub(crate) rows: Vec<Row>,
}

/// One row.
pub(crate) struct Row {
    /// What it is of.
    pub(crate) label: String,
    pub(crate) marks: Vec<Mark>,
    /// Where the marks ought to lie; an open end reaches to the rim.
    pub(crate) band: Option<(Option<f64>, Option<f64>)>,
}

/// One figure.
pub(crate) struct Mark {
    /// Shown when pointed at.
    pub(crate) label: String,
    pub(crate) at: Interval,
    pub(crate) tone: Tone,
}

/// How a mark is painted; its form differs too, for those who do not see colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// It ought to lie nowhere.
    Plain,
    /// Where it ought to be.
    Good,
    /// So near the edge that it might be beyond.
    Close,
    /// Beyond.
    Bad,
}

const WIDTH: f64 = 960.0;
const ROW: f64 = 26.0;
const TOP: f64 = 56.0;
const LEFT: f64 = 240.0;
const RIGHT: f64 = 30.0;

/// How numbers become places on the picture.
#[derive(Clone, Copy)]
struct Scale {
    low: f64,
    high: f64,
}

impl Strip {
    /// The picture.
    pub(crate) fn svg(&self) -> String {
        let floor = TOP + ROW * self.rows.len() as f64;
        let height = floor + 60.0;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
             width=\"{WIDTH}\" height=\"{height}\" font-family=\"Helvetica, Arial, sans-serif\">\n\
             <rect width=\"100%\" height=\"100%\" fill=\"#fdfcf8\"/>\n"
        );
        text(&mut out, (WIDTH / 2.0, 30.0), "middle", "18", &self.title);
        let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
        text(&mut out, (middle, floor + 46.0), "middle", "13", &self.x_axis);
        let (scale, step) = self.scale();
        for (i, row) in self.rows.iter().enumerate() {
            scale.band(&mut out, row, TOP + ROW * i as f64);
        }
        let mut number = scale.low;
        while number < scale.high + step / 2.0 {
            let x = scale.x(number);
            line(&mut out, (x, TOP), (x, floor), "#d8d4c8");
            let shown = format!("{}{}", trimmed(number), self.unit);
            text(&mut out, (x, floor + 20.0), "middle", "12", &shown);
            number += step;
        }
        for (i, row) in self.rows.iter().enumerate() {
            let y = TOP + ROW * (i as f64 + 0.5);
            text(&mut out, (LEFT - 10.0, y + 4.0), "end", "13", &row.label);
            for mark in &row.marks {
                scale.mark(&mut out, mark, y);
            }
        }
        out + "</svg>\n"
    }

    /// From a round number below all marks to one above them, by round steps.
    fn scale(&self) -> (Scale, f64) {
        let marks = || self.rows.iter().flat_map(|row| &row.marks);
        let bands = || self.rows.iter().filter_map(|row| row.band);
        let lows = marks().map(|mark| mark.at.low).chain(bands().filter_map(|(low, _)| low));
        let highs = marks().map(|mark| mark.at.high).chain(bands().filter_map(|(_, high)| high));
        let low = lows.filter(|low| low.is_finite()).fold(f64::INFINITY, f64::min);
        let high = highs.filter(|high| high.is_finite()).fold(f64::NEG_INFINITY, f64::max);
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let step = step((high - low) / 8.0);
        let scale = Scale {
            low: (low / step).floor() * step,
            high: ((high / step).ceil() * step).max((low / step).floor() * step + step),
        };
        (scale, step)
    }
}

impl Scale {
    fn x(self, number: f64) -> f64 {
        let part = (number - self.low) / (self.high - self.low);
        LEFT + (WIDTH - RIGHT - LEFT) * part.clamp(0.0, 1.0)
    }

    fn band(self, out: &mut String, row: &Row, y: f64) {
        let Some((low, high)) = row.band else { return };
        let [from, to] = [low.unwrap_or(self.low), high.unwrap_or(self.high)].map(|at| self.x(at));
        let _ = writeln!(
            out,
            "<rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#e3ecd9\"/>",
            y + 1.0,
            (to - from).max(0.0),
            ROW - 2.0,
        );
    }

    fn mark(self, out: &mut String, mark: &Mark, y: f64) {
        let Interval { value, low, high } = mark.at;
        let (colour, form) = match mark.tone {
            Tone::Plain => ("#3b6ea5", Form::Disc),
            Tone::Good => ("#2f6b2f", Form::Disc),
            Tone::Close => ("#a86a00", Form::Diamond),
            Tone::Bad => ("#b02020", Form::Square),
        };
        line(out, (self.x(low), y), (self.x(high), y), colour);
        for end in [low, high].map(|end| self.x(end)) {
            line(out, (end, y - 4.0), (end, y + 4.0), colour);
        }
        let x = self.x(value);
        let label = escaped(&mark.label);
        let title = format!("<title>{label}: {value:.3} ({low:.3} to {high:.3})</title>");
        let _ = match form {
            Form::Disc => {
                writeln!(
                    out,
                    "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\">{title}</circle>"
                )
            }
            Form::Square | Form::Diamond => {
                let turn = if form == Form::Diamond {
                    format!(" transform=\"rotate(45 {x:.1} {y:.1})\"")
                } else {
                    String::new()
                };
                writeln!(
                    out,
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\" fill=\"{colour}\"{turn}>{title}</rect>",
                    x - 4.5,
                    y - 4.5
                )
            }
        };
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Disc,
    Square,
    Diamond,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strip(rows: &[(f64, Tone)]) -> Strip {
        let row = |&(value, tone): &(f64, Tone)| {
            let at = Interval { value, low: value - 1.0, high: value + 1.0 };
            let marks = vec![Mark { label: "a<b".into(), at, tone }];
            Row { label: "level1".into(), marks, band: Some((Some(3.0), None)) }
        };
        let rows = rows.iter().map(row).collect();
        Strip { title: "Ratings".into(), x_axis: "points".into(), unit: " %", rows }
    }

    #[test]
    fn every_row_has_its_marks() {
        let svg = strip(&[(1.0, Tone::Good), (9.0, Tone::Close), (5.0, Tone::Bad)]).svg();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert_eq!(svg.matches("<title>").count(), 3);
        assert!(svg.contains("a&lt;b") && svg.contains("rotate(45") && svg.contains("10 %"));
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        let mut one = strip(&[(4.0, Tone::Plain)]);
        one.rows[0].marks[0].at = Interval { value: 3.0, low: 3.0, high: 3.0 };
        for strip in [strip(&[]), one] {
            let svg = strip.svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
