//! Why something may not be done: together what has the same reasons, and with cures that are cures.

use edo::Edo;
use edo::content::HOUSE;
use edo::state::State;
use table::{
    Choices, Explain, Fast, Game, Notation, Refusal, Seat, by_reasons, choice_text, mix, refusals,
};

type Refusals = Vec<Refusal<<Edo as Game>::Choice, State>>;

fn why_not(game: &Edo, state: &State, seat: Seat) -> Refusals {
    let mut offers = Vec::new();
    game.options(state, seat, &mut offers);
    refusals(game, state, seat, &offers)
}

#[test]
fn what_is_refused_for_the_same_reasons_stands_together() {
    let game = super::play_with("players 2", &HOUSE);
    let position = "now card 1 S1\nS1 plan I:build:1\nS1 samurai kawagoe\nS1 ryo 0";
    let state = game.read_position(position).expect("a position");
    let refusals = why_not(&game, &state, Seat(0));
    let groups = by_reasons(&refusals);
    let named: Vec<Vec<String>> = groups
        .iter()
        .map(|group| group.iter().map(|it| choice_text(&game, it.choice)).collect())
        .collect();
    let houses = named.iter().find(|group| group.contains(&"build house mito".to_owned()));
    let houses = houses.expect("nobody of S1 is in Mito");
    assert!(houses.contains(&"build house edo".to_owned()), "nor in Edo: {houses:?}");
    assert!(!houses.contains(&"build house kawagoe".to_owned()), "but in Kawagoe: {houses:?}");
    assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), refusals.len());
    for group in groups {
        assert!(group.iter().all(|it| it.reasons().eq(group[0].reasons())));
    }
}

#[test]
fn in_random_games_there_are_cures_of_one_answer_and_of_two() {
    let game = super::play_with("players 4 modules jiin tokken ronin", &HOUSE);
    let (mut one, mut two) = (0, 0);
    for seed in 0..10 {
        let mut chance = Fast(mix(seed));
        let mut state = game.deal(&mut chance, &mut ());
        while let Some(seat) = game.asked(&state).lowest() {
            for refusal in why_not(&game, &state, seat) {
                for cure in refusal.cures() {
                    *(if cure.then.is_none() { &mut one } else { &mut two }) += 1;
                }
            }
            let mut choices = Choices::new();
            game.choices(&state, seat, &mut choices);
            let choice = choices.any(&mut chance);
            game.apply(&mut state, seat, choice, &mut chance, &mut ());
        }
    }
    assert!(0 < one && 100 < two, "{one} and {two}: the contract would have nothing to hold");
}
