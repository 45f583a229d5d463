//! Answers that nobody gives by hand: bots, and standing orders.
//!
//! A table that waits for such an answer is a piece of work, done by one node at a time. If that node
//! dies, its claim runs out and another finds the table in the list of those that wait.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use store::{Millis, TableId};
use table::Seat;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{sleep, timeout};
use tracing::warn;

use super::slots::Loaded;
use super::{Host, message};
use crate::games::AnyBot;
use crate::refused::Refused;
use crate::table::Table;

/// The work of a node.
pub(super) struct Work {
    /// Tables that this node works on.
    busy: Mutex<HashSet<TableId>>,
    woken: mpsc::UnboundedSender<TableId>,
    waiting: Mutex<Option<mpsc::UnboundedReceiver<TableId>>>,
    pub(super) thinking: Arc<Semaphore>,
    pub(super) troubles: Troubles,
}

/// Tables at which work failed, until when they are let be, and for how long then.
#[derive(Default)]
pub(super) struct Troubles(Mutex<HashMap<TableId, (Millis, i64)>>);

/// For how long a table is let be at which work failed once, and at most, in milliseconds.
const LET_BE_MIN: i64 = 1_000;
const LET_BE_MAX: i64 = 10 * 60 * 1_000;

impl Troubles {
    /// Is it time to try again?
    pub(super) fn may_try(&self, table: TableId, now: Millis) -> bool {
        let troubles = self.0.lock().expect("nobody panics while noting troubles");
        troubles.get(&table).is_none_or(|(until, _)| *until <= now)
    }

    /// Notes how it went: twice as long if it failed again.
    pub(super) fn note(&self, table: TableId, well: bool, now: Millis) {
        let mut troubles = self.0.lock().expect("nobody panics while noting troubles");
        if well {
            troubles.remove(&table);
            return;
        }
        let (until, long) = troubles.entry(table).or_insert((now, LET_BE_MIN / 2));
        *long = (2 * *long).min(LET_BE_MAX);
        *until = Millis(now.0 + *long);
    }
}

impl Work {
    pub(super) fn new(bots_max: usize) -> Work {
        let (woken, waiting) = mpsc::unbounded_channel();
        Work {
            busy: Mutex::default(),
            woken,
            waiting: Mutex::new(Some(waiting)),
            thinking: Arc::new(Semaphore::new(bots_max.max(1))),
            troubles: Troubles::default(),
        }
    }

    /// The tables this node works on; from now on it does no longer.
    pub(super) fn put_down(&self) -> HashSet<TableId> {
        std::mem::take(&mut *self.busy.lock().expect("nobody panics while taking work"))
    }

    /// If the table waits for work, somebody will look at it soon.
    pub(super) fn wake(&self, table: &Table) {
        if !todo(table).is_empty() {
            self.wake_id(table.id());
        }
    }

    /// Somebody will look at this table soon, unless this node does already.
    pub(super) fn wake_id(&self, table: TableId) {
        let busy = self.busy.lock().expect("nobody panics while taking work").contains(&table);
        if !busy {
            let _nobody_works_here = self.woken.send(table);
        }
    }

    /// What is woken, for the one who works.
    pub(super) fn waiting(&self) -> Option<mpsc::UnboundedReceiver<TableId>> {
        self.waiting.lock().expect("nobody panics while taking work").take()
    }

    fn begin(&self, table: TableId) -> bool {
        self.busy.lock().expect("nobody panics while taking work").insert(table)
    }

    fn end(&self, table: TableId) {
        self.busy.lock().expect("nobody panics while taking work").remove(&table);
    }
}

/// The seats that are answered for.
fn todo(table: &Table) -> Vec<Seat> {
    table.summary().bots.iter().collect()
}

impl Host {
    /// Works on a table until it waits for people only, if no other node does.
    pub(super) async fn work(&self, table: TableId) {
        if !self.0.work.begin(table) {
            return;
        }
        let name = format!("bot:{table}");
        let worked = self.work_on(table, &name).await;
        self.0.work.troubles.note(table, worked.is_ok(), self.now());
        if let Err(refused) = &worked {
            warn!(%table, %refused, "work on a table was left");
        }
        if let Err(fault) = self.store().release(&name, self.0.node).await {
            warn!(%table, %fault, "a claim was not released");
        }
        self.0.work.end(table);
        // Something may have come up while the work was being put down.
        if let (Ok(true), Ok(table)) = (worked, self.open(table).await) {
            self.0.work.wake(&table);
        }
    }

    pub(super) async fn claimed(&self, name: &str) -> Result<bool, Refused> {
        let now = self.now();
        let until = Millis(now.0 + self.0.options.claim.as_millis() as i64);
        Ok(self.store().claim(name, self.0.node, now, until).await?)
    }

    /// Is all done? Else it is another's.
    async fn work_on(&self, id: TableId, name: &str) -> Result<bool, Refused> {
        let mut bots: HashMap<Seat, AnyBot> = HashMap::new();
        loop {
            let loaded = self.open_loaded(id).await?;
            let todo = todo(&loaded.table);
            // Bots first: nobody waits for them while an order waits to be obeyed.
            let bot = todo.iter().find(|seat| loaded.table.bot_at(**seat).is_some());
            let Some(&seat) = bot.or(todo.first()) else { return Ok(true) };
            if !self.claimed(name).await? {
                return Ok(false);
            }
            let worked = Box::pin(async {
                if loaded.table.bot_at(seat).is_some() {
                    sleep(self.0.options.bot_pace).await;
                    self.think(id, seat, &mut bots).await
                } else {
                    self.obey(&loaded, seat).await
                }
            });
            if !self.while_claimed(name, worked).await? {
                return Ok(false);
            }
        }
    }

    /// Does a piece of work, however long it takes, and renews the claim on it meanwhile. False if the
    /// claim was lost and the work left.
    async fn while_claimed(
        &self,
        name: &str,
        mut work: impl Future<Output = Result<(), Refused>> + Unpin,
    ) -> Result<bool, Refused> {
        loop {
            match timeout(self.0.options.claim / 3, &mut work).await {
                Ok(worked) => return worked.map(|()| true),
                Err(_) if self.claimed(name).await? => {}
                Err(_) => return Ok(false),
            }
        }
    }

    /// A bot answers for its seat.
    async fn think(
        &self,
        id: TableId,
        seat: Seat,
        bots: &mut HashMap<Seat, AnyBot>,
    ) -> Result<(), Refused> {
        let Loaded { table, secret } = self.open_loaded(id).await?;
        let (Some(level), Some(play)) = (table.bot_at(seat), &table.play) else {
            return Ok(());
        };
        if !table.asked().has(seat) {
            return Ok(());
        }
        let mut bot = bots.remove(&seat).unwrap_or_else(|| play.bot(level));
        let mut chance = table.luck(secret).bot(table.number);
        let permit = Arc::clone(&self.0.work.thinking).acquire_owned().await;
        let (host, thought_of) = (self.clone(), Arc::clone(&table));
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            host.drill(id);
            let play = thought_of.play.as_ref().expect("it was there a moment ago");
            let choice = play.think(&mut bot, seat, &mut chance);
            (choice, bot)
        });
        let (choice, bot) = match thought.await {
            Ok(thought) => thought,
            Err(broke) => {
                let why = broke.try_into_panic().map_or_else(|_| String::new(), |p| message(&*p));
                return Err(self.freeze(id, why).await);
            }
        };
        let given = Arc::new(AtomicBool::new(false));
        let note = Arc::clone(&given);
        let thought_of = Arc::clone(&table);
        self.change(id, move |table, luck, _| {
            // The person came back, or somebody took an answer back, while the bot thought: what it
            // thought of is another question, though it may be lawful to answer so.
            let stands = match (&table.play, &thought_of.play) {
                (Some(play), Some(other)) => play.asks_the_same(other, seat),
                _ => false,
            };
            let stands = stands && table.bot_at(seat) == Some(level) && table.asked().has(seat);
            note.store(stands, Ordering::Relaxed);
            if stands { table.answer(seat, &choice, luck) } else { Ok(Vec::new()) }
        })
        .await?;
        // Where it was not given, what the bot remembers is of a game that was not played.
        if given.load(Ordering::Relaxed) {
            bots.insert(seat, bot);
        }
        Ok(())
    }

    /// A standing order answers for its seat, after a wait that tells nothing.
    async fn obey(&self, Loaded { table, secret }: &Loaded, seat: Seat) -> Result<(), Refused> {
        let waited = u64::try_from(self.now().0 - table.at.0).unwrap_or(0);
        let wait = table.luck(*secret).wait(table.number);
        sleep(wait.saturating_sub(Duration::from_millis(waited))).await;
        self.change(table.id(), move |table, luck, _| match table.order_for(seat).cloned() {
            Some(order) => table.answer(seat, &order.choice, luck),
            None => Ok(Vec::new()),
        })
        .await?;
        Ok(())
    }
}
