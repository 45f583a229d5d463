//! What is agreed before a game: edition and set-up, from options or from a record.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::ValueEnum as _;
use record::edition::Trouble;
use record::{EditionId, Record};
use table::Illegal;
use words::{Lang, Talk, Words};

use crate::faults;
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

    /// The same for new games: it can be played as it reads.
    pub(crate) fn checked<G: Playable>(&self) -> anyhow::Result<&'static G::Edition> {
        let Some(file) = self.file() else { return Ok(G::house()) };
        edition_in::<G>(file, G::check_edition)
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
    /// Which modules are in play, parted by commas. In Edo: jiin, tokken, ronin. In Yedo:
    /// specialists, tea-house, clan-powers, jesuits; and for a game that all play together, or one
    /// alone: together, or any of gentle, demanding, insatiable, master, gentler, open-hands, each
    /// of which means such a game.
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
    let quoted = |line: &str| line.split(['"', '\'']).nth(1).map(str::to_owned);
    let said = text.lines().find_map(|line| quoted(line.trim().strip_prefix("game")?));
    said.and_then(|name| GameName::read(&name).ok()).unwrap_or(GameName::Edo)
}

/// Reads an edition from a file; all that is wrong with it is said at once.
pub(crate) fn read_edition<G: Playable>(file: &Path) -> anyhow::Result<&'static G::Edition> {
    edition_in::<G>(file, G::read_edition)
}

fn edition_in<G: Playable>(
    file: &Path,
    read: impl FnOnce(&str, &str) -> Result<&'static G::Edition, Vec<Trouble>>,
) -> anyhow::Result<&'static G::Edition> {
    let text = read_text(file)?;
    read(&file.display().to_string(), &text).map_err(|troubles| {
        let troubles: Vec<String> = troubles.iter().map(ToString::to_string).collect();
        anyhow::anyhow!("{} is no edition:\n{}", file.display(), troubles.join("\n"))
    })
}

/// A game that is there until the program ends: a table, its record and its words all refer to it.
/// If the rules refuse it, these words say why.
pub(crate) fn game<G: Playable>(
    rules: u16,
    setup: G::Setup,
    edition: &'static G::Edition,
    words: &Words,
) -> anyhow::Result<&'static G> {
    match G::agree(rules, setup, edition) {
        Ok(game) => Ok(Box::leak(Box::new(game))),
        Err(refused) => Err(not_agreed::<G>(setup, edition, refused, words)),
    }
}

/// Why a set-up is refused. Reasons are put into words at a table, and this one cannot be: they are
/// said as at one that can.
pub(crate) fn not_agreed<G: Playable>(
    setup: G::Setup,
    edition: &'static G::Edition,
    refused: Illegal,
    words: &Words,
) -> anyhow::Error {
    let other =
        |edition| G::agree(G::RULES, G::set_up(PLAYERS, None, &[], edition).ok()?, edition).ok();
    match other(edition).or_else(|| other(G::house())) {
        Some(other) => anyhow!("{setup}: {}", Talk::new(words, &other).refusal(refused)),
        None => anyhow!("{setup}: {}", refused.rule),
    }
}

/// How a record names an edition. Its name is one word there, and any line of letters in the file.
pub(crate) fn edition_id<G: Playable>(edition: &G::Edition) -> EditionId {
    let name = G::edition_name(edition).split_whitespace().collect::<Vec<_>>().join("-");
    EditionId { name, digest: G::digest(edition) }
}

/// Of which game a record is.
pub(crate) fn recorded(file: &Path, words: &Words) -> anyhow::Result<GameName> {
    let found = the_record(file, words)?.header.game;
    let expected = || GameName::value_variants().iter().map(|it| it.name()).collect::<Vec<_>>();
    GameName::read(&found).map_err(|_| {
        let why = faults::other_game(words, &found, &expected().join(", "));
        faults::within(words, file, why)
    })
}

/// Reads a record and the game it was played in.
pub(crate) fn read_record<G: Playable>(
    file: &Path,
    edition: &'static G::Edition,
    words: &Words,
) -> anyhow::Result<(&'static G, Record)> {
    let fault = |why| faults::within(words, file, why);
    let record = the_record(file, words)?;
    let header = &record.header;
    if header.game != G::NAME {
        return Err(fault(faults::other_game(words, &header.game, G::NAME)));
    }
    if !G::plays_by(header.rules) {
        return Err(fault(faults::other_rules(words, header.rules, G::OLDEST_RULES..=G::RULES)));
    }
    let ours = edition_id::<G>(edition);
    if header.edition.digest != ours.digest {
        let id = |id: &EditionId| format!("{} {}", id.name, id.digest);
        let args = [("found", id(&header.edition).into()), ("expected", id(&ours).into())];
        return Err(fault(words.text("record-other-edition", &args)));
    }
    let setup = G::read_setup(&header.setup);
    let setup = setup.map_err(|misread| fault(faults::misread(words, &misread)))?;
    Ok((game(header.rules, setup, edition, words)?, record))
}

/// The record in a file, of whatever game it is.
fn the_record(file: &Path, words: &Words) -> anyhow::Result<Record> {
    let text = faults::read(file).map_err(|why| faults::unread(words, file, &why))?;
    let record = Record::read(&text);
    record.map_err(|error| faults::within(words, file, faults::unrecorded(words, &error)))
}

/// All that stands in a file, which must be text.
pub(crate) fn read_text(file: &Path) -> anyhow::Result<String> {
    faults::read(file).map_err(|why| faults::unread(&Words::new(Lang::En), file, &why))
}
