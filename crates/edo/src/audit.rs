//! Nothing is created or lost: finds each piece in exactly one place.

use table::{Game, Seat};

use crate::addon::{privileges, ronin, temples};
use crate::edition::Privilege;
use crate::frame::Frame;
use crate::game::Edo;
use crate::setup;
use crate::state::{Building, Cards, Open, State};

/// Counts everything.
pub(crate) fn audit(game: &Edo, state: &State) -> Result<(), String> {
    let open = &state.open;
    officials(game, state)?;
    for seat in game.seats().iter() {
        buildings(game, open, seat)?;
    }
    common(game, open)?;
    cards(game, open)?;
    shogun(game, open)?;
    abandoned(game, open)?;
    let busy = match open.frames.as_slice()[0] {
        Frame::Card(turn) => Some(game.seat(open, turn.turn)),
        _ => None,
    };
    let used = game
        .board
        .all()
        .iter()
        .all(|space| open.used[space] <= busy.map_or(0, |seat| open.on[space].samurai[seat]));
    demand(used, || "more samurai have moved or worked than stand there".to_owned())
}

fn officials(game: &Edo, state: &State) -> Result<(), String> {
    let numbers = &game.edition.numbers;
    let open = &state.open;
    let mut recruited = 0;
    for seat in game.seats().iter() {
        let on_cards: u8 = open.plans[seat].0.iter().map(|slot| slot.own).sum();
        let all = open.homes[seat].officials + on_cards + open.n_samurai(seat);
        demand(numbers.officials <= all, || format!("{seat} has lost an official: {all}"))?;
        recruited += all - numbers.officials;
        let planned = state.secret.drafts[seat].own();
        demand(planned <= open.homes[seat].officials, || format!("{seat} plans with too many"))?;
    }
    equal("white officials", recruited + open.supply.white_officials, numbers.white_officials)
}

fn buildings(game: &Edo, open: &Open, seat: Seat) -> Result<(), String> {
    let home = &open.homes[seat];
    let count = |building| -> u8 {
        game.board
            .cities()
            .flat_map(|city| open.cities[city].buildings().collect::<Vec<_>>())
            .filter(|built| built.owner == seat && built.building == building)
            .count() as u8
    };
    equal("houses", home.houses + count(Building::House), game.edition.numbers.houses)?;
    equal("trading posts", home.trading_posts + count(Building::TradingPost), 1)?;
    let all = temples::supply(game, game.setup().addons);
    equal("temples", home.temples + open.temples[seat].len(), all)?;
    let own = open.temples[seat];
    let shared = game.seats().without(seat).iter().any(|o| !open.temples[o].and(own).is_empty());
    demand(!shared, || "two temples share a space".to_owned())
}

fn common(game: &Edo, open: &Open) -> Result<(), String> {
    let numbers = &game.edition.numbers;
    let mut fortresses = open.supply.fortresses;
    for city in game.board.cities() {
        let town = &open.cities[city];
        let taken = town.sites.iter().flatten().count() as u8;
        equal("sites without a gap", town.taken(), taken)?;
        demand(taken <= game.sites(city), || "a city has outgrown its sites".to_owned())?;
        fortresses += town.buildings().filter(|b| b.building == Building::Fortress).count() as u8;
    }
    equal("fortresses", fortresses, numbers.fortresses)?;
    let on_cards = open.plans.0.iter().flat_map(|plan| plan.0).map(|slot| slot.black);
    let officials = on_cards.fold(open.supply.black_officials, u8::saturating_add);
    demand(officials <= numbers.black_officials, || "too many black officials".to_owned())?;
    let blank = setup::table(game);
    for seat in (0..table::SEATS_MAX as u8).map(Seat).filter(|&s| !game.seats().has(s)) {
        demand(open.homes[seat] == blank.homes[seat], || format!("{seat} is empty, yet has"))?;
    }
    Ok(())
}

fn cards(game: &Edo, open: &Open) -> Result<(), String> {
    let blank = setup::table(game);
    let mut specials = open.specials.pile;
    let mut number = specials.len();
    for card in open.specials.display.iter().flatten() {
        specials = specials.with(*card);
        number += 1;
    }
    let starting = blank.homes[Seat(0)].cards;
    for seat in game.seats().iter() {
        let own = open.homes[seat].cards;
        demand(own.0 & starting.0 == starting.0, || format!("{seat} has lost a starting card"))?;
        let bought = Cards(own.0 & !starting.0);
        specials = Cards(specials.0 | bought.0);
        number += bought.len();
    }
    let all = blank.specials.pile;
    demand(specials == all && number == all.len(), || "special cards do not add up".to_owned())?;
    let merchant = &open.merchant;
    let face_up = u8::from(merchant.next.is_some());
    let hidden = merchant.next != Some(merchant.card)
        && !merchant.pile.has(merchant.card)
        && !merchant.next.is_some_and(|next| merchant.pile.has(next));
    demand(hidden, || "a merchant card is in two places".to_owned())?;
    let all = game.edition.merchants.len() as u8;
    equal("merchant cards", merchant.pile.len() + face_up + open.round.max(1), all)
}

fn shogun(game: &Edo, open: &Open) -> Result<(), String> {
    let shogun = &open.shogun;
    let mut demands = shogun.demand_pile;
    for &shown in shogun.demands.iter().chain([&shogun.next_demand]).flatten() {
        demand(!demands.has(shown), || "a demand is in two places".to_owned())?;
        demands = demands.with(shown);
    }
    let all = privileges::tokens(game.edition);
    for privilege in Privilege::ALL {
        let shown = shogun.privileges.iter().chain([&shogun.next_privilege]).flatten();
        let held: u8 = game.seats().iter().map(|s| open.homes[s].privileges[privilege]).sum();
        let there = shown.filter(|p| **p == privilege).count() as u8;
        let number = shogun.privilege_pile[privilege] + there + held;
        demand(number <= all[privilege], || format!("too many of {}", privilege.id()))?;
    }
    Ok(())
}

fn abandoned(game: &Edo, open: &Open) -> Result<(), String> {
    let number: u8 = game.board.all().iter().map(|space| open.on[space].ronin).sum();
    let in_play = open.bag.iter().chain(&open.aside).any(|tiles| 0 < *tiles);
    equal("ronin", number, if in_play { 3 } else { 0 })?;
    demand(open.on[crate::board::Space::EDO].ronin == 0, || "a ronin is in Edo".to_owned())?;
    if !in_play {
        let tokens = game.seats().iter().map(|seat| open.homes[seat].tokens);
        return equal("ronin tokens", tokens.sum(), 0);
    }
    let all = ronin::tiles(game);
    for (i, all) in all.iter().enumerate() {
        equal("location tiles", open.bag[i] + open.aside[i], *all)?;
    }
    let resting = !open
        .frames
        .as_slice()
        .iter()
        .any(|frame| matches!(frame, Frame::Relocate { .. } | Frame::Disperse { .. }));
    demand(!resting || open.aside == [0; 5], || "tiles were left aside".to_owned())?;
    let tokens: u8 = game.seats().iter().map(|seat| open.homes[seat].tokens).sum();
    equal("ronin tokens", tokens + open.supply.tokens, game.edition.numbers.ronin_tokens)
}

fn equal(what: &str, found: u8, due: u8) -> Result<(), String> {
    demand(found == due, || format!("{what}: {found} instead of {due}"))
}

fn demand(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}
