//! Playing together, rule by rule: set-up, Emperor, Daimyo, errands, how it ends.

use std::collections::BTreeSet;

use table::{Fast, Game, Illegal, Outcome, Rule, Seat, Viewer, mix};
use yedo::choice::{Choice, Question};
use yedo::content::HOUSE;
use yedo::edition::{Colour, Fit, Mood};
use yedo::fact::Fact;
use yedo::state::State;
use yedo::{Setup, Yedo, rules};

use super::plays::{listed, told, until};

const PLAIN: &str = "rounds 7 actions neighbours lanterns whispers missions espionage theft black";

fn together(players: u8, words: &str) -> Yedo {
    let objectives = if players == 1 { "normal normal" } else { "normal normal normal" };
    let words = words.replace("objectives", &format!("objectives {objectives}"));
    super::play(&format!("players {players} {PLAIN} together {words}"))
}

fn refused(text: &str) -> Option<Rule> {
    let setup = Setup::read(text).expect("it reads");
    setup.check(&HOUSE).err().map(|Illegal { rule, .. }| rule)
}

#[test]
fn what_cannot_be_agreed_together_is_refused_by_its_rule() {
    let good = format!("players 2 {PLAIN} together gentle objectives hard hard hard");
    assert_eq!(refused(&good), None);
    let alone = format!("players 1 {PLAIN} together gentle objectives hard hard");
    assert_eq!(refused(&alone), None);
    for (from, to, rule) in [
        ("players 2", "players 5", rules::SETUP_PLAYERS),
        ("rounds 7", "rounds 8", rules::COOP_ROUNDS),
        ("lanterns", "knives", rules::COOP_SETUP_REMOVE),
        ("espionage", "interaction", rules::COOP_SETUP_REMOVE),
        ("missions", "events festivals watch missions", rules::COOP_SETUP_REMOVE),
        ("black", "black dealt", rules::COOP_SETUP_MISSIONS),
        ("hard hard hard", "hard hard hard modules jesuits", rules::SETUP_MODULES),
        ("players 2", "players 3", rules::COOP_EMPEROR_DECK),
    ] {
        let mut text = good.replace(from, to);
        if rule == rules::COOP_EMPEROR_DECK {
            text = text.replace("hard hard hard", "hard hard hard gentler");
        }
        assert_eq!(refused(&text), Some(rule), "{text}");
    }
    let setup = Setup::read(&good).expect("it reads");
    let mut other = setup.together.expect("they play together");
    other.highest = None;
    let no_highest = Setup { together: Some(other), ..setup };
    assert_eq!(no_highest.check(&HOUSE).map_err(|no| no.rule), Err(rules::COOP_OBJECTIVES));
}

#[test]
fn coop_advice_is_given_and_forbids_nothing() {
    let given = |text: &str| {
        let setup = Setup::read(text).expect("it reads");
        assert_eq!(setup.check(&HOUSE), Ok(()));
        setup.advice(&HOUSE).any(|rule| rule == rules::COOP_ADVICE)
    };
    for players in 1..=4 {
        let first = Setup::first_together(players, &HOUSE);
        assert_eq!(first.check(&HOUSE), Ok(()));
        assert_eq!(first.advice(&HOUSE).count(), 0, "{first}");
    }
    let plain = format!("players 2 {PLAIN} together demanding objectives normal normal normal");
    assert!(!given(&plain));
    assert!(given(&plain.replace("demanding", "insatiable")));
    assert!(given(&plain.replace("normal normal", "normal hard")));
    let skilled = format!("{plain} modules specialists");
    assert!(given(&skilled));
    assert!(!given(&skilled.replace("espionage", "specialist")));
}

#[test]
fn coop_setup_remove_nothing_unfit_is_in_the_game() {
    let game = together(1, "gentle objectives modules tea-house clan-powers");
    told(&game, 12, |state, _| {
        let view = game.view(state, Viewer::Seat(Seat(0)));
        for seen in view.hands[Seat(0)].actions.iter().filter_map(|seen| seen.card) {
            assert_eq!(game.action(seen).fit, Fit::All, "{}", game.action(seen).id);
        }
        let home = &state.open.homes[Seat(0)];
        assert!(home.active.is_none_or(|role| game.character(role).id != "t06"));
        assert_ne!(home.clan, Some(yedo::edition::ClanPower::Generous));
    });
}

#[test]
fn coop_setup_as_one_more_geishas_and_annexes() {
    for (players, annexes, geishas) in
        [(1, 2, [1, 1, 1]), (2, 2, [2, 2, 1]), (3, 2, [2, 2, 2]), (4, 3, [3, 2, 2])]
    {
        let state = together(players, "gentle objectives").deal(&mut Fast(1), &mut ());
        assert_eq!(state.open.annexes, [annexes; 4], "with {players}");
        assert_eq!(state.open.geishas, geishas, "with {players}");
        assert_eq!(state.open.blessings, players);
    }
}

#[test]
fn coop_emperor_mood_every_card_has_the_colour_of_its_round() {
    #[rustfmt::skip]
    let decks = [
        (Mood::Gentle,     ["gggggyy", "ggyyyyr", "gyyyyrr", "yyyyrrr"]),
        (Mood::Demanding,  ["gggyyyr", "gyyyyrr", "yyyyrrr", "yyyrrrr"]),
        (Mood::Insatiable, ["ggyyyrr", "yyyrrrr", "yrrrrrr", "rrrrrrr"]),
    ];
    for (mood, rows) in decks {
        for (players, row) in (1..=4).zip(rows) {
            let game = together(players, &format!("{} objectives", mood.id()));
            told(&game, 2, |state, facts| {
                let began = |fact: &Fact| matches!(fact, Fact::RoundBegan { .. });
                let Some(at) = facts.iter().position(began) else { return };
                let turned = facts[at..].iter().find_map(|fact| match fact {
                    Fact::EmperorTurned { card } => Some(game.emperor_card(*card).colour),
                    _ => None,
                });
                let due = match row.as_bytes()[state.open.round as usize - 1] {
                    b'g' => Colour::Green,
                    b'y' => Colour::Yellow,
                    _ => Colour::Red,
                };
                assert_eq!(turned, Some(due), "{mood:?} for {players}, round {}", state.open.round);
            });
        }
    }
}

#[test]
fn coop_emperor_deck_hard_cards_are_left_out_for_few_players() {
    let seen = |players: u8, words: &str| {
        let game = together(players, words);
        let mut ids = BTreeSet::new();
        told(&game, 60, |_, facts| {
            for fact in facts {
                if let Fact::EmperorTurned { card } = fact {
                    ids.insert(game.emperor_card(*card).id);
                }
            }
        });
        ids
    };
    let out = ["R26", "R27", "R29", "R30"];
    let alone = seen(1, "insatiable objectives");
    assert!(out.iter().all(|id| !alone.contains(id)) && alone.contains("R22"));
    let gentler = seen(1, "insatiable objectives gentler");
    assert!(!gentler.contains("R22") && !gentler.contains("R24"));
    let two = seen(2, "insatiable objectives");
    assert!(out.iter().all(|id| two.contains(id)));
    let gentler = seen(2, "insatiable objectives gentler");
    assert!(out.iter().all(|id| !gentler.contains(id)) && gentler.contains("R22"));
}

#[test]
fn coop_assign_and_coop_patrol_the_daimyo_rests_once_and_is_never_arrested() {
    let game = together(3, "insatiable objectives master");
    let daimyo = game.daimyo().expect("there is one");
    let (mut placed, mut moved) = (0, [0; 5]);
    told(&game, 40, |state, facts| {
        let at = |no: usize| state.open.on[no].owner() == Some(daimyo);
        assert!((0..3).filter(|no| at(*no)).count() <= 1, "he rests twice");
        assert!(!at(3) && !at(4), "he stands elsewhere in the Castle");
        for fact in facts {
            match *fact {
                Fact::RoundBegan { .. } => moved = [0; 5],
                Fact::Assigned { seat, .. } if seat == daimyo => placed += 1,
                Fact::Arrested { seat, .. } => assert_ne!(seat, daimyo),
                Fact::Played { seat, card } if game.action(card).kind.id() == "lanterns" => {
                    let row = game.action(card);
                    if row.moment.id() != "arrest" {
                        moved[seat.0 as usize] += 1;
                    }
                }
                Fact::TakenBack { seat, card } if game.action(card).moment.id() != "event" => {
                    moved[seat.0 as usize] -= 1;
                }
                _ => {}
            }
        }
        assert!(moved.iter().all(|n| *n <= 1), "two cards moved the patrol");
    });
    assert!(40 * 7 * 3 <= placed, "he was placed {placed} times");
}

#[test]
fn coop_buy_each_kind_is_bought_once_a_round() {
    let game = together(4, "gentle objectives");
    let (mut bought, mut n) = (BTreeSet::new(), 0);
    told(&game, 25, |_, facts| {
        for fact in facts {
            match *fact {
                Fact::RoundBegan { .. } => bought.clear(),
                Fact::Bought { asset, .. } => {
                    assert!(bought.insert(asset), "{asset:?} was bought twice");
                    n += 1;
                }
                Fact::Called { .. } | Fact::Bid { .. } => panic!("nobody bids"),
                _ => {}
            }
        }
    });
    assert!(100 < n);
}

#[test]
fn coop_war_everybody_is_back_at_the_end_of_the_round() {
    let game = together(2, "insatiable objectives modules specialists");
    let mut went = 0;
    told(&game, 40, |state, facts| {
        went += facts.iter().filter(|fact| matches!(fact, Fact::WentToWar { .. })).count();
        let away = game.seats().iter().any(|seat| 0 < state.open.homes[seat].n_at_war());
        let began = facts.iter().any(|fact| matches!(fact, Fact::RoundBegan { .. }));
        assert!(!away || !began, "somebody is still at war");
    });
    assert!(0 < went, "nobody ever went");
}

#[test]
fn coop_daimyo_actions_the_order_keeps_him_and_prices_follow() {
    let game = together(2, "gentle objectives");
    let mut first = 0;
    told(&game, 40, |state, _| {
        let order: Vec<Seat> = game.in_turn_order(&state.open).collect();
        assert_eq!(order.len(), 3);
        let more = u16::from(HOUSE.numbers.coop.interference);
        if let Some(card) = state.open.coop.current
            && game.interferes(&state.open)
        {
            first += 1;
            let card = game.emperor_card(card);
            let price = game.asset_price(&state.open, yedo::edition::Asset::Action);
            let plain = u16::from(card.prices[0]);
            assert!(price == plain + more || state.open.bidding.no_auction);
        }
    });
    assert!(0 < first, "he was never first");
}

#[test]
fn coop_record_says_what_was_reached() {
    for players in 1..=4 {
        let game = together(players, "gentle objectives");
        let mut ended = 0;
        told(&game, 10, |state, facts| {
            let told = facts.iter().find_map(|fact| match *fact {
                Fact::Together { won, lowest, highest, errands } => {
                    Some((won, lowest, highest, errands))
                }
                _ => None,
            });
            let Some((won, lowest, highest, errands)) = told else { return };
            ended += 1;
            let points = || game.seats().iter().map(|seat| state.open.homes[seat].prestige);
            assert_eq!((Some(lowest), Some(highest)), (points().min(), points().max()));
            assert_eq!(errands, state.open.coop.errands);
            let sum = points().sum::<u16>().cast_signed();
            assert_eq!(game.outcome(state), Some(Outcome::Together { won, points: sum }));
        });
        assert_eq!(ended, 10);
    }
}

#[test]
fn coop_hands_lie_open_if_that_was_agreed() {
    for (words, open) in [("gentle objectives open-hands", true), ("gentle objectives", false)] {
        let game = together(3, words);
        let state = ready(&game);
        let view = game.view(&state, Viewer::Seat(Seat(0)));
        let others = &view.hands[Seat(1)].missions;
        assert_eq!(others.len(), 4);
        assert!(others.iter().all(|(seen, _)| seen.card.is_some() == open));
    }
}

/// Set up at random, up to the first question of round 1.
fn ready(game: &Yedo) -> State {
    let mut chance = Fast(mix(3));
    let mut state = game.deal(&mut chance, &mut ());
    while state.open.round == 0 {
        let seat = game.asked(&state).lowest().expect("set-up goes on");
        let choice = listed(game, &state, seat).any(&mut chance);
        game.apply(&mut state, seat, choice, &mut chance, &mut ());
    }
    state
}

#[test]
fn coop_errand_cards_for_missions_do_not_help() {
    let game = together(2, "gentle objectives");
    let errand = HOUSE.emperor.iter().position(|card| card.id == "G04").expect("it is there");
    let errand = yedo::edition::EmperorNo(errand as u8);
    let (mut state, seat) = until(&game, |state, seat, question| match question {
        Question::Act { spot } => {
            let market = game.district(spot) == Some(yedo::edition::District::Market);
            market && state.open.homes[seat].n_weapons() == 0
        }
        _ => false,
    });
    state.open.coop.current = Some(errand);
    state.open.coop.done = 0;
    state.open.helped.blade = true;
    state.open.helped.wild = true;
    let no = game.check(&state, seat, Choice::Errand(errand)).expect_err("a weapon is missing");
    assert_eq!((no.rule, no.lack.map(|lack| lack.what)), (rules::COOP_ERRAND, Some("weapons")));
}
