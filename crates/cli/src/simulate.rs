//! `oedo simulate`: many games by bots, and what came of them.

mod edo;
mod report;
mod yedo;

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::bail;
use bots::{Bot, Level, Opponent, Random, Weighted};
use indicatif::{ProgressBar, ProgressStyle};
use sim::{Run, tournament};
use table::{Fast, Seat, Seen};

pub(crate) use self::edo::Counts as EdoCounts;
use self::report::Report;
pub(crate) use self::report::{Counted, percent};
pub(crate) use self::yedo::Counts as YedoCounts;
use crate::agreed::{self, EditionArg, SetupArg};
use crate::games::{GameName, Likes, Playable, for_game};
use crate::lang::LangArg;
use crate::levels;

/// Play many games by bots and say what came of them.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    #[command(flatten)]
    setup: SetupArg,
    #[command(flatten)]
    edition: EditionArg,
    /// How many games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Who plays: one bot for all seats, or one for each: random, lively, greedy, level1 to level5.
    #[arg(long, value_delimiter = ',', default_value = "random", value_parser = Player::read)]
    bots: Vec<Player>,
    /// Where luck comes from: the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; all there are unless said.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Draw scores, rounds and wins into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// The bots that can sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Player {
    /// Plays as well as its level.
    Level(Level),
    /// Does anything lawful, but more gladly what gets it around.
    Lively,
}

impl Player {
    fn read(text: &str) -> Result<Player, String> {
        if text == Player::Lively.name() {
            return Ok(Player::Lively);
        }
        levels::read(text).map(Player::Level).map_err(|why| format!("{why}, lively"))
    }

    fn name(self) -> &'static str {
        match self {
            Player::Level(level) => level.id(),
            Player::Lively => "lively",
        }
    }

    fn sits_down<G: Playable>(self) -> anyhow::Result<Seated<G>> {
        match (self, G::LIKES) {
            (Player::Level(Level::Random), _) => Ok(Seated::Random(Random)),
            (Player::Level(level), _) => Ok(Seated::Opponent(level.bot::<G>())),
            (Player::Lively, Some(likes)) => Ok(Seated::Lively(Weighted(likes))),
            (Player::Lively, None) => {
                bail!("lively: nobody knows yet what is lively at {}", G::NAME)
            }
        }
    }
}

/// A bot at the table; not boxed, because a random answer takes less time than a call through a box.
enum Seated<G: Playable> {
    Random(Random),
    Lively(Weighted<Likes<G>>),
    Opponent(Opponent<G::Choice>),
}

impl<G: Playable> Bot<G> for Seated<G> {
    fn answer(&mut self, seen: &Seen<'_, G>, chance: &mut Fast) -> G::Choice {
        match self {
            Seated::Random(bot) => bot.answer(seen, chance),
            Seated::Lively(bot) => bot.answer(seen, chance),
            Seated::Opponent(bot) => bot.answer(seen, chance),
        }
    }
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    for_game!(args.game, G => simulate::<G>(args))
}

fn simulate<G: Playable>(args: Args) -> anyhow::Result<ExitCode> {
    let Args { games, bots, seed, threads: asked, json, plot, .. } = args;
    let edition = args.edition.checked::<G>()?;
    let words = LangArg::default().words();
    let game: &'static G = agreed::game(G::RULES, args.setup.read::<G>(edition)?, edition, &words)?;
    let bots = seated(&bots, game.seats().len())?;
    // Whoever cannot sit down says so now.
    bots.iter().try_for_each(|bot| bot.sits_down::<G>().map(|_| ()))?;
    if let Some(file) = &plot {
        // Before the games, not after: nobody plays an hour for a folder that is not there.
        record::save(file, "")?;
    }

    let run = Run { games, seed, threads: threads(asked) };
    let bar = bar(run.games);
    let make_bot =
        |seat: Seat| bots[seat.0 as usize].sits_down::<G>().expect("they sat down a moment ago");
    let began = Instant::now();
    let result = tournament(game, run, make_bot, G::Counts::default, |more| bar.inc(more));
    let time = began.elapsed();
    bar.finish_and_clear();
    let (results, counts) = match result {
        Ok(all) => all,
        Err(failure) => {
            eprintln!("oedo: a game went wrong: {failure}");
            return Ok(ExitCode::FAILURE);
        }
    };

    let bots: Vec<&str> = bots.iter().map(|bot| bot.name()).collect();
    let report = Report { game, bots: &bots, run, time, results, counts };
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{:#}", report.json())?;
    } else {
        write!(out, "{}", report.text())?;
    }
    if let Some(file) = &plot {
        record::save(file, &report.svg())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// One bot for each seat.
fn seated(bots: &[Player], players: u8) -> anyhow::Result<Vec<Player>> {
    match bots {
        [one] => Ok(vec![*one; players as usize]),
        _ if bots.len() == players as usize => Ok(bots.to_vec()),
        _ => bail!("{} bots for {players} seats: name one for all, or one for each", bots.len()),
    }
}

/// As many as asked for, or as there are.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// Progress for people; a file or a pipe is not told.
pub(crate) fn bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left")
            .expect("the template is ours");
    ProgressBar::new(games).with_style(style)
}
