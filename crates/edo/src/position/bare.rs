//! The bare table, and what follows from the rest of a position unless it is said.

use table::{Game, Seat};

use crate::addon::{privileges, ronin, temples};
use crate::edition::{Kind, Privilege};
use crate::frame::Frame;
use crate::game::Edo;
use crate::setup;
use crate::state::{Building, Cards, DISPLAY_MAX, Open, Plan, Privileges, Secret, Slot, State};

/// A table at which everybody plans the first round and nobody is on the map.
pub(super) fn table(game: &Edo) -> State {
    let addons = game.setup().addons;
    let mut open = setup::table(game);
    open.round = 1;
    open.frames.push(Frame::Plan);
    for city in game.board.cities() {
        open.cities[city].tile = Some(0);
    }
    open.merchant.next = Some(1);
    if addons.tokken {
        open.shogun.demands = [Some(0), Some(1), Some(2)];
        open.shogun.next_demand = Some(3);
        open.shogun.privileges =
            [Some(Privilege::Site), Some(Privilege::Support), Some(Privilege::Trading)];
        open.shogun.next_privilege = Some(Privilege::Income);
    }
    if addons.ronin {
        for kind in [Kind::Forestry, Kind::Quarry, Kind::RiceField] {
            open.on[game.board.of_kind(kind).nth(0)].ronin = 1;
            if ronin::spares_resources(game.players(), addons) {
                for space in game.board.of_kind(kind).iter() {
                    open.on[space].bystanders = 1;
                }
            }
        }
    }
    State { open, secret: Secret::default() }
}

/// Officials at home: all that are neither on the map nor on cards.
pub(super) fn officials(game: &Edo, open: &Open, seat: Seat) -> u8 {
    game.edition.numbers.officials.saturating_sub(elsewhere(open, seat))
}

fn elsewhere(open: &Open, seat: Seat) -> u8 {
    let on_cards: u8 = open.plans[seat].0.iter().map(|slot| slot.own).sum();
    on_cards.saturating_add(open.n_samurai(seat))
}

/// Buildings of a kind on the map, of one seat or of all.
pub(super) fn built(game: &Edo, open: &Open, building: Building, owner: Option<Seat>) -> u8 {
    let towns = game.board.cities().map(|city| &open.cities[city]);
    let all = towns.flat_map(|town| town.sites.iter().flatten());
    all.filter(|built| built.building == building)
        .filter(|built| owner.is_none_or(|owner| built.owner == owner))
        .count() as u8
}

/// Houses, trading posts and temples not yet built.
pub(super) fn unbuilt(game: &Edo, open: &Open, seat: Seat) -> (u8, u8, u8) {
    let houses = built(game, open, Building::House, Some(seat));
    let trading_posts = built(game, open, Building::TradingPost, Some(seat));
    let all_temples = temples::supply(game, game.setup().addons);
    (
        game.edition.numbers.houses.saturating_sub(houses),
        1_u8.saturating_sub(trading_posts),
        all_temples.saturating_sub(open.temples[seat].len()),
    )
}

/// Fortresses nobody has built.
pub(super) fn fortresses(game: &Edo, open: &Open) -> u8 {
    let all = game.edition.numbers.fortresses;
    all.saturating_sub(built(game, open, Building::Fortress, None))
}

/// White officials nobody has recruited: whoever has more than at first has recruited the rest.
pub(super) fn white_officials(game: &Edo, open: &Open) -> u8 {
    let numbers = &game.edition.numbers;
    let recruited = game.seats().iter().map(|seat| {
        let all = open.homes[seat].officials.saturating_add(elsewhere(open, seat));
        all.saturating_sub(numbers.officials)
    });
    recruited.fold(numbers.white_officials, u8::saturating_sub)
}

/// Black officials of `all` that are on no card.
pub(super) fn black_officials(open: &Open, all: u8) -> u8 {
    let on_cards = open.plans.0.iter().flat_map(|plan| plan.0).map(|slot| slot.black);
    on_cards.fold(all, u8::saturating_sub)
}

/// The open plan of a seat of whom nothing is said: while plans are performed, its first cards with
/// nobody on them.
pub(super) fn plan(open: &Open, seat: Seat) -> Plan {
    let mut plan = Plan::default();
    if matches!(open.frames.as_slice()[0], Frame::Card(_) | Frame::Wages { .. }) {
        fill(&mut plan, 0, open.homes[seat].cards);
    }
    plan
}

/// Cards of a plan that were not named: the next ones in hand, with nobody on them.
pub(super) fn fill_plans(game: &Edo, open: &mut Open, given: [usize; 5]) {
    for seat in game.seats().iter() {
        fill(&mut open.plans[seat], given[seat.0 as usize], open.homes[seat].cards);
    }
}

fn fill(plan: &mut Plan, given: usize, cards: Cards) {
    let free = plan.0[..given].iter().fold(cards, |cards, slot| cards.without(slot.card));
    for (slot, card) in plan.0[given..].iter_mut().zip(free.iter()) {
        *slot = Slot { card, ..Slot::default() };
    }
}

/// Ronin tokens nobody has.
pub(super) fn tokens(game: &Edo, open: &Open) -> u8 {
    let all = if game.setup().addons.ronin { game.edition.numbers.ronin_tokens } else { 0 };
    game.seats().iter().fold(all, |left, seat| left.saturating_sub(open.homes[seat].tokens))
}

/// The first special cards nobody owns.
pub(super) fn display(game: &Edo, open: &Open) -> [Option<u8>; DISPLAY_MAX] {
    let mut display = [None; DISPLAY_MAX];
    let shown = unowned(game, open).iter().take(game.edition.numbers.display as usize);
    for (place, card) in display.iter_mut().zip(shown.collect::<Vec<_>>()) {
        *place = Some(card);
    }
    display
}

/// The special cards that are neither owned nor face up.
pub(super) fn special_pile(game: &Edo, open: &Open) -> Cards {
    open.specials
        .display
        .iter()
        .flatten()
        .fold(unowned(game, open), |pile, &card| pile.without(card))
}

fn unowned(game: &Edo, open: &Open) -> Cards {
    let all = setup::table(game).specials.pile;
    game.seats().iter().fold(all, |left, seat| Cards(left.0 & !open.homes[seat].cards.0))
}

/// The merchant cards still to come: all others, less one for each round gone by.
pub(super) fn merchant_pile(game: &Edo, open: &Open) -> Cards {
    let mut pile = setup::table(game).merchant.pile.without(open.merchant.card);
    if let Some(next) = open.merchant.next {
        pile = pile.without(next);
    }
    for _ in 1..open.round {
        if !pile.is_empty() {
            pile = pile.without(pile.nth(0));
        }
    }
    pile
}

/// The demands not shown.
pub(super) fn demand_pile(game: &Edo, open: &Open) -> Cards {
    if !game.setup().addons.tokken {
        return Cards::default();
    }
    let all = (0..game.edition.demands.len() as u8).fold(Cards::default(), Cards::with);
    let shown = open.shogun.demands.iter().chain([&open.shogun.next_demand]).flatten();
    shown.fold(all, |pile, &demand| pile.without(demand))
}

/// The privileges neither shown nor held.
pub(super) fn privilege_pile(game: &Edo, open: &Open) -> Privileges {
    let mut pile = Privileges::default();
    if !game.setup().addons.tokken {
        return pile;
    }
    let all = privileges::tokens(game.edition);
    for privilege in Privilege::ALL {
        let shown = open.shogun.privileges.iter().chain([&open.shogun.next_privilege]).flatten();
        let held = game.seats().iter().map(|seat| open.homes[seat].privileges[privilege]);
        let gone = shown.filter(|row| **row == privilege).count() as u8 + held.sum::<u8>();
        pile[privilege] = all[privilege].saturating_sub(gone);
    }
    pile
}

/// The location tiles not set aside.
pub(super) fn bag(game: &Edo, open: &Open) -> [u8; 5] {
    if !game.setup().addons.ronin {
        return [0; 5];
    }
    let mut bag = ronin::tiles(game);
    for (left, aside) in bag.iter_mut().zip(open.aside) {
        *left = left.saturating_sub(aside);
    }
    bag
}
