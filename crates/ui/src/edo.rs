//! A table of Edo as a page: the map, the boards, the market, the plan, and what is asked.

mod boards;
mod card;
mod map;
mod market;
mod offers;
mod place;
mod plan;
mod story;
mod text;
mod ways;

use ::edo::Edo;
use ::edo::board::{Space, Spaces};
use ::edo::state::Open;
use host::Window;
use maud::{Markup, html};
use table::{BySeat, Game, Seat, Seats, Viewer};
use words::edo::EdoWords;
use words::{Value, Words};

pub use self::plan::{Laid, Tried};
pub use self::story::{Line, Moved, lines, points_over_time, since};

/// A game of Edo as somebody sees it.
pub struct Look<'a> {
    /// Its words.
    pub say: &'a EdoWords<'a>,
    /// What is shown.
    pub window: &'a Window<Edo>,
    /// Who owes an answer.
    pub asked: Seats,
    /// Who is a bot, by name.
    pub bots: BySeat<Option<String>>,
    /// The seats this viewer answers for.
    pub hands: Seats,
    /// Spaces on which something happened since the viewer last answered.
    pub fresh: Spaces,
    /// May the viewer answer here and now? A past moment cannot be answered.
    pub live: bool,
}

impl<'a> Look<'a> {
    /// The game as agreed.
    pub fn game(&self) -> &'a Edo {
        self.say.game
    }

    /// What lies open.
    pub fn open(&self) -> &'a Open {
        &self.window.view.open
    }

    /// The seat that looks.
    pub fn seat(&self) -> Option<Seat> {
        match self.window.viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    fn words(&self) -> &'a Words {
        self.say.words
    }

    fn t(&self, key: &str) -> String {
        self.words().text(key, &[])
    }

    fn with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words().text(key, args)
    }

    /// The seats in the order in which they sit, the viewer first.
    fn seats_from_me(&self) -> Vec<Seat> {
        let n = self.game().players();
        let first = self.seat().map_or(0, |seat| seat.0);
        (0..n).map(|i| Seat((first + i) % n)).collect()
    }

    fn is_covered(&self, space: Space) -> bool {
        let open = self.open();
        let city = self.game().board.city(space);
        city.map_or(open.covered.has(space), |city| open.cities[city].tile.is_none())
    }

    /// How far the game has come, in a line.
    pub fn progress(&self) -> String {
        let open = self.open();
        let phase = self.t(text::phase(open));
        if open.round == 0 {
            return phase;
        }
        let left = open.merchant.pile.len() + u8::from(open.merchant.next.is_some());
        let args = [
            ("round", Value::from(open.round)),
            ("phase", phase.into()),
            ("left", Value::from(left)),
        ];
        self.with("ui-progress", &args)
    }

    /// The map, and what lies beside it.
    pub fn center(&self) -> Markup {
        html! {
            div .center {
                section #map .map aria-label=(self.t("ui-map")) {
                    div .pan tabindex="0" role="region" aria-label=(self.t("ui-map-pan")) { (self.map()) }
                    (self.map_in_words())
                    (self.legend())
                }
                (self.market())
            }
        }
    }

    /// What everybody has, the viewer first.
    pub fn boards(&self) -> Markup {
        html! {
            div .boards {
                @if self.seat().is_some() {
                    section #mine .mine aria-label=(self.t("ui-mine")) { (self.own()) }
                }
                (self.others())
            }
        }
    }
}

/// Everybody at the table.
fn all(game: &Edo) -> impl Iterator<Item = Seat> + use<> {
    game.seats().iter()
}
