//! `oedo balance`: how the game plays, held against how it ought to.

mod edo;
mod findings;
mod measure;
mod page;
mod report;
mod together;
mod yedo;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use bots::Level;
use sim::{Interval, nth_seed};
use table::Game;

use findings::Finding;
use measure::{Measure, Target};
use report::{Measured, Report, Where};

use crate::agreed::{self, EditionArg};
use crate::games::{GameName, Playable};
use crate::lang::LangArg;
use crate::levels;
use crate::series::{self, Job, Keep, Kept};
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
    /// Yedo played together against the Daimyo, or alone.
    #[arg(long)]
    coop: bool,
    /// For how many players, parted by commas; or all.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "all")]
    players: Vec<String>,
    /// With which modules, parted by commas: none, one by its name, some joined as in jiin+ronin,
    /// or all at once; every is every combination. Unless said: none, each, and all.
    #[arg(long, value_name = "MODULES", value_delimiter = ',')]
    modules: Vec<String>,
    /// For how many rounds, parted by commas, where that is agreed; every length unless said.
    #[arg(long, value_name = "ROUNDS", value_delimiter = ',')]
    rounds: Vec<u8>,
    /// How the Emperor is disposed when all play together, parted by commas; every mood unless said.
    #[arg(long, value_name = "MOODS", value_delimiter = ',', requires = "coop")]
    moods: Vec<String>,
    /// How high the objectives are when all play together, parted by commas: gentle, normal, hard.
    #[arg(
        long,
        value_name = "LEVELS",
        value_delimiter = ',',
        requires = "coop",
        default_value = "normal"
    )]
    objectives: Vec<String>,
    /// The Daimyo has one disciple more from the start.
    #[arg(long, requires = "coop")]
    master: bool,
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

/// A way to play a game whose balance is measured.
trait Balanced: Sized + 'static {
    type Game: Playable;
    type Measure: Measure;
    /// What is kept of a game.
    type Story: Kept + Clone;
    /// What is agreed beside players and modules: a length, a mood.
    type Terms: Copy;

    /// What its page is called.
    const PAGE: &'static str;
    /// How people call it.
    const TITLE: &'static str;
    /// How many can sit down.
    const PLAYERS: std::ops::RangeInclusive<u8>;
    /// All that is measured, in the order of the report.
    const MEASURES: &'static [Self::Measure];
    /// The names of its modules.
    const MODULES: &'static [&'static str];
    /// Which combinations are measured unless it is said.
    const USUAL: &'static str;

    /// Every agreement that was asked for.
    fn terms(args: &Args) -> anyhow::Result<Vec<Self::Terms>>;
    /// A table with these modules, so agreed: the set-ups between which its cards vary from game to
    /// game. None if it is not allowed.
    fn set_ups(
        players: u8,
        terms: Self::Terms,
        modules: &[&str],
        edition: &<Self::Game as Playable>::Edition,
    ) -> Vec<<Self::Game as Playable>::Setup>;
    /// What was agreed beside players and modules, by the option that asks for it; a flag has no
    /// value.
    fn agreed(game: &Self::Game) -> Vec<(&'static str, String)>;
    /// The same for people.
    fn told(game: &Self::Game) -> String;
    /// Its number among all tables, whatever the cards: files are parted by it.
    fn part(game: &Self::Game) -> usize;
    /// Plays one game by equal bots.
    fn story(game: &Self::Game, level: Level, seed: u64) -> Self::Story;
    /// Is it measured over all set-ups of a number of players? Single cards come up too seldom in
    /// each.
    fn is_pooled(_measure: Self::Measure) -> bool {
        false
    }
    /// What ought to hold here.
    fn targets(game: &Self::Game) -> Vec<Target<Self::Measure>>;
    /// What was measured, by label.
    fn figures(
        game: &Self::Game,
        measure: Self::Measure,
        stories: &[Self::Story],
    ) -> Vec<(String, Interval)>;
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    match (args.game, args.coop) {
        (GameName::Edo, false) => measured::<edo::Rivals>(args),
        (GameName::Edo, true) => bail!("--coop: Edo is not played together"),
        (GameName::Yedo, false) => measured::<yedo::Rivals>(args),
        (GameName::Yedo, true) => measured::<together::Together>(args),
    }
}

fn measured<B: Balanced>(args: &Args) -> anyhow::Result<ExitCode> {
    let edition = args.edition.checked::<B::Game>()?;
    let tables = tables::<B>(args, edition)?;
    if let Some(folder) = &args.out {
        // Before the games, not after: nobody plays an hour for a folder that cannot be made.
        make(folder)?;
    }
    let keep = args.state.as_ref().map(|file| Keep { file, head: head::<B>(args, edition) });
    let jobs: Vec<(Job, &B::Game)> = tables
        .iter()
        .flat_map(|games| {
            let part = B::part(games[0]);
            (0..args.games as usize)
                .map(move |number| (Job { part, number }, games[number % games.len()]))
        })
        .collect();
    let names: Vec<Job> = jobs.iter().map(|(job, _)| *job).collect();
    let seed = |at: usize| nth_seed(args.seed, jobs[at].0.number as u64);
    let played = series::run(&names, threads(args.threads), keep, |at| {
        B::story(jobs[at].1, args.bots, seed(at))
    })?;
    let series = match played {
        Ok(series) => series,
        Err(broken) => {
            let setup = jobs[broken.at].1.agreed();
            eprintln!("oedo: {setup}, seed {}, went wrong: {}", seed(broken.at), broken.why);
            return Ok(ExitCode::FAILURE);
        }
    };
    let stories = series.games.chunks(args.games as usize);
    let played: Vec<Played<'_, B>> = tables.iter().map(|games| games[0]).zip(stories).collect();
    let report = Report::<B> {
        edition,
        bot: args.bots,
        games: args.games,
        seed: args.seed,
        measured: found(&played),
        command: command::<B>(args, &tables),
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

/// A table, by the first of its games, and what happened there.
type Played<'a, B> = (&'static <B as Balanced>::Game, &'a [<B as Balanced>::Story]);

/// What was found at each table, then at all tables of each number of players.
fn found<B: Balanced>(played: &[Played<'_, B>]) -> Vec<Measured<B>> {
    let numbers = B::PLAYERS.filter_map(|players| pooled(players, played));
    played.iter().map(|&table| apart(table)).chain(numbers).collect()
}

fn apart<B: Balanced>((game, stories): Played<'_, B>) -> Measured<B> {
    let targets = B::targets(game).into_iter();
    let findings = targets
        .filter(|target| !B::is_pooled(target.measure))
        .map(|target| Finding::of(target, B::figures(game, target.measure, stories)))
        .collect();
    Measured { at: Where::Table(game), findings }
}

fn pooled<B: Balanced>(players: u8, played: &[Played<'_, B>]) -> Option<Measured<B>> {
    let tables: Vec<&Played<'_, B>> =
        played.iter().filter(|(game, _)| game.seats().len() == players).collect();
    let finding = |&measure: &B::Measure| {
        let target =
            |game: &B::Game| B::targets(game).into_iter().find(|target| target.measure == measure);
        // A clan's power is measured where clans have powers.
        let meant = || tables.iter().filter(|(game, _)| target(game).is_some());
        let (game, _) = meant().next()?;
        let stories: Vec<B::Story> =
            meant().flat_map(|(_, stories)| stories.iter().cloned()).collect();
        Some(Finding::of(target(game)?, B::figures(game, measure, &stories)))
    };
    let measures = B::MEASURES.iter().filter(|measure| B::is_pooled(**measure));
    let findings: Vec<Finding<B::Measure>> = measures.filter_map(finding).collect();
    (!findings.is_empty()).then_some(Measured { at: Where::Players { players }, findings })
}

fn make(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Every number of players with every agreement and combination, each once, with its games.
fn tables<B: Balanced>(
    args: &Args,
    edition: &'static <B::Game as Playable>::Edition,
) -> anyhow::Result<Vec<Vec<&'static B::Game>>> {
    let usual: Vec<String> = B::USUAL.split(',').map(String::from).collect();
    let asked = if args.modules.is_empty() { &usual } else { &args.modules };
    let mut combinations = Vec::new();
    for text in asked {
        combinations.extend(combined::<B>(text)?);
    }
    let agreements = B::terms(args)?;
    let words = LangArg::default().words();
    let (mut seen, mut tables) = (Vec::new(), Vec::new());
    for players in numbers::<B>(&args.players)? {
        for &terms in &agreements {
            for modules in &combinations {
                let setups = B::set_ups(players, terms, modules, edition);
                let first = setups.first().map(ToString::to_string);
                if first.is_some() && !seen.contains(&first) {
                    seen.push(first);
                    let game = |setup| {
                        agreed::game::<B::Game>(<B::Game as Game>::RULES, setup, edition, &words)
                    };
                    tables.push(setups.into_iter().map(game).collect::<anyhow::Result<Vec<_>>>()?);
                }
            }
        }
    }
    if tables.is_empty() {
        bail!("none of these modules can be played in so many rounds");
    }
    Ok(tables)
}

/// Numbers of players, as typed.
fn numbers<B: Balanced>(typed: &[String]) -> anyhow::Result<Vec<u8>> {
    let mut numbers = Vec::new();
    for text in typed {
        match text.parse() {
            _ if text == "all" => numbers.extend(B::PLAYERS),
            Ok(players) if B::PLAYERS.contains(&players) => numbers.push(players),
            _ => {
                let some: Vec<String> = B::PLAYERS.map(|players| players.to_string()).collect();
                bail!("--players {text}: expected {} or all", some.join(", "))
            }
        }
    }
    Ok(numbers)
}

/// What of all there is was asked for, all of it unless it was said.
fn chosen<T: Copy>(
    option: &str,
    typed: &[String],
    all: &[T],
    id: fn(T) -> &'static str,
) -> anyhow::Result<Vec<T>> {
    if typed.is_empty() {
        return Ok(all.to_vec());
    }
    let find = |text: &String| {
        let names = || all.iter().map(|one| id(*one)).collect::<Vec<_>>().join(", ");
        let one = all.iter().copied().find(|one| id(*one) == text);
        one.with_context(|| format!("--{option} {text}: expected some of {}", names()))
    };
    typed.iter().map(find).collect()
}

/// The combinations of modules that a word stands for.
fn combined<B: Balanced>(text: &str) -> anyhow::Result<Vec<Vec<&'static str>>> {
    let all = B::MODULES;
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
fn head<B: Balanced>(args: &Args, edition: &<B::Game as Playable>::Edition) -> Vec<String> {
    let edition = agreed::edition_id::<B::Game>(edition);
    vec![
        "oedo balance".to_owned(),
        format!("game {} rules {}", B::PAGE, <B::Game as Game>::RULES),
        format!("edition {} {}", edition.name, edition.digest),
        format!("seed {}", args.seed),
        format!("bot {}", levels::described(args.bots)),
    ]
}

/// What gives the same report again, on any machine.
fn command<B: Balanced>(args: &Args, tables: &[Vec<&'static B::Game>]) -> String {
    let mut words = vec!["oedo balance".to_owned(), <B::Game as Game>::NAME.to_owned()];
    if args.coop {
        words.push("--coop".to_owned());
    }
    words.push(format!("--bots {} --games {} --seed {}", args.bots.id(), args.games, args.seed));
    let mut options: Vec<(&str, Vec<String>)> = Vec::new();
    let mut add = |option: &'static str, word: String| {
        let at = options.iter().position(|(known, _)| *known == option);
        let at = at.unwrap_or_else(|| {
            options.push((option, Vec::new()));
            options.len() - 1
        });
        if !options[at].1.contains(&word) {
            options[at].1.push(word);
        }
    };
    for games in tables {
        add("players", games[0].seats().len().to_string());
        for (option, word) in B::agreed(games[0]) {
            add(option, word);
        }
    }
    for games in tables {
        let names = games[0].modules();
        let word = match names.len() {
            0 => "none".to_owned(),
            n if n == B::MODULES.len() => "all".to_owned(),
            _ => names.join("+"),
        };
        add("modules", word);
    }
    let said = |(option, words): (&str, Vec<String>)| {
        format!("--{option} {}", words.join(",")).trim_end().to_owned()
    };
    words.extend(options.into_iter().map(said));
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
