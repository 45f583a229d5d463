//! Chromium and its driver: started for one test, gone when it is over, however it ends.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use url::{ParseError, Url};

/// What Chromium is told: no window, nothing of its own on the network, nobody asked for consent.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1440,900",
];

const MISSING: &str = "Chromium or its driver cannot be started; `cargo xtask browser` installs \
                       both, and so does `cargo xtask test`";

/// A running driver, with every browser it started.
pub(crate) struct Driver {
    address: String,
    profiles: TempDir,
    browsers: usize,
    process: Child,
    /// Kept open, so that it can go on speaking.
    _out: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts one at a free port. Two that start at once may be given the same one, and the second
    /// then gives up: so it is tried again.
    pub(crate) fn start() -> Driver {
        (0..3).find_map(|_| Driver::try_to_start()).expect(MISSING)
    }

    /// None if it ended before it said where it listens.
    fn try_to_start() -> Option<Driver> {
        let profiles = tempfile::tempdir().expect("a folder can be made");
        let mut command = Command::new("chromedriver");
        command.args(["--port=0", "--log-level=SEVERE"]);
        // Whatever they leave behind is gone with the folder.
        command.env("TMPDIR", profiles.path());
        // In a group of its own, so that the browsers it starts can be ended with it.
        command.process_group(0).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().expect(MISSING);
        let mut out = BufReader::new(process.stdout.take().expect("its words are piped to us"));
        let mut said = String::new();
        let port = loop {
            said.clear();
            if out.read_line(&mut said).expect("it speaks") == 0 {
                process.wait().expect("it ended");
                return None;
            }
            if let Some((_, port)) = said.trim_end().split_once("successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        Some(Driver {
            address: format!("http://127.0.0.1:{port}"),
            profiles,
            browsers: 0,
            process,
            _out: out,
        })
    }

    /// Starts a browser that knows nothing yet and likes this language best.
    pub(crate) async fn browser(&mut self, language: &str) -> Client {
        self.browsers += 1;
        let profile = self.profiles.path().join(self.browsers.to_string());
        let mut flags: Vec<String> = FLAGS.into_iter().map(str::to_owned).collect();
        flags.push(format!("--user-data-dir={}", profile.display()));
        let wanted = json!({
            "browserName": "chrome",
            "goog:chromeOptions": {
                "binary": chromium().expect(MISSING),
                "args": flags,
                "prefs": { "intl.accept_languages": language },
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let wanted: Capabilities = serde_json::from_value(wanted).expect("these are wishes");
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted).connect(&self.address).await.expect(MISSING)
    }
}

/// Where Chromium is.
fn chromium() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join("chromium")).find(|file| file.is_file())
}

impl Drop for Driver {
    fn drop(&mut self) {
        let group = format!("-{}", self.process.id());
        let _perhaps_dead = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _perhaps_dead = self.process.kill();
        let _perhaps_dead = self.process.wait();
    }
}

/// What only Chromium's driver understands.
#[derive(Debug)]
pub(crate) enum Special {
    /// What the console of the browser said since it was last asked.
    Console,
    /// A command of its tools for developers.
    Tools(&'static str, Value),
}

impl WebDriverCompatibleCommand for Special {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        let what = match self {
            Special::Console => "se/log",
            Special::Tools(..) => "goog/cdp/execute",
        };
        base.join(&format!("session/{session}/{what}"))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = match self {
            Special::Console => json!({ "type": "browser" }),
            Special::Tools(command, params) => json!({ "cmd": command, "params": params }),
        };
        (Method::POST, Some(body.to_string()))
    }
}
