//! What a host does by itself: it works for bots, watches clocks and hears other nodes.

use std::time::Duration;

use store::{Heard, List, Listed, Page, TableId};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};
use tracing::warn;

use super::Host;
use crate::refused::Refused;

/// How long a table at which somebody works is quiet at most, nearly always.
const QUIET: Duration = Duration::from_secs(10);

/// How many tables are asked for at once.
const SWEEP_MAX: u32 = 256;

/// How many sweeps there are between two that also drop what dead nodes had claimed.
const SWEEPS: u32 = 300;

/// A host at work. It stops when this is dropped; nothing is lost by it. What it had claimed is free for
/// others at once if it is stopped, and after a while if it is only dropped.
pub struct Running {
    tasks: JoinSet<()>,
    host: Host,
}

impl Running {
    /// Stops, and leaves the work to whoever comes next.
    pub async fn stop(mut self) {
        self.tasks.shutdown().await;
        let host = &self.host;
        let bots = host.0.work.put_down().into_iter().map(|table| format!("bot:{table}"));
        for name in bots.chain(["clock".to_owned()]) {
            if let Err(fault) = host.store().release(&name, host.0.node).await {
                warn!(name, %fault, "a claim was not released");
            }
        }
    }
}

impl Host {
    /// Begins to answer for bots and standing orders, to watch clocks and to hear other nodes.
    ///
    /// # Panics
    /// If it was begun before.
    pub fn run(&self) -> Running {
        let mut waiting = self.0.work.waiting().expect("a host is run once");
        let mut tasks = JoinSet::new();
        let host = self.clone();
        tasks.spawn(async move {
            let mut works = JoinSet::new();
            while let Some(table) = waiting.recv().await {
                let host = host.clone();
                works.spawn(async move { host.work(table).await });
                while works.try_join_next().is_some() {}
            }
        });
        let host = self.clone();
        tasks.spawn(async move {
            let mut hearing = host.store().hear();
            while let Some(heard) = hearing.next().await {
                host.heard(heard).await;
            }
        });
        let host = self.clone();
        tasks.spawn(async move {
            let mut tick = interval(host.0.options.sweep);
            tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
            // What was left when this node was last ended is taken up at once.
            let mut quiet = Duration::ZERO;
            for number in 0_u32.. {
                tick.tick().await;
                match host.sweep(quiet).await {
                    Ok(()) => quiet = QUIET.min(host.0.options.claim),
                    Err(refused) => warn!(%refused, "a sweep failed"),
                }
                if number % SWEEPS == 0
                    && let Err(fault) = host.store().end_claims(host.now()).await
                {
                    warn!(%fault, "what dead nodes had claimed was not dropped");
                }
            }
        });
        Running { tasks, host: self.clone() }
    }

    async fn heard(&self, heard: Heard) {
        match heard {
            Heard::Lines { table, .. } => self.reread(table).await,
            Heard::Chat { table, room, number } => {
                if let Some(slot) = self.0.slots.known(table) {
                    slot.tell_talk(room, number);
                }
            }
            Heard::Gap => {
                for slot in self.0.slots.all() {
                    self.reread(slot.id).await;
                }
            }
        }
    }

    /// Another node may have appended to this table.
    async fn reread(&self, table: TableId) {
        let Some(slot) = self.0.slots.known(table) else { return };
        let _turn = slot.turn.lock().await;
        if let Err(refused) = self.catch_up(&slot).await {
            warn!(%table, %refused, "what another node did was not read");
        }
        slot.wake();
    }

    /// One look for clocks that ran out, and for tables that wait for a bot and have been quiet for so
    /// long that whoever worked there may be dead. All of them are looked at, and those where it failed
    /// less and less often: one that cannot be opened keeps nobody from the others.
    async fn sweep(&self, quiet: Duration) -> Result<(), Refused> {
        let now = self.now();
        let troubles = &self.0.work.troubles;
        if self.claimed("clock").await? {
            for table in self.all_of(List::Due(now), |_| true).await? {
                if !troubles.may_try(table, now) {
                    continue;
                }
                let ran_out = self.change(table, |_, _, _| Ok(Vec::new())).await;
                troubles.note(table, ran_out.is_ok(), now);
                if let Err(refused) = ran_out {
                    warn!(%table, %refused, "a clock could not be stopped");
                }
            }
        }
        let before = now.0 - quiet.as_millis() as i64;
        for table in self.all_of(List::Bots, |left| left.changed.0 <= before).await? {
            if troubles.may_try(table, now) {
                self.0.work.wake_id(table);
            }
        }
        Ok(())
    }

    /// All tables of a list, up to the first that is not such a one.
    async fn all_of(
        &self,
        list: List,
        such: impl Fn(&Listed) -> bool,
    ) -> Result<Vec<TableId>, Refused> {
        let mut all = Vec::new();
        loop {
            let page = Page { skip: all.len() as u32, take: SWEEP_MAX };
            let listed = self.store().list(list, page).await?;
            let found = listed.iter().take_while(|listed| such(listed)).map(|listed| listed.table);
            let before = all.len();
            all.extend(found);
            if all.len() - before < SWEEP_MAX as usize {
                return Ok(all);
            }
        }
    }
}
