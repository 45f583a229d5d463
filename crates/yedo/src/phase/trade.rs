//! Phase 6: trade. Who may trade with whom, and whose turn it is to make an offer.
//!
//! `yedo.trade.*`. An offer is put together in small steps (`offer.rs`), then proposed and answered
//! (`exchange.rs`).

use table::{Game, Hearing, Illegal, Log, Seat, Seats};

use crate::choice::Choice;
use crate::edition::District;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::good::{Good, Offer};
use crate::phase::activate;
use crate::state::{Open, State};
use crate::{coop, rules};

/// How often offers go round in one phase at most. People are long done by then; it is there so that
/// a game ends even where somebody offers the same again and again.
pub(crate) const OFFERS_MAX: u8 = 100;

/// `yedo.trade.offers`: how often offers go round at most.
pub(crate) fn offers_most(game: &Yedo) -> u8 {
    game.law.offers_most.unwrap_or(game.edition.numbers.limits.offers)
}

/// So many things random play names in an offer, on both sides together.
const NAMED_AT_RANDOM: u8 = 8;

/// What random play answers where people may go on trading for long: offers go round as often as the
/// edition says, and an offer is made once it names enough.
pub(crate) fn ending(game: &Yedo, open: &Open, listed: &[Choice]) -> Option<Choice> {
    match open.frames.top() {
        Frame::Trade { time, .. } => {
            // The last time round all pass.
            let last = game.edition.numbers.limits.offers.max(2) - 1;
            (last <= time).then_some(Choice::Pass)
        }
        Frame::Offer { .. } => {
            let Offer { gives, asks } = &open.offer;
            let named = gives.goods.len() + asks.goods.len();
            let may = || listed.contains(&Choice::Propose);
            let end = || if may() { Choice::Propose } else { Choice::Pass };
            (NAMED_AT_RANDOM <= named).then(end)
        }
        _ => None,
    }
}

/// After the arrests.
pub(crate) fn begin(open: &mut Open) {
    coop::end_watch(open);
    open.frames.replace(Frame::Trade { turn: 0, idle: 0, time: 0 });
}

/// Passes over who has nobody to trade with. True if somebody is asked.
pub(crate) fn settle(game: &Yedo, state: &mut State, turn: u8, idle: u8, time: u8) -> bool {
    // `yedo.trade.offers`: until all pass in a row.
    if idle == game.turns() || time == offers_most(game) {
        activate::begin(game, &mut state.open);
        return false;
    }
    let asked = !partners(game, state, state.open.order[turn as usize]).is_empty();
    if !asked {
        next(game, &mut state.open, true);
    }
    asked
}

/// The turn goes on; a turn without an offer is idle.
pub(crate) fn next(game: &Yedo, open: &mut Open, passed: bool) {
    let Frame::Trade { turn, idle, time } = open.frames.top() else {
        unreachable!("players are trading")
    };
    let idle = if passed { idle + 1 } else { 0 };
    let (turn, time) = if turn + 1 < game.turns() { (turn + 1, time) } else { (0, time + 1) };
    open.frames.replace(Frame::Trade { turn, idle, time });
}

/// Those with whom this seat may trade: all that decides it lies open.
pub(crate) fn partners(game: &Yedo, state: &State, me: Seat) -> Seats {
    let open = &state.open;
    // `yedo.coop.trade`: the Daimyo plays no part.
    if game.daimyo() == Some(me) || stalls(game, open, me) == 0 && open.pedlars == 0 {
        return Seats::NONE;
    }
    let others = game.seats().without(me).iter().filter(|other| meet(game, open, me, *other));
    let others: Seats = others.filter(|other| has_anything(game, state, *other)).collect();
    if has_anything(game, state, me) { others } else { Seats::NONE }
}

/// Where people trade, and this seat has somebody: a bit for the Tavern, one for the Market.
fn stalls(game: &Yedo, open: &Open, seat: Seat) -> u8 {
    let is_there = |district| u8::from(game.is_there(open, seat, district));
    is_there(District::Tavern) | is_there(District::Market) << 1
}

/// `yedo.trade.who`: both in the Tavern or both in the Market, or one of them trades with all.
fn meet(game: &Yedo, open: &Open, one: Seat, other: Seat) -> bool {
    stalls(game, open, one) & stalls(game, open, other) != 0
        || open.pedlars & (1 << one.0 | 1 << other.0) != 0
}

/// Each side gives at least one thing.
fn has_anything(game: &Yedo, state: &State, seat: Seat) -> bool {
    let (home, hand) = (&state.open.homes[seat], &state.secret.hands[seat]);
    0 < home.mon || Good::all().any(|good| 0 < good.number(game, home, hand))
}

/// Nothing, or an offer to somebody.
pub(crate) fn candidates(game: &Yedo, seat: Seat, out: &mut impl FnMut(Choice)) {
    out(Choice::Pass);
    game.seats().without(seat).iter().for_each(|other| out(Choice::Rival(other)));
}

/// The law of beginning an offer.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Rival(other) => {
            let is_other = other != seat && game.seats().has(other);
            rules::TRADE_WHO.needs("another-player", u8::from(is_other), 1)?;
            let may = meet(game, &state.open, seat, other);
            hearing.hear(rules::TRADE_WHO.needs("meeting", u8::from(may), 1))?;
            let there = has_anything(game, state, other);
            hearing.hear(rules::TRADE_WHAT.needs("has-anything", u8::from(there), 1))
        }
        _ => Err(Illegal::no_answer(rules::TRADE_OFFERS)),
    }
}

/// An offer is begun, or not.
pub(crate) fn apply(
    game: &Yedo,
    open: &mut Open,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    if let Choice::Rival(with) = choice {
        log.tell(Fact::OfferBegun { seat, with });
        open.frames.push(Frame::Offer { me: seat, with });
    } else {
        next(game, open, true);
    }
}

/// Who makes the offer on the table, and to whom.
pub(crate) fn parties(open: &Open) -> Option<(Seat, Seat)> {
    open.frames.as_slice().iter().find_map(|frame| match *frame {
        Frame::Offer { me, with } | Frame::Answer { me, with } | Frame::HandOver { me, with } => {
            Some((me, with))
        }
        _ => None,
    })
}
