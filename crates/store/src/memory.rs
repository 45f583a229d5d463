//! The smallest store that keeps the promises, but for one: it forgets all when it is dropped.
//!
//! For tests of those who build on a store, and a plain reading of what each promise means.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;

use crate::tables::{CHAT_MAX, sound_append, sound_summary};
use crate::{
    Change, ChatLine, ChatPart, Fault, Heard, Hearing, Line, Link, List, Listed, Login, Millis,
    NodeId, Page, Person, PersonId, Room, Secret, Session, Speaker, Store, Summary, TableId,
    TokenHash, sound,
};

/// A store in memory, as one node sees it.
#[derive(Default)]
pub struct Memory {
    kept: Arc<Mutex<Kept>>,
    speaker: Speaker,
    /// Which of the nodes this one is.
    node: usize,
}

#[derive(Default)]
struct Kept {
    tables: BTreeMap<TableId, Table>,
    secrets: BTreeMap<TableId, Secret>,
    chat: BTreeMap<(TableId, Room), Vec<ChatLine>>,
    people: BTreeMap<PersonId, Person>,
    sessions: BTreeMap<TokenHash, Session>,
    links: BTreeMap<TokenHash, Link>,
    claims: BTreeMap<String, (NodeId, Millis)>,
    /// The nodes that were added to the first.
    others: Vec<(usize, Speaker)>,
}

struct Table {
    lines: Vec<Line>,
    summary: Summary,
}

impl Memory {
    /// Another node on the same store: the two hear each other.
    #[must_use]
    pub fn another(&self) -> Memory {
        let mut kept = self.kept();
        if kept.others.is_empty() {
            kept.others.push((self.node, self.speaker.clone()));
        }
        let node = kept.others.len();
        let speaker = Speaker::default();
        kept.others.push((node, speaker.clone()));
        Memory { kept: Arc::clone(&self.kept), speaker, node }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("no store panics while it changes what it keeps")
    }

    fn tell(&self, kept: &Kept, heard: Heard) {
        for (_, speaker) in kept.others.iter().filter(|(node, _)| *node != self.node) {
            speaker.tell(heard);
        }
    }
}

#[async_trait]
impl Store for Memory {
    async fn append(
        &self,
        table: TableId,
        expected: u32,
        lines: Vec<Line>,
        summary: Summary,
    ) -> Result<u32, Fault> {
        sound_append(expected, &lines, &summary)?;
        let mut kept = self.kept();
        let current = kept.tables.get(&table).map_or(0, |table| table.lines.len() as u32);
        if current != expected {
            return Err(Fault::Taken { current });
        }
        let number = expected + lines.len() as u32;
        let empty = Table { lines: Vec::new(), summary: summary.clone() };
        let kept_table = kept.tables.entry(table).or_insert(empty);
        kept_table.lines.extend(lines);
        kept_table.summary = summary;
        self.tell(&kept, Heard::Lines { table, number });
        Ok(number)
    }

    async fn summarize(&self, table: TableId, number: u32, summary: Summary) -> Result<(), Fault> {
        sound_summary(&summary)?;
        let mut kept = self.kept();
        match kept.tables.get_mut(&table) {
            Some(table) if table.lines.len() as u32 == number => table.summary = summary,
            other => {
                return Err(Fault::Taken {
                    current: other.map_or(0, |table| table.lines.len() as u32),
                });
            }
        }
        Ok(())
    }

    async fn lines(&self, table: TableId, from: u32) -> Result<Vec<Line>, Fault> {
        let kept = self.kept();
        let lines = kept.tables.get(&table).and_then(|table| table.lines.get(from as usize..));
        Ok(lines.unwrap_or_default().to_vec())
    }

    async fn tables(&self, tables: &[TableId]) -> Result<Vec<Listed>, Fault> {
        let kept = self.kept();
        let there = kept.tables.iter().filter(|(id, _)| tables.contains(id));
        Ok(there.map(|(&id, table)| table.listed(id)).collect())
    }

    async fn list(&self, list: List, page: Page) -> Result<Vec<Listed>, Fault> {
        let kept = self.kept();
        let all = kept.tables.iter().map(|(&id, table)| table.listed(id));
        let mut listed: Vec<Listed> = all.filter(|listed| is_in(list, listed)).collect();
        listed.sort_by_key(|listed| order(list, listed));
        let part = listed.into_iter().skip(page.skip as usize).take(page.take as usize);
        Ok(part.collect())
    }

    async fn keep_secret(&self, table: TableId, secret: Secret) -> Result<Secret, Fault> {
        Ok(*self.kept().secrets.entry(table).or_insert(secret))
    }

    async fn secret(&self, table: TableId) -> Result<Option<Secret>, Fault> {
        Ok(self.kept().secrets.get(&table).copied())
    }

    async fn say(
        &self,
        table: TableId,
        room: Room,
        who: PersonId,
        text: &str,
        at: Millis,
    ) -> Result<u32, Fault> {
        sound(text)?;
        let mut kept = self.kept();
        let talk = kept.chat.entry((table, room)).or_default();
        let number = talk.len() as u32;
        talk.push(ChatLine { number, who, text: text.to_owned(), at });
        self.tell(&kept, Heard::Chat { table, room, number });
        Ok(number)
    }

    async fn chat(
        &self,
        table: TableId,
        room: Room,
        part: ChatPart,
    ) -> Result<Vec<ChatLine>, Fault> {
        let kept = self.kept();
        let talk = kept.chat.get(&(table, room)).map_or(&[][..], Vec::as_slice);
        let from = match part {
            ChatPart::Last(count) => talk.len().saturating_sub(count as usize),
            ChatPart::From(number) => talk.len().min(number as usize),
        };
        let from = from.max(talk.len().saturating_sub(CHAT_MAX as usize));
        Ok(talk[from..].to_vec())
    }

    async fn add_person(&self, person: Person) -> Result<(), Fault> {
        person.sound()?;
        let mut kept = self.kept();
        let login = person.account.as_ref().map(|account| &account.login);
        if kept.people.contains_key(&person.id) || login.is_some_and(|login| kept.is_taken(login)) {
            return Err(Fault::Exists);
        }
        kept.people.insert(person.id, person);
        Ok(())
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<Person>, Fault> {
        let kept = self.kept();
        let there = kept.people.values().filter(|person| people.contains(&person.id));
        Ok(there.cloned().collect())
    }

    async fn person_by_login(&self, login: &Login) -> Result<Option<Person>, Fault> {
        Ok(self.kept().people.values().find(|person| has_login(person, login)).cloned())
    }

    async fn change_person(&self, person: PersonId, change: Change) -> Result<(), Fault> {
        change.sound()?;
        let mut kept = self.kept();
        if !kept.is_here(person) {
            return Err(Fault::Missing);
        }
        if let Change::Account(account) = &change {
            let mut others = kept.people.values().filter(|other| other.id != person);
            if others.any(|other| has_login(other, &account.login)) {
                return Err(Fault::Exists);
            }
        }
        let person = kept.people.get_mut(&person).ok_or(Fault::Missing)?;
        match change {
            Change::Name(name) => person.name = name,
            Change::Account(account) => person.account = Some(account),
            Change::Language(language) => person.language = language,
            Change::Settings(settings) => person.settings = settings,
            Change::Seen(at) => person.seen = person.seen.max(at),
        }
        Ok(())
    }

    async fn forget_person(&self, person: PersonId, at: Millis) -> Result<(), Fault> {
        let mut kept = self.kept();
        let somebody = kept.people.get_mut(&person).ok_or(Fault::Missing)?;
        let (created, seen) = (somebody.created, somebody.seen);
        *somebody = Person { id: person, seen, gone: true, ..Person::guest("", created) };
        kept.sessions.retain(|_, session| session.person != person);
        for link in kept.links.values_mut().filter(|link| link.by == person) {
            link.revoked.get_or_insert(at);
        }
        for line in kept.chat.values_mut().flatten().filter(|line| line.who == person) {
            line.text.clear();
        }
        Ok(())
    }

    async fn open_session(&self, session: Session) -> Result<(), Fault> {
        sound(&session.label)?;
        let mut kept = self.kept();
        if kept.sessions.contains_key(&session.token) {
            return Err(Fault::Exists);
        }
        if !kept.is_here(session.person) {
            return Err(Fault::Missing);
        }
        kept.sessions.insert(session.token, session);
        Ok(())
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, Fault> {
        Ok(self.kept().sessions.get(&token).cloned())
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Fault> {
        let kept = self.kept();
        let theirs = kept.sessions.values().filter(|session| session.person == person);
        let mut theirs: Vec<Session> = theirs.cloned().collect();
        theirs.sort_by_key(|session| (Reverse(session.seen), session.token));
        Ok(theirs)
    }

    async fn touch_session(&self, token: TokenHash, at: Millis) -> Result<(), Fault> {
        if let Some(session) = self.kept().sessions.get_mut(&token) {
            session.seen = session.seen.max(at);
        }
        Ok(())
    }

    async fn end_session(&self, person: PersonId, token: TokenHash) -> Result<bool, Fault> {
        let ended = self.kept().end(|session| session.person == person && session.token == token);
        Ok(ended == 1)
    }

    async fn end_sessions(
        &self,
        person: PersonId,
        except: Option<TokenHash>,
    ) -> Result<u32, Fault> {
        let is_ended =
            |session: &Session| session.person == person && Some(session.token) != except;
        Ok(self.kept().end(is_ended))
    }

    async fn end_idle_sessions(&self, before: Millis) -> Result<u32, Fault> {
        Ok(self.kept().end(|session| session.seen < before))
    }

    async fn make_link(&self, link: Link) -> Result<(), Fault> {
        let mut kept = self.kept();
        if kept.links.contains_key(&link.token) {
            return Err(Fault::Exists);
        }
        kept.links.insert(link.token, link);
        Ok(())
    }

    async fn link(&self, token: TokenHash) -> Result<Option<Link>, Fault> {
        Ok(self.kept().links.get(&token).filter(|link| link.revoked.is_none()).cloned())
    }

    async fn links(&self, table: TableId) -> Result<Vec<Link>, Fault> {
        let kept = self.kept();
        let its = kept.links.values().filter(|link| link.table == table);
        let mut its: Vec<Link> = its.cloned().collect();
        its.sort_by_key(|link| (Reverse(link.made), link.token));
        Ok(its)
    }

    async fn revoke_link(&self, token: TokenHash, at: Millis) -> Result<bool, Fault> {
        let mut kept = self.kept();
        let open = kept.links.get_mut(&token).filter(|link| link.revoked.is_none());
        Ok(open.map(|link| link.revoked = Some(at)).is_some())
    }

    async fn claim(
        &self,
        what: &str,
        node: NodeId,
        now: Millis,
        until: Millis,
    ) -> Result<bool, Fault> {
        sound(what)?;
        let mut kept = self.kept();
        let held = kept.claims.get(what).is_some_and(|(by, end)| *by != node && now < *end);
        if !held {
            kept.claims.insert(what.to_owned(), (node, until));
        }
        Ok(!held)
    }

    async fn release(&self, what: &str, node: NodeId) -> Result<(), Fault> {
        let mut kept = self.kept();
        if kept.claims.get(what).is_some_and(|(by, _)| *by == node) {
            kept.claims.remove(what);
        }
        Ok(())
    }

    async fn end_claims(&self, now: Millis) -> Result<u32, Fault> {
        let mut kept = self.kept();
        let before = kept.claims.len();
        kept.claims.retain(|_, (_, until)| now < *until);
        Ok((before - kept.claims.len()) as u32)
    }

    fn hear(&self) -> Hearing {
        self.speaker.hear()
    }

    async fn ping(&self) -> Result<(), Fault> {
        Ok(())
    }
}

impl Kept {
    fn is_here(&self, person: PersonId) -> bool {
        self.people.get(&person).is_some_and(|person| !person.gone)
    }

    fn is_taken(&self, login: &Login) -> bool {
        self.people.values().any(|person| has_login(person, login))
    }

    fn end(&mut self, is_ended: impl Fn(&Session) -> bool) -> u32 {
        let before = self.sessions.len();
        self.sessions.retain(|_, session| !is_ended(session));
        (before - self.sessions.len()) as u32
    }
}

impl Table {
    fn listed(&self, table: TableId) -> Listed {
        let at = |line: Option<&Line>| line.map(|line| line.at).unwrap_or_default();
        Listed {
            table,
            number: self.lines.len() as u32,
            created: at(self.lines.first()),
            changed: at(self.lines.last()),
            summary: self.summary.clone(),
        }
    }
}

fn has_login(person: &Person, login: &Login) -> bool {
    person.account.as_ref().is_some_and(|account| account.login == *login)
}

fn is_in(list: List, listed: &Listed) -> bool {
    let summary = &listed.summary;
    let owns = |person| summary.owners().iter().any(|(owner, _)| *owner == person);
    match list {
        List::Mine(person) => !summary.life.is_past() && owns(person),
        List::Past(person) => summary.life.is_past() && owns(person),
        List::Public(life) => summary.public && summary.life == life,
        List::Due(now) => summary.deadline.is_some_and(|deadline| deadline <= now),
        List::Bots => !summary.bots.is_empty(),
        List::All => true,
    }
}

/// What comes first: the smaller. Ids settle ties.
fn order(list: List, listed: &Listed) -> (bool, i64, TableId) {
    let Listed { created, changed, summary, .. } = listed;
    let newest_first = -created.0;
    let (later, rank) = match list {
        List::Mine(person) => (!summary.waits_for(person), newest_first),
        List::Past(_) => (false, -changed.0),
        List::Public(_) => (false, newest_first),
        List::Due(_) => (false, summary.deadline.unwrap_or_default().0),
        List::Bots => (false, changed.0),
        List::All => (false, 0),
    };
    (later, rank, listed.table)
}
