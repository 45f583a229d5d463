//! PostgreSQL for the tests: installed by the system's package manager if it is not there.
//!
//! Tests start a server of their own from its programs. They fail without it; none is left out.

use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The commands that install it where `apt-get` does. `RUNLEVEL` keeps Debian from starting the
/// server it sets up: we need the programs alone.
const INSTALL: [&str; 2] = [
    "apt-get update --quiet",
    "env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
     apt-get install --quiet --yes --no-install-recommends postgresql",
];

const HINT: &str = "PostgreSQL is needed by the tests and is not installed; install it by the \
                    system's package manager (Debian: apt-get install postgresql; macOS: brew \
                    install postgresql) and start again; it need not be running";

pub(crate) fn ensure_installed() -> Result<()> {
    ensure_by(|| pg_private::programs().map(|folder| folder.display().to_string()), run)
}

/// Installs what is not found, and looks again.
fn ensure_by(
    find: impl Fn() -> Option<String>,
    mut run: impl FnMut(&str) -> Result<()>,
) -> Result<()> {
    if find().is_none() {
        INSTALL.iter().try_for_each(|command| run(command)).context(HINT)?;
    }
    let found = find();
    ensure!(found.is_some(), HINT);
    println!("found in {}", found.unwrap_or_default());
    Ok(())
}

fn run(command: &str) -> Result<()> {
    println!("$ {command}");
    let mut words = command.split_whitespace();
    let program = words.next().context("a command has a first word")?;
    let status = Command::new(program).args(words).status();
    let status = status.with_context(|| format!("`{program}` could not be started"))?;
    ensure!(status.success(), "`{command}` failed");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::{INSTALL, ensure_by};

    #[test]
    fn what_is_there_is_not_installed() {
        let found = || Some("here".to_owned());
        assert!(ensure_by(found, |command| panic!("no need to run {command}")).is_ok());
    }

    #[test]
    fn what_is_missing_is_installed() {
        let ran = Cell::new(0);
        let find = || (ran.get() == INSTALL.len()).then(|| "here".to_owned());
        let run = |_: &str| {
            ran.set(ran.get() + 1);
            Ok(())
        };
        assert!(ensure_by(find, run).is_ok());
    }

    #[test]
    fn what_cannot_be_installed_is_said() {
        let failed = ensure_by(|| None, |_| anyhow::bail!("no apt-get here"));
        let useless = ensure_by(|| None, |_| Ok(()));
        for outcome in [failed, useless] {
            let fault = outcome.expect_err("it is still missing").to_string();
            assert!(fault.contains("is not installed"), "{fault}");
        }
    }
}
