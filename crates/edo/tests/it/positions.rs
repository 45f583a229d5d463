//! A position that reads is one that can be played, however it was written.

use edo::Setup;
use edo::content::HOUSE;
use table::{Chance, Choices, Explain, Fast, Game, Notation, mix, position_text};

use super::{RICH, play_with};

/// Somewhere in a random game.
fn somewhere(game: &edo::Edo, chance: &mut Fast) -> String {
    let mut state = game.deal(chance, &mut ());
    for _ in 0..chance.below(300) {
        let Some(seat) = game.asked(&state).lowest() else { break };
        let mut choices = Choices::new();
        game.choices(&state, seat, &mut choices);
        game.apply(&mut state, seat, choices.any_kind(chance), chance, &mut ());
    }
    position_text(game, &state)
}

/// Words of one position end up in another, lines get lost, numbers change.
fn spoil(text: &str, other: &str, chance: &mut Fast) -> String {
    let mut lines: Vec<Vec<&str>> =
        text.lines().map(|line| line.split_whitespace().collect()).collect();
    let others: Vec<&str> = other.split_whitespace().collect();
    let other_lines: Vec<&str> = other.lines().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(lines.len() as u32) as usize;
        let word = |chance: &mut Fast| others[chance.below(others.len() as u32) as usize];
        match chance.below(4) {
            0 if 1 < lines.len() => drop(lines.remove(at)),
            1 => {
                let line = other_lines[chance.below(other_lines.len() as u32) as usize];
                lines.insert(at, line.split_whitespace().collect());
            }
            2 => {
                let i = chance.below(lines[at].len() as u32) as usize;
                lines[at][i] = word(chance);
            }
            _ => {
                let i = chance.below(lines[at].len() as u32) as usize;
                let n = ["0", "1", "2", "3", "none", "12", "99"][chance.below(7) as usize];
                lines[at][i] = n;
            }
        }
    }
    lines.iter().map(|line| line.join(" ") + "\n").collect()
}

#[test]
fn a_spoilt_position_is_refused_or_can_be_played_to_its_end() {
    let mut read = 0;
    for (i, setup) in Setup::all().enumerate() {
        for edition in [&HOUSE, &RICH] {
            let game = play_with(&setup.to_string(), edition);
            let mut chance = Fast(mix(i as u64));
            for _ in 0..150 {
                let (text, other) = (somewhere(&game, &mut chance), somewhere(&game, &mut chance));
                let spoilt = spoil(&text, &other, &mut chance);
                let Ok(mut state) = game.read_position(&spoilt) else { continue };
                read += 1;
                while let Some(seat) = game.asked(&state).lowest() {
                    let mut choices = Choices::new();
                    game.choices(&state, seat, &mut choices);
                    assert!(!choices.is_empty(), "{setup}: a dead end from\n{spoilt}");
                    let mut offers = Vec::new();
                    game.options(&state, seat, &mut offers);
                    let choice = choices.any_kind(&mut chance);
                    game.apply(&mut state, seat, choice, &mut chance, &mut ());
                }
            }
        }
    }
    assert!(500 < read, "only {read} spoilt positions could be read: the test tests little");
}
