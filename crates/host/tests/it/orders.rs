//! Standing orders.

use host::{Act, Refused, Role};
use table::{Fast, Seat};

use crate::played::{ANNE, BEN, Played, terms};

/// Plays until everybody decides on wages.
fn wages() -> Played {
    let mut chance = Fast(4);
    let mut played = Played::started(terms("players 2"));
    while kind(&played) != Some("wages") {
        played.play(1, &mut chance);
    }
    played
}

fn kind(played: &Played) -> Option<&'static str> {
    played.table.kind(played.table.asked().lowest()?)
}

fn order(seat: Seat, kind: &str, choice: &str) -> Act {
    Act::Order { seat, kind: kind.to_owned(), choice: Some(choice.to_owned()) }
}

#[test]
fn an_order_answers_questions_of_its_kind_this_round() {
    let mut played = wages();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    assert!(played.table.order_for(seat).is_none());
    played.must(person, &order(seat, "plan", "done"));
    assert!(played.table.order_for(seat).is_none(), "that is another kind");
    played.must(person, &order(seat, "wages", "done"));
    assert_eq!(played.table.order_for(seat).map(|order| &*order.choice), Some("done"));
    assert!(played.table.summary().bots.has(seat) && !played.table.summary().asked.has(seat));
    let off = Act::Order { seat, kind: "wages".to_owned(), choice: None };
    played.must(person, &off);
    assert!(played.table.order_for(seat).is_none());
    played.must(person, &order(seat, "wages", "done"));
    let mut chance = Fast(9);
    loop {
        played.play(1, &mut chance);
        if kind(&played) == Some("plan") {
            break;
        }
    }
    assert!(played.sight(person).orders.is_empty(), "the round is over");
}

#[test]
fn an_order_is_seen_by_nobody_else() {
    let mut played = wages();
    let before = played.sight(BEN).number;
    played.must(ANNE, &order(Seat(0), "wages", "done"));
    assert_eq!(played.sight(BEN).number, before);
    assert!(played.sight(BEN).orders.is_empty());
    assert_eq!(played.sight(ANNE).orders.len(), 1);
    let forged = order(Seat(0), "wages", "done");
    assert_eq!(played.act(BEN, &forged), Err(Refused::Forbidden(Role::Holder)));
}

#[test]
fn an_order_that_would_be_unlawful_does_not_answer() {
    let mut played = wages();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    played.must(person, &order(seat, "wages", "package 1"));
    assert!(played.table.order_for(seat).is_none());
    assert!(matches!(played.act(person, &order(seat, "wages", "dance")), Err(Refused::Misread(_))));
}

#[test]
fn nobody_fills_a_table_with_orders() {
    let mut played = wages();
    let mut kinds = (0..).map(|i| format!("kind-{i}"));
    let mut refused = None;
    for _ in 0..100 {
        let kind = kinds.next().expect("there is always another");
        refused = played.act(ANNE, &order(Seat(0), &kind, "done")).err();
    }
    assert!(matches!(refused, Some(Refused::TooMuch { .. })));
    assert!(played.sight(ANNE).orders.len() < 30);
}

#[test]
fn how_long_an_order_waits_depends_on_nothing_one_could_hide() {
    let played = wages();
    let luck = played.luck();
    let mut waits: Vec<u128> = (0..1000).map(|number| luck.wait(number).as_millis()).collect();
    assert!(waits.iter().all(|wait| (2_000..8_000).contains(wait)));
    waits.sort_unstable();
    waits.dedup();
    assert!(500 < waits.len(), "it is spread");
    // Every node waits alike, whatever was done in secret since.
    let before = luck.wait(played.table.number());
    let elsewhere = host::Table::fold(&played.lines).expect("it is a table");
    assert_eq!(elsewhere.luck(crate::played::SECRET).wait(elsewhere.number()), before);
    let other = host::Luck::new(store::Secret([8; 32]), elsewhere.id(), &[]);
    assert_ne!(other.wait(elsewhere.number()), before, "and nobody can know how long");
}
