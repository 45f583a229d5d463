//! Single action cards: whispers and merchants, each with what refuses it.

use table::{Game, Seat, Viewer};
use yedo::choice::{Card, Choice, Question};
use yedo::edition::{Asset, Moment, Weapon};
use yedo::frame::Deck;
use yedo::rules;
use yedo::state::State;

use super::played::{QUIET, SHARP, answer, holding, holds, play, played};
use super::plays::{listed, refused};

#[test]
fn d07_street_rumours_show_two_events_and_one_may_go_under_the_deck() {
    let game = super::play(SHARP);
    let (mut state, seat) = holding(&game, "D07", |_, _, question| question == Question::Assign);
    let before = state.open.homes[seat].mon;
    played(&game, &mut state, seat, "D07");
    assert_eq!(game.question(&state, seat), Some(Question::PutUnder { deck: Deck::Event }));
    let events = game.view(&state, Viewer::Seat(seat)).looked;
    let [Some(first), Some(second)] = events[..] else { panic!("two are seen: {events:?}") };
    let mut other_way = state.clone();
    answer(&game, &mut state, seat, Choice::Discard(Card::Event(second)));
    assert_eq!(state.open.homes[seat].mon, before + 2);
    let mine = game.view(&state, Viewer::Seat(seat)).events;
    assert_eq!(mine.top[0].card, Some(first));
    assert_eq!(mine.under.last().and_then(|seen| seen.card), Some(second));
    let theirs = game.view(&state, Viewer::Public).events;
    assert!(theirs.top[0].card.is_none() && theirs.under.iter().all(|seen| seen.card.is_none()));
    answer(&game, &mut other_way, seat, Choice::Pass);
    answer(&game, &mut other_way, seat, Choice::Keep(Card::Event(second)));
    let mine = game.view(&other_way, Viewer::Seat(seat)).events;
    assert_eq!((mine.top[0].card, mine.top[1].card), (Some(second), Some(first)));
}

#[test]
fn d07_street_rumours_are_refused_while_another_card_is_answered() {
    let game = super::play(SHARP);
    let reply = Question::Moment { moment: Moment::Reply };
    let (state, seat) = holding(&game, "D07", |_, _, question| question == reply);
    assert_eq!(refused(&game, &state, seat, play(&game, "D07")), Some(rules::CARDS_ANY));
}

#[test]
fn d08_a_sealed_report_adds_two_mon_and_a_mission_to_the_next_one() {
    let game = super::play(SHARP);
    let lawful = |state: &State, seat: Seat| {
        let all = listed(&game, state, seat);
        let found = all.iter().copied().find_map(|choice| match choice {
            Choice::Complete { mission, bonus: false } => Some(mission),
            _ => None,
        });
        found.filter(|mission| game.mission(*mission).pays.missions == 0)
    };
    let (mut state, seat) = holding(&game, "D08", |state, seat, question| {
        matches!(question, Question::Act { .. }) && lawful(state, seat).is_some()
    });
    let mission = lawful(&state, seat).expect("it was found by that");
    let complete = Choice::Complete { mission, bonus: false };
    let mut plain = state.clone();
    answer(&game, &mut plain, seat, complete);
    played(&game, &mut state, seat, "D08");
    answer(&game, &mut state, seat, complete);
    while game.question(&state, seat) == Some(Question::Give) {
        let first = listed(&game, &state, seat)[0];
        answer(&game, &mut state, seat, first);
    }
    assert_eq!(state.open.homes[seat].mon, plain.open.homes[seat].mon + 2);
    assert_eq!(game.question(&state, seat), Some(Question::MissionDeck));
    assert_eq!(state.open.helped, yedo::state::Helped::default(), "it was for this mission only");
}

#[test]
fn d08_a_sealed_report_is_refused_before_activating() {
    let game = super::play(SHARP);
    let (state, seat) = holding(&game, "D08", |_, _, question| question == Question::Activate);
    assert_eq!(refused(&game, &state, seat, play(&game, "D08")), Some(rules::CARDS_MOMENTS));
}

#[test]
fn e02_the_rice_broker_pays_six_mon_to_who_steps_out() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "E02", |_, _, question| question == Question::Egress);
    let before = state.open.homes[seat].mon;
    played(&game, &mut state, seat, "E02");
    answer(&game, &mut state, seat, Choice::StepOut);
    assert_eq!(state.open.homes[seat].mon, before + 6);
    assert_eq!(state.open.bidding.broker, 0, "the next one is paid as usual");
}

#[test]
fn e02_the_rice_broker_is_refused_when_nothing_is_asked_about_egress() {
    let game = super::play(QUIET);
    let (state, seat) = holding(&game, "E02", |_, _, question| question == Question::Assign);
    assert_eq!(refused(&game, &state, seat, play(&game, "E02")), Some(rules::CARDS_MOMENTS));
}

#[test]
fn e03_a_silent_partner_pays_three_mon_of_a_bid_that_wins() {
    let game = super::play(QUIET);
    let (mut state, seat) =
        holding(&game, "E03", |_, _, question| matches!(question, Question::Open { .. }));
    // Nobody can bid against it.
    for other in game.seats().without(seat).iter() {
        state.open.homes[other].mon = 0;
    }
    state.open.homes[seat].mon = 12;
    played(&game, &mut state, seat, "E03");
    assert!(!holds(&game, &state, seat, "E03"));
    answer(&game, &mut state, seat, Choice::Bid(9));
    assert_eq!(state.open.homes[seat].mon, 12 - 9 + 3);
    assert_eq!(state.open.bidding.partner, None);
    let under = game.view(&state, Viewer::Public).actions.under;
    let card = super::played::number(&game, "E03");
    assert!(under.iter().any(|seen| seen.card == Some(card)), "it is used up");
}

#[test]
fn e03_a_silent_partner_returns_to_hand_when_the_bid_fails() {
    let game = super::play(QUIET);
    let (mut state, seat) =
        holding(&game, "E03", |_, _, question| matches!(question, Question::Bid { .. }));
    let before = state.open.homes[seat].mon;
    played(&game, &mut state, seat, "E03");
    answer(&game, &mut state, seat, Choice::Pass);
    super::played::on_until(&game, &mut state, |state, _| state.open.bidding.partner.is_none());
    assert!(holds(&game, &state, seat, "E03"));
    assert_eq!(state.open.homes[seat].mon, before);
}

#[test]
fn e03_a_silent_partner_is_refused_where_nothing_is_bid_or_bought() {
    let game = super::play(QUIET);
    let (state, seat) = holding(&game, "E03", |_, _, question| question == Question::Egress);
    assert_eq!(refused(&game, &state, seat, play(&game, "E03")), Some(rules::CARDS_MOMENTS));
}

#[test]
fn e04_the_second_purse_buys_what_nobody_took_when_the_auctions_are_over() {
    let game = super::play(QUIET);
    let bid = Question::Moment { moment: Moment::Bid };
    let (mut state, seat) = holding(&game, "E04", |state, seat, question| {
        question == bid && state.open.bidding.part >> seat.0 & 1 == 1
    });
    answer(&game, &mut state, seat, play(&game, "E04"));
    assert_eq!(state.open.bidding.purses, 1 << seat.0);
    state.open.homes[seat].mon = 200;
    super::played::on_until(&game, &mut state, |_, question| question == Question::Buy);
    assert_eq!(game.asked(&state).lowest(), Some(seat));
    let taken = state.open.bidding.taken;
    for asset in Asset::ALL {
        let refusal = refused(&game, &state, seat, Choice::Asset(asset));
        if taken >> asset as u8 & 1 == 1 {
            assert_eq!(refusal, Some(rules::CARDS_CONTENT), "{asset:?} was taken");
        }
    }
    let before = state.open.homes[seat].mon;
    let buy = listed(&game, &state, seat)[1];
    answer(&game, &mut state, seat, buy);
    assert!(state.open.homes[seat].mon < before);
}

#[test]
fn e04_the_second_purse_is_refused_to_who_stepped_out() {
    let game = super::play(QUIET);
    let bid = Question::Moment { moment: Moment::Bid };
    let (state, seat) = holding(&game, "E04", |state, seat, question| {
        question == bid && state.open.bidding.part >> seat.0 & 1 == 0
    });
    assert_eq!(refused(&game, &state, seat, play(&game, "E04")), Some(rules::BID_EGRESS));
}

#[test]
fn e06_honest_scales_swap_a_weapon_with_the_row_or_the_discard() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "E06", |_, _, question| question == Question::Activate);
    let rack = |state: &State| state.open.homes[seat].weapons;
    state.open.homes[seat].weapons = [1, 0, 0, 0, 0, 0, 0, 0];
    state.open.row = [None, None, Some(Weapon::Nawa), None, None];
    state.open.weapon_discard = [0, 0, 0, 0, 0, 0, 1, 0];
    played(&game, &mut state, seat, "E06");
    answer(&game, &mut state, seat, Choice::Discard(Card::Weapon(Weapon::Katana as u8)));
    let mut discard = state.clone();
    answer(&game, &mut state, seat, Choice::Space(2));
    assert_eq!(rack(&state)[Weapon::Nawa as usize], 1);
    assert_eq!(state.open.row[2], Some(Weapon::Katana));
    answer(&game, &mut discard, seat, Choice::Keep(Card::Weapon(Weapon::Doku as u8)));
    assert_eq!(rack(&discard)[Weapon::Doku as usize], 1);
    assert_eq!(discard.open.weapon_discard, [1, 0, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn e06_honest_scales_are_refused_to_who_has_no_weapon() {
    let game = super::play(QUIET);
    let (mut state, seat) = holding(&game, "E06", |_, _, question| question == Question::Activate);
    state.open.homes[seat].weapons = [0; 8];
    assert_eq!(refused(&game, &state, seat, play(&game, "E06")), Some(rules::CARDS_CONTENT));
}

#[test]
fn cards_any_may_be_played_before_opening_or_raising_and_before_paying_the_patrol() {
    let game = super::play(
        "players 3 rounds 8 actions neighbours streets merchants events watch decrees \
         missions theft war",
    );
    let any = |found: fn(Question) -> bool| {
        let (state, seat) = holding(&game, "A01", |_, _, question| found(question));
        refused(&game, &state, seat, play(&game, "A01"))
    };
    assert_eq!(any(|question| matches!(question, Question::Open { .. })), None);
    assert_eq!(any(|question| matches!(question, Question::Bid { .. })), None);
    assert_eq!(any(|question| question == Question::Bribe), None);
}
