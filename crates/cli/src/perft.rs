//! `oedo perft`: counts of positions, checked against a file and against a naive generator.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use serde_json::{Value, json};
use sim::per_second;
use sim::perft::{self, Case};
use table::{Explain, Misread};

use crate::agreed::{self, EditionArg};
use crate::columns::{Columns, grouped};
use crate::games::{GameName, Playable, for_game};

/// Count the positions below those of a file, and compare.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of positions and counts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Of which game they are; unless said, as their set-ups tell.
    #[arg(long)]
    game: Option<GameName>,
    /// Write the counts into the files, where the naive way agrees.
    #[arg(long)]
    update: bool,
    /// Print JSON instead of tables.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    edition: EditionArg,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let mut same = true;
    let mut all = Vec::new();
    for file in &args.files {
        let text = agreed::read_text(file)?;
        let game = args.game.unwrap_or_else(|| meant(&text));
        same &= for_game!(game, G => perft::<G>(args, file, &text, &mut all))?;
    }
    if args.json {
        writeln!(io::stdout().lock(), "{:#}", json!({"ok": same, "positions": all}))?;
    }
    Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Of which game the positions are: in Yedo a length is agreed, in Edo none is.
fn meant(text: &str) -> GameName {
    let setups = text.lines().filter_map(|line| line.trim().strip_prefix("set-up"));
    let mut words = setups.flat_map(str::split_whitespace);
    if words.any(|word| word == "rounds") { GameName::Yedo } else { GameName::Edo }
}

/// Counts what one file asks for, and says it or adds it to `all`; is all of it as expected?
fn perft<G: Playable>(
    args: &Args,
    file: &Path,
    text: &str,
    all: &mut Vec<Value>,
) -> anyhow::Result<bool> {
    let edition = args.edition.read::<G>()?;
    let set_up = |words: &str| set_up::<G>(words, edition);
    let cases = perft::read(text, set_up).with_context(|| file.display().to_string())?;
    let mut counts = Vec::new();
    for case in cases {
        let counted = count(&case);
        if args.json {
            all.push(as_json(file, &case.setup, &counted));
        } else {
            let heading = format!("{}: {}", file.display(), case.setup);
            write!(io::stdout().lock(), "{heading}\n{}", table(&counted))?;
        }
        counts.extend(counted);
    }
    if args.update && counts.iter().all(|counted| counted.naive == counted.count) {
        record::save(file, &with_counts(text, &counts))?;
        return Ok(true);
    }
    Ok(counts.iter().all(Counted::is_right))
}

fn as_json(file: &Path, setup: &str, counted: &[Counted]) -> Value {
    let depth = |it: &Counted| {
        json!({
            "depth": it.depth,
            "count": it.count,
            "naive": it.naive,
            "expected": it.expected,
            "seconds": it.time.as_secs_f64(),
        })
    };
    let depths: Vec<Value> = counted.iter().map(depth).collect();
    json!({"file": file.display().to_string(), "setup": setup, "depths": depths})
}

fn set_up<G: Playable>(words: &str, edition: &'static G::Edition) -> Result<G, Misread> {
    let setup = G::read_setup(words)?;
    G::agree(G::RULES, setup, edition).map_err(|refused| Misread::new(words, refused.rule.0))
}

/// One depth, counted both ways.
struct Counted {
    depth: u32,
    expected: Option<u64>,
    count: u64,
    naive: u64,
    time: Duration,
}

impl Counted {
    fn is_right(&self) -> bool {
        self.naive == self.count && self.expected.is_none_or(|expected| expected == self.count)
    }

    fn verdict(&self) -> String {
        match self.expected {
            _ if self.naive != self.count => {
                format!("the naive way counts {}", grouped(self.naive))
            }
            Some(expected) if expected != self.count => format!("expected {}", grouped(expected)),
            Some(_) => "as expected".to_owned(),
            None => String::new(),
        }
    }
}

fn count<G: Explain>(case: &Case<G>) -> Vec<Counted> {
    let both_ways = |wanted: &perft::Count| {
        let began = Instant::now();
        let count = perft::count(&case.game, &case.state, wanted.depth);
        let time = began.elapsed();
        let naive = perft::count_naive(&case.game, &case.state, wanted.depth);
        Counted { depth: wanted.depth, expected: wanted.count, count, naive, time }
    };
    case.counts.iter().map(both_ways).collect()
}

fn table(counted: &[Counted]) -> Columns {
    let mut columns = Columns::default();
    columns.row(["depth", "count", "seconds", "nodes/s", ""].map(String::from));
    for row in counted {
        columns.row([
            row.depth.to_string(),
            grouped(row.count),
            format!("{:.4}", row.time.as_secs_f64()),
            format!("{:.0}", per_second(row.count, row.time)),
            row.verdict(),
        ]);
    }
    columns
}

/// The same text with these counts, one for each line that names a depth.
fn with_counts(text: &str, counted: &[Counted]) -> String {
    let mut counted = counted.iter();
    let line = |line: &str| {
        let is_depth = line.split_whitespace().next() == Some("depth");
        match is_depth.then(|| counted.next()).flatten() {
            Some(Counted { depth, count, .. }) => format!("depth {depth} count {count}\n"),
            None => format!("{line}\n"),
        }
    };
    text.lines().map(line).collect()
}
