//! Nothing accepted is lost, nothing is doubled, and what breaks breaks alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::Level;
use host::{Act, Chair, Host, New, Options, Refused, Table};
use store::{Life, Memory, Page, Store, TableId};
use table::Fast;

use super::{
    ANNE, BEN, Clock, NONCE, answer, host, host_on, life, new, options, started, step, text, who,
};

#[tokio::test]
async fn a_stale_answer_is_refused_with_the_number_that_is() {
    let host = host();
    let table = started(&host, 2).await;
    let mut chance = Fast(1);
    let (person, sight) = asked(&host, table).await;
    let act = answer(&sight, &mut chance).expect("they are asked");
    let seen = host.act(table, &who(person), Some(sight.number), act.clone()).await;
    let current = seen.expect("the first time");
    let again = host.act(table, &who(person), Some(sight.number), act).await;
    assert_eq!(again, Err(Refused::Stale { current }));
}

async fn asked(host: &Host, table: TableId) -> (store::PersonId, host::Sight) {
    for person in [ANNE, BEN] {
        let sight = host.look(table, &who(person)).await.expect("they play");
        if answer(&sight, &mut Fast(1)).is_some() {
            return (person, sight);
        }
    }
    panic!("somebody is asked");
}

#[tokio::test]
async fn of_many_who_answer_at_once_one_is_first() {
    let host = host();
    let table = started(&host, 2).await;
    let (person, sight) = asked(&host, table).await;
    let before = text(&host, table).await.lines().count();
    let tries: Vec<_> = (0..20)
        .map(|seed| {
            let host = host.clone();
            let act = answer(&sight, &mut Fast(seed)).expect("they are asked");
            tokio::spawn(
                async move { host.act(table, &who(person), Some(sight.number), act).await },
            )
        })
        .collect();
    let mut accepted = 0;
    for tried in tries {
        accepted += u32::from(tried.await.expect("no panic").is_ok());
    }
    assert_eq!(accepted, 1);
    assert_eq!(text(&host, table).await.lines().count(), before + 1);
}

#[tokio::test]
async fn who_plans_is_not_disturbed_by_others_who_plan() {
    let host = host();
    let table = started(&host, 2).await;
    let mut chance = Fast(2);
    for _ in 0..4 {
        step(&host, table, &mut chance).await;
    }
    let [anne, ben] = [ANNE, BEN].map(who);
    let sights = [host.look(table, &anne).await, host.look(table, &ben).await];
    let [anne_saw, ben_saw] = sights.map(|sight| sight.expect("they play"));
    let act = answer(&anne_saw, &mut chance).expect("she plans");
    host.act(table, &anne, Some(anne_saw.number), act).await.expect("nothing has changed");
    let act = answer(&ben_saw, &mut chance).expect("he plans");
    host.act(table, &ben, Some(ben_saw.number), act).await.expect("nothing he could see changed");
}

/// A host that panics while it works on one table, once that is told to it.
fn drilled(store: Arc<Memory>) -> (Host, Arc<AtomicU64>) {
    let broken = Arc::new(AtomicU64::new(0));
    let drill = Arc::clone(&broken);
    let options = Options {
        bot_pace: Duration::from_secs(1),
        drill: Some(Arc::new(move |table: TableId| {
            assert_ne!(table.0 as u64, drill.load(Ordering::Relaxed), "a fire drill");
        })),
        ..options(&Clock::new())
    };
    (Host::new(store, options), broken)
}

#[tokio::test]
async fn a_panic_freezes_one_table_and_touches_no_other() {
    let store = Arc::new(Memory::default());
    let (host, broken) = drilled(store.clone());
    let tables = [started(&host, 2).await, started(&host, 2).await];
    let mut chance = Fast(1);
    for _ in 0..10 {
        step(&host, tables[0], &mut chance).await;
        step(&host, tables[1], &mut chance).await;
    }
    let lines = store.lines(tables[0], 0).await.expect("lines");
    let (person, sight) = asked(&host, tables[0]).await;
    let act = answer(&sight, &mut chance).expect("they are asked");
    broken.store(tables[0].0 as u64, Ordering::Relaxed);
    let refused = host.act(tables[0], &who(person), None, act.clone()).await;
    assert_eq!(refused, Err(Refused::Panicked { table: tables[0] }));
    broken.store(0, Ordering::Relaxed);
    // Its record is kept, and says what happened.
    let after = store.lines(tables[0], 0).await.expect("lines");
    assert_eq!(after[..lines.len()], lines);
    assert_eq!(after.len(), lines.len() + 1);
    let last = &after.last().expect("one more").text;
    assert!(last.starts_with("frozen ") && last.contains("a fire drill"), "{last}");
    assert_eq!(life(&host, tables[0]).await, Life::Frozen);
    let refused = host.act(tables[0], &who(person), None, act.clone()).await;
    assert_eq!(refused, Err(Refused::Life(Life::Frozen)));
    // The other goes on to its end.
    while step(&host, tables[1], &mut chance).await {}
    assert_eq!(life(&host, tables[1]).await, Life::Over);
    // And so does this one, once it is mended.
    host.thaw(tables[0]).await.expect("it is frozen");
    host.act(tables[0], &who(person), None, act).await.expect("it goes on");
}

#[tokio::test]
async fn a_panic_while_somebody_looks_freezes_the_table() {
    let (host, broken) = drilled(Arc::new(Memory::default()));
    let table = started(&host, 2).await;
    broken.store(table.0 as u64, Ordering::Relaxed);
    let looked = host.look(table, &who(ANNE)).await.err();
    assert_eq!(looked, Some(Refused::Panicked { table }));
    broken.store(0, Ordering::Relaxed);
    assert_eq!(life(&host, table).await, Life::Frozen);
}

#[tokio::test(start_paused = true)]
async fn a_bot_that_panics_freezes_its_table() {
    let (host, broken) = drilled(Arc::new(Memory::default()));
    let _running = host.run();
    let chairs = vec![Chair::Bot(Level::Random); 2];
    let mut tables = Vec::new();
    for _ in 0..2 {
        let new = New { chairs: chairs.clone(), ..new(2) };
        let table = host.create(ANNE, new).await.expect("it can be played");
        host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
        tables.push(table);
    }
    broken.store(tables[0].0 as u64, Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(3)).await;
    broken.store(0, Ordering::Relaxed);
    assert_eq!(life(&host, tables[0]).await, Life::Frozen);
    assert_eq!(life(&host, tables[1]).await, Life::Running);
    host.thaw(tables[0]).await.expect("it is frozen");
    for table in tables {
        while life(&host, table).await != Life::Over {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_named_and_left_alone() {
    let store = Arc::new(Memory::default());
    let host = host_on(store.clone());
    let table = started(&host, 2).await;
    let lines = store.lines(table, 0).await.expect("lines");
    let summary = Table::fold(&lines).expect("it was played").summary();
    let nonsense = store::Line { text: "nonsense".to_owned(), at: lines[0].at };
    let number = lines.len() as u32;
    store.append(table, number, vec![nonsense], summary).await.expect("a store reads no lines");
    let elsewhere = host_on(store.clone());
    let refused = elsewhere.look(table, &who(ANNE)).await.err();
    assert!(matches!(refused, Some(Refused::Broken { .. })), "{refused:?}");
    assert_eq!(store.lines(table, 0).await.expect("lines").len(), lines.len() + 1);
    let other = started(&elsewhere, 2).await;
    assert!(step(&elsewhere, other, &mut Fast(1)).await);
}

/// What is wrong with a private table is said to nobody who may not know of it, and what stands on its
/// lines to nobody at all.
#[tokio::test]
async fn a_table_that_cannot_be_read_tells_strangers_nothing() {
    let store = Arc::new(Memory::default());
    let host = host_on(store.clone());
    let hidden = New { public: false, chairs: vec![Chair::Person(ANNE)], ..new(2) };
    let table = host.create(ANNE, hidden).await.expect("it can be played");
    let lines = store.lines(table, 0).await.expect("lines");
    let summary = Table::fold(&lines).expect("it was made").summary();
    let nonsense = store::Line { text: "plan of Anne".to_owned(), at: lines[0].at };
    store.append(table, lines.len() as u32, vec![nonsense], summary).await.expect("kept");
    let elsewhere = host_on(store.clone());
    let told = elsewhere.look(table, &who(ANNE)).await.expect_err("it cannot be opened");
    assert!(matches!(told, Refused::Broken { .. }), "{told}");
    assert!(!format!("{told} {told:?}").contains("plan of"), "{told:?}");
    for stranger in [who(BEN), host::Who::Nobody] {
        let told = elsewhere.look(table, &stranger).await.err();
        assert_eq!(told, Some(Refused::NoTable));
        let told = elsewhere.act(table, &stranger, None, Act::Start).await.err();
        assert_eq!(told, Some(Refused::NoTable));
        assert_eq!(elsewhere.record(table, &stranger).await.err(), Some(Refused::NoTable));
    }
    assert_eq!(elsewhere.links(table, BEN).await, Err(Refused::NoTable));
    assert_eq!(elsewhere.rematch(table, BEN, NONCE).await, Err(Refused::NoTable));
}

#[tokio::test]
async fn only_the_newest_tables_stay_in_memory_and_none_is_lost() {
    let options = Options { tables_max: 8, ..options(&Clock::new()) };
    let store = Arc::new(Memory::default());
    let host = Host::new(store.clone(), options);
    let mut tables = Vec::new();
    for _ in 0..60 {
        tables.push(started(&host, 2).await);
        assert!(host.n_loaded() <= 8);
    }
    let mut chance = Fast(1);
    let mut listener = host.listen(tables[0], &who(ANNE)).await.expect("she plays");
    for i in 0..600_u32 {
        let table = tables[(7 * i % 60) as usize];
        assert!(step(&host, table, &mut chance).await);
        assert!(host.n_loaded() <= 8, "{}", host.n_loaded());
        if table == tables[0] {
            // Who listens is told, though the table was forgotten and loaded again in between.
            listener.next().await.expect("an answer was given there");
        }
    }
    assert!(host.n_slots() <= 9, "{}", host.n_slots());
    let elsewhere = host_on(store);
    for table in tables {
        let sight = host.look(table, &who(ANNE)).await.expect("she plays");
        let same = elsewhere.look(table, &who(ANNE)).await.expect("she plays");
        assert_eq!(sight.number, same.number);
        assert_eq!(format!("{:?}", sight.game), format!("{:?}", same.game));
    }
}

#[tokio::test]
async fn asking_for_tables_that_are_not_there_leaves_nothing_behind() {
    let host = host();
    for _ in 0..1000 {
        let missing = host.look(TableId::random(), &who(ANNE)).await;
        assert_eq!(missing.err(), Some(Refused::NoTable));
        assert_eq!(host.thaw(TableId::random()).await, Err(Refused::NoTable));
        assert_eq!(host.rematch(TableId::random(), ANNE, NONCE).await, Err(Refused::NoTable));
        assert_eq!(host.refresh(TableId::random()).await, Ok(()));
    }
    assert_eq!((host.n_loaded(), host.n_slots()), (0, 0));
    assert!(host.mine(ANNE, Page::first(9)).await.expect("a list").is_empty());
}

#[tokio::test]
async fn after_a_restart_all_is_as_it_was() {
    let store = Arc::new(Memory::default());
    let mut chance = Fast(9);
    let table = started(&host_on(store.clone()), 3).await;
    loop {
        // A host that forgets everything after every answer.
        let host = host_on(store.clone());
        if !step(&host, table, &mut chance).await {
            break;
        }
    }
    let host = host_on(store);
    assert_eq!(life(&host, table).await, Life::Over);
    assert!(host.verify(table, &who(ANNE)).await.expect("past").is_ok());
    let leave = host.act(table, &who(ANNE), None, Act::Leave { seat: table::Seat(0) }).await;
    assert_eq!(leave, Err(Refused::Life(Life::Over)));
}
