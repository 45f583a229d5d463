//! `oedo arena`: how strong bots are, measured against each other.

mod contest;
mod meetings;
mod report;
mod standing;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::bail;
use bots::Level;

use contest::Contest;
use meetings::{Format, Order};
use report::Report;

use crate::agreed::{self, EditionArg, SetupArg};
use crate::games::{GameName, Playable, for_game};
use crate::lang::LangArg;
use crate::levels::{self, Span};
use crate::series::{self, Job, Keep};
use crate::simulate::threads;

/// Measure how strong bots are, each deal played from every seat.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    /// Who plays, parted by commas, weakest first: random, greedy, level1 to level5; level1..level5
    /// is all of these.
    #[arg(long, value_delimiter = ',', default_value = "random,greedy,level1..level5",
        value_parser = Span::read)]
    bots: Vec<Span>,
    #[command(flatten)]
    setup: SetupArg,
    #[command(flatten)]
    edition: EditionArg,
    /// How many games for each meeting; rounded up, so that each deal is played from every seat.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Only neighbours in the list meet: each bot meets the one before it.
    #[arg(long)]
    ladder: bool,
    /// How they share the table; on a ladder in pairs, otherwise together unless said.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Where luck comes from: the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; all there are unless said.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Draw the ratings into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Keep finished games in this file; run again with it, an interrupted run goes on, and one with
    /// more games plays only those that are missing.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    for_game!(args.game, G => arena::<G>(args))
}

fn arena<G: Playable>(args: &Args) -> anyhow::Result<ExitCode> {
    let Args { games, ladder, seed, json, plot, state, .. } = args;
    let edition = args.edition.checked::<G>()?;
    let words = LangArg::default().words();
    let game: &'static G = agreed::game(G::RULES, args.setup.read::<G>(edition)?, edition, &words)?;
    let bots = different(levels::all(&args.bots))?;
    let format = format(args.format, *ladder)?;
    let order = Order {
        bots: &bots,
        format,
        ladder: *ladder,
        players: game.seats().len(),
        games: *games,
        seed: *seed,
    };
    if let Some(file) = plot {
        // Before the games, not after: nobody plays an hour for a folder that is not there.
        record::save(file, "")?;
    }

    let matches = order.matches();
    let jobs: Vec<(Job, Vec<Level>, u64)> = matches
        .iter()
        .enumerate()
        .flat_map(|(part, matched)| {
            let numbered = matched.bouts.iter().enumerate();
            numbered.map(move |(number, bout)| (Job { part, number }, bout))
        })
        .map(|(job, bout)| (job, bout.kinds.iter().map(|&kind| bots[kind]).collect(), bout.seed))
        .collect();
    let threads = threads(args.threads);
    let keep = state.as_ref().map(|file| Keep { file, head: head(game, &order) });
    let began = Instant::now();
    let names: Vec<Job> = jobs.iter().map(|(job, ..)| *job).collect();
    let played = series::run(&names, threads, keep, |at| {
        let (_, levels, seed) = &jobs[at];
        Contest::play(game, levels, *seed)
    })?;
    let series = match played {
        Ok(series) => series,
        Err(broken) => {
            let (_, levels, seed) = &jobs[broken.at];
            let levels: Vec<&str> = levels.iter().map(|level| level.id()).collect();
            let levels = levels.join(",");
            eprintln!("oedo: a game of {levels} with seed {seed} went wrong: {}", broken.why);
            return Ok(ExitCode::FAILURE);
        }
    };

    let report = Report {
        game,
        order: &order,
        matches: &matches,
        contests: &series.games,
        played: series.played as u64,
        threads,
        time: began.elapsed(),
    };
    let summary = report.summary();
    let mut out = io::stdout().lock();
    if *json {
        writeln!(out, "{:#}", report.json(&summary))?;
    } else {
        write!(out, "{}", report.text(&summary))?;
    }
    if let Some(file) = plot {
        record::save(file, &report.svg(&summary))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// At least two, and none twice.
fn different(bots: Vec<Level>) -> anyhow::Result<Vec<Level>> {
    for (i, bot) in bots.iter().enumerate() {
        if bots[..i].contains(bot) {
            bail!("--bots names {} twice: expected different bots", bot.id());
        }
    }
    if bots.len() < 2 {
        bail!("--bots names one bot: expected at least two, to be compared");
    }
    Ok(bots)
}

fn format(asked: Option<Format>, ladder: bool) -> anyhow::Result<Format> {
    match (asked, ladder) {
        (None, true) => Ok(Format::Pairs),
        (None, false) => Ok(Format::Together),
        (Some(Format::Together), true) => {
            bail!("--ladder is climbed two by two: expected --format pairs or one-vs-rest")
        }
        (Some(format), _) => Ok(format),
    }
}

/// All that decides how games come out.
fn head<G: Playable>(game: &G, order: &Order<'_>) -> Vec<String> {
    let edition = agreed::edition_id::<G>(game.played_with());
    let mut head = vec![
        "oedo arena".to_owned(),
        format!("game {} rules {}", G::NAME, G::RULES),
        format!("edition {} {}", edition.name, edition.digest),
        format!("set-up {}", game.agreed()),
        format!("meetings {}", order.words()),
        format!("seed {}", order.seed),
    ];
    head.extend(order.bots.iter().map(|&bot| format!("bot {}", levels::described(bot))));
    head
}
