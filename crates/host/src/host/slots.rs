//! Which tables are in memory, and who listens to them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, RwLock};

use store::{Room, Secret, TableId};
use tokio::sync::watch;

use crate::table::Table;

/// All slots of a host. Those last used stay; the others are loaded again when somebody asks.
pub(super) struct Slots {
    known: Mutex<HashMap<TableId, Arc<Slot>>>,
    /// How many of them have a table.
    loaded: AtomicUsize,
    loaded_max: usize,
    /// Counts uses, so that the oldest can be told.
    uses: AtomicU64,
}

/// The place of one table in memory.
pub(super) struct Slot {
    pub(super) id: TableId,
    /// Who has it may change the table, one after another.
    pub(super) turn: tokio::sync::Mutex<()>,
    loaded: RwLock<Option<Loaded>>,
    news: watch::Sender<News>,
    used: AtomicU64,
}

/// A table in memory, with the secret behind its luck.
#[derive(Clone)]
pub(super) struct Loaded {
    pub(super) table: Arc<Table>,
    pub(super) secret: Secret,
}

/// That something happened at a table. What, depends on who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct News {
    /// Rises with every line. It is not for viewers, who have numbers of their own.
    pub lines: u32,
    /// How many lines those who play have said.
    pub players: u32,
    /// How many those who watch have said.
    pub spectators: u32,
    /// How often the sheet of those who play together was written.
    pub notes: u32,
}

impl News {
    /// How many lines were said in a room.
    pub fn said(&self, room: Room) -> u32 {
        match room {
            Room::Players => self.players,
            Room::Spectators => self.spectators,
            Room::Notes => self.notes,
        }
    }
}

/// Somebody who hears that something happened at a table.
pub struct Listener(watch::Receiver<News>);

impl Listener {
    /// Waits until something has happened since the last call. Who is slow hears of many things at
    /// once. `None` if there will be no more.
    pub async fn next(&mut self) -> Option<News> {
        self.0.changed().await.ok()?;
        Some(*self.0.borrow_and_update())
    }
}

impl Slots {
    pub(super) fn new(loaded_max: usize) -> Slots {
        Slots {
            known: Mutex::default(),
            loaded: AtomicUsize::new(0),
            loaded_max: loaded_max.max(1),
            uses: AtomicU64::new(0),
        }
    }

    pub(super) fn n_loaded(&self) -> usize {
        self.loaded.load(Ordering::Relaxed)
    }

    /// The slot of a table, which need not exist.
    pub(super) fn get(&self, id: TableId) -> Arc<Slot> {
        let mut slots = self.known.lock().expect("nobody panics while looking up a slot");
        let slot = slots.entry(id).or_insert_with(|| {
            Arc::new(Slot {
                id,
                turn: tokio::sync::Mutex::default(),
                loaded: RwLock::default(),
                news: watch::Sender::new(News::default()),
                used: AtomicU64::new(0),
            })
        });
        slot.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        Arc::clone(slot)
    }

    /// The slot of a table that somebody here knows of.
    pub(super) fn known(&self, id: TableId) -> Option<Arc<Slot>> {
        self.known.lock().expect("nobody panics while looking up a slot").get(&id).cloned()
    }

    /// The slots there are.
    pub(super) fn all(&self) -> Vec<Arc<Slot>> {
        let slots = self.known.lock().expect("nobody panics while looking up a slot");
        slots.values().cloned().collect()
    }

    /// Puts a table in its slot; if there are too many, those not used for longest go.
    pub(super) fn keep(&self, slot: &Slot, loaded: Loaded) {
        let mut place = slot.loaded.write().expect("a slot is whole");
        if place.replace(loaded).is_some() {
            return;
        }
        // Counted while the place is held, so that nobody takes away what was not counted yet.
        let number = 1 + self.loaded.fetch_add(1, Ordering::Relaxed);
        drop(place);
        if self.loaded_max < number {
            self.make_room(slot.id);
        }
    }

    /// Forgets the eighth of the tables that was not used for longest, but for this one.
    fn make_room(&self, keep: TableId) {
        let mut slots = self.known.lock().expect("nobody panics while looking up a slot");
        let mut uses: Vec<(u64, TableId)> = slots
            .values()
            .filter(|slot| slot.id != keep && slot.loaded().is_some())
            .map(|slot| (slot.used.load(Ordering::Relaxed), slot.id))
            .collect();
        let room = (self.loaded_max / 8).max(1).min(uses.len());
        if room == 0 {
            return;
        }
        uses.select_nth_unstable(room - 1);
        for (_, id) in &uses[..room] {
            self.forget(&slots[id]);
        }
        slots.retain(|_, slot| slot.is_needed());
    }

    /// The table is read again when somebody asks for it.
    pub(super) fn forget(&self, slot: &Slot) {
        let mut place = slot.loaded.write().expect("a slot is whole");
        if place.take().is_some() {
            self.loaded.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// There is no such table: whoever asks for many of those must not fill the memory.
    pub(super) fn discard(&self, slot: Arc<Slot>) {
        let id = slot.id;
        drop(slot);
        let mut slots = self.known.lock().expect("nobody panics while looking up a slot");
        if slots.get(&id).is_some_and(|slot| !slot.is_needed()) {
            slots.remove(&id);
        }
    }
}

impl Slot {
    /// Where somebody works or listens also an empty slot stays, so that there is never a second one.
    fn is_needed(self: &Arc<Slot>) -> bool {
        1 < Arc::strong_count(self)
            || self.news.receiver_count() != 0
            || self.loaded.read().expect("a slot is whole").is_some()
    }

    pub(super) fn loaded(&self) -> Option<Loaded> {
        self.loaded.read().expect("a slot is whole").clone()
    }

    pub(super) fn listen(&self) -> Listener {
        Listener(self.news.subscribe())
    }

    /// Everybody looks once more.
    pub(super) fn wake(&self) {
        self.news.send_modify(|_| {});
    }

    pub(super) fn tell_lines(&self, lines: u32) {
        self.news.send_modify(|news| news.lines = news.lines.max(lines));
    }

    pub(super) fn tell_talk(&self, room: Room, number: u32) {
        self.news.send_modify(|news| match room {
            Room::Players => news.players = news.players.max(number + 1),
            Room::Spectators => news.spectators = news.spectators.max(number + 1),
            Room::Notes => news.notes = news.notes.max(number + 1),
        });
    }
}
