//! A table is what its lines say.

use host::{Act, Event, Refused, Role, Table, Why};
use store::{Life, Line, Millis};
use table::{Fast, Seat, Seats};

use crate::played::{ANNE, BEN, CLEO, PEOPLE, Played, terms};

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
    assert_eq!(broken(2, &whole[1].text), 2, "a seat is taken twice");
    assert_eq!(broken(3, "started"), 3, "the luck of the deal is missing");
    assert_eq!(broken(4, "S1 package 9"), 4);
    assert_eq!(broken(4, "S3 done"), 4);
    assert_eq!(broken(5, "undone all 4"), 5, "nobody agreed");
    let forged = [
        Event::Asked { person: ANNE, wish: host::Wish::Undo { from: 5 } },
        Event::Undone { seat: None, from: 5 },
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
    played.must(BEN, &Act::Sit { seat: None });
    assert_eq!(played.act(CLEO, &Act::Sit { seat: Some(Seat(0)) }), Err(Refused::NotFree));
    assert_eq!(played.act(CLEO, &Act::Sit { seat: Some(Seat(4)) }), Err(Refused::NotFree));
    assert_eq!(played.act(ANNE, &Act::Start), Err(Refused::Open));
    assert_eq!(
        played.act(CLEO, &Act::Leave { seat: Seat(0) }),
        Err(Refused::Forbidden(Role::Holder))
    );
    played.must(ANNE, &Act::Open { seat: Seat(0) });
    played.must(ANNE, &place);
    played.must(ANNE, &Act::Sit { seat: None });
    assert_eq!(played.act(BEN, &Act::Start), Err(Refused::Forbidden(Role::Maker)));
    played.must(ANNE, &Act::Start);
    assert_eq!(played.act(BEN, &Act::Sit { seat: None }), Err(Refused::Life(Life::Running)));
}

#[test]
fn one_person_may_hold_several_seats() {
    let mut played = Played::new(terms("players 2"));
    played.must(ANNE, &Act::Sit { seat: None });
    played.must(ANNE, &Act::Sit { seat: None });
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
    played.must(ANNE, &Act::Agree);
    played.must(CLEO, &Act::Refuse);
    assert_eq!(played.act(CLEO, &Act::Agree), Err(Refused::Wish));
    assert_eq!(played.table.life(), Life::Running);
    for person in PEOPLE.into_iter().take(3) {
        let act = if person == ANNE { Act::AskAbandon } else { Act::Agree };
        played.must(person, &act);
    }
    assert_eq!(played.table.life(), Life::Abandoned);
    assert!(host::verify(&played.lines).is_ok());
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

#[test]
fn other_rules_go_on_from_a_position() {
    let mut played = Played::started(terms("players 2"));
    played.play(30, &mut Fast(5));
    let position = played.table.position().expect("it is being played");
    let mut lines = played.lines.clone();
    // As a program of tomorrow would find it: the lines so far are by rules it does not have.
    lines[0].text = lines[0].text.replace(" rules 1 ", " rules 0 ");
    let why = Table::fold(&lines).expect_err("there are no such rules").why;
    assert!(matches!(why, Why::Disagreed(_)), "{why}");
    let text = Event::Switched { rules: 1, position: position.clone() }.to_string();
    lines.push(Line { text, at: Millis(2_000_000) });
    let switched = Table::fold(&lines).expect("it goes on");
    assert_eq!(switched.position(), Some(position));
    assert_eq!(switched.asked(), played.table.asked());
    let mut on = Played { lines, table: switched, now: Millis(2_000_000) };
    on.play(u32::MAX, &mut Fast(6));
    assert_eq!(on.table.life(), Life::Over);
    assert!(Table::fold(&on.lines).is_ok());
}
