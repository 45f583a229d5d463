//! What is said at a table of Edo: its questions, choices, facts and refusals, as sentences.

mod choice;
mod fact;
mod name;
mod number;
mod question;

use edo::Edo;
use edo::choice::{Choice, Question};
use edo::fact::Fact;
use edo::rules;
use edo::state::{Open, State};
use table::{Origin, Rule, Seat};

use crate::{Spoken, Talk};

/// The words of one language for one game of Edo.
pub type EdoWords<'a> = Talk<'a, Edo>;

impl Spoken for Edo {
    const RULEBOOK: &'static [(Rule, Origin)] = rules::ALL;
    const CHAPTERS: &'static [(&'static str, &'static [&'static str])] = &[
        ("chapter-aim", &["aim", "round"]),
        ("chapter-pieces", &["pieces", "modules"]),
        ("chapter-map", &["map"]),
        ("chapter-setup", &["setup"]),
        ("chapter-plan", &["plan"]),
        ("chapter-perform", &["act", "move", "limit"]),
        ("chapter-wages", &["wages", "income"]),
        ("chapter-end", &["next", "end"]),
        ("chapter-jiin", &["jiin"]),
        ("chapter-tokken", &["tokken"]),
        ("chapter-ronin", &["ronin"]),
    ];
    const REASONS: &'static str = "lack-";
    type Open = Open;

    fn open(state: &State) -> &Open {
        &state.open
    }

    fn say_question(talk: &EdoWords<'_>, question: Question) -> String {
        question::question(talk, question)
    }

    fn say_choice(talk: &EdoWords<'_>, open: &Open, seat: Seat, choice: Choice) -> String {
        choice::choice(talk, open, seat, choice)
    }

    fn say_fact(talk: &EdoWords<'_>, fact: Fact) -> String {
        fact::fact(talk, fact)
    }
}
