//! From the lobby to the rematch.

use bots::Level;
use host::{About, Act, Chair, Disagreed, New, Refused, Role, Who};
use store::{ChatPart, Life, Page, Room};
use table::{Fast, Seat};

use super::{ANNE, BEN, CLEO, Clock, host, life, mine, new, options, sit, started, step, who};

#[tokio::test]
async fn a_table_is_found_by_who_may_find_it() {
    let host = host();
    let open = host.create(ANNE, new(3)).await.expect("it can be played");
    let hidden = New { public: false, chairs: vec![mine(ANNE)], ..new(2) };
    let hidden = host.create(ANNE, hidden).await.expect("it can be played");
    let lobby = host.public(Life::Lobby, Page::first(9)).await.expect("a list");
    assert_eq!(lobby.iter().map(|listed| listed.table).collect::<Vec<_>>(), [open]);
    let about = About::read(&lobby[0].summary.about).expect("as it was written");
    assert_eq!((about.seats, about.open, about.by), (3, 3, ANNE));
    let mine = host.mine(ANNE, Page::first(9)).await.expect("a list");
    assert_eq!(mine.iter().map(|listed| listed.table).collect::<Vec<_>>(), [hidden]);
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
    assert!(mine[0].summary.waits_for(ANNE) && !mine[1].summary.waits_for(ANNE));
}

#[tokio::test]
async fn a_game_is_played_to_its_end_and_again() {
    let host = host();
    let table = started(&host, 2).await;
    assert_eq!(host.rematch(table, ANNE).await, Err(Refused::Life(Life::Running)));
    let mut chance = Fast(4);
    while step(&host, table, &mut chance).await {}
    assert_eq!(life(&host, table).await, Life::Over);
    let proved = host.verify(table, &Who::Nobody).await.expect("it is public and past");
    assert!(proved.is_ok());
    assert_eq!(host.rematch(table, CLEO).await, Err(Refused::Forbidden(Role::Player)));
    let again = host.rematch(table, BEN).await.expect("they played");
    assert_eq!(host.rematch(table, ANNE).await, Ok(again), "both come to the same");
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
    host.depart(ANNE).await.expect("she may go");
    assert!(host.mine(ANNE, Page::first(9)).await.expect("a list").is_empty());
    let holders = host.look(running, &who(BEN)).await.expect("he plays").holders;
    assert_eq!(holders[Seat(0)], host::Holder::Bot(Level::Random));
    assert_eq!(holders[Seat(1)].person(), Some(BEN));
    let holders = host.look(lobby, &who(BEN)).await.expect("it is public").holders;
    assert_eq!(holders[Seat(0)], host::Holder::Open);
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
