//! What lies beside the map for all: the merchant's cards, special cards, the privilege board.

use edo::state::COLUMNS;

use super::Drawing;
use crate::screen::wrapped;

impl Drawing<'_> {
    /// The merchant, the display and, if it is in play, the privilege board.
    pub(crate) fn common(&self) -> String {
        let mut parts = vec![self.merchant(), self.display()];
        if self.say.game.setup().addons.tokken {
            parts.push(self.shogun());
        }
        parts.join("\n")
    }

    fn merchant(&self) -> String {
        let merchant = &self.open().merchant;
        let words = self.words();
        let args = [
            ("at", self.say.space(merchant.at).into()),
            ("offers", self.say.merchant(merchant.card).into()),
        ];
        let now = words.text("table-merchant", &args);
        let next = match merchant.next {
            None => words.text("table-merchant-last", &[]),
            Some(card) => {
                let args = [
                    ("offers", self.say.merchant(card).into()),
                    ("left", merchant.pile.len().into()),
                ];
                words.text("table-merchant-next", &args)
            }
        };
        [self.title("table-merchant-title"), self.line(&now), self.line(&next)].join("\n")
    }

    fn display(&self) -> String {
        let specials = &self.open().specials;
        let mut lines = vec![self.title("table-display")];
        for card in specials.display.iter().flatten() {
            let price = self.say.card_row(*card).map_or(0, |row| row.price);
            let args = [
                ("card", self.say.card_row(*card).map_or("", |row| row.id).into()),
                ("ryo", price.into()),
                ("edges", self.say.edges(*card).into()),
            ];
            lines.push(self.line(&self.words().text("table-special", &args)));
        }
        let supply = &self.open().supply;
        let args = [
            ("fortresses", supply.fortresses.into()),
            ("officials", supply.white_officials.into()),
            ("cards", specials.pile.len().into()),
        ];
        lines.push(self.line(&self.words().text("table-supply", &args)));
        lines.join("\n")
    }

    fn shogun(&self) -> String {
        let shogun = &self.open().shogun;
        let words = self.words();
        let nothing = || words.text("table-empty", &[]);
        let mut lines = vec![self.title("table-shogun")];
        for column in 0..COLUMNS {
            let demand = shogun.demands[column].map_or_else(nothing, |it| self.demand(it));
            let privilege =
                shogun.privileges[column].map_or_else(nothing, |it| self.say.privilege(it));
            let args = [
                ("column", (column + 1).into()),
                ("demand", demand.into()),
                ("privilege", privilege.into()),
            ];
            lines.push(self.line(&words.text("table-column", &args)));
        }
        let args = [
            ("demand", shogun.next_demand.map_or_else(nothing, |it| self.demand(it)).into()),
            (
                "privilege",
                shogun.next_privilege.map_or_else(nothing, |it| self.say.privilege(it)).into(),
            ),
        ];
        lines.push(self.line(&words.text("table-column-next", &args)));
        lines.join("\n")
    }

    fn demand(&self, demand: u8) -> String {
        let Some(row) = self.say.demand_row(demand) else { return demand.to_string() };
        let args = [
            ("demand", self.say.demand(demand).into()),
            ("kind", self.say.wish(row.wish).into()),
            ("cost", self.say.cost(row.cost).into()),
        ];
        self.words().text("table-demand", &args)
    }

    fn line(&self, text: &str) -> String {
        wrapped(&format!("  {text}"), self.width, 4)
    }
}
