//! Words that change the board: what is closed, what lies in the Church, who stays at home.

use table::{Log, Seat};

use crate::addon::clans::SAILOR;
use crate::edition::{District, DistrictAction};
use crate::fact::Fact;
use crate::game::Yedo;
use crate::state::Open;

/// `yedo.event.closed-district`.
pub(super) fn close(open: &mut Open, district: District, log: &mut impl Log<Fact>) {
    open.closed.districts |= 1 << district as u8;
    log.tell(Fact::DistrictClosed { district });
}

/// `yedo.event.closed-location`.
pub(super) fn close_spots(
    game: &Yedo,
    open: &mut Open,
    district: District,
    n: u8,
    log: &mut impl Log<Fact>,
) {
    (0..n).for_each(|_| close_spot(game, open, district, log));
}

/// An action cannot be taken.
pub(super) fn ban(open: &mut Open, action: DistrictAction, log: &mut impl Log<Fact>) {
    open.closed.actions |= 1 << action as u32;
    log.tell(Fact::ActionClosed { action });
}

/// The highest open number, never a rest space, never the last open one.
fn close_spot(game: &Yedo, open: &mut Open, district: District, log: &mut impl Log<Fact>) {
    let printed = game.locations(district).filter(|no| *no != SAILOR && !game.location(*no).rest);
    let spots: Vec<_> = printed.filter(|no| open.closed.locations >> no.0 & 1 == 0).collect();
    if let [_, .., location] = spots[..] {
        open.closed.locations |= 1 << location.0;
        log.tell(Fact::LocationClosed { location });
    }
}

pub(super) fn set_church(open: &mut Open, mon: u16, log: &mut impl Log<Fact>) {
    open.church = mon;
    log.tell(Fact::Church { mon });
}

pub(super) fn stay_home(open: &mut Open, seat: Seat, n: u8, log: &mut impl Log<Fact>) {
    let home = &mut open.homes[seat];
    // Whoever stays at home may be lost for another reason.
    for _ in 0..n.min(home.n_home().saturating_sub(home.staying)) {
        home.staying += 1;
        log.tell(Fact::StaysHome { seat });
    }
}
