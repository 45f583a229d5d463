//! The authorization cards as rows of a file. An action is one short text: `"wood 3 +1"`.

use edo::edition::{Action, Card, Edge, Source};

use super::{keep_text, read_id};
use crate::edition::fields::{Fields, Named, Rows, counted};
use crate::edition::page::{Page, list, string};
use crate::edition::trouble::{nearest, quoted};
use crate::edition::word::Word;

/// The most actions a card has: one on each edge.
const EDGES_MAX: usize = 4;
/// The most officials on an action.
const MOST_MAX: u8 = 6;
/// The most that an action can add.
const PLUS_MAX: u8 = 9;

/// A card as the file has it.
pub(super) struct CardRow<'a> {
    pub(super) id: &'a str,
    price: u8,
    pub(super) edges: Vec<Edge>,
    source: Source,
}

impl CardRow<'_> {
    pub(super) fn keep(&self) -> Card {
        Card {
            id: keep_text(self.id),
            price: self.price,
            edges: Vec::leak(self.edges.clone()),
            source: self.source,
        }
    }
}

pub(super) fn write(page: &mut Page, key: &'static str, cards: &[Card]) {
    let rows = cards.iter().map(|card| {
        vec![
            ("id", string(card.id)),
            ("price", card.price.to_string()),
            ("actions", list(card.edges.iter().map(|edge| string(&edge_text(*edge))))),
            ("source", string(card.source.word())),
        ]
    });
    page.rows(key, rows.collect());
}

fn edge_text(edge: Edge) -> String {
    let Edge { action, most, plus } = edge;
    match plus {
        0 => format!("{} {most}", action.word()),
        plus => format!("{} {most} +{plus}", action.word()),
    }
}

pub(super) fn read<'a>(
    file: &Fields<'a>,
    key: &'static str,
    kind: &'static str,
) -> Rows<CardRow<'a>> {
    file.rows(key, Named { kind, by: "id", of: "" }, |fields| CardRow {
        id: read_id(fields, "A to Z, then A to Z and 0 to 9", |index, c| {
            c.is_ascii_uppercase() || 0 < index && c.is_ascii_digit()
        }),
        price: fields.number("price", 0..=99),
        edges: read_edges(fields),
        source: fields.word("source"),
    })
}

fn read_edges(fields: &Fields<'_>) -> Vec<Edge> {
    let Some((_, values)) = fields.array("actions", "1 to 4 texts like \"wood 3\"") else {
        return Vec::new();
    };
    if !(1..=EDGES_MAX).contains(&values.len()) {
        let what = format!("{} has {}", fields.name(), counted(values.len(), "action"));
        fields.trouble("actions", what, "1 to 4");
    }
    let mut edges: Vec<Edge> = Vec::new();
    for value in values.iter().take(EDGES_MAX) {
        let expected = "a text like \"wood 3\" or \"wood 3 +1\"";
        let Some(text) = fields.text_in("an action", value, expected) else { continue };
        match read_edge(text) {
            // The notation tells the actions of a card apart by their names.
            Ok(edge) if edges.iter().any(|other| other.action == edge.action) => {
                let what = format!("{} has the action {} twice", fields.name(), edge.action.word());
                fields.trouble_in(value, what, "different actions");
            }
            Ok(edge) => edges.push(edge),
            Err((what, expected)) => {
                let what = format!("{what} in the action {} of {}", quoted(text), fields.name());
                fields.trouble_in(value, what, expected);
            }
        }
    }
    edges
}

/// What is wrong, and what would be right.
type Amiss = (&'static str, String);

fn read_edge(text: &str) -> Result<Edge, Amiss> {
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or("");
    let action = Action::read(name).ok_or_else(|| {
        let words = Action::words();
        let near = nearest(name, &words).unwrap_or_default();
        ("unknown name", format!("one of {}; perhaps {near:?}", words.join(", ")))
    })?;
    let most = words.next().and_then(number);
    let most = most
        .filter(|most| (1..=MOST_MAX).contains(most))
        .ok_or_else(|| ("bad number of officials", format!("1 to {MOST_MAX} after the name")))?;
    let plus = match words.next() {
        None => 0,
        Some(plus) => plus
            .strip_prefix('+')
            .and_then(number)
            .filter(|plus| *plus <= PLUS_MAX)
            .ok_or_else(|| ("bad addition", format!("+1 to +{PLUS_MAX} after the officials")))?,
    };
    if 0 < plus && !brings(action) {
        return Err(("an addition to what brings nothing", "none".to_owned()));
    }
    if words.next().is_some() {
        return Err(("too many words", "nothing after the addition".to_owned()));
    }
    Ok(Edge { action, most, plus })
}

/// Digits only: a sign would be taken for an addition, or an addition for a sign.
fn number(digits: &str) -> Option<u8> {
    digits.parse().ok().filter(|_| digits.chars().all(|c| c.is_ascii_digit()))
}

/// Does an official on this action bring goods or money, so that he can bring more?
fn brings(action: Action) -> bool {
    match action {
        Action::Rice | Action::Money | Action::Wood | Action::Stone | Action::RiceField => true,
        Action::Recruit | Action::Travel | Action::Special | Action::Trade | Action::Build => false,
    }
}
