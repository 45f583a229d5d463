//! `oedo example`: holding the game to examples.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use record::example::{self, Example};
use serde_json::json;

use crate::agreed::{EditionArg, game, read_text};
use crate::games::{GameName, Playable, for_game};
use crate::lang::LangArg;
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
    args.edition.check()?;
    let files = example::find(&args.paths)?;
    if files.is_empty() {
        bail!("no examples found there: expected files named *.example");
    }
    let mut screen = Screen::new();
    let mut failed = Vec::new();
    for file in &files {
        if let Err(fault) = hold(file, &args.edition) {
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
fn hold(file: &Path, edition: &EditionArg) -> Result<(), String> {
    let text = read_text(file).map_err(said)?;
    let example = Example::read(&text).map_err(|misread| misread.to_string())?;
    let name = GameName::read(&example.game).map_err(said)?;
    for_game!(name, G => hold_of::<G>(&example, edition))
}

fn hold_of<G: Playable>(example: &Example, edition: &EditionArg) -> Result<(), String> {
    // An example of a rule that is not there would count for nothing, and nobody would notice.
    let unknown =
        example.rules.iter().find(|id| G::RULEBOOK.iter().all(|(rule, _)| rule.0 != **id));
    if let Some(id) = unknown {
        return Err(format!(
            "rule `{id}`: there is no such rule; `oedo rules {}` lists them",
            G::NAME
        ));
    }
    let edition = edition.read::<G>().map_err(said)?;
    let setup = G::read_setup(&example.setup).map_err(|misread| format!("set-up: {misread}"))?;
    let words = LangArg::default().words();
    let game = game::<G>(G::RULES, setup, edition, &words).map_err(said)?;
    example::run(game, example).map_err(|mismatch| mismatch.to_string())
}

#[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
fn said(error: anyhow::Error) -> String {
    format!("{error:#}")
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
