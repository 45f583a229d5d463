//! Who sits at the table for nobody: `--bots`, as it was typed.

use anyhow::bail;
use bots::Level;
use table::BySeat;

use crate::levels::{self, Span};

/// The opponent unless another is asked for.
pub(super) const USUAL: Level = Level::Two;

/// The bots that were asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Opponents {
    /// So many of the usual ones.
    Number(u8),
    /// All seats but one.
    AllBut(Level),
    /// These, at the last seats.
    Named(Vec<Level>),
}

impl Opponents {
    /// Reads `2`, `level3`, `level3,level1`, `level1..level3` or `level3x2`.
    pub(super) fn read(text: &str) -> Result<Opponents, String> {
        if let Ok(number) = text.parse() {
            return Ok(Opponents::Number(number));
        }
        if let Ok(level) = levels::read(text) {
            return Ok(Opponents::AllBut(level));
        }
        let mut named = Vec::new();
        for word in text.split(',') {
            let (span, times) = match word.split_once('x') {
                Some((level, times)) if !times.is_empty() => (level, times.parse().ok()),
                _ => (word, Some(1_usize)),
            };
            let (Ok(span), Some(times)) = (Span::read(span), times) else {
                return Err(format!(
                    "expected a number, or some of {} parted by commas, level3x2 for two alike",
                    levels::ids().join(", ")
                ));
            };
            named.extend(levels::all(&[span]).repeat(times.min(table::SEATS_MAX + 1)));
        }
        Ok(Opponents::Named(named))
    }

    /// A table for all of them and one person, where that follows from what was asked for.
    pub(super) fn players(&self) -> Option<u8> {
        match self {
            Opponents::Number(_) | Opponents::AllBut(_) => None,
            Opponents::Named(levels) => Some(levels.len() as u8 + 1),
        }
    }

    /// Who sits where: people first, then bots.
    pub(super) fn seated(&self, players: u8) -> anyhow::Result<Seated> {
        let bots = match self {
            Opponents::Number(number) => vec![USUAL; *number as usize],
            Opponents::AllBut(level) => vec![*level; players as usize - 1],
            Opponents::Named(levels) => levels.clone(),
        };
        let Some(people) = (players as usize).checked_sub(bots.len()) else {
            bail!("{} bots at a table for {players}: expected 0 to {players}", bots.len());
        };
        let level = |seat: table::Seat| {
            let bot = (seat.0 as usize).checked_sub(people).and_then(|i| bots.get(i));
            bot.copied().unwrap_or(USUAL)
        };
        Ok(Seated { people: people as u8, levels: BySeat::from_fn(level) })
    }
}

/// Who sits where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Seated {
    /// At the first seats.
    pub(super) people: u8,
    /// Of bots, wherever one sits.
    pub(super) levels: BySeat<Level>,
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn seated(text: &str, players: u8) -> (u8, Vec<Level>) {
        let opponents = Opponents::read(text).expect("these can be had");
        let seated = opponents.seated(players).expect("there is room");
        let seats = (seated.people..players).map(Seat);
        (seated.people, seats.map(|seat| seated.levels[seat]).collect())
    }

    #[test]
    fn bots_are_had_by_number_or_by_name() {
        use Level::{Greedy, One, Three, Two};
        assert_eq!(seated("2", 3), (1, vec![Two, Two]));
        assert_eq!(seated("0", 3), (3, vec![]));
        assert_eq!(seated("level3", 4), (1, vec![Three, Three, Three]));
        assert_eq!(seated("level3,level1", 4), (2, vec![Three, One]));
        assert_eq!(seated("level1..level3", 4), (1, vec![One, Two, Three]));
        assert_eq!(seated("level3x1", 4), (3, vec![Three]));
        assert_eq!(seated("greedy,level1x2", 3), (0, vec![Greedy, One, One]));
        assert_eq!(Opponents::read("level3,level1").map(|it| it.players()), Ok(Some(3)));
    }

    #[test]
    fn what_cannot_be_had_is_said() {
        for text in ["", "-1", "level6", "level1,", "level3x", "x2", "level3xx2", "2,level1"] {
            assert!(Opponents::read(text).is_err_and(|why| why.contains("level5")), "{text}");
        }
        let many = Opponents::read("level1x99").expect("it can be read").seated(5);
        assert!(many.is_err_and(|why| why.to_string().contains("expected 0 to 5")));
    }
}
