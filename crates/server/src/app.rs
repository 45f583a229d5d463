//! What every request is answered from.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use host::Host;
use store::{Fault, Millis, PersonId, Store, TokenHash};
use tokio::sync::{Semaphore, broadcast, watch};
use words::{Lang, Words};

use crate::known::Known;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::settings::Settings;

/// What time it is; from outside, so that a test can stop it.
pub type Now = Arc<dyn Fn() -> Millis + Send + Sync>;

/// A server's inside. A clone is the same.
#[derive(Clone)]
pub struct App(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) host: Host,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) known: Known,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// How many passwords are checked, and proofs made, at the same time.
    pub(crate) hashing: Arc<Semaphore>,
    /// Tells everybody that the server stops.
    pub(crate) stop: watch::Sender<bool>,
    pub(crate) ended: broadcast::Sender<Ended>,
    pub(crate) now: Now,
    words: [Words; 3],
    names: Mutex<HashMap<PersonId, (Millis, Option<String>)>>,
}

/// Sessions that have ended here: streams opened by them end too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    One(TokenHash),
    AllBut(PersonId, Option<TokenHash>),
}

/// For how long a name is believed, and how many are.
const NAME_MILLIS: i64 = 30_000;
const NAMES_MAX: usize = 50_000;

impl App {
    /// A server over a store and a host on it.
    pub fn new(store: Arc<dyn Store>, host: Host, settings: Settings, now: Now) -> App {
        App(Arc::new(Inner {
            host,
            store,
            known: Known::default(),
            limits: Limits::new(&settings),
            metrics: Metrics::default(),
            hashing: Arc::new(Semaphore::new(settings.hashes_at_once.max(1))),
            stop: watch::Sender::new(false),
            ended: broadcast::Sender::new(256),
            now,
            words: Lang::ALL.map(Words::new),
            names: Mutex::default(),
            settings,
        }))
    }

    /// How a host works that is set up so.
    pub fn host_options(settings: &Settings, now: Now) -> host::Options {
        host::Options {
            tables_max: settings.tables_in_memory,
            tables_of_person_max: settings.tables_per_person,
            bot_pace: Duration::from_millis(settings.bot_pace),
            bots_max: settings.bots_at_once,
            claim: Duration::from_millis(settings.claim.max(1)),
            now,
            ..host::Options::default()
        }
    }

    /// Ends all streams and lets nobody open new ones.
    pub fn stop(&self) {
        self.0.stop.send_replace(true);
    }

    pub(crate) fn now(&self) -> Millis {
        (self.0.now)()
    }

    pub(crate) fn words(&self, lang: Lang) -> &Words {
        &self.0.words[lang as usize]
    }

    pub(crate) fn host(&self) -> &Host {
        &self.0.host
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.0.settings
    }

    /// What these people are called; who is gone is called nothing.
    pub(crate) async fn names(
        &self,
        people: &[PersonId],
    ) -> Result<HashMap<PersonId, Option<String>>, Fault> {
        let now = self.now();
        let mut found = HashMap::new();
        let mut missing = Vec::new();
        {
            let names = self.0.names.lock().expect("nobody panics while looking up a name");
            for person in people {
                match names.get(person) {
                    Some((at, name)) if now.0 < at.0 + NAME_MILLIS => {
                        found.insert(*person, name.clone());
                    }
                    _ => missing.push(*person),
                }
            }
        }
        if missing.is_empty() {
            return Ok(found);
        }
        let people = self.store().people(&missing).await?;
        let mut names = self.0.names.lock().expect("nobody panics while looking up a name");
        if NAMES_MAX <= names.len() {
            names.clear();
        }
        for id in missing {
            let person = people.iter().find(|person| person.id == id && !person.gone);
            let name = person.map(|person| person.name.clone());
            names.insert(id, (now, name.clone()));
            found.insert(id, name);
        }
        Ok(found)
    }

    /// Somebody is no longer as they were: called otherwise, or speaking another language.
    pub(crate) fn forget_person(&self, person: PersonId) {
        self.0.known.forget_person(person);
        self.0.names.lock().expect("nobody panics while looking up a name").remove(&person);
    }

    /// Sessions have ended: they are no longer believed, and streams opened by them are told.
    pub(crate) fn tell_ended(&self, ended: Ended) {
        match ended {
            Ended::One(token) => self.0.known.forget_session(token),
            Ended::AllBut(person, _) => self.0.known.forget_person(person),
        }
        let _listeners = self.0.ended.send(ended);
    }
}
