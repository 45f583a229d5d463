//! Answers nobody gives by hand: bots, standing orders, and clocks that run out.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bots::Level;
use host::{Act, Chair, Host, Late, New, Options, Pace, Who};
use store::{Life, Memory, Millis, NodeId, Store, TableId};
use table::{Fast, Seat};

use super::{ANNE, BEN, Clock, NONCE, answer, life, mine, new, options, started, step, text, who};

/// Waits until something is so; the test's own timeout is the only clock.
async fn until(mut so: impl AsyncFnMut() -> bool) {
    while !so().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn over(host: &Host, table: TableId) {
    until(async || life(host, table).await == Life::Over).await;
}

fn of_bots(level: Level) -> New {
    New { chairs: vec![Chair::Bot(level); 3], ..new(3) }
}

#[tokio::test(start_paused = true)]
async fn a_table_of_bots_plays_by_itself() {
    let host = Host::new(Arc::new(Memory::default()), options(&Clock::new()));
    let _running = host.run();
    let table = host.create(ANNE, of_bots(Level::Random)).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    over(&host, table).await;
    assert!(host.verify(table, &Who::Nobody).await.expect("past").is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_person_plays_with_bots_that_think() {
    let host = Host::new(Arc::new(Memory::default()), options(&Clock::new()));
    let _running = host.run();
    let chairs = vec![mine(ANNE), Chair::Bot(Level::Greedy)];
    let new = New { chairs, ..new(2) };
    let table = host.create(ANNE, new).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    let mut listener = host.listen(table, &who(ANNE)).await.expect("she plays");
    let mut chance = Fast(1);
    while life(&host, table).await != Life::Over {
        let sight = host.look(table, &who(ANNE)).await.expect("she plays");
        match answer(&sight, &mut chance) {
            Some(act) => {
                // The bot may have answered meanwhile.
                let _acted = host.act(table, &who(ANNE), Some(sight.number), act).await;
            }
            None if sight.life == Life::Over => break,
            None => {
                listener.next().await.expect("the host lives");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn the_work_of_a_node_that_died_is_taken_over() {
    let store = Arc::new(Memory::default());
    let clock = Clock::new();
    let dead = Host::new(store.clone(), options(&clock));
    let table = dead.create(ANNE, of_bots(Level::Random)).await.expect("it can be played");
    dead.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    // It claimed the work and died.
    let now = Millis(1_700_000_000_000);
    let claim = format!("bot:{table}");
    let until = Millis(now.0 + 20_000);
    assert!(store.claim(&claim, NodeId::random(), now, until).await.expect("it is free"));
    let alive = Host::new(Arc::new(store.another()), options(&clock));
    let _running = alive.run();
    let before = text(&alive, table).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert_eq!(text(&alive, table).await, before, "it is another's");
    clock.wait(21);
    over(&alive, table).await;
}

/// What is stopped leaves its work to whoever comes next, at once.
#[tokio::test(start_paused = true)]
async fn a_host_that_is_stopped_keeps_nothing_claimed() {
    let store = Arc::new(Memory::default());
    let clock = Clock::new();
    let options = Options { bot_pace: Duration::from_hours(1), ..options(&clock) };
    let host = Host::new(store.clone(), options);
    let running = host.run();
    let table = host.create(ANNE, of_bots(Level::Random)).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let now = Millis(1_700_000_000_000);
    let free = async |name: String| {
        let until = Millis(now.0 + 1);
        store.claim(&name, NodeId::random(), now, until).await.expect("a store")
    };
    let (bot, watch) = (format!("bot:{table}"), "clock".to_owned());
    assert!(!free(bot.clone()).await && !free(watch.clone()).await);
    running.stop().await;
    assert!(free(bot).await && free(watch).await);
}

/// Tables that cannot be opened are always the longest overdue. They keep nobody from the others.
#[tokio::test(start_paused = true)]
async fn tables_that_cannot_be_opened_do_not_hold_up_the_others() {
    let store = Arc::new(Memory::default());
    let clock = Clock::new();
    let host = Host::new(store.clone(), options(&clock));
    let pace = Pace::Live { reserve: 60, increment: 5 };
    let late = Late::Replace(Level::Random);
    let new = New { pace, late, chairs: vec![mine(ANNE); 2], ..new(2) };
    let table = host.create(ANNE, new).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all sit");
    let lines = store.lines(table, 0).await.expect("lines");
    let mut summary = host::Table::fold(&lines).expect("it was made").summary();
    (summary.deadline, summary.bots) = (Some(Millis(1)), table::Seats::only(Seat(0)));
    for _ in 0..600 {
        let nonsense = store::Line { text: "nonsense".to_owned(), at: Millis(1) };
        let append = store.append(TableId::random(), 0, vec![nonsense], summary.clone());
        append.await.expect("a store reads no lines");
    }
    let _running = host.run();
    until(async || {
        clock.wait(20);
        life(&host, table).await == Life::Over
    })
    .await;
}

/// No bot thinks twice of the same thing, here and there: that is what claims are for.
#[tokio::test(start_paused = true)]
async fn two_nodes_do_not_both_answer_for_a_bot() {
    let here = std::thread::current().id();
    let thoughts = Arc::new(AtomicUsize::new(0));
    let first = Arc::new(Memory::default());
    let second = Arc::new(first.another());
    let clock = Clock::new();
    let hosts = [first, second].map(|store| {
        let thoughts = Arc::clone(&thoughts);
        let drill = move |_| {
            // Only bots think elsewhere than where this test runs.
            if std::thread::current().id() != here {
                thoughts.fetch_add(1, Ordering::Relaxed);
            }
        };
        Host::new(store, Options { drill: Some(Arc::new(drill)), ..options(&clock) })
    });
    let _running = hosts.each_ref().map(Host::run);
    let mut tables = Vec::new();
    for i in 0..6 {
        let host = &hosts[i % 2];
        let table = host.create(ANNE, of_bots(Level::Random)).await.expect("it can be played");
        host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
        tables.push(table);
    }
    let mut given = 0;
    for table in tables {
        over(&hosts[0], table).await;
        over(&hosts[1], table).await;
        let text = text(&hosts[0], table).await;
        given += ["S1", "S2", "S3"].map(|seat| answers(&text, seat)).iter().sum::<usize>();
        let proved = hosts[1].verify(table, &Who::Nobody).await.expect("past");
        assert!(proved.is_ok());
    }
    assert_eq!(thoughts.load(Ordering::Relaxed), given);
}

/// A bot answers what it was asked: if that was taken back while it thought, it thinks again.
#[tokio::test]
async fn what_a_bot_thought_of_another_question_is_not_its_answer() {
    let here = std::thread::current().id();
    let (thinking, mut thinks) = tokio::sync::mpsc::unbounded_channel();
    let (go_on, may_go_on) = std::sync::mpsc::channel::<()>();
    let may_go_on = std::sync::Mutex::new(may_go_on);
    let drill = move |_| {
        // Only bots think elsewhere than where this test runs.
        if std::thread::current().id() != here {
            let _gone = thinking.send(());
            let _gone = may_go_on.lock().expect("one at a time").recv();
        }
    };
    let options = Options { drill: Some(Arc::new(drill)), ..options(&Clock::new()) };
    let host = Host::new(Arc::new(Memory::default()), options);
    let _running = host.run();
    let chairs = vec![mine(ANNE), Chair::Bot(Level::Random)];
    let table = host.create(ANNE, New { chairs, ..new(2) }).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    // Up to an answer of hers after which the bot is asked.
    let mut chance = Fast(1);
    let first = loop {
        let sight = host.look(table, &who(ANNE)).await.expect("she plays");
        let Some(act) = answer(&sight, &mut chance) else {
            thinks.recv().await.expect("the bot is asked");
            go_on.send(()).expect("it waits");
            until(async || answers(&text(&host, table).await, "S2") == 1).await;
            continue;
        };
        host.act(table, &who(ANNE), None, act.clone()).await.expect("it is lawful");
        let sight = host.look(table, &who(ANNE)).await.expect("she plays");
        if answer(&sight, &mut chance).is_none() {
            break act;
        }
    };
    thinks.recv().await.expect("the bot is asked");
    let before = answers(&text(&host, table).await, "S2");
    // She is the only person and needs nobody's consent.
    host.act(table, &who(ANNE), None, Act::AskUndo { answers: 1 }).await.expect("hers");
    let sight = host.look(table, &who(ANNE)).await.expect("she plays");
    let other = (0..).find_map(|seed| answer(&sight, &mut Fast(seed)).filter(|act| *act != first));
    host.act(table, &who(ANNE), None, other.expect("another way")).await.expect("it is lawful");
    go_on.send(()).expect("it waits");
    thinks.recv().await.expect("it thinks again");
    assert_eq!(answers(&text(&host, table).await, "S2"), before, "it has not answered");
    go_on.send(()).expect("it waits");
    until(async || before < answers(&text(&host, table).await, "S2")).await;
    drop(go_on);
}

/// How many answers of a seat there are among these lines.
fn answers(text: &str, seat: &str) -> usize {
    text.lines().filter(|line| line.split(' ').nth(1) == Some(seat)).count()
}

/// Who works slowly, or waits long for their turn, still has the work.
#[tokio::test(start_paused = true)]
async fn a_claim_is_renewed_while_a_bot_takes_its_time() {
    let store = Arc::new(Memory::default());
    let begun = tokio::time::Instant::now();
    let now = move || Millis(1_700_000_000_000 + begun.elapsed().as_millis() as i64);
    let options = Options {
        bot_pace: Duration::from_secs(30),
        claim: Duration::from_secs(5),
        now: Arc::new(now),
        ..Options::default()
    };
    let host = Host::new(store.clone(), options);
    let _running = host.run();
    let table = host.create(ANNE, of_bots(Level::Random)).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    tokio::time::sleep(Duration::from_secs(20)).await;
    let (claim, until) = (format!("bot:{table}"), Millis(now().0 + 1));
    let taken = store.claim(&claim, NodeId::random(), now(), until).await.expect("a store");
    assert!(!taken, "it is worked on");
}

/// Anne and Ben play, with a minute each.
async fn by_the_clock(host: &Host) -> TableId {
    let pace = Pace::Live { reserve: 60, increment: 5 };
    let new = New { pace, chairs: vec![mine(ANNE)], ..new(2) };
    let table = host.create(ANNE, new).await.expect("it can be played");
    host.act(table, &who(BEN), None, Act::Sit { seat: None, nonce: NONCE })
        .await
        .expect("a seat is free");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all sit");
    table
}

#[tokio::test(start_paused = true)]
async fn when_time_runs_out_a_bot_sits_in_until_the_person_returns() {
    let clock = Clock::new();
    let host = Host::new(Arc::new(Memory::default()), options(&clock));
    let _running = host.run();
    let table = by_the_clock(&host).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let sight = host.look(table, &who(ANNE)).await.expect("she plays");
    let late = if answer(&sight, &mut Fast(1)).is_some() { ANNE } else { BEN };
    let seat = host.look(table, &who(late)).await.expect("plays").pass.hands();
    let seat = seat.lowest().expect("plays");
    clock.wait(61);
    until(async || {
        let holders = host.look(table, &who(ANNE)).await.expect("she plays").holders;
        holders[seat] == host::Holder::Person { person: late, sat_in: true }
    })
    .await;
    // The bot answers, and the other is asked.
    until(async || {
        let other = if late == ANNE { BEN } else { ANNE };
        let sight = host.look(table, &who(other)).await.expect("plays");
        answer(&sight, &mut Fast(1)).is_some()
    })
    .await;
    host.act(table, &who(late), None, Act::Return).await.expect("they are back");
    let holders = host.look(table, &who(ANNE)).await.expect("she plays").holders;
    assert_eq!(holders[seat], host::Holder::Person { person: late, sat_in: false });
}

/// Whose time has run out has not answered in time, though nobody has looked at the clock yet.
#[tokio::test]
async fn an_answer_after_its_time_is_not_taken() {
    let clock = Clock::new();
    let host = Host::new(Arc::new(Memory::default()), options(&clock));
    let table = by_the_clock(&host).await;
    let mut chance = Fast(1);
    for person in [ANNE, BEN] {
        let sight = host.look(table, &who(person)).await.expect("plays");
        let Some(act) = answer(&sight, &mut chance) else { continue };
        let other = if person == ANNE { BEN } else { ANNE };
        // Granted once those who are left have agreed.
        let pause = Act::AskPause { seconds: 600 };
        host.act(table, &who(other), None, pause).await.expect("plays");
        let number = host.look(table, &who(person)).await.expect("plays").number;
        clock.wait(61);
        let late = host.act(table, &who(person), Some(number), act.clone()).await;
        assert!(matches!(late, Err(host::Refused::Stale { .. })), "{late:?}");
        let late = host.act(table, &who(person), None, act).await;
        assert_eq!(late, Err(host::Refused::Forbidden(host::Role::Holder)));
        let sight = host.look(table, &who(person)).await.expect("plays");
        assert!(sight.holders.0.contains(&host::Holder::Person { person, sat_in: true }));
        assert!(sight.paused.is_some());
        return;
    }
    panic!("somebody is asked");
}

#[tokio::test(start_paused = true)]
async fn or_the_game_goes_on_without_them() {
    let clock = Clock::new();
    let host = Host::new(Arc::new(Memory::default()), options(&clock));
    let _running = host.run();
    let pace = Pace::Days(1);
    let late = Late::Replace(Level::Random);
    let new = New { pace, late, chairs: vec![mine(ANNE); 2], ..new(2) };
    let table = host.create(ANNE, new).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all sit");
    while life(&host, table).await != Life::Over {
        clock.wait(25 * 60 * 60);
        tokio::time::sleep(Duration::from_secs(2)).await;
    }
    let holders = host.look(table, &Who::Nobody).await.expect("public").holders;
    assert_eq!(holders[Seat(0)], host::Holder::Bot(Level::Random));
}

#[tokio::test(start_paused = true)]
async fn a_standing_order_answers_after_a_wait() {
    let host = Host::new(Arc::new(Memory::default()), options(&Clock::new()));
    let table = started(&host, 2).await;
    let mut chance = Fast(4);
    // Both order that wages are paid, whenever they come.
    while !is_wages(&host, table).await {
        assert!(step(&host, table, &mut chance).await);
    }
    let _running = host.run();
    for (person, seat) in [(ANNE, Seat(0)), (BEN, Seat(1))] {
        let (kind, choice) = ("wages".to_owned(), Some("done".to_owned()));
        let order = Act::Order { seat, kind, choice };
        host.act(table, &who(person), None, order).await.expect("theirs");
    }
    let begun = tokio::time::Instant::now();
    until(async || !is_wages(&host, table).await).await;
    let waited = begun.elapsed();
    // Two answers, each after two to eight seconds.
    assert!((4..17).contains(&waited.as_secs()), "{waited:?}");
}

async fn is_wages(host: &Host, table: TableId) -> bool {
    let sight = host.look(table, &who(ANNE)).await.expect("she plays");
    let Some(host::Shown::Edo(scene)) = sight.game else { panic!("it is being played") };
    let wages = edo::choice::Question::Wages;
    let other = host.look(table, &who(BEN)).await.expect("he plays");
    let Some(host::Shown::Edo(others)) = other.game else { panic!("it is being played") };
    scene.windows[0].question == Some(wages) || others.windows[0].question == Some(wages)
}

#[tokio::test(start_paused = true)]
async fn a_bot_takes_its_time_if_it_is_told_to() {
    let options = Options { bot_pace: Duration::from_secs(3), ..options(&Clock::new()) };
    let host = Host::new(Arc::new(Memory::default()), options);
    let _running = host.run();
    let table = host.create(ANNE, of_bots(Level::Random)).await.expect("it can be played");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all seats are taken");
    let before = text(&host, table).await.lines().count();
    tokio::time::sleep(Duration::from_secs(10)).await;
    let answers = text(&host, table).await.lines().count() - before;
    assert_eq!(answers, 3);
}
