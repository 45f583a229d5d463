//! The toy keeps to the contract, and does what its first paragraph says.

use table::toy::{Bid, Choice, DRAW_DECK, DRAW_PAY, Fact, State, Toy};
use table::{
    Chance, Choices, Explain, Fast, Game, Illegal, Notation, Outcome, Seat, Seats, Viewer,
    contract, position_text, twins,
};

#[test]
fn contract_holds_for_every_number_of_seats() {
    for seats in 2..=4 {
        contract::holds(&Toy::new(seats), 0..150);
    }
}

#[test]
fn twins_hold_and_are_met_for_every_number_of_seats() {
    for seats in 2..=4 {
        let pairs = twins::hold(&Toy::new(seats), 0..150);
        assert!(100 < pairs, "{seats} seats: only {pairs} pairs of twins");
    }
}

#[test]
fn random_games_end_within_the_bound() {
    for seats in 2..=4 {
        let toy = Toy::new(seats);
        for seed in 0..200 {
            let answers = contract::soak(&toy, seed).expect("the toy keeps its promises");
            assert!(answers <= toy.answers_max());
        }
    }
}

#[test]
fn the_highest_bid_takes_the_prize_and_its_owner_may_draw() {
    let toy = Toy::new(3);
    let mut state = position(&toy, "prize 5\nS1 hand 6 7\nS2 hand 9\nS3 hand 2");
    let mut told = Vec::new();
    for (seat, choice) in [(2, "pass"), (0, "bid 6"), (1, "bid 9")] {
        answer(&toy, &mut state, seat, choice, &mut told);
    }
    let after = "phase drawing S2\nused 6 9\nS1 hand 7\nS2 won 5\nS3 hand 2\n";
    assert_eq!(position_text(&toy, &state), after);
    assert!(told.contains(&Fact::PrizeWon(Seat(1), 5)));
    assert!(told.contains(&Fact::BidShown(Seat(2), Bid::Pass)));

    let before = state.coins[Seat(1)];
    answer(&toy, &mut state, 1, "draw", &mut told);
    assert_eq!(state.coins[Seat(1)], before - 2);
    assert_eq!(state.hands[Seat(1)].len(), 1);
    assert_eq!(state.round, 2);
    assert_eq!(toy.asked(&state), Seats::first(3));
}

#[test]
fn a_prize_nobody_bids_for_is_lost() {
    let toy = Toy::new(2);
    let mut state = position(&toy, "round 3\nprize 5");
    for seat in [0, 1] {
        answer(&toy, &mut state, seat, "pass", &mut ());
    }
    assert_eq!(position_text(&toy, &state), "round 3\nphase over\nlost 5\n");
}

#[test]
fn a_refusal_says_what_is_missing() {
    let toy = Toy::new(2);
    let state = position(&toy, "phase drawing S1\nS1 coins 1");
    let refused = toy.check(&state, Seat(0), Choice::Draw);
    assert_eq!(refused, Err(DRAW_PAY.lacks("coin", 1_u8, 2_u8)));
    let state = position(&toy, "phase drawing S1\nused 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16");
    let refused = toy.check(&state, Seat(0), Choice::Draw);
    assert_eq!(refused, Err(DRAW_DECK.lacks("card", 0_u8, 1_u8)));
    assert_eq!(toy.supply(&state, Seat(0), Choice::Draw, Illegal::no_answer(DRAW_DECK)), None);
}

#[test]
fn places_are_shared_by_equals() {
    let toy = Toy::new(3);
    let state = position(&toy, "round 3\nphase over\nS1 won 5\nS2 won 2 3\nS3 won 9\nS3 coins 1");
    let Some(Outcome::Ranked(ranked)) = toy.outcome(&state) else {
        panic!("the toy ends with places");
    };
    assert_eq!(ranked.0[..3], [(2, 8), (2, 8), (1, 10)]);
    assert_eq!(toy.outcome(&position(&toy, "")), None);
}

#[test]
fn the_public_sees_no_hand_and_no_bid() {
    let toy = Toy::new(2);
    let one = position(&toy, "prize 1\nS1 hand 2 3\nS1 sealed 2");
    let other = position(&toy, "prize 1\nS1 hand 4 5\nS1 sealed pass");
    assert_eq!(toy.view(&one, Viewer::Public), toy.view(&other, Viewer::Public));
    assert_ne!(toy.view(&one, Viewer::Seat(Seat(0))), toy.view(&other, Viewer::Seat(Seat(0))));
}

#[test]
fn nonsense_is_no_position() {
    let toy = Toy::new(2);
    for (text, line) in [
        ("round 2\nround 4", 2),
        ("S3 hand 1", 1),
        ("S1 hand 17", 1),
        ("S1 hand 07", 1),
        ("\nround 2", 1),
        ("sake 3", 1),
        ("S1 hand 3\nused 3", 0),
        ("S1 sealed 3", 0),
        ("phase over\nS1 sealed pass", 0),
        ("S1 sealed pass\nS2 sealed pass", 0),
        ("S1 coins 7", 0),
    ] {
        let misread = toy.read_position(text).expect_err(text);
        assert_eq!(misread.line, line, "{text}: {misread}");
    }
}

#[test]
fn garbage_never_panics() {
    let toy = Toy::new(3);
    let words = ["S1", "S4", "hand", "sealed", "bid", "bidding", "phase", "31", "255", "-1", "\n"];
    let mut chance = Fast(9);
    for _ in 0..5_000 {
        let text: Vec<_> =
            (0..8).map(|_| words[chance.below(words.len() as u32) as usize]).collect();
        let text = text.join(" ");
        if let Ok(state) = toy.read_position(&text) {
            toy.audit(&state).expect("what can be read is whole");
            toy.choices(&state, Seat(0), &mut Choices::new());
        }
        let _ = toy.read_choice(&text);
    }
}

fn position(toy: &Toy, text: &str) -> State {
    toy.read_position(text).expect("a position of the toy")
}

fn answer(toy: &Toy, state: &mut State, seat: u8, text: &str, log: &mut impl table::Log<Fact>) {
    let choice = toy.read_choice(text).expect("a choice of the toy");
    toy.play(state, Seat(seat), choice, &mut Fast(1), log).expect("a lawful choice");
}
