//! `oedo example`: holding the game to examples.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use edo::Edo;
use edo::edition::Edition;
use edo::rules::ALL;
use edo::setup::Setup;
use record::example::{self, Example};
use serde_json::json;
use table::Game;

use crate::agreed::{EditionArg, game, read_text};
use crate::screen::{Ink, Screen};

/// Examples of the rules.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Run examples and say which do not hold.
    Run(RunArgs),
}

#[derive(clap::Args)]
struct RunArgs {
    /// Example files, or folders in which to look for `*.example`.
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionArg,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let Command::Run(args) = args.command;
    let edition = args.edition.read()?;
    let files = example::find(&args.paths)?;
    if files.is_empty() {
        bail!("no examples found there: expected files named *.example");
    }
    let mut screen = Screen::new();
    let mut failed = Vec::new();
    for file in &files {
        if let Err(fault) = hold(file, edition) {
            if !args.json {
                let line = format!(
                    "{} {}\n{}",
                    Ink::Strong.paint("FAILED"),
                    file.display(),
                    indented(&fault)
                );
                screen.say(line)?;
            }
            failed.push((file, fault));
        }
    }
    let passed = files.len() - failed.len();
    if args.json {
        let failures: Vec<_> = failed
            .iter()
            .map(|(file, fault)| json!({"file": file.display().to_string(), "fault": fault}))
            .collect();
        let all = json!({"passed": passed, "failed": failed.len(), "failures": failures});
        screen.say(format!("{all:#}"))?;
    } else {
        screen.say(format!("{passed} passed, {} failed", failed.len()))?;
    }
    Ok(if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Does the example hold? If not, why.
fn hold(file: &Path, edition: &'static Edition) -> Result<(), String> {
    let said = |error: anyhow::Error| format!("{error:#}");
    let text = read_text(file).map_err(said)?;
    let example = Example::read(&text).map_err(|misread| misread.to_string())?;
    if example.game != Edo::NAME {
        return Err(format!("game `{}`: expected `{}`", example.game, Edo::NAME));
    }
    // An example of a rule that is not there would count for nothing, and nobody would notice.
    let unknown = example.rules.iter().find(|id| ALL.iter().all(|(rule, _)| rule.0 != **id));
    if let Some(id) = unknown {
        return Err(format!("rule `{id}`: there is no such rule; `oedo rules` lists them"));
    }
    let setup = Setup::read(&example.setup).map_err(|misread| format!("set-up: {misread}"))?;
    let game = game(setup, edition).map_err(said)?;
    example::run(game, &example).map_err(|mismatch| mismatch.to_string())
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
