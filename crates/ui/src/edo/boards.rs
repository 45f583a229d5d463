//! What everybody has before them: others' boards small, one's own large.

use ::edo::edition::{Good, Privilege};
use ::edo::frame::Frame;
use ::edo::state::{Plan, SLOTS};
use maud::{Markup, html};
use table::Seat;
use words::Value;

use super::Look;
use crate::art::{crest_icon, good, icon};
use crate::look::amount;

impl Look<'_> {
    /// Everybody else, in turn order after the viewer.
    pub(super) fn others(&self) -> Markup {
        let mine = self.seat();
        html! {
            section #others .others aria-label=(self.t("ui-others")) {
                @for seat in self.seats_from_me().into_iter().filter(|&seat| Some(seat) != mine) {
                    (self.board(seat, false))
                }
            }
        }
    }

    /// The viewer's own board.
    pub(super) fn own(&self) -> Markup {
        html! { @if let Some(seat) = self.seat() { (self.board(seat, true)) } }
    }

    fn board(&self, seat: Seat, own: bool) -> Markup {
        let open = self.open();
        let home = &open.homes[seat];
        let awaited = self.asked.has(seat);
        let class = format!(
            "board seat-{}{}{}",
            seat.0 + 1,
            if own { " own" } else { "" },
            if awaited { " awaited" } else { "" }
        );
        let label = self.with("ui-board-of", &[("seat", self.say.seat(seat).to_owned().into())]);
        html! {
            article #{ "board-" (seat.0 + 1) } class=(class) aria-label=(label) {
                header {
                    (crest_icon(seat))
                    h3 { (self.say.seat(seat)) }
                    @if let Some(bot) = &self.bots[seat] { span .bot { (bot) } }
                    @if open.start == seat {
                        span .start title=(self.t("ui-start-player")) {
                            (icon("start")) span .hidden { (self.t("ui-start-player")) }
                        }
                    }
                    @if awaited {
                        span .lit title=(self.t("ui-awaited")) {
                            (icon("lantern")) span .hidden { (self.t("ui-awaited")) }
                        }
                    }
                    (amount("points", "point", home.points, &self.t("ui-points")))
                }
                ul .purse {
                    li { (amount("", "ryo", home.purse.ryo.0, &self.t("good-ryo"))) }
                    @for kind in Good::ALL {
                        li { (amount("", good(kind), home.purse.of(kind).into(), &self.good_name(kind))) }
                    }
                    li { (amount("", "official", home.officials.into(), &self.t("ui-officials-home"))) }
                    li { (amount("", "samurai", open.n_samurai(seat).into(), &self.t("ui-samurai-map"))) }
                }
                (self.stock(seat))
                (self.planned(seat))
            }
        }
    }

    fn good_name(&self, kind: Good) -> String {
        self.t(match kind {
            Good::Rice => "good-rice",
            Good::Wood => "good-wood",
            Good::Stone => "good-stone",
        })
    }

    /// What is not built yet, and what was won.
    fn stock(&self, seat: Seat) -> Markup {
        let home = &self.open().homes[seat];
        let starting = self.game().edition.starting.len() as u8;
        let privileges: Vec<(Privilege, u8)> = Privilege::ALL
            .into_iter()
            .map(|privilege| (privilege, home.privileges[privilege]))
            .filter(|(_, number)| 0 < *number)
            .collect();
        let addons = self.game().setup().addons;
        html! {
            ul .stock {
                li { (amount("", "house", home.houses.into(), &self.t("ui-houses-left"))) }
                li { (amount("", "trading-post", home.trading_posts.into(), &self.t("ui-posts-left"))) }
                @if addons.jiin {
                    li { (amount("", "temple", home.temples.into(), &self.t("ui-temples-left"))) }
                }
                @if addons.ronin {
                    li { (amount("", "token", home.tokens.into(), &self.t("ui-tokens"))) }
                }
                @for card in home.cards.iter().filter(|card| starting <= *card) {
                    li .owns title={ (self.say.card(card)) ": " (self.say.edges(card)) } {
                        (icon("act-special")) (self.say.card(card))
                        span .hidden { ": " (self.say.edges(card)) }
                    }
                }
                @for (privilege, number) in privileges {
                    li .owns title=(self.say.privilege(privilege)) {
                        (icon("privilege")) (self.say.privilege(privilege))
                        @if 1 < number { " ×" (number) }
                    }
                }
            }
        }
    }

    /// The plan, as far as it may be known: sealed, open, or done.
    fn planned(&self, seat: Seat) -> Markup {
        let (open, view) = (self.open(), &self.window.view);
        if open.frames.top() == Frame::Plan {
            let own = view.plan.filter(|_| self.seat() == Some(seat));
            return match own {
                Some(plan) => self.slots(seat, plan, None),
                None if view.sealed.has(seat) => html! {
                    p .sealed { (icon("seal")) (self.t("ui-sealed")) }
                },
                None => html! { p .planning { (self.t("ui-planning")) } },
            };
        }
        let performing = open.frames.as_slice().iter().find_map(|frame| {
            let Frame::Card(turn) = frame else { return None };
            Some((turn.slot, self.game().seat(open, turn.turn), turn.left))
        });
        match performing {
            Some(now) => self.slots(seat, open.plans[seat], Some(now)),
            None => html! {},
        }
    }

    fn slots(&self, seat: Seat, plan: Plan, now: Option<(u8, Seat, u8)>) -> Markup {
        let order =
            |of: Seat| (of.0 + self.game().players() - self.open().start.0) % self.game().players();
        let state = |slot: u8| {
            let Some((current, acting, _)) = now else { return "to-come" };
            let done = slot < current || slot == current && order(seat) < order(acting);
            if done {
                "done"
            } else if slot == current && acting == seat {
                "now"
            } else {
                "to-come"
            }
        };
        html! {
            ol .slots {
                @for (n, slot) in (0..SLOTS as u8).zip(plan.0) {
                    @let edge = self.game().edge(slot);
                    @let state = state(n);
                    @let args = [("action", Value::from(self.say.slot(slot))), ("state", Value::from(state))];
                    li class={ "slot " (state) } title=(self.say.slot(slot)) {
                        span .hidden { (self.with("ui-slot", &args)) }
                        span aria-hidden="true" {
                            (icon(&format!("act-{}", edge.action.id())))
                            @match now {
                                Some((current, acting, left)) if current == n && acting == seat => {
                                    span .left { (left) "/" (slot.officials()) }
                                }
                                _ => { span .left { (slot.officials()) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
