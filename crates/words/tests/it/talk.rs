//! Whole games are talked through: every question, choice, refusal and fact has its words.

use edo::choice::Choice;
use edo::{Edo, Setup};
use table::{Choices, Explain, Fast, Game, Seat};
use words::edo::EdoWords;
use words::{Lang, Words};

/// Tells one random game and gives every sentence to `heard`.
fn talk(setup: Setup, words: &Words, seed: u64, heard: &mut impl FnMut(&str)) {
    let game = Edo::new(setup, &edo::content::HOUSE).expect("every set-up can be played");
    let say = EdoWords::new(words, &game);
    let mut chance = Fast(seed);
    let mut facts = Vec::new();
    let mut state = game.deal(&mut chance, &mut facts);
    loop {
        facts.drain(..).for_each(|fact| heard(&say.fact(fact)));
        let Some(seat) = game.asked(&state).lowest() else { return };
        let question = game.question(&state, seat).expect("who is asked is asked something");
        heard(&say.question(question));
        let mut offers = Vec::new();
        game.options(&state, seat, &mut offers);
        for offer in offers {
            heard(&say.choice(&state.open, seat, offer.choice));
            offer.refused.iter().for_each(|&refused| heard(&say.refusal(refused)));
        }
        let mut choices = Choices::new();
        game.choices(&state, seat, &mut choices);
        game.apply(&mut state, seat, choices.any(&mut chance), &mut chance, &mut facts);
    }
}

#[test]
fn whole_games_are_talked_through_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for setup in Setup::all() {
            talk(setup, &words, 1, &mut |sentence| {
                assert!(!sentence.is_empty() && !sentence.contains(['{', '}']), "{sentence}");
                // A key that nobody put into words would look like one.
                for key in ["lack-", "fact-", "do-", "ask-", "edo_"] {
                    assert!(!sentence.starts_with(key), "{sentence} in {}", lang.code());
                }
                assert!(!sentence.contains("Something is missing"), "{sentence}");
            });
        }
    }
}

#[test]
fn a_choice_says_what_it_costs_and_yields() {
    let setup = Setup::read("players 3").expect("a set-up");
    let game = Edo::new(setup, &edo::content::HOUSE).expect("three may play");
    let state = game.deal(&mut Fast(1), &mut ());
    let mito = game.board.find("mito").expect("Mito is on the map");
    let building = edo::state::Building::House;
    let build = Choice::Build { at: mito, building, first: false };
    let label = |lang| {
        let words = Words::strict(lang);
        EdoWords::new(&words, &game).choice(&state.open, Seat(0), build)
    };
    assert_eq!(label(Lang::En), "Build a house in Mito (2 wood, 1 stone and 4 ryo): 1 power point");
    assert_eq!(
        label(Lang::Es),
        "Construir una casa en Mito (2 de madera, 1 de piedra y 4 ryo): 1 punto de poder"
    );
    assert_eq!(
        label(Lang::Fr),
        "Construire une maison à Mito (2 bois, 1 pierre et 4 ryo)\u{a0}: 1 point de pouvoir"
    );
}

#[test]
fn a_refusal_says_what_is_missing_and_by_which_rule() {
    let game = Edo::new(Setup::read("players 2").expect("a set-up"), &edo::content::HOUSE);
    let game = game.expect("two may play");
    let words = Words::strict(Lang::En);
    let say = EdoWords::new(&words, &game);
    let refused = edo::rules::ACT_PAY.lacks("ryo", 3_u8, 5);
    let title = words.rule_title(edo::rules::ACT_PAY);
    let expected = format!("You have 3 ryo and need 5. [edo.act.pay] {title}");
    assert_eq!(say.refusal(refused), expected);
    let unknown = edo::rules::ACT_PAY.lacks("patience", 0_u8, 1);
    assert!(say.refusal(unknown).starts_with("Something is missing: there is 0, it takes 1."));
}

#[test]
fn french_says_de_before_a_vowel_as_the_french_do() {
    let setup = Setup::read("players 2 modules ronin").expect("a set-up");
    let game = Edo::new(setup, &edo::content::HOUSE).expect("two may play");
    let words = Words::strict(Lang::Fr);
    let say = EdoWords::new(&words, &game);
    let [edo, mito] = ["edo", "mito"].map(|id| game.board.find(id).expect("on the map"));
    let moved = |from, to| say.fact(edo::fact::Fact::RoninMoved { from, to });
    assert_eq!(moved(edo, mito), "Un ronin va d’Edo à Mito.");
    assert_eq!(moved(mito, edo), "Un ronin va de Mito à Edo.");
}
