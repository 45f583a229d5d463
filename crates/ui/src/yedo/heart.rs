//! In the middle of the ring: the event, the patrol, the player order; and what lies beside the town.

use ::yedo::characters;
use ::yedo::edition::{CharacterNo, Colour, District, Weapon};
use ::yedo::frame::{Deck, Frame};
use ::yedo::view::CardSeen;
use maud::{Markup, html};
use words::Value;
use words::yedo::Way;

use super::Look;
use crate::art::{crest_icon, icon};
use crate::look::classes;

impl Look<'_> {
    /// Where the patrol's next normal step leads.
    pub(super) fn next_stop(&self) -> Option<District> {
        let open = self.open();
        let step = |at: District| if open.red { at.next() } else { at.previous() };
        // Once this round's step is made, what the event did to it is over.
        if self.has_stepped()
            || matches!(open.frames.as_slice()[0], Frame::Trade { .. } | Frame::Act { .. })
        {
            return open.patrol.map(step);
        }
        if open.watch.stay {
            return open.patrol;
        }
        (0..open.watch.stride.max(1)).try_fold(open.patrol?, |at, _| Some(step(at)))
    }

    /// Is the patrol on its way, with its normal step behind it?
    pub(super) fn has_stepped(&self) -> bool {
        matches!(self.open().frames.as_slice()[0], Frame::Icons | Frame::Stopped)
    }

    pub(super) fn heart(&self) -> Markup {
        let open = self.open();
        let way = if open.red { "ui-yedo-patrol-red" } else { "ui-yedo-patrol-blue" };
        html! {
            section .heart aria-label=(self.t("ui-yedo-now")) {
                @match (open.event, open.coop.current) {
                    (_, Some(card)) => {
                        h3 { (icon("card-event")) (self.say.emperor_event(card)) }
                        p { (self.say.emperor_line(card)) "." }
                    }
                    (Some(event), None) => {
                        h3 { (icon("card-event")) (self.say.event(event)) }
                        p { (self.say.event_line(event)) "." }
                    }
                    (None, None) => { h3 .quiet { (icon("card-event")) (self.t("ui-yedo-no-event")) } }
                }
                p .watch {
                    (icon("patrol"))
                    @match (open.patrol, self.next_stop()) {
                        (Some(at), Some(next)) => {
                            (self.with("ui-yedo-patrol-goes", &[("at", self.say.district_by(Way::At, at).into()), ("next", self.say.district(next).into())]))
                            " " span .quiet { (self.t(way)) }
                        }
                        _ => { (self.t("ui-yedo-patrol-away")) }
                    }
                }
                ol .order aria-label=(self.t("ui-yedo-order")) {
                    @for seat in self.game().in_order(open) {
                        li class=(classes(&format!("seat-{}", seat.0 + 1), &[("awaited", self.asked.has(seat))])) { (crest_icon(seat)) span { (self.say.seat(seat)) } }
                    }
                }
            }
        }
    }

    /// Decks, discards, the Tea House.
    pub(super) fn beside(&self) -> Markup {
        let view = &self.window.view;
        let open = self.open();
        let bag: Vec<(Weapon, u8, u8)> = Weapon::ALL
            .into_iter()
            .map(|it| (it, view.weapons[it as usize], open.weapon_discard[it as usize]))
            .collect();
        let decks = [
            ("card-action", "yedo-deck-action", view.actions.number),
            ("card-bonus", "yedo-deck-bonus", view.bonuses.number),
            ("card-event", "yedo-deck-event", view.events.number),
        ];
        // Together there are no events but those of the Emperor.
        let has_events = self.game().setup().events.is_some();
        let decks = decks.into_iter().filter(|(sign, ..)| *sign != "card-event" || has_events);
        html! {
            section #market .market aria-label=(self.t("ui-yedo-beside")) {
                (self.tea_house())
                div .piles {
                    h3 { (icon("mission")) (self.t("ui-yedo-decks")) }
                    ul .stock {
                        @for (sign, key, n) in decks {
                            li { span .chip { (icon(sign)) (self.t(key)) b { (n) } } }
                        }
                    }
                    (self.foreseen())
                }
                div .bag {
                    h3 { (icon("weapon-katana")) (self.t("ui-yedo-bag")) }
                    ul .stock.wide {
                        @for (weapon, left, gone) in bag {
                            @let args = [("weapon", Value::from(self.say.weapon(weapon))), ("n", left.into()), ("gone", gone.into())];
                            li { span .chip title=(self.with("ui-yedo-in-bag", &args)) {
                                (icon(&format!("weapon-{}", weapon.id()))) (self.say.weapon(weapon)) b { (left) }
                            } }
                        }
                    }
                }
                @if !open.past.is_empty() {
                    details .past {
                        summary { (self.t("ui-yedo-past-events")) }
                        ul { @for event in open.past.iter() { li { (self.say.event(event)) } } }
                    }
                }
            }
        }
    }

    /// Cards on top of decks that this viewer knows, deck by deck.
    fn foreseen(&self) -> Markup {
        let view = &self.window.view;
        let missions = Colour::ALL.map(|colour| Deck::Mission { colour }).into_iter();
        let jesuits = Colour::ALL.map(|colour| Deck::Jesuit { colour }).into_iter();
        let tops = missions
            .zip(view.missions.iter().map(|deck| &deck.top))
            .chain(jesuits.zip(view.jesuits.iter().map(|deck| &deck.top)))
            .chain([
                (Deck::Action, &view.actions.top),
                (Deck::Bonus, &view.bonuses.top),
                (Deck::Event, &view.events.top),
                (Deck::Weapon, &view.weapon_top),
            ]);
        let known = tops.filter(|(_, top)| top.iter().any(|seen| seen.card.is_some()));
        let known: Vec<(Deck, &Vec<CardSeen>)> = known.collect();
        html! {
            @if !known.is_empty() {
                h4 { (icon("eye")) (self.t("ui-yedo-foreseen")) }
                @for (deck, top) in known {
                    p .foreseen-deck { (self.say.deck(deck)) }
                    ol .foreseen {
                        @for (place, card) in (1..).zip(top).filter_map(|(place, seen)| Some((place, seen.card?))) {
                            li value=(place) { (self.say.card_in_full(deck.card(card))) }
                        }
                    }
                }
            }
        }
    }

    fn tea_house(&self) -> Markup {
        let row = self.open().tea.row;
        html! {
            @if self.game().setup().addons.tea_house {
                div .tea {
                    h3 { (icon("tea")) (self.t("ui-yedo-tea")) }
                    ul .cards {
                        @for no in characters(row).map(CharacterNo) {
                            @let name = self.say.character(no);
                            li { (self.target(&format!("character-{}", no.0), "card", &name, &html! {
                                span .card-name { (name) }
                                @if let Some(moment) = self.say.character_moment(no) { p .quiet.small { (moment) } }
                                p { (self.say.character_line(no)) "." }
                            })) }
                        }
                    }
                }
            }
        }
    }

    /// What the signs mean, for who cannot hover over them.
    pub(super) fn legend(&self) -> Markup {
        const SIGNS: [(&str, &str); 12] = [
            ("point", "ui-yedo-sign-point"),
            ("ryo", "ui-yedo-sign-mon"),
            ("disciple", "ui-yedo-sign-disciple"),
            ("reserve", "ui-yedo-sign-reserve"),
            ("patrol", "ui-yedo-patrol-here"),
            ("forward", "ui-yedo-patrol-next"),
            ("bar", "ui-yedo-sign-closed"),
            ("mission", "ui-yedo-sign-mission"),
            ("card-action", "yedo-deck-action"),
            ("card-bonus", "yedo-deck-bonus"),
            ("blackmail", "ui-yedo-sign-blackmail"),
            ("lantern", "ui-awaited"),
        ];
        html! {
            details .legend {
                summary { (self.t("ui-legend")) }
                dl { @for (sign, key) in SIGNS { dt { (icon(sign)) } dd { (self.t(key)) } } }
            }
        }
    }
}
