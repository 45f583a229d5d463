//! A position that could be on a table: what is refused here would leave somebody without an answer,
//! or the rules without footing.

use table::{Choices, Game, Misread, Seat};

use super::bare::First;
use crate::edition::{Moment, Thing};
use crate::flow;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::phase::trade;
use crate::state::{Spot, State};

/// Are all values such that the rest of a position can be worked out?
pub(super) fn values(game: &Yedo, state: &State) -> Result<(), Misread> {
    let open = &state.open;
    so(open.round <= game.setup().rounds, "round", "no more rounds than were agreed")?;
    let mut spots = (0..5).map(Seat).flat_map(|seat| open.spots(seat));
    so(spots.all(|spot| is_place(game, spot)), "at", "places of this game")?;
    let mut below = None;
    for (i, frame) in open.frames.as_slice().iter().enumerate() {
        // What waits below may have come to its end.
        let end = u8::from(i + 1 < open.frames.as_slice().len());
        let found = format!("{frame:?}");
        so(nests(below, *frame), &found, "something that can go on inside what is going on")?;
        so(is_in_range(game, state, *frame, end), &found, "something that can go on in this game")?;
        below = Some(*frame);
    }
    Ok(())
}

/// `yedo.setup.sequence`: missions and favors are taken before round 1, and only then.
fn set_up(game: &Yedo, state: &State) -> Result<(), Misread> {
    let open = &state.open;
    let (before, favors) = match open.frames.as_slice()[0] {
        Frame::Draft { .. } => (true, 0),
        Frame::Favors { taken } => (true, taken),
        _ => (false, 0),
    };
    so(before == (open.round == 0), "round", "0 during set-up, at least 1 afterwards")?;
    let left = game.edition.favors.len() as u32 - u32::from(favors);
    so(!before || open.favors.count_ones() == left, "favors", "as many as nobody has taken")?;
    let nobody = game.seats().iter().all(|seat| open.spots(seat).next().is_none());
    so(!before || nobody, "at", "an empty board during set-up")
}

/// Does somebody have something to answer, or is it over?
pub(super) fn check(game: &Yedo, state: &State) -> Result<(), Misread> {
    let asked = game.asked(state);
    let over = state.open.frames.top() == Frame::Over;
    so(over || !asked.is_empty(), "nobody is asked", "a position in which somebody is asked")?;
    set_up(game, state)?;
    let waiting = state.secret.replies.waiting();
    let window = matches!(state.open.frames.top(), Frame::Window { .. });
    so(window || waiting.is_empty(), "waiting", "a moment at which somebody is asked")?;
    let sealed = state.secret.replies.sealed();
    so(window || sealed.is_empty(), "answered", "a moment at which somebody is asked")?;
    let settled = flow::is_settled(game, state, &mut First);
    so(settled, "nobody to wait for", "a position that waits for the seat in turn")?;
    for seat in asked.iter() {
        let mut choices = Choices::new();
        game.choices(state, seat, &mut choices);
        so(!choices.is_empty(), "nothing to answer", "a question that has an answer")?;
    }
    Ok(())
}

fn so(holds: bool, found: &str, expected: &str) -> Result<(), Misread> {
    if holds { Ok(()) } else { Err(Misread::new(found, expected)) }
}

fn is_place(game: &Yedo, spot: Spot) -> bool {
    match (spot.as_annex(), spot.as_location()) {
        (Some((owner, _)), _) => owner.0 < game.players(),
        (None, Some(no)) => game.places.iter().any(|places| places >> no.0 & 1 == 1),
        (None, None) => false,
    }
}

/// What can go on inside what.
fn nests(below: Option<Frame>, frame: Frame) -> bool {
    let Some(below) = below else { return is_phase(frame) };
    match frame {
        Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            matches!(below, Frame::NextCall { .. })
        }
        Frame::EventWorks => below == Frame::EventOver,
        Frame::Offer { .. } | Frame::Answer { .. } | Frame::HandOver { .. } => {
            matches!(below, Frame::Trade { .. })
        }
        Frame::Amount { .. } => matches!(below, Frame::Offer { .. }),
        Frame::Return { .. } => matches!(below, Frame::Act { .. }),
        Frame::Active { seat, spot, .. } => below == Frame::Return { seat, spot },
        Frame::Window { moment } => below == Frame::Moment { moment },
        Frame::Moment { moment: Moment::Reply } => {
            matches!(below, Frame::Played { asked: true, .. })
        }
        Frame::PickRival { .. } => matches!(below, Frame::Line { .. }),
        _ => !is_phase(frame) && frame != Frame::Nothing,
    }
}

fn is_phase(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Draft { .. }
            | Frame::Favors { .. }
            | Frame::Prepare
            | Frame::Emperor
            | Frame::Egress { .. }
            | Frame::NextCall { .. }
            | Frame::Call { .. }
            | Frame::Open { .. }
            | Frame::Bid { .. }
            | Frame::Buy { .. }
            | Frame::Extra { .. }
            | Frame::Event
            | Frame::Assign { .. }
            | Frame::Step
            | Frame::Stopped
            | Frame::Icons
            | Frame::Bribe { .. }
            | Frame::Arrest { .. }
            | Frame::EventOver
            | Frame::Trade { .. }
            | Frame::Act { .. }
            | Frame::Final
            | Frame::Over
    )
}

/// Are turns, lines, cards and places of this game?
fn is_in_range(game: &Yedo, state: &State, frame: Frame, end: u8) -> bool {
    let (players, turns) = (game.players(), game.turns());
    let open = &state.open;
    let is_line = |line: u8| (line as usize) < game.lines.len();
    let owns = |seat: Seat, spot: Spot| open.at(spot).owner() == Some(seat);
    match frame {
        Frame::Draft { taken } => taken < players * game.edition.numbers.start.missions + end,
        Frame::Favors { taken } => taken < players + end,
        Frame::Egress { turn }
        | Frame::NextCall { turn }
        | Frame::Call { turn }
        | Frame::Open { turn, .. } => turn < players,
        // `yedo.limit.mon`: a bid needs the Mon.
        Frame::Bid { turn, best, mon, .. } => {
            turn < players && u16::from(mon) <= open.homes[best].mon
        }
        Frame::Buy { turn }
        | Frame::Extra { turn }
        | Frame::Bribe { turn }
        | Frame::Arrest { turn } => turn < turns + end,
        Frame::Assign { turn, idle } | Frame::Act { turn, idle } => turn < turns && idle < turns,
        Frame::Trade { turn, idle, time } => {
            turn < turns && idle < turns + end && time < trade::offers_most(game) + end
        }
        Frame::Offer { me, with } | Frame::Answer { me, with } | Frame::HandOver { me, with } => {
            me != with
        }
        Frame::Active { seat, spot, .. } => is_place(game, spot) && owns(seat, spot),
        Frame::Return { spot, .. } => is_place(game, spot),
        Frame::MoveTo { me, from, .. } => is_place(game, from) && owns(me, from),
        Frame::Line { line, at, .. } => {
            is_line(line) && (at as usize) <= game.lines.get(line).len()
        }
        Frame::ForEach { line, .. } | Frame::May { line, .. } => is_line(line),
        Frame::Either { first, second, .. } => is_line(first) && is_line(second),
        Frame::Played { card, .. } | Frame::Story { card, .. } => game.actions.has(card),
        Frame::Give { kind, mission, .. } => {
            let given = matches!(kind, Kind::Actions | Kind::Bonuses | Kind::Weapons);
            given && (mission as usize) < game.edition.missions.len()
        }
        Frame::GiveUp { kind, errand, .. } => {
            let given = matches!(kind, Kind::Actions | Kind::Bonuses | Kind::Weapons);
            given && (errand as usize) < game.edition.emperor.len()
        }
        Frame::Reward { thing, .. } => matches!(
            thing,
            Thing::Action | Thing::Bonus | Thing::Mission | Thing::Weapon | Thing::Blessing
        ),
        Frame::SwapTake { me, weapon } => {
            open.homes[me].weapons.get(weapon as usize).is_some_and(|number| 0 < *number)
        }
        _ => true,
    }
}
