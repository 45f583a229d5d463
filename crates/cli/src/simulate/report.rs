//! What came of many games: as a table, as JSON, as a picture.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "counts stay far below 2^52"
)]

use std::time::Duration;

use edo::Edo;
use edo::edition::Action;
use edo::state::Building;
use serde_json::{Map, Value, json};
use sim::{Histogram, Interval, Results, Run, share};
use table::{Game, Seat};

use super::tally::Counts;
use crate::chart::{self, Bar, Chart};
use crate::columns::{Columns, grouped};

/// All there is to say about a run.
pub(crate) struct Report<'a> {
    pub(crate) game: &'a Edo,
    pub(crate) bots: &'a [&'a str],
    pub(crate) run: Run,
    pub(crate) time: Duration,
    pub(crate) results: Results,
    pub(crate) counts: Counts,
}

const QUANTILES: [(&str, f64); 5] =
    [("p05", 0.05), ("p25", 0.25), ("median", 0.5), ("p75", 0.75), ("p95", 0.95)];

impl Report<'_> {
    fn games(&self) -> f64 {
        self.results.games as f64
    }

    fn games_per_second(&self) -> f64 {
        sim::per_second(self.results.games, self.time)
    }

    fn choices_per_second(&self) -> f64 {
        sim::per_second(self.results.answers.sum().unsigned_abs(), self.time)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.game.seats().iter()
    }

    /// What happens so often a game: only what the set-up has.
    fn events(&self) -> Vec<(&'static str, &'static str, u64)> {
        let Counts { buildings, temples, demands, privileges, dispersals, .. } = self.counts;
        let addons = self.game.setup().addons;
        let mut events = vec![
            ("houses", "houses", buildings[Building::House as usize]),
            ("trading_posts", "trading posts", buildings[Building::TradingPost as usize]),
            ("fortresses", "fortresses", buildings[Building::Fortress as usize]),
        ];
        if addons.jiin {
            events.push(("temples", "temples", temples));
        }
        if addons.tokken {
            events.push(("demands_met", "demands met", demands));
            events.push(("privileges_used", "privileges used", privileges));
        }
        if addons.ronin {
            events.push(("dispersals", "ronin dispersals", dispersals));
        }
        events
    }

    fn ends(&self) -> [(&'static str, &'static str, u64); 2] {
        let Counts { ended_by_points, ended_by_merchants, .. } = self.counts;
        [
            ("points", "by power points", ended_by_points),
            ("merchants", "by the last merchant card", ended_by_merchants),
        ]
    }

    /// For people.
    pub(crate) fn text(&self) -> String {
        let Report { game, bots, run, time, results, .. } = self;
        let heading = format!(
            "Edo, {}, edition {}\nbots {}, seed {}\n{} games in {:.2} s on {} thread{}\n",
            game.setup(),
            game.edition.name,
            bots.join(" "),
            run.seed,
            grouped(results.games),
            time.as_secs_f64(),
            run.threads,
            if run.threads == 1 { "" } else { "s" },
        );
        let tables = [
            self.speed_table(),
            self.spread_table(),
            self.wins_table(),
            self.actions_table(),
            self.events_table(),
            self.ends_table(),
        ];
        let tables = tables.map(|table| table.to_string());
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
        spread_row(&mut table, "rounds", &counts.rounds);
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

    fn actions_table(&self) -> Columns {
        let Counts { actions, idle_cards, .. } = &self.counts;
        let cards = actions.iter().sum();
        let mut table = Columns::default();
        table.row(["cards with officials", "cards", "share"].map(String::from));
        for action in Action::ALL {
            let times = actions[action as usize];
            let of_all = percent(share(times as f64, cards).value);
            table.row([format!("  {}", action.id()), grouped(times), of_all]);
        }
        table.row(["  (without)".into(), grouped(*idle_cards)]);
        table
    }

    fn events_table(&self) -> Columns {
        let mut table = Columns::default();
        table.row(["", "number", "a game"].map(String::from));
        for (_, name, times) in self.events() {
            let a_game = format!("{:.2}", times as f64 / self.games());
            table.row([name.into(), grouped(times), a_game]);
        }
        table
    }

    fn ends_table(&self) -> Columns {
        let mut table = Columns::default();
        table.row(["ends", "games", "share"].map(String::from));
        for (_, name, times) in self.ends() {
            let of_all = percent(share(times as f64, self.results.games).value);
            table.row([format!("  {name}"), grouped(times), of_all]);
        }
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
        let cards = counts.actions.iter().sum::<u64>();
        let actions: Map<String, Value> = Action::ALL
            .iter()
            .map(|&action| {
                let times = counts.actions[action as usize];
                let of_all = share(times as f64, cards).value;
                (action.id().to_owned(), json!({ "cards": times, "share": of_all }))
            })
            .collect();
        let mut happened = Map::new();
        for (id, _, times) in self.events() {
            let a_game = times as f64 / self.games();
            happened.insert(id.to_owned(), json!({ "number": times, "per_game": a_game }));
        }
        let ends: Map<String, Value> =
            self.ends().iter().map(|&(id, _, times)| (id.to_owned(), json!(times))).collect();
        json!({
            "game": Edo::NAME,
            "rules": Edo::RULES,
            "edition": game.edition.name,
            "players": game.setup().players,
            "modules": game.setup().addons.names().collect::<Vec<_>>(),
            "bots": bots,
            "seed": run.seed,
            "threads": run.threads,
            "games": results.games,
            "seconds": time.as_secs_f64(),
            "games_per_second": self.games_per_second(),
            "choices_per_second": self.choices_per_second(),
            "choices": spread_json(&results.answers),
            "rounds": spread_json(&counts.rounds),
            "scores": scores,
            "wins_by_seat": wins,
            "win_shares_by_seat": shares,
            "shared_wins": results.shared,
            "actions": actions,
            "cards_without_officials": counts.idle_cards,
            "events": happened,
            "ends": ends,
        })
    }

    /// For the eye.
    pub(crate) fn svg(&self) -> String {
        let Report { game, bots, results, counts, .. } = self;
        let heading = format!(
            "Edo, {}: {} games by {}",
            game.setup(),
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
                x_axis: "power points".into(),
                y_axis: "share of seats".into(),
                bars: bars(&results.all_scores()),
            },
            Chart {
                title: "Length".into(),
                x_axis: "rounds".into(),
                y_axis: "share of games".into(),
                bars: bars(&counts.rounds),
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

fn percent(of_all: f64) -> String {
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
