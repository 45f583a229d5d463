//! One's own cards, to be read: missions with what is met and what is missing, action and bonus cards.

use ::yedo::edition::{Colour, Mission, Pays};
use ::yedo::frame::Frame;
use maud::{Markup, html};
use table::Seat;
use words::Value;
use words::yedo::Way;

use super::Look;
use super::need::{Need, Outlook, State};
use crate::art::icon;

impl Look<'_> {
    pub(super) fn hand(&self) -> Markup {
        let Some(seat) = self.seat() else { return html! {} };
        let hand = &self.window.view.hands[seat];
        let missions = hand.missions.iter().chain(&hand.jesuits).filter_map(|(seen, _)| seen.card);
        let actions: Vec<u8> = hand.actions.iter().filter_map(|seen| seen.card).collect();
        let bonuses: Vec<u8> = hand.bonuses.iter().filter_map(|seen| seen.card).collect();
        let free = self.open().homes[seat].n_home().saturating_sub(self.open().homes[seat].staying);
        html! {
            section #hand .hand-cards aria-label=(self.t("ui-yedo-hand")) {
                h2 { (self.t("ui-yedo-hand")) }
                ul .cards.missions { @for number in missions { li { (self.mission(seat, number, free)) } } }
                @if !actions.is_empty() || !bonuses.is_empty() {
                    ul .cards.small {
                        @for card in actions { li { (self.action_card(card)) } }
                        @for card in bonuses {
                            li { div .card.bonus {
                                span .card-name { (icon("card-bonus")) (self.say.bonus(card)) }
                                p { (self.say.bonus_line(card)) "." }
                            } }
                        }
                    }
                }
            }
        }
    }

    fn action_card(&self, card: u8) -> Markup {
        let name = self.say.action(card);
        let inside = html! {
            span .card-name { (icon("card-action")) (name) }
            @if let Some(moment) = self.say.action_moment(card) { p .quiet.small { (moment) } }
            p { (self.say.action_line(card)) "." }
        };
        self.target(&format!("action-{card}"), "card action", &name, &inside)
    }

    /// A mission: what it needs, what is there, and what it pays.
    pub(super) fn mission(&self, seat: Seat, number: u8, free: u8) -> Markup {
        let row = self.game().mission(number);
        let name = self.say.mission(number);
        let inside = self.mission_inside(seat, number, free);
        let class = format!("card mission {}", row.colour.id());
        self.target(&format!("mission-{number}"), &class, &name, &inside)
    }

    fn mission_inside(&self, seat: Seat, number: u8, free: u8) -> Markup {
        let row: &Mission = self.game().mission(number);
        let stands = self.outlook_of(seat, number);
        html! {
            header {
                span .card-name { (self.say.mission(number)) }
                span .colour { (dots(row.colour)) (self.say.colour(row.colour)) }
            }
            (self.listed(&stands.standard))
            p .pays { (icon("forward")) span .hidden { (self.t("ui-yedo-pays")) } (self.paid(row.pays)) }
            @if let Some(part) = row.bonus {
                div .bonus-part {
                    p .small.quiet { "+ " (self.t("ui-yedo-bonus-part")) }
                    (self.listed(&stands.bonus))
                    p .pays { (icon("forward")) span .hidden { (self.t("ui-yedo-pays")) } (self.paid(part.pays)) }
                }
            }
            @if self.open().frames.top() != Frame::Over { (self.outlook(&stands, free)) }
        }
    }

    fn listed(&self, needs: &[Need]) -> Markup {
        html! {
            ul .needs {
                @for need in needs {
                    @let (class, sign, key) = match need.state {
                        State::Met => ("met", "tick", "ui-yedo-met"),
                        State::Waived => ("met waived", "forward", "ui-yedo-waived"),
                        State::Near => ("near", "disciple", "ui-yedo-near"),
                        State::Missing => ("missing", "cross", "ui-yedo-missing"),
                    };
                    li class=(class) {
                        span .mark { (icon(sign)) span .hidden { (self.t(key)) ": " } }
                        (icon(&need.sign)) span { (need.text) @if let Some(hint) = &need.hint { span .hint { (hint) } } }
                    }
                }
            }
        }
    }

    /// What is paid, in signs and words.
    fn paid(&self, pays: Pays) -> Markup {
        let things = [
            ("point", pays.prestige, "prestige"),
            ("ryo", pays.mon, "mon"),
            ("card-action", pays.actions, "action"),
            ("card-bonus", pays.bonuses, "bonus"),
            ("mission", pays.missions, "mission"),
            ("weapon-katana", pays.weapons, "weapon"),
            ("blessing", pays.blessings, "blessing"),
        ];
        html! {
            @for (sign, n, what) in things {
                @if 0 < n {
                    span .amount title=(self.say.count(what, n)) { (icon(sign)) b aria-hidden="true" { (n) } span .hidden { (self.say.count(what, n)) } }
                }
            }
        }
    }

    /// Could it be completed this round, with the disciples who are out and those at home?
    fn outlook(&self, stands: &Outlook, free: u8) -> Markup {
        let missing = stands.standard.iter().filter(|need| need.state == State::Missing).count();
        let to_go = &stands.to_go;
        let wanted: u8 = to_go.iter().map(|(_, n)| n).sum();
        let text = if 0 < missing {
            self.with("ui-yedo-outlook-missing", &[("n", missing.into())])
        } else if let Some(spot) = stands.ready {
            let by = |way: Way| Value::from(self.say.spot_by(way, spot));
            self.with("ui-yedo-outlook-ready", &[("at", by(Way::At)), ("from", by(Way::From))])
        } else if to_go.is_empty() {
            self.t("ui-yedo-outlook-nobody")
        } else if wanted <= free {
            let groups: Vec<String> = to_go
                .iter()
                .map(|(district, n)| {
                    let to = self.say.district_by(Way::To, *district);
                    self.with("ui-yedo-outlook-group", &[("n", (*n).into()), ("to", to.into())])
                })
                .collect();
            self.with("ui-yedo-outlook-send", &[("groups", self.words().list(&groups).into())])
        } else {
            let args = [("n", Value::from(wanted)), ("home", Value::from(free))];
            self.with("ui-yedo-outlook-short", &args)
        };
        let good = missing == 0 && wanted <= free && (stands.ready.is_some() || !to_go.is_empty());
        let class = if good { "outlook good" } else { "outlook" };
        html! { p class=(class) { (text) } }
    }
}

/// How hard, without colour: one to four dots.
fn dots(colour: Colour) -> Markup {
    html! { span .dots aria-hidden="true" { @for _ in 0..=(colour as u8) { "●" } } " " }
}
