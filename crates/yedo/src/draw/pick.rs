//! Which mission deck is drawn from or looked at.

use table::{Chance, Hearing, Illegal, Log, Seat};

use super::look::{foresee, keep_some, look_keep};
use super::{draw_keep, is_empty, more_cards};
use crate::choice::Choice;
use crate::edition::Colour;
use crate::effect;
use crate::effect::asked_by;
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::state::State;

/// The mission decks of this game.
pub(crate) fn deck_candidates(game: &Yedo, out: &mut impl FnMut(Choice)) {
    Colour::ALL[..game.n_colours() as usize].iter().for_each(|colour| out(Choice::Deck(*colour)));
}

/// `yedo.bid.reward.cards`: an empty deck gives nothing.
pub(crate) fn deck_check(
    game: &Yedo,
    state: &State,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = asked_by(game, &state.open);
    let Choice::Deck(colour) = choice else { return Err(Illegal::no_answer(rule)) };
    let there = !is_empty(game, state, Deck::Mission { colour });
    hearing.hear(rule.needs("deck", u8::from(there), 1))
}

/// A mission deck was picked, to draw from or to look at.
pub(crate) fn deck_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Choice::Deck(colour) = choice else { unreachable!("checked: a deck") };
    let deck = Deck::Mission { colour };
    let frame = state.open.frames.pop();
    if let Frame::PickDeck { draw, .. } = frame {
        let kept = effect::kept(game, &state.open);
        draw_keep(game, state, seat, deck, (draw, kept), chance, log);
    } else if let Frame::PickLook { number, .. } = frame {
        let kept = effect::kept(game, &state.open);
        look_keep(game, state, seat, deck, (number, kept), chance, log);
    } else {
        assert!(matches!(frame, Frame::Message { .. }), "a deck is being picked");
        // `yedo.spec.messenger`: here the wise keep one of all.
        let kept = game.edition.numbers.yields.messenger;
        let number = kept + more_cards(game, state, seat, deck);
        keep_some(game, state, seat, deck, (number, kept), chance, log);
    }
}

/// The decks of which any may be looked at.
pub(crate) fn any_decks(game: &Yedo) -> impl Iterator<Item = Deck> + use<> {
    let colours = Colour::ALL.into_iter().take(game.n_colours() as usize);
    let missions = colours.map(|colour| Deck::Mission { colour });
    [Deck::Action, Deck::Bonus, Deck::Weapon].into_iter().chain(missions)
}

/// Each of them.
pub(crate) fn any_candidates(game: &Yedo, out: &mut impl FnMut(Choice)) {
    any_decks(game).for_each(|deck| out(Choice::LookAt(deck)));
}

/// The law of looking at a deck of choice.
pub(crate) fn any_check(
    game: &Yedo,
    state: &State,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = asked_by(game, &state.open);
    let Choice::LookAt(deck) = choice else { return Err(Illegal::no_answer(rule)) };
    let may = any_decks(game).any(|other| other == deck);
    rule.needs("on-offer", u8::from(may), 1)?;
    let key = if deck == Deck::Weapon { "weapons-left" } else { "deck" };
    hearing.hear(rule.needs(key, u8::from(!is_empty(game, state, deck)), 1))
}

/// A deck was picked: its top cards are looked at and laid back.
pub(crate) fn any_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let (Choice::LookAt(deck), Frame::LookAny { number, .. }) = (choice, state.open.frames.pop())
    else {
        unreachable!("checked: a deck")
    };
    foresee(game, state, seat, deck, number, chance, log);
}

/// Where no mission deck is left there is nothing to pick. True if somebody is asked.
pub(crate) fn settle_pick(game: &Yedo, state: &mut State) -> bool {
    let mut decks = Colour::ALL.into_iter().map(|colour| Deck::Mission { colour });
    let none = decks.all(|deck| is_empty(game, state, deck));
    if none {
        state.open.frames.pop();
    }
    !none
}
