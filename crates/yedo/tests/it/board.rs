//! The board, what changes with the players, and the presets.

use yedo::content::HOUSE;
use yedo::edition::{
    ActionKind, Asset, BidGroup, District, DistrictAction, EventKind, Favor, Fit, MissionSet,
    Numbers, Specialist,
};

#[test]
fn as_many_locations_are_closed_as_the_book_says() {
    let closed =
        |players: u8| HOUSE.locations.iter().filter(|location| players < location.players).count();
    assert_eq!([2, 3, 4, 5].map(closed), [10, 6, 1, 0]);
    let temple = HOUSE.locations.iter().filter(|it| it.district == District::Temple);
    let closed_temple = temple.filter(|it| 2 < it.players).count();
    // `yedo.coop.setup.as-one-more`: alone one of these two stays open, so nine are closed.
    assert_eq!(closed_temple, HOUSE.numbers.coop.solo_temple_closed as usize + 1);
}

#[test]
fn districts_have_their_locations_numbered_from_one() {
    let of = |district| HOUSE.locations.iter().filter(move |it| it.district == district);
    let sizes = District::ALL.map(|district| of(district).count());
    assert_eq!(sizes, [5, 4, 4, 4, 4, 5, 4]);
    for district in District::ALL {
        let numbers: Vec<_> = of(district).map(|it| it.number as usize).collect();
        assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>(), "{district:?}");
        assert!(of(district).map(|it| it.players).is_sorted(), "{district:?}");
    }
    let rests: Vec<_> = HOUSE.locations.iter().filter(|it| it.rest).collect();
    assert!(rests.iter().all(|it| it.district == District::Castle));
    assert_eq!(rests.len(), 3);
    assert!(HOUSE.locations.iter().map(|it| it.district).is_sorted(), "in ring order");
}

#[test]
fn the_ring_closes() {
    assert_eq!(District::Temple.next(), District::Castle);
    assert_eq!(District::Castle.previous(), District::Temple);
    for district in District::ALL {
        assert_eq!(district.next().previous(), district);
    }
}

#[test]
fn every_district_has_something_to_do() {
    let at = |district| DistrictAction::ALL.iter().filter(move |it| it.district() == district);
    assert_eq!(District::ALL.map(|district| at(district).count()), [3, 3, 2, 3, 2, 3, 3]);
}

#[test]
fn annexes_and_geishas_follow_the_number_of_players() {
    assert_eq!(HOUSE.players.map(|it| it.players), [2, 3, 4, 5]);
    assert_eq!(HOUSE.players.map(|it| it.annexes), [2, 2, 3, 4]);
    assert_eq!(HOUSE.players.map(|it| it.geishas.len()), [3, 5, 6, 7]);
    assert!(HOUSE.players.iter().all(|it| it.geishas.is_sorted()));
    assert_eq!(HOUSE.players.map(|it| it.single_assets), [false, false, true, true]);
}

#[test]
fn assets_fall_into_three_groups() {
    let size = |group| Asset::ALL.iter().filter(|asset| asset.group() == group).count();
    assert_eq!(BidGroup::ALL.map(size), [3, 2, 2]);
    // `yedo.bid.minimum`: action, bonus, weapon, annex, geisha, disciple, mission.
    assert_eq!(HOUSE.numbers.bidding.minimum, [5, 5, 6, 10, 9, 7, 5]);
    assert_eq!(HOUSE.numbers.bidding.minimum_group, [5, 9, 6]);
}

#[test]
fn the_first_game_is_as_described() {
    let first = HOUSE.first_game;
    assert_eq!(first.rounds, 6);
    assert_eq!(first.actions, HOUSE.action_presets[0].1);
    assert_eq!(first.actions, [ActionKind::Neighbours, ActionKind::Streets, ActionKind::Lanterns]);
    assert_eq!(first.events, [EventKind::Festivals, EventKind::Watch]);
    assert_eq!(first.missions, [MissionSet::Espionage, MissionSet::Theft]);
    assert!(!first.black);
    let sets = [MissionSet::Basic, first.missions[0], first.missions[1]];
    let dealt = |colour, each: u8| {
        let there = HOUSE.missions.iter().filter(|it| sets.contains(&it.set));
        5 * usize::from(each) <= there.filter(|it| it.colour == colour).count()
    };
    let start = HOUSE.numbers.start;
    assert!(dealt(yedo::edition::Colour::Green, start.first_game_green));
    assert!(dealt(yedo::edition::Colour::Red, start.first_game_red));
    assert_eq!(start.first_game_green + start.first_game_red, start.missions);
}

#[test]
fn there_are_twelve_tokens_two_of_each_specialist() {
    let count = |specialist| HOUSE.tokens.iter().filter(|it| **it == specialist).count();
    assert_eq!(Specialist::ALL.map(count), [2; 6]);
    let longest = HOUSE.numbers.start.rounds[2] as usize;
    assert!(longest <= HOUSE.tokens.len(), "one for every round");
}

#[test]
fn five_favors_and_six_clans() {
    let favors: Vec<_> = HOUSE.favors.iter().map(|it| it.favor).collect();
    assert_eq!(favors, Favor::ALL);
    assert_eq!(HOUSE.favors.iter().map(|it| it.pays.mon).collect::<Vec<_>>(), [3, 3, 3, 7, 0]);
    assert_eq!(HOUSE.clans.len(), 6);
    let not_solo = HOUSE.clans.iter().filter(|it| it.fit == Fit::NotSolo).count();
    assert_eq!(not_solo, 1);
    assert!(HOUSE.clans.iter().all(|it| it.fit != Fit::Competitive));
}

#[test]
fn printed_numbers_are_named_by_their_fields() {
    let written = format!("{:#?}", HOUSE.numbers);
    for path in HOUSE.printed {
        let (group, field) = path.split_once('.').expect("a group and a field");
        assert!(written.contains(&format!("\n    {group}: ")), "{path}");
        assert!(written.contains(&format!("\n        {field}: ")), "{path}");
    }
    let Numbers { start, clans, .. } = HOUSE.numbers;
    assert_eq!(start.rounds.len(), clans.wealthy.0.len());
}
