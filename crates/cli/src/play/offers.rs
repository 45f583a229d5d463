//! What is offered and what is refused, as lists.

use edo::choice::Choice;
use edo::state::Open;
use table::{Illegal, Offer, Seat};
use words::edo::EdoWords;

use crate::screen::{Ink, left, right, width, wrapped};

/// The lawful choices, numbered from 1. Plans, of which there are many, stand in rows.
pub(super) fn offered(
    say: &EdoWords<'_>,
    open: &Open,
    seat: Seat,
    choices: &[Choice],
    columns: usize,
) -> String {
    let figures = choices.len().to_string().len();
    let mut lines = Vec::new();
    let mut rest = choices.iter().enumerate().peekable();
    while let Some((i, &choice)) = rest.next() {
        let number = numbered(i, figures);
        let Choice::Plan { card, edge, officials } = choice else {
            let label = wrapped(
                &say.choice(open, seat, choice),
                columns.saturating_sub(figures + 4),
                figures + 4,
            );
            lines.push(format!(" {number} {label}"));
            continue;
        };
        // Other numbers of officials for the same action stand beside it.
        let mut row = vec![(i, officials)];
        while let Some(&(i, &Choice::Plan { card: c, edge: e, officials })) = rest.peek()
            && (c, e) == (card, edge)
        {
            row.push((i, officials));
            rest.next();
        }
        lines.push(plan_row(say, (card, edge), &row, figures));
    }
    lines.join("\n")
}

fn plan_row(
    say: &EdoWords<'_>,
    (card, edge): (u8, u8),
    row: &[(usize, u8)],
    figures: usize,
) -> String {
    let actions = edo::edition::Action::ALL.map(|action| width(&say.action(action)));
    let longest = actions.into_iter().max().unwrap_or(0);
    let name = left(&say.card(card), width(&say.card(u8::MAX)) + 1);
    let action = left(&say.edge_action(card, edge), longest);
    let cell = |&(i, officials): &(usize, u8)| {
        let number = numbered(i, figures);
        let officials = say.words.text("play-officials", &[("officials", officials.into())]);
        format!("{number} {}", left(&officials, width(&officials).max(12)))
    };
    let cells: Vec<String> = row.iter().map(cell).collect();
    format!(" {name} {action}  {}", cells.join("  ").trim_end())
}

fn numbered(i: usize, figures: usize) -> String {
    Ink::Strong.paint(format!("{})", right(&(i + 1).to_string(), figures)))
}

/// A reason, and all that is refused for it.
pub(super) struct Refusal {
    pub(super) reason: Illegal,
    choices: Vec<Choice>,
}

/// What is refused, by reason, in the order in which the game names them.
pub(super) fn refusals(offers: &[Offer<Choice>]) -> Vec<Refusal> {
    let mut all: Vec<Refusal> = Vec::new();
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
pub(super) fn refused(
    say: &EdoWords<'_>,
    open: &Open,
    seat: Seat,
    refusals: &[Refusal],
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
