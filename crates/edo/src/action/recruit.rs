//! Recruit (`edo.act.recruit`): a white official joins for good.

use table::{Hearing, Illegal, Log, Seat};

use crate::fact::Fact;
use crate::game::Edo;
use crate::rules;
use crate::state::Open;

pub(super) fn hear(
    game: &Edo,
    open: &Open,
    seat: Seat,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let left = open.supply.white_officials;
    hearing.hear(rules::PIECES_EMPTY.needs("white-officials", left, 1))?;
    super::afford(open, seat, game.edition.numbers.recruit, rules::ACT_RECRUIT, hearing)
}

/// Plans are made before cards are performed, so a recruit can be planned from the next round on.
pub(super) fn apply(game: &Edo, open: &mut Open, seat: Seat, log: &mut impl Log<Fact>) {
    let cost = game.edition.numbers.recruit;
    open.pay(seat, cost);
    log.tell(Fact::Paid { seat, cost });
    open.supply.white_officials -= 1;
    open.homes[seat].officials += 1;
    log.tell(Fact::Recruited { seat });
}
