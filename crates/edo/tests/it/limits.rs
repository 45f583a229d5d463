//! How much there is of anything at most. Each cap of docs/limits.md is met by its largest lawful case.

use edo::Setup;
use edo::board::{CITIES_MAX, SPACES_MAX};
use edo::content::HOUSE;
use edo::edition::Kind;
use edo::frame::FRAMES_MAX;
use edo::state::{DISPLAY_MAX, SITES_MAX};
use table::{Choices, Fast, Game, mix};

use super::play_with;

#[test]
fn what_is_half_done_nests_as_deep_as_there_is_room_for() {
    let mut deepest = 0;
    for setup in Setup::all() {
        let game = play_with(&setup.to_string(), &HOUSE);
        for seed in 0..20 {
            let mut chance = Fast(mix(seed));
            let mut state = game.deal(&mut chance, &mut ());
            while let Some(seat) = game.asked(&state).lowest() {
                deepest = deepest.max(state.open.frames.as_slice().len());
                let mut choices = Choices::new();
                game.choices(&state, seat, &mut choices);
                let choice = choices.any_kind(&mut chance);
                game.apply(&mut state, seat, choice, &mut chance, &mut ());
            }
        }
    }
    assert!((3..=FRAMES_MAX).contains(&deepest), "{deepest} deep");
}

#[test]
fn our_boards_are_no_larger_than_a_board_can_be() {
    for map in [&HOUSE.small, &HOUSE.large] {
        let cities = map.spaces.iter().filter(|space| space.kind == Kind::City).count();
        assert!(map.spaces.len() <= SPACES_MAX && cities <= CITIES_MAX);
    }
    let cities = HOUSE.large.spaces.iter().filter(|space| space.kind == Kind::City).count();
    assert_eq!(cities, CITIES_MAX);
    assert!(usize::from(HOUSE.numbers.display) <= DISPLAY_MAX);
    assert!(usize::from(HOUSE.numbers.sites_edo) <= SITES_MAX);
}
