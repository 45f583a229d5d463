//! What is offered and what is refused, as lists.

use table::{Refusal, Seat, by_reasons};
use words::{Spoken, Talk};

use crate::screen::{Ink, right, wrapped};

/// The lawful choices, one a line, numbered from 1.
pub(crate) fn plain_list<G: Spoken>(
    say: &Talk<'_, G>,
    open: &G::Open,
    seat: Seat,
    choices: &[G::Choice],
    columns: usize,
) -> String {
    let figures = choices.len().to_string().len();
    let line = |(i, choice): (usize, &G::Choice)| {
        let label = say.choice(open, seat, *choice);
        let label = wrapped(&label, columns.saturating_sub(figures + 4), figures + 4);
        format!(" {} {label}", numbered(i, figures))
    };
    choices.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// The number of an answer.
pub(crate) fn numbered(i: usize, figures: usize) -> String {
    Ink::Strong.paint(format!("{})", right(&(i + 1).to_string(), figures)))
}

/// The refusals, by reasons, numbered from 1.
pub(super) fn refused<G: Spoken>(
    say: &Talk<'_, G>,
    open: &G::Open,
    seat: Seat,
    refusals: &[Refusal<G::Choice, G::State>],
    columns: usize,
) -> String {
    let mut lines = Vec::new();
    for (i, group) in by_reasons(refusals).iter().enumerate() {
        for (nth, illegal) in group[0].reasons().enumerate() {
            let number = if nth == 0 { format!("?{}", i + 1) } else { "   &".to_owned() };
            let reason = format!("{} {}", Ink::Strong.paint(number), say.refusal(illegal));
            lines.push(wrapped(&reason, columns, 4));
        }
        for refusal in group {
            let choice = say.choice(open, seat, refusal.choice);
            lines.push(wrapped(&format!("    × {choice}"), columns, 6));
            lines.extend(cures(say, open, seat, refusal, columns));
        }
    }
    lines.join("\n")
}

/// All that stands against one choice, and what would help.
pub(super) fn refusal<G: Spoken>(
    say: &Talk<'_, G>,
    open: &G::Open,
    seat: Seat,
    refusal: &Refusal<G::Choice, G::State>,
    columns: usize,
) -> String {
    let mut lines: Vec<String> =
        refusal.reasons().map(|illegal| wrapped(&say.refusal(illegal), columns, 2)).collect();
    lines.extend(cures(say, open, seat, refusal, columns));
    lines.join("\n")
}

fn cures<G: Spoken>(
    say: &Talk<'_, G>,
    open: &G::Open,
    seat: Seat,
    refusal: &Refusal<G::Choice, G::State>,
    columns: usize,
) -> Vec<String> {
    let cure = |cure| wrapped(&format!("      {}", say.cure(open, seat, cure)), columns, 8);
    refusal.cures().into_iter().map(cure).collect()
}
