//! An action done besides the activation, for a price of its own: some cards and characters let one.

use table::{Chance, First, Hearing, Illegal, Log, Seat};

use super::{By, Deed, apply, check, ways};
use crate::choice::Choice;
use crate::edition::DistrictAction;
use crate::effect::asked_by;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::State;

/// The ways in which an action could be done besides, for a price of its own.
pub(crate) fn besides_candidates(
    game: &Yedo,
    action: DistrictAction,
    out: &mut impl FnMut(Choice),
) {
    (0..ways(game, action)).for_each(|with| out(Choice::Do { action, with }));
}

/// The law of doing an action besides.
pub(crate) fn besides_check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    (action, price): (DistrictAction, u8),
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let rule = asked_by(game, &state.open);
    let Choice::Do { action: other, with } = choice else { return Err(Illegal::no_answer(rule)) };
    rule.needs("that-action", u8::from(other == action), 1)?;
    check(game, state, seat, Deed { by: By::Besides(price), action, with }, hearing)
}

/// Could it be done at all?
pub(crate) fn could_besides(
    game: &Yedo,
    state: &State,
    seat: Seat,
    action: DistrictAction,
    price: u8,
) -> bool {
    let by = By::Besides(price);
    let can = |with| check(game, state, seat, Deed { by, action, with }, &mut First).is_ok();
    (0..ways(game, action)).any(can)
}

/// It is done.
pub(crate) fn besides_apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let (Choice::Do { action, with }, Frame::Besides { price, .. }) =
        (choice, state.open.frames.pop())
    else {
        unreachable!("checked: an action")
    };
    log.tell(Fact::Acted { seat, action });
    apply(game, state, seat, Deed { by: By::Besides(price), action, with }, chance, log);
}

/// Where there is only one way nobody is asked. True if somebody is.
pub(crate) fn settle_besides(
    game: &Yedo,
    state: &mut State,
    (seat, action, price): (Seat, DistrictAction, u8),
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    let lawful = |choice: &Choice| {
        besides_check(game, state, seat, (action, price), *choice, &mut First).is_ok()
    };
    let mut all = Vec::new();
    besides_candidates(game, action, &mut |choice| all.push(choice));
    all.retain(lawful);
    match all[..] {
        [] => {
            state.open.frames.pop();
        }
        [one] => besides_apply(game, state, seat, one, chance, log),
        _ => return true,
    }
    false
}
