//! The ring of districts: their locations, who stands there, and the patrol.

use table::Game;
use words::CRESTS;
use yedo::edition::{ClanPower, District, DistrictAction, LocationNo};
use yedo::state::{Piece, Spot};
use yedo::{Jesuits, SAILOR};

use super::Drawing;
use crate::screen::{Ink, left, width, wrapped};

/// The narrowest column a district has room in.
const COLUMN: usize = 26;
/// Where the patrol stands.
const PATROL: &str = "⚑";

impl Drawing<'_> {
    /// The districts in ring order, as many side by side as there is room for, in reading order.
    pub(super) fn ring(&self) -> String {
        let blocks: Vec<Vec<String>> =
            District::ALL.into_iter().map(|district| self.block(district)).collect();
        let widest = blocks.iter().flatten().map(|line| width(line)).max().unwrap_or(0);
        let column = widest.max(COLUMN) + 2;
        let abreast = (self.width / column).max(1);
        let mut lines = vec![self.legend()];
        for row in blocks.chunks(abreast) {
            let height = row.iter().map(Vec::len).max().unwrap_or(0);
            for at in 0..height {
                let cells = row.iter().map(|block| block.get(at).map_or("", String::as_str));
                let line: String = cells.map(|cell| left(cell, column)).collect();
                lines.push(line.trim_end().to_owned());
            }
            lines.push(String::new());
        }
        lines.pop();
        lines.join("\n")
    }

    /// What can be done in each district, and what it costs whoever looks.
    pub(super) fn offers(&self) -> String {
        let line = |district: District| {
            let here = self.open().jesuits == Jesuits::Here;
            let deeds = DistrictAction::ALL.into_iter().filter(|it| it.district() == district);
            let deeds = deeds.filter(|it| *it != DistrictAction::Jesuits || here);
            let said: Vec<String> = deeds.map(|action| self.offer(action)).collect();
            let mut head = Ink::Strong.paint(self.say.district(district));
            if self.is_closed(district) {
                head = format!("{head} ({})", self.text("yedo-board-closed", &[]));
            }
            wrapped(&self.colon(head, &self.say.words.apart(&said)), self.width, 2)
        };
        District::ALL.map(line).join("\n")
    }

    fn is_closed(&self, district: District) -> bool {
        self.open().closed.districts >> district as u8 & 1 == 1
    }

    fn offer(&self, action: DistrictAction) -> String {
        if self.open().closed.actions >> action as u32 & 1 == 1 {
            let deed = ("deed", self.say.deed(action).into());
            return self.text("yedo-board-forbidden", &[deed]);
        }
        let (say, prices) = (self.say, &self.say.game.edition.numbers.prices);
        let mon = |with: u8| say.count("mon", self.price(action, with));
        let prestige = |points: u8| say.count("prestige", points);
        let plain = if self.price(action, 0) == 0 { String::new() } else { mon(0) };
        let what = match action {
            DistrictAction::Audience => format!("{} → {}", mon(0), prestige(prices.audience.1)),
            DistrictAction::Donation => format!("{} → {}", mon(0), prestige(prices.donation.1)),
            DistrictAction::Goods => {
                let ways = prices.goods.iter().zip(0..);
                let ways =
                    ways.map(|((_, points), n)| format!("{} → {}", mon(n), prestige(*points)));
                ways.collect::<Vec<_>>().join(", ")
            }
            DistrictAction::Favour => {
                let ways = prices.favours.iter();
                let ways = ways
                    .map(|(points, n)| format!("{} → {}", prestige(*points), say.count("mon", *n)));
                ways.collect::<Vec<_>>().join(", ")
            }
            DistrictAction::Geisha => format!("{} / {}", mon(0), prestige(prices.geisha_prestige)),
            DistrictAction::BuyWeapon => String::new(),
            DistrictAction::DrawMission
            | DistrictAction::Recruit
            | DistrictAction::Carpenter
            | DistrictAction::BuyAction
            | DistrictAction::BuyBonus
            | DistrictAction::Blessing
            | DistrictAction::Jesuits
            | DistrictAction::Rest
            | DistrictAction::Church
            | DistrictAction::ForeseeActions
            | DistrictAction::ForeseeWeapons
            | DistrictAction::ForeseeBonuses
            | DistrictAction::ForeseeMissions => plain,
        };
        let deed = say.deed(action);
        if what.is_empty() { deed } else { format!("{deed} ({what})") }
    }

    /// Which way the patrol goes.
    fn legend(&self) -> String {
        let way = match (self.open().patrol, self.open().red) {
            (None, _) => "yedo-board-away",
            (_, true) => "yedo-board-red",
            (_, false) => "yedo-board-blue",
        };
        let patrol = format!("{PATROL} {}", self.text("yedo-board-patrol", &[]));
        Ink::Quiet.paint(self.colon(patrol, &self.text(way, &[])))
    }

    fn block(&self, district: District) -> Vec<String> {
        let (open, say) = (self.open(), self.say);
        let mut head = say.district_short(district);
        if open.patrol == Some(district) {
            head = format!("{head} {PATROL}");
        }
        let mut lines = vec![Ink::Strong.paint(head)];
        if self.is_closed(district) {
            lines.push(format!("  {}", self.text("yedo-board-closed", &[])));
        }
        let rows = say.game.edition.locations.iter().zip(0..);
        for (row, no) in rows.filter(|(row, _)| row.district == district) {
            if !say.game.has_location(LocationNo(no)) {
                continue;
            }
            let spot = Spot::location(LocationNo(no));
            let shut = open.closed.locations >> no & 1 == 1;
            let who = if shut { "×".to_owned() } else { self.piece(open.at(spot)) };
            let rest = if row.rest {
                format!(" ({})", say.words.text("yedo-rest-space", &[]))
            } else {
                String::new()
            };
            lines.push(format!("  {}{rest} {who}", row.number));
        }
        // The Good Sailor has a location of the clan's own.
        let seats = say.game.seats().iter();
        let mut sailors = seats.filter(|seat| open.homes[*seat].clan == Some(ClanPower::Sailor));
        if district == District::Harbor && sailors.next().is_some() {
            let who = self.piece(open.at(Spot::location(SAILOR)));
            lines.push(format!("  {} {who}", say.clan(ClanPower::Sailor)));
        }
        lines
    }

    /// Who stands there: a crest, and of a specialist the name.
    pub(super) fn piece(&self, piece: Piece) -> String {
        let Some(owner) = piece.owner() else { return Ink::Quiet.paint("·") };
        let mut said = CRESTS[owner].to_owned();
        if piece.is_ronin() {
            said += " R";
        } else if piece.is_errand_boy() {
            said = format!("{said} {}", self.text("yedo-errand-boy", &[]));
        } else if let Some(skill) = piece.skill() {
            said = format!("{said} {}", self.say.specialist(skill));
        }
        Ink::Of(owner).paint(said)
    }
}
