//! Edo, hosted.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard};

use edo::choice::Question;
use edo::edition::Edition;
use edo::{Edo, Setup};
use record::{EditionId, Header};
use sha2::{Digest, Sha256};
use table::Game;

use super::{Disagreed, Hosted};

impl Hosted for Edo {
    fn kind(question: Question) -> &'static str {
        match question {
            Question::Package => "package",
            Question::StartCity => "start",
            Question::SelectRonin => "select",
            Question::Relocate { .. } => "relocate",
            Question::PlanSlot { .. } => "plan",
            Question::Perform { .. } => "perform",
            Question::MoveTo { .. } => "move",
            Question::MerchantTo => "merchant",
            Question::MarchTo { .. } => "march",
            Question::MarchAgain => "march-again",
            Question::GatherPaid { .. } => "gather-paid",
            Question::GatherFree { .. } => "gather-free",
            Question::SecondOffer => "second-offer",
            Question::HandLimit => "hand-limit",
            Question::Wages => "wages",
        }
    }
}

/// An edition that is not ours and was read: it stays. By what names it and by the file it was read from.
struct Known {
    digest: String,
    file: [u8; 32],
    edition: &'static Edition,
}

/// Games by edition and set-up. There are few of them and many tables.
static GAMES: LazyLock<Mutex<Games>> = LazyLock::new(Mutex::default);
type Games = HashMap<(String, Setup), Arc<Edo>>;
static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());
static HOUSE: LazyLock<String> =
    LazyLock::new(|| record::edition::edo::digest(&edo::content::HOUSE));
static HOUSE_FILE: LazyLock<String> =
    LazyLock::new(|| record::edition::edo::export(&edo::content::HOUSE));

pub(super) fn agreed(header: &Header, file: Option<&str>) -> Result<Arc<Edo>, Disagreed> {
    if header.rules != Edo::RULES {
        let (game, ours) = (Edo::NAME, Edo::RULES);
        return Err(Disagreed::OtherRules { game, found: header.rules, ours });
    }
    let setup = Setup::read(&header.setup)?;
    let key = (header.edition.digest.clone(), setup);
    let games = || GAMES.lock().expect("nobody panics while looking up a game");
    if let Some(game) = games().get(&key) {
        return Ok(Arc::clone(game));
    }
    let game = Edo::new(setup, edition(&header.edition, file)?).map_err(Disagreed::Refused)?;
    Ok(Arc::clone(games().entry(key).or_insert_with(|| Arc::new(game))))
}

/// The set-up in its one form.
pub(super) fn setup(text: &str) -> Result<String, Disagreed> {
    Ok(Setup::read(text)?.to_string())
}

/// Our own edition as a file.
pub(super) fn house_file() -> String {
    HOUSE_FILE.clone()
}

/// What a record calls the edition of this file.
pub(super) fn edition_id(file: &str) -> Result<EditionId, Disagreed> {
    let edition = read(file).map_err(Disagreed::Edition)?;
    let name = edition.name.split_whitespace().collect::<Vec<_>>().join("-");
    Ok(EditionId { name, digest: record::edition::edo::digest(edition) })
}

fn edition(id: &EditionId, file: Option<&str>) -> Result<&'static Edition, Disagreed> {
    let EditionId { name, digest } = id;
    if *digest == *HOUSE {
        return Ok(&edo::content::HOUSE);
    }
    if let Some(known) = known().iter().find(|known| known.digest == *digest) {
        return Ok(known.edition);
    }
    let wrong = |why: String| Disagreed::Edition(format!("{name} {digest}: {why}"));
    let file = file.ok_or_else(|| wrong("it came without its file".to_owned()))?;
    let edition = read(file).map_err(wrong)?;
    let found = record::edition::edo::digest(edition);
    if found == *digest { Ok(edition) } else { Err(wrong(format!("the file has {found}"))) }
}

/// Was this file read before, or is it ours?
pub(super) fn is_known(file: &str) -> bool {
    let hash: [u8; 32] = Sha256::digest(file).into();
    *file == **HOUSE_FILE || known().iter().any(|known| known.file == hash)
}

/// Reads a file, once.
fn read(file: &str) -> Result<&'static Edition, String> {
    if *file == **HOUSE_FILE {
        return Ok(&edo::content::HOUSE);
    }
    let hash: [u8; 32] = Sha256::digest(file).into();
    let mut known = known();
    if let Some(known) = known.iter().find(|known| known.file == hash) {
        return Ok(known.edition);
    }
    let edition = record::edition::edo::read("edition", file)
        .map_err(|troubles| troubles.first().map_or_else(String::new, ToString::to_string))?;
    known.push(Known { digest: record::edition::edo::digest(edition), file: hash, edition });
    Ok(edition)
}

fn known() -> MutexGuard<'static, Vec<Known>> {
    KNOWN.lock().expect("nobody panics while looking up an edition")
}
