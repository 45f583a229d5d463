//! `oedo migrate`, `backup`, `export`, `import` and `verify`: what is kept, brought up to date, copied
//! and proved.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, bail};
use host::{Export, Host, Options};
use store_sqlite::Sqlite;
use tokio::runtime::Runtime;

use crate::database::{DatabaseArg, Place};
use crate::lang::LangArg;
use crate::mend;
use crate::screen::Screen;

/// Bring the database to the newest schema, and do nothing else.
#[derive(clap::Args)]
pub(crate) struct MigrateArgs {
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    lang: LangArg,
}

/// Write a copy of the whole database to a new file, while it is in use.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The new file.
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    lang: LangArg,
}

/// Print one table as text, with all its secrets.
#[derive(clap::Args)]
pub(crate) struct ExportArgs {
    /// The id of the table.
    table: String,
    #[command(flatten)]
    database: DatabaseArg,
}

/// Read in a table that was exported, under its own id.
#[derive(clap::Args)]
pub(crate) struct ImportArgs {
    /// The file.
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArg,
    #[command(flatten)]
    lang: LangArg,
}

/// Prove that the luck of an exported table was luck. No database is needed.
#[derive(clap::Args)]
pub(crate) struct VerifyArgs {
    /// The file.
    file: PathBuf,
    #[command(flatten)]
    lang: LangArg,
}

pub(crate) fn migrate(args: &MigrateArgs) -> anyhow::Result<ExitCode> {
    let place = args.database.place()?;
    let (found, known) = Runtime::new()?.block_on(place.migrate())?;
    let said =
        args.lang.words().text("migrated", &[("found", found.into()), ("known", known.into())]);
    Screen::new().say(said)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn backup(args: &BackupArgs) -> anyhow::Result<ExitCode> {
    let Place::Sqlite(path) = args.database.place()? else {
        bail!("a PostgreSQL database is backed up by its own `pg_dump`");
    };
    if !path.exists() {
        bail!("there is no {}", path.display());
    }
    let store = Sqlite::open(&path).with_context(|| path.display().to_string())?;
    let file = &args.file;
    Runtime::new()?.block_on(store.backup(file)).with_context(|| file.display().to_string())?;
    let said = args.lang.words().text("backed-up", &[("file", file.display().to_string().into())]);
    Screen::new().say(said)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn export(args: &ExportArgs) -> anyhow::Result<ExitCode> {
    let table = mend::table(&args.table)?;
    let place = args.database.place()?;
    let text = Runtime::new()?.block_on(async {
        let host = Host::new(place.open().await?, Options::default());
        host.export(table).await.with_context(|| format!("table {table}"))
    })?;
    Screen::new().say(text.trim_end())?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn import(args: &ImportArgs) -> anyhow::Result<ExitCode> {
    let name = args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(|| name.clone())?;
    let place = args.database.place()?;
    let table = Runtime::new()?.block_on(async {
        let host = Host::new(place.open().await?, Options::default());
        host.import(&text).await.with_context(|| name)
    })?;
    let said = args.lang.words().text("imported", &[("table", table.to_string().into())]);
    Screen::new().say(said)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn verify(args: &VerifyArgs) -> anyhow::Result<ExitCode> {
    let name = || args.file.display().to_string();
    let text = fs::read_to_string(&args.file).with_context(name)?;
    let export = Export::read(&text).with_context(name)?;
    let words = args.lang.words();
    let (said, code) = match host::verify(&export.lines) {
        Ok(found) => {
            let figures = [
                ("draws", found.draws.into()),
                ("answers", found.answers.into()),
                ("undone", found.undone.into()),
            ];
            let mut said = vec![words.text("verified", &figures)];
            if 0 < found.unplayed {
                said.push(words.text("verified-unplayed", &[("unplayed", found.unplayed.into())]));
            }
            let sealed = found.commitment.to_string();
            said.push(words.text("verified-sealed", &[("commitment", sealed.into())]));
            for (person, nonce) in found.nonces {
                let who = [("person", person.to_string()), ("nonce", nonce.to_string())];
                said.push(
                    words.text("verified-nonce", &who.map(|(name, text)| (name, text.into()))),
                );
            }
            (said.join("\n"), ExitCode::SUCCESS)
        }
        Err(why) => (words.text("unproved", &[("why", why.to_string().into())]), ExitCode::FAILURE),
    };
    Screen::new().say(said)?;
    Ok(code)
}
