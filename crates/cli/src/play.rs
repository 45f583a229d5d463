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

use anyhow::bail;

pub(crate) use self::offers::{numbered, plain_list};
use self::opponents::{Opponents, USUAL};
use self::session::Session;
pub(crate) use self::show::outcome;
use self::table::Table;
use crate::agreed::{EditionArg, ModulesArg, game, read_record};
use crate::faults;
use crate::games::{GameName, Playable, for_game};
use crate::lang::LangArg;
use crate::luck::Luck;

/// Play at this terminal, with people and bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    /// How many play, bots included; as many as are named by --bots and one more, else 4.
    #[arg(long, conflicts_with = "load", value_parser = clap::value_parser!(u8).range(1..=5))]
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
    #[arg(long, value_name = "FILE", conflicts_with_all = ["modules", "rounds", "setup"])]
    load: Option<PathBuf>,
    #[command(flatten)]
    edition: EditionArg,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    for_game!(args.game, G => play::<G>(args))
}

fn play<G: Playable>(args: &Args) -> anyhow::Result<ExitCode> {
    let words = args.lang.words();
    let luck = Luck::new(args.seed)?;
    let bots = args.bots.as_ref().unwrap_or(&Opponents::AllBut(USUAL));
    let table = match &args.load {
        None => {
            let edition = args.edition.checked::<G>()?;
            let setup = args.modules.read::<G>(args.players.or(bots.players()), edition)?;
            let game: &'static G = game(G::RULES, setup, edition, &words)?;
            Table::deal(game, bots.seated(game.seats().len())?, luck)
        }
        Some(file) => {
            let (game, record) = read_record::<G>(file, args.edition.read::<G>()?, &words)?;
            let seated = bots.seated(game.seats().len())?;
            Table::resume(game, seated, luck, record).map_err(|error| {
                faults::within(&words, file, faults::unplayed(&words, game, &error))
            })?
        }
    };
    if table.game().seats().len() < args.names.len() as u8 {
        bail!("{} names for {} seats", args.names.len(), table.game().seats().len());
    }
    let file = args.load.as_ref().map(|file| file.display().to_string());
    Session::new(table, file, &words, &args.names).run()?;
    Ok(ExitCode::SUCCESS)
}
