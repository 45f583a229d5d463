//! A store that fails at the worst moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use async_trait::async_trait;
use host::Refused;
use store::{
    Change, ChatLine, ChatPart, Fault, Hearing, Line, Link, List, Listed, Login, Memory, Millis,
    NodeId, Page, Person, PersonId, Room, Secret, Session, Store, Summary, TableId, TokenHash,
};
use table::Fast;
use tokio::sync::Notify;

use super::{answer, host_on, started, step, text, who};

/// What the next append does.
const WELL: u8 = 0;
const BEFORE: u8 = 1;
const AFTER: u8 = 2;
const SLOWLY: u8 = 3;

/// Memory, but an append may fail before it is done, or after, or wait at a gate.
#[derive(Default)]
struct Faulty {
    inner: Memory,
    next: AtomicU8,
    begun: Notify,
    gate: Notify,
}

#[tokio::test]
async fn what_was_begun_is_finished_though_nobody_waits() {
    let store = Arc::new(Faulty::default());
    let host = host_on(store.clone());
    let table = started(&host, 2).await;
    let before = text(&host, table).await.lines().count();
    let mut chance = Fast(3);
    for person in [super::ANNE, super::BEN] {
        let sight = host.look(table, &who(person)).await.expect("they play");
        let Some(act) = answer(&sight, &mut chance) else { continue };
        let mut listener = host.listen(table, &who(person)).await.expect("they play");
        store.next.store(SLOWLY, Ordering::Relaxed);
        let (host_too, number) = (host.clone(), sight.number);
        let request =
            tokio::spawn(async move { host_too.act(table, &who(person), Some(number), act).await });
        // In the midst of the append whoever asked goes away.
        store.begun.notified().await;
        request.abort();
        assert!(request.await.is_err_and(|ended| ended.is_cancelled()));
        assert_eq!(text(&host, table).await.lines().count(), before);
        store.gate.notify_one();
        listener.next().await.expect("who listens is told");
        assert_eq!(text(&host, table).await.lines().count(), before + 1);
        let sight = host.look(table, &who(person)).await.expect("they play");
        assert!(number < sight.number, "and the table has gone on");
        return;
    }
    panic!("somebody is asked");
}

#[tokio::test]
async fn an_answer_of_which_nobody_knows_is_kept_once_or_not_at_all() {
    let store = Arc::new(Faulty::default());
    let host = host_on(store.clone());
    let table = started(&host, 2).await;
    let mut chance = Fast(3);
    for i in 0..40 {
        let before = text(&host, table).await.lines().count();
        let how = [BEFORE, AFTER][i % 2];
        let mut listeners = Vec::new();
        for person in [super::ANNE, super::BEN] {
            let sight = host.look(table, &who(person)).await.expect("they play");
            let Some(act) = answer(&sight, &mut chance) else { continue };
            listeners.push(host.listen(table, &who(person)).await.expect("they play"));
            store.next.store(how, Ordering::Relaxed);
            let acted = host.act(table, &who(person), Some(sight.number), act).await;
            match how {
                BEFORE => assert!(matches!(acted, Err(Refused::Store(Fault::Down(_))))),
                _ => assert!(acted.is_ok(), "it was kept, and the lines say so: {acted:?}"),
            }
            break;
        }
        let after = text(&host, table).await.lines().count();
        assert_eq!(after - before, usize::from(how == AFTER));
        if how == AFTER {
            listeners.remove(0).next().await.expect("who listens is told");
        }
        assert!(step(&host, table, &mut chance).await, "and the game goes on");
    }
}

macro_rules! pass_on {
    ($(fn $name:ident($($arg:ident: $type:ty),*) -> $gives:ty;)*) => {
        #[async_trait]
        impl Store for Faulty {
            async fn append(
                &self,
                table: TableId,
                expected: u32,
                lines: Vec<Line>,
                summary: Summary,
            ) -> Result<u32, Fault> {
                let how = self.next.swap(WELL, Ordering::Relaxed);
                if how == BEFORE {
                    return Err(Fault::Down("the disk is gone".to_owned()));
                }
                if how == SLOWLY {
                    self.begun.notify_one();
                    self.gate.notified().await;
                }
                let kept = self.inner.append(table, expected, lines, summary).await;
                if how == AFTER { Err(Fault::Down("the line is cut".to_owned())) } else { kept }
            }
            fn hear(&self) -> Hearing {
                self.inner.hear()
            }
            $(async fn $name(&self, $($arg: $type),*) -> Result<$gives, Fault> {
                self.inner.$name($($arg),*).await
            })*
        }
    };
}

pass_on! {
    fn lines(table: TableId, from: u32) -> Vec<Line>;
    fn tables(tables: &[TableId]) -> Vec<Listed>;
    fn list(list: List, page: Page) -> Vec<Listed>;
    fn keep_secret(table: TableId, secret: Secret) -> Secret;
    fn secret(table: TableId) -> Option<Secret>;
    fn summarize(table: TableId, number: u32, summary: Summary) -> ();
    fn say(table: TableId, room: Room, who: PersonId, text: &str, at: Millis) -> u32;
    fn chat(table: TableId, room: Room, part: ChatPart) -> Vec<ChatLine>;
    fn add_person(person: Person) -> ();
    fn people(people: &[PersonId]) -> Vec<Person>;
    fn person_by_login(login: &Login) -> Option<Person>;
    fn change_person(person: PersonId, change: Change) -> ();
    fn forget_person(person: PersonId, at: Millis) -> ();
    fn open_session(session: Session) -> ();
    fn session(token: TokenHash) -> Option<Session>;
    fn sessions(person: PersonId) -> Vec<Session>;
    fn touch_session(token: TokenHash, at: Millis) -> ();
    fn end_session(person: PersonId, token: TokenHash) -> bool;
    fn end_sessions(person: PersonId, except: Option<TokenHash>) -> u32;
    fn end_idle_sessions(before: Millis) -> u32;
    fn make_link(link: Link) -> ();
    fn link(token: TokenHash) -> Option<Link>;
    fn links(table: TableId) -> Vec<Link>;
    fn revoke_link(token: TokenHash, at: Millis) -> bool;
    fn claim(what: &str, node: NodeId, now: Millis, until: Millis) -> bool;
    fn release(what: &str, node: NodeId) -> ();
    fn end_claims(now: Millis) -> u32;
    fn ping() -> ();
}
