//! The Emperor: his card of the round, its prices, and what lies below the Shogun's mission.
//!
//! `yedo.coop.emperor.*`, `yedo.coop.prices`, `yedo.coop.victory-pile`.

use table::{Chance, Log, Seat};

use super::EmperorDeck;
use crate::choice::Card;
use crate::deck::{Known, Placed};
use crate::edition::{Asset, Colour, EmperorNo};
use crate::fact::Fact;
use crate::frame::Deck;
use crate::game::Yedo;
use crate::state::{Open, State};

impl EmperorDeck {
    /// The next card, of this colour.
    fn draw(&mut self, game: &Yedo, colour: Colour, chance: &mut impl Chance) -> u8 {
        match self.next.take() {
            Some(placed) => placed.card,
            None => {
                let drawn = self.bag.draw(&game.emperor[colour as usize], chance);
                drawn.expect("there are more cards of each colour than a game uses")
            }
        }
    }
}

/// `yedo.coop.emperor.flow`: the top card becomes current, the one before it leaves.
pub(crate) fn turn(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Some(colour) = game.emperor_colour(state.open.round) else { return };
    let card = EmperorNo(state.secret.emperor.draw(game, colour, chance));
    let coop = &mut state.open.coop;
    coop.current = Some(card);
    coop.done &= !1;
    log.tell(Fact::EmperorTurned { card });
}

/// `yedo.coop.victory-pile`: once the Shogun is dead the yellow cards are turned up. They lay face
/// down, so any that has not come up may be one of them.
pub(crate) fn turn_up(
    game: &Yedo,
    state: &mut State,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    state.open.frames.pop();
    let yellow = &game.emperor[Colour::Yellow as usize];
    let number = game.edition.numbers.coop.victory_errands as usize;
    for place in state.open.coop.turned.iter_mut().take(number) {
        if let Some(card) = state.secret.emperor.bag.draw(yellow, chance) {
            *place = Some(EmperorNo(card));
            log.tell(Fact::ErrandTurned { card: EmperorNo(card) });
        }
    }
}

/// Somebody looks at the next card, which stays where it lies. In the last round there is none.
pub(crate) fn look_at_next(
    game: &Yedo,
    state: &mut State,
    seat: Seat,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let Some(colour) = game.emperor_colour(state.open.round + 1) else { return };
    // It stays where it lies, so whoever has looked before still knows it.
    let known = state.secret.emperor.next.map_or(Known::NOBODY, |next| next.known).and(seat);
    let card = state.secret.emperor.draw(game, colour, chance);
    state.secret.emperor.next = Some(Placed { card, known });
    log.tell(Fact::Looked { seat, deck: Deck::Emperor, card: Some(Card::Emperor(card)) });
}

/// `yedo.coop.prices`: what an asset costs, if the Emperor says so.
pub(crate) fn price(game: &Yedo, open: &Open, asset: Asset) -> Option<u16> {
    let card = game.emperor_card(open.coop.current?);
    let interference =
        if game.interferes(open) { game.edition.numbers.coop.interference } else { 0 };
    Some(u16::from(card.prices[asset as usize]) + u16::from(interference))
}

/// Mon are laid on the annexes, for good.
pub(crate) fn tax_annexes(open: &mut Open, mon: u8, log: &mut impl Log<Fact>) {
    open.coop.annex_mon = open.coop.annex_mon.saturating_add(mon);
    log.tell(Fact::AnnexesTaxed { mon: open.coop.annex_mon });
}
