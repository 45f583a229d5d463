//! What needs no thought, for futures that are only imagined. Nothing here is a rule.
//!
//! Taking rice or money, working where the goods are, walking there first if it pays: who is in a hurry
//! does it at once and is seldom wrong. Building, trading and travelling deserve a thought.

use table::{First, Seat};

use crate::action::{ground, yields};
use crate::board::{Space, Spaces};
use crate::choice::Choice;
use crate::edition::{Action, Good};
use crate::frame::{Frame, Turn};
use crate::game::Edo;
use crate::judge::sensible::goals;
use crate::phase::perform;
use crate::state::{Figures, Open};

pub(super) fn obvious(game: &Edo, open: &Open, seat: Seat) -> Option<Choice> {
    match open.frames.top() {
        Frame::Card(turn) if !open.homes[seat].privileges.any_time() => {
            at_card(game, open, seat, turn)
        }
        Frame::MoveTo { from } => {
            let good = perform::edge(game, open, seat).action.work()?;
            let ways = Ways::new(game, open, seat, good);
            ways.best(from).map(|(_, to)| Choice::To(to))
        }
        Frame::Wages { .. } if !open.homes[seat].privileges.any_time() => {
            let wages = open.n_samurai(seat) * game.edition.numbers.wage_rice;
            (wages <= open.homes[seat].purse.of(Good::Rice)).then_some(Choice::Done)
        }
        Frame::Disperse { .. } => Some(Choice::Draw),
        _ => None,
    }
}

fn at_card(game: &Edo, open: &Open, seat: Seat, turn: Turn) -> Option<Choice> {
    if turn.left == 0 {
        return Some(Choice::Done);
    }
    let action = perform::edge(game, open, seat).action;
    if let Some(good) = action.work() {
        return Some(at_work(game, open, seat, turn, good));
    }
    match action {
        Action::Rice | Action::Money | Action::Recruit => {
            let can = perform::hear(game, open, seat, Choice::Take, &mut First).is_ok();
            Some(if can { Choice::Take } else { Choice::Done })
        }
        _ => None,
    }
}

/// Works where it yields most; before that, walks there if too few stand there and it pays.
fn at_work(game: &Edo, open: &Open, seat: Seat, turn: Turn, good: Good) -> Choice {
    let ways = Ways::new(game, open, seat, good);
    if !turn.begun && ways.workers() < turn.left {
        let from = open.samurai(seat).iter().filter(|&from| ways.may_leave(from));
        let walks = from.filter_map(|from| ways.best(from).map(|(gain, _)| (gain, from)));
        if let Some((_, from)) = walks.max_by_key(|&(gain, _)| gain) {
            return Choice::Move(from);
        }
    }
    let idle = |at: &Space| {
        let worked = if turn.begun { open.used[*at] } else { 0 };
        worked < open.on[*at].samurai[seat] && 0 < ways.yields(open.on[*at].number())
    };
    let fewest = ways.ground.iter().filter(idle).min_by_key(|&at| open.on[at].number());
    fewest.map_or(Choice::Done, |at| Choice::Work { at, full: false })
}

/// The ways to where a good is.
struct Ways<'a> {
    game: &'a Edo,
    open: &'a Open,
    seat: Seat,
    good: Good,
    /// Where it is, covered or not.
    ground: Spaces,
    /// Where one more could work.
    goals: Spaces,
}

impl<'a> Ways<'a> {
    fn new(game: &'a Edo, open: &'a Open, seat: Seat, good: Good) -> Ways<'a> {
        let action = perform::edge(game, open, seat).action;
        let goals = goals(game, open, seat, action);
        let ground = game.board.of_kind(ground(good)).less(open.covered);
        Ways { game, open, seat, good, ground, goals }
    }

    fn yields(&self, figures: u8) -> u8 {
        yields(self.game, figures)
    }

    /// How many of one's own stand where there is work for them.
    fn workers(&self) -> u8 {
        let here = self.ground.iter().map(|at| self.open.on[at]);
        let at_work = |figures: &Figures| 0 < self.yields(figures.number().max(1));
        here.filter(at_work).map(|figures| figures.samurai[self.seat]).sum()
    }

    fn may_leave(&self, from: Space) -> bool {
        !self.ground.has(from) && self.game.can_move(self.open, self.seat, from)
    }

    /// The way from here that gains most, if one gains anything, in hundredths of a point.
    fn best(&self, from: Space) -> Option<(i32, Space)> {
        let (game, open) = (self.game, self.open);
        let price = i32::from(game.edition.numbers.road_samurai);
        let weights = &game.weights;
        let ways = self.goals.without(from).iter().filter_map(|to| {
            let paid = i32::from(game.board.paid_roads(from, to, open.temples[self.seat])) * price;
            if i32::from(open.homes[self.seat].purse.ryo.0) < paid {
                return None;
            }
            let brings = i32::from(self.yields(open.on[to].number() + 1));
            let gain = brings * weights.goods[self.good as usize][0] - paid * weights.ryo[0];
            (0 < gain).then_some((gain, to))
        });
        ways.max_by_key(|&(gain, _)| gain)
    }
}
