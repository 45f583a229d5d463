//! The host: tables loaded on demand, changed one step at a time, and everybody told.
//!
//! A change is decided on a copy, its lines are appended under the number that was expected, and only
//! then does the copy take the place of the table. No game is changed while anything is awaited, and
//! the key of the lines decides every race, also with other nodes.

mod doors;
mod files;
mod hint;
mod life;
mod lists;
mod slots;
mod talk;
mod watch;
mod work;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use store::{Fault, Line, Millis, NodeId, PersonId, Store, Summary, TableId};
use tracing::{error, warn};

pub use self::doors::{Token, Who};
pub use self::life::{Chair, New};
pub use self::lists::Listed;
pub use self::slots::{Listener, News};
use self::slots::{Loaded, Slot, Slots};
use self::talk::Talk;
pub use self::watch::Running;
use self::work::Work;
use crate::act::Act;
use crate::event::Event;
use crate::games::Told;
use crate::luck::Luck;
use crate::refused::Refused;
use crate::sight::{Glance, Pass, Sight};
use crate::table::{Broken, Table};

/// How often a change is decided anew because another node was first.
const TRIES: u32 = 16;

/// How a host works.
#[derive(Clone)]
pub struct Options {
    /// How many tables stay in memory.
    pub tables_max: usize,
    /// How many tables that are not past a person may have made or joined.
    pub tables_of_person_max: u32,
    /// How long a bot waits before it answers, so that people can follow.
    pub bot_pace: Duration,
    /// How many bots think at the same time.
    pub bots_max: usize,
    /// How long a piece of work is claimed by a node that may die.
    pub claim: Duration,
    /// How often is looked for work that other nodes left, and for clocks that ran out.
    pub sweep: Duration,
    /// What time it is. Clocks are judged by it: nodes of one store must agree on the time to within
    /// a second, as machines do that ask a time server.
    pub now: Arc<dyn Fn() -> Millis + Send + Sync>,
    /// Called within every piece of work on a table; a place for fire drills to break something.
    pub drill: Option<Arc<dyn Fn(TableId) + Send + Sync>>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            tables_max: 4096,
            tables_of_person_max: 100,
            bot_pace: Duration::from_millis(600),
            bots_max: 2,
            claim: Duration::from_secs(20),
            sweep: Duration::from_secs(1),
            now: Arc::new(system_time),
            drill: None,
        }
    }
}

fn system_time() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    Millis(since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX)))
}

/// All tables of a store, as one node serves them. A clone is the same host.
#[derive(Clone)]
pub struct Host(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    node: NodeId,
    options: Options,
    slots: Slots,
    talk: Talk,
    work: Work,
    /// Who brought an edition, once for each.
    editions: Mutex<Vec<PersonId>>,
}

impl Host {
    /// A host over a store. It answers for nobody until [`Host::run`].
    pub fn new(store: Arc<dyn Store>, options: Options) -> Host {
        let slots = Slots::new(options.tables_max);
        let work = Work::new(options.bots_max);
        let node = NodeId::random();
        let (talk, editions) = (Talk::default(), Mutex::default());
        Host(Arc::new(Inner { store, node, options, slots, talk, work, editions }))
    }

    /// Which node this is.
    pub fn node(&self) -> NodeId {
        self.0.node
    }

    /// How many tables are in memory.
    pub fn n_loaded(&self) -> usize {
        self.0.slots.n_loaded()
    }

    /// How many tables somebody here knows of: loaded, listened to, or worked on.
    pub fn n_slots(&self) -> usize {
        self.0.slots.all().len()
    }

    fn drill(&self, table: TableId) {
        if let Some(drill) = &self.0.options.drill {
            drill(table);
        }
    }

    pub(crate) fn now(&self) -> Millis {
        (self.0.options.now)()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    /// Somebody does something at a table. `expected` is the number of what they saw last, if it must
    /// not have changed since. Gives the number of what they see now.
    ///
    /// # Errors
    /// Why it was not done.
    pub async fn act(
        &self,
        table: TableId,
        who: &Who,
        expected: Option<u32>,
        act: Act,
    ) -> Result<u32, Refused> {
        let (known, door, _) = self.enter(table, who).await?;
        if let (Act::Sit { .. }, Who::Person(person)) = (&act, who) {
            self.room_at(&known, *person).await?;
        }
        let hand = door.clone();
        let decide = move |table: &Table, luck: &Luck, now: Millis| {
            let (by, pass) = hand.hand(table, &act)?;
            let current = table.noticed(pass.eyes());
            if expected.is_some_and(|expected| expected != current) {
                return Err(Refused::Stale { current });
            }
            table.act(by, &act, luck, now)
        };
        let mut changed = self.change(table, decide.clone()).await;
        if let (Err(Refused::Stale { current }), Some(expected)) = (&changed, expected)
            && *current < expected
        {
            // They have seen at another node what this one has not heard yet.
            self.refresh(table).await?;
            changed = self.change(table, decide).await;
        }
        let changed = changed?;
        Ok(changed.noticed(door.pass(&changed).map_or(table::Seats::NONE, |pass| pass.eyes())))
    }

    /// All that somebody is shown of a table.
    ///
    /// # Errors
    /// If they may not look, or there is nothing to be looked at.
    pub async fn look(&self, table: TableId, who: &Who) -> Result<Sight, Refused> {
        self.with(table, who, Table::see).await
    }

    /// Whether there is anything new for somebody.
    ///
    /// # Errors
    /// If they may not look, or there is nothing to be looked at.
    pub async fn glance(&self, table: TableId, who: &Who) -> Result<Glance, Refused> {
        self.with(table, who, Table::glance).await
    }

    /// What somebody was told of the game, from the so manieth answer on that they saw.
    ///
    /// # Errors
    /// If they may not look, or there is nothing to be looked at.
    pub async fn tell(
        &self,
        table: TableId,
        who: &Who,
        from: u32,
    ) -> Result<Option<Told>, Refused> {
        self.with(table, who, |table, pass| table.tell(pass, from)).await
    }

    /// Hears whenever anything happens at a table, from now on. What happened is looked at.
    ///
    /// # Errors
    /// If they may not look.
    pub async fn listen(&self, table: TableId, who: &Who) -> Result<Listener, Refused> {
        self.enter(table, who).await?;
        Ok(self.0.slots.get(table).listen())
    }

    /// Reads what other nodes have appended and this one may not have heard yet: for whoever has seen
    /// more elsewhere than is shown here.
    ///
    /// # Errors
    /// If the table cannot be read.
    pub async fn refresh(&self, table: TableId) -> Result<(), Refused> {
        // What is not in memory is read when somebody asks for it.
        let Some(slot) = self.0.slots.known(table) else { return Ok(()) };
        let _turn = slot.turn.lock().await;
        self.catch_up(&slot).await
    }

    async fn with<T>(
        &self,
        table: TableId,
        who: &Who,
        look: impl FnOnce(&Table, &Pass) -> T,
    ) -> Result<T, Refused> {
        let (known, _, pass) = self.enter(table, who).await?;
        let looked = guarded(|| {
            self.drill(table);
            look(&known, &pass)
        });
        match looked {
            Ok(seen) => Ok(seen),
            Err(why) => Err(self.freeze(table, why).await),
        }
    }

    /// The table as it is now.
    pub(crate) async fn open(&self, table: TableId) -> Result<Arc<Table>, Refused> {
        Ok(self.open_loaded(table).await?.table)
    }

    async fn open_loaded(&self, table: TableId) -> Result<Loaded, Refused> {
        let slot = self.0.slots.get(table);
        if let Some(loaded) = slot.loaded() {
            return Ok(loaded);
        }
        let opened = {
            let _turn = slot.turn.lock().await;
            self.load(&slot).await
        };
        if matches!(opened, Err(Refused::NoTable)) {
            self.0.slots.discard(slot);
        }
        opened
    }

    /// The table as it is now. Who calls has the turn.
    async fn load(&self, slot: &Slot) -> Result<Loaded, Refused> {
        if let Some(loaded) = slot.loaded() {
            return Ok(loaded);
        }
        let id = slot.id;
        let lines = self.store().lines(id, 0).await?;
        if lines.is_empty() {
            return Err(Refused::NoTable);
        }
        let secret = self.store().secret(id).await?;
        let folded = guarded(|| Table::fold(&lines)).map_err(|why| {
            error!(table = %id, why, "a table could not be opened");
            Refused::Panicked { table: id }
        })?;
        let table = folded.map_err(|broken| unopened(id, &broken))?;
        let secret = secret.or(table.secret).ok_or(Refused::Store(Fault::Missing))?;
        let loaded = Loaded { table: Arc::new(table), secret };
        self.0.slots.keep(slot, loaded.clone());
        Ok(loaded)
    }

    /// Reads what another node has appended. Who calls has the turn.
    async fn catch_up(&self, slot: &Slot) -> Result<(), Refused> {
        let Some(loaded) = slot.loaded() else { return Ok(()) };
        let lines = self.store().lines(slot.id, loaded.table.number).await?;
        if lines.is_empty() {
            return Ok(());
        }
        let mut next = (*loaded.table).clone();
        let taken = guarded(|| lines.iter().try_for_each(|line| next.take(line)));
        if let Ok(Ok(())) = taken {
            self.swap(slot, &loaded, next);
            return Ok(());
        }
        // Something is wrong here or there: let the lines decide, from the first on.
        self.0.slots.forget(slot);
        self.load(slot).await.map(|_| ())
    }

    fn swap(&self, slot: &Slot, loaded: &Loaded, next: Table) -> Arc<Table> {
        let table = Arc::new(next);
        self.0.slots.keep(slot, Loaded { table: Arc::clone(&table), secret: loaded.secret });
        slot.tell_lines(table.number);
        self.0.work.wake(&table);
        table
    }

    /// Changes a table: `decide` says what happens, on the table as it then is.
    ///
    /// Once begun it is finished, also if nobody waits for it any longer: or lines would be kept of
    /// which nobody is told.
    pub(crate) async fn change(
        &self,
        table: TableId,
        decide: impl Fn(&Table, &Luck, Millis) -> Result<Vec<Event>, Refused> + Send + 'static,
    ) -> Result<Arc<Table>, Refused> {
        let host = self.clone();
        let changed = tokio::spawn(async move { host.change_now(table, decide).await });
        changed.await.unwrap_or(Err(Refused::Panicked { table }))
    }

    async fn change_now(
        &self,
        id: TableId,
        decide: impl Fn(&Table, &Luck, Millis) -> Result<Vec<Event>, Refused> + Send,
    ) -> Result<Arc<Table>, Refused> {
        let slot = self.0.slots.get(id);
        let changed = {
            let _turn = slot.turn.lock().await;
            self.change_in(&slot, decide).await
        };
        if matches!(changed, Err(Refused::NoTable)) {
            self.0.slots.discard(slot);
        }
        changed
    }

    /// The same, for who has the turn.
    async fn change_in(
        &self,
        slot: &Slot,
        decide: impl Fn(&Table, &Luck, Millis) -> Result<Vec<Event>, Refused> + Send,
    ) -> Result<Arc<Table>, Refused> {
        let id = slot.id;
        let mut current = 0;
        for _ in 0..TRIES {
            let loaded = self.load(slot).await?;
            current = loaded.table.number;
            // The time of a line is never before that of the line before it, whatever clocks say.
            let now = self.now().max(loaded.table.at);
            let worked = guarded(|| {
                self.drill(id);
                decided(&loaded, &decide, now)
            });
            let Decided { next, lines, refused } = match worked {
                Err(why) => return Err(self.freeze_now(slot, why).await),
                Ok(decided) => decided?,
            };
            let verdict = |table| refused.map_or(Ok(table), Err);
            let Some((next, summary)) = next else { return verdict(loaded.table) };
            match self.keep(&loaded.table, lines, summary).await {
                Ok(()) => return verdict(self.swap(slot, &loaded, *next)),
                Err(Fault::Taken { .. }) => self.catch_up(slot).await?,
                Err(fault) => {
                    warn!(table = %id, %fault, "a change was not kept");
                    self.0.slots.forget(slot);
                    return Err(fault.into());
                }
            }
        }
        Err(Refused::Store(Fault::Taken { current }))
    }

    /// Appends lines after those of a table. If the store fails in a way that leaves it open whether
    /// they were kept, the lines themselves say.
    async fn keep(&self, table: &Table, lines: Vec<Line>, summary: Summary) -> Result<(), Fault> {
        let (id, number) = (table.id(), table.number);
        let appended = self.store().append(id, number, lines.clone(), summary).await;
        match appended {
            Err(Fault::Down(why)) => match self.store().lines(id, number).await {
                Ok(kept) if kept.starts_with(&lines) => Ok(()),
                Ok(_) | Err(_) => Err(Fault::Down(why)),
            },
            other => other.map(|_| ()),
        }
    }

    /// Something of ours broke while working on this table: it stands still from here on, and its
    /// lines are the report.
    async fn freeze(&self, id: TableId, why: String) -> Refused {
        let slot = self.0.slots.get(id);
        let _turn = slot.turn.lock().await;
        self.freeze_now(&slot, why).await
    }

    /// The same, for who has the turn.
    async fn freeze_now(&self, slot: &Slot, why: String) -> Refused {
        let id = slot.id;
        error!(table = %id, why, "a table is frozen");
        let events = [Event::Frozen { why }];
        for _ in 0..TRIES {
            let Ok(loaded) = self.load(slot).await else { break };
            let frozen = guarded(|| {
                let (next, lines) = after(&loaded.table, &events, self.now().max(loaded.table.at))?;
                Ok::<_, Refused>((next.summary(), next, lines))
            });
            let Ok(Ok((summary, next, lines))) = frozen else { break };
            match self.keep(&loaded.table, lines, summary).await {
                Ok(()) => {
                    self.swap(slot, &loaded, next);
                    break;
                }
                Err(Fault::Taken { .. }) if self.catch_up(slot).await.is_ok() => {}
                Err(fault) => {
                    error!(table = %id, %fault, "a frozen table could not be marked");
                    break;
                }
            }
        }
        Refused::Panicked { table: id }
    }

    /// Lets a frozen table go on, for who has mended what broke.
    ///
    /// # Errors
    /// If it is not frozen.
    pub async fn thaw(&self, table: TableId) -> Result<(), Refused> {
        let thaw = |table: &Table, _: &Luck, _: Millis| {
            let frozen = table.life() == store::Life::Frozen;
            if frozen { Ok(vec![Event::Thawed]) } else { Err(Refused::Life(table.life())) }
        };
        self.change(table, thaw).await.map(|_| ())
    }
}

/// What is to be kept of a change.
struct Decided {
    /// The table as it will be and what lists show of it, if anything changes.
    next: Option<(Box<Table>, Summary)>,
    lines: Vec<Line>,
    /// Why what was wanted is not done. That somebody's time has run out is kept all the same.
    refused: Option<Refused>,
}

/// Decides on a table at which no time has run out: or an answer would still be taken until somebody
/// happens to look at the clock.
fn decided(
    Loaded { table, secret }: &Loaded,
    decide: impl Fn(&Table, &Luck, Millis) -> Result<Vec<Event>, Refused>,
    now: Millis,
) -> Result<Decided, Refused> {
    let luck = table.luck(*secret);
    let late = table.late(&luck, now);
    let (ended, mut lines) = if late.is_empty() {
        (None, Vec::new())
    } else {
        let (ended, lines) = after(table, &late, now)?;
        (Some(ended), lines)
    };
    let (next, refused) = match decide(ended.as_ref().unwrap_or(table), &luck, now) {
        Ok(events) if events.is_empty() => (ended, None),
        Ok(events) => {
            let (next, rest) = after(ended.as_ref().unwrap_or(table), &events, now)?;
            lines.extend(rest);
            (Some(next), None)
        }
        Err(refused) if ended.is_none() => return Err(refused),
        Err(refused) => (ended, Some(refused)),
    };
    let next = next.map(|next| (next.summary(), Box::new(next)));
    Ok(Decided { next: next.map(|(summary, next)| (next, summary)), lines, refused })
}

/// The table after these events, and the lines that say so.
fn after(table: &Table, events: &[Event], now: Millis) -> Result<(Table, Vec<Line>), Refused> {
    let mut next = table.clone();
    let mut lines = Vec::with_capacity(events.len());
    for event in events {
        let line = Line { text: event.to_string(), at: now };
        next.take(&line).map_err(|broken| unopened(table.id(), &broken))?;
        lines.push(line);
    }
    Ok((next, lines))
}

/// Lines are no table: which, is said to who runs the server and to nobody else. What stands there is
/// said to nobody: it may be somebody's secret, and who runs the server can look it up.
fn unopened(table: TableId, broken: &Broken) -> Refused {
    error!(%table, line = broken.number, why = broken.why.kind(), "a table could not be opened");
    Refused::Broken { table }
}

/// Does a piece of work and survives its panic; gives what it said.
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    // What panicked worked on values of its own; none of them is looked at again.
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| message(&*panic))
}

fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    let text = text.unwrap_or_else(|| "a panic without a message".to_owned());
    text.chars().take(500).collect()
}
