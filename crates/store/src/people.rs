//! What is kept of people, and the doors they come in by.

use std::fmt;

use table::Seat;

use crate::{Fault, Millis, PersonId, TableId, TokenHash, sound};

/// Somebody who plays or watches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Stays the same for ever.
    pub id: PersonId,
    /// What others see; empty once they are gone.
    pub name: String,
    /// How they come in again; a guest has none.
    pub account: Option<Account>,
    /// The tag of their language, empty if they never chose one.
    pub language: String,
    /// What they set for themselves, in the words of `server`. The store does not read it.
    pub settings: String,
    /// When they first came.
    pub created: Millis,
    /// When they were last here.
    pub seen: Millis,
    /// Did they have themselves deleted?
    pub gone: bool,
}

impl Person {
    /// Somebody new, who gave a name and nothing else.
    pub fn guest(name: &str, now: Millis) -> Person {
        Person {
            id: PersonId::random(),
            name: name.to_owned(),
            account: None,
            language: String::new(),
            settings: String::new(),
            created: now,
            seen: now,
            gone: false,
        }
    }

    /// Refuses texts that cannot be kept.
    ///
    /// # Errors
    /// [`Fault::Unsound`], see [`sound`].
    pub fn sound(&self) -> Result<(), Fault> {
        [&self.name, &self.language, &self.settings]
            .into_iter()
            .try_for_each(|text| sound(text))?;
        self.account.as_ref().map_or(Ok(()), Account::sound)
    }
}

/// How somebody who is no guest comes in.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// One of a kind.
    pub login: Login,
    /// The hash of the password, argon2id, as PHC text.
    pub password: String,
}

impl Account {
    fn sound(&self) -> Result<(), Fault> {
        sound(self.login.text())?;
        sound(&self.password)
    }
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("login", &self.login).finish_non_exhaustive()
    }
}

/// The name by which one comes in. Small and capital letters are the same.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Login(String);

impl Login {
    /// Whatever was typed, folded.
    pub fn new(typed: &str) -> Login {
        // Up and down again: some letters have two small forms and one capital.
        Login(typed.trim().to_uppercase().to_lowercase())
    }

    /// The folded text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// One thing about a person that changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// What others see.
    Name(String),
    /// A guest becomes somebody, or login or password change.
    Account(Account),
    /// The tag of their language.
    Language(String),
    /// What they set for themselves.
    Settings(String),
    /// They were here. An earlier time than the one kept changes nothing.
    Seen(Millis),
}

impl Change {
    /// Refuses texts that cannot be kept.
    ///
    /// # Errors
    /// [`Fault::Unsound`], see [`sound`].
    pub fn sound(&self) -> Result<(), Fault> {
        match self {
            Change::Name(text) | Change::Language(text) | Change::Settings(text) => sound(text),
            Change::Account(account) => account.sound(),
            Change::Seen(_) => Ok(()),
        }
    }
}

/// A browser in which somebody is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of what is in the cookie.
    pub token: TokenHash,
    /// Who.
    pub person: PersonId,
    /// Since when.
    pub created: Millis,
    /// When it was last used.
    pub seen: Millis,
    /// How its owner may recognise the browser.
    pub label: String,
}

/// A way in to a table for whoever has the link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The hash of what is in the link.
    pub token: TokenHash,
    /// Where it leads.
    pub table: TableId,
    /// What it allows.
    pub kind: LinkKind,
    /// Who made it.
    pub by: PersonId,
    /// When.
    pub made: Millis,
    /// Since when it leads nowhere any more.
    pub revoked: Option<Millis>,
}

/// What a link allows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LinkKind {
    /// To take this seat, or any that is open.
    Invite(Option<Seat>),
    /// To watch, seeing what lies open.
    Watch,
    /// To look over the shoulder of this seat.
    Shoulder(Seat),
    /// To answer for this seat: the token of somebody's own bot.
    Program(Seat),
}

impl LinkKind {
    /// As a word and a seat: how databases keep it.
    pub fn parts(self) -> (&'static str, Option<Seat>) {
        match self {
            LinkKind::Invite(seat) => ("invite", seat),
            LinkKind::Watch => ("watch", None),
            LinkKind::Shoulder(seat) => ("shoulder", Some(seat)),
            LinkKind::Program(seat) => ("program", Some(seat)),
        }
    }

    /// The kind that has these [`LinkKind::parts`].
    pub fn from_parts(word: &str, seat: Option<Seat>) -> Option<LinkKind> {
        match (word, seat) {
            ("invite", seat) => Some(LinkKind::Invite(seat)),
            ("watch", None) => Some(LinkKind::Watch),
            ("shoulder", Some(seat)) => Some(LinkKind::Shoulder(seat)),
            ("program", Some(seat)) => Some(LinkKind::Program(seat)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::{Account, LinkKind, Login};

    #[test]
    fn a_login_has_no_capitals() {
        assert_eq!(Login::new(" Änne "), Login::new("äNNE"));
        assert_eq!(Login::new("ΟΔΟΣ"), Login::new("οδοσ"));
        assert_eq!(Login::new("straße"), Login::new("STRASSE"));
        assert_ne!(Login::new("anne"), Login::new("anna"));
    }

    #[test]
    fn a_password_is_not_printed() {
        let account = Account { login: Login::new("anne"), password: "$argon2id$".into() };
        assert!(!format!("{account:?}").contains("argon"));
    }

    #[test]
    fn a_kind_of_link_is_its_parts() {
        let kinds = [
            LinkKind::Invite(None),
            LinkKind::Invite(Some(Seat(4))),
            LinkKind::Watch,
            LinkKind::Shoulder(Seat(0)),
            LinkKind::Program(Seat(1)),
        ];
        for kind in kinds {
            let (word, seat) = kind.parts();
            assert_eq!(LinkKind::from_parts(word, seat), Some(kind));
        }
        assert_eq!(LinkKind::from_parts("shoulder", None), None);
    }
}
