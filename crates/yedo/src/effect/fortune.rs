//! Words by which things come and go.

use table::{Log, Seat, Seats};

use crate::edition::Thing;
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::gain;
use crate::game::Yedo;
use crate::state::{Open, State};

/// From bank, deck, bag or stock; whoever is first in player order gains first.
pub(super) fn gain_each(
    game: &Yedo,
    state: &mut State,
    seats: Seats,
    thing: Thing,
    n: u8,
    log: &mut impl Log<Fact>,
) {
    let order: Vec<Seat> = game.in_order(&state.open).filter(|seat| seats.has(*seat)).collect();
    let open = &mut state.open;
    for seat in order.iter().rev().copied() {
        if matches!(thing, Thing::Action | Thing::Bonus | Thing::Mission | Thing::Weapon) {
            open.frames.push(Frame::Reward { seat, thing, left: n });
        }
    }
    for seat in order {
        match thing {
            Thing::Mon => gain::earn(open, seat, u16::from(n), log),
            Thing::Prestige => gain::score(open, seat, u16::from(n), log),
            Thing::Blessing => gain::bless(game, open, seat, log),
            Thing::Geisha if gain::can_take_geisha(game, open, seat) => {
                gain::take_geisha(open, seat, false, log);
            }
            Thing::Disciple if 0 < open.homes[seat].reserve => gain::recruit(open, seat, log),
            _ => {}
        }
    }
}

/// Takes what is there; of cards, weapons and annexes the owner picks which.
pub(super) fn lose_each(
    game: &Yedo,
    state: &mut State,
    seats: Seats,
    thing: Thing,
    n: u8,
    log: &mut impl Log<Fact>,
) {
    let order: Vec<Seat> = game.in_order(&state.open).filter(|seat| seats.has(*seat)).collect();
    let kind = match thing {
        Thing::Action => Some(Kind::Actions),
        Thing::Bonus => Some(Kind::Bonuses),
        Thing::Mission => Some(Kind::Missions),
        Thing::Weapon => Some(Kind::Weapons),
        Thing::Annex => Some(Kind::Annexes),
        Thing::Mon | Thing::Prestige | Thing::Geisha | Thing::Blessing | Thing::Disciple => None,
    };
    let open = &mut state.open;
    if let Some(kind) = kind {
        for seat in order.iter().rev().copied() {
            open.frames.push(Frame::Lose { seat, kind, left: n });
        }
        return;
    }
    for seat in order {
        match thing {
            Thing::Mon => gain::lose_mon(open, seat, u16::from(n), log),
            Thing::Prestige => gain::lose_prestige(open, seat, u16::from(n), log),
            Thing::Geisha if 0 < open.homes[seat].n_geishas() => gain::lose_geisha(open, seat, log),
            Thing::Blessing if open.homes[seat].blessing => gain::unbless(open, seat, log),
            // `yedo.limit.floor`
            Thing::Disciple if game.edition.numbers.limits.floor < open.n_disciples(seat) => {
                open.frames.push(Frame::Lose { seat, kind: Kind::Disciples, left: 1 });
            }
            _ => {}
        }
    }
}

/// From another player, as much as is there.
pub(super) fn take(
    open: &mut Open,
    me: Seat,
    from: Seat,
    thing: Thing,
    n: u8,
    log: &mut impl Log<Fact>,
) {
    match thing {
        Thing::Mon => {
            let mon = u16::from(n).min(open.homes[from].mon - bid_by(open, from));
            gain::pay(open, from, mon, log);
            gain::earn(open, me, mon, log);
        }
        Thing::Geisha => {
            let own = &mut open.homes[from].geishas;
            let at = own.iter().position(|number| 0 < *number).expect("they have more than I");
            own[at] -= 1;
            open.homes[me].geishas[at] += 1;
            let value = at as u8 + 1;
            log.tell(Fact::GeishaLost { seat: from, value });
            log.tell(Fact::GeishaGained { seat: me, value });
        }
        _ => unreachable!("no card takes {thing:?} yet"),
    }
}

/// `yedo.limit.mon`: Mon that are bid are set aside while the bid stands.
fn bid_by(open: &Open, seat: Seat) -> u16 {
    let bids = open.frames.as_slice().iter().map(|frame| match *frame {
        Frame::Bid { best, mon, .. } if best == seat => u16::from(mon),
        _ => 0,
    });
    bids.sum()
}
