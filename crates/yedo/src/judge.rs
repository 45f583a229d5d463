//! How a position of Yedo looks to a player, for bots. Nothing here is a rule.
//!
//! Worth is counted in hundredths of a prestige point. What a seat may still reach is worth less than
//! what it has: a mission by what it lacks and by the rounds to come, a disciple on the board by the
//! best it could do there, a bid by how likely it wins.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "what the judge has no opinion of is left to search"
)]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "worth may be negative, and what it is counted from is small"
)]

mod auction;
mod bargain;
mod deeds;
mod obvious;
mod outlook;
mod plan;
mod sensible;
mod together;
mod value;
mod weights;

use table::{Choices, Game, Judge, Sealed, Seat};

pub use weights::Weights;

use crate::choice::Choice;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::State;
use outlook::Outlook;

/// A prestige point.
const POINT: i32 = 100;

impl Judge for Yedo {
    /// Nearly everything changes with every answer, so nothing is kept apart.
    fn lasting(&self, _: &State, _: Seat) -> i32 {
        0
    }

    fn is_common(&self) -> bool {
        self.daimyo().is_some()
    }

    fn passing(&self, state: &State, seat: Seat) -> i32 {
        if self.is_common() {
            return together::worth(self, state);
        }
        if state.open.frames.top() == Frame::Over {
            // `yedo.end.tie`: more Mon, then more missions; the rest is history.
            let home = &state.open.homes[seat];
            return POINT * i32::from(home.prestige) + i32::from(home.mon.min(90));
        }
        Outlook::new(self, state, seat).worth()
    }

    fn keeps_lasting(&self, _: &State, _: Choice) -> bool {
        true
    }

    fn sensible(&self, state: &State, seat: Seat, out: &mut Choices<Choice>) {
        sensible::sensible(self, state, seat, out);
    }

    fn obvious(&self, state: &State, seat: Seat) -> Option<Choice> {
        obvious::obvious(self, state, seat)
    }

    /// How far to bid is not seen from what a thing is worth: who else bids, and what is left for
    /// them, counts as well.
    fn is_doubtful(&self, state: &State, _: Seat) -> bool {
        matches!(
            state.open.frames.top(),
            Frame::Egress { .. }
                | Frame::Call { .. }
                | Frame::Open { .. }
                | Frame::Bid { .. }
                | Frame::Buy { .. }
        )
    }

    fn forget_others(&self, state: &mut State, seat: Seat) {
        if self.is_secret(state, seat) {
            let replies = &mut state.secret.replies;
            let asked = self.seats().iter();
            let asked = asked.filter(|s| replies.waiting().has(*s) || replies.sealed().has(*s));
            *replies = Sealed::ask(asked.collect());
        }
    }

    fn is_secret(&self, state: &State, _: Seat) -> bool {
        matches!(state.open.frames.top(), Frame::Window { .. })
    }

    /// Everything lies open but single cards, so every answer counts.
    fn is_weighty(&self, _: &State, _: Seat) -> bool {
        true
    }

    /// Fitted to who won 900 games of two to four beginners, for every round before the last.
    fn lead(&self, state: &State) -> i32 {
        180 + 70 * (i32::from(self.setup().rounds) + 1 - i32::from(state.open.round))
    }

    fn clock(&self, state: &State) -> u32 {
        let over = u32::from(state.open.frames.top() == Frame::Over);
        u32::from(state.open.round) + over
    }
}
