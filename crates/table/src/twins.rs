//! Two worlds that one seat cannot tell apart must treat that seat alike.
//!
//! An `imagine` that hands out the true world passes every other test. Here is what it does not pass:
//! fork a game at someone else's answer. If the two states differ but my view of them is the same,
//! they are twins. Walk them on in step for as long as I cannot tell them apart; all the while I must
//! be asked the same, offered the same, and imagine the same world from the same luck.

use std::ops::Range;

use crate::{Chance, Choices, Explain, Fast, Seat, Viewer, mix};

/// How far twins are followed at most.
const STEPS_MAX: u32 = 12;

/// Plays one random game for each seed and follows twins from every fork. Gives the number of pairs
/// met, so that a caller can insist that there were some.
///
/// # Panics
/// When a seat could learn what its view does not show.
pub fn hold<G: Explain>(game: &G, seeds: Range<u64>) -> u64 {
    let mut pairs = 0;
    for seed in seeds {
        let mut chance = Fast(mix(seed ^ 0x7717));
        let mut state = game.deal(&mut chance, &mut ());
        while !game.asked(&state).is_empty() {
            let asked = game.asked(&state);
            let seat = asked
                .iter()
                .nth(chance.below(asked.len() as u32) as usize)
                .expect("drawn below their number");
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            let ways = [choices.any(&mut chance), choices.any(&mut chance)];
            let lucks = [chance.next(), chance.next()];
            let [a, b] = [0, 1].map(|i| {
                let mut world = state.clone();
                game.apply(&mut world, seat, ways[i], &mut Fast(lucks[i]), &mut ());
                world
            });
            for me in game.seats().without(seat).iter() {
                let walk = Walk { game, me, seed };
                pairs += u64::from(walk.on(a.clone(), b.clone(), &mut chance));
            }
            state = a;
        }
    }
    pairs
}

struct Walk<'g, G> {
    game: &'g G,
    me: Seat,
    seed: u64,
}

impl<G: Explain> Walk<'_, G> {
    /// Walks both worlds in step for as long as `me` cannot tell them apart. True if they were twins
    /// at all.
    fn on(&self, mut a: G::State, mut b: G::State, chance: &mut Fast) -> bool {
        let Walk { game, me, seed } = *self;
        let viewer = Viewer::Seat(me);
        for step in 0..STEPS_MAX {
            if a == b || game.view(&a, viewer) != game.view(&b, viewer) {
                return 0 < step;
            }
            assert_eq!(
                game.asked(&a),
                game.asked(&b),
                "seed {seed}, {me}: who is asked gives the secret away"
            );
            assert_eq!(game.question(&a, me), game.question(&b, me), "seed {seed}, {me}");
            let [mine, yours] = [&a, &b].map(|world| {
                let mut offers = Vec::new();
                if game.asked(world).has(me) {
                    game.options(world, me, &mut offers);
                }
                offers
            });
            assert_eq!(mine, yours, "seed {seed}: what {me} is offered gives the secret away");
            let luck = chance.next();
            let [x, y] = [&a, &b].map(|world| game.imagine(world, me, &mut Fast(luck)));
            assert_eq!(x, y, "seed {seed}: {me}'s imagination knows the secret");

            let Some(seat) = game.asked(&a).lowest() else { return true };
            let mut choices = Choices::new();
            game.choices(&a, seat, &mut choices);
            let choice = choices.any(chance);
            if game.check(&b, seat, choice).is_err() {
                return true;
            }
            let [mut told_a, mut told_b] = [Vec::new(), Vec::new()];
            game.apply(&mut a, seat, choice, &mut Fast(luck), &mut told_a);
            game.apply(&mut b, seat, choice, &mut Fast(luck), &mut told_b);
            if game.view(&a, viewer) == game.view(&b, viewer) {
                let [told_a, told_b] = [told_a, told_b].map(|told: Vec<G::Fact>| {
                    told.into_iter().map(|fact| crate::Fact::veil(fact, viewer)).collect::<Vec<_>>()
                });
                assert_eq!(told_a, told_b, "seed {seed}: what {me} is told gives the secret away");
            }
        }
        true
    }
}
