//! Words that change the board: what is closed, where the patrol goes, what lies in the Church.

use table::{Log, Seat};

use crate::addon::clans::SAILOR;
use crate::edition::{District, Effect};
use crate::fact::Fact;
use crate::game::Yedo;
use crate::phase::patrol;
use crate::state::Open;

/// `yedo.event.closed-district`, `yedo.event.closed-location`.
pub(super) fn close(game: &Yedo, open: &mut Open, word: &Effect, log: &mut impl Log<Fact>) -> bool {
    match *word {
        Effect::Close(district) => {
            open.closed.districts |= 1 << district as u8;
            log.tell(Fact::DistrictClosed { district });
        }
        Effect::CloseSpots(district, n) => {
            (0..n).for_each(|_| close_spot(game, open, district, log));
        }
        Effect::Ban(action) => {
            open.closed.actions |= 1 << action as u32;
            log.tell(Fact::ActionClosed { action });
        }
        _ => return false,
    }
    true
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

/// What concerns the patrol.
pub(super) fn watch(open: &mut Open, word: &Effect, log: &mut impl Log<Fact>) -> bool {
    match *word {
        Effect::Colour => {
            open.red = !open.red;
            log.tell(Fact::PatrolColour { red: open.red });
        }
        Effect::Steps(steps) => (0..steps).for_each(|_| patrol::advance(open, log)),
        Effect::Stay => open.watch.stay = true,
        Effect::Stride(steps) => open.watch.stride = steps,
        Effect::NoArrest => open.watch.no_arrest = true,
        Effect::ArrestAlso => open.watch.also = open.patrol,
        Effect::Bribe(mon) => open.watch.bribe = mon,
        Effect::Fine(mon) => open.watch.fine = mon,
        _ => return false,
    }
    true
}

pub(super) fn set_church(open: &mut Open, mon: u16, log: &mut impl Log<Fact>) {
    open.church = mon;
    log.tell(Fact::Church { mon });
}

pub(super) fn stay_home(open: &mut Open, seat: Seat, n: u8, log: &mut impl Log<Fact>) {
    let home = &mut open.homes[seat];
    for _ in 0..n.min(home.n_home() - home.staying) {
        home.staying += 1;
        log.tell(Fact::StaysHome { seat });
    }
}
