//! Lists: who finds which tables, in which order.

use table::{BySeat, Seat, Seats};

use super::{ANNE, BRUNO, CLARA, Kept, NOW, after, listed, put, summary};
use crate::{Life, List, Page, PersonId, Summary, TableId};

/// Begins so many tables, a second apart.
async fn tables<const N: usize>(store: &Kept, summaries: [Summary; N]) -> [TableId; N] {
    let tables = [(); N].map(|()| TableId::random());
    for (second, (table, summary)) in (0..).zip(tables.into_iter().zip(summaries)) {
        put(store, table, after(second), summary).await;
    }
    tables
}

pub(super) async fn my_tables_have_my_turn_first(store: Kept) {
    let bruno_is_asked = || Summary { asked: Seats::only(Seat(1)), ..summary() };
    let lobby = Summary { life: Life::Lobby, asked: Seats::NONE, ..summary() };
    let without_anne =
        Summary { people: BySeat([None, Some(BRUNO), None, None, None]), ..summary() };
    let [mine, theirs, both, waiting, other] = tables(
        &store,
        [
            summary(),
            bruno_is_asked(),
            Summary { asked: Seats::first(2), ..summary() },
            lobby,
            without_anne,
        ],
    )
    .await;
    assert_eq!(listed(&store, List::Mine(ANNE)).await, [both, mine, waiting, theirs]);
    assert_eq!(listed(&store, List::Mine(BRUNO)).await, [both, theirs, other, waiting, mine]);
    assert_eq!(listed(&store, List::Mine(PersonId(3))).await, []);

    put(&store, mine, after(60), bruno_is_asked()).await;
    assert_eq!(listed(&store, List::Mine(ANNE)).await, [both, waiting, theirs, mine]);
    assert_eq!(listed(&store, List::Mine(BRUNO)).await, [both, theirs, mine, other, waiting]);
    // Whatever else happens there, it does not move in the list.
    put(&store, mine, after(61), bruno_is_asked()).await;
    assert_eq!(listed(&store, List::Mine(BRUNO)).await, [both, theirs, mine, other, waiting]);
}

pub(super) async fn past_tables_are_apart(store: Kept) {
    let in_life = |life| Summary { life, ..summary() };
    let [lobby, running, over, abandoned, frozen] = tables(&store, Life::ALL.map(in_life)).await;
    assert_eq!(listed(&store, List::Mine(ANNE)).await, [frozen, running, lobby]);
    assert_eq!(listed(&store, List::Past(ANNE)).await, [abandoned, over]);
    put(&store, running, after(60), in_life(Life::Over)).await;
    assert_eq!(listed(&store, List::Mine(ANNE)).await, [frozen, lobby]);
    assert_eq!(listed(&store, List::Past(ANNE)).await, [running, abandoned, over]);
}

pub(super) async fn one_person_on_several_seats_is_listed_once(store: Kept) {
    let on_all = BySeat([Some(ANNE); 5]);
    let asked = |seat| Summary { people: on_all, asked: Seats::only(Seat(seat)), ..summary() };
    let [first, last] = tables(&store, [asked(0), asked(4)]).await;
    assert_eq!(listed(&store, List::Mine(ANNE)).await, [last, first]);
}

pub(super) async fn who_left_is_not_listed(store: Kept) {
    let [table] = tables(&store, [summary()]).await;
    let alone = Summary { people: BySeat([None, Some(BRUNO), None, None, None]), ..summary() };
    put(&store, table, after(1), alone).await;
    assert_eq!(listed(&store, List::Mine(ANNE)).await, []);
    assert_eq!(listed(&store, List::Mine(BRUNO)).await, [table]);
    put(&store, table, after(2), Summary { life: Life::Over, ..summary() }).await;
    assert_eq!(listed(&store, List::Past(ANNE)).await, [table], "who comes back is");
}

pub(super) async fn who_made_a_table_finds_it_until_it_is_past(store: Kept) {
    let table = TableId(1);
    put(&store, table, NOW, summary()).await;
    assert_eq!(listed(&store, List::Mine(CLARA)).await, [table]);
    let people = BySeat([Some(CLARA), Some(BRUNO), None, None, None]);
    put(&store, table, after(1), Summary { people, ..summary() }).await;
    assert_eq!(listed(&store, List::Mine(CLARA)).await, [table], "once is enough");
    put(&store, table, after(2), Summary { life: Life::Over, ..summary() }).await;
    assert_eq!(listed(&store, List::Mine(CLARA)).await, []);
    assert_eq!(listed(&store, List::Past(CLARA)).await, [], "she has not played there");
}

pub(super) async fn the_lobby_shows_public_tables_only(store: Kept) {
    let open = |life| Summary { life, public: true, ..summary() };
    let private = Summary { life: Life::Lobby, ..summary() };
    let [early, _private, late, running] =
        tables(&store, [open(Life::Lobby), private, open(Life::Lobby), open(Life::Running)]).await;
    assert_eq!(listed(&store, List::Public(Life::Lobby)).await, [late, early]);
    assert_eq!(listed(&store, List::Public(Life::Running)).await, [running]);
    put(&store, late, after(60), open(Life::Running)).await;
    assert_eq!(listed(&store, List::Public(Life::Lobby)).await, [early]);
    assert_eq!(listed(&store, List::Public(Life::Running)).await, [running, late]);
}

pub(super) async fn clocks_that_ran_out_come_the_longest_overdue_first(store: Kept) {
    let until = |seconds| Summary { deadline: Some(after(seconds)), ..summary() };
    let [later, sooner, _untimed] = tables(&store, [until(20), until(10), summary()]).await;
    assert_eq!(listed(&store, List::Due(after(9))).await, []);
    assert_eq!(listed(&store, List::Due(after(10))).await, [sooner]);
    assert_eq!(listed(&store, List::Due(after(99))).await, [sooner, later]);
    put(&store, sooner, after(11), until(30)).await;
    assert_eq!(listed(&store, List::Due(after(99))).await, [later, sooner]);
    put(&store, later, after(12), summary()).await;
    assert_eq!(listed(&store, List::Due(after(99))).await, [sooner], "a stopped clock is not due");
}

pub(super) async fn tables_that_wait_for_a_bot_come_the_longest_waiting_first(store: Kept) {
    let bot = || Summary { bots: Seats::only(Seat(2)), ..summary() };
    let [early, _none, late] = tables(&store, [bot(), summary(), bot()]).await;
    assert_eq!(listed(&store, List::Bots).await, [early, late]);
    put(&store, early, after(60), bot()).await;
    assert_eq!(listed(&store, List::Bots).await, [late, early]);
    put(&store, late, after(61), summary()).await;
    assert_eq!(listed(&store, List::Bots).await, [early]);
}

pub(super) async fn all_tables_come_in_pages(store: Kept) {
    let mut tables = [(); 10].map(|()| TableId::random());
    for table in tables {
        // All at the same time: pages must not depend on luck.
        let open = Summary { public: true, ..summary() };
        put(&store, table, after(0), open).await;
    }
    tables.sort();
    for list in [List::All, List::Mine(ANNE), List::Public(Life::Running)] {
        let mut paged = Vec::new();
        for skip in [0, 4, 8, 12] {
            let page = store.list(list, Page { skip, take: 4 }).await.expect("a page can be read");
            paged.extend(page.into_iter().map(|listed| listed.table));
        }
        assert_eq!(paged, tables, "{list:?} by fours");
    }
    let page = Page { skip: u32::MAX, take: u32::MAX };
    assert_eq!(store.list(List::All, page).await, Ok(vec![]));
}
