//! Nothing is created or lost: finds each card and piece in exactly one place.

use table::{Game, Seat};

use crate::addon::{jesuits::Jesuits, specialists, tea_house};
use crate::coop::Coop;
use crate::deck::{Cards, Decks, Laid};
use crate::edition::{Annex, District};
use crate::frame::{Deck, Frame, Kind};
use crate::game::Yedo;
use crate::good::{Good, LaidOut, Offer, slots};
use crate::limit;
use crate::phase::trade;
use crate::state::{Open, State};
use crate::view::looked_deck;

/// Counts everything.
pub(crate) fn audit(game: &Yedo, state: &State) -> Result<(), String> {
    cards(game, state)?;
    weapons(game, state)?;
    stocks(game, &state.open)?;
    let characters = tea_house::adds_up(game, &state.open);
    demand(characters, || "characters do not add up".into())?;
    for seat in game.seats().iter() {
        disciples(game, &state.open, seat)?;
        limits(game, state, seat)?;
    }
    offer(game, state)?;
    together(game, state)?;
    board(game, &state.open)
}

/// What lies there for an offer of trade is what it names.
fn offer(game: &Yedo, state: &State) -> Result<(), String> {
    let (offer, laid) = (&state.open.offer, state.secret.laid);
    let Some((me, with)) = trade::parties(&state.open) else {
        let clear = *offer == Offer::default() && laid == LaidOut::default();
        return demand(clear, || "an offer was left on the table".into());
    };
    demand(laid.shown & !laid.mine == 0, || "a card was shown that does not lie there".into())?;
    for good in Good::all().filter(|good| good.is_hidden()) {
        let number = |seat: Seat, bits: u32| {
            let there = slots(&state.secret.hands[seat]).filter(|(_, bit)| bits & bit != 0);
            there.filter(|(card, _)| Good::of(game, *card) == Some(good)).count() as u8
        };
        equal("cards laid", number(me, laid.mine), offer.gives.goods.of(good))?;
        let asked = offer.asks.goods.of(good);
        demand(number(with, laid.theirs) <= asked, || "too many cards were laid".into())?;
    }
    Ok(())
}

/// What lies beside the board when all play together.
fn together(game: &Yedo, state: &State) -> Result<(), String> {
    let (coop, deck) = (&state.open.coop, &state.secret.emperor);
    let Some(daimyo) = game.daimyo() else {
        return demand(*coop == Coop::default(), || "nobody plays together".into());
    };
    let mut up = Found::<1>(deck.bag);
    let shown = coop.current.into_iter().chain(coop.turned.into_iter().flatten());
    up.add("Emperor card", shown.map(|card| card.0))?;
    up.add("Emperor card", deck.next.iter().map(|placed| placed.card))?;
    demand(up.0.within(&game.emperor_all()) == up.0, || "an Emperor card too many".into())?;
    // `yedo.setup.sequence`: these come at the end of set-up.
    let begun = 0 < state.open.round;
    equal("Emperor card", coop.current.is_some(), begun)?;
    equal("victory pile", coop.shogun.is_some_and(|card| game.victory.has(card)), begun)?;
    let dead = coop.shogun.is_some_and(|card| state.open.completed.has(card));
    equal("the Shogun", state.open.shogun_dead, dead)?;
    let home = &state.open.homes[daimyo];
    let out = state.open.spots(daimyo).count() as u8;
    let numbers = &game.edition.numbers.coop;
    let all = numbers.daimyo + numbers.daimyo_reserve;
    equal("disciples of the Daimyo", home.home + home.reserve + out, all)?;
    let revealed = coop.revealed.iter().flatten();
    let twice = revealed.clone().any(|card| coop.deck >> card.0 & 1 == 1);
    demand(!twice, || "a card of the Daimyo is in two places".into())?;
    let boys = game.seats().iter().flat_map(|seat| state.open.spots(seat));
    let boys = boys.filter(|spot| state.open.at(*spot).is_errand_boy()).count();
    equal("errand boys", boys + usize::from(coop.boy_home), usize::from(game.is_solo()))
}

/// A set that no card may enter twice.
struct Found<const W: usize>(Cards<W>);

impl<const W: usize> Found<W> {
    fn add(&mut self, what: &str, cards: impl Iterator<Item = u8>) -> Result<(), String> {
        for card in cards {
            let room = (card as usize) < 32 * W && !self.0.has(card);
            demand(room, || format!("{what} {card} is in two places"))?;
            self.0.add(card);
        }
        Ok(())
    }

    fn decks<const D: usize, const U: usize, const B: usize>(
        &mut self,
        what: &str,
        decks: &Decks<W, D, U, B>,
    ) -> Result<(), String> {
        self.add(what, decks.bag.iter())?;
        decks.tops.iter().try_for_each(|top| self.add(what, top.iter()))?;
        self.add(what, decks.under.iter())
    }
}

fn cards(game: &Yedo, state: &State) -> Result<(), String> {
    let (open, secret) = (&state.open, &state.secret);
    let deck = looked_deck(open);
    let nothing = Laid::default();
    let looked = |here: bool| if here { &secret.looked } else { &nothing };
    demand(deck.is_some() || secret.looked.is_empty(), || "cards were left in the air".into())?;

    let mut missions = Found(open.completed);
    // The Shogun's mission of the victory pile lies in no deck.
    missions.0 = missions.0.within(&game.victory.not());
    missions.decks("mission", &secret.missions)?;
    let mut actions = Found(Cards::NONE);
    actions.decks("action card", &secret.actions)?;
    for frame in open.frames.as_slice() {
        if let Frame::Played { card, .. } | Frame::Story { card, .. } = frame {
            actions.add("action card", std::iter::once(*card))?;
        }
    }
    actions.add("action card", open.bidding.partner.iter().map(|partner| partner.card))?;
    let mut bonuses = Found(Cards::NONE);
    bonuses.decks("bonus card", &secret.bonuses)?;
    for hand in &secret.hands.0 {
        missions.add("mission", hand.missions.iter())?;
        actions.add("action card", hand.actions.iter())?;
        bonuses.add("bonus card", hand.bonuses.iter())?;
    }
    missions.add(
        "mission",
        looked(matches!(deck, Some(Deck::Mission { .. } | Deck::Jesuit { .. }))).iter(),
    )?;
    actions.add("action card", looked(deck == Some(Deck::Action)).iter())?;
    bonuses.add("bonus card", looked(deck == Some(Deck::Bonus)).iter())?;
    let mut events = Found(open.past);
    events.decks("event", &secret.events)?;
    events.add("event", looked(deck == Some(Deck::Event)).iter())?;

    let shogun = missions.0.within(&game.shogun).len();
    equal("kill-the-Shogun missions", shogun, u32::from(!game.shogun.is_empty()))?;
    let all = game.missions[..4].iter().fold(Cards::NONE, |all, colour| all.and(colour));
    // Unless the Jesuits are here, only what was completed of theirs is in the game.
    let theirs = match open.jesuits {
        Jesuits::Here => game.by_sea(),
        Jesuits::Awaited | Jesuits::Away => game.by_sea().within(&open.completed),
    };
    let all = all.and(&theirs);
    let found = missions.0.and(&game.shogun);
    demand(found == all.and(&game.shogun), || "missions do not add up".into())?;
    demand(actions.0 == game.actions, || "action cards do not add up".into())?;
    demand(bonuses.0 == game.bonuses, || "bonus cards do not add up".into())?;
    // `yedo.setup.sequence`: the arrival of the Jesuits comes in at the end of set-up.
    let mut due = game.events;
    game.arrival.iter().filter(|_| open.round == 0).for_each(|arrival| due.remove(*arrival));
    demand(events.0 == due, || "events do not add up".into())?;
    let completed: u32 =
        game.seats().iter().flat_map(|seat| open.homes[seat].completed).map(u32::from).sum();
    equal("completed missions", completed, open.completed.len())
}

fn weapons(game: &Yedo, state: &State) -> Result<(), String> {
    let (open, secret) = (&state.open, &state.secret);
    let mut all = secret.weapon_bag;
    let looked = looked_deck(open) == Some(Deck::Weapon);
    secret.weapon_top.iter().for_each(|weapon| all[weapon as usize] += 1);
    secret.looked.iter().filter(|_| looked).for_each(|weapon| all[weapon as usize] += 1);
    open.row.iter().flatten().for_each(|weapon| all[*weapon as usize] += 1);
    for (weapon, number) in all.iter_mut().enumerate() {
        *number += open.weapon_discard[weapon];
        *number += open.homes.0.iter().map(|home| home.weapons[weapon]).sum::<u8>();
    }
    equal("weapons", all, [game.edition.numbers.start.weapons_each; 8])
}

fn stocks(game: &Yedo, open: &Open) -> Result<(), String> {
    let row = game.row();
    for annex in Annex::ALL {
        let built = open.homes.0.iter().filter(|home| home.annexes.has(annex)).count() as u8;
        equal("annexes", open.annexes[annex as usize] + built, row.annexes)?;
    }
    let mut geishas = open.geishas;
    for (value, number) in geishas.iter_mut().enumerate() {
        *number += open.homes.0.iter().map(|home| home.geishas[value]).sum::<u8>();
        *number += open.coop.geishas_gone[value];
        let due = game.geishas().iter().filter(|due| **due as usize == value + 1).count() as u8;
        equal("geishas", *number, due)?;
    }
    let blessed = open.homes.0.iter().filter(|home| home.blessing).count() as u8;
    let due = game.edition.numbers.start.blessings * game.players();
    equal("blessings", open.blessings + blessed, due)
}

fn disciples(game: &Yedo, open: &Open, seat: Seat) -> Result<(), String> {
    let all = specialists::adds_up(game, open, seat);
    demand(all, || format!("the disciples of {seat} do not add up"))?;
    let floor = game.edition.numbers.limits.floor;
    demand(floor <= open.n_disciples(seat), || format!("{seat} is below the floor"))
}

fn limits(game: &Yedo, state: &State, seat: Seat) -> Result<(), String> {
    let limits = &game.edition.numbers.limits;
    for (kind, most) in [
        (Kind::Missions, limits.missions),
        (Kind::Actions, limits.actions),
        (Kind::Bonuses, limits.bonuses),
        (Kind::Weapons, specialists::weapons_most(game, &state.open, seat)),
        (Kind::Disciples, limits.disciples),
    ] {
        let frames = state.open.frames.as_slice();
        let excess = frames.contains(&Frame::Excess { seat, kind });
        // A trade brings several at once, at most as many as somebody else may have.
        let traded = matches!(frames.first(), Some(Frame::Trade { .. }));
        // Who loses an Armourer may have several weapons too many.
        let several = match kind {
            Kind::Weapons => limits.weapons_armourer,
            Kind::Missions | Kind::Actions | Kind::Bonuses | Kind::Annexes | Kind::Disciples => {
                if traded {
                    most
                } else {
                    1
                }
            }
        };
        let more = if excess { several.min(game.law.beyond_limit) } else { 0 };
        let number = limit::number(state, seat, kind);
        demand(number <= most + more, || format!("{seat} has {number} of {kind:?}"))?;
    }
    let geishas = state.open.homes[seat].n_geishas();
    demand(geishas <= limits.geishas, || format!("{seat} has {geishas} geishas"))
}

fn board(game: &Yedo, open: &Open) -> Result<(), String> {
    let usable = District::ALL.iter().fold(0, |all, d| all | game.places[*d as usize]);
    for (no, piece) in open.on.iter().enumerate() {
        let may = piece.is_nobody() || usable >> no & 1 == 1;
        demand(may, || format!("somebody stands on the closed location {no}"))?;
    }
    for beside in open.beside.iter().filter(|beside| !beside.is_nobody()) {
        let no = beside.at;
        let may = usable >> no.0 & 1 == 1 && !game.location(no).rest;
        demand(may, || format!("somebody stands beside nobody on {}", no.0))?;
    }
    let mut order: Vec<u8> = game.in_turn_order(open).map(|seat| seat.0).collect();
    order.sort_unstable();
    equal("player order", order, (0..game.turns()).collect())
}

#[expect(clippy::needless_pass_by_value, reason = "small numbers, written where they are counted")]
fn equal<T: PartialEq + std::fmt::Debug>(what: &str, found: T, due: T) -> Result<(), String> {
    demand(found == due, || format!("{what}: {found:?} instead of {due:?}"))
}

fn demand(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}
