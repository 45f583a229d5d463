//! Yedo at a table: it is played, kept, taken back, proved; orders answer at its moments.

use host::{About, Act, Pass, Shown, Told, verify};
use store::Life;
use table::{Fast, Outcome, Seat, Viewer};
use yedo::fact::Fact;

use crate::played::{ANNE, BEN, CLEO, Played, yedo_terms};

const FIRST: &str = "players 3 rounds 6 actions neighbours streets lanterns events festivals watch \
                     missions espionage theft dealt";
const SHARP: &str = "players 2 rounds 8 actions lanterns whispers knives events intrigue disasters \
                     missions interaction specialist black modules specialists tea-house clan-powers jesuits";

fn kind(played: &Played) -> Option<&'static str> {
    played.table.kind(played.table.asked().lowest()?)
}

#[test]
fn a_game_is_played_to_its_end_and_its_luck_is_proved() {
    for setup in [FIRST, SHARP] {
        let mut played = Played::started(yedo_terms(setup));
        played.play(u32::MAX, &mut Fast(5));
        assert_eq!(played.table.life(), Life::Over);
        let verified = verify(&played.lines).expect("nobody cheated");
        assert!(20 < verified.draws && 50 < verified.answers, "{verified:?}");
        let again = host::Table::fold(&played.lines).expect("a table is its lines");
        assert_eq!(again.position(), played.table.position());
        let sight = played.sight(ANNE);
        let outcome = sight.game.expect("it was played").outcome();
        assert!(matches!(outcome, Some(Outcome::Ranked(_))), "{outcome:?}");
    }
}

#[test]
fn nobody_sees_what_another_holds() {
    let mut played = Played::started(yedo_terms(FIRST));
    let mut chance = Fast(11);
    for _ in 0..60 {
        played.play(5, &mut chance);
        for (person, own) in [(ANNE, Some(Seat(0))), (BEN, Some(Seat(1))), (CLEO, Some(Seat(2)))] {
            let Some(Shown::Yedo(scene)) = played.sight(person).game else {
                panic!("it is played")
            };
            let window = scene.windows.first().expect("there is always something to be seen");
            for seat in [Seat(0), Seat(1), Seat(2)].into_iter().filter(|seat| Some(*seat) != own) {
                let hand = &window.view.hands[seat];
                let me = Viewer::Seat(own.expect("a seat"));
                let known = hand.actions.iter().filter(|seen| seen.card.is_some());
                assert!(known.clone().all(|seen| seen.known.by(me)), "what was shown is known");
            }
        }
    }
}

#[test]
fn an_answer_nobody_has_learned_from_is_taken_back() {
    let mut played = Played::started(yedo_terms(FIRST));
    let mut chance = Fast(3);
    let mut taken = 0;
    for _ in 0..400 {
        if played.table.life() != Life::Running {
            break;
        }
        let seat = played.asked(&mut chance).expect("somebody is asked");
        let before = played.table.position();
        played.any(seat, &mut chance);
        let person = played.person(seat);
        if 0 < played.sight(person).undo[seat] {
            played.must(person, &Act::Undo { seat, answers: 1 });
            assert_eq!(played.table.position(), before);
            let redo = played.sight(person).redo[seat].clone().expect("it could be done again");
            played.must(person, &Act::Answer { seat, choice: redo });
            taken += 1;
        }
    }
    assert!(10 < taken, "{taken} were taken back");
}

#[test]
fn an_order_for_all_moments_answers_at_each_of_them() {
    let mut played = Played::started(yedo_terms(SHARP));
    let mut chance = Fast(8);
    while !kind(&played).is_some_and(|kind| kind.starts_with("moment/")) {
        played.play(1, &mut chance);
    }
    let seat = played.table.asked().lowest().expect("somebody is asked");
    let person = played.person(seat);
    let here = kind(&played).expect("a moment");
    let other = if here == "moment/bid" { "moment/step" } else { "moment/bid" };
    let order = |kind: &str, choice: Option<&str>| Act::Order {
        seat,
        kind: kind.to_owned(),
        choice: choice.map(str::to_owned),
    };
    played.must(person, &order(other, Some("pass")));
    assert!(played.table.order_for(seat).is_none(), "that is another moment");
    played.must(person, &order("mom", Some("pass")));
    assert!(played.table.order_for(seat).is_none(), "that is no kind of moment");
    played.must(person, &order("moment", Some("pass")));
    assert_eq!(played.table.order_for(seat).map(|order| &*order.choice), Some("pass"));
    played.must(person, &order("moment", None));
    assert!(played.table.order_for(seat).is_none());
}

#[test]
fn the_past_is_shown_as_it_was() {
    let mut played = Played::started(yedo_terms(FIRST));
    played.play(80, &mut Fast(2));
    let pass = host::Pass::player(&played.table, BEN).expect("he plays");
    let Some(Told::Yedo(_, told)) = played.table.tell(&pass, 0) else { panic!("it is played") };
    for answers in [0, 1, 20, told.len() as u32] {
        let seen = played.table.look_back(&pass, answers);
        assert!(matches!(seen, Some(Shown::Yedo(_))), "after {answers}");
    }
    assert!(played.table.look_back(&pass, told.len() as u32 + 1).is_none());
}

/// Kept with the finished table: lists need not play it again.
#[test]
fn what_was_reached_together_is_kept_with_what_lists_say() {
    let mut seen = 0;
    for (players, seed) in [(2, 1), (4, 2), (1, 3)] {
        let objectives = if players == 1 { "normal normal" } else { "normal normal normal" };
        let mut played = Played::started(yedo_terms(&format!(
            "players {players} rounds 7 actions streets merchants whispers missions kidnapping war \
             together demanding objectives {objectives}"
        )));
        let about =
            |played: &Played| About::read(&played.table.summary().about).expect("it is told");
        assert_eq!((about(&played).reached, played.sight(ANNE).reached), (None, None));
        played.play(u32::MAX, &mut Fast(seed));
        let sight = played.sight(ANNE);
        let reached = sight.reached.expect("it is over");
        let outcome = sight.game.as_ref().and_then(Shown::outcome);
        let points = reached.points.cast_signed();
        assert_eq!(outcome, Some(Outcome::Together { won: reached.won, points }));
        let Some(Told::Yedo(_, told)) =
            played.table.tell(&Pass::player(&played.table, ANNE).expect("she plays"), 0)
        else {
            panic!("it was played")
        };
        let facts = told.iter().flat_map(|told| &told.facts);
        let last = facts.rev().find_map(|fact| {
            let Fact::Together { won, lowest, highest, errands } = *fact else { return None };
            Some((won, lowest, highest, errands))
        });
        let yedo::coop::Reached { won, lowest, highest, errands, .. } = reached;
        assert_eq!(last, Some((won, lowest, highest, errands)), "as it was told");
        assert_eq!(about(&played).reached, Some(reached));
        // What was written by a program that kept no results is still read.
        let text = played.table.summary().about;
        let (before, rest) = text.split_once(" reached ").expect("it is there");
        let (_, setup) = rest.split_once(" set-up ").expect("and the set-up");
        let old = About::read(&format!("{before} set-up {setup}")).expect("as before");
        assert_eq!(old, About { reached: None, ..about(&played) });
        seen += 1;
    }
    assert_eq!(seen, 3);
}
