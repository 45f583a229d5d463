//! From the lobby to the rematch.

use bots::Level;
use host::{About, Act, Chair, Disagreed, New, Refused, Role, Who};
use store::{ChatPart, Life, LinkKind, Page, PersonId, Room, Store};
use table::{Fast, Seat};

use super::{
    ANNE, BEN, CLEO, Clock, NONCE, host, life, mine, new, options, sit, started, step, who,
};

#[tokio::test]
async fn a_table_is_found_by_who_may_find_it() {
    let host = host();
    let open = host.create(ANNE, new(3)).await.expect("it can be played");
    let hidden = New { public: false, chairs: vec![mine(ANNE)], ..new(2) };
    let hidden = host.create(ANNE, hidden).await.expect("it can be played");
    let lobby = host.public(Life::Lobby, Page::first(9)).await.expect("a list");
    assert_eq!(lobby.iter().map(|listed| listed.table).collect::<Vec<_>>(), [open]);
    let about = lobby[0].about.clone().expect("as it was written");
    assert_eq!(About::read(&about.to_string()), Ok(about.clone()));
    assert_eq!((about.seats, about.open, lobby[0].by), (3, 3, ANNE));
    let mine = host.mine(ANNE, Page::first(9)).await.expect("a list");
    let mut found: Vec<_> = mine.iter().map(|listed| listed.table).collect();
    found.sort_unstable_by_key(|table| *table == hidden);
    assert_eq!(found, [open, hidden], "what she made and where she sits");
    assert_eq!(host.look(hidden, &who(BEN)).await.err(), Some(Refused::NoTable));
    assert_eq!(host.look(hidden, &Who::Nobody).await.err(), Some(Refused::NoTable));
    assert_eq!(host.act(hidden, &who(BEN), None, sit(1)).await, Err(Refused::NoTable));
    assert!(host.look(hidden, &who(ANNE)).await.is_ok());
    assert!(host.look(open, &Who::Nobody).await.is_ok());
}

#[tokio::test]
async fn whose_turn_it_is_comes_first() {
    let host = host();
    let first = started(&host, 2).await;
    let second = started(&host, 2).await;
    let mut chance = Fast(1);
    let waits = |table| {
        let host = host.clone();
        async move {
            let sight = host.look(table, &who(ANNE)).await.expect("it is there");
            super::answer(&sight, &mut Fast(1)).is_some()
        }
    };
    while !waits(first).await || waits(second).await {
        let table = if waits(second).await { second } else { first };
        step(&host, table, &mut chance).await;
    }
    let mine = host.mine(ANNE, Page::first(9)).await.expect("a list");
    assert_eq!(mine[0].table, first);
    assert!(mine[0].waits_for(ANNE) && !mine[1].waits_for(ANNE));
}

/// What others do in secret shows in no list: not in a line of it, not in its order.
#[tokio::test]
async fn lists_do_not_tell_of_secrets() {
    let clock = Clock::new();
    let host = host::Host::new(std::sync::Arc::new(store::Memory::default()), options(&clock));
    let mut chance = Fast(1);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = started(&host, 2).await;
        // Packages and start cities are chosen in the open; then everybody plans.
        for _ in 0..4 {
            clock.wait(1);
            step(&host, table, &mut chance).await;
        }
        tables.push(table);
    }
    let lists = async || {
        let mine = host.mine(BEN, Page::first(9)).await.expect("a list");
        let running = host.public(Life::Running, Page::first(9)).await.expect("a list");
        (mine, running)
    };
    let before = lists().await;
    assert!(before.0.iter().all(|listed| listed.waits_for(ANNE) && listed.waits_for(BEN)));
    for _ in 0..2 {
        clock.wait(60);
        let sight = host.look(tables[0], &who(ANNE)).await.expect("she plays");
        let act = super::answer(&sight, &mut chance).expect("she plans");
        host.act(tables[0], &who(ANNE), None, act).await.expect("it is lawful");
        assert_eq!(lists().await, before);
    }
    let (kind, choice) = ("plan".to_owned(), Some("done".to_owned()));
    let order = Act::Order { seat: Seat(0), kind, choice };
    host.act(tables[0], &who(ANNE), None, order).await.expect("hers");
    assert_eq!(lists().await, before);
    // What all can see does show.
    clock.wait(60);
    let sight = host.look(tables[0], &who(ANNE)).await.expect("she plays");
    let act = super::answer(&sight, &mut chance).expect("she plans");
    host.act(tables[0], &who(ANNE), None, act).await.expect("it is lawful");
    assert_ne!(lists().await, before);
}

#[tokio::test]
async fn a_game_is_played_to_its_end_and_again() {
    let host = host();
    let table = started(&host, 2).await;
    assert_eq!(host.rematch(table, ANNE, NONCE).await, Err(Refused::Life(Life::Running)));
    let mut chance = Fast(4);
    while step(&host, table, &mut chance).await {}
    assert_eq!(life(&host, table).await, Life::Over);
    let proved = host.verify(table, &Who::Nobody).await.expect("it is public and past");
    assert!(proved.is_ok());
    assert_eq!(host.rematch(table, CLEO, NONCE).await, Err(Refused::Forbidden(Role::Player)));
    let again = host.rematch(table, BEN, NONCE).await.expect("they played");
    let sight = host.look(again, &who(BEN)).await.expect("he sits there");
    assert_eq!(sight.holders[Seat(1)].person(), None, "nobody is seated who did not ask");
    let taken = host.act(again, &who(CLEO), None, Act::Sit { seat: None, nonce: NONCE }).await;
    assert_eq!(taken, Err(Refused::NotFree), "and nobody takes what is kept for another");
    assert_eq!(host.act(again, &who(CLEO), None, sit(1)).await, Err(Refused::NotFree));
    assert_eq!(host.rematch(table, ANNE, NONCE).await, Ok(again), "both come to the same");
    assert_eq!(host.rematch(table, ANNE, NONCE).await, Ok(again), "twice is as good as once");
    let sight = host.look(again, &who(ANNE)).await.expect("they sit there");
    assert_eq!(sight.holders[Seat(1)].person(), Some(ANNE));
    assert_eq!(sight.holders[Seat(0)].person(), Some(BEN));
    assert_eq!(host.look(table, &who(ANNE)).await.expect("past").again, Some(again));
    host.act(again, &who(BEN), None, Act::Start).await.expect("who asked made it");
}

#[tokio::test]
async fn a_table_of_bots_and_one_person_at_several_seats() {
    let host = host();
    let chairs = vec![mine(ANNE), Chair::Bot(Level::Random), mine(ANNE)];
    let table = host.create(ANNE, New { chairs, ..new(3) }).await.expect("it can be played");
    let sight = host.look(table, &who(ANNE)).await.expect("theirs");
    assert_eq!(sight.pass.hands().len(), 2);
    let strange = New { chairs: vec![mine(BEN)], ..new(3) };
    assert_eq!(host.create(ANNE, strange).await, Err(Refused::Forbidden(Role::Holder)));
    let many = New { chairs: vec![Chair::Open; 4], ..new(3) };
    assert!(matches!(host.create(ANNE, many).await, Err(Refused::TooMuch { .. })));
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_before_there_is_a_table() {
    let host = host();
    let refused = [
        New { game: "go".to_owned(), ..new(2) },
        New { setup: "players 9".to_owned(), ..new(2) },
        New { setup: "players 2 file x".to_owned(), ..new(2) },
        New { edition: Some("name = 1".to_owned()), ..new(2) },
    ];
    for new in refused {
        let refused = host.create(ANNE, new).await.expect_err("it cannot be played");
        assert!(matches!(refused, Refused::Disagreed(_)), "{refused}");
    }
    let unknown = host.create(ANNE, New { game: "go".to_owned(), ..new(2) }).await;
    assert_eq!(unknown, Err(Refused::Disagreed(Disagreed::Unknown("go".to_owned()))));
    assert!(host.public(Life::Lobby, Page::first(9)).await.expect("a list").is_empty());
}

#[tokio::test]
async fn another_edition_is_kept_with_the_table() {
    let text = record::edition::edo::export(&edo::content::HOUSE);
    let other = text.replacen("name = \"house\"", "name = \"our own\"", 1);
    assert_ne!(text, other);
    let host = host();
    let new = New { edition: Some(other), chairs: vec![mine(ANNE); 2], ..new(2) };
    let table = host.create(ANNE, new).await.expect("it can be played");
    let sight = host.look(table, &who(ANNE)).await.expect("theirs");
    assert_eq!(sight.terms.edition.name, "our-own");
    host.act(table, &who(ANNE), None, Act::Start).await.expect("all sit");
    let elsewhere = super::host();
    let text = super::text(&host, table).await;
    assert_eq!(elsewhere.import(&text).await, Ok(table));
    assert!(elsewhere.look(table, &who(ANNE)).await.is_ok());
}

#[tokio::test]
async fn who_goes_for_good_leaves_bots_behind() {
    let host = host();
    let running = started(&host, 2).await;
    let lobby = New { chairs: vec![mine(ANNE)], ..new(2) };
    let lobby = host.create(ANNE, lobby).await.expect("it can be played");
    let empty = host.create(ANNE, new(2)).await.expect("it can be played");
    host.depart(ANNE).await.expect("she may go");
    let left = host.mine(ANNE, Page::first(9)).await.expect("a list");
    let left: Vec<_> = left.iter().map(|listed| (listed.table, listed.seated())).collect();
    assert_eq!(left, [(running, vec![BEN])], "only what others play goes on");
    assert_eq!(life(&host, empty).await, Life::Abandoned, "also where she did not sit");
    let holders = host.look(running, &who(BEN)).await.expect("he plays").holders;
    assert_eq!(holders[Seat(0)], host::Holder::Bot(Level::Random));
    assert_eq!(holders[Seat(1)].person(), Some(BEN));
    assert_eq!(life(&host, lobby).await, Life::Abandoned, "nobody gathers people there any more");
}

/// A rematch keeps a seat for everybody who played and is still there, and for nobody else.
#[tokio::test]
async fn nothing_is_kept_for_who_is_gone() {
    let store = std::sync::Arc::new(store::Memory::default());
    let host = super::host_on(store.clone());
    for id in [ANNE, BEN, super::CLEO] {
        let (created, seen) = (store::Millis(0), store::Millis(0));
        let (language, settings) = ("en".to_owned(), String::new());
        let name = id.to_string();
        let person = store::Person {
            id,
            name,
            account: None,
            language,
            settings,
            created,
            seen,
            gone: false,
        };
        store.add_person(person).await.expect("nobody has that id");
    }
    let table = started(&host, 3).await;
    for person in [ANNE, BEN, super::CLEO] {
        let act = if person == ANNE { Act::AskAbandon } else { Act::Agree { wish: None } };
        host.act(table, &who(person), None, act).await.expect("they play");
    }
    store.forget_person(super::CLEO, store::Millis(1)).await.expect("she may go");
    let again = host.rematch(table, ANNE, NONCE).await.expect("she played");
    let place = |seat| Act::Place { seat, level: Level::Random };
    // Everybody is one seat further: Cleo would have been on the first.
    assert!(host.act(again, &who(PersonId(77)), None, sit(0)).await.is_ok());
    assert_eq!(host.act(again, &who(PersonId(78)), None, sit(2)).await, Err(Refused::NotFree));
    // Who made the table may give away what is kept.
    host.act(again, &who(ANNE), None, place(Seat(2))).await.expect("nobody sits there");
    assert_eq!(host.rematch(table, BEN, NONCE).await, Ok(again));
    let sight = host.look(again, &who(BEN)).await.expect("it is public");
    assert_eq!(sight.holders[Seat(2)], host::Holder::Bot(Level::Random));
}

/// Where something is broken nobody is kept from leaving all the rest.
#[tokio::test]
async fn who_goes_for_good_is_not_kept_by_one_bad_table() {
    let store = std::sync::Arc::new(store::Memory::default());
    let host = super::host_on(store.clone());
    let good = started(&host, 2).await;
    let lines = store.lines(good, 0).await.expect("lines");
    let summary = host::Table::fold(&lines).expect("it was made").summary();
    let bad = store::TableId::random();
    for (number, text) in [(0, "nonsense"), (1, "and more")] {
        let line = store::Line { text: text.to_owned(), at: store::Millis(i64::MAX / 2) };
        store.append(bad, number, vec![line], summary.clone()).await.expect("kept");
    }
    host.depart(ANNE).await.expect("she may go");
    let holders = host.look(good, &who(BEN)).await.expect("he plays").holders;
    assert_eq!(holders[Seat(0)], host::Holder::Bot(Level::Random));
}

#[tokio::test]
async fn nobody_brings_many_editions() {
    let host = host();
    let ours = record::edition::edo::export(&edo::content::HOUSE);
    let edition = |n: u32| ours.replacen("\"house\"", &format!("\"house no {n}\""), 1);
    let create = async |by, n| {
        let new = New { edition: Some(edition(n)), ..new(2) };
        host.create(by, new).await
    };
    for n in 0..4 {
        assert!(create(ANNE, n).await.is_ok());
        assert!(create(ANNE, n).await.is_ok(), "it is known now");
    }
    let fifth = create(ANNE, 4).await;
    assert!(matches!(fifth, Err(Refused::TooMuch { what: "editions", .. })), "{fifth:?}");
    assert!(create(BEN, 4).await.is_ok());
    assert!(host.create(ANNE, New { edition: Some(ours.clone()), ..new(2) }).await.is_ok());
}

#[tokio::test]
async fn nobody_has_too_many_tables() {
    let clock = Clock::new();
    let options = host::Options { tables_of_person_max: 2, ..options(&clock) };
    let host = host::Host::new(std::sync::Arc::new(store::Memory::default()), options);
    let new = || New { chairs: vec![mine(ANNE)], ..new(2) };
    for _ in 0..2 {
        host.create(ANNE, new()).await.expect("there is room");
    }
    let refused = host.create(ANNE, new()).await;
    assert!(matches!(refused, Err(Refused::TooMuch { what: "tables", .. })));
    // Nor by sitting down at those of others.
    let other = host.create(BEN, super::new(2)).await.expect("there is room");
    let refused = host.act(other, &who(ANNE), None, Act::Sit { seat: None, nonce: NONCE }).await;
    assert!(matches!(refused, Err(Refused::TooMuch { what: "tables", .. })));
    let invite = host.make_link(other, BEN, LinkKind::Invite(None)).await.expect("he made it");
    let refused = host.join(&invite, ANNE, NONCE).await;
    assert!(matches!(refused, Err(Refused::TooMuch { what: "tables", .. })));
    // Nor by making tables without sitting down; where one may sit is counted once.
    let mut made = vec![other];
    for _ in 1..2 {
        made.push(host.create(BEN, super::new(2)).await.expect("there is room"));
    }
    let refused = host.create(BEN, super::new(2)).await;
    assert!(matches!(refused, Err(Refused::TooMuch { what: "tables", .. })));
    host.act(made[0], &who(BEN), None, sit(0)).await.expect("it is his own");
}

#[tokio::test]
async fn partners_write_on_one_sheet_and_nobody_wipes_out_what_they_have_not_seen() {
    let clock = Clock::new();
    let host = host::Host::new(std::sync::Arc::new(store::Memory::default()), options(&clock));
    let setup = "players 2 rounds 7 actions neighbours streets lanterns missions espionage theft \
                 black together demanding objectives normal normal normal";
    let new = host::New { game: "yedo".to_owned(), setup: setup.to_owned(), ..super::new(2) };
    let table = host.create(ANNE, new).await.expect("it can be made");
    for (person, seat) in [(ANNE, 0), (BEN, 1)] {
        host.act(table, &who(person), None, sit(seat)).await.expect("it is free");
    }
    let note = |person, written, text: &str| {
        let (host, text) = (host.clone(), text.to_owned());
        async move { host.note(table, person, &who(person), written, &text).await }
    };
    assert_eq!(note(ANNE, 0, "I go to the Temple.\nYou?\r\u{7}").await, Ok(0));
    assert_eq!(note(BEN, 0, "mine").await, Err(Refused::Stale { current: 1 }));
    assert_eq!(note(BEN, 1, "").await, Ok(1), "it may be wiped");
    let apart = Err(Refused::Forbidden(Role::Partner));
    assert_eq!(note(CLEO, 2, "psst").await, apart, "who watches does not write");
    let said = host.say(table, ANNE, &who(ANNE), Room::Notes, "psst").await;
    assert_eq!(said, apart, "there is one way to write on it");
    let long = "x".repeat(2_001);
    assert!(matches!(note(ANNE, 2, &long).await, Err(Refused::TooMuch { .. })));
    let sheets = host.talk(table, &who(BEN), Room::Notes, ChatPart::From(0)).await;
    let sheets = sheets.expect("partners read it");
    let texts: Vec<&str> = sheets.iter().map(|sheet| sheet.text.as_str()).collect();
    assert_eq!(texts, ["I go to the Temple.\nYou?", ""]);

    let rivals = started(&host, 2).await;
    let refused = host.note(rivals, ANNE, &who(ANNE), 0, "a plan").await;
    assert_eq!(refused, apart, "rivals have no sheet");
}

#[tokio::test]
async fn talk_is_apart_short_slow_and_can_be_stopped() {
    let clock = Clock::new();
    let host = host::Host::new(std::sync::Arc::new(store::Memory::default()), options(&clock));
    let table = started(&host, 2).await;
    let say = |person, room, text: &str| {
        let (host, text) = (host.clone(), text.to_owned());
        async move { host.say(table, person, &who(person), room, &text).await }
    };
    assert_eq!(say(ANNE, Room::Players, " hello\n<b>").await, Ok(0));
    assert_eq!(say(CLEO, Room::Spectators, "a good plan").await, Ok(0));
    let apart = Err(Refused::Forbidden(Role::Player));
    assert_eq!(say(CLEO, Room::Players, "psst").await, apart);
    assert!(say(ANNE, Room::Spectators, "psst").await.is_err());
    let heard = |person, room| {
        let host = host.clone();
        async move { host.talk(table, &who(person), room, ChatPart::Last(9)).await }
    };
    let players = heard(CLEO, Room::Players).await.expect("who watches hears who plays");
    assert_eq!(players[0].text, "hello <b>");
    assert!(heard(CLEO, Room::Spectators).await.is_ok());
    let kibitz = heard(ANNE, Room::Spectators).await;
    assert_eq!(kibitz.err(), Some(Refused::Forbidden(Role::Watcher)));
    assert_eq!(say(ANNE, Room::Players, " \n").await, Err(Refused::Nothing));
    let long = "x".repeat(501);
    assert!(matches!(say(ANNE, Room::Players, &long).await, Err(Refused::TooMuch { .. })));
    for _ in 0..4 {
        say(ANNE, Room::Players, "and").await.expect("five at once");
    }
    let sixth = say(ANNE, Room::Players, "and").await;
    assert!(matches!(sixth, Err(Refused::TooMuch { .. })));
    clock.wait(2);
    say(ANNE, Room::Players, "and").await.expect("one more");
    let mute = Act::Mute { person: BEN, muted: true };
    host.act(table, &who(ANNE), None, mute.clone()).await.expect("theirs to do");
    assert_eq!(say(BEN, Room::Players, "!").await, Err(Refused::Muted));
    let forbidden = host.act(table, &who(BEN), None, mute).await;
    assert_eq!(forbidden, Err(Refused::Forbidden(Role::Maker)));
}
