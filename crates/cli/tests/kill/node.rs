//! One node: `oedo serve` as it is, until it is killed.

use std::sync::{Arc, RwLock};

use crate::served::Served;

/// A running node. It is killed when it is dropped.
pub(crate) struct Node(Served);

impl Node {
    /// Starts one at a free port.
    pub(crate) fn start(database: &str, bot_pace: u32, claim: u32) -> Node {
        Node(Served::start("127.0.0.1:0", database, bot_pace, claim))
    }

    /// Where it is.
    pub(crate) fn base(&self) -> &str {
        &self.0.base
    }

    /// Kills it, whatever it does.
    pub(crate) fn kill(&mut self) {
        self.0.process.kill().expect("it lives until it is killed");
        self.0.process.wait().expect("what was killed ends");
    }
}

/// Where nodes are now. One that is killed comes back elsewhere.
pub(crate) struct Nodes(Vec<RwLock<String>>);

impl Nodes {
    pub(crate) fn new(nodes: &[Node]) -> Arc<Nodes> {
        Arc::new(Nodes(nodes.iter().map(|node| RwLock::new(node.base().to_owned())).collect()))
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
