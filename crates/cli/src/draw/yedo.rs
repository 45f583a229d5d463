//! A table of Yedo: the ring of districts, what lies beside it, the clans, the own hand.

mod clans;
mod ring;
mod together;

use table::{Seat, Viewer};
use words::Words;
use words::yedo::YedoWords;
use yedo::edition::{Annex, CharacterNo, Colour, DistrictAction};
use yedo::frame::Phase;
use yedo::state::Open;
use yedo::view::View;

use super::Part;
use crate::screen::{Ink, wrapped};

/// One view, ready to be drawn.
pub(crate) struct Drawing<'a> {
    pub(crate) say: &'a YedoWords<'a>,
    pub(crate) view: &'a View,
    /// In columns.
    pub(crate) width: usize,
}

impl<'a> Drawing<'a> {
    pub(crate) fn part(&self, part: Part) -> String {
        match part {
            Part::Table => self.table(),
            Part::Map => self.ring(),
            Part::Roads => self.offers(),
            Part::Boards => [self.clans(), self.hand()].join("\n\n").trim_end().to_owned(),
        }
    }

    /// Everything, from the round to the own hand.
    fn table(&self) -> String {
        let parts = [
            self.heading(),
            self.ring(),
            self.common(),
            self.together(),
            self.clans(),
            self.hand(),
        ];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join("\n\n")
    }

    fn heading(&self) -> String {
        let open = self.open();
        let order: Vec<String> =
            self.say.game.in_turn_order(open).map(|seat| self.seat(seat)).collect();
        let order = self.text("yedo-board-order", &[("order", order.join(" › ").into())]);
        let rounds = self.say.game.setup().rounds;
        let args = [("round", open.round.into()), ("rounds", rounds.into())];
        let round = if open.round == 0 { "yedo-board-setup" } else { "yedo-board-round" };
        wrapped(&format!("{} · {order}", self.text(round, &args)), self.width, 2)
    }

    /// What lies beside the board for all.
    fn common(&self) -> String {
        let (open, say) = (self.open(), self.say);
        let row = open.row.iter().zip(0..).map(|(weapon, space)| match weapon {
            Some(weapon) => {
                format!(
                    "{} {}",
                    say.weapon(*weapon),
                    say.count("mon", self.price(DistrictAction::BuyWeapon, space))
                )
            }
            None => "–".to_owned(),
        });
        let mut lines = vec![self.line("yedo-board-market", &row.collect::<Vec<_>>().join(" · "))];
        let annexes = Annex::ALL.into_iter().zip(open.annexes);
        let mut left: Vec<String> =
            annexes.map(|(annex, n)| format!("{} × {n}", say.annex(annex))).collect();
        let geishas = open.geishas.iter().zip(1..);
        let geishas = geishas.flat_map(|(n, value)| vec![format!("★{value}"); *n as usize]);
        let stars = geishas.collect::<Vec<_>>().join(" ");
        let number = say.count("geisha", open.geishas.iter().sum::<u8>());
        left.push(if stars.is_empty() { number } else { format!("{number} ({stars})") });
        left.push(say.count("blessing", open.blessings));
        lines.push(wrapped(
            &self.text("yedo-board-left", &[("things", left.join(", ").into())]),
            self.width,
            2,
        ));
        lines.push(self.line("yedo-board-church", &say.count("mon", open.church)));
        if let Some(event) = open.event {
            let text = format!("{} ({})", say.event(event), say.event_line(event));
            // Until the event phase it is that of the round before.
            let before = open.phase() < Phase::Event && open.round != 0;
            let key = if before { "yedo-board-event-before" } else { "yedo-board-event" };
            lines.push(self.line(key, &text));
        }
        lines.push(self.line("yedo-board-decks", &self.decks()));
        if let Some(specialist) = open.tokens.reserve {
            lines.push(self.line("yedo-board-token", &say.specialist(specialist)));
        }
        let gates: Vec<String> =
            open.tokens.gates.iter().flatten().map(|it| say.specialist(*it)).collect();
        if !gates.is_empty() {
            lines.push(self.line("yedo-board-gates", &gates.join(", ")));
        }
        let tea: Vec<String> = (0..16)
            .filter(|no| open.tea.row >> no & 1 == 1)
            .map(|no| say.character_in_full(CharacterNo(no)))
            .collect();
        if !tea.is_empty() {
            lines.push(self.line("yedo-board-tea", &tea.join(", ")));
        }
        lines.join("\n")
    }

    /// The Mon an action costs whoever looks, or the first in turn for who only watches.
    fn price(&self, action: DistrictAction, with: u8) -> u16 {
        let game = self.say.game;
        let first = || game.in_order(self.open()).next().unwrap_or_default();
        let seat = match self.view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => first(),
        };
        game.board_price(self.open(), seat, action, with)
    }

    fn decks(&self) -> String {
        let (say, view) = (self.say, self.view);
        let missions = Colour::ALL.into_iter().zip(&view.missions);
        let mut decks: Vec<String> = missions
            .map(|(colour, seen)| {
                let deck = yedo::frame::Deck::Mission { colour };
                format!("{} {}", say.deck(deck), seen.number)
            })
            .collect();
        for (deck, seen) in [
            (yedo::frame::Deck::Action, &view.actions),
            (yedo::frame::Deck::Bonus, &view.bonuses),
            (yedo::frame::Deck::Event, &view.events),
            (yedo::frame::Deck::Emperor, &view.emperor),
        ] {
            // Events or the Emperor's cards: no game has both.
            let unused = seen.number == 0 && say.game.daimyo().is_some();
            if unused && deck == yedo::frame::Deck::Event {
                continue;
            }
            if say.game.daimyo().is_none() && deck == yedo::frame::Deck::Emperor {
                continue;
            }
            decks.push(format!("{} {}", say.deck(deck), seen.number));
        }
        decks.join(", ")
    }

    /// A title and what it is about.
    fn line(&self, key: &str, text: &str) -> String {
        wrapped(&self.colon(self.title(key), text), self.width, 2)
    }

    /// As each language writes a colon.
    fn colon(&self, title: String, text: &str) -> String {
        self.text("yedo-board-line", &[("title", title.into()), ("text", text.into())])
    }

    fn open(&self) -> &'a Open {
        &self.view.open
    }

    fn words(&self) -> &'a Words {
        self.say.words
    }

    fn text(&self, key: &str, args: &[(&str, words::Value<'_>)]) -> String {
        self.words().text(key, args)
    }

    /// A seat's crest and name, in its colour.
    fn seat(&self, seat: Seat) -> String {
        Ink::Of(seat).paint(self.say.crested(seat))
    }

    fn title(&self, key: &str) -> String {
        Ink::Strong.paint(self.text(key, &[]))
    }
}

#[cfg(test)]
mod tests {
    use table::{Choices, Fast, Game, Viewer};
    use words::{Lang, Words};
    use yedo::content::HOUSE;
    use yedo::{Setup, Yedo};

    use super::{Drawing, Part, YedoWords};
    use crate::screen::width;

    /// No line is wider than the screen, in any language, at any moment of a game with everything.
    #[test]
    fn every_moment_fits_the_screen() {
        for setup in [
            "players 5 rounds 8 actions streets whispers knives events intrigue disasters \
             missions kidnapping specialist black modules specialists tea-house clan-powers jesuits",
            "players 4 rounds 7 actions streets lanterns whispers missions kidnapping specialist \
             black together insatiable objectives hard hard hard master open-hands modules \
             specialists tea-house clan-powers",
            "players 1 rounds 7 actions streets lanterns whispers missions kidnapping war \
             together gentle objectives hard hard",
        ] {
            fits(setup);
        }
    }

    fn fits(setup: &str) {
        let setup = Setup::read(setup).expect("a set-up");
        let game = Yedo::new(setup, &HOUSE).expect("it can be played");
        let languages = Lang::ALL.map(Words::strict);
        let mut chance = Fast(3);
        let mut state = game.deal(&mut chance, &mut ());
        let mut answers = 0;
        while let Some(seat) = game.asked(&state).lowest() {
            if answers % 40 == 0 {
                for words in &languages {
                    let say = YedoWords::new(words, &game);
                    for viewer in [Viewer::Public, Viewer::Seat(seat)] {
                        let view = game.view(&state, viewer);
                        for columns in [80, 120] {
                            let drawing = Drawing { say: &say, view: &view, width: columns };
                            let drawn = drawing.part(Part::Table);
                            for line in drawn.lines() {
                                assert!(width(line) <= columns, "{columns}: {line}");
                            }
                        }
                    }
                }
            }
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            game.apply(&mut state, seat, choices.any(&mut chance), &mut chance, &mut ());
            answers += 1;
        }
    }
}
