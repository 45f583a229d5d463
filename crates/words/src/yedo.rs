//! What is said at a table of Yedo: its questions, choices, facts and refusals, as sentences.

mod choice;
mod effect;
mod emperor;
mod fact;
mod mission;
mod name;
mod number;
mod question;

use table::Seat;
use yedo::Yedo;
use yedo::choice::{Choice, Question};
use yedo::fact::Fact;
use yedo::state::{Open, State};

use crate::{Spoken, Talk};

/// The words of one language for one game of Yedo.
pub type YedoWords<'a> = Talk<'a, Yedo>;

impl Spoken for Yedo {
    const REASONS: &'static str = "yedo-lack-";
    type Open = Open;

    /// The Daimyo is nobody's colour.
    fn unplayed(&self) -> Option<(Seat, &'static str)> {
        self.daimyo().map(|seat| (seat, "yedo-daimyo"))
    }

    fn open(state: &State) -> &Open {
        &state.open
    }

    fn say_question(talk: &YedoWords<'_>, question: Question) -> String {
        question::question(talk, question)
    }

    fn say_choice(talk: &YedoWords<'_>, open: &Open, seat: Seat, choice: Choice) -> String {
        choice::choice(talk, open, seat, choice)
    }

    fn say_fact(talk: &YedoWords<'_>, fact: Fact) -> String {
        fact::fact(talk, fact)
    }
}
