//! A table: everything about it, folded from its lines.
//!
//! Folding is pure. The same lines give the same table on every node; the time comes with the line.

mod fold;

use std::sync::Arc;

use bots::Level;
use record::Record;
use store::{Life, Millis, PersonId, Secret, Summary, TableId};
use table::{BySeat, Misread, Seat, Seats};
use thiserror::Error;
use yedo::coop::Reached;

use crate::clock::Clocks;
use crate::event::Wish;
use crate::games::{Agreed, Disagreed, InPlay, Unanswered};
use crate::luck::{Luck, Nonce};
use crate::play::Saw;
use crate::terms::Terms;

/// A table as its lines have made it.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) terms: Arc<Terms>,
    pub(crate) game: Agreed,
    /// How many lines there are.
    pub(crate) number: u32,
    /// How many of them each viewer could notice.
    noticed: BySeat<u32>,
    noticed_by_all: u32,
    pub(crate) life: Life,
    /// What it was before it was frozen.
    before: Life,
    pub(crate) holders: BySeat<Holder>,
    /// For whom an open seat is kept.
    pub(crate) kept: BySeat<Option<PersonId>>,
    pub(crate) nonces: Vec<(PersonId, Nonce)>,
    pub(crate) play: Option<InPlay>,
    /// How many lines used luck, those taken back included.
    pub(crate) lucky: u32,
    pub(crate) asking: Option<Asking>,
    /// How many wishes there were: the last one's number.
    pub(crate) wishes: u32,
    pub(crate) paused: Option<Millis>,
    pub(crate) away: Vec<(PersonId, Millis)>,
    pub(crate) clocks: Clocks,
    /// The clocks before each answer that might be taken back freely and that everybody saw, by line.
    clocks_then: Vec<(u32, Clocks)>,
    /// Where a bot answers one thing more before the person is back.
    returning: Seats,
    pub(crate) orders: Vec<Order>,
    pub(crate) muted: Vec<PersonId>,
    pub(crate) again: Option<TableId>,
    /// The secret behind the luck, once it is told.
    pub(crate) secret: Option<Secret>,
    /// When the last line was accepted.
    pub(crate) at: Millis,
    /// When the last line was accepted that everybody could notice.
    pub(crate) told: Millis,
}

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Holder {
    /// Nobody yet.
    #[default]
    Open,
    /// A person.
    Person {
        /// Who.
        person: PersonId,
        /// Is a bot sitting in until they return?
        sat_in: bool,
    },
    /// A bot.
    Bot(Level),
}

impl Holder {
    /// The person who holds it, present or not.
    pub fn person(self) -> Option<PersonId> {
        match self {
            Holder::Person { person, .. } => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        }
    }
}

/// A wish that waits for consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asking {
    /// Which wish of this table it is, from 1: whoever agrees says to which.
    pub number: u32,
    /// Who asks.
    pub by: PersonId,
    /// For what.
    pub wish: Wish,
    /// Who has agreed, who asks included.
    pub agreed: Vec<PersonId>,
}

/// How a seat's questions of a kind are answered for the rest of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// Whose.
    pub seat: Seat,
    /// Which questions.
    pub kind: String,
    /// How, in the game's notation.
    pub choice: String,
    /// In which round.
    pub round: u32,
}

/// Why lines are no table.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {number}, `{line}`: {why}")]
pub struct Broken {
    /// Which line, from 0.
    pub number: u32,
    /// As it stands, or its beginning.
    pub line: String,
    /// What is wrong with it.
    pub why: Why,
}

/// Why a line cannot stand where it does.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Why {
    /// It is no event.
    #[error(transparent)]
    Misread(#[from] Misread),
    /// There is no such game here.
    #[error(transparent)]
    Disagreed(#[from] Disagreed),
    /// The answer cannot stand.
    #[error(transparent)]
    Unanswered(#[from] Unanswered),
    /// It cannot happen then.
    #[error("{0}")]
    Misplaced(&'static str),
}

impl Why {
    /// What kind of reason it is, without anything that stands on the line.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Why::Misread(_) => "it is no event",
            Why::Disagreed(Disagreed::OtherRules { .. }) => "it is played by other rules",
            Why::Disagreed(Disagreed::Edition(_)) => "its edition cannot be read",
            Why::Disagreed(_) => "there is no such game",
            Why::Unanswered(Unanswered::Misread(_)) => "the answer is no choice of the game",
            Why::Unanswered(Unanswered::Illegal(_)) => "the answer is against the rules",
            Why::Unanswered(Unanswered::Luck(_)) => "the luck does not fit",
            Why::Misplaced(what) => what,
        }
    }
}

impl Table {
    /// Which table.
    pub fn id(&self) -> TableId {
        self.terms.table
    }

    /// How many lines there are. Not for viewers: see [`Table::noticed`].
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How far it has come.
    pub fn life(&self) -> Life {
        self.life
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seats there are.
    pub fn seats(&self) -> Seats {
        self.game.seats()
    }

    /// Do all win or lose together?
    pub fn is_together(&self) -> bool {
        self.game.is_together()
    }

    /// Who holds which seat.
    pub fn holders(&self) -> &BySeat<Holder> {
        &self.holders
    }

    /// The seats this person holds.
    pub fn seats_of(&self, person: PersonId) -> Seats {
        let holds = |seat: &Seat| self.holders[*seat].person() == Some(person);
        self.seats().iter().filter(holds).collect()
    }

    /// How many things happened that somebody could notice who has the eyes of these seats, or those
    /// of anybody if there are none. It changes when there is something new to see, and tells nothing
    /// of what others do in secret.
    pub fn noticed(&self, eyes: Seats) -> u32 {
        if eyes.is_empty() {
            return self.noticed_by_all;
        }
        eyes.iter().map(|seat| self.noticed[seat]).sum()
    }

    fn notice(&mut self, saw: Saw) {
        saw.seats.iter().for_each(|seat| self.noticed[seat] += 1);
        self.noticed_by_all += u32::from(saw.public);
    }

    /// The seats that owe an answer now.
    pub fn asked(&self) -> Seats {
        match (&self.play, self.life) {
            (Some(play), Life::Running) => play.asked(),
            _ => Seats::NONE,
        }
    }

    /// Is it a bot who answers for this seat now, and of which level?
    pub fn bot_at(&self, seat: Seat) -> Option<Level> {
        match self.holders[seat] {
            Holder::Bot(level) => Some(level),
            Holder::Person { sat_in: true, .. } => Some(self.terms.late.level()),
            Holder::Person { .. } | Holder::Open => None,
        }
    }

    /// The standing order that answers what this seat is asked now.
    pub fn order_for(&self, seat: Seat) -> Option<&Order> {
        let play = self.play.as_ref().filter(|_| self.asked().has(seat))?;
        let (kind, round) = (play.kind(seat)?, play.round());
        self.orders.iter().find(|order| {
            order.seat == seat
                && covers(&order.kind, kind)
                && order.round == round
                && play.check(seat, &order.choice).is_ok()
        })
    }

    /// The kind of what this seat is asked, in one word: what standing orders are given for.
    pub fn kind(&self, seat: Seat) -> Option<&'static str> {
        self.play.as_ref().filter(|_| self.asked().has(seat))?.kind(seat)
    }

    /// What was reached together, where all won or lost together and it is over.
    pub fn reached(&self) -> Option<Reached> {
        self.play.as_ref().filter(|_| self.life == Life::Over)?.reached()
    }

    /// The position in full, in the game's notation. Not for viewers.
    pub fn position(&self) -> Option<String> {
        self.play.as_ref().map(InPlay::position)
    }

    /// The answers that stand, as a record. It tells all secrets; viewers get it when it is over.
    pub fn record(&self) -> Option<Record> {
        let Terms { edition, setup, .. } = &*self.terms;
        self.play.as_ref().map(|play| play.record(edition.clone(), setup))
    }

    /// Those whose consent a wish needs, each once. What is done cannot be undone for who is late: to
    /// take back answers or to give up, those are asked too for whom a bot sits in.
    pub fn asked_for(&self, wish: Wish) -> Vec<PersonId> {
        match wish {
            Wish::Undo { .. } | Wish::Abandon => {
                let mut people: Vec<PersonId> = Vec::new();
                for person in self.seats().iter().filter_map(|seat| self.holders[seat].person()) {
                    if !people.contains(&person) {
                        people.push(person);
                    }
                }
                people
            }
            Wish::Pause { .. } | Wish::Resume | Wish::Away { .. } => self.people(),
        }
    }

    /// Is a bot answering one thing more before this seat's person is back?
    pub(crate) fn is_returning(&self, seat: Seat) -> bool {
        self.returning.has(seat)
    }

    /// All people at the table who are there, or about to be back, each once.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people = Vec::new();
        for seat in self.seats().iter() {
            if let Holder::Person { person, sat_in } = self.holders[seat]
                && (!sat_in || self.is_returning(seat))
                && !people.contains(&person)
            {
                people.push(person);
            }
        }
        people
    }

    /// Has this person added to the luck?
    pub fn has_added(&self, person: PersonId) -> bool {
        self.nonces.iter().any(|(who, _)| *who == person)
    }

    /// Has everybody who sits there?
    pub fn all_have_added(&self) -> bool {
        let people = self.seats().iter().filter_map(|seat| self.holders[seat].person());
        people.into_iter().all(|person| self.has_added(person))
    }

    /// May this person sit down there?
    pub(crate) fn is_free(&self, seat: Seat, person: PersonId) -> bool {
        let open = self.seats().has(seat) && self.holders[seat] == Holder::Open;
        open && self.kept[seat].is_none_or(|kept| kept == person)
    }

    /// All luck of this table, from its secret.
    pub fn luck(&self, secret: Secret) -> Luck {
        Luck::new(secret, self.terms.table, &self.nonces)
    }

    /// When the next clock runs out.
    pub fn deadline(&self) -> Option<Millis> {
        self.seats().iter().filter_map(|seat| self.clocks.deadline(seat)).min()
    }

    /// How many bytes it takes in memory, nearly.
    pub fn weight(&self) -> usize {
        size_of::<Table>()
            + self.play.as_ref().map_or(0, InPlay::weight)
            + self.clocks_then.capacity() * size_of::<(u32, Clocks)>()
    }

    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        let asked = self.asked();
        let worked = |seat: &Seat| self.bot_at(*seat).is_some() || self.order_for(*seat).is_some();
        let bots: Seats = asked.iter().filter(worked).collect();
        Summary {
            game: self.terms.game.clone(),
            life: self.life,
            public: self.terms.public,
            by: self.terms.by,
            people: BySeat::from_fn(|seat| self.holders[seat].person()),
            asked: asked.iter().filter(|seat| !bots.has(*seat)).collect(),
            bots,
            deadline: self.deadline(),
            about: crate::about::About::of(self).to_string(),
        }
    }
}

/// Is a question of this kind one for which an order of that kind was given? `moment` is for all
/// moments, `moment/bid` for one.
fn covers(order: &str, kind: &str) -> bool {
    kind.strip_prefix(order).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}
