//! Words by which things come and go.

use table::{Log, Seat, Seats};

use crate::edition::{Annex, Takeable, Thing};
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
        match thing {
            Thing::Action | Thing::Bonus | Thing::Mission | Thing::Weapon if 0 < n => {
                open.frames.push(Frame::Reward { seat, thing, left: n });
            }
            Thing::Annex => {
                let buildable = Annex::ALL.iter().filter(|it| gain::can_build(open, seat, **it));
                for _ in 0..buildable.count().min(n as usize) {
                    open.frames.push(Frame::PickAnnex { seat });
                }
            }
            Thing::Action
            | Thing::Bonus
            | Thing::Mission
            | Thing::Weapon
            | Thing::Mon
            | Thing::Prestige
            | Thing::Geisha
            | Thing::Blessing
            | Thing::Disciple => {}
        }
    }
    for seat in order {
        match thing {
            Thing::Mon => gain::earn(open, seat, u16::from(n), log),
            Thing::Prestige => gain::score(open, seat, u16::from(n), log),
            Thing::Blessing => gain::bless(game, open, seat, log),
            Thing::Geisha => {
                for _ in 0..n {
                    if gain::can_take_geisha(game, open, seat) {
                        gain::take_geisha(open, seat, false, log);
                    }
                }
            }
            Thing::Disciple => {
                for _ in 0..n {
                    if can_recruit(game, open, seat) {
                        gain::recruit(open, seat, log);
                    }
                }
            }
            Thing::Action | Thing::Bonus | Thing::Mission | Thing::Weapon | Thing::Annex => {}
        }
    }
}

/// `yedo.limit.disciples`: is there a plain one in the reserve, and room for it?
pub(super) fn can_recruit(game: &Yedo, open: &Open, seat: Seat) -> bool {
    let room = open.n_disciples(seat) < game.edition.numbers.limits.disciples;
    0 < open.homes[seat].reserve && (room || !game.law.words_as_written)
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
        Thing::Disciple => Some(Kind::Disciples),
        Thing::Mon | Thing::Prestige | Thing::Geisha | Thing::Blessing => None,
    };
    let open = &mut state.open;
    let written = game.law.words_as_written;
    // By the first rules one of them went, however many were named, and the last player chose first.
    let n = if written || !matches!(thing, Thing::Geisha | Thing::Disciple) { n } else { 1 };
    if let Some(kind) = kind {
        let mut asked = order;
        if written || kind != Kind::Disciples {
            asked.reverse();
        }
        for seat in asked {
            let left = if kind == Kind::Disciples {
                // `yedo.limit.floor`
                let floor = game.edition.numbers.limits.floor;
                open.n_disciples(seat).saturating_sub(floor).min(n)
            } else {
                n
            };
            open.frames.push(Frame::Lose { seat, kind, left });
        }
        return;
    }
    for seat in order {
        match thing {
            Thing::Mon => {
                let mon = free_to_lose(game, open, seat).min(u16::from(n));
                gain::lose_mon(open, seat, mon, log);
            }
            Thing::Prestige => gain::lose_prestige(open, seat, u16::from(n), log),
            Thing::Geisha => {
                for _ in 0..n.min(open.homes[seat].n_geishas()) {
                    gain::lose_geisha(open, seat, log);
                }
            }
            Thing::Blessing => {
                if open.homes[seat].blessing {
                    gain::unbless(open, seat, log);
                }
            }
            Thing::Action
            | Thing::Bonus
            | Thing::Mission
            | Thing::Weapon
            | Thing::Annex
            | Thing::Disciple => {}
        }
    }
}

/// I pay 1 Mon per disciple, or half of it; each Mon short costs prestige, up to so much.
pub(super) fn feed(
    game: &Yedo,
    open: &mut Open,
    me: Seat,
    (halved, most): (bool, u8),
    log: &mut impl Log<Fact>,
) {
    let due = u16::from(open.n_disciples(me)) / if halved { 2 } else { 1 };
    let mon = free_to_lose(game, open, me);
    gain::lose_mon(open, me, due.min(mon), log);
    gain::lose_prestige(open, me, due.saturating_sub(mon).min(u16::from(most)), log);
}

/// From each of these, as much as is there.
pub(super) fn take_each(
    game: &Yedo,
    open: &mut Open,
    me: Seat,
    from: Seats,
    thing: Takeable,
    n: u8,
    log: &mut impl Log<Fact>,
) {
    let order: Vec<Seat> = from.iter().collect();
    let written = game.law.words_as_written;
    match thing {
        Takeable::Mon => order.into_iter().for_each(|from| {
            let mon = free_mon(open, from).min(u16::from(n));
            gain::pay(open, from, mon, log);
            gain::earn(open, me, mon, log);
        }),
        Takeable::Prestige => order.into_iter().for_each(|from| {
            let points = open.homes[from].prestige.min(u16::from(n));
            gain::lose_prestige(open, from, points, log);
            gain::score(open, me, points, log);
        }),
        Takeable::Weapon => {
            let mut asked = order;
            if written {
                asked.reverse();
            }
            for from in asked {
                for _ in 0..n.min(open.homes[from].n_weapons()) {
                    open.frames.push(Frame::TakeWeapon { me, from });
                }
            }
        }
        Takeable::Geisha => order.into_iter().for_each(|from| {
            for _ in 0..n {
                take_geisha(game, open, me, from, log);
            }
        }),
    }
}

/// `yedo.limit.geishas`: the geisha of the lowest value comes over, if there is one and room for her.
fn take_geisha(game: &Yedo, open: &mut Open, me: Seat, from: Seat, log: &mut impl Log<Fact>) {
    let room = open.homes[me].n_geishas() < game.edition.numbers.limits.geishas
        || !game.law.words_as_written;
    let own = &mut open.homes[from].geishas;
    let Some(at) = own.iter().position(|number| 0 < *number).filter(|_| room) else { return };
    own[at] -= 1;
    open.homes[me].geishas[at] += 1;
    let value = at as u8 + 1;
    log.tell(Fact::GeishaLost { seat: from, value });
    log.tell(Fact::GeishaGained { seat: me, value });
}

/// What a word can take from somebody: what is not bid. By the first rules only what another player
/// takes was so.
pub(super) fn free_to_lose(game: &Yedo, open: &Open, seat: Seat) -> u16 {
    if game.law.words_as_written { free_mon(open, seat) } else { open.homes[seat].mon }
}

/// The Mon of a seat that are not bid.
fn free_mon(open: &Open, seat: Seat) -> u16 {
    open.homes[seat].mon.saturating_sub(bid_by(open, seat))
}

/// `yedo.limit.mon`: Mon that are bid are set aside while the bid stands.
#[expect(clippy::wildcard_enum_match_arm, reason = "only one frame is a bid that stands")]
fn bid_by(open: &Open, seat: Seat) -> u16 {
    let bids = open.frames.as_slice().iter().map(|frame| match *frame {
        Frame::Bid { best, mon, .. } if best == seat => u16::from(mon),
        _ => 0,
    });
    bids.sum()
}
