//! What lies beside the board when all play together, as words and back.

use table::{Game, Misread, Viewer};

use super::form::{count, counted, list, more, read_spots, write_spots};
use super::line::Draft;
use crate::coop::{REVEALED_MAX, TURNED_MAX};
use crate::deck::{Cards, Known, Placed};
use crate::edition::{DaimyoNo, EmperorNo};
use crate::game::Yedo;
use crate::state::{Piece, State};
use crate::words::Words;

fn emperor_id(game: &Yedo, card: EmperorNo) -> &'static str {
    game.emperor_card(card).id
}

/// During set-up neither the victory pile nor an Emperor card lies there.
fn unless_set_up<T>(state: &State, bare: Option<T>) -> Option<T> {
    bare.filter(|_| 0 < state.open.round)
}

pub(super) fn write_current(game: &Yedo, state: &State, bare: &State) -> Option<String> {
    let current = state.open.coop.current;
    let id = current.map_or("none", |card| emperor_id(game, card));
    (current != unless_set_up(state, bare.open.coop.current)).then(|| id.to_owned())
}

pub(super) fn read_current(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let none = words.flag("none");
    draft.state.open.coop.current = if none { None } else { Some(words.emperor()?) };
    Ok(())
}

/// The next card and who has looked at it.
pub(super) fn write_next(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let Placed { card, known } = state.secret.emperor.next?;
    let who = game.seats().iter().filter(|seat| known.by(Viewer::Seat(*seat)));
    Some(format!("{} {}", emperor_id(game, EmperorNo(card)), list(who)))
}

pub(super) fn read_next(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.secret.emperor.next = if words.flag("none") {
        None
    } else {
        let card = words.emperor()?.0;
        let mut known = Known::to(words.seat()?);
        while words.peek().is_some() {
            known = known.and(words.seat()?);
        }
        Some(Placed { card, known })
    };
    Ok(())
}

/// Those that lie somewhere, or have left.
fn seen(state: &State) -> Cards<1> {
    let coop = &state.open.coop;
    let up = coop.current.into_iter().chain(coop.turned.into_iter().flatten());
    up.map(|card| card.0).chain(state.secret.emperor.next.map(|next| next.card)).collect()
}

pub(super) fn write_past(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let there = seen(state).and(&state.secret.emperor.bag);
    let past = game.emperor_all().within(&there.not());
    (!past.is_empty()).then(|| list(past.iter().map(|card| emperor_id(game, EmperorNo(card)))))
}

pub(super) fn read_past(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.emperor_past = Cards::NONE;
    while more(words) {
        draft.emperor_past.add(words.emperor()?.0);
    }
    Ok(())
}

pub(super) fn write_victory(game: &Yedo, state: &State, bare: &State) -> Option<String> {
    let shogun = state.open.coop.shogun;
    let id = shogun.map_or("none", |card| game.mission(card).id);
    (shogun != unless_set_up(state, bare.open.coop.shogun)).then(|| id.to_owned())
}

pub(super) fn read_victory(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.coop.shogun = Some(words.mission()?);
    Ok(())
}

pub(super) fn write_turned(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let turned = state.open.coop.turned;
    let ids = turned.into_iter().flatten().map(|card| emperor_id(game, card));
    (turned != [None; TURNED_MAX]).then(|| list(ids))
}

pub(super) fn read_turned(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let turned = &mut draft.state.open.coop.turned;
    *turned = [None; TURNED_MAX];
    for place in turned {
        if more(words) {
            *place = Some(words.emperor()?);
        }
    }
    Ok(())
}

/// Of the errands that lie there, those that are done: the current one, or one turned up.
pub(super) fn write_done(_: &Yedo, state: &State, _: &State) -> Option<String> {
    let done = state.open.coop.done;
    let names = ERRANDS.into_iter().zip(0..).filter(|(_, bit)| done >> bit & 1 == 1);
    (done != 0).then(|| list(names.map(|(name, _)| name)))
}

const ERRANDS: [&str; 3] = ["current", "first", "second"];

pub(super) fn read_done(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.coop.done = 0;
    while more(words) {
        let name = words.named("an errand", &ERRANDS, |name| name)?;
        let at = ERRANDS.iter().position(|other| *other == name).expect("it is one of these");
        draft.state.open.coop.done |= 1 << at;
    }
    Ok(())
}

const VALUES: [&str; 3] = ["one", "two", "three"];

pub(super) fn write_gone(_: &Yedo, state: &State, _: &State) -> Option<String> {
    let gone = state.open.coop.geishas_gone;
    (gone != [0; 3]).then(|| counted(VALUES.into_iter().zip(gone)))
}

pub(super) fn read_gone(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut gone = [0; 3];
    while more(words) {
        let value = words.named("a value", &VALUES, |value| value)?;
        let at = VALUES.iter().position(|other| *other == value).expect("it is one of these");
        gone[at] = count(words)?;
    }
    draft.state.open.coop.geishas_gone = gone;
    Ok(())
}

/// The Daimyo's disciples on the board.
pub(super) fn write_at(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let spots: Vec<_> = state.open.spots(game.daimyo()?).collect();
    (!spots.is_empty()).then(|| write_spots(game, spots.into_iter()))
}

pub(super) fn read_at(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let Some(daimyo) = words.game.daimyo() else {
        return Err(Misread::new("the Daimyo", "a game that is played together"));
    };
    let open = &mut draft.state.open;
    let old: Vec<_> = open.spots(daimyo).collect();
    for spot in old {
        open.set(spot, Piece::NOBODY);
    }
    for spot in read_spots(words)? {
        let free = spot.as_location().is_some() && !spot.is_beside() && open.at(spot).is_nobody();
        if !free {
            return Err(Misread::new("daimyo-at", "locations where nobody stands"));
        }
        open.set(spot, Piece::of(daimyo));
    }
    Ok(())
}

/// Those in his pool and in the reserve, as far as it is not said.
fn at_home(game: &Yedo, state: &State, said: [Option<u8>; 2]) -> (u8, u8) {
    let Some(daimyo) = game.daimyo() else { return (0, 0) };
    let start = crate::coop::home(game, daimyo);
    let out = state.open.spots(daimyo).count() as u8;
    let all = (start.home + start.reserve).saturating_sub(out);
    let home = match said {
        [Some(home), _] => home,
        [None, Some(reserve)] => all.saturating_sub(reserve),
        [None, None] => start.home.saturating_sub(out).min(all),
    };
    (home, said[1].unwrap_or(all.saturating_sub(home)))
}

pub(super) fn write_home(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let home = state.open.homes[game.daimyo()?].home;
    (home != at_home(game, state, [None; 2]).0).then(|| home.to_string())
}

pub(super) fn write_reserve(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let own = &state.open.homes[game.daimyo()?];
    let due = at_home(game, state, [Some(own.home), None]).1;
    (own.reserve != due).then(|| own.reserve.to_string())
}

fn card_ids(game: &Yedo, set: u8) -> String {
    let cards = (0..8).filter(|no| set >> no & 1 == 1);
    list(cards.map(|no| game.edition.daimyo_card(DaimyoNo(no)).id))
}

/// All but those revealed, unless it is said.
fn deck(bare: u8, state: &State) -> u8 {
    state.open.coop.revealed.iter().flatten().fold(bare, |left, card| left & !(1 << card.0))
}

pub(super) fn write_deck(game: &Yedo, state: &State, bare: &State) -> Option<String> {
    let left = state.open.coop.deck;
    (left != deck(bare.open.coop.deck, state)).then(|| card_ids(game, left))
}

pub(super) fn read_deck(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut left = 0;
    while more(words) {
        left |= 1 << words.daimyo()?.0;
    }
    draft.daimyo[0] = Some(left);
    Ok(())
}

pub(super) fn write_revealed(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let revealed = state.open.coop.revealed;
    let ids = revealed.into_iter().flatten().map(|card| game.edition.daimyo_card(card).id);
    (revealed != [None; REVEALED_MAX]).then(|| list(ids))
}

pub(super) fn read_revealed(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let revealed = &mut draft.state.open.coop.revealed;
    *revealed = [None; REVEALED_MAX];
    for at in 0..REVEALED_MAX {
        if more(words) {
            let card = words.daimyo()?;
            if revealed.contains(&Some(card)) {
                return Err(Misread::new("revealed", "each card once"));
            }
            revealed[at] = Some(card);
        }
    }
    Ok(())
}

/// Those revealed whose icons are ignored, by their places.
pub(super) fn write_ignored(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let coop = &state.open.coop;
    let cards = coop.revealed.iter().enumerate();
    let cards = cards.filter_map(|(at, card)| card.filter(|_| coop.ignored >> at & 1 == 1));
    (coop.ignored != 0).then(|| list(cards.map(|card| game.edition.daimyo_card(card).id)))
}

pub(super) fn read_ignored(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let coop = &mut draft.state.open.coop;
    coop.ignored = 0;
    while more(words) {
        let card = words.daimyo()?;
        let at = coop.revealed.iter().position(|other| *other == Some(card));
        let at = at.ok_or_else(|| Misread::new("ignored", "a card that was revealed before"))?;
        coop.ignored |= 1 << at;
    }
    Ok(())
}

/// Fills in what was not said.
pub(super) fn fill(game: &Yedo, draft: &mut Draft) {
    let Some(daimyo) = game.daimyo() else { return };
    let state = &mut draft.state;
    state.open.coop.current = unless_set_up(state, state.open.coop.current);
    state.open.coop.shogun = unless_set_up(state, state.open.coop.shogun);
    let [left, home, reserve] = draft.daimyo;
    let (home, reserve) = at_home(game, state, [home, reserve]);
    (state.open.homes[daimyo].home, state.open.homes[daimyo].reserve) = (home, reserve);
    let all = deck(super::bare::position(game).open.coop.deck, state);
    state.open.coop.deck = left.unwrap_or(all);
    let gone = seen(state).and(&draft.emperor_past);
    state.secret.emperor.bag = game.emperor_all().within(&gone.not());
    let open = &state.open;
    let mut spots = table::Game::seats(game).iter().flat_map(|seat| open.spots(seat));
    let out = spots.any(|spot| open.at(spot).is_errand_boy());
    drop(spots);
    state.open.coop.boy_home = game.is_solo() && !out;
}
