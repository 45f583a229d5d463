//! Games and editions of one kind, kept at hand: there are few of them and many tables.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard};

use record::{EditionId, Header};
use sha2::{Digest, Sha256};

use super::{Disagreed, Hosted};

/// What is kept at hand of one game.
pub struct Shelf<G: Hosted> {
    /// Games by rules, edition and set-up.
    games: Mutex<Games<G>>,
    /// Editions that are not ours and were read: they stay.
    known: Mutex<Vec<Known<G>>>,
    /// Our own edition: what names it, and its file.
    house: (String, String),
}

type Games<G> = HashMap<(u16, String, <G as Hosted>::Setup), Arc<G>>;

/// An edition by what names it and by the file it was read from.
struct Known<G: Hosted> {
    digest: String,
    file: [u8; 32],
    edition: &'static G::Edition,
}

impl<G: Hosted> fmt::Debug for Shelf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shelf").field("house", &self.house.0).finish_non_exhaustive()
    }
}

impl<G: Hosted> Shelf<G> {
    /// With nothing on it but our own edition.
    pub(crate) fn new() -> Shelf<G> {
        let house = (G::digest(G::house()), G::export(G::house()));
        Shelf { games: Mutex::default(), known: Mutex::default(), house }
    }

    pub(super) fn agreed(&self, header: &Header, file: Option<&str>) -> Result<Arc<G>, Disagreed> {
        let rules = header.rules;
        if !G::plays_by(rules) {
            let (oldest, newest) = (G::OLDEST_RULES, G::RULES);
            return Err(Disagreed::OtherRules { game: G::NAME, found: rules, oldest, newest });
        }
        let setup = G::read_setup(&header.setup)?;
        let key = (rules, header.edition.digest.clone(), setup);
        let games = || self.games.lock().expect("nobody panics while looking up a game");
        if let Some(game) = games().get(&key) {
            return Ok(Arc::clone(game));
        }
        let edition = self.edition(&header.edition, file)?;
        let game = G::agree(rules, setup, edition).map_err(Disagreed::Refused)?;
        Ok(Arc::clone(games().entry(key).or_insert_with(|| Arc::new(game))))
    }

    /// Our own edition as a file.
    pub(super) fn house_file(&self) -> &str {
        &self.house.1
    }

    /// What a record calls the edition of this file.
    pub(super) fn edition_id(&self, file: &str) -> Result<EditionId, Disagreed> {
        let edition = self.read(file).map_err(Disagreed::Edition)?;
        let name = G::edition_name(edition).split_whitespace().collect::<Vec<_>>().join("-");
        Ok(EditionId { name, digest: G::digest(edition) })
    }

    fn edition(
        &self,
        id: &EditionId,
        file: Option<&str>,
    ) -> Result<&'static G::Edition, Disagreed> {
        let EditionId { name, digest } = id;
        if *digest == self.house.0 {
            return Ok(G::house());
        }
        if let Some(known) = self.known().iter().find(|known| known.digest == *digest) {
            return Ok(known.edition);
        }
        let wrong = |why: String| Disagreed::Edition(format!("{name} {digest}: {why}"));
        let file = file.ok_or_else(|| wrong("it came without its file".to_owned()))?;
        let edition = self.read(file).map_err(wrong)?;
        let found = G::digest(edition);
        if found == *digest { Ok(edition) } else { Err(wrong(format!("the file has {found}"))) }
    }

    /// Was this file read before, or is it ours?
    pub(super) fn is_known(&self, file: &str) -> bool {
        let hash: [u8; 32] = Sha256::digest(file).into();
        *file == self.house.1 || self.known().iter().any(|known| known.file == hash)
    }

    /// Reads a file, once.
    fn read(&self, file: &str) -> Result<&'static G::Edition, String> {
        if *file == self.house.1 {
            return Ok(G::house());
        }
        let hash: [u8; 32] = Sha256::digest(file).into();
        let mut known = self.known();
        if let Some(known) = known.iter().find(|known| known.file == hash) {
            return Ok(known.edition);
        }
        let edition = G::read_edition(file)?;
        known.push(Known { digest: G::digest(edition), file: hash, edition });
        Ok(edition)
    }

    fn known(&self) -> MutexGuard<'_, Vec<Known<G>>> {
        self.known.lock().expect("nobody panics while looking up an edition")
    }
}
