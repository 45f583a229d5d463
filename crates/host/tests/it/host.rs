//! The host over a store: what happens to tables in play.

mod bots;
mod doors;
mod faulty;
mod files;
mod life;
mod nodes;
mod old_rules;
mod safe;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use ::bots::Level;
use edo::Edo;
use host::{
    Act, Chair, Host, Hosted, Late, New, Options, Pace, Refused, Scene, Shown, Sight, Undo, Who,
};
use store::{Life, Memory, Millis, PersonId, Store, TableId};
use table::{Chance, Choices, Fast, Game, Seat, Viewer, choice_text};

use crate::played::{ANNE, BEN, CLEO, NONCE};

/// A clock that only tests move.
#[derive(Clone)]
struct Clock(Arc<AtomicI64>);

impl Clock {
    fn new() -> Clock {
        Clock(Arc::new(AtomicI64::new(1_700_000_000_000)))
    }

    fn wait(&self, seconds: i64) {
        self.0.fetch_add(1000 * seconds, Ordering::Relaxed);
    }
}

fn options(clock: &Clock) -> Options {
    let clock = clock.clone();
    Options {
        bot_pace: Duration::ZERO,
        now: Arc::new(move || Millis(clock.0.load(Ordering::Relaxed))),
        ..Options::default()
    }
}

fn host() -> Host {
    host_on(Arc::new(Memory::default()))
}

fn host_on(store: Arc<dyn Store>) -> Host {
    Host::new(store, options(&Clock::new()))
}

fn new(players: u8) -> New {
    New {
        game: Edo::NAME.to_owned(),
        setup: format!("players {players}"),
        edition: None,
        pace: Pace::Untimed,
        public: true,
        undo: Undo::Free,
        late: Late::SitIn(Level::Random),
        chairs: Vec::new(),
        nonce: NONCE,
    }
}

const PEOPLE: [PersonId; 3] = [ANNE, BEN, CLEO];

fn who(person: PersonId) -> Who {
    Who::Person(person)
}

/// A table at which so many people sit and play.
async fn started(host: &Host, people: usize) -> TableId {
    let table = host.create(ANNE, new(people as u8)).await.expect("it can be played");
    for person in PEOPLE.into_iter().take(people) {
        let sit = Act::Sit { seat: None, nonce: NONCE };
        host.act(table, &who(person), None, sit).await.expect("a seat is free");
    }
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all sit");
    table
}

/// A lawful answer of a person who is asked, if they are.
fn answer(sight: &Sight, chance: &mut Fast) -> Option<Act> {
    match sight.game.as_ref()? {
        Shown::Edo(scene) => answer_in(scene, sight, chance),
        Shown::Yedo(scene) => answer_in(scene, sight, chance),
    }
}

fn answer_in<G: Hosted>(scene: &Scene<G>, sight: &Sight, chance: &mut Fast) -> Option<Act> {
    for window in &scene.windows {
        let Viewer::Seat(seat) = window.viewer else { continue };
        let mut choices = Choices::new();
        for offer in window.offers.iter().filter(|offer| offer.is_available()) {
            choices.push(offer.choice);
        }
        if !choices.is_empty() && sight.pass.hands().has(seat) {
            let choice = choice_text(&*scene.game, choices.any_kind(chance));
            return Some(Act::Answer { seat, choice });
        }
    }
    None
}

/// One of those who are asked answers. False if nobody is.
async fn step(host: &Host, table: TableId, chance: &mut Fast) -> bool {
    let first = chance.below(3) as usize;
    for person in PEOPLE.into_iter().cycle().skip(first).take(3) {
        let Ok(sight) = host.look(table, &who(person)).await else { continue };
        if let Some(act) = answer(&sight, chance) {
            let acted = host.act(table, &who(person), Some(sight.number), act).await;
            match acted {
                Ok(_) | Err(Refused::Stale { .. } | Refused::Illegal(_)) => return true,
                Err(refused) => panic!("{refused}"),
            }
        }
    }
    false
}

async fn life(host: &Host, table: TableId) -> Life {
    host.look(table, &who(ANNE)).await.expect("it is there").life
}

/// All lines of a table, as the host that runs the server has them.
async fn text(host: &Host, table: TableId) -> String {
    host.export(table).await.expect("it is there")
}

fn sit(seat: u8) -> Act {
    Act::Sit { seat: Some(Seat(seat)), nonce: NONCE }
}

fn mine(person: PersonId) -> Chair {
    Chair::Person(person)
}
