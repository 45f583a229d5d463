//! What each clan has lying open, and what the viewer holds.

use table::{Game, Seat, Viewer};
use yedo::choice::Card;
use yedo::edition::{Colour, Weapon};
use yedo::state::Spot;

use super::Drawing;
use crate::screen::wrapped;

impl Drawing<'_> {
    /// One paragraph for each clan.
    pub(super) fn clans(&self) -> String {
        let seats = self.say.game.seats().iter();
        seats.map(|seat| self.clan(seat)).collect::<Vec<_>>().join("\n")
    }

    fn clan(&self, seat: Seat) -> String {
        let (say, home) = (self.say, &self.open().homes[seat]);
        let mut head = format!(
            "{}  {}, {}",
            self.seat(seat),
            say.count("prestige", home.prestige),
            say.count("mon", home.mon)
        );
        if let Some(power) = home.clan {
            head = format!("{head} · {}", say.clan(power));
        }
        let mut things = vec![self.text("yedo-board-home", &[("home", home.home.into())])];
        things.extend(home.skilled.iter().map(|skill| say.specialist(skill)));
        // With specialists there is no reserve of plain disciples.
        if !say.game.setup().addons.specialists {
            things.push(self.text("yedo-board-reserve", &[("reserve", home.reserve.into())]));
        }
        if 0 < home.n_at_war() {
            things.push(self.text("yedo-board-war", &[("n", home.n_at_war().into())]));
        }
        if self.open().coop.boy_home {
            things.push(self.text("yedo-board-boy", &[]));
        }
        things.extend(self.weapons(home.weapons));
        things.extend(home.annexes.iter().map(|annex| {
            let there = self.open().at(Spot::annex(seat, annex));
            if there.is_nobody() {
                say.annex(annex)
            } else {
                format!("{} {}", say.annex(annex), self.piece(there))
            }
        }));
        for (number, value) in home.geishas.iter().zip(1..) {
            things.extend(vec![format!("★{value}"); *number as usize]);
        }
        if home.blessing {
            things.push(say.count("blessing", 1_u8));
        }
        if 0 < home.blackmail {
            things.push(self.text("yedo-board-blackmail", &[("n", home.blackmail.into())]));
        }
        if let Some(role) = home.active {
            let character = say.character_in_full(role.no());
            things.push(self.text("yedo-board-character", &[("character", character.into())]));
        }
        if let Some(role) = home.hired {
            let character = say.character(role.no());
            things.push(self.text("yedo-board-hired", &[("character", character.into())]));
        }
        let lines =
            [head, format!("    {}", things.join(", ")), format!("    {}", self.hidden(seat))];
        lines.map(|line| wrapped(&line, self.width, 6)).join("\n")
    }

    fn weapons(&self, rack: [u8; 8]) -> Vec<String> {
        let there = Weapon::ALL.into_iter().zip(rack).filter(|(_, number)| 0 < *number);
        let said = there.map(|(weapon, number)| match number {
            1 => self.say.weapon(weapon),
            _ => format!("{} × {number}", self.say.weapon(weapon)),
        });
        said.collect()
    }

    /// How many hidden cards there are, with the colours of their backs, and what was completed.
    fn hidden(&self, seat: Seat) -> String {
        let (say, hand) = (self.say, &self.view.hands[seat]);
        let colours = |number: &dyn Fn(Colour) -> usize| {
            let there = Colour::ALL.into_iter().map(|colour| (colour, number(colour)));
            let said = there
                .filter(|(_, n)| 0 < *n)
                .map(|(colour, n)| format!("{} {n}", say.colour(colour)));
            said.collect::<Vec<_>>().join(" ")
        };
        let backs = colours(&|colour| {
            let own = hand.missions.iter().chain(&hand.jesuits);
            own.filter(|(_, back)| *back == colour).count()
        });
        let number = (hand.missions.len() + hand.jesuits.len()) as u16;
        let missions = match number {
            0 => say.count("mission", 0_u8),
            _ => format!("{} ({backs})", say.count("mission", number)),
        };
        let args = [
            ("missions", missions.into()),
            ("actions", say.count("action", hand.actions.len() as u16).into()),
            ("bonuses", say.count("bonus", hand.bonuses.len() as u16).into()),
        ];
        let mut said = self.text("yedo-board-hand", &args);
        let completed = self.open().homes[seat].completed;
        let done = colours(&|colour| completed[colour as usize].into());
        if !done.is_empty() {
            let done = self.text("yedo-board-completed", &[("missions", done.into())]);
            said = format!("{said} · {done}");
        }
        said
    }

    /// The viewer's own cards in full; everybody's, where hands lie open.
    pub(super) fn hand(&self) -> String {
        let mut hands = Vec::new();
        if let Viewer::Seat(seat) = self.view.viewer {
            hands.push(self.cards(seat, &self.title("yedo-board-own")));
        }
        if self.say.game.has_open_hands() {
            let others = self.say.game.seats().iter();
            let others = others.filter(|seat| self.view.viewer != Viewer::Seat(*seat));
            hands.extend(others.map(|seat| self.cards(seat, &self.seat(seat))));
        }
        hands.retain(|hand| !hand.is_empty());
        hands.join("\n\n")
    }

    /// The cards of a hand that the viewer sees, in full.
    fn cards(&self, seat: Seat, title: &str) -> String {
        let hand = &self.view.hands[seat];
        let missions = hand.missions.iter().chain(&hand.jesuits);
        let missions = missions.filter_map(|(seen, colour)| Some((seen.card?, *colour)));
        let missions =
            missions.map(|(card, colour)| (self.say.colour(colour), Card::Mission(card)));
        let actions = hand.actions.iter().filter_map(|seen| seen.card).map(Card::Action);
        let actions = actions.map(|card| (self.text("yedo-kind-of-action", &[]), card));
        let bonuses = hand.bonuses.iter().filter_map(|seen| seen.card).map(Card::Bonus);
        let bonuses = bonuses.map(|card| (self.text("yedo-kind-of-bonus", &[]), card));
        let all = missions.chain(actions).chain(bonuses);
        let lines: Vec<String> =
            all.map(|(kind, card)| format!("[{kind}] {}", self.say.card_in_full(card))).collect();
        if lines.is_empty() {
            return String::new();
        }
        let lines = lines.iter().map(|line| wrapped(&format!("  {line}"), self.width, 6));
        let lines: Vec<String> = lines.collect();
        format!("{title}\n{}", lines.join("\n"))
    }
}
