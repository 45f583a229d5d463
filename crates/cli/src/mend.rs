//! `oedo relist`, `switch` and `thaw`: for who runs a server where something is not as it should be.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use host::{Host, Options};
use store::TableId;
use tokio::runtime::Runtime;

use crate::database::DatabaseArg;
use crate::lang::LangArg;
use crate::screen::Screen;

/// Make what lists show of every table anew from its lines.
#[derive(clap::Args)]
pub(crate) struct RelistArgs {
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    lang: LangArg,
}

/// Let a table go on by the rules of this program that was begun by others.
#[derive(clap::Args)]
pub(crate) struct SwitchArgs {
    /// The id of the table.
    table: String,
    /// From where a running game goes on: a file with a position.
    #[arg(long, value_name = "FILE")]
    position: Option<PathBuf>,
    /// With which edition from now on, if it is to be another.
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    lang: LangArg,
}

/// Let a frozen table go on.
#[derive(clap::Args)]
pub(crate) struct ThawArgs {
    /// The id of the table.
    table: String,
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn relist(args: &RelistArgs) -> anyhow::Result<ExitCode> {
    let place = args.database.place()?;
    let (tables, mended, unopened) = Runtime::new()?.block_on(async {
        let host = Host::new(place.open().await?, Options::default());
        host.relist().await.context("lists cannot be made anew")
    })?;
    let words = args.lang.words();
    let figures = [("tables", tables.into()), ("mended", mended.into())];
    let mut said = vec![words.text("relisted", &figures)];
    for table in unopened {
        said.push(words.text("relist-unopened", &[("table", table.to_string().into())]));
    }
    Screen::new().say(said.join("\n"))?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn switch(args: &SwitchArgs) -> anyhow::Result<ExitCode> {
    let table = table(&args.table)?;
    let [position, edition] =
        [&args.position, &args.edition].map(|file| file.as_deref().map(read).transpose());
    let (position, edition) = (position?, edition?);
    let place = args.database.place()?;
    Runtime::new()?.block_on(async {
        let host = Host::new(place.open().await?, Options::default());
        let switched = host.switch(table, edition, position).await;
        switched.with_context(|| format!("table {table}"))
    })?;
    goes_on(table, args.lang)
}

pub(crate) fn thaw(args: &ThawArgs) -> anyhow::Result<ExitCode> {
    let table = table(&args.table)?;
    let place = args.database.place()?;
    Runtime::new()?.block_on(async {
        let host = Host::new(place.open().await?, Options::default());
        host.thaw(table).await.with_context(|| format!("table {table}"))
    })?;
    goes_on(table, args.lang)
}

fn goes_on(table: TableId, lang: LangArg) -> anyhow::Result<ExitCode> {
    Screen::new().say(lang.words().text("goes-on", &[("table", table.to_string().into())]))?;
    Ok(ExitCode::SUCCESS)
}

/// The table of this id.
pub(crate) fn table(id: &str) -> anyhow::Result<TableId> {
    let Some(table) = TableId::read(id) else {
        bail!("the id of a table has 32 small hexadecimal digits");
    };
    Ok(table)
}

fn read(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}
