//! How one node learns what others have done: which table, which number, and nothing of what it says.

use tokio::sync::broadcast::{self, error::RecvError};

use crate::{Room, TableId};

/// How much may be unheard before a slow listener is told to read again instead.
const WAITING_MAX: usize = 4096;

/// What another node did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A table has so many lines now.
    Lines {
        /// Which table.
        table: TableId,
        /// How many lines it has.
        number: u32,
    },
    /// Somebody said the line of this number.
    Chat {
        /// At which table.
        table: TableId,
        /// In which room.
        room: Room,
        /// The number of the line.
        number: u32,
    },
    /// Something may have gone unheard: read again the numbers of all that is being shown.
    Gap,
}

/// What other nodes do, from the moment it was asked for.
#[derive(Debug)]
pub struct Hearing(Option<broadcast::Receiver<Heard>>);

impl Hearing {
    /// Where there are no other nodes.
    pub fn silent() -> Hearing {
        Hearing(None)
    }

    /// Waits for the next; `None` when there will be no more.
    pub async fn next(&mut self) -> Option<Heard> {
        match self.0.as_mut()?.recv().await {
            Ok(heard) => Some(heard),
            Err(RecvError::Lagged(_)) => Some(Heard::Gap),
            Err(RecvError::Closed) => None,
        }
    }
}

/// The end of a [`Hearing`] that speaks: for those who write a store.
#[derive(Clone, Debug)]
pub struct Speaker(broadcast::Sender<Heard>);

impl Default for Speaker {
    fn default() -> Speaker {
        Speaker(broadcast::channel(WAITING_MAX).0)
    }
}

impl Speaker {
    /// Somebody who hears all that is told from now on.
    pub fn hear(&self) -> Hearing {
        Hearing(Some(self.0.subscribe()))
    }

    /// Tells everybody who listens, if anybody does.
    pub fn tell(&self, heard: Heard) {
        let _listeners = self.0.send(heard);
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, Hearing, Speaker, WAITING_MAX};
    use crate::TableId;

    #[tokio::test]
    async fn what_was_told_too_fast_is_a_gap() {
        let speaker = Speaker::default();
        let mut hearing = speaker.hear();
        let told = |number| Heard::Lines { table: TableId(1), number };
        for number in 0..=WAITING_MAX as u32 {
            speaker.tell(told(number));
        }
        drop(speaker);
        assert_eq!(hearing.next().await, Some(Heard::Gap));
        assert_eq!(hearing.next().await, Some(told(1)));
    }

    #[tokio::test]
    async fn hearing_ends_with_the_last_speaker() {
        assert_eq!(Hearing::silent().next().await, None);
        let mut hearing = Speaker::default().hear();
        assert_eq!(hearing.next().await, None);
    }
}
