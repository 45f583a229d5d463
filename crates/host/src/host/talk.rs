//! Talk at a table: those who play, and apart from them those who watch.

use std::collections::HashMap;
use std::sync::Mutex;

use store::{ChatLine, ChatPart, Life, Millis, PersonId, Room, TableId};

use super::{Host, Who};
use crate::refused::{Refused, Role};
use crate::table::Table;

/// The longest line, in characters.
const LENGTH_MAX: usize = 500;
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
        if plays != (room == Room::Players) {
            let role = if plays { Role::Watcher } else { Role::Player };
            return Err(Refused::Forbidden(role));
        }
        if known.muted.contains(&who) {
            return Err(Refused::Muted);
        }
        let text = plain(text)?;
        let now = self.now();
        self.0.talk.allow(who, now)?;
        let number = self.store().say(table, room, who, &text, now).await?;
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
    let found = text.chars().count();
    match found {
        0 => Err(Refused::Nothing),
        1..=LENGTH_MAX => Ok(text.to_owned()),
        _ => {
            let (found, most) = (found as u64, LENGTH_MAX as u64);
            Err(Refused::TooMuch { what: "characters", found, most })
        }
    }
}
