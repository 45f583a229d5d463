//! Cards in hands and decks, each with who knows it: `m01`, `m01/S2`, `m01/S1+S3`, `m01/all`.

use table::{Misread, Seat, Viewer};

use super::form::{list, more};
use super::line::Draft;
use crate::choice::Card;
use crate::deck::{Known, Laid, Pile, Placed};
use crate::edition::Colour;
use crate::frame::Deck;
use crate::game::Yedo;
use crate::notation::card_id;
use crate::state::State;
use crate::view::looked_deck;
use crate::words::{Words, find_card};

/// The decks, in the order in which they are written.
pub(super) fn decks() -> impl Iterator<Item = Deck> {
    let missions = Colour::ALL.into_iter().map(|colour| Deck::Mission { colour });
    missions.chain([Deck::Action, Deck::Bonus, Deck::Event, Deck::Weapon])
}

/// How the lines about a deck begin.
pub(crate) fn deck_id(deck: Deck) -> &'static str {
    match deck {
        Deck::Mission { colour } => colour.id(),
        Deck::Jesuit { .. } => "jesuit",
        Deck::Action => "action",
        Deck::Bonus => "bonus",
        Deck::Event => "event",
        Deck::Emperor => "emperor",
        Deck::Weapon => "weapon",
    }
}

/// A card and who knows it beyond those who know it anyway.
fn write_placed(game: &Yedo, card: Card, known: Known, anyway: Known) -> String {
    let id = card_id(game, card);
    if known == anyway {
        return id.to_owned();
    }
    if known == Known::ALL {
        return format!("{id}/all");
    }
    let seats = (0..table::SEATS_MAX as u8).map(Seat);
    let who = seats.filter(|seat| known.by(Viewer::Seat(*seat)) && !anyway.by(Viewer::Seat(*seat)));
    let who: Vec<String> = who.map(|seat| seat.to_string()).collect();
    let who = if who.is_empty() { "nobody".to_owned() } else { who.join("+") };
    format!("{id}/{who}")
}

fn read_placed(words: &mut Words<'_>, anyway: Known) -> Result<(Card, Known), Misread> {
    let word = words.next("a card")?;
    let (id, who) = word.split_once('/').map_or((word, None), |(id, who)| (id, Some(who)));
    let card = find_card(words.game, id)?;
    let known = match who {
        None => anyway,
        Some("all") => Known::ALL,
        Some("nobody") => Known::NOBODY,
        Some(who) => {
            let mut known = anyway;
            for seat in who.split('+') {
                let there = Seat::read(seat).filter(|seat| seat.0 < words.game.players());
                let expected = "`all`, or seats such as `S1+S3`";
                known = known.and(there.ok_or_else(|| Misread::new(word, expected))?);
            }
            known
        }
    };
    Ok((card, known))
}

/// The cards of a hand: whoever holds them knows them.
pub(super) fn write_hand<const N: usize>(
    game: &Yedo,
    pile: &Pile<N>,
    seat: Seat,
    card: fn(u8) -> Card,
) -> Option<String> {
    let placed = pile.as_slice().iter();
    let text = placed.map(|it| write_placed(game, card(it.card), it.known, Known::to(seat)));
    (!pile.is_empty()).then(|| list(text))
}

pub(super) fn read_hand<const N: usize>(
    words: &mut Words<'_>,
    seat: Seat,
    is: fn(Card) -> bool,
) -> Result<Pile<N>, Misread> {
    let mut pile = Pile::default();
    while more(words) {
        let (card, known) = read_placed(words, Known::to(seat))?;
        let full = pile.len() as usize == N;
        if full || !is(card) || pile.has(card.number()) {
            return Err(Misread::new(
                card_id(words.game, card),
                "cards of that kind, not too many",
            ));
        }
        pile.insert(Placed { card: card.number(), known: known.and(seat) });
    }
    Ok(pile)
}

fn write_pile<const N: usize, const B: usize>(
    game: &Yedo,
    laid: &Laid<N, B>,
    deck: Deck,
) -> Option<String> {
    let text =
        laid.placed().map(|it| write_placed(game, deck.card(it.card), it.known, Known::NOBODY));
    (!laid.is_empty()).then(|| list(text))
}

fn read_pile<const N: usize, const B: usize>(
    words: &mut Words<'_>,
    deck: Deck,
) -> Result<Laid<N, B>, Misread> {
    let mut laid = Laid::default();
    while more(words) {
        let (card, known) = read_placed(words, Known::NOBODY)?;
        let number = card.number();
        let fits = deck.card(number) == card && known.is_one_or_all();
        if !fits || laid.len() as usize == N {
            let expected = "cards of that deck, known to nobody, one or all";
            return Err(Misread::new(card_id(words.game, card), expected));
        }
        laid.push(Placed { card: number, known });
    }
    Ok(laid)
}

/// What lies on a deck, the uppermost first.
pub(super) fn write_top(game: &Yedo, state: &State, deck: Deck) -> Option<String> {
    let secret = &state.secret;
    match deck {
        Deck::Mission { colour } => write_pile(game, &secret.missions.tops[colour as usize], deck),
        Deck::Action => write_pile(game, &secret.actions.tops[0], deck),
        Deck::Bonus => write_pile(game, &secret.bonuses.tops[0], deck),
        Deck::Event => write_pile(game, &secret.events.tops[0], deck),
        Deck::Weapon => write_pile(game, &secret.weapon_top, deck),
        // Nobody foresees these.
        Deck::Jesuit { .. } | Deck::Emperor => None,
    }
}

pub(super) fn read_top(
    draft: &mut Draft,
    words: &mut Words<'_>,
    deck: Deck,
) -> Result<(), Misread> {
    let secret = &mut draft.state.secret;
    let top = match deck {
        Deck::Mission { colour } => &mut secret.missions.tops[colour as usize],
        Deck::Action => &mut secret.actions.tops[0],
        Deck::Bonus => &mut secret.bonuses.tops[0],
        Deck::Event => &mut secret.events.tops[0],
        Deck::Weapon => &mut secret.weapon_top,
        Deck::Jesuit { .. } | Deck::Emperor => unreachable!("no line begins so"),
    };
    *top = read_pile(words, deck)?;
    if let Deck::Mission { colour } = deck {
        let mut missions = secret.missions.tops[colour as usize].iter();
        if let Some(other) = missions.find(|card| words.game.mission(*card).colour != colour) {
            let expected = format!("missions of that colour, {}", deck_id(deck));
            return Err(Misread::new(card_id(words.game, Card::Mission(other)), expected));
        }
    }
    Ok(())
}

/// The piles under the decks: those of the missions lie in one order for all colours.
pub(super) const UNDER: [(&str, Deck); 4] = [
    ("missions", Deck::Mission { colour: Colour::Green }),
    ("actions", Deck::Action),
    ("bonuses", Deck::Bonus),
    ("events", Deck::Event),
];

pub(super) fn write_under(game: &Yedo, state: &State, deck: Deck) -> Option<String> {
    let secret = &state.secret;
    match deck {
        Deck::Mission { .. } => write_pile(game, &secret.missions.under, deck),
        Deck::Action => write_pile(game, &secret.actions.under, deck),
        Deck::Bonus => write_pile(game, &secret.bonuses.under, deck),
        Deck::Event => write_pile(game, &secret.events.under, deck),
        Deck::Weapon | Deck::Jesuit { .. } | Deck::Emperor => None,
    }
}

pub(super) fn read_under(
    draft: &mut Draft,
    words: &mut Words<'_>,
    deck: Deck,
) -> Result<(), Misread> {
    let secret = &mut draft.state.secret;
    match deck {
        Deck::Mission { .. } => secret.missions.under = read_pile(words, deck)?,
        Deck::Action => secret.actions.under = read_pile(words, deck)?,
        Deck::Bonus => secret.bonuses.under = read_pile(words, deck)?,
        Deck::Event => secret.events.under = read_pile(words, deck)?,
        Deck::Weapon | Deck::Jesuit { .. } | Deck::Emperor => unreachable!("no line begins so"),
    }
    Ok(())
}

/// The cards somebody looks at.
pub(super) fn write_looked(game: &Yedo, state: &State, _: &State) -> Option<String> {
    write_pile(game, &state.secret.looked, looked_deck(&state.open)?)
}

pub(super) fn read_looked(draft: &mut Draft, words: &mut Words<'_>) -> Result<(), Misread> {
    draft.state.secret.looked = Laid::default();
    while more(words) {
        let (card, known) = read_placed(words, Known::NOBODY)?;
        let looked = &mut draft.state.secret.looked;
        if looked.len() == 5 || !known.is_one_or_all() {
            return Err(Misread::new(card_id(words.game, card), "few cards, each known to one"));
        }
        looked.push(Placed { card: card.number(), known });
    }
    Ok(())
}

/// An event.
pub(super) fn event(words: &mut Words<'_>) -> Result<u8, Misread> {
    match words.card()? {
        Card::Event(number) => Ok(number),
        other => Err(Misread::new(card_id(words.game, other), "an event")),
    }
}
