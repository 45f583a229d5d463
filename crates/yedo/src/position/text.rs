//! Writing a position down and reading it back.

use std::fmt::{self, Write};

use table::{Frames, Game, Misread, Seat};

use super::line::{Draft, LINES};
use super::value::Value;
use super::{bare, card, sealed, seat, sound};
use crate::deck::Cards;
use crate::frame::{FRAMES_MAX, Frame};
use crate::game::Yedo;
use crate::state::State;
use crate::words::Words;

/// Writes the lines in which a position differs from a bare table.
pub(crate) fn write(game: &Yedo, state: &State, out: &mut impl Write) -> fmt::Result {
    let bare = bare::position(game);
    let mut say = |key: &str, value: Option<String>| match value {
        Some(value) => writeln!(out, "{key} {value}"),
        None => Ok(()),
    };
    if state.open.frames != bare.open.frames {
        let frames = state.open.frames.as_slice().iter().map(|frame| frame.write(game));
        say("now", Some(frames.collect::<Vec<_>>().join(" > ")))?;
    }
    for line in LINES {
        say(line.key, (line.write)(game, state, &bare))?;
    }
    for seat in game.seats().iter() {
        for line in seat::LINES {
            say(&format!("{seat} {}", line.key), (line.write)(game, state, &bare, seat))?;
        }
    }
    for deck in card::decks() {
        say(&format!("top {}", card::deck_id(deck)), card::write_top(game, state, deck))?;
    }
    for (name, deck) in card::UNDER {
        say(&format!("under {name}"), card::write_under(game, state, deck))?;
    }
    Ok(())
}

/// Reads lines as differences from a bare table; blank ones are passed over, and of several about
/// the same thing the last counts. What could be on no table is refused.
pub(crate) fn read(game: &Yedo, text: &str) -> Result<State, Misread> {
    let mut draft = Draft {
        state: bare::position(game),
        now: None,
        acting: false,
        favors: None,
        part: None,
        past: None,
        waiting: None,
        dead: None,
        shogun: None,
        completed: [Cards::NONE; 5],
        home: [None; 5],
        reserve: [None; 5],
        answered: [None; 5],
        laid: [vec![], vec![], vec![]],
        emperor_past: Cards::NONE,
        daimyo: [None; 3],
    };
    for (i, line) in text.lines().enumerate() {
        if !line.trim().is_empty() {
            read_line(game, &mut draft, line, i + 1).map_err(|misread| misread.at(i + 1))?;
        }
    }
    let last = text.lines().count();
    if let Some((now, at)) = draft.now.take() {
        draft.state.open.frames = read_now(game, &now).map_err(|misread| misread.at(at))?;
    }
    sound::values(game, &draft.state).map_err(|misread| misread.at(last))?;
    sealed::lay(&mut draft).map_err(|misread| misread.at(last))?;
    bare::fill(game, &mut draft);
    sealed::seal(game, &mut draft);
    game.audit(&draft.state).map_err(|fault| Misread::new(fault, "pieces that add up").at(last))?;
    sound::check(game, &draft.state).map_err(|misread| misread.at(last))?;
    Ok(draft.state)
}

fn read_line(game: &Yedo, draft: &mut Draft, line: &str, at: usize) -> Result<(), Misread> {
    let words = &mut Words::listed(game, line);
    let key = words.next("a line of a position")?;
    if key == "now" {
        let now = line.trim_start().trim_start_matches("now").trim();
        draft.now = Some((now.to_owned(), at));
        return Ok(());
    }
    if let Some(seat) = Seat::read(key) {
        if !game.seats().has(seat) {
            return Err(Misread::new(key, "a seat of this game"));
        }
        let what = words.next("what is said of the seat")?;
        let Some(line) = seat::LINES.iter().find(|line| line.key == what) else {
            let all: Vec<&str> = seat::LINES.iter().map(|line| line.key).collect();
            return Err(Misread::new(what, all.join(", ")));
        };
        (line.read)(draft, words, seat)?;
    } else if key == "top" {
        let what = words.next("a deck")?;
        let deck = card::decks().find(|deck| card::deck_id(*deck) == what);
        let deck = deck.ok_or_else(|| Misread::new(what, "a deck, by colour or kind"))?;
        card::read_top(draft, words, deck)?;
    } else if key == "under" {
        let what = words.next("decks")?;
        let under = card::UNDER.iter().find(|(name, _)| *name == what);
        let (_, deck) =
            under.ok_or_else(|| Misread::new(what, "missions, actions, bonuses or events"))?;
        card::read_under(draft, words, *deck)?;
    } else if let Some(line) = LINES.iter().find(|line| line.key == key) {
        (line.read)(draft, words)?;
    } else {
        let all: Vec<&str> = LINES.iter().map(|line| line.key).collect();
        return Err(Misread::new(key, format!("now, {}, top, under or a seat", all.join(", "))));
    }
    words.end()
}

fn read_now(game: &Yedo, text: &str) -> Result<Frames<Frame, FRAMES_MAX>, Misread> {
    let mut frames = Frames::new();
    for part in text.split('>') {
        let words = &mut Words::new(game, part);
        let frame = Value::read(words)?;
        words.end()?;
        if frames.as_slice().len() == FRAMES_MAX {
            return Err(Misread::new(part, "less at once"));
        }
        frames.push(frame);
    }
    Ok(frames)
}
