//! A game as told to everybody: after each line the facts, what each saw, who is asked.
//!
//! What all are told alike stands there once. What only some are told has their names before it:
//! `S2:` for what only the second seat is told, `not S2:` for what all others and the onlookers are.
//! What somebody saw is a short digest of the whole view: when a view is another than it was, so is
//! the digest, and the facts beside it say what happened.

use std::fmt::Write as _;

use record::{Record, ReplayError, replay};
use table::{Choices, Fact as _, Game, Outcome, Seat, Viewer, position_text};
use yedo::Yedo;
use yedo::fact::Fact;
use yedo::state::State;

/// The whole account; if the record cannot be played to its end, as far as it can, and why.
pub(crate) fn account(game: &Yedo, record: &Record) -> (String, Option<ReplayError>) {
    let seats = game.seats().iter().map(Viewer::Seat);
    let viewers = [Viewer::Public].into_iter().chain(seats).collect();
    let mut account = Account { game, viewers, text: String::new() };
    let fault = account.replay(record).err();
    (account.text, fault)
}

/// Who came where, and with what; nothing if it did not come to its end.
pub(crate) fn ending(game: &Yedo, record: &Record) -> Result<Option<String>, ReplayError> {
    let mut replay = replay(game, record)?;
    for step in &mut replay {
        step?;
    }
    let state = replay.state();
    let ranks = match game.outcome(state) {
        Some(Outcome::Ranked(ranks)) => ranks,
        Some(Outcome::Together { won, points }) => {
            return Ok(Some(together(game, state, won, points)));
        }
        None => return Ok(None),
    };
    let mut seats: Vec<Seat> = game.seats().iter().collect();
    seats.sort_by_key(|&seat| ranks[seat].0);
    let mut text = String::new();
    for seat in seats {
        let ((place, points), home) = (ranks[seat], &state.open.homes[seat]);
        let missions: u8 = home.completed.iter().sum();
        writeln!(text, "{place} {seat} prestige {points}, Mon {}, missions {missions}", home.mon)
            .expect("a string takes all");
    }
    let how = if state.open.shogun_dead { "the death of the Shogun" } else { "its last round" };
    writeln!(text, "ended by {how}, round {}", state.open.round).expect("a string takes all");
    Ok(Some(text))
}

/// Won or lost by all, and with what.
fn together(game: &Yedo, state: &State, won: bool, points: i16) -> String {
    let how = if won { "won" } else { "lost" };
    let mut text = format!("{how} together, prestige {points}, ");
    let fate = if state.open.shogun_dead { "dead" } else { "alive" };
    writeln!(text, "errands {}, the Shogun {fate}", state.open.coop.errands)
        .expect("a string takes all");
    for seat in game.seats().iter() {
        let home = &state.open.homes[seat];
        let missions: u8 = home.completed.iter().sum();
        let (prestige, mon) = (home.prestige, home.mon);
        writeln!(text, "{seat} prestige {prestige}, Mon {mon}, missions {missions}")
            .expect("a string takes all");
    }
    text
}

struct Account<'g> {
    game: &'g Yedo,
    viewers: Vec<Viewer>,
    text: String,
}

impl Account<'_> {
    fn replay(&mut self, record: &Record) -> Result<(), ReplayError> {
        let mut replay = replay(self.game, record)?;
        self.line("deal", replay.dealt(), replay.state());
        for step in &mut replay {
            let step = step?;
            let line = format!("{} {} {}", step.number, step.seat, step.line.choice);
            self.line(&line, &step.facts, &step.after);
        }
        self.text += "\nthe last position\n";
        for line in position_text(self.game, replay.state()).lines() {
            self.say(line);
        }
        Ok(())
    }

    fn line(&mut self, line: &str, facts: &[Fact], state: &State) {
        writeln!(self.text, "{line}").expect("a string takes all");
        for fact in facts {
            let told: Vec<String> =
                self.viewers.iter().map(|viewer| fact_text(fact.veil(*viewer))).collect();
            self.say_to_each(&told);
        }
        let seen = |viewer: &Viewer| digest(&format!("{:?}", self.game.view(state, *viewer)));
        let seen: Vec<String> = self.viewers.iter().map(seen).collect();
        let asked: Vec<String> =
            self.game.asked(state).iter().map(|seat| self.asked(state, seat)).collect();
        let asked = if asked.is_empty() { "nobody".into() } else { asked.join(", ") };
        self.say(&format!("= {} ? {asked}", seen.join(" ")));
    }

    /// Who is asked, and how many answers there are.
    fn asked(&self, state: &State, seat: Seat) -> String {
        let mut choices = Choices::new();
        self.game.choices(state, seat, &mut choices);
        format!("{seat} {}", choices.len())
    }

    /// A fact for each viewer; what several are told alike is written once.
    fn say_to_each(&mut self, told: &[String]) {
        let mut said: Vec<&String> = Vec::new();
        for text in told {
            if said.contains(&text) {
                continue;
            }
            said.push(text);
            let who = |is: bool| -> Vec<String> {
                let those = self.viewers.iter().zip(told).filter(|(_, it)| (*it == text) == is);
                those.map(|(viewer, _)| name(*viewer)).collect()
            };
            let names = match (&who(true)[..], &who(false)[..]) {
                (_, []) => String::new(),
                (_, [one]) => format!("not {one}: "),
                (some, _) => format!("{}: ", some.join(" ")),
            };
            self.say(&format!("{names}> {text}"));
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.text, "  {line}").expect("a string takes all");
    }
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "public".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

/// A fact in the words of the code, seats by their names.
fn fact_text(fact: Fact) -> String {
    let mut text = format!("{fact:?}");
    for seat in (0..5).map(Seat) {
        text = text.replace(&format!("{seat:?}"), &seat.to_string());
    }
    let text: String = text.chars().filter(|c| !"{}:,".contains(*c)).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A few letters that are others when the text is another (FNV, folded).
fn digest(text: &str) -> String {
    let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, fold);
    format!("{:06x}", (hash ^ hash >> 32) & 0x00ff_ffff)
}
