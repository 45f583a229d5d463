//! `oedo play`: a table in the terminal, for people and bots.

mod after;
mod command;
mod offers;
mod session;
mod show;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use ::table::{Game, Seats};
use anyhow::{Context, bail};
use edo::setup::Setup;

use self::session::Session;
pub(crate) use self::show::outcome;
use self::table::Table;
use crate::agreed::{EditionArg, GameName, ModulesArg, game, read_record};
use crate::lang::LangArg;
use crate::luck::Luck;

/// Play at this terminal, with people and bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    /// How many play, bots included.
    #[arg(long, default_value_t = 4, conflicts_with = "load",
        value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    #[command(flatten)]
    modules: ModulesArg,
    /// How many of them are bots: the last seats. All but one unless said.
    #[arg(long)]
    bots: Option<u8>,
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
    let table = match &args.load {
        None => {
            let setup = Setup { players: args.players, addons: args.modules.addons() };
            let game = game(setup, edition)?;
            Table::deal(game, people(args, game.seats())?, luck)
        }
        Some(file) => {
            let (game, record) = read_record(file, edition)?;
            let people = people(args, game.seats())?;
            Table::resume(game, people, luck, record).with_context(|| file.display().to_string())?
        }
    };
    if table.game().seats().len() < args.names.len() as u8 {
        bail!("{} names for {} seats", args.names.len(), table.game().seats().len());
    }
    let words = args.lang.words();
    Session::new(table, &words, &args.names).run()?;
    Ok(ExitCode::SUCCESS)
}

/// The seats where a person sits: the first ones.
fn people(args: &Args, seats: Seats) -> anyhow::Result<Seats> {
    let players = seats.len();
    let bots = args.bots.unwrap_or(players - 1);
    match players.checked_sub(bots) {
        Some(people) => Ok(Seats::first(people)),
        None => bail!("{bots} bots at a table for {players}: expected 0 to {players}"),
    }
}
