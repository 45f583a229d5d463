//! What goes when there is too much, or when something is lost or given by the owner's choice.
//!
//! `yedo.limit.*`.

use table::{Hearing, Illegal, Log, Rule, Seat};

use crate::addon::specialists;
use crate::choice::{Card, Choice};
use crate::edition::Annex;
use crate::effect::asked_by;
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::state::{Open, State};
use crate::{gain, rules};

/// The rule of a limit.
pub(crate) fn rule(kind: Kind) -> Rule {
    match kind {
        Kind::Missions => rules::LIMIT_MISSIONS,
        Kind::Actions => rules::LIMIT_ACTIONS,
        Kind::Bonuses => rules::LIMIT_BONUS,
        Kind::Weapons => rules::LIMIT_WEAPONS,
        Kind::Annexes => rules::LIMIT_ANNEXES,
        Kind::Disciples => rules::LIMIT_DISCIPLES,
    }
}

/// How many of them a seat may have.
pub(crate) fn most(game: &Yedo, open: &Open, seat: Seat, kind: Kind) -> u8 {
    let limits = &game.edition.numbers.limits;
    match kind {
        Kind::Missions => limits.missions,
        Kind::Actions => limits.actions,
        Kind::Bonuses => limits.bonuses,
        Kind::Weapons => specialists::weapons_most(game, open, seat),
        Kind::Annexes => Annex::ALL.len() as u8,
        Kind::Disciples => limits.disciples,
    }
}

/// How many of them a seat has.
pub(crate) fn number(state: &State, seat: Seat, kind: Kind) -> u8 {
    let hand = &state.secret.hands[seat];
    match kind {
        Kind::Missions => hand.missions.len(),
        Kind::Actions => hand.actions.len(),
        Kind::Bonuses => hand.bonuses.len(),
        Kind::Weapons => state.open.homes[seat].n_weapons(),
        Kind::Annexes => state.open.homes[seat].annexes.len(),
        Kind::Disciples => state.open.n_disciples(seat),
    }
}

/// Is there too much of it?
pub(crate) fn is_over(game: &Yedo, state: &State, seat: Seat, kind: Kind) -> bool {
    most(game, &state.open, seat, kind) < number(state, seat, kind)
}

/// Everything that could go.
pub(crate) fn candidates(state: &State, seat: Seat, kind: Kind, out: &mut impl FnMut(Choice)) {
    let (hand, home) = (&state.secret.hands[seat], &state.open.homes[seat]);
    match kind {
        Kind::Missions => hand.missions.iter().for_each(|n| out(Choice::Discard(Card::Mission(n)))),
        Kind::Actions => hand.actions.iter().for_each(|n| out(Choice::Discard(Card::Action(n)))),
        Kind::Bonuses => hand.bonuses.iter().for_each(|n| out(Choice::Discard(Card::Bonus(n)))),
        Kind::Weapons => (0..8_u8)
            .filter(|n| 0 < home.weapons[*n as usize])
            .for_each(|n| out(Choice::Discard(Card::Weapon(n)))),
        Kind::Annexes => home.annexes.iter().for_each(|annex| out(Choice::GiveBack(annex))),
        Kind::Disciples => specialists::candidates(&state.open, seat, out),
    }
}

/// May this go? What is too much goes by its limit; what is lost or paid by whatever asks for it.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    kind: Kind,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let too_much = matches!(open.frames.top(), Frame::Excess { .. });
    let rule = if too_much { rule(kind) } else { asked_by(game, open) };
    if named(choice) != Some(kind) {
        return Err(Illegal::no_answer(rule));
    }
    let mut found = false;
    candidates(state, seat, kind, &mut |other| found = found || other == choice);
    hearing.hear(rule.needs("yours", u8::from(found), 1))
}

/// The kind of thing an answer discards.
fn named(choice: Choice) -> Option<Kind> {
    if let Choice::Discard(card) = choice {
        return match card {
            Card::Mission(_) => Some(Kind::Missions),
            Card::Action(_) => Some(Kind::Actions),
            Card::Bonus(_) => Some(Kind::Bonuses),
            Card::Weapon(_) => Some(Kind::Weapons),
            Card::Event(_) | Card::Emperor(_) => None,
        };
    }
    let disciple = matches!(choice, Choice::AtHome | Choice::Specialist(_) | Choice::Disciple(_));
    let annex = matches!(choice, Choice::GiveBack(_)).then_some(Kind::Annexes);
    annex.or(disciple.then_some(Kind::Disciples))
}

/// What is too much, or lost, goes.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let frame = state.open.frames.pop();
    if let Frame::Lose { kind, left, .. } = frame {
        state.open.frames.push(Frame::Lose { seat, kind, left: left - 1 });
        discard(game, state, seat, choice, log);
    } else if let Frame::Excess { kind, .. } = frame {
        discard(game, state, seat, choice, log);
        still(game, state, seat, kind);
    } else {
        unreachable!("something is too much")
    }
}

/// Something that was too much went, which was asked for. `yedo.trade.what`: a trade can bring more
/// than one too many; then the next goes.
pub(crate) fn still(game: &Yedo, state: &mut State, seat: Seat, kind: Kind) {
    let excess = Frame::Excess { seat, kind };
    let first = !state.open.frames.as_slice().contains(&excess);
    if 1 < game.law.beyond_limit && first && is_over(game, state, seat, kind) {
        state.open.frames.push(excess);
    }
}

/// What was too much when a trade brought it may have gone by a card played since. True if somebody is
/// asked.
pub(crate) fn settle_excess(game: &Yedo, state: &mut State, seat: Seat, kind: Kind) -> bool {
    if 1 < game.law.beyond_limit && !is_over(game, state, seat, kind) {
        state.open.frames.pop();
        return false;
    }
    true
}

fn discard(game: &Yedo, state: &mut State, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    if let Choice::Discard(card) = choice {
        gain::discard(game, state, seat, card, log);
    } else if let Choice::GiveBack(annex) = choice {
        gain::unbuild(&mut state.open, seat, annex, log);
    } else {
        let disciple =
            matches!(choice, Choice::AtHome | Choice::Specialist(_) | Choice::Disciple(_));
        assert!(disciple, "checked: something that goes");
        specialists::part(game, &mut state.open, seat, choice, log);
    }
}

/// What must go goes unasked where there is nothing to choose. True if somebody is asked.
pub(crate) fn settle(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    kind: Kind,
    left: u8,
    log: &mut impl Log<Fact>,
) -> bool {
    let there = number(state, seat, kind);
    if left == 0 || there == 0 {
        state.open.frames.pop();
        return false;
    }
    if left < there {
        return true;
    }
    let mut first = None;
    candidates(state, seat, kind, &mut |choice| first = first.or(Some(choice)));
    state.open.frames.replace(Frame::Lose { seat, kind, left: left - 1 });
    discard(game, state, seat, first.expect("there is one"), log);
    false
}
