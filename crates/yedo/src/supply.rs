//! "What if": the same position with what a refusal says is missing supplied.
//!
//! This is how a refusal is held to its word: with its need met it must not come again. Pieces may
//! come from nowhere here; nothing of this is ever played on.

use table::{Frames, Game, Illegal, Lack, Seat};

use crate::addon::jesuits::Jesuits;
use crate::choice::{Card, Choice};
use crate::deck::{Cards, Known, Placed};
use crate::edition::{
    Annexes, Colour, DaimyoNo, District, Needs, Place, Specialist, Specialists, Weapon,
};
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::good::{Offer, Side};
use crate::phase::assign::rest_spots;
use crate::state::{Closed, Helped, Home, LOCATIONS_MAX, Open, Piece, ROW, Spot, State};
use crate::{coop, draw, mission};

pub(crate) fn supply(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    refused: Illegal,
) -> Option<State> {
    let Lack { what, need, .. } = refused.lack?;
    let mut world = state.clone();
    let need = need.unsigned_abs();
    let done = together(game, &mut world, seat, choice, what)
        || at_home(&mut world.open.homes[seat], choice, what, need)
        || in_stock(game, &mut world, seat, choice, what)
        || on_the_board(game, &mut world, seat, choice, what);
    done.then_some(world)
}

/// What no change of the table would make right: a district that a mission does not show, the moment
/// of a card, what the set-up leaves out, what is no part of the answer at all.
pub(crate) fn is_fixed(refused: Illegal) -> bool {
    const FIXED: &[&str] = &[
        "action-next",
        "another-player",
        "any-mon",
        "bonus-part",
        "in-district",
        "lot",
        "mission-next",
        "missions-here",
        "neighbouring",
        "of-a-neighbour",
        "of-the-district",
        "of-the-group",
        "on-annex",
        "on-offer",
        "on-the-board",
        "only-goods",
        "only-missions",
        "players",
        "price-in-mon",
        "rest-space-held",
        "sailor",
        "shown",
        "such-a-space",
        "that-action",
        "used-at-will",
        "visits",
        "without-change",
        "yours",
    ];
    refused.lack.is_some_and(|lack| FIXED.contains(&lack.what) || lack.what.starts_with("moment-"))
}

/// What an errand lacks, the errand boy's limits, equal trade.
fn together(game: &Yedo, world: &mut State, seat: Seat, choice: Choice, what: &str) -> bool {
    let open = &mut world.open;
    match (what, choice) {
        ("present", Choice::Errand(errand)) => {
            present(game, open, seat, &coop::needs(game, errand));
        }
        ("errand-boy", _) => {
            if let Frame::Active { spot, .. } = open.frames.top() {
                open.set(spot, Piece::of(seat));
            }
        }
        ("boy-at-home", _) => open.coop.boy_home = true,
        ("equal" | "given" | "asked-for" | "traded-geishas" | "traded-goods", _) => {
            let side = Side { mon: game.edition.numbers.coop.trade_mon.max(1), ..Side::default() };
            open.offer = Offer { gives: side, asks: side };
        }
        ("icons", _) => {
            open.coop.revealed[0] = Some(DaimyoNo(0));
            open.coop.ignored = 0;
            let question = open.frames.as_slice().to_vec();
            open.frames = Frames::new();
            open.frames.push(Frame::Icons);
            for frame in question {
                open.frames.push(frame);
            }
        }
        _ => return false,
    }
    true
}

/// What a seat has lying open.
fn at_home(home: &mut Home, choice: Choice, what: &str, need: u16) -> bool {
    match what {
        "mon" => home.mon = need,
        "prestige" => home.prestige = need,
        "annex-owned" => home.annexes = Annexes::NONE,
        "annexes" | "any-annexes" => home.annexes = Annexes(0b1111),
        "geishas" => home.geishas = [0; 3],
        "own-geishas" => home.geishas = [need as u8, 0, 0],
        "blessings" => home.blessing = false,
        "blessing" => home.blessing = true,
        "reserve" => home.reserve = 1,
        "plain-at-home" => home.home = 1,
        "free-to-go" => home.staying = 0,
        "specialist-at-home" => {
            if let Choice::Send { specialist, .. } | Choice::Specialist(specialist) = choice {
                home.skilled = home.skilled.with(specialist);
            }
        }
        "weapons" | "give-weapons" | "pawned" => home.weapons = [3; 8],
        "spare" => {
            if let Choice::Discard(Card::Weapon(weapon)) = choice {
                home.weapons[weapon as usize] += 1;
            }
        }
        _ => return false,
    }
    true
}

/// What is in the decks and stocks.
fn in_stock(game: &Yedo, world: &mut State, seat: Seat, choice: Choice, what: &str) -> bool {
    let (open, secret) = (&mut world.open, &mut world.secret);
    match what {
        "deck" | "weapons-left" => fill_decks(game, world),
        "could-take" => {
            fill_decks(game, world);
            world.open.geishas = [1; 3];
            world.open.homes[seat].geishas = [0; 3];
            world.open.homes[seat].reserve = 1;
            forget_skills(&mut world.open, seat);
            world.open.tokens.reserve = Some(Specialist::Samurai);
        }
        "token" => {
            forget_skills(open, seat);
            open.tokens.gates = [Some(Specialist::Samurai); 2];
        }
        "behind" => {
            let all = game.turns() as usize;
            let own = open.order.iter().position(|other| *other == seat);
            open.order.swap(own.unwrap_or(0), all - 1);
        }
        "hired" => open.homes[seat].hired = None,
        "besides" => {
            open.closed = Closed::default();
            forget_skills(open, seat);
            open.homes[seat].mon = u16::from(u8::MAX);
            open.homes[seat].geishas = [0; 3];
            open.homes[seat].reserve = 1;
            open.homes[seat].home = 0;
            let own: Vec<Spot> = open.spots(seat).collect();
            own.into_iter().skip(1).for_each(|spot| open.set(spot, Piece::NOBODY));
            open.geishas = [1; 3];
            open.row = [Some(Weapon::Katana); ROW];
            open.tokens.gates = [Some(Specialist::Samurai); 2];
        }
        "skill-owned" => forget_skills(open, seat),
        "specialists" => open.homes[seat].skilled = Specialists(0b11_1111),
        "with" => {
            let (Choice::Complete { mission, bonus }, Frame::Active { spot, .. }) =
                (choice, open.frames.top())
            else {
                return false;
            };
            let with = mission::needs(game, mission, bonus).with.iter().next();
            if let Some(with) = with {
                open.set(spot, Piece::skilled(seat, with));
            }
        }
        "favor" => open.favors = u8::MAX,
        "in-force" => {
            open.helped = Helped::default();
            open.bold = None;
            open.again = 0;
            open.watch.stay = false;
            (open.bidding.purses, open.bidding.broker, open.bidding.no_auction) = (0, 0, false);
        }
        "auctioned" => open.bidding.auctioned = 0,
        "asset-taken" => open.bidding.taken = 0,
        "takes-part" => open.bidding.part |= 1 << seat.0,
        "annexes-left" => open.annexes = [1; 4],
        "geishas-left" => open.geishas = [1; 3],
        "blessings-left" => open.blessings = 1,
        "jesuits-here" => {
            open.jesuits = Jesuits::Here;
            fill_decks(game, world);
        }
        "church" => open.church = 1,
        "church-mon" => open.church = u16::from(u8::MAX),
        "weapon" => {
            let space = if let Choice::Do { with, .. } = choice { with } else { 0 };
            open.row[space as usize] = Some(Weapon::Katana);
        }
        "action-closed" | "district-closed" | "location-closed" | "annex-closed" => {
            open.closed = Closed::default();
        }
        "hard-mission" => {
            let red = game.missions[Colour::Red as usize].iter().next();
            let own = &mut secret.hands[seat].missions.as_mut_slice()[0];
            *own = Placed { card: red.expect("there are red missions"), known: Known::to(seat) };
        }
        "give-actions" => {
            let own = &mut secret.hands[seat].actions;
            own.clear();
            game.actions.iter().take(3).for_each(|card| own.push(known(seat, card)));
        }
        "give-bonuses" => {
            let own = &mut secret.hands[seat].bonuses;
            own.clear();
            game.bonuses.iter().take(2).for_each(|card| own.push(known(seat, card)));
        }
        _ => return false,
    }
    true
}

fn known(seat: Seat, card: u8) -> Placed {
    Placed { card, known: Known::to(seat) }
}

fn fill_decks(game: &Yedo, world: &mut State) {
    let secret = &mut world.secret;
    secret.missions.bag = game.missions.iter().fold(Cards::NONE, |all, back| all.and(back));
    secret.actions.bag = game.actions;
    secret.bonuses.bag = game.bonuses;
    secret.weapon_bag = [1; 8];
    debug_assert!(!draw::is_empty(game, world, Deck::Weapon), "there are weapons now");
}

/// All specialists of a seat are plain disciples.
fn forget_skills(open: &mut Open, seat: Seat) {
    open.homes[seat].skilled = Specialists::NONE;
    open.homes[seat].skilled_at_war = Specialists::NONE;
    let own: Vec<Spot> = open.own_spots(seat).collect();
    for spot in own {
        open.set(spot, Piece::of(seat));
    }
}

/// Who stands where.
fn on_the_board(game: &Yedo, world: &mut State, seat: Seat, choice: Choice, what: &str) -> bool {
    let open = &mut world.open;
    let other = game.seats().without(seat).lowest().unwrap_or(seat);
    match what {
        "free" => {
            if let Choice::Assign(spot) | Choice::Send { spot, .. } | Choice::SendBoy(spot) = choice
            {
                if !spot.is_beside() {
                    open.set(spot, Piece::NOBODY);
                }
                open.beside = Default::default();
            }
        }
        "resting" => rest_spots(game).for_each(|spot| open.set(spot, Piece::NOBODY)),
        "disciples" => {
            open.homes[seat].home = 0;
            open.homes[seat].skilled = Specialists::NONE;
            let own: Vec<Spot> = open.spots(seat).collect();
            for spot in own {
                open.set(spot, Piece::NOBODY);
            }
        }
        "room" => {
            open.on = [Piece::NOBODY; LOCATIONS_MAX];
            open.beside = Default::default();
            open.closed = Closed::default();
            let gates = game.locations(District::Gates).next().expect("it has locations");
            open.set(Spot::location(gates), Piece::of(seat));
        }
        "at-location" | "wanted" => {
            let district = open.patrol.filter(|_| what == "wanted").unwrap_or(District::Gates);
            let no = game.locations(district).last().expect("it has locations");
            open.set(Spot::location(no), Piece::of(seat));
            open.watch.spared = [None; 2];
            (open.watch.safe, open.watch.bribed, open.watch.no_arrest) = (0, 0, false);
            open.patrol = Some(district);
        }
        "meeting" => open.pedlars = u8::MAX,
        "has-anything" => {
            let Choice::Rival(other) = choice else { return false };
            open.homes[other].mon = 1;
        }
        "annex-of-rival" => open.homes[other].annexes = Annexes(0b1111),
        "any-rival" => any_rival(game, open, seat, other),
        "rival-has-more" | "rival-here" | "rival-takes-part" => {
            let Choice::Rival(rival) = choice else { return false };
            any_rival(game, open, seat, rival);
        }
        "beside" => open.bold = Some(Place::ClosedOrTaken),
        "held" => {
            let (Choice::Assign(spot) | Choice::Send { spot, .. } | Choice::SendBoy(spot)) = choice
            else {
                return false;
            };
            let no = spot.as_location().expect("it is beside a location");
            open.set(Spot::location(no), Piece::of(other));
        }
        "rival-annex" => open.annexed[other][0] = Piece::of(seat),
        "rival" | "present" => {
            let Choice::Complete { mission, bonus } = choice else { return false };
            present(game, open, seat, &mission::needs(game, mission, bonus));
        }
        _ => return false,
    }
    true
}

/// Everybody who must be somewhere is there, and whoever of this seat stands there already stays.
fn present(game: &Yedo, open: &mut Open, seat: Seat, needs: &Needs) {
    let other = game.seats().without(seat).lowest();
    for district in District::ALL {
        let own = needs.districts[district as usize];
        let own = own.saturating_sub(game.present(open, seat, district));
        let rival = other.filter(|_| needs.is_rival_in(district));
        let others = |spot: &Spot| open.at(*spot).owner() != Some(seat);
        let mut spots: Vec<Spot> = game.spots_in(district).filter(others).collect();
        // Beside others only where there is no room.
        spots.sort_unstable();
        let come = rival.into_iter().chain(std::iter::repeat_n(seat, own as usize));
        for (spot, who) in spots.into_iter().zip(come) {
            open.set(spot, Piece::of(who));
        }
    }
}

/// A rival who has more of everything, takes part in the bidding and stands beside me.
fn any_rival(game: &Yedo, open: &mut Open, seat: Seat, other: Seat) {
    open.homes[seat].geishas = [0; 3];
    open.homes[other].geishas = [1; 3];
    open.homes[seat].weapons = [0; 8];
    open.homes[other].weapons = [1; 8];
    open.homes[other].home = u8::MAX / 2;
    open.bidding.part |= 1 << other.0;
    for (no, whose) in game.locations(District::Gates).zip([seat, other]) {
        open.set(Spot::location(no), Piece::of(whose));
    }
}
