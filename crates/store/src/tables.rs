//! What is kept of a table.

use std::fmt;

use table::{BySeat, Seat, Seats};

use crate::{Fault, Millis, PersonId, TableId, sound};

/// One event of a table's life, in the notation of `host`. The store does not read it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What happened.
    pub text: String,
    /// When it was accepted.
    pub at: Millis,
}

/// What lists need to know of a table. It follows from the lines and is kept beside them so that no
/// list ever reads a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Which game is played.
    pub game: String,
    /// How far it has come.
    pub life: Life,
    /// May everybody find it in lists?
    pub public: bool,
    /// Who made it.
    pub by: PersonId,
    /// Who holds which seat. A seat that is open or a bot's for good is nobody's; where a bot sits
    /// in for a person it is still the person's.
    pub people: BySeat<Option<PersonId>>,
    /// The seats whose person owes an answer.
    pub asked: Seats,
    /// The seats at which a bot owes an answer.
    pub bots: Seats,
    /// When the next clock runs out, if one runs.
    pub deadline: Option<Millis>,
    /// What else lists show, in the words of `host`. The store does not read it.
    pub about: String,
}

impl Summary {
    /// The seats of each person, each person once: one may hold several.
    pub fn seated(&self) -> Vec<(PersonId, Seats)> {
        let mut seated: Vec<(PersonId, Seats)> = Vec::new();
        for seat in Seats::first(table::SEATS_MAX as u8).iter() {
            let Some(person) = self.people[seat] else { continue };
            match seated.iter_mut().find(|(seen, _)| *seen == person) {
                Some((_, seats)) => *seats = seats.with(seat),
                None => seated.push((person, Seats::only(seat))),
            }
        }
        seated
    }

    /// Who finds it among their own tables, and their seats there: who sits there, and until it is past
    /// also who made it.
    pub fn owners(&self) -> Vec<(PersonId, Seats)> {
        let mut owners = self.seated();
        if !self.life.is_past() && !owners.iter().any(|(person, _)| *person == self.by) {
            owners.push((self.by, Seats::NONE));
        }
        owners
    }

    /// Does it wait for this person?
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.asked.iter().any(|seat| self.people[seat] == Some(person))
    }
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Life {
    /// Seats are being taken.
    Lobby,
    /// It is being played.
    Running,
    /// It was played to its end.
    Over,
    /// It was given up.
    Abandoned,
    /// It cannot go on: something of ours broke. Its lines are the report.
    Frozen,
}

impl Life {
    /// Every one, in the order of their numbers.
    pub const ALL: [Life; 5] =
        [Life::Lobby, Life::Running, Life::Over, Life::Abandoned, Life::Frozen];

    /// Will nothing more be played there?
    pub fn is_past(self) -> bool {
        matches!(self, Life::Over | Life::Abandoned)
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which.
    pub table: TableId,
    /// How many lines it has.
    pub number: u32,
    /// When the first line was accepted.
    pub created: Millis,
    /// When the last line was accepted.
    pub changed: Millis,
    /// The rest.
    pub summary: Summary,
}

/// Which tables, in which order. Where not said otherwise, the last made come first: when a table was
/// changed would tell of answers given in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// Tables at which a person sits, or that they made, and that are not past; those that wait for
    /// them come first.
    Mine(PersonId),
    /// Tables at which a person sat and that are past; the last changed first.
    Past(PersonId),
    /// Public tables that have come so far: the lobby, games to watch.
    Public(Life),
    /// Tables whose clock ran out at this time or before; the longest overdue first.
    Due(Millis),
    /// Tables that wait for a bot; the longest unchanged first.
    Bots,
    /// All tables, in the order of their ids.
    All,
}

/// Which part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// How many to leave out at the front.
    pub skip: u32,
    /// How many to give at most.
    pub take: u32,
}

impl Page {
    /// The first so many.
    pub fn first(take: u32) -> Page {
        Page { skip: 0, take }
    }
}

/// What luck at a table is derived from. It is shown to nobody before the end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Who talks to whom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Room {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
    /// Those who play together write on one sheet: each line is the whole sheet, and the last counts.
    Notes,
}

impl Room {
    /// Every one, in the order of their numbers.
    pub const ALL: [Room; 3] = [Room::Players, Room::Spectators, Room::Notes];
}

/// One line of talk. It is no part of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// The how-manieth in its room, from 0.
    pub number: u32,
    /// Who said it.
    pub who: PersonId,
    /// What was said; empty once that person is gone.
    pub text: String,
    /// When.
    pub at: Millis,
}

/// How many lines of talk are given at once.
pub const CHAT_MAX: u32 = 1_000;

/// Which part of a room's talk. If that is more than [`CHAT_MAX`] lines, the last of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChatPart {
    /// The last so many.
    Last(u32),
    /// From this number on.
    From(u32),
}

/// Refuses what no store may take as an append.
///
/// # Errors
/// [`Fault::Unsound`] if there are no lines, too many to count, or a text is not [`sound`].
pub fn sound_append(expected: u32, lines: &[Line], summary: &Summary) -> Result<(), Fault> {
    if lines.is_empty() {
        return Err(Fault::Unsound("an append has no lines"));
    }
    if i32::MAX as usize - lines.len() < expected as usize {
        return Err(Fault::Unsound("a table has too many lines"));
    }
    lines.iter().try_for_each(|line| sound(&line.text))?;
    sound_summary(summary)
}

/// Refuses what no store may take as a summary.
///
/// # Errors
/// [`Fault::Unsound`] if a text is not [`sound`].
pub fn sound_summary(summary: &Summary) -> Result<(), Fault> {
    sound(&summary.game)?;
    sound(&summary.about)
}

/// A set of seats as the bits of a number, the first seat lowest: how databases keep it.
pub fn bits(seats: Seats) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// The seats of a number made by [`bits`].
pub fn seats(bits: u8) -> Seats {
    (0..table::SEATS_MAX as u8).filter(|seat| bits & 1 << seat != 0).map(Seat).collect()
}

/// Who holds which seat, as bytes: how databases keep it. First which seats are held, as [`bits`],
/// then the ids.
pub fn people_bytes(people: &BySeat<Option<PersonId>>) -> Vec<u8> {
    let held = (0..table::SEATS_MAX as u8).map(Seat).filter(|&seat| people[seat].is_some());
    let mut bytes = vec![bits(held.collect())];
    bytes.extend(people.0.iter().flatten().flat_map(|person| person.0.to_be_bytes()));
    bytes
}

/// Reads what [`people_bytes`] wrote.
pub fn people_from(bytes: &[u8]) -> Option<BySeat<Option<PersonId>>> {
    let (&held, ids) = bytes.split_first()?;
    let (ids, rest) = ids.as_chunks::<16>();
    let held = seats(held);
    let mut people = BySeat::default();
    for (seat, id) in held.iter().zip(ids) {
        people[seat] = Some(PersonId(u128::from_be_bytes(*id)));
    }
    (rest.is_empty() && held.len() as usize == ids.len()).then_some(people)
}

#[cfg(test)]
mod tests {
    use table::{BySeat, Seat, Seats};

    use super::{bits, people_bytes, people_from, seats};
    use crate::PersonId;

    #[test]
    fn seats_come_back_from_their_bits() {
        for some in [Seats::NONE, Seats::first(5), Seats::only(Seat(3))] {
            assert_eq!(seats(bits(some)), some);
        }
    }

    #[test]
    fn people_come_back_from_their_bytes() {
        let anne = Some(PersonId(u128::MAX - 1));
        let nobody = Some(PersonId(0));
        for people in [[None; 5], [anne; 5], [None, anne, None, nobody, None]] {
            let bytes = people_bytes(&BySeat(people));
            assert_eq!(people_from(&bytes), Some(BySeat(people)));
            assert_eq!(people_from(&bytes[1..]), None, "half of it is nothing");
        }
    }
}
