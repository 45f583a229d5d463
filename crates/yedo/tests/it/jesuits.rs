//! The Jesuits and the closing of the country, rule by rule.

use table::{Fast, Game, Seat, Viewer};
use yedo::choice::{Card, Choice, Question};
use yedo::deck::Cards;
use yedo::edition::{District, DistrictAction, EventNo, MissionSet};
use yedo::fact::Fact;
use yedo::frame::{Deck, Frame, Kind};
use yedo::rules;
use yedo::state::State;
use yedo::{Jesuits, Yedo};

use super::plays::{listed, refused, told, until};

const BY_SEA: &str = "players 3 rounds 8 actions neighbours whispers knives \
                      events decrees festivals missions theft war black modules jesuits";

fn event(game: &Yedo, id: &str) -> u8 {
    game.edition.events.iter().position(|row| row.id == id).expect("there is such an event") as u8
}

/// Somebody acts at the Harbor while the Jesuits are there.
fn at_harbor(game: &Yedo, jesuits: Jesuits) -> (State, Seat) {
    until(game, |state, _, question| {
        let Question::Act { spot } = question else { return false };
        let here = spot.as_location().map(|no| game.location(no).district);
        state.open.jesuits == jesuits && here == Some(District::Harbor)
    })
}

fn draw(with: u8) -> Choice {
    Choice::Do { action: DistrictAction::Jesuits, with }
}

#[test]
fn jesuits_setup_they_arrive_in_one_of_the_first_four_rounds() {
    for rounds in ["rounds 8", "rounds 11"] {
        let game = super::play(
            &BY_SEA
                .replace("rounds 8", rounds)
                .replace("decrees", "watch")
                .replace("whispers", "streets"),
        );
        let mut met = [0; 12];
        told(&game, 60, |state, facts| {
            if facts.contains(&Fact::JesuitsArrived) {
                met[state.open.round as usize] += 1;
            }
        });
        assert!(met[1..=4].iter().all(|times| 0 < *times), "{met:?}");
        assert_eq!(met.iter().sum::<u32>(), 60, "{met:?}");
        assert_eq!(met[5..].iter().sum::<u32>(), 0, "{met:?}");
    }
}

#[test]
fn jesuits_setup_their_missions_lie_apart() {
    let game = super::play(BY_SEA);
    told(&game, 10, |state, _| {
        if state.open.jesuits == Jesuits::Awaited {
            let view = game.view(state, Viewer::Public);
            assert!(view.jesuits.iter().all(|deck| deck.number == 0));
            let held = game.seats().iter().any(|seat| !view.hands[seat].jesuits.is_empty());
            assert!(!held);
        }
    });
}

#[test]
fn jesuits_arrive_four_decks_lie_at_the_harbor_and_can_be_drawn_from() {
    let game = super::play(BY_SEA);
    let (state, seat) = at_harbor(&game, Jesuits::Awaited);
    assert_eq!(refused(&game, &state, seat, draw(0)), Some(rules::HARBOR_JESUITS));
    let (mut state, seat) = at_harbor(&game, Jesuits::Here);
    let view = game.view(&state, Viewer::Public);
    let there: u32 = view.jesuits.iter().map(|deck| deck.number).sum();
    let with = view.jesuits.iter().position(|deck| 0 < deck.number).expect("there are some");
    let choice = draw(with as u8);
    assert_eq!(refused(&game, &state, seat, choice), None);
    let before = state.open.homes[seat].mon;
    let mut facts = Vec::new();
    game.apply(&mut state, seat, choice, &mut Fast(1), &mut facts);
    let drawn = |fact: &Fact| matches!(fact, Fact::Drawn { deck: Deck::Jesuit { .. }, .. });
    assert!(facts.iter().any(drawn) && before == state.open.homes[seat].mon);
    let view = game.view(&state, Viewer::Public);
    let left: u32 = view.jesuits.iter().map(|deck| deck.number).sum();
    assert_eq!(left + 1, there);
}

#[test]
fn jesuits_return_under_their_own_deck() {
    let game = super::play(BY_SEA);
    let mut returned = 0;
    told(&game, 150, |_, facts| {
        for fact in facts {
            if let Fact::PutUnder { deck, card: Some(Card::Mission(mission)), .. } = *fact {
                let by_sea = game.mission(mission).set == MissionSet::Jesuit;
                assert_eq!(by_sea, matches!(deck, Deck::Jesuit { .. }));
                returned += usize::from(by_sea);
            }
        }
    });
    assert!(0 < returned, "none ever left a hand");
}

#[test]
fn jesuits_normal_they_count_for_the_hand_limit_and_are_drawn_nowhere_else() {
    let game = super::play(BY_SEA);
    let mut held = 0;
    told(&game, 100, |state, facts| {
        for fact in facts {
            if let Fact::Drawn {
                deck: Deck::Mission { .. },
                card: Some(Card::Mission(mission)),
                ..
            } = *fact
            {
                assert_ne!(game.mission(mission).set, MissionSet::Jesuit);
            }
        }
        let view = game.view(state, Viewer::Public);
        for seat in game.seats().iter() {
            let hand = &view.hands[seat];
            held += hand.jesuits.len();
            // Above the limit only until the owner has said what goes.
            let excess = Frame::Excess { seat, kind: Kind::Missions };
            let goes = state.open.frames.as_slice().contains(&excess);
            assert!(hand.missions.len() + hand.jesuits.len() <= 4 || goes);
        }
    });
    assert!(0 < held);
}

#[test]
fn sakoku_before_their_missions_leave_and_the_arrival_is_passed_over() {
    let game = super::play(BY_SEA);
    let arrival = event(&game, "JE1");
    let (mut first, mut passed) = (false, 0);
    told(&game, 150, |state, facts| {
        if state.open.round == 0 {
            first = false;
        }
        for fact in facts {
            match *fact {
                Fact::JesuitsLeft => first = true,
                Fact::EventPassedOver { event } if event == arrival => {
                    assert!(first, "nothing had closed the country");
                    passed += 1;
                }
                Fact::JesuitsArrived => assert!(!first, "they came all the same"),
                _ => {}
            }
        }
    });
    assert!(0 < passed, "Sakoku never came first");
}

#[test]
fn sakoku_after_unfinished_missions_leave_the_hands_and_the_action_ends() {
    let game = super::play(BY_SEA);
    let (mut here, mut left, mut done) = (false, 0, Cards::NONE);
    told(&game, 200, |state, facts| {
        if state.open.round == 0 {
            (here, done) = (false, Cards::NONE);
        }
        assert_eq!(done.within(&state.open.completed), done, "completed ones stay");
        done = state.open.completed;
        here |= facts.contains(&Fact::JesuitsArrived);
        left += facts.iter().filter(|fact| matches!(fact, Fact::MissionLeft { .. })).count();
        if here && state.open.jesuits == Jesuits::Away {
            let view = game.view(state, Viewer::Public);
            assert!(game.seats().iter().all(|seat| view.hands[seat].jesuits.is_empty()));
            assert!(view.jesuits.iter().all(|deck| deck.number == 0));
            for seat in game.asked(state).iter() {
                let asked = listed(&game, state, seat);
                let draws = |choice: &Choice| {
                    matches!(choice, Choice::Do { action: DistrictAction::Jesuits, .. })
                };
                assert!(!asked.iter().any(draws));
            }
        }
    });
    assert!(0 < left, "no mission ever left a hand");
}

#[test]
fn sakoku_cancelled_has_not_occurred() {
    let game = super::play(BY_SEA);
    let sakoku = event(&game, "DC1");
    let mut cancelled = 0;
    told(&game, 400, |_, facts| {
        let at = facts.iter().position(|fact| *fact == Fact::EventCancelled { event: sakoku });
        let Some(at) = at else { return };
        cancelled += 1;
        assert!(!facts[at..].contains(&Fact::JesuitsLeft));
    });
    assert!(0 < cancelled, "nobody ever cancelled it");
}

#[test]
fn cards_new_orders_cannot_cancel_the_arrival() {
    let game = super::play(BY_SEA);
    let arrival = event(&game, "JE1");
    told(&game, 200, |_, facts| {
        assert!(!facts.contains(&Fact::EventCancelled { event: arrival }));
    });
}

#[test]
fn event_reveal_sakoku_and_the_arrival_come_once() {
    let game = super::play(&BY_SEA.replace("rounds 8", "rounds 11"));
    let once = |event: u8| ["DC1", "JE1"].contains(&game.edition.event(EventNo(event)).id);
    let mut seen = Vec::new();
    told(&game, 60, |state, facts| {
        if state.open.round == 0 {
            seen.clear();
        }
        for fact in facts {
            if let Fact::EventRevealed { event } = *fact
                && once(event)
            {
                assert!(!seen.contains(&event), "it came twice");
                seen.push(event);
            }
        }
    });
}
