//! What is counted in games of Edo, from what happened.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use edo::Edo;
use edo::edition::Action;
use edo::fact::{End, Fact};
use edo::state::{Building, State};
use serde_json::{Map, Value, json};
use sim::{Histogram, Tally, share};
use table::Log;

use super::{Counted, percent};
use crate::columns::{Columns, grouped};

/// How often what happened.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    /// Rounds a game.
    pub(crate) rounds: Histogram,
    /// Cards performed with at least one official, by action.
    pub(crate) actions: [u64; Action::ALL.len()],
    /// Cards performed with none.
    pub(crate) idle_cards: u64,
    /// Buildings, by kind.
    pub(crate) buildings: [u64; Building::ALL.len()],
    /// Temples.
    pub(crate) temples: u64,
    /// Demands met.
    pub(crate) demands: u64,
    /// Privileges used.
    pub(crate) privileges: u64,
    /// Dispersals of ronin.
    pub(crate) dispersals: u64,
    /// Games that ended by points.
    pub(crate) ended_by_points: u64,
    /// Games that ended for want of a merchant card.
    pub(crate) ended_by_merchants: u64,
}

impl Log<Fact> for Counts {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most facts are not counted")]
    // Where a fact is told and not counted, nothing is left of it: 6 % fewer instructions.
    #[inline]
    fn tell(&mut self, fact: Fact) {
        match fact {
            Fact::CardBegan { officials: 0, .. } => self.idle_cards += 1,
            Fact::CardBegan { action, .. } => self.actions[action as usize] += 1,
            Fact::Built { building, .. } => self.buildings[building as usize] += 1,
            Fact::TempleBuilt { .. } => self.temples += 1,
            Fact::DemandMet { .. } => self.demands += 1,
            Fact::PrivilegeUsed { .. } => self.privileges += 1,
            Fact::Dispersed { .. } => self.dispersals += 1,
            Fact::Ended { reason: End::Points } => self.ended_by_points += 1,
            Fact::Ended { reason: End::Merchants } => self.ended_by_merchants += 1,
            _ => {}
        }
    }
}

impl Tally<Edo> for Counts {
    fn over(&mut self, _: &Edo, state: &State) {
        self.rounds.add(i32::from(state.open.round));
    }

    fn merge(&mut self, other: Counts) {
        let Counts {
            rounds,
            actions,
            idle_cards,
            buildings,
            temples,
            demands,
            privileges,
            dispersals,
            ended_by_points,
            ended_by_merchants,
        } = other;
        self.rounds.merge(&rounds);
        for (mine, theirs) in self.actions.iter_mut().zip(actions) {
            *mine += theirs;
        }
        for (mine, theirs) in self.buildings.iter_mut().zip(buildings) {
            *mine += theirs;
        }
        self.idle_cards += idle_cards;
        self.temples += temples;
        self.demands += demands;
        self.privileges += privileges;
        self.dispersals += dispersals;
        self.ended_by_points += ended_by_points;
        self.ended_by_merchants += ended_by_merchants;
    }
}

impl Counted<Edo> for Counts {
    fn rounds(&self) -> &Histogram {
        &self.rounds
    }

    fn tables(&self, game: &Edo, games: u64) -> Vec<Columns> {
        vec![self.actions_table(), self.events_table(game, games), self.ends_table(games)]
    }

    fn json(&self, game: &Edo, games: u64) -> Map<String, Value> {
        let cards = self.actions.iter().sum::<u64>();
        let actions: Map<String, Value> = Action::ALL
            .iter()
            .map(|&action| {
                let times = self.actions[action as usize];
                let of_all = share(times as f64, cards).value;
                (action.id().to_owned(), json!({ "cards": times, "share": of_all }))
            })
            .collect();
        let mut happened = Map::new();
        for (id, _, times) in self.events(game) {
            let a_game = times as f64 / games as f64;
            happened.insert(id.to_owned(), json!({ "number": times, "per_game": a_game }));
        }
        let ends: Map<String, Value> =
            self.ends().iter().map(|&(id, _, times)| (id.to_owned(), json!(times))).collect();
        Map::from_iter([
            ("actions".to_owned(), Value::Object(actions)),
            ("cards_without_officials".to_owned(), json!(self.idle_cards)),
            ("events".to_owned(), Value::Object(happened)),
            ("ends".to_owned(), Value::Object(ends)),
        ])
    }
}

impl Counts {
    /// What happens so often a game: only what the set-up has.
    fn events(&self, game: &Edo) -> Vec<(&'static str, &'static str, u64)> {
        let Counts { buildings, temples, demands, privileges, dispersals, .. } = *self;
        let addons = game.setup().addons;
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
        let Counts { ended_by_points, ended_by_merchants, .. } = *self;
        [
            ("points", "by power points", ended_by_points),
            ("merchants", "by the last merchant card", ended_by_merchants),
        ]
    }

    fn actions_table(&self) -> Columns {
        let Counts { actions, idle_cards, .. } = self;
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

    fn events_table(&self, game: &Edo, games: u64) -> Columns {
        let mut table = Columns::default();
        table.row(["", "number", "a game"].map(String::from));
        for (_, name, times) in self.events(game) {
            let a_game = format!("{:.2}", times as f64 / games as f64);
            table.row([name.into(), grouped(times), a_game]);
        }
        table
    }

    fn ends_table(&self, games: u64) -> Columns {
        let mut table = Columns::default();
        table.row(["ends", "games", "share"].map(String::from));
        for (_, name, times) in self.ends() {
            let of_all = percent(share(times as f64, games).value);
            table.row([format!("  {name}"), grouped(times), of_all]);
        }
        table
    }
}
