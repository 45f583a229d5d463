//! The bidding as a board: what is put up, from how much, who takes part, and who leads. Where nothing
//! is auctioned: what is sold, for how much, and who may still buy.

use ::yedo::PutUp;
use ::yedo::edition::Asset;
use ::yedo::frame::{Frame, Lot, Phase};
use maud::{Markup, html};
use table::Seat;
use words::Value;

use super::Look;
use super::offers::{asset_sign, lot_id};
use crate::art::{crest_icon, icon};
use crate::look::classes;

/// An auction that is going on: for what, who leads, with how much.
#[derive(Clone, Copy)]
struct Auction {
    lot: Lot,
    best: Option<(Seat, u8)>,
}

impl Look<'_> {
    /// Nothing, if nobody bids now.
    pub(super) fn bidding(&self) -> Markup {
        let (game, open) = (self.game(), self.open());
        if open.phase() != Phase::Bid {
            return html! {};
        }
        let frames = open.frames.as_slice();
        let auction = frames.iter().rev().find_map(|frame| match *frame {
            Frame::Open { lot, .. } => Some(Auction { lot, best: None }),
            Frame::Bid { lot, best, mon, .. } => Some(Auction { lot, best: Some((best, mon)) }),
            _ => None,
        });
        html! {
            div .bidding {
                ul .lots {
                    @for it in game.put_up(open) { li { (self.put_up(it, auction)) } }
                }
                ul .bidders aria-label=(self.t(if game.sells(open) { "ui-yedo-buyers" } else { "ui-yedo-bidders" })) {
                    @for seat in game.in_order(open) { (self.bidder(seat, auction)) }
                }
            }
        }
    }

    fn put_up(&self, it: PutUp, auction: Option<Auction>) -> Markup {
        let PutUp { lot, mon, gone } = it;
        let sold = self.game().sells(self.open());
        let now = auction.is_some_and(|it| it.lot == lot);
        let gone = gone && !now;
        let assets: Vec<Asset> = match lot {
            Lot::Asset { asset } => vec![asset],
            Lot::Group { group } => {
                Asset::ALL.into_iter().filter(|asset| asset.group() == group).collect()
            }
        };
        let class = match (now, gone) {
            (true, _) => "lot now",
            (false, true) => "lot gone",
            (false, false) => "lot",
        };
        let inside = html! {
            span .signs { @for asset in &assets { (icon(asset_sign(*asset))) } }
            b { (self.say.lot(lot)) }
            span .small { (self.wins(&assets)) }
            span .least {
                @if gone { (self.t("ui-yedo-gone")) }
                @else if sold { (self.say.count("mon", mon)) }
                @else { (self.with("ui-yedo-from", &[("mon", mon.into())])) }
            }
        };
        self.target(&lot_id(lot), class, &self.say.lot(lot), &inside)
    }

    /// What the winner gets, where the name does not say it all.
    fn wins(&self, assets: &[Asset]) -> String {
        let numbers = &self.game().edition.numbers.bidding;
        let text = |asset: &Asset| match asset {
            Asset::Action | Asset::Bonus | Asset::Weapon => {
                Some(self.with("ui-yedo-wins-draw", &[("n", numbers.draw.into())]))
            }
            Asset::Annex => {
                Some(self.with("ui-yedo-wins-annex", &[("n", numbers.annex_prestige.into())]))
            }
            Asset::Geisha => Some(self.t("ui-yedo-wins-geisha")),
            Asset::Disciple => self
                .open()
                .tokens
                .reserve
                .filter(|_| self.game().setup().addons.specialists)
                .map(|token| self.say.specialist(token)),
            Asset::Mission => None,
        };
        match assets {
            [one] => text(one).unwrap_or_default(),
            _ => self.t("ui-yedo-one-of"),
        }
    }

    fn bidder(&self, seat: Seat, auction: Option<Auction>) -> Markup {
        let open = self.open();
        let part = open.bidding.part >> seat.0 & 1 == 1;
        let best = auction.and_then(|it| it.best).filter(|(who, _)| *who == seat);
        let egress = matches!(open.frames.as_slice().first(), Some(Frame::Egress { .. }));
        let (class, text) = match (best, part) {
            _ if self.game().sells(open) => self.buyer(seat),
            (Some((_, mon)), _) => {
                ("leads", self.with("ui-yedo-bids", &[("mon", Value::from(mon))]))
            }
            (None, true) if egress => ("in", self.t("ui-yedo-undecided")),
            (None, true) => ("in", self.t("ui-yedo-in")),
            (None, false) => ("out", self.t("ui-yedo-out")),
        };
        html! {
            li class=(classes(class, &[("awaited", self.asked.has(seat))])) {
                (crest_icon(seat)) b { (self.say.seat(seat)) } span { (text) }
                span .amount { (open.homes[seat].mon) (icon("ryo")) }
            }
        }
    }
    /// Who may still buy something for its price.
    fn buyer(&self, seat: Seat) -> (&'static str, String) {
        let open = self.open();
        let at = open.order.iter().position(|other| *other == seat);
        let (may, turn) = match open.frames.as_slice().first() {
            Some(Frame::Buy { turn }) => (open.bidding.part, *turn),
            Some(Frame::Extra { turn }) => (open.bidding.purses, *turn),
            _ => (0, 0),
        };
        let had = at.is_some_and(|at| at < turn as usize) && !self.asked.has(seat);
        match (may >> seat.0 & 1 == 1, had) {
            (true, false) => ("in", self.t("ui-yedo-may-buy")),
            (true, true) => ("in", self.t("ui-yedo-had-turn")),
            (false, _) => ("out", self.t("ui-yedo-out")),
        }
    }
}
