//! How cards and weapons are drawn, and how they go back.
//!
//! `yedo.bid.reward.cards`, `yedo.weapons.bag`.

mod look;
mod pick;

use table::{Chance, Log, Seat};

use self::look::keep_some;
pub(crate) use self::look::{
    apply, candidates, check, foresee, look_keep, look_put_under, settle_arrange, under_apply,
    under_candidates, under_check,
};
pub(crate) use self::pick::{any_apply, any_candidates, any_check, any_decks};
pub(crate) use self::pick::{deck_apply, deck_candidates, deck_check, settle_pick};
use crate::addon::clans;
use crate::deck::{Known, Placed};
use crate::edition::Weapon;
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::gain::gain_weapon;
use crate::game::Yedo;
use crate::limit;
use crate::state::{Secret, State};

/// `yedo.weapons.bag`: whenever the bag is empty the whole discard goes back into it.
pub(crate) fn draw_weapon(
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Option<Placed> {
    fill_bag(state, log);
    let drawn = from_bag(&mut state.secret, chance);
    fill_bag(state, log);
    drawn
}

/// The whole discard goes back into an empty bag.
fn fill_bag(state: &mut State, log: &mut impl Log<Fact>) {
    let (bag, discard) = (&mut state.secret.weapon_bag, &mut state.open.weapon_discard);
    if state.secret.weapon_top.is_empty() && *bag == [0; 8] && *discard != [0; 8] {
        *bag = std::mem::take(discard);
        log.tell(Fact::BagFilled);
    }
}

/// One that is known to lie on top, or any other.
fn from_bag(secret: &mut Secret, chance: &mut impl Chance) -> Option<Placed> {
    if !secret.weapon_top.is_empty() {
        return Some(secret.weapon_top.take_at(0));
    }
    let number: u32 = secret.weapon_bag.iter().map(|n| *n as u32).sum();
    if number == 0 {
        return None;
    }
    let mut nth = chance.below(number);
    for (weapon, left) in secret.weapon_bag.iter_mut().enumerate() {
        if nth < *left as u32 {
            *left -= 1;
            return Some(Placed { card: weapon as u8, known: Known::NOBODY });
        }
        nth -= *left as u32;
    }
    unreachable!("nth is below their number")
}

/// Takes the top card of a deck.
pub(crate) fn take_top(
    game: &Yedo,
    state: &mut State,
    deck: Deck,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Option<Placed> {
    let secret = &mut state.secret;
    match deck {
        Deck::Action => secret.actions.draw(0, &game.actions, chance),
        Deck::Bonus => secret.bonuses.draw(0, &game.bonuses, chance),
        Deck::Event => secret.events.draw(0, &game.events, chance),
        Deck::Emperor => unreachable!("the Emperor's cards are turned up"),
        Deck::Mission { .. } | Deck::Jesuit { .. } => {
            let back = deck.back();
            secret.missions.draw(back, &game.missions[back], chance)
        }
        Deck::Weapon => draw_weapon(state, chance, log),
    }
}

/// Is there nothing to draw?
pub(crate) fn is_empty(game: &Yedo, state: &State, deck: Deck) -> bool {
    let secret = &state.secret;
    match deck {
        Deck::Action => secret.actions.is_empty(0, &game.actions),
        Deck::Bonus => secret.bonuses.is_empty(0, &game.bonuses),
        Deck::Event => secret.events.is_empty(0, &game.events),
        Deck::Emperor => game.emperor_colour(state.open.round + 1).is_none(),
        Deck::Mission { .. } | Deck::Jesuit { .. } => {
            let back = deck.back();
            secret.missions.is_empty(back, &game.missions[back])
        }
        Deck::Weapon => {
            let none = |pile: &[u8]| pile.iter().all(|n| *n == 0);
            secret.weapon_top.is_empty()
                && none(&secret.weapon_bag)
                && none(&state.open.weapon_discard)
        }
    }
}

/// Takes a card into the hand, or a weapon onto the rack; what is too much goes at once.
pub(crate) fn take(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    placed: Placed,
    log: &mut impl Log<Fact>,
) {
    let placed = Placed { card: placed.card, known: placed.known.and(seat) };
    log.tell(Fact::Drawn { seat, deck, card: Some(deck.card(placed.card)) });
    if deck == Deck::Weapon {
        return gain_weapon(game, &mut state.open, seat, placed.card, log);
    }
    hold(game, state, seat, deck, placed);
}

/// A card comes into the hand; what is too much goes at once.
pub(crate) fn hold(game: &Yedo, state: &mut State, seat: Seat, deck: Deck, placed: Placed) {
    state.secret.hands[seat].hold(deck, placed);
    let kind = deck.kind();
    if limit::is_over(game, state, seat, kind) {
        state.open.frames.push(Frame::Excess { seat, kind });
    }
}

/// Draws the top card, if there is one. `yedo.clan.wise`: some draw more and put as many back.
pub(crate) fn draw(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let more = more_cards(game, state, seat, deck);
    if more == 0 {
        if let Some(placed) = take_top(game, state, deck, chance, log) {
            take(game, state, seat, deck, placed, log);
        }
        return;
    }
    for _ in 0..=more {
        let Some(placed) = take_top(game, state, deck, chance, log) else { break };
        log.tell(Fact::Drawn { seat, deck, card: Some(deck.card(placed.card)) });
        state.secret.looked.push(Placed { card: placed.card, known: Known::to(seat) });
    }
    let left = state.secret.looked.len().saturating_sub(1);
    state.open.frames.push(Frame::PutBack { seat, deck, left });
}

pub(super) fn more_cards(game: &Yedo, state: &State, seat: Seat, deck: Deck) -> u8 {
    match deck {
        Deck::Action | Deck::Bonus | Deck::Mission { .. } | Deck::Jesuit { .. } => {
            clans::more_cards(game, &state.open, seat)
        }
        Deck::Weapon | Deck::Event | Deck::Emperor => 0,
    }
}

/// Draws so many, of which one is kept; those who draw more keep one of more.
pub(crate) fn draw_keep_one(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    draw_keep(game, state, seat, deck, (number, 1), chance, log);
}

/// Draws so many, of which so many are kept; those who draw more keep as many of more.
pub(crate) fn draw_keep(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    (number, kept): (u8, u8),
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if number == 1 {
        return draw(game, state, seat, deck, chance, log);
    }
    let number = number + more_cards(game, state, seat, deck);
    keep_some(game, state, seat, deck, (number, kept), chance, log);
}

pub(crate) fn put_under(
    state: &mut State,
    seat: Seat,
    deck: Deck,
    placed: Placed,
    log: &mut impl Log<Fact>,
) {
    let secret = &mut state.secret;
    if deck == Deck::Weapon {
        state.open.weapon_discard[placed.card as usize] += 1;
        log.tell(Fact::WeaponPassed { seat, weapon: Weapon::ALL[placed.card as usize] });
        return;
    }
    match deck {
        Deck::Action => secret.actions.under.push(placed),
        Deck::Bonus => secret.bonuses.under.push(placed),
        Deck::Event => secret.events.under.push(placed),
        Deck::Mission { .. } | Deck::Jesuit { .. } => secret.missions.under.push(placed),
        Deck::Weapon | Deck::Emperor => unreachable!("weapons go to the discard, these nowhere"),
    }
    log.tell(Fact::PutUnder { seat, deck, card: Some(deck.card(placed.card)) });
}
