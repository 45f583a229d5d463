//! A position that reads is one that can be played, however it was written.

use table::{Chance, Explain, Fast, Game, Notation, Seat, mix, position_text};
use yedo::Yedo;
use yedo::choice::{Choice, Question};

use super::phases::spot;
use super::played::{QUIET, SHARP};
use super::plays::listed;

#[test]
fn a_short_position_is_enough_and_the_rest_follows() {
    let game = super::play(QUIET);
    let text = "round 3\n\
                now act\n\
                S1 at market 1, gates 2 ronin\n\
                S1 mon 9\n\
                S1 weapons katana 2 nawa\n\
                S1 missions m01 m02/S2\n\
                S2 at market 1 beside, tavern 1\n\
                S2 actions A01/all B04\n\
                top action C01/S1\n";
    let game_text = text.replace("C01", "A02");
    let state = game.read_position(&game_text).expect("it reads");
    assert_eq!(game.question(&state, Seat(0)), Some(Question::Activate));
    let home = &state.open.homes[Seat(0)];
    assert_eq!((home.home, home.reserve, home.mon), (1, 2, 9), "one is at the Market");
    assert_eq!(state.open.homes[Seat(1)].home, 0);
    assert!(state.open.at(spot(&game, yedo::edition::District::Gates, 2)).is_ronin());
    let view = game.view(&state, table::Viewer::Seat(Seat(1)));
    let known = view.hands[Seat(0)].missions.iter().filter(|(seen, _)| seen.card.is_some());
    assert_eq!(known.count(), 1, "the second mission was shown");
    assert_eq!(game.read_position(&position_text(&game, &state)), Ok(state));
}

#[test]
fn the_empty_text_is_the_bare_table() {
    let game = super::play(QUIET);
    let state = game.read_position("").expect("nothing need be said");
    assert_eq!(position_text(&game, &state), "");
    assert_eq!(game.question(&state, Seat(0)), Some(Question::Egress));
}

#[test]
fn a_later_line_counts_and_a_wrong_one_says_what_is_wrong() {
    let game = super::play(QUIET);
    let state = game.read_position("S1 mon 3\nS1 mon 4\nblade yes\nblade no").expect("it reads");
    assert_eq!(state.open.homes[Seat(0)].mon, 4);
    for (text, found) in [
        ("round 99", "round"),
        ("S1 missions m01\nS2 missions m01", "mission 0 is in two places"),
        ("S1 weapons katana 4\nS2 weapons katana 2", "weapons"),
        ("S4 mon 1", "S4"),
        ("now assign > egress", "Egress"),
        ("now act", "nobody to wait for"),
        ("patrol nowhere", "nowhere"),
    ] {
        let misread = game.read_position(text).expect_err(text);
        assert!(misread.found.contains(found), "{text}: {misread}");
    }
}

/// Somewhere in a random game.
fn somewhere(game: &Yedo, chance: &mut Fast) -> String {
    let mut state = game.deal(chance, &mut ());
    for _ in 0..chance.below(250) {
        let Some(seat) = game.asked(&state).lowest() else { break };
        let choice = listed(game, &state, seat).any_kind(chance);
        game.apply(&mut state, seat, choice, chance, &mut ());
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
    let modules = format!("{QUIET} modules specialists tea-house clan-powers jesuits");
    for (i, setup) in [QUIET, SHARP, &modules].iter().enumerate() {
        let game = super::play(setup);
        let mut chance = Fast(mix(i as u64));
        for _ in 0..400 {
            let (text, other) = (somewhere(&game, &mut chance), somewhere(&game, &mut chance));
            let spoilt = spoil(&text, &other, &mut chance);
            let Ok(mut state) = game.read_position(&spoilt) else { continue };
            read += 1;
            let mut answers = 0;
            while let Some(seat) = game.asked(&state).lowest() {
                let choices = listed(&game, &state, seat);
                let now = position_text(&game, &state);
                assert!(!choices.is_empty(), "a dead end from\n{spoilt}\nat\n{now}");
                let mut offers = Vec::new();
                game.options(&state, seat, &mut offers);
                let choice: Choice = choices.any_kind(&mut chance);
                game.apply(&mut state, seat, choice, &mut chance, &mut ());
                answers += 1;
                assert!(answers < game.answers_max(), "no end from\n{spoilt}");
            }
        }
    }
    assert!(100 < read, "only {read} spoilt positions could be read: the test tests little");
}
