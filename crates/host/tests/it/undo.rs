//! Taking back what taught nobody anything.

use edo::fact::Fact;
use host::sight::AskedFor;
use host::{Act, Event, Pass, Refused, Shown, Table, Told, Undo, Wish};
use store::{Life, PersonId};
use table::{Chance, Fast, Seat, Viewer};

use crate::played::{ANNE, BEN, CLEO, PEOPLE, Played, terms};

const SETUPS: [&str; 4] = [
    "players 2",
    "players 3 modules ronin",
    "players 4 modules tokken",
    "players 5 modules jiin tokken ronin",
];

/// After every answer of random games: whatever can be taken back is, and everybody sees what they
/// saw before; then it is done again, and everybody sees what they saw after.
#[test]
fn what_is_taken_back_leaves_no_trace() {
    let mut freely = 0;
    for (i, setup) in SETUPS.into_iter().enumerate() {
        let mut chance = Fast(i as u64);
        let mut played = Played::started(terms(setup));
        while let Some(seat) = played.asked(&mut chance) {
            let before = played.views();
            played.any(seat, &mut chance);
            if played.table.life() != Life::Running {
                break;
            }
            let after = played.views();
            let person = played.person(seat);
            let free = played.sight(person).undo[seat];
            if free == 0 {
                let undo = Act::Undo { seat, answers: 1 };
                assert_eq!(played.act(person, &undo), Err(Refused::Barrier));
                continue;
            }
            freely += 1;
            played.must(person, &Act::Undo { seat, answers: 1 });
            assert_eq!(played.views(), before, "{setup}: {:?}", played.lines.last());
            played.must(person, &Act::Redo { seat });
            assert_eq!(played.views(), after, "{setup}");
        }
        assert!(host::verify(&played.lines).is_ok(), "{setup}");
    }
    assert!(400 < freely, "{freely}");
}

/// A turn begun again is begun as it was.
#[test]
fn a_turn_is_restarted_in_one_step() {
    let mut chance = Fast(5);
    let mut played = Played::started(terms("players 3 modules tokken"));
    let mut longest = 0;
    let mut begun = (Seat(9), played.views());
    for _ in 0..400 {
        let Some(seat) = played.table.asked().lowest() else { break };
        let before = played.views();
        played.any(seat, &mut chance);
        let person = played.person(seat);
        let turn = played.sight(person).turn[seat];
        if turn <= 1 {
            begun = (seat, before);
        }
        if 2 < turn && begun.0 == seat && chance.below(2) == 0 {
            longest = longest.max(turn);
            let redone: Vec<String> = last_choices(&played, seat, turn);
            played.must(person, &Act::Restart { seat });
            assert_eq!(played.views(), begun.1);
            for choice in redone {
                assert_eq!(played.sight(person).redo[seat].as_ref(), Some(&choice));
                played.must(person, &Act::Redo { seat });
            }
        }
    }
    assert!(2 < longest);
}

fn last_choices(played: &Played, seat: Seat, number: u32) -> Vec<String> {
    let mut choices: Vec<String> = played
        .table
        .record()
        .expect("it is being played")
        .lines
        .into_iter()
        .filter(|line| line.seat == seat)
        .map(|line| line.choice)
        .collect();
    choices.split_off(choices.len() - number as usize)
}

/// The line that was written last.
fn last(played: &Played) -> Event {
    Event::read(&played.lines.last().expect("there are lines").text).expect("an event")
}

#[test]
fn what_used_luck_or_opened_a_seal_is_never_free() {
    let (mut lucky, mut opened) = (0, 0);
    for (i, setup) in SETUPS.into_iter().enumerate() {
        for seed in 0..3 {
            let mut chance = Fast(100 * seed + i as u64);
            let mut played = Played::started(terms(setup));
            while let Some(seat) = played.asked(&mut chance) {
                let told = n_told(&played);
                played.any(seat, &mut chance);
                let Event::Answered(line) = last(&played) else { break };
                let facts = told_since(&played, told);
                let opens = facts.iter().any(|fact| matches!(fact, Fact::PlanOpened { .. }));
                if line.draws.is_empty() && !opens {
                    continue;
                }
                lucky += u32::from(!line.draws.is_empty());
                opened += u32::from(opens);
                for person in PEOPLE {
                    let undo = played.sight(person).undo;
                    assert_eq!(undo.0, [0; 5], "{setup}: {line}");
                }
            }
        }
    }
    assert!(50 < lucky && 50 < opened, "{lucky} {opened}");
}

fn n_told(played: &Played) -> u32 {
    match played.table.tell(&host::Pass::spectator(&played.table), 0) {
        Some(Told::Edo(_, told)) => told.len() as u32,
        Some(Told::Yedo(..)) => unreachable!("Edo is played"),
        None => 0,
    }
}

fn told_since(played: &Played, from: u32) -> Vec<Fact> {
    match played.table.tell(&host::Pass::spectator(&played.table), from) {
        Some(Told::Edo(_, told)) => told.into_iter().flat_map(|happened| happened.facts).collect(),
        Some(Told::Yedo(..)) => unreachable!("Edo is played"),
        None => Vec::new(),
    }
}

/// All to their plans: packages and start cities are chosen.
fn planning(players: usize) -> (Played, Fast) {
    let mut chance = Fast(8);
    let mut played = Played::started(terms(&format!("players {players}")));
    played.play(2 * players as u32, &mut chance);
    assert_eq!(played.table.asked().len() as usize, players, "everybody plans");
    (played, chance)
}

#[test]
fn a_plan_is_changed_while_others_make_theirs_unseeing() {
    let (mut played, mut chance) = planning(3);
    played.any(Seat(0), &mut chance);
    played.any(Seat(0), &mut chance);
    // The others saw nothing of it, so what they do is no reaction, whatever it is.
    for _ in 0..3 {
        played.any(Seat(1), &mut chance);
    }
    let (_, views) = played.views();
    assert_eq!(played.sight(ANNE).turn[Seat(0)], 2);
    played.must(ANNE, &Act::Restart { seat: Seat(0) });
    let (_, after) = played.views();
    assert_eq!(views[1..], after[1..], "nobody else sees any of it");
    assert_ne!(views[0], after[0]);
    // The plan of the other is still sealed, and can still be changed by its owner.
    assert_eq!(played.sight(BEN).undo[Seat(1)], 3);
}

#[test]
fn a_sealed_plan_stays_once_somebody_is_seen_to_have_acted_who_saw_it() {
    let (mut played, mut chance) = planning(3);
    let before = played.sight(ANNE);
    assert_eq!(before.undo[Seat(0)], 0, "since she chose a city others may be planning");
    for _ in 0..3 {
        played.any(Seat(0), &mut chance);
    }
    // What Ben lays unseen shows nowhere, also not in what Anne may take back.
    for _ in 0..2 {
        assert_eq!(played.sight(ANNE).undo[Seat(0)], 3);
        assert_eq!(played.sight(ANNE).turn[Seat(0)], 3);
        played.any(Seat(1), &mut chance);
    }
    assert_eq!(played.sight(ANNE).undo[Seat(0)], 3);
    // That he has sealed his plan she can see.
    played.any(Seat(1), &mut chance);
    assert_eq!(played.sight(ANNE).undo[Seat(0)], 0);
    let undo = Act::Undo { seat: Seat(0), answers: 1 };
    assert_eq!(played.act(ANNE, &undo), Err(Refused::Barrier));
}

#[test]
fn beyond_the_barrier_all_must_agree_and_luck_is_new() {
    let (mut played, mut chance) = planning(3);
    while !matches!(last(&played), Event::Answered(line) if !line.draws.is_empty()) {
        played.play(1, &mut chance);
    }
    let Event::Answered(lucky) = last(&played) else { panic!("it was just answered") };
    let person = played.person(lucky.seat);
    let undo = Act::Undo { seat: lucky.seat, answers: 1 };
    assert_eq!(played.act(person, &undo), Err(Refused::Barrier));
    let mut draws = vec![lucky.draws.clone()];
    for _ in 0..8 {
        played.must(person, &Act::AskUndo { answers: 1 });
        let others = [ANNE, BEN, CLEO].into_iter().filter(|other| *other != person);
        for other in others {
            assert!(played.table.record().expect("playing").lines.len() >= 6);
            played.must(other, &Act::Agree { wish: None });
        }
        assert!(matches!(last(&played), Event::Undone { seat: None, .. }));
        played.must(person, &Act::Redo { seat: lucky.seat });
        let Event::Answered(again) = last(&played) else { panic!("it was just answered") };
        assert_eq!((again.seat, &again.choice), (lucky.seat, &lucky.choice));
        draws.push(again.draws);
    }
    assert!(draws.iter().any(|luck| *luck != draws[0]), "luck came back: {draws:?}");
    played.must(ANNE, &Act::AskAbandon);
    played.must(BEN, &Act::Agree { wish: None });
    played.must(CLEO, &Act::Agree { wish: None });
    assert!(host::verify(&played.lines).is_ok());
}

/// Two have answered openly, the first of them also asks; who they are, and what is asked.
fn both_answered() -> (Played, [(PersonId, Seat); 2]) {
    let mut played = Played::started(terms("players 2"));
    let mut chance = Fast(3);
    let mut whose = Vec::new();
    while whose.len() < 2 {
        let seat = played.asked(&mut chance).expect("somebody is asked");
        let before = played.numbers().1;
        played.any(seat, &mut chance);
        if before != played.numbers().1 && whose.last() != Some(&(played.person(seat), seat)) {
            whose.push((played.person(seat), seat));
        }
    }
    (played, [whose[0], whose[1]])
}

/// The answers of a seat that stand.
fn standing(played: &Played, seat: Seat) -> usize {
    let record = played.table.record().expect("it was dealt");
    record.lines.iter().filter(|line| line.seat == seat).count()
}

#[test]
fn who_asks_for_an_undo_has_their_own_answer_taken_back_and_what_came_after() {
    let (mut played, [(first, of_first), (second, of_second)]) = both_answered();
    let own = standing(&played, of_first);
    let others = standing(&played, of_second);
    played.must(first, &Act::AskUndo { answers: 1 });
    let wish = played.sight(second).asking.expect("he is asked");
    assert_eq!((wish.by, wish.waiting), (first, vec![second]), "who asks is not asked");
    let AskedFor::Undo { answers, first: index, seen } = wish.wish else { panic!("an undo") };
    assert_eq!((answers, seen), (2, 2), "hers, and his that came after");
    let pass = Pass::player(&played.table, second).expect("he plays");
    let Some(Told::Edo(_, told)) = played.table.tell(&pass, index) else { panic!("it was dealt") };
    let seats: Vec<Seat> = told.iter().map(|told| told.seat).collect();
    assert_eq!(seats, [of_first, of_second], "he can be told which");
    played.must(second, &Act::Agree { wish: Some(wish.number) });
    assert_eq!(standing(&played, of_first), own - 1, "hers is gone");
    assert_eq!(standing(&played, of_second), others - 1, "and what came after");
    assert!(Table::fold(&played.lines).is_ok());
}

#[test]
fn nobody_asks_for_an_undo_who_has_nothing_to_take_back() {
    let mut played = Played::started(terms("players 2"));
    for person in [ANNE, BEN] {
        assert_eq!(played.sight(person).ask_undo, 0);
        assert_eq!(played.act(person, &Act::AskUndo { answers: 1 }), Err(Refused::Nothing));
    }
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let (person, other) = (played.person(seat), played.person(Seat(1 - seat.0)));
    played.any(seat, &mut Fast(3));
    assert_eq!((played.sight(person).ask_undo, played.sight(other).ask_undo), (1, 0));
    assert_eq!(played.act(other, &Act::AskUndo { answers: 1 }), Err(Refused::Nothing));
}

#[test]
fn who_agrees_to_a_wish_that_was_taken_back_agrees_to_no_other() {
    let (mut played, [(first, _), (second, _)]) = both_answered();
    played.must(first, &Act::AskUndo { answers: 1 });
    let seen = played.sight(second).asking.expect("he is asked").number;
    played.must(first, &Act::Refuse);
    played.must(first, &Act::AskAbandon);
    let agree = Act::Agree { wish: Some(seen) };
    assert_eq!(played.act(second, &agree), Err(Refused::Wish));
    assert_eq!(played.table.life(), Life::Running);
    let now = played.sight(second).asking.expect("he is asked").number;
    played.must(second, &Act::Agree { wish: Some(now) });
    assert_eq!(played.table.life(), Life::Abandoned);
}

/// What is answered in secret meanwhile ends no wish, or one could tell that it was. It stays if it
/// can stand, and goes with what it answers if not.
#[test]
fn what_was_answered_in_secret_since_goes_too_where_it_cannot_stand() {
    let mut gone = 0;
    for seed in 0..40 {
        let mut chance = Fast(seed);
        let mut played = Played::started(terms("players 2"));
        for _ in 0..60 {
            let Some(seat) = played.asked(&mut chance) else { break };
            let person = played.person(seat);
            let other = if person == ANNE { BEN } else { ANNE };
            let asked = played.act(other, &Act::AskUndo { answers: 1 }).is_ok();
            let lines = played.table.number();
            played.any(seat, &mut chance);
            let secret = played.table.asked().has(seat) || played.sight(other).asking.is_some();
            let Some(wish) = played.sight(other).asking.filter(|_| asked && secret) else {
                let _ = played.act(other, &Act::Refuse);
                continue;
            };
            played.must(person, &Act::Agree { wish: Some(wish.number) });
            let Event::Undone { from, to, .. } = last(&played) else { panic!("all agreed") };
            assert!(from < lines && to.is_none_or(|to| to < lines), "{from} {to:?} {lines}");
            gone += u32::from(to.is_none());
        }
        let again = Table::fold(&played.lines).expect("it was played");
        assert_eq!(format!("{again:?}"), format!("{:?}", played.table));
    }
    assert!(0 < gone, "no secret answer had to go");
}

#[test]
fn an_undo_by_consent_is_off_when_the_game_goes_on() {
    let (mut played, [(first, _), (second, _)]) = both_answered();
    played.must(first, &Act::AskUndo { answers: 1 });
    let before = played.numbers().1;
    let mut chance = Fast(3);
    while before == played.numbers().1 || played.sight(second).asking.is_some() {
        played.play(1, &mut chance);
    }
    assert_eq!(played.act(second, &Act::Agree { wish: None }), Err(Refused::Wish));
}

#[test]
fn and_when_the_answer_is_taken_back_freely() {
    let mut played = Played::started(terms("players 2"));
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    played.any(seat, &mut Fast(3));
    played.must(person, &Act::AskUndo { answers: 1 });
    played.must(person, &Act::Undo { seat, answers: 1 });
    assert_eq!(played.sight(person).asking, None);
    let other = played.person(Seat(1 - seat.0));
    assert_eq!(played.act(other, &Act::Agree { wish: None }), Err(Refused::Wish));
    played.must(other, &Act::AskAbandon);
}

/// As older tables have it: everybody's answers from a line on, secret ones since included.
#[test]
fn a_wish_of_an_older_table_keeps_its_meaning() {
    let (mut played, [(first, _), (second, of_second)]) = both_answered();
    let from = played.table.number() - 1;
    played.keep(&[
        Event::Asked { person: first, wish: Wish::Undo { from, to: None } },
        Event::Agreed { person: second },
        Event::Undone { seat: None, from, to: None },
    ]);
    let text = |back: usize| played.lines[played.lines.len() - back].text.clone();
    assert_eq!(text(3), format!("asked {first} undo {from}"));
    assert_eq!(text(1), format!("undone all {from}"));
    assert!(!played.lines.is_empty() && standing(&played, of_second) == 0);
}

#[test]
fn a_table_may_have_no_free_undo_or_none_at_all() {
    for (undo, consent) in [(Undo::Consent, Ok(())), (Undo::Never, Err(Refused::Barrier))] {
        let mut terms = terms("players 2");
        terms.undo = undo;
        let mut played = Played::started(terms);
        let seat = played.table.asked().lowest().expect("somebody is asked");
        played.any(seat, &mut Fast(1));
        let person = played.person(seat);
        assert_eq!(played.act(person, &Act::Undo { seat, answers: 1 }), Err(Refused::Barrier));
        assert_eq!(played.act(person, &Act::AskUndo { answers: 1 }), consent);
    }
}

#[test]
fn a_forged_undo_is_found() {
    let (mut played, mut chance) = planning(3);
    for seat in [Seat(0), Seat(0), Seat(0), Seat(1), Seat(1), Seat(1)] {
        played.any(seat, &mut chance);
    }
    let from = played.table.number() - 4;
    played.keep(&[Event::Undone { seat: Some(Seat(0)), from, to: None }]);
    played.must(ANNE, &Act::AskAbandon);
    played.must(BEN, &Act::Agree { wish: None });
    played.must(CLEO, &Act::Agree { wish: None });
    assert!(matches!(host::verify(&played.lines), Err(host::Unproved::Undone { .. })));
}

/// Two games that differ only in what I cannot see: undo and redo of what I cannot see shows me
/// nothing, in either of them, and my number stays.
#[test]
fn undoing_a_secret_shows_others_nothing() {
    for seed in 0..20 {
        let (mut played, _) = planning(3);
        let mut chance = Fast(seed);
        // With and without something of his own that he could take back, and that all saw.
        for _ in 0..3 * (seed % 2) {
            played.any(Seat(1), &mut chance);
        }
        let shown = |played: &Played| {
            let sight = played.sight(BEN);
            let Some(Shown::Edo(scene)) = sight.game else { panic!("it is being played") };
            let window = &scene.windows[0];
            assert_eq!(window.viewer, Viewer::Seat(Seat(1)));
            let seen = format!("{} {:?} {:?}", sight.number, window.view, window.offers);
            let back = format!("{:?} {:?} {:?}", sight.undo, sight.turn, sight.redo);
            format!("{seen} {back}")
        };
        let before = shown(&played);
        played.any(Seat(0), &mut chance);
        assert_eq!(shown(&played), before);
        played.any(Seat(0), &mut chance);
        played.must(ANNE, &Act::Undo { seat: Seat(0), answers: 1 });
        assert_eq!(shown(&played), before);
        played.must(ANNE, &Act::Redo { seat: Seat(0) });
        assert_eq!(shown(&played), before);
    }
}
