//! The bidding as a board: what is put up, from how much, who takes part, and who leads.

use ::yedo::edition::{Asset, BidGroup};
use ::yedo::frame::{Frame, Lot};
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
        let frames = self.open().frames.as_slice();
        let bids = frames.iter().any(|frame| {
            matches!(
                frame,
                Frame::Egress { .. }
                    | Frame::NextCall { .. }
                    | Frame::Call { .. }
                    | Frame::Open { .. }
                    | Frame::Bid { .. }
                    | Frame::Buy { .. }
                    | Frame::Extra { .. }
            )
        });
        if !bids {
            return html! {};
        }
        let auction = frames.iter().rev().find_map(|frame| match *frame {
            Frame::Open { lot, .. } => Some(Auction { lot, best: None }),
            Frame::Bid { lot, best, mon, .. } => Some(Auction { lot, best: Some((best, mon)) }),
            _ => None,
        });
        html! {
            div .bidding {
                ul .lots {
                    @for lot in self.lots() { li { (self.lot(lot, auction)) } }
                }
                ul .bidders aria-label=(self.t("ui-yedo-bidders")) {
                    @for seat in self.game().in_order(self.open()) { (self.bidder(seat, auction)) }
                }
            }
        }
    }

    /// What can be put up: assets, or groups where two or three play.
    fn lots(&self) -> Vec<Lot> {
        let players = self.game().players();
        let row = self.game().edition.players.iter().find(|row| row.players == players);
        if row.is_some_and(|row| row.single_assets) {
            Asset::ALL.into_iter().map(|asset| Lot::Asset { asset }).collect()
        } else {
            BidGroup::ALL.into_iter().map(|group| Lot::Group { group }).collect()
        }
    }

    fn lot(&self, lot: Lot, auction: Option<Auction>) -> Markup {
        let open = self.open();
        let now = auction.is_some_and(|it| it.lot == lot);
        let gone = open.is_auctioned(lot) && !now;
        let assets: Vec<Asset> = match lot {
            Lot::Asset { asset } => vec![asset],
            Lot::Group { group } => {
                Asset::ALL.into_iter().filter(|asset| asset.group() == group).collect()
            }
        };
        let least = self.game().minimum(open, lot);
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
                @else { (self.with("ui-yedo-from", &[("mon", least.into())])) }
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
}
