//! The town: a ring of seven districts, with their locations, what is done there and what is left.

use ::yedo::Jesuits;
use ::yedo::SAILOR;
use ::yedo::edition::{
    Annex, ClanPower, Colour, District, DistrictAction, LocationNo, Specialist, Weapon,
};
use ::yedo::frame::Deck;
use ::yedo::state::{Piece, Spot};
use maud::{Markup, html};
use table::{Game, Seat};
use words::Value;

use super::{Look, spot_id};
use crate::art::icon;
use crate::look::{classes, rule_address};

impl Look<'_> {
    pub(super) fn city(&self) -> Markup {
        html! {
            section #map .map.city aria-label=(self.t("ui-yedo-city")) {
                div .ring {
                    svg .street viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
                        rect x="14" y="12" width="72" height="76" rx="10" {}
                    }
                    @for district in District::ALL { (self.district(district)) }
                    (self.heart())
                }
                (self.together())
                (self.legend())
            }
        }
    }

    fn district(&self, district: District) -> Markup {
        let open = self.open();
        let id = district.id();
        let closed = open.closed.districts >> district as u8 & 1 == 1;
        let patrol = open.patrol == Some(district);
        let next = self.next_stop() == Some(district);
        html! {
            section class=(classes(&format!("district d-{id}"), &[("closed", closed), ("watched", patrol), ("next", next && !patrol)]))
                aria-labelledby={ "d-" (id) }
            {
                h3 id={ "d-" (id) } {
                    (icon(&format!("district-{id}"))) span { (self.say.district_short(district)) }
                    @if patrol {
                        span class=(classes("patrol", &[("red", open.red)])) data-piece={ "patrol@d-" (id) } title=(self.t("ui-yedo-patrol-here")) {
                            (icon("patrol")) span .hidden { (self.t("ui-yedo-patrol-here")) }
                        }
                    } @else if next {
                        span .soon title=(self.t("ui-yedo-patrol-next")) {
                            (icon("forward")) (icon("patrol")) span .hidden { (self.t("ui-yedo-patrol-next")) }
                        }
                    }
                }
                @if closed { p .shut { (icon("bar")) (self.t("ui-yedo-closed")) } }
                ul .plots { @for no in self.printed(district) { li { (self.plot(no)) } } }
                (self.stock(district))
                ul .deeds { @for action in self.deeds(district) { li { (self.deed(action)) } } }
            }
        }
    }

    /// The locations of a district, those that nobody may use in this game as well.
    fn printed(&self, district: District) -> Vec<LocationNo> {
        let rows = self.game().edition.locations.iter().zip(0..);
        let here = rows.filter(|(row, _)| row.district == district).map(|(_, no)| LocationNo(no));
        let sailor = district == District::Harbor && self.sailor().is_some();
        here.chain(sailor.then_some(SAILOR)).collect()
    }

    fn sailor(&self) -> Option<Seat> {
        let open = self.open();
        self.game().seats().iter().find(|seat| open.homes[*seat].clan == Some(ClanPower::Sailor))
    }

    /// Why nobody may be assigned there, if so.
    fn shut(&self, no: LocationNo) -> Option<String> {
        let open = self.open();
        let row = self.game().location(no);
        // `yedo.clan.sailor`: nothing closes it.
        if no == SAILOR {
            return None;
        }
        if !self.game().has_location(no) {
            // Together the Daimyo counts as one more.
            let n = row.players - u8::from(self.game().daimyo().is_some());
            return Some(self.with("ui-yedo-closed-players", &[("n", n.into())]));
        }
        let bit = open.closed.locations >> no.0 & 1 == 1;
        let district = open.closed.districts >> row.district as u8 & 1 == 1;
        (bit || district).then(|| self.t("ui-yedo-closed"))
    }

    fn plot(&self, no: LocationNo) -> Markup {
        let open = self.open();
        let row = self.game().location(no);
        let spot = Spot::location(no);
        let place = spot_id(spot);
        let piece = open.at(spot);
        let beside = open.beside.iter().filter(|it| !it.is_nobody() && it.at == no);
        // Who stood there first may have left before who stands beside.
        let all: Vec<Piece> = std::iter::once(piece)
            .chain(beside.map(|it| it.piece))
            .filter(|piece| !piece.is_nobody())
            .collect();
        let shut = self.shut(no);
        let who: Vec<String> = all.iter().map(|piece| self.piece_in_words(*piece)).collect();
        let who = if who.is_empty() { self.t("ui-yedo-free") } else { self.words().list(&who) };
        let mut name = format!("{}: {who}", self.say.spot(spot));
        if let Some(why) = &shut {
            name = format!("{}: {why}", self.say.spot(spot));
        }
        let class = match (&shut, all.is_empty()) {
            (Some(_), true) => "plot barred",
            (_, false) => "plot held",
            (None, true) => "plot",
        };
        let inside = html! {
            @if !all.is_empty() { @for piece in all { (self.piece(piece, &place)) } }
            @else if shut.is_some() { (icon("bar")) }
            @else if no == SAILOR { (icon("district-harbor")) }
            @else if row.rest { (icon("bed")) }
            @else { span .number { (row.number) } }
            span .hidden { (name) }
        };
        self.target(&place, class, &name, &inside)
    }

    /// What is done there; Jesuit missions once they are there.
    fn deeds(&self, district: District) -> impl Iterator<Item = DistrictAction> + '_ {
        let here = self.open().jesuits == Jesuits::Here;
        DistrictAction::ALL
            .into_iter()
            .filter(move |action| action.district() == district)
            .filter(move |action| *action != DistrictAction::Jesuits || here)
    }

    fn deed(&self, action: DistrictAction) -> Markup {
        let open = self.open();
        let price = self.price_of(action);
        let answers = self.deed_answers(action);
        let can = answers.is_some();
        // `yedo.clan.sailor`: the own exchange goes on.
        let closed = open.closed.actions >> action as u8 & 1 == 1 && !can;
        html! {
            div class=(classes("space deed", &[("can", can), ("barred", closed)])) data-space={ "deed-" (action.id()) } data-choices=[answers]
                tabindex=[can.then_some("0")] role=[can.then_some("button")]
            {
                (icon(sign(action)))
                span { (self.say.deed(action)) @if closed { span .hidden { ": " (self.t("ui-yedo-closed")) } } }
                @if let Some(price) = price { (price) }
                @if !can { a .rule href=(rule_address(action.rule())) title=(self.words().rule_title(action.rule())) tabindex="-1" aria-hidden="true" { "§" } }
            }
        }
    }

    /// All answers that do this, wherever else they are pointed at.
    fn deed_answers(&self, action: DistrictAction) -> Option<String> {
        let does = |choice: ::yedo::choice::Choice| matches!(choice, ::yedo::choice::Choice::Do { action: it, .. } if it == action);
        let written: Vec<String> =
            self.lawful().filter(|(choice, _)| does(*choice)).map(|(_, text)| text).collect();
        (!written.is_empty()).then(|| written.join("|"))
    }

    /// What it costs whoever looks, as printed where several prices are.
    fn price_of(&self, action: DistrictAction) -> Option<Markup> {
        let prices = &self.game().edition.numbers.prices;
        let due = |with: u8| self.due(action, with);
        let mon = || html! { span .cost { (due(0)) (icon("ryo")) span .hidden { " Mon" } } };
        let turned = |from: (u16, &str), to: (u8, &str)| {
            html! { span .cost { (from.0) (icon(from.1)) "→" (to.0) (icon(to.1)) } }
        };
        Some(match action {
            DistrictAction::DrawMission
            | DistrictAction::Recruit
            | DistrictAction::Carpenter
            | DistrictAction::BuyAction
            | DistrictAction::BuyBonus
            | DistrictAction::Blessing => mon(),
            DistrictAction::Audience => turned((due(0), "ryo"), (prices.audience.1, "point")),
            DistrictAction::Favour => html! {
                @for (points, mon) in prices.favours { (turned((points.into(), "point"), (mon, "ryo"))) " " }
            },
            DistrictAction::Goods => html! {
                @for (with, (_, points)) in (0..).zip(prices.goods) { (turned((due(with), "ryo"), (points, "point"))) " " }
            },
            DistrictAction::Geisha => html! {
                span .cost { (due(0)) (icon("ryo")) "/ " (prices.geisha_prestige) (icon("point")) }
            },
            DistrictAction::Donation => turned((due(0), "ryo"), (prices.donation.1, "point")),
            // A mission of the Jesuits is free.
            DistrictAction::Jesuits
            | DistrictAction::Rest
            | DistrictAction::ForeseeActions
            | DistrictAction::ForeseeWeapons
            | DistrictAction::Church
            | DistrictAction::BuyWeapon
            | DistrictAction::ForeseeBonuses
            | DistrictAction::ForeseeMissions => return None,
        })
    }

    /// What lies ready in a district.
    fn stock(&self, district: District) -> Markup {
        match district {
            District::Castle => self.mission_decks(),
            District::Gates => self.tokens(),
            District::Tavern => self.annexes(),
            District::Harbor => self.harbor(),
            District::RedLight => self.geishas(),
            District::Market => self.row(),
            District::Temple => {
                let n = self.open().blessings;
                html! { ul .stock { li { (chip("blessing", &n.to_string(), &self.say.count("blessing", n))) } } }
            }
        }
    }

    fn mission_decks(&self) -> Markup {
        html! {
            ul .stock.decks {
                @for (colour, deck) in Colour::ALL.into_iter().zip(&self.window.view.missions) {
                    @if colour != Colour::Black || self.game().setup().black {
                        li { (self.deck_chip("deck", colour, deck.number)) }
                    }
                }
            }
        }
    }

    fn deck_chip(&self, kind: &str, colour: Colour, n: u32) -> Markup {
        let deck = match kind {
            "jesuit" => Deck::Jesuit { colour },
            _ => Deck::Mission { colour },
        };
        let args = [("deck", Value::from(self.say.deck(deck))), ("n", n.into())];
        let name = self.with("ui-yedo-mission-deck", &args);
        let inside = html! { (icon("mission")) b { (n) } span .hidden { " " (name) } };
        self.target(
            &format!("{kind}-{}", colour.id()),
            &format!("back {}", colour.id()),
            &name,
            &inside,
        )
    }

    fn tokens(&self) -> Markup {
        let offered = self.open().tokens.gates.iter().zip(0..);
        let name = |it: Specialist| self.say.specialist(it);
        html! {
            @if self.game().setup().addons.specialists {
                ul .stock {
                    @for (token, n) in offered {
                        li {
                            @match token {
                                Some(token) => {
                                    (self.target(&format!("gate-{n}"), "chip", &name(*token),
                                        &html! { (icon(&format!("spec-{}", token.id()))) (name(*token)) }))
                                }
                                None => { span .chip.none { "–" span .hidden { (self.t("ui-none-left")) } } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn annexes(&self) -> Markup {
        let left = self.open().annexes;
        html! {
            ul .stock.wide {
                @for annex in Annex::ALL {
                    @let n = left[annex as usize];
                    @let name = format!("{} × {n}: {}", self.say.annex(annex), self.say.annex_about(annex));
                    li {
                        (self.target(&format!("stack-{}", annex.id()), "chip", &name,
                            &html! { (icon(&format!("annex-{}", annex.id()))) (self.say.annex(annex)) b { (n) } }))
                    }
                }
            }
        }
    }

    fn harbor(&self) -> Markup {
        let open = self.open();
        let church = self.with("ui-yedo-church", &[("mon", open.church.into())]);
        html! {
            ul .stock {
                li { (chip("church", &open.church.to_string(), &church)) }
                @if open.jesuits == Jesuits::Here {
                    @for (colour, deck) in Colour::ALL.into_iter().zip(&self.window.view.jesuits) {
                        @if 0 < deck.number { li { (self.deck_chip("jesuit", colour, deck.number)) } }
                    }
                } @else if open.jesuits == Jesuits::Awaited {
                    li { span .chip { (icon("jesuits")) (self.t("ui-yedo-jesuits-awaited")) } }
                }
            }
        }
    }

    fn geishas(&self) -> Markup {
        let values: Vec<String> = (1..)
            .zip(self.open().geishas)
            .flat_map(|(value, n)| vec![format!("★{value}"); n.into()])
            .collect();
        let n: u8 = self.open().geishas.iter().sum();
        html! {
            ul .stock {
                li { (chip("geisha", &values.join(" "), &self.say.count("geisha", n))) }
                li { (chip("card-action", &self.window.view.actions.number.to_string(), &self.t("yedo-deck-action"))) }
            }
        }
    }

    /// The weapons for sale, with what they cost whoever looks.
    fn row(&self) -> Markup {
        let open = self.open();
        html! {
            ol .row {
                @for (n, weapon) in (0..).zip(open.row) {
                    li {
                        @match weapon {
                            None => { span .ware.none { "–" span .hidden { (self.t("ui-none-left")) } } }
                            Some(weapon) => { (self.ware(n, weapon)) }
                        }
                    }
                }
            }
        }
    }

    fn ware(&self, n: u8, weapon: Weapon) -> Markup {
        let price = self.due(DistrictAction::BuyWeapon, n);
        let name = format!("{}: {}", self.say.weapon(weapon), self.say.count("mon", price));
        let inside = html! {
            (icon(&format!("weapon-{}", weapon.id()))) span { (self.say.weapon(weapon)) }
            b { (price) (icon("ryo")) }
        };
        self.target(&format!("row-{n}"), "ware", &name, &inside)
    }

    /// The Mon an action costs whoever looks, done by a disciple on a printed location.
    pub(super) fn due(&self, action: DistrictAction, with: u8) -> u16 {
        let seat = self.seat().unwrap_or_default();
        self.game().board_price(self.open(), seat, action, with)
    }
}

/// Something small, with a sign and words.
fn chip(sign: &str, text: &str, name: &str) -> Markup {
    html! { span .chip title=(name) { (icon(sign)) b aria-hidden="true" { (text) } span .hidden { (name) } } }
}

/// A drawing for each action.
pub(super) fn sign(action: DistrictAction) -> &'static str {
    match action {
        DistrictAction::Rest => "bed",
        DistrictAction::DrawMission => "mission",
        DistrictAction::Audience | DistrictAction::Donation => "point",
        DistrictAction::Recruit => "disciple",
        DistrictAction::Favour => "ryo",
        DistrictAction::Carpenter => "hammer",
        DistrictAction::ForeseeActions
        | DistrictAction::ForeseeWeapons
        | DistrictAction::ForeseeBonuses
        | DistrictAction::ForeseeMissions => "eye",
        DistrictAction::Goods => "goods",
        DistrictAction::Church => "church",
        DistrictAction::Jesuits => "jesuits",
        DistrictAction::Geisha => "geisha",
        DistrictAction::BuyAction => "card-action",
        DistrictAction::BuyWeapon => "weapon-katana",
        DistrictAction::BuyBonus => "card-bonus",
        DistrictAction::Blessing => "blessing",
    }
}
