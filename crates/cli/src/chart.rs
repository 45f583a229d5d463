//! Bar charts as SVG: plain enough to be opened anywhere, readable on paper.

#![allow(clippy::float_arithmetic, reason = "a picture is drawn with them")]
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "a pixel is coarser")]

pub(crate) mod strip;

use std::fmt::Write as _;

/// One chart of bars.
pub(crate) struct Chart {
    /// What is shown.
    pub(crate) title: String,
    /// What stands below.
    pub(crate) x_axis: String,
    /// What stands beside.
    pub(crate) y_axis: String,
    /// The bars, from left to right.
    pub(crate) bars: Vec<Bar>,
}

/// One bar.
pub(crate) struct Bar {
    /// What it is of.
    pub(crate) label: String,
    /// How high, in percent.
    pub(crate) percent: f64,
    /// Between what the truth lies, where that is worth showing.
    pub(crate) between: Option<(f64, f64)>,
}

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 720.0;

/// The first chart across the top, the others side by side below it.
pub(crate) fn svg(heading: &str, charts: &[Chart]) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\" font-family=\"Helvetica, Arial, sans-serif\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fdfcf8\"/>\n"
    );
    text(&mut out, (WIDTH / 2.0, 30.0), "middle", "18", heading);
    let Some((first, rest)) = charts.split_first() else { return out + "</svg>\n" };
    first.draw(&mut out, Frame { x: 0.0, y: 40.0, width: WIDTH, height: 330.0 });
    let width = WIDTH / rest.len().max(1) as f64;
    for (i, chart) in rest.iter().enumerate() {
        chart.draw(&mut out, Frame { x: width * i as f64, y: 380.0, width, height: 330.0 });
    }
    out + "</svg>\n"
}

#[derive(Clone, Copy)]
struct Frame {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Chart {
    fn draw(&self, out: &mut String, frame: Frame) {
        let plot = Frame {
            x: frame.x + 70.0,
            y: frame.y + 36.0,
            width: frame.width - 95.0,
            height: frame.height - 96.0,
        };
        let middle = plot.x + plot.width / 2.0;
        text(out, (middle, frame.y + 24.0), "middle", "15", &self.title);
        text(out, (middle, frame.y + frame.height - 12.0), "middle", "13", &self.x_axis);
        let beside = (frame.x + 20.0, plot.y + plot.height / 2.0);
        let turned = format!(" transform=\"rotate(-90 {:.1} {:.1})\"", beside.0, beside.1);
        text_with(out, beside, "middle", "13", &turned, &self.y_axis);

        let step = self.step();
        let top = (self.highest() / step).ceil().max(1.0) * step;
        let mut percent = 0.0;
        while percent < top + step / 2.0 {
            let y = plot.y + plot.height * (1.0 - percent / top);
            line(out, (plot.x, y), (plot.x + plot.width, y), "#d8d4c8");
            let shown = format!("{} %", trimmed(percent));
            text(out, (plot.x - 8.0, y + 4.0), "end", "12", &shown);
            percent += step;
        }
        self.draw_bars(out, plot, top);
        let floor = plot.y + plot.height;
        line(out, (plot.x, floor), (plot.x + plot.width, floor), "#333333");
        line(out, (plot.x, plot.y), (plot.x, floor), "#333333");
    }

    fn draw_bars(&self, out: &mut String, plot: Frame, top: f64) {
        let width = plot.width / self.bars.len().max(1) as f64;
        // A label needs some thirty pixels: where bars are narrower, not each has one.
        let every = (30.0 / width).ceil().max(1.0) as usize;
        let thick = (width * 0.8).min(90.0);
        let y = |percent: f64| plot.y + plot.height * (1.0 - percent / top);
        for (i, bar) in self.bars.iter().enumerate() {
            let middle = plot.x + width * (i as f64 + 0.5);
            let _ = writeln!(
                out,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#3b6ea5\">\
                 <title>{}: {:.2} %</title></rect>",
                middle - thick / 2.0,
                y(bar.percent),
                thick,
                plot.height * bar.percent / top,
                escaped(&bar.label),
                bar.percent,
            );
            if let Some((low, high)) = bar.between {
                let reach = (width * 0.1).min(8.0);
                line(out, (middle, y(low)), (middle, y(high)), "#222222");
                for end in [low, high] {
                    line(out, (middle - reach, y(end)), (middle + reach, y(end)), "#222222");
                }
            }
            if i.is_multiple_of(every) {
                let below = (middle, plot.y + plot.height + 18.0);
                text(out, below, "middle", "12", &bar.label);
            }
        }
    }

    fn highest(&self) -> f64 {
        let heights = self.bars.iter().map(|bar| bar.between.map_or(bar.percent, |(_, high)| high));
        heights.fold(0.0, f64::max)
    }

    /// A round distance between lines, so that there are about five.
    fn step(&self) -> f64 {
        step(self.highest() / 5.0)
    }
}

/// The next round distance.
fn step(rough: f64) -> f64 {
    let rough = rough.max(0.001);
    let power = 10_f64.powf(rough.log10().floor());
    let steps = [1.0, 2.0, 2.5, 5.0, 10.0].map(|times| times * power);
    steps.into_iter().find(|&step| rough <= step).unwrap_or(10.0 * power)
}

fn text(out: &mut String, at: (f64, f64), anchor: &str, size: &str, words: &str) {
    text_with(out, at, anchor, size, "", words);
}

fn text_with(
    out: &mut String,
    (x, y): (f64, f64),
    anchor: &str,
    size: &str,
    more: &str,
    words: &str,
) {
    let words = escaped(words);
    let _ = writeln!(
        out,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" font-size=\"{size}\" \
         fill=\"#222222\"{more}>{words}</text>"
    );
}

fn line(out: &mut String, from: (f64, f64), to: (f64, f64), colour: &str) {
    let _ = writeln!(
        out,
        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" stroke=\"{colour}\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number without needless digits.
fn trimmed(number: f64) -> String {
    let text = format!("{number:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(percents: &[f64]) -> Chart {
        let bar = |&percent: &f64| Bar { label: "a<b".into(), percent, between: None };
        Chart {
            title: "Scores".into(),
            x_axis: "points".into(),
            y_axis: "share of seats".into(),
            bars: percents.iter().map(bar).collect(),
        }
    }

    #[test]
    fn a_chart_has_its_labels_and_bars() {
        let text = svg("A & B", &[chart(&[1.0, 12.0]), chart(&[3.0])]);
        assert!(text.starts_with("<svg") && text.ends_with("</svg>\n"));
        assert_eq!(text.matches("<title>").count(), 3);
        assert!(text.contains("A &amp; B") && text.contains("a&lt;b") && text.contains("points"));
        assert!(!text.contains("NaN") && !text.contains("inf"));
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        for charts in [vec![], vec![chart(&[])], vec![chart(&[0.0]), chart(&[])]] {
            let text = svg("", &charts);
            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
        }
    }

    #[test]
    fn lines_stand_at_round_numbers() {
        let steps = [0.3, 7.0, 26.0, 100.0].map(|highest| chart(&[highest]).step());
        assert_eq!(steps.map(trimmed), ["0.1", "2", "10", "20"]);
    }
}
