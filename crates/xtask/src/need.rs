//! What tests need beside Rust: looked for, installed if it is not there, and looked for again.
//!
//! Tests fail without it; none is left out.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Something that tests need.
pub(crate) struct Need {
    /// The commands that install it where `apt-get` does.
    pub(crate) install: &'static [&'static str],
    /// What to do where they do not.
    pub(crate) hint: &'static str,
}

impl Need {
    /// Installs what is not found.
    pub(crate) fn ensure(&self, find: impl Fn() -> Option<String>) -> Result<()> {
        self.ensure_by(find, |command| run(command, Path::new(".")))
    }

    fn ensure_by(
        &self,
        find: impl Fn() -> Option<String>,
        mut run: impl FnMut(&str) -> Result<()>,
    ) -> Result<()> {
        if find().is_none() {
            self.install.iter().try_for_each(|command| run(command)).context(self.hint)?;
        }
        let found = find();
        ensure!(found.is_some(), self.hint);
        println!("found in {}", found.unwrap_or_default());
        Ok(())
    }
}

/// Runs a command, whose words have no spaces in them, in a folder.
pub(crate) fn run(command: &str, folder: &Path) -> Result<()> {
    println!("$ {command}");
    let mut words = command.split_whitespace();
    let program = words.next().context("a command has a first word")?;
    let status = Command::new(program).args(words).current_dir(folder).status();
    let status = status.with_context(|| format!("`{program}` could not be started"))?;
    ensure!(status.success(), "`{command}` failed");
    Ok(())
}

/// Where a program is that can be started by its name.
pub(crate) fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::{Need, program};

    const TEA: Need = Need { install: &["fetch water", "boil it"], hint: "tea is not installed" };

    #[test]
    fn what_is_there_is_not_installed() {
        let found = || Some("here".to_owned());
        assert!(TEA.ensure_by(found, |command| panic!("no need to run {command}")).is_ok());
    }

    #[test]
    fn what_is_missing_is_installed() {
        let ran = Cell::new(0);
        let find = || (ran.get() == TEA.install.len()).then(|| "here".to_owned());
        let run = |_: &str| {
            ran.set(ran.get() + 1);
            Ok(())
        };
        assert!(TEA.ensure_by(find, run).is_ok());
    }

    #[test]
    fn what_cannot_be_installed_is_said() {
        let failed = TEA.ensure_by(|| None, |_| anyhow::bail!("no water here"));
        let useless = TEA.ensure_by(|| None, |_| Ok(()));
        for outcome in [failed, useless] {
            let fault = outcome.expect_err("it is still missing").to_string();
            assert!(fault.contains("is not installed"), "{fault}");
        }
    }

    #[test]
    fn a_program_nobody_has_is_not_found() {
        assert_eq!(program("a-program-that-nobody-has"), None);
    }
}
