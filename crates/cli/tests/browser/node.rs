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

    /// Lets a table go on from a position, as who runs a server can: it stops and starts again.
    pub(crate) fn go_on(&mut self, table: &str, position: &str) {
        self.stop();
        let file = self.folder.path().join("position");
        std::fs::write(&file, position).expect("the folder can be written to");
        let mut switch = Command::new(env!("CARGO_BIN_EXE_oedo"));
        switch.args(["switch", table, "--database", &database(&self.folder)]);
        let done = switch.arg("--position").arg(&file).output().expect("the program was built");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        self.start_again();
    }

    /// Starts it again where it was, with what it kept.
    pub(crate) fn start_again(&mut self) {
        let address = self.base.strip_prefix("http://").expect("it is on this machine");
        self.running = Some(start(address, &self.folder));
    }
}

fn start(listen: &str, folder: &TempDir) -> Served {
    Served::start(listen, &database(folder), 1, 20)
}

fn database(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("tables.db").display())
}
