//! Special authorization (`edo.act.special`): a stronger card, bought from the display.

use table::{Chance, Hearing, Illegal, Log, Seat};

use crate::choice::Choice;
use crate::edition::Cost;
use crate::fact::Fact;
use crate::game::Edo;
use crate::rules;
use crate::state::Open;

pub(super) fn candidates(open: &Open, out: &mut impl FnMut(Choice)) {
    open.specials.display.iter().flatten().for_each(|&card| out(Choice::Special(card)));
}

pub(super) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    card: u8,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let shown = open.specials.display.contains(&Some(card));
    rules::ACT_SPECIAL.needs("display", u8::from(shown), 1)?;
    super::afford(open, seat, price(game, card), rules::ACT_SPECIAL, hearing)
}

/// Plans are made before cards are performed, so the card can be planned from the next round on.
pub(super) fn apply(
    game: &Edo,
    open: &mut Open,
    seat: Seat,
    card: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Fact>,
) {
    let cost = price(game, card);
    open.pay(seat, cost);
    log.tell(Fact::Paid { seat, cost });
    open.homes[seat].cards = open.homes[seat].cards.with(card);
    log.tell(Fact::SpecialTaken { seat, card });
    let place = open.specials.display.iter().position(|shown| *shown == Some(card));
    let place = place.expect("check lets only face-up cards be taken");
    open.specials.display[place] = None;
    open.show_special(place, chance, log);
}

fn price(game: &Edo, card: u8) -> Cost {
    Cost { ryo: game.card(card).price, ..Cost::default() }
}
