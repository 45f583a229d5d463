//! Chores of the repository: the test command, the tidy checks, the rules digest.

#![allow(clippy::print_stdout, reason = "a chore talks to whoever started it")]

mod browser;
mod catalogue;
mod count;
mod digest;
mod need;
mod postgresql;
mod proven;
mod source;
mod steps;
mod texts;
mod tidy;
mod tree;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const USAGE: &str = "\
usage: cargo xtask <chore>

  test     everything a change must pass: format, lints, docs, tests, tidy;
           installs PostgreSQL and Chromium, which tests start for themselves, if there is none
  browser  only what tests in a browser need: Chromium, its driver, axe-core
  tidy     only the checks of our own rules about the tree
  digest   write docs/rules/*.md anew from the rule constants and the English texts
  count    write docs/speed/instructions.txt anew, with valgrind
  load     print what a server takes on this machine; see `load --help`";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    // Cargo says where we are when it starts us; several clones may share one build folder.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").context("start it as `cargo xtask`")?;
    let root = Path::new(&here).join("../..").canonicalize()?;
    match words {
        ["test"] => steps::run(&root),
        ["browser"] => browser::ensure_installed(),
        ["tidy"] => tidy::run(&root),
        ["digest"] => digest::run(&root),
        ["count"] => count::run(&root),
        ["load", words @ ..] => steps::load(&root, words),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => bail!("no such chore\n{USAGE}"),
    }
}
