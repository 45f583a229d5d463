//! How cards and weapons are drawn, looked at, kept and laid back.
//!
//! `yedo.act.foresight`, `yedo.bid.reward.cards`, `yedo.weapons.bag`.

use table::{Chance, Illegal, Log, Seat};

use crate::addon::clans;
use crate::choice::{Card, Choice};
use crate::deck::{Known, Placed};
use crate::edition::{Colour, Weapon};
use crate::fact::Fact;
use crate::frame::{Deck, Frame, Kind};
use crate::gain::gain_weapon;
use crate::game::Yedo;
use crate::state::State;
use crate::{limit, rules};

impl Deck {
    /// What its cards are when they are held.
    pub(crate) fn kind(self) -> Kind {
        match self {
            Deck::Action => Kind::Actions,
            Deck::Bonus => Kind::Bonuses,
            // `yedo.jesuits.normal`: they are held like any others.
            Deck::Mission { .. } | Deck::Jesuit { .. } => Kind::Missions,
            Deck::Weapon => Kind::Weapons,
            Deck::Event => unreachable!("nobody holds events"),
        }
    }

    /// Which of the backs of missions its cards have; other decks have one back.
    pub(crate) fn back(self) -> usize {
        match self {
            Deck::Mission { colour } => colour as usize,
            Deck::Jesuit { colour } => Colour::ALL.len() + colour as usize,
            Deck::Action | Deck::Bonus | Deck::Weapon | Deck::Event => 0,
        }
    }

    /// The card of this deck with that number.
    pub(crate) fn card(self, number: u8) -> Card {
        match self {
            Deck::Action => Card::Action(number),
            Deck::Bonus => Card::Bonus(number),
            Deck::Weapon => Card::Weapon(number),
            Deck::Event => Card::Event(number),
            Deck::Mission { .. } | Deck::Jesuit { .. } => Card::Mission(number),
        }
    }
}

/// `yedo.weapons.bag`: whenever the bag is empty the whole discard goes back into it.
pub(crate) fn draw_weapon(
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Option<Placed> {
    if !state.secret.weapon_top.is_empty() {
        return Some(state.secret.weapon_top.take_at(0));
    }
    let mut number: u32 = state.secret.weapon_bag.iter().map(|n| *n as u32).sum();
    if number == 0 {
        number = state.open.weapon_discard.iter().map(|n| *n as u32).sum();
        if number == 0 {
            return None;
        }
        state.secret.weapon_bag = std::mem::take(&mut state.open.weapon_discard);
        log.tell(Fact::BagFilled);
    }
    let mut nth = chance.below(number);
    for (weapon, left) in state.secret.weapon_bag.iter_mut().enumerate() {
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
    if limit::most(game, &state.open, seat, kind) < limit::number(state, seat, kind) {
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

fn more_cards(game: &Yedo, state: &State, seat: Seat, deck: Deck) -> u8 {
    match deck {
        Deck::Action | Deck::Bonus | Deck::Mission { .. } | Deck::Jesuit { .. } => {
            clans::more_cards(game, &state.open, seat)
        }
        Deck::Weapon | Deck::Event => 0,
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
    if number == 1 {
        return draw(game, state, seat, deck, chance, log);
    }
    let number = number + more_cards(game, state, seat, deck);
    keep_one(game, state, seat, deck, number, chance, log);
}

/// Looks at so many and keeps one.
fn keep_one(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
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
        _ => state.open.frames.push(Frame::Keep { seat, deck }),
    }
}

/// Looks at the top so many, keeps one, lays the others back in an order of choice.
pub(crate) fn look_keep_one(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    deck: Deck,
    number: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    look(game, state, seat, deck, number, chance, log);
    state.open.frames.push(Frame::KeepTop { seat, deck });
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
        log.tell(Fact::WeaponLost { seat, weapon: Weapon::ALL[placed.card as usize] });
        return;
    }
    match deck {
        Deck::Action => secret.actions.under.push(placed),
        Deck::Bonus => secret.bonuses.under.push(placed),
        Deck::Event => secret.events.under.push(placed),
        Deck::Mission { .. } | Deck::Jesuit { .. } => secret.missions.under.push(placed),
        Deck::Weapon => unreachable!("weapons go to the discard"),
    }
    log.tell(Fact::PutUnder { seat, deck, card: Some(deck.card(placed.card)) });
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
pub(crate) fn under_check(state: &State, deck: Deck, choice: Choice) -> Result<(), Illegal> {
    let mut found = false;
    under_candidates(state, deck, &mut |other| found = found || other == choice);
    if found { Ok(()) } else { Err(Illegal::no_answer(rules::CARDS_CONTENT)) }
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
pub(crate) fn check(state: &State, deck: Deck, choice: Choice) -> Result<(), Illegal> {
    let mut found = false;
    candidates(state, deck, &mut |other| found = found || other == choice);
    let rule = match (state.open.frames.top(), deck) {
        (Frame::Keep { .. }, Deck::Weapon) => rules::BID_REWARD_WEAPON,
        (Frame::Keep { .. }, _) => rules::BID_REWARD_CARDS,
        _ => rules::ACT_FORESIGHT,
    };
    if found { Ok(()) } else { Err(Illegal::no_answer(rule)) }
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
    match frame {
        Frame::Keep { deck, .. } => {
            put_looked_under(state, seat, deck, log);
            take(game, state, seat, deck, placed, log);
        }
        Frame::KeepTop { deck, .. } => {
            state.open.frames.push(Frame::Arrange { seat, deck, laid: 0 });
            take(game, state, seat, deck, placed, log);
        }
        _ => unreachable!("cards are being looked at"),
    }
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
        Deck::Jesuit { .. } => unreachable!("nobody foresees these"),
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

/// The mission decks of this game.
pub(crate) fn deck_candidates(game: &Yedo, out: &mut impl FnMut(Choice)) {
    Colour::ALL[..game.n_colours() as usize].iter().for_each(|colour| out(Choice::Deck(*colour)));
}

/// `yedo.bid.reward.cards`: an empty deck gives nothing.
pub(crate) fn deck_check(game: &Yedo, state: &State, choice: Choice) -> Result<(), Illegal> {
    let Choice::Deck(colour) = choice else {
        return Err(Illegal::no_answer(rules::BID_REWARD_CARDS));
    };
    let there = !is_empty(game, state, Deck::Mission { colour });
    rules::BID_REWARD_CARDS.needs("deck", u8::from(there), 1)
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
    match state.open.frames.pop() {
        Frame::PickDeck { draw, .. } => draw_keep_one(game, state, seat, deck, draw, chance, log),
        // `yedo.spec.messenger`: here the wise keep one of all.
        Frame::Message { .. } => {
            let number = 1 + more_cards(game, state, seat, deck);
            keep_one(game, state, seat, deck, number, chance, log);
        }
        Frame::PickLook { number, .. } => {
            look_keep_one(game, state, seat, deck, number, chance, log);
        }
        _ => unreachable!("a deck is being picked"),
    }
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
