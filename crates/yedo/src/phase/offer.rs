//! An offer is put together, one thing at a time.
//!
//! `yedo.trade.what`, `yedo.trade.offers`.

use table::{First, Hearing, Illegal, Log, Seat};

use crate::choice::{Card, Choice};
use crate::fact::Fact;
use crate::frame::{Frame, Kind};
use crate::game::Yedo;
use crate::good::{ALIKE_MAX, Good, Goods, LaidOut, Offer, Side, slot, slots};
use crate::phase::bid::BID_MAX;
use crate::phase::trade;
use crate::state::{Hand, State};
use crate::{limit, rules};

/// So many things one side may name, Mon apart: fifteen of each kind. Nobody has as many.
pub(crate) const GOODS_MAX: u8 = 240;
const _: () = assert!(GOODS_MAX == ALIKE_MAX * Good::NUMBER as u8);

/// What could be named next, or that the offer is made or called off.
pub(crate) fn candidates(
    game: &Yedo,
    state: &State,
    (me, with): (Seat, Seat),
    out: &mut impl FnMut(Choice),
) {
    out(Choice::Pass);
    out(Choice::Propose);
    let lawful = |choice: &Choice| check(game, state, (me, with), *choice, &mut First).is_ok();
    [Choice::GiveMon, Choice::AskMon].into_iter().filter(lawful).for_each(&mut *out);
    let Offer { gives, asks } = &state.open.offer;
    one_more(game, state, me, gives)
        .filter(|good| !good.is_hidden())
        .for_each(|good| out(Choice::Give(good)));
    one_more(game, state, with, asks).for_each(|good| out(Choice::Ask(good)));
    if has_room(game, gives) {
        lay_candidates(state, (me, with), out);
    }
}

/// Each card that does not lie there yet, face down or, if that is news to the partner, open.
fn lay_candidates(state: &State, (me, with): (Seat, Seat), out: &mut impl FnMut(Choice)) {
    let hand = &state.secret.hands[me];
    for (card, bit) in slots(hand) {
        if state.secret.laid.mine & bit == 0 {
            out(Choice::Lay(card));
            if !known(hand, card).by(table::Viewer::Seat(with)) {
                out(Choice::LayOpen(card));
            }
        }
    }
}

/// What a side could name beside what it has named: `check_one_more`, for all goods at once.
fn one_more(game: &Yedo, state: &State, whose: Seat, side: &Side) -> impl Iterator<Item = Good> {
    let (home, hand) = (&state.open.homes[whose], &state.secret.hands[whose]);
    let held = if has_room(game, side) { Goods::held(game, home, hand) } else { Goods::default() };
    side.goods.fewer_than(held)
}

fn has_room(game: &Yedo, side: &Side) -> bool {
    side.goods.len() < game.law.goods_most
}

/// How many Mon.
pub(crate) fn amounts(game: &Yedo, state: &State, whose: Seat, out: &mut impl FnMut(Choice)) {
    let most = state.open.homes[whose].mon.min(BID_MAX);
    let step = parts(game);
    (step..=most).step_by(step as usize).for_each(|mon| out(Choice::Mon(mon as u8)));
}

/// `yedo.coop.trade`: Mon only in fives; against each other in any number.
fn parts(game: &Yedo) -> u16 {
    if game.daimyo().is_some() { u16::from(game.edition.numbers.coop.trade_mon).max(1) } else { 1 }
}

/// The law of naming how many Mon.
pub(crate) fn amount_check(
    game: &Yedo,
    state: &State,
    whose: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Choice::Mon(mon) = choice else {
        return Err(Illegal::no_answer(rules::TRADE_WHAT));
    };
    hearing.hear(rules::TRADE_WHAT.needs("any-mon", i16::from(mon), 1))?;
    let parts = parts(game);
    let even = if u16::from(mon).is_multiple_of(parts) { parts } else { 0 };
    let (even, parts) = (even.cast_signed(), parts.cast_signed());
    hearing.hear(rules::COOP_TRADE.needs("without-change", even, parts))?;
    let most = state.open.homes[whose].mon.min(BID_MAX).cast_signed();
    hearing.hear(rules::LIMIT_MON.needs("mon", most, i16::from(mon)))
}

/// The law of putting an offer together.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    (me, with): (Seat, Seat),
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let offer = &state.open.offer;
    let has = |seat: Seat, good: Good| {
        good.number(game, &state.open.homes[seat], &state.secret.hands[seat])
    };
    match choice {
        Choice::Pass => Ok(()),
        Choice::Propose => check_whole(game, state, (me, with), hearing),
        Choice::GiveMon => check_mon(game, state, me, &offer.gives, hearing),
        Choice::AskMon => check_mon(game, state, with, &offer.asks, hearing),
        Choice::Give(good) if !good.is_hidden() => {
            check_one_more(game, &offer.gives, good, has(me, good), hearing)
        }
        Choice::Ask(good) => check_one_more(game, &offer.asks, good, has(with, good), hearing),
        Choice::Lay(card) | Choice::LayOpen(card) => {
            let hand = &state.secret.hands[me];
            let none = Illegal::no_answer(rules::TRADE_WHAT);
            let good = Good::of(game, card).ok_or(none)?;
            let bit = slot(hand, card).unwrap_or(0);
            rules::TRADE_WHAT.needs("yours", u8::from(bit != 0), 1)?;
            let laid = state.secret.laid.mine & bit;
            hearing.hear(rules::TRADE_WHAT.needs("not-yet-laid", u8::from(laid == 0), 1))?;
            // What the partner knows already need not be shown again.
            let open = matches!(choice, Choice::LayOpen(_));
            let news = !open || !known(hand, card).by(table::Viewer::Seat(with));
            hearing.hear(rules::TRADE_OFFERS.needs("news", u8::from(news), 1))?;
            check_one_more(game, &offer.gives, good, has(me, good), hearing)
        }
        _ => Err(Illegal::no_answer(rules::TRADE_WHAT)),
    }
}

fn check_mon(
    game: &Yedo,
    state: &State,
    whose: Seat,
    side: &Side,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    hearing.hear(rules::TRADE_OFFERS.allows("mon-named", i16::from(side.mon), 0))?;
    let least = parts(game).cast_signed();
    hearing.hear(rules::LIMIT_MON.needs("mon", state.open.homes[whose].mon.cast_signed(), least))
}

fn check_one_more(
    game: &Yedo,
    side: &Side,
    good: Good,
    there: u8,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let alike = side.goods.of(good) + 1;
    hearing.hear(rules::TRADE_WHAT.needs("good", there, alike))?;
    let few = rules::TRADE_OFFERS.allows("goods", alike, ALIKE_MAX);
    let all = rules::TRADE_OFFERS.allows("goods", side.goods.len() + 1, game.law.goods_most);
    hearing.hear(few.and(all))
}

/// `yedo.trade.what`: each side gives something, and what comes can be taken.
fn check_whole(
    game: &Yedo,
    state: &State,
    (me, with): (Seat, Seat),
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let Offer { gives, asks } = &state.open.offer;
    hearing.hear(rules::TRADE_WHAT.needs("given", u8::from(!gives.is_empty()), 1))?;
    hearing.hear(rules::TRADE_WHAT.needs("asked-for", u8::from(!asks.is_empty()), 1))?;
    // `yedo.coop.trade`: the same number on both sides.
    if game.daimyo().is_some() {
        let worth = |side: &Side| u16::from(side.goods.len()) + u16::from(side.mon) / parts(game);
        let equal = worth(gives) == worth(asks);
        hearing.hear(rules::COOP_TRADE.needs("equal", u8::from(equal), 1))?;
    }
    // Of all that would be too much one is said.
    let (mut too_many_geishas, mut too_many_goods) = (Ok(()), Ok(()));
    for (seat, out, into) in [(me, gives, asks), (with, asks, gives)] {
        let geishas = state.open.homes[seat].n_geishas() + into.goods.of(Good::Geisha);
        let geishas = geishas - out.goods.of(Good::Geisha);
        let most = game.edition.numbers.limits.geishas;
        let allowed = rules::LIMIT_GEISHAS.allows("traded-geishas", geishas, most);
        too_many_geishas = too_many_geishas.and(allowed);
        for kind in [Kind::Missions, Kind::Actions, Kind::Bonuses, Kind::Weapons] {
            let number = limit::number(state, seat, kind) + into.goods.of_kind(kind);
            let number = number - out.goods.of_kind(kind);
            // What is too much can go at once.
            let most = limit::most(game, &state.open, seat, kind);
            let most = most.saturating_add(game.law.beyond_limit);
            let allowed = rules::TRADE_WHAT.allows("traded-goods", number, most);
            too_many_goods = too_many_goods.and(allowed);
        }
    }
    hearing.hear(too_many_geishas)?;
    hearing.hear(too_many_goods)
}

fn known(hand: &Hand, card: Card) -> crate::deck::Known {
    let (pile, number) = match card {
        Card::Mission(number) => (hand.missions.as_slice(), number),
        Card::Action(number) => (hand.actions.as_slice(), number),
        Card::Bonus(number) => (hand.bonuses.as_slice(), number),
        Card::Weapon(_) | Card::Event(_) | Card::Emperor(_) => unreachable!("no hand holds these"),
    };
    let mut own = pile.iter().filter(|placed| placed.card == number);
    own.next().expect("checked: it is in hand").known
}

/// One thing more is named, or the offer is made or called off.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    (me, with): (Seat, Seat),
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    match choice {
        Choice::Propose => {
            log.tell(Fact::OfferMade { seat: me, with });
            open.frames.replace(Frame::Answer { me, with });
        }
        Choice::GiveMon => open.frames.push(Frame::Amount { me, whose: me }),
        Choice::AskMon => open.frames.push(Frame::Amount { me, whose: with }),
        Choice::Give(good) => {
            open.offer.gives.goods.add(good);
            log.tell(Fact::OfferNamed { seat: me, gives: true, good });
        }
        Choice::Ask(good) => {
            open.offer.asks.goods.add(good);
            log.tell(Fact::OfferNamed { seat: me, gives: false, good });
        }
        Choice::Lay(card) | Choice::LayOpen(card) => {
            let good = Good::of(game, card).expect("checked: a hidden card");
            open.offer.gives.goods.add(good);
            log.tell(Fact::OfferNamed { seat: me, gives: true, good });
            lay(state, (me, with), card, matches!(choice, Choice::LayOpen(_)), log);
        }
        _ => {
            log.tell(Fact::OfferDropped { seat: me });
            state.open.frames.pop();
            close(game, state, true);
        }
    }
}

/// A hidden card lies there, face down or shown to the partner.
fn lay(
    state: &mut State,
    (me, with): (Seat, Seat),
    card: Card,
    open: bool,
    log: &mut impl Log<Fact>,
) {
    let hand = &mut state.secret.hands[me];
    let bit = slot(hand, card).expect("checked: it is in hand");
    state.secret.laid.mine |= bit;
    if !open {
        return;
    }
    state.secret.laid.shown |= bit;
    let pile = match card {
        Card::Mission(_) => hand.missions.as_mut_slice(),
        Card::Action(_) => hand.actions.as_mut_slice(),
        Card::Bonus(_) | Card::Weapon(_) | Card::Event(_) | Card::Emperor(_) => {
            hand.bonuses.as_mut_slice()
        }
    };
    for placed in pile.iter_mut().filter(|placed| placed.card == card.number()) {
        placed.known = placed.known.and(with);
    }
    log.tell(Fact::CardShown { seat: me, to: with, card: Some(card) });
}

/// So many Mon are named.
pub(crate) fn amount_apply(state: &mut State, choice: Choice, log: &mut impl Log<Fact>) {
    let (Choice::Mon(mon), Frame::Amount { me, whose }) = (choice, state.open.frames.pop()) else {
        unreachable!("checked: so many Mon")
    };
    let offer = &mut state.open.offer;
    let side = if whose == me { &mut offer.gives } else { &mut offer.asks };
    side.mon = mon;
    log.tell(Fact::OfferMon { seat: me, gives: whose == me, mon });
}

/// The table is cleared and the turn goes on.
pub(crate) fn close(game: &Yedo, state: &mut State, passed: bool) {
    state.open.offer = Offer::default();
    state.secret.laid = LaidOut::default();
    trade::next(game, &mut state.open, passed);
}
