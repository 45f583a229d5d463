//! What each seat has before it.

use edo::edition::Privilege;
use edo::frame::Frame;
use edo::state::{Home, Plan};
use table::{Seat, Viewer};

use super::Drawing;
use crate::screen::{Ink, left, right, width, wrapped};

/// A column of the boards: its heading and what stands below it.
type Column<'a> = (&'static str, &'a dyn Fn(Seat, &Home) -> u16);

impl Drawing<'_> {
    /// A table of numbers, and for each seat a line for what are no numbers.
    pub(crate) fn boards(&self) -> String {
        let on_map = |seat: Seat, _: &Home| self.open().n_samurai(seat).into();
        let mut columns: Vec<Column<'_>> = vec![
            ("board-points", &|_, home| home.points),
            ("board-ryo", &|_, home| home.purse.ryo.0),
            ("board-rice", &|_, home| home.purse.goods[0].into()),
            ("board-wood", &|_, home| home.purse.goods[1].into()),
            ("board-stone", &|_, home| home.purse.goods[2].into()),
            ("board-officials", &|_, home| home.officials.into()),
            ("board-samurai", &on_map),
            ("board-houses", &|_, home| home.houses.into()),
            ("board-posts", &|_, home| home.trading_posts.into()),
        ];
        let addons = self.say.game.setup().addons;
        if addons.jiin {
            columns.push(("board-temples", &|_, home| home.temples.into()));
        }
        if addons.ronin {
            columns.push(("board-tokens", &|_, home| home.tokens.into()));
        }
        let heads: Vec<String> =
            columns.iter().map(|(key, _)| self.words().text(key, &[])).collect();
        let names = self.seats().map(|seat| width(&self.say.crested(seat))).max().unwrap_or(0);
        let mut lines = vec![format!("{}  {}", left("", names), heads.join("  "))];
        for seat in self.seats() {
            let home = &self.open().homes[seat];
            let numbers = columns
                .iter()
                .zip(&heads)
                .map(|((_, number), head)| right(&number(seat, home).to_string(), width(head)));
            let name = Ink::Of(seat).paint(left(&self.say.crested(seat), names));
            lines.push(format!("{name}  {}", numbers.collect::<Vec<_>>().join("  ")));
            lines.push(wrapped(&format!("    {}", self.cards(seat)), self.width, 6));
        }
        lines.join("\n")
    }

    /// Cards, privileges and the plan, as far as they are open to the viewer.
    fn cards(&self, seat: Seat) -> String {
        let words = self.words();
        let home = &self.open().homes[seat];
        let ids = home.cards.iter().filter_map(|card| self.say.card_row(card)).map(|row| row.id);
        let cards = ids.collect::<Vec<_>>().join(" ");
        let mut parts = vec![words.text("board-cards", &[("cards", cards.into())])];
        let held = Privilege::ALL.into_iter().filter(|&it| 0 < home.privileges[it]);
        let held: Vec<String> = held
            .map(|it| match home.privileges[it] {
                1 => self.say.privilege(it),
                number => format!("{} × {number}", self.say.privilege(it)),
            })
            .collect();
        if !held.is_empty() {
            parts.push(words.text("board-privileges", &[("privileges", held.join(", ").into())]));
        }
        parts.extend(self.plan(seat));
        parts.join(" · ")
    }

    fn plan(&self, seat: Seat) -> Option<String> {
        let words = self.words();
        let said = |plan: Plan| words.text("board-plan", &[("plan", self.say.plan(plan).into())]);
        match self.open().frames.as_slice().first()? {
            Frame::Card(_) => Some(said(self.open().plans[seat])),
            Frame::Plan if self.view.viewer == Viewer::Seat(seat) => {
                self.view.plan.map(said).or_else(|| self.draft())
            }
            Frame::Plan => {
                let sealed = self.view.sealed.has(seat);
                Some(words.text(if sealed { "board-sealed" } else { "board-planning" }, &[]))
            }
            Frame::Nothing
            | Frame::Packages { .. }
            | Frame::StartCities { .. }
            | Frame::RoundStart
            | Frame::SelectRonin
            | Frame::Relocate { .. }
            | Frame::MoveTo { .. }
            | Frame::MerchantTo
            | Frame::MarchTo { .. }
            | Frame::MarchAgain { .. }
            | Frame::Gather { .. }
            | Frame::Disperse { .. }
            | Frame::SecondOffer { .. }
            | Frame::HandLimit
            | Frame::Wages { .. }
            | Frame::Over => None,
        }
    }

    /// The cards the viewer has laid so far.
    fn draft(&self) -> Option<String> {
        let draft = self.view.draft?;
        let laid: Vec<String> = draft.laid().iter().map(|slot| self.say.slot(*slot)).collect();
        let plan =
            if laid.is_empty() { self.words().text("table-empty", &[]) } else { laid.join(", ") };
        Some(self.words().text("board-plan", &[("plan", plan.into())]))
    }
}
