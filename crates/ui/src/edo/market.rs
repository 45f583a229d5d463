//! What lies beside the map: the merchant's cards, special cards, the shogun's board, the supply.

use ::edo::edition::{Cost, Good, Location};
use ::edo::state::COLUMNS;
use maud::{Markup, html};
use words::Value;

use super::Look;
use crate::art::{good, icon};

impl Look<'_> {
    pub(super) fn market(&self) -> Markup {
        let open = self.open();
        let addons = self.game().setup().addons;
        html! {
            section #market .market aria-label=(self.t("ui-market")) {
                div .stall {
                    h3 { (icon("merchant")) (self.t("ui-merchant")) }
                    (self.merchant_card(Some(open.merchant.card), "ui-merchant-now"))
                    (self.merchant_card(open.merchant.next, "ui-merchant-next"))
                    p .left {
                        (self.with("ui-merchants-left", &[("n", open.merchant.pile.len().into())]))
                    }
                }
                (self.supply())
                @if addons.tokken { (self.shogun()) }
                div .specials {
                    h3 { (icon("act-special")) (self.t("ui-specials")) }
                    ul .cards {
                        @for place in open.specials.display.iter().take(self.game().edition.numbers.display.into()) {
                            li {
                                @match place {
                                    Some(card) => { (self.card(*card)) }
                                    None => { div .card.empty { (self.t("ui-none-left")) } }
                                }
                            }
                        }
                    }
                    p .left { (self.with("ui-specials-left", &[("n", open.specials.pile.len().into())])) }
                }
            }
        }
    }

    fn merchant_card(&self, card: Option<u8>, key: &str) -> Markup {
        let Some(card) = card else {
            return html! { div .offer.empty { b { (self.t(key)) } p { (self.t("ui-no-next")) } } };
        };
        let row = &self.game().edition.merchants[card as usize];
        let points = self.game().edition.numbers.trade_points;
        html! {
            div .offer title=(self.say.merchant(card)) {
                b { (self.t(key)) }
                p {
                    span .hidden { (self.say.merchant(card)) }
                    span aria-hidden="true" {
                        "≤ " (row.most) (icon(good(row.sells))) " · " (row.each) (icon("ryo"))
                    }
                }
                p aria-hidden="true" { (cost(row.point)) " → " (points) (icon("point")) }
            }
        }
    }

    fn shogun(&self) -> Markup {
        let shogun = &self.open().shogun;
        html! {
            div .shogun {
                h3 { (icon("privilege")) (self.t("ui-shogun")) }
                ol {
                    @for column in 0..COLUMNS {
                        (self.column(shogun.demands[column], shogun.privileges[column], false))
                    }
                    (self.column(shogun.next_demand, shogun.next_privilege, true))
                }
            }
        }
    }

    fn column(
        &self,
        demand: Option<u8>,
        privilege: Option<::edo::edition::Privilege>,
        next: bool,
    ) -> Markup {
        html! {
            li .next[next] {
                @if next { p .soon { (self.t("ui-next")) } }
                @match demand.and_then(|demand| Some((demand, self.say.demand_row(demand)?))) {
                    None => { p .left { (self.t("ui-none-left")) } }
                    Some((demand, row)) => {
                        b { (self.say.demand(demand)) }
                        p .wish { (self.say.wish(row.wish)) }
                        p {
                            span .hidden { (self.say.cost(row.cost)) }
                            span aria-hidden="true" { (cost(row.cost)) }
                        }
                    }
                }
                @if let Some(privilege) = privilege {
                    p .grants { (icon("privilege")) (self.say.privilege(privilege)) }
                }
            }
        }
    }

    fn supply(&self) -> Markup {
        let (open, addons) = (self.open(), self.game().setup().addons);
        let supply = &open.supply;
        let count = |what: &str, n: u8| self.with(&format!("count-{what}"), &[("n", n.into())]);
        let tiles: Vec<String> = Location::ALL
            .into_iter()
            .filter(|&tile| 0 < open.bag[tile as usize])
            .map(|tile| {
                let args = [
                    ("tile", Value::from(self.say.tile(tile))),
                    ("n", open.bag[tile as usize].into()),
                ];
                self.with("ui-tiles", &args)
            })
            .collect();
        html! {
            div .supply {
                h3 { (self.t("ui-supply")) }
                ul {
                    li { (count("white-official", supply.white_officials)) }
                    li { (count("fortress", supply.fortresses)) }
                    @if addons.tokken { li { (count("black-official", supply.black_officials)) } }
                    @if addons.ronin {
                        li { (count("token", supply.tokens)) }
                        li { (self.t("ui-bag")) " " (self.words().list(&tiles)) }
                    }
                }
            }
        }
    }
}

/// Something to pay, in signs. Words stand beside it.
fn cost(cost: Cost) -> Markup {
    html! {
        span .cost {
            @for kind in Good::ALL {
                @if 0 < cost.of(kind) { (cost.of(kind)) (icon(good(kind))) " " }
            }
            @if 0 < cost.ryo { (cost.ryo) (icon("ryo")) }
        }
    }
}
