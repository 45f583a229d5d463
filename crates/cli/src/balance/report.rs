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

/// What was found in one set-up.
pub(crate) struct Measured<B: Balanced> {
    /// The game, or the first of those between which the cards vary.
    pub(crate) game: &'static B::Game,
    pub(crate) findings: Vec<Finding<B::Measure>>,
}

impl<B: Balanced> Report<B> {
    /// The findings of one measure, by set-up.
    pub(crate) fn of(&self, measure: B::Measure) -> Vec<(&B::Game, &Finding<B::Measure>)> {
        self.measured
            .iter()
            .filter_map(|measured| {
                let of_it = |finding: &&Finding<B::Measure>| finding.target.measure == measure;
                Some((measured.game, measured.findings.iter().find(of_it)?))
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
            for (game, finding) in &found {
                let Some(figure) = finding.worst() else { continue };
                table.row([
                    format!("  {}", named::<B>(game)),
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
        let measured = |measured: &Measured<B>| {
            let mut value = json!({
                "players": measured.game.seats().len(),
                "modules": measured.game.modules(),
                "findings": measured.findings.iter().map(finding).collect::<Vec<_>>(),
            });
            for (option, word) in B::agreed(measured.game) {
                value[option] = match word.parse::<u64>() {
                    Ok(number) => json!(number),
                    Err(_) if word.is_empty() => json!(true),
                    Err(_) => json!(word),
                };
            }
            value
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
            "set_ups": self.measured.iter().map(measured).collect::<Vec<_>>(),
        })
    }
}

/// `2 players, 8 rounds, tea-house + jesuits`.
pub(crate) fn named<B: Balanced>(game: &B::Game) -> String {
    let players = game.seats().len();
    let mut text = format!("{players} player{}", if players == 1 { "" } else { "s" });
    for more in [B::told(game), game.modules().join(" + ")] {
        if !more.is_empty() {
            let _ = write!(text, ", {more}");
        }
    }
    text
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
