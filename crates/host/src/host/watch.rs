//! What a host does by itself: it works for bots, watches clocks and hears other nodes.

use std::time::Duration;

use store::{Heard, List, Page};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};
use tracing::warn;

use super::Host;
use crate::refused::Refused;

/// How long a table at which somebody works is quiet at most, nearly always.
const QUIET: Duration = Duration::from_secs(10);

/// How many tables are looked at in one sweep.
const SWEEP_MAX: u32 = 256;

/// A host at work. It stops when this is dropped; nothing is lost by it.
#[derive(Debug)]
pub struct Running(#[expect(dead_code, reason = "dropping it stops all that runs")] JoinSet<()>);

impl Host {
    /// Begins to answer for bots and standing orders, to watch clocks and to hear other nodes.
    ///
    /// # Panics
    /// If it was begun before.
    pub fn run(&self) -> Running {
        let mut waiting = self.0.work.waiting().expect("a host is run once");
        let mut running = JoinSet::new();
        let host = self.clone();
        running.spawn(async move {
            let mut works = JoinSet::new();
            while let Some(table) = waiting.recv().await {
                let host = host.clone();
                works.spawn(async move { host.work(table).await });
                while works.try_join_next().is_some() {}
            }
        });
        let host = self.clone();
        running.spawn(async move {
            let mut hearing = host.store().hear();
            while let Some(heard) = hearing.next().await {
                host.heard(heard).await;
            }
        });
        let host = self.clone();
        running.spawn(async move {
            let mut tick = interval(host.0.options.sweep);
            tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
            // What was left when this node was last ended is taken up at once.
            let mut quiet = Duration::ZERO;
            loop {
                tick.tick().await;
                match host.sweep(quiet).await {
                    Ok(()) => quiet = QUIET.min(host.0.options.claim),
                    Err(refused) => warn!(%refused, "a sweep failed"),
                }
            }
        });
        Running(running)
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
    async fn reread(&self, table: store::TableId) {
        let Some(slot) = self.0.slots.known(table) else { return };
        let _turn = slot.turn.lock().await;
        if let Err(refused) = self.catch_up(&slot).await {
            warn!(%table, %refused, "what another node did was not read");
        }
        slot.wake();
    }

    /// One look for clocks that ran out, and for tables that wait for a bot and have been quiet for so
    /// long that whoever worked there may be dead.
    async fn sweep(&self, quiet: Duration) -> Result<(), Refused> {
        let page = Page::first(SWEEP_MAX);
        if self.claimed("clock").await? {
            for late in self.store().list(List::Due(self.now()), page).await? {
                let ran_out = self.change(late.table, |table, _, now| Ok(table.late(now))).await;
                if let Err(refused) = ran_out {
                    warn!(table = %late.table, %refused, "a clock could not be stopped");
                }
            }
        }
        let before = self.now().0 - quiet.as_millis() as i64;
        for left in self.store().list(List::Bots, page).await? {
            if left.changed.0 <= before {
                self.0.work.wake_id(left.table);
            }
        }
        Ok(())
    }
}
