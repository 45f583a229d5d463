//! Clan powers, rule by rule.

use table::{Fast, Game, Notation, Outcome, Seat, Viewer};
use yedo::choice::{Card, Choice, Question};
use yedo::edition::{Annexes, ClanPower, District, DistrictAction, Mission};
use yedo::fact::{Fact, Tally};
use yedo::frame::{Deck, Frame};
use yedo::rules;
use yedo::state::{Closed, LOCATIONS_MAX, Piece, Spot, State};
use yedo::{SAILOR, Yedo};

use super::phases::spot;
use super::played::{answer, number};
use super::plays::{counted, listed, refused, told, until};
use super::specialists::{is_plain, ready_for};

const CLANS: &str = "players 4 rounds 8 actions neighbours streets merchants \
                     events festivals decrees missions theft war black modules clan-powers";

fn has(state: &mut State, seat: Seat, power: ClanPower) {
    for home in &mut state.open.homes.0 {
        home.clan = None;
    }
    state.open.homes[seat].clan = Some(power);
}

/// Somebody acts in that district.
fn at(game: &Yedo, district: District) -> (State, Seat) {
    until(game, |state, _, question| {
        let Question::Act { spot } = question else { return false };
        let here = spot.as_location().map(|no| (game.location(no).district, no));
        state.open.closed == Closed::default()
            && here.is_some_and(|(there, no)| there == district && no != SAILOR)
    })
}

#[test]
fn clan_setup_each_has_one_power_of_its_own() {
    let game = super::play(CLANS);
    for seed in 0..20 {
        let state = game.deal(&mut Fast(seed), &mut ());
        let powers: Vec<_> = game.seats().iter().map(|seat| state.open.homes[seat].clan).collect();
        assert!(powers.iter().all(Option::is_some));
        let twice = (1..4).any(|i| powers[..i].contains(&powers[i]));
        assert!(!twice, "{powers:?}");
    }
}

#[test]
fn clan_wealthy_begins_with_more_mon_by_rounds() {
    for (rounds, more) in [(6, 10), (8, 14), (11, 18)] {
        let game = super::play(&CLANS.replace("rounds 8", &format!("rounds {rounds}")));
        let mut met = 0;
        for seed in 0..20 {
            let state = game.deal(&mut Fast(seed), &mut ());
            for seat in game.seats().iter() {
                let home = &state.open.homes[seat];
                if home.is(ClanPower::Wealthy) {
                    assert_eq!(home.mon, 12 + more);
                    met += 1;
                }
            }
        }
        assert!(0 < met);
    }
}

#[test]
fn clan_wealthy_may_bid_as_much_as_the_last_and_then_leads() {
    let game = super::play(CLANS);
    let (mut state, seat) = until(&game, |_, _, question| matches!(question, Question::Bid { .. }));
    let Some(Question::Bid { mon, .. }) = game.question(&state, seat) else { panic!("a bid") };
    let equal = Choice::Bid(mon as u8);
    has(&mut state, seat, ClanPower::Wise);
    assert_eq!(refused(&game, &state, seat, equal), Some(rules::BID_CALL));
    has(&mut state, seat, ClanPower::Wealthy);
    answer(&game, &mut state, seat, equal);
    let leads = |frame: &Frame| matches!(frame, Frame::Bid { best, .. } if *best == seat);
    let won =
        state.open.frames.as_slice().iter().any(leads) || state.open.bidding.paid == mon as u8;
    assert!(won, "it neither leads nor has won");
}

#[test]
fn clan_wealthy_wins_a_tie_for_victory() {
    let game = super::play(CLANS);
    let (mut state, _) =
        until(&game, |state, _, question| question == Question::Egress && state.open.round == 2);
    has(&mut state, Seat(2), ClanPower::Wealthy);
    for home in &mut state.open.homes.0 {
        (home.prestige, home.mon) = (10, 5);
    }
    state.open.frames.replace(Frame::Over);
    let Some(Outcome::Ranked(places)) = game.outcome(&state) else { panic!("it is over") };
    assert_eq!(places[Seat(2)].0, 1);
    assert!(game.seats().without(Seat(2)).iter().all(|seat| 1 < places[seat].0));
}

/// The event of the third festival pays the one with the least prestige more than the others.
#[test]
fn clan_wealthy_is_lowest_of_those_tied_and_lowest_is_else_the_last_of_them() {
    let game = super::play(&CLANS.replace("players 4", "players 3"));
    let paid = |clans: [&str; 3], prestige: [u8; 3]| {
        let seats = (1..).zip(clans.iter().zip(prestige));
        let homes = seats.map(|(n, (clan, points))| {
            format!("S{n} clan {clan}\nS{n} prestige {points}\nS{n} mon 0\n")
        });
        let homes = homes.collect::<Vec<_>>().concat();
        let text = format!(
            "round 2\nnow egress 2\npart S3\nrow none none none nawa yumi\ntop event FS2\n\
             top weapon katana doku shuko\n{homes}"
        );
        let mut state = game.read_position(&text).expect("it reads");
        answer(&game, &mut state, Seat(2), Choice::StepOut);
        // Stepping out paid the third seat 3.
        [0, 1, 2].map(|n| state.open.homes[Seat(n)].mon - if n == 2 { 3 } else { 0 })
    };
    assert_eq!(paid(["wealthy", "wise", "sailor"], [0, 0, 0]), [5, 3, 3]);
    assert_eq!(paid(["wise", "wealthy", "sailor"], [0, 0, 0]), [3, 5, 3]);
    assert_eq!(paid(["wise", "generous", "sailor"], [0, 0, 0]), [3, 3, 5]);
    assert_eq!(paid(["wealthy", "wise", "sailor"], [0, 0, 1]), [5, 3, 3], "of two who are tied");
    assert_eq!(paid(["wealthy", "wise", "sailor"], [1, 0, 0]), [3, 3, 5], "it is not tied");
    assert_eq!(paid(["wealthy", "wise", "sailor"], [0, 0, 0]), [5, 3, 3]);
}

#[test]
fn clan_wealthy_wins_a_tie_for_a_majority() {
    let game = super::play(&CLANS.replace("players 4 rounds 8", "players 2 rounds 6"));
    // The bonus card for most annexes pays 4, in a tie 2.
    let scored = |clan: &str, annexes: &str| {
        let text = format!(
            "round 6\nnow act\npatrol none\nS1 clan {clan}\nS1 at market 1\nS1 annexes {annexes}\n\
             S1 bonuses b26\nS2 clan sailor\nS2 annexes chashitsu\n"
        );
        let mut state = game.read_position(&text).expect("it reads");
        let market = spot(&game, District::Market, 1);
        answer(&game, &mut state, Seat(0), Choice::Activate(market));
        let facts = answer(&game, &mut state, Seat(0), Choice::Pass);
        let points = facts.iter().find_map(|fact| match *fact {
            Fact::Counted { tally: Tally::Bonus(_), points, .. } => Some(points),
            _ => None,
        });
        points.expect("the card was scored")
    };
    assert_eq!(scored("wise", "yashiki"), 2);
    assert_eq!(scored("wealthy", "yashiki"), 4);
    assert_eq!(scored("wise", "yashiki karesansui"), 4);
    assert_eq!(scored("wealthy", ""), 0, "nobody with fewer wins a tie");
}

#[test]
fn clan_generous_uses_the_annexes_of_others_for_missions() {
    let game = super::play(CLANS);
    let annexes =
        |row: &Mission| is_plain(row) && 0 < row.needs.annexes.len() + row.needs.any_annexes;
    let (mut state, seat, _, mission) = ready_for(&game, annexes);
    let other = game.seats().without(seat).lowest().expect("others play");
    state.open.homes[seat].annexes = Annexes::NONE;
    state.open.homes[other].annexes = Annexes(0b1111);
    let complete = Choice::Complete { mission, bonus: false };
    has(&mut state, seat, ClanPower::Wise);
    assert_eq!(refused(&game, &state, seat, complete), Some(rules::MISSION_OWN));
    has(&mut state, seat, ClanPower::Generous);
    assert_eq!(refused(&game, &state, seat, complete), None);
}

#[test]
fn clan_generous_scores_two_for_each_own_annex_at_the_end() {
    let game = super::play(CLANS);
    let mut met = 0;
    told(&game, 40, |state, facts| {
        if state.open.frames.top() != Frame::Over {
            return;
        }
        for seat in game.seats().iter() {
            let home = &state.open.homes[seat];
            let annexes = 2 * u16::from(home.annexes.len());
            let due = if home.is(ClanPower::Generous) { annexes } else { 0 };
            assert_eq!(counted(facts, seat, Tally::Annexes), due);
            met += usize::from(0 < due);
        }
    });
    assert!(0 < met, "nobody generous ever had an annex");
}

#[test]
fn clan_tenacious_pays_one_less_on_the_board_and_for_missions() {
    let game = super::play(CLANS);
    let (mut state, seat) = at(&game, District::Harbor);
    has(&mut state, seat, ClanPower::Tenacious);
    state.open.homes[seat].mon = 9;
    answer(&game, &mut state, seat, Choice::Do { action: DistrictAction::Goods, with: 1 });
    assert_eq!(state.open.homes[seat].mon, 0);

    let paid = |row: &Mission| is_plain(row) && 0 < row.needs.pay && row.pays.mon < 20;
    let (mut state, seat, _, mission) = ready_for(&game, paid);
    has(&mut state, seat, ClanPower::Tenacious);
    let row = game.mission(mission);
    state.open.homes[seat].mon = u16::from(row.needs.pay) - 1;
    let facts = answer(&game, &mut state, seat, Choice::Complete { mission, bonus: false });
    let mon = u16::from(row.needs.pay) - 1;
    assert!(mon == 0 || facts.contains(&Fact::Paid { seat, mon }));
}

#[test]
fn clan_hypocrite_begins_with_a_third_disciple() {
    let plain = super::play(CLANS);
    let skilled = super::play(&CLANS.replace("modules", "modules specialists"));
    let mut met = [0; 2];
    for seed in 0..30 {
        for (i, game) in [&plain, &skilled].into_iter().enumerate() {
            let state = game.deal(&mut Fast(seed), &mut ());
            for seat in
                game.seats().iter().filter(|seat| state.open.homes[*seat].is(ClanPower::Hypocrite))
            {
                let home = &state.open.homes[seat];
                met[i] += 1;
                if i == 0 {
                    assert_eq!((home.home, home.reserve, home.mon), (3, 1, 15));
                } else {
                    let ninja = yedo::edition::Specialist::Ninja;
                    assert!(home.skilled.has(ninja) && home.home == 2 && home.mon == 12);
                }
            }
        }
    }
    assert!(met.iter().all(|met| 0 < *met));
}

#[test]
fn clan_wise_draws_two_more_and_puts_two_back() {
    let game = super::play(CLANS);
    let (mut state, seat) = at(&game, District::RedLight);
    has(&mut state, seat, ClanPower::Wise);
    state.open.homes[seat].mon = 20;
    let buy = Choice::Do { action: DistrictAction::BuyAction, with: 0 };
    let facts = answer(&game, &mut state, seat, buy);
    let drawn = |fact: &&Fact| matches!(fact, Fact::Drawn { deck: Deck::Action, .. });
    assert_eq!(facts.iter().filter(drawn).count(), 3);
    for _ in 0..2 {
        assert_eq!(game.question(&state, seat), Some(Question::PutBack { deck: Deck::Action }));
        let choices = listed(&game, &state, seat);
        let back = *choices.last().expect("there is something to put back");
        let facts = answer(&game, &mut state, seat, back);
        assert!(facts.iter().any(|fact| matches!(fact, Fact::PutUnder { .. })));
    }
    let asked = game.question(&state, seat);
    assert!(!matches!(asked, Some(Question::PutBack { .. })));
}

#[test]
fn clan_wise_puts_back_drawn_cards_or_those_of_the_hand_and_keeps_as_many_as_others() {
    let game = super::play(CLANS);
    let text = "round 2\nnow act\nS1 clan wise\nS1 at red-light 1\nS1 mon 20\nS1 actions A01\n\
                S2 at market 1\ntop action A02 A03 A04\n";
    let held = |back: [&str; 2]| {
        let mut state = game.read_position(text).expect("it reads");
        let red_light = spot(&game, District::RedLight, 1);
        answer(&game, &mut state, Seat(0), Choice::Activate(red_light));
        let buy = Choice::Do { action: DistrictAction::BuyAction, with: 0 };
        answer(&game, &mut state, Seat(0), buy);
        for id in back {
            let card = Choice::Discard(Card::Action(number(&game, id)));
            answer(&game, &mut state, Seat(0), card);
        }
        let own = game.view(&state, Viewer::Seat(Seat(0))).hands[Seat(0)].actions.clone();
        let ids = own.iter().map(|seen| {
            let card = seen.card.expect("one knows the own cards");
            game.edition.actions[card as usize].id
        });
        let under = game.view(&state, Viewer::Public).actions.under.len();
        (ids.collect::<Vec<_>>(), under)
    };
    assert_eq!(held(["A02", "A03"]), (vec!["A01", "A04"], 2), "two of those drawn");
    assert_eq!(held(["A01", "A03"]), (vec!["A02", "A04"], 2), "one of the hand");
}

#[test]
fn clan_wise_keeps_one_of_five() {
    let game = super::play(CLANS);
    let mut met = 0;
    told(&game, 60, |state, facts| {
        let bid = facts.iter().any(|fact| {
            matches!(fact, Fact::AssetPicked { seat, asset: yedo::edition::Asset::Bonus }
                if state.open.homes[*seat].is(ClanPower::Wise))
        });
        let looked = facts.iter().filter(|fact| matches!(fact, Fact::Looked { .. })).count();
        met += usize::from(bid && looked == 5);
        assert!(looked <= 5);
    });
    assert!(0 < met, "the wise never won bonus cards");
}

#[test]
fn clan_start_the_wise_draw_no_more_during_set_up() {
    let game = super::play(CLANS);
    told(&game, 10, |state, _| {
        for seat in game.asked(state).iter() {
            let question = game.question(state, seat);
            let early = state.open.round == 0;
            assert!(!early || !matches!(question, Some(Question::PutBack { .. })));
        }
    });
}

#[test]
fn clan_sailor_has_a_harbor_location_of_its_own_even_if_the_harbor_is_closed() {
    let game = super::play(CLANS);
    let (mut state, seat) = until(&game, |_, _, question| question == Question::Assign);
    let own = Choice::Assign(Spot::location(SAILOR));
    state.open.on = [Piece::NOBODY; LOCATIONS_MAX];
    state.open.closed.districts = u8::MAX;
    has(&mut state, seat, ClanPower::Wise);
    assert_eq!(refused(&game, &state, seat, own), Some(rules::CLAN_SAILOR));
    has(&mut state, seat, ClanPower::Sailor);
    assert_eq!(refused(&game, &state, seat, own), None);
    assert!(listed(&game, &state, seat).contains(&own));
}

#[test]
fn clan_sailor_buys_goods_there_for_less_and_does_nothing_else_of_the_harbor() {
    let game = super::play(CLANS);
    let (mut state, seat) = at(&game, District::Harbor);
    has(&mut state, seat, ClanPower::Sailor);
    if let Frame::Active { spot, .. } = state.open.frames.top_mut() {
        *spot = Spot::location(SAILOR);
    }
    state.open.set(Spot::location(SAILOR), Piece::of(seat));
    (state.open.homes[seat].mon, state.open.church) = (14, 5);
    let church = Choice::Do { action: DistrictAction::Church, with: 0 };
    assert_eq!(refused(&game, &state, seat, church), Some(rules::CLAN_SAILOR));
    let before = state.open.homes[seat].prestige;
    answer(&game, &mut state, seat, Choice::Do { action: DistrictAction::Goods, with: 2 });
    let home = &state.open.homes[seat];
    assert_eq!((home.mon, home.prestige), (0, before + 6));
}

#[test]
fn clan_sailor_takes_two_more_with_the_money_of_the_church() {
    let game = super::play(CLANS);
    let (mut state, seat) = at(&game, District::Harbor);
    has(&mut state, seat, ClanPower::Sailor);
    (state.open.homes[seat].mon, state.open.church) = (1, 5);
    answer(&game, &mut state, seat, Choice::Do { action: DistrictAction::Church, with: 0 });
    assert_eq!(state.open.homes[seat].mon, 8);
}

#[test]
fn clan_sailor_own_location_counts_for_missions_and_arrests() {
    let game = super::play(CLANS);
    let (mut state, seat, _, mission) = ready_for(&game, |row| {
        is_plain(row) && row.needs.districts[District::Harbor as usize] == 1
    });
    for number in 1..=4 {
        state.open.set(spot(&game, District::Harbor, number), Piece::NOBODY);
    }
    let complete = Choice::Complete { mission, bonus: false };
    has(&mut state, seat, ClanPower::Sailor);
    let without = refused(&game, &state, seat, complete);
    state.open.set(Spot::location(SAILOR), Piece::of(seat));
    let with = refused(&game, &state, seat, complete);
    assert_eq!((without, with), (Some(rules::MISSION_PRESENT), None));
    let mut arrested = 0;
    told(&game, 150, |_, facts| {
        for fact in facts {
            if let Fact::Arrested { spot, .. } = *fact {
                arrested += usize::from(spot == Spot::location(SAILOR));
            }
        }
    });
    assert!(0 < arrested, "nobody was ever arrested there");
}

#[test]
fn clan_wise_others_see_the_same_whichever_card_is_put_back_first() {
    let game = super::play(CLANS);
    let text = "round 2\nnow act\nS1 clan wise\nS1 at red-light 1\nS1 mon 20\nS1 actions A01\n\
                S2 at market 1\ntop action A02 A03 A04\n";
    let seen_after = |back: &str| {
        let mut state = game.read_position(text).expect("it reads");
        answer(&game, &mut state, Seat(0), Choice::Activate(spot(&game, District::RedLight, 1)));
        let buy = Choice::Do { action: DistrictAction::BuyAction, with: 0 };
        answer(&game, &mut state, Seat(0), buy);
        answer(&game, &mut state, Seat(0), Choice::Discard(Card::Action(number(&game, back))));
        [Viewer::Public, Viewer::Seat(Seat(1))].map(|viewer| game.view(&state, viewer))
    };
    let of_the_hand = seen_after("A01");
    for drawn in ["A02", "A03", "A04"] {
        assert_eq!(seen_after(drawn), of_the_hand, "{drawn}");
    }
}

/// Whatever is closed, a goods deal at the own location and going there are lawful as if nothing were.
#[test]
fn clan_sailor_nothing_that_is_closed_closes_the_own_location_or_its_exchange() {
    let game = super::play(CLANS);
    let shut =
        Closed { districts: 0x7f, locations: u32::MAX, actions: u32::MAX, annexes: u32::MAX };
    let own = Spot::location(SAILOR);
    let (mut went, mut dealt) = (0, 0);
    told(&game, 60, |state, _| {
        for seat in game.asked(state).iter() {
            let (mut free, mut all) = (state.clone(), state.clone());
            free.open.closed = Closed::default();
            all.open.closed = shut;
            let same = |choice| {
                let [free, all] = [&free, &all].map(|it| game.check(it, seat, choice).is_ok());
                assert_eq!(free, all, "{choice:?} by {seat}");
                u32::from(free)
            };
            went += same(Choice::Assign(own));
            if game.question(state, seat) == Some(Question::Act { spot: own }) {
                let goods = |with| Choice::Do { action: DistrictAction::Goods, with };
                dealt += (0..3).map(|with| same(goods(with))).sum::<u32>();
            }
        }
    });
    assert!(10 < went && 10 < dealt, "{went} times there, {dealt} deals");
}

#[test]
fn clan_sailor_the_exchange_was_closed_with_goods_by_the_rules_before() {
    let dealt = |rules: u16| {
        let game = super::play_by(rules, CLANS);
        let text = "round 2\nnow act\nclosed-actions goods\nS1 clan sailor\nS1 mon 9\n\
                    S1 at harbor own, harbor 1\nS2 clan wise\n";
        let mut state = game.read_position(text).expect("it reads");
        let own = Spot::location(SAILOR);
        let goods = Choice::Do { action: DistrictAction::Goods, with: 1 };
        let mut elsewhere = state.clone();
        answer(&game, &mut elsewhere, Seat(0), Choice::Activate(spot(&game, District::Harbor, 1)));
        assert!(refused(&game, &elsewhere, Seat(0), goods).is_some());
        answer(&game, &mut state, Seat(0), Choice::Activate(own));
        refused(&game, &state, Seat(0), goods).is_none()
    };
    assert_eq!((dealt(1), dealt(2)), (false, true));
}
