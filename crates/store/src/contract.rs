//! What any store must keep to, clause by clause. Every implementation runs all of it in its tests.
//!
//! Each clause is given an empty store of its own. A broken promise is a panic that says which.
//! That the clauses can fail is shown on stores with planted faults.

mod append;
pub mod kill;
mod list;
mod node;
mod person;
mod talk;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use table::{BySeat, Seat, Seats};

use crate::{Life, Line, List, Millis, Page, PersonId, Store, Summary, TableId, TokenHash};

/// One promise.
#[derive(Clone, Copy)]
pub struct Clause {
    /// What must be so, in words.
    pub name: &'static str,
    /// Tries it on an empty store; panics if it is not so.
    pub run: fn(Arc<dyn Store>) -> Trial,
}

/// A clause being tried.
pub type Trial = Pin<Box<dyn Future<Output = ()> + Send>>;

macro_rules! clauses {
    ($($file:ident: $($name:ident)*;)*) => {
        &[$($(Clause {
            name: stringify!($name),
            run: |store| Box::pin($file::$name(store)),
        },)*)*]
    };
}

/// Every promise of a store.
pub const CLAUSES: &[Clause] = clauses! {
    append:
        a_table_begins_without_lines
        lines_come_back_as_they_were_in_order
        a_stale_number_is_refused_with_the_current_one
        all_lines_go_in_or_none
        of_two_writers_one_wins
        many_appenders_to_one_table_lose_and_double_nothing
        many_appenders_to_many_tables_do_not_spoil_each_other
        a_big_table_is_kept_whole
        strange_text_comes_back_or_is_refused
        the_summary_is_that_of_the_last_append
        a_summary_is_put_in_the_place_of_another
        the_first_secret_stays;
    list:
        my_tables_have_my_turn_first
        past_tables_are_apart
        one_person_on_several_seats_is_listed_once
        who_left_is_not_listed
        who_made_a_table_finds_it_until_it_is_past
        the_lobby_shows_public_tables_only
        clocks_that_ran_out_come_the_longest_overdue_first
        tables_that_wait_for_a_bot_come_the_longest_waiting_first
        all_tables_come_in_pages;
    talk:
        talk_is_numbered_without_gaps
        rooms_do_not_hear_each_other
        a_part_of_the_talk_is_given;
    person:
        a_person_comes_back_as_they_were
        an_id_is_given_once
        a_login_is_one_of_a_kind
        a_guest_becomes_somebody
        one_change_does_not_undo_another
        nobody_changes_who_is_not_there
        who_is_forgotten_is_nobody
        a_session_is_found_until_it_ends
        sessions_are_listed_and_ended_together
        idle_sessions_end
        a_link_leads_somewhere_until_it_is_revoked
        a_link_is_revoked_once;
    node:
        a_claim_is_one_nodes_at_a_time
        a_claim_ends_by_itself
        claims_that_ran_out_are_dropped
        a_claim_is_given_back_by_its_owner_only
        of_many_nodes_one_gets_the_claim
        a_store_is_there;
};

/// Every promise, each on a fresh store.
pub async fn holds<S: Store>(fresh: impl AsyncFn() -> S) {
    for clause in CLAUSES {
        let outcome = tokio::spawn((clause.run)(Arc::new(fresh().await))).await;
        assert!(outcome.is_ok(), "broken: {}: {outcome:?}", clause.name);
    }
}

/// What two nodes on one store promise each other.
pub async fn holds_for_two_nodes(one: Arc<dyn Store>, two: Arc<dyn Store>) {
    node::each_hears_the_other(&one, &two).await;
    node::each_reads_what_the_other_wrote(&one, &two).await;
    node::two_nodes_make_one_record(&one, &two).await;
}

// What clauses are written with.

type Kept = Arc<dyn Store>;

const NOW: Millis = Millis(1_700_000_000_000);

const ANNE: PersonId = PersonId(0xA);
const BRUNO: PersonId = PersonId(0xB << 120);
const CLARA: PersonId = PersonId(0xC);

fn after(seconds: i64) -> Millis {
    Millis(NOW.0 + 1000 * seconds)
}

fn line(text: &str) -> Line {
    Line { text: text.to_owned(), at: NOW }
}

fn token(n: u8) -> TokenHash {
    TokenHash([n; 32])
}

/// A private table of Clara's that is being played, with Anne on the first seat and Bruno on the second.
fn summary() -> Summary {
    Summary {
        game: "edo".to_owned(),
        life: Life::Running,
        public: false,
        by: CLARA,
        people: BySeat([Some(ANNE), Some(BRUNO), None, None, None]),
        asked: Seats::only(Seat(0)),
        bots: Seats::NONE,
        deadline: None,
        about: String::new(),
    }
}

async fn texts(store: &Kept, table: TableId) -> Vec<String> {
    let lines = store.lines(table, 0).await.expect("lines can be read");
    lines.into_iter().map(|line| line.text).collect()
}

/// Appends one line at this time, whatever number there is.
async fn put(store: &Kept, table: TableId, at: Millis, summary: Summary) {
    let listed = store.table(table).await.expect("a table can be looked up");
    let expected = listed.map_or(0, |listed| listed.number);
    let lines = vec![Line { text: "went on".to_owned(), at }];
    let number = store.append(table, expected, lines, summary).await;
    assert_eq!(number, Ok(expected + 1), "a line goes in");
}

async fn listed(store: &Kept, list: List) -> Vec<TableId> {
    let listed = store.list(list, Page::first(1000)).await.expect("a list can be read");
    listed.into_iter().map(|listed| listed.table).collect()
}

/// Does all of this at once and gives what came of each, in order.
async fn at_once<T: Send + 'static>(
    doings: impl IntoIterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let tasks: Vec<_> = doings.into_iter().map(tokio::spawn).collect();
    let mut outcomes = Vec::new();
    for task in tasks {
        outcomes.push(task.await.expect("what is done at once does not panic"));
    }
    outcomes
}
