//! How often a seat is asked in each phase of a round, and how often only to pass: random games.

use std::collections::BTreeMap;

use table::{Chance, Choices, Fast, Game, mix};
use yedo::choice::Choice;
use yedo::content::HOUSE;
use yedo::frame::Frame;
use yedo::state::State;
use yedo::{Setup, Yedo};

const SETUPS: [&str; 4] = [
    "rounds 6 actions neighbours streets lanterns events festivals watch missions espionage theft dealt",
    "rounds 8 actions streets whispers merchants events intrigue disasters missions theft interaction black",
    "rounds 11 actions lanterns whispers knives events decrees closed-locations missions war kidnapping black",
    "rounds 8 actions lanterns whispers knives events decrees watch missions war specialist black modules specialists tea-house clan-powers jesuits",
];

/// Questions of one phase, and those of them that offer nothing but passing.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) asked: u64,
    pub(crate) for_nothing: u64,
}

/// By phase, in so many games of each set-up; and how often a seat went through a round.
pub(crate) fn counted(players: u8, games: u64) -> (BTreeMap<&'static str, Count>, u64) {
    let (mut counts, mut rounds) = (BTreeMap::new(), 0);
    for setup in SETUPS {
        let setup = Setup::read(&format!("players {players} {setup}")).expect("it reads");
        let game = Yedo::new(setup, &HOUSE).expect("it is lawful");
        for seed in 0..games {
            rounds += u64::from(players) * play(&game, seed, &mut counts);
        }
    }
    (counts, rounds)
}

/// How many rounds it had.
fn play(game: &Yedo, seed: u64, counts: &mut BTreeMap<&'static str, Count>) -> u64 {
    let mut chance = Fast(mix(seed));
    let mut state = game.deal(&mut chance, &mut ());
    let mut choices = Choices::new();
    while !game.asked(&state).is_empty() {
        let asked = game.asked(&state);
        let nth = chance.below(asked.len() as u32) as usize;
        let seat = asked.iter().nth(nth).expect("drawn below their number");
        choices.clear();
        game.choices(&state, seat, &mut choices);
        let count = counts.entry(phase(&state)).or_default();
        count.asked += 1;
        count.for_nothing += u64::from(choices[..] == [Choice::Pass]);
        let choice = choices.any(&mut chance);
        game.apply(&mut state, seat, choice, &mut chance, &mut ());
    }
    u64::from(state.open.round)
}

/// The phase of a position, in the order of the book.
fn phase(state: &State) -> &'static str {
    match state.open.frames.as_slice()[0] {
        Frame::Draft { .. } | Frame::Favors { .. } => "0 set-up",
        Frame::Prepare | Frame::Emperor => "1 prepare",
        Frame::Egress { .. }
        | Frame::NextCall { .. }
        | Frame::Call { .. }
        | Frame::Open { .. }
        | Frame::Bid { .. }
        | Frame::Buy { .. }
        | Frame::Extra { .. } => "2 bid",
        Frame::Event | Frame::EventWorks | Frame::EventOver => "3 event",
        Frame::Assign { .. } => "4 assign",
        Frame::Step | Frame::Stopped | Frame::Bribe { .. } | Frame::Arrest { .. } => "5 patrol",
        Frame::Trade { .. } => "6 trade",
        _ => "7 act",
    }
}

/// `yedo.cards.ask` asks everybody who could have a card, so that nobody can tell who has; that must
/// not become a nuisance.
#[test]
fn nobody_is_asked_for_nothing_more_than_once_a_phase_on_average() {
    for players in 2..=5 {
        let (counts, rounds) = counted(players, 6);
        for (phase, count) in counts {
            assert!(
                count.for_nothing <= rounds,
                "{players} players, {phase}: {} questions for nothing in {rounds} rounds of a seat",
                count.for_nothing
            );
        }
    }
}
