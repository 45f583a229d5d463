//! Clocks.

use edo::Edo;
use host::{Act, Clock, Event, Late, Pace, Refused, Role, Shown};
use store::Millis;
use table::{Chance, Fast, Game, Seat};

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
    played.must(BEN, &Act::Agree { wish: None });
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
    played.must(BEN, &Act::Agree { wish: None });
    played.wait(100);
    played.must(BEN, &Act::AskResume);
    played.must(ANNE, &Act::Agree { wish: None });
    played.wait(7);
    assert_eq!(left(&played, seat), 93);
}

#[test]
fn who_is_away_by_agreement_has_time_and_others_have_not() {
    let mut played = paced(Pace::Days(1), Late::SitIn(bots::Level::Random));
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let (person, other) = (played.person(seat), Seat(1 - seat.0));
    played.must(person, &Act::AskAway { seconds: 10 * DAY as u32 });
    played.must(played.person(other), &Act::Agree { wish: None });
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
    // Who is back is back once the bot has answered what they were late for.
    let choice = played.choice(seat, &mut Fast(1));
    played.must(person, &Act::Return);
    assert_eq!(played.table.bot_at(seat), Some(bots::Level::Random));
    assert_eq!(played.act(person, &Act::Return), Err(Refused::Nothing));
    let answer = Act::Answer { seat, choice: choice.clone() };
    assert_eq!(played.act(person, &answer), Err(Refused::Forbidden(Role::Holder)));
    played.keep(&[Event::Answered(record::Line { seat, choice, draws: Vec::new() })]);
    assert_eq!(played.table.bot_at(seat), None);
    assert_eq!(left(&played, seat), 10, "no more than one answer is worth");
    assert_eq!(played.act(person, &Act::Return), Err(Refused::Nothing));
    assert!(played.table.deadline().is_some(), "the other is on the clock");
}

#[test]
fn who_is_asked_nothing_is_back_at_once() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let choice = played.choice(seat, &mut Fast(1));
    played.wait(100);
    let answer = Event::Answered(record::Line { seat, choice, draws: Vec::new() });
    played.keep(&[Event::Late { seat }, answer]);
    assert_eq!(played.table.bot_at(seat), Some(bots::Level::Random));
    played.must(played.person(seat), &Act::Return);
    assert_eq!(played.table.bot_at(seat), None);
    assert_eq!(left(&played, seat), 10);
}

#[test]
fn who_takes_an_answer_back_pays_for_the_time_of_others() {
    let mut played = live();
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let (person, other) = (played.person(seat), Seat(1 - seat.0));
    played.wait(5);
    played.any(seat, &mut Fast(1));
    played.wait(30);
    assert_eq!((left(&played, seat), left(&played, other)), (105, 70));
    played.must(person, &Act::Undo { seat, answers: 1 });
    assert_eq!((left(&played, seat), left(&played, other)), (75, 100));
    played.must(person, &Act::Redo { seat });
    assert_eq!((left(&played, seat), left(&played, other)), (75, 100), "and is not rewarded again");
    let again = host::Table::fold(&played.lines).expect("it was played");
    assert_eq!(format!("{again:?}"), format!("{:?}", played.table));
}

#[test]
fn who_plans_anyway_is_given_nothing_back() {
    let mut played = live();
    let mut chance = Fast(8);
    played.play(4, &mut chance);
    for _ in 0..3 {
        played.any(Seat(0), &mut chance);
    }
    let (mine, yours) = (left(&played, Seat(0)), left(&played, Seat(1)));
    played.wait(20);
    played.must(ANNE, &Act::Undo { seat: Seat(0), answers: 1 });
    assert_eq!((left(&played, Seat(0)), left(&played, Seat(1))), (mine, yours - 20));
}

/// What a seat could choose now.
fn choices(played: &Played, seat: Seat) -> Vec<String> {
    let Some(Shown::Edo(scene)) = played.sight(played.person(seat)).game else { return Vec::new() };
    let offers = scene.windows.into_iter().flat_map(|window| window.offers);
    let lawful = offers.filter(table::Offer::is_available);
    lawful.map(|offer| table::choice_text(&*scene.game, offer.choice)).collect()
}

/// A plan with one more choice in it that nobody sees is worth no more time.
#[test]
fn a_plan_is_rewarded_for_being_sealed_and_not_for_what_is_in_it() {
    let seal = |support: bool| {
        let (mut played, mut chance) = (planning("S1 privileges support"), Fast(1));
        if support {
            played.must(ANNE, &Act::Answer { seat: Seat(0), choice: "support".to_owned() });
        }
        let before = played.table.noticed(table::Seats::NONE);
        let mut answers = u32::from(support);
        while played.table.noticed(table::Seats::NONE) == before {
            let mut plans = choices(&played, Seat(0));
            plans.retain(|text| text != "support");
            let choice = plans.swap_remove(chance.below(plans.len() as u32) as usize);
            played.must(ANNE, &Act::Answer { seat: Seat(0), choice });
            answers += 1;
        }
        (left(&played, Seat(0)), answers)
    };
    let (plain, more) = (seal(false), seal(true));
    assert_eq!((plain.0, more.0), (110, 110), "what is sealed was one answer that all could see");
    assert!(plain.1 < more.1);
}

/// One that was taken back and is given again with one more choice in it is not rewarded again.
#[test]
fn a_plan_sealed_again_is_not_rewarded_again() {
    let mut played = planning("S1 privileges support");
    for support in [false, true] {
        if support {
            played.must(ANNE, &Act::Restart { seat: Seat(0) });
            played.must(ANNE, &Act::Answer { seat: Seat(0), choice: "support".to_owned() });
        }
        let before = played.table.noticed(table::Seats::NONE);
        while played.table.noticed(table::Seats::NONE) == before {
            let mut plans = choices(&played, Seat(0));
            plans.retain(|text| text != "support");
            played.must(ANNE, &Act::Answer { seat: Seat(0), choice: plans.swap_remove(0) });
        }
        assert_eq!(left(&played, Seat(0)), 110);
    }
}

/// Two plan, from this position.
fn planning(position: &str) -> Played {
    let mut terms = terms("players 2 modules tokken");
    terms.pace = Pace::Live { reserve: 100, increment: 10 };
    let mut played = Played::started(terms);
    let position = Some(position.to_owned());
    let switch = host::Switch { rules: Edo::RULES, edition: None, position };
    played.keep(&[Event::Switched(Box::new(switch))]);
    assert_eq!(played.table.kind(Seat(0)), Some("plan"));
    played
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
