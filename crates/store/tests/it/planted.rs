//! Stores that break one promise each. The clause that is there for it must say so.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use async_trait::async_trait;
use store::contract::CLAUSES;
use store::{
    Change, ChatLine, ChatPart, Fault, Hearing, Line, Link, List, Listed, Login, Memory, Millis,
    NodeId, Page, Person, PersonId, Room, Secret, Session, Store, Summary, TableId, TokenHash,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plant {
    Nothing,
    TakesStaleNumbers,
    TellsTheWrongNumber,
    LooksThenWrites,
    PutsInWhatFits,
    LosesALine,
    DoublesALine,
    SpoilsTheNeighbour,
    KeepsTheOldSummary,
    CutsAtNul,
    ReplacesTheSecret,
    SummarizesWhatIsStale,
    ForgetsTheMaker,
    KeepsOldClaims,
    GivesTalkWithoutEnd,
    ForgetsWhoseTurnItIs,
    ShowsPrivateTables,
    ListsPastTables,
    ListsClocksTooEarly,
    NumbersTalkTwice,
    GivesALoginTwice,
    ReplacesAPersonWhole,
    RemembersTheForgotten,
    EndsOthersSessions,
    GivesRevokedLinks,
    RevokesTwice,
    ClaimsForAll,
    ClaimsForEver,
    ReleasesForOthers,
}

#[rustfmt::skip]
const PLANTS: [(Plant, &str); 28] = {
    use Plant::*;
    [
        (TakesStaleNumbers,       "a_stale_number_is_refused_with_the_current_one"),
        (TellsTheWrongNumber,     "a_stale_number_is_refused_with_the_current_one"),
        (LooksThenWrites,         "of_two_writers_one_wins"),
        (PutsInWhatFits,          "all_lines_go_in_or_none"),
        (LosesALine,              "many_appenders_to_one_table_lose_and_double_nothing"),
        (DoublesALine,            "many_appenders_to_one_table_lose_and_double_nothing"),
        (SpoilsTheNeighbour,      "many_appenders_to_many_tables_do_not_spoil_each_other"),
        (KeepsTheOldSummary,      "the_summary_is_that_of_the_last_append"),
        (CutsAtNul,               "strange_text_comes_back_or_is_refused"),
        (ReplacesTheSecret,       "the_first_secret_stays"),
        (SummarizesWhatIsStale,   "a_summary_is_put_in_the_place_of_another"),
        (ForgetsTheMaker,         "who_made_a_table_finds_it_until_it_is_past"),
        (KeepsOldClaims,          "claims_that_ran_out_are_dropped"),
        (GivesTalkWithoutEnd,     "a_part_of_the_talk_is_given"),
        (ForgetsWhoseTurnItIs,    "my_tables_have_my_turn_first"),
        (ShowsPrivateTables,      "the_lobby_shows_public_tables_only"),
        (ListsPastTables,         "past_tables_are_apart"),
        (ListsClocksTooEarly,     "clocks_that_ran_out_come_the_longest_overdue_first"),
        (NumbersTalkTwice,        "talk_is_numbered_without_gaps"),
        (GivesALoginTwice,        "a_login_is_one_of_a_kind"),
        (ReplacesAPersonWhole,    "one_change_does_not_undo_another"),
        (RemembersTheForgotten,   "who_is_forgotten_is_nobody"),
        (EndsOthersSessions,      "a_session_is_found_until_it_ends"),
        (GivesRevokedLinks,       "a_link_leads_somewhere_until_it_is_revoked"),
        (RevokesTwice,            "a_link_is_revoked_once"),
        (ClaimsForAll,            "of_many_nodes_one_gets_the_claim"),
        (ClaimsForEver,           "a_claim_ends_by_itself"),
        (ReleasesForOthers,       "a_claim_is_given_back_by_its_owner_only"),
    ]
};

#[tokio::test(flavor = "multi_thread")]
async fn every_planted_fault_is_found_by_its_clause() {
    for (plant, name) in PLANTS {
        let clause =
            CLAUSES.iter().find(|clause| clause.name == name).expect("the clause is there");
        let outcome = tokio::spawn((clause.run)(Planted::with(plant))).await;
        assert!(outcome.is_err_and(|end| end.is_panic()), "{plant:?} went unseen by {name}");
        let outcome = tokio::spawn((clause.run)(Planted::with(Plant::Nothing))).await;
        assert!(outcome.is_ok(), "{name} sees a fault where there is none");
    }
}

struct Planted {
    inner: Memory,
    plant: Plant,
    calls: AtomicU32,
}

impl Planted {
    fn with(plant: Plant) -> Arc<dyn Store> {
        Arc::new(Planted { inner: Memory::default(), plant, calls: AtomicU32::new(0) })
    }

    fn has(&self, plant: Plant) -> bool {
        self.plant == plant
    }

    /// Is it this fault, and its time? Some faults show only now and then.
    fn now_and_then(&self, plant: Plant) -> bool {
        self.has(plant) && self.calls.fetch_add(1, Ordering::Relaxed) % 16 == 15
    }
}

#[async_trait]
impl Store for Planted {
    async fn append(
        &self,
        table: TableId,
        expected: u32,
        mut lines: Vec<Line>,
        mut summary: Summary,
    ) -> Result<u32, Fault> {
        let old = self.inner.table(table).await?;
        let current = old.as_ref().map_or(0, |old| old.number);
        if self.has(Plant::CutsAtNul) {
            for line in &mut lines {
                line.text.truncate(line.text.find('\0').unwrap_or(line.text.len()));
            }
        }
        if let (true, Some(old)) = (self.has(Plant::KeepsTheOldSummary), &old) {
            summary = old.summary.clone();
        }
        if self.has(Plant::TakesStaleNumbers) {
            return self.inner.append(table, current, lines, summary).await;
        }
        if self.has(Plant::LooksThenWrites) && current == expected {
            tokio::task::yield_now().await;
            std::thread::sleep(std::time::Duration::from_millis(1));
            let late = self.inner.table(table).await?.map_or(0, |listed| listed.number);
            return self.inner.append(table, late, lines, summary).await;
        }
        if self.has(Plant::PutsInWhatFits) && expected < current {
            lines.drain(..lines.len().min((current - expected) as usize));
            let _rest = self.inner.append(table, current, lines, summary).await;
            return Err(Fault::Taken { current });
        }
        if self.now_and_then(Plant::LosesALine) {
            return if current == expected {
                Ok(expected + 1)
            } else {
                Err(Fault::Taken { current })
            };
        }
        if self.now_and_then(Plant::DoublesALine) {
            let _first = self.inner.append(table, current, lines.clone(), summary.clone()).await;
            return self.inner.append(table, current + 1, lines, summary).await;
        }
        if self.now_and_then(Plant::SpoilsTheNeighbour) {
            return Err(Fault::Down("somebody else in the same commit failed".to_owned()));
        }
        let outcome = self.inner.append(table, expected, lines, summary).await;
        match outcome {
            Err(Fault::Taken { .. }) if self.has(Plant::TellsTheWrongNumber) => {
                Err(Fault::Taken { current: expected })
            }
            outcome => outcome,
        }
    }

    async fn lines(&self, table: TableId, from: u32) -> Result<Vec<Line>, Fault> {
        self.inner.lines(table, from).await
    }

    async fn tables(&self, tables: &[TableId]) -> Result<Vec<Listed>, Fault> {
        self.inner.tables(tables).await
    }

    async fn list(&self, list: List, page: Page) -> Result<Vec<Listed>, Fault> {
        match (self.plant, list) {
            (Plant::ForgetsWhoseTurnItIs, List::Mine(_)) => {
                let mut mine = self.inner.list(list, page).await?;
                mine.sort_by_key(|listed| -listed.changed.0);
                Ok(mine)
            }
            (Plant::ForgetsTheMaker, List::Mine(person)) => {
                let mut mine = self.inner.list(list, page).await?;
                mine.retain(|listed| listed.summary.people.0.contains(&Some(person)));
                Ok(mine)
            }
            (Plant::ListsPastTables, List::Mine(person)) => {
                let mut mine = self.inner.list(list, page).await?;
                mine.extend(self.inner.list(List::Past(person), page).await?);
                Ok(mine)
            }
            (Plant::ShowsPrivateTables, List::Public(life)) => {
                let all = self.inner.list(List::All, Page::first(1000)).await?.into_iter();
                Ok(all.filter(|listed| listed.summary.life == life).collect())
            }
            (Plant::ListsClocksTooEarly, List::Due(Millis(now))) => {
                self.inner.list(List::Due(Millis(now + 1000)), page).await
            }
            (_, list) => self.inner.list(list, page).await,
        }
    }

    async fn keep_secret(&self, table: TableId, secret: Secret) -> Result<Secret, Fault> {
        let kept = self.inner.keep_secret(table, secret).await;
        if self.has(Plant::ReplacesTheSecret) { Ok(secret) } else { kept }
    }

    async fn secret(&self, table: TableId) -> Result<Option<Secret>, Fault> {
        self.inner.secret(table).await
    }

    async fn summarize(&self, table: TableId, number: u32, summary: Summary) -> Result<(), Fault> {
        let current = self.inner.table(table).await?.map_or(0, |listed| listed.number);
        let number = if self.has(Plant::SummarizesWhatIsStale) { current } else { number };
        self.inner.summarize(table, number, summary).await
    }

    async fn say(
        &self,
        table: TableId,
        room: Room,
        who: PersonId,
        text: &str,
        at: Millis,
    ) -> Result<u32, Fault> {
        let number = self.inner.say(table, room, who, text, at).await?;
        Ok(if self.now_and_then(Plant::NumbersTalkTwice) { number - 1 } else { number })
    }

    async fn chat(
        &self,
        table: TableId,
        room: Room,
        part: ChatPart,
    ) -> Result<Vec<ChatLine>, Fault> {
        let mut talk = self.inner.chat(table, room, part).await?;
        if self.has(Plant::GivesTalkWithoutEnd) && talk.len() == store::tables::CHAT_MAX as usize {
            talk.insert(0, talk[0].clone());
        }
        Ok(talk)
    }

    async fn add_person(&self, person: Person) -> Result<(), Fault> {
        match self.inner.add_person(person.clone()).await {
            Err(Fault::Exists) if self.has(Plant::GivesALoginTwice) => {
                self.inner.add_person(Person { account: None, ..person }).await
            }
            outcome => outcome,
        }
    }

    async fn people(&self, people: &[PersonId]) -> Result<Vec<Person>, Fault> {
        self.inner.people(people).await
    }

    async fn person_by_login(&self, login: &Login) -> Result<Option<Person>, Fault> {
        self.inner.person_by_login(login).await
    }

    async fn change_person(&self, person: PersonId, change: Change) -> Result<(), Fault> {
        if self.has(Plant::ReplacesAPersonWhole) {
            self.inner.change_person(person, Change::Language(String::new())).await?;
        }
        self.inner.change_person(person, change).await
    }

    async fn forget_person(&self, person: PersonId, at: Millis) -> Result<(), Fault> {
        if self.has(Plant::RemembersTheForgotten) {
            self.inner.end_sessions(person, None).await?;
            return self.inner.change_person(person, Change::Name(String::new())).await;
        }
        self.inner.forget_person(person, at).await
    }

    async fn open_session(&self, session: Session) -> Result<(), Fault> {
        self.inner.open_session(session).await
    }

    async fn session(&self, token: TokenHash) -> Result<Option<Session>, Fault> {
        self.inner.session(token).await
    }

    async fn sessions(&self, person: PersonId) -> Result<Vec<Session>, Fault> {
        self.inner.sessions(person).await
    }

    async fn touch_session(&self, token: TokenHash, at: Millis) -> Result<(), Fault> {
        self.inner.touch_session(token, at).await
    }

    async fn end_session(&self, person: PersonId, token: TokenHash) -> Result<bool, Fault> {
        let owner = match self.inner.session(token).await? {
            Some(session) if self.has(Plant::EndsOthersSessions) => session.person,
            _ => person,
        };
        self.inner.end_session(owner, token).await
    }

    async fn end_sessions(
        &self,
        person: PersonId,
        except: Option<TokenHash>,
    ) -> Result<u32, Fault> {
        self.inner.end_sessions(person, except).await
    }

    async fn end_idle_sessions(&self, before: Millis) -> Result<u32, Fault> {
        self.inner.end_idle_sessions(before).await
    }

    async fn make_link(&self, link: Link) -> Result<(), Fault> {
        self.inner.make_link(link).await
    }

    async fn link(&self, token: TokenHash) -> Result<Option<Link>, Fault> {
        self.inner.link(token).await
    }

    async fn links(&self, table: TableId) -> Result<Vec<Link>, Fault> {
        self.inner.links(table).await
    }

    async fn revoke_link(&self, token: TokenHash, at: Millis) -> Result<bool, Fault> {
        if self.has(Plant::GivesRevokedLinks) {
            return Ok(true);
        }
        let revoked = self.inner.revoke_link(token, at).await?;
        Ok(revoked || self.has(Plant::RevokesTwice))
    }

    async fn claim(
        &self,
        what: &str,
        node: NodeId,
        now: Millis,
        until: Millis,
    ) -> Result<bool, Fault> {
        let now = if self.has(Plant::ClaimsForEver) { Millis(0) } else { now };
        let got = self.inner.claim(what, node, now, until).await?;
        Ok(got || self.has(Plant::ClaimsForAll))
    }

    async fn release(&self, what: &str, node: NodeId) -> Result<(), Fault> {
        if self.has(Plant::ReleasesForOthers) {
            for node in 0..8 {
                self.inner.release(what, NodeId(node)).await?;
            }
        }
        self.inner.release(what, node).await
    }

    async fn end_claims(&self, now: Millis) -> Result<u32, Fault> {
        let now = if self.has(Plant::KeepsOldClaims) { Millis(0) } else { now };
        self.inner.end_claims(now).await
    }

    fn hear(&self) -> Hearing {
        self.inner.hear()
    }

    async fn ping(&self) -> Result<(), Fault> {
        self.inner.ping().await
    }
}
