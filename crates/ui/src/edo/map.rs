//! The map, drawn: roads, spaces with what is printed on them, and everybody who stands there.

use ::edo::board::Space;
use ::edo::choice::Choice;
use ::edo::edition::Kind;
use ::edo::state::{Building, Built};
use maud::{Markup, html};
use table::Seat;

use super::offers::space_of;
use super::place::{SITE, figure, half, lowest, middle, site, view};
use super::ways::way;
use super::{Look, all};
use crate::art::{crest, sign};

/// Somebody on the map.
#[derive(Clone, Copy)]
enum Figure {
    Samurai(Seat),
    Ronin,
    Bystander,
    Merchant,
}

impl Look<'_> {
    pub(super) fn map(&self) -> Markup {
        let board = &self.game().board;
        html! {
            svg .drawn viewBox=(view(board)) role="group" aria-label=(self.t("ui-map")) {
                (sea(lowest(board) + 64))
                @for space in board.all().iter() {
                    @for other in board.near(space).iter().filter(|&other| space < other) {
                        @let ((x, y), (u, v)) = (middle(board, space), middle(board, other));
                        line .road x1=(x) y1=(y) x2=(u) y2=(v) {}
                    }
                }
                g #ways { (self.ways()) }
                @for space in board.all().iter() { (self.space(space)) }
                // Names last, so that nothing covers them.
                g .names aria-hidden="true" {
                    @for space in board.all().iter().filter(|&space| board.city(space).is_none()) {
                        @let ((x, y), (r, _)) = (middle(board, space), half(board, space, 0));
                        text .name .faint[self.is_covered(space)] x=(x) y=(y + r + 17) text-anchor="middle" { (self.say.space(space)) }
                    }
                }
            }
        }
    }

    /// The ways that whoever moves now could take, shown when somebody points at where they lead.
    fn ways(&self) -> Markup {
        let board = &self.game().board;
        let (Some(seat), Some(from)) = (self.seat(), self.mover()) else { return html! {} };
        let goals = self.lawful().filter_map(|(choice, _)| {
            let Choice::To(to) = choice else { return None };
            Some(to)
        });
        html! {
            @for to in goals {
                @let way = way(board, from, to, self.open().temples[seat]);
                @let points: Vec<String> = way.iter().map(|&space| {
                    let (x, y) = middle(board, space);
                    format!("{x},{y}")
                }).collect();
                polyline .way data-to=(board.id(to)) points=(points.join(" ")) {}
            }
        }
    }

    fn space(&self, space: Space) -> Markup {
        let board = &self.game().board;
        let (x, y) = middle(board, space);
        let kind = board.kind(space);
        let choices: Vec<String> = self
            .lawful()
            .filter(|(choice, _)| space_of(*choice) == Some(space))
            .map(|(_, text)| text)
            .collect();
        let can = !choices.is_empty();
        let covered = self.is_covered(space);
        let chosen = self.mover() == Some(space);
        let class = [
            "space",
            kind_class(kind),
            if can { "can" } else { "" },
            if covered { "covered" } else { "" },
            if chosen { "chosen" } else { "" },
            if self.fresh.has(space) { "fresh" } else { "" },
        ];
        let role = if can { "button" } else { "img" };
        html! {
            g #{ "space-" (board.id(space)) } class=(class.join(" ").trim_end())
                data-space=(board.id(space)) data-choices=[can.then(|| choices.join("|"))]
                role=(role) tabindex=[can.then_some("0")] aria-label=(self.space_in_words(space))
            {
                @if let Some(city) = board.city(space) { (self.city(space, city)) }
                @else { (self.ground(space)) }
                @if covered { (bar(x, y, half(board, space, self.n_sites(space)).0)) }
                (self.price_tag(space))
                @if self.fresh.has(space) {
                    @let (width, height) = half(board, space, self.n_sites(space));
                    circle .news cx=(x - width + 3) cy=(y - height + 3) r="6" {}
                }
                (self.figures(space))
            }
        }
    }

    fn n_sites(&self, space: Space) -> u8 {
        self.game().board.city(space).map_or(0, |city| self.game().sites(city))
    }

    fn city(&self, space: Space, city: ::edo::board::City) -> Markup {
        let (board, open) = (&self.game().board, self.open());
        let (x, y) = middle(board, space);
        let sites = self.game().sites(city);
        let (width, height) = half(board, space, sites);
        let town = &open.cities[city];
        html! {
            rect .ground x=(x - width) y=(y - height) width=(2 * width) height=(2 * height) rx="6" {}
            text .name x=(x) y=(y - height + 21) text-anchor="middle" { (self.say.space(space)) }
            @for n in 0..sites {
                @let (left, top) = site(board, city, sites, n);
                @match town.sites[n as usize] {
                    None => { rect .site x=(left) y=(top) width=(SITE) height=(SITE) rx="2" {} }
                    Some(built) => { (building(built, left, top)) }
                }
            }
            @if let Some(tile) = town.tile {
                @let (left, top) = site(board, city, sites, sites);
                @let most = self.game().edition.profits[tile as usize].ryo[0][0];
                g .profit {
                    circle cx=(left + SITE / 2) cy=(top + SITE / 2) r=(SITE / 2 + 1) {}
                    text x=(left + SITE / 2) y=(top + SITE / 2 + 6) text-anchor="middle" { (most) }
                }
            }
        }
    }

    fn ground(&self, space: Space) -> Markup {
        let (board, open) = (&self.game().board, self.open());
        let (x, y) = middle(board, space);
        let kind = board.kind(space);
        let (r, _) = half(board, space, 0);
        let icon = r + 3;
        html! {
            circle .ground cx=(x) cy=(y) r=(r) {}
            (sign(kind_sign(kind), x - icon / 2, y - icon / 2, icon))
            @if let Some(good) = kind.good() {
                @if !open.covered.has(space) {
                    g .yield {
                        rect x=(x + r - 16) y=(y - r - 9) width="44" height="25" rx="12" {}
                        text x=(x + r - 1) y=(y - r + 10) text-anchor="middle" { (self.yields(space)) }
                        (sign(crate::art::good(good), x + r + 7, y - r - 5, 17))
                    }
                }
            }
        }
    }

    /// What one worker there would bring home now: for who has nobody there, one who has just come.
    pub(super) fn yields(&self, space: Space) -> u8 {
        let on = &self.open().on[space];
        let comes = self.seat().is_some_and(|seat| on.samurai[seat] == 0);
        let figures = usize::from((on.number() + u8::from(comes)).max(1));
        self.game().edition.numbers.yields.get(figures - 1).copied().unwrap_or(0)
    }

    /// What it costs to go there, while somebody moves for money.
    fn price_tag(&self, space: Space) -> Markup {
        let goes = self.lawful().any(|(choice, _)| choice == Choice::To(space));
        let Some(price) = self.price_to(space).filter(|_| goes) else { return html! {} };
        let board = &self.game().board;
        let (x, y) = middle(board, space);
        let (width, height) = half(board, space, self.n_sites(space));
        let (x, y) = (x - width + 2, y - height + 4);
        html! {
            g .price {
                rect x=(x - 24) y=(y - 13) width="48" height="26" rx="13" {}
                text x=(x - 6) y=(y + 6) text-anchor="middle" { (price) }
                (sign("ryo", x + 2, y - 9, 18))
            }
        }
    }

    fn figures(&self, space: Space) -> Markup {
        let board = &self.game().board;
        let open = self.open();
        let on = &open.on[space];
        let mut figures: Vec<(Figure, u8)> = Vec::new();
        figures.extend(all(self.game()).map(|seat| (Figure::Samurai(seat), on.samurai[seat])));
        figures.push((Figure::Ronin, on.ronin));
        figures.push((Figure::Bystander, on.bystanders));
        figures.push((Figure::Merchant, u8::from(open.merchant.at == space)));
        figures.retain(|(_, number)| 0 < *number);
        let temples: Vec<Seat> =
            all(self.game()).filter(|&seat| open.temples[seat].has(space)).collect();
        let n = figures.len() as u8;
        let sites = self.n_sites(space);
        let (x, y) = middle(board, space);
        let (width, height) = half(board, space, sites);
        html! {
            @for (i, seat) in (0..).zip(&temples) {
                g class={ "temple seat-" (seat.0 + 1) } {
                    (sign("temple", x - width - 8 + 22 * i, y - height - 14, 26))
                    (crest(*seat, x - width - 1 + 22 * i, y - height + 8, 12))
                }
            }
            @for (i, (who, number)) in (0..).zip(&figures) {
                @let (x, y) = figure(board, space, sites, i, n);
                (self.piece(space, *who, *number, x, y))
            }
        }
    }

    fn piece(&self, space: Space, who: Figure, number: u8, x: i32, y: i32) -> Markup {
        let id = self.game().board.id(space);
        let (class, key) = match who {
            Figure::Samurai(seat) => (format!("seat-{}", seat.0 + 1), format!("s{}", seat.0 + 1)),
            Figure::Ronin => ("ronin".to_owned(), "ronin".to_owned()),
            Figure::Bystander => ("bystander".to_owned(), "bystander".to_owned()),
            Figure::Merchant => ("merchant".to_owned(), "merchant".to_owned()),
        };
        let tired = matches!(who, Figure::Samurai(seat) if self.turn_of() == Some(seat)
            && self.open().on[space].samurai[seat] <= self.open().used[space]);
        let class = format!("figure {class}{}", if tired { " tired" } else { "" });
        html! {
            g class=(class) data-piece={ (key) "@" (id) } data-number=(number) {
                rect x=(x - 18) y=(y - 13) width="36" height="26" rx="13" {}
                @match who {
                    Figure::Samurai(seat) => { (crest(seat, x - 15, y - 8, 16)) }
                    Figure::Ronin => { (sign("ronin", x - 15, y - 8, 16)) }
                    Figure::Bystander => { (sign("bystander", x - 15, y - 8, 16)) }
                    Figure::Merchant => { (sign("merchant", x - 9, y - 9, 18)) }
                }
                @if !matches!(who, Figure::Merchant) {
                    text x=(x + 8) y=(y + 6) text-anchor="middle" { (number) }
                }
            }
        }
    }
}

fn building(built: Built, left: i32, top: i32) -> Markup {
    let icon = match built.building {
        Building::House => "house",
        Building::TradingPost => "trading-post",
        Building::Fortress => "fortress",
    };
    html! {
        g class={ "building seat-" (built.owner.0 + 1) } {
            rect x=(left) y=(top) width=(SITE) height=(SITE) rx="2" {}
            (sign(icon, left + 1, top, 16))
            (crest(built.owner, left + 13, top + 13, 11))
        }
    }
}

/// A wooden bar across what is closed.
fn bar(x: i32, y: i32, width: i32) -> Markup {
    let w = width * 3 / 4;
    html! {
        g .bar {
            line x1=(x - w) y1=(y + 18) x2=(x + w) y2=(y - 18) {}
            line x1=(x - w) y1=(y - 18) x2=(x + w) y2=(y + 18) {}
        }
    }
}

/// Waves where nothing has to be read. They go on wherever the page has room beside the map.
fn sea(top: i32) -> Markup {
    html! {
        @for row in 0..10 {
            g transform={ "translate(" (40 * (row % 2)) " " (top + 20 * row) ")" } {
                rect x="-2000" width="5000" height="40" fill="url(#waves)" {}
            }
        }
    }
}

fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "city",
        Kind::Forestry => "forestry",
        Kind::Quarry => "quarry",
        Kind::RiceField => "rice-field",
        Kind::River => "river",
        Kind::Road => "roadside",
        Kind::BorderPost => "border-post",
    }
}

fn kind_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::City => "kind-city",
        Kind::Forestry => "kind-forestry",
        Kind::Quarry => "kind-quarry",
        Kind::RiceField => "kind-rice-field",
        Kind::River => "kind-river",
        Kind::Road => "kind-road",
        Kind::BorderPost => "kind-border-post",
    }
}
