//! What a viewer sees. Built by putting in: what is not named here stays hidden.
//!
//! `yedo.open`. Backs are seen by all: of a hidden mission everybody knows the colour.

use table::{BySeat, Seat, Seats, Viewer};

use crate::deck::{Cards, Decks, Known, Pile, Placed};
use crate::edition::Colour;
use crate::frame::{Deck, Frame};
use crate::game::Yedo;
use crate::good::{Good, LaidOut, slots};
use crate::phase::trade;
use crate::state::{Hand, Open, Reply, State};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub open: Open,
    /// What each seat holds: the cards known to the viewer, the backs of the others.
    pub hands: BySeat<HandSeen>,
    /// The mission decks, by colour.
    pub missions: [DeckSeen; 4],
    /// The mission decks of the Jesuits, by colour; they are empty until these arrive.
    pub jesuits: [DeckSeen; 4],
    /// The action cards.
    pub actions: DeckSeen,
    /// The bonus cards.
    pub bonuses: DeckSeen,
    /// The events.
    pub events: DeckSeen,
    /// The Emperor's cards to come: how many, and the next one if somebody has looked at it.
    pub emperor: DeckSeen,
    /// Weapons in and on the bag, by type; which are left is no secret, only their order.
    pub weapons: [u8; 8],
    /// Weapons lying on the bag.
    pub weapon_top: Vec<CardSeen>,
    /// The cards somebody looks at now.
    pub looked: Vec<Option<u8>>,
    /// The hidden cards that lie there for an offer of trade: of whoever makes it, and of the
    /// partner.
    pub laid: [Vec<LaidSeen>; 2],
    /// Who has answered at this moment.
    pub sealed: Seats,
    /// What the viewer has answered.
    pub reply: Option<Reply>,
}

/// A card as a viewer sees it, and who knows it: looking at cards is done in front of all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CardSeen {
    /// Which, if the viewer knows.
    pub card: Option<u8>,
    /// Who knows.
    pub known: Known,
}

/// What is seen of a hand. Known cards come first, by number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandSeen {
    /// Missions and their colours.
    pub missions: Vec<(CardSeen, Colour)>,
    /// Missions of the Jesuits and their colours.
    pub jesuits: Vec<(CardSeen, Colour)>,
    /// Action cards.
    pub actions: Vec<CardSeen>,
    /// Bonus cards.
    pub bonuses: Vec<CardSeen>,
}

/// A hidden card that lies there for an offer of trade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LaidSeen {
    /// What its back shows.
    pub good: Good,
    /// Was it shown to the partner?
    pub shown: bool,
    /// Which, if the viewer knows.
    pub card: Option<u8>,
}

/// What is seen of a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckSeen {
    /// How many cards it has.
    pub number: u32,
    /// What lies on top, from the uppermost.
    pub top: Vec<CardSeen>,
    /// What was put under it, from the uppermost.
    pub under: Vec<CardSeen>,
}

pub(crate) fn view(game: &Yedo, state: &State, viewer: Viewer) -> View {
    let secret = &state.secret;
    let of_back =
        |back: Deck| deck(&secret.missions, back.back(), &game.missions[back.back()], viewer);
    let mine = viewer_looks(state, viewer);
    View {
        viewer,
        open: state.open.clone(),
        hands: BySeat::from_fn(|seat| hand(game, &secret.hands[seat], viewer)),
        missions: Colour::ALL.map(|colour| of_back(Deck::Mission { colour })),
        jesuits: Colour::ALL.map(|colour| of_back(Deck::Jesuit { colour })),
        actions: deck(&secret.actions, 0, &game.actions, viewer),
        bonuses: deck(&secret.bonuses, 0, &game.bonuses, viewer),
        events: deck(&secret.events, 0, &game.events, viewer),
        emperor: emperor(game, state, viewer),
        weapons: weapons(state),
        weapon_top: seen(secret.weapon_top.placed(), viewer),
        looked: secret.looked.iter().map(|card| mine.then_some(card)).collect(),
        laid: laid(game, state, viewer),
        sealed: answered(state),
        reply: match viewer {
            Viewer::Public => None,
            Viewer::Seat(seat) => secret.replies.own(seat),
        },
    }
}

/// `yedo.coop.emperor.flow`: the colours of the cards to come are open, the cards are not.
fn emperor(game: &Yedo, state: &State, viewer: Viewer) -> DeckSeen {
    let rounds = game.daimyo().map_or(0, |_| game.setup().rounds);
    DeckSeen {
        number: u32::from(rounds.saturating_sub(game.emperor_round(&state.open))),
        top: seen(state.secret.emperor.next.into_iter(), viewer),
        under: Vec::new(),
    }
}

/// Who has answered at this moment.
pub(crate) fn answered(state: &State) -> Seats {
    state.secret.replies.sealed()
}

/// Does this viewer look at the cards that are looked at?
pub(crate) fn viewer_looks(state: &State, viewer: Viewer) -> bool {
    looking(&state.open).is_some_and(|(seat, _)| viewer == Viewer::Seat(seat))
}

/// The deck whose cards are looked at.
pub(crate) fn looked_deck(open: &Open) -> Option<Deck> {
    looking(open).map(|(_, deck)| deck)
}

#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "only some look at cards; the audit finds others"
)]
fn looking(open: &Open) -> Option<(Seat, Deck)> {
    open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Keep { seat, deck }
        | Frame::PutUnder { seat, deck }
        | Frame::KeepTop { seat, deck }
        | Frame::PutBack { seat, deck, .. }
        | Frame::Arrange { seat, deck, .. } => Some((seat, deck)),
        _ => None,
    })
}

/// The cards that lie there, by what is seen of them, so that their order tells nothing.
pub(crate) fn laid(game: &Yedo, state: &State, viewer: Viewer) -> [Vec<LaidSeen>; 2] {
    let Some((me, with)) = trade::parties(&state.open) else { return [vec![], vec![]] };
    let LaidOut { mine, shown, theirs } = state.secret.laid;
    let seen = |seat: Seat, bits: u32| {
        let there = slots(&state.secret.hands[seat]).filter(|(_, bit)| bits & bit != 0);
        let mut cards: Vec<LaidSeen> = there
            .map(|(card, bit)| {
                let shown = seat == me && shown & bit != 0;
                let known = viewer == Viewer::Seat(seat) || shown && viewer == Viewer::Seat(with);
                let good = Good::of(game, card).expect("only hidden cards are laid");
                LaidSeen { good, shown, card: known.then_some(card.number()) }
            })
            .collect();
        cards.sort_unstable();
        cards
    };
    [seen(me, mine), seen(with, theirs)]
}

fn weapons(state: &State) -> [u8; 8] {
    let mut all = state.secret.weapon_bag;
    state.secret.weapon_top.iter().for_each(|weapon| all[weapon as usize] += 1);
    if looked_deck(&state.open) == Some(Deck::Weapon) {
        state.secret.looked.iter().for_each(|weapon| all[weapon as usize] += 1);
    }
    all
}

fn card_seen(placed: Placed, viewer: Viewer) -> CardSeen {
    let card = placed.known.by(viewer).then_some(placed.card);
    CardSeen { card, known: placed.known }
}

fn seen(cards: impl Iterator<Item = Placed>, viewer: Viewer) -> Vec<CardSeen> {
    cards.map(|placed| card_seen(placed, viewer)).collect()
}

/// By number; the unknown ones come last, whatever their numbers.
fn in_hand(seen: CardSeen) -> (u8, Known) {
    (seen.card.unwrap_or(u8::MAX), seen.known)
}

/// A card in a hand. `yedo.coop.hands`: hands may lie open to all.
fn held(game: &Yedo, placed: Placed, viewer: Viewer) -> CardSeen {
    let seen = card_seen(placed, viewer);
    if game.has_open_hands() { CardSeen { card: Some(placed.card), ..seen } } else { seen }
}

fn known_first<const N: usize>(game: &Yedo, pile: &Pile<N>, viewer: Viewer) -> Vec<CardSeen> {
    let held = pile.as_slice().iter().map(|placed| held(game, *placed, viewer));
    let mut cards: Vec<CardSeen> = held.collect();
    cards.sort_by_key(|seen| in_hand(*seen));
    cards
}

fn hand(game: &Yedo, hand: &Hand, viewer: Viewer) -> HandSeen {
    let missions = |by_sea: bool| {
        let own = hand.missions.as_slice().iter().map(|placed| (placed, game.deck_of(placed.card)));
        let mut missions: Vec<_> = own
            .filter(|(_, deck)| matches!(deck, Deck::Jesuit { .. }) == by_sea)
            .map(|(placed, _)| (held(game, *placed, viewer), game.mission(placed.card).colour))
            .collect();
        missions.sort_by_key(|(seen, colour)| (seen.card.unwrap_or(u8::MAX), *colour, seen.known));
        missions
    };
    HandSeen {
        missions: missions(false),
        jesuits: missions(true),
        actions: known_first(game, &hand.actions, viewer),
        bonuses: known_first(game, &hand.bonuses, viewer),
    }
}

fn deck<const W: usize, const D: usize, const U: usize, const B: usize>(
    decks: &Decks<W, D, U, B>,
    which: usize,
    of: &Cards<W>,
    viewer: Viewer,
) -> DeckSeen {
    let under = decks.under.placed().filter(|placed| of.has(placed.card));
    DeckSeen {
        number: decks.len(which, of),
        top: decks.tops.get(which).map_or_else(Vec::new, |top| seen(top.placed(), viewer)),
        under: seen(under, viewer),
    }
}
