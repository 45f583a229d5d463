//! The Tea House, rule by rule, and each character once.

use table::{Fast, Game, Notation, Seat, Viewer};
use yedo::choice::{Choice, Question};
use yedo::edition::{
    CharacterNo, ClanPower, District, DistrictAction, Favor, Mission, Moment, Weapon,
};
use yedo::fact::{Fact, Tally};
use yedo::frame::{Deck, Frame};
use yedo::rules;
use yedo::state::{Closed, LOCATIONS_MAX, Piece, Spot, State};
use yedo::{Role, Yedo, characters};

use super::phases::spot;
use super::played::{QUIET, SHARP, answer, holding, play};
use super::plays::{counted, listed, refused, told, until};
use super::specialists::{is_plain, ready_for};

fn tea(setup: &str) -> Yedo {
    super::play(&format!("{setup} modules tea-house"))
}

/// The number of a character.
fn no(game: &Yedo, id: &str) -> CharacterNo {
    let at = game.edition.characters.iter().position(|row| row.id == id);
    CharacterNo(at.expect("there is such a character") as u8)
}

/// Nobody has it but this seat, with whom it is active.
fn active(game: &Yedo, state: &mut State, seat: Seat, id: &str) {
    for home in &mut state.open.homes.0 {
        home.active = None;
    }
    state.open.homes[seat].active = Some(Role::of(no(game, id)));
    (state.open.homes[seat].used, state.open.homes[seat].owes) = (false, false);
}

fn at(game: &Yedo, found: Question) -> (State, Seat) {
    until(game, |state, _, question| question == found && state.open.frames.as_slice().len() == 1)
}

fn acting(game: &Yedo, district: District) -> (State, Seat) {
    until(game, |state, _, question| {
        let Question::Act { spot } = question else { return false };
        let here = spot.as_location().map(|no| game.location(no).district);
        here == Some(district) && state.open.closed == Closed::default()
    })
}

#[test]
fn tea_setup_characters_come_with_favors_and_the_row_has_one_more_than_players() {
    for (players, row) in [(2, 4), (3, 4), (4, 5), (5, 6)] {
        let game = tea(&QUIET.replace("players 3", &format!("players {players}")));
        let (state, _) = until(&game, |_, _, question| question == Question::Egress);
        assert_eq!(state.open.tea.row.count_ones(), row);
        for seat in game.seats().iter() {
            let home = &state.open.homes[seat];
            let role = home.active.expect("everybody took a favor");
            assert_eq!(game.character(role).favor, home.favor);
        }
    }
    let game = tea(QUIET);
    let with = |favor| game.edition.characters.iter().find(|row| row.favor == Some(favor));
    assert_eq!(with(Favor::Blessing).map(|row| row.id), Some("t01"));
}

#[test]
fn tea_hire_face_down_one_a_round_and_active_in_the_next() {
    let game = tea(QUIET);
    let (mut state, seat) = acting(&game, District::Market);
    state.open.homes[seat].hired = None;
    let first = characters(state.open.tea.row).next().expect("somebody is for hire");
    let hire = Choice::Hire(CharacterNo(first));
    answer(&game, &mut state, seat, hire);
    assert_eq!(state.open.homes[seat].hired, Some(Role::of(CharacterNo(first))));
    assert_eq!(state.open.tea.row >> first & 1, 0, "it is not replaced");
    let mut again = acting(&game, District::Market).0;
    again.open.homes[seat].hired = Some(Role::of(CharacterNo(first)));
    assert_eq!(refused(&game, &again, seat, hire), Some(rules::LIMIT_CLAN_SLOT));
    let (mut hired, mut now) = ([None; 5], 0);
    told(&game, 10, |_, facts| {
        for fact in facts {
            match *fact {
                Fact::FavorTaken { .. } => now = 0,
                Fact::RoundBegan { round } => now = round,
                Fact::CharacterHired { seat, character } => {
                    hired[seat.0 as usize] = Some((character, now));
                }
                Fact::CharacterActive { seat, character } if 1 < now => {
                    assert_eq!(hired[seat.0 as usize], Some((character, now - 1)));
                }
                _ => {}
            }
        }
    });
}

#[test]
fn tea_hire_is_refused_on_an_annex() {
    let game = tea(QUIET);
    let (state, seat) = until(
        &game,
        |_, _, question| matches!(question, Question::Act { spot } if spot.as_annex().is_some()),
    );
    let first = characters(state.open.tea.row).next().expect("somebody is for hire");
    let hire = Choice::Hire(CharacterNo(first));
    assert_eq!(refused(&game, &state, seat, hire), Some(rules::TEA_HIRE));
}

#[test]
fn tea_use_and_prep_tea_who_is_not_used_goes_for_a_bonus_card() {
    let game = tea(QUIET);
    let text = "round 2\nnow act\nS1 at market 1\nS1 active t02\nS1 mon 20\n";
    for used in [false, true] {
        let mut state = game.read_position(text).expect("it reads");
        let mut facts = Vec::new();
        if used {
            facts.extend(answer(&game, &mut state, Seat(0), Choice::Character));
        }
        let market = spot(&game, District::Market, 1);
        facts.extend(answer(&game, &mut state, Seat(0), Choice::Activate(market)));
        facts.extend(answer(&game, &mut state, Seat(0), Choice::Pass));
        if !used {
            assert_eq!(game.question(&state, Seat(0)), Some(Question::After));
            facts.extend(answer(&game, &mut state, Seat(0), Choice::Pass));
        }
        assert_eq!(state.open.round, 3, "nobody else is on the board");
        let left = facts.iter().any(|fact| matches!(fact, Fact::CharacterLeft { .. }));
        let drawn = |fact: &&Fact| matches!(fact, Fact::Drawn { deck: Deck::Bonus, .. });
        assert_eq!((left, facts.iter().filter(drawn).count()), (!used, usize::from(!used)));
        let hand = &game.view(&state, Viewer::Seat(Seat(0))).hands[Seat(0)];
        assert_eq!(hand.bonuses.len(), usize::from(!used));
        assert_eq!(state.open.homes[Seat(0)].active, None);
    }
}

#[test]
fn tea_use_before_or_after_any_activation() {
    let game = tea(QUIET);
    let text = "round 2\nnow act\nchurch 6\nS1 at harbor 1, market 1\nS1 active t02\nS1 mon 0\n\
                S2 at gates 1\n";
    let mut state = game.read_position(text).expect("it reads");
    let one = Seat(0);
    assert!(refused(&game, &state, one, Choice::Character).is_some(), "it has no Mon");
    answer(&game, &mut state, one, Choice::Activate(spot(&game, District::Harbor, 1)));
    let church = Choice::Do { action: DistrictAction::Church, with: 0 };
    answer(&game, &mut state, one, church);
    assert_eq!(game.question(&state, one), Some(Question::After), "with the Mon of the Church");
    answer(&game, &mut state, one, Choice::Character);
    assert_eq!((state.open.homes[one].mon, state.open.homes[one].prestige), (2, 2));
    assert_eq!(game.question(&state, Seat(1)), Some(Question::Activate));
}

#[test]
fn event_tea_the_row_is_new_in_every_round_but_the_first() {
    let game = tea(QUIET);
    told(&game, 10, |state, facts| {
        if facts.contains(&Fact::TeaHouseCleared) {
            assert!(1 < state.open.round);
        }
    });
}

#[test]
fn tea_end_a_character_hired_last_scores_its_points() {
    let game = tea(QUIET);
    let mut met = 0;
    told(&game, 40, |state, facts| {
        if state.open.frames.top() != Frame::Over {
            return;
        }
        for seat in game.seats().iter() {
            let Some(role) = state.open.homes[seat].hired else { continue };
            let points = u16::from(game.character(role).prestige);
            assert_eq!(counted(facts, seat, Tally::Character(role.no())), points);
            met += usize::from(0 < points);
        }
    });
    assert!(0 < met, "nobody hired anybody in the last round");
}

#[test]
fn t01_the_beggar_gives_five_mon_to_the_poor_and_takes_one_from_each_otherwise() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Egress);
    active(&game, &mut state, seat, "t01");
    state.open.homes.0.iter_mut().for_each(|home| home.mon = 10);
    let mut poor = state.clone();
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!((state.open.homes[seat].mon, state.open.homes[seat].active), (12, None));
    poor.open.homes[seat].mon = 3;
    answer(&game, &mut poor, seat, Choice::Character);
    assert_eq!(poor.open.homes[seat].mon, 8);
    assert_eq!(refused(&game, &poor, seat, Choice::Character), Some(rules::TEA_USE));
}

#[test]
fn t01_the_beggar_takes_no_mon_that_is_bid() {
    let game = tea(QUIET);
    let (mut state, seat) = until(&game, |_, _, question| matches!(question, Question::Bid { .. }));
    let Frame::Bid { best, mon, .. } = state.open.frames.top() else { panic!("a bid stands") };
    active(&game, &mut state, seat, "t01");
    state.open.homes[seat].mon = 20;
    state.open.homes[best].mon = u16::from(mon);
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(state.open.homes[best].mon, u16::from(mon));
}

#[test]
fn t02_the_advisor_holds_the_audience_for_four() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t02");
    state.open.homes[seat].mon = 3;
    assert_eq!(refused(&game, &state, seat, Choice::Character), Some(rules::TEA_CONTENT));
    state.open.homes[seat].mon = 4;
    let before = state.open.homes[seat].prestige;
    answer(&game, &mut state, seat, Choice::Character);
    let home = &state.open.homes[seat];
    assert_eq!((home.mon, home.prestige), (0, before + 2));
    assert_eq!(game.question(&state, seat), Some(Question::Activate), "besides the activation");
}

#[test]
fn t03_the_shop_assistant_sells_a_weapon_of_the_row_for_four() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t03");
    (state.open.homes[seat].mon, state.open.homes[seat].weapons) = (4, [0; 8]);
    state.open.row = [Some(Weapon::Yumi); 5];
    state.open.closed = Closed::default();
    answer(&game, &mut state, seat, Choice::Character);
    answer(&game, &mut state, seat, Choice::Do { action: DistrictAction::BuyWeapon, with: 0 });
    let home = &state.open.homes[seat];
    assert_eq!((home.mon, home.weapons[Weapon::Yumi as usize]), (0, 1));
}

#[test]
fn t04_the_storyteller_takes_a_played_card_back() {
    let game = tea(QUIET);
    let (mut state, seat) = holding(&game, "A01", |state, seat, question| {
        let may = listed(&game, state, seat).contains(&play(&game, "A01"));
        question == Question::Egress && may
    });
    active(&game, &mut state, seat, "t04");
    assert_eq!(refused(&game, &state, seat, Choice::Character), Some(rules::TEA_CONTENT));
    answer(&game, &mut state, seat, play(&game, "A01"));
    assert!(matches!(game.question(&state, seat), Some(Question::TakeBack { .. })));
    answer(&game, &mut state, seat, Choice::Character);
    assert!(super::played::holds(&game, &state, seat, "A01"));
    assert_eq!(state.open.homes[seat].active, None);
}

#[test]
fn t05_the_calligrapher_draws_three_bonus_cards_and_keeps_one() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t05");
    let facts = answer(&game, &mut state, seat, Choice::Character);
    let looked = facts.iter().filter(|fact| matches!(fact, Fact::Looked { .. })).count();
    assert_eq!(looked, 3);
    assert_eq!(game.question(&state, seat), Some(Question::Keep { deck: Deck::Bonus }));
}

#[test]
fn t06_the_harbor_captain_is_paid_by_whoever_uses_the_harbor() {
    let game = tea(QUIET);
    let (mut state, seat) = acting(&game, District::Harbor);
    let owner = game.seats().without(seat).lowest().expect("others play");
    active(&game, &mut state, owner, "t06");
    (state.open.homes[seat].mon, state.open.church) = (0, 4);
    let church = Choice::Do { action: DistrictAction::Church, with: 0 };
    assert_eq!(refused(&game, &state, seat, church), Some(rules::TEA_CONTENT));
    let mut free = state.clone();
    free.open.homes[seat].clan = Some(ClanPower::Tenacious);
    assert_eq!(refused(&game, &free, seat, church), None, "the tenacious ignore it");
    state.open.homes[seat].mon = 1;
    let before = state.open.homes[owner].mon;
    answer(&game, &mut state, seat, church);
    assert_eq!((state.open.homes[seat].mon, state.open.homes[owner].mon), (4, before + 1));
    assert!(state.open.homes[owner].used && state.open.homes[owner].active.is_some());
}

#[test]
fn t07_the_swordsmith_makes_one_weapon_count_as_another() {
    let game = tea(QUIET);
    let armed = |row: &Mission| is_plain(row) && row.needs.weapons.len() == 1;
    let (mut state, seat, _, mission) = ready_for(&game, armed);
    let asked = game.mission(mission).needs.weapons.iter().next().expect("it asks for one");
    state.open.homes[seat].weapons = [3; 8];
    state.open.homes[seat].weapons[asked as usize] = 0;
    let complete = Choice::Complete { mission, bonus: false };
    assert_eq!(refused(&game, &state, seat, complete), Some(rules::MISSION_OWN));
    active(&game, &mut state, seat, "t07");
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(refused(&game, &state, seat, complete), None);
    answer(&game, &mut state, seat, complete);
    assert!(
        state.open.helped.wild
            || !state
                .open
                .frames
                .as_slice()
                .iter()
                .any(|frame| { matches!(frame, Frame::Active { .. }) })
    );
}

#[test]
fn t08_the_gatekeeper_recruits_for_four() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t08");
    let out = state.open.spots(seat).count() as u8;
    let home = &mut state.open.homes[seat];
    (home.mon, home.home, home.reserve) = (4, 2_u8.saturating_sub(out), 2);
    let before = state.open.n_disciples(seat);
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(state.open.homes[seat].mon, 0);
    assert_eq!(state.open.n_disciples(seat), before + 1);
}

#[test]
fn t09_the_tea_master_draws_three_missions_and_keeps_one() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t09");
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(game.question(&state, seat), Some(Question::MissionDeck));
    let deck = listed(&game, &state, seat)[0];
    answer(&game, &mut state, seat, deck);
    assert!(matches!(game.question(&state, seat), Some(Question::Keep { .. })));
}

#[test]
fn t10_the_kabuki_actor_lets_a_disciple_stand_beside_another() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Assign);
    state.open.on = [Piece::NOBODY; LOCATIONS_MAX];
    let held = spot(&game, District::Market, 1);
    state.open.set(held, Piece::of(seat));
    state.open.closed = Closed::default();
    active(&game, &mut state, seat, "t10");
    let beside = Choice::Assign(Spot::beside(held.as_location().expect("a location")));
    assert!(refused(&game, &state, seat, beside).is_some());
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(refused(&game, &state, seat, beside), None);
}

#[test]
fn t11_the_moneylender_lends_seven_and_is_paid_back_or_not() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t11");
    (state.open.homes[seat].mon, state.open.homes[seat].prestige) = (0, 9);
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(state.open.homes[seat].mon, 7);
    let mut poor = state.clone();
    for (world, mon) in [(&mut state, 50), (&mut poor, 0)] {
        world.open.frames.replace(Frame::Debt { seat });
        world.open.homes[seat].mon = mon;
    }
    assert_eq!(game.question(&state, seat), Some(Question::Debt));
    let mut other = state.clone();
    other.open.frames.replace(Frame::Prepare);
    other.open.frames.push(Frame::Debt { seat });
    let mut paid = other.clone();
    answer(&game, &mut paid, seat, Choice::Pay);
    assert!(paid.open.homes[seat].mon < 50 && paid.open.homes[seat].prestige == 9);
    answer(&game, &mut other, seat, Choice::Pass);
    assert_eq!(other.open.homes[seat].prestige, 7);
    let mut debts = 0;
    told(&game, 40, |_, facts| {
        let lent = |fact: &&Fact| matches!(fact, Fact::CharacterUsed { character, .. } if *character == no(&game, "t11"));
        debts += facts.iter().filter(lent).count();
    });
    assert!(0 < debts, "nobody ever lent anything");
}

#[test]
fn t12_the_wandering_ronin_is_placed_before_the_own_disciple() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Assign);
    active(&game, &mut state, seat, "t12");
    let own = state.open.homes[seat].home;
    answer(&game, &mut state, seat, Choice::Character);
    let place = listed(&game, &state, seat)[0];
    let facts = answer(&game, &mut state, seat, place);
    assert!(facts.iter().any(|fact| matches!(fact, Fact::RoninCame { .. })));
    assert_eq!(state.open.homes[seat].home, own);
}

#[test]
fn t13_the_watch_sergeant_moves_the_patrol_either_way() {
    let game = tea(SHARP);
    let stop = Question::Moment { moment: Moment::Stop };
    let (mut state, _) = until(&game, |state, seat, question| {
        question == stop && game.asked(state).len() == 1 && game.asked(state).has(seat)
    });
    let seat = game.asked(&state).lowest().expect("one is asked");
    active(&game, &mut state, seat, "t13");
    let from = state.open.patrol.expect("it is on the board");
    let mut chance = Fast(1);
    game.apply(&mut state, seat, Choice::Character, &mut chance, &mut ());
    assert_eq!(game.question(&state, seat), Some(Question::Direction));
    let mut back = state.clone();
    answer(&game, &mut state, seat, Choice::First);
    game.apply(&mut back, seat, Choice::Second, &mut chance, &mut ());
    assert_eq!(state.open.patrol.unwrap_or(from.next()), from.next());
    assert_eq!(back.open.patrol, Some(from.previous()));
}

#[test]
fn t13_its_owner_is_asked_at_that_moment_without_a_card_in_hand() {
    let game = tea(QUIET);
    let mut asked = 0;
    told(&game, 80, |state, _| {
        for seat in game.asked(state).iter() {
            if game.question(state, seat) == Some(Question::Moment { moment: Moment::Stop }) {
                let role = state.open.homes[seat].active.expect("nobody else is asked");
                assert_eq!(game.character(role).id, "t13");
                asked += 1;
            }
        }
    });
    assert!(0 < asked, "the sergeant was never asked");
}

#[test]
fn t14_the_mistress_sells_the_lowest_geisha_for_five() {
    let game = tea(QUIET);
    let (mut state, seat) = at(&game, Question::Activate);
    active(&game, &mut state, seat, "t14");
    (state.open.homes[seat].mon, state.open.homes[seat].geishas) = (5, [0; 3]);
    state.open.geishas = [0, 1, 1];
    answer(&game, &mut state, seat, Choice::Character);
    let home = &state.open.homes[seat];
    assert_eq!((home.mon, home.geishas), (0, [0, 1, 0]));
}

#[test]
fn t15_the_ascetic_makes_up_for_a_district_or_the_blessing() {
    let game = tea(QUIET);
    let two = |row: &Mission| {
        let shown: u8 = row.needs.districts.iter().sum();
        is_plain(row) && shown == 2 && !row.needs.blessing
    };
    let (mut state, seat, at, mission) = ready_for(&game, two);
    state.open.on = [Piece::NOBODY; LOCATIONS_MAX];
    state.open.set(at, Piece::of(seat));
    let complete = Choice::Complete { mission, bonus: false };
    assert_eq!(refused(&game, &state, seat, complete), Some(rules::MISSION_PRESENT));
    active(&game, &mut state, seat, "t15");
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(refused(&game, &state, seat, complete), None);

    let blessed =
        |row: &Mission| row.needs.blessing && row.needs.give_blessings == 0 && is_plain(row);
    let (mut state, seat, _, mission) = ready_for(&game, blessed);
    state.open.homes[seat].blessing = false;
    let complete = Choice::Complete { mission, bonus: false };
    assert_eq!(refused(&game, &state, seat, complete), Some(rules::MISSION_OWN));
    active(&game, &mut state, seat, "t15");
    answer(&game, &mut state, seat, Choice::Character);
    assert_eq!(refused(&game, &state, seat, complete), None);
}

#[test]
fn tea_content_fifteen_characters_and_every_one_is_used() {
    let game = tea(SHARP);
    let quiet = tea(QUIET);
    let mut used = [0; 15];
    for game in [&game, &quiet] {
        told(game, 150, |_, facts| {
            for fact in facts {
                if let Fact::CharacterUsed { character, .. } = *fact {
                    used[character.0 as usize] += 1;
                }
            }
        });
    }
    // The Harbor Captain works without being used up.
    used[5] += 1;
    assert!(used.iter().all(|times| 0 < *times), "{used:?}");
}
