//! What holds of every round, told by what happens in it: preparation, bidding, events, the patrol.

use std::collections::BTreeSet;

use table::Game;
use yedo::edition::{Annex, Asset, DistrictAction};
use yedo::fact::Fact;
use yedo::frame::Lot;

use super::played::QUIET;
use super::plays::told;

/// Nobody can go through closed gates here.
const CLOSED: &str = "players 3 rounds 8 actions neighbours lanterns merchants \
                      events closed-districts closed-locations missions theft war black";
/// Nobody can move the patrol here.
const UNMOVED: &str = "players 3 rounds 6 actions neighbours streets merchants \
                       events festivals decrees missions theft war";

#[test]
fn prep_round_follows_round_and_prep_church_brings_three_mon() {
    let game = super::play(QUIET);
    let (mut round, mut church, mut brought) = (0, 3, 0);
    told(&game, 6, |state, facts| {
        for (i, fact) in facts.iter().enumerate() {
            match *fact {
                Fact::RoundBegan { round: 1 } => (round, church) = (1, 3),
                Fact::RoundBegan { round: next } => {
                    assert_eq!(next, round + 1);
                    round = next;
                    let filled = facts[i..].iter().find(|it| matches!(it, Fact::Church { .. }));
                    assert_eq!(filled, Some(&Fact::Church { mon: church + 3 }));
                    brought += 1;
                }
                Fact::Acted { action: DistrictAction::Church, .. } => church = 0,
                _ => {}
            }
        }
        church = state.open.church;
    });
    assert_eq!(brought, 6 * 7, "in every round but the first");
}

#[test]
fn prep_dojo_pays_every_owner_one_mon_and_prep_markers_let_everybody_take_part() {
    let game = super::play(QUIET);
    let mut paid = 0;
    told(&game, 20, |state, facts| {
        let began = facts.iter().position(|it| matches!(it, Fact::RoundBegan { .. }));
        let Some(began) = began.filter(|_| 1 < state.open.round) else { return };
        for seat in game.seats().iter() {
            let owns = state.open.homes[seat].annexes.has(Annex::KobudoRyu);
            let annex = Annex::KobudoRyu;
            let earned = facts[began..].contains(&Fact::AnnexPaid { seat, annex, mon: 1 });
            assert_eq!(earned, owns, "{seat}");
            paid += u32::from(owns);
        }
        assert_eq!((state.open.bidding.part, state.open.bidding.auctioned), (0b111, 0));
    });
    assert!(0 < paid, "nobody ever owned one");
}

#[test]
fn bid_one_win_a_player_and_one_auction_a_lot_in_a_round_and_bid_decline_is_for_good() {
    for (game, lots) in [(super::play(QUIET), 3), (super::play(super::plays::LIVELY), 7)] {
        let (mut won, mut called, mut out) = (BTreeSet::new(), Vec::<Lot>::new(), BTreeSet::new());
        let (mut wins, mut declined) = (0, 0);
        told(&game, 12, |_, facts| {
            for fact in facts {
                match *fact {
                    Fact::RoundBegan { .. } => {
                        won.clear();
                        out.clear();
                        called.clear();
                    }
                    Fact::Won { seat, .. } => {
                        assert!(won.insert(seat), "{seat} wins twice");
                        wins += 1;
                    }
                    Fact::Declined { seat } => {
                        out.insert(seat);
                        declined += 1;
                    }
                    Fact::Called { seat, lot } => {
                        assert!(!out.contains(&seat) && !won.contains(&seat), "{seat} calls");
                        assert!(!called.contains(&lot), "{lot:?} is auctioned twice");
                        called.push(lot);
                        assert!(called.len() <= lots);
                    }
                    Fact::Bid { seat, .. } => {
                        assert!(!out.contains(&seat) && !won.contains(&seat), "{seat} bids");
                    }
                    _ => {}
                }
            }
        });
        assert!(0 < wins && 0 < declined, "{wins} wins, {declined} declined");
    }
}

#[test]
fn bid_reward_geisha_is_the_best_with_her_points_and_bid_reward_annex_brings_two() {
    let game = super::play(QUIET);
    let (mut left, mut geishas, mut annexes) = ([0; 3], 0, 0);
    told(&game, 30, |state, facts| {
        for (i, fact) in facts.iter().enumerate() {
            match *fact {
                Fact::AssetPicked { seat, asset: Asset::Geisha } => {
                    let best = left.iter().rposition(|n| 0 < *n).expect("one is left") as u8 + 1;
                    assert_eq!(facts[i + 1], Fact::GeishaGained { seat, value: best });
                    assert_eq!(facts[i + 2], Fact::Scored { seat, points: u16::from(best) });
                    geishas += 1;
                }
                Fact::AssetPicked { seat, asset: Asset::Annex } => {
                    assert_eq!(facts[i + 1], Fact::Scored { seat, points: 2 });
                    annexes += 1;
                }
                _ => {}
            }
        }
        left = state.open.geishas;
    });
    assert!(0 < geishas && 0 < annexes, "{geishas} geishas, {annexes} annexes");
}

#[test]
fn event_closed_district_and_event_closed_location_hold_until_the_next_event_phase() {
    let game = super::play(CLOSED);
    let (mut districts, mut locations) = (BTreeSet::new(), BTreeSet::new());
    let mut closed = [0; 2];
    told(&game, 8, |state, facts| {
        for fact in facts {
            match *fact {
                Fact::EventRevealed { .. } => {
                    districts.clear();
                    locations.clear();
                }
                Fact::DistrictClosed { district } => {
                    districts.insert(district as u8);
                    closed[0] += 1;
                }
                Fact::LocationClosed { location } => {
                    locations.insert(location.0);
                    closed[1] += 1;
                }
                Fact::Assigned { spot, .. } => {
                    let Some(no) = spot.as_location() else { continue };
                    let district = game.location(no).district;
                    assert!(!districts.contains(&(district as u8)), "{district:?} is closed");
                    assert!(!locations.contains(&no.0), "location {} is closed", no.0);
                }
                _ => {}
            }
        }
        let bits = |set: &BTreeSet<u8>| set.iter().fold(0_u32, |bits, no| bits | 1 << no);
        if facts.iter().any(|it| matches!(it, Fact::Assigned { .. })) {
            assert_eq!(u32::from(state.open.closed.districts), bits(&districts));
            assert_eq!(state.open.closed.locations, bits(&locations));
        }
    });
    assert!(closed.iter().all(|n| 0 < *n), "{closed:?} closings");
}

#[test]
fn event_order_the_market_comes_before_the_event() {
    let game = super::play(QUIET);
    let mut events = 0;
    told(&game, 5, |_, facts| {
        let Some(at) = facts.iter().position(|it| matches!(it, Fact::EventRevealed { .. })) else {
            return;
        };
        let laid = facts.iter().rposition(|it| matches!(it, Fact::Row { .. }));
        assert!(laid.is_some_and(|laid| laid < at), "the row was laid after the event");
        events += 1;
    });
    assert_eq!(events, 5 * 8);
}

#[test]
fn patrol_ring_one_step_a_round_the_way_of_its_colour() {
    let game = super::play(UNMOVED);
    let (mut at, mut steps) = (None, 0);
    told(&game, 6, |state, facts| {
        let moved: Vec<_> = facts.iter().filter(|it| matches!(it, Fact::PatrolAt { .. })).collect();
        assert!(moved.len() <= 1, "{moved:?}");
        if let (1.., [Fact::PatrolAt { district }], Some(from)) = (state.open.round, &moved[..], at)
        {
            let to = if state.open.red {
                yedo::edition::District::next(from)
            } else {
                yedo::edition::District::previous(from)
            };
            assert_eq!(*district, to);
            steps += 1;
        }
        at = state.open.patrol;
    });
    assert_eq!(steps, 6 * 5, "in every round but the last");
}
