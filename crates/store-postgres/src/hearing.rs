//! What nodes tell each other, by `NOTIFY`: who, which table, which number, and nothing of what it
//! says.
//!
//! When the connection that listens is lost it is made again, and listeners are told of a gap: what
//! was said in between is in the tables, where they can read it.

use std::fmt::Write;
use std::future::poll_fn;
use std::time::Duration;

use store::{Fault, Heard, Room, Speaker, TableId};
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio_postgres::{AsyncMessage, Client, Notification};
use uuid::Uuid;

use crate::down;
use crate::tls::Way;

pub(crate) const NOTIFY: &str = "SELECT pg_notify('oedo', $1)";

/// How many tables fit into one notification: it has at most 8000 bytes.
pub(crate) const TOLD_MAX: usize = 128;

/// How long to wait before the connection is tried again: at first, and at most.
const WAIT: [Duration; 2] = [Duration::from_millis(50), Duration::from_secs(5)];

/// What is told of these tables, which now have so many lines.
pub(crate) fn lines(node: Uuid, tables: impl Iterator<Item = (TableId, u32)>) -> String {
    let mut told = format!("{} lines", node.simple());
    for (table, number) in tables {
        write!(told, " {table} {number}").expect("a string takes all that is written");
    }
    told
}

/// What is told of something said in a room.
pub(crate) fn chat(node: Uuid, table: TableId, room: Room, number: u32) -> String {
    format!("{} chat {table} {} {number}", node.simple(), room as u8)
}

/// What another node told; of what we told ourselves, nothing.
fn read(node: Uuid, told: &str) -> Option<Vec<Heard>> {
    let mut words = told.split(' ');
    if Uuid::try_parse(words.next()?).ok()? == node {
        return Some(Vec::new());
    }
    let kind = words.next()?;
    let words: Vec<&str> = words.collect();
    match (kind, words.as_slice()) {
        ("lines", pairs) => {
            let pairs = pairs.chunks(2);
            let each = pairs.map(|pair| {
                let [table, number] = pair else { return None };
                Some(Heard::Lines { table: TableId::read(table)?, number: number.parse().ok()? })
            });
            each.collect()
        }
        ("chat", [table, room, number]) => {
            let room = *Room::ALL.get(room.parse::<usize>().ok()?)?;
            let (table, number) = (TableId::read(table)?, number.parse().ok()?);
            Some(vec![Heard::Chat { table, room, number }])
        }
        _ => None,
    }
}

/// Listens as long as it lives.
pub(crate) struct Listener(AbortHandle);

impl Drop for Listener {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Begins to listen. What is told after this returns is heard.
pub(crate) async fn listen(way: Way, node: Uuid, speaker: Speaker) -> Result<Listener, Fault> {
    let ear = Ear::open(&way).await?;
    let task = tokio::spawn(listen_for_ever(way, node, speaker, ear));
    Ok(Listener(task.abort_handle()))
}

async fn listen_for_ever(way: Way, node: Uuid, speaker: Speaker, mut ear: Ear) {
    loop {
        while let Some(told) = ear.told.recv().await {
            // What we cannot read may be of a newer program: then all we know is that something was.
            for heard in read(node, told.payload()).unwrap_or_else(|| vec![Heard::Gap]) {
                speaker.tell(heard);
            }
        }
        let [mut wait, wait_max] = WAIT;
        ear = loop {
            tokio::time::sleep(wait).await;
            match Ear::open(&way).await {
                Ok(ear) => break ear,
                Err(_) => wait = (2 * wait).min(wait_max),
            }
        };
        speaker.tell(Heard::Gap);
    }
}

struct Ear {
    told: mpsc::UnboundedReceiver<Notification>,
    /// The connection ends with it.
    _client: Client,
}

impl Ear {
    async fn open(Way { config, tls }: &Way) -> Result<Ear, Fault> {
        let (client, mut connection) = config.connect(tls.clone()).await.map_err(down)?;
        let (sender, told) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
                if let AsyncMessage::Notification(notification) = message {
                    let _nobody_listens = sender.send(notification);
                }
            }
        });
        client.batch_execute("LISTEN oedo").await.map_err(down)?;
        Ok(Ear { told, _client: client })
    }
}

#[cfg(test)]
mod tests {
    use store::{Heard, Room, TableId};
    use uuid::Uuid;

    use super::{TOLD_MAX, chat, lines, read};

    const NODE: Uuid = Uuid::from_u128(1);
    const OTHER: Uuid = Uuid::from_u128(2);

    #[test]
    fn what_is_told_is_heard() {
        let [one, two] = [TableId(3), TableId(u128::MAX)];
        let told = lines(OTHER, [(one, 7), (two, u32::MAX)].into_iter());
        let heard =
            [Heard::Lines { table: one, number: 7 }, Heard::Lines { table: two, number: u32::MAX }];
        assert_eq!(read(NODE, &told), Some(heard.to_vec()));
        for room in Room::ALL {
            let heard = Heard::Chat { table: one, room, number: 5 };
            assert_eq!(read(NODE, &chat(OTHER, one, room, 5)), Some(vec![heard]));
        }
    }

    #[test]
    fn nobody_hears_themselves() {
        assert_eq!(read(NODE, &chat(NODE, TableId(3), Room::Players, 5)), Some(vec![]));
    }

    #[test]
    fn what_is_not_ours_is_not_read() {
        let other = OTHER.simple();
        let strange = ["", "x", "x lines", &format!("{other} news"), &format!("{other} lines 1 2")];
        assert!(strange.iter().all(|told| read(NODE, told).is_none()));
    }

    #[test]
    fn a_full_commit_fits_into_one_notification() {
        let all = lines(NODE, (0..TOLD_MAX).map(|_| (TableId(0), u32::MAX)));
        assert!(all.len() < 8000);
    }
}
