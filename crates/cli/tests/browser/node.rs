//! The server that is looked at: `oedo serve` as it is, on a file of its own, with bots that do not wait.

use std::process::Command;

use tempfile::TempDir;

use crate::served::Served;

/// A running server. It is killed when it is dropped.
pub(crate) struct Node {
    /// `http://127.0.0.1:` and its port.
    pub(crate) base: String,
    folder: TempDir,
    running: Option<Served>,
}

impl Node {
    /// Starts one at a free port.
    pub(crate) fn start() -> Node {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let served = start("127.0.0.1:0", &folder);
        Node { base: served.base.clone(), folder, running: Some(served) }
    }

    /// Kills it, whatever it does.
    pub(crate) fn kill(&mut self) {
        self.running = None;
    }

    /// Asks it to stop and waits until it has.
    pub(crate) fn stop(&mut self) {
        let mut running = self.running.take().expect("it runs until it is stopped");
        let id = running.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.expect("it can be asked").success(), "it hears us");
        running.process.wait().expect("who is asked to stop does");
    }

    /// Starts it again where it was, with what it kept.
    pub(crate) fn start_again(&mut self) {
        let address = self.base.strip_prefix("http://").expect("it is on this machine");
        self.running = Some(start(address, &self.folder));
    }
}

fn start(listen: &str, folder: &TempDir) -> Served {
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    Served::start(listen, &database, 1, 20)
}
