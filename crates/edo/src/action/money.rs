//! Money (`edo.act.money`): taken at home, no samurai needed.

use table::{Log, Seat};

use crate::edition::Edge;
use crate::fact::Fact;
use crate::game::Edo;
use crate::state::Open;

pub(super) fn apply(game: &Edo, open: &mut Open, seat: Seat, edge: Edge, log: &mut impl Log<Fact>) {
    let ryo = game.edition.numbers.ryo_per_official + edge.plus;
    open.homes[seat].purse.earn(ryo);
    log.tell(Fact::Earned { seat, ryo });
}
