//! Phase 4: the next round, or the end and its scoring.
//!
//! `edo.next.start-player`, `edo.end.*`, `edo.act.stays`.

use table::{BySeat, Game, Log, Outcome, Seat};

use crate::board::City;
use crate::fact::{End, Fact};
use crate::frame::Frame;
use crate::game::{Decided, Edo};
use crate::state::{Building, Open, Plan, State};

/// Officials come home; then the game ends or the next round is made ready.
///
/// The turning-up of the next merchant card needs luck, so it waits until the round begins.
pub(crate) fn next_round(game: &Edo, state: &mut State, log: &mut impl Log<Fact>) {
    let open = &mut state.open;
    for seat in game.seats().iter() {
        // `edo.act.stays`: those on border posts are samurai now; the others come home.
        let number = open.plans[seat].0.iter().map(|slot| slot.own).sum();
        open.homes[seat].officials += number;
        open.plans[seat] = Plan::default();
        log.tell(Fact::OfficialsHome { seat, number });
    }
    // `edo.end.trigger`
    let enough = game.edition.numbers.end_points;
    let points = game.seats().iter().any(|seat| u16::from(enough) <= open.homes[seat].points);
    if points || open.merchant.next.is_none() {
        let reason = if points { End::Points } else { End::Merchants };
        log.tell(Fact::Ended { reason });
        score(game, open, log);
        open.frames.replace(Frame::Over);
    } else {
        open.start = game.seat(open, 1);
        log.tell(Fact::StartPlayer { seat: open.start });
        open.frames.replace(Frame::RoundStart);
    }
}

/// `edo.end.score`.
fn score(game: &Edo, open: &mut Open, log: &mut impl Log<Fact>) {
    let numbers = &game.edition.numbers;
    for seat in game.seats().iter() {
        let home = &open.homes[seat];
        let ryo = home.purse.ryo.0 / u16::from(numbers.ryo_per_point);
        let samurai = u16::from(open.n_samurai(seat) / numbers.samurai_per_point);
        // `edo.ronin.token-score`
        let tokens = u16::from(home.tokens);
        open.homes[seat].points += ryo + samurai + tokens;
        log.tell(Fact::FinalScored { seat, ryo, samurai, tokens });
    }
}

/// Places and points, once the game is over.
pub(crate) fn outcome(game: &Edo, open: &Open) -> Option<Outcome> {
    if open.frames.top() != Frame::Over {
        return None;
    }
    let standing = BySeat::from_fn(|seat| key(game, open, seat));
    Some(Outcome::Ranked(BySeat::from_fn(|seat| {
        if !game.seats().has(seat) {
            return (0, 0);
        }
        let better = game.seats().iter().filter(|&other| standing[seat] < standing[other]).count();
        (better as u8 + 1, open.homes[seat].points.cast_signed())
    })))
}

/// What puts the better placed of two seats ahead of the other, once the game is over.
pub(crate) fn decided(game: &Edo, open: &Open, one: Seat, other: Seat) -> Decided {
    let (one, other) = (key(game, open, one), key(game, open, other));
    if one.0 != other.0 {
        Decided::House
    } else if one.1 != other.1 {
        Decided::Points
    } else if one.2 != other.2 {
        Decided::Ryo
    } else if one.3 != other.3 {
        Decided::Resources
    } else {
        Decided::Order
    }
}

/// What decides between seats, the most points being the aim (`edo.aim`): `edo.end.house-in-edo`
/// first, then points, then `edo.end.tie`.
fn key(game: &Edo, open: &Open, seat: Seat) -> (bool, u16, u16, u16, u8) {
    let home = &open.homes[seat];
    let housed = open.cities[City::EDO].has(Building::House, seat);
    let later = (seat.0 + game.players() - open.start.0) % game.players();
    (housed, home.points, home.purse.ryo.0, home.purse.resources(), later)
}
