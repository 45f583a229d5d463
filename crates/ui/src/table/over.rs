//! After the game: who won and why, the course of it, proof of the luck, and once more.

use ::edo::Decided;
use ::edo::Edo;
use ::edo::rules;
use host::Scene;
use maud::{Markup, html};
use store::Life;
use table::{Outcome, Rule, Seat};
use words::Value;
use words::edo::EdoWords;

use super::TablePage;
use crate::art::{crest_icon, icon};
use crate::edo::points_over_time;
use crate::replay::chart;

impl TablePage<'_> {
    pub(super) fn over(&self, scene: &Scene<Edo>, say: &EdoWords<'_>) -> Markup {
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
            @if let Some(Outcome::Ranked(ranks)) = scene.outcome {
                @let mut seats: Vec<Seat> = self.sight.seats.iter().collect();
                @let () = seats.sort_by_key(|&seat| ranks[seat].0);
                ol .ranks {
                    @for &seat in &seats {
                        @let (place, points) = ranks[seat];
                        li value=(place) .won[place == 1] {
                            (crest_icon(seat)) span { (say.seat(seat)) }
                            span .amount { (icon("point")) b { (points) } }
                        }
                    }
                }
                @for pair in seats.windows(2).filter(|pair| ranks[pair[0]].1 <= ranks[pair[1]].1) {
                    (decided(scene, say, pair[0], pair[1]))
                }
            }
            (chart(self.reader, &scene.game, say, &points_over_time(self.happened()), None))
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
}

/// What put one seat ahead of another, if it was not simply points.
fn decided(scene: &Scene<Edo>, say: &EdoWords<'_>, ahead: Seat, behind: Seat) -> Markup {
    let Some(window) = scene.windows.first() else { return html! {} };
    let (by, rule): (&str, Rule) = match scene.game.decided(&window.view.open, ahead, behind) {
        Decided::Points => return html! {},
        Decided::House => ("house", rules::END_HOUSE_IN_EDO),
        Decided::Ryo => ("ryo", rules::END_TIE),
        Decided::Resources => ("resources", rules::END_TIE),
        Decided::Order => ("order", rules::END_TIE),
    };
    let args = [
        ("by", Value::from(by)),
        ("ahead", say.seat(ahead).to_owned().into()),
        ("behind", say.seat(behind).to_owned().into()),
    ];
    html! {
        p .small {
            (say.words.text("play-decided", &args)) ": "
            a href={ "/rules/edo#" (rule.0) } { (say.words.rule_title(rule)) }
        }
    }
}
