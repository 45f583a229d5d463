//! `oedo balance`: how the game plays, held against how it ought to.

mod edo;
mod findings;
mod measure;
mod page;
mod report;
mod yedo;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use bots::Level;
use sim::{Interval, nth_seed};

use findings::Finding;
use measure::{Measure, Target};
use report::{Measured, Report};

use crate::agreed::{self, EditionArg};
use crate::games::{GameName, Playable, for_game};
use crate::levels;
use crate::series::{self, Job, Keep, Kept};
use crate::simulate::threads;

/// How many can sit down at any game.
const PLAYERS: std::ops::RangeInclusive<u8> = 2..=5;

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
    /// With which modules, parted by commas: none, one by its name, some joined as in jiin+ronin,
    /// or all at once; every is every combination. Unless said: none, each, and all.
    #[arg(long, value_name = "MODULES", value_delimiter = ',')]
    modules: Vec<String>,
    /// For how many rounds, parted by commas, where that is agreed; every length unless said.
    #[arg(long, value_name = "ROUNDS", value_delimiter = ',')]
    rounds: Vec<u8>,
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

/// A game whose balance is measured.
trait Balanced: Playable {
    type Measure: Measure;
    /// What is kept of a game.
    type Story: Kept;

    /// All that is measured, in the order of the report.
    const MEASURES: &'static [Self::Measure];
    /// The names of its modules.
    const MODULES: &'static [&'static str];
    /// Which combinations are measured unless it is said.
    const USUAL: &'static str;
    /// The lengths it can have; none where that is not agreed.
    const ROUNDS: &'static [u8];

    /// A table with these modules, of so many rounds: the set-ups between which its cards vary from
    /// game to game. None if it is not allowed.
    fn set_ups(
        players: u8,
        rounds: u8,
        modules: &[&str],
        edition: &Self::Edition,
    ) -> Vec<Self::Setup>;
    /// How many rounds were agreed, if that is agreed.
    fn rounds(&self) -> Option<u8>;
    /// Its number among all tables, whatever the cards: files are parted by it.
    fn part(&self) -> usize;
    /// Plays one game by equal bots.
    fn story(&self, level: Level, seed: u64) -> Self::Story;
    /// What ought to hold here.
    fn targets(&self) -> Vec<Target<Self::Measure>>;
    /// What was measured, by label.
    fn figures(&self, measure: Self::Measure, stories: &[Self::Story]) -> Vec<(String, Interval)>;
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    for_game!(args.game, G => measured::<G>(args))
}

fn measured<G: Balanced>(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.read::<G>()?;
    let tables = tables::<G>(args, edition)?;
    if let Some(folder) = &args.out {
        // Before the games, not after: nobody plays an hour for a folder that cannot be made.
        make(folder)?;
    }
    let keep = args.state.as_ref().map(|file| Keep { file, head: head::<G>(args, edition) });
    let jobs: Vec<(Job, &G)> = tables
        .iter()
        .flat_map(|games| {
            let part = games[0].part();
            (0..args.games as usize)
                .map(move |number| (Job { part, number }, games[number % games.len()]))
        })
        .collect();
    let names: Vec<Job> = jobs.iter().map(|(job, _)| *job).collect();
    let seed = |at: usize| nth_seed(args.seed, jobs[at].0.number as u64);
    let played = series::run(&names, threads(args.threads), keep, |at| {
        jobs[at].1.story(args.bots, seed(at))
    })?;
    let series = match played {
        Ok(series) => series,
        Err(broken) => {
            let setup = jobs[broken.at].1.agreed();
            eprintln!("oedo: {setup}, seed {}, went wrong: {}", seed(broken.at), broken.why);
            return Ok(ExitCode::FAILURE);
        }
    };
    let finding = |game: &G, target: Target<G::Measure>, stories: &[G::Story]| {
        Finding::of(target, game.figures(target.measure, stories))
    };
    let measured = tables.iter().zip(series.games.chunks(args.games as usize));
    let measured = measured.map(|(games, stories)| {
        let targets = games[0].targets().into_iter();
        let findings = targets.map(|target| finding(games[0], target, stories)).collect();
        Measured { game: games[0], findings }
    });
    let report = Report {
        edition,
        bot: args.bots,
        games: args.games,
        seed: args.seed,
        measured: measured.collect(),
        command: command::<G>(args, &tables),
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

/// Every number of players with every length and combination, each once, with its games.
fn tables<G: Balanced>(
    args: &Args,
    edition: &'static G::Edition,
) -> anyhow::Result<Vec<Vec<&'static G>>> {
    let usual: Vec<String> = G::USUAL.split(',').map(String::from).collect();
    let asked = if args.modules.is_empty() { &usual } else { &args.modules };
    let mut combinations = Vec::new();
    for text in asked {
        combinations.extend(combined::<G>(text)?);
    }
    if let Some(odd) = args.rounds.iter().find(|rounds| !G::ROUNDS.contains(rounds)) {
        bail!("--rounds {odd}: expected some of {:?}", G::ROUNDS);
    }
    let lengths = match (args.rounds.is_empty(), G::ROUNDS) {
        (true, []) => vec![0],
        (true, all) => all.to_vec(),
        (false, _) => args.rounds.clone(),
    };
    let (mut seen, mut tables) = (Vec::new(), Vec::new());
    for &players in args.players.iter().flat_map(|tables| &tables.0) {
        for &rounds in &lengths {
            for modules in &combinations {
                let setups = G::set_ups(players, rounds, modules, edition);
                let first = setups.first().map(ToString::to_string);
                if first.is_some() && !seen.contains(&first) {
                    seen.push(first);
                    let games = setups.into_iter().map(|setup| agreed::game::<G>(setup, edition));
                    tables.push(games.collect::<anyhow::Result<Vec<_>>>()?);
                }
            }
        }
    }
    if tables.is_empty() {
        bail!("none of these modules can be played in so many rounds");
    }
    Ok(tables)
}

/// The combinations of modules that a word stands for.
fn combined<G: Balanced>(text: &str) -> anyhow::Result<Vec<Vec<&'static str>>> {
    let all = G::MODULES;
    let chosen = |bits: usize| (0..all.len()).filter(move |at| bits >> at & 1 == 1);
    let every = (0..1 << all.len()).map(|bits| chosen(bits).map(|at| all[at]).collect());
    Ok(match text {
        "none" => vec![Vec::new()],
        "every" => every.collect(),
        "all" => vec![all.to_vec()],
        _ => {
            let find = |word: &str| all.iter().copied().find(|name| *name == word);
            let some: Option<Vec<&str>> = text.split('+').map(find).collect();
            vec![some.with_context(|| {
                let names = all.join(", ");
                format!(
                    "--modules {text}: expected none, {names}, some of them joined by +, all, or every"
                )
            })?]
        }
    })
}

/// All that decides how games come out, less the set-ups: each has its own part of the file.
fn head<G: Balanced>(args: &Args, edition: &G::Edition) -> Vec<String> {
    let edition = agreed::edition_id::<G>(edition);
    vec![
        "oedo balance".to_owned(),
        format!("game {} rules {}", G::NAME, G::RULES),
        format!("edition {} {}", edition.name, edition.digest),
        format!("seed {}", args.seed),
        format!("bot {}", levels::described(args.bots)),
    ]
}

/// What gives the same report again, on any machine.
fn command<G: Balanced>(args: &Args, tables: &[Vec<&'static G>]) -> String {
    let mut words = vec!["oedo balance".to_owned(), G::NAME.to_owned()];
    words.push(format!("--bots {} --games {} --seed {}", args.bots.id(), args.games, args.seed));
    let (mut players, mut rounds, mut modules) = (Vec::new(), Vec::new(), Vec::new());
    let add = |list: &mut Vec<String>, word: String| {
        if !list.contains(&word) {
            list.push(word);
        }
    };
    for games in tables {
        let names = games[0].modules();
        add(&mut players, games[0].seats().len().to_string());
        games[0].rounds().into_iter().for_each(|length| add(&mut rounds, length.to_string()));
        add(
            &mut modules,
            match names.len() {
                0 => "none".to_owned(),
                n if n == G::MODULES.len() => "all".to_owned(),
                _ => names.join("+"),
            },
        );
    }
    words.push(format!("--players {}", players.join(",")));
    if !rounds.is_empty() {
        words.push(format!("--rounds {}", rounds.join(",")));
    }
    words.push(format!("--modules {}", modules.join(",")));
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

/// Numbers as one word of a kept game.
fn joined(numbers: &[u16]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

fn parted(text: &str) -> Option<Vec<u16>> {
    text.split(',').map(|number| number.parse().ok()).collect()
}
