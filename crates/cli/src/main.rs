//! The one executable: a server, a table in the terminal, records, rules, examples and editions.
//!
//! A subcommand is a file of its own with `Args` and `run(args) -> anyhow::Result<ExitCode>`; here it
//! takes one line in [`Command`] and one in [`run`].

#![allow(clippy::print_stdout, reason = "a command line program speaks on standard output")]

mod agreed;
mod arena;
mod balance;
mod chart;
mod check;
mod columns;
mod database;
mod draw;
mod edition;
mod example;
mod faults;
mod figures;
mod games;
mod journal;
mod lang;
mod levels;
mod lively;
mod luck;
mod mend;
mod perft;
mod play;
mod replay;
mod rules;
mod screen;
mod series;
mod serve;
mod simulate;
mod soak;
mod store_files;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A digital table for Edo and Yedo. Without a command it serves tables of both.
#[derive(Parser)]
#[command(name = "oedo", version)]
struct Oedo {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Arena(arena::Args),
    Backup(store_files::BackupArgs),
    Balance(balance::Args),
    Check(check::Args),
    Edition(edition::Args),
    Example(example::Args),
    Export(store_files::ExportArgs),
    Import(store_files::ImportArgs),
    Migrate(store_files::MigrateArgs),
    Perft(perft::Args),
    Play(play::Args),
    Relist(mend::RelistArgs),
    Replay(replay::Args),
    Rules(rules::Args),
    Serve(Box<serve::Args>),
    Simulate(simulate::Args),
    Soak(soak::Args),
    Switch(mend::SwitchArgs),
    Thaw(mend::ThawArgs),
    Verify(store_files::VerifyArgs),
}

fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Arena(args) => arena::run(&args),
        Command::Backup(args) => store_files::backup(&args),
        Command::Balance(args) => balance::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Edition(args) => edition::run(args),
        Command::Example(args) => example::run(args),
        Command::Export(args) => store_files::export(&args),
        Command::Import(args) => store_files::import(&args),
        Command::Migrate(args) => store_files::migrate(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Relist(args) => mend::relist(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => serve::run(*args),
        Command::Simulate(args) => simulate::run(args),
        Command::Soak(args) => soak::run(&args),
        Command::Switch(args) => mend::switch(&args),
        Command::Thaw(args) => mend::thaw(&args),
        Command::Verify(args) => store_files::verify(&args),
    }
}

/// What was asked for cannot be done as it was asked.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let command = Oedo::parse().command;
    let serve = || Oedo::parse_from(["oedo", "serve"]).command;
    let command = command.or_else(serve).expect("`serve` is a command");
    run(command).unwrap_or_else(|error| {
        if nobody_listens(&error) {
            return ExitCode::SUCCESS;
        }
        eprintln!("oedo: {error:#}");
        ExitCode::from(BAD_INPUT)
    })
}

/// Whoever closes the pipe early, as `head` does, has heard enough.
fn nobody_listens(error: &anyhow::Error) -> bool {
    let io = error.downcast_ref::<io::Error>();
    io.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
