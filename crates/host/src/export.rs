//! A table as a file: all its lines with their times, and a sum against accidents.
//!
//! ```text
//! oedo table 1
//! 1700000000000 created … set-up players 2
//! 1700000003000 sat S1 …
//! end 2 sum 8f3a0c7d55e01b2a
//! ```

use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};
use store::{Line, Millis, Secret};
use table::Misread;

use crate::words::{hex, unhex};

/// The first line of every such file.
const FIRST: &str = "oedo table 1";

/// A table as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    /// All lines.
    pub lines: Vec<Line>,
    /// The secret behind its luck, if the table shall be able to go on elsewhere.
    pub secret: Option<Secret>,
}

impl fmt::Display for Export {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{body}end {} sum {}", self.lines.len(), sum(&body))
    }
}

impl Export {
    fn body(&self) -> String {
        let mut body = format!("{FIRST}\n");
        if let Some(secret) = &self.secret {
            let _ = writeln!(body, "secret {}", hex(&secret.0));
        }
        for Line { text, at } in &self.lines {
            let _ = writeln!(body, "{} {text}", at.0);
        }
        body
    }

    /// Reads what `Display` writes.
    ///
    /// # Errors
    /// What came and what was expected.
    pub fn read(text: &str) -> Result<Export, Misread> {
        let mut lines: Vec<(usize, &str)> = (1..).zip(text.lines()).collect();
        let Some((at, end)) = lines.pop() else { return Err(Misread::new("", FIRST)) };
        let mut secret = None;
        let mut kept = Vec::new();
        for (i, &(at, line)) in lines.iter().enumerate() {
            let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
            match (i, key) {
                (0, _) if line == FIRST => {}
                (0, _) => return Err(Misread::new(line, FIRST).at(at)),
                (1, "secret") => {
                    let read = unhex(rest).map(Secret);
                    secret = Some(read.ok_or_else(|| Misread::new("…", "a secret").at(at))?);
                }
                _ => {
                    let time = key.parse().map_err(|_| Misread::new(line, "`TIME …`").at(at))?;
                    kept.push(Line { text: rest.to_owned(), at: Millis(time) });
                }
            }
        }
        let export = Export { lines: kept, secret };
        let expected = format!("end {} sum {}", export.lines.len(), sum(&export.body()));
        if end != expected {
            return Err(Misread::new(end, "the end of the file as it was written").at(at));
        }
        Ok(export)
    }
}

/// The first 16 digits of the hash: enough against accidents.
fn sum(body: &str) -> String {
    let digest = Sha256::digest(body.as_bytes());
    hex(&digest[..8])
}
