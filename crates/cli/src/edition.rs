//! `oedo edition`: the contents of the box as a file, written out and checked.

use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::json;
use words::{Lang, Words};

use crate::BAD_INPUT;
use crate::agreed::{meant, read_text};
use crate::games::{GameName, Playable, for_game};
use crate::screen::Screen;

/// What is printed on cards, tiles and boards, as a file to be corrected.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Write our edition as a file.
    Export {
        /// Of which game.
        game: GameName,
        /// Into this file instead of standard output.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Say whether a file is an edition one can play with.
    Check {
        /// The file.
        file: PathBuf,
        /// Print JSON.
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    match args.command {
        Command::Export { game, out } => {
            let text = for_game!(game, G => G::export(G::house()));
            match out {
                None => Screen::new().say(text.trim_end())?,
                Some(file) => record::save(&file, &text)?,
            }
            Ok(ExitCode::SUCCESS)
        }
        Command::Check { file, json } => {
            let text = read_text(&file)?;
            let name = file.display().to_string();
            for_game!(meant(&text), G => check::<G>(&name, &text, json))
        }
    }
}

fn check<G: Playable>(name: &str, text: &str, json: bool) -> anyhow::Result<ExitCode> {
    match G::check_edition(name, text) {
        Ok(edition) => whole::<G>(name, text, edition, json),
        Err(troubles) => broken(&troubles, json),
    }
}

fn whole<G: Playable>(
    file: &str,
    text: &str,
    edition: &G::Edition,
    json: bool,
) -> anyhow::Result<ExitCode> {
    let (name, digest) = (G::edition_name(edition), G::digest(edition));
    // One can play with cards that have no words here; they are only hard to tell apart.
    let unnamed = G::unnamed(edition, &Words::new(Lang::En)).into_iter().map(|id| {
        let is_its_row = |line: &str| line.contains(&format!("id = \"{id}\""));
        let line = text.lines().position(is_its_row).map_or(1, |line| line + 1);
        (line, format!("`{id}` has no name in the language files; it is shown by its id"))
    });
    let unnamed: Vec<(usize, String)> = unnamed.collect();
    let mut screen = Screen::new();
    if json {
        let warnings: Vec<_> =
            unnamed.iter().map(|(line, what)| json!({"line": line, "what": what})).collect();
        let said = json!({
            "ok": true, "name": name, "digest": digest, "troubles": [], "warnings": warnings,
        });
        screen.say(format!("{said:#}"))?;
    } else {
        for (line, what) in unnamed {
            eprintln!("{file}:{line}: warning: {what}");
        }
        screen.say(format!("{file}: the edition `{name}` is whole, digest {digest}"))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn broken(troubles: &[record::edition::Trouble], json: bool) -> anyhow::Result<ExitCode> {
    if json {
        let list: Vec<_> = troubles
            .iter()
            .map(|it| json!({"line": it.line, "what": it.what, "expected": it.expected}))
            .collect();
        Screen::new().say(format!("{:#}", json!({"ok": false, "troubles": list})))?;
    } else {
        for trouble in troubles {
            eprintln!("{trouble}");
        }
    }
    Ok(ExitCode::from(BAD_INPUT))
}
