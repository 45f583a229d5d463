//! How often a seat is asked in each phase of a round, and how often only to pass: random games.
//!
//! `prompts [GAMES]`; one line for each number of players and phase.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what lies lowest names the phase; all else belongs to the actions"
)]

#[path = "../tests/it/prompts.rs"]
mod prompts;

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let games = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let mut out = io::stdout().lock();
    writeln!(out, "per seat and round: questions, and questions with nothing to do but pass")?;
    for players in 2..=5_u8 {
        let (counts, rounds) = prompts::counted(players, games);
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
