//! A choice as an order one could give, with what it costs and yields where the open table tells.

use edo::board::Space;
use edo::choice::{Choice, Stall};
use edo::edition::{Action, Cost, Edge, Good, Works};
use edo::frame::{Frame, Turn};
use edo::state::{Building, Open};
use table::Seat;

use super::EdoWords;
use crate::Value;

/// The label of a choice, for the seat that could make it now.
pub(super) fn choice(talk: &EdoWords<'_>, open: &Open, seat: Seat, choice: Choice) -> String {
    let say = |key: &str, args: &[(&str, Value<'_>)]| talk.words.text(key, args);
    let at = |space: Space| Value::from(talk.space(space));
    let kind = |space| ("kind", Value::from(talk.kind(talk.game.board.kind(space))));
    match choice {
        Choice::Done => talk.done(open, seat),
        Choice::Package(package) => say("do-package", &[("goods", talk.package(package).into())]),
        Choice::Start(city) => say("do-start", &[("city", at(city))]),
        Choice::Select(from) => say("do-select", &[("from", at(from))]),
        Choice::Relocate(to) => say("do-relocate", &[("to", at(to)), kind(to)]),
        Choice::Support => say("do-support", &[]),
        Choice::Plan { card, edge, officials } => {
            let args = [
                ("card", talk.card(card).into()),
                ("action", talk.edge_action(card, edge).into()),
                ("officials", officials.into()),
            ];
            say("do-plan", &args)
        }
        Choice::Move(from) => say("do-move", &[("from", at(from))]),
        Choice::Merchant => say("do-merchant", &[("from", at(open.merchant.at))]),
        Choice::To(to) => {
            let ryo = talk.price_to(open, seat, to);
            say("do-to", &[("to", at(to)), kind(to), ("ryo", ryo.into())])
        }
        Choice::Take => talk.take(open, seat),
        Choice::Work { at: space, full } => talk.work(open, seat, space, full),
        Choice::Post(space) => say("do-post", &[("at", at(space))]),
        Choice::March(from) => say("do-march", &[("from", at(from))]),
        Choice::Disperse(space) => {
            let ronin = open.on[space].ronin;
            say("do-disperse", &[("at", at(space)), ("ronin", ronin.into())])
        }
        Choice::Join(from) => {
            let ryo = talk.price_of_joining(open, seat, from);
            say("do-join", &[("from", at(from)), ("ryo", ryo.into())])
        }
        Choice::Draw => say("do-draw", &[]),
        Choice::Buy { stall, number } => talk.buy(open, stall, number),
        Choice::Point(stall) => talk.point(open, stall),
        Choice::Build { at: city, building, first } => talk.build(city, building, first),
        Choice::Temple(space) => {
            let works = talk.game.edition.numbers.temple;
            let args = [
                ("at", at(space)),
                ("cost", talk.cost(works.cost).into()),
                ("points", works.points.into()),
            ];
            say("do-temple", &args)
        }
        Choice::Special(card) => {
            let price = talk.card_row(card).map_or(0, |row| row.price);
            let args = [
                ("card", talk.card(card).into()),
                ("ryo", price.into()),
                ("edges", talk.edges(card).into()),
            ];
            say("do-special", &args)
        }
        Choice::Meet(column) => talk.meet(open, column),
        Choice::Income(city) => {
            let ryo = talk.income(open, seat, city);
            say("do-income", &[("city", at(city)), ("ryo", ryo.into())])
        }
        Choice::Redeem { good, .. } => {
            say("do-redeem", &[("goods", talk.goods(good, 1_u8).into())])
        }
        Choice::Return(good) => say("do-return", &[("goods", talk.goods(good, 1_u8).into())]),
        Choice::Recall(from) => say("do-recall", &[("from", at(from))]),
    }
}

impl EdoWords<'_> {
    fn income(&self, open: &Open, seat: Seat, at: Space) -> u8 {
        let city = self.game.board.city(at);
        let income = city.and_then(|city| self.game.income(open, city, seat));
        income.map_or(0, |(_, ryo)| ryo)
    }

    /// What is in a package.
    pub fn package(&self, package: u8) -> String {
        let row = self.game.edition.packages.get(package as usize);
        row.map_or_else(|| package.to_string(), |row| self.cost(row.goods))
    }

    /// "Nothing more" says what is left out, so that it can be chosen without reading the question.
    fn done(&self, open: &Open, seat: Seat) -> String {
        let key = match open.frames.top() {
            Frame::Card(_) => "do-done-card",
            Frame::MarchAgain { .. } => "do-done-march",
            Frame::Gather { .. } => "do-done-gather",
            Frame::SecondOffer { .. } => "do-done-offer",
            Frame::Wages { .. } => {
                let samurai = open.n_samurai(seat);
                let rice = product(samurai, self.game.edition.numbers.wage_rice);
                let args =
                    [("samurai", samurai.into()), ("cost", self.goods(Good::Rice, rice).into())];
                return self.words.text("do-done-wages", &args);
            }
            Frame::Nothing
            | Frame::Packages { .. }
            | Frame::StartCities { .. }
            | Frame::RoundStart
            | Frame::SelectRonin
            | Frame::Relocate { .. }
            | Frame::Plan
            | Frame::MoveTo { .. }
            | Frame::MerchantTo
            | Frame::MarchTo { .. }
            | Frame::Disperse { .. }
            | Frame::HandLimit
            | Frame::Over => "do-done",
        };
        self.words.text(key, &[])
    }

    /// What it costs whoever moves now to go there.
    fn price_to(&self, open: &Open, seat: Seat, to: Space) -> u16 {
        let (numbers, free) = (&self.game.edition.numbers, open.temples[seat]);
        let roads = |from| self.game.board.paid_roads(from, to, free);
        let frame = open.frames.top();
        if let Frame::MoveTo { from } = frame {
            return product(roads(from), numbers.road_samurai);
        }
        if frame == Frame::MerchantTo {
            return product(roads(open.merchant.at), numbers.road_merchant);
        }
        0
    }

    fn price_of_joining(&self, open: &Open, seat: Seat, from: Space) -> u16 {
        let Frame::Gather { at, paying: true, .. } = open.frames.top() else { return 0 };
        let roads = self.game.board.paid_roads(from, at, open.temples[seat]);
        product(roads, self.game.edition.numbers.road_samurai)
    }

    fn take(&self, open: &Open, seat: Seat) -> String {
        let numbers = &self.game.edition.numbers;
        let Some(edge) = self.performed(open, seat) else { return self.words.text("do-done", &[]) };
        let goods = match edge.action {
            Action::Rice => self.goods(Good::Rice, sum(numbers.rice_per_official, edge.plus)),
            Action::Money => self.ryo(sum(numbers.ryo_per_official, edge.plus)),
            Action::Recruit => {
                let cost = self.cost(numbers.recruit);
                return self.words.text("do-recruit", &[("cost", cost.into())]);
            }
            Action::Wood
            | Action::Stone
            | Action::RiceField
            | Action::Travel
            | Action::Special
            | Action::Trade
            | Action::Build => self.action(edge.action),
        };
        self.words.text("do-take", &[("goods", goods.into())])
    }

    fn work(&self, open: &Open, seat: Seat, at: Space, full: bool) -> String {
        // Who has nobody there would be one more.
        let comes = u8::from(open.on[at].samurai[seat] == 0);
        let figures = if full { 1 } else { (open.on[at].number() + comes).max(1) };
        let yields = &self.game.edition.numbers.yields;
        let plain = yields.get(figures as usize - 1).copied().unwrap_or(0);
        let plus = self.performed(open, seat).map_or(0, |edge| edge.plus);
        let number = if plain == 0 { 0 } else { sum(plain, plus) };
        let good = self.game.board.kind(at).good();
        let goods = good.map_or_else(String::new, |good| self.goods(good, number));
        let key = if full { "do-work-full" } else { "do-work" };
        self.words.text(key, &[("at", self.space(at).into()), ("goods", goods.into())])
    }

    /// The edge of the card that this seat performs now.
    fn performed(&self, open: &Open, seat: Seat) -> Option<Edge> {
        let turn = |frame: &Frame| if let Frame::Card(turn) = frame { Some(*turn) } else { None };
        let Turn { slot, .. } = open.frames.as_slice().iter().rev().find_map(turn)?;
        let slot = open.plans[seat].0.get(slot as usize)?;
        self.card_row(slot.card)?.edges.get(slot.edge as usize).copied()
    }

    fn buy(&self, open: &Open, stall: Stall, number: u8) -> String {
        let row = self.stall(open, stall);
        let args = [
            ("stall", stall_id(stall).into()),
            ("goods", row.map_or_else(String::new, |row| self.goods(row.sells, number)).into()),
            ("ryo", row.map_or(0, |row| product(row.each, number)).into()),
        ];
        self.words.text("do-buy", &args)
    }

    fn point(&self, open: &Open, stall: Stall) -> String {
        let cost = self.stall(open, stall).map_or(Cost::default(), |row| row.point);
        let args = [
            ("stall", stall_id(stall).into()),
            ("cost", self.cost(cost).into()),
            ("points", self.game.edition.numbers.trade_points.into()),
        ];
        self.words.text("do-point", &args)
    }

    fn stall(&self, open: &Open, stall: Stall) -> Option<&'static edo::edition::Merchant> {
        let card = match stall {
            Stall::Current => open.merchant.card,
            Stall::Next => open.merchant.next?,
        };
        self.game.edition.merchants.get(card as usize)
    }

    fn build(&self, city: Space, building: Building, first: bool) -> String {
        let numbers = &self.game.edition.numbers;
        let Works { cost, points, .. } = match building {
            Building::House => numbers.house,
            Building::TradingPost => numbers.trading_post,
            Building::Fortress => numbers.fortress,
        };
        let args = [
            ("building", building.id().into()),
            ("at", self.space(city).into()),
            ("cost", self.cost(cost).into()),
            ("points", points.into()),
        ];
        self.words.text(if first { "do-build-first" } else { "do-build" }, &args)
    }

    fn meet(&self, open: &Open, column: u8) -> String {
        let column = column as usize;
        let demand = open.shogun.demands.get(column).copied().flatten();
        let privilege = open.shogun.privileges.get(column).copied().flatten();
        let row = demand.and_then(|demand| self.demand_row(demand));
        let args = [
            ("reward", if privilege.is_some() { "some" } else { "none" }.into()),
            ("demand", demand.map_or_else(String::new, |demand| self.demand(demand)).into()),
            ("cost", self.cost(row.map_or(Cost::default(), |row| row.cost)).into()),
            ("points", self.game.edition.numbers.demand_points.into()),
            ("privilege", privilege.map_or_else(String::new, |it| self.privilege(it)).into()),
        ];
        self.words.text("do-meet", &args)
    }
}

/// An edition may have numbers that are too big for a good game; they must not be too big for us.
fn product(one: u8, other: u8) -> u16 {
    u16::from(one) * u16::from(other)
}

fn sum(one: u8, other: u8) -> u16 {
    u16::from(one) + u16::from(other)
}

fn stall_id(stall: Stall) -> &'static str {
    match stall {
        Stall::Current => "current",
        Stall::Next => "next",
    }
}
