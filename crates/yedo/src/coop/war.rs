//! Disciples sent to war (`yedo.coop.war`): not lost, but away for this round.

use table::{Hearing, Illegal, Log, Seat};

use crate::choice::Choice;
use crate::edition::Specialists;
use crate::fact::Fact;
use crate::frame::Frame;
use crate::game::Yedo;
use crate::rules;
use crate::state::{Home, Open};

/// So many go to war, of the owner's choice.
pub(crate) fn send(open: &mut Open, seat: Seat, left: u8) {
    open.frames.push(Frame::War { seat, left });
}

/// Everybody at home, by kind. (The errand boy is never sent.)
pub(crate) fn war_candidates(open: &Open, seat: Seat, out: &mut impl FnMut(Choice)) {
    let home = &open.homes[seat];
    if 0 < home.home {
        out(Choice::AtHome);
    }
    home.skilled.iter().for_each(|specialist| out(Choice::Specialist(specialist)));
}

/// The law of going to war.
pub(crate) fn war_check(
    open: &Open,
    seat: Seat,
    choice: Choice,
    hearing: &mut impl Hearing,
) -> Result<(), Illegal> {
    let (rule, home) = (rules::COOP_WAR, &open.homes[seat]);
    match choice {
        Choice::AtHome => hearing.hear(rule.needs("plain-at-home", home.home, 1)),
        Choice::Specialist(specialist) => {
            let there = u8::from(home.skilled.has(specialist));
            hearing.hear(rule.needs("specialist-at-home", there, 1))
        }
        _ => Err(Illegal::no_answer(rule)),
    }
}

/// One goes to war.
pub(crate) fn war_apply(open: &mut Open, seat: Seat, choice: Choice, log: &mut impl Log<Fact>) {
    if let Frame::War { left, .. } = open.frames.top_mut() {
        *left -= 1;
    }
    let home = &mut open.homes[seat];
    let skill = match choice {
        Choice::Specialist(specialist) => {
            home.skilled = home.skilled.without(specialist);
            home.skilled_at_war = home.skilled_at_war.with(specialist);
            Some(specialist)
        }
        _ => {
            home.home -= 1;
            home.at_war += 1;
            None
        }
    };
    log.tell(Fact::WentToWar { seat, skill });
}

/// Nobody sends their last one; where all are alike nobody is asked. True if somebody is.
pub(crate) fn war_settle(open: &mut Open, seat: Seat, left: u8, log: &mut impl Log<Fact>) -> bool {
    let home = &open.homes[seat];
    if left == 0 || home.n_home() <= 1 {
        open.frames.pop();
        return false;
    }
    if home.skilled == Specialists::NONE {
        war_apply(open, seat, Choice::AtHome, log);
        return false;
    }
    true
}

impl Home {
    /// Disciples at war.
    pub fn n_at_war(&self) -> u8 {
        self.at_war + self.skilled_at_war.len()
    }

    /// Those at war come home.
    fn come_back(&mut self) {
        self.home += std::mem::take(&mut self.at_war);
        let skilled = std::mem::take(&mut self.skilled_at_war);
        self.skilled = skilled.iter().fold(self.skilled, Specialists::with);
    }
}

impl Yedo {
    /// `yedo.coop.war`: at the end of the round all come home.
    pub(crate) fn end_war(&self, open: &mut Open) {
        table::Game::seats(self).iter().for_each(|seat| open.homes[seat].come_back());
    }
}
