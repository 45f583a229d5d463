//! The test command: every step a change must pass, in order, until one fails.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::{browser, postgresql, tidy};

/// Runs every step.
pub(crate) fn run(root: &Path) -> Result<()> {
    let cargo = Cargo { root };
    step("format", || {
        cargo.needs("fmt", "rustfmt")?;
        cargo.run(&["fmt", "--all", "--check"])
    })?;
    step("lints", || {
        cargo.needs("clippy", "clippy")?;
        cargo.run(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
    })?;
    step("docs", || cargo.run_with("RUSTDOCFLAGS", "-D warnings", &DOC))?;
    step("postgresql", postgresql::ensure_installed)?;
    step("browser", browser::ensure_installed)?;
    step("tests", || cargo.run(&["test", "--workspace", "--locked"]))?;
    step("tidy", || tidy::run(root))?;
    step("dependencies", || {
        if cargo.has("deny") {
            return cargo.run(&["deny", "check", "bans", "licenses", "sources"]);
        }
        println!("not run, and not needed to pass: cargo-deny is not installed");
        println!("it checks licences and origins of what we depend on: cargo install cargo-deny");
        Ok(())
    })?;
    println!("\nall steps passed");
    Ok(())
}

/// Runs the load generator, which has dependencies that no chore should wait for.
pub(crate) fn load(root: &Path, words: &[&str]) -> Result<()> {
    let example = ["run", "--release", "--package", "server", "--example", "load", "--"];
    Cargo { root }.run(&[&example, words].concat())
}

const DOC: [&str; 4] = ["doc", "--workspace", "--no-deps", "--locked"];

fn step(name: &str, run: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    let result = run();
    println!("== {name}: {} s", start.elapsed().as_secs());
    result.with_context(|| format!("stopped: the step `{name}` failed"))
}

struct Cargo<'r> {
    root: &'r Path,
}

impl Cargo<'_> {
    fn run(&self, words: &[&str]) -> Result<()> {
        finish(self.command(words), words)
    }

    fn run_with(&self, variable: &str, value: &str, words: &[&str]) -> Result<()> {
        let mut command = self.command(words);
        command.env(variable, value);
        finish(command, words)
    }

    /// Is this subcommand installed?
    fn has(&self, subcommand: &str) -> bool {
        let mut command = self.command(&[subcommand, "--version"]);
        let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    fn needs(&self, subcommand: &str, component: &str) -> Result<()> {
        let add = format!("{component} is missing; add it with: rustup component add {component}");
        ensure!(self.has(subcommand), add);
        Ok(())
    }

    /// The cargo that started us, at the root of the tree.
    fn command(&self, words: &[&str]) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(self.root).args(words);
        command
    }
}

fn finish(mut command: Command, words: &[&str]) -> Result<()> {
    let shown = format!("cargo {}", words.join(" "));
    println!("$ {shown}");
    let status = command.status().with_context(|| format!("`{shown}` could not be started"))?;
    ensure!(status.success(), "`{shown}` failed");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn a_failing_step_is_named() {
        let fault = step("lints", || anyhow::bail!("a warning")).expect_err("the step fails");
        assert_eq!(fault.to_string(), "stopped: the step `lints` failed");
    }
}
