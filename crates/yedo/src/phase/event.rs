//! Phase 3: the market and the event.
//!
//! `yedo.event.*`.

use table::{Chance, Log};

use crate::addon::{jesuits, specialists, tea_house};
use crate::deck::Cards;
use crate::draw;
use crate::edition::{EventNo, Moment, Weapon};
use crate::fact::Fact;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::state::{Closed, Open, ROW, State};

/// `yedo.event.order`: closings end, then the market, then the event.
pub(crate) fn begin(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    state.open.closed = Closed::default();
    state.open.cheaper = 0;
    market(game, state, chance, log);
    state.open.frames.replace(Frame::EventOver);
    // `yedo.coop.event`: together it is the Emperor's, which all have seen already.
    if state.open.coop.current.is_some() || turn_up(game, state, chance, log) {
        state.open.frames.push(Frame::EventWorks);
        state.open.frames.push(Frame::Moment { moment: Moment::Event });
    }
}

/// The event takes effect.
pub(crate) fn works(game: &Yedo, open: &mut Open) {
    open.frames.pop();
    let of_emperor = open.coop.current.map(|card| game.emperor_card(card).event);
    let of_event = || open.event.map(|event| game.edition.event(EventNo(event)).effect);
    if let Some(effect) = of_emperor.or_else(of_event) {
        // `yedo.coop.event`: the first of the players is meant.
        let first = game.in_order(open).next().expect("somebody plays");
        open.frames.push(Frame::line(first, game.lines.number(effect)));
    }
}

/// `yedo.event.order`: after the event the row of the Tea House and the specialists at the Gates;
/// then disciples are assigned.
pub(crate) fn over(
    game: &Yedo,
    open: &mut Open,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    tea_house::renew(game, open, chance, log);
    specialists::arrange(open, log);
    open.frames.replace(Frame::Assign { turn: 0, idle: 0 });
}

/// `yedo.event.reveal`: the top event is revealed. True if there is one.
pub(crate) fn turn_up(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> bool {
    let last = state.open.round == game.setup().rounds;
    // Every event comes up at most once on the way.
    for _ in 0..game.events.len() {
        let Some(event) = next_event(game, state, chance, log) else { break };
        state.open.past.add(event);
        let row = game.edition.event(EventNo(event));
        if last && !row.last_round || jesuits::is_turned_away(game, state, event) {
            log.tell(Fact::EventPassedOver { event });
            continue;
        }
        state.open.event = Some(event);
        log.tell(Fact::EventRevealed { event });
        return true;
    }
    state.open.event = None;
    false
}

/// The top event; when there is none, the past ones except the current are shuffled first.
fn next_event(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) -> Option<u8> {
    if draw::is_empty(game, state, Deck::Event) {
        let mut past = std::mem::replace(&mut state.open.past, Cards::NONE);
        if let Some(current) = state.open.event {
            past.remove(current);
            state.open.past.add(current);
        }
        // `yedo.event.reveal`: what happens once does not come again.
        for once in past.iter().filter(|event| game.happens_once(*event)).collect::<Vec<_>>() {
            past.remove(once);
            state.open.past.add(once);
        }
        state.secret.events.bag = past;
        log.tell(Fact::EventsShuffled);
    }
    draw::take_top(game, state, Deck::Event, chance, log).map(|placed| placed.card)
}

/// `yedo.event.market`: the two leftmost stay and move to the right, every empty space is filled.
fn market(game: &Yedo, state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    let kept_most = game.edition.numbers.prices.row_kept as usize;
    let there = state.open.row;
    let mut kept = Vec::new();
    for weapon in there.into_iter().flatten() {
        if kept.len() < kept_most {
            kept.push(weapon);
        } else {
            state.open.weapon_discard[weapon as usize] += 1;
        }
    }
    state.open.row = [None; ROW];
    for (i, weapon) in kept.iter().enumerate() {
        let space = ROW - kept.len() + i;
        state.open.row[space] = Some(*weapon);
    }
    for space in 0..ROW - kept.len() {
        lay_weapon(state, space, chance, log);
    }
    log.tell(Fact::Row { row: state.open.row });
}

/// The row is discarded and filled again.
pub(crate) fn refill(state: &mut State, chance: &mut impl Chance, log: &mut impl Log<Fact>) {
    for space in 0..ROW {
        if let Some(weapon) = state.open.row[space].take() {
            state.open.weapon_discard[weapon as usize] += 1;
        }
    }
    for space in 0..ROW {
        lay_weapon(state, space, chance, log);
    }
    log.tell(Fact::Row { row: state.open.row });
}

/// So many weapons of the row are discarded, from the left.
pub(crate) fn discard_row(open: &mut Open, number: u8, log: &mut impl Log<Fact>) {
    let there = |space: &usize| open.row[*space].is_some();
    let spaces: Vec<usize> = (0..ROW).filter(there).take(number as usize).collect();
    for space in spaces {
        let weapon = open.row[space].take().expect("one lies there");
        open.weapon_discard[weapon as usize] += 1;
        log.tell(Fact::WeaponCleared { space: space as u8, weapon });
    }
}

/// A weapon from the bag into a space of the row, if there is one.
pub(crate) fn lay_weapon(
    state: &mut State,
    space: usize,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    if let Some(placed) = draw::draw_weapon(state, chance, log) {
        state.open.row[space] = Some(Weapon::ALL[placed.card as usize]);
    }
}
