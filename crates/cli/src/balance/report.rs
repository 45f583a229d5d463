//! What was found about the balance: as a table, as JSON.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]

use std::fmt::Write as _;

use bots::Level;
use edo::Edo;
use edo::edition::Edition;
use edo::setup::Setup;
use serde_json::{Map, Value, json};
use table::Game;

use super::findings::{Figure, Finding, Verdict};
use super::targets::{Measure, Target, Unit};
use crate::columns::{Columns, grouped};
use crate::figures::{between, json_interval, percent};

/// All there is to say about a run.
pub(crate) struct Report<'a> {
    pub(crate) edition: &'a Edition,
    pub(crate) bot: Level,
    /// For each set-up.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// What gives the same report again.
    pub(crate) command: String,
    pub(crate) measured: Vec<Measured>,
}

/// What was found in one set-up.
pub(crate) struct Measured {
    pub(crate) setup: Setup,
    pub(crate) findings: Vec<Finding>,
}

impl Report<'_> {
    /// The findings of one measure, by set-up.
    pub(crate) fn of(&self, measure: Measure) -> Vec<(Setup, &Finding)> {
        self.measured
            .iter()
            .filter_map(|measured| {
                let of_it = |finding: &&Finding| finding.target.measure == measure;
                Some((measured.setup, measured.findings.iter().find(of_it)?))
            })
            .collect()
    }

    /// How many targets came out how.
    pub(crate) fn counts(&self) -> Vec<(Verdict, usize)> {
        let verdicts: Vec<Verdict> = self
            .measured
            .iter()
            .flat_map(|measured| measured.findings.iter().map(Finding::verdict))
            .collect();
        let count = |verdict: Verdict| verdicts.iter().filter(|&&it| it == verdict).count();
        Verdict::ALL.iter().map(|&verdict| (verdict, count(verdict))).collect()
    }

    /// The same in a sentence.
    pub(crate) fn summary(&self) -> String {
        let counts = self.counts();
        let all: usize = counts.iter().map(|(_, number)| number).sum();
        let parts: Vec<String> = counts
            .iter()
            .filter(|(_, number)| 0 < *number)
            .map(|(verdict, number)| format!("{} {number}", verdict.word()))
            .collect();
        format!("{all} targets in {} set-ups: {}", self.measured.len(), parts.join(", "))
    }

    /// For people.
    pub(crate) fn text(&self) -> String {
        let mut text = format!(
            "Edo, edition {}: {} games for each set-up by {}, seed {}\n",
            self.edition.name,
            grouped(self.games),
            self.bot.id(),
            self.seed
        );
        for measure in Measure::ALL {
            let found = self.of(measure);
            if found.is_empty() {
                continue;
            }
            let mut table = Columns::default();
            for (setup, finding) in &found {
                let Some(figure) = finding.worst() else { continue };
                table.row([
                    format!("  {}", named(*setup)),
                    figure.label.clone(),
                    told(measure, figure.at.value),
                    between(figure.at, |number| told(measure, number)),
                    bounds(finding.target),
                    finding.verdict().word().to_owned(),
                ]);
            }
            let _ = write!(text, "\n{}\n{table}", measure.title());
        }
        let _ = writeln!(text, "\n{}", self.summary());
        text
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        let figure = |figure: &Figure| {
            let mut value = json_interval(figure.at);
            value["label"] = json!(figure.label);
            value["verdict"] = json!(figure.verdict.word());
            value
        };
        let finding = |finding: &Finding| {
            let Target { measure, at_least, at_most, .. } = finding.target;
            json!({
                "target": measure.id(),
                "title": measure.title(),
                "at_least": at_least,
                "at_most": at_most,
                "verdict": finding.verdict().word(),
                "figures": finding.figures.iter().map(figure).collect::<Vec<_>>(),
            })
        };
        let measured = |measured: &Measured| {
            json!({
                "players": measured.setup.players,
                "modules": measured.setup.addons.names().collect::<Vec<_>>(),
                "findings": measured.findings.iter().map(finding).collect::<Vec<_>>(),
            })
        };
        let counts: Map<String, Value> = self
            .counts()
            .into_iter()
            .map(|(verdict, number)| (verdict.word().to_owned(), json!(number)))
            .collect();
        json!({
            "game": Edo::NAME,
            "rules": Edo::RULES,
            "edition": self.edition.name,
            "bot": self.bot.id(),
            "games": self.games,
            "seed": self.seed,
            "command": self.command,
            "verdicts": counts,
            "set_ups": self.measured.iter().map(measured).collect::<Vec<_>>(),
        })
    }
}

/// `2 players, jiin and ronin`.
pub(crate) fn named(setup: Setup) -> String {
    let modules: Vec<&str> = setup.addons.names().collect();
    if modules.is_empty() {
        return format!("{} players", setup.players);
    }
    format!("{} players, {}", setup.players, modules.join(" + "))
}

/// A figure in its unit.
pub(crate) fn told(measure: Measure, number: f64) -> String {
    match measure.unit() {
        Unit::Number => format!("{number:.0}"),
        Unit::Share => percent(number),
        Unit::Times => format!("{number:.2}"),
    }
}

/// `7 to 9`, `at least 60.0 %`.
pub(crate) fn bounds(target: &Target) -> String {
    let told = |number: f64| told(target.measure, number);
    match (target.at_least, target.at_most) {
        (None, None) => String::new(),
        (Some(least), None) => format!("at least {}", told(least)),
        (None, Some(most)) => format!("at most {}", told(most)),
        (Some(least), Some(most)) => format!("{} to {}", told(least), told(most)),
    }
}
