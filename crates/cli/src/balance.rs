//! `oedo balance`: how the game plays, held against how it ought to.

mod findings;
mod page;
mod report;
mod story;
mod targets;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use bots::Level;
use edo::Edo;
use edo::setup::{Addons, PLAYERS, Setup};
use sim::nth_seed;
use table::Game;

use findings::Finding;
use report::{Measured, Report};
use story::Story;

use crate::agreed::{self, EditionArg};
use crate::games::GameName;
use crate::levels;
use crate::series::{self, Job, Keep};
use crate::simulate::threads;

/// Play many games by equal bots and say which balance targets hold.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    /// Who sits on every seat.
    #[arg(long, default_value = "level4", value_parser = levels::read)]
    bots: Level,
    /// How many games for each set-up.
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// For how many players, parted by commas; or all.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "all",
        value_parser = Tables::read)]
    players: Vec<Tables>,
    /// With which modules, parted by commas: none, jiin, tokken, ronin, some of them joined as in
    /// jiin+ronin, or all at once; every is every combination.
    #[arg(long, value_name = "MODULES", value_delimiter = ',', default_value = "none,jiin,tokken,ronin,all",
        value_parser = Modules::read)]
    modules: Vec<Modules>,
    #[command(flatten)]
    edition: EditionArg,
    /// Where luck comes from: the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; all there are unless said.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Write a report with its charts into this folder.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Keep finished games in this file; run again with it, an interrupted run goes on, and one with
    /// more games or set-ups plays only those that are missing.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

/// Numbers of players, as typed.
#[derive(Clone, Debug)]
struct Tables(Vec<u8>);

impl Tables {
    fn read(text: &str) -> Result<Tables, String> {
        if text == "all" {
            return Ok(Tables(PLAYERS.collect()));
        }
        let players = text.parse().ok().filter(|players| PLAYERS.contains(players));
        players
            .map(|players| Tables(vec![players]))
            .ok_or_else(|| "expected 2, 3, 4, 5 or all".to_owned())
    }
}

/// Combinations of modules, as typed.
#[derive(Clone, Debug)]
struct Modules(Vec<Addons>);

impl Modules {
    fn read(text: &str) -> Result<Modules, String> {
        let expected = || {
            let names = Addons::NAMES.join(", ");
            format!("expected none, {names}, some of them joined by +, all, or every")
        };
        Ok(Modules(match text {
            "none" => vec![Addons::default()],
            "every" => Addons::all().collect(),
            "all" => vec![joined(Addons::NAMES.into_iter()).ok_or_else(expected)?],
            _ => vec![joined(text.split('+')).ok_or_else(expected)?],
        }))
    }
}

fn joined<'a>(mut names: impl Iterator<Item = &'a str>) -> Option<Addons> {
    names.try_fold(Addons::default(), Addons::with)
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match args.game {
        GameName::Edo => edo(args),
        GameName::Yedo => anyhow::bail!("there are no balance targets for Yedo yet"),
    }
}

fn edo(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.read::<Edo>()?;
    let games = setups(args)
        .into_iter()
        .map(|setup| agreed::game(setup, edition))
        .collect::<anyhow::Result<Vec<&Edo>>>()?;
    if let Some(folder) = &args.out {
        // Before the games, not after: nobody plays an hour for a folder that cannot be made.
        make(folder)?;
    }
    let keep = args.state.as_ref().map(|file| Keep { file, head: head(args, games[0]) });
    let jobs: Vec<(Job, &Edo)> = games
        .iter()
        .flat_map(|&game| {
            let part = Setup::all().position(|setup| setup == game.setup()).unwrap_or_default();
            (0..args.games as usize).map(move |number| (Job { part, number }, game))
        })
        .collect();
    let names: Vec<Job> = jobs.iter().map(|(job, _)| *job).collect();
    let seed = |at: usize| nth_seed(args.seed, jobs[at].0.number as u64);
    let played = series::run(&names, threads(args.threads), keep, |at| {
        Story::play(jobs[at].1, args.bots, seed(at))
    })?;
    let series = match played {
        Ok(series) => series,
        Err(broken) => {
            let setup = jobs[broken.at].1.setup();
            eprintln!("oedo: {setup}, seed {}, went wrong: {}", seed(broken.at), broken.why);
            return Ok(ExitCode::FAILURE);
        }
    };
    let measured = games
        .iter()
        .zip(series.games.chunks(args.games as usize))
        .map(|(game, stories)| Measured {
            setup: game.setup(),
            findings: Finding::all(game, stories),
        })
        .collect();
    let report = Report {
        edition,
        bot: args.bots,
        games: args.games,
        seed: args.seed,
        command: command(args),
        measured,
    };
    if let Some(folder) = &args.out {
        report.write(folder)?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", report.json())?;
    } else {
        write!(out, "{}", report.text())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn make(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Every number of players with every combination, each once.
fn setups(args: &Args) -> Vec<Setup> {
    let players = args.players.iter().flat_map(|tables| &tables.0);
    let mut setups = Vec::new();
    for &players in players {
        for &addons in args.modules.iter().flat_map(|modules| &modules.0) {
            let setup = Setup { players, addons };
            if !setups.contains(&setup) {
                setups.push(setup);
            }
        }
    }
    setups
}

/// All that decides how games come out, less the set-ups: each has its own part of the file.
fn head(args: &Args, game: &Edo) -> Vec<String> {
    let edition = agreed::edition_id::<Edo>(game.edition);
    vec![
        "oedo balance".to_owned(),
        format!("game {} rules {}", Edo::NAME, Edo::RULES),
        format!("edition {} {}", edition.name, edition.digest),
        format!("seed {}", args.seed),
        format!("bot {}", levels::described(args.bots)),
    ]
}

/// What gives the same report again, on any machine.
fn command(args: &Args) -> String {
    let mut words = vec!["oedo balance".to_owned(), Edo::NAME.to_owned()];
    words.push(format!("--bots {} --games {} --seed {}", args.bots.id(), args.games, args.seed));
    let mut players = Vec::new();
    let mut modules = Vec::new();
    for setup in setups(args) {
        let names: Vec<&str> = setup.addons.names().collect();
        let combination = match names.len() {
            0 => "none".to_owned(),
            n if n == Addons::NAMES.len() => "all".to_owned(),
            _ => names.join("+"),
        };
        for (list, word) in [(&mut players, setup.players.to_string()), (&mut modules, combination)]
        {
            if !list.contains(&word) {
                list.push(word);
            }
        }
    }
    words.push(format!("--players {} --modules {}", players.join(","), modules.join(",")));
    let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
    if let Some(file) = args.edition.file().and_then(name) {
        words.push(format!("--edition {file}"));
    }
    if let Some(folder) = &args.out {
        let relative = folder.is_relative().then(|| folder.display().to_string());
        words.push(format!("--out {}", relative.or_else(|| name(folder)).unwrap_or_default()));
    }
    words.join(" ")
}
