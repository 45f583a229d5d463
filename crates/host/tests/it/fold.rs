//! A table is what its lines say.

use host::{Act, Event, Pace, Refused, Role, Switch, Table, Why};
use store::{Life, Line, Millis};
use table::{Fast, Seat, Seats};

use crate::played::{ANNE, BEN, CLEO, NONCE, PEOPLE, Played, terms};

#[test]
fn the_same_lines_give_the_same_table() {
    for setup in ["players 2", "players 5 modules jiin tokken ronin"] {
        let mut played = Played::started(terms(setup));
        played.play(u32::MAX, &mut Fast(3));
        assert_eq!(played.table.life(), Life::Over);
        let again = Table::fold(&played.lines).expect("it was played");
        assert_eq!(format!("{again:?}"), format!("{:?}", played.table));
    }
}

#[test]
fn a_line_that_cannot_stand_there_is_named() {
    let mut played = Played::started(terms("players 2"));
    played.play(5, &mut Fast(3));
    let whole = &played.lines;
    let broken = |at: usize, text: &str| {
        let mut lines = whole.clone();
        lines[at].text = text.to_owned();
        Table::fold(&lines).expect_err("a line is wrong").number
    };
    assert_eq!(broken(0, "resumed"), 0);
    assert_eq!(broken(3, &whole[1].text), 3, "a seat is taken twice");
    assert_eq!(broken(4, &format!("muted {CLEO}")), 5, "somebody added nothing to the luck");
    assert_eq!(broken(5, "started"), 5, "the luck of the deal is missing");
    assert_eq!(broken(6, "S1 package 9"), 6);
    assert_eq!(broken(6, "S3 done"), 6);
    assert_eq!(broken(7, "undone all 6"), 7, "nobody agreed");
    let forged = [
        Event::Asked { person: ANNE, wish: host::Wish::Undo { from: 7, to: None } },
        Event::Undone { seat: None, from: 7, to: None },
    ];
    let mut lines = whole.clone();
    lines.extend(forged.map(|event| Line { text: event.to_string(), at: whole[0].at }));
    let number = Table::fold(&lines).expect_err("only one of two agreed").number as usize;
    assert_eq!(number, lines.len() - 1);
    let mut twice = whole.clone();
    twice.push(whole[0].clone());
    let why = Table::fold(&twice).expect_err("a table is created once").why;
    assert!(matches!(why, Why::Misplaced(_)), "{why}");
    assert!(Table::fold(&[]).is_err());
}

#[test]
fn who_gathers_people_is_who_made_the_table() {
    let mut played = Played::new(terms("players 2"));
    let place = Act::Place { seat: Seat(0), level: bots::Level::One };
    assert_eq!(played.act(BEN, &place), Err(Refused::Forbidden(Role::Maker)));
    played.must(BEN, &Act::Sit { seat: None, nonce: NONCE });
    assert_eq!(
        played.act(CLEO, &Act::Sit { seat: Some(Seat(0)), nonce: NONCE }),
        Err(Refused::NotFree)
    );
    assert_eq!(
        played.act(CLEO, &Act::Sit { seat: Some(Seat(4)), nonce: NONCE }),
        Err(Refused::NotFree)
    );
    assert_eq!(played.act(ANNE, &Act::Start), Err(Refused::Open));
    assert_eq!(
        played.act(CLEO, &Act::Leave { seat: Seat(0) }),
        Err(Refused::Forbidden(Role::Holder))
    );
    played.must(ANNE, &Act::Open { seat: Seat(0) });
    played.must(ANNE, &place);
    played.must(ANNE, &Act::Sit { seat: None, nonce: NONCE });
    assert_eq!(played.act(BEN, &Act::Start), Err(Refused::Forbidden(Role::Maker)));
    played.must(ANNE, &Act::Start);
    assert_eq!(
        played.act(BEN, &Act::Sit { seat: None, nonce: NONCE }),
        Err(Refused::Life(Life::Running))
    );
}

#[test]
fn one_person_may_hold_several_seats() {
    let mut played = Played::new(terms("players 2"));
    played.must(ANNE, &Act::Sit { seat: None, nonce: NONCE });
    played.must(ANNE, &Act::Sit { seat: None, nonce: NONCE });
    played.must(ANNE, &Act::Start);
    assert_eq!(played.table.seats_of(ANNE), Seats::first(2));
    assert_eq!(played.table.people(), [ANNE]);
    played.play(40, &mut Fast(1));
}

#[test]
fn what_is_secret_moves_nobodys_number() {
    let mut chance = Fast(11);
    let mut played = Played::started(terms("players 3"));
    // Packages and start cities are chosen in the open.
    played.play(6, &mut chance);
    assert_eq!(played.table.asked(), Seats::first(3), "everybody plans");
    let before = played.numbers();
    played.any(Seat(0), &mut chance);
    let (seats, all) = played.numbers();
    assert_eq!(all, before.1);
    for seat in Seats::first(3).iter() {
        assert_eq!(seats[seat] - before.0[seat], u32::from(seat == Seat(0)), "{seat}");
    }
    // The third card seals the plan, and that lies open.
    played.any(Seat(0), &mut chance);
    played.any(Seat(0), &mut chance);
    assert_eq!(played.numbers().1, before.1 + 1);
}

#[test]
fn who_leaves_a_running_game_is_replaced_for_good() {
    let mut played = Played::started(terms("players 3"));
    played.must(BEN, &Act::Leave { seat: Seat(1) });
    assert_eq!(played.table.people(), [ANNE, CLEO]);
    assert_eq!(played.table.bot_at(Seat(1)), Some(bots::Level::Random));
    assert_eq!(played.act(BEN, &Act::Return), Err(Refused::Nothing));
}

#[test]
fn a_game_is_given_up_only_by_all() {
    let mut played = Played::started(terms("players 3"));
    played.must(BEN, &Act::AskAbandon);
    assert_eq!(played.act(ANNE, &Act::AskAbandon), Err(Refused::Wish));
    played.must(ANNE, &Act::Agree { wish: None });
    played.must(CLEO, &Act::Refuse);
    assert_eq!(played.act(CLEO, &Act::Agree { wish: None }), Err(Refused::Wish));
    assert_eq!(played.table.life(), Life::Running);
    for person in PEOPLE.into_iter().take(3) {
        let act = if person == ANNE { Act::AskAbandon } else { Act::Agree { wish: None } };
        played.must(person, &act);
    }
    assert_eq!(played.table.life(), Life::Abandoned);
    assert!(host::verify(&played.lines).is_ok());
}

#[test]
fn nothing_is_taken_from_who_is_late_without_their_consent() {
    let mut played = Played::started(terms("players 3"));
    played.play(3, &mut Fast(1));
    played.keep(&[Event::Late { seat: Seat(1) }]);
    for wish in [Act::AskUndo { answers: 1 }, Act::AskAbandon] {
        played.must(ANNE, &wish);
        assert_eq!(
            played.act(ANNE, &Act::Agree { wish: None }),
            Err(Refused::Nothing),
            "once is enough"
        );
        played.must(CLEO, &Act::Agree { wish: None });
        let asking = played.sight(ANNE).asking.expect("one has not agreed");
        assert_eq!(asking.waiting, [BEN]);
        played.must(BEN, &Act::Agree { wish: None });
        assert_eq!(played.sight(ANNE).asking, None);
    }
    assert_eq!(played.table.life(), Life::Abandoned);
    assert!(host::verify(&played.lines).is_ok());
}

#[test]
fn who_is_there_pauses_without_who_is_late() {
    let mut played = Played::started(terms("players 3"));
    played.keep(&[Event::Late { seat: Seat(1) }]);
    let pause = Act::AskPause { seconds: 60 };
    assert_eq!(played.act(BEN, &pause), Err(Refused::Forbidden(Role::Player)));
    played.must(ANNE, &pause);
    played.must(CLEO, &Act::Agree { wish: None });
    assert!(played.sight(ANNE).paused.is_some());
}

#[test]
fn when_who_had_not_agreed_leaves_the_others_have_their_wish() {
    let mut played = Played::started(terms("players 3"));
    played.must(ANNE, &Act::AskAbandon);
    played.must(CLEO, &Act::Agree { wish: None });
    played.must(BEN, &Act::Leave { seat: Seat(1) });
    assert_eq!(played.table.life(), Life::Abandoned);
    let mut played = Played::started(terms("players 3"));
    played.must(ANNE, &Act::AskAbandon);
    played.must(ANNE, &Act::Leave { seat: Seat(0) });
    assert_eq!(played.sight(BEN).asking, None, "a wish goes with who had it");
}

#[test]
fn a_frozen_table_stands_still_until_it_is_thawed() {
    let mut played = Played::started(terms("players 2"));
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let choice = played.choice(seat, &mut Fast(1));
    played.keep(&[Event::Frozen { why: "a test".into() }]);
    let person = played.person(seat);
    let answer = Act::Answer { seat, choice };
    assert_eq!(played.act(person, &answer), Err(Refused::Life(Life::Frozen)));
    assert_eq!(played.table.asked(), Seats::NONE);
    played.keep(&[Event::Thawed]);
    played.must(person, &answer);
}

fn switch(position: Option<String>) -> Event {
    Event::Switched(Box::new(Switch {
        rules: <edo::Edo as table::Game>::RULES,
        edition: None,
        position,
    }))
}

/// The lines as a program of tomorrow would find them: by rules it does not have.
fn by_old_rules(played: &Played) -> Vec<Line> {
    let mut lines = played.lines.clone();
    lines[0].text = lines[0].text.replace(" rules 2 ", " rules 0 ");
    let why = Table::fold(&lines).expect_err("there are no such rules").why;
    assert!(matches!(why, Why::Disagreed(_)), "{why}");
    lines
}

#[test]
fn other_rules_go_on_from_a_position() {
    let mut played = Played::started(terms("players 2"));
    played.play(30, &mut Fast(5));
    let position = played.table.position().expect("it is being played");
    let mut lines = by_old_rules(&played);
    lines.push(Line { text: switch(Some(position.clone())).to_string(), at: Millis(2_000_000) });
    let switched = Table::fold(&lines).expect("it goes on");
    assert_eq!(switched.position(), Some(position));
    assert_eq!(switched.asked(), played.table.asked());
    // Nobody can have had such a number, and it does not count what they could not see.
    assert_eq!(switched.noticed(Seats::NONE), switched.noticed(Seats::only(Seat(1))));
    assert!(played.numbers().1 < switched.noticed(Seats::NONE));
    let mut on = Played { lines, table: switched, now: Millis(2_000_000) };
    on.play(u32::MAX, &mut Fast(6));
    assert_eq!(on.table.life(), Life::Over);
    assert!(Table::fold(&on.lines).is_ok());
}

#[test]
fn other_rules_hold_whatever_happened_at_the_table_before() {
    let mut chance = Fast(5);
    let mut terms = terms("players 2");
    terms.pace = Pace::Live { reserve: 100, increment: 10 };
    let mut played = Played::started(terms);
    played.play(9, &mut chance);
    played.must(ANNE, &Act::AskPause { seconds: 60 });
    played.must(BEN, &Act::Agree { wish: None });
    played.must(BEN, &Act::AskResume);
    played.must(ANNE, &Act::Agree { wish: None });
    played.must(ANNE, &Act::AskAbandon);
    played.must(BEN, &Act::Refuse);
    played.must(ANNE, &Act::AskAway { seconds: 60 });
    played.must(BEN, &Act::Agree { wish: None });
    played.must(ANNE, &Act::Return);
    // A wish for an undo that the game goes over, and one that is granted.
    played.must(ANNE, &Act::AskUndo { answers: 1 });
    while !matches!(played.act(ANNE, &Act::AskPause { seconds: 60 }), Ok(())) {
        played.play(1, &mut chance);
    }
    played.must(BEN, &Act::Agree { wish: None });
    played.must(ANNE, &Act::AskUndo { answers: 2 });
    played.must(BEN, &Act::Agree { wish: None });
    let seat = played.table.asked().lowest().expect("somebody is asked");
    played.keep(&[Event::Late { seat }]);
    played.must(played.person(seat), &Act::Return);
    played.must(ANNE, &Act::AskPause { seconds: 90 });
    let position = played.table.position().expect("it is being played");
    let mut lines = by_old_rules(&played);
    let event = switch(Some(position));
    lines.push(Line { text: event.to_string(), at: played.now });
    let switched = Table::fold(&lines).expect("it goes on");
    // A program that has the rules makes the same of it, line by line and all at once.
    played.keep(&[event]);
    assert_eq!(format!("{switched:?}"), format!("{:?}", played.table));
    let again = Table::fold(&played.lines).expect("it was played");
    assert_eq!(format!("{again:?}"), format!("{:?}", played.table));
    played.play(u32::MAX, &mut chance);
    assert_eq!(played.table.life(), Life::Over);
}

#[test]
fn other_rules_hold_also_before_the_game_and_while_it_is_frozen() {
    let mut lobby = Played::new(terms("players 2"));
    lobby.must(ANNE, &Act::Sit { seat: None, nonce: NONCE });
    lobby.must(BEN, &Act::Sit { seat: None, nonce: NONCE });
    let mut lines = by_old_rules(&lobby);
    lines.push(Line { text: switch(None).to_string(), at: lobby.now });
    let table = Table::fold(&lines).expect("nothing was played yet");
    let mut lobby = Played { lines, table, now: lobby.now };
    lobby.must(ANNE, &Act::Start);
    lobby.play(u32::MAX, &mut Fast(1));
    assert_eq!(lobby.table.life(), Life::Over);
    assert!(Table::fold(&lobby.lines).is_ok());

    let mut frozen = Played::started(terms("players 2"));
    frozen.play(20, &mut Fast(2));
    let position = frozen.table.position().expect("it is being played");
    frozen.keep(&[Event::Frozen { why: "a fault in the rules".into() }]);
    let mut lines = by_old_rules(&frozen);
    for event in [switch(Some(position.clone())), Event::Thawed] {
        lines.push(Line { text: event.to_string(), at: frozen.now });
    }
    let table = Table::fold(&lines).expect("it goes on");
    assert_eq!((table.life(), table.position()), (Life::Running, Some(position)));
    let nowhere = Line { text: switch(None).to_string(), at: frozen.now };
    lines.push(nowhere);
    assert!(Table::fold(&lines).is_err(), "a running game needs a position");
}
