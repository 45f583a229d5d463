//! Phase 2: perform, card by card.
//!
//! `edo.act.order`, `edo.act.card`, `edo.act.own-turn`, `edo.move.*`, `edo.limit.resources`.

use table::{Chance, Hearing, Illegal, Log, Seat};

use crate::action;
use crate::addon::privileges;
use crate::board::{BySpace, Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Cost, Edge, Good};
use crate::fact::Fact;
use crate::frame::{Frame, Turn};
use crate::game::Edo;
use crate::rules;
use crate::state::{Open, SLOTS, Slot, State};

/// `edo.act.order`: everybody's first card clockwise, then everybody's second, then the third.
pub(crate) fn next_card(
    game: &Edo,
    state: &mut State,
    slot: u8,
    turn: u8,
    log: &mut impl Log<Fact>,
) {
    let (mut slot, mut turn) = (slot, turn);
    loop {
        if turn == game.players() {
            (slot, turn) = (slot + 1, 0);
        }
        if slot as usize == SLOTS {
            super::income::begin(game, state, log);
            return;
        }
        let seat = game.seat(&state.open, turn);
        begin_card(game, &mut state.open, seat, slot, turn, log);
        if has_decision(game, &state.open, seat) || !finish(game, &mut state.open, seat, log) {
            return;
        }
        turn += 1;
    }
}

fn begin_card(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    slot: u8,
    turn: u8,
    log: &mut impl Log<Fact>,
) {
    let row = open.plans[seat].0[slot as usize];
    let officials = row.officials();
    open.used = BySpace::default();
    open.frames.replace(Frame::Card(Turn { slot, turn, left: officials, ..Turn::default() }));
    let action = game.edge(row).action;
    log.tell(Fact::CardBegan { seat, slot, card: row.card, action, officials });
}

/// A card without officials, moves or privileges leaves nothing to ask about.
fn has_decision(game: &Edo, open: &Open, seat: Seat) -> bool {
    let turn = turn(open);
    0 < turn.left
        || privileges::wait_for(game, open, seat)
        || game.can_move_merchant(open, seat)
        || open.samurai(seat).iter().any(|from| game.can_move(open, seat, from))
}

/// The card being performed.
pub(crate) fn turn(open: &Open) -> Turn {
    match open.frames.as_slice()[0] {
        Frame::Card(turn) => turn,
        other => unreachable!("no card is being performed but {other:?}"),
    }
}

/// What is planned on it.
pub(crate) fn slot(open: &Open, seat: Seat) -> Slot {
    open.plans[seat].0[turn(open).slot as usize]
}

/// What it authorizes.
pub(crate) fn edge(game: &Edo, open: &Open, seat: Seat) -> Edge {
    game.edge(slot(open, seat))
}

/// All that could be tried while performing a card. `wide` adds what is only worth explaining.
pub(crate) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    let turn = turn(open);
    out(Choice::Done);
    if wide || !turn.begun {
        if wide || game.has_fare(open, seat) {
            open.samurai(seat).iter().for_each(|from| out(Choice::Move(from)));
        }
        out(Choice::Merchant);
    }
    if 0 < turn.left {
        action::candidates(game, open, seat, wide, out);
    }
}

/// May this be done now?
pub(crate) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let turn = turn(open);
    match choice {
        Choice::Done => Ok(()),
        Choice::Move(from) => hear_move(game, open, seat, turn, from, hearing),
        Choice::Merchant => hear_merchant(game, open, seat, turn, hearing),
        _ => {
            hearing.hear(rules::ACT_CARD.needs("officials-left", turn.left, 1))?;
            action::hear(game, open, seat, choice, hearing)
        }
    }
}

fn hear_move(
    game: &Edo,
    open: &Open,
    seat: Seat,
    turn: Turn,
    from: Space,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    hearing.hear(rules::ACT_CARD.allows("begun", u8::from(turn.begun), 0))?;
    if !game.board.all().has(from) {
        return Err(Illegal::no_answer(rules::MOVE_WHEN));
    }
    let samurai = open.on[from].samurai[seat];
    // `edo.move.own-only`: other players' samurai are never moved, nor is anybody else.
    let others = samurai < open.on[from].number();
    let rule = if others { rules::MOVE_OWN_ONLY } else { rules::MOVE_WHEN };
    hearing.hear(rule.needs("samurai-here", samurai, 1))?;
    // Once officials act, those who have worked are counted in place of those who have moved.
    if !turn.begun && 0 < samurai {
        let unmoved = samurai - open.used[from];
        hearing.hear(rules::MOVE_ONCE.needs("samurai-unmoved", unmoved, 1))?;
    }
    hear_fare(game, open, seat, (from, game.edition.numbers.road_samurai), hearing)
}

fn hear_merchant(
    game: &Edo,
    open: &Open,
    seat: Seat,
    turn: Turn,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    hearing.hear(rules::ACT_CARD.allows("begun", u8::from(turn.begun), 0))?;
    let unmoved = u8::from(!turn.merchant_moved);
    hearing.hear(rules::MOVE_ONCE.needs("merchant-unmoved", unmoved, 1))?;
    let price = game.edition.numbers.road_merchant;
    hear_fare(game, open, seat, (open.merchant.at, price), hearing)
}

/// One road at least must be paid, unless one is free.
fn hear_fare(
    game: &Edo,
    open: &Open,
    seat: Seat,
    (from, price): (Space, u8),
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    if game.board.reach(from, 0, open.temples[seat]).len() < 2 {
        hearing.hear(rules::MOVE_PAY.needs("ryo", ryo(open, seat), i16::from(price)))?;
    }
    Ok(())
}

/// Money as refusals count it; nobody ever owns more than fits.
pub(crate) fn ryo(open: &Open, seat: Seat) -> i16 {
    open.homes[seat].purse.ryo.0.cast_signed()
}

/// Does it.
pub(crate) fn apply(
    game: &Edo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    match choice {
        Choice::Done => finish_and_go_on(game, state, seat, log),
        Choice::Move(from) => state.open.frames.push(Frame::MoveTo { from }),
        Choice::Merchant => state.open.frames.push(Frame::MerchantTo),
        _ => {
            begin_official(&mut state.open);
            action::apply(game, &mut state.open, seat, choice, chance, log);
        }
    }
}

/// An official acts: from the first on, nobody moves any more.
fn begin_official(open: &mut Open) {
    let Frame::Card(turn) = open.frames.top_mut() else {
        unreachable!("officials act on cards");
    };
    turn.left -= 1;
    if !turn.begun {
        turn.begun = true;
        open.used = BySpace::default();
    }
}

/// After its last official: a card that leaves nothing to do is finished. True if it was.
pub(crate) fn settle(game: &Edo, state: &mut State, log: &mut impl Log<Fact>) -> bool {
    let seat = game.seat(&state.open, turn(&state.open).turn);
    let idle = !privileges::wait_for(game, &state.open, seat);
    if idle {
        finish_and_go_on(game, state, seat, log);
    }
    idle
}

fn finish_and_go_on(game: &Edo, state: &mut State, seat: Seat, log: &mut impl Log<Fact>) {
    let Turn { slot, turn, .. } = turn(&state.open);
    if finish(game, &mut state.open, seat, log) {
        next_card(game, state, slot, turn + 1, log);
    }
}

/// Finishes a card, unless goods must go back first. True if it is finished.
fn finish(game: &Edo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) -> bool {
    let limit = u16::from(game.edition.numbers.hand_limit);
    if limit < open.homes[seat].purse.resources() {
        open.frames.push(Frame::HandLimit);
        return false;
    }
    let slot = turn(open).slot;
    // `edo.tokken.b-support`: black officials leave the game with their card.
    open.plans[seat].0[slot as usize].black = 0;
    log.tell(Fact::CardDone { seat, slot });
    true
}

/// `edo.limit.resources`: what could go back.
pub(crate) fn limit_candidates(open: &Open, seat: Seat, wide: bool, out: &mut impl FnMut(Choice)) {
    if wide {
        out(Choice::Done);
    }
    for good in Good::ALL {
        if 0 < open.homes[seat].purse.of(good) {
            out(Choice::Return(good));
        }
    }
}

/// May it go back?
pub(crate) fn limit_hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let purse = &open.homes[seat].purse;
    match choice {
        Choice::Return(good) => {
            hearing.hear(rules::LIMIT_RESOURCES.needs(good.id(), purse.of(good), 1))
        }
        // Never lawful while it is asked; said so that people learn how many must go.
        Choice::Done => {
            let limit = i16::from(game.edition.numbers.hand_limit);
            let goods = purse.resources().cast_signed();
            hearing.hear(rules::LIMIT_RESOURCES.allows("goods-most", goods, limit))
        }
        _ => Err(Illegal::no_answer(rules::LIMIT_RESOURCES)),
    }
}

/// It goes back.
pub(crate) fn limit_apply(
    game: &Edo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::Return(good) = choice else { unreachable!("check lets only goods go back") };
    state.open.homes[seat].purse.goods[good as usize] -= 1;
    log.tell(Fact::Returned { seat, good });
    state.open.frames.pop();
    finish_and_go_on(game, state, seat, log);
}

/// Where a samurai or the merchant could go for money.
pub(crate) fn to_candidates(game: &Edo, open: &Open, seat: Seat, wide: bool) -> Spaces {
    let (from, price) = mover(game, open);
    let reach = if wide {
        game.board.all()
    } else {
        game.board.reach(from, roads(ryo(open, seat), price), open.temples[seat])
    };
    reach.without(from)
}

/// May he go there?
pub(crate) fn to_hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let (from, price) = mover(game, open);
    let Choice::To(to) = choice else { return Err(Illegal::no_answer(rules::MOVE_WHEN)) };
    if !game.board.all().has(to) {
        return Err(Illegal::no_answer(rules::MOVE_WHEN));
    }
    let merchant = open.frames.top() == Frame::MerchantTo;
    let rule = if merchant { rules::MOVE_MERCHANT } else { rules::MOVE_WHEN };
    hearing.hear(rule.needs("another-space", u8::from(to != from), 1))?;
    let paid = game.board.paid_roads(from, to, open.temples[seat]);
    hearing.hear(rules::MOVE_PAY.needs("ryo", ryo(open, seat), i16::from(paid * price)))
}

/// He goes by the cheapest way (`edo.move.once`) and is paid for (`edo.move.pay`).
pub(crate) fn to_apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let Choice::To(to) = choice else { unreachable!("check lets only a way be chosen") };
    let (from, price) = mover(game, open);
    let paid = game.board.paid_roads(from, to, open.temples[seat]) * price;
    open.pay(seat, Cost { ryo: paid, ..Cost::default() });
    if open.frames.pop() != Frame::MerchantTo {
        open.step(seat, from, to);
        open.used[to] += 1;
        log.tell(Fact::SamuraiMoved { seat, from, to, ryo: paid });
        return;
    }
    // `edo.move.merchant`: whatever the action is.
    open.merchant.at = to;
    let Frame::Card(turn) = open.frames.top_mut() else {
        unreachable!("the merchant is moved before a card");
    };
    turn.merchant_moved = true;
    log.tell(Fact::MerchantMoved { seat, from, to, ryo: paid });
}

fn mover(game: &Edo, open: &Open) -> (Space, u8) {
    let numbers = &game.edition.numbers;
    match open.frames.top() {
        Frame::MoveTo { from } => (from, numbers.road_samurai),
        Frame::MerchantTo => (open.merchant.at, numbers.road_merchant),
        other => unreachable!("nobody moves during {other:?}"),
    }
}

/// How many roads this money pays.
pub(crate) fn roads(ryo: i16, price: u8) -> u8 {
    if price == 0 {
        return u8::MAX;
    }
    u8::try_from(ryo / i16::from(price)).unwrap_or(u8::MAX)
}
