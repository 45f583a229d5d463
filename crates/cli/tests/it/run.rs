//! Running the program and looking at what it did.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::{env, fs, process};

/// How the program ended and what it said.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs the program with this on standard input. It never panics, whatever it is told.
pub(crate) fn oedo(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oedo"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let mut pipe = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    // From the side: a program that has much to say must not wait for one that has much to type.
    let typing = std::thread::spawn(move || {
        // Who has heard enough may close the pipe.
        let _ = pipe.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("it ends");
    typing.join().expect("typing does not fail");
    let ran = Ran {
        code: output.status.code().expect("it was not killed"),
        out: String::from_utf8(output.stdout).expect("it speaks in letters"),
        err: String::from_utf8(output.stderr).expect("it speaks in letters"),
    };
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    ran
}

/// Runs what must go well and gives what was printed.
pub(crate) fn well(args: &[&str], input: &str) -> String {
    let ran = oedo(args, input);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}

/// Runs what must be refused, and checks that it says why: all of these words.
pub(crate) fn refused(args: &[&str], words: &[&str]) {
    let ran = oedo(args, "");
    assert_eq!(ran.code, 2, "{args:?}: {}{}", ran.out, ran.err);
    for word in words {
        assert!(ran.err.contains(word), "{args:?} should say {word:?}: {}", ran.err);
    }
}

/// A folder of a test's own, gone afterwards.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = env::temp_dir().join(format!("oedo-cli-{}-{name}", process::id()));
        fs::create_dir_all(&folder).expect("a folder to test in");
        Folder(folder)
    }

    /// The path of a file in it.
    pub(crate) fn at(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a plain path").to_owned()
    }

    /// Writes a file and gives its path.
    pub(crate) fn with(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.at(name), text).expect("our own folder");
        self.at(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.at(name)).expect("it is there")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// As many lines of the same.
pub(crate) fn lines(line: &str, times: usize) -> String {
    format!("{line}\n").repeat(times)
}
