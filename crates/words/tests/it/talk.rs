//! Whole games are talked through: every question, choice, refusal and fact has its words.

use std::collections::BTreeSet;
use std::fmt::Debug;

use edo::board::Space;
use edo::choice::{Choice, Stall};
use edo::content::HOUSE;
use edo::edition::{Cost, Edition, Good, Location, Numbers, Works};
use edo::fact::{End, Fact};
use edo::state::Plan;
use edo::{Edo, Setup};
use table::{Choices, Explain, Fast, Game, Seat};
use words::edo::EdoWords;
use words::{Lang, Spoken, Talk, Words};

/// Our edition, but building costs nothing and all are rich, so that random players come to much.
const RICH: Edition = Edition {
    numbers: Numbers {
        start_ryo: 250,
        house: FREE,
        trading_post: FREE,
        fortress: FREE,
        temple: FREE,
        ..HOUSE.numbers
    },
    ..HOUSE
};
const NOTHING: Cost = Cost { rice: 0, wood: 0, stone: 0, ryo: 0 };
const FREE: Works = Works { cost: NOTHING, ..HOUSE.numbers.house };

#[test]
fn whole_games_are_talked_through_in_every_language() {
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let mut kinds = BTreeSet::new();
        for (setup, edition) in Setup::all().flat_map(|it| [(it, &HOUSE), (it, &RICH)]) {
            let game = Edo::new(setup, edition).expect("every set-up can be played");
            talk(&game, &words, 1, &mut kinds, |sentence| assert_said(sentence, lang));
        }
        // What random play does not come to is what nobody would notice to be unsaid.
        for kind in ["Built", "TempleBuilt", "Dispersed", "DemandMet", "Worked", "Redeem"] {
            assert!(kinds.contains(kind), "{kind} does not come up: {kinds:?}");
        }
    }
}

/// Tells one random game, sentence by sentence, and notes what kinds of choices and facts came up.
pub(crate) fn talk<G: Spoken + Explain>(
    game: &G,
    words: &Words,
    seed: u64,
    kinds: &mut BTreeSet<String>,
    heard: impl Fn(&str),
) {
    let say = Talk::new(words, game);
    let mut chance = Fast(seed);
    let mut facts = Vec::new();
    let mut state = game.deal(&mut chance, &mut facts);
    loop {
        for fact in facts.drain(..) {
            kinds.insert(kind(fact));
            heard(&say.fact(fact));
        }
        let Some(seat) = game.asked(&state).lowest() else { return };
        let question = game.question(&state, seat).expect("who is asked is asked something");
        kinds.insert(kind(question));
        heard(&say.question(question));
        let mut offers = Vec::new();
        game.options(&state, seat, &mut offers);
        for offer in offers {
            kinds.insert(kind(offer.choice));
            heard(&say.choice(G::open(&state), seat, offer.choice));
            offer.refused.iter().for_each(|&refused| heard(&say.refusal(refused)));
        }
        let mut choices = Choices::new();
        game.choices(&state, seat, &mut choices);
        game.apply(&mut state, seat, choices.any(&mut chance), &mut chance, &mut facts);
    }
}

/// A sentence is said, and is no key that nobody put into words.
pub(crate) fn assert_said(sentence: &str, lang: Lang) {
    assert!(!sentence.is_empty() && !sentence.contains(['{', '}']), "{sentence}");
    for key in ["lack-", "fact-", "do-", "ask-", "edo_", "yedo-", "yedo_"] {
        assert!(!sentence.starts_with(key), "{sentence} in {}", lang.code());
    }
}

/// The name of a choice or a fact.
fn kind(thing: impl Debug) -> String {
    format!("{thing:?}").split([' ', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn what_seldom_happens_has_its_words_too() {
    let setup = Setup::read("players 5 modules jiin tokken ronin").expect("a set-up");
    let game = Edo::new(setup, &HOUSE).expect("five may play");
    let state = game.deal(&mut Fast(1), &mut ());
    let seat = Seat(4);
    let facts = [
        Fact::Bought { seat, good: Good::Stone, number: 1, ryo: 3 },
        Fact::SupportUsed { seat },
        Fact::TokensTaken { seat, number: 1 },
        Fact::TokensTaken { seat, number: 2 },
        Fact::TileSetAside { tile: Location::Free },
        Fact::PlanSealed { seat, plan: None },
        Fact::PlanSealed { seat, plan: Some(Plan::default()) },
        Fact::Ended { reason: End::Points },
        Fact::Ended { reason: End::Merchants },
    ];
    let choices = [
        Choice::Support,
        Choice::Buy { stall: Stall::Next, number: 2 },
        Choice::Point(Stall::Next),
        Choice::Return(Good::Wood),
        Choice::Income(Space::EDO),
        Choice::Meet(0),
    ];
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        let say = EdoWords::new(&words, &game);
        assert!(facts.iter().all(|&fact| say.fact(fact).ends_with('.')), "{}", lang.code());
        for choice in choices {
            assert!(!say.choice(&state.open, seat, choice).ends_with('.'), "{}", lang.code());
        }
    }
}

#[test]
fn a_choice_says_what_it_costs_and_yields() {
    let setup = Setup::read("players 3").expect("a set-up");
    let game = Edo::new(setup, &HOUSE).expect("three may play");
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
    let game = Edo::new(Setup::read("players 2").expect("a set-up"), &HOUSE);
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
    let game = Edo::new(setup, &HOUSE).expect("two may play");
    let words = Words::strict(Lang::Fr);
    let say = EdoWords::new(&words, &game);
    let [edo, mito] = ["edo", "mito"].map(|id| game.board.find(id).expect("on the map"));
    let moved = |from, to| say.fact(Fact::RoninMoved { from, to });
    assert_eq!(moved(edo, mito), "Un ronin va d’Edo à Mito.");
    assert_eq!(moved(mito, edo), "Un ronin va de Mito à Edo.");
}
