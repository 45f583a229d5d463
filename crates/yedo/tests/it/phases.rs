//! The rules of the phases, one by one, each by its id.

use table::{Fast, Game, Illegal, Viewer};
use yedo::choice::{Choice, Question};
use yedo::content::HOUSE;
use yedo::edition::{Annex, Annexes, District, DistrictAction, LocationNo, Weapon};
use yedo::fact::Fact;
use yedo::frame::Lot;
use yedo::rules;
use yedo::state::{Piece, Spot};
use yedo::{Setup, Yedo};

use super::plays::{LIVELY, listed, refused, until};

/// A drafted game without many surprises.
const CALM: &str = "players 3 rounds 6 actions neighbours streets merchants events festivals \
                    decrees missions theft war";

pub(crate) fn spot(game: &Yedo, district: District, number: u8) -> Spot {
    let at = game.edition.locations.iter();
    let mut at = at.zip(0..).filter(|(row, _)| (row.district, row.number) == (district, number));
    Spot::location(LocationNo(at.next().expect("there is such a location").1))
}

fn agreed(text: &str) -> Result<Yedo, Illegal> {
    Yedo::new(Setup::read(text).expect("it reads"), &HOUSE)
}

#[test]
fn setup_modules_jesuits_need_eight_rounds() {
    let text = format!("{CALM} modules jesuits");
    assert_eq!(agreed(&text).err().map(|no| no.rule), Some(rules::SETUP_MODULES));
}

#[test]
fn setup_sets_are_different() {
    let text = CALM.replace("theft war", "war war");
    assert_eq!(agreed(&text).err().map(|no| no.rule), Some(rules::SETUP_SETS));
    let text = CALM.replace("theft war", "theft specialist");
    assert_eq!(agreed(&text).err().map(|no| no.rule), Some(rules::SETUP_SETS));
}

#[test]
fn setup_players_everybody_begins_alike() {
    let game = super::play(LIVELY);
    let state = game.deal(&mut Fast(1), &mut ());
    for seat in game.seats().iter() {
        let home = &state.open.homes[seat];
        assert_eq!((home.mon, home.home, home.reserve, home.blackmail), (12, 2, 2, 1));
    }
    assert_eq!((state.open.church, state.open.blessings, state.open.annexes), (3, 4, [3; 4]));
}

#[test]
fn setup_locations_some_are_closed_to_few_players() {
    for (players, closed) in [(2, 10), (3, 6), (4, 1), (5, 0)] {
        let game = super::play(&CALM.replace("players 3", &format!("players {players}")));
        let (mut state, seat) = until(&game, |_, _, question| question == Question::Assign);
        state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
        state.open.closed = yedo::state::Closed::default();
        let open = listed(&game, &state, seat);
        let places = open.iter().filter(
            |choice| matches!(choice, Choice::Assign(spot) if spot.as_location().is_some()),
        );
        assert_eq!(places.count(), 30 - closed, "with {players}");
    }
}

#[test]
fn setup_missions_one_of_the_four_is_red_or_black() {
    let game = super::play(LIVELY);
    let (state, seat) = until(&game, |state, seat, question| {
        let view = game.view(state, Viewer::Seat(seat));
        let own = &view.hands[seat].missions;
        let easy = own.iter().all(|(_, colour)| {
            matches!(colour, yedo::edition::Colour::Green | yedo::edition::Colour::Yellow)
        });
        question == Question::MissionDeck && state.open.round == 0 && own.len() == 3 && easy
    });
    let green = Choice::Deck(yedo::edition::Colour::Green);
    assert_eq!(refused(&game, &state, seat, green), Some(rules::SETUP_MISSIONS));
    assert_eq!(listed(&game, &state, seat).len(), 2);
}

#[test]
fn setup_favor_is_taken_in_reverse_order() {
    let game = super::play(LIVELY);
    let (state, seat) = until(&game, |_, _, question| question == Question::Favor);
    assert_eq!(seat, state.open.order[3]);
}

#[test]
fn open_everybody_sees_the_colours_of_hidden_missions() {
    let game = super::play(LIVELY);
    let (state, seat) =
        until(&game, |state, _, question| question == Question::Egress && state.open.round == 1);
    let mine = game.view(&state, Viewer::Seat(seat)).hands[seat].clone();
    let seen = game.view(&state, Viewer::Public).hands[seat].clone();
    let colours = |hand: &yedo::view::HandSeen| {
        let mut colours: Vec<_> = hand.missions.iter().map(|(_, colour)| *colour).collect();
        colours.sort_unstable();
        colours
    };
    assert_eq!(colours(&mine), colours(&seen));
    assert!(seen.missions.iter().all(|(card, _)| card.card.is_none()));
}

#[test]
fn bid_egress_pays_three_mon() {
    let game = super::play(CALM);
    let (mut state, seat) =
        until(&game, |state, _, question| question == Question::Egress && state.open.round == 1);
    let before = state.open.homes[seat].mon;
    game.apply(&mut state, seat, Choice::StepOut, &mut Fast(1), &mut ());
    assert_eq!(state.open.homes[seat].mon, before + 3);
}

#[test]
fn bid_groups_for_three_and_assets_for_four() {
    let (three, four) = (super::play(CALM), super::play(LIVELY));
    let group = |game: &Yedo| {
        let (state, seat) = until(game, |_, _, question| question == Question::Call);
        let groups = listed(game, &state, seat);
        groups.iter().any(|choice| matches!(choice, Choice::Call(Lot::Group { .. })))
    };
    assert!(group(&three) && !group(&four));
}

#[test]
fn bid_call_a_bid_exceeds_the_last() {
    let game = super::play(LIVELY);
    let (state, seat) = until(&game, |_, _, question| matches!(question, Question::Bid { .. }));
    let Some(Question::Bid { mon, .. }) = game.question(&state, seat) else {
        panic!("a bid is asked for")
    };
    assert_eq!(refused(&game, &state, seat, Choice::Bid(mon as u8)), Some(rules::BID_CALL));
    assert_eq!(refused(&game, &state, seat, Choice::Bid(mon as u8 + 1)), None);
}

#[test]
fn bid_call_no_bid_is_above_240() {
    let game = super::play(LIVELY);
    let (mut state, seat) =
        until(&game, |_, _, question| matches!(question, Question::Open { .. }));
    state.open.homes[seat].mon = 1_000;
    assert_eq!(refused(&game, &state, seat, Choice::Bid(240)), None);
    assert_eq!(refused(&game, &state, seat, Choice::Bid(241)), Some(rules::BID_MINIMUM));
    assert!(listed(&game, &state, seat).len() <= 240);
}

#[test]
fn bid_call_who_cannot_bid_more_is_named_and_not_asked() {
    let game = super::play(LIVELY);
    let (mut state, seat) =
        until(&game, |_, _, question| matches!(question, Question::Open { .. }));
    let others = || game.seats().without(seat).iter();
    others().for_each(|other| state.open.homes[other].mon = 0);
    state.open.homes[seat].mon = 200;
    state.open.bidding.part = 0b1111;
    let mut facts: Vec<Fact> = Vec::new();
    game.apply(&mut state, seat, Choice::Bid(100), &mut Fast(1), &mut facts);
    let named = |other| facts.contains(&Fact::BidBeyond { seat: other });
    assert!(others().all(named) && !named(seat), "{facts:?}");
    assert!(facts.iter().any(|fact| matches!(fact, Fact::Won { mon: 100, .. })), "{facts:?}");
}

#[test]
fn assign_rest_only_one_own_disciple() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, |_, _, question| question == Question::Assign);
    state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
    state.open.on[0] = Piece::of(seat);
    let second = Choice::Assign(spot(&game, District::Castle, 2));
    assert_eq!(refused(&game, &state, seat, second), Some(rules::ASSIGN_REST));
    let third = Choice::Assign(spot(&game, District::Castle, 4));
    assert_eq!(refused(&game, &state, seat, third), None);
}

#[test]
fn assign_closed_districts_and_locations_are_refused() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, |_, _, question| question == Question::Assign);
    state.open.on = [Piece::NOBODY; yedo::state::LOCATIONS_MAX];
    let market = spot(&game, District::Market, 1);
    assert_eq!(refused(&game, &state, seat, Choice::Assign(market)), None);
    state.open.closed.districts = 1 << District::Market as u8;
    assert_eq!(refused(&game, &state, seat, Choice::Assign(market)), Some(rules::ASSIGN_CLOSED));
    // `yedo.cards.dragon`
    state.open.bold = Some(yedo::edition::Place::ClosedOrTaken);
    assert_eq!(refused(&game, &state, seat, Choice::Assign(market)), None);
}

fn acting_in(district: District) -> impl Fn(&yedo::state::State, table::Seat, Question) -> bool {
    let game = super::play(CALM);
    move |_, _, question| match question {
        Question::Act { spot } => {
            let no = spot.as_location().map(|no| game.location(no));
            no.is_some_and(|row| row.district == district && !row.rest)
        }
        _ => false,
    }
}

fn act(action: DistrictAction, with: u8) -> Choice {
    Choice::Do { action, with }
}

#[test]
fn market_weapon_costs_three_less_with_a_kobudo_ryu() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, acting_in(District::Market));
    state.open.row = [Some(Weapon::Nawa); 5];
    state.open.cheaper = 0;
    state.open.closed.actions = 0;
    let home = &mut state.open.homes[seat];
    (home.mon, home.annexes) = (5, Annexes::NONE);
    let buy = act(DistrictAction::BuyWeapon, 0);
    assert_eq!(refused(&game, &state, seat, buy), Some(rules::MARKET_WEAPON));
    state.open.homes[seat].annexes = Annexes::NONE.with(Annex::KobudoRyu);
    assert_eq!(refused(&game, &state, seat, buy), None);
}

#[test]
fn gates_favour_needs_the_prestige() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, acting_in(District::Gates));
    state.open.homes[seat].prestige = 1;
    let favour = |with| act(DistrictAction::Favour, with);
    assert_eq!(refused(&game, &state, seat, favour(1)), Some(rules::LIMIT_PP));
    let before = state.open.homes[seat].mon;
    game.apply(&mut state, seat, favour(0), &mut Fast(1), &mut ());
    assert_eq!((state.open.homes[seat].prestige, state.open.homes[seat].mon), (0, before + 3));
}

#[test]
fn temple_blessing_is_refused_to_who_has_one() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, acting_in(District::Temple));
    let take = act(DistrictAction::Blessing, 0);
    state.open.blessings = 1;
    state.open.homes[seat].blessing = true;
    assert_eq!(refused(&game, &state, seat, take), Some(rules::LIMIT_BLESSING));
    state.open.homes[seat].blessing = false;
    state.open.blessings = 0;
    assert_eq!(refused(&game, &state, seat, take), Some(rules::TEMPLE_BLESSING));
}

#[test]
fn redlight_geisha_is_refused_to_who_has_three() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, acting_in(District::RedLight));
    state.open.homes[seat].geishas = [1; 3];
    let take = act(DistrictAction::Geisha, 0);
    assert_eq!(refused(&game, &state, seat, take), Some(rules::LIMIT_GEISHAS));
}

#[test]
fn harbor_church_gives_all_its_mon() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, acting_in(District::Harbor));
    state.open.church = 9;
    state.open.closed.actions = 0;
    let before = state.open.homes[seat].mon;
    let church = act(DistrictAction::Church, 0);
    game.apply(&mut state, seat, church, &mut Fast(1), &mut ());
    assert_eq!((state.open.church, state.open.homes[seat].mon), (0, before + 9));
}

#[test]
fn castle_rest_brings_its_owners_to_the_front() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, |state, seat, question| match question {
        Question::Act { spot } => {
            let rest = spot.as_location().is_some_and(|no| game.location(no).rest);
            rest && state.open.order[0] != seat
        }
        _ => false,
    });
    let owners: Vec<_> = state.open.on[..3].iter().filter_map(|piece| piece.owner()).collect();
    game.apply(&mut state, seat, act(DistrictAction::Rest, 0), &mut Fast(1), &mut ());
    assert_eq!(state.open.order[..owners.len()], owners);
    assert!(state.open.on[..3].iter().all(|piece| piece.is_nobody()), "all of them go home");
}

#[test]
fn mission_reward_is_paid_and_the_bonus_part_adds_to_it() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, |_, _, question| matches!(question, Question::Act { .. }));
    let home = &mut state.open.homes[seat];
    home.weapons = [2; 8];
    home.annexes = Annexes(0b1111);
    home.geishas = [2; 3];
    home.blessing = true;
    home.mon = 50;
    let view = game.view(&state, Viewer::Seat(seat));
    for place in [District::Castle, District::Gates, District::Tavern, District::Harbor] {
        (1..=2).for_each(|number| {
            let spot = spot(&game, place, number + if place == District::Castle { 3 } else { 0 });
            let no = spot.as_location().expect("it is one");
            state.open.on[no.0 as usize] = Piece::of(seat);
        });
    }
    for place in [District::RedLight, District::Market, District::Temple] {
        (1..=2).for_each(|number| {
            let no = spot(&game, place, number).as_location().expect("it is one");
            state.open.on[no.0 as usize] = Piece::of(seat);
        });
    }
    let mut seen = 0;
    for (card, _) in &view.hands[seat].missions {
        let mission = card.card.expect("they are one's own");
        let row = game.mission(mission);
        let complete = |bonus| Choice::Complete { mission, bonus };
        if refused(&game, &state, seat, complete(false)) == Some(rules::MISSION_PRESENT) {
            continue;
        }
        for bonus in [false, true].into_iter().filter(|bonus| !bonus || row.bonus.is_some()) {
            let mut world = state.clone();
            assert_eq!(refused(&game, &world, seat, complete(bonus)), None, "{}", row.id);
            game.apply(&mut world, seat, complete(bonus), &mut Fast(1), &mut ());
            let part = row.bonus.filter(|_| bonus);
            let prestige = row.pays.prestige + part.map_or(0, |part| part.pays.prestige);
            let gained = world.open.homes[seat].prestige - state.open.homes[seat].prestige;
            assert_eq!(gained, u16::from(prestige), "{}", row.id);
            assert_eq!(
                world.open.homes[seat].bonus_parts,
                u8::from(bonus) + state.open.homes[seat].bonus_parts
            );
            seen += 1;
        }
    }
    assert!(0 < seen, "no mission of this hand is linked to that district");
}

#[test]
fn act_foresight_is_known_to_nobody_else() {
    let game = super::play(CALM);
    let (mut state, seat) = until(&game, acting_in(District::Market));
    let foresee = act(DistrictAction::ForeseeBonuses, 0);
    game.apply(&mut state, seat, foresee, &mut Fast(1), &mut ());
    while matches!(game.question(&state, seat), Some(Question::Arrange { .. })) {
        let first = listed(&game, &state, seat)[0];
        game.apply(&mut state, seat, first, &mut Fast(1), &mut ());
    }
    for other in game.seats().iter() {
        let top = game.view(&state, Viewer::Seat(other)).bonuses.top;
        assert_eq!(top.len(), 3);
        assert!(top.iter().all(|seen| seen.card.is_some() == (other == seat)));
    }
}

#[test]
fn annex_karesansui_lets_one_weapon_go_missing_and_no_more() {
    let game = super::play(CALM);
    let two_weapons = |state: &yedo::state::State, seat| {
        let view = game.view(state, Viewer::Seat(seat));
        let own = view.hands[seat].missions.iter().filter_map(|(seen, _)| seen.card);
        own.clone().find(|card| {
            let needs = &game.mission(*card).needs;
            2 <= needs.weapons.len() && needs.any_weapons == 0 && needs.give_weapons == 0
        })
    };
    let (mut state, seat) = until(&game, |state, seat, question| match question {
        Question::Act { spot } => {
            let here = spot.as_annex().is_some_and(|(_, annex)| annex == Annex::Karesansui);
            here && two_weapons(state, seat).is_some()
        }
        _ => false,
    });
    let mission = two_weapons(&state, seat).expect("it was found by that");
    let needs = game.mission(mission).needs;
    for district in District::ALL {
        let skip = if district == District::Castle { 3 } else { 0 };
        for number in 1..=needs.districts[district as usize] {
            let no = spot(&game, district, number + skip).as_location().expect("it is one");
            state.open.on[no.0 as usize] = Piece::of(seat);
        }
    }
    let home = &mut state.open.homes[seat];
    (home.mon, home.geishas, home.annexes, home.blessing) = (60, [1; 3], Annexes(0b1111), true);
    home.weapons = [0; 8];
    let complete = Choice::Complete { mission, bonus: false };
    let given: Vec<_> = needs.weapons.iter().collect();
    given[1..].iter().for_each(|weapon| state.open.homes[seat].weapons[*weapon as usize] = 1);
    assert_eq!(refused(&game, &state, seat, complete), None);
    state.open.homes[seat].weapons[given[1] as usize] = 0;
    assert_eq!(refused(&game, &state, seat, complete), Some(rules::MISSION_OWN));
    // With a blade in the sleeve two may be missing.
    state.open.helped.blade = true;
    assert_eq!(refused(&game, &state, seat, complete), None);
}

#[test]
fn mission_shogun_ends_the_game_after_the_round() {
    let game = super::play(&LIVELY.replace("rounds 6", "rounds 8"));
    let shogun = |state: &yedo::state::State, seat| {
        let view = game.view(state, Viewer::Seat(seat));
        let mut own = view.hands[seat].missions.iter().filter_map(|(seen, _)| seen.card);
        own.find(|card| game.mission(*card).set == yedo::edition::MissionSet::Shogun)
    };
    let (mut state, seat) = until(&game, |state, seat, question| match question {
        Question::Act { spot } => {
            let here = spot.as_location().map(|no| game.location(no).district);
            here == Some(District::Castle) && state.open.round < 8 && shogun(state, seat).is_some()
        }
        _ => false,
    });
    let mission = shogun(&state, seat).expect("it was found by that");
    let needs = game.mission(mission).needs;
    let before = state.clone();
    for district in District::ALL {
        let skip = if district == District::Castle { 3 } else { 0 };
        for number in 1..=needs.districts[district as usize] {
            let no = spot(&game, district, number + skip).as_location().expect("it is one");
            state.open.on[no.0 as usize] = Piece::of(seat);
        }
    }
    let home = &mut state.open.homes[seat];
    (home.mon, home.geishas, home.annexes, home.blessing) = (60, [1; 3], Annexes(0b1111), true);
    home.weapons = [1; 8];
    let complete = Choice::Complete { mission, bonus: false };
    assert_eq!(refused(&game, &state, seat, complete), None);
    // The position is no longer sound, so the rest is played from the one before, where he died.
    let mut state = before;
    state.open.shogun_dead = true;
    let round = state.open.round;
    let mut chance = Fast(3);
    while let Some(seat) = game.asked(&state).lowest() {
        let choice = listed(&game, &state, seat).any(&mut chance);
        game.apply(&mut state, seat, choice, &mut chance, &mut ());
    }
    assert_eq!(state.open.round, round, "the round is finished, and no other begins");
    assert!(game.outcome(&state).is_some());
}
