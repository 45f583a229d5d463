//! What lies on the table, thing by thing, as words and back.

use table::{Misread, Seat};

use super::card;
use super::form::{
    count, counted, list, more, of_bits, read_seats, read_spots, read_weapons, read_yes_no,
    write_seats, write_spots, write_weapons, yes_no,
};
use super::line::Draft;
use super::value::Value;
use crate::addon::tea_house::characters;
use crate::deck::Cards;
use crate::edition::{
    Annex, Asset, BidGroup, CharacterNo, District, EventNo, Favor, Specialist, Weapon,
};
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::{Partner, ROW, Spot, State};
use crate::words::Words;

pub(super) fn write_order(game: &Yedo, state: &State, bare: &State) -> Option<String> {
    (state.open.order != bare.open.order).then(|| write_seats(game, state.open.order))
}

pub(super) fn read_order(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.order = read_seats(words)?;
    Ok(())
}

pub(super) fn write_acting(game: &Yedo, state: &State, _: &State) -> Option<String> {
    (state.open.acting != state.open.order).then(|| write_seats(game, state.open.acting))
}

pub(super) fn read_acting(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.acting = true;
    draft.state.open.acting = read_seats(words)?;
    Ok(())
}

pub(super) fn write_spared(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let spared = state.open.watch.spared;
    (spared != [None; 2]).then(|| write_spots(game, spared.into_iter().flatten()))
}

pub(super) fn read_spared(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut spots = read_spots(words)?.into_iter();
    draft.state.open.watch.spared = [spots.next(), spots.next()];
    Ok(())
}

pub(super) fn write_shut(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let bits = state.open.closed.locations;
    let all = District::ALL.into_iter().flat_map(|district| game.locations(district));
    let shut = all.filter(|no| bits >> no.0 & 1 == 1).map(Spot::location);
    (bits != 0).then(|| write_spots(game, shut))
}

pub(super) fn read_shut(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let spots = read_spots(words)?;
    let places = spots.iter().filter_map(|spot| spot.as_location());
    draft.state.open.closed.locations = places.fold(0, |bits, no| bits | 1 << no.0);
    Ok(())
}

pub(super) fn write_shut_annexes(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let bits = state.open.closed.annexes;
    let seats = (0..game.players()).map(Seat);
    let all = seats.flat_map(|seat| Annex::ALL.map(|annex| (seat, annex)));
    let shut = all.filter(|(seat, annex)| bits & Spot::annex_bit(*seat, *annex) != 0);
    (bits != 0).then(|| write_spots(game, shut.map(|(seat, annex)| Spot::annex(seat, annex))))
}

pub(super) fn read_shut_annexes(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let spots = read_spots(words)?;
    let annexes = spots.iter().filter_map(|spot| spot.as_annex());
    draft.state.open.closed.annexes =
        annexes.fold(0, |bits, (seat, annex)| bits | Spot::annex_bit(seat, annex));
    Ok(())
}

/// While assets are bid for everybody takes part, otherwise nobody.
pub(super) fn part(game: &Yedo, state: &State) -> u8 {
    let bidding = matches!(
        state.open.frames.as_slice()[0],
        Frame::Egress { .. } | Frame::NextCall { .. } | Frame::Buy { .. }
    );
    if bidding { (1 << game.players()) - 1 } else { 0 }
}

pub(super) fn write_part(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let bits = state.open.bidding.part;
    (bits != part(game, state)).then(|| of_bits(bits).write(game))
}

/// With few players groups are auctioned, with many single assets.
pub(super) fn write_auctioned(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let bits = state.open.bidding.auctioned;
    let ids: Vec<&str> = if game.row().single_assets {
        Asset::ALL.into_iter().filter(|it| bits >> *it as u8 & 1 == 1).map(Asset::id).collect()
    } else {
        BidGroup::ALL
            .into_iter()
            .filter(|it| bits >> *it as u8 & 1 == 1)
            .map(BidGroup::id)
            .collect()
    };
    (bits != 0).then(|| list(ids))
}

pub(super) fn read_auctioned(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut bits = 0;
    while more(words) {
        bits |= if words.game.row().single_assets {
            1 << <Asset as Value>::read(words)? as u8
        } else {
            1 << <BidGroup as Value>::read(words)? as u8
        };
    }
    draft.state.open.bidding.auctioned = bits;
    Ok(())
}

pub(super) fn write_partner(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let Partner { seat, card } = state.open.bidding.partner?;
    Some(format!("{seat} {}", game.action_id(card)))
}

pub(super) fn read_partner(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.bidding.partner = if words.flag("none") {
        None
    } else {
        let seat = Value::read(words)?;
        Some(Partner { seat, card: words.action_card()? })
    };
    Ok(())
}

pub(super) fn write_row(_: &Yedo, state: &State, bare: &State) -> Option<String> {
    let ids = state.open.row.map(|weapon| weapon.map_or("none", Weapon::id));
    (state.open.row != bare.open.row).then(|| ids.join(" "))
}

pub(super) fn read_row(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    for space in 0..ROW {
        draft.state.open.row[space] = Value::read(words)?;
    }
    Ok(())
}

pub(super) fn write_discard(_: &Yedo, state: &State, bare: &State) -> Option<String> {
    let discard = state.open.weapon_discard;
    (discard != bare.open.weapon_discard).then(|| write_weapons(discard))
}

pub(super) fn read_discard(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.weapon_discard = read_weapons(words)?;
    Ok(())
}

/// The favor cards nobody has taken.
pub(super) fn favors_left(game: &Yedo, state: &State) -> u8 {
    let taken = table::Game::seats(game).iter().filter_map(|seat| state.open.homes[seat].favor);
    taken.fold((1 << game.edition.favors.len()) - 1, |left, favor| left & !(1 << favor as u8))
}

pub(super) fn write_favors(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let bits = state.open.favors;
    let left = Favor::ALL.into_iter().filter(|favor| bits >> *favor as u8 & 1 == 1);
    (bits != favors_left(game, state)).then(|| list(left.map(Favor::id)))
}

pub(super) fn read_favors(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut bits = 0;
    while more(words) {
        bits |= 1 << <Favor as Value>::read(words)? as u8;
    }
    draft.favors = Some(bits);
    Ok(())
}

pub(super) fn write_event(game: &Yedo, state: &State, bare: &State) -> Option<String> {
    let event = state.open.event;
    let id = event.map_or("none", |event| game.edition.event(EventNo(event)).id);
    (event != bare.open.event).then(|| id.to_owned())
}

pub(super) fn read_event(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.event = if words.flag("none") { None } else { Some(card::event(words)?) };
    Ok(())
}

/// The event in force is among those that have come up.
pub(super) fn past(state: &State) -> Cards<2> {
    state.open.event.into_iter().collect()
}

pub(super) fn write_past(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let ids = state.open.past.iter().map(|event| game.event_id(event));
    (state.open.past != past(state)).then(|| list(ids))
}

pub(super) fn read_past(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    let mut past = Cards::NONE;
    while more(words) {
        past.add(card::event(words)?);
    }
    draft.past = Some(past);
    Ok(())
}

/// Of the kill-the-Shogun missions in the deck the first, unless it is said.
pub(super) fn write_shogun(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let first = game.shogun.iter().next()?;
    let one = state.secret.missions.bag.within(&game.shogun).iter().next()?;
    (one != first).then(|| game.mission(one).id.to_owned())
}

pub(super) fn read_shogun(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.shogun = Some(words.mission()?);
    Ok(())
}

/// He has died if his mission was completed.
pub(super) fn is_dead(game: &Yedo, state: &State) -> bool {
    !state.open.completed.within(&game.shogun.and(&game.victory)).is_empty()
}

pub(super) fn write_dead(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let dead = state.open.shogun_dead;
    (dead != is_dead(game, state)).then(|| yes_no(dead))
}

pub(super) fn read_dead(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.dead = Some(read_yes_no(words)?);
    Ok(())
}

/// The tokens in the bag.
pub(super) fn write_tokens(_: &Yedo, state: &State, bare: &State) -> Option<String> {
    let bag = state.open.tokens.bag;
    let rows = Specialist::ALL.into_iter().map(|it| (it.id(), bag[it as usize]));
    (bag != bare.open.tokens.bag).then(|| counted(rows))
}

pub(super) fn read_tokens(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.tokens.bag = [0; 6];
    while more(words) {
        let specialist = words.specialist()?;
        draft.state.open.tokens.bag[specialist as usize] = count(words)?;
    }
    Ok(())
}

pub(super) fn write_gates(_: &Yedo, state: &State, bare: &State) -> Option<String> {
    let gates = state.open.tokens.gates;
    let ids = gates.map(|token| token.map_or("none", Specialist::id));
    (gates != bare.open.tokens.gates).then(|| ids.join(" "))
}

pub(super) fn read_gates(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.open.tokens.gates = [Value::read(words)?, Value::read(words)?];
    Ok(())
}

/// Characters for hire, or discarded; those that are nowhere else are in the deck.
pub(super) fn write_tea(game: &Yedo, set: u16) -> Option<String> {
    let ids = characters(set).map(|no| game.edition.character(CharacterNo(no)).id);
    (set != 0).then(|| list(ids))
}

pub(super) fn read_tea(words: &mut Words<'_>) -> Result<u16, Misread> {
    let mut set = 0;
    while more(words) {
        set |= 1 << words.character()?.0;
    }
    Ok(set)
}
