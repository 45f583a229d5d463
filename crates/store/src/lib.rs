//! What is kept: the lines of every table, the people, and the promises any store must keep.
//!
//! Read [`Store`] first: it is the whole interface. Then [`tables`] and [`people`], the values it
//! keeps. [`Memory`] is the smallest store that keeps the promises; [`contract`] is how we know.
//!
//! A table is its lines, append-only, keyed by table and number. That key decides every race, on one
//! node or several. All else about a table is a projection of its lines or a cache.
//!
//! The store owns no clock and no luck: times and ids are given by whoever calls.

pub mod contract;
mod fault;
mod hearing;
mod id;
pub mod measure;
mod memory;
pub mod people;
pub mod tables;

pub use fault::{Fault, TEXT_MAX, sound};
pub use hearing::{Heard, Hearing, Speaker};
pub use id::{Millis, NodeId, PersonId, TableId, TokenHash};
pub use memory::Memory;
pub use people::{Account, Change, Link, LinkKind, Login, Person, Session};
pub use tables::{ChatLine, ChatPart, Life, Line, List, Listed, Page, Room, Secret, Summary};

use async_trait::async_trait;

/// A place where tables and people are kept. Shared as `Arc<dyn Store>`.
///
/// What was accepted stays: an `Ok` is given only after the change would survive a power cut.
/// [`Fault::Down`] says that nobody knows whether the change was made; who must know reads again.
/// Any other fault says that nothing was changed.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    // Tables.

    /// Appends lines to a table that has `expected` of them, all or none, and puts the summary in the
    /// place of the old one in the same step. Says how many lines there are now.
    ///
    /// A table begins by its first lines, with `expected` 0.
    /// If it has another number of lines: [`Fault::Taken`], with that number.
    async fn append(
        &self,
        table: TableId,
        expected: u32,
        lines: Vec<Line>,
        summary: Summary,
    ) -> Result<u32, Fault>;

    /// The lines of a table in order, from this number on; none if there is no such table.
    async fn lines(&self, table: TableId, from: u32) -> Result<Vec<Line>, Fault>;

    /// What lists show of these tables, those that exist, in no particular order.
    async fn tables(&self, tables: &[TableId]) -> Result<Vec<Listed>, Fault>;

    /// What lists show of this table, if it exists.
    async fn table(&self, table: TableId) -> Result<Option<Listed>, Fault> {
        Ok(self.tables(&[table]).await?.pop())
    }

    /// Puts another summary in the place of a table's, if the table has just so many lines: where lists
    /// shall show what they did not when its last line was appended. [`Fault::Taken`] if it has another
    /// number of lines.
    async fn summarize(&self, table: TableId, number: u32, summary: Summary) -> Result<(), Fault>;

    /// A list of tables, a page of it.
    async fn list(&self, list: List, page: Page) -> Result<Vec<Listed>, Fault>;

    /// Keeps what luck at this table is derived from, unless there is one already: gives back the one
    /// that is kept.
    async fn keep_secret(&self, table: TableId, secret: Secret) -> Result<Secret, Fault>;

    /// What luck at this table is derived from. For `host` alone.
    async fn secret(&self, table: TableId) -> Result<Option<Secret>, Fault>;

    // Talk at a table.

    /// Adds a line to a room's talk and says its number. Numbers count from 0 without gaps.
    async fn say(
        &self,
        table: TableId,
        room: Room,
        who: PersonId,
        text: &str,
        at: Millis,
    ) -> Result<u32, Fault>;

    /// A part of a room's talk, in order.
    async fn chat(
        &self,
        table: TableId,
        room: Room,
        part: ChatPart,
    ) -> Result<Vec<ChatLine>, Fault>;

    // People.

    /// A new person. [`Fault::Exists`] if the id or the login is somebody's.
    async fn add_person(&self, person: Person) -> Result<(), Fault>;

    /// These people, those that exist, in no particular order.
    async fn people(&self, people: &[PersonId]) -> Result<Vec<Person>, Fault>;

    /// This person, if there is one.
    async fn person(&self, person: PersonId) -> Result<Option<Person>, Fault> {
        Ok(self.people(&[person]).await?.pop())
    }

    /// Whose login this is.
    async fn person_by_login(&self, login: &Login) -> Result<Option<Person>, Fault>;

    /// Changes one thing about a person. [`Fault::Exists`] if a login is somebody else's,
    /// [`Fault::Missing`] if there is no such person or they are gone.
    async fn change_person(&self, person: PersonId, change: Change) -> Result<(), Fault>;

    /// Makes a person nobody: name, login, language and settings go, sessions end, their links are
    /// revoked, what they said is emptied. The id stays, so that opponents keep their games.
    /// [`Fault::Missing`] if there is no such person; twice is as good as once.
    async fn forget_person(&self, person: PersonId, at: Millis) -> Result<(), Fault>;

    // Sessions.

    /// A person came in by a browser. [`Fault::Exists`] if there is such a token,
    /// [`Fault::Missing`] if there is no such person or they are gone.
    async fn open_session(&self, session: Session) -> Result<(), Fault>;

    /// The open session of this token.
    async fn session(&self, token: TokenHash) -> Result<Option<Session>, Fault>;

    /// All open sessions of a person, the last seen first.
    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Fault>;

    /// Notes that a session was used. Time does not run backwards: an earlier one changes nothing.
    async fn touch_session(&self, token: TokenHash, at: Millis) -> Result<(), Fault>;

    /// Ends one session of this person. Was there one?
    async fn end_session(&self, person: PersonId, token: TokenHash) -> Result<bool, Fault>;

    /// Ends all sessions of this person but one, or all of them. How many were there?
    async fn end_sessions(&self, person: PersonId, except: Option<TokenHash>)
    -> Result<u32, Fault>;

    /// Ends every session that was last seen before this time. How many were there?
    async fn end_idle_sessions(&self, before: Millis) -> Result<u32, Fault>;

    // Links.

    /// Keeps a link. [`Fault::Exists`] if there is such a token.
    async fn make_link(&self, link: Link) -> Result<(), Fault>;

    /// The link of this token. A revoked one is not given: nobody can forget to check.
    async fn link(&self, token: TokenHash) -> Result<Option<Link>, Fault>;

    /// All links to a table, revoked ones too, the newest first.
    async fn links(&self, table: TableId) -> Result<Vec<Link>, Fault>;

    /// Revokes a link. Was it open until now?
    async fn revoke_link(&self, token: TokenHash, at: Millis) -> Result<bool, Fault>;

    // Nodes.

    /// Takes a piece of work for one node until a time, or renews it. Does the node have it now?
    ///
    /// Free is what nobody has, what was released, and what was taken until `now` or earlier.
    /// A claim saves work; it proves nothing. What two nodes do at once all the same, because one
    /// was slow or its clock wrong, the key of the lines decides.
    async fn claim(
        &self,
        what: &str,
        node: NodeId,
        now: Millis,
        until: Millis,
    ) -> Result<bool, Fault>;

    /// Gives a piece of work back. Does nothing if another node has it.
    async fn release(&self, what: &str, node: NodeId) -> Result<(), Fault>;

    /// Drops the claims that were taken until this time or earlier. How many were there?
    async fn end_claims(&self, now: Millis) -> Result<u32, Fault>;

    /// What other nodes append and say from now on. It ends at once where there are no others.
    fn hear(&self) -> Hearing;

    /// Is the store there?
    async fn ping(&self) -> Result<(), Fault>;
}
