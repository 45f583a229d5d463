//! Single action cards: neighbours, streets, lanterns and knives, each with what refuses it.

use table::{Game, Seat, Viewer};
use yedo::choice::{Choice, Question};
use yedo::edition::{Annex, Annexes, District, DistrictAction, Moment};
use yedo::rules;
use yedo::state::{Piece, Spot, State};

use super::phases::spot;
use super::played::{QUIET, SHARP, answer, holding, play, played};
use super::plays::{listed, refused, until};

fn is_act(question: Question) -> bool {
    matches!(question, Question::Act { .. })
}

/// Another seat.
fn other(seat: Seat) -> Seat {
    Seat((seat.0 + 1) % 3)
}

#[test]
fn a05_lent_tools_an_annex_of_a_rival_counts_for_one_mission() {
    let game = super::play(QUIET);
    let annex_mission = |state: &State, seat: Seat| {
        let own = game.view(state, Viewer::Seat(seat)).hands[seat].missions.clone();
        own.iter().filter_map(|(seen, _)| seen.card).find(|card| {
            let needs = &game.mission(*card).needs;
            needs.annexes.len() == 1 && needs.any_annexes == 0
        })
    };
    let (mut state, seat) = holding(&game, "A05", |state, seat, question| {
        let Question::Act { spot } = question else { return false };
        let here = spot.as_location().map(|no| game.location(no).district);
        let fits = annex_mission(state, seat).is_some_and(|mission| {
            here.is_some_and(|here| game.mission(mission).needs.is_in(here))
        });
        fits && listed(&game, state, seat).contains(&play(&game, "A05"))
    });
    let mission = annex_mission(&state, seat).expect("it was found by that");
    let needs = game.mission(mission).needs;
    for district in District::ALL {
        let skip = if district == District::Castle { 3 } else { 0 };
        for number in 1..=needs.districts[district as usize] {
            state.open.set(spot(&game, district, number + skip), Piece::of(seat));
        }
    }
    let home = &mut state.open.homes[seat];
    (home.mon, home.geishas, home.annexes, home.blessing) = (60, [1; 3], Annexes::NONE, true);
    home.weapons = [1; 8];
    let annex = needs.annexes.iter().next().expect("it needs one");
    state.open.homes[other(seat)].annexes = Annexes::NONE.with(annex);
    let complete = Choice::Complete { mission, bonus: false };
    assert_eq!(refused(&game, &state, seat, complete), Some(rules::MISSION_OWN));
    let before = state.open.homes[other(seat)].mon;
    played(&game, &mut state, seat, "A05");
    answer(&game, &mut state, seat, Choice::AnnexOf(Spot::annex(other(seat), annex)));
    assert_eq!(state.open.homes[other(seat)].mon, before + 3);
    assert_eq!(refused(&game, &state, seat, complete), None);
    answer(&game, &mut state, seat, complete);
    assert_eq!(state.open.helped.lent, None, "it was for this mission only");
}

#[test]
fn a05_lent_tools_are_refused_while_no_rival_has_an_annex() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "A05", |_, _, question| is_act(question));
    for rival in game.seats().without(seat).iter() {
        state.open.homes[rival].annexes = Annexes::NONE;
    }
    assert_eq!(refused(&game, &state, seat, play(&game, "A05")), Some(rules::CARDS_CONTENT));
}

#[test]
fn a08_the_pedlars_round_lasts_one_round_and_pays_two_mon() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "A08", |_, _, question| question == Question::Assign);
    let (before, round) = (state.open.homes[seat].mon, state.open.round);
    played(&game, &mut state, seat, "A08");
    assert_eq!(state.open.homes[seat].mon, before + 2);
    assert_eq!(state.open.pedlars, 1 << seat.0);
    super::played::on_until(&game, &mut state, |state, _| round < state.open.round);
    assert_eq!(state.open.pedlars, 0);
}

#[test]
fn a08_the_pedlars_round_is_refused_while_another_card_is_answered() {
    let game = super::play(&QUIET.replace("streets", "whispers"));
    let reply = Question::Moment { moment: Moment::Reply };
    let (state, seat) = holding(&game, "A08", |_, _, question| question == reply);
    assert_eq!(refused(&game, &state, seat, play(&game, "A08")), Some(rules::CARDS_ANY));
}

#[test]
fn b01_dragon_heart_leads_beside_another_disciple_and_to_no_held_rest_space() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "B01", |state, seat, question| {
        question == Question::Assign && state.open.homes[seat].home == 2
    });
    let (market, rest) = (spot(&game, District::Market, 1), spot(&game, District::Castle, 1));
    state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
    state.open.set(market, Piece::of(other(seat)));
    state.open.set(rest, Piece::of(other(seat)));
    let beside = |spot: Spot| Spot::beside(spot.as_location().expect("it is one"));
    let there = Choice::Assign(beside(market));
    assert_eq!(refused(&game, &state, seat, there), Some(rules::ASSIGN_WHERE));
    played(&game, &mut state, seat, "B01");
    let held = Choice::Assign(beside(rest));
    assert_eq!(refused(&game, &state, seat, held), Some(rules::CARDS_DRAGON));
    answer(&game, &mut state, seat, there);
    assert_eq!(state.open.at(market).owner(), Some(other(seat)));
    assert_eq!(state.open.at(beside(market)).owner(), Some(seat));
    assert!(state.open.spots(seat).any(|spot| spot == beside(market)), "it can be activated");
}

#[test]
fn b01_dragon_heart_is_refused_outside_assigning() {
    let game = super::play(QUIET);
    let (state, seat) = holding(&game, "B01", |_, _, question| question == Question::Activate);
    assert_eq!(refused(&game, &state, seat, play(&game, "B01")), Some(rules::CARDS_MOMENTS));
}

/// A position in which the seat plays a card before activating, with a single disciple on the
/// board, at this place.
fn before_acting(game: &yedo::Yedo, id: &str, at: Spot) -> (State, Seat) {
    let (mut state, seat) = holding(game, id, |_, _, question| question == Question::Activate);
    state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
    state.open.beside = Default::default();
    state.open.annexed[seat] = [Piece::NOBODY; 4];
    state.open.set(at, Piece::of(seat));
    // Somebody else has still to act, so that the round goes on.
    state.open.set(spot(game, District::Temple, 1), Piece::of(other(seat)));
    state.open.closed = yedo::state::Closed::default();
    state.open.church = 5;
    state.open.homes[seat].mon = 30;
    (state, seat)
}

#[test]
fn b04_double_shift_does_two_different_actions_of_the_district() {
    let game = super::play(QUIET);
    let harbor = spot(&game, District::Harbor, 1);
    let (mut state, seat) = before_acting(&game, "B04", harbor);
    played(&game, &mut state, seat, "B04");
    answer(&game, &mut state, seat, Choice::Activate(harbor));
    let goods = |with| Choice::Do { action: DistrictAction::Goods, with };
    let prestige = state.open.homes[seat].prestige;
    answer(&game, &mut state, seat, goods(0));
    assert_eq!(refused(&game, &state, seat, goods(1)), Some(rules::CARDS_CONTENT));
    answer(&game, &mut state, seat, Choice::Do { action: DistrictAction::Church, with: 0 });
    assert_eq!(state.open.homes[seat].mon, 30);
    assert_eq!(state.open.homes[seat].prestige, prestige + 1);
    assert!(!state.open.helped.twice, "it was for this activation");
}

#[test]
fn b04_double_shift_is_refused_to_who_is_only_at_rest() {
    let game = super::play(QUIET);
    let (state, seat) = before_acting(&game, "B04", spot(&game, District::Castle, 1));
    assert_eq!(refused(&game, &state, seat, play(&game, "B04")), Some(rules::CARDS_CONTENT));
}

#[test]
fn b05_a_foot_in_the_door_opens_the_neighbours_actions_instead() {
    let game = super::play(QUIET);
    let tavern = spot(&game, District::Tavern, 1);
    let (mut state, seat) = before_acting(&game, "B05", tavern);
    played(&game, &mut state, seat, "B05");
    answer(&game, &mut state, seat, Choice::Activate(tavern));
    let own = Choice::Do { action: DistrictAction::ForeseeWeapons, with: 0 };
    assert_eq!(refused(&game, &state, seat, own), Some(rules::CARDS_CONTENT));
    let far = Choice::Do { action: DistrictAction::BuyAction, with: 0 };
    assert_eq!(refused(&game, &state, seat, far), Some(rules::CARDS_CONTENT));
    answer(&game, &mut state, seat, Choice::Do { action: DistrictAction::Church, with: 0 });
    assert_eq!((state.open.church, state.open.homes[seat].mon), (0, 35));
}

#[test]
fn b05_a_foot_in_the_door_is_refused_to_who_is_only_on_annexes() {
    let game = super::play(QUIET);
    let (mut state, seat) = before_acting(&game, "B05", spot(&game, District::Tavern, 1));
    state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
    state.open.annexed[seat][Annex::Chashitsu as usize] = Piece::of(seat);
    assert_eq!(refused(&game, &state, seat, play(&game, "B05")), Some(rules::CARDS_CONTENT));
}

#[test]
fn b07_sword_for_hire_brings_a_ronin_who_counts_as_present_and_leaves() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "B07", |state, seat, question| {
        question == Question::Assign && 3 <= state.open.homes[seat].mon
    });
    state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
    state.open.closed = yedo::state::Closed::default();
    let (mon, own) = (state.open.homes[seat].mon, state.open.n_disciples(seat));
    played(&game, &mut state, seat, "B07");
    assert_eq!(game.question(&state, seat), Some(Question::Hire));
    let gates = spot(&game, District::Gates, 1);
    answer(&game, &mut state, seat, Choice::Assign(gates));
    assert_eq!(state.open.homes[seat].mon, mon - 3);
    assert!(state.open.at(gates).is_ronin());
    assert_eq!(state.open.n_disciples(seat), own, "he does not count");
    assert_eq!(game.question(&state, seat), Some(Question::Assign), "before one's own disciple");
    let leaves = |state: &State, _| state.open.at(gates).is_nobody();
    super::played::on_until(&game, &mut state, leaves);
    assert!(!state.open.spots(seat).any(|spot| state.open.at(spot).is_ronin()), "he has left");
}

#[test]
fn b07_sword_for_hire_is_refused_to_who_cannot_pay() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "B07", |_, _, question| question == Question::Assign);
    state.open.homes[seat].mon = 2;
    assert_eq!(refused(&game, &state, seat, play(&game, "B07")), Some(rules::CARDS_RONIN));
}

#[test]
fn c08_false_papers_spare_one_disciple_who_may_move_on() {
    let game = super::play(SHARP);
    let arrest = Question::Moment { moment: Moment::Arrest };
    let (mut state, seat) = holding(&game, "C08", |_, _, question| question == arrest);
    let here = state.open.patrol.expect("it has stopped");
    let from = state
        .open
        .spots(seat)
        .find(|spot| spot.as_location().is_some_and(|no| game.location(no).district == here));
    let from = from.expect("who is asked has somebody there");
    answer(&game, &mut state, seat, play(&game, "C08"));
    assert_eq!(game.question(&state, seat), Some(Question::Spare));
    answer(&game, &mut state, seat, Choice::Disciple(from));
    assert_eq!(state.open.watch.spared[0], Some(from));
    let mut moved = state.clone();
    if game.question(&moved, seat) == Some(Question::MoveTo { from }) {
        let to = listed(&game, &moved, seat)[1];
        let Choice::Assign(to) = to else { panic!("it may stay or move: {to:?}") };
        answer(&game, &mut moved, seat, Choice::Assign(to));
        assert_eq!(moved.open.at(to).owner(), Some(seat));
        answer(&game, &mut state, seat, Choice::Pass);
    }
    super::played::on_until(&game, &mut state, |_, question| question == Question::Activate);
    assert_eq!(state.open.at(from).owner(), Some(seat), "it was not arrested");
}

#[test]
fn c08_false_papers_are_refused_at_another_moment() {
    let game = super::play(SHARP);
    let stop = Question::Moment { moment: Moment::Stop };
    let (state, seat) = holding(&game, "C08", |_, _, question| question == stop);
    assert_eq!(refused(&game, &state, seat, play(&game, "C08")), Some(rules::CARDS_MOMENTS));
}

#[test]
fn f05_sparks_on_the_roof_close_an_annex_of_a_rival_for_this_round() {
    let game = super::play(&SHARP.replace("theft", "interaction"));
    let (mut state, seat) = holding(&game, "F05", |_, _, question| question == Question::Assign);
    let rival = other(seat);
    state.open.homes[rival].annexes = Annexes::NONE.with(Annex::Yashiki);
    state.open.annexed[rival] = [Piece::NOBODY; 4];
    let yashiki = Spot::annex(rival, Annex::Yashiki);
    assert_eq!(refused(&game, &state, seat, Choice::Assign(yashiki)), None);
    let before = state.open.homes[rival].mon;
    played(&game, &mut state, seat, "F05");
    answer(&game, &mut state, seat, Choice::AnnexOf(yashiki));
    assert_eq!(state.open.homes[rival].mon, before + 2);
    let there = Choice::Assign(yashiki);
    assert_eq!(refused(&game, &state, seat, there), Some(rules::ASSIGN_CLOSED));
}

#[test]
fn f05_sparks_on_the_roof_are_refused_while_no_rival_has_an_annex() {
    let game = super::play(SHARP);
    let (mut state, seat) = holding(&game, "F05", |_, _, question| question == Question::Assign);
    for rival in game.seats().without(seat).iter() {
        state.open.homes[rival].annexes = Annexes::NONE;
    }
    assert_eq!(refused(&game, &state, seat, play(&game, "F05")), Some(rules::CARDS_CONTENT));
}

#[test]
fn limit_actions_what_is_too_much_may_be_played_if_its_moment_is_now() {
    let game = super::play(QUIET);
    let excess = Question::Excess { kind: yedo::frame::Kind::Actions };
    let (mut state, seat) = until(&game, |state, seat, question| {
        let any = |choice: &Choice| matches!(choice, Choice::Play(_));
        question == excess && listed(&game, state, seat).iter().any(any)
    });
    let card = listed(&game, &state, seat).iter().copied().find_map(|choice| match choice {
        Choice::Play(card) => Some(card),
        _ => None,
    });
    let card = card.expect("it was found by that");
    assert_eq!(game.action(card).moment, Moment::Any);
    answer(&game, &mut state, seat, Choice::Play(card));
    assert!(!super::played::holds(&game, &state, seat, game.action(card).id));
    assert_ne!(game.question(&state, seat), Some(excess), "no more than the limit is left");
}
