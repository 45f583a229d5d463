//! The map: spaces where they lie, roads as dots, and who stands where.

use edo::board::Space;
use edo::edition::Kind;
use table::{Game, Seat};
use words::CRESTS;

use super::Drawing;
use crate::draw::canvas::Canvas;
use crate::screen::{Ink, wrapped};

/// The widest map that is still read at a glance, and the narrowest in which names have room.
const COLUMNS: std::ops::RangeInclusive<usize> = 78..=112;
/// A letter is about twice as high as it is wide; with two lines for each space this has room.
const COLUMNS_PER_ROW: usize = 3;
/// The map's own measures.
const MAP_WIDTH: usize = 1000;
const MAP_HEIGHT: usize = 800;

const RONIN: &str = "R";
const BYSTANDER: &str = "○";
const MERCHANT: &str = "¤";
const TEMPLE: &str = "Π";
const COVERED: &str = "×";

impl Drawing<'_> {
    /// The map and its legend.
    pub(crate) fn map(&self) -> String {
        let columns = self.width.clamp(*COLUMNS.start(), *COLUMNS.end());
        let rows = columns / COLUMNS_PER_ROW;
        let board = &self.say.game.board;
        let mut canvas = Canvas::new(columns, rows);
        let place = |space: Space| {
            let row = &board.map.spaces[space.0 as usize];
            let [x, y] = [row.x, row.y].map(|n| usize::try_from(n).unwrap_or(0));
            (x * (columns - 1) / MAP_WIDTH, y * (rows - 2) / MAP_HEIGHT)
        };
        for space in board.all().iter() {
            for other in board.near(space).iter().filter(|&other| space < other) {
                canvas.dots(place(space), place(other));
            }
        }
        for space in board.all().iter() {
            let (x, y) = place(space);
            canvas.write((x, y), &self.label(space));
            canvas.write((x, y + 1), &self.standing(space));
        }
        let legend = wrapped(&self.legend(), self.width, 0);
        format!("{}\n\n{}", canvas.text(), Ink::Quiet.paint(legend))
    }

    /// Each space and where its roads lead, for whoever cannot follow the dots.
    pub(crate) fn roads(&self) -> String {
        let board = &self.say.game.board;
        let line = |space: Space| {
            let near: Vec<&str> = board.near(space).iter().map(|it| self.say.space(it)).collect();
            format!("{} {}: {}", mark(board.kind(space)), self.say.space(space), near.join(", "))
        };
        board.all().iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn label(&self, space: Space) -> Vec<(String, Ink)> {
        let kind = self.say.game.board.kind(space);
        let name = self.say.space(space);
        if self.is_covered(space) {
            return vec![(format!("{COVERED} {name}"), Ink::Quiet)];
        }
        let ink = if kind == Kind::City { Ink::Strong } else { Ink::Plain };
        vec![(format!("{} {name}", mark(kind)), ink)]
    }

    fn is_covered(&self, space: Space) -> bool {
        let open = self.open();
        let city = self.say.game.board.city(space);
        city.map_or(open.covered.has(space), |city| open.cities[city].tile.is_none())
    }

    /// Everything on a space, each as a sign and a number.
    fn standing(&self, space: Space) -> Vec<(String, Ink)> {
        let open = self.open();
        let figures = &open.on[space];
        let mut parts = Vec::new();
        for seat in self.seats().filter(|&seat| 0 < figures.samurai[seat]) {
            parts.push((format!("{}{}", CRESTS[seat], figures.samurai[seat]), Ink::Of(seat)));
        }
        if 0 < figures.ronin {
            parts.push((format!("{RONIN}{}", figures.ronin), Ink::Strong));
        }
        if 0 < figures.bystanders {
            parts.push((format!("{BYSTANDER}{}", figures.bystanders), Ink::Plain));
        }
        for seat in self.seats().filter(|&seat| open.temples[seat].has(space)) {
            parts.push((format!("{TEMPLE}{}", CRESTS[seat]), Ink::Of(seat)));
        }
        if open.merchant.at == space {
            parts.push((MERCHANT.to_owned(), Ink::Strong));
        }
        let gap = || (" ".to_owned(), Ink::Plain);
        let parted = parts.into_iter().flat_map(|part| [gap(), part]).skip(1);
        parted.collect()
    }

    fn legend(&self) -> String {
        let words = self.words();
        let mut parts: Vec<String> = Kind::ALL
            .iter()
            .map(|&kind| format!("{} {}", mark(kind), self.say.kind(kind)))
            .collect();
        parts.push(format!("{COVERED} {}", words.text("legend-covered", &[])));
        parts.push(format!("{MERCHANT} {}", words.text("legend-merchant", &[])));
        let samurai = format!("{}2", CRESTS[Seat(0)]);
        parts.push(format!("{samurai} {}", words.text("legend-samurai", &[])));
        let addons = self.say.game.setup().addons;
        if addons.jiin {
            parts.push(format!("{TEMPLE} {}", words.text("building-temple", &[])));
        }
        if addons.ronin {
            parts.push(format!("{RONIN} {}", words.text("legend-ronin", &[])));
        }
        if addons.ronin && self.say.game.seats().len() == 2 {
            parts.push(format!("{BYSTANDER} {}", words.text("legend-bystander", &[])));
        }
        // A sign and its word stay on one line.
        let parts = parts.iter().map(|part| part.replace(' ', "\u{a0}"));
        parts.collect::<Vec<_>>().join("  ")
    }
}

/// A sign for each kind of space.
pub(super) fn mark(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "▣",
        Kind::Forestry => "♣",
        Kind::Quarry => "▲",
        Kind::RiceField => "▤",
        Kind::River => "~",
        Kind::Road => "=",
        Kind::BorderPost => "‡",
    }
}
