//! Secrecy in time: answers given apart and opened together.

use crate::{BySeat, Seat, Seats};

/// Answers asked of several seats at once and opened only when the last one is in.
///
/// The one early reader is [`Sealed::own`]. Views call it; rules do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sealed<T> {
    waiting: Seats,
    answers: BySeat<Option<T>>,
}

impl<T: Copy> Sealed<T> {
    /// Asks these seats.
    pub fn ask(seats: Seats) -> Sealed<T> {
        Sealed { waiting: seats, answers: BySeat::from_fn(|_| None) }
    }

    /// Who has not answered yet.
    pub fn waiting(&self) -> Seats {
        self.waiting
    }

    /// Who has.
    pub fn sealed(&self) -> Seats {
        BySeat::from_fn(|seat| self.answers[seat].is_some())
            .0
            .iter()
            .enumerate()
            .filter(|(_, has)| **has)
            .map(|(i, _)| Seat(i as u8))
            .collect()
    }

    /// This seat's answer is in.
    pub fn seal(&mut self, seat: Seat, answer: T) {
        assert!(self.waiting.has(seat), "{seat} was not asked, or has answered");
        self.waiting = self.waiting.without(seat);
        self.answers[seat] = Some(answer);
    }

    /// All the answers, once there is nobody left to wait for.
    pub fn open(&self) -> Option<BySeat<Option<T>>> {
        if !self.waiting.is_empty() {
            return None;
        }
        Some(self.answers)
    }

    /// What this seat itself sealed; for its own view.
    pub fn own(&self, seat: Seat) -> Option<T> {
        self.answers[seat]
    }

    /// Puts another answer in the place of a sealed one, without a look at it; for imagined worlds.
    pub fn replace(&mut self, seat: Seat, answer: T) {
        assert!(self.answers[seat].is_some(), "{seat} has sealed nothing");
        self.answers[seat] = Some(answer);
    }
}
