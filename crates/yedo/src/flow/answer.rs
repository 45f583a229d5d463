//! Which answers there are at each frame, which of them are lawful, and what each does.

use table::{Chance, First, Hearing, Illegal, Log, Seat};

use super::{asked, settle::settle, waits_by};
use crate::addon::{clans, specialists, tea_house};
use crate::choice::Choice;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::phase::{activate, asset, assign, bid, buy, exchange, offer, patrol, trade};
use crate::state::State;
use crate::{card, coop, deal, district, draw, effect, limit, mission};

/// Every lawful answer.
pub(crate) fn choices(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    // Where listing knows the law by heart it need not ask it again.
    let top = state.open.frames.top();
    if matches!(top, Frame::Assign { .. }) {
        assign::list(game, &state.open, seat, out);
        return by_cards(game, state, seat, &mut lawful(game, state, seat, out));
    }
    if matches!(top, Frame::Act { .. }) {
        state.open.spots(seat).for_each(|spot| out(Choice::Activate(spot)));
        return by_cards(game, state, seat, &mut lawful(game, state, seat, out));
    }
    if let Frame::Active { spot, done, .. } = top {
        activate::list(game, state, seat, spot, done, out);
        return by_cards(game, state, seat, &mut lawful(game, state, seat, out));
    }
    if matches!(top, Frame::Offer { .. }) {
        return candidates(game, state, seat, &mut |choice| {
            let whole = choice == Choice::Propose;
            if !whole || check_asked(game, state, seat, choice).is_ok() {
                out(choice);
            }
        });
    }
    candidates(game, state, seat, &mut lawful(game, state, seat, out));
}

/// Passes on what the law allows.
fn lawful(
    game: &Yedo,
    state: &State,
    seat: Seat,
    out: &mut impl FnMut(Choice),
) -> impl FnMut(Choice) {
    move |choice| {
        if check_asked(game, state, seat, choice).is_ok() {
            out(choice);
        }
    }
}

/// What could be tried at this question, in a stable order: at least every lawful answer, and what
/// is worth explaining.
pub(crate) fn candidates(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    let open = &state.open;
    match open.frames.top() {
        Frame::Window { moment } => card::window_candidates(game, state, seat, moment, out),
        Frame::Draft { .. }
        | Frame::PickDeck { .. }
        | Frame::PickLook { .. }
        | Frame::Message { .. } => draw::deck_candidates(game, out),
        Frame::PutBack { deck, .. } => clans::put_back_candidates(state, seat, deck, out),
        Frame::Favors { .. } => deal::favor_candidates(game, out),
        Frame::Egress { .. } | Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            bid::candidates(game, state, seat, out);
        }
        Frame::Buy { .. } | Frame::Extra { .. } => buy::candidates(game, open, out),
        Frame::PickAsset { group, .. } => asset::asset_candidates(group, out),
        Frame::PickAnnex { .. } => asset::annex_candidates(out),
        Frame::Assign { .. } => assign::candidates(game, open, seat, out),
        Frame::Hire { .. } => assign::hire_candidates(game, open, seat, out),
        Frame::Bribe { .. } | Frame::Exchange { .. } | Frame::Debt { .. } => {
            patrol::bribe_candidates(out);
        }
        Frame::Besides { action, .. } => district::besides_candidates(game, action, out),
        Frame::Story { .. } | Frame::After { .. } => {
            out(Choice::Pass);
            out(Choice::Character);
        }
        Frame::Arrest { .. } => patrol::arrest_candidates(game, open, seat, out),
        Frame::Trade { .. } => trade::candidates(game, seat, out),
        Frame::Offer { me, with } => offer::candidates(game, state, (me, with), out),
        Frame::Amount { whose, .. } => offer::amounts(game, state, whose, out),
        Frame::Answer { .. } => [Choice::Pass, Choice::Accept].into_iter().for_each(&mut *out),
        Frame::HandOver { with, .. } => exchange::pick_candidates(game, state, with, out),
        Frame::Act { .. } => open.spots(seat).for_each(|spot| out(Choice::Activate(spot))),
        Frame::Active { spot, done, .. } => {
            activate::candidates(game, state, seat, spot, done, out);
        }
        Frame::Excess { kind, .. }
        | Frame::Lose { kind, .. }
        | Frame::Give { kind, .. }
        | Frame::GiveUp { kind, .. } => limit::candidates(state, seat, kind, out),
        Frame::War { .. } => coop::war_candidates(open, seat, out),
        Frame::LookAny { .. } => draw::any_candidates(game, out),
        Frame::IgnoreIcons { .. } => coop::ignore_candidates(open, out),
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } | Frame::Arrange { deck, .. } => {
            draw::candidates(state, deck, out);
        }
        Frame::PutUnder { deck, .. } => draw::under_candidates(state, deck, out),
        Frame::Either { .. }
        | Frame::May { .. }
        | Frame::Show { .. }
        | Frame::PickRival { .. }
        | Frame::TakeWeapon { .. }
        | Frame::MoveFrom { .. }
        | Frame::MoveTo { .. }
        | Frame::Spare { .. }
        | Frame::PickAnnexOf { .. }
        | Frame::SwapGive { .. }
        | Frame::Direction { .. }
        | Frame::SwapTake { .. }
        | Frame::SendHome { .. } => effect::candidates(game, state, seat, out),
        Frame::Nothing
        | Frame::Prepare
        | Frame::Emperor
        | Frame::NextCall { .. }
        | Frame::Event
        | Frame::EventWorks
        | Frame::Step
        | Frame::Stopped
        | Frame::Icons
        | Frame::TurnUp
        | Frame::EventOver
        | Frame::Final
        | Frame::Recruit { .. }
        | Frame::Skill { .. }
        | Frame::Return { .. }
        | Frame::Reward { .. }
        | Frame::Line { .. }
        | Frame::ForEach { .. }
        | Frame::Moment { .. }
        | Frame::Played { .. }
        | Frame::Over => {}
    }
    by_cards(game, state, seat, out);
}

/// On the own turn a card may be played first, or the active character used.
fn by_cards(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    if let Some(moment) = card::turn_moment(state.open.frames.top()) {
        card::candidates(game, state, seat, moment, out);
        if card::may_use_character(state.open.frames.top()) {
            tea_house::candidates(game, &state.open, seat, moment, out);
        }
    }
}

/// The law.
pub(crate) fn check(game: &Yedo, state: &State, seat: Seat, choice: Choice) -> Result<(), Illegal> {
    check_heard(game, state, seat, choice, &mut First)
}

/// The law for who is asked.
pub(crate) fn check_asked(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
) -> Result<(), Illegal> {
    check_asked_heard(game, state, seat, choice, &mut First)
}

/// The law, reporting each condition to `hearing`. A seat that is not asked has no question to answer,
/// so nothing else can be said.
pub(crate) fn check_heard(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    if !asked(game, state).has(seat) {
        return Err(waits_by(game, &state.open).lacks("asked", 0_i16, 1));
    }
    check_asked_heard(game, state, seat, choice, hearing)
}

fn check_asked_heard(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    let top = open.frames.top();
    match (choice, card::turn_moment(top)) {
        (Choice::Play(number), Some(moment)) => {
            return card::check(game, state, seat, moment, number, hearing);
        }
        (Choice::Character, Some(moment)) if card::may_use_character(top) => {
            return tea_house::check(game, state, seat, moment, hearing);
        }
        _ => {}
    }
    match top {
        Frame::Window { moment } => card::window_check(game, state, seat, moment, choice, hearing),
        Frame::Draft { .. } => deal::draft_check(game, state, seat, choice, hearing),
        Frame::PickDeck { .. } | Frame::PickLook { .. } | Frame::Message { .. } => {
            draw::deck_check(game, state, choice, hearing)
        }
        Frame::PutBack { deck, .. } => clans::put_back_check(state, seat, deck, choice, hearing),
        Frame::Favors { .. } => deal::favor_check(open, choice, hearing),
        Frame::Egress { .. } | Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            bid::check(game, state, seat, choice, hearing)
        }
        Frame::Buy { .. } | Frame::Extra { .. } => buy::check(game, state, seat, choice, hearing),
        Frame::PickAsset { group, .. } => {
            asset::asset_check(game, state, seat, group, choice, hearing)
        }
        Frame::PickAnnex { .. } => asset::annex_check(open, seat, choice, hearing),
        Frame::Assign { .. } => assign::check(game, open, seat, choice, hearing),
        Frame::Hire { .. } => assign::hire_check(game, open, seat, choice, hearing),
        Frame::Bribe { .. } => patrol::bribe_check(open, seat, choice, hearing),
        Frame::Exchange { .. } => specialists::exchange_check(game, open, seat, choice, hearing),
        Frame::Debt { .. } => tea_house::debt_check(game, open, seat, choice, hearing),
        Frame::After { .. } => activate::after_check(game, state, seat, choice, hearing),
        Frame::Story { .. } => card::story_check(choice),
        Frame::Besides { action, price, .. } => {
            district::besides_check(game, state, seat, (action, price), choice, hearing)
        }
        Frame::Arrest { .. } => patrol::arrest_check(game, open, seat, choice, hearing),
        Frame::Trade { .. } => trade::check(game, state, seat, choice, hearing),
        Frame::Offer { me, with } => offer::check(game, state, (me, with), choice, hearing),
        Frame::Amount { whose, .. } => offer::amount_check(game, state, whose, choice, hearing),
        Frame::Answer { .. } => exchange::check(choice),
        Frame::HandOver { with, .. } => exchange::pick_check(game, state, with, choice, hearing),
        Frame::Act { .. } => activate::turn_check(open, seat, choice, hearing),
        Frame::Active { spot, done, .. } => {
            activate::check(game, state, seat, spot, done, choice, hearing)
        }
        Frame::Excess { kind, .. } | Frame::Lose { kind, .. } => {
            limit::check(game, state, seat, kind, choice, hearing)
        }
        Frame::Give { .. } => mission::give_check(game, state, seat, choice, hearing),
        Frame::GiveUp { .. } => coop::give_check(game, state, seat, choice, hearing),
        Frame::War { .. } => coop::war_check(open, seat, choice, hearing),
        Frame::LookAny { .. } => draw::any_check(game, state, choice, hearing),
        Frame::IgnoreIcons { .. } => coop::ignore_check(game, open, choice, hearing),
        Frame::Keep { deck, .. } | Frame::KeepTop { deck, .. } | Frame::Arrange { deck, .. } => {
            draw::check(game, state, deck, choice, hearing)
        }
        Frame::PutUnder { deck, .. } => draw::under_check(game, state, deck, choice, hearing),
        Frame::Either { .. }
        | Frame::May { .. }
        | Frame::Show { .. }
        | Frame::PickRival { .. }
        | Frame::TakeWeapon { .. }
        | Frame::MoveFrom { .. }
        | Frame::MoveTo { .. }
        | Frame::Spare { .. }
        | Frame::PickAnnexOf { .. }
        | Frame::SwapGive { .. }
        | Frame::Direction { .. }
        | Frame::SwapTake { .. }
        | Frame::SendHome { .. } => effect::check(game, state, seat, choice, hearing),
        Frame::Nothing
        | Frame::Prepare
        | Frame::Emperor
        | Frame::NextCall { .. }
        | Frame::Event
        | Frame::EventWorks
        | Frame::Step
        | Frame::Stopped
        | Frame::Icons
        | Frame::TurnUp
        | Frame::EventOver
        | Frame::Final
        | Frame::Recruit { .. }
        | Frame::Skill { .. }
        | Frame::Return { .. }
        | Frame::Reward { .. }
        | Frame::Line { .. }
        | Frame::ForEach { .. }
        | Frame::Moment { .. }
        | Frame::Played { .. }
        | Frame::Over => unreachable!("nobody is asked there"),
    }
}

/// What an answer does, and all that follows unasked.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let top = state.open.frames.top();
    match (choice, card::turn_moment(top)) {
        (Choice::Play(number), Some(_)) => card::play(game, state, seat, number, log),
        (Choice::Character, Some(_)) => tea_house::use_it(game, &mut state.open, seat, log),
        _ => answer(game, state, seat, choice, chance, log),
    }
    settle(game, state, chance, log);
}

fn answer(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    match open.frames.top() {
        Frame::Window { .. } => card::window_apply(game, state, seat, choice, log),
        Frame::Draft { .. } => deal::draft_apply(game, state, seat, choice, chance, log),
        Frame::PutBack { .. } => clans::put_back_apply(game, state, seat, choice, log),
        Frame::PickDeck { .. } | Frame::PickLook { .. } | Frame::Message { .. } => {
            draw::deck_apply(game, state, seat, choice, chance, log);
        }
        Frame::Favors { .. } => deal::favor_apply(game, open, seat, choice, log),
        Frame::Egress { .. } | Frame::Call { .. } | Frame::Open { .. } | Frame::Bid { .. } => {
            bid::apply(game, state, seat, choice, log);
        }
        Frame::Buy { .. } | Frame::Extra { .. } => {
            buy::apply(game, state, seat, choice, chance, log);
        }
        Frame::PickAsset { .. } => asset::asset_apply(game, state, seat, choice, chance, log),
        Frame::PickAnnex { .. } => asset::annex_apply(open, seat, choice, log),
        Frame::Assign { .. } => assign::apply(game, open, seat, choice, log),
        Frame::Hire { .. } => assign::hire(open, seat, choice, log),
        Frame::Bribe { .. } => patrol::bribe_apply(open, seat, choice, log),
        Frame::Exchange { .. } => specialists::exchange_apply(game, open, seat, choice, log),
        Frame::Debt { .. } => tea_house::debt_apply(game, open, seat, choice, log),
        Frame::After { .. } => activate::after_apply(game, open, seat, choice, log),
        Frame::Story { .. } => card::story_apply(game, state, choice, log),
        Frame::Besides { .. } => {
            district::besides_apply(game, state, seat, choice, chance, log);
        }
        Frame::Arrest { .. } => patrol::arrest_apply(game, open, choice, log),
        Frame::Trade { .. } => trade::apply(game, open, seat, choice, log),
        Frame::Offer { me, with } => offer::apply(game, state, (me, with), choice, log),
        Frame::Amount { .. } => offer::amount_apply(state, choice, log),
        Frame::Answer { me, with } => exchange::apply(game, state, (me, with), choice, log),
        Frame::HandOver { with, .. } => exchange::pick_apply(state, with, choice),
        Frame::Act { .. } => activate::turn_apply(game, open, seat, choice, log),
        Frame::Active { spot, .. } => {
            activate::apply(game, state, seat, spot, choice, chance, log);
        }
        Frame::Excess { .. } | Frame::Lose { .. } => limit::apply(game, state, seat, choice, log),
        Frame::Give { .. } => mission::give_apply(game, state, seat, choice, log),
        Frame::GiveUp { .. } => coop::give_apply(game, state, seat, choice, log),
        Frame::War { .. } => coop::war_apply(open, seat, choice, log),
        Frame::LookAny { .. } => draw::any_apply(game, state, seat, choice, chance, log),
        Frame::IgnoreIcons { .. } => coop::ignore_apply(open, seat, choice, log),
        Frame::Keep { .. } | Frame::KeepTop { .. } | Frame::Arrange { .. } => {
            draw::apply(game, state, seat, choice, log);
        }
        Frame::PutUnder { deck, .. } => draw::under_apply(state, seat, deck, choice, log),
        Frame::Either { .. }
        | Frame::May { .. }
        | Frame::Show { .. }
        | Frame::PickRival { .. }
        | Frame::TakeWeapon { .. }
        | Frame::MoveFrom { .. }
        | Frame::MoveTo { .. }
        | Frame::Spare { .. }
        | Frame::PickAnnexOf { .. }
        | Frame::SwapGive { .. }
        | Frame::Direction { .. }
        | Frame::SwapTake { .. }
        | Frame::SendHome { .. } => effect::apply(game, state, choice, log),
        Frame::Nothing
        | Frame::Prepare
        | Frame::Emperor
        | Frame::NextCall { .. }
        | Frame::Event
        | Frame::EventWorks
        | Frame::Step
        | Frame::Stopped
        | Frame::Icons
        | Frame::TurnUp
        | Frame::EventOver
        | Frame::Final
        | Frame::Recruit { .. }
        | Frame::Skill { .. }
        | Frame::Return { .. }
        | Frame::Reward { .. }
        | Frame::Line { .. }
        | Frame::ForEach { .. }
        | Frame::Moment { .. }
        | Frame::Played { .. }
        | Frame::Over => unreachable!("nobody answers there"),
    }
}
