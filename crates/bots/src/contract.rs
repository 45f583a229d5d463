//! What any bot must keep to, whatever game it plays.

use std::ops::Range;

use table::{Chance, Choices, Fast, Game, Judge, Seat, Seen, mix};

use crate::Bot;

/// Plays one game for each seed, every seat by a bot of its own, and checks every answer:
/// it is lawful, and it is the same in a world that the seat cannot tell from the real one.
/// Gives the number of answers in worlds that did differ, so that a caller can insist that there
/// were some.
///
/// # Panics
/// At the first broken promise, naming seed and answer.
pub fn holds<G: Game, B: Bot<G>>(
    game: &G,
    mut make: impl FnMut(Seat) -> B,
    seeds: Range<u64>,
) -> u64 {
    let mut twins = 0;
    for seed in seeds {
        let mut chance = Fast(mix(seed ^ 0x0B07));
        let mut state = game.deal(&mut chance, &mut ());
        let mut players = [Vec::new(), Vec::new()];
        for seat in game.seats().iter() {
            // Each seat is played twice: in the real world, and in those it only imagines.
            for bots in &mut players {
                bots.push(make(seat));
            }
        }
        let [mut real, mut dreaming] = players;
        let mut answers = 0_u32;
        loop {
            let asked = game.asked(&state);
            if asked.is_empty() {
                break;
            }
            assert!(answers < game.answers_max(), "seed {seed}: the game does not end");
            let nth = chance.below(asked.len() as u32) as usize;
            let seat = asked.iter().nth(nth).expect("drawn below their number");
            let world = game.imagine(&state, seat, &mut Fast(chance.next()));
            let luck = chance.next();
            let [choice, dreamt] =
                [(&mut real, &state), (&mut dreaming, &world)].map(|(bots, world)| {
                    let seen = Seen::new(game, world, seat);
                    bots[seat.0 as usize].answer(&seen, &mut Fast(luck))
                });
            assert_eq!(
                choice, dreamt,
                "seed {seed}, answer {answers}: {seat} knows what its view does not show"
            );
            twins += u64::from(world != state);
            if let Err(refused) = game.check(&state, seat, choice) {
                panic!("seed {seed}, answer {answers}: {seat} answers {choice:?}: {refused:?}");
            }
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            assert!(
                choices.contains(&choice),
                "seed {seed}, answer {answers}: {seat} answers {choice:?}, which is not listed"
            );
            game.apply(&mut state, seat, choice, &mut Fast(chance.next()), &mut ());
            answers += 1;
        }
    }
    twins
}

/// Plays one random game for each seed and checks, at every answer, what a game says to bots: what is
/// sensible is lawful and never nothing, what is obvious is lawful, and a world in which the others'
/// secret answers are forgotten asks them anew and asks the seat itself what it is asked, and a lead says
/// something.
///
/// # Panics
/// At the first broken promise, naming seed and answer.
pub fn judges<G: Judge>(game: &G, seeds: Range<u64>) {
    for seed in seeds {
        let mut chance = Fast(mix(seed ^ 0x1D6E));
        let mut state = game.deal(&mut chance, &mut ());
        let mut answers = 0_u32;
        while !game.asked(&state).is_empty() {
            let asked = game.asked(&state);
            for seat in asked.iter() {
                let at = format!("seed {seed}, answer {answers}, {seat}");
                let (mut lawful, mut sensible) = (Choices::new(), Choices::new());
                game.choices(&state, seat, &mut lawful);
                game.sensible(&state, seat, &mut sensible);
                assert!(!sensible.is_empty(), "{at}: nothing is sensible");
                for choice in sensible.iter().copied().chain(game.obvious(&state, seat)) {
                    assert!(lawful.contains(&choice), "{at}: {choice:?} is not lawful");
                }
                let mut world = state.clone();
                game.forget_others(&mut world, seat);
                let again = game.asked(&world);
                assert!(asked.iter().all(|seat| again.has(seat)), "{at}: somebody is left out");
                let question = |world| game.question(world, seat);
                assert_eq!(question(&world), question(&state), "{at}: another question");
            }
            assert!(0 < game.lead(&state), "seed {seed}, answer {answers}: a lead says nothing");
            let nth = chance.below(asked.len() as u32) as usize;
            let seat = asked.iter().nth(nth).expect("drawn below their number");
            let mut choices = Choices::new();
            // What is sensible half the time, so that games are long and come to everything.
            if chance.below(2) == 0 {
                game.sensible(&state, seat, &mut choices);
            } else {
                game.choices(&state, seat, &mut choices);
            }
            let choice = choices.any(&mut chance);
            game.apply(&mut state, seat, choice, &mut chance, &mut ());
            answers += 1;
        }
    }
}
