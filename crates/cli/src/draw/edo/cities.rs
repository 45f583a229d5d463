//! The cities: what they pay, and who has built on which site.

use edo::board::{City, Space};
use edo::state::Building;
use words::CRESTS;

use super::Drawing;
use crate::screen::{Ink, left, width};

impl Drawing<'_> {
    /// One line for each city.
    pub(crate) fn cities(&self) -> String {
        let board = &self.say.game.board;
        let names = || board.cities().map(|city| self.say.space(board.city_space(city)));
        let name_columns = names().map(width).max().unwrap_or(0);
        let profit_columns = board.cities().map(|city| width(&self.pays(city))).max().unwrap_or(0);
        let mut lines = vec![self.title("table-cities")];
        for city in board.cities() {
            let name = left(self.say.space(board.city_space(city)), name_columns);
            let pays = left(&self.pays(city), profit_columns);
            lines.push(format!("{name}  {pays}  {}", self.sites(city)));
        }
        lines.push(Ink::Quiet.paint(self.buildings_legend()));
        lines.join("\n")
    }

    /// What the ranks earn, for one owner, for two, and so on to all who play.
    fn pays(&self, city: City) -> String {
        let Some(tile) = self.open().cities[city].tile else {
            return self.words().text("table-no-tile", &[]);
        };
        let Some(profit) = self.say.game.edition.profits.get(tile as usize) else {
            return tile.to_string();
        };
        let players = self.seats().count();
        let ranks = |owners: usize| {
            let ryo = profit.ryo[owners - 1].iter().take(owners);
            ryo.map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        (1..=players).map(ranks).collect::<Vec<_>>().join(" | ")
    }

    fn sites(&self, city: City) -> String {
        let number = self.say.game.sites(city);
        let town = &self.open().cities[city];
        let site = |built: &Option<edo::state::Built>| match built {
            None => Ink::Quiet.paint("··"),
            Some(built) => Ink::Of(built.owner).paint(format!(
                "{}{}",
                sign(built.building),
                CRESTS[built.owner]
            )),
        };
        let sites: Vec<String> = town.sites.iter().take(number.into()).map(site).collect();
        let ronin = self.open().on[self.city_space(city)].ronin;
        let warned = if 2 <= ronin { format!("  R{ronin}") } else { String::new() };
        sites.join(" ") + &warned
    }

    fn city_space(&self, city: City) -> Space {
        self.say.game.board.city_space(city)
    }

    fn buildings_legend(&self) -> String {
        let sign = |building| format!("{} {}", sign(building), self.say.building(building));
        Building::ALL.map(sign).join("  ")
    }
}

/// A sign for each building.
fn sign(building: Building) -> &'static str {
    match building {
        Building::House => "⌂",
        Building::TradingPost => "⊞",
        Building::Fortress => "♜",
    }
}
