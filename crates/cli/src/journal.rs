//! Games already played, kept in a file line by line: a run that was interrupted goes on from there.

use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

/// Between what the games are of and the games.
const RULE: &str = "--";

/// A file of finished games.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens the file, or begins it, and gives the lines it holds. The head says what the games are
    /// of; a file with another head is refused and left as it is.
    pub(crate) fn open(path: &Path, head: &[String]) -> anyhow::Result<(Journal, Vec<String>)> {
        let cannot = || format!("cannot use {} to keep games", path.display());
        let mut options = File::options();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(cannot)?;
        // Where files cannot be locked, one is trusted not to run the same twice at once.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            bail!("{}: another run writes to it", path.display());
        }
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(cannot)?;
        if text.is_empty() {
            text = format!("{}\n{RULE}\n", head.join("\n"));
            file.write_all(text.as_bytes()).with_context(cannot)?;
        }
        // Whoever was interrupted may have left half a line.
        let whole = text.rfind('\n').map_or(0, |at| at + 1);
        let lines = read(&text[..whole], head)
            .map_err(|why| anyhow::anyhow!("{}: {why}; name another file", path.display()))?;
        file.set_len(whole as u64).with_context(cannot)?;
        file.seek(SeekFrom::End(0)).with_context(cannot)?;
        Ok((Journal { path: path.to_owned(), file }, lines))
    }

    /// Keeps one more line, at once.
    pub(crate) fn append(&mut self, line: &str) -> anyhow::Result<()> {
        let write = |file: &mut File| -> io::Result<()> {
            file.write_all(format!("{line}\n").as_bytes())?;
            file.flush()
        };
        write(&mut self.file).with_context(|| format!("cannot write to {}", self.path.display()))
    }

    /// Which file it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

fn read(text: &str, head: &[String]) -> Result<Vec<String>, String> {
    let mut lines = text.lines();
    for expected in head.iter().map(String::as_str).chain([RULE]) {
        match lines.next() {
            Some(line) if line == expected => {}
            other => {
                let found = other.unwrap_or("nothing");
                return Err(format!(
                    "it keeps games of another run: it says `{found}`, expected `{expected}`"
                ));
            }
        }
    }
    Ok(lines.map(str::to_owned).collect())
}
