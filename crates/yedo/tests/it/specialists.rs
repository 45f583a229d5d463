//! Specialists, rule by rule.

use table::{Fast, Game, Notation, Seat, Viewer};
use yedo::choice::{Choice, Question};
use yedo::edition::{Annexes, District, DistrictAction, Mission, Specialist, Specialists};
use yedo::fact::Fact;
use yedo::frame::{Deck, Kind};
use yedo::rules;
use yedo::state::{Piece, Spot, State};
use yedo::{Tokens, Yedo};

use super::phases::spot;
use super::played::{answer, on_until};
use super::plays::{listed, refused, told, until};

const SKILLED: &str = "players 4 rounds 8 actions streets lanterns merchants \
                       events festivals watch missions specialist war black modules specialists";

/// Somebody is about to complete such a mission with all it needs, by activating the disciple on
/// that spot.
pub(crate) fn ready_for(game: &Yedo, fits: impl Fn(&Mission) -> bool) -> (State, Seat, Spot, u8) {
    let fitting = |state: &State, seat: Seat, at: Spot| {
        let here = game.location(at.as_location()?).district;
        let own = game.view(state, Viewer::Seat(seat)).hands[seat].missions.clone();
        let mut own = own.iter().filter_map(|(seen, _)| seen.card);
        own.find(|card| game.mission(*card).needs.is_in(here) && fits(game.mission(*card)))
    };
    let (mut state, seat) = until(game, |state, seat, question| {
        let Question::Act { spot } = question else { return false };
        state.open.frames.as_slice().len() == 3 && fitting(state, seat, spot).is_some()
    });
    let Some(Question::Act { spot: at }) = game.question(&state, seat) else {
        panic!("somebody acts")
    };
    let mission = fitting(&state, seat, at).expect("it was found by that");
    let needs = game.mission(mission).needs;
    for district in District::ALL {
        let skip = if district == District::Castle { 3 } else { 0 };
        for number in 1..=needs.districts[district as usize] {
            state.open.set(spot(game, district, number + skip), Piece::of(seat));
        }
    }
    state.open.set(at, Piece::of(seat));
    state.open.church = 20;
    let home = &mut state.open.homes[seat];
    (home.mon, home.geishas, home.annexes) = (60, [1; 3], Annexes(0b1111));
    (home.weapons, home.blessing) = ([1; 8], true);
    (state, seat, at, mission)
}

/// A mission that needs nothing odd and pays points and Mon.
pub(crate) fn ready(game: &Yedo) -> (State, Seat, Spot, u8) {
    ready_for(game, |row| is_plain(row) && is_paid_in_mon(row))
}

/// Neither rivals nor specialists, and nothing is given up.
pub(crate) fn is_plain(row: &Mission) -> bool {
    let needs = &row.needs;
    let skilled = !needs.with.is_empty() || !needs.specialists.is_empty();
    let given = needs.give_actions + needs.give_bonuses + needs.give_weapons;
    needs.rivals == 0 && !needs.rival_annex && !skilled && given == 0
}

fn is_paid_in_mon(row: &Mission) -> bool {
    5 <= row.pays.mon && row.pays.actions + row.pays.bonuses + row.pays.missions == 0
}

fn complete(mission: u8) -> Choice {
    Choice::Complete { mission, bonus: false }
}

/// The same with a specialist on that spot.
fn ready_with(game: &Yedo, specialist: Specialist) -> (State, Seat, u8) {
    let (mut state, seat, at, mission) = ready(game);
    state.open.set(at, Piece::skilled(seat, specialist));
    (state, seat, mission)
}

#[test]
fn spec_setup_two_plain_disciples_and_twelve_tokens_of_which_one_lies_in_the_reserve() {
    let game = super::play(SKILLED);
    let state = game.deal(&mut Fast(1), &mut ());
    assert_eq!(state.open.tokens.bag, [2; 6]);
    for seat in game.seats().iter() {
        assert_eq!((state.open.homes[seat].home, state.open.homes[seat].reserve), (2, 0));
    }
    let (state, _) = until(&game, |_, _, question| question == Question::Egress);
    assert!(state.open.tokens.reserve.is_some() && state.open.tokens.gates == [None; 2]);
    assert_eq!(state.open.tokens.bag.iter().sum::<u8>(), 11);
}

#[test]
fn prep_specialists_a_token_a_round_and_event_specialists_they_move_right() {
    let game = super::play(SKILLED);
    let mut gates = [None; 2];
    let mut moved = 0;
    told(&game, 5, |state, facts| {
        for fact in facts {
            match *fact {
                Fact::RoundBegan { round: 1 } => gates = [None; 2],
                Fact::TokensMoved { gates: now } => {
                    assert_eq!(now[1], gates[0], "what stood left stands right now");
                    gates = now;
                    moved += 1;
                }
                _ => {}
            }
        }
        let left: u8 = state.open.tokens.bag.iter().sum();
        let drawn = if state.open.round == 0 { 0 } else { state.open.round };
        assert_eq!(left + drawn, 12, "one token a round is drawn");
    });
    assert_eq!(moved, 5 * 8);
}

#[test]
fn spec_hire_by_auction_the_type_in_the_reserve_once_and_usable_at_once() {
    let game = super::play(SKILLED);
    let lot = yedo::frame::Lot::Asset { asset: yedo::edition::Asset::Disciple };
    let (mut state, seat) = until(&game, |state, seat, question| {
        question == Question::Call && refused(&game, state, seat, Choice::Call(lot)).is_none()
    });
    let token = state.open.tokens.reserve.expect("there is a token every round");
    let mut has = state.clone();
    has.open.homes[seat].skilled = Specialists::NONE.with(token);
    assert_eq!(refused(&game, &has, seat, Choice::Call(lot)), Some(rules::BID_MAY));
    state.open.homes[seat].mon = 40;
    answer(&game, &mut state, seat, Choice::Call(lot));
    state.open.bidding.part = 1 << seat.0;
    answer(&game, &mut state, seat, Choice::Bid(10));
    assert!(state.open.homes[seat].skilled.has(token));
    on_until(&game, &mut state, |state, question| {
        question == Question::Assign && state.open.frames.as_slice().len() == 1
    });
    // With others or later in this phase the same seat can send it.
    on_until(&game, &mut state, |state, question| {
        question == Question::Assign && game.asked(state).has(seat)
    });
    let sends = |choice: &Choice| matches!(choice, Choice::Send { .. });
    assert!(listed(&game, &state, seat).iter().any(sends));
}

/// Somebody at the Gates may recruit what the tokens show.
fn at_gates(game: &Yedo) -> (State, Seat) {
    let (mut state, seat) = until(game, |_, _, question| {
        let Question::Act { spot } = question else { return false };
        spot.as_location().is_some_and(|no| game.location(no).district == District::Gates)
    });
    state.open.tokens.gates = [Some(Specialist::Ninja), Some(Specialist::Monk)];
    let spots: Vec<Spot> = state.open.spots(seat).collect();
    for at in spots {
        state.open.set(at, Piece::of(seat));
    }
    (state.open.homes[seat].mon, state.open.homes[seat].skilled) = (30, Specialists::NONE);
    (state, seat)
}

fn recruit(with: u8) -> Choice {
    Choice::Do { action: DistrictAction::Recruit, with }
}

#[test]
fn gates_recruit_one_of_the_two_shown_that_one_has_not_and_spec_hire_one_of_each() {
    let game = super::play(SKILLED);
    let (mut state, seat) = at_gates(&game);
    state.open.homes[seat].home = 0;
    state.open.homes[seat].skilled = Specialists::NONE.with(Specialist::Ninja);
    assert_eq!(refused(&game, &state, seat, recruit(0)), Some(rules::SPEC_HIRE));
    let before = state.open.homes[seat].mon;
    answer(&game, &mut state, seat, recruit(1));
    assert!(state.open.homes[seat].skilled.has(Specialist::Monk));
    assert_eq!(state.open.homes[seat].mon, before - 7);
    assert_eq!(state.open.tokens.gates[1], Some(Specialist::Monk), "the token stays");
}

#[test]
fn gates_recruit_with_four_one_is_returned_first() {
    let game = super::play(SKILLED);
    let (mut state, seat) = at_gates(&game);
    let out = state.open.spots(seat).count() as u8;
    state.open.homes[seat].home = 4 - out;
    answer(&game, &mut state, seat, recruit(0));
    let asked = Question::Lose { kind: Kind::Disciples };
    assert_eq!(game.question(&state, seat), Some(asked));
    let choice = listed(&game, &state, seat)[0];
    answer(&game, &mut state, seat, choice);
    assert!(state.open.has_skill(seat, Specialist::Ninja));
    assert_eq!(state.open.n_disciples(seat), 4);
    assert_eq!(state.open.homes[seat].reserve, 0, "a plain one given up is gone");
}

#[test]
fn spec_samurai_adds_a_point_to_each_mission() {
    let game = super::play(SKILLED);
    let (mut state, seat, mission) = ready_with(&game, Specialist::Samurai);
    let mut plain = ready(&game).0;
    let before = state.open.homes[seat].prestige;
    answer(&game, &mut state, seat, complete(mission));
    answer(&game, &mut plain, seat, complete(mission));
    assert_eq!(state.open.homes[seat].prestige, plain.open.homes[seat].prestige + 1);
    let paid = u16::from(game.mission(mission).pays.prestige);
    assert_eq!(state.open.homes[seat].prestige, before + paid + 1);
}

#[test]
fn spec_onna_swaps_five_mon_of_the_reward_as_often_as_it_reaches() {
    let game = super::play(SKILLED);
    let (mut state, seat, mission) = ready_with(&game, Specialist::OnnaBugeisha);
    let times = game.mission(mission).pays.mon / 5;
    answer(&game, &mut state, seat, complete(mission));
    for left in (1..=times).rev() {
        assert_eq!(game.question(&state, seat), Some(Question::Exchange { left }));
        let home = state.open.homes[seat];
        answer(&game, &mut state, seat, Choice::Pay);
        let now = &state.open.homes[seat];
        assert_eq!((now.mon, now.prestige), (home.mon - 5, home.prestige + 1));
    }
    let exchange = matches!(game.question(&state, seat), Some(Question::Exchange { .. }));
    assert!(!exchange, "other Mon are not swapped");
}

#[test]
fn spec_messenger_draws_the_top_mission_of_a_deck() {
    let game = super::play(SKILLED);
    let (mut state, seat, mission) = ready_with(&game, Specialist::Messenger);
    answer(&game, &mut state, seat, complete(mission));
    assert_eq!(game.question(&state, seat), Some(Question::MissionDeck));
    let choice = listed(&game, &state, seat)[0];
    let facts = answer(&game, &mut state, seat, choice);
    let drawn = |fact: &&Fact| matches!(fact, Fact::Drawn { deck: Deck::Mission { .. }, .. });
    assert_eq!(facts.iter().filter(drawn).count(), 1);
}

#[test]
fn spec_ninja_is_never_arrested() {
    let game = super::play(SKILLED);
    let mut spared = 0;
    let mut before: Vec<(Spot, Piece)> = Vec::new();
    told(&game, 120, |state, facts| {
        for fact in facts {
            if let Fact::Arrested { spot, .. } = *fact {
                let was = before.iter().find(|(at, _)| *at == spot).map(|(_, piece)| *piece);
                let ninja = was.and_then(Piece::skill) == Some(Specialist::Ninja);
                assert!(!ninja, "the Ninja was arrested");
            }
        }
        let seats = game.seats();
        let all = seats.iter().flat_map(|seat| state.open.spots(seat).collect::<Vec<_>>());
        before = all.map(|at| (at, state.open.at(at))).collect();
        let here = state.open.patrol;
        spared += before
            .iter()
            .filter(|(at, piece)| {
                let there = at.as_location().map(|no| game.location(no).district);
                piece.skill() == Some(Specialist::Ninja) && there.is_some() && there == here
            })
            .count();
    });
    assert!(0 < spared, "no Ninja ever stood where the patrol is");
}

#[test]
fn spec_armourer_makes_room_for_a_fifth_weapon_until_he_is_lost() {
    let game = super::play(SKILLED);
    let (mut state, seat) = at_gates(&game);
    state.open.homes[seat].skilled = Specialists::NONE.with(Specialist::Armourer);
    state.open.homes[seat].weapons = [5, 0, 0, 0, 0, 0, 0, 0];
    let out = state.open.spots(seat).count() as u8;
    state.open.homes[seat].home = 3 - out.min(3);
    for extra in state.open.spots(seat).skip(3).collect::<Vec<_>>() {
        state.open.set(extra, Piece::NOBODY);
    }
    answer(&game, &mut state, seat, recruit(0));
    answer(&game, &mut state, seat, Choice::Specialist(Specialist::Armourer));
    assert_eq!(game.question(&state, seat), Some(Question::Excess { kind: Kind::Weapons }));
}

#[test]
fn spec_monk_counts_as_a_blessing_for_missions_and_sees_one_more() {
    let game = super::play(SKILLED);
    let blessed =
        |row: &Mission| row.needs.blessing && row.needs.give_blessings == 0 && is_plain(row);
    let (mut without, seat, _, mission) = ready_for(&game, blessed);
    without.open.homes[seat].blessing = false;
    assert_eq!(refused(&game, &without, seat, complete(mission)), Some(rules::MISSION_OWN));
    without.open.homes[seat].skilled = Specialists::NONE.with(Specialist::Monk);
    assert_eq!(refused(&game, &without, seat, complete(mission)), None);

    let (mut state, seat) = at_gates(&game);
    let Some(Question::Act { spot: at }) = game.question(&state, seat) else { panic!("it acts") };
    state.open.set(at, Piece::skilled(seat, Specialist::Monk));
    let foresee = Choice::Do { action: DistrictAction::ForeseeActions, with: 0 };
    let facts = answer(&game, &mut state, seat, foresee);
    let looked = |fact: &&Fact| matches!(fact, Fact::Looked { .. });
    assert_eq!(facts.iter().filter(looked).count(), 4);
}

#[test]
fn spec_with_it_is_the_one_activated_who_counts() {
    let game = super::play(SKILLED);
    let named = |row: &Mission| !row.needs.with.is_empty();
    let (mut state, seat, at, mission) = ready_for(&game, named);
    let with = game.mission(mission).needs.with.iter().next().expect("it names one");
    state.open.homes[seat].skilled = Specialists(0b11_1111);
    assert_eq!(refused(&game, &state, seat, complete(mission)), Some(rules::SPEC_WITH));
    state.open.set(at, Piece::skilled(seat, with));
    assert_eq!(refused(&game, &state, seat, complete(mission)), None);
}

#[test]
fn mission_own_specialists_shown_are_owned_wherever_they_are() {
    let game = super::play(SKILLED);
    let owned = |row: &Mission| !row.needs.specialists.is_empty() && row.needs.with.is_empty();
    let (mut state, seat, _, mission) = ready_for(&game, owned);
    for at in state.open.spots(seat).collect::<Vec<_>>() {
        state.open.set(at, Piece::of(seat));
    }
    state.open.homes[seat].skilled = Specialists::NONE;
    assert_eq!(refused(&game, &state, seat, complete(mission)), Some(rules::MISSION_OWN));
    state.open.homes[seat].skilled = Specialists(0b11_1111);
    assert_eq!(refused(&game, &state, seat, complete(mission)), None);
}

#[test]
fn spec_reserve_an_arrested_specialist_can_be_had_again() {
    let game = super::play(SKILLED);
    let mut arrested = 0;
    told(&game, 60, |state, facts| {
        for fact in facts {
            if let Fact::Arrested { seat, reserve: true, .. } = *fact {
                arrested += 1;
                assert_eq!(state.open.homes[seat].reserve, 0, "nobody is in the reserve");
            }
        }
    });
    assert!(0 < arrested, "nobody was ever arrested");
}

#[test]
fn spec_reserve_a_specialist_given_up_can_be_had_again() {
    let game = super::play(SKILLED);
    let text = "round 2\nnow act\ntokens-at-gates monk armourer\nS1 at gates 1, gates 2\n\
                S1 specialists ninja armourer\nS1 mon 30\n";
    let mut state = game.read_position(text).expect("it reads");
    let one = Seat(0);
    let gates = |n| Choice::Activate(spot(&game, District::Gates, n));
    answer(&game, &mut state, one, gates(1));
    assert_eq!(refused(&game, &state, one, recruit(1)), Some(rules::SPEC_HIRE), "one of each");
    answer(&game, &mut state, one, recruit(0));
    answer(&game, &mut state, one, Choice::Specialist(Specialist::Armourer));
    let skilled = state.open.homes[one].skilled;
    assert!(skilled.has(Specialist::Monk) && !skilled.has(Specialist::Armourer));
    answer(&game, &mut state, one, gates(2));
    assert_eq!(refused(&game, &state, one, recruit(1)), None, "it can be had again");
    // And a plain disciple who is given up is gone.
    answer(&game, &mut state, one, recruit(1));
    answer(&game, &mut state, one, Choice::AtHome);
    assert_eq!((state.open.n_disciples(one), state.open.homes[one].reserve), (4, 0));
}

#[test]
fn patrol_arrest_the_owner_chooses_who_goes_to_the_reserve() {
    let game = super::play(SKILLED);
    let (mut state, seat) = until(&game, |_, _, question| question == Question::Arrest);
    let before = state.open.n_disciples(seat);
    let choices = listed(&game, &state, seat);
    assert!(1 < choices.len());
    answer(&game, &mut state, seat, choices[0]);
    assert_eq!(state.open.n_disciples(seat), before - 1);
}

#[test]
fn setup_no_specialists_no_tokens_lie_anywhere() {
    let game = super::play(super::plays::LIVELY);
    told(&game, 3, |state, _| assert_eq!(state.open.tokens, Tokens::default()));
}
