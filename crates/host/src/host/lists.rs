//! Lists of tables, with what everybody may know of them.
//!
//! What the store keeps for those who work on a table, how many lines there are and when the last came,
//! tells what somebody does in secret. None of it is in these lists, nor in their order.

use store::{Life, List, Millis, Page, PersonId, TableId};
use table::{BySeat, Seats};

use super::Host;
use crate::about::About;
use crate::refused::Refused;

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// When it was made.
    pub created: Millis,
    /// When something last happened there that everybody could see.
    pub changed: Millis,
    /// Which game is played.
    pub game: String,
    /// How far it has come.
    pub life: Life,
    /// Can everybody find it?
    pub public: bool,
    /// Who made it.
    pub by: PersonId,
    /// Who holds which seat; a bot's is nobody's.
    pub people: BySeat<Option<PersonId>>,
    /// The seats whose person owes an answer.
    pub asked: Seats,
    /// What else there is to say; `None` if it was said by another program.
    pub about: Option<About>,
}

impl Listed {
    fn of(listed: store::Listed) -> Listed {
        let store::Listed { table, created, summary, .. } = listed;
        let about = About::read(&summary.about).ok();
        Listed {
            table,
            created,
            changed: about.as_ref().map_or(created, |about| about.at),
            game: summary.game,
            life: summary.life,
            public: summary.public,
            by: summary.by,
            people: summary.people,
            asked: about.as_ref().map_or(Seats::NONE, |about| about.asked),
            about,
        }
    }

    /// The people who sit there, each once.
    pub fn seated(&self) -> Vec<PersonId> {
        let mut seated: Vec<PersonId> = Vec::new();
        for person in self.people.0.into_iter().flatten() {
            if !seated.contains(&person) {
                seated.push(person);
            }
        }
        seated
    }

    /// Does it wait for this person?
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.asked.iter().any(|seat| self.people[seat] == Some(person))
    }
}

impl Host {
    /// The tables a person made or sits at that are not past, those that wait for them first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn mine(&self, person: PersonId, page: Page) -> Result<Vec<Listed>, Refused> {
        self.list(List::Mine(person), page).await
    }

    /// The tables at which a person has played.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn past(&self, person: PersonId, page: Page) -> Result<Vec<Listed>, Refused> {
        self.list(List::Past(person), page).await
    }

    /// The public tables that have come so far: the lobby, games to watch.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn public(&self, life: Life, page: Page) -> Result<Vec<Listed>, Refused> {
        self.list(List::Public(life), page).await
    }

    async fn list(&self, list: List, page: Page) -> Result<Vec<Listed>, Refused> {
        let listed = self.store().list(list, page).await?;
        Ok(listed.into_iter().map(Listed::of).collect())
    }
}
