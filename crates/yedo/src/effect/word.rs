//! One function per word that does something.

use table::{Chance, Log, Seat, Seats};

use super::board::{close, set_church, stay_home, watch};
use super::fortune::{gain_each, lose_each, take};
use super::who::{can_do, can_pay, holds, meant, number, picks_rival, rivals};
use crate::addon::jesuits;
use crate::edition::{Deck as From, Effect, Odd, Shielded, Thing, Until, Waived, Who};
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::phase::{assign, event};
use crate::state::{Open, State};
use crate::{card, coop, deal, draw, gain};

/// The next of those who do a line does it.
pub(crate) fn settle_each(game: &Yedo, open: &mut Open, left: Seats, line: u8) {
    match game.in_order(open).find(|seat| left.has(*seat)) {
        Some(seat) => {
            open.frames.replace(Frame::ForEach { left: left.without(seat), line });
            open.frames.push(Frame::line(seat, line));
        }
        None => {
            open.frames.pop();
        }
    }
}

/// The next word of a line.
pub(crate) fn settle_line(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Frame::Line { me, line, at, owner } = state.open.frames.top() else {
        unreachable!("a line is being done")
    };
    let Some(word) = game.lines.get(line).get(at as usize) else {
        state.open.frames.pop();
        return;
    };
    if picks_rival(word).is_some() && owner == me {
        let none = rivals(game, state, me, word).is_empty();
        if none {
            state.open.frames.replace(Frame::Line { me, line, at: at + 1, owner });
        } else {
            state.open.frames.push(Frame::PickRival { me });
        }
        return;
    }
    state.open.frames.replace(Frame::Line { me, line, at: at + 1, owner });
    if decide(game, state, me, owner, word) || simple(game, state, me, word, log) {
        return;
    }
    match *word {
        Effect::Gain(who, thing, n) => {
            gain_each(game, state, meant(game, state, me, owner, who), thing, n, log);
        }
        Effect::Lose(who, thing, n) => {
            lose_each(game, state, meant(game, state, me, owner, who), thing, n, log);
        }
        Effect::Pay(thing, price) if can_pay(game, state, me, std::slice::from_ref(word)) => {
            lose_each(game, state, Seats::only(me), thing, price, log);
        }
        Effect::PayPer(thing, price) if can_pay(game, state, me, std::slice::from_ref(word)) => {
            let mon = u16::from(price) * number(state, me, thing);
            gain::pay(&mut state.open, me, mon, log);
        }
        // Without its price nothing more of the line happens.
        Effect::Pay(..) | Effect::PayPer(..) => {
            state.open.frames.pop();
        }
        Effect::Draw(deck, n, _) => draw(game, state, me, deck, n, chance, log),
        Effect::Take(thing, n, who) => {
            for seat in meant(game, state, me, owner, who).iter() {
                if thing == Thing::Weapon {
                    state.open.frames.push(Frame::TakeWeapon { me, from: seat });
                    continue;
                }
                take(&mut state.open, me, seat, thing, n, log);
            }
        }
        Effect::SentOut(_, mon) => {
            state.open.bidding.part &= !(1 << owner.0);
            state.open.bidding.purses &= !(1 << owner.0);
            log.tell(Fact::SentOut { seat: owner });
            gain::earn(&mut state.open, owner, u16::from(mon), log);
        }
        Effect::Besides(action, price) => {
            state.open.frames.push(Frame::Besides { seat: me, action, price });
        }
        Effect::StepsEither(steps) => state.open.frames.push(Frame::Direction { me, steps }),
        Effect::Ronin => state.open.frames.push(Frame::Hire { me }),
        Effect::Shield(Shielded::One) => state.open.frames.push(Frame::Spare { me }),
        Effect::LendAnnex => state.open.frames.push(Frame::PickAnnexOf { me, closing: false }),
        Effect::CloseAnnex => state.open.frames.push(Frame::PickAnnexOf { me, closing: true }),
        Effect::SwapWeapon => state.open.frames.push(Frame::SwapGive { me }),
        Effect::Move(_) => state.open.frames.push(Frame::MoveFrom { me }),
        Effect::Home(_) => state.open.frames.push(Frame::SendHome { me }),
        Effect::Look(From::Mission, number, _) => {
            state.open.frames.push(Frame::PickLook { seat: me, number });
        }
        Effect::Look(From::Event, number, _) => {
            draw::look_put_under(game, state, me, Deck::Event, number, chance, log);
        }
        Effect::Look(From::Emperor, ..) => coop::look_at_next(game, state, me, chance, log),
        Effect::Look(From::Any, number, _) => {
            state.open.frames.push(Frame::LookAny { seat: me, number });
        }
        Effect::NoIcons => state.open.frames.push(Frame::IgnoreIcons { me }),
        Effect::Ignore => card::ignore(game, state, log),
        Effect::War(n) => coop::send(&mut state.open, me, n),
        Effect::Refill => event::refill(state, chance, log),
        Effect::LookAtMissions(_) => look_at_missions(state, me, owner, log),
        Effect::Redraw => card::redraw(game, state, chance, log),
        Effect::Cancel => {
            state.open.frames.pop();
            card::cancel(&mut state.open);
        }
        Effect::Skip => {
            state.open.frames.pop();
            assign::skip(game, &mut state.open);
        }
        Effect::Egress(Who::Me, mon) => state.open.bidding.broker = mon,
        Effect::Egress(_, mon) => state.open.bidding.egress = mon,
        _ => unreachable!("no event says {word:?}"),
    }
}

/// Words that only decide which line goes on.
fn decide(game: &Yedo, state: &mut State, me: Seat, owner: Seat, word: &Effect) -> bool {
    let number = |line| game.lines.number(line);
    let next = match *word {
        Effect::Or(one, other) => {
            match (can_pay(game, state, me, one), can_pay(game, state, me, other)) {
                (true, true) => {
                    Some(Frame::Either { me, first: number(one), second: number(other) })
                }
                (true, false) => Some(Frame::line(me, number(one))),
                (false, true) => Some(Frame::line(me, number(other))),
                (false, false) => None,
            }
        }
        Effect::Else(one, other) => {
            let line = if can_do(game, state, me, one) { one } else { other };
            Some(Frame::line(me, number(line)))
        }
        Effect::May(line) => {
            can_pay(game, state, me, line).then(|| Frame::May { me, line: number(line) })
        }
        Effect::If(condition, one, other) => {
            let line = if holds(game, state, me, owner, condition) { one } else { other };
            Some(Frame::line(me, number(line)))
        }
        Effect::Blessed(softer, harder) => {
            let line = if state.open.homes[me].blessing { softer } else { harder };
            Some(Frame::line(me, number(line)))
        }
        Effect::For(who, line) => {
            let left = meant(game, state, me, me, who);
            Some(Frame::ForEach { left, line: number(line) })
        }
        Effect::Show(_) => {
            (!state.secret.hands[me].missions.is_empty()).then_some(Frame::Show { seat: me })
        }
        Effect::Needs(_) => None,
        _ => return false,
    };
    if let Some(frame) = next {
        state.open.frames.push(frame);
    }
    true
}

/// Words that change one thing on the table.
fn simple(
    game: &Yedo,
    state: &mut State,
    me: Seat,
    word: &Effect,
    log: &mut impl Log<Fact>,
) -> bool {
    let has = |thing| number(state, me, thing);
    match *word {
        Effect::GainPer(thing, each, least) => {
            let mon = (u16::from(each) * has(thing)).max(u16::from(least));
            gain::earn(&mut state.open, me, mon, log);
        }
        Effect::LoseShare(share) => {
            let mon = state.open.homes[me].mon / u16::from(share);
            gain::lose_mon(&mut state.open, me, mon, log);
        }
        Effect::Feed { halved, most } => {
            let due = has(Thing::Disciple) / if halved { 2 } else { 1 };
            let short = due.saturating_sub(state.open.homes[me].mon);
            gain::lose_mon(&mut state.open, me, due, log);
            gain::lose_prestige(&mut state.open, me, short.min(u16::from(most)), log);
        }
        Effect::WeaponPrice(more, Until::NextEvent) => {
            state.open.cheaper = more.unsigned_abs();
        }
        Effect::NoAuction => {
            state.open.bidding.no_auction = true;
            log.tell(Fact::NoAuctions);
        }
        Effect::TwoTurns => state.open.again = 1,
        Effect::Waive(Waived::Weapon) => state.open.helped.blade = true,
        Effect::Waive(Waived::DistrictOrBlessing) => state.open.helped.ascetic = true,
        Effect::WildWeapon => state.open.helped.wild = true,
        Effect::Loan { mon, .. } => {
            state.open.homes[me].owes = true;
            gain::earn(&mut state.open, me, u16::from(mon), log);
        }
        Effect::Plus(Thing::Mon, mon) => state.open.helped.mon += mon,
        Effect::Plus(Thing::Mission, n) => state.open.helped.missions += n,
        Effect::Twice => state.open.helped.twice = true,
        Effect::Borrow => state.open.helped.borrow = true,
        Effect::TradeAll => state.open.pedlars |= 1 << me.0,
        Effect::Extra => state.open.bidding.purses |= 1 << me.0,
        Effect::Place(place) => state.open.bold = Some(place),
        Effect::Shield(Shielded::MineHere) => state.open.watch.safe |= 1 << me.0,
        Effect::WeaponPrice(more, Until::MyNext) => {
            state.open.homes[me].bargain = more.unsigned_abs();
        }
        Effect::Minimum(more) => state.open.bidding.raised = more,
        Effect::StayHome(n) => stay_home(&mut state.open, me, n, log),
        Effect::Reverse => {
            state.open.order[..game.players() as usize].reverse();
            deal::tell_order(game, &state.open, log);
        }
        Effect::EmptyChurch => set_church(&mut state.open, 0, log),
        Effect::Church(mon) => {
            let mon = state.open.church + u16::from(mon);
            set_church(&mut state.open, mon, log);
        }
        Effect::DiscardRow(n) => event::discard_row(&mut state.open, n, log),
        Effect::BestGeishaLeaves => coop::best_geisha_leaves(&mut state.open, log),
        Effect::AnnexTax(mon) => coop::tax_annexes(&mut state.open, mon, log),
        Effect::DaimyoFirst => coop::comes_first(game, &mut state.open, log),
        Effect::DaimyoGains(n) => coop::gains(game, &mut state.open, n, log),
        Effect::Bespoke(Odd::Jesuits) => jesuits::arrive(game, state, log),
        // `yedo.sakoku.cancelled`: it occurs when it takes effect.
        Effect::Bespoke(Odd::Sakoku) => jesuits::leave(game, state, log),
        _ => return close(game, &mut state.open, word, log) || watch(&mut state.open, word, log),
    }
    true
}

/// Looks at all unfinished missions of one player, and knows them from now on.
fn look_at_missions(state: &mut State, me: Seat, of: Seat, log: &mut impl Log<Fact>) {
    for placed in state.secret.hands[of].missions.as_mut_slice() {
        placed.known = placed.known.and(me);
        log.tell(Fact::MissionSeen { seat: of, by: me, mission: Some(placed.card) });
    }
}

fn draw(
    game: &Yedo,
    state: &mut State,
    me: Seat,
    deck: From,
    n: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    match deck {
        From::Action => draw::draw_keep_one(game, state, me, Deck::Action, n, chance, log),
        From::Bonus => draw::draw_keep_one(game, state, me, Deck::Bonus, n, chance, log),
        From::Mission => state.open.frames.push(Frame::PickDeck { seat: me, draw: n }),
        From::Event | From::Emperor | From::Any => unreachable!("nobody draws from there"),
    }
}
