//! Rice (`edo.act.rice`): taken at home, no samurai needed.

use table::{Log, Seat};

use crate::edition::{Edge, Good};
use crate::fact::Fact;
use crate::game::Edo;
use crate::state::Open;

pub(super) fn apply(game: &Edo, open: &mut Open, seat: Seat, edge: Edge, log: &mut impl Log<Fact>) {
    let number = game.edition.numbers.rice_per_official + edge.plus;
    open.homes[seat].purse.take(Good::Rice, number);
    log.tell(Fact::Took { seat, good: Good::Rice, number });
}
