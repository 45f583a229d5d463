//! How often a seat is asked in each phase of a round, and how often only to pass: random games.
//!
//! `prompts [GAMES]`; one line for each number of players and phase.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what lies lowest names the phase; all else belongs to the actions"
)]

use std::collections::BTreeMap;
use std::io::{self, Write};

use table::{Chance, Choices, Fast, Game, mix};
use yedo::choice::Choice;
use yedo::content::HOUSE;
use yedo::frame::Frame;
use yedo::state::State;
use yedo::{Setup, Yedo};

const SETUPS: [&str; 3] = [
    "rounds 6 actions neighbours streets lanterns events festivals watch missions espionage theft dealt",
    "rounds 8 actions streets whispers merchants events intrigue disasters missions theft interaction black",
    "rounds 11 actions lanterns whispers knives events decrees closed-locations missions war kidnapping black",
];

/// Questions of one phase, and those of them that offer nothing but passing.
#[derive(Default)]
struct Count {
    asked: u64,
    for_nothing: u64,
}

fn main() -> io::Result<()> {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let mut out = io::stdout().lock();
    writeln!(out, "per seat and round: questions, and questions with nothing to do but pass")?;
    for players in 2..=5_u8 {
        let (mut counts, mut rounds) = (BTreeMap::<&str, Count>::new(), 0);
        for setup in SETUPS {
            let setup = Setup::read(&format!("players {players} {setup}")).expect("it reads");
            let game = Yedo::new(setup, &HOUSE).expect("it is lawful");
            (0..games).for_each(|seed| play(&game, seed, &mut counts));
            rounds += games * u64::from(setup.rounds) * u64::from(players);
        }
        // In hundredths.
        let per = |number: u64| {
            let hundredths = 100 * number / rounds;
            format!("{}.{:02}", hundredths / 100, hundredths % 100)
        };
        let all: u64 = counts.values().map(|count| count.asked).sum();
        writeln!(out, "{players} players: {} questions in all", per(all))?;
        for (phase, count) in &counts {
            let (asked, for_nothing) = (per(count.asked), per(count.for_nothing));
            writeln!(out, "  {phase:10} {asked:>6} {for_nothing:>6}")?;
        }
    }
    Ok(())
}

fn play(game: &Yedo, seed: u64, counts: &mut BTreeMap<&'static str, Count>) {
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
}

/// The phase of a position, in the order of the book.
fn phase(state: &State) -> &'static str {
    match state.open.frames.as_slice()[0] {
        Frame::Draft { .. } | Frame::Favors { .. } => "0 set-up",
        Frame::Prepare => "1 prepare",
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
