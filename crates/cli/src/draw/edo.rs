//! A table of Edo.

mod boards;
mod cities;
mod common;
mod map;

use edo::frame::Frame;
use edo::state::Open;
use edo::view::View;
use table::{Game, Seat};
use words::Words;
use words::edo::EdoWords;

use super::Part;
use crate::screen::Ink;

/// One view, ready to be drawn.
pub(crate) struct Drawing<'a> {
    pub(crate) say: &'a EdoWords<'a>,
    pub(crate) view: &'a View,
    /// In columns.
    pub(crate) width: usize,
}

impl<'a> Drawing<'a> {
    pub(crate) fn part(&self, part: Part) -> String {
        match part {
            Part::Table => self.table(),
            Part::Map => self.map(),
            Part::Roads => self.roads(),
            Part::Boards => self.boards(),
        }
    }

    /// Everything, from the round to the boards.
    pub(crate) fn table(&self) -> String {
        [self.heading(), self.map(), self.cities(), self.common(), self.boards()].join("\n\n")
    }

    /// Round, phase and turn order in one line.
    pub(crate) fn heading(&self) -> String {
        let open = self.open();
        let words = self.words();
        let phase = words.text(phase_key(open), &[]);
        let order: Vec<String> = self.turn_order().map(|seat| self.seat(seat)).collect();
        let args = [
            ("round", open.round.into()),
            ("phase", phase.into()),
            ("order", order.join(" › ").into()),
        ];
        words.text("table-heading", &args)
    }

    fn open(&self) -> &'a Open {
        &self.view.open
    }

    fn words(&self) -> &'a Words {
        self.say.words
    }

    /// A seat's crest and name, in its colour.
    fn seat(&self, seat: Seat) -> String {
        Ink::Of(seat).paint(self.say.crested(seat))
    }

    fn title(&self, key: &str) -> String {
        Ink::Strong.paint(self.words().text(key, &[]))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<'a> {
        self.say.game.seats().iter()
    }

    /// Clockwise from the start player.
    fn turn_order(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let (start, players) = (self.open().start, self.say.game.seats().len());
        (0..players).map(move |turn| Seat((start.0 + turn) % players))
    }
}

fn phase_key(open: &Open) -> &'static str {
    match open.frames.as_slice().first().copied().unwrap_or_default() {
        Frame::Packages { .. } | Frame::StartCities { .. } | Frame::Nothing => "phase-setup",
        Frame::RoundStart | Frame::SelectRonin | Frame::Relocate { .. } => "phase-ronin",
        Frame::Plan => "phase-plan",
        Frame::Wages { .. } => "phase-wages",
        Frame::Over => "phase-end",
        Frame::Card(_)
        | Frame::MoveTo { .. }
        | Frame::MerchantTo
        | Frame::MarchTo { .. }
        | Frame::MarchAgain { .. }
        | Frame::Gather { .. }
        | Frame::Disperse { .. }
        | Frame::SecondOffer { .. }
        | Frame::HandLimit => "phase-perform",
    }
}
