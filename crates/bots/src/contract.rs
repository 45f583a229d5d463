//! What any bot must keep to, whatever game it plays.

use std::ops::Range;

use table::{Chance, Choices, Fast, Game, Seat, Seen, mix};

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
