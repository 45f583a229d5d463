//! The text form of the toy's choices and positions.
//!
//! A position is written as its difference from a bare table: no cards dealt, no prize turned up,
//! everybody about to bid. Each line sets one thing; a later line about the same thing counts.

use std::fmt;

use super::{Bid, CARDS, Cards, Choice, PRIZES, Phase, ROUNDS, State, Toy};
use crate::{BySeat, Misread, Notation, Sealed, Seat, Seats};

impl Notation for Toy {
    fn write_choice(&self, choice: Choice, out: &mut impl fmt::Write) -> fmt::Result {
        match choice {
            Choice::Bid(Bid::Pass) => out.write_str("pass"),
            Choice::Bid(Bid::Card(card)) => write!(out, "bid {card}"),
            Choice::Keep => out.write_str("keep"),
            Choice::Draw => out.write_str("draw"),
        }
    }

    fn read_choice(&self, text: &str) -> Result<Choice, Misread> {
        let misread = || Misread::new(text, "`pass`, `bid CARD`, `keep` or `draw`");
        match text {
            "pass" => Ok(Choice::Bid(Bid::Pass)),
            "keep" => Ok(Choice::Keep),
            "draw" => Ok(Choice::Draw),
            _ => {
                let card = text.strip_prefix("bid ").ok_or_else(misread)?;
                let card = number(card).filter(|&card| CARDS.has(card)).ok_or_else(misread)?;
                Ok(Choice::Bid(Bid::Card(card)))
            }
        }
    }

    fn write_position(&self, state: &State, out: &mut impl fmt::Write) -> fmt::Result {
        let bare = self.bare();
        if state.round != bare.round {
            writeln!(out, "round {}", state.round)?;
        }
        if let Some(prize) = state.prize {
            writeln!(out, "prize {prize}")?;
        }
        let mut sealed = BySeat::default();
        match state.phase {
            Phase::Bidding(bids) => {
                let asked: Seats = bids.waiting().iter().chain(bids.sealed().iter()).collect();
                if asked != self.seats {
                    let seats: Vec<_> = asked.iter().map(|seat| seat.to_string()).collect();
                    writeln!(out, "phase bidding {}", seats.join(" "))?;
                }
                sealed = BySeat::from_fn(|seat| bids.own(seat));
            }
            Phase::Drawing(seat) => writeln!(out, "phase drawing {seat}")?,
            Phase::Over => writeln!(out, "phase over")?,
        }
        write_cards(out, "used", state.used)?;
        write_cards(out, "lost", state.lost)?;
        for seat in self.seats.iter() {
            write_cards(out, &format!("{seat} hand"), state.hands[seat])?;
            write_cards(out, &format!("{seat} won"), state.won[seat])?;
            if state.coins[seat] != bare.coins[seat] {
                writeln!(out, "{seat} coins {}", state.coins[seat])?;
            }
            match sealed[seat] {
                Some(Bid::Pass) => writeln!(out, "{seat} sealed pass")?,
                Some(Bid::Card(card)) => writeln!(out, "{seat} sealed {card}")?,
                None => {}
            }
        }
        Ok(())
    }

    fn read_position(&self, text: &str) -> Result<State, Misread> {
        let mut draft = Draft { toy: self, state: self.bare(), sealed: BySeat::default() };
        for (i, line) in text.lines().enumerate() {
            draft
                .line(line)
                .ok_or_else(|| Misread::new(line, "a line such as `S1 hand 3 7`").at(i + 1))?;
        }
        draft.finish().map_err(|expected| Misread::new("the whole position", expected))
    }
}

fn write_cards(out: &mut impl fmt::Write, what: &str, cards: Cards) -> fmt::Result {
    if cards.is_empty() {
        return Ok(());
    }
    writeln!(out, "{what} {cards}")
}

/// A position that is being read. What is derived from the rest is filled in at the end.
struct Draft<'t> {
    toy: &'t Toy,
    state: State,
    sealed: BySeat<Option<Bid>>,
}

impl Draft<'_> {
    /// Takes in one line; `None` if it cannot be read.
    fn line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["round", round] => {
                self.state.round = number(round).filter(|round| (1..=ROUNDS).contains(round))?;
            }
            ["prize", "none"] => self.state.prize = None,
            ["prize", prize] => {
                self.state.prize = Some(number(prize).filter(|&prize| PRIZES.has(prize))?);
            }
            ["phase", "bidding"] => self.state.phase = Phase::Bidding(Sealed::ask(self.toy.seats)),
            ["phase", "bidding", ref seats @ ..] => {
                let seats = seats.iter().map(|seat| self.seat(seat)).collect::<Option<Seats>>()?;
                self.state.phase = Phase::Bidding(Sealed::ask(seats));
            }
            ["phase", "drawing", seat] => self.state.phase = Phase::Drawing(self.seat(seat)?),
            ["phase", "over"] => self.state.phase = Phase::Over,
            ["used", ref used @ ..] => self.state.used = cards(used, CARDS)?,
            ["lost", ref lost @ ..] => self.state.lost = cards(lost, PRIZES)?,
            [seat, key, ref rest @ ..] => {
                let seat = self.seat(seat)?;
                self.seat_line(seat, key, rest)?;
            }
            _ => return None,
        }
        Some(())
    }

    fn seat_line(&mut self, seat: Seat, key: &str, rest: &[&str]) -> Option<()> {
        match (key, rest) {
            ("hand", _) => self.state.hands[seat] = cards(rest, CARDS)?,
            ("won", _) => self.state.won[seat] = cards(rest, PRIZES)?,
            ("coins", [coins]) => self.state.coins[seat] = number(coins)?,
            ("sealed", ["nothing"]) => self.sealed[seat] = None,
            ("sealed", ["pass"]) => self.sealed[seat] = Some(Bid::Pass),
            ("sealed", [card]) => {
                let card = number(card).filter(|&card| CARDS.has(card))?;
                self.sealed[seat] = Some(Bid::Card(card));
            }
            _ => return None,
        }
        Some(())
    }

    /// Fills in what is derived; or says what the position should have been.
    fn finish(mut self) -> Result<State, &'static str> {
        for seat in self.toy.seats.iter() {
            let Some(bid) = self.sealed[seat] else { continue };
            match &mut self.state.phase {
                Phase::Bidding(bids) if bids.waiting().has(seat) => bids.seal(seat, bid),
                Phase::Bidding(_) | Phase::Drawing(_) | Phase::Over => {
                    return Err("sealed bids only of seats that are bidding");
                }
            }
        }
        if let Phase::Bidding(bids) = self.state.phase
            && bids.waiting().is_empty()
        {
            return Err("somebody who has not bid yet");
        }
        let state = &mut self.state;
        for seat in self.toy.seats.iter() {
            state.deck = state.hands[seat].iter().fold(state.deck, Cards::without);
            state.bag = state.won[seat].iter().fold(state.bag, Cards::without);
        }
        state.deck = state.used.iter().fold(state.deck, Cards::without);
        state.bag = state.lost.iter().chain(state.prize).fold(state.bag, Cards::without);
        let coins = state.coins.0.iter().map(|&coins| u16::from(coins)).sum::<u16>();
        let bank = u16::from(self.toy.coins()).checked_sub(coins);
        state.bank = bank.ok_or("no more coins than there are")? as u8;
        match crate::Game::audit(self.toy, state) {
            Ok(()) => Ok(self.state),
            Err(_) => Err("every card in one place, and bids from the own hand"),
        }
    }

    fn seat(&self, text: &str) -> Option<Seat> {
        Seat::read(text).filter(|&seat| self.toy.seats.has(seat))
    }
}

fn cards(words: &[&str], all: Cards) -> Option<Cards> {
    words.iter().map(|word| number(word).filter(|&card| all.has(card))).collect()
}

/// A number in its one spelling: no sign, no zero before it.
fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}
