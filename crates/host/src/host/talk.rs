//! Talk at a table: those who play, and apart from them those who watch; and the sheet on which those
//! who play together write what they plan.

use std::collections::HashMap;
use std::sync::Mutex;

use store::{ChatLine, ChatPart, Life, Millis, PersonId, Room, TableId};

use super::{Host, Who};
use crate::refused::{Refused, Role};
use crate::table::Table;

/// The longest line, in characters.
const LENGTH_MAX: usize = 500;
/// The longest sheet.
const SHEET_MAX: usize = 2_000;
/// So many lines may be said at once, and one more every so many milliseconds.
const BURST: i64 = 5;
const EVERY: i64 = 2_000;
/// How many talkers are remembered. Who was silent for long enough is forgotten first.
const TALKERS_MAX: usize = 10_000;

/// Who talked when, so that nobody talks too much.
#[derive(Default)]
pub(super) struct Talk(Mutex<HashMap<PersonId, Millis>>);

impl Talk {
    /// Notes that somebody talks now, unless it is too soon. What is kept is when they will have been
    /// silent for long enough.
    fn allow(&self, person: PersonId, now: Millis) -> Result<(), Refused> {
        let mut talkers = self.0.lock().expect("nobody panics while talking");
        if TALKERS_MAX <= talkers.len() {
            talkers.retain(|_, quiet| now < *quiet);
        }
        let quiet = talkers.get(&person).map_or(now.0, |quiet| quiet.0.max(now.0)) + EVERY;
        if now.0 + BURST * EVERY < quiet {
            let (found, most) = (BURST as u64 + 1, BURST as u64);
            return Err(Refused::TooMuch { what: "lines at once", found, most });
        }
        talkers.insert(person, Millis(quiet));
        Ok(())
    }
}

impl Host {
    /// Somebody says something, who came in by this door.
    ///
    /// # Errors
    /// If they may not talk there, or too much.
    pub async fn say(
        &self,
        table: TableId,
        who: PersonId,
        door: &Who,
        room: Room,
        text: &str,
    ) -> Result<u32, Refused> {
        let (known, ..) = self.enter(table, door).await?;
        // Who plays does not talk with those who watch, also when the game is over.
        let plays = !known.seats_of(who).is_empty();
        if plays == (room == Room::Spectators) {
            let role = if plays { Role::Watcher } else { Role::Player };
            return Err(Refused::Forbidden(role));
        }
        let text = match room {
            Room::Players | Room::Spectators => plain(text)?,
            // It is written on by its number.
            Room::Notes => return Err(Refused::Forbidden(Role::Partner)),
        };
        self.put(&known, who, room, &text).await
    }

    /// Somebody who plays together with others writes the sheet anew, on which so many have written
    /// before: who has not seen what it says now would wipe it out.
    ///
    /// # Errors
    /// If they may not write there, or too much, or somebody was quicker.
    pub async fn note(
        &self,
        table: TableId,
        who: PersonId,
        door: &Who,
        written: u32,
        text: &str,
    ) -> Result<u32, Refused> {
        let (known, ..) = self.enter(table, door).await?;
        if known.seats_of(who).is_empty() || !known.is_together() {
            return Err(Refused::Forbidden(Role::Partner));
        }
        let text = sheet(text)?;
        let slot = self.0.slots.get(table);
        let _turn = slot.turn.lock().await;
        let last = self.store().chat(table, Room::Notes, ChatPart::Last(1)).await?;
        let current = last.last().map_or(0, |last| last.number + 1);
        if written != current {
            return Err(Refused::Stale { current });
        }
        self.put(&known, who, Room::Notes, &text).await
    }

    async fn put(
        &self,
        known: &Table,
        who: PersonId,
        room: Room,
        text: &str,
    ) -> Result<u32, Refused> {
        if known.muted.contains(&who) {
            return Err(Refused::Muted);
        }
        let (table, now) = (known.terms.table, self.now());
        self.0.talk.allow(who, now)?;
        let number = self.store().say(table, room, who, text, now).await?;
        if let Some(slot) = self.0.slots.known(table) {
            slot.tell_talk(room, number);
        }
        Ok(number)
    }

    /// What was said. Those who watch hear those who play; those who play hear those who watch only
    /// when nothing can be given away any more.
    ///
    /// # Errors
    /// If they may not listen.
    pub async fn talk(
        &self,
        table: TableId,
        who: &Who,
        room: Room,
        part: ChatPart,
    ) -> Result<Vec<ChatLine>, Refused> {
        let (known, _, pass) = self.enter(table, who).await?;
        if room == Room::Spectators && !pass.eyes().is_empty() && !is_past(&known) {
            return Err(Refused::Forbidden(Role::Watcher));
        }
        Ok(self.store().chat(table, room, part).await?)
    }
}

fn is_past(table: &Table) -> bool {
    matches!(table.life(), Life::Over | Life::Abandoned)
}

/// One line of text, without what is no text.
fn plain(text: &str) -> Result<String, Refused> {
    let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = text.trim();
    if text.is_empty() {
        return Err(Refused::Nothing);
    }
    within(text, LENGTH_MAX)
}

/// Some lines of text; none at all wipe the sheet.
fn sheet(text: &str) -> Result<String, Refused> {
    let plain = |c: &char| *c == '\n' || !c.is_control();
    let text: String = text.chars().filter(plain).collect();
    within(text.trim_end(), SHEET_MAX)
}

fn within(text: &str, most: usize) -> Result<String, Refused> {
    let found = text.chars().count();
    if found <= most {
        return Ok(text.to_owned());
    }
    Err(Refused::TooMuch { what: "characters", found: found as u64, most: most as u64 })
}
