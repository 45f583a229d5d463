//! An authorization card: a square with an action on each edge.

use ::edo::edition::Edge;
use maud::{Markup, html};

use super::Look;
use crate::art::icon;

impl Look<'_> {
    /// A card as it lies on the table, with all its edges.
    pub(super) fn card(&self, card: u8) -> Markup {
        let row = self.game().card(card);
        html! {
            div .card.special[0 < row.price] title=(self.say.card(card)) {
                span .card-name {
                    (self.say.card(card))
                    @if 0 < row.price { " " (self.price(row.price)) }
                }
                ul .edges {
                    @for edge in row.edges { li .edge { (self.edge(*edge)) } }
                }
            }
        }
    }

    /// One edge: the action, how many officials at most, and what it adds.
    pub(super) fn edge(&self, edge: Edge) -> Markup {
        html! {
            (icon(&format!("act-{}", edge.action.id())))
            span .action { (self.say.action(edge.action)) }
            @if 0 < edge.plus { b .plus { "+" (edge.plus) } }
            span .most title=(self.with("ui-most", &[("n", edge.most.into())])) {
                (icon("official")) (edge.most)
            }
        }
    }

    /// Money, small.
    pub(super) fn price(&self, ryo: u8) -> Markup {
        html! { span .amount { (ryo) (icon("ryo")) span .hidden { " " (self.t("good-ryo")) } } }
    }
}
