//! What is agreed before a game: edition and set-up, from options or from a record.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use record::{EditionId, Record};
use words::{Talk, Words};

use crate::games::{GameName, Playable, for_game};

/// The edition of the cards.
#[derive(clap::Args)]
pub(crate) struct EditionArg {
    /// Play with the edition in this file instead of ours.
    #[arg(long, value_name = "FILE")]
    edition: Option<PathBuf>,
}

impl EditionArg {
    /// The edition that was asked for, or ours.
    pub(crate) fn read<G: Playable>(&self) -> anyhow::Result<&'static G::Edition> {
        Ok(self.given::<G>()?.unwrap_or(G::house()))
    }

    /// The edition that was asked for, if one was.
    pub(crate) fn given<G: Playable>(&self) -> anyhow::Result<Option<&'static G::Edition>> {
        self.edition.as_deref().map(read_edition::<G>).transpose()
    }

    /// Is the file an edition of the game that it says it is for?
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let Some(file) = self.file() else { return Ok(()) };
        for_game!(meant(&read_text(file)?), G => read_edition::<G>(file).map(|_| ()))
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

/// How many play unless it is said.
const PLAYERS: u8 = 4;

/// With what is played: by names, or all of it as records write it.
#[derive(clap::Args)]
pub(crate) struct ModulesArg {
    /// Which modules are in play, parted by commas.
    #[arg(long, value_delimiter = ',')]
    modules: Vec<String>,
    /// How many rounds, where that is agreed: in Yedo 6, 8 or 11.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
    rounds: Option<u8>,
    /// The whole set-up, as records write it.
    #[arg(long, value_name = "TEXT", conflicts_with_all = ["players", "modules", "rounds"])]
    setup: Option<String>,
}

impl ModulesArg {
    /// The set-up that was asked for, for so many players.
    pub(crate) fn read<G: Playable>(
        &self,
        players: Option<u8>,
        edition: &G::Edition,
    ) -> anyhow::Result<G::Setup> {
        match &self.setup {
            Some(text) => Ok(G::read_setup(text)?),
            None => G::set_up(players.unwrap_or(PLAYERS), self.rounds, &self.modules, edition),
        }
    }
}

/// Who plays with what.
#[derive(clap::Args)]
pub(crate) struct SetupArg {
    /// How many play; 4 unless said.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: Option<u8>,
    #[command(flatten)]
    modules: ModulesArg,
}

impl SetupArg {
    /// The set-up that was asked for.
    pub(crate) fn read<G: Playable>(&self, edition: &G::Edition) -> anyhow::Result<G::Setup> {
        self.modules.read::<G>(self.players, edition)
    }
}

/// For which game a file says that it is; it is held to Edo if it says nothing that is known.
pub(crate) fn meant(text: &str) -> GameName {
    let said = text.lines().find_map(|line| line.trim().strip_prefix("game")?.split('"').nth(1));
    said.and_then(|name| GameName::read(name).ok()).unwrap_or(GameName::Edo)
}

/// Reads an edition from a file; all that is wrong with it is said at once.
pub(crate) fn read_edition<G: Playable>(file: &Path) -> anyhow::Result<&'static G::Edition> {
    let text = read_text(file)?;
    G::read_edition(&file.display().to_string(), &text).map_err(|troubles| {
        let troubles: Vec<String> = troubles.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("{} is no edition:\n{}", file.display(), troubles.join("\n"))
    })
}

/// A game that is there until the program ends: a table, its record and its words all refer to it.
/// If the rules refuse it, these words say why.
pub(crate) fn game<G: Playable>(
    setup: G::Setup,
    edition: &'static G::Edition,
    words: &Words,
) -> anyhow::Result<&'static G> {
    match G::agree(setup, edition) {
        Ok(game) => Ok(Box::leak(Box::new(game))),
        Err(refused) => {
            // Reasons are put into words at a table, and this one cannot be.
            let usual = G::set_up(PLAYERS, None, &[], G::house())?;
            let other = G::agree(usual, G::house());
            let other = other.map_err(|refused| anyhow::anyhow!("{usual}: {}", refused.rule))?;
            bail!("{setup}: {}", Talk::new(words, &other).refusal(refused))
        }
    }
}

/// How a record names an edition. Its name is one word there, and any line of letters in the file.
pub(crate) fn edition_id<G: Playable>(edition: &G::Edition) -> EditionId {
    let name = G::edition_name(edition).split_whitespace().collect::<Vec<_>>().join("-");
    EditionId { name, digest: G::digest(edition) }
}

/// Of which game a record is.
pub(crate) fn recorded(file: &Path) -> anyhow::Result<GameName> {
    let about = || file.display().to_string();
    let record = Record::read(&read_text(file)?).with_context(about)?;
    GameName::read(&record.header.game).with_context(about)
}

/// Reads a record and the game it was played in.
pub(crate) fn read_record<G: Playable>(
    file: &Path,
    edition: &'static G::Edition,
    words: &Words,
) -> anyhow::Result<(&'static G, Record)> {
    let about = || file.display().to_string();
    let record = Record::read(&read_text(file)?).with_context(about)?;
    let header = &record.header;
    if header.game != G::NAME {
        bail!("{}: a record of the game `{}`, expected `{}`", about(), header.game, G::NAME);
    }
    let ours = edition_id::<G>(edition);
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
    let setup = G::read_setup(&header.setup).with_context(about)?;
    Ok((game(setup, edition, words)?, record))
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
