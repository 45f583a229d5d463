//! Who is asked what, which answers there are, and how the game goes on: each frame, one line.

use table::{Chance, Choices, First, Hearing, Illegal, Log, Rule, Seat, Seats};

use crate::action;
use crate::addon::{privileges, ronin};
use crate::board::Spaces;
use crate::choice::{Choice, Question};
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Edo;
use crate::phase::{income, perform, plan};
use crate::rules;
use crate::setup;
use crate::state::{Open, State};

/// The seats that owe an answer.
pub(crate) fn asked(game: &Edo, state: &State) -> Seats {
    match state.open.frames.as_slice()[0] {
        Frame::Plan => state.secret.plans.waiting(),
        Frame::Over => Seats::NONE,
        _ => Seats::only(in_turn(game, &state.open)),
    }
}

/// The seat in turn, outside planning.
fn in_turn(game: &Edo, open: &Open) -> Seat {
    match open.frames.as_slice()[0] {
        Frame::Packages { turn } | Frame::Wages { turn } => game.seat(open, turn),
        Frame::StartCities { turn } => game.seat(open, game.players() - 1 - turn),
        Frame::Card(turn) => game.seat(open, turn.turn),
        _ => open.start,
    }
}

/// What this seat is asked.
pub(crate) fn question(game: &Edo, state: &State, seat: Seat) -> Option<Question> {
    if !asked(game, state).has(seat) {
        return None;
    }
    let open = &state.open;
    Some(match open.frames.top() {
        Frame::Packages { .. } => Question::Package,
        Frame::StartCities { .. } => Question::StartCity,
        Frame::SelectRonin => Question::SelectRonin,
        Frame::Relocate { from, tile } => Question::Relocate { from, tile },
        Frame::Plan => Question::PlanSlot { slot: state.secret.drafts[seat].filled },
        Frame::Card(turn) => {
            let action = perform::edge(game, open, seat).action;
            Question::Perform { slot: turn.slot, action, left: turn.left }
        }
        Frame::MoveTo { from } => Question::MoveTo { from },
        Frame::MerchantTo => Question::MerchantTo,
        Frame::MarchTo { from, .. } => Question::MarchTo { from },
        Frame::MarchAgain { .. } => Question::MarchAgain,
        Frame::Gather { at, paying: true, .. } => Question::GatherPaid { at },
        Frame::Gather { at, paying: false, free } => Question::GatherFree { at, free },
        Frame::SecondOffer { .. } => Question::SecondOffer,
        Frame::HandLimit => Question::HandLimit,
        Frame::Disperse { at, waiting, .. } => Question::DrawTile { at, waiting },
        Frame::Wages { .. } => Question::Wages,
        Frame::Nothing | Frame::RoundStart | Frame::Over => unreachable!("nobody is asked there"),
    })
}

/// Every lawful answer.
pub(crate) fn choices(game: &Edo, state: &State, seat: Seat, out: &mut Choices<Choice>) {
    if !asked(game, state).has(seat) {
        return;
    }
    let open = &state.open;
    match open.frames.top() {
        // Where listing knows the law by heart it need not ask it again.
        Frame::Plan => plan::list(game, open, seat, &state.secret.drafts[seat], out),
        Frame::MoveTo { .. } | Frame::MerchantTo => {
            let reach = perform::to_candidates(game, open, seat, false);
            reach.iter().for_each(|to| out.push(Choice::To(to)));
        }
        Frame::MarchTo { from, .. } => {
            let reach = action::march_candidates(game, from);
            reach.iter().for_each(|to| out.push(Choice::To(to)));
        }
        Frame::Card(_) => perform::candidates(game, open, seat, false, &mut |choice| {
            if perform::hear(game, open, seat, choice, &mut First).is_ok() {
                out.push(choice);
            }
        }),
        _ => answers(game, state, seat, false, &mut |choice| {
            if hear_answer(game, state, seat, choice, &mut First).is_ok() {
                out.push(choice);
            }
        }),
    }
    if open.homes[seat].privileges.any_time() && privileges::may_redeem(game, open) {
        privileges::candidates(game, open, seat, &mut |choice| {
            if privileges::hear(game, open, seat, choice, &mut First).is_ok() {
                out.push(choice);
            }
        });
    }
}

/// What could be tried at this question, in a stable order: its own answers, then privileges that may
/// be redeemed at any time. Narrow, it holds at least every lawful answer; `wide` adds what is worth
/// explaining.
pub(crate) fn candidates(
    game: &Edo,
    state: &State,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    answers(game, state, seat, wide, out);
    if privileges::may_redeem(game, &state.open) {
        privileges::candidates(game, &state.open, seat, out);
    }
}

/// The answers of this question alone.
fn answers(game: &Edo, state: &State, seat: Seat, wide: bool, out: &mut impl FnMut(Choice)) {
    let open = &state.open;
    let to = |spaces: Spaces, out: &mut dyn FnMut(Choice)| {
        spaces.iter().for_each(|to| out(Choice::To(to)));
    };
    match open.frames.top() {
        Frame::Packages { .. } => setup::package_candidates(game, out),
        Frame::StartCities { .. } => setup::start_candidates(game, out),
        Frame::SelectRonin => ronin::select_candidates(open, out),
        Frame::Relocate { tile, .. } => {
            let spaces = ronin::relocate_candidates(game, tile);
            spaces.iter().for_each(|to| out(Choice::Relocate(to)));
        }
        Frame::Plan => {
            plan::candidates(game, open, seat, &state.secret.drafts[seat], wide, out);
        }
        Frame::Card(_) => perform::candidates(game, open, seat, wide, out),
        Frame::MoveTo { .. } | Frame::MerchantTo => {
            to(perform::to_candidates(game, open, seat, wide), out);
        }
        Frame::MarchTo { from, .. } => to(action::march_candidates(game, from), out),
        Frame::MarchAgain { first } => action::again_candidates(open, seat, first, out),
        Frame::Gather { .. } => ronin::gather_candidates(game, open, seat, wide, out),
        Frame::SecondOffer { used } => action::second_candidates(game, open, seat, used, out),
        Frame::HandLimit => perform::limit_candidates(open, seat, wide, out),
        Frame::Disperse { .. } => out(Choice::Draw),
        Frame::Wages { .. } => income::candidates(open, seat, out),
        Frame::Nothing | Frame::RoundStart | Frame::Over => {}
    }
}

/// The law.
pub(crate) fn hear(
    game: &Edo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    if !asked(game, state).has(seat) {
        return Err(waits_by(&state.open).lacks("asked", 0_i16, 1));
    }
    if matches!(choice, Choice::Income(_) | Choice::Redeem { .. }) {
        return privileges::hear(game, &state.open, seat, choice, hearing);
    }
    if let Some(question) = question(game, state, seat)
        && !question.takes(choice)
    {
        return Err(Illegal::no_answer(question.rule()));
    }
    hear_answer(game, state, seat, choice, hearing)
}

/// The law of an answer to the question that is asked, other than redeeming a privilege.
fn hear_answer(
    game: &Edo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    match open.frames.top() {
        Frame::Packages { .. } => setup::package_hear(game, open, choice, hearing),
        Frame::StartCities { .. } => setup::start_hear(game, open, choice, hearing),
        Frame::SelectRonin => ronin::select_hear(open, choice, hearing),
        Frame::Relocate { from, tile } => {
            ronin::relocate_hear(game, open, from, tile, choice, hearing)
        }
        Frame::Plan => plan::hear(game, open, seat, &state.secret.drafts[seat], choice, hearing),
        Frame::Card(_) => perform::hear(game, open, seat, choice, hearing),
        Frame::MoveTo { .. } | Frame::MerchantTo => {
            perform::to_hear(game, open, seat, choice, hearing)
        }
        Frame::MarchTo { from, .. } => action::march_check(game, from, choice),
        Frame::MarchAgain { first } => action::again_hear(game, open, seat, first, choice, hearing),
        Frame::Gather { .. } => ronin::gather_hear(game, open, seat, choice, hearing),
        Frame::SecondOffer { used } => action::second_hear(game, open, seat, used, choice, hearing),
        Frame::HandLimit => perform::limit_hear(game, open, seat, choice, hearing),
        Frame::Disperse { .. } => ronin::draw_check(choice),
        Frame::Wages { .. } => income::hear(game, open, seat, choice, hearing),
        Frame::Nothing | Frame::RoundStart | Frame::Over => unreachable!("nobody is asked there"),
    }
}

/// The rule by which whoever is not asked has to wait.
fn waits_by(open: &Open) -> Rule {
    match open.frames.as_slice()[0] {
        Frame::Packages { .. } | Frame::StartCities { .. } => rules::SETUP_ORDER,
        Frame::SelectRonin => rules::RONIN_ROUND_START,
        Frame::Plan => rules::PLAN_REVEAL,
        Frame::Wages { .. } => rules::WAGES_CHOOSE,
        Frame::Over => rules::END_TRIGGER,
        _ => rules::ACT_ORDER,
    }
}

/// What an answer does, and all that follows unasked.
pub(crate) fn apply(
    game: &Edo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    match open.frames.top() {
        _ if matches!(choice, Choice::Income(_) | Choice::Redeem { .. }) => {
            privileges::apply(game, open, seat, choice, log);
        }
        Frame::Packages { .. } => setup::package_apply(game, open, seat, choice, log),
        Frame::StartCities { .. } => setup::start_apply(game, open, seat, choice, log),
        Frame::SelectRonin => ronin::select_apply(game, open, seat, choice, chance, log),
        Frame::Relocate { .. } => ronin::relocate_apply(game, state, choice, log),
        Frame::Plan => plan::apply(game, state, seat, choice, log),
        Frame::Card(_) => perform::apply(game, state, seat, choice, chance, log),
        Frame::MoveTo { .. } | Frame::MerchantTo => {
            perform::to_apply(game, open, seat, choice, log);
        }
        Frame::MarchTo { .. } => action::march_apply(open, seat, choice, log),
        Frame::MarchAgain { .. } => action::again_apply(open, choice),
        Frame::Gather { .. } => ronin::gather_apply(game, open, seat, choice, log),
        Frame::SecondOffer { .. } => action::second_apply(game, open, seat, choice, log),
        Frame::HandLimit => perform::limit_apply(game, state, seat, choice, log),
        Frame::Disperse { .. } => ronin::draw_apply(game, open, seat, chance, log),
        Frame::Wages { .. } => income::apply(game, state, seat, choice, log),
        Frame::Nothing | Frame::RoundStart | Frame::Over => unreachable!("nobody answers there"),
    }
    settle(game, state, seat, chance, log);
}

/// Goes on until somebody must be asked.
fn settle(
    game: &Edo,
    state: &mut State,
    seat: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    loop {
        match state.open.frames.top() {
            Frame::RoundStart => {
                begin_round(game, state, chance, log);
                return;
            }
            Frame::Gather { .. } => {
                if ronin::settle_gather(game, &mut state.open, seat, log) {
                    return;
                }
            }
            Frame::Disperse { .. } => {
                if ronin::settle_disperse(game, &mut state.open, seat, chance, log) {
                    return;
                }
            }
            Frame::Card(turn) if turn.begun && turn.left == 0 => {
                if !perform::settle(game, state, log) {
                    return;
                }
            }
            _ => return,
        }
    }
}

/// `edo.next.start-player`: from the second round on a new merchant card comes into play; then the
/// ronin, then planning.
fn begin_round(game: &Edo, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    let open = &mut state.open;
    open.round += 1;
    log.tell(Fact::RoundBegan { round: open.round });
    if 1 < open.round {
        let card = open.merchant.next.expect("without a next card the game has ended");
        open.merchant.card = card;
        log.tell(Fact::MerchantCard { card });
        open.show_merchant(chance, log);
    }
    if !ronin::begin_round(open) {
        plan::begin(game, state);
    }
}
