//! A position that could be on a table: what is refused here would leave somebody without an answer,
//! or the rules without footing.

use table::{Choices, Game, Seat};

use super::bare;
use crate::addon::{privileges, ronin, temples};
use crate::board::{City, Space, Spaces};
use crate::edition::{Action, Kind, Location};
use crate::flow;
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::perform;
use crate::state::{Building, Cards, Open, Plan, Privileges, Shogun, State};

/// What was found, and what was expected instead.
type Unsound = (&'static str, &'static str);

pub(super) fn check(game: &Edo, state: &State) -> Result<(), Unsound> {
    let open = &state.open;
    map(game, open)?;
    shogun(game, open)?;
    plans(game, open)?;
    frames(game, open)?;
    for seat in game.asked(state).iter() {
        let mut choices = Choices::new();
        flow::choices(game, state, seat, &mut choices);
        so(!choices.is_empty(), "nothing to answer", "a question that has an answer")?;
    }
    Ok(())
}

fn so(holds: bool, found: &'static str, expected: &'static str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err((found, expected)) }
}

fn map(game: &Edo, open: &Open) -> Result<(), Unsound> {
    let kinds = [Kind::Forestry, Kind::Quarry, Kind::RiceField];
    for kind in kinds {
        let left = game.board.of_kind(kind).less(open.covered);
        so(!left.is_empty(), "covered", "an uncovered space of each resource type")?;
    }
    let outer = ronin::allowed(game, open, Kind::City);
    let due = if open.round == 0 { game.players() } else { 1 };
    so(due <= outer.len(), "tile none", "enough cities with a profit tile")?;
    let allowed = kinds.iter().fold(outer, |sum, &kind| sum.or(ronin::allowed(game, open, kind)));
    let astray = open.ronin().less(allowed);
    so(astray.is_empty(), "ronin", "ronin on uncovered resource spaces or cities")?;
    let blank = bare::table(game).open;
    let same = game.board.all().iter().all(|at| open.on[at].bystanders == blank.on[at].bystanders);
    so(same, "bystanders", "bystanders as two players with Ronin have them, or none")?;
    let ground = temples::ground(game);
    let built = open.temples.0.iter().fold(Spaces::NONE, |sum, own| sum.or(*own));
    so(built.less(ground).is_empty(), "temples", "temples outside cities and border posts")?;
    for city in game.board.cities() {
        let posts = open.cities[city].buildings().filter(|b| b.building == Building::TradingPost);
        let most = usize::from(game.board.city_space(city) != Space::EDO);
        so(posts.count() <= most, "trading-post", "one trading post a city at most, none in Edo")?;
    }
    Ok(())
}

fn shogun(game: &Edo, open: &Open) -> Result<(), Unsound> {
    let Shogun { demands, privileges, next_demand, next_privilege, .. } = open.shogun;
    // Without Tokken the bare table has none of this, and nobody holds any.
    if bare::table(game).open.shogun == Shogun::default() {
        let none = open.shogun == Shogun::default()
            && open.homes.0.iter().all(|home| home.privileges == Privileges::default());
        return so(none, "privileges", "demands and privileges only with Tokken");
    }
    let full = next_demand.is_none() || demands.iter().all(Option::is_some);
    let drawn = next_demand.is_some() || open.shogun.demand_pile.is_empty();
    so(full && drawn, "demands", "no gap while there are demands to come")?;
    let full = next_privilege.is_none() || privileges.iter().all(Option::is_some);
    let drawn = next_privilege.is_some() || open.shogun.privilege_pile == Privileges::default();
    so(full && drawn, "privileges", "no gap while there are privileges to come")
}

fn plans(game: &Edo, open: &Open) -> Result<(), Unsound> {
    let performing = matches!(open.frames.as_slice()[0], Frame::Card(_) | Frame::Wages { .. });
    for seat in game.seats().iter() {
        let Plan(slots) = open.plans[seat];
        if !performing {
            so(open.plans[seat] == Plan::default(), "plan", "an open plan only while performing")?;
            continue;
        }
        let cards = slots.iter().fold(Cards::default(), |cards, slot| cards.with(slot.card));
        let own = cards.0 & !open.homes[seat].cards.0 == 0 && cards.len() as usize == slots.len();
        so(own, "plan", "three different cards of the seat's own")?;
    }
    Ok(())
}

fn frames(game: &Edo, open: &Open) -> Result<(), Unsound> {
    let bottom = open.frames.as_slice()[0];
    let setting_up = matches!(bottom, Frame::Packages { .. } | Frame::StartCities { .. });
    so(setting_up == (open.round == 0), "round", "round 0 during set-up, and only then")?;
    match bottom {
        Frame::Packages { turn } => set_up(game, open, game.players() - turn, game.players())?,
        Frame::StartCities { turn } => set_up(game, open, 0, game.players() - turn)?,
        _ => {}
    }
    let Frame::Card(turn) = bottom else {
        // Outside a card only a ronin can be on his way.
        return if bottom == open.frames.top() { Ok(()) } else { relocation(game, open) };
    };
    let seat = game.seat(open, turn.turn);
    let works = perform::edge(game, open, seat).action.work().is_some();
    let used = game.board.all().iter().any(|at| 0 < open.used[at]);
    so(!used || !turn.begun || works, "used", "samurai who have worked, on a card of work")?;
    inside(game, open, seat, open.frames.top())
}

/// Is there enough for those who still take a package, and those who still start?
fn set_up(game: &Edo, open: &Open, packages: u8, starts: u8) -> Result<(), Unsound> {
    let left = open.packages.count_ones() as u8;
    so(packages <= left, "packages", "a package for everybody still to take one")?;
    let waiting = (0..starts).map(|turn| &open.homes[game.seat(open, turn)]);
    let ready = waiting.into_iter().all(|home| 0 < home.officials && 0 < home.houses);
    so(ready, "start-cities", "an official and a house for everybody still to start")?;
    let free = game.board.cities().filter(|&city| {
        let town = &open.cities[city];
        city != City::EDO && town.tile.is_some() && town.taken() == 0
    });
    so(starts as usize <= free.count(), "start-cities", "a free city for everybody still to start")
}

/// What goes on inside a card.
fn inside(game: &Edo, open: &Open, seat: Seat, top: Frame) -> Result<(), Unsound> {
    let turn = perform::turn(open);
    let action = perform::edge(game, open, seat).action;
    let travels = action == Action::Travel && turn.begun;
    match top {
        Frame::MoveTo { from } => {
            so(!turn.begun && game.can_move(open, seat, from), "move", "somebody who can move")
        }
        Frame::MerchantTo => {
            let can = !turn.begun && game.can_move_merchant(open, seat);
            so(can, "merchant", "a merchant who can be moved")
        }
        Frame::MarchTo { .. } => so(travels, "march", "a Travel card on which an official acts"),
        Frame::MarchAgain { .. } => {
            let can = travels && 1 < open.n_samurai(seat);
            so(can, "march-again", "a Travel card and a second samurai")
        }
        Frame::Gather { .. } => {
            let can = travels && turn.dispersed && ronin::can_gather(game, open, seat);
            so(can, "gather", "a dispersal that can succeed, and somebody to ask about it")
        }
        Frame::Relocate { .. } => relocation(game, open),
        // Who has nothing to redeem is not asked before the tile is drawn.
        Frame::Disperse { at, waiting, .. } => {
            let lead = |tile: &Location| !ronin::eligible(game, open, at, *tile).is_empty();
            let tiles = Location::ALL.into_iter().filter(lead).map(|tile| open.bag[tile as usize]);
            let due = travels && turn.dispersed && 0 < waiting && waiting == open.on[at].ronin;
            let asks = game.law.privileges_at_every_question
                && privileges::wait_for(game, open, seat)
                && waiting <= tiles.sum();
            let expected = "a ronin on his way, `> relocate SPACE TILE`, or a privilege to redeem";
            so(due && asks, "disperse", expected)
        }
        Frame::SecondOffer { used } => {
            let city = game.board.city(open.merchant.at);
            let post = city.is_some_and(|city| open.has_trading_post(city, seat));
            let here = 0 < open.on[open.merchant.at].samurai[seat];
            let trades = action == Action::Trade && turn.begun;
            let next = used.has(2) || used.has(3);
            let card = !next || open.merchant.next.is_some();
            let one = used.0.is_power_of_two();
            let can = post && here && trades && card && one;
            so(can, "second-offer", "one offer used, an own trading post and a samurai there")
        }
        Frame::HandLimit => {
            let limit = u16::from(game.edition.numbers.hand_limit);
            let many = limit < open.homes[seat].purse.resources();
            so(many, "hand-limit", "more goods than the limit")
        }
        _ => Ok(()),
    }
}

/// A ronin on his way, at the start of a round or in a dispersal.
fn relocation(game: &Edo, open: &Open) -> Result<(), Unsound> {
    let frames = open.frames.as_slice();
    let (Frame::Relocate { from, tile }, below) = (open.frames.top(), frames[frames.len() - 2])
    else {
        return Err(("now", "something that can be going on in this position"));
    };
    let here = match below {
        Frame::Disperse { at, waiting, .. } => {
            let turn = perform::turn(open);
            turn.begun && turn.dispersed && at == from && waiting == open.on[at].ronin
        }
        _ => true,
    };
    let drawn = 0 < open.aside[tile as usize];
    let goes = !ronin::eligible(game, open, from, tile).is_empty();
    so(here && drawn && goes, "relocate", "a ronin on his way, and his tile set aside")
}
