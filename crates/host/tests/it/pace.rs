//! Clocks.

use host::{Act, Clock, Event, Late, Pace, Refused};
use store::Millis;
use table::{Fast, Seat};

use crate::played::{ANNE, BEN, Played, terms};

const DAY: i64 = 24 * 60 * 60;

fn paced(pace: Pace, late: Late) -> Played {
    let mut terms = terms("players 2");
    (terms.pace, terms.late) = (pace, late);
    Played::started(terms)
}

fn live() -> Played {
    let late = Late::SitIn(bots::Level::Random);
    paced(Pace::Live { reserve: 100, increment: 10 }, late)
}

/// What is left on a clock, in seconds.
fn left(played: &Played, seat: Seat) -> i64 {
    let Clock { left, from } = played.sight(ANNE).clocks[seat].expect("time is counted");
    let ran = from.map_or(0, |from| (played.now.0 - from.0).max(0));
    (left - ran) / 1000
}

#[test]
fn only_the_clock_of_who_is_asked_runs() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let other = Seat(1 - seat.0);
    played.wait(30);
    assert_eq!((left(&played, seat), left(&played, other)), (70, 100));
    assert_eq!(played.table.deadline(), Some(Millis(1_000_000 + 100_000)));
    played.any(seat, &mut Fast(1));
    assert_eq!((left(&played, seat), left(&played, other)), (80, 100));
    played.wait(5);
    assert_eq!((left(&played, seat), left(&played, other)), (80, 95));
}

#[test]
fn everybody_who_plans_is_on_the_clock_and_secrets_do_not_touch_it() {
    let mut played = live();
    let mut chance = Fast(8);
    played.play(4, &mut chance);
    played.wait(20);
    let clocks = |played: &Played| played.sight(BEN).clocks;
    let before = clocks(&played);
    played.any(Seat(0), &mut chance);
    played.wait(1);
    played.any(Seat(0), &mut chance);
    assert_eq!(clocks(&played), before, "two cards laid in secret");
    let (mine, yours) = (left(&played, Seat(0)), left(&played, Seat(1)));
    played.any(Seat(0), &mut chance);
    assert_eq!((left(&played, Seat(0)), left(&played, Seat(1))), (mine + 10, yours));
    played.wait(30);
    assert_eq!((left(&played, Seat(0)), left(&played, Seat(1))), (mine + 10, yours - 30));
}

#[test]
fn an_answer_given_again_is_not_rewarded_again() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    played.any(seat, &mut Fast(1));
    assert_eq!(left(&played, seat), 110);
    for _ in 0..3 {
        played.must(person, &Act::Undo { seat, answers: 1 });
        played.wait(2);
        played.must(person, &Act::Redo { seat });
    }
    assert_eq!(left(&played, seat), 104);
}

#[test]
fn days_are_counted_for_each_answer_and_not_won_by_undo() {
    let mut played = paced(Pace::Days(3), Late::SitIn(bots::Level::Random));
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let (person, other) = (played.person(seat), Seat(1 - seat.0));
    played.wait(2 * DAY);
    assert_eq!(left(&played, seat), DAY);
    played.any(seat, &mut Fast(1));
    assert_eq!(left(&played, other), 3 * DAY);
    played.must(person, &Act::Undo { seat, answers: 1 });
    assert_eq!(left(&played, seat), DAY);
    played.must(person, &Act::Redo { seat });
    played.wait(DAY);
    assert_eq!(left(&played, other), 2 * DAY);
}

#[test]
fn a_pause_takes_all_and_ends_by_itself() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    played.wait(10);
    played.must(ANNE, &Act::AskPause { seconds: 3600 });
    played.wait(10);
    assert_eq!(left(&played, seat), 80, "the other has not agreed yet");
    played.must(BEN, &Act::Agree);
    played.wait(3600);
    assert_eq!(left(&played, seat), 80);
    played.wait(5);
    assert_eq!(left(&played, seat), 75);
    assert_eq!(played.act(ANNE, &Act::AskResume), Err(Refused::Nothing));
}

#[test]
fn a_pause_is_ended_early_by_all() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    played.must(ANNE, &Act::AskPause { seconds: 3600 });
    played.must(BEN, &Act::Agree);
    played.wait(100);
    played.must(BEN, &Act::AskResume);
    played.must(ANNE, &Act::Agree);
    played.wait(7);
    assert_eq!(left(&played, seat), 93);
}

#[test]
fn who_is_away_by_agreement_has_time_and_others_have_not() {
    let mut played = paced(Pace::Days(1), Late::SitIn(bots::Level::Random));
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let (person, other) = (played.person(seat), Seat(1 - seat.0));
    played.must(person, &Act::AskAway { seconds: 10 * DAY as u32 });
    played.must(played.person(other), &Act::Agree);
    played.wait(9 * DAY);
    assert_eq!(left(&played, seat), DAY);
    played.must(person, &Act::Return);
    played.wait(DAY / 2);
    assert_eq!(left(&played, seat), DAY / 2);
    let long = Act::AskAway { seconds: 1000 * DAY as u32 };
    assert!(matches!(played.act(person, &long), Err(Refused::TooMuch { .. })));
}

#[test]
fn where_time_ran_out_a_bot_sits_in_until_the_person_returns() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    played.wait(100);
    played.keep(&[Event::Late { seat }]);
    assert_eq!(played.table.bot_at(seat), Some(bots::Level::Random));
    assert_eq!(played.table.deadline(), None, "a bot is not on the clock");
    assert_eq!(played.table.summary().bots, played.table.asked());
    assert_eq!(played.table.summary().people[seat], Some(person));
    played.must(person, &Act::Return);
    assert_eq!(played.table.bot_at(seat), None);
    assert_eq!(left(&played, seat), 60);
    assert_eq!(played.act(person, &Act::Return), Err(Refused::Nothing));
}

#[test]
fn who_answers_where_a_bot_sits_in_is_back() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    played.keep(&[Event::Late { seat }]);
    played.any(seat, &mut Fast(1));
    assert_eq!(played.table.bot_at(seat), None);
}

#[test]
fn or_the_game_goes_on_without() {
    let mut played =
        paced(Pace::Live { reserve: 1, increment: 1 }, Late::Replace(bots::Level::Two));
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    played.keep(&[Event::Late { seat }]);
    assert_eq!(played.table.bot_at(seat), Some(bots::Level::Two));
    assert_eq!(played.act(person, &Act::Return), Err(Refused::Nothing));
    assert!(played.table.seats_of(person).is_empty());
}
