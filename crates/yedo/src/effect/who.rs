//! Who is meant, what they have, and what they can pay.

use table::{Seat, Seats};

use crate::edition::{Condition, Effect, Thing, Who};
use crate::game::Yedo;
use crate::score::lowest;
use crate::state::State;
use crate::{gain, limit};

/// Those who are meant. Rivals of choice are asked for, not computed.
pub(super) fn meant(game: &Yedo, state: &State, me: Seat, owner: Seat, who: Who) -> Seats {
    let open = &state.open;
    let all = table::Game::seats(game);
    let most = |of: &dyn Fn(Seat) -> u16| {
        let top = all.iter().map(of).max().unwrap_or(0);
        all.iter().filter(|seat| of(*seat) == top).collect()
    };
    match who {
        Who::Me => Seats::only(me),
        Who::Each => all,
        Who::Others => all.without(me),
        Who::OthersWith(thing) => {
            all.without(me).iter().filter(|seat| 0 < number(state, *seat, thing)).collect()
        }
        Who::Owner => Seats::only(owner),
        Who::Lowest => Seats::only(lowest(game, open)),
        Who::Highest => most(&|seat| open.homes[seat].prestige),
        Who::Richest => most(&|seat| open.homes[seat].mon),
        Who::One | Who::OneWithMore | Who::OneHere => {
            unreachable!("no event lets anybody pick a rival")
        }
    }
}

/// How much of a thing somebody has.
pub(super) fn number(state: &State, seat: Seat, thing: Thing) -> u16 {
    let home = &state.open.homes[seat];
    let kind = match thing {
        Thing::Mon => return home.mon,
        Thing::Prestige => return home.prestige,
        Thing::Geisha => return u16::from(home.n_geishas()),
        Thing::Blessing => return u16::from(home.blessing),
        Thing::Disciple => return u16::from(state.open.n_disciples(seat)),
        Thing::Action => crate::frame::Kind::Actions,
        Thing::Bonus => crate::frame::Kind::Bonuses,
        Thing::Mission => crate::frame::Kind::Missions,
        Thing::Weapon => crate::frame::Kind::Weapons,
        Thing::Annex => crate::frame::Kind::Annexes,
    };
    u16::from(limit::number(state, seat, kind))
}

/// Is it so?
pub(super) fn holds(game: &Yedo, state: &State, me: Seat, condition: Condition) -> bool {
    match condition {
        Condition::Has(thing, least) => u16::from(least) <= number(state, me, thing),
        Condition::MonAtMost(most) => state.open.homes[me].mon <= u16::from(most),
        Condition::First => game.in_order(&state.open).next() == Some(me),
        Condition::SawBlack => false,
    }
}

/// Can the price at the head of a line be paid? All that decides it lies open.
pub(super) fn can_pay(state: &State, me: Seat, line: &[Effect]) -> bool {
    match line.first() {
        Some(Effect::Pay(thing, price)) => u16::from(*price) <= number(state, me, *thing),
        Some(Effect::PayPer(thing, price)) => {
            u16::from(*price) * number(state, me, *thing) <= state.open.homes[me].mon
        }
        Some(Effect::Or(one, other)) => can_pay(state, me, one) || can_pay(state, me, other),
        _ => true,
    }
}

/// Can the first word of a line be done at all?
pub(super) fn can_do(game: &Yedo, state: &State, me: Seat, line: &[Effect]) -> bool {
    match line.first() {
        Some(Effect::Gain(Who::Me, Thing::Blessing, _)) => gain::can_bless(game, &state.open, me),
        _ => can_pay(state, me, line),
    }
}
