//! Phase 2: bidding.
//!
//! `yedo.bid.*`.

use table::{Chance, Hearing, Illegal, Log, Rule, Seat};

use crate::choice::Choice;
use crate::edition::{BidGroup, ClanPower, Moment};
use crate::fact::Fact;
use crate::frame::{Frame, Lot};
use crate::game::Yedo;
use crate::phase::asset::{assets, could_take, could_take_any, reward};
use crate::phase::buy;
use crate::state::{ASSETS, Open, State};
use crate::{gain, rules};

/// The highest bid that can be made: no list of answers is longer.
pub(crate) const BID_MAX: u16 = 240;

/// `yedo.prep.markers`: everybody may take part again.
pub(crate) fn begin(game: &Yedo, open: &mut Open) {
    open.bidding.part = (1 << game.players()) - 1;
    open.bidding.auctioned = 0;
    if game.daimyo().is_none() {
        return open.frames.replace(Frame::Egress { turn: 0 });
    }
    // `yedo.coop.buy`: nobody bids.
    open.frames.replace(Frame::Buy { turn: 0 });
    open.frames.push(Frame::Moment { moment: Moment::Bid });
}

/// What can be named: assets for 4 or 5 players, groups for 2 or 3 (`yedo.bid.groups`).
pub(crate) fn lots(game: &Yedo) -> impl Iterator<Item = Lot> {
    let single = game.row().single_assets;
    let assets = ASSETS.into_iter().filter(move |_| single).map(|asset| Lot::Asset { asset });
    let groups = BidGroup::ALL.into_iter().filter(move |_| !single);
    assets.chain(groups.map(|group| Lot::Group { group }))
}

/// `yedo.bid.minimum`.
pub(crate) fn minimum(game: &Yedo, open: &Open, lot: Lot) -> u16 {
    let numbers = &game.edition.numbers.bidding;
    let least = match lot {
        Lot::Asset { asset } => numbers.minimum[asset as usize],
        Lot::Group { group } => numbers.minimum_group[group as usize],
    };
    u16::from(least + open.bidding.raised)
}

pub(crate) fn takes_part(open: &Open, seat: Seat) -> bool {
    open.bidding.part >> seat.0 & 1 == 1
}

/// What could be answered in this phase.
pub(crate) fn candidates(game: &Yedo, state: &State, seat: Seat, out: &mut impl FnMut(Choice)) {
    let mon = state.open.homes[seat].mon.min(BID_MAX);
    match state.open.frames.top() {
        Frame::Egress { .. } => {
            out(Choice::StepOut);
            out(Choice::TakePart);
        }
        Frame::Call { .. } => {
            out(Choice::Pass);
            lots(game).for_each(|lot| out(Choice::Call(lot)));
        }
        Frame::Open { lot, .. } => {
            (minimum(game, &state.open, lot)..=mon).for_each(|mon| out(Choice::Bid(mon as u8)));
        }
        Frame::Bid { mon: last, .. } => {
            out(Choice::Pass);
            (least_more(&state.open, seat, last)..=mon).for_each(|mon| out(Choice::Bid(mon as u8)));
        }
        _ => {}
    }
}

/// The law of this phase.
pub(crate) fn check(
    game: &Yedo,
    state: &State,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let open = &state.open;
    match (open.frames.top(), choice) {
        (Frame::Egress { .. }, Choice::StepOut | Choice::TakePart)
        | (Frame::Call { .. } | Frame::Bid { .. }, Choice::Pass) => Ok(()),
        (Frame::Egress { .. }, _) => Err(Illegal::no_answer(rules::BID_EGRESS)),
        (Frame::Call { .. }, Choice::Call(lot)) => {
            let is_lot = lots(game).any(|other| other == lot);
            rules::BID_GROUPS.needs("lot", u8::from(is_lot), 1)?;
            let auctioned = u8::from(open.is_auctioned(lot));
            hearing.hear(rules::BID_ONE_WIN.allows("auctioned", auctioned, 0))?;
            let could = could_take_any(game, state, seat, lot);
            hearing.hear(rules::BID_MAY.needs("could-take", u8::from(could), 1))?;
            let least = minimum(game, open, lot);
            hearing.hear(needs_mon(rules::BID_MINIMUM, open, seat, least))
        }
        (Frame::Open { lot, .. }, Choice::Bid(mon)) => {
            let least = minimum(game, open, lot);
            check_sum(open, seat, mon, (rules::BID_MINIMUM, least), hearing)
        }
        (Frame::Bid { mon: last, .. }, Choice::Bid(mon)) => {
            let enough = least_more(open, seat, last);
            check_sum(open, seat, mon, (rules::BID_CALL, enough), hearing)
        }
        _ => Err(Illegal::no_answer(rules::BID_CALL)),
    }
}

/// May so much be bid?
fn check_sum(
    open: &Open,
    seat: Seat,
    mon: u8,
    (rule, least): (Rule, u16),
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let bid = i16::from(mon);
    hearing.hear(rules::BID_MINIMUM.allows("bid-most", bid, BID_MAX.cast_signed()))?;
    hearing.hear(rule.needs("bid", bid, least.cast_signed()))?;
    hearing.hear(needs_mon(rules::LIMIT_MON, open, seat, u16::from(mon)))
}

/// The least that can be bid after a bid. `yedo.clan.wealthy`: this one wins all ties, so as much
/// is enough.
fn least_more(open: &Open, seat: Seat, last: u8) -> u16 {
    u16::from(last) + u16::from(!open.homes[seat].is(ClanPower::Wealthy))
}

/// `yedo.limit.mon`: a price needs the Mon.
pub(crate) fn needs_mon(rule: Rule, open: &Open, seat: Seat, mon: u16) -> Result<(), Illegal> {
    rule.needs("mon", open.homes[seat].mon.cast_signed(), mon.cast_signed())
}

/// What an answer does.
pub(crate) fn apply(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    log: &mut impl Log<Fact>,
) {
    let open = &mut state.open;
    match (open.frames.top(), choice) {
        (Frame::Egress { turn }, _) => {
            egress(game, open, seat, choice == Choice::StepOut, log);
            if turn + 1 < game.players() {
                open.frames.replace(Frame::Egress { turn: turn + 1 });
            } else {
                open.frames.replace(Frame::NextCall { turn });
                // `yedo.cards.moments`: egress is settled, nothing is called yet.
                if open.bidding.part != 0 {
                    open.frames.push(Frame::Moment { moment: Moment::Bid });
                }
            }
        }
        (Frame::Call { turn }, Choice::Call(lot)) => {
            log.tell(Fact::Called { seat, lot });
            open.frames.replace(Frame::Open { turn, lot });
        }
        (Frame::Call { turn }, _) => {
            // `yedo.bid.decline`
            open.bidding.part &= !(1 << seat.0);
            log.tell(Fact::Declined { seat });
            open.frames.replace(Frame::NextCall { turn });
        }
        (Frame::Open { turn, lot }, Choice::Bid(mon)) => {
            open.bidding.auctioned |= lot.bit();
            log.tell(Fact::Bid { seat, mon: u16::from(mon) });
            open.frames.replace(Frame::NextCall { turn });
            let turn = (turn + 1) % game.players();
            open.frames.push(Frame::Bid { turn, lot, best: seat, mon });
        }
        (Frame::Bid { turn, lot, best, mon }, choice) => {
            let turn = (turn + 1) % game.players();
            let (best, mon) = match choice {
                Choice::Bid(more) => {
                    log.tell(Fact::Bid { seat, mon: u16::from(more) });
                    (seat, more)
                }
                _ => {
                    log.tell(Fact::BidPassed { seat });
                    (best, mon)
                }
            };
            open.frames.replace(Frame::Bid { turn, lot, best, mon });
        }
        _ => unreachable!("checked: an answer of this phase"),
    }
}

/// `yedo.bid.egress`: some Mon, and no part in this round's bidding.
fn egress(game: &Yedo, open: &mut Open, seat: Seat, out: bool, log: &mut impl Log<Fact>) {
    if !out {
        open.bidding.broker = 0;
        return log.tell(Fact::TookPart { seat });
    }
    open.bidding.part &= !(1 << seat.0);
    step_out(game, open, seat, log);
}

/// Some Mon instead of a bid, or of a purchase where nobody bids.
pub(crate) fn step_out(game: &Yedo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    log.tell(Fact::SteppedOut { seat });
    let mon = game.egress(open);
    open.bidding.broker = 0;
    // No purchase either, whatever was played for it before.
    open.bidding.purses &= !(1 << seat.0);
    gain::earn(open, seat, u16::from(mon), log);
}

impl Yedo {
    /// What the seat in turn gets for stepping out.
    pub fn egress(&self, open: &Open) -> u8 {
        let numbers = &self.edition.numbers;
        let usual =
            if self.daimyo().is_some() { numbers.coop.egress } else { numbers.bidding.egress };
        let all = [open.bidding.broker, open.bidding.egress, usual];
        all.into_iter().find(|mon| 0 < *mon).unwrap_or(0)
    }
}

/// The call goes on, or the phase is over. True if somebody must be asked.
pub(crate) fn settle_next(game: &Yedo, state: &mut State, turn: u8) -> bool {
    let open = &mut state.open;
    if open.bidding.no_auction && open.bidding.part != 0 {
        open.frames.replace(Frame::Buy { turn: 0 });
        return false;
    }
    let left = lots(game).any(|lot| !open.is_auctioned(lot));
    // Egress ends with the last in player order, so that the first caller is the first.
    let next = (1..=game.players())
        .map(|more| (turn + more) % game.players())
        .find(|turn| takes_part(open, open.order[*turn as usize]));
    match next.filter(|_| left) {
        Some(turn) => {
            open.frames.replace(Frame::Call { turn });
            true
        }
        None => {
            open.frames.replace(Frame::Extra { turn: 0 });
            false
        }
    }
}

/// Passes over those who cannot bid; after the last the highest wins. True if somebody is asked.
pub(crate) fn settle_bid(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    let Frame::Bid { turn, lot, best, mon } = state.open.frames.top() else {
        unreachable!("an auction is being settled")
    };
    let mon_bid = u16::from(mon);
    let below = state.open.frames.as_slice().iter().rev().nth(1);
    if below == Some(&Frame::NextCall { turn }) {
        // `yedo.bid.one-win`
        state.open.bidding.part &= !(1 << best.0);
        log.tell(Fact::Won { seat: best, lot, mon: mon_bid });
        state.open.frames.pop();
        buy::pay(game, state, Some((best, mon_bid)), log);
        win(game, state, best, lot, chance, log);
        return false;
    }
    let seat = state.open.order[turn as usize];
    // Mon and stocks lie open, so nobody learns anything from who is passed over.
    let takes_part = takes_part(&state.open, seat);
    let can = takes_part
        && least_more(&state.open, seat, mon) <= state.open.homes[seat].mon.min(BID_MAX)
        && could_take_any(game, state, seat, lot);
    if !can {
        if takes_part {
            log.tell(Fact::BidBeyond { seat });
        }
        let turn = (turn + 1) % game.players();
        state.open.frames.replace(Frame::Bid { turn, lot, best, mon });
    }
    can
}

fn win(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    lot: Lot,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    match lot {
        Lot::Asset { asset } => reward(game, state, seat, asset, chance, log),
        Lot::Group { group } => {
            let mut could = assets(group).filter(|asset| could_take(game, state, seat, *asset));
            let (first, second) = (could.next(), could.next());
            match (first, second) {
                (Some(asset), None) => reward(game, state, seat, asset, chance, log),
                (Some(_), Some(_)) => state.open.frames.push(Frame::PickAsset { seat, group }),
                (None, _) => {}
            }
        }
    }
}
