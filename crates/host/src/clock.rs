//! Whose time runs. It follows from the times of the lines; nobody asks what time it is.
//!
//! A clock is touched only by what everybody can see. If an answer given in secret added time, the
//! clock would tell how many such answers there were.

use store::Millis;
use table::{BySeat, Seat, Seats};

use crate::terms::Pace;

/// Who comes back with no time left has at least this much, in milliseconds: enough to be there.
const RETURN_MIN: i64 = 5_000;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    /// What was left, in milliseconds, when the clock was last stopped or started.
    left: BySeat<i64>,
    /// Since when it runs; later than now if it stands still until then.
    since: BySeat<Option<i64>>,
    /// How many answers were rewarded: one that is taken back and given again is not, again.
    rewarded: BySeat<u32>,
}

/// A clock as it is shown: it runs out `left` after `from`, and stands still before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// What is left, in milliseconds, at the time `from`.
    pub left: i64,
    /// Since when it runs, or will run; `None` if it is stopped.
    pub from: Option<Millis>,
}

impl Clocks {
    pub(crate) fn new(pace: Pace) -> Clocks {
        let left = BySeat::from_fn(|_| match pace {
            Pace::Untimed => i64::MAX,
            Pace::Live { reserve, .. } => 1000 * i64::from(reserve),
            Pace::Days(days) => day(days),
        });
        Clocks { pace, left, since: BySeat::default(), rewarded: BySeat::default() }
    }

    /// From now on just these clocks run, each not before the time given for it. Those that start
    /// because somebody was newly asked start `fresh`.
    pub(crate) fn run(&mut self, now: Millis, from: &BySeat<Option<Millis>>, fresh: bool) {
        if self.pace == Pace::Untimed {
            return;
        }
        for seat in Seats::first(table::SEATS_MAX as u8).iter() {
            let from = from[seat].map(|from| from.0.max(now.0));
            match (self.since[seat], from) {
                (None, None) => {}
                (None, Some(from)) => {
                    if let (Pace::Days(days), true) = (self.pace, fresh) {
                        self.left[seat] = day(days);
                    }
                    self.since[seat] = Some(from);
                }
                // It goes on. Nothing is written anew, or the writing would tell of it.
                (Some(since), Some(from)) if since <= now.0 && from <= now.0 => {}
                (Some(_), from) => self.set(seat, now, from),
            }
        }
    }

    fn set(&mut self, seat: Seat, now: Millis, from: Option<i64>) {
        let ran = self.since[seat].map_or(0, |since| (now.0 - since).max(0));
        self.left[seat] = (self.left[seat] - ran).max(0);
        self.since[seat] = from;
    }

    /// A seat takes back what it answered when the clocks stood like this: those who were asked
    /// because of it have again what they had, and who takes it back pays for that.
    pub(crate) fn give_back(&mut self, by: Seat, now: Millis, then: &Clocks) {
        let mut most = 0;
        for seat in Seats::first(table::SEATS_MAX as u8).without(by).iter() {
            // Who was on the clock before would have been on it all the same.
            if self.since[seat].is_none() || then.since[seat].is_some() {
                continue;
            }
            self.set(seat, now, self.since[seat].map(|since| since.max(now.0)));
            let ran = (then.left[seat] - self.left[seat]).max(0);
            self.left[seat] += ran;
            most = most.max(ran);
        }
        self.left[by] = (self.left[by] - most).max(0);
    }

    /// A seat gave an answer that everybody could see, and so many stand; it may be asked still.
    pub(crate) fn reward(&mut self, seat: Seat, now: Millis, answers: u32, still: bool) {
        if self.pace == Pace::Untimed || answers <= self.rewarded[seat] {
            return;
        }
        self.rewarded[seat] = answers;
        if self.since[seat].is_some_and(|since| since <= now.0) {
            self.set(seat, now, Some(now.0));
        }
        match self.pace {
            Pace::Live { increment, .. } => self.left[seat] += 1000 * i64::from(increment),
            // Who is asked anew starts anew; taking an answer back must not.
            Pace::Days(days) if still => self.left[seat] = day(days),
            Pace::Days(_) | Pace::Untimed => {}
        }
    }

    /// Somebody is back whose time had run out, and for whom a bot has answered.
    pub(crate) fn forgive(&mut self, seat: Seat) {
        match self.pace {
            Pace::Untimed => {}
            Pace::Live { increment, .. } => {
                let least = RETURN_MIN.max(1000 * i64::from(increment));
                self.left[seat] = self.left[seat].max(least);
            }
            Pace::Days(days) => self.left[seat] = day(days),
        }
    }

    /// When this clock runs out, if it runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        self.since[seat].map(|since| Millis(since + self.left[seat]))
    }

    /// This clock as it is shown; `None` where nobody counts time.
    pub(crate) fn shown(&self, seat: Seat) -> Option<Clock> {
        (self.pace != Pace::Untimed)
            .then(|| Clock { left: self.left[seat], from: self.since[seat].map(Millis) })
    }
}

fn day(days: u16) -> i64 {
    24 * 60 * 60 * 1000 * i64::from(days)
}
