//! What is counted in games of Yedo, from what happened.

#![allow(clippy::float_arithmetic, reason = "statistics for people to read")]
#![allow(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]

use serde_json::{Map, Value, json};
use sim::{Histogram, Tally};
use table::Log;
use yedo::Yedo;
use yedo::edition::DistrictAction;
use yedo::fact::Fact;
use yedo::state::State;

use super::Counted;
use crate::columns::{Columns, grouped};

/// How often what happened.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Counts {
    /// Rounds a game.
    rounds: Histogram,
    /// Actions of districts.
    actions: [u64; DistrictAction::ALL.len()],
    /// What else happened.
    events: [u64; EVENTS.len()],
}

/// What else is counted: how programs and people call it.
const EVENTS: [(&str, &str); 12] = [
    ("missions", "missions completed"),
    ("bonus_parts", "with their bonus part"),
    ("auctions", "auctions won"),
    ("cards_played", "action cards played"),
    ("cards_cancelled", "action cards cancelled"),
    ("arrests", "disciples arrested"),
    ("annexes", "annexes built"),
    ("geishas", "geishas taken on"),
    ("trades", "trades"),
    ("shoguns_killed", "games in which the Shogun died"),
    ("errands", "errands done"),
    ("won_together", "games won together"),
];

impl Log<Fact> for Counts {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most facts are not counted")]
    #[inline]
    fn tell(&mut self, fact: Fact) {
        let event = match fact {
            Fact::Acted { action, .. } => {
                self.actions[action as usize] += 1;
                return;
            }
            Fact::Completed { bonus, .. } => {
                self.events[1] += u64::from(bonus);
                0
            }
            Fact::Won { .. } => 2,
            Fact::Played { .. } => 3,
            Fact::Cancelled { .. } => 4,
            Fact::Arrested { .. } => 5,
            Fact::AnnexGained { .. } => 6,
            Fact::GeishaGained { .. } => 7,
            Fact::OfferTaken { .. } => 8,
            Fact::ShogunDied { .. } => 9,
            Fact::ErrandDone { .. } => 10,
            Fact::Together { won: true, .. } => 11,
            _ => return,
        };
        self.events[event] += 1;
    }
}

impl Tally<Yedo> for Counts {
    fn over(&mut self, _: &Yedo, state: &State) {
        self.rounds.add(i32::from(state.open.round));
    }

    fn merge(&mut self, other: Counts) {
        let Counts { rounds, actions, events } = other;
        self.rounds.merge(&rounds);
        let mine = self.actions.iter_mut().chain(&mut self.events);
        for (mine, theirs) in mine.zip(actions.into_iter().chain(events)) {
            *mine += theirs;
        }
    }
}

impl Counted<Yedo> for Counts {
    fn rounds(&self) -> &Histogram {
        &self.rounds
    }

    fn tables(&self, _: &Yedo, games: u64) -> Vec<Columns> {
        let a_game = |times: u64| format!("{:.2}", times as f64 / games as f64);
        let mut actions = Columns::default();
        actions.row(["actions of districts", "number", "a game"].map(String::from));
        for action in DistrictAction::ALL {
            let times = self.actions[action as usize];
            actions.row([format!("  {}", action.id()), grouped(times), a_game(times)]);
        }
        let mut events = Columns::default();
        events.row(["", "number", "a game"].map(String::from));
        for ((_, name), times) in EVENTS.into_iter().zip(self.events) {
            events.row([name.into(), grouped(times), a_game(times)]);
        }
        vec![actions, events]
    }

    fn json(&self, _: &Yedo, games: u64) -> Map<String, Value> {
        let counted =
            |times: u64| json!({"number": times, "per_game": times as f64 / games as f64});
        let actions = DistrictAction::ALL.into_iter().zip(self.actions);
        let actions: Map<String, Value> =
            actions.map(|(action, times)| (action.id().to_owned(), counted(times))).collect();
        let events = EVENTS.into_iter().zip(self.events);
        let events: Map<String, Value> =
            events.map(|((id, _), times)| (id.to_owned(), counted(times))).collect();
        Map::from_iter([
            ("actions".to_owned(), Value::Object(actions)),
            ("events".to_owned(), Value::Object(events)),
        ])
    }
}
