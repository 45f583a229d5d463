//! How much there is of anything at most. Each cap of docs/limits.md is met by its largest lawful case.

use table::{CHOICES_MAX, Game, Notation, Seat};
use yedo::SAILOR;
use yedo::choice::{Choice, Question};
use yedo::content::HOUSE;
use yedo::coop::{DAIMYO_CARDS_MAX, EMPEROR_CARDS_MAX, REVEALED_MAX, TURNED_MAX};
use yedo::edition::{ActionKind, EventKind, LocationNo, MissionSet};
use yedo::frame::FRAMES_MAX;
use yedo::state::{
    ACTIONS_MAX, BESIDE_MAX, BONUSES_MAX, CARDS_MAX, EVENTS_MAX, LOCATIONS_MAX, MISSIONS_MAX,
    Piece, Spot,
};

use super::plays::{LIVELY, listed, refused, told};

/// The largest kinds that can be chosen together.
fn largest<K: Copy>(kinds: &[K], chosen: usize, of: impl Fn(K) -> usize) -> usize {
    let mut numbers: Vec<usize> = kinds.iter().map(|kind| of(*kind)).collect();
    numbers.sort_unstable();
    numbers.iter().rev().take(chosen).sum()
}

#[test]
fn all_cards_that_can_be_in_play_may_lie_under_their_decks() {
    let of = |set: MissionSet| HOUSE.missions.iter().filter(|row| row.set == set).count();
    let sets: Vec<MissionSet> = MissionSet::ALL.into_iter().filter(|set| set.is_chosen()).collect();
    let missions = of(MissionSet::Basic) + of(MissionSet::Jesuit) + 1 + largest(&sets, 2, of);
    assert_eq!(missions, MISSIONS_MAX);
    let of = |kind: ActionKind| HOUSE.actions.iter().filter(|row| row.kind == kind).count();
    assert_eq!(largest(&ActionKind::ALL, 3, of), ACTIONS_MAX);
    let of = |kind: EventKind| HOUSE.events.iter().filter(|row| row.kind == kind).count();
    let kinds: Vec<EventKind> =
        EventKind::ALL.into_iter().filter(|kind| kind.is_chosen()).collect();
    assert_eq!(1 + largest(&kinds, 2, of), EVENTS_MAX);
    assert_eq!(HOUSE.bonuses.len(), BONUSES_MAX);
    assert!(HOUSE.missions.len() <= CARDS_MAX);
    assert!(HOUSE.emperor.len() <= EMPEROR_CARDS_MAX && HOUSE.daimyo.len() <= DAIMYO_CARDS_MAX);
}

#[test]
fn the_longest_list_is_of_every_sum_that_can_be_bid_and_what_else_can_be_done() {
    let game = super::play(&format!("{LIVELY} modules tea-house"));
    // A rival leads with nothing, the purse is larger than any bid, the hand is full of cards.
    let text = "round 2\nnow next-call 1 > bid lot asset action best S2\npart S1 S2\n\
                S1 mon 999\nS1 actions E01 E02 E03\n";
    let state = game.read_position(text).expect("it reads");
    let list = listed(&game, &state, Seat(0));
    let bids = list.iter().filter(|choice| matches!(choice, Choice::Bid(_))).count();
    assert_eq!(bids, 240);
    assert!(list.len() <= CHOICES_MAX - 8, "{} answers", list.len());
    assert!(refused(&game, &state, Seat(0), Choice::Bid(241)).is_some());
}

#[test]
fn every_kind_of_disciple_may_be_assigned_to_every_place_at_once() {
    let game = super::play(
        "players 5 rounds 8 actions neighbours streets merchants events festivals decrees \
         missions interaction war black modules specialists clan-powers",
    );
    let mut text =
        "round 2\nnow assign\nS1 home 0\nS1 specialists samurai onna-bugeisha messenger ninja\n\
                    S1 clan sailor\nS2 clan wise\nS3 clan generous\nS4 clan wealthy\n\
                    S5 clan tenacious\nS1 actions B01 B03\n"
            .to_owned();
    let annexes = |seat| format!("S{seat} annexes kobudo-ryu yashiki karesansui chashitsu\n");
    text.extend((1..=4).map(annexes));
    let state = game.read_position(&text).expect("it reads");
    let list = listed(&game, &state, Seat(0));
    // Every location, the Good Sailor's among them, and all 16 annexes, for each of four.
    assert!((4 * 45..=CHOICES_MAX).contains(&list.len()), "{} answers", list.len());
}

#[test]
fn the_good_sailors_location_lies_behind_the_largest_board() {
    assert_eq!(SAILOR.0 as usize + 1, LOCATIONS_MAX);
    assert!(HOUSE.locations.len() <= SAILOR.0 as usize);
}

#[test]
fn so_many_stand_beside_others_at_once() {
    let game = super::play(LIVELY);
    let mut state = game.read_position("round 2\nnow act\nS1 at market 1\n").expect("it reads");
    let open = |no: &LocationNo| game.has_location(*no) && !game.location(*no).rest;
    let spots = (0..30).map(LocationNo).filter(open).take(BESIDE_MAX);
    for (no, seat) in spots.zip([0, 0, 1, 1]) {
        state.open.set(Spot::beside(no), Piece::of(Seat(seat)));
    }
    assert!(state.open.beside.iter().all(|beside| !beside.is_nobody()));
}

#[test]
fn the_daimyo_reveals_a_card_for_each_disciple_he_can_have() {
    let coop = &HOUSE.numbers.coop;
    assert_eq!(usize::from(coop.daimyo + coop.daimyo_reserve), REVEALED_MAX);
    assert_eq!(usize::from(coop.victory_errands), TURNED_MAX);
    let game = super::play(
        "players 3 rounds 7 actions neighbours streets lanterns missions espionage theft black \
         together insatiable objectives normal normal normal master",
    );
    let mut most = 0;
    told(&game, 40, |state, _| {
        most = most.max(state.open.coop.revealed.iter().flatten().count());
    });
    assert_eq!(most, REVEALED_MAX);
}

#[test]
fn what_is_half_done_nests_no_deeper_than_there_is_room_for() {
    let mut deepest = 0;
    for setup in [
        LIVELY,
        "players 5 rounds 8 actions lanterns whispers knives events disasters decrees \
         missions interaction specialist black modules specialists tea-house clan-powers jesuits",
    ] {
        let game = super::play(setup);
        told(&game, 300, |state, _| {
            let asked = game.asked(state).lowest().and_then(|seat| game.question(state, seat));
            let frames = state.open.frames.as_slice().len();
            if asked.is_some_and(|question| question != Question::Egress) {
                deepest = deepest.max(frames);
            }
        });
    }
    assert!((9..=FRAMES_MAX).contains(&deepest), "{deepest} deep");
}
