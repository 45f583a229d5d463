//! `oedo perft`: counts of positions, checked against a file and against a naive generator.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;
use edo::Edo;
use edo::setup::Setup;
use sim::per_second;
use sim::perft::{self, Case};
use table::{Explain, Misread};

use crate::agreed;
use crate::columns::{Columns, grouped};

/// Count the positions below those of a file, and compare.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of positions and counts.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    let mut same = true;
    for file in args.files {
        same &= one(&file)?;
    }
    Ok(if same { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Counts for one file; true if all is as it should be.
fn one(file: &Path) -> anyhow::Result<bool> {
    let text = agreed::read_text(file)?;
    let cases = perft::read(&text, set_up).with_context(|| file.display().to_string())?;
    let mut same = true;
    for case in cases {
        let (table, is_same) = counted(&case);
        same &= is_same;
        write!(io::stdout().lock(), "{}: {}\n{table}", file.display(), case.setup)?;
    }
    Ok(same)
}

fn set_up(words: &str) -> Result<Edo, Misread> {
    let setup = Setup::read(words)?;
    Edo::new(setup, &edo::content::HOUSE).map_err(|refused| Misread::new(words, refused.rule.0))
}

/// The counts of one case, and whether all are as they should be.
fn counted<G: Explain>(case: &Case<G>) -> (Columns, bool) {
    let mut columns = Columns::default();
    columns.row(["depth", "count", "seconds", "nodes/s", ""].map(String::from));
    let mut same = true;
    for expected in &case.counts {
        let depth = expected.depth;
        let began = Instant::now();
        let count = perft::count(&case.game, &case.state, depth);
        let time = began.elapsed();
        let naive = perft::count_naive(&case.game, &case.state, depth);
        let wrong = match expected.count {
            Some(expected) if expected != count => format!("expected {}", grouped(expected)),
            _ if naive != count => format!("the naive way counts {}", grouped(naive)),
            Some(_) => "as expected".to_owned(),
            None => String::new(),
        };
        same &= naive == count && expected.count.is_none_or(|expected| expected == count);
        columns.row([
            depth.to_string(),
            grouped(count),
            format!("{:.4}", time.as_secs_f64()),
            format!("{:.0}", per_second(count, time)),
            wrong,
        ]);
    }
    (columns, same)
}
