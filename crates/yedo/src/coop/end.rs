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
    let Reached { won, lowest, highest, errands, .. } = Reached::by(game, &state.open);
    log.tell(Fact::Together { won, lowest, highest, errands });
}

/// Won or lost, with all prestige points together; none while it goes on, or where everybody plays
/// against everybody.
pub(crate) fn outcome(game: &Yedo, open: &Open) -> Option<Outcome> {
    let Reached { won, points, .. } = game.reached(open)?;
    Some(Outcome::Together { won, points: points.cast_signed() })
}

impl Yedo {
    /// What was reached together; none while it goes on, or where everybody plays against everybody.
    pub fn reached(&self, open: &Open) -> Option<Reached> {
        let over = open.frames.top() == Frame::Over && self.daimyo().is_some();
        over.then(|| Reached::by(self, open))
    }
}

/// What was reached together in a game that is over (`yedo.coop.record`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reached {
    /// Is it won?
    pub won: bool,
    /// The prestige points of all players together.
    pub points: u16,
    /// Those of the player with the fewest.
    pub lowest: u16,
    /// Those of the player with the most.
    pub highest: u16,
    /// The errands that were completed.
    pub errands: u8,
}

impl Reached {
    fn by(game: &Yedo, open: &Open) -> Reached {
        let points = || game.seats().iter().map(|seat| open.homes[seat].prestige);
        let lowest = points().min().unwrap_or(0);
        let highest = points().max().unwrap_or(0);
        let errands = open.coop.errands;
        // The Shogun is dead, everyone reaches the lowest, someone the highest, and the errands suffice.
        let won = game.targets().is_some_and(|targets| {
            open.shogun_dead
                && targets.lowest <= lowest
                && targets.highest.is_none_or(|need| need <= highest)
                && targets.errands <= errands
        });
        Reached { won, points: points().sum(), lowest, highest, errands }
    }
}
