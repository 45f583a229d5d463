//! How cards are looked at, kept, and laid back.
//!
//! `yedo.act.foresight`, `yedo.bid.reward.cards`.

use table::{Chance, Hearing, Illegal, Log, Seat};

use super::{put_under, take, take_top};
use crate::choice::{Card, Choice};
use crate::deck::{Known, Placed};
use crate::effect::asked_by;
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::state::State;

/// Looks at so many and keeps so many of them.
pub(super) fn keep_some(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    (number, kept): (u8, u8),
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    look(game, state, seat, deck, number, chance, log);
    match state.secret.looked.len() {
        0 => {}
        1 => {
            let placed = state.secret.looked.take_at(0);
            take(game, state, seat, deck, placed, log);
        }
        there => {
            // One frame for each that is kept.
            for _ in 0..kept.min(there) {
                state.open.frames.push(Frame::Keep { seat, deck });
            }
        }
    }
}

/// Looks at the top so many, keeps so many, lays the others back in an order of choice.
pub(crate) fn look_keep(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    (number, kept): (u8, u8),
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if kept == 0 {
        return foresee(game, state, seat, deck, number, chance, log);
    }
    look(game, state, seat, deck, number, chance, log);
    for _ in 0..kept.min(state.secret.looked.len()) {
        state.open.frames.push(Frame::KeepTop { seat, deck });
    }
}

/// Looks at the top so many; one may go under the deck, the others are laid back.
pub(crate) fn look_put_under(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    look(game, state, seat, deck, number, chance, log);
    if !state.secret.looked.is_empty() {
        state.open.frames.push(Frame::PutUnder { seat, deck });
    }
}

/// `yedo.act.foresight`: looks at the top so many and lays them back in an order of choice.
pub(crate) fn foresee(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    look(game, state, seat, deck, number, chance, log);
    state.open.frames.push(Frame::Arrange { seat, deck, laid: 0 });
}

fn look(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    for _ in 0..number {
        let Some(placed) = take_top(game, state, deck, chance, log) else { break };
        log.tell(Fact::Looked { seat, deck, card: Some(deck.card(placed.card)) });
        // Whoever else knew it cannot tell any more which of these it is.
        state.secret.looked.push(Placed { card: placed.card, known: Known::to(seat) });
    }
}

/// What was looked at and not kept goes under its deck in the order it came, weapons face up on
/// the discard.
pub(crate) fn put_looked_under(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    log: &mut impl Log<Fact>,
) {
    while !state.secret.looked.is_empty() {
        // Weapons lie on the discard in no order, so nobody learns in which they came.
        let lowest = state.secret.looked.iter().enumerate().min_by_key(|(_, card)| *card);
        let at = lowest.filter(|_| deck == Deck::Weapon).map_or(0, |(at, _)| at);
        let placed = state.secret.looked.take_at(at);
        put_under(state, seat, deck, placed, log);
    }
}

/// Each card that is looked at, once.
pub(crate) fn candidates(state: &State, deck: Deck, out: &mut impl FnMut(Choice)) {
    let cards = &state.secret.looked;
    for (i, card) in cards.iter().enumerate() {
        if !cards.iter().take(i).any(|earlier| earlier == card) {
            out(Choice::Keep(deck.card(card)));
        }
    }
}

/// None, or each card that is looked at.
pub(crate) fn under_candidates(state: &State, deck: Deck, out: &mut impl FnMut(Choice)) {
    out(Choice::Pass);
    state.secret.looked.iter().for_each(|card| out(Choice::Discard(deck.card(card))));
}

/// May this card go under the deck?
pub(crate) fn under_check(
    game: &Yedo,
    state: &State,
    deck: Deck,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    if choice == Choice::Pass {
        return Ok(());
    }
    let Choice::Discard(card) = choice else {
        return Err(Illegal::no_answer(asked_by(game, &state.open)));
    };
    check_looked_at(game, state, deck, card, hearing)
}

/// Is this card among those being looked at? The refusal cites the rule of whatever asks.
fn check_looked_at(
    game: &Yedo,
    state: &State,
    deck: Deck,
    card: Card,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let there = state.secret.looked.iter().any(|other| deck.card(other) == card);
    let rule = asked_by(game, &state.open);
    hearing.hear(rule.needs("on-offer", u8::from(there), 1))
}

/// A card goes under the deck, or none; the others are laid back.
pub(crate) fn under_apply(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    state.open.frames.replace(Frame::Arrange { seat, deck, laid: 0 });
    if let Choice::Discard(card) = choice {
        let placed = state.secret.looked.take(card.number()).expect("checked: it is there");
        put_under(state, seat, deck, placed, log);
    }
}

/// May this card be kept or laid next?
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    deck: Deck,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Keep(card) = choice else {
        return Err(Illegal::no_answer(asked_by(game, &state.open)));
    };
    check_looked_at(game, state, deck, card, hearing)
}

/// One of the cards looked at is kept, laid next, or kept before the others are laid back.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Keep(card) = choice else { unreachable!("checked: a card") };
    let frame = state.open.frames.pop();
    if let Frame::Arrange { deck, laid, .. } = frame {
        state.open.frames.push(Frame::Arrange { seat, deck, laid: laid + 1 });
        return lay(state, deck, laid, card.number());
    }
    let placed = state.secret.looked.take(card.number()).expect("checked: it is there");
    // What is left goes back once all that are kept are taken.
    let is_last = state.open.frames.top() != frame;
    let deck = if let Frame::Keep { deck, .. } = frame {
        if is_last {
            put_looked_under(state, seat, deck, log);
        }
        deck
    } else if let Frame::KeepTop { deck, .. } = frame {
        if is_last {
            state.open.frames.push(Frame::Arrange { seat, deck, laid: 0 });
        }
        deck
    } else {
        unreachable!("cards are being looked at")
    };
    take(game, state, seat, deck, placed, log);
}

/// `yedo.act.foresight`: a card that was looked at lies next from the top.
fn lay(state: &mut State, deck: Deck, laid: u8, card: u8) {
    let secret = &mut state.secret;
    let placed = secret.looked.take(card).expect("checked: it is there");
    let top = match deck {
        Deck::Action => &mut secret.actions.tops[0],
        Deck::Bonus => &mut secret.bonuses.tops[0],
        Deck::Event => &mut secret.events.tops[0],
        Deck::Mission { colour } => &mut secret.missions.tops[colour as usize],
        Deck::Weapon => &mut secret.weapon_top,
        Deck::Jesuit { .. } | Deck::Emperor => unreachable!("nobody foresees these"),
    };
    top.insert_at(laid as usize, placed);
}

/// The last card goes back unasked. True if somebody is asked.
pub(crate) fn settle_arrange(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    laid: u8,
    log: &mut impl Log<Fact>,
) -> bool {
    match state.secret.looked.len() {
        0 => {
            state.open.frames.pop();
            log.tell(Fact::Arranged { seat, deck });
        }
        1 => {
            let card = state.secret.looked.at(0).card;
            state.open.frames.replace(Frame::Arrange { seat, deck, laid: laid + 1 });
            lay(state, deck, laid, card);
        }
        _ => return true,
    }
    false
}
