//! `oedo check`: games kept from before are played again, and every difference is reported.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, ensure};
use host::corpus;
use table::Game;

use crate::agreed;
use crate::games::for_game;
use crate::lang::LangArg;
use crate::screen::Screen;

/// Play kept games again, and report every position that is not what it was.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Records, exported tables, and folders of them. Beside each lies its account, `*.account`.
    #[arg(required = true)]
    places: Vec<PathBuf>,
    /// An edition some of them were played with, if it is not ours.
    #[arg(long, value_name = "FILE")]
    edition: Vec<PathBuf>,
    /// Write the accounts anew: from now on it is right as it is.
    #[arg(long)]
    bless: bool,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    for path in &args.edition {
        let name = || path.display().to_string();
        let file = fs::read_to_string(path).with_context(name)?;
        let game = for_game!(agreed::meant(&file), G => G::NAME);
        corpus::know_edition(game, file).with_context(name)?;
    }
    let checked = corpus::check(&args.places, args.bless)?;
    ensure!(0 < checked.games, "there are no games to play again");
    let words = args.lang.words();
    let mut said: Vec<String> = Vec::new();
    for corpus::Difference { file, what } in &checked.differences {
        said.push(format!("{}: {what}", file.display()));
    }
    let [games, differ] = [checked.games, said.len()].map(|number| number as u64);
    said.push(words.text("checked", &[("games", games.into()), ("differ", differ.into())]));
    Screen::new().say(said.join("\n"))?;
    Ok(if differ == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
