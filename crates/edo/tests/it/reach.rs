//! Random play comes to every corner of the rules, so what it proves it proves of all of them.

use std::collections::BTreeSet;

use edo::Setup;
use edo::choice::Choice;
use edo::content::HOUSE;
use edo::fact::Fact;
use table::{Choices, Fast, Game, mix};

use super::{RICH, ROVING, play_with};

/// The first word of a value's debug text: which kind it is.
fn kind(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_owned()
}

#[derive(Default)]
struct Seen {
    questions: BTreeSet<String>,
    choices: BTreeSet<String>,
    facts: BTreeSet<String>,
}

impl Seen {
    fn play(&mut self, game: &edo::Edo, seed: u64) {
        let mut chance = Fast(mix(seed));
        let mut facts = Vec::new();
        let mut state = game.deal(&mut chance, &mut facts);
        while let Some(seat) = game.asked(&state).lowest() {
            let question =
                game.question(&state, seat).expect("whoever is asked is asked something");
            self.questions.insert(kind(&question));
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            let choice: Choice = choices.any_kind(&mut chance);
            self.choices.insert(kind(&choice));
            game.apply(&mut state, seat, choice, &mut chance, &mut facts);
        }
        self.facts.extend(facts.iter().map(|fact: &Fact| kind(fact)));
    }
}

#[test]
fn random_play_asks_every_question_makes_every_choice_and_tells_every_fact() {
    let mut seen = Seen::default();
    for (i, setup) in Setup::all().enumerate() {
        for edition in [&HOUSE, &RICH, &ROVING] {
            let game = play_with(&setup.to_string(), edition);
            for seed in 0..20 {
                seen.play(&game, seed * 64 + i as u64);
            }
        }
    }
    assert_eq!(seen.questions.len(), 16, "{:?}", seen.questions);
    assert_eq!(seen.choices.len(), 27, "{:?}", seen.choices);
    // `edo.ronin.no-space` cannot happen on our maps, so no tile is ever set aside for it.
    assert!(!seen.facts.contains("TileSetAside"));
    assert_eq!(seen.facts.len(), 48, "{:?}", seen.facts);
}
