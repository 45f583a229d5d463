//! What is agreed before a game: edition and set-up, from options or from a record.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::builder::PossibleValuesParser;
use edo::Edo;
use edo::edition::Edition;
use edo::setup::{Addons, Setup};
use record::{EditionId, Record};
use table::Game;

/// Which game.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum GameName {
    /// Edo, with its expansion.
    Edo,
}

/// The edition of the cards.
#[derive(clap::Args)]
pub(crate) struct EditionArg {
    /// Play with the edition in this file instead of ours.
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl EditionArg {
    /// The edition that was asked for, or ours.
    pub(crate) fn read(&self) -> anyhow::Result<&'static Edition> {
        Ok(self.given()?.unwrap_or(&edo::content::HOUSE))
    }

    /// The edition that was asked for, if one was.
    pub(crate) fn given(&self) -> anyhow::Result<Option<&'static Edition>> {
        self.edition.as_deref().map(read_edition).transpose()
    }

    /// How to ask for it again, with a blank before it.
    pub(crate) fn again(&self) -> String {
        let file = self.edition.as_ref();
        file.map_or_else(String::new, |file| format!(" --edition \"{}\"", file.display()))
    }

    /// The file it is read from, if any.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.edition.as_deref()
    }
}

/// The add-ons.
#[derive(clap::Args)]
pub(crate) struct ModulesArg {
    /// Which modules are in play, parted by commas.
    #[arg(long, value_delimiter = ',', value_parser = PossibleValuesParser::new(Addons::NAMES))]
    modules: Vec<String>,
}

impl ModulesArg {
    /// The add-ons that were asked for.
    pub(crate) fn addons(&self) -> Addons {
        let names = self.modules.iter();
        names.fold(Addons::default(), |addons, name| addons.with(name).unwrap_or(addons))
    }
}

/// Reads an edition from a file; all that is wrong with it is said at once.
pub(crate) fn read_edition(file: &Path) -> anyhow::Result<&'static Edition> {
    let text = read_text(file)?;
    record::edition::edo::read(&file.display().to_string(), &text).map_err(|troubles| {
        let troubles: Vec<String> = troubles.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("{} is no edition:\n{}", file.display(), troubles.join("\n"))
    })
}

/// A game that is there until the program ends: a table, its record and its words all refer to it.
pub(crate) fn game(setup: Setup, edition: &'static Edition) -> anyhow::Result<&'static Edo> {
    let game = Edo::new(setup, edition).map_err(|refused| {
        anyhow::anyhow!("{} players: expected 2 to 5 ({})", setup.players, refused.rule)
    })?;
    Ok(Box::leak(Box::new(game)))
}

/// How a record names an edition. Its name is one word there, and any line of letters in the file.
pub(crate) fn edition_id(edition: &Edition) -> EditionId {
    let name = edition.name.split_whitespace().collect::<Vec<_>>().join("-");
    EditionId { name, digest: record::edition::edo::digest(edition) }
}

/// Reads a record and the game it was played in.
pub(crate) fn read_record(
    file: &Path,
    edition: &'static Edition,
) -> anyhow::Result<(&'static Edo, Record)> {
    let about = || file.display().to_string();
    let record = Record::read(&read_text(file)?).with_context(about)?;
    let header = &record.header;
    if header.game != Edo::NAME {
        bail!("{}: a record of the game `{}`, expected `{}`", about(), header.game, Edo::NAME);
    }
    let ours = edition_id(edition);
    if header.edition.digest != ours.digest {
        bail!(
            "{}: played with the edition {} {}, expected {} {}; give the right one with --edition FILE",
            about(),
            header.edition.name,
            header.edition.digest,
            ours.name,
            ours.digest
        );
    }
    let setup = Setup::read(&header.setup).with_context(about)?;
    Ok((game(setup, edition)?, record))
}

/// More than any file of ours can have.
const BYTES_MAX: u64 = 64 << 20;

/// All that stands in a file, which must be text.
pub(crate) fn read_text(file: &Path) -> anyhow::Result<String> {
    let cannot = || format!("cannot read {}", file.display());
    let mut bytes = Vec::new();
    // Some files never end.
    let opened = File::open(file).with_context(cannot)?;
    opened.take(BYTES_MAX + 1).read_to_end(&mut bytes).with_context(cannot)?;
    if BYTES_MAX < bytes.len() as u64 {
        bail!("{}: it has more than {} MiB", cannot(), BYTES_MAX >> 20);
    }
    String::from_utf8(bytes).ok().with_context(|| {
        format!("cannot read {}: it is no text (UTF-8 was expected)", file.display())
    })
}
