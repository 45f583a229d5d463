//! What a viewer sees. Built by putting in: what is not named here stays hidden.

use table::{Seats, Viewer};

use crate::game::Edo;
use crate::position;
use crate::state::{Draft, Open, Plan, State};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open on the table.
    pub open: Open,
    /// Who has sealed a plan this round, while plans are being made.
    pub sealed: Seats,
    /// The plan this seat is making.
    pub draft: Option<Draft>,
    /// The plan this seat has sealed.
    pub plan: Option<Plan>,
}

impl View {
    /// The lines of a position, as far as this viewer knows it. For tests and reports; it is not
    /// read back.
    pub fn text(&self, game: &Edo) -> String {
        let mut text = String::new();
        position::write_view(game, self, &mut text)
            .expect("a string takes all that is written to it");
        text
    }
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let State { open, secret } = state;
    let (draft, plan) = match viewer {
        Viewer::Public => (None, None),
        Viewer::Seat(seat) => (Some(secret.drafts[seat]), secret.plans.own(seat)),
    };
    View { viewer, open: open.clone(), sealed: secret.plans.sealed(), draft, plan }
}
