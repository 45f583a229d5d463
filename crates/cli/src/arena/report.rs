//! What the arena found: as a table, as JSON, as a picture.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts stay far below 2^52"
)]

use std::time::Duration;

use bots::Level;
use serde_json::{Value, json};
use sim::{Ranked, Ratings};

use super::contest::Contest;
use super::meetings::{Matched, Order};
use super::standing::Standing;
use crate::chart::strip::{Mark, Row, Strip, Tone};
use crate::columns::{Columns, grouped};
use crate::figures::{between, json_interval, percent};
use crate::games::{Playable, titled};

/// All there is to say about a run.
pub(crate) struct Report<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) order: &'a Order<'a>,
    pub(crate) matches: &'a [Matched],
    /// One for each bout of each match, in their order.
    pub(crate) contests: &'a [Contest],
    /// How many of them were played now.
    pub(crate) played: u64,
    pub(crate) threads: usize,
    pub(crate) time: Duration,
}

/// What is computed from the games.
pub(crate) struct Summary {
    ratings: Ratings,
    /// By the number of the bot.
    bots: Vec<Standing>,
    /// By the number of the match, for whoever is measured in it.
    meetings: Vec<Option<Standing>>,
}

impl<G: Playable> Report<'_, G> {
    /// What follows from the games.
    pub(crate) fn summary(&self) -> Summary {
        let mut rankings = Vec::new();
        let mut meetings = Vec::new();
        let mut rest = self.contests;
        for (part, matched) in self.matches.iter().enumerate() {
            let (own, others) = rest.split_at(matched.bouts.len());
            rest = others;
            for (bout, contest) in matched.bouts.iter().zip(own) {
                rankings.push(Ranked {
                    kinds: bout.kinds.clone(),
                    places: contest.0.iter().map(|sat| sat.place).collect(),
                    // The same deal in two meetings is played by others.
                    deal: bout.deal << 8 | part as u64,
                });
            }
            let standing = |first: usize| Standing::of(self.order.bots[first], own);
            meetings.push(matched.first.map(standing));
        }
        let bots = self.order.bots;
        Summary {
            ratings: Ratings::fit(bots.len(), &rankings),
            bots: bots.iter().map(|&bot| Standing::of(bot, self.contests)).collect(),
            meetings,
        }
    }

    /// For people.
    pub(crate) fn text(&self, summary: &Summary) -> String {
        let Report { game, order, played, threads, time, .. } = self;
        let heading = format!(
            "{}, {}, edition {}\n{}, seed {}\n{} games, {} of them now in {:.2} s on {} thread{}\n",
            titled(G::NAME),
            game.agreed(),
            G::edition_name(game.played_with()),
            order.words(),
            order.seed,
            grouped(self.contests.len() as u64),
            grouped(*played),
            time.as_secs_f64(),
            threads,
            if *threads == 1 { "" } else { "s" },
        );
        let ratings = self.ratings_table(summary);
        let meetings = self.meetings_table(summary);
        format!("{heading}\n{ratings}{meetings}\n{}", self.pace_table(summary))
    }

    fn ratings_table(&self, summary: &Summary) -> Columns {
        let mut table = Columns::default();
        let heads =
            ["", "rating", "95 %", "games", "wins", "share", "95 %", "fair", "points", "95 %"];
        table.row(heads.map(String::from));
        for (i, bot) in self.by_rating(summary) {
            let standing = &summary.bots[i];
            let rating = summary.ratings.rating(i);
            let points = standing.points.mean_interval();
            table.row([
                bot.id().to_owned(),
                format!("{:.0}", rating.value),
                between(rating, |points| format!("{points:.0}")),
                grouped(standing.games),
                format!("{:.1}", standing.wins),
                percent(standing.share().value),
                between(standing.share(), percent),
                percent(standing.fair_share()),
                format!("{:.2}", points.value),
                between(points, |points| format!("{points:.2}")),
            ]);
        }
        table
    }

    fn meetings_table(&self, summary: &Summary) -> String {
        let mut table = Columns::default();
        let heads =
            ["meetings", "games", "wins", "share", "95 %", "fair", "", "points ahead", "95 %"];
        table.row(heads.map(String::from));
        let mut any = false;
        for (matched, standing) in self.matches.iter().zip(&summary.meetings) {
            let Some(((first, second), standing)) = pair(matched).zip(standing.as_ref()) else {
                continue;
            };
            any = true;
            let [one, other] = [first, second].map(|i| self.order.bots[i].id());
            let lead = summary.ratings.lead(first, second);
            table.row([
                format!("{one} against {other}"),
                grouped(standing.games),
                format!("{:.1}", standing.wins),
                percent(standing.share().value),
                between(standing.share(), percent),
                percent(standing.fair_share()),
                standing.verdict().word().to_owned(),
                format!("{:.0}", lead.value),
                between(lead, |points| format!("{points:.0}")),
            ]);
        }
        if any { format!("\n{table}") } else { String::new() }
    }

    fn pace_table(&self, summary: &Summary) -> Columns {
        let mut table = Columns::default();
        table.row(["time an answer", "answers", "mean ms", "worst ms"].map(String::from));
        for (i, bot) in self.by_rating(summary) {
            let pace = summary.bots[i].pace;
            table.row([
                format!("  {}", bot.id()),
                grouped(pace.answers),
                millis(pace.mean()),
                millis(pace.worst),
            ]);
        }
        table
    }

    /// Bots with their numbers, the strongest first.
    fn by_rating(&self, summary: &Summary) -> Vec<(usize, Level)> {
        let mut bots: Vec<(usize, Level)> = self.order.bots.iter().copied().enumerate().collect();
        let rating = |i: usize| summary.ratings.rating(i).value;
        bots.sort_by(|(one, _), (other, _)| rating(*other).total_cmp(&rating(*one)));
        bots
    }

    /// For programs.
    pub(crate) fn json(&self, summary: &Summary) -> Value {
        let Report { game, order, .. } = self;
        let bots: Vec<Value> = self
            .by_rating(summary)
            .into_iter()
            .map(|(i, bot)| {
                let standing = &summary.bots[i];
                let mut value = standing_json(standing);
                value["bot"] = json!(bot.id());
                value["rating"] = json_interval(summary.ratings.rating(i));
                value["points"] = json_interval(standing.points.mean_interval());
                value["answers"] = json!(standing.pace.answers);
                value["mean_ms"] = json!(standing.pace.mean().as_secs_f64() * 1e3);
                value["worst_ms"] = json!(standing.pace.worst.as_secs_f64() * 1e3);
                value
            })
            .collect();
        let meetings: Vec<Value> = self
            .matches
            .iter()
            .zip(&summary.meetings)
            .filter_map(|(matched, standing)| {
                let (first, second) = pair(matched)?;
                let standing = standing.as_ref()?;
                let mut value = standing_json(standing);
                value["bot"] = json!(order.bots[first].id());
                value["against"] = json!(order.bots[second].id());
                value["verdict"] = json!(standing.verdict().word());
                value["lead"] = json_interval(summary.ratings.lead(first, second));
                Some(value)
            })
            .collect();
        json!({
            "game": G::NAME,
            "rules": G::RULES,
            "edition": G::edition_name(game.played_with()),
            "setup": game.agreed().to_string(),
            "players": game.seats().len(),
            "modules": game.modules(),
            "format": order.format.id(),
            "ladder": order.ladder,
            "seed": order.seed,
            "games": self.contests.len(),
            "played_now": self.played,
            "threads": self.threads,
            "seconds": self.time.as_secs_f64(),
            "bots": bots,
            "meetings": meetings,
        })
    }

    /// For the eye.
    pub(crate) fn svg(&self, summary: &Summary) -> String {
        let row = |(i, bot): (usize, Level)| {
            let mark =
                Mark { label: bot.id().into(), at: summary.ratings.rating(i), tone: Tone::Plain };
            Row { label: bot.id().into(), marks: vec![mark], band: None }
        };
        let title = format!(
            "{}, {}: {} games, {}",
            titled(G::NAME),
            self.game.agreed(),
            grouped(self.contests.len() as u64),
            self.order.words()
        );
        let rows = self.by_rating(summary).into_iter().map(row).collect();
        Strip { title, x_axis: "rating, with 95 % intervals".into(), unit: "", rows }.svg()
    }
}

fn pair(matched: &Matched) -> Option<(usize, usize)> {
    matched.first.zip(matched.second)
}

fn standing_json(standing: &Standing) -> Value {
    json!({
        "games": standing.games,
        "wins": standing.wins,
        "share": json_interval(standing.share()),
        "fair_share": standing.fair_share(),
    })
}

fn millis(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64() * 1e3)
}
