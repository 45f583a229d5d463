//! The small parts every game is built of.

use table::{
    BySeat, Chance, Choices, Draw, Fast, Frames, Recorder, Script, ScriptFault, Sealed, Seat, Seats,
};

/// Luck that gives what it is told to, whatever is asked.
struct Given(Vec<u32>);

impl Chance for Given {
    fn below(&mut self, _: u32) -> u32 {
        self.0.remove(0)
    }
}

#[test]
fn seats_are_a_set() {
    let seats = Seats::first(3).without(Seat(1)).with(Seat(4));
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(4)]);
    assert_eq!(seats.len(), 3);
    assert_eq!(seats.lowest(), Some(Seat(0)));
    assert!(seats.has(Seat(4)) && !seats.has(Seat(1)) && !seats.has(Seat(200)));
    assert_eq!(seats, [Seat(4), Seat(0), Seat(2), Seat(0)].into_iter().collect());
    assert_eq!(Seats::only(Seat(2)).without(Seat(2)), Seats::NONE);
    assert!(Seats::first(0).is_empty() && Seats::NONE.lowest().is_none());
    assert_eq!(format!("{seats:?}"), "{S1, S3, S5}");
}

#[test]
#[should_panic(expected = "no game has 6 seats")]
fn six_seats_are_too_many() {
    let _ = Seats::first(6);
}

#[test]
fn a_seat_reads_as_it_is_written_and_no_other_way() {
    for seat in Seats::first(5).iter() {
        assert_eq!(Seat::read(&seat.to_string()), Some(seat));
    }
    for text in ["", "S", "S0", "S6", "S01", "S+1", "s1", "1", "S1 ", "S999", "S-1", "SS1"] {
        assert_eq!(Seat::read(text), None, "{text}");
    }
}

#[test]
fn by_seat_is_indexed_by_seat() {
    let mut coins = BySeat::from_fn(|seat| seat.0 * 10);
    coins[Seat(1)] += 1;
    assert_eq!(coins.0, [0, 11, 20, 30, 40]);
}

#[test]
fn a_recorder_writes_down_what_was_given() {
    let mut recorder = Recorder::new(Given(vec![4, 0]));
    assert_eq!([recorder.below(6), recorder.below(1), recorder.below(2)], [4, 0, 0]);
    let draws = [Draw { value: 4, of: 6 }, Draw { value: 0, of: 2 }];
    assert_eq!(recorder.take(), draws, "one of one is not worth a word");
    assert_eq!(recorder.take(), []);
}

#[test]
fn a_script_gives_back_what_was_recorded() {
    let ways = [6, 1, 2, 52, 1, 9];
    let mut recorder = Recorder::new(Fast(3));
    let given = ways.map(|n| recorder.below(n));
    let draws = recorder.take();
    let mut script = Script::new(&draws);
    assert_eq!(ways.map(|n| script.below(n)), given);
    assert_eq!(script.finish(), Ok(()));
}

#[test]
fn a_script_keeps_its_first_fault() {
    let draws = [Draw { value: 4, of: 6 }, Draw { value: 1, of: 2 }];

    let mut short = Script::new(&draws[..1]);
    assert_eq!([short.below(6), short.below(3), short.below(9)], [4, 0, 0]);
    assert_eq!(short.finish(), Err(ScriptFault::Missing(3)));

    let mut other = Script::new(&draws);
    assert_eq!([other.below(7), other.below(2)], [0, 0], "after a fault nothing is given");
    let differs = ScriptFault::Differs { written: draws[0], asked: 7 };
    assert_eq!(other.finish(), Err(differs));

    let mut long = Script::new(&draws);
    assert_eq!(long.below(6), 4);
    assert_eq!(long.finish(), Err(ScriptFault::Left(1)));

    let impossible = [Draw { value: 6, of: 6 }];
    let mut script = Script::new(&impossible);
    assert_eq!(script.below(6), 0);
    let differs = ScriptFault::Differs { written: impossible[0], asked: 6 };
    assert_eq!(script.finish(), Err(differs));
}

#[test]
fn fast_luck_is_repeatable_and_reaches_every_way() {
    let draw = |seed| {
        let mut chance = Fast(seed);
        (0..200).map(|_| chance.below(7)).collect::<Vec<_>>()
    };
    assert_eq!(draw(5), draw(5));
    assert_ne!(draw(5), draw(6));
    assert!((0..7).all(|way| draw(5).contains(&way)));
    assert!(draw(5).iter().all(|&way| way < 7));
}

#[test]
fn frames_are_a_stack_whose_rest_is_blank() {
    let mut frames: Frames<u8, 3> = Frames::new();
    frames.push(7);
    frames.push(8);
    assert_eq!((frames.top(), frames.as_slice()), (8, &[7, 8][..]));
    *frames.top_mut() += 1;
    assert_eq!(frames.pop(), 9);
    frames.replace(5);
    let mut fresh = Frames::default();
    fresh.push(5);
    assert_eq!(frames, fresh, "equal stacks are equal whatever lay on them before");
}

#[test]
#[should_panic(expected = "something is always being resolved")]
fn an_empty_stack_of_frames_has_no_top() {
    let _ = Frames::<u8, 3>::new().top();
}

#[test]
fn sealed_answers_open_with_the_last() {
    let mut sealed = Sealed::ask(Seats::first(3).without(Seat(1)));
    assert_eq!(sealed.sealed(), Seats::NONE);
    sealed.seal(Seat(2), 'c');
    assert_eq!((sealed.waiting(), sealed.sealed()), (Seats::only(Seat(0)), Seats::only(Seat(2))));
    assert_eq!((sealed.open(), sealed.own(Seat(2)), sealed.own(Seat(0))), (None, Some('c'), None));
    sealed.replace(Seat(2), 'x');
    sealed.seal(Seat(0), 'a');
    assert_eq!(sealed.open(), Some(BySeat([Some('a'), None, Some('x'), None, None])));
}

#[test]
#[should_panic(expected = "S1 was not asked, or has answered")]
fn nobody_answers_twice() {
    let mut sealed = Sealed::ask(Seats::first(2));
    sealed.seal(Seat(0), 1);
    sealed.seal(Seat(0), 2);
}

#[test]
#[should_panic(expected = "S2 has sealed nothing")]
fn only_a_sealed_answer_can_be_replaced() {
    Sealed::ask(Seats::first(2)).replace(Seat(1), 1);
}

#[test]
fn any_choice_is_one_of_the_listed() {
    let mut choices = Choices::default();
    for choice in ['a', 'b', 'c'] {
        choices.push(choice);
    }
    assert_eq!(choices.any(&mut Given(vec![1])), 'b');
    choices.clear();
    assert!(choices.is_empty());
}
