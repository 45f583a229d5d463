//! Who comes in, and by which door: a seat, a link, or because the table is open to all.

use std::fmt;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use store::{Life, Link, LinkKind, PersonId, TableId, TokenHash};
use table::Seat;

use super::Host;
use crate::act::Act;
use crate::luck::Nonce;
use crate::refused::{Refused, Role};
use crate::sight::Pass;
use crate::table::{Holder, Table};
use crate::words::{hex, unhex};

/// How many links may ever be made to a table, revoked ones included.
const LINKS_MAX: u64 = 256;

/// Who asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// Somebody of whom nothing is known.
    Nobody,
    /// A person.
    Person(PersonId),
    /// Whoever has this link.
    Link(Token),
}

/// What stands in a link. Only its hash is kept, and it does not print itself by accident.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 32]);

impl Token {
    /// One that nobody has and nobody can guess.
    pub fn random() -> Token {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        Token(bytes)
    }

    /// Reads what [`Token::text`] gives.
    pub fn read(text: &str) -> Option<Token> {
        unhex(text).map(Token)
    }

    /// As it stands in a link: 64 hexadecimal digits.
    pub fn text(&self) -> String {
        hex(&self.0)
    }

    /// What is kept of it.
    pub fn hash(&self) -> TokenHash {
        let hash = Sha256::new().chain_update(b"oedo link 1").chain_update(self.0);
        TokenHash(hash.finalize().into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Who asks, once it is known where their link leads.
#[derive(Clone)]
pub(super) enum Door {
    Nobody,
    Person(PersonId),
    Link(Link),
}

impl Door {
    /// Leave to look, if there is any. Who may not look is not told that there is anything.
    pub(super) fn pass(&self, table: &Table) -> Result<Pass, Refused> {
        let spectator = Pass::spectator(table);
        let open = if table.terms().public { Ok(spectator) } else { Err(Refused::NoTable) };
        match self {
            Door::Nobody => open,
            Door::Person(person) if *person == table.terms().by => {
                Ok(Pass::player(table, *person).unwrap_or(spectator))
            }
            Door::Person(person) => Pass::player(table, *person).map_or(open, Ok),
            Door::Link(link) => match link.kind {
                LinkKind::Watch => Ok(spectator),
                // Who is invited looks at what they are invited to, and when that is gone no longer.
                LinkKind::Invite(seat) if invites(table, seat) => Ok(spectator),
                LinkKind::Invite(_) => open.map_err(|_| Refused::NoLink),
                LinkKind::Shoulder(seat) => {
                    consents(table, link, seat).map(|()| Pass::shoulder(table, seat))
                }
                LinkKind::Program(seat) => {
                    consents(table, link, seat).map(|()| Pass::program(table, seat))
                }
            },
        }
    }

    /// Whose doing it is, and with which eyes they saw what they answer to.
    pub(super) fn hand(&self, table: &Table, act: &Act) -> Result<(PersonId, Pass), Refused> {
        let pass = self.pass(table)?;
        match self {
            Door::Nobody => Err(Refused::Forbidden(Role::Player)),
            Door::Person(person) => Ok((*person, pass)),
            Door::Link(link) => {
                let seat = act.plays_for().ok_or(Refused::Forbidden(Role::Holder))?;
                let may = link.kind == LinkKind::Program(seat);
                if may { Ok((link.by, pass)) } else { Err(Refused::Forbidden(Role::Holder)) }
            }
        }
    }
}

/// Can anybody still sit down there?
fn invites(table: &Table, seat: Option<Seat>) -> bool {
    let free = |at: Seat| table.holders()[at] == Holder::Open && seat.is_none_or(|seat| seat == at);
    table.life() == Life::Lobby && table.seats().iter().any(free)
}

/// A seat's own view is shown by leave of who holds it now, not of who held it once.
fn consents(table: &Table, link: &Link, seat: Seat) -> Result<(), Refused> {
    let holds = table.holders()[seat].person() == Some(link.by);
    if holds { Ok(()) } else { Err(Refused::NoLink) }
}

impl Host {
    /// Opens a table for somebody, and finds by which door they come in and what they may look at. Who
    /// may not look is told nothing, also not that the table cannot be opened.
    pub(super) async fn enter(
        &self,
        table: TableId,
        who: &Who,
    ) -> Result<(Arc<Table>, Door, Pass), Refused> {
        let opened = self.open(table).await;
        let door = match who {
            Who::Nobody => Door::Nobody,
            Who::Person(person) => Door::Person(*person),
            Who::Link(token) => {
                let link = self.link(token).await?;
                if link.table != table {
                    return Err(Refused::NoLink);
                }
                Door::Link(link)
            }
        };
        match opened {
            Ok(known) => {
                let pass = door.pass(&known)?;
                Ok((known, door, pass))
            }
            Err(refused @ (Refused::Broken { .. } | Refused::Panicked { .. })) => {
                let may = self.may_know(table, &door).await?;
                Err(if may { refused } else { Refused::NoTable })
            }
            Err(refused) => Err(refused),
        }
    }

    /// May they know of a table that cannot be opened?
    async fn may_know(&self, table: TableId, door: &Door) -> Result<bool, Refused> {
        let Some(store::Listed { summary, .. }) = self.store().table(table).await? else {
            return Ok(false);
        };
        Ok(summary.public
            || match door {
                Door::Nobody => false,
                Door::Person(person) => {
                    summary.people.0.contains(&Some(*person)) || summary.by == *person
                }
                Door::Link(_) => true,
            })
    }

    /// Where a link leads, and what it allows.
    ///
    /// # Errors
    /// If it leads nowhere, or no longer.
    pub async fn link(&self, token: &Token) -> Result<Link, Refused> {
        self.store().link(token.hash()).await?.ok_or(Refused::NoLink)
    }

    /// Makes a link. Who made the table invites; who plays lets others watch; who holds a seat lets
    /// others look over their shoulder, or a program play for them.
    ///
    /// # Errors
    /// If it is not theirs to make.
    pub async fn make_link(
        &self,
        table: TableId,
        by: PersonId,
        kind: LinkKind,
    ) -> Result<Token, Refused> {
        let (known, ..) = self.enter(table, &Who::Person(by)).await?;
        let maker = known.terms().by == by;
        let (may, role) = match kind {
            LinkKind::Invite(_) => (maker, Role::Maker),
            LinkKind::Watch => (maker || !known.seats_of(by).is_empty(), Role::Player),
            LinkKind::Shoulder(seat) | LinkKind::Program(seat) => {
                (known.seats_of(by).has(seat), Role::Holder)
            }
        };
        if !may {
            return Err(Refused::Forbidden(role));
        }
        let found = self.store().links(table).await?.len() as u64;
        if LINKS_MAX <= found {
            return Err(Refused::TooMuch { what: "links", found, most: LINKS_MAX });
        }
        let (token, made) = (Token::random(), self.now());
        let link = Link { token: token.hash(), table, kind, by, made, revoked: None };
        self.store().make_link(link).await?;
        Ok(token)
    }

    /// The open links of a table that this person may revoke: their own, or all if they made it.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn links(&self, table: TableId, by: PersonId) -> Result<Vec<Link>, Refused> {
        let (known, ..) = self.enter(table, &Who::Person(by)).await?;
        let maker = known.terms().by == by;
        let mut links = self.store().links(table).await?;
        links.retain(|link| link.revoked.is_none() && (maker || link.by == by));
        Ok(links)
    }

    /// Revokes a link: from now on it leads nowhere.
    ///
    /// # Errors
    /// If there is no such link, or it is not theirs.
    pub async fn revoke_link(
        &self,
        table: TableId,
        by: PersonId,
        token: TokenHash,
    ) -> Result<(), Refused> {
        let mut links = self.links(table, by).await?.into_iter();
        links.find(|link| link.token == token).ok_or(Refused::NoLink)?;
        self.store().revoke_link(token, self.now()).await?;
        // Who looked by it looks once more, and is told.
        if let Some(slot) = self.0.slots.known(table) {
            slot.wake();
        }
        Ok(())
    }

    /// Sits down by an invitation.
    ///
    /// # Errors
    /// If the link is no invitation, or the seat is taken.
    pub async fn join(
        &self,
        token: &Token,
        person: PersonId,
        nonce: Option<Nonce>,
    ) -> Result<TableId, Refused> {
        let link = self.link(token).await?;
        let LinkKind::Invite(seat) = link.kind else { return Err(Refused::NoLink) };
        let known = self.open(link.table).await?;
        self.room_at(&known, person).await?;
        let act = Act::Sit { seat, nonce };
        self.change(link.table, move |table, luck, now| {
            // Twice is as good as once.
            if table.seats_of(person).iter().any(|held| seat.is_none_or(|seat| seat == held)) {
                return Ok(Vec::new());
            }
            table.act(person, &act, luck, now)
        })
        .await?;
        Ok(link.table)
    }
}
