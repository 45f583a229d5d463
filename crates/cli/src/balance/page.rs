//! The report as a page with charts, to be kept beside the rules.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]

use std::fmt::Write as _;
use std::path::Path;

use table::Game;

use super::Balanced;
use super::findings::{Figure, Finding, Verdict};
use super::measure::{Measure, Unit};
use super::report::{Report, Where, bounds, told};
use crate::chart::strip::{Mark, Row, Strip, Tone};
use crate::columns::grouped;
use crate::games::Playable;

/// A finding, and where.
type Found<'a, B> = (&'a Where<B>, &'a Finding<<B as Balanced>::Measure>);

impl<B: Balanced> Report<B> {
    /// Writes the page and its charts.
    pub(crate) fn write(&self, folder: &Path) -> anyhow::Result<()> {
        for &measure in B::MEASURES {
            let found = self.of(measure);
            if !found.is_empty() {
                record::save(
                    &folder.join(picture::<B>(measure)),
                    &strip::<B>(measure, &found).svg(),
                )?;
            }
        }
        record::save(&folder.join(format!("{}.md", B::PAGE)), &self.page())?;
        Ok(())
    }

    fn page(&self) -> String {
        let mut page = format!(
            "# The balance of {}\n\n\
             {} games for each set-up, every seat played by `{}`, edition {}, rules {}.\n\
             Each figure stands with its 95 % interval.\n\
             A target *holds* if the whole interval lies within its bounds, *probably holds* if the \
             figure does, *probably misses* if only a part of the interval does, and else *misses*.\n\
             Where a target is about several figures, the worst of them decides.\n{}\n\
             This page was written by:\n\n```sh\n{}\n```\n\n\
             {}.\n",
            B::TITLE,
            grouped(self.games),
            self.bot.id(),
            B::Game::edition_name(self.edition),
            <B::Game as Game>::RULES,
            pooling::<B>(),
            self.command,
            self.summary(),
        );
        page.push_str(&self.amiss());
        for &measure in B::MEASURES {
            let found = self.of(measure);
            if !found.is_empty() {
                page.push_str(&section::<B>(measure, &found));
            }
        }
        page
    }

    /// What does not hold, before all else.
    fn amiss(&self) -> String {
        let mut rows = String::new();
        for &measure in B::MEASURES {
            for (at, finding) in self.of(measure) {
                let Some(figure) = finding.worst() else { continue };
                if figure.verdict <= Verdict::ProbablyHolds {
                    continue;
                }
                let _ = writeln!(
                    rows,
                    "| {} | {}{} | {} | {} | {} |",
                    measure.title(),
                    at.named(),
                    labelled(figure),
                    bounds(&finding.target),
                    cell(measure, figure),
                    figure.verdict.word(),
                );
            }
        }
        if rows.is_empty() {
            return rows;
        }
        let heads = "| what | where | target | measured | |\n|---|---|---|---|---|\n";
        format!("\n## What does not hold\n\n{heads}{rows}")
    }
}

/// What is not measured set-up by set-up, if anything.
fn pooling<B: Balanced>() -> &'static str {
    if B::MEASURES.iter().any(|measure| B::is_pooled(*measure)) {
        "What is about single seats or cards is measured over all set-ups of a number of players that \
         have it.\n"
    } else {
        ""
    }
}

fn labelled(figure: &Figure) -> String {
    if figure.label.is_empty() { String::new() } else { format!(": {}", figure.label) }
}

fn picture<B: Balanced>(measure: B::Measure) -> String {
    format!("{}-{}.svg", B::PAGE, measure.id())
}

/// A heading, a chart and a table.
fn section<B: Balanced>(measure: B::Measure, found: &[Found<'_, B>]) -> String {
    let mut labels: Vec<&str> = Vec::new();
    for figure in found.iter().flat_map(|(_, finding)| &finding.figures) {
        if !labels.contains(&figure.label.as_str()) {
            labels.push(&figure.label);
        }
    }
    let table = if found.len() < labels.len() {
        by_figure(measure, found, &labels)
    } else {
        by_place(measure, found, &labels)
    };
    format!(
        "\n## {title}\n\n![{title}]({picture})\n\n{table}",
        title = measure.title(),
        picture = picture::<B>(measure)
    )
}

/// A row for each place, a column for each figure.
fn by_place<B: Balanced>(measure: B::Measure, found: &[Found<'_, B>], labels: &[&str]) -> String {
    let heads = labels.iter().map(|label| if label.is_empty() { "measured" } else { label });
    let heads = ["set-up", "target"].into_iter().chain(heads).chain([""]);
    let mut text = heading(heads);
    for (at, finding) in found {
        let cells = labels.iter().map(|label| labelled_cell(measure, finding, label));
        let (name, bounds) = (at.named(), bounds(&finding.target));
        let verdict = finding.verdict().word().to_owned();
        text.push_str(&row([name, bounds].into_iter().chain(cells).chain([verdict])));
    }
    text
}

/// A row for each figure, a column for each place: for many cards at few tables.
fn by_figure<B: Balanced>(measure: B::Measure, found: &[Found<'_, B>], labels: &[&str]) -> String {
    let names: Vec<String> = found.iter().map(|(at, _)| at.named()).collect();
    let mut text = heading([""].into_iter().chain(names.iter().map(String::as_str)));
    let each = |told: &dyn Fn(&Finding<B::Measure>) -> String| -> Vec<String> {
        found.iter().map(|(_, finding)| told(finding)).collect()
    };
    let bounds = each(&|finding| bounds(&finding.target));
    text.push_str(&row(["target".to_owned()].into_iter().chain(bounds)));
    for label in labels {
        let cells = each(&|finding| labelled_cell(measure, finding, label));
        text.push_str(&row([(*label).to_owned()].into_iter().chain(cells)));
    }
    let verdicts = each(&|finding| finding.verdict().word().to_owned());
    text.push_str(&row(["in all".to_owned()].into_iter().chain(verdicts)));
    text
}

fn heading<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    format!("| {} |\n|{}\n", names.join(" | "), "---|".repeat(names.len()))
}

fn row(cells: impl Iterator<Item = String>) -> String {
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

/// The figure with this label, or nothing.
fn labelled_cell<M: Measure>(measure: M, finding: &Finding<M>, label: &str) -> String {
    let figure = finding.figures.iter().find(|figure| figure.label == label);
    figure.map(|figure| cell(measure, figure)).unwrap_or_default()
}

/// A figure with its interval, in bold where it is amiss.
fn cell(measure: impl Measure, figure: &Figure) -> String {
    let Figure { at, verdict, .. } = figure;
    let [value, low, high] = [at.value, at.low, at.high].map(|number| told(measure, number));
    let bare = |text: &str| text.trim_end_matches(" %").to_owned();
    let text = format!("{value} ({}–{})", bare(&low), bare(&high));
    if *verdict <= Verdict::ProbablyHolds { text } else { format!("**{text}**") }
}

fn strip<B: Balanced>(measure: B::Measure, found: &[Found<'_, B>]) -> Strip {
    let (times, unit, axis) = match measure.unit() {
        Unit::Number | Unit::Mean => (1.0, "", measure.title()),
        Unit::Share => (100.0, " %", "share, with 95 % intervals"),
        Unit::Times => (1.0, "", "times the fair share, with 95 % intervals"),
    };
    let mark = |figure: &Figure| {
        let [value, low, high] =
            [figure.at.value, figure.at.low, figure.at.high].map(|number| times * number);
        Mark {
            label: if figure.label.is_empty() {
                measure.title().into()
            } else {
                figure.label.clone()
            },
            at: sim::Interval { value, low, high },
            tone: match figure.verdict {
                Verdict::Reported => Tone::Plain,
                Verdict::Holds => Tone::Good,
                Verdict::ProbablyHolds | Verdict::ProbablyMisses => Tone::Close,
                Verdict::Misses => Tone::Bad,
            },
        }
    };
    let row = |(at, finding): &Found<'_, B>| {
        let ends =
            [finding.target.at_least, finding.target.at_most].map(|end| end.map(|end| times * end));
        Row {
            label: at.named(),
            marks: finding.figures.iter().map(mark).collect(),
            band: (ends != [None, None]).then_some((ends[0], ends[1])),
        }
    };
    let rows = found.iter().map(row).collect();
    Strip { title: measure.title().into(), x_axis: axis.into(), unit, rows }
}
