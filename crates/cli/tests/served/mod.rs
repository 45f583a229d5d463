//! `oedo serve` as it is, for tests that need the whole program.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running server. It is killed when it is dropped.
pub(crate) struct Served {
    /// `http://127.0.0.1:` and its port.
    pub(crate) base: String,
    pub(crate) process: Child,
    /// Kept open, so that it can go on speaking.
    _out: BufReader<ChildStdout>,
}

impl Served {
    /// Starts one and waits until it says where it is. A bot waits for so many milliseconds before it
    /// answers, and a node that died is given so many to come back.
    pub(crate) fn start(listen: &str, database: &str, bot_pace: u32, claim: u32) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_oedo"));
        command.args(["serve", "--listen", listen, "--database", database]);
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
        Served { base, process, _out: out }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _perhaps_dead = self.process.kill();
        let _perhaps_dead = self.process.wait();
    }
}
