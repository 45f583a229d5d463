//! The lines about the table: one row for each thing that can be said.

use table::{Misread, Seats};

use super::board;
use super::card;
use super::form::{list, more, of_bits, read_yes_no, to_bits, yes_no};
use super::sealed::{read_laid, read_side, write_laid, write_side, write_waiting};
use super::together;
use super::value::Value;
use crate::choice::Card;
use crate::deck::Cards;
use crate::edition::{Asset, District, DistrictAction};
use crate::game::Yedo;
use crate::state::{Reply, State};
use crate::words::Words;

/// A position half read, and what was said of things that otherwise follow from the rest.
pub(super) struct Draft {
    pub(super) state: State,
    /// What is going on, and on which line that stands.
    pub(super) now: Option<(String, usize)>,
    pub(super) acting: bool,
    pub(super) favors: Option<u8>,
    pub(super) part: Option<u8>,
    pub(super) past: Option<Cards<2>>,
    pub(super) waiting: Option<Seats>,
    pub(super) dead: Option<bool>,
    /// The kill-the-Shogun mission in play.
    pub(super) shogun: Option<u8>,
    /// Missions completed, at home, in the reserve: by seat.
    pub(super) completed: [Cards<5>; 5],
    pub(super) home: [Option<u8>; 5],
    pub(super) reserve: [Option<u8>; 5],
    pub(super) answered: [Option<Reply>; 5],
    /// Cards laid for an offer of trade: shown, face down, and the partner's.
    pub(super) laid: [Vec<Card>; 3],
    /// Emperor cards that have left.
    pub(super) emperor_past: Cards<1>,
    /// The Daimyo's cards that were not revealed, and his disciples in his pool and in the reserve.
    pub(super) daimyo: [Option<u8>; 3],
}

/// Something that can be said of the table.
pub(super) struct Line {
    pub(super) key: &'static str,
    /// What is said of it, if anything need be said.
    pub(super) write: fn(&Yedo, &State, &State) -> Option<String>,
    pub(super) read: fn(&mut Draft, &mut Words<'_>) -> Result<(), Misread>,
}

/// A value that is said where it differs from that of a bare table.
macro_rules! plain {
    ($key:literal, $($path:ident).+) => {
        Line {
            key: $key,
            write: |game, state, bare| {
                let value = &state.$($path).+;
                (*value != bare.$($path).+).then(|| value.write(game))
            },
            read: |draft, words| {
                draft.state.$($path).+ = Value::read(words)?;
                Ok(())
            },
        }
    };
}

/// The same for what is so or not.
macro_rules! whether {
    ($key:literal, $($path:ident).+) => {
        Line {
            key: $key,
            write: |_, state, bare| {
                let value = state.$($path).+;
                (value != bare.$($path).+).then(|| yes_no(value))
            },
            read: |draft, words| {
                draft.state.$($path).+ = read_yes_no(words)?;
                Ok(())
            },
        }
    };
}

/// The same for sets of seats, one bit each.
macro_rules! seats {
    ($key:literal, $($path:ident).+) => {
        Line {
            key: $key,
            write: |game, state, bare| {
                let bits = state.$($path).+;
                (bits != bare.$($path).+).then(|| of_bits(bits).write(game))
            },
            read: |draft, words| {
                draft.state.$($path).+ = to_bits(Value::read(words)?);
                Ok(())
            },
        }
    };
}

/// The same for sets of kinds, one bit each.
macro_rules! kinds {
    ($key:literal, $kind:ident, $bits:ty, $($path:ident).+) => {
        Line {
            key: $key,
            write: |_, state, bare| {
                let bits = state.$($path).+;
                let set = $kind::ALL.into_iter().filter(|kind| bits >> *kind as u8 & 1 == 1);
                (bits != bare.$($path).+).then(|| list(set.map($kind::id)))
            },
            read: |draft, words| {
                draft.state.$($path).+ = 0;
                while more(words) {
                    let kind: $kind = Value::read(words)?;
                    draft.state.$($path).+ |= (1 as $bits) << kind as u8;
                }
                Ok(())
            },
        }
    };
}

/// In the order in which they are written.
#[rustfmt::skip]
pub(super) const LINES: &[Line] = &[
    plain!("round", open.round),
    Line { key: "order", write: board::write_order, read: board::read_order },
    Line { key: "acting", write: board::write_acting, read: board::read_acting },
    plain!("patrol", open.patrol),
    whether!("patrol-red", open.red),
    plain!("stride", open.watch.stride),
    whether!("stay", open.watch.stay),
    whether!("no-arrest", open.watch.no_arrest),
    plain!("arrest-also", open.watch.also),
    plain!("bribe", open.watch.bribe),
    plain!("fine", open.watch.fine),
    seats!("safe", open.watch.safe),
    seats!("bribed", open.watch.bribed),
    Line { key: "spared", write: board::write_spared, read: board::read_spared },
    kinds!("closed", District, u8, open.closed.districts),
    Line { key: "closed-locations", write: board::write_shut, read: board::read_shut },
    kinds!("closed-actions", DistrictAction, u32, open.closed.actions),
    Line { key: "closed-annexes", write: board::write_shut_annexes, read: board::read_shut_annexes },
    Line { key: "part", write: board::write_part, read: |draft, words| Value::read(words).map(|seats| draft.part = Some(to_bits(seats))) },
    Line { key: "auctioned", write: board::write_auctioned, read: board::read_auctioned },
    plain!("raised", open.bidding.raised),
    plain!("egress-pays", open.bidding.egress),
    plain!("broker", open.bidding.broker),
    whether!("no-auction", open.bidding.no_auction),
    seats!("purses", open.bidding.purses),
    kinds!("taken", Asset, u8, open.bidding.taken),
    plain!("paid", open.bidding.paid),
    Line { key: "partner", write: board::write_partner, read: board::read_partner },
    plain!("church", open.church),
    Line { key: "row", write: board::write_row, read: board::read_row },
    plain!("cheaper", open.cheaper),
    Line { key: "discard", write: board::write_discard, read: board::read_discard },
    Line { key: "favors", write: board::write_favors, read: board::read_favors },
    Line { key: "event", write: board::write_event, read: board::read_event },
    Line { key: "past", write: board::write_past, read: board::read_past },
    Line { key: "shogun", write: board::write_shogun, read: board::read_shogun },
    Line { key: "shogun-dead", write: board::write_dead, read: board::read_dead },
    plain!("jesuits", open.jesuits),
    Line { key: "tokens", write: board::write_tokens, read: board::read_tokens },
    plain!("token", open.tokens.reserve),
    Line { key: "tokens-at-gates", write: board::write_gates, read: board::read_gates },
    Line { key: "tea", write: |game, s, _| board::write_tea(game, s.open.tea.row), read: |draft, words| board::read_tea(words).map(|row| draft.state.open.tea.row = row) },
    Line { key: "tea-discard", write: |game, s, _| board::write_tea(game, s.open.tea.discard), read: |draft, words| board::read_tea(words).map(|set| draft.state.open.tea.discard = set) },
    plain!("again", open.again),
    whether!("blade", open.helped.blade),
    plain!("lent", open.helped.lent),
    plain!("more-mon", open.helped.mon),
    plain!("more-missions", open.helped.missions),
    whether!("twice", open.helped.twice),
    whether!("borrow", open.helped.borrow),
    whether!("wild", open.helped.wild),
    whether!("ascetic", open.helped.ascetic),
    plain!("bold", open.bold),
    seats!("pedlars", open.pedlars),
    Line { key: "offer-gives", write: |_, s, _| write_side(&s.open.offer.gives), read: |draft, words| read_side(words).map(|side| draft.state.open.offer.gives = side) },
    Line { key: "offer-asks", write: |_, s, _| write_side(&s.open.offer.asks), read: |draft, words| read_side(words).map(|side| draft.state.open.offer.asks = side) },
    Line { key: "shown", write: |game, s, _| write_laid(game, s, 0), read: |draft, words| read_laid(draft, words, 0) },
    Line { key: "laid", write: |game, s, _| write_laid(game, s, 1), read: |draft, words| read_laid(draft, words, 1) },
    Line { key: "laid-for-it", write: |game, s, _| write_laid(game, s, 2), read: |draft, words| read_laid(draft, words, 2) },
    Line { key: "emperor", write: together::write_current, read: together::read_current },
    Line { key: "emperor-next", write: together::write_next, read: together::read_next },
    Line { key: "emperor-past", write: together::write_past, read: together::read_past },
    Line { key: "victory", write: together::write_victory, read: together::read_victory },
    Line { key: "turned-up", write: together::write_turned, read: together::read_turned },
    Line { key: "errands-done", write: together::write_done, read: together::read_done },
    plain!("errands", open.coop.errands),
    plain!("annex-mon", open.coop.annex_mon),
    Line { key: "geishas-gone", write: together::write_gone, read: together::read_gone },
    Line { key: "daimyo-at", write: together::write_at, read: together::read_at },
    Line { key: "daimyo-home", write: together::write_home, read: |draft, words| words.mon().map(|n| draft.daimyo[1] = Some(n)) },
    Line { key: "daimyo-reserve", write: together::write_reserve, read: |draft, words| words.mon().map(|n| draft.daimyo[2] = Some(n)) },
    Line { key: "daimyo-deck", write: together::write_deck, read: together::read_deck },
    Line { key: "revealed", write: together::write_revealed, read: together::read_revealed },
    Line { key: "ignored", write: together::write_ignored, read: together::read_ignored },
    seats!("moved", open.coop.moved),
    seats!("guarded", open.coop.guarded),
    Line { key: "looked", write: card::write_looked, read: card::read_looked },
    Line { key: "waiting", write: write_waiting, read: |draft, words| Value::read(words).map(|seats| draft.waiting = Some(seats)) },
];
