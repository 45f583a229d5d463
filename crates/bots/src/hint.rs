//! A hint: what a strong player would think of doing, and how it would likely fare.

use table::{Fast, Judge, Seen};

use crate::Effort;
use crate::thinker::{Candidate, Kind, Mind, field};

/// One thing to do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hint<C> {
    /// The answer.
    pub choice: C,
    /// How likely the seat is to win then, as far as imagined futures tell.
    pub win: f64,
}

/// How many are given.
const HINTS: usize = 3;
/// Futures every hint is judged by, beside those that found it.
const FUTURES: u32 = 96;

/// The best answers, the best first; at most three, all different.
pub fn hint<G: Judge + Sync>(
    seen: &Seen<'_, G>,
    effort: &Effort,
    chance: &mut Fast,
) -> Vec<Hint<G::Choice>>
where
    G::Choice: Send + Sync,
    G::State: Send + Sync,
{
    if seen.question().is_none() {
        return Vec::new();
    }
    let kind = Kind::of(seen, *chance);
    let mut lines = field(seen, kind, effort, chance);
    let mind = Mind::new(seen, kind, effort);
    if kind == Kind::Secret && 0 < effort.variations {
        mind.improve(&mut lines, chance);
    } else {
        mind.halve(&mut lines, effort.futures_for(kind), 4 * HINTS, chance);
    }
    // Plans that begin alike are one hint.
    let mut best: Vec<Candidate<G::Choice>> = Vec::new();
    for mut line in lines {
        if best.iter().all(|other| other.line[0] != line.line[0]) && best.len() < HINTS {
            line.forget();
            best.push(line);
        }
    }
    mind.judge(&mut best, FUTURES, chance);
    let mut hints: Vec<_> =
        best.iter().map(|line| Hint { choice: line.line[0], win: line.win() }).collect();
    hints.sort_by(|one, other| other.win.total_cmp(&one.win));
    hints
}
