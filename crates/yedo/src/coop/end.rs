//! How it ends: won or lost together (`yedo.coop.aim`, `yedo.coop.end`, `yedo.coop.record`).

use table::{Game, Log, Outcome};

use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::score;
use crate::state::{Open, State};

/// While the Shogun lives nothing is counted; else each scores, and it is told what was reached.
pub(crate) fn score(game: &Yedo, state: &mut State, log: &mut impl Log<Fact>) {
    if state.open.shogun_dead {
        score::score(game, state, log);
    }
    // `yedo.coop.record`
    let reached = Reached::by(game, &state.open);
    let Reached { lowest, highest, errands, .. } = reached;
    log.tell(Fact::Together { won: reached.is_won(game, &state.open), lowest, highest, errands });
}

/// Won or lost, with all prestige points together; none while it goes on, or where everybody plays
/// against everybody.
pub(crate) fn outcome(game: &Yedo, open: &Open) -> Option<Outcome> {
    if open.frames.top() != Frame::Over {
        return None;
    }
    let reached = Reached::by(game, open);
    let points = reached.points.cast_signed();
    Some(Outcome::Together { won: reached.is_won(game, open), points })
}

/// What was reached.
#[derive(Clone, Copy)]
struct Reached {
    lowest: u16,
    highest: u16,
    points: u16,
    errands: u8,
}

impl Reached {
    fn by(game: &Yedo, open: &Open) -> Reached {
        let points = || game.seats().iter().map(|seat| open.homes[seat].prestige);
        Reached {
            lowest: points().min().unwrap_or(0),
            highest: points().max().unwrap_or(0),
            points: points().sum(),
            errands: open.coop.errands,
        }
    }

    /// The Shogun is dead, everyone reaches the lowest, someone the highest, and the errands suffice.
    fn is_won(self, game: &Yedo, open: &Open) -> bool {
        game.targets().is_some_and(|targets| {
            open.shogun_dead
                && targets.lowest <= self.lowest
                && targets.highest.is_none_or(|highest| highest <= self.highest)
                && targets.errands <= self.errands
        })
    }
}
