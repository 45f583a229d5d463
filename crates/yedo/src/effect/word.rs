//! What each word does: one `match`, a line for each.

use table::{Chance, Log, Seat, Seats};

use super::board::{ban, close, close_spots, set_church, stay_home};
use super::fortune::{feed, free_to_lose, gain_each, lose_each, take_each};
use super::who::{can_do, can_pay, holds, is_possible, meant, number, picks_rival, rivals};
use crate::addon::jesuits;
use crate::edition::{
    DrawDeck, Effect, LookDeck, Odd, PlusThing, Shielded, SteppingOut, Until, Waived,
};
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::phase::{assign, event, patrol};
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
    if is_possible(game, state, me, word) {
        act(game, state, (me, owner), word, chance, log);
    }
}

/// What a word does. `owner` is whose the thing is that was chosen before in the line.
#[expect(clippy::too_many_lines, reason = "each word, one line")]
fn act(
    game: &Yedo,
    state: &mut State,
    (me, owner): (Seat, Seat),
    word: &Effect,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let ask = |state: &mut State, frame: Frame| state.open.frames.push(frame);
    let line = |line| Frame::line(me, game.lines.number(line));
    let open = &mut state.open;
    match *word {
        // What comes and goes.
        Effect::Gain(who, thing, n) => {
            gain_each(game, state, meant(game, state, me, owner, who), thing, n, log);
        }
        Effect::GainPer(thing, each, least) => {
            let mon = u16::from(each) * number(state, me, thing.thing());
            gain::earn(&mut state.open, me, mon.max(u16::from(least)), log);
        }
        Effect::Lose(who, thing, n) => {
            lose_each(game, state, meant(game, state, me, owner, who), thing, n, log);
        }
        Effect::LoseShare(share) => {
            let mon = free_to_lose(game, open, me) / u16::from(share);
            gain::lose_mon(open, me, mon, log);
        }
        Effect::Feed { halved, most } => feed(game, open, me, (halved, most), log),
        Effect::Take(thing, n, who) => {
            let from = meant(game, state, me, owner, who);
            let from = if game.law.words_as_written { from.without(me) } else { from };
            take_each(game, &mut state.open, me, from, thing, n, log);
        }
        // What decides how the line goes on.
        Effect::Pay(thing, price) => {
            if can_pay(game, state, me, std::slice::from_ref(word)) {
                lose_each(game, state, Seats::only(me), thing, price, log);
            } else {
                // Without its price nothing more of the line happens.
                state.open.frames.pop();
            }
        }
        Effect::PayPer(thing, price) => {
            if can_pay(game, state, me, std::slice::from_ref(word)) {
                let mon = u16::from(price) * number(state, me, thing.thing());
                gain::pay(&mut state.open, me, mon, log);
            } else {
                state.open.frames.pop();
            }
        }
        Effect::Or(one, other) => {
            match (can_pay(game, state, me, one), can_pay(game, state, me, other)) {
                (true, true) => {
                    let (first, second) = (game.lines.number(one), game.lines.number(other));
                    ask(state, Frame::Either { me, first, second });
                }
                (true, false) => ask(state, line(one)),
                (false, true) => ask(state, line(other)),
                (false, false) => {}
            }
        }
        Effect::Else(one, other) => {
            let can = can_do(game, state, me, one);
            ask(state, line(if can { one } else { other }));
        }
        Effect::May(may) => {
            if can_pay(game, state, me, may) {
                ask(state, Frame::May { me, line: game.lines.number(may) });
            }
        }
        Effect::If(condition, one, other) => {
            let so = holds(game, state, me, owner, condition);
            ask(state, line(if so { one } else { other }));
        }
        Effect::Blessed(softer, harder) => {
            let blessed = open.homes[me].blessing;
            ask(state, line(if blessed { softer } else { harder }));
        }
        Effect::For(who, each) => {
            let left = meant(game, state, me, owner, who);
            ask(state, Frame::ForEach { left, line: game.lines.number(each) });
        }
        // Cards and weapons.
        Effect::Draw(deck, n, keep) => match deck {
            DrawDeck::Action => {
                draw::draw_keep(game, state, me, Deck::Action, (n, keep), chance, log);
            }
            DrawDeck::Bonus => {
                draw::draw_keep(game, state, me, Deck::Bonus, (n, keep), chance, log);
            }
            DrawDeck::Mission => ask(state, Frame::PickDeck { seat: me, draw: n }),
        },
        Effect::Look(deck, n, keep) => match deck {
            LookDeck::Action => {
                draw::look_keep(game, state, me, Deck::Action, (n, keep), chance, log);
            }
            LookDeck::Bonus => {
                draw::look_keep(game, state, me, Deck::Bonus, (n, keep), chance, log);
            }
            LookDeck::Mission => ask(state, Frame::PickLook { seat: me, number: n }),
            LookDeck::Event => draw::look_put_under(game, state, me, Deck::Event, n, chance, log),
            LookDeck::Emperor => coop::look_at_next(game, state, me, chance, log),
            LookDeck::Any => ask(state, Frame::LookAny { seat: me, number: n }),
        },
        Effect::LookAtMissions(_) => look_at_missions(state, me, owner, log),
        Effect::Show(n) => {
            for _ in 0..super::question::showable(state, me, n).count().min(n as usize) {
                ask(state, Frame::Show { seat: me });
            }
        }
        Effect::SwapWeapon => ask(state, Frame::SwapGive { me }),
        Effect::Refill => event::refill(state, chance, log),
        Effect::DiscardRow(n) => event::discard_row(open, n, log),
        Effect::WeaponPrice(more, Until::NextEvent) => open.cheaper = -more,
        Effect::WeaponPrice(more, Until::MyNext) => open.homes[me].bargain = -more,
        // The bidding.
        Effect::Minimum(more) => open.bidding.raised = more,
        Effect::Egress(SteppingOut::Me, mon) => open.bidding.broker = mon,
        Effect::Egress(SteppingOut::Each, mon) => open.bidding.egress = mon,
        Effect::SentOut(_, mon) => {
            open.bidding.part &= !(1 << owner.0);
            open.bidding.purses &= !(1 << owner.0);
            log.tell(Fact::SentOut { seat: owner });
            gain::earn(open, owner, u16::from(mon), log);
        }
        Effect::NoAuction => {
            open.bidding.no_auction = true;
            log.tell(Fact::NoAuctions);
        }
        Effect::Extra => open.bidding.purses |= 1 << me.0,
        // What is closed.
        Effect::Close(district) => close(open, district, log),
        Effect::CloseSpots(district, n) => close_spots(game, open, district, n, log),
        Effect::Ban(action) => ban(open, action, log),
        Effect::CloseAnnex => ask(state, Frame::PickAnnexOf { me, closing: true }),
        // Disciples.
        Effect::Place(place) => open.bold = Some(place),
        Effect::TwoTurns => open.again = 1,
        Effect::Skip => {
            open.frames.pop();
            assign::skip(game, open);
        }
        Effect::Move(times) => (0..times).for_each(|_| ask(state, Frame::MoveFrom { me })),
        Effect::Home(_) => ask(state, Frame::SendHome { me }),
        Effect::StayHome(n) => stay_home(open, me, n, log),
        Effect::War(n) => coop::send(open, me, n),
        Effect::Ronin => ask(state, Frame::Hire { me }),
        // The patrol.
        Effect::Colour => {
            open.red = !open.red;
            log.tell(Fact::PatrolColour { red: open.red });
        }
        Effect::Steps(steps) => (0..steps).for_each(|_| patrol::advance(open, log)),
        Effect::StepsEither(steps) => ask(state, Frame::Direction { me, steps }),
        Effect::Stride(steps) => open.watch.stride = steps,
        Effect::Stay => open.watch.stay = true,
        Effect::NoIcons => ask(state, Frame::IgnoreIcons { me }),
        Effect::Shield(Shielded::MineHere) => open.watch.safe |= 1 << me.0,
        Effect::Shield(Shielded::One) => ask(state, Frame::Spare { me }),
        Effect::NoArrest => open.watch.no_arrest = true,
        Effect::ArrestAlso => open.watch.also = open.patrol,
        Effect::Bribe(mon) => open.watch.bribe = mon,
        Effect::Fine(mon) => open.watch.fine = mon,
        // Other cards and the event.
        Effect::Cancel => {
            open.frames.pop();
            card::cancel(open);
        }
        Effect::Redraw => card::redraw(game, state, chance, log),
        Effect::Ignore => card::ignore(game, state, log),
        // The activation and its mission.
        Effect::Waive(Waived::Weapon) => open.helped.blade = true,
        Effect::Waive(Waived::DistrictOrBlessing) => open.helped.ascetic = true,
        Effect::LendAnnex => ask(state, Frame::PickAnnexOf { me, closing: false }),
        Effect::WildWeapon => open.helped.wild = true,
        Effect::Plus(PlusThing::Mon, mon) => open.helped.mon += mon,
        Effect::Plus(PlusThing::Mission, n) => open.helped.missions += n,
        Effect::Twice => open.helped.twice = true,
        Effect::Borrow => open.helped.borrow = true,
        Effect::Besides(action, price) => ask(state, Frame::Besides { seat: me, action, price }),
        // Nothing by themselves: whether a card can be played was asked before, the bank pays when a
        // bid succeeds (`phase::buy`), and characters are asked when it matters (`addon::tea_house`).
        Effect::Needs(_) | Effect::Rebate(_) | Effect::TakeBack | Effect::Toll(..) => {}
        Effect::Loan { mon, .. } => {
            open.homes[me].owes = true;
            gain::earn(open, me, u16::from(mon), log);
        }
        // The table.
        Effect::Reverse => {
            open.order[..game.players() as usize].reverse();
            deal::tell_order(game, open, log);
        }
        Effect::DaimyoFirst => coop::comes_first(game, open, log),
        Effect::DaimyoGains(n) => coop::gains(game, open, n, log),
        Effect::TradeAll => open.pedlars |= 1 << me.0,
        Effect::Church(mon) => {
            let mon = open.church + u16::from(mon);
            set_church(open, mon, log);
        }
        Effect::EmptyChurch => set_church(open, 0, log),
        Effect::AnnexTax(mon) => coop::tax_annexes(open, mon, log),
        Effect::BestGeishaLeaves => coop::best_geisha_leaves(open, log),
        Effect::Bespoke(Odd::Jesuits) => jesuits::arrive(game, state, log),
        // `yedo.sakoku.cancelled`: it occurs when it takes effect.
        Effect::Bespoke(Odd::Sakoku) => jesuits::leave(game, state, log),
    }
}

/// Looks at all unfinished missions of one player, and knows them from now on.
fn look_at_missions(state: &mut State, me: Seat, of: Seat, log: &mut impl Log<Fact>) {
    for placed in state.secret.hands[of].missions.as_mut_slice() {
        placed.known = placed.known.and(me);
        log.tell(Fact::MissionSeen { seat: of, by: me, mission: Some(placed.card) });
    }
}
