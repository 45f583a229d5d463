//! A table begins, is found in lists, and is played again.

use bots::Level;
use store::{Life, List, Millis, Page, PersonId, Secret, TableId};
use table::{Seat, Seats};
use tracing::warn;

use super::{Host, Who, after, unopened};
use crate::event::Event;
use crate::games::{Pinned, is_known, pin, plain_setup};
use crate::luck::{Commitment, Luck, Nonce};
use crate::refused::{Refused, Role};
use crate::table::{Holder, Table};
use crate::terms::{Late, Pace, Terms, Undo};

/// How many editions that are not ours may be brought until this program is started again, by all and
/// by one person. Those of tables that are there already are always read.
const EDITIONS_MAX: u64 = 64;
const EDITIONS_OF_PERSON_MAX: u64 = 4;

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
    /// What who makes it adds to the luck, if they sit there.
    pub nonce: Option<Nonce>,
}

/// Who shall sit on a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Whoever comes.
    Open,
    /// This person, who makes the table.
    Person(PersonId),
    /// This person, once they come: nobody else.
    Kept(PersonId),
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
        self.room_for_edition(by, &new)?;
        let strange = |chair: &Chair| match *chair {
            Chair::Person(person) => person != by,
            Chair::Kept(_) => true,
            Chair::Open | Chair::Bot(_) => false,
        };
        if new.chairs.iter().any(strange) {
            return Err(Refused::Forbidden(Role::Holder));
        }
        let id = TableId::random();
        self.make(id, by, new).await?;
        Ok(id)
    }

    /// Makes a table of this id, unless there is one.
    async fn make(&self, id: TableId, by: PersonId, new: New) -> Result<(), Refused> {
        let setup = plain_setup(&new.game, &new.setup)?;
        let Pinned { rules, edition, file } = pin(&new.game, new.edition)?;
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
            file: Some(file),
        };
        let now = self.now();
        let created = Event::Created(Box::new(terms));
        let first = store::Line { text: created.to_string(), at: now };
        let table =
            Table::fold(std::slice::from_ref(&first)).map_err(|broken| unopened(id, &broken))?;
        let events = seated(table.seats(), &new.chairs, new.nonce)?;
        let (table, rest) = after(&table, &events, now)?;
        let lines = std::iter::once(first).chain(rest).collect();
        self.store().append(id, 0, lines, table.summary()).await?;
        Ok(())
    }

    /// May this person bring one more edition? Each that was ever read stays in memory.
    fn room_for_edition(&self, person: PersonId, new: &New) -> Result<(), Refused> {
        let Some(file) = &new.edition else { return Ok(()) };
        if is_known(&new.game, file) {
            return Ok(());
        }
        let mut brought = self.0.editions.lock().expect("nobody panics while counting editions");
        let found = 1 + brought.iter().filter(|by| **by == person).count() as u64;
        for (found, most) in
            [(found, EDITIONS_OF_PERSON_MAX), (1 + brought.len() as u64, EDITIONS_MAX)]
        {
            if most < found {
                return Err(Refused::TooMuch { what: "editions", found, most });
            }
        }
        // Counted before it is known to be good: who brings many bad ones is slowed down too.
        brought.push(person);
        Ok(())
    }

    /// May this person sit down there? Where they sit, or what they made, is counted already.
    pub(super) async fn room_at(&self, table: &Table, person: PersonId) -> Result<(), Refused> {
        if table.terms().by == person || !table.seats_of(person).is_empty() {
            return Ok(());
        }
        self.room_for(person).await
    }

    /// May this person have one more table?
    pub(super) async fn room_for(&self, person: PersonId) -> Result<(), Refused> {
        let most = self.0.options.tables_of_person_max;
        let found = self.store().list(List::Mine(person), Page::first(most)).await?.len() as u64;
        let most = u64::from(most);
        if found < most { Ok(()) } else { Err(Refused::TooMuch { what: "tables", found, most }) }
    }

    /// The same people and bots play again, each one seat further. Whoever asks first makes the table;
    /// whoever asks later sits down there, and until then their seat is kept for them. Nobody is seated
    /// who did not ask, and nothing is kept for who is gone.
    ///
    /// # Errors
    /// If who asks did not play, it is not past, or they have too many tables.
    pub async fn rematch(
        &self,
        table: TableId,
        by: PersonId,
        nonce: Option<Nonce>,
    ) -> Result<TableId, Refused> {
        self.enter(table, &Who::Person(by)).await?;
        self.room_for(by).await?;
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
            self.sit_again(again, by, nonce).await?;
            return Ok(again);
        }
        let there = self.there(&old).await?;
        let asked = |chair: &Chair| match *chair {
            Chair::Person(person) if person == by => Chair::Person(by),
            Chair::Person(person) if there.contains(&person) => Chair::Kept(person),
            Chair::Person(_) | Chair::Open | Chair::Kept(_) => Chair::Open,
            Chair::Bot(level) => Chair::Bot(level),
        };
        let terms = old.terms();
        let new = New {
            game: terms.game.clone(),
            setup: terms.setup.clone(),
            edition: self.edition_of(table).await?,
            pace: terms.pace,
            public: terms.public,
            undo: terms.undo,
            late: terms.late,
            chairs: rotated(&old).iter().map(asked).collect(),
            nonce,
        };
        match self.make(again, by, new).await {
            Ok(()) => Ok(again),
            // Somebody was first with the same table.
            Err(Refused::Store(store::Fault::Taken { .. })) => {
                self.sit_again(again, by, nonce).await?;
                Ok(again)
            }
            Err(refused) => Err(refused),
        }
    }

    /// Sits down wherever a seat is kept for this person.
    async fn sit_again(
        &self,
        table: TableId,
        person: PersonId,
        nonce: Option<Nonce>,
    ) -> Result<(), Refused> {
        let sit = move |table: &Table, _: &Luck, _: Millis| {
            let kept = |seat: &Seat| table.kept[*seat] == Some(person);
            let mut seats =
                table.seats().iter().filter(|seat| table.life() == Life::Lobby && kept(seat));
            let first = seats.next().map_or_else(Vec::new, |seat| table.seat(person, seat, nonce));
            let rest = seats.map(|seat| Event::Sat { seat, person });
            Ok(first.into_iter().chain(rest).collect())
        };
        self.change(table, sit).await.map(|_| ())
    }

    /// Those who hold a seat there and are not gone for good.
    async fn there(&self, table: &Table) -> Result<Vec<PersonId>, Refused> {
        let seats = table.seats().iter();
        let holders: Vec<_> = seats.filter_map(|seat| table.holders()[seat].person()).collect();
        let people = self.store().people(&holders).await?;
        let gone = |id: &PersonId| people.iter().any(|person| person.id == *id && person.gone);
        Ok(holders.into_iter().filter(|id| !gone(id)).collect())
    }

    /// Gets a person up from every seat, because they are going for good: bots play on for them, and
    /// what they were gathering people for is given up. A table where that fails keeps them from no
    /// other; it is told to who runs the server.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn depart(&self, person: PersonId) -> Result<(), Refused> {
        let mut tables = Vec::new();
        loop {
            let page = Page { skip: tables.len() as u32, take: 64 };
            let listed = self.store().list(List::Mine(person), page).await?;
            if listed.is_empty() {
                break;
            }
            tables.extend(listed.into_iter().map(|listed| listed.table));
        }
        for table in tables {
            if let Err(refused) = self.change(table, leave(person)).await {
                warn!(%table, %refused, "somebody could not leave a table");
            }
        }
        Ok(())
    }

    /// The file of the edition a table was made with, if it has one.
    async fn edition_of(&self, table: TableId) -> Result<Option<String>, Refused> {
        let lines = self.store().lines(table, 0).await?;
        let first = lines.first().ok_or(Refused::NoTable)?;
        let Event::Created(terms) = Event::read(&first.text)? else { return Ok(None) };
        Ok(terms.file)
    }
}

/// What happens at a table when a person goes for good.
fn leave(
    person: PersonId,
) -> impl Fn(&Table, &Luck, Millis) -> Result<Vec<Event>, Refused> + Send + 'static {
    move |table, luck, now| match table.life() {
        Life::Lobby if table.terms().by == person => {
            Ok(vec![Event::Abandoned { secret: luck.secret() }])
        }
        Life::Lobby | Life::Running => {
            let left = table.seats_of(person).iter().map(|seat| Event::Left { seat }).collect();
            Ok(table.settled(left, luck, now))
        }
        Life::Over | Life::Abandoned | Life::Frozen => Ok(Vec::new()),
    }
}

/// The events by which everybody sits down, and who makes the table adds to the luck.
fn seated(seats: Seats, chairs: &[Chair], nonce: Option<Nonce>) -> Result<Vec<Event>, Refused> {
    if usize::from(seats.len()) < chairs.len() {
        let (found, most) = (chairs.len() as u64, u64::from(seats.len()));
        return Err(Refused::TooMuch { what: "chairs", found, most });
    }
    let events = seats.iter().zip(chairs).filter_map(|(seat, chair)| match *chair {
        Chair::Open => None,
        Chair::Kept(person) => Some(Event::Kept { seat, person }),
        Chair::Person(person) => Some(Event::Sat { seat, person }),
        Chair::Bot(level) => Some(Event::Placed { seat, level }),
    });
    let sits = chairs.iter().find_map(|chair| match *chair {
        Chair::Person(person) => Some(person),
        Chair::Open | Chair::Kept(_) | Chair::Bot(_) => None,
    });
    let nonce = sits.zip(nonce).map(|(person, nonce)| Event::Nonce { person, nonce });
    Ok(events.chain(nonce).collect())
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
