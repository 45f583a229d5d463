//! `oedo soak`: games over all set-ups, the table audited after every answer.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use bots::Weighted;
use indicatif::ProgressBar;
use serde_json::{Value, json};
use sim::per_second;
use sim::soak::{Audited, Report, Soaked, Until, audited, soak};
use table::contract;

use crate::agreed::{EditionArg, not_agreed};
use crate::columns::{Columns, grouped};
use crate::games::{GameName, Playable, for_game};
use crate::lang::LangArg;
use crate::simulate::{bar, threads};

/// Play at random over all set-ups and audit the table after every answer.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("until").required(true).args(["minutes", "games"])))]
pub(crate) struct Args {
    /// Which game.
    game: GameName,
    /// For how long.
    #[arg(long)]
    minutes: Option<f64>,
    /// How many games.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Where luck comes from: the same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; all there are unless said.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Only this set-up, such as "players 3 modules ronin".
    #[arg(long, value_name = "TEXT")]
    setup: Option<String>,
    /// By the rules of this number instead of the newest.
    #[arg(long, value_name = "NUMBER")]
    rules: Option<u16>,
    /// Only lively games: everything is cheap unless an edition is given, and bots get around.
    /// Otherwise every other round of set-ups is lively.
    #[arg(long)]
    lively: bool,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    for_game!(args.game, G => soaked::<G>(args))
}

fn soaked<G: Playable>(args: &Args) -> anyhow::Result<ExitCode> {
    let Args { minutes, games, seed, threads: asked, lively, .. } = *args;
    let edition = args.edition.given::<G>()?;
    let until = until(minutes, games)?;
    let rules = args.rules.unwrap_or(G::RULES);
    if !G::plays_by(rules) {
        let (oldest, newest) = (G::OLDEST_RULES, G::RULES);
        bail!("--rules {rules}: {} is played by rules {oldest} to {newest}", G::NAME);
    }
    let setups = match &args.setup {
        None => G::setups(),
        Some(text) => vec![G::read_setup(text).with_context(|| "--setup".to_owned())?],
    };
    // The even games come first: the first game of a set-up alone is one of them.
    let kinds = match G::LIKES {
        None if lively => bail!("--lively: nobody knows yet what is lively at {}", G::NAME),
        None => &[false][..],
        Some(_) if lively => &[true],
        Some(_) => &[false, true],
    };
    let trials = kinds
        .iter()
        .flat_map(|&lively| {
            setups.iter().map(move |&setup| Trial::new(rules, setup, lively, edition))
        })
        .collect::<anyhow::Result<Vec<Trial<G>>>>()?;

    quieten();
    let began = Instant::now();
    let progress = Progress::new(until);
    let report =
        soak(&trials, Trial::<G>::play, seed, until, threads(asked), || progress.one_more());
    progress.bar.finish_and_clear();
    let code = if report.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", as_json(&trials, &report, began.elapsed()))?;
        return Ok(code);
    }
    write!(out, "{}", summary(&trials, &report, began.elapsed()))?;
    for (at, failure) in &report.failures {
        let Trial { game, lively } = &trials[*at];
        let kind = if *lively { ", lively" } else { "" };
        writeln!(out, "FAILED {}{kind}: {failure}", game.agreed())?;
        writeln!(
            out,
            "  oedo soak {} --rules {} --setup \"{}\" --seed {} --games 1{}{}",
            G::NAME,
            game.rules(),
            game.agreed(),
            failure.seed,
            if *lively { " --lively" } else { "" },
            args.edition.again(),
        )?;
    }
    Ok(code)
}

fn as_json<G: Playable>(trials: &[Trial<G>], report: &Report, time: Duration) -> Value {
    let setup = |(at, (trial, soaked)): (usize, (&Trial<G>, &Soaked))| {
        let failure = report.failures.iter().find(|(failed, _)| *failed == at);
        let failure = failure.map(|(_, failure)| {
            json!({"seed": failure.seed, "answers": failure.answers, "why": failure.why})
        });
        json!({
            "setup": trial.game.agreed().to_string(),
            "lively": trial.lively,
            "games": soaked.games,
            "answers": soaked.answers,
            "failure": failure,
        })
    };
    let setups: Vec<Value> = trials.iter().zip(&report.soaked).enumerate().map(setup).collect();
    json!({
        "ok": report.failures.is_empty(),
        "seconds": time.as_secs_f64(),
        "setups": setups,
    })
}

/// One way to play one set-up.
struct Trial<G> {
    game: G,
    lively: bool,
}

impl<G: Playable> Trial<G> {
    fn new(
        rules: u16,
        setup: G::Setup,
        lively: bool,
        edition: Option<&'static G::Edition>,
    ) -> anyhow::Result<Trial<G>> {
        let edition = edition.unwrap_or(if lively { G::fair() } else { G::house() });
        let refused =
            |refused| not_agreed::<G>(setup, edition, refused, &LangArg::default().words());
        Ok(Trial { game: G::agree(rules, setup, edition).map_err(refused)?, lively })
    }

    fn play(&self, seed: u64) -> Audited {
        match G::LIKES {
            Some(likes) if self.lively => {
                let mut bots = vec![Weighted(likes); self.game.seats().len().into()];
                audited(&self.game, &mut bots, seed)
            }
            _ => contract::soak(&self.game, seed),
        }
    }
}

fn until(minutes: Option<f64>, games: Option<u64>) -> anyhow::Result<Until> {
    let Some(minutes) = minutes else {
        return Ok(Until::Games(games.unwrap_or(1)));
    };
    let as_seconds = Duration::try_from_secs_f64(minutes).ok();
    match as_seconds.and_then(|time| time.checked_mul(60)) {
        Some(time) if !time.is_zero() => Ok(Until::Time(time)),
        _ => anyhow::bail!("--minutes {minutes}: more than 0 was expected"),
    }
}

/// Panics are caught and reported with the seed. Only their places are said at once, each place
/// once: the same panic in a thousand games would bury all else.
fn quieten() {
    static PLACES: Mutex<Vec<String>> = Mutex::new(Vec::new());
    std::panic::set_hook(Box::new(|panic| {
        let Some(place) = panic.location() else { return };
        let place = format!("{}:{}", place.file(), place.line());
        let Ok(mut places) = PLACES.lock() else { return };
        if !places.contains(&place) {
            eprintln!("panic at {place}");
            places.push(place);
        }
    }));
}

/// A bar on a terminal; for a log, a line every minute that says how far it is.
struct Progress {
    bar: ProgressBar,
    began: Instant,
    games: AtomicU64,
    minutes: AtomicU64,
}

impl Progress {
    fn new(until: Until) -> Progress {
        let bar = match until {
            Until::Games(games) => bar(games),
            Until::Time(_) => ProgressBar::hidden(),
        };
        let (games, minutes) = (AtomicU64::new(0), AtomicU64::new(0));
        Progress { bar, began: Instant::now(), games, minutes }
    }

    fn one_more(&self) {
        self.bar.inc(1);
        let games = 1 + self.games.fetch_add(1, Ordering::Relaxed);
        let minutes = self.began.elapsed().as_secs() / 60;
        if self.minutes.fetch_max(minutes, Ordering::Relaxed) < minutes {
            self.bar.suspend(|| eprintln!("{minutes} min: {} games", grouped(games)));
        }
    }
}

fn summary<G: Playable>(trials: &[Trial<G>], report: &Report, time: Duration) -> String {
    let mut columns = Columns::default();
    columns.row(["set-up", "games", "answers", ""].map(String::from));
    for (at, (trial, soaked)) in trials.iter().zip(&report.soaked).enumerate() {
        let failed = report.failures.iter().any(|(failed, _)| *failed == at);
        let lively = if trial.lively { ", lively" } else { "" };
        columns.row([
            format!("{}{lively}", trial.game.agreed()),
            grouped(soaked.games),
            grouped(soaked.answers),
            if failed { "FAILED".into() } else { String::new() },
        ]);
    }
    let all = report.soaked.iter().fold(Soaked::default(), |all, soaked| Soaked {
        games: all.games + soaked.games,
        answers: all.answers + soaked.answers,
    });
    columns.row(["all".into(), grouped(all.games), grouped(all.answers)]);
    format!(
        "{columns}{:.0} games/s and {:.0} answers/s over {:.1} s, {} failures\n",
        per_second(all.games, time),
        per_second(all.answers, time),
        time.as_secs_f64(),
        report.failures.len(),
    )
}
