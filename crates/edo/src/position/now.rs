//! What is being resolved, as text: `now card 2 S1 left 1 begun > march forest-1`.

use std::fmt::{self, Write};

use table::{Frames, Misread, Seat};

use crate::edition::Location;
use crate::frame::{FRAMES_MAX, Frame, Offers, Turn};
use crate::game::Edo;
use crate::notation::Words;
use crate::state::{Open, SLOTS};

pub(super) fn write(game: &Edo, open: &Open, out: &mut impl Write) -> fmt::Result {
    for (depth, &frame) in open.frames.as_slice().iter().enumerate() {
        if 0 < depth {
            write!(out, " > ")?;
        }
        write_frame(game, open, frame, out)?;
    }
    Ok(())
}

fn write_frame(game: &Edo, open: &Open, frame: Frame, out: &mut impl Write) -> fmt::Result {
    let id = |space| game.board.id(space);
    let seat = |turn| game.seat(open, turn);
    match frame {
        Frame::Nothing => unreachable!("nothing is never being resolved"),
        Frame::Packages { turn } => write!(out, "packages {}", seat(turn)),
        Frame::StartCities { turn } => {
            write!(out, "start-cities {}", seat(game.players() - 1 - turn))
        }
        Frame::RoundStart => write!(out, "round-start"),
        Frame::SelectRonin => write!(out, "select-ronin"),
        Frame::Relocate { from, tile } => write!(out, "relocate {} {}", id(from), tile.id()),
        Frame::Plan => write!(out, "plan"),
        Frame::Card(turn) => {
            write!(out, "card {} {} left {}", turn.slot + 1, seat(turn.turn), turn.left)?;
            for (set, word) in [
                (turn.begun, " begun"),
                (turn.merchant_moved, " merchant-moved"),
                (turn.dispersed, " dispersed"),
            ] {
                write!(out, "{}", if set { word } else { "" })?;
            }
            Ok(())
        }
        Frame::MoveTo { from } => write!(out, "move {}", id(from)),
        Frame::MerchantTo => write!(out, "merchant"),
        Frame::MarchTo { from, second } => {
            write!(out, "march {}{}", id(from), if second { " second" } else { "" })
        }
        Frame::MarchAgain { first } => write!(out, "march-again {}", id(first)),
        Frame::Gather { at, paying, free } => {
            write!(out, "gather {}{} free {free}", id(at), if paying { " paying" } else { "" })
        }
        Frame::Disperse { at, waiting, ronin } => {
            write!(out, "disperse {} waiting {waiting} of {ronin}", id(at))
        }
        Frame::SecondOffer { used } => write!(out, "second-offer {}", used.0),
        Frame::HandLimit => write!(out, "hand-limit"),
        Frame::Wages { turn } => write!(out, "wages {}", seat(turn)),
        Frame::Over => write!(out, "over"),
    }
}

/// Reads it, once the rest of the position is known.
pub(super) fn read(
    game: &Edo,
    open: &Open,
    text: &str,
) -> Result<Frames<Frame, FRAMES_MAX>, Misread> {
    let mut frames: Frames<Frame, FRAMES_MAX> = Frames::new();
    for part in text.split('>') {
        let below = frames.as_slice().last().copied();
        let frame = read_frame(game, open, &mut Words::new(part))?;
        let fits = frames.as_slice().len() < FRAMES_MAX && nests(below, frame);
        if !fits || !stands(open, owner(game, open, &frames, frame), frame) {
            return Err(Misread::new(
                part.trim(),
                "something that can be going on in this position",
            ));
        }
        frames.push(frame);
    }
    Ok(frames)
}

fn read_frame(game: &Edo, open: &Open, words: &mut Words<'_>) -> Result<Frame, Misread> {
    let players = game.players();
    let last = players - 1;
    let frame = match words.next("what is going on")? {
        "packages" => Frame::Packages { turn: turn(game, open, words)? },
        "start-cities" => Frame::StartCities { turn: last - turn(game, open, words)? },
        "round-start" => Frame::RoundStart,
        "select-ronin" => Frame::SelectRonin,
        "relocate" => Frame::Relocate {
            from: words.space(game)?,
            tile: words.named("a location tile", &Location::ALL, |tile| tile.id())?,
        },
        "plan" => Frame::Plan,
        "card" => {
            let slot = words.number("a card of the plan", 1, SLOTS)? - 1;
            let turn = turn(game, open, words)?;
            let planned = open.plans[game.seat(open, turn)].0[slot as usize].officials();
            let left = if words.flag("left") {
                words.number("officials", 0, planned as usize)?
            } else {
                planned
            };
            Frame::Card(Turn {
                slot,
                turn,
                left,
                begun: words.flag("begun"),
                merchant_moved: words.flag("merchant-moved"),
                dispersed: words.flag("dispersed"),
            })
        }
        "move" => Frame::MoveTo { from: words.space(game)? },
        "merchant" => Frame::MerchantTo,
        "march" => Frame::MarchTo { from: words.space(game)?, second: words.flag("second") },
        "march-again" => Frame::MarchAgain { first: words.space(game)? },
        "gather" => {
            let at = words.space(game)?;
            let paying = words.flag("paying");
            expect(words, "free")?;
            Frame::Gather { at, paying, free: words.number("samurai", 0, 2)? }
        }
        "disperse" => {
            let at = words.space(game)?;
            expect(words, "waiting")?;
            let waiting = words.number("ronin", 0, 3)?;
            expect(words, "of")?;
            Frame::Disperse { at, waiting, ronin: words.number("ronin", waiting.max(1), 3)? }
        }
        "second-offer" => Frame::SecondOffer { used: Offers(words.number("offers used", 1, 15)?) },
        "hand-limit" => Frame::HandLimit,
        "wages" => Frame::Wages { turn: turn(game, open, words)? },
        "over" => Frame::Over,
        other => {
            return Err(Misread::new(
                other,
                "packages, start-cities, select-ronin, relocate, plan, card, move, merchant, \
                 march, march-again, gather, disperse, second-offer, hand-limit, wages or over",
            ));
        }
    };
    words.end()?;
    Ok(frame)
}

fn expect(words: &mut Words<'_>, word: &str) -> Result<(), Misread> {
    match words.next(word)? {
        found if found == word => Ok(()),
        found => Err(Misread::new(found, word)),
    }
}

fn turn(game: &Edo, open: &Open, words: &mut Words<'_>) -> Result<u8, Misread> {
    let word = words.next("a seat")?;
    let seat = Seat::read(word).filter(|seat| seat.0 < game.players());
    let seat = seat.ok_or_else(|| Misread::new(word, "a seat of this game"))?;
    Ok((seat.0 + game.players() - open.start.0) % game.players())
}

/// What can go on inside what.
fn nests(below: Option<Frame>, frame: Frame) -> bool {
    let phase = matches!(
        frame,
        Frame::Packages { .. }
            | Frame::StartCities { .. }
            | Frame::SelectRonin
            | Frame::Plan
            | Frame::Card(_)
            | Frame::Wages { .. }
            | Frame::Over
    );
    match below {
        None => phase,
        Some(Frame::SelectRonin | Frame::Disperse { .. }) => {
            matches!(frame, Frame::Relocate { .. })
        }
        Some(Frame::Card(_)) => {
            !phase && !matches!(frame, Frame::Relocate { .. } | Frame::RoundStart)
        }
        Some(_) => false,
    }
}

/// Whose samurai a frame is about.
fn owner(game: &Edo, open: &Open, frames: &Frames<Frame, FRAMES_MAX>, frame: Frame) -> Seat {
    match frames.as_slice().first().copied().unwrap_or(frame) {
        Frame::Card(turn) => game.seat(open, turn.turn),
        _ => open.start,
    }
}

/// Are those who move, gather or leave there at all?
fn stands(open: &Open, seat: Seat, frame: Frame) -> bool {
    match frame {
        Frame::MoveTo { from } | Frame::MarchTo { from, .. } => 0 < open.on[from].samurai[seat],
        Frame::MarchAgain { first } => 0 < open.on[first].samurai[seat],
        Frame::Relocate { from, .. } => 0 < open.on[from].ronin,
        Frame::Gather { at, .. } => 0 < open.on[at].ronin,
        Frame::Disperse { at, waiting, .. } => waiting <= open.on[at].ronin,
        _ => true,
    }
}
