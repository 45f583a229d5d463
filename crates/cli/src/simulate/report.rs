//! What came of many games: as a table, as JSON, as a picture.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts stay far below 2^52"
)]

use std::time::Duration;

use serde_json::{Map, Value, json};
use sim::{Histogram, Interval, Results, Run, Tally, share};
use table::Seat;

use crate::chart::{self, Bar, Chart};
use crate::columns::{Columns, grouped};
use crate::games::{Playable, titled};

/// What a game's own counting adds to a report.
pub(crate) trait Counted<G>: Tally<G> + Default + Send
where
    G: Playable,
{
    /// Rounds a game.
    fn rounds(&self) -> &Histogram;
    /// Tables for people.
    fn tables(&self, game: &G, games: u64) -> Vec<Columns>;
    /// The same for programs, by key.
    fn json(&self, game: &G, games: u64) -> Map<String, Value>;
}

/// All there is to say about a run.
pub(crate) struct Report<'a, G: Playable> {
    pub(crate) game: &'a G,
    pub(crate) bots: &'a [&'a str],
    pub(crate) run: Run,
    pub(crate) time: Duration,
    pub(crate) results: Results,
    pub(crate) counts: G::Counts,
}

const QUANTILES: [(&str, f64); 5] =
    [("p05", 0.05), ("p25", 0.25), ("median", 0.5), ("p75", 0.75), ("p95", 0.95)];

impl<G: Playable> Report<'_, G> {
    fn games_per_second(&self) -> f64 {
        sim::per_second(self.results.games, self.time)
    }

    fn choices_per_second(&self) -> f64 {
        sim::per_second(self.results.answers.sum().unsigned_abs(), self.time)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.game.seats().iter()
    }

    /// For people.
    pub(crate) fn text(&self) -> String {
        let Report { game, bots, run, time, results, .. } = self;
        let heading = format!(
            "{}, {}, edition {}\nbots {}, seed {}\n{} games in {:.2} s on {} thread{}\n",
            titled(G::NAME),
            game.agreed(),
            G::edition_name(game.played_with()),
            bots.join(" "),
            run.seed,
            grouped(results.games),
            time.as_secs_f64(),
            run.threads,
            if run.threads == 1 { "" } else { "s" },
        );
        let tables = [self.speed_table(), self.spread_table(), self.wins_table()].into_iter();
        let tables = tables.chain(self.counts.tables(game, results.games));
        let tables: Vec<String> = tables.map(|table| table.to_string()).collect();
        format!("{heading}\n{}", tables.join("\n"))
    }

    fn speed_table(&self) -> Columns {
        let mut table = Columns::default();
        table.row(["games/s".into(), grouped(self.games_per_second() as u64)]);
        table.row(["choices/s".into(), grouped(self.choices_per_second() as u64)]);
        table
    }

    fn spread_table(&self) -> Columns {
        let Report { results, counts, .. } = self;
        let mut table = Columns::default();
        let heads =
            ["", "mean", "±95 %", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max"];
        table.row(heads.map(String::from));
        spread_row(&mut table, "choices a game", &results.answers);
        spread_row(&mut table, "rounds", counts.rounds());
        spread_row(&mut table, "scores", &results.all_scores());
        for seat in self.seats() {
            spread_row(&mut table, &format!("  seat {}", seat.0 + 1), &results.scores[seat]);
        }
        table
    }

    fn wins_table(&self) -> Columns {
        let results = &self.results;
        let mut table = Columns::default();
        table.row(["wins", "games", "share", "95 % interval"].map(String::from));
        for seat in self.seats() {
            let Interval { value, low, high } = share(results.wins(seat), results.games);
            let between = format!("{} – {}", percent(low), percent(high));
            let games = as_short(results.wins(seat));
            table.row([format!("  seat {}", seat.0 + 1), games, percent(value), between]);
        }
        table.row(["  shared games".into(), grouped(results.shared)]);
        table
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        let Report { game, bots, run, time, results, counts } = self;
        let wins: Vec<f64> = self.seats().map(|seat| results.wins(seat)).collect();
        let shares: Vec<Value> =
            wins.iter().map(|&wins| interval(share(wins, results.games))).collect();
        let mut scores = spread_json(&results.all_scores());
        let by_seat: Vec<_> = self.seats().map(|seat| spread_json(&results.scores[seat])).collect();
        scores["by_seat"] = json!(by_seat);
        let mut all = json!({
            "game": G::NAME,
            "rules": G::RULES,
            "edition": G::edition_name(game.played_with()),
            "setup": game.agreed().to_string(),
            "players": game.seats().len(),
            "modules": game.modules(),
            "bots": bots,
            "seed": run.seed,
            "threads": run.threads,
            "games": results.games,
            "seconds": time.as_secs_f64(),
            "games_per_second": self.games_per_second(),
            "choices_per_second": self.choices_per_second(),
            "choices": spread_json(&results.answers),
            "rounds": spread_json(counts.rounds()),
            "scores": scores,
            "wins_by_seat": wins,
            "win_shares_by_seat": shares,
            "shared_wins": results.shared,
        });
        for (key, value) in counts.json(game, results.games) {
            all[key] = value;
        }
        all
    }

    /// For the eye.
    pub(crate) fn svg(&self) -> String {
        let Report { game, bots, results, counts, .. } = self;
        let heading = format!(
            "{}, {}: {} games by {}",
            titled(G::NAME),
            game.agreed(),
            grouped(results.games),
            bots.join(", ")
        );
        let win = |seat: Seat| {
            let Interval { value, low, high } = share(results.wins(seat), results.games);
            Bar {
                label: format!("seat {}", seat.0 + 1),
                percent: 100.0 * value,
                between: Some((100.0 * low, 100.0 * high)),
            }
        };
        let charts = [
            Chart {
                title: "Scores of all seats".into(),
                x_axis: "points".into(),
                y_axis: "share of seats".into(),
                bars: bars(&results.all_scores()),
            },
            Chart {
                title: "Length".into(),
                x_axis: "rounds".into(),
                y_axis: "share of games".into(),
                bars: bars(counts.rounds()),
            },
            Chart {
                title: "Wins, with 95 % intervals".into(),
                x_axis: "seat".into(),
                y_axis: "share of games".into(),
                bars: self.seats().map(win).collect(),
            },
        ];
        chart::svg(&heading, &charts)
    }
}

fn spread_row(columns: &mut Columns, name: &str, numbers: &Histogram) {
    let Interval { value, high, .. } = numbers.mean_interval();
    let whole = |number: Option<i32>| number.map_or_else(String::new, |number| number.to_string());
    let [p05, p25, median, p75, p95] = QUANTILES.map(|(_, of_all)| whole(numbers.quantile(of_all)));
    columns.row([
        name.to_owned(),
        format!("{value:.2}"),
        format!("{:.2}", high - value),
        format!("{:.2}", numbers.deviation()),
        whole(numbers.min()),
        p05,
        p25,
        median,
        p75,
        p95,
        whole(numbers.max()),
    ]);
}

fn spread_json(numbers: &Histogram) -> Value {
    let Interval { value, low, high } = numbers.mean_interval();
    let mut spread = json!({
        "mean": value,
        "mean_low": low,
        "mean_high": high,
        "sd": numbers.deviation(),
        "min": numbers.min(),
        "max": numbers.max(),
    });
    for (id, of_all) in QUANTILES {
        spread[id] = json!(numbers.quantile(of_all));
    }
    let counts: Vec<(i32, u64)> = numbers.iter().filter(|(_, times)| 0 < *times).collect();
    spread["counts"] = json!(counts);
    spread
}

fn interval(of: Interval) -> Value {
    json!({ "share": of.value, "low": of.low, "high": of.high })
}

pub(crate) fn percent(of_all: f64) -> String {
    format!("{:.2} %", 100.0 * of_all)
}

fn bars(numbers: &Histogram) -> Vec<Bar> {
    let all = numbers.len().max(1) as f64;
    let bar = |(number, times): (i32, u64)| Bar {
        label: number.to_string(),
        percent: 100.0 * times as f64 / all,
        between: None,
    };
    numbers.iter().map(bar).collect()
}

/// A number of games; only shared wins have a fraction.
fn as_short(wins: f64) -> String {
    if wins.fract() == 0.0 { format!("{wins:.0}") } else { format!("{wins:.1}") }
}
