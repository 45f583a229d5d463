//! The lines about a seat.

use table::{Misread, Seat};

use super::card;
use super::form::{count, counted, list, more, read_weapons, read_yes_no, write_weapons, yes_no};
use super::line::Draft;
use super::value::Value;
use crate::addon::specialists;
use crate::choice::Card;
use crate::deck::Cards;
use crate::edition::{Annex, Annexes, Colour, Specialist, Specialists};
use crate::game::Yedo;
use crate::state::{Beside, Piece, Reply, Spot, State};
use crate::words::Words;

/// Something that can be said of a seat.
pub(super) struct SeatLine {
    pub(super) key: &'static str,
    /// What is said of it, if anything need be said.
    pub(super) write: fn(&Yedo, &State, &State, Seat) -> Option<String>,
    pub(super) read: fn(&mut Draft, &mut Words<'_>, Seat) -> Result<(), Misread>,
}

/// A value of a home that is said where it differs from that of a bare table.
macro_rules! plain {
    ($key:literal, $field:ident) => {
        SeatLine {
            key: $key,
            write: |game, state, bare, seat| {
                let value = &state.open.homes[seat].$field;
                (*value != bare.open.homes[seat].$field).then(|| value.write(game))
            },
            read: |draft, words, seat| {
                draft.state.open.homes[seat].$field = Value::read(words)?;
                Ok(())
            },
        }
    };
}

/// In the order in which they are written.
#[rustfmt::skip]
pub(super) const LINES: &[SeatLine] = &[
    plain!("clan", clan),
    plain!("mon", mon),
    plain!("prestige", prestige),
    SeatLine { key: "at", write: write_at, read: read_at },
    SeatLine { key: "home", write: write_home, read: |draft, words, seat| words.mon().map(|n| draft.home[seat.0 as usize] = Some(n)) },
    SeatLine { key: "reserve", write: write_reserve, read: |draft, words, seat| words.mon().map(|n| draft.reserve[seat.0 as usize] = Some(n)) },
    SeatLine { key: "specialists", write: write_skilled, read: read_skilled },
    plain!("staying", staying),
    plain!("at-war", at_war),
    SeatLine { key: "specialists-at-war", write: write_skilled_at_war, read: read_skilled_at_war },
    SeatLine { key: "weapons", write: write_rack, read: read_rack },
    SeatLine { key: "annexes", write: write_annexes, read: read_annexes },
    SeatLine { key: "geishas", write: write_geishas, read: read_geishas },
    SeatLine { key: "blessing", write: write_blessing, read: read_blessing },
    plain!("blackmail", blackmail),
    plain!("favor", favor),
    plain!("bargain", bargain),
    plain!("active", active),
    plain!("hired", hired),
    SeatLine { key: "used", write: |_, s, _, seat| s.open.homes[seat].used.then(|| yes_no(true)), read: |draft, words, seat| read_yes_no(words).map(|yes| draft.state.open.homes[seat].used = yes) },
    SeatLine { key: "owes", write: |_, s, _, seat| s.open.homes[seat].owes.then(|| yes_no(true)), read: |draft, words, seat| read_yes_no(words).map(|yes| draft.state.open.homes[seat].owes = yes) },
    SeatLine { key: "completed", write: write_completed, read: read_completed },
    plain!("bonus-parts", bonus_parts),
    SeatLine { key: "missions", write: |game, s, _, seat| card::write_hand(game, &s.secret.hands[seat].missions, seat, Card::Mission), read: read_missions },
    SeatLine { key: "actions", write: |game, s, _, seat| card::write_hand(game, &s.secret.hands[seat].actions, seat, Card::Action), read: read_actions },
    SeatLine { key: "bonuses", write: |game, s, _, seat| card::write_hand(game, &s.secret.hands[seat].bonuses, seat, Card::Bonus), read: read_bonuses },
    SeatLine { key: "answered", write: write_answered, read: read_answered },
];

/// Its disciples on the board, parted by commas: `market 1, gates 2 ronin, yashiki S2`.
fn write_at(game: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let spots = state.open.spots(seat).map(|spot| {
        let kind = state.open.at(spot).kind_id();
        if kind.is_empty() { spot.write(game) } else { format!("{} {kind}", spot.write(game)) }
    });
    let spots: Vec<String> = spots.collect();
    (!spots.is_empty()).then(|| spots.join(", "))
}

fn read_at(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    let open = &mut draft.state.open;
    let old: Vec<_> = open.spots(seat).collect();
    for spot in old {
        open.set(spot, Piece::NOBODY);
    }
    while more(words) {
        let spot = words.spot()?;
        let kind = words.peek().and_then(|word| Piece::with_kind(seat, word));
        if kind.is_some() {
            words.next("a kind of disciple")?;
        }
        let room = !spot.is_beside() || open.beside.iter().any(Beside::is_nobody);
        if !open.at(spot).is_nobody() || !room {
            return Err(Misread::new(spot.write(words.game), "a place where nobody stands"));
        }
        open.set(spot, kind.unwrap_or(Piece::of(seat)));
    }
    Ok(())
}

/// Those at home and in the reserve: as many of the first as there are at the start, less those on
/// the board; the others are in the reserve.
pub(super) fn at_home(
    game: &Yedo,
    state: &State,
    seat: Seat,
    home: Option<u8>,
    reserve: Option<u8>,
) -> (u8, u8) {
    let start = &game.edition.numbers.start;
    let plain = |spot: &Spot| state.open.at(*spot) == Piece::of(seat);
    let out = state.open.spots(seat).filter(plain).count() as u8 + state.open.homes[seat].at_war;
    let in_reserve = specialists::plain_reserve(game);
    let all = (start.disciples + in_reserve).saturating_sub(out);
    let rest = |home: u8| all.saturating_sub(home).min(u8::from(0 < in_reserve) * all);
    match (home, reserve) {
        (Some(home), Some(reserve)) => (home, reserve),
        (Some(home), None) => (home, rest(home)),
        (None, Some(reserve)) => (all.saturating_sub(reserve), reserve),
        (None, None) => {
            let home = start.disciples.saturating_sub(out);
            (home, rest(home))
        }
    }
}

fn write_home(game: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let home = state.open.homes[seat].home;
    (home != at_home(game, state, seat, None, None).0).then(|| home.to_string())
}

fn write_reserve(game: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let own = &state.open.homes[seat];
    let due = at_home(game, state, seat, Some(own.home), None).1;
    (own.reserve != due).then(|| own.reserve.to_string())
}

/// The specialists at home.
fn write_skilled(_: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let skilled = state.open.homes[seat].skilled;
    (skilled != Specialists::NONE).then(|| list(skilled.iter().map(Specialist::id)))
}

fn read_skilled(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    draft.state.open.homes[seat].skilled = read_specialists(words)?;
    Ok(())
}

fn read_specialists(words: &mut Words<'_>) -> Result<Specialists, Misread> {
    let mut skilled = Specialists::NONE;
    while more(words) {
        skilled = skilled.with(words.specialist()?);
    }
    Ok(skilled)
}

fn write_skilled_at_war(_: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let skilled = state.open.homes[seat].skilled_at_war;
    (skilled != Specialists::NONE).then(|| list(skilled.iter().map(Specialist::id)))
}

fn read_skilled_at_war(
    draft: &mut Draft,
    words: &mut Words<'_>,
    seat: Seat,
) -> Result<(), Misread> {
    draft.state.open.homes[seat].skilled_at_war = read_specialists(words)?;
    Ok(())
}

fn write_rack(_: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let rack = state.open.homes[seat].weapons;
    (rack != [0; 8]).then(|| write_weapons(rack))
}

fn read_rack(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    draft.state.open.homes[seat].weapons = read_weapons(words)?;
    Ok(())
}

fn write_annexes(_: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let annexes = state.open.homes[seat].annexes;
    (annexes != Annexes::NONE).then(|| list(annexes.iter().map(Annex::id)))
}

fn read_annexes(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    let mut annexes = Annexes::NONE;
    while more(words) {
        annexes = annexes.with(words.annex()?);
    }
    draft.state.open.homes[seat].annexes = annexes;
    Ok(())
}

const VALUES: [&str; 3] = ["one", "two", "three"];

/// Geishas by their values: `one 2 three`.
fn write_geishas(_: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let geishas = state.open.homes[seat].geishas;
    (geishas != [0; 3]).then(|| counted(VALUES.into_iter().zip(geishas)))
}

fn read_geishas(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    let mut geishas = [0; 3];
    while more(words) {
        let value = words.named("a value", &VALUES, |value| value)?;
        let at = VALUES.iter().position(|other| *other == value).expect("it is one of these");
        geishas[at] = count(words)?;
    }
    draft.state.open.homes[seat].geishas = geishas;
    Ok(())
}

fn write_blessing(_: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    state.open.homes[seat].blessing.then(|| yes_no(true))
}

fn read_blessing(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    draft.state.open.homes[seat].blessing = read_yes_no(words)?;
    Ok(())
}

/// Who completed which mission is not remembered, only how many of each colour: they are named in
/// the order of the seats.
fn write_completed(game: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    let before = |colour: Colour| -> usize {
        let earlier = (0..seat.0).map(|other| state.open.homes[Seat(other)].completed);
        earlier.map(|completed| completed[colour as usize] as usize).sum()
    };
    let own = Colour::ALL.into_iter().flat_map(|colour| {
        let all = state.open.completed.iter();
        let all = all.filter(move |card| game.mission(*card).colour == colour);
        all.skip(before(colour)).take(state.open.homes[seat].completed[colour as usize] as usize)
    });
    let ids: Vec<&str> = own.map(|card| game.mission(card).id).collect();
    (!ids.is_empty()).then(|| list(ids))
}

fn read_completed(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    let mut completed = Cards::NONE;
    while more(words) {
        completed.add(words.mission()?);
    }
    draft.completed[seat.0 as usize] = completed;
    Ok(())
}

fn read_missions(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    draft.state.secret.hands[seat].missions =
        card::read_hand(words, seat, |card| matches!(card, Card::Mission(_)))?;
    Ok(())
}

fn read_actions(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    draft.state.secret.hands[seat].actions =
        card::read_hand(words, seat, |card| matches!(card, Card::Action(_)))?;
    Ok(())
}

fn read_bonuses(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    draft.state.secret.hands[seat].bonuses =
        card::read_hand(words, seat, |card| matches!(card, Card::Bonus(_)))?;
    Ok(())
}

fn write_answered(game: &Yedo, state: &State, _: &State, seat: Seat) -> Option<String> {
    Some(match state.secret.replies.own(seat)? {
        Reply::Pass => "pass".to_owned(),
        Reply::Play { card } => format!("play {}", game.action_id(card)),
        Reply::Blackmail => "blackmail".to_owned(),
        Reply::Blessing => "blessing".to_owned(),
        Reply::Character => "character".to_owned(),
    })
}

fn read_answered(draft: &mut Draft, words: &mut Words<'_>, seat: Seat) -> Result<(), Misread> {
    let expected = "pass, play, blackmail, blessing, character or none";
    draft.answered[seat.0 as usize] = match words.next(expected)? {
        "none" => None,
        "pass" => Some(Reply::Pass),
        "play" => Some(Reply::Play { card: words.action_card()? }),
        "blackmail" => Some(Reply::Blackmail),
        "blessing" => Some(Reply::Blessing),
        "character" => Some(Reply::Character),
        other => return Err(Misread::new(other, expected)),
    };
    Ok(())
}
