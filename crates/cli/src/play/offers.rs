//! What is offered and what is refused, as lists.

use table::{Illegal, Offer, Seat};
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

/// A reason, and all that is refused for it.
pub(super) struct Refusal<C> {
    pub(super) reason: Illegal,
    choices: Vec<C>,
}

/// What is refused, by reason, in the order in which the game names them.
pub(super) fn refusals<C: Copy>(offers: &[Offer<C>]) -> Vec<Refusal<C>> {
    let mut all: Vec<Refusal<C>> = Vec::new();
    for offer in offers {
        let Some(reason) = offer.refused else { continue };
        match all.iter_mut().find(|refusal| refusal.reason == reason) {
            Some(refusal) => refusal.choices.push(offer.choice),
            None => all.push(Refusal { reason, choices: vec![offer.choice] }),
        }
    }
    all
}

/// The refusals, numbered from 1.
pub(super) fn refused<G: Spoken>(
    say: &Talk<'_, G>,
    open: &G::Open,
    seat: Seat,
    refusals: &[Refusal<G::Choice>],
    columns: usize,
) -> String {
    let mut lines = Vec::new();
    for (i, refusal) in refusals.iter().enumerate() {
        let reason =
            format!("{} {}", Ink::Strong.paint(format!("?{}", i + 1)), say.refusal(refusal.reason));
        lines.push(wrapped(&reason, columns, 4));
        for &choice in &refusal.choices {
            lines.push(wrapped(&format!("    × {}", say.choice(open, seat, choice)), columns, 6));
        }
    }
    lines.join("\n")
}
