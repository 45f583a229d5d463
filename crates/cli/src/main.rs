//! The one executable: a table in the terminal, records, rules, examples and editions.
//!
//! A subcommand is a file of its own with `Args` and `run(args) -> anyhow::Result<ExitCode>`; here it
//! takes one line in [`Command`] and one in [`run`].

#![allow(clippy::print_stdout, reason = "a command line program speaks on standard output")]

mod chart;
mod columns;
mod lively;
mod perft;
mod play;
mod simulate;
mod soak;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A digital table for Edo.
#[derive(Parser)]
#[command(name = "oedo", version)]
struct Oedo {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Perft(perft::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Soak(soak::Args),
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Perft(args) => perft::run(args),
        Command::Play(args) => play::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Soak(args) => soak::run(args),
    }
}

/// What was asked for cannot be done as it was asked.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let oedo = Oedo::parse();
    run(oedo.command).unwrap_or_else(|error| {
        eprintln!("oedo: {error:#}");
        ExitCode::from(BAD_INPUT)
    })
}
