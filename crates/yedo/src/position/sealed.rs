//! Offers of trade and answers given in secret, as words and back.

use table::{Misread, Sealed, Seat, Seats};

use super::form::{count, counted, list, more};
use super::line::Draft;
use super::value::Value;
use crate::card::could_answer;
use crate::choice::Card;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::good::{ALIKE_MAX, Good, Goods, Side, slot, slots};
use crate::notation::card_id;
use crate::phase::trade;
use crate::state::{Reply, State};
use crate::words::Words;

pub(super) fn write_side(side: &Side) -> Option<String> {
    let goods = Good::all().map(|good| (good.id(), side.goods.of(good)));
    (!side.is_empty()).then(|| format!("{} mon {}", side.mon, counted(goods)))
}

pub(super) fn read_side(words: &mut Words<'_>) -> Result<Side, Misread> {
    if words.flag("none") {
        return Ok(Side::default());
    }
    let mon = words.mon()?;
    if !words.flag("mon") {
        return Err(Misread::new("no `mon`", "so many `mon`"));
    }
    let mut goods = Goods::default();
    while more(words) {
        let good = words.good()?;
        let number = count(words)?;
        if ALIKE_MAX < number.saturating_add(goods.of(good)) {
            return Err(Misread::new(number.to_string(), "up to 15 of a thing"));
        }
        (0..number).for_each(|_| goods.add(good));
    }
    Ok(Side { mon, goods })
}

/// Cards laid for an offer: those shown, those face down, those of the partner.
pub(super) fn write_laid(game: &Yedo, state: &State, which: usize) -> Option<String> {
    let (me, with) = trade::parties(&state.open)?;
    let laid = state.secret.laid;
    let (seat, bits) = match which {
        0 => (me, laid.shown),
        1 => (me, laid.mine & !laid.shown),
        _ => (with, laid.theirs),
    };
    let there = slots(&state.secret.hands[seat]).filter(|(_, bit)| bits & bit != 0);
    (bits != 0).then(|| list(there.map(|(card, _)| card_id(game, card))))
}

pub(super) fn read_laid(
    draft: &mut Draft,
    words: &mut Words<'_>,
    which: usize,
) -> Result<(), Misread> {
    draft.laid[which].clear();
    while more(words) {
        draft.laid[which].push(words.card()?);
    }
    Ok(())
}

/// The places of laid cards, once the hands are known.
pub(super) fn lay(draft: &mut Draft) -> Result<(), Misread> {
    let Some((me, with)) = trade::parties(&draft.state.open) else { return Ok(()) };
    let [shown, mine, theirs] = &draft.laid;
    let bits = |seat: Seat, cards: &[Card]| {
        cards.iter().try_fold(0, |bits, card| {
            let bit = slot(&draft.state.secret.hands[seat], *card);
            bit.map(|bit| bits | bit).ok_or_else(|| Misread::new("laid", "cards in that hand"))
        })
    };
    let (shown, mine, theirs) = (bits(me, shown)?, bits(me, mine)?, bits(with, theirs)?);
    let laid = &mut draft.state.secret.laid;
    (laid.shown, laid.mine, laid.theirs) = (shown, mine | shown, theirs);
    Ok(())
}

/// Who is asked at a moment follows from what lies open.
pub(super) fn write_waiting(game: &Yedo, state: &State, _: &State) -> Option<String> {
    let waiting = state.secret.replies.waiting();
    (waiting != waits(game, state)).then(|| waiting.write(game))
}

/// Those who could answer at this moment and have not.
pub(super) fn waits(game: &Yedo, state: &State) -> Seats {
    let Frame::Window { moment } = state.open.frames.top() else {
        return Seats::NONE;
    };
    let sealed = state.secret.replies.sealed();
    could_answer(game, state, moment).iter().filter(|seat| !sealed.has(*seat)).collect()
}

/// Who has answered, and who is still asked.
pub(super) fn seal(game: &Yedo, draft: &mut Draft) {
    let answered: Vec<(Seat, Reply)> = (0..5)
        .map(Seat)
        .filter_map(|seat| draft.answered[seat.0 as usize].map(|reply| (seat, reply)))
        .collect();
    let mut all: Seats = answered.iter().map(|(seat, _)| *seat).collect();
    let replies = &mut draft.state.secret.replies;
    *replies = Sealed::ask(all);
    for (seat, reply) in &answered {
        replies.seal(*seat, *reply);
    }
    let waiting = draft.waiting.unwrap_or_else(|| waits(game, &draft.state));
    all = waiting.iter().fold(all, Seats::with);
    let replies = &mut draft.state.secret.replies;
    *replies = Sealed::ask(all);
    for (seat, reply) in answered {
        if !waiting.has(seat) {
            replies.seal(seat, reply);
        }
    }
}
