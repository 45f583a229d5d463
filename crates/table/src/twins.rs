//! Two worlds that one seat cannot tell apart must treat that seat alike.
//!
//! An `imagine` that hands out the true world passes every other test. Here is what it does not pass:
//! fork a game at someone else's answer. If the two states differ but my view of them is the same,
//! they are twins. Walk them on in step for as long as I cannot tell them apart; all the while I must
//! be asked the same, offered the same, and imagine the same world from the same luck.

use std::ops::Range;

use crate::{Chance, Choices, Explain, Fact, Fast, Seat, Viewer, mix, refusals};

/// How far twins are followed at most.
const STEPS_MAX: u32 = 12;
/// Every answer that there is has to be tried for cures, so only one question in so many is asked.
const CURES_EVERY: u64 = 3;

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
        let mut answers = 0;
        while !game.asked(&state).is_empty() {
            assert!(answers < game.answers_max(), "seed {seed}: the game does not end");
            answers += 1;
            let asked = game.asked(&state);
            let seat = asked
                .iter()
                .nth(chance.below(asked.len() as u32) as usize)
                .expect("drawn below their number");
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            let ways = [(); 2].map(|()| crate::contract::pick(&choices, seed, &mut chance));
            let lucks = [chance.next(), chance.next()];
            let [(a, told_a), (b, told_b)] = [0, 1].map(|i| {
                let mut world = state.clone();
                let mut told = Vec::new();
                game.apply(&mut world, seat, ways[i], &mut Fast(lucks[i]), &mut told);
                (world, told)
            });
            for me in game.seats().without(seat).iter() {
                let walk = Walk { game, me, seed };
                walk.told([&a, &b], [&told_a, &told_b]);
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
            if (u64::from(step) + seed).is_multiple_of(CURES_EVERY) {
                let [mine, yours] = [&a, &b].map(|world| refusals(game, world, me, &mine));
                assert_eq!(mine, yours, "seed {seed}: why not, told to {me}, gives it away");
            }
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
            self.told([&a, &b], [&told_a, &told_b]);
        }
        true
    }

    /// What `me` was told on the way to two worlds that look the same must be the same.
    fn told(&self, worlds: [&G::State; 2], told: [&[G::Fact]; 2]) {
        let Walk { game, me, seed } = *self;
        let viewer = Viewer::Seat(me);
        let [a, b] = worlds;
        // Where there is no secret, there is none to give away: luck may be told and leave no trace.
        if a == b || game.view(a, viewer) != game.view(b, viewer) {
            return;
        }
        // Who hears an open answer knows what was answered, though nothing on the table shows it.
        let answers = told
            .map(|told| told.iter().copied().filter(G::Fact::is_open_answer).collect::<Vec<_>>());
        if answers[0] != answers[1] {
            return;
        }
        let [a, b] =
            told.map(|told| told.iter().map(|fact| fact.veil(viewer)).collect::<Vec<G::Fact>>());
        assert_eq!(a, b, "seed {seed}: what {me} is told gives the secret away");
    }
}
