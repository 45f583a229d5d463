//! Lines: what the rest stands on.

use table::{BySeat, Seat, Seats};

use super::{ANNE, Kept, NOW, after, at_once, line, listed, summary, texts};
use crate::{
    Fault, Life, Line, List, Listed, Millis, PersonId, Secret, Summary, TEXT_MAX, TableId,
};

pub(super) async fn a_table_begins_without_lines(store: Kept) {
    let table = TableId::random();
    assert_eq!(store.lines(table, 0).await, Ok(vec![]));
    assert_eq!(store.table(table).await, Ok(None));
    assert_eq!(store.append(table, 0, vec![line("a")], summary()).await, Ok(1));
    assert_eq!(texts(&store, TableId(table.0 ^ 1)).await, [""; 0], "a table has its own lines");
}

pub(super) async fn lines_come_back_as_they_were_in_order(store: Kept) {
    let table = TableId::random();
    // More than nine and ninety-nine: numbers are not ordered as text.
    let all: Vec<Line> =
        (0..120).map(|i| Line { text: format!("line {i}"), at: Millis(NOW.0 - i) }).collect();
    for (i, lines) in all.chunks(7).enumerate() {
        let expected = 7 * i as u32;
        let number = store.append(table, expected, lines.to_vec(), summary()).await;
        assert_eq!(number, Ok(expected + lines.len() as u32));
    }
    assert_eq!(store.lines(table, 0).await, Ok(all.clone()));
    assert_eq!(store.lines(table, 99).await, Ok(all[99..].to_vec()));
    assert_eq!(store.lines(table, 120).await, Ok(vec![]), "nothing comes after the end");
    assert_eq!(store.lines(table, u32::MAX).await, Ok(vec![]), "nor far after it");
}

pub(super) async fn a_stale_number_is_refused_with_the_current_one(store: Kept) {
    let table = TableId::random();
    let early = store.append(table, 1, vec![line("early")], summary()).await;
    assert_eq!(early, Err(Fault::Taken { current: 0 }), "a table begins at 0");
    let begun = store.append(table, 0, vec![line("a"), line("b")], summary()).await;
    assert_eq!(begun, Ok(2));
    for expected in [0, 1, 3, 1_000_000] {
        let changed = Summary { about: "changed".to_owned(), ..summary() };
        let stale = store.append(table, expected, vec![line("x")], changed).await;
        assert_eq!(stale, Err(Fault::Taken { current: 2 }), "expected {expected} of 2");
    }
    assert_eq!(texts(&store, table).await, ["a", "b"]);
    let listed = store.table(table).await.expect("it can be looked up").expect("it is there");
    assert_eq!((listed.number, listed.summary), (2, summary()), "a refusal changes nothing");
}

pub(super) async fn all_lines_go_in_or_none(store: Kept) {
    let table = TableId::random();
    let begun = store.append(table, 0, vec![line("a"), line("b")], summary()).await;
    assert_eq!(begun, Ok(2));
    // The first number is taken, the others are free.
    let half = store.append(table, 1, vec![line("x"), line("y"), line("z")], summary()).await;
    assert_eq!(half, Err(Fault::Taken { current: 2 }));
    // The first line could be kept, the second cannot.
    let unsound = store.append(table, 2, vec![line("x"), line("\0")], summary()).await;
    assert!(matches!(unsound, Err(Fault::Unsound(_))), "{unsound:?}");
    let about = Summary { about: "\0".to_owned(), ..summary() };
    let unsound = store.append(table, 2, vec![line("x")], about).await;
    assert!(matches!(unsound, Err(Fault::Unsound(_))), "{unsound:?}");
    let empty = store.append(table, 2, vec![], summary()).await;
    assert!(matches!(empty, Err(Fault::Unsound(_))), "an append without lines is none");
    assert_eq!(texts(&store, table).await, ["a", "b"]);
}

pub(super) async fn of_two_writers_one_wins(store: Kept) {
    let table = TableId::random();
    for expected in 0..100 {
        let writers = ["one", "two"].map(|who| {
            let store = store.clone();
            async move { store.append(table, expected, vec![line(who)], summary()).await }
        });
        let outcomes = at_once(writers).await;
        let won = outcomes.iter().filter(|outcome| **outcome == Ok(expected + 1)).count();
        let lost = Err(Fault::Taken { current: expected + 1 });
        let lost = outcomes.iter().filter(|outcome| **outcome == lost).count();
        assert_eq!((won, lost), (1, 1), "line {expected}: {outcomes:?}");
        let winner = if outcomes[0].is_ok() { "one" } else { "two" };
        assert_eq!(texts(&store, table).await.last().map(String::as_str), Some(winner));
    }
}

pub(super) async fn many_appenders_to_one_table_lose_and_double_nothing(store: Kept) {
    let table = TableId::random();
    let appenders = (0..16).map(|who| {
        let store = store.clone();
        async move {
            let mut accepted = Vec::new();
            let mut expected = 0;
            for i in 0..10 {
                let text = format!("{who}: {i}");
                expected = loop {
                    match store.append(table, expected, vec![line(&text)], summary()).await {
                        Ok(number) => break number,
                        Err(Fault::Taken { current }) => expected = current,
                        Err(fault) => panic!("an append failed: {fault}"),
                    }
                };
                accepted.push((expected - 1, text));
            }
            accepted
        }
    });
    let mut accepted: Vec<(u32, String)> = at_once(appenders).await.concat();
    accepted.sort();
    let texts = texts(&store, table).await;
    let kept: Vec<(u32, String)> = (0..).zip(texts).collect();
    assert_eq!(kept, accepted, "each accepted line is kept once, where it was said to be");
}

pub(super) async fn many_appenders_to_many_tables_do_not_spoil_each_other(store: Kept) {
    let appenders = (0..64).map(|_| {
        let store = store.clone();
        async move {
            let table = TableId::random();
            for expected in 0..8 {
                let text = vec![line(&format!("{table} {expected}"))];
                let number = store.append(table, expected, text.clone(), summary()).await;
                assert_eq!(number, Ok(expected + 1));
                let stale = store.append(table, expected, text, summary()).await;
                assert_eq!(stale, Err(Fault::Taken { current: expected + 1 }));
            }
            table
        }
    });
    for table in at_once(appenders).await {
        let meant: Vec<String> = (0..8).map(|i| format!("{table} {i}")).collect();
        assert_eq!(texts(&store, table).await, meant);
    }
}

pub(super) async fn a_big_table_is_kept_whole(store: Kept) {
    let table = TableId::random();
    let lines: Vec<Line> = (0..3000).map(|i| line(&format!("S1 build {i} {{3 1 4}}"))).collect();
    assert_eq!(store.append(table, 0, lines.clone(), summary()).await, Ok(3000));
    assert_eq!(store.append(table, 3000, vec![line("end")], summary()).await, Ok(3001));
    let kept = store.lines(table, 0).await.expect("lines can be read");
    assert_eq!(kept.len(), 3001);
    assert_eq!(kept[..3000], lines);
    assert_eq!(store.lines(table, 3000).await, Ok(vec![line("end")]));
}

pub(super) async fn strange_text_comes_back_or_is_refused(store: Kept) {
    let long = "長".repeat(TEXT_MAX / 3);
    let strange = [
        "",
        " ",
        "two\nlines\r\n\t",
        "it's \"quoted\"; -- DROP TABLE lines",
        "\\x00 \\N $1 ?1 :a @b %s {}",
        "🎲👨‍👩‍👧 Ōedo 大江戸 \u{202e}thgir",
        "e\u{301} é \u{fffe} \u{feff} \u{7f} \u{1}",
        "\u{10ffff}",
        &long,
    ];
    let table = TableId::random();
    for (expected, text) in (0..).zip(strange) {
        let summary = Summary { about: text.to_owned(), game: text.to_owned(), ..summary() };
        let number = store.append(table, expected, vec![line(text)], summary.clone()).await;
        assert_eq!(number, Ok(expected + 1));
        let kept = store.table(table).await.expect("it can be looked up").expect("it is there");
        assert!(kept.summary == summary, "a summary came back changed");
    }
    assert!(texts(&store, table).await == strange, "a text came back changed");

    let too_long = "x".repeat(TEXT_MAX + 1);
    for text in ["\0", "a\0b", &too_long] {
        let expected = strange.len() as u32;
        let refused = store.append(table, expected, vec![line(text)], summary()).await;
        assert!(matches!(refused, Err(Fault::Unsound(_))));
    }
}

pub(super) async fn the_summary_is_that_of_the_last_append(store: Kept) {
    let [table, other] = [TableId::random(), TableId::random()];
    let first = Line { text: "a".to_owned(), at: NOW };
    let last = Line { text: "b".to_owned(), at: after(60) };
    assert_eq!(store.append(table, 0, vec![first.clone()], summary()).await, Ok(1));
    assert_eq!(store.append(other, 0, vec![first], summary()).await, Ok(1));
    for life in Life::ALL {
        let full = Summary {
            by: PersonId(u128::MAX),
            game: "yedo".to_owned(),
            life,
            public: life != Life::Frozen,
            people: BySeat([None, None, Some(ANNE), None, Some(ANNE)]),
            asked: [Seat(0), Seat(4)].into_iter().collect(),
            bots: Seats::only(Seat(3)),
            deadline: Some(after(life as i64)),
            about: "4 seats".to_owned(),
        };
        let number = 2 + life as u32;
        let appended = store.append(table, number - 1, vec![last.clone()], full.clone()).await;
        assert_eq!(appended, Ok(number));
        let kept = store.table(table).await.expect("it can be looked up").expect("it is there");
        assert_eq!((kept.table, kept.number), (table, number));
        assert_eq!((kept.created, kept.changed), (NOW, after(60)));
        assert_eq!(kept.summary, full);
    }
    let mut both = store.tables(&[table, TableId(0), other]).await.expect("tables can be read");
    both.sort_by_key(|listed| listed.number);
    let both: Vec<TableId> = both.into_iter().map(|listed| listed.table).collect();
    assert_eq!(both, [other, table], "those that exist, and only those");
    assert_eq!(store.tables(&[]).await, Ok(vec![]));
}

pub(super) async fn a_summary_is_put_in_the_place_of_another(store: Kept) {
    let table = TableId(1);
    let other = Summary {
        life: Life::Lobby,
        public: true,
        people: BySeat::default(),
        asked: Seats::NONE,
        about: "other".to_owned(),
        ..summary()
    };
    let missing = store.summarize(table, 0, other.clone()).await;
    assert_eq!(missing, Err(Fault::Taken { current: 0 }), "there is no such table");
    let lines = vec![line("a"), Line { text: "b".to_owned(), at: after(5) }];
    assert_eq!(store.append(table, 0, lines, summary()).await, Ok(2));
    let stale = store.summarize(table, 1, other.clone()).await;
    assert_eq!(stale, Err(Fault::Taken { current: 2 }));
    let before = store.table(table).await.expect("it can be looked up").expect("it is there");
    assert_eq!(before.summary, summary());
    assert_eq!(store.summarize(table, 2, other.clone()).await, Ok(()));
    let now = store.table(table).await;
    assert_eq!(now, Ok(Some(Listed { summary: other, ..before })), "and nothing else changes");
    assert_eq!(texts(&store, table).await, ["a", "b"]);
    for (list, found) in [(List::Public(Life::Lobby), true), (List::Mine(ANNE), false)] {
        assert_eq!(listed(&store, list).await.contains(&table), found, "{list:?}");
    }
}

pub(super) async fn the_first_secret_stays(store: Kept) {
    let table = TableId::random();
    assert_eq!(store.secret(table).await, Ok(None));
    let keepers = (0..8).map(|i| {
        let store = store.clone();
        async move { store.keep_secret(table, Secret([i; 32])).await.expect("it is kept") }
    });
    let kept = at_once(keepers).await;
    assert!(kept.iter().all(|secret| *secret == kept[0]), "all must get the same: there is one");
    assert_eq!(store.secret(table).await, Ok(Some(kept[0])));
    assert_eq!(store.secret(TableId::random()).await, Ok(None));
}
