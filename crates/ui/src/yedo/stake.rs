//! What a question is about: the auction, the card that was played, who is in danger, the offer.

use ::yedo::choice::{Card, Choice, Question};
use ::yedo::edition::{District, Moment};
use ::yedo::frame::Frame;
use maud::{Markup, html};
use table::Seat;
use words::Value;
use words::yedo::Way;

use super::{Look, moment, played};
use crate::art::{crest_icon, icon};

impl Look<'_> {
    pub(super) fn stake(&self) -> Markup {
        html! {
            (self.bidding())
            (self.deal())
            (self.card_on_table())
            @if let Some(moment) = moment(self.window.question) { (self.at_moment(moment)) }
            @if let Some(Question::Assign) = self.window.question { (self.danger_ahead()) (self.errand_boy()) }
        }
    }

    /// Who plays alone may send somebody besides.
    fn errand_boy(&self) -> Markup {
        let mut offers = self.window.offers.iter();
        let can_go =
            offers.any(|it| it.refused.is_none() && matches!(it.choice, Choice::SendBoy(_)));
        html! {
            @if can_go { p .small.quiet { (icon("spec-messenger")) " " (self.t("ui-yedo-errand-boy")) } }
        }
    }

    /// A card that lies there and may be answered.
    fn card_on_table(&self) -> Markup {
        let Some((by, card)) = played(self.open()) else { return html! {} };
        let args = [("seat", Value::from(self.say.seat(by).to_owned()))];
        html! {
            div .stake.card.action {
                p .small { (crest_icon(by)) " " (self.with("ui-yedo-plays", &args)) }
                span .card-name { (icon("card-action")) (self.say.action(card)) }
                p { (self.say.action_line(card)) "." }
            }
        }
    }

    /// What is at stake at a moment, for whoever is asked.
    fn at_moment(&self, moment: Moment) -> Markup {
        let open = self.open();
        let Some(seat) = self.seat() else { return html! {} };
        let text = match moment {
            Moment::Event => open.event.map(|event| self.say.card_in_full(Card::Event(event))),
            // Together the normal step comes first, then the cards and the icons.
            Moment::Step if !self.has_stepped() => {
                self.next_stop().map(|next| self.in_danger(seat, next))
            }
            Moment::Step | Moment::Stop | Moment::Arrest => {
                open.patrol.map(|at| self.in_danger(seat, at))
            }
            Moment::Reply
            | Moment::Bid
            | Moment::Assign
            | Moment::Act
            | Moment::Mission
            | Moment::Any
            | Moment::Round => None,
        };
        html! {
            @if let Some(text) = text { p .stake { (text) } }
            p .small.quiet { (self.t("ui-yedo-everybody-asked")) }
        }
    }

    /// Whom the patrol would find in a district.
    fn in_danger(&self, seat: Seat, district: District) -> String {
        let open = self.open();
        let there =
            open.own_spots(seat).filter(|spot| self.game().district(*spot) == Some(district));
        let args = [
            ("at", Value::from(self.say.district_by(Way::At, district))),
            ("n", there.count().into()),
        ];
        self.with("ui-yedo-in-danger", &args)
    }

    /// Where the patrol will come after everybody has assigned.
    fn danger_ahead(&self) -> Markup {
        let Some(next) = self.next_stop().filter(|_| !self.open().watch.no_arrest) else {
            return html! {};
        };
        let last = matches!(self.open().frames.top(), Frame::Over);
        let args = [("to", Value::from(self.say.district_by(Way::To, next)))];
        html! { @if !last { p .stake { (icon("patrol")) " " (self.with("ui-yedo-patrol-will", &args)) } } }
    }
}
