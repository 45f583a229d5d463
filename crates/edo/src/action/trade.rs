//! Trade (`edo.act.trade`, `edo.act.trade.post`, `edo.tokken.c-trading`): deals with the merchant.

use table::{Hearing, Illegal, Log, Seat};

use crate::addon::privileges::{demand_met_by, in_reach};
use crate::choice::{Choice, Stall};
use crate::edition::{Action, Cost, Merchant, Privilege};
use crate::fact::Fact;
use crate::frame::{Frame, Offers};
use crate::game::Edo;
use crate::rules;
use crate::state::Open;

pub(super) fn candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    wide: bool,
    out: &mut impl FnMut(Choice),
) {
    if wide || 0 < open.on[open.merchant.at].samurai[seat] {
        offers(game, open, seat, Offers::default(), out);
    }
    // In the last round there is no card on the pile to use the privilege on.
    let held = 0 < open.homes[seat].privileges[Privilege::Trading];
    if wide && held && open.merchant.next.is_none() {
        out(Choice::Point(Stall::Next));
    }
}

/// After a first offer at the own trading post: another one, or none.
pub(crate) fn second_candidates(
    game: &Edo,
    open: &Open,
    seat: Seat,
    used: Offers,
    out: &mut impl FnMut(Choice),
) {
    out(Choice::Done);
    offers(game, open, seat, used, out);
}

fn offers(game: &Edo, open: &Open, seat: Seat, used: Offers, out: &mut impl FnMut(Choice)) {
    for stall in [Stall::Current, Stall::Next] {
        if stall == Stall::Next && !has_next(open, seat, used) {
            continue;
        }
        let Some(card) = card(game, open, stall) else { continue };
        for number in 1..=card.most {
            let choice = Choice::Buy { stall, number };
            if !used.has(offer(choice)) {
                out(choice);
            }
        }
        if !used.has(offer(Choice::Point(stall))) {
            out(Choice::Point(stall));
        }
    }
}

pub(super) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    hear_offer(game, open, seat, Offers::default(), choice, hearing)
}

/// May this be the second offer of the same official?
pub(crate) fn second_hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    used: Offers,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Done => Ok(()),
        Choice::Buy { .. } | Choice::Point(_) => {
            rules::ACT_TRADE_POST.allows("offers", u8::from(used.has(offer(choice))), 0)?;
            hear_offer(game, open, seat, used, choice, hearing)
        }
        // A demand is met instead of the whole exchange.
        Choice::Meet(column) => {
            demand_met_by(game, open, Action::Trade, column, hearing)?;
            Err(rules::TOKKEN_LOCAL.lacks("whole-exchange", 0_i16, 1))
        }
        _ => Err(Illegal::no_answer(rules::ACT_TRADE_POST)),
    }
}

fn hear_offer(
    game: &Edo,
    open: &Open,
    seat: Seat,
    used: Offers,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    // One samurai serves all officials of the card.
    let samurai = open.on[open.merchant.at].samurai[seat];
    hearing.hear(rules::ACT_TRADE.needs("samurai-here", samurai, 1))?;
    let (Choice::Buy { stall, .. } | Choice::Point(stall)) = choice else {
        return Err(Illegal::no_answer(rules::ACT_TRADE));
    };
    if stall == Stall::Next {
        let held = u8::from(has_next(open, seat, used));
        hearing.hear(rules::TOKKEN_C_TRADING.needs("privilege", held, 1))?;
    }
    let Some(card) = card(game, open, stall) else {
        return Err(rules::TOKKEN_C_TRADING.lacks("pile", 0_i16, 1));
    };
    if let Choice::Buy { number, .. } = choice {
        rules::ACT_TRADE.allows("goods-offered", number, card.most)?;
        rules::ACT_TRADE.needs("goods-offered", number, 1)?;
    }
    super::afford(open, seat, cost(*card, choice), rules::ACT_PAY, hearing)
}

/// The first offer of an official; with an own trading post there, perhaps a second. That is asked if
/// one could be paid, perhaps with what a privilege gives (`edo.act.own-turn`).
pub(super) fn apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let used = Offers::default().with(offer(choice));
    deal(game, open, seat, Offers::default(), choice, log);
    let city = game.board.city(open.merchant.at);
    if !city.is_some_and(|city| open.has_trading_post(city, seat)) {
        return;
    }
    let mut any = false;
    offers(game, open, seat, used, &mut |choice| {
        let (Choice::Buy { stall, .. } | Choice::Point(stall)) = choice else { return };
        let card = card(game, open, stall);
        any = any || card.is_some_and(|row| in_reach(game, open, seat, cost(*row, choice)));
    });
    if any {
        open.frames.push(Frame::SecondOffer { used });
    }
}

/// One offer is used; `used` were before, by the same official.
pub(super) fn deal(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    used: Offers,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let (Choice::Buy { stall, .. } | Choice::Point(stall)) = choice else {
        unreachable!("check lets only offers be used");
    };
    if stall == Stall::Next && !used_next(used) {
        open.use_privilege(seat, Privilege::Trading, log);
    }
    let card = *card(game, open, stall).expect("check lets only face-up cards be used");
    let cost = cost(card, choice);
    open.pay(seat, cost);
    match choice {
        Choice::Buy { number, .. } => {
            open.homes[seat].purse.take(card.sells, number);
            log.tell(Fact::Bought { seat, good: card.sells, number, ryo: cost.ryo });
        }
        _ => {
            log.tell(Fact::Paid { seat, cost });
            open.score(seat, game.edition.numbers.trade_points, log);
        }
    }
}

fn card<'e>(game: &'e Edo, open: &Open, stall: Stall) -> Option<&'e Merchant> {
    let number = match stall {
        Stall::Current => open.merchant.card,
        Stall::Next => open.merchant.next?,
    };
    Some(&game.edition.merchants[number as usize])
}

fn cost(card: Merchant, choice: Choice) -> Cost {
    match choice {
        Choice::Buy { number, .. } => Cost { ryo: number * card.each, ..Cost::default() },
        _ => card.point,
    }
}

/// The four offers of two cards, numbered.
fn offer(choice: Choice) -> u8 {
    match choice {
        Choice::Buy { stall, .. } => 2 * stall as u8,
        Choice::Point(stall) => 2 * stall as u8 + 1,
        other => unreachable!("{other:?} is no offer"),
    }
}

/// The next card is open to whoever holds the privilege, or has just spent it on this exchange.
fn has_next(open: &Open, seat: Seat, used: Offers) -> bool {
    used_next(used) || 0 < open.homes[seat].privileges[Privilege::Trading]
}

fn used_next(used: Offers) -> bool {
    used.has(2) || used.has(3)
}
