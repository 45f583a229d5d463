//! `oedo play`: a table in the terminal, for people and bots.

mod after;
mod command;
mod offers;
mod opponents;
mod session;
mod show;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use ::table::Game;
use anyhow::{Context, bail};
use edo::setup::Setup;

use self::opponents::{Opponents, USUAL};
use self::session::Session;
pub(crate) use self::show::outcome;
use self::table::Table;
use crate::agreed::{EditionArg, GameName, ModulesArg, game, read_record};
use crate::lang::LangArg;
use crate::luck::Luck;

/// How many play unless it is said.
const PLAYERS: u8 = 4;

/// Play at this terminal, with people and bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    /// How many play, bots included; as many as are named by --bots and one more, else 4.
    #[arg(long, conflicts_with = "load", value_parser = clap::value_parser!(u8).range(2..=5))]
    players: Option<u8>,
    #[command(flatten)]
    modules: ModulesArg,
    /// Which of them are bots: how many, or by name, parted by commas (level1 to level5, greedy,
    /// random; level3x2 is two alike). One name alone is for all seats but one, as level2 is unless
    /// said. Bots have the last seats.
    #[arg(long, value_parser = Opponents::read)]
    bots: Option<Opponents>,
    /// What the seats are called, parted by commas; by their colours unless said.
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// Where luck comes from: the same number and the same answers give the same game.
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with the game in this file.
    #[arg(long, value_name = "FILE", conflicts_with = "modules")]
    load: Option<PathBuf>,
    #[command(flatten)]
    edition: EditionArg,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match args.game {
        GameName::Edo => edo(args),
    }
}

fn edo(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.read()?;
    let luck = Luck::new(args.seed)?;
    let bots = args.bots.as_ref().unwrap_or(&Opponents::AllBut(USUAL));
    let table = match &args.load {
        None => {
            let players = args.players.or(bots.players()).unwrap_or(PLAYERS);
            let game = game(Setup { players, addons: args.modules.addons() }, edition)?;
            Table::deal(game, bots.seated(players)?, luck)
        }
        Some(file) => {
            let (game, record) = read_record(file, edition)?;
            let seated = bots.seated(game.seats().len())?;
            Table::resume(game, seated, luck, record).with_context(|| file.display().to_string())?
        }
    };
    if table.game().seats().len() < args.names.len() as u8 {
        bail!("{} names for {} seats", args.names.len(), table.game().seats().len());
    }
    let words = args.lang.words();
    Session::new(table, &words, &args.names).run()?;
    Ok(ExitCode::SUCCESS)
}
