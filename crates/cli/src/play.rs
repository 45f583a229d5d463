//! `oedo play`: a table in the terminal.

use std::process::ExitCode;

/// Play at this terminal, with people and bots.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many play.
    #[arg(long, default_value_t = 4)]
    players: u8,
}

pub(crate) fn run(args: Args) -> anyhow::Result<ExitCode> {
    anyhow::bail!("a table for {} is not laid yet", args.players)
}
