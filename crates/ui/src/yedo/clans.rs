//! What each clan has lying open: others' boards small, one's own large.

use ::yedo::edition::{Colour, Weapon};
use ::yedo::frame::Deck;
use ::yedo::state::Spot;
use ::yedo::view::HandSeen;
use maud::{Markup, html};
use table::Seat;
use words::Value;

use super::{Look, spot_id};
use crate::art::{crest_icon, icon};
use crate::look::amount;

impl Look<'_> {
    pub(super) fn clans(&self) -> Markup {
        let mine = self.seat();
        html! {
            div .boards {
                @if let Some(seat) = mine {
                    section #mine .mine aria-label=(self.t("ui-mine")) { (self.clan(seat, true)) }
                }
                section #others .others aria-label=(self.t("ui-others")) {
                    @for seat in self.seats_from_me().into_iter().filter(|&seat| Some(seat) != mine) {
                        (self.clan(seat, false))
                    }
                }
            }
        }
    }

    fn clan(&self, seat: Seat, own: bool) -> Markup {
        let open = self.open();
        let home = &open.homes[seat];
        let awaited = self.asked.has(seat);
        let class = format!(
            "board clan seat-{}{}{}",
            seat.0 + 1,
            if own { " own" } else { "" },
            if awaited { " awaited" } else { "" }
        );
        let label = self.with("ui-board-of", &[("seat", self.say.seat(seat).to_owned().into())]);
        let place = self.game().in_order(open).position(|it| it == seat).unwrap_or(0) + 1;
        html! {
            article #{ "board-" (seat.0 + 1) } class=(class) aria-label=(label) data-home={ "home-" (seat.0 + 1) } {
                header {
                    (crest_icon(seat))
                    h3 { (self.say.seat(seat)) }
                    @if let Some(bot) = &self.bots[seat] { span .bot { (bot) } }
                    span .place title=(self.with("ui-yedo-place", &[("n", place.into())])) {
                        (place) "." span .hidden { (self.with("ui-yedo-place", &[("n", place.into())])) }
                    }
                    @if awaited {
                        span .lit title=(self.t("ui-awaited")) {
                            (icon("lantern")) span .hidden { (self.t("ui-awaited")) }
                        }
                    }
                    (amount("points", "point", home.prestige, &self.t("ui-yedo-sign-point")))
                }
                ul .purse {
                    li { (amount("", "ryo", home.mon, &self.t("ui-yedo-sign-mon"))) }
                    li .pawns { (self.pawns(seat)) }
                    li { (amount("", "reserve", home.reserve.into(), &self.t("ui-yedo-sign-reserve"))) }
                }
                (self.rack(seat))
                (self.estate(seat))
                (self.backs(seat))
                (self.people(seat))
            }
        }
    }

    /// The disciples at home, to be dragged to where they go.
    fn pawns(&self, seat: Seat) -> Markup {
        let home = &self.open().homes[seat];
        let drags = self.seat() == Some(seat) && self.live;
        let n = home.n_home();
        html! {
            span .hidden { (self.with("ui-yedo-at-home", &[("n", n.into())])) }
            span .at-home aria-hidden="true" title=(self.with("ui-yedo-at-home", &[("n", n.into())])) {
                @for _ in 0..home.home {
                    span .pawn draggable=[drags.then_some("true")] { (icon("disciple")) }
                }
                @for skill in home.skilled.iter() {
                    span .pawn draggable=[drags.then_some("true")] data-skill=(skill.id()) title=(self.say.specialist(skill)) {
                        (icon(&format!("spec-{}", skill.id())))
                    }
                }
                @if n == 0 { "–" }
            }
            @if 0 < home.staying { span .quiet.small { (self.with("ui-yedo-staying", &[("n", home.staying.into())])) } }
        }
    }

    fn rack(&self, seat: Seat) -> Markup {
        let rack = self.open().homes[seat].weapons;
        let held = Weapon::ALL.into_iter().filter(|it| 0 < rack[*it as usize]);
        html! {
            ul .stock.rack {
                @for weapon in held {
                    @let n = rack[weapon as usize];
                    li { span .chip { (icon(&format!("weapon-{}", weapon.id()))) (self.say.weapon(weapon)) @if 1 < n { b { "×" (n) } } } }
                }
            }
        }
    }

    /// Annexes with who stands there, geishas, the blessing, Blackmail cards.
    fn estate(&self, seat: Seat) -> Markup {
        let open = self.open();
        let home = &open.homes[seat];
        html! {
            ul .stock.estate {
                @for annex in home.annexes.iter() {
                    @let spot = Spot::annex(seat, annex);
                    @let place = spot_id(spot);
                    @let there = open.at(spot);
                    @let shut = open.closed.annexes >> (4 * seat.0 + annex as u8) & 1 == 1;
                    @let name = format!("{}: {}", self.say.spot(spot), if shut { self.t("ui-yedo-closed") } else { self.piece_in_words(there) });
                    li { (self.target(&place, if shut { "chip annex barred" } else { "chip annex" }, &name, &html! {
                        (icon(&format!("annex-{}", annex.id()))) (self.say.annex(annex))
                        @if shut { (icon("bar")) }
                        @if !there.is_nobody() { (self.piece(there, &place)) }
                    })) }
                }
                @for (value, n) in (1..).zip(home.geishas) {
                    @for _ in 0..n {
                        li { span .chip title=(self.with("ui-yedo-geisha", &[("n", Value::from(value))])) {
                            (icon("geisha")) "★" (value) span .hidden { (self.with("ui-yedo-geisha", &[("n", Value::from(value))])) }
                        } }
                    }
                }
                @if home.blessing { li { span .chip title=(self.say.count("blessing", 1_u8)) { (icon("blessing")) span .hidden { (self.say.count("blessing", 1_u8)) } } } }
                @if 0 < home.blackmail {
                    li { span .chip { (amount("", "blackmail", home.blackmail.into(), &self.t("ui-yedo-sign-blackmail"))) } }
                }
                @if home.owes { li { span .chip.debt { (icon("ryo")) (self.t("ui-yedo-owes")) } } }
            }
        }
    }

    /// Hidden cards by their backs, and completed missions by colour.
    fn backs(&self, seat: Seat) -> Markup {
        let HandSeen { missions, jesuits, actions, bonuses } = &self.window.view.hands[seat];
        let of = |colour: Colour| {
            missions.iter().chain(jesuits).filter(|(_, back)| *back == colour).count()
        };
        let done = self.open().homes[seat].completed;
        html! {
            ul .stock.backs {
                @for colour in Colour::ALL {
                    @let n = of(colour);
                    @if 0 < n {
                        @let name = self.with("ui-yedo-holds", &[("n", n.into()), ("deck", self.say.deck(Deck::Mission { colour }).into())]);
                        li { span class={ "back " (colour.id()) } title=(name) { (icon("mission")) b { (n) } span .hidden { (name) } } }
                    }
                }
                li { (amount("", "card-action", actions.len() as u16, &self.t("yedo-deck-action"))) }
                li { (amount("", "card-bonus", bonuses.len() as u16, &self.t("yedo-deck-bonus"))) }
                @for colour in Colour::ALL {
                    @let n = done[colour as usize];
                    @if 0 < n {
                        @let name = self.with("ui-yedo-completed", &[("n", n.into()), ("deck", self.say.deck(Deck::Mission { colour }).into())]);
                        li { span class={ "back done " (colour.id()) } title=(name) { (icon("tick")) b { (n) } span .hidden { (name) } } }
                    }
                }
            }
        }
    }

    /// Clan power, characters.
    fn people(&self, seat: Seat) -> Markup {
        let home = &self.open().homes[seat];
        html! {
            @if home.clan.is_some() || home.active.is_some() || home.hired.is_some() {
                ul .stock.people {
                    @if let Some(power) = home.clan {
                        li title=(self.say.clan_line(power)) { (icon("clan")) b { (self.say.clan(power)) } span .line { (self.say.clan_line(power)) } }
                    }
                    @if let Some(role) = home.active {
                        li title=(self.say.character_when(role.no())) {
                            (icon("tea")) b { (self.say.character(role.no())) }
                            @if home.used { (icon("tick")) }
                            span .line { (self.say.character_when(role.no())) }
                        }
                    }
                    @if let Some(role) = home.hired {
                        li .quiet { (icon("tea")) (self.with("ui-yedo-hired", &[("character", self.say.character(role.no()).into())])) }
                    }
                }
            }
        }
    }
}
