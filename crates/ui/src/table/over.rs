//! After the game: who won and why, the course of it, proof of the luck, and once more.

use ::yedo::coop::Reached;
use host::Scene;
use maud::{Markup, html};
use store::Life;
use table::{Outcome, Seat};
use words::{Talk, Value};

use super::TablePage;
use crate::Reader;
use crate::art::{crest_icon, icon};
use crate::look::{Drawn, rule_address};
use crate::replay::chart;
use crate::story::points_over_time;

impl TablePage<'_> {
    pub(super) fn over<G: Drawn>(&self, scene: &Scene<G>, say: &Talk<'_, G>) -> Markup {
        let t = |key: &str| self.reader.t(key);
        let key = match self.sight.life {
            Life::Abandoned => "ui-abandoned",
            Life::Frozen => "ui-frozen",
            Life::Lobby | Life::Running | Life::Over => "ui-over",
        };
        let winners: Vec<String> = match scene.outcome {
            Some(Outcome::Ranked(ranks)) => {
                let first = self.sight.seats.iter().filter(|&seat| ranks[seat].0 == 1);
                first.map(|seat| say.seat(seat).to_owned()).collect()
            }
            Some(Outcome::Together { .. }) | None => Vec::new(),
        };
        let args = [("n", winners.len().into()), ("who", self.reader.words.list(&winners).into())];
        html! {
            h2 #question tabindex="-1" {
                (t(key)) @if !winners.is_empty() { ": " (self.reader.with("ui-wins", &args)) }
            }
            @if let Some(Outcome::Together { won, points }) = scene.outcome {
                @let key = if won { "ui-together-won" } else { "ui-together-lost" };
                @let reached = self.sight.reached.map(|reached| reached_in_words(self.reader, self.sight.seats.len(), reached));
                p .lead { (self.reader.with(key, &[("n", self.sight.seats.len().into())])) " " span .amount { (icon(G::POINT)) b { (points) } } }
                @if let Some(text) = reached { p { (text) } }
                (self.earlier())
            }
            @if let Some(Outcome::Ranked(ranks)) = scene.outcome {
                @let mut seats: Vec<Seat> = self.sight.seats.iter().collect();
                @let () = seats.sort_by_key(|&seat| ranks[seat].0);
                ol .ranks {
                    @for &seat in &seats {
                        @let (place, points) = ranks[seat];
                        li value=(place) .won[place == 1] {
                            (crest_icon(seat)) span { (say.seat(seat)) }
                            span .amount { (icon(G::POINT)) b { (points) } }
                        }
                    }
                }
                @for pair in seats.windows(2).filter(|pair| ranks[pair[0]].1 <= ranks[pair[1]].1) {
                    @if let Some((text, rule)) = G::decided(scene, say, pair[0], pair[1]) {
                        p .small { (text) ": " a href=(rule_address(rule)) { (say.words.rule_title(rule)) } }
                    }
                }
            }
            (chart(self.reader, say, &points_over_time::<G>(self.happened::<G>()), None))
            p { a .button href={ "/tables/" (self.sight.terms.table) "/replay" } { (t("ui-replay")) } }
            @if !self.sight.pass.hands().is_empty() {
                form method="post" action=(self.address("/rematch", "")) {
                    @match self.sight.again {
                        Some(again) => { a .button.primary href={ "/tables/" (again) } { (t("ui-again-there")) } }
                        None => { button .primary { (t("ui-again")) } }
                    }
                }
            }
            @if self.sight.secret.is_some() {
                p { a href={ "/tables/" (self.sight.terms.table) "/proof" } { (t("ui-prove")) } }
            }
        }
    }
    /// The results of earlier games with the same set-up, to compare this one with.
    fn earlier(&self) -> Markup {
        html! {
            @if !self.earlier.is_empty() {
                h3 { (self.reader.t("ui-earlier")) }
                ul .earlier {
                    @for (table, reached) in self.earlier {
                        li { a href={ "/tables/" (table) } { (reached_in_words(self.reader, self.sight.seats.len(), *reached)) } }
                    }
                }
            }
        }
    }
}

/// What was reached by so many who played together, or by one alone.
pub(crate) fn reached_in_words(reader: &Reader<'_>, players: u8, reached: Reached) -> String {
    let Reached { won, points, lowest, highest, errands } = reached;
    let args = [
        ("won", Value::from(if won { "yes" } else { "no" })),
        ("points", points.into()),
        ("lowest", lowest.into()),
        ("highest", highest.into()),
        ("errands", errands.into()),
    ];
    reader.with(if players == 1 { "ui-reached-alone" } else { "ui-reached" }, &args)
}
