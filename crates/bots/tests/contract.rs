//! The bots of this crate keep the contract, and the contract finds a bot that does not.

use bots::{Bot, Random, Weighted, contract};
use edo::Edo;
use edo::content::HOUSE;
use edo::setup::Setup;
use table::toy::{Choice, Question, Toy};
use table::{Chance, Choices, Fast, Game, Seen};

#[test]
fn random_keeps_the_contract() {
    for seats in 2..=4 {
        let twins = contract::holds(&Toy::new(seats), |_| Random, 0..50);
        assert!(0 < twins, "no seat met a world it could not tell from the real one");
    }
}

#[test]
fn random_keeps_the_contract_at_edo() {
    for setup in Setup::all() {
        let game = Edo::new(setup, &HOUSE).expect("every set-up may be played");
        let twins = contract::holds(&game, |_| Random, 0..2);
        assert!(0 < twins, "{setup}: no seat met a world it could not tell from the real one");
    }
}

/// Draws a new card when it can, and bids when it must.
fn likes(_: Question, choice: Choice) -> u16 {
    match choice {
        Choice::Draw => 1000,
        Choice::Keep | Choice::Bid(_) => 0,
    }
}

#[test]
fn weighted_keeps_the_contract_and_its_likes() {
    let game = Toy::new(3);
    contract::holds(&game, |_| Weighted(likes), 0..50);
    let (mut drawn, mut kept) = (0, 0);
    for seed in 0..200 {
        let mut chance = Fast(seed);
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            let choice = Weighted(likes).answer(&Seen::new(&game, &state, seat), &mut chance);
            if game.check(&state, seat, Choice::Draw).is_ok() {
                drawn += u32::from(choice == Choice::Draw);
                kept += u32::from(choice == Choice::Keep);
            }
            game.apply(&mut state, seat, choice, &mut chance, &mut ());
        }
    }
    assert!(50 * kept < drawn, "drawn {drawn}, kept {kept}");
}

#[test]
fn random_makes_every_choice_about_equally_often() {
    let game = Toy::new(2);
    let state = game.deal(&mut Fast(3), &mut ());
    let seat = game.asked(&state).lowest().expect("a game begins with a question");
    let mut choices = Choices::new();
    game.choices(&state, seat, &mut choices);
    let mut made = vec![0_u32; choices.len()];
    let mut chance = Fast(5);
    for _ in 0..1000 * choices.len() {
        let choice = Random.answer(&Seen::new(&game, &state, seat), &mut chance);
        made[choices.iter().position(|&listed| listed == choice).expect("it is listed")] += 1;
    }
    assert!(made.iter().all(|&times| 850 < times && times < 1150), "{made:?}");
}

/// Takes its luck from elsewhere, as a bot that peeks or keeps time would.
struct Restless(u64);

impl<G: Game> Bot<G> for Restless {
    fn answer(&mut self, seen: &Seen<'_, G>, _: &mut Fast) -> G::Choice {
        self.0 += 1;
        let mut choices = Choices::new();
        seen.choices(&mut choices);
        choices[Fast(self.0).below(choices.len() as u32) as usize]
    }
}

#[test]
#[should_panic(expected = "knows what its view does not show")]
fn a_bot_whose_answers_come_from_elsewhere_is_found() {
    let mut last = 0;
    let make = |_| {
        last += 1000;
        Restless(last)
    };
    contract::holds(&Toy::new(3), make, 0..50);
}
