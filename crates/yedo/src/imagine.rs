//! A world a seat cannot tell from the real one.
//!
//! Every card the seat does not know goes into a pool, and each hidden place is filled from it
//! again by chance, backs as they were. What is left is the shuffled middle of the decks.

use table::{Chance, First, Seat, Viewer};

use crate::card;
use crate::deck::{Cards, Decks, Laid, Pile, Placed};
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::good::{Good, LaidOut, slots};
use crate::phase::trade;
use crate::state::{Hand, Secret, State};
use crate::view::{self, LaidSeen, answered, looked_deck, viewer_looks};

pub(crate) fn imagine(game: &Yedo, state: &State, seat: Seat, chance: &mut impl Chance) -> State {
    let mut world = state.clone();
    let me = Viewer::Seat(seat);
    // `yedo.coop.hands`: what lies open stays as it is.
    let hidden = !game.has_open_hands();
    let looked = looked_deck(&state.open).filter(|_| !viewer_looks(state, me));
    let secret = &mut world.secret;

    let mut pool = Pool::new(&game.missions, secret.missions.bag, me);
    pool.take_decks(&secret.missions);
    let hands = secret.hands.0.iter().filter(|_| hidden);
    hands.for_each(|hand| pool.take(hand.missions.as_slice().iter().copied()));
    if matches!(looked, Some(Deck::Mission { .. } | Deck::Jesuit { .. })) {
        pool.take_all(secret.looked.iter());
    }
    pool.swap_shogun(&game.shogun, chance);
    for hand in secret.hands.0.iter_mut().filter(|_| hidden) {
        pool.fill_hand(&mut hand.missions, chance);
    }
    if matches!(looked, Some(Deck::Mission { .. } | Deck::Jesuit { .. })) {
        pool.fill_all(&mut secret.looked, chance);
    }
    pool.fill_decks(&mut secret.missions, chance);

    let mut pool = Pool::new(std::slice::from_ref(&game.actions), secret.actions.bag, me);
    pool.take_decks(&secret.actions);
    let hands = secret.hands.0.iter().filter(|_| hidden);
    hands.for_each(|hand| pool.take(hand.actions.as_slice().iter().copied()));
    if looked == Some(Deck::Action) {
        pool.take_all(secret.looked.iter());
        pool.fill_all(&mut secret.looked, chance);
    }
    for hand in secret.hands.0.iter_mut().filter(|_| hidden) {
        pool.fill_hand(&mut hand.actions, chance);
    }
    pool.fill_decks(&mut secret.actions, chance);

    let mut pool = Pool::new(std::slice::from_ref(&game.bonuses), secret.bonuses.bag, me);
    pool.take_decks(&secret.bonuses);
    let hands = secret.hands.0.iter().filter(|_| hidden);
    hands.for_each(|hand| pool.take(hand.bonuses.as_slice().iter().copied()));
    if looked == Some(Deck::Bonus) {
        pool.take_all(secret.looked.iter());
        pool.fill_all(&mut secret.looked, chance);
    }
    for hand in secret.hands.0.iter_mut().filter(|_| hidden) {
        pool.fill_hand(&mut hand.bonuses, chance);
    }
    pool.fill_decks(&mut secret.bonuses, chance);

    imagine_events(game, &mut world, me, looked == Some(Deck::Event), chance);
    imagine_emperor(game, &mut world, me, chance);
    imagine_weapons(&mut world, me, looked == Some(Deck::Weapon), chance);
    imagine_laid(game, state, &mut world, me, chance);
    imagine_replies(game, &mut world, seat, chance);
    world
}

/// `yedo.jesuits.setup`: the arrival of the Jesuits lay among the top events, so it is still on the
/// deck or under it, never in the shuffled middle.
fn imagine_events(
    game: &Yedo,
    world: &mut State,
    me: Viewer,
    looked: bool,
    chance: &mut impl Chance,
) {
    let secret = &mut world.secret;
    let mut pool = Pool::new(std::slice::from_ref(&game.events), secret.events.bag, me);
    pool.take_decks(&secret.events);
    if looked {
        pool.take_all(secret.looked.iter());
        pool.fill_all(&mut secret.looked, chance);
    }
    pool.fill_decks(&mut secret.events, chance);
    let Secret { events, looked: seen, .. } = secret;
    let Some(arrival) = game.arrival.filter(|arrival| events.bag.has(*arrival)) else { return };
    let hidden = |(_, placed): &(usize, Placed)| !placed.known.by(me);
    let on_top: Vec<_> = events.tops[0].placed().enumerate().filter(hidden).collect();
    let under: Vec<_> = events.under.placed().enumerate().filter(hidden).collect();
    let seen_too: Vec<_> = seen.placed().enumerate().filter(|_| looked).collect();
    let all = on_top.len() + under.len() + seen_too.len();
    let nth = chance.below(all as u32) as usize;
    let places = on_top.iter().chain(&under).chain(&seen_too);
    let (at, instead) = places.copied().nth(nth).expect("it lies somewhere");
    events.bag.remove(arrival);
    events.bag.add(instead.card);
    let there = Placed { card: arrival, ..instead };
    if nth < on_top.len() {
        events.tops[0].set(at, there);
    } else if nth < on_top.len() + under.len() {
        events.under.set(at, there);
    } else {
        seen.set(at, there);
    }
}

/// The next Emperor card, if somebody else has looked at it.
fn imagine_emperor(game: &Yedo, world: &mut State, me: Viewer, chance: &mut impl Chance) {
    let deck = &mut world.secret.emperor;
    let Some(next) = deck.next.filter(|next| !next.known.by(me)) else { return };
    let colour = game.emperor.iter().find(|colour| colour.has(next.card)).expect("it has a back");
    deck.bag.add(next.card);
    let card = deck.bag.draw(colour, chance).expect("there is at least the one");
    deck.next = Some(Placed { card, ..next });
}

/// What others have sealed is made anew from the hands they are imagined to have.
fn imagine_replies(game: &Yedo, world: &mut State, seat: Seat, chance: &mut impl Chance) {
    let Frame::Window { moment } = world.open.frames.top() else { return };
    for other in answered(world).without(seat).iter() {
        let mut replies = vec![];
        card::window_candidates(game, world, other, moment, &mut |choice| {
            if card::window_check(game, world, other, moment, choice, &mut First).is_ok() {
                replies.push(card::reply(choice));
            }
        });
        let any = replies[chance.below(replies.len() as u32) as usize];
        world.secret.replies.replace(other, any);
    }
}

/// What lies there for an offer of trade: the cards the seat sees there, and for each other one any
/// that could be it.
fn imagine_laid(
    game: &Yedo,
    state: &State,
    world: &mut State,
    me: Viewer,
    chance: &mut impl Chance,
) {
    let Some((maker, partner)) = trade::parties(&state.open) else { return };
    let [mine, theirs] = view::laid(game, state, me);
    let mut laid = LaidOut::default();
    for seen in by_certainty(mine) {
        let could = |placed: Placed| !seen.shown || placed.known.by(Viewer::Seat(partner));
        let bit = any_laid(game, &world.secret.hands[maker], laid.mine, seen, could, chance);
        laid.mine |= bit;
        laid.shown |= if seen.shown { bit } else { 0 };
    }
    for seen in by_certainty(theirs) {
        laid.theirs |=
            any_laid(game, &world.secret.hands[partner], laid.theirs, seen, |_| true, chance);
    }
    world.secret.laid = laid;
}

/// Those that can only be one card first, then those that were shown to somebody.
fn by_certainty(mut cards: Vec<LaidSeen>) -> Vec<LaidSeen> {
    cards.sort_by_key(|seen| (seen.card.is_none(), !seen.shown, *seen));
    cards
}

fn any_laid(
    game: &Yedo,
    hand: &Hand,
    laid: u32,
    seen: LaidSeen,
    could: impl Fn(Placed) -> bool,
    chance: &mut impl Chance,
) -> u32 {
    let piles = [hand.missions.as_slice(), hand.actions.as_slice(), hand.bonuses.as_slice()];
    let fits = slots(hand).zip(piles.into_iter().flatten()).filter(|((card, bit), placed)| {
        let free = laid & bit == 0 && Good::of(game, *card) == Some(seen.good);
        free && could(**placed) && seen.card.is_none_or(|number| number == card.number())
    });
    let bits: Vec<u32> = fits.map(|((_, bit), _)| bit).collect();
    bits[chance.below(bits.len() as u32) as usize]
}

/// The cards a seat does not know, of decks that share their numbers.
struct Pool<'a, const W: usize> {
    /// The cards of each back.
    backs: &'a [Cards<W>],
    cards: Cards<W>,
    me: Viewer,
}

impl<'a, const W: usize> Pool<'a, W> {
    fn new(backs: &'a [Cards<W>], bag: Cards<W>, me: Viewer) -> Pool<'a, W> {
        Pool { backs, cards: bag, me }
    }

    /// Adds what is unknown of a list.
    fn take(&mut self, cards: impl Iterator<Item = Placed>) {
        let me = self.me;
        let unknown = cards.filter(|placed| !placed.known.by(me));
        unknown.for_each(|placed| self.cards.add(placed.card));
    }

    /// Adds a whole list.
    fn take_all(&mut self, cards: impl Iterator<Item = u8>) {
        cards.for_each(|card| self.cards.add(card));
    }

    fn take_decks<const D: usize, const U: usize, const B: usize>(
        &mut self,
        decks: &Decks<W, D, U, B>,
    ) {
        decks.tops.iter().for_each(|top| self.take(top.placed()));
        self.take(decks.under.placed());
    }

    /// Of these exactly one is in play: if it is unknown, it may be any of them.
    fn swap_shogun(&mut self, shogun: &Cards<W>, chance: &mut impl Chance) {
        let Some(one) = self.cards.within(shogun).iter().next() else { return };
        self.cards.remove(one);
        let mut all = *shogun;
        self.cards.add(all.draw(shogun, chance).expect("there is at least the one"));
    }

    /// Another card with the same back.
    fn any(&mut self, instead_of: u8, chance: &mut impl Chance) -> u8 {
        let back = self.backs.iter().find(|back| back.has(instead_of)).expect("it has a back");
        self.cards.draw(back, chance).expect("the pool holds what was there")
    }

    /// Fills a list in place.
    fn fill<const N: usize, const B: usize>(
        &mut self,
        laid: &mut Laid<N, B>,
        chance: &mut impl Chance,
    ) {
        for at in 0..laid.len() as usize {
            let placed = laid.at(at);
            if !placed.known.by(self.me) {
                laid.set(at, Placed { card: self.any(placed.card, chance), ..placed });
            }
        }
    }

    fn fill_all<const N: usize, const B: usize>(
        &mut self,
        laid: &mut Laid<N, B>,
        chance: &mut impl Chance,
    ) {
        for at in 0..laid.len() as usize {
            let placed = laid.at(at);
            laid.set(at, Placed { card: self.any(placed.card, chance), ..placed });
        }
    }

    /// Fills a hand. Its order is by number, which is a secret, so the places are filled by back.
    fn fill_hand<const N: usize>(&mut self, pile: &mut Pile<N>, chance: &mut impl Chance) {
        let me = self.me;
        let back = |card: u8| self.backs.iter().position(|back| back.has(card));
        let mut unknown: Vec<Placed> =
            pile.as_slice().iter().copied().filter(|placed| !placed.known.by(me)).collect();
        unknown.sort_by_key(|placed| (back(placed.card), placed.known));
        for placed in &unknown {
            pile.take(placed.card);
        }
        for Placed { card, known } in unknown {
            let card = self.any(card, chance);
            pile.insert(Placed { card, known });
        }
    }

    fn fill_decks<const D: usize, const U: usize, const B: usize>(
        &mut self,
        decks: &mut Decks<W, D, U, B>,
        chance: &mut impl Chance,
    ) {
        decks.tops.iter_mut().for_each(|top| self.fill(top, chance));
        self.fill(&mut decks.under, chance);
        decks.bag = self.cards;
    }
}

fn imagine_weapons(world: &mut State, me: Viewer, looked: bool, chance: &mut impl Chance) {
    let secret = &mut world.secret;
    let top = &mut secret.weapon_top;
    let hidden: Vec<usize> =
        (0..top.len() as usize).filter(|at| !top.at(*at).known.by(me)).collect();
    for at in &hidden {
        secret.weapon_bag[top.at(*at).card as usize] += 1;
    }
    if looked {
        secret.looked.iter().for_each(|weapon| secret.weapon_bag[weapon as usize] += 1);
        for at in 0..secret.looked.len() as usize {
            let card = any_weapon(&mut secret.weapon_bag, chance);
            secret.looked.set(at, Placed { card, ..secret.looked.at(at) });
        }
    }
    for at in hidden {
        let card = any_weapon(&mut secret.weapon_bag, chance);
        top.set(at, Placed { card, ..top.at(at) });
    }
}

fn any_weapon(bag: &mut [u8; 8], chance: &mut impl Chance) -> u8 {
    let number = bag.iter().map(|left| *left as u32).sum();
    let mut nth = chance.below(number);
    for (weapon, left) in bag.iter_mut().enumerate() {
        if nth < *left as u32 {
            *left -= 1;
            return weapon as u8;
        }
        nth -= *left as u32;
    }
    unreachable!("nth is below their number")
}
