//! The pages in a real browser: people press, type and read what `oedo serve` shows them, from the first
//! page to the end of a game.
//!
//! They need Chromium, its driver and axe-core: `cargo xtask browser` installs them. Pictures of the
//! pages are kept in `screenshots` below the build folder.

mod access;
mod browser;
mod cancel;
mod doors;
mod driver;
mod languages;
mod lesson;
mod newcomer;
mod node;
mod partners;
mod play;
mod recover;
mod secrets;
#[path = "../served/mod.rs"]
mod served;
mod sizes;
mod tables;
mod together;
mod undo;
mod yedo;

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::browser::Browser;
use crate::driver::Driver;
use crate::node::Node;

/// How many tests run at once: a browser alone keeps a small machine busy.
static ROOM: Semaphore = Semaphore::const_new(2);

/// A server, a driver for browsers, and room to run in.
struct House {
    node: Node,
    driver: Driver,
    _room: SemaphorePermit<'static>,
}

impl House {
    async fn open() -> House {
        let room = ROOM.acquire().await.expect("it is never closed");
        House { node: Node::start(), driver: Driver::start(), _room: room }
    }

    /// Somebody who was never here.
    async fn newcomer(&mut self) -> Browser {
        Browser::new(&mut self.driver, &self.node.base).await
    }
}
