//! The bare table, and what follows from the rest of a position unless it is said.

use table::{Chance, Game, Seat};

use super::line::Draft;
use super::{board, seat, together};
use crate::addon::jesuits::Jesuits;
use crate::addon::specialists;
use crate::deck::{Cards, Known, Laid, Placed};
use crate::edition::{Annex, District};
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::state::State;
use crate::view::looked_deck;
use crate::{coop, deal};

/// The first of all ways: on a bare table nothing is left to luck.
pub(super) struct First;

impl Chance for First {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

/// A table at which round 1 begins: everybody is asked about egress, or what to buy; nobody holds a
/// card, nobody is on the board.
pub(super) fn position(game: &Yedo) -> State {
    let mut state = deal::table(game, &mut First);
    specialists::deal(game, &mut state.open);
    coop::deal(game, &mut state.open);
    state.open.round = 1;
    coop::lay_out(game, &mut state, &mut First, &mut ());
    let open = &mut state.open;
    let together = game.daimyo().is_some();
    open.frames.push(if together { Frame::Buy { turn: 0 } } else { Frame::Egress { turn: 0 } });
    open.patrol = Some(District::Gates);
    open.red = true;
    open.bidding.part = (1 << game.players()) - 1;
    if game.arrival.is_some() {
        open.jesuits = Jesuits::Awaited;
    }
    state
}

/// Fills in what was not said: stocks, decks, the bag, who is at home.
pub(super) fn fill(game: &Yedo, draft: &mut Draft) {
    let open = &mut draft.state.open;
    if !draft.acting {
        open.acting = open.order;
    }
    for seat in game.seats().iter() {
        let i = seat.0 as usize;
        let (home, reserve) =
            seat::at_home(game, &draft.state, seat, draft.home[i], draft.reserve[i]);
        let own = &mut draft.state.open.homes[seat];
        (own.home, own.reserve) = (home, reserve);
        own.completed = [0; 4];
        for card in draft.completed[i].iter() {
            own.completed[game.mission(card).colour as usize] += 1;
        }
    }
    let state = &mut draft.state;
    state.open.completed = draft.completed.iter().fold(Cards::NONE, |all, own| all.and(own));
    state.open.shogun_dead = draft.dead.unwrap_or_else(|| board::is_dead(game, state));
    state.open.bidding.part = draft.part.unwrap_or_else(|| board::part(game, state));
    state.open.favors = draft.favors.unwrap_or_else(|| board::favors_left(game, state));
    state.open.past = draft.past.unwrap_or_else(|| board::past(state));
    stocks(game, state);
    decks(game, state, draft.shogun);
    weapons(game, state);
    tea(game, state);
    together::fill(game, draft);
}

/// Characters that nobody has and nobody sees are in the deck.
fn tea(game: &Yedo, state: &mut State) {
    let open = &mut state.open;
    let held =
        game.seats().iter().flat_map(|seat| [open.homes[seat].active, open.homes[seat].hired]);
    let held = held.flatten().fold(0, |set, role| set | 1_u16 << role.no().0);
    open.tea.deck = game.characters() & !(open.tea.row | open.tea.discard | held);
}

/// Annexes, geishas and blessings that nobody has.
fn stocks(game: &Yedo, state: &mut State) {
    let (row, open) = (game.row(), &mut state.open);
    let homes = |seat: Seat| (seat.0 < game.players()).then_some(seat);
    let seats: Vec<Seat> = (0..5).map(Seat).filter_map(homes).collect();
    for annex in Annex::ALL {
        let built = seats.iter().filter(|seat| open.homes[**seat].annexes.has(annex)).count();
        open.annexes[annex as usize] = row.annexes.saturating_sub(built as u8);
    }
    for value in 0..3 {
        let all = game.geishas().iter().filter(|due| **due as usize == value + 1).count() as u8;
        let taken = seats.iter().map(|seat| open.homes[*seat].geishas[value]);
        let gone = std::iter::once(open.coop.geishas_gone[value]);
        open.geishas[value] = taken.chain(gone).fold(all, u8::saturating_sub);
    }
    let blessed = seats.iter().filter(|seat| open.homes[**seat].blessing).count() as u8;
    let all = game.edition.numbers.start.blessings * game.players();
    open.blessings = all.saturating_sub(blessed);
}

/// What lies in no hand, on no deck and under none is in the middle of its deck.
fn decks(game: &Yedo, state: &mut State, shogun: Option<u8>) {
    let (open, secret) = (&state.open, &mut state.secret);
    let looked = looked_deck(open);
    let seen = |here: bool| secret.looked.iter().filter(move |_| here);

    let mut gone = open.completed;
    let mission = matches!(looked, Some(Deck::Mission { .. } | Deck::Jesuit { .. }));
    let hands = secret.hands.0.iter().flat_map(|hand| hand.missions.iter());
    let tops = secret.missions.tops.iter().flat_map(Laid::iter);
    hands.chain(tops).chain(secret.missions.under.iter()).chain(seen(mission)).for_each(|card| {
        if (card as usize) < 192 {
            gone.add(card);
        }
    });
    let mut all = game.missions[..4].iter().fold(Cards::NONE, |all, colour| all.and(colour));
    if open.jesuits == Jesuits::Here {
        all = all.and(&game.by_sea());
    }
    // `yedo.setup.shogun`: one of them is in the game.
    let there = gone.within(&game.shogun).iter().next();
    let one = there.or(shogun).or_else(|| game.shogun.iter().next());
    game.shogun.iter().filter(|card| Some(*card) != one).for_each(|card| all.remove(card));
    gone.iter().for_each(|card| all.remove(card));

    let mut actions = game.actions;
    let on_table = open.frames.as_slice().iter().filter_map(|frame| match frame {
        Frame::Played { card, .. } | Frame::Story { card, .. } => Some(*card),
        _ => None,
    });
    let hands = secret.hands.0.iter().flat_map(|hand| hand.actions.iter());
    let laid = secret.actions.tops[0].iter().chain(secret.actions.under.iter());
    let partner = open.bidding.partner.iter().map(|partner| partner.card);
    let gone = hands.chain(laid).chain(on_table).chain(partner);
    gone.chain(seen(looked == Some(Deck::Action))).for_each(|card| actions.remove(card));

    let mut bonuses = game.bonuses;
    let hands = secret.hands.0.iter().flat_map(|hand| hand.bonuses.iter());
    let laid = secret.bonuses.tops[0].iter().chain(secret.bonuses.under.iter());
    let gone = hands.chain(laid).chain(seen(looked == Some(Deck::Bonus)));
    gone.for_each(|card| bonuses.remove(card));

    let mut events = game.events;
    let laid = secret.events.tops[0].iter().chain(secret.events.under.iter());
    let gone = laid.chain(open.past.iter()).chain(seen(looked == Some(Deck::Event)));
    gone.for_each(|card| events.remove(card));

    secret.missions.bag = all;
    secret.actions.bag = actions;
    secret.bonuses.bag = bonuses;
    secret.events.bag = events;
    // `yedo.jesuits.setup`: their arrival lies on the deck, and before round 1 apart.
    if let Some(arrival) = game.arrival.filter(|arrival| events.has(*arrival)) {
        secret.events.bag.remove(arrival);
        if 0 < open.round {
            secret.events.tops[0].push(Placed { card: arrival, known: Known::NOBODY });
        }
    }
}

/// Weapons that are nowhere else are in the bag.
fn weapons(game: &Yedo, state: &mut State) {
    let (open, secret) = (&state.open, &mut state.secret);
    let mut bag = [game.edition.numbers.start.weapons_each; 8];
    let mut gone = |weapon: usize, number: u8| bag[weapon] = bag[weapon].saturating_sub(number);
    for weapon in 0..8 {
        gone(weapon, open.weapon_discard[weapon]);
        open.homes.0.iter().for_each(|home| gone(weapon, home.weapons[weapon]));
    }
    open.row.iter().flatten().for_each(|weapon| gone(*weapon as usize, 1));
    secret.weapon_top.iter().for_each(|weapon| gone(weapon as usize, 1));
    if looked_deck(open) == Some(Deck::Weapon) {
        secret.looked.iter().for_each(|weapon| gone(weapon as usize, 1));
    }
    secret.weapon_bag = bag;
}
