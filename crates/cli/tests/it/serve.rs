//! The server as a program: started, asked, stopped, and what it kept looked after.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::Value;

use crate::run::{oedo, refused, well};

/// A server that is ended when it is dropped.
struct Server {
    child: Child,
    address: String,
    /// Kept open, so that it can go on speaking.
    _out: BufReader<ChildStdout>,
}

impl Server {
    fn start(args: &[&str], folder: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_oedo"))
            .args(args)
            .current_dir(folder)
            .env("LANG", "C")
            .env("OEDO_LISTEN", "127.0.0.1:0")
            .env("OEDO_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program was built");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
        out.read_line(&mut line).expect("it says where it is");
        let (_, rest) = line.split_once("http://").expect("it says its address");
        let address = rest.split(' ').next().expect("the address is a word").to_owned();
        Server { child, address, _out: out }
    }

    /// Asks, with a cookie and a body that may be empty; gives head and body.
    fn ask(&self, request: &str, cookie: &str, body: &str) -> (String, Value) {
        let mut stream = self.send(request, cookie, body);
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        (head.to_owned(), serde_json::from_str(body).unwrap_or(Value::String(body.to_owned())))
    }

    fn send(&self, request: &str, cookie: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(head.as_bytes()).expect("it reads");
        stream
    }

    /// Somebody new: their cookie.
    fn guest(&self) -> String {
        let (head, _) = self.ask("POST /api/v1/guests", "", r#"{"name":"Anne"}"#);
        let (_, cookie) = head.split_once("oedo=").expect("a cookie is set");
        format!("oedo={}", cookie.split(';').next().expect("it has an end"))
    }

    #[cfg(unix)]
    fn terminate(mut self) -> i32 {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status().expect("there is a `kill`");
        assert!(told.success());
        self.child.wait().expect("it ends").code().expect("it ends by itself")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _perhaps_over = self.child.kill();
        let _perhaps_over = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn without_a_word_it_opens_the_table_and_it_ends_when_it_is_told_to() {
    let folder = tempfile::tempdir().expect("there is room");
    let server = Server::start(&[], folder.path());
    let (head, page) = server.ask("GET /", "", "");
    assert!(head.starts_with("HTTP/1.1 200 ") && head.contains("text/html"), "{head}");
    assert!(page.as_str().is_some_and(|page| page.contains("<h1>Ōedo</h1>")), "{page}");
    assert!(folder.path().join("oedo.sqlite").is_file(), "it keeps its tables where it is");

    let (_, made) =
        server.ask("POST /api/v1/tables", &server.guest(), r#"{"players":2,"public":true}"#);
    let table = made["table"].as_str().expect("a table was made");
    let stream = server.send(&format!("GET /api/v1/tables/{table}/events"), "", "");
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    while !line.starts_with("event: table") {
        line.clear();
        assert_ne!(stream.read_line(&mut line).expect("it streams"), 0, "it goes on");
    }
    assert_eq!(server.terminate(), 0, "it ends well");
    let mut rest = String::new();
    stream.read_to_string(&mut rest).expect("the stream ends too");
    assert!(
        rest.contains("event: close") && rest.contains("stopping"),
        "who listens is told: {rest}"
    );
}

#[cfg(unix)]
#[test]
fn what_is_served_is_kept_backed_up_exported_imported_and_proved() {
    let folder = tempfile::tempdir().expect("there is room");
    let server = Server::start(&[], folder.path());
    assert_eq!(server.ask("GET /health", "", "").1, "ok\n");
    assert_eq!(server.ask("GET /ready", "", "").1, "ready\n");
    let cookie = server.guest();
    let (_, made) =
        server.ask("POST /api/v1/tables", &cookie, r#"{"players":2,"chairs":["me","me"]}"#);
    let table = made["table"].as_str().expect("a table was made").to_owned();
    for act in [r#"{"act":"start"}"#, r#"{"act":"ask-abandon"}"#] {
        let (_, done) = server.ask(&format!("POST /api/v1/tables/{table}/acts"), &cookie, act);
        assert!(done["number"].is_u64(), "{done}");
    }
    let file = |name: &str| folder.path().join(name).to_str().expect("a path is text").to_owned();
    let database = format!("sqlite:{}", file("oedo.sqlite"));
    // A copy is made while it serves.
    well(&["backup", &file("copy.sqlite"), "--database", &database], "");
    assert_eq!(server.terminate(), 0);
    refused(&["backup", &file("copy.sqlite"), "--database", &database], &["copy.sqlite"]);
    refused(&["backup", &file("other"), "--database", "postgres://x/y"], &["pg_dump"]);

    let copy = format!("sqlite:{}", file("copy.sqlite"));
    let text = well(&["export", &table, "--database", &copy], "");
    std::fs::write(file("table.txt"), &text).expect("it can be written");
    let proved = well(&["verify", &file("table.txt")], "");
    assert!(proved.starts_with("All is as it should be"));
    assert!(
        proved.contains("The secret was sealed with ") && proved.contains(" added "),
        "{proved}"
    );
    let changed = text.replacen("abandoned", "abandones", 1);
    std::fs::write(file("forged.txt"), changed).expect("it can be written");
    assert_ne!(oedo(&["verify", &file("forged.txt")], "").code, 0);

    assert!(well(&["relist", "--database", &copy], "").contains("Tables: 1. Shown anew: 0."));
    refused(&["thaw", &table, "--database", &copy], &["table", "Abandoned"]);
    refused(&["switch", &table, "--database", &copy], &["table"]);
    refused(&["thaw", "x", "--database", &copy], &["32"]);

    let new = format!("sqlite:{}", file("new.sqlite"));
    assert!(well(&["migrate", "--database", &new], "").contains("it was 0"));
    assert!(well(&["import", &file("table.txt"), "--database", &new], "").contains(&table));
    assert_eq!(well(&["export", &table, "--database", &new], ""), text);
    assert_eq!(
        oedo(&["import", &file("table.txt"), "--database", &new], "").code,
        2,
        "once is enough"
    );
}

#[test]
fn settings_that_are_none_are_refused() {
    refused(&["serve", "--database", "mysql://x"], &["sqlite:FILE"]);
    refused(&["serve", "--log-format", "loud"], &["loud", "log-format"]);
    refused(&["serve", "--listen", "nowhere", "--database", "sqlite::memory:"], &["nowhere"]);
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("oedo.toml");
    std::fs::write(&file, "lisen = \"0.0.0.0:80\"\n").expect("it can be written");
    refused(&["serve", "--settings", file.to_str().expect("it is text")], &["oedo.toml"]);
}
