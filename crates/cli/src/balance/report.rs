//! What was found about the balance: as a table, as JSON.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]

use std::fmt::Write as _;

use bots::Level;
use serde_json::{Map, Value, json};
use table::Game;

use super::Balanced;
use super::findings::{Figure, Finding, Verdict};
use super::measure::{Measure, Target, Unit};
use crate::columns::{Columns, grouped};
use crate::figures::{between, json_interval, percent};
use crate::games::Playable;

/// All there is to say about a run.
pub(crate) struct Report<B: Balanced> {
    pub(crate) edition: &'static <B::Game as Playable>::Edition,
    pub(crate) bot: Level,
    /// For each set-up.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// What gives the same report again.
    pub(crate) command: String,
    pub(crate) measured: Vec<Measured<B>>,
}

/// What was found in one place.
pub(crate) struct Measured<B: Balanced> {
    pub(crate) at: Where<B>,
    pub(crate) findings: Vec<Finding<B::Measure>>,
}

/// Where something was measured.
pub(crate) enum Where<B: Balanced> {
    /// In one set-up: its game, or the first of those between which the cards vary.
    Table(&'static B::Game),
    /// In all set-ups of a number of players that have what is measured.
    Players { players: u8 },
}

impl<B: Balanced> Report<B> {
    /// The findings of one measure, by where it was measured.
    pub(crate) fn of(&self, measure: B::Measure) -> Vec<(&Where<B>, &Finding<B::Measure>)> {
        self.measured
            .iter()
            .filter_map(|measured| {
                let of_it = |finding: &&Finding<B::Measure>| finding.target.measure == measure;
                Some((&measured.at, measured.findings.iter().find(of_it)?))
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
        let tables =
            self.measured.iter().filter(|measured| matches!(measured.at, Where::Table(_))).count();
        format!("{all} targets in {tables} set-ups: {}", parts.join(", "))
    }

    /// For people.
    pub(crate) fn text(&self) -> String {
        let mut text = format!(
            "{}, edition {}: {} games for each set-up by {}, seed {}\n",
            B::TITLE,
            B::Game::edition_name(self.edition),
            grouped(self.games),
            self.bot.id(),
            self.seed
        );
        for &measure in B::MEASURES {
            let found = self.of(measure);
            if found.is_empty() {
                continue;
            }
            let mut table = Columns::default();
            for (at, finding) in &found {
                let Some(figure) = finding.worst() else { continue };
                table.row([
                    format!("  {}", at.named()),
                    figure.label.clone(),
                    told(measure, figure.at.value),
                    between(figure.at, |number| told(measure, number)),
                    bounds(&finding.target),
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
        let finding = |finding: &Finding<B::Measure>| {
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
        let findings = |measured: &Measured<B>| -> Vec<Value> {
            measured.findings.iter().map(finding).collect()
        };
        let table = |measured: &Measured<B>| {
            let Where::Table(game) = measured.at else { return None };
            let mut value = json!({
                "players": game.seats().len(),
                "modules": game.modules(),
                "findings": findings(measured),
            });
            for (option, word) in B::agreed(game) {
                value[option] = match word.parse::<u64>() {
                    Ok(number) => json!(number),
                    Err(_) if word.is_empty() => json!(true),
                    Err(_) => json!(word),
                };
            }
            Some(value)
        };
        let pooled = |measured: &Measured<B>| {
            let Where::Players { players } = measured.at else { return None };
            Some(json!({ "players": players, "findings": findings(measured) }))
        };
        let counts: Map<String, Value> = self
            .counts()
            .into_iter()
            .map(|(verdict, number)| (verdict.word().to_owned(), json!(number)))
            .collect();
        json!({
            "game": B::PAGE,
            "rules": <B::Game as Game>::RULES,
            "edition": B::Game::edition_name(self.edition),
            "bot": self.bot.id(),
            "games": self.games,
            "seed": self.seed,
            "command": self.command,
            "verdicts": counts,
            "set_ups": self.measured.iter().filter_map(table).collect::<Vec<_>>(),
            "by_players": self.measured.iter().filter_map(pooled).collect::<Vec<_>>(),
        })
    }
}

impl<B: Balanced> Where<B> {
    /// `2 players, 8 rounds, tea-house + jesuits`; `2 players, all set-ups`.
    pub(crate) fn named(&self) -> String {
        let (players, more) = match self {
            Where::Table(game) => (game.seats().len(), [B::told(game), game.modules().join(" + ")]),
            Where::Players { players } => (*players, ["all set-ups".to_owned(), String::new()]),
        };
        let mut text = format!("{players} player{}", if players == 1 { "" } else { "s" });
        for more in more.iter().filter(|more| !more.is_empty()) {
            let _ = write!(text, ", {more}");
        }
        text
    }
}

/// A figure in its unit.
pub(crate) fn told(measure: impl Measure, number: f64) -> String {
    match measure.unit() {
        Unit::Number => format!("{number:.0}"),
        Unit::Share => percent(number),
        Unit::Mean | Unit::Times => format!("{number:.2}"),
    }
}

/// `7 to 9`, `at least 60.0 %`.
pub(crate) fn bounds(target: &Target<impl Measure>) -> String {
    let told = |number: f64| told(target.measure, number);
    match (target.at_least, target.at_most) {
        (None, None) => String::new(),
        (Some(least), None) => format!("at least {}", told(least)),
        (None, Some(most)) => format!("at most {}", told(most)),
        (Some(least), Some(most)) => format!("{} to {}", told(least), told(most)),
    }
}
