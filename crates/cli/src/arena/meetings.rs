//! Which bots meet, and how they share the table.

use bots::Level;
use sim::{Bout, Meeting, bouts};

/// How bots share a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Format {
    /// All of them, or as many as there are seats, in every choice.
    Together,
    /// Two kinds share the seats evenly.
    Pairs,
    /// One of a kind against a table of another.
    OneVsRest,
}

impl Format {
    pub(crate) fn id(self) -> &'static str {
        match self {
            Format::Together => "together",
            Format::Pairs => "pairs",
            Format::OneVsRest => "one-vs-rest",
        }
    }
}

/// Bots that meet, and their games.
pub(crate) struct Matched {
    /// Who is measured, by its number in the list of bots; none where all are alike.
    pub(crate) first: Option<usize>,
    /// Against whom.
    pub(crate) second: Option<usize>,
    pub(crate) bouts: Vec<Bout>,
}

/// How the arena is played.
pub(crate) struct Order<'a> {
    pub(crate) bots: &'a [Level],
    pub(crate) format: Format,
    /// Only neighbours in the list meet, each the one before it.
    pub(crate) ladder: bool,
    pub(crate) players: u8,
    /// For each meeting.
    pub(crate) games: u64,
    pub(crate) seed: u64,
}

impl Order<'_> {
    /// All meetings.
    pub(crate) fn matches(&self) -> Vec<Matched> {
        let n = self.bots.len();
        let below = |first: usize| if self.ladder { first.saturating_sub(1) } else { 0 };
        let two: Vec<(usize, usize)> = match self.format {
            Format::Together => {
                let all = Meeting::Shared((0..n).collect());
                return vec![Matched { first: None, second: None, bouts: self.bouts(&all) }];
            }
            Format::OneVsRest if !self.ladder => (1..n).map(|second| (0, second)).collect(),
            Format::Pairs | Format::OneVsRest => (1..n)
                .flat_map(|first| (below(first)..first).map(move |second| (first, second)))
                .collect(),
        };
        let matched = |(one, other): (usize, usize)| {
            let meeting = match self.format {
                Format::OneVsRest => Meeting::Against { one, rest: other },
                Format::Together | Format::Pairs => Meeting::Shared(vec![one, other]),
            };
            Matched { first: Some(one), second: Some(other), bouts: self.bouts(&meeting) }
        };
        two.into_iter().map(matched).collect()
    }

    fn bouts(&self, meeting: &Meeting) -> Vec<Bout> {
        bouts(meeting, self.players, self.games, self.seed)
    }

    /// For people.
    pub(crate) fn words(&self) -> String {
        let ladder = if self.ladder { "ladder, " } else { "" };
        format!("{ladder}{}", self.format.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(format: Format, ladder: bool) -> Vec<(Option<usize>, Option<usize>)> {
        let bots = &Level::ALL[..4];
        let order = Order { bots, format, ladder, players: 4, games: 1, seed: 1 };
        order.matches().iter().map(|matched| (matched.first, matched.second)).collect()
    }

    #[test]
    fn neighbours_meet_on_a_ladder_and_everybody_elsewhere() {
        let pair = |one, other| (Some(one), Some(other));
        assert_eq!(met(Format::Together, false), [(None, None)]);
        for format in [Format::Pairs, Format::OneVsRest] {
            assert_eq!(met(format, true), [pair(1, 0), pair(2, 1), pair(3, 2)]);
        }
        assert_eq!(met(Format::Pairs, false).len(), 6);
        assert_eq!(met(Format::OneVsRest, false), [pair(0, 1), pair(0, 2), pair(0, 3)]);
    }
}
