//! Where tables and people are kept, and how it is opened.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use server::{Given, Settings};
use store::Store;
use store_postgres::Postgres;
use store_sqlite::Sqlite;

/// Which database.
#[derive(clap::Args)]
pub(crate) struct DatabaseArg {
    /// Where tables and people are kept: `sqlite:FILE` or `postgres://…`.
    #[arg(long, env = "OEDO_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A file of settings.
    #[arg(long, env = "OEDO_SETTINGS", value_name = "FILE")]
    settings: Option<PathBuf>,
}

impl DatabaseArg {
    /// Where it is.
    pub(crate) fn place(&self) -> anyhow::Result<Place> {
        let given = Given { database: self.database.clone(), ..Given::default() };
        Place::read(&settings(given, self.settings.as_deref())?.database)
    }
}

/// What was given, else what a file says, else what is usual.
pub(crate) fn settings(given: Given, file: Option<&Path>) -> anyhow::Result<Settings> {
    let file = file.map(Given::read).transpose()?;
    Ok(given.or(file.unwrap_or_default()))
}

/// Where a database is.
pub(crate) enum Place {
    /// In a file.
    Sqlite(PathBuf),
    /// At a server.
    Postgres(String),
}

impl Place {
    /// Reads `sqlite:FILE` or `postgres://…`.
    pub(crate) fn read(text: &str) -> anyhow::Result<Place> {
        if let Some(path) = text.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
            return Ok(Place::Sqlite(path.into()));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Place::Postgres(text.to_owned()));
        }
        bail!("the database is expected as `sqlite:FILE` or `postgres://…`");
    }

    /// Opens it, made and brought to the newest schema if need be.
    pub(crate) async fn open(&self) -> anyhow::Result<Arc<dyn Store>> {
        Ok(match self {
            Place::Sqlite(path) => Arc::new(Sqlite::open(path).with_context(|| self.name())?),
            Place::Postgres(url) => {
                Arc::new(Postgres::connect(url).await.with_context(|| self.name())?)
            }
        })
    }

    /// Brings it to the newest schema. Says from which number to which.
    pub(crate) async fn migrate(&self) -> anyhow::Result<(u32, u32)> {
        match self {
            Place::Sqlite(path) => Sqlite::migrate(path).with_context(|| self.name()),
            Place::Postgres(url) => Postgres::migrate(url).await.with_context(|| self.name()),
        }
    }

    /// What it is called, without anything secret.
    pub(crate) fn name(&self) -> String {
        match self {
            Place::Sqlite(path) => path.display().to_string(),
            Place::Postgres(url) => {
                let rest = url.rsplit_once('@').map_or("…", |(_, rest)| rest);
                format!("postgres://{}", rest.split('?').next().unwrap_or(rest))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn a_password_is_not_printed() {
        let name = |text: &str| Place::read(text).expect("it is a database").name();
        assert_eq!(
            name("postgres://me:secret@db.example/oedo?sslmode=off"),
            "postgres://db.example/oedo"
        );
        assert!(!name("postgres://me@db:p@ss@host/oedo").contains("ss@"));
        assert_eq!(name("sqlite:some.file"), "some.file");
        for wrong in ["", "sqlite:", "mysql://x", "oedo.sqlite"] {
            assert!(Place::read(wrong).is_err(), "{wrong}");
        }
    }
}
