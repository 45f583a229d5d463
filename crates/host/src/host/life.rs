//! A table begins, is found in lists, and is played again.

use bots::Level;
use store::{Life, List, Listed, Page, PersonId, Secret, TableId};
use table::{Seat, Seats};

use super::{Host, after};
use crate::event::Event;
use crate::games::pin;
use crate::luck::Commitment;
use crate::refused::{Refused, Role};
use crate::table::{Holder, Table};
use crate::terms::{Late, Pace, Terms, Undo};

/// A table that is to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct New {
    /// Which game.
    pub game: String,
    /// Seats and add-ons, in the game's own words.
    pub setup: String,
    /// The edition as a file, if it is not ours.
    pub edition: Option<String>,
    /// How fast.
    pub pace: Pace,
    /// May everybody find it and watch?
    pub public: bool,
    /// Which answers may be taken back.
    pub undo: Undo,
    /// What happens to who is late.
    pub late: Late,
    /// Who sits where, from the first seat on; the rest are open.
    pub chairs: Vec<Chair>,
}

/// Who shall sit on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Whoever comes.
    Open,
    /// This person.
    Person(PersonId),
    /// A bot.
    Bot(Level),
}

impl Host {
    /// Makes a table. Who makes it sits where they say, and nowhere else; others come by themselves.
    ///
    /// # Errors
    /// If it cannot be played so, or the person has too many tables.
    pub async fn create(&self, by: PersonId, new: New) -> Result<TableId, Refused> {
        self.room_for(by).await?;
        let strange = |chair: &Chair| matches!(chair, Chair::Person(person) if *person != by);
        if new.chairs.iter().any(strange) {
            return Err(Refused::Forbidden(Role::Holder));
        }
        let id = TableId::random();
        self.make(id, by, new).await?;
        Ok(id)
    }

    /// Makes a table of this id, unless there is one.
    async fn make(&self, id: TableId, by: PersonId, new: New) -> Result<(), Refused> {
        let (rules, edition, setup) = pin(&new.game, &new.setup, new.edition.as_deref())?;
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).expect("the system gives random bytes");
        // Kept before anything is sealed with it: a table whose secret is lost could never go on.
        let secret = self.store().keep_secret(id, Secret(secret)).await?;
        let terms = Terms {
            table: id,
            by,
            pace: new.pace,
            public: new.public,
            undo: new.undo,
            late: new.late,
            luck: Commitment::to(&secret),
            game: new.game,
            rules,
            edition,
            setup,
            file: new.edition,
        };
        let now = self.now();
        let created = Event::Created(Box::new(terms));
        let first = store::Line { text: created.to_string(), at: now };
        let table = Table::fold(std::slice::from_ref(&first))
            .map_err(|broken| Refused::Broken { table: id, broken })?;
        let events = seated(table.seats(), &new.chairs)?;
        let (table, rest) = after(&table, &events, now)?;
        let lines = std::iter::once(first).chain(rest).collect();
        self.store().append(id, 0, lines, table.summary()).await?;
        Ok(())
    }

    /// May this person have one more table?
    pub(super) async fn room_for(&self, person: PersonId) -> Result<(), Refused> {
        let most = self.0.options.tables_of_person_max;
        let found = self.store().list(List::Mine(person), Page::first(most)).await?.len() as u64;
        let most = u64::from(most);
        if found < most { Ok(()) } else { Err(Refused::TooMuch { what: "tables", found, most }) }
    }

    /// The tables of a person that are not past, those that wait for them first.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn mine(&self, person: PersonId, page: Page) -> Result<Vec<Listed>, Refused> {
        Ok(self.store().list(List::Mine(person), page).await?)
    }

    /// The tables at which a person has played.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn past(&self, person: PersonId, page: Page) -> Result<Vec<Listed>, Refused> {
        Ok(self.store().list(List::Past(person), page).await?)
    }

    /// The public tables that have come so far: the lobby, games to watch.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn public(&self, life: Life, page: Page) -> Result<Vec<Listed>, Refused> {
        Ok(self.store().list(List::Public(life), page).await?)
    }

    /// The same people and bots play again, each one seat further. Whoever asks first makes the table;
    /// whoever asks later is shown to it.
    ///
    /// # Errors
    /// If who asks did not play, or it is not past.
    pub async fn rematch(&self, table: TableId, by: PersonId) -> Result<TableId, Refused> {
        let again = TableId::random();
        // First the old table says where, so that two who ask at once come to the same.
        let old = self
            .change(table, move |table, _, _| {
                if table.seats_of(by).is_empty() {
                    return Err(Refused::Forbidden(Role::Player));
                }
                match table.life() {
                    Life::Over | Life::Abandoned if table.again.is_some() => Ok(Vec::new()),
                    Life::Over | Life::Abandoned => Ok(vec![Event::Again { table: again }]),
                    life @ (Life::Lobby | Life::Running | Life::Frozen) => Err(Refused::Life(life)),
                }
            })
            .await?;
        let again = old.again.ok_or(Refused::Nothing)?;
        if self.store().table(again).await?.is_some() {
            return Ok(again);
        }
        let terms = old.terms();
        let new = New {
            game: terms.game.clone(),
            setup: terms.setup.clone(),
            edition: self.edition_of(table).await?,
            pace: terms.pace,
            public: terms.public,
            undo: terms.undo,
            late: terms.late,
            chairs: rotated(&old),
        };
        match self.make(again, by, new).await {
            // Somebody was first with the same table.
            Err(Refused::Store(store::Fault::Taken { .. })) | Ok(()) => Ok(again),
            Err(refused) => Err(refused),
        }
    }

    /// Gets a person up from every seat, because they are going for good: bots play on for them.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn depart(&self, person: PersonId) -> Result<(), Refused> {
        loop {
            let mut stuck = true;
            for listed in self.store().list(List::Mine(person), Page::first(64)).await? {
                let left = self
                    .change(listed.table, move |table, _, _| match table.life() {
                        Life::Lobby | Life::Running => {
                            let seats = table.seats_of(person);
                            Ok(seats.iter().map(|seat| Event::Left { seat }).collect())
                        }
                        Life::Over | Life::Abandoned | Life::Frozen => Ok(Vec::new()),
                    })
                    .await?;
                stuck &= !left.seats_of(person).is_empty();
            }
            if stuck {
                return Ok(());
            }
        }
    }

    /// The file of the edition a table is played with, if it is not ours.
    async fn edition_of(&self, table: TableId) -> Result<Option<String>, Refused> {
        let lines = self.store().lines(table, 0).await?;
        let first = lines.first().ok_or(Refused::NoTable)?;
        let Event::Created(terms) = Event::read(&first.text)? else { return Ok(None) };
        Ok(terms.file)
    }
}

/// The events by which everybody sits down.
fn seated(seats: Seats, chairs: &[Chair]) -> Result<Vec<Event>, Refused> {
    if usize::from(seats.len()) < chairs.len() {
        let (found, most) = (chairs.len() as u64, u64::from(seats.len()));
        return Err(Refused::TooMuch { what: "chairs", found, most });
    }
    let events = seats.iter().zip(chairs).filter_map(|(seat, chair)| match *chair {
        Chair::Open => None,
        Chair::Person(person) => Some(Event::Sat { seat, person }),
        Chair::Bot(level) => Some(Event::Placed { seat, level }),
    });
    Ok(events.collect())
}

/// Everybody one seat further.
fn rotated(table: &Table) -> Vec<Chair> {
    let number = table.seats().len();
    let chair = |seat: Seat| match table.holders()[seat] {
        Holder::Open => Chair::Open,
        Holder::Person { person, .. } => Chair::Person(person),
        Holder::Bot(level) => Chair::Bot(level),
    };
    (0..number).map(|seat| chair(Seat((seat + number - 1) % number))).collect()
}
