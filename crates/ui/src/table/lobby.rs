//! Before the game: seats are taken, bots are placed, friends are invited.

use bots::Level;
use host::Holder;
use maud::{Markup, html};
use table::Seat;

use super::TablePage;
use crate::art::{crest_icon, icon};
use crate::home::LEVELS;

impl TablePage<'_> {
    pub(super) fn lobby(&self) -> Markup {
        let t = |key: &str| self.reader.t(key);
        let hands = self.sight.pass.hands();
        let open = self.sight.seats.iter().any(|seat| self.sight.holders[seat] == Holder::Open);
        html! {
            section .lobby-page {
                h2 #question tabindex="-1" { (t("ui-lobby")) }
                (self.noticed())
                p { (self.agreed()) }
                @for rule in crate::home::advice(&self.sight.terms.game, &self.sight.terms.setup) { (crate::yedo::setup::advice(self.reader, rule)) }
                ul .chairs {
                    @for seat in self.sight.seats.iter() {
                        li class={ "chair seat-" (seat.0 + 1) } { (self.chair(seat)) }
                    }
                }
                @if !hands.is_empty() {
                    form method="post" action=(self.address("/do", "")) data-answer="" {
                        button .primary.big name="act" value="start" disabled[open] { (icon("start")) (t("ui-start")) }
                        @if open { p .quiet { (t("ui-start-open")) } }
                    }
                    @let seat = hands.iter().next().unwrap_or_default();
                    (self.links(seat))
                }
                p .small.quiet { (t("ui-luck")) br; code { (self.sight.terms.luck) } }
            }
        }
    }

    fn chair(&self, seat: Seat) -> Markup {
        let t = |key: &str| self.reader.t(key);
        let mine = self.sight.pass.hands();
        let colour = t(&format!("seat-{}", seat.0 + 1));
        html! {
            (crest_icon(seat)) b { (colour) } " "
            form method="post" action=(self.address("/do", "")) data-answer="" {
                input type="hidden" name="seat" value=(seat);
                @match self.sight.holders[seat] {
                    Holder::Open => {
                        span .quiet { (t("ui-seat-open")) }
                        button name="act" value="sit" { (t("ui-sit")) span .hidden { ": " (colour) } }
                        @if !mine.is_empty() {
                            label { span .hidden { (t("ui-bot-level")) }
                                select name="level" {
                                    @for (n, level) in (1..).zip(LEVELS) {
                                        option value=(level.id()) selected[level == Level::Three] {
                                            (n) " · " (t(&format!("opponent-{}", level.id())))
                                        }
                                    }
                                }
                            }
                            button name="act" value="place" { (t("ui-place-bot")) span .hidden { ": " (colour) } }
                        }
                    }
                    Holder::Bot(level) => {
                        span { (t(&format!("opponent-{}", level.id()))) }
                        @if !mine.is_empty() { button name="act" value="open" { (t("ui-open-seat")) } }
                    }
                    Holder::Person { .. } => {
                        span { (self.called[seat].clone().unwrap_or_else(|| t("ui-somebody"))) }
                        @if mine.has(seat) { button name="act" value="leave" { (t("ui-get-up")) } }
                    }
                }
            }
        }
    }

    /// What was agreed, in a line.
    fn agreed(&self) -> String {
        let terms = &self.sight.terms;
        let pace = crate::home::pace_in_words(self.reader, terms.pace);
        let with = crate::home::setup_in_words(self.reader, &terms.game, &terms.setup);
        let public = self.reader.t(if terms.public { "ui-public" } else { "ui-private" });
        format!("{with} · {pace} · {public}")
    }
}
