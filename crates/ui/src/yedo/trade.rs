//! An offer of trade: both sides laid out, hidden cards by their backs unless they were shown.

use ::yedo::choice::Card;
use ::yedo::frame::Frame;
use ::yedo::good::{Good, Side};
use ::yedo::view::LaidSeen;
use maud::{Markup, html};
use table::Seat;
use words::Value;

use super::Look;
use super::offers::good_sign;
use crate::art::{crest_icon, icon};

impl Look<'_> {
    /// The offer on the table, if there is one.
    pub(super) fn deal(&self) -> Markup {
        let parties = self.open().frames.as_slice().iter().rev().find_map(|frame| match *frame {
            Frame::Offer { me, with }
            | Frame::Answer { me, with }
            | Frame::HandOver { me, with } => Some((me, with)),
            _ => None,
        });
        let Some((me, with)) = parties else { return html! {} };
        let offer = &self.open().offer;
        let [mine, theirs] = &self.window.view.laid;
        html! {
            div .deal {
                (self.side(me, &offer.gives, mine))
                span .swap { (icon("act-trade")) }
                (self.side(with, &offer.asks, theirs))
            }
        }
    }

    fn side(&self, seat: Seat, side: &Side, laid: &[LaidSeen]) -> Markup {
        let args = [("seat", Value::from(self.say.seat(seat).to_owned()))];
        html! {
            div class={ "side seat-" (seat.0 + 1) } {
                p { (crest_icon(seat)) " " b { (self.with("ui-yedo-gives", &args)) } }
                @if side.is_empty() { p .quiet { (self.t("cost-nothing")) } }
                ul .stock.wide {
                    @if 0 < side.mon { li { span .chip { (icon("ryo")) (self.say.count("mon", side.mon)) } } }
                    @for good in side.goods.iter().filter(|good| !good.is_hidden() || laid.is_empty()) {
                        li { span .chip { (icon(good_sign(good))) (self.say.good(good)) } }
                    }
                    @for card in laid { li { (self.laid_card(*card)) } }
                }
            }
        }
    }

    /// A hidden card that lies there: as much as this viewer may know.
    fn laid_card(&self, laid: LaidSeen) -> Markup {
        let known = laid.card.map(|number| match laid.good {
            Good::Mission(_) => self.say.card_in_full(Card::Mission(number)),
            Good::Action => self.say.card_in_full(Card::Action(number)),
            Good::Bonus => self.say.card_in_full(Card::Bonus(number)),
            Good::Weapon(_) | Good::Geisha | Good::Blackmail => self.say.good(laid.good),
        });
        html! {
            span .chip {
                (icon(good_sign(laid.good)))
                @match known {
                    Some(text) => { (text) @if laid.shown { " " (icon("eye")) span .hidden { (self.t("ui-yedo-shown")) } } }
                    None => { (self.say.good(laid.good)) @if laid.shown { " " (icon("eye")) } @else { " · " (self.t("ui-yedo-face-down")) } }
                }
            }
        }
    }
}
