//! The rules of set-up: for every number of players, and over many deals.

use std::collections::BTreeSet;

use table::{Fast, Game, Viewer, mix, position_text};
use yedo::choice::{Card, Choice, Question};
use yedo::content::HOUSE;
use yedo::edition::{ActionKind, Colour, District, EventKind, Favor, MissionSet};
use yedo::fact::Fact;
use yedo::frame::Deck;
use yedo::state::State;
use yedo::{Setup, Yedo};

use super::played::QUIET;
use super::plays::{listed, until};

/// Set up at random, up to the first question of round 1; with all that happened.
fn ready(game: &Yedo, seed: u64) -> (State, Vec<Fact>) {
    let mut chance = Fast(mix(seed));
    let mut facts = Vec::new();
    let mut state = game.deal(&mut chance, &mut facts);
    while state.open.round == 0 {
        let seat = game.asked(&state).lowest().expect("set-up goes on");
        let choice = listed(game, &state, seat).any(&mut chance);
        game.apply(&mut state, seat, choice, &mut chance, &mut facts);
    }
    (state, facts)
}

fn players(number: u8) -> Yedo {
    super::play(&QUIET.replace("players 3", &format!("players {number}")))
}

#[test]
fn setup_shogun_one_of_them_is_in_the_black_deck_and_none_in_a_short_plain_game() {
    let black = |it: &&yedo::edition::Mission| {
        let sets = [MissionSet::Basic, MissionSet::Theft, MissionSet::War];
        it.colour == Colour::Black && sets.contains(&it.set)
    };
    let others = HOUSE.missions.iter().filter(black).count() as u32;
    let short = QUIET.replace("rounds 8", "rounds 6");
    for (text, number) in [
        (QUIET.to_owned(), others + 1),
        (short.clone(), others),
        (format!("{short} modules tea-house"), others + 1),
        (QUIET.replace(" black", ""), 0),
    ] {
        let game = super::play(&text);
        let state = game.deal(&mut Fast(1), &mut ());
        let view = game.view(&state, Viewer::Public);
        assert_eq!(view.missions[Colour::Black as usize].number, number, "{text}");
    }
    let game = super::play(QUIET);
    let which = |seed| {
        let text = position_text(&game, &game.deal(&mut Fast(mix(seed)), &mut ()));
        text.lines().find(|line| line.starts_with("shogun ")).map(str::to_owned)
    };
    assert_eq!((0..80).map(which).collect::<BTreeSet<_>>().len(), 6, "it may be any of the six");
}

#[test]
fn setup_decks_give_missions_of_their_colour() {
    let game = super::play(QUIET);
    let mut drawn = 0;
    for seed in 0..10 {
        for fact in ready(&game, seed).1 {
            let Fact::Drawn { deck: Deck::Mission { colour }, card, .. } = fact else { continue };
            let Some(Card::Mission(number)) = card else { panic!("a mission was drawn") };
            assert_eq!(game.mission(number).colour, colour);
            drawn += 1;
        }
    }
    assert_eq!(drawn, 10 * 3 * 4, "four for each of three players");
}

#[test]
fn setup_annexes_and_setup_geishas_follow_the_number_of_players() {
    for (number, annexes, geishas) in
        [(2, 2, [1, 1, 1]), (3, 2, [2, 2, 1]), (4, 3, [2, 2, 2]), (5, 4, [3, 2, 2])]
    {
        let state = players(number).deal(&mut Fast(1), &mut ());
        assert_eq!(state.open.annexes, [annexes; 4], "with {number}");
        assert_eq!(state.open.geishas, geishas, "with {number}");
    }
}

#[test]
fn setup_blessings_one_for_each_player_and_setup_church_three_mon() {
    for number in 2..=5 {
        let state = players(number).deal(&mut Fast(1), &mut ());
        assert_eq!((state.open.blessings, state.open.church), (number, 3));
    }
}

#[test]
fn setup_weapons_two_lie_at_the_right_and_the_others_are_in_the_bag() {
    let game = super::play(QUIET);
    let state = game.deal(&mut Fast(3), &mut ());
    let there = state.open.row.map(|weapon| weapon.is_some());
    assert_eq!(there, [false, false, false, true, true]);
    let view = game.view(&state, Viewer::Public);
    assert_eq!(view.weapons.iter().sum::<u8>(), 38);
}

#[test]
fn setup_order_any_order_may_come() {
    let game = super::play(QUIET);
    let order = |seed| game.deal(&mut Fast(mix(seed)), &mut ()).open.order[..3].to_vec();
    assert_eq!((0..100).map(order).collect::<BTreeSet<_>>().len(), 6);
}

#[test]
fn setup_patrol_begins_where_the_favor_of_the_start_player_says_in_either_colour() {
    let game = super::play(QUIET);
    let mut seen = BTreeSet::new();
    for seed in 0..100 {
        let state = ready(&game, seed).0;
        let favor = state.open.homes[state.open.order[0]].favor.expect("everybody has one");
        let place = match favor {
            Favor::Action => District::Castle,
            Favor::Bonus => District::Market,
            Favor::Weapon => District::Tavern,
            Favor::Mon => District::Harbor,
            Favor::Blessing => District::Gates,
        };
        assert_eq!(state.open.patrol, Some(place));
        seen.insert((place as u8, state.open.red));
    }
    assert_eq!(seen.len(), 10, "five places, two colours");
}

#[test]
fn setup_favor_pays_what_it_says() {
    let game = super::play(QUIET);
    let (state, seat) = until(&game, |_, _, question| question == Question::Favor);
    for (favor, mon) in [
        (Favor::Action, 3),
        (Favor::Bonus, 3),
        (Favor::Weapon, 3),
        (Favor::Mon, 7),
        (Favor::Blessing, 0),
    ] {
        let mut world = state.clone();
        game.apply(&mut world, seat, Choice::Favor(favor), &mut Fast(1), &mut ());
        let hand = &game.view(&world, Viewer::Seat(seat)).hands[seat];
        let home = &world.open.homes[seat];
        assert_eq!(home.mon, 12 + mon, "{favor:?}");
        assert_eq!(hand.actions.len(), usize::from(favor == Favor::Action));
        assert_eq!(hand.bonuses.len(), usize::from(favor == Favor::Bonus));
        assert_eq!(home.weapons.iter().sum::<u8>(), u8::from(favor == Favor::Weapon));
        assert_eq!(home.blessing, favor == Favor::Blessing);
    }
}

#[test]
fn setup_preset_deals_three_green_missions_and_a_red_one_to_any_number_of_players() {
    for number in 2..=5 {
        let setup = Setup::first_game(number, &HOUSE);
        assert_eq!((setup.rounds, setup.black, setup.dealt), (6, false, true));
        let kinds = [ActionKind::Neighbours, ActionKind::Streets, ActionKind::Lanterns];
        assert_eq!(setup.actions, kinds);
        assert_eq!(setup.events, Some([EventKind::Festivals, EventKind::Watch]));
        assert_eq!(setup.missions, [MissionSet::Espionage, MissionSet::Theft]);
        assert_eq!(setup.addons.names().count(), 0);
        let game = Yedo::new(setup, &HOUSE).expect("a first game is lawful");
        let state = game.deal(&mut Fast(u64::from(number)), &mut ());
        let view = game.view(&state, Viewer::Public);
        for seat in game.seats().iter() {
            let of = |colour| view.hands[seat].missions.iter().filter(|it| it.1 == colour).count();
            assert_eq!((of(Colour::Green), of(Colour::Red)), (3, 1));
            assert_eq!(view.hands[seat].missions.len(), 4);
        }
    }
}

#[test]
fn setup_locations_house_so_many_in_each_district() {
    let locations = HOUSE.locations;
    let of = |district| locations.iter().filter(|row| row.district == district).count();
    assert_eq!(District::ALL.map(of), [5, 4, 4, 4, 4, 5, 4]);
    assert_eq!(locations.iter().filter(|row| row.rest).count(), 3);
    let marked = |number, district| {
        locations.iter().filter(|row| (row.players, row.district) == (number, district)).count()
    };
    assert_eq!(District::ALL.map(|district| marked(3, district)), [0, 1, 1, 1, 0, 0, 1]);
    assert_eq!(District::ALL.map(|district| marked(4, district)), [0, 0, 1, 1, 1, 1, 1]);
    assert_eq!(District::ALL.map(|district| marked(5, district)), [0, 0, 0, 0, 0, 1, 0]);
}

#[test]
fn setup_sequence_each_step_comes_after_the_one_before() {
    let game = super::play(&format!("{QUIET} modules specialists tea-house clan-powers jesuits"));
    let (_, facts) = ready(&game, 7);
    let steps: [fn(&Fact) -> bool; 10] = [
        |it| matches!(it, Fact::Row { .. }),
        |it| matches!(it, Fact::Placed { .. }),
        |it| matches!(it, Fact::ClanPower { .. }),
        |it| matches!(it, Fact::Drawn { deck: Deck::Mission { .. }, .. }),
        |it| matches!(it, Fact::FavorTaken { .. }),
        |it| matches!(it, Fact::PatrolColour { .. }),
        |it| matches!(it, Fact::PatrolAt { .. }),
        |it| matches!(it, Fact::CharacterOffered { .. }),
        |it| matches!(it, Fact::TokenDrawn { .. }),
        |it| matches!(it, Fact::RoundBegan { round: 1 }),
    ];
    for pair in steps.windows(2) {
        let last = facts.iter().rposition(pair[0]).expect("each step is taken");
        let first = facts.iter().position(pair[1]).expect("each step is taken");
        assert!(last < first, "{:?} comes before {:?}", facts[first], facts[last]);
    }
}

#[test]
fn setup_sets_as_many_kinds_as_the_rule_says_are_wanted() {
    let expected = |from: &str, to: &str| {
        let text = "players 3 rounds 6 actions neighbours streets lanterns \
                    events festivals watch missions espionage theft";
        assert!(text.contains(from), "{from}");
        Setup::read(&text.replace(from, to)).expect_err(to).to_string()
    };
    let missions = "2 of espionage, theft, assassination, war, kidnapping, interaction, specialist";
    for (from, to, said) in [
        ("espionage theft", "espionage theft war", format!("{missions} after `missions`, not 3")),
        ("espionage theft", "war", format!("{missions} after `missions`, not 1")),
        ("espionage theft", "", format!("{missions} after `missions`, not 0")),
        ("espionage theft", "espionage foo", format!("found `foo`, expected {missions} after")),
        ("neighbours ", "", "knives after `actions`, not 2".to_owned()),
        ("neighbours ", "neighbours knives ", "knives after `actions`, not 4".to_owned()),
        ("festivals ", "", "intrigue, watch after `events`, not 1".to_owned()),
        ("events festivals watch", "", "found `nothing`, expected 2 of closed".to_owned()),
    ] {
        let heard = expected(from, to);
        assert!(heard.contains(&said), "{to}: {heard}");
        assert!(heard.contains("(yedo.setup.sets)"), "{to}: {heard}");
        let offered = heard.split("expected").nth(1).expect("it says what");
        assert!(!["basic", "shogun", "jesuit"].iter().any(|it| offered.contains(it)), "{heard}");
    }
}
