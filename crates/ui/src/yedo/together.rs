//! What lies beside the town when all play together: Emperor, Daimyo, errands, objectives.

use ::yedo::edition::{Asset, EmperorNo};
use maud::{Markup, html};
use table::Game;

use super::Look;
use super::offers::asset_sign;
use crate::art::icon;

impl Look<'_> {
    /// Nothing where everybody plays against everybody.
    pub(super) fn together(&self) -> Markup {
        let (open, say) = (self.open(), self.say);
        let Some(daimyo) = self.game().daimyo() else { return html! {} };
        let coop = &open.coop;
        let points = || self.game().seats().iter().map(|seat| open.homes[seat].prestige);
        let (lowest, highest) = (points().min().unwrap_or(0), points().max().unwrap_or(0));
        let home = &open.homes[daimyo];
        let args = [("home", home.home.into()), ("reserve", home.reserve.into())];
        html! {
            div .together {
                section {
                    h3 { (icon("clan")) (self.t("yedo-board-objectives")) }
                    ul .objectives {
                        @for it in say.objectives(lowest, highest, coop.errands) {
                            li { label { span { (it.text) @if it.need <= it.have { " " (icon("tick")) } } progress value=(it.have.min(it.need)) max=(it.need) {} } }
                        }
                    }
                    h3 { (icon("spec-samurai")) (self.t("yedo-board-daimyo")) }
                    p { (self.with("yedo-board-home", &args)) }
                    ul { @for card in coop.revealed.iter().flatten() { li { (say.daimyo_card(*card)) } } }
                    @if 0 < coop.annex_mon { p { (self.with("yedo-board-annex-mon", &[("mon", coop.annex_mon.into())])) } }
                }
                section {
                    @let mut errands = self.errands().peekable();
                    @if errands.peek().is_some() {
                        h3 { (icon("mission")) (self.t("yedo-board-errands")) }
                        ul .cards.small { @for card in errands { li { (self.errand(card)) } } }
                    }
                    @if let Some(mission) = coop.shogun {
                        h3 { (icon("weapon-katana")) (self.t("yedo-board-victory")) }
                        @if open.shogun_dead { p { (self.t("yedo-board-shogun-dead")) } }
                        @else { p { b { (say.mission(mission)) } " " (say.mission_terms(mission)) } }
                    }
                }
                @if coop.current.is_some() {
                    section {
                        h3 { (icon("ryo")) (self.t("yedo-board-prices")) }
                        (self.emperor_prices())
                        h3 { (icon("card-event")) (self.t("yedo-board-next")) }
                        p { (self.next_cards()) }
                    }
                }
            }
        }
    }

    /// The colours of the Emperor cards to come are open; the next one may have been looked at.
    fn next_cards(&self) -> String {
        let (round, say) = (self.game().emperor_round(self.open()), self.say);
        let mut said: Vec<String> = (round + 1..=self.game().setup().rounds)
            .filter_map(|round| self.game().emperor_colour(round))
            .map(|colour| say.colour(colour))
            .collect();
        let seen = self.window.view.emperor.top.first().and_then(|seen| seen.card);
        if let (Some(card), Some(first)) = (seen, said.first_mut()) {
            *first = format!("{first} ({})", say.errand(EmperorNo(card)));
        }
        if said.is_empty() { "–".to_owned() } else { said.join(", ") }
    }

    /// What each asset costs this round.
    fn emperor_prices(&self) -> Markup {
        let open = self.open();
        html! {
            ul .stock.wide {
                @for asset in Asset::ALL {
                    li { span .chip { (icon(asset_sign(asset))) (self.say.asset(asset)) b { (self.game().asset_price(open, asset)) (icon("ryo")) } } }
                }
            }
            @if self.game().interferes(open) { p .quiet { (self.t("yedo-board-interference")) } }
        }
    }

    /// The errands that lie there, done or not.
    fn errands(&self) -> impl Iterator<Item = EmperorNo> + use<> {
        let coop = &self.open().coop;
        coop.current.into_iter().chain(coop.turned.into_iter().flatten())
    }

    fn errand(&self, card: EmperorNo) -> Markup {
        let open = self.open().coop.errands_open().any(|it| it == card);
        let name = self.say.errand(card);
        let inside = html! {
            span .card-name { (icon(if open { "mission" } else { "tick" })) (name) }
            p { @if open { (self.say.errand_terms(card)) } @else { (self.t("yedo-board-errand-done")) } }
        };
        self.target(&format!("errand-{}", card.0), "card", &name, &inside)
    }
}
