//! The server that is looked at: `oedo serve` as it is, on a file of its own, with bots that do not wait.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

use tempfile::TempDir;

/// A running server. It is killed when it is dropped.
pub(crate) struct Node {
    /// `http://127.0.0.1:` and its port.
    pub(crate) base: String,
    folder: TempDir,
    running: Option<Running>,
}

struct Running {
    process: Child,
    /// Kept open, so that it can go on speaking.
    _out: BufReader<ChildStdout>,
}

impl Node {
    /// Starts one at a free port.
    pub(crate) fn start() -> Node {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let (base, running) = start("127.0.0.1:0", &folder);
        Node { base, folder, running: Some(running) }
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
        self.running = Some(start(address, &self.folder).1);
    }
}

fn start(listen: &str, folder: &TempDir) -> (String, Running) {
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    let mut command = Command::new(env!("CARGO_BIN_EXE_oedo"));
    command.args(["serve", "--listen", listen, "--database", &database]);
    command.args(["--bot-pace", "1", "--claim", "20"]);
    command.env_remove("OEDO_SETTINGS").env("LANG", "C").env("OEDO_LOG", "error");
    for limit in [
        "OEDO_REQUESTS_PER_ADDRESS",
        "OEDO_REQUESTS_PER_PERSON",
        "OEDO_GUESTS_PER_ADDRESS",
        "OEDO_TABLES_PER_PERSON",
        "OEDO_STREAMS_PER_PERSON",
        "OEDO_STREAMS_PER_ADDRESS",
    ] {
        command.env(limit, "100000");
    }
    let mut process = command.stdout(Stdio::piped()).spawn().expect("the program was built");
    let mut out = BufReader::new(process.stdout.take().expect("its words are piped to us"));
    let mut said = String::new();
    out.read_line(&mut said).expect("it speaks");
    let address = said.split_once("http://").and_then(|(_, rest)| rest.split(' ').next());
    let base = format!("http://{}", address.expect("it says its address").trim_end());
    (base, Running { process, _out: out })
}

impl Drop for Running {
    fn drop(&mut self) {
        let _perhaps_dead = self.process.kill();
        let _perhaps_dead = self.process.wait();
    }
}
