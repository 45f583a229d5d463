//! What is said at a table of Yedo: its questions, choices, facts and refusals, as sentences.

mod choice;
mod effect;
mod emperor;
mod fact;
mod mission;
mod name;
mod number;
mod question;

use table::{Origin, Rule, Seat};
use yedo::Yedo;
use yedo::choice::{Choice, Question};
use yedo::fact::Fact;
use yedo::rules;
use yedo::state::{Open, State};

pub use emperor::Objective;
pub use name::Way;

use crate::{Spoken, Talk};

/// The words of one language for one game of Yedo.
pub type YedoWords<'a> = Talk<'a, Yedo>;

impl Spoken for Yedo {
    const RULEBOOK: &'static [(Rule, Origin)] = rules::ALL;
    const CHAPTERS: &'static [(&'static str, &'static [&'static str])] = &[
        ("yedo-chapter-aim", &["aim", "round"]),
        ("yedo-chapter-setup", &["setup"]),
        ("yedo-chapter-cards", &["cards"]),
        ("yedo-chapter-prep", &["prep"]),
        ("yedo-chapter-bid", &["bid"]),
        ("yedo-chapter-event", &["event"]),
        ("yedo-chapter-assign", &["assign"]),
        ("yedo-chapter-patrol", &["patrol"]),
        ("yedo-chapter-trade", &["trade"]),
        (
            "yedo-chapter-act",
            &[
                "act", "castle", "gates", "tavern", "harbor", "redlight", "market", "temple",
                "annex",
            ],
        ),
        ("yedo-chapter-limits", &["limit", "open", "weapons", "lowest"]),
        ("yedo-chapter-mission", &["mission"]),
        ("yedo-chapter-spec", &["spec"]),
        ("yedo-chapter-tea", &["tea"]),
        ("yedo-chapter-clan", &["clan"]),
        ("yedo-chapter-jesuits", &["jesuits", "sakoku"]),
        ("yedo-chapter-coop", &["coop"]),
        ("yedo-chapter-end", &["end"]),
    ];
    const REASONS: &'static str = "yedo-lack-";
    type Open = Open;

    /// The Daimyo is nobody's colour.
    fn unplayed(&self) -> Option<(Seat, &'static str)> {
        self.daimyo().map(|seat| (seat, "yedo-daimyo"))
    }

    fn numbers_of_reasons(&self) -> Vec<(&'static str, u8)> {
        let [short, middle, long] = self.edition.numbers.start.rounds;
        vec![("short", short), ("middle", middle), ("long", long)]
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

    /// Who is arrested is told to be sent home.
    fn is_told_by(before: Fact, fact: Fact) -> bool {
        match (before, fact) {
            (Fact::Arrested { seat, spot, reserve: false }, fact) => {
                fact == Fact::WentHome { seat, spot }
            }
            _ => false,
        }
    }

    fn say_fact(talk: &YedoWords<'_>, fact: Fact) -> String {
        fact::fact(talk, fact)
    }
}

/// With a capital, as what stands alone begins.
fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
