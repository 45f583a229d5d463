//! Planning: three cards, each turned to an action, with officials on them; changed freely, then sealed.

use ::edo::board::Space;
use ::edo::choice::{Choice, Question};
use ::edo::edition::{Action, Cost, Edge, Good, Kind, Privilege};
use ::edo::state::SLOTS;
use maud::{Markup, html};
use table::{Illegal, Seat};
use words::Value;

use super::Look;
use crate::Form;
use crate::art::icon;

/// A card as somebody would lay it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The card's number.
    pub card: u8,
    /// Which of its actions.
    pub edge: u8,
    /// All officials on it, black ones included.
    pub officials: u8,
    /// Black ones among them.
    pub support: u8,
}

impl Laid {
    /// The answers by which it is laid.
    pub fn choices(self) -> impl Iterator<Item = Choice> {
        let Laid { card, edge, officials, support } = self;
        let support = std::iter::repeat_n(Choice::Support, support.into());
        support.chain([Choice::Plan { card, edge, officials }])
    }
}

/// A plan somebody thinks of, and what the rules say to each card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tried {
    /// The cards.
    pub laid: [Option<Laid>; SLOTS],
    /// Why one may not be laid so.
    pub refused: [Option<Illegal>; SLOTS],
}

impl Look<'_> {
    /// Is this seat planning?
    pub fn plans(&self) -> bool {
        self.live && matches!(self.window.question, Some(Question::PlanSlot { .. }))
    }

    /// The cards laid so far.
    pub fn drafted(&self) -> Tried {
        let mut tried = Tried::default();
        let Some(draft) = self.window.view.draft else { return tried };
        for (place, slot) in tried.laid.iter_mut().zip(draft.laid()) {
            *place = Some(Laid {
                card: slot.card,
                edge: slot.edge,
                officials: slot.officials(),
                support: slot.black,
            });
        }
        tried
    }

    /// The plan as a form: works by typing, clicking or dragging.
    pub fn plan(&self, form: &Form, tried: &Tried) -> Markup {
        let Some(seat) = self.seat() else { return html! {} };
        let home = &self.open().homes[seat];
        html! {
            form #plan .plan method="post" action=(form.action) data-plan=(self.open().round) {
                (form.hidden())
                h3 .hidden { (self.t("ui-plan")) }
                ol .plan-slots {
                    @for n in 0..SLOTS { (self.plan_slot(seat, n, tried)) }
                }
                div .hand aria-hidden="true" {
                    @for card in home.cards.iter() { (self.hand_card(card)) }
                    (self.officials(seat))
                }
                p .seal-line {
                    button .primary.seal name="seal" value="yes" { (icon("seal")) (self.t("ui-seal")) }
                    button .quiet.clear type="reset" { (self.t("ui-clear")) }
                }
            }
        }
    }

    fn plan_slot(&self, seat: Seat, n: usize, tried: &Tried) -> Markup {
        let home = &self.open().homes[seat];
        let laid = tried.laid[n];
        let number = n + 1;
        let support = home.privileges[Privilege::Support];
        let name = self.with("ui-slot-name", &[("slot", number.into())]);
        html! {
            li .plan-slot #{ "slot-" (number) } data-slot=(number) {
                h3 { span aria-hidden="true" { (number) } span .hidden { (name) } }
                select name={ "card" (number) } aria-label={ (name) ": " (self.t("ui-slot-card")) } {
                        option value="" selected[laid.is_none()] { (self.t("ui-slot-empty")) }
                        @for card in home.cards.iter() {
                            optgroup label=(self.say.card(card)) {
                                @for (edge, row) in (0..).zip(self.game().card(card).edges) {
                                    @let here = laid.is_some_and(|laid| (laid.card, laid.edge) == (card, edge));
                                    @let args = [
                                        ("action", Value::from(self.say.action(row.action))),
                                        ("most", row.most.into()),
                                        ("plus", row.plus.into()),
                                        ("card", self.say.card(card).into()),
                                    ];
                                    option value={ (card) "." (edge) } selected[here] data-most=(row.most)
                                        data-act=(row.action.id())
                                    { (self.with("ui-edge", &args)) }
                                }
                            }
                        }
                }
                span .stepper title=(self.t("ui-slot-officials")) {
                        button type="button" .less tabindex="-1" aria-hidden="true" { "−" }
                        input type="number" name={ "officials" (number) } min="0" max="9"
                            aria-label={ (name) ": " (self.t("ui-slot-officials")) }
                            inputmode="numeric" value=(laid.map_or(0, |laid| laid.officials));
                        button type="button" .more tabindex="-1" aria-hidden="true" { "+" }
                    }
                @if 0 < support {
                    label .count.support {
                        span { (self.t("ui-slot-support")) }
                        input type="number" name={ "support" (number) } min="0" max=(support)
                            inputmode="numeric" value=(laid.map_or(0, |laid| laid.support));
                    }
                }
                (self.forecast(seat, n, tried))
            }
        }
    }

    /// What the cards would yield and cost as things stand, and what is missing.
    pub fn forecasts(&self, tried: &Tried) -> Markup {
        let Some(seat) = self.seat() else { return html! {} };
        html! { @for n in 0..SLOTS { (self.forecast(seat, n, tried)) } }
    }

    fn forecast(&self, seat: Seat, n: usize, tried: &Tried) -> Markup {
        html! {
            output #{ "forecast-" (n + 1) } .forecast {
                @if let Some(illegal) = tried.refused[n] { (self.why(illegal)) }
                @else if let Some(laid) = tried.laid[n] {
                    @for line in self.expect(seat, laid) { p { (line) } }
                }
            }
        }
    }

    fn expect(&self, seat: Seat, laid: Laid) -> Vec<String> {
        let card = self.game().card(laid.card);
        let Some(&edge) = card.edges.get(laid.edge as usize) else { return Vec::new() };
        let numbers = &self.game().edition.numbers;
        let officials = laid.officials;
        if officials == 0 {
            return vec![self.t("ui-expect-nobody")];
        }
        let times = |one: u8| u16::from(officials) * u16::from(one + edge.plus);
        let brings = |goods: String| self.with("ui-expect-brings", &[("goods", goods.into())]);
        match edge.action {
            Action::Rice => {
                vec![brings(self.say.goods(Good::Rice, times(numbers.rice_per_official)))]
            }
            Action::Money => vec![brings(self.say.ryo(times(numbers.ryo_per_official)))],
            Action::Wood | Action::Stone | Action::RiceField => {
                vec![self.expect_work(seat, edge, officials)]
            }
            Action::Recruit => {
                self.expect_cost(seat, "ui-expect-recruit", numbers.recruit, officials)
            }
            Action::Travel => vec![self.with("ui-expect-travel", &[("n", officials.into())])],
            Action::Special => vec![self.expect_special(seat)],
            Action::Trade => vec![self.expect_trade(seat)],
            Action::Build => self.expect_build(seat),
        }
    }

    fn expect_work(&self, seat: Seat, edge: Edge, officials: u8) -> String {
        let good = edge.action.work().expect("this action is work");
        let kind = match good {
            Good::Wood => Kind::Forestry,
            Good::Stone => Kind::Quarry,
            Good::Rice => Kind::RiceField,
        };
        let open = self.open();
        let spaces = self.game().board.of_kind(kind).less(open.covered);
        let mut workers: Vec<u8> = spaces
            .iter()
            .flat_map(|space| {
                let plain = self.yields(space);
                let number = if plain == 0 { 0 } else { plain + edge.plus };
                std::iter::repeat_n(number, open.on[space].samurai[seat].into())
            })
            .filter(|number| 0 < *number)
            .collect();
        workers.sort_unstable_by(|one, other| other.cmp(one));
        let sum: u16 = workers.iter().take(officials.into()).map(|&n| u16::from(n)).sum();
        if sum == 0 {
            return self.with("ui-expect-no-worker", &[("kind", self.say.kind(kind).into())]);
        }
        let busy = workers.len().min(officials.into());
        let args = [("goods", Value::from(self.say.goods(good, sum))), ("n", busy.into())];
        let brings = self.with("ui-expect-work", &args);
        match usize::from(officials) - busy {
            0 => brings,
            idle => format!("{brings} {}", self.with("ui-expect-idle", &[("n", idle.into())])),
        }
    }

    fn expect_cost(&self, seat: Seat, key: &str, cost: Cost, times: u8) -> Vec<String> {
        let all = Cost {
            rice: cost.rice * times,
            wood: cost.wood * times,
            stone: cost.stone * times,
            ryo: cost.ryo * times,
        };
        let mut lines =
            vec![self.with(key, &[("cost", self.say.cost(all).into()), ("n", times.into())])];
        lines.extend(self.short_of(seat, all));
        lines
    }

    /// What somebody has too little of to pay this now.
    fn short_of(&self, seat: Seat, cost: Cost) -> Option<String> {
        let purse = &self.open().homes[seat].purse;
        let mut lacks: Vec<String> = Good::ALL
            .into_iter()
            .filter(|&good| purse.of(good) < cost.of(good))
            .map(|good| self.say.goods(good, cost.of(good) - purse.of(good)))
            .collect();
        if purse.ryo.0 < u16::from(cost.ryo) {
            lacks.push(self.say.ryo(u16::from(cost.ryo) - purse.ryo.0));
        }
        let args = [("goods", Value::from(self.words().list(&lacks)))];
        (!lacks.is_empty()).then(|| self.with("ui-expect-lacks", &args))
    }

    fn expect_special(&self, seat: Seat) -> String {
        let prices = self.open().specials.display.iter().flatten();
        let cheapest = prices.map(|&card| self.game().card(card).price).min();
        let Some(cheapest) = cheapest else { return self.t("ui-none-left") };
        let args =
            [("ryo", Value::from(cheapest)), ("have", self.open().homes[seat].purse.ryo.0.into())];
        self.with("ui-expect-special", &args)
    }

    fn expect_trade(&self, seat: Seat) -> String {
        let open = self.open();
        let at = open.merchant.at;
        let where_he_is = ("at", Value::from(self.say.space(at)));
        match self.nearest(seat, |space| space == at) {
            Some(0) => self.with("ui-expect-trade", &[where_he_is]),
            Some(roads) => {
                let ryo = roads * u16::from(self.game().edition.numbers.road_samurai);
                self.with("ui-expect-trade-far", &[where_he_is, ("ryo", ryo.into())])
            }
            None => self.with("ui-expect-trade-none", &[where_he_is]),
        }
    }

    fn expect_build(&self, seat: Seat) -> Vec<String> {
        let house = self.game().edition.numbers.house.cost;
        let mut lines = self.expect_cost(seat, "ui-expect-build", house, 1);
        let city = |space: Space| {
            let board = &self.game().board;
            let city = board.city(space);
            city.is_some_and(|city| {
                let town = &self.open().cities[city];
                town.tile.is_some() && town.taken() < self.game().sites(city)
            })
        };
        match self.nearest(seat, city) {
            Some(0) => {}
            Some(roads) => {
                let ryo = roads * u16::from(self.game().edition.numbers.road_samurai);
                lines.push(self.with("ui-expect-build-far", &[("ryo", ryo.into())]));
            }
            None => lines.push(self.t("ui-expect-build-none")),
        }
        lines
    }

    /// So many roads must be paid until some samurai of this seat is where it is wanted.
    fn nearest(&self, seat: Seat, wanted: impl Fn(Space) -> bool) -> Option<u16> {
        let (board, open) = (&self.game().board, self.open());
        let goals: Vec<Space> = board.all().iter().filter(|&space| wanted(space)).collect();
        let mine = board.all().iter().filter(|&space| 0 < open.on[space].samurai[seat]);
        let roads = mine.flat_map(|from| {
            goals.iter().map(move |&to| board.paid_roads(from, to, open.temples[seat]))
        });
        roads.min().map(u16::from)
    }

    /// A card in hand: each of its edges can be pressed, the whole can be dragged.
    fn hand_card(&self, card: u8) -> Markup {
        html! {
            div .card.in-hand data-card=(card) draggable="true" {
                span .card-name { (self.say.card(card)) }
                ul .edges {
                    @for (edge, row) in (0..).zip(self.game().card(card).edges) {
                        li {
                            button .edge type="button" tabindex="-1" data-lay={ (card) "." (edge) } { (self.edge(*row)) }
                        }
                    }
                }
            }
        }
    }

    fn officials(&self, seat: Seat) -> Markup {
        let n = self.open().homes[seat].officials;
        html! {
            div .officials data-officials=(n) {
                @for _ in 0..n {
                    span class={ "official seat-" (seat.0 + 1) } draggable="true" { (icon("official")) }
                }
            }
        }
    }
}
