//! The table in words, for whoever does not see it.

use ::edo::board::Space;
use ::edo::frame::Frame;
use ::edo::state::{Built, Open};
use maud::{Markup, html};
use words::Value;

use super::{Look, all};

impl Look<'_> {
    /// A space with all that is on it, in a sentence.
    pub(super) fn space_in_words(&self, space: Space) -> String {
        let (board, open) = (&self.game().board, self.open());
        let kind = board.kind(space);
        let args =
            [("space", Value::from(self.say.space(space))), ("kind", self.say.kind(kind).into())];
        let mut parts = vec![self.with("ui-space", &args)];
        if self.is_covered(space) {
            parts.push(self.t("ui-covered"));
        } else if let Some(good) = kind.good() {
            let goods = self.say.goods(good, self.yields(space));
            parts.push(self.with("ui-yields", &[("goods", goods.into())]));
        }
        if let Some(city) = board.city(space) {
            let town = &open.cities[city];
            if let Some(tile) = town.tile {
                parts.push(self.with("ui-profit", &[("profit", self.say.profit(tile).into())]));
            }
            let built = |built: Built| {
                let args = [
                    ("building", Value::from(self.say.building(built.building))),
                    ("seat", self.say.seat(built.owner).to_owned().into()),
                ];
                self.with("ui-building-of", &args)
            };
            let buildings: Vec<String> = town.buildings().map(built).collect();
            let free = self.game().sites(city) - town.taken();
            if !buildings.is_empty() {
                parts.push(self.words().list(&buildings));
            }
            if town.tile.is_some() {
                parts.push(self.with("ui-free-sites", &[("n", free.into())]));
            }
        }
        parts.extend(self.standing(space));
        if let Some(price) = self.price_to(space) {
            parts.push(self.with("ui-costs", &[("ryo", price.into())]));
        }
        self.words().apart(&parts)
    }

    fn standing(&self, space: Space) -> Vec<String> {
        let open = self.open();
        let on = &open.on[space];
        let mut parts = Vec::new();
        for seat in all(self.game()) {
            if 0 < on.samurai[seat] {
                let args = [
                    ("n", Value::from(on.samurai[seat])),
                    ("seat", self.say.seat(seat).to_owned().into()),
                ];
                parts.push(self.with("ui-samurai-of", &args));
            }
            if open.temples[seat].has(space) {
                let args = [("seat", Value::from(self.say.seat(seat).to_owned()))];
                parts.push(self.with("ui-temple-of", &args));
            }
        }
        if 0 < on.ronin {
            parts.push(self.with("count-ronin", &[("n", on.ronin.into())]));
        }
        if 0 < on.bystanders {
            parts.push(self.with("ui-bystanders", &[("n", on.bystanders.into())]));
        }
        if open.merchant.at == space {
            parts.push(self.t("ui-merchant-here"));
        }
        parts
    }

    /// The whole map as a list, with where its roads lead.
    /// What the signs mean, for who cannot hover over them.
    pub(super) fn legend(&self) -> Markup {
        const SIGNS: [(&str, &str); 13] = [
            ("point", "ui-points"),
            ("ryo", "good-ryo"),
            ("rice", "good-rice"),
            ("wood", "good-wood"),
            ("stone", "good-stone"),
            ("official", "ui-sign-official"),
            ("samurai", "ui-sign-samurai"),
            ("house", "ui-sign-house"),
            ("trading-post", "ui-sign-trading-post"),
            ("fortress", "ui-sign-fortress"),
            ("merchant", "ui-sign-merchant"),
            ("lantern", "ui-awaited"),
            ("start", "ui-start-player"),
        ];
        html! {
            details .legend {
                summary { (self.t("ui-legend")) }
                dl {
                    @for (sign, key) in SIGNS { dt { (crate::art::icon(sign)) } dd { (self.t(key)) } }
                    dt { "3" } dd { (self.t("ui-sign-profit")) }
                    dt { "•" } dd { (self.t("ui-sign-news")) }
                    dt { "≤ 2" } dd { (self.t("ui-sign-offer")) }
                }
            }
        }
    }

    pub(super) fn map_in_words(&self) -> Markup {
        let board = &self.game().board;
        html! {
            details .in-words {
                summary { (self.t("ui-map-words")) }
                ul {
                    @for space in board.all().iter() {
                        @let near: Vec<String> =
                            board.near(space).iter().map(|it| self.say.space(it).to_owned()).collect();
                        li {
                            (self.space_in_words(space)) ". "
                            (self.with("ui-roads-to", &[("spaces", self.words().list(&near).into())]))
                        }
                    }
                }
            }
        }
    }
}

/// What is going on: a key of the language files.
pub(super) fn phase(open: &Open) -> &'static str {
    let key = |frame: &Frame| {
        Some(match frame {
            Frame::Packages { .. } | Frame::StartCities { .. } => "ui-phase-setup",
            Frame::Plan => "ui-phase-plan",
            Frame::Card(_) => "ui-phase-perform",
            Frame::Wages { .. } => "ui-phase-wages",
            Frame::Over => "ui-over",
            Frame::RoundStart | Frame::SelectRonin | Frame::Relocate { .. } => "ui-phase-round",
            Frame::Nothing
            | Frame::MoveTo { .. }
            | Frame::MerchantTo
            | Frame::MarchTo { .. }
            | Frame::MarchAgain { .. }
            | Frame::Gather { .. }
            | Frame::Disperse { .. }
            | Frame::SecondOffer { .. }
            | Frame::HandLimit => return None,
        })
    };
    open.frames.as_slice().iter().rev().find_map(key).unwrap_or("ui-phase-round")
}
