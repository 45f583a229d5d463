//! One node: `oedo serve` as it is, until it is killed.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, RwLock};

/// A running node. It is killed when it is dropped.
pub(crate) struct Node {
    pub(crate) base: String,
    process: Child,
    /// Kept open, so that it can go on speaking.
    _out: BufReader<ChildStdout>,
}

impl Node {
    /// Starts one and waits until it says where it is. A bot waits for so many milliseconds before it
    /// answers, and a node that died is given so many to come back.
    pub(crate) fn start(database: &str, bot_pace: u32, claim: u32) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oedo"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", database]);
        command.args(["--bot-pace", &bot_pace.to_string(), "--claim", &claim.to_string()]);
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
        Node { base, process, _out: out }
    }

    /// Kills it, whatever it does.
    pub(crate) fn kill(&mut self) {
        self.process.kill().expect("it lives until it is killed");
        self.process.wait().expect("what was killed ends");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _perhaps_dead = self.process.kill();
        let _perhaps_dead = self.process.wait();
    }
}

/// Where nodes are now. One that is killed comes back elsewhere.
pub(crate) struct Nodes(Vec<RwLock<String>>);

impl Nodes {
    pub(crate) fn new(nodes: &[Node]) -> Arc<Nodes> {
        Arc::new(Nodes(nodes.iter().map(|node| RwLock::new(node.base.clone())).collect()))
    }

    pub(crate) fn number(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn get(&self, node: usize) -> String {
        self.0[node % self.0.len()].read().expect("nobody panics here").clone()
    }

    pub(crate) fn set(&self, node: usize, base: String) {
        *self.0[node].write().expect("nobody panics here") = base;
    }
}
