//! What lies beside the board when all play together: Emperor, Daimyo, objectives.

use table::{Game, Seat};
use yedo::coop::DAIMYO_ORDER;
use yedo::edition::{Asset, District, EmperorNo};

use super::Drawing;

impl Drawing<'_> {
    /// Nothing where everybody plays against everybody.
    pub(super) fn together(&self) -> String {
        let (open, say) = (self.open(), self.say);
        let Some(daimyo) = say.game.daimyo() else { return String::new() };
        let coop = &open.coop;
        let mut lines = Vec::new();
        if let Some(card) = coop.current {
            let event = format!("{} ({})", say.emperor_event(card), say.emperor_line(card));
            lines.push(self.line("yedo-board-emperor", &event));
            lines.push(self.line("yedo-board-prices", &self.prices()));
        }
        let errands: Vec<String> = self.errands();
        if !errands.is_empty() {
            lines.push(self.line("yedo-board-errands", &errands.join(" · ")));
        }
        lines.push(self.line("yedo-board-next", &self.next_cards()));
        // During set-up it does not lie there yet.
        if let Some(mission) = coop.shogun {
            let victory = if open.shogun_dead {
                self.text("yedo-board-shogun-dead", &[])
            } else {
                format!("{} ({})", say.mission(mission), say.mission_terms(mission))
            };
            lines.push(self.line("yedo-board-victory", &victory));
        }
        let home = &open.homes[daimyo];
        let args = [("home", home.home.into()), ("reserve", home.reserve.into())];
        let mut about = vec![self.text("yedo-board-home", &args)];
        about.extend(coop.revealed.iter().flatten().map(|card| say.daimyo_card(*card)));
        if 0 < coop.annex_mon {
            about.push(self.text("yedo-board-annex-mon", &[("mon", coop.annex_mon.into())]));
        }
        lines.push(self.line("yedo-board-daimyo", &about.join(", ")));
        let does: Vec<String> = self.daimyo_does(daimyo);
        if !does.is_empty() {
            lines.push(self.line("yedo-board-daimyo-does", &does.join(" · ")));
        }
        let points = || say.game.seats().iter().map(|seat| open.homes[seat].prestige);
        let (lowest, highest) = (points().min().unwrap_or(0), points().max().unwrap_or(0));
        let reached = say.reached(lowest, highest, coop.errands);
        lines.push(self.line("yedo-board-objectives", &reached));
        lines.join("\n")
    }

    /// What the Daimyo's disciples will do where they stand, in the order in which they do it.
    fn daimyo_does(&self, daimyo: Seat) -> Vec<String> {
        let game = self.say.game;
        let stand: Vec<District> =
            self.open().spots(daimyo).filter_map(|spot| game.district(spot)).collect();
        let in_turn = DAIMYO_ORDER
            .into_iter()
            .flat_map(|district| stand.iter().filter(move |other| **other == district));
        in_turn.map(|district| self.say.daimyo_does(*district)).collect()
    }

    /// What each asset costs this round.
    fn prices(&self) -> String {
        let (open, say) = (self.open(), self.say);
        let price = |asset| say.count("mon", say.game.asset_price(open, asset));
        let assets = Asset::ALL.into_iter();
        let mut said: Vec<String> =
            assets.map(|asset| format!("{} {}", say.asset(asset), price(asset))).collect();
        if say.game.interferes(open) {
            said.push(self.text("yedo-board-interference", &[]));
        }
        said.join(" · ")
    }

    /// The errands that lie there, done or not.
    fn errands(&self) -> Vec<String> {
        let coop = &self.open().coop;
        let all = coop.current.into_iter().chain(coop.turned.into_iter().flatten());
        let open: Vec<EmperorNo> = coop.errands_open().collect();
        let said = all.map(|card| {
            let terms = if open.contains(&card) {
                self.say.errand_terms(card)
            } else {
                self.text("yedo-board-errand-done", &[])
            };
            format!("{} ({terms})", self.say.errand(card))
        });
        said.collect()
    }

    /// The colours of the cards to come are open; the next one may have been looked at.
    fn next_cards(&self) -> String {
        let (round, say) = (self.say.game.emperor_round(self.open()), self.say);
        let colours = (round + 1..=say.game.setup().rounds)
            .filter_map(|round| say.game.emperor_colour(round))
            .map(|colour| say.colour(colour));
        let mut said: Vec<String> = colours.collect();
        let seen = self.view.emperor.top.first().and_then(|seen| seen.card);
        if let (Some(card), Some(first)) = (seen, said.first_mut()) {
            *first = format!("{first} ({})", say.errand(EmperorNo(card)));
        }
        if said.is_empty() { "–".to_owned() } else { said.join(", ") }
    }
}
