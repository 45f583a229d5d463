//! What any mix of missions asks for: no district, weapon or thing too often or too rarely.
//!
//! Counted is the standard part; the bonus part is nobody's plan.

use std::ops::RangeInclusive;

use yedo::content::HOUSE;
use yedo::edition::{Annex, District, Mission, MissionSet, Weapon};

/// The sets of which a game takes two, besides the basic one.
const THEMED: [MissionSet; 7] = [
    MissionSet::Espionage,
    MissionSet::Theft,
    MissionSet::Assassination,
    MissionSet::War,
    MissionSet::Kidnapping,
    MissionSet::Interaction,
    MissionSet::Specialist,
];

/// Every mix of missions that a game can be played with.
fn mixes() -> Vec<(String, Vec<&'static Mission>)> {
    let mut mixes = Vec::new();
    for (i, one) in THEMED.iter().enumerate() {
        for other in &THEMED[i + 1..] {
            let sets = [MissionSet::Basic, *one, *other];
            let missions = HOUSE.missions.iter().filter(|it| sets.contains(&it.set)).collect();
            mixes.push((format!("{one:?} and {other:?}"), missions));
        }
    }
    mixes
}

fn within(what: &str, part: usize, all: usize, percent: RangeInclusive<usize>) {
    let is_within = percent.start() * all <= 100 * part && 100 * part <= percent.end() * all;
    assert!(is_within, "{what}: {part} of {all} are not within {percent:?} %");
}

#[test]
fn a_mix_has_75_missions() {
    let mixes = mixes();
    assert_eq!(mixes.len(), 21);
    assert!(mixes.iter().all(|(_, missions)| missions.len() == 75));
}

#[test]
fn every_district_is_asked_for_about_equally() {
    for (name, missions) in mixes() {
        let icons = |district: District| -> usize {
            missions.iter().map(|it| usize::from(it.needs.districts[district as usize])).sum()
        };
        let all = District::ALL.into_iter().map(icons).sum();
        for district in District::ALL {
            within(&format!("{name}, {district:?}"), icons(district), all, 11..=18);
        }
    }
}

#[test]
fn every_weapon_is_asked_for_about_equally() {
    for (name, missions) in mixes() {
        let icons =
            |weapon: Weapon| missions.iter().filter(|it| it.needs.weapons.has(weapon)).count();
        let all = Weapon::ALL.into_iter().map(icons).sum();
        for weapon in Weapon::ALL {
            within(&format!("{name}, {weapon:?}"), icons(weapon), all, 10..=15);
        }
    }
}

#[test]
fn geishas_annexes_blessings_and_payments_are_asked_for_often_enough() {
    for (name, missions) in mixes() {
        let part = |has: fn(&Mission) -> bool| missions.iter().filter(|it| has(it)).count();
        let geishas = part(|it| 0 < it.needs.geishas + it.needs.give_geishas);
        let annexes = part(|it| !it.needs.annexes.is_empty() || 0 < it.needs.any_annexes);
        let blessings = part(|it| it.needs.blessing || 0 < it.needs.give_blessings);
        let payments = part(|it| 0 < it.needs.pay);
        for (what, part, percent) in [
            ("geishas", geishas, 20..=30),
            ("annexes", annexes, 20..=30),
            ("blessings", blessings, 10..=20),
            ("payments", payments, 20..=30),
        ] {
            within(&format!("{name}, {what}"), part, missions.len(), percent);
        }
    }
}

/// How often a set asks for something, of a hundred of its cards, against the basic set.
fn leans(set: MissionSet, has: impl Fn(&Mission) -> bool) -> bool {
    let of = |set| HOUSE.missions.iter().filter(move |it| it.set == set);
    let (own, basic) = (of(set).filter(|it| has(it)), of(MissionSet::Basic).filter(|it| has(it)));
    own.count() * of(MissionSet::Basic).count() > basic.count() * of(set).count()
}

#[test]
fn each_themed_set_leans_the_way_its_name_says() {
    let has = |weapons: &'static [Weapon]| {
        move |it: &Mission| weapons.iter().any(|weapon| it.needs.weapons.has(*weapon))
    };
    let is_in = |places: &'static [District]| {
        move |it: &Mission| places.iter().any(|place| it.needs.is_in(*place))
    };
    let builds = |it: &Mission| !it.needs.annexes.is_empty() || 0 < it.needs.any_annexes;
    assert!(leans(MissionSet::Espionage, |it| 0 < it.needs.geishas));
    assert!(leans(MissionSet::Espionage, is_in(&[District::Castle])));
    assert!(leans(MissionSet::Theft, is_in(&[District::Harbor, District::Market])));
    assert!(leans(MissionSet::Theft, has(&[Weapon::Nawa, Weapon::Metsubushi])));
    let quiet = has(&[Weapon::Doku, Weapon::Fukiya, Weapon::Shuriken]);
    assert!(leans(MissionSet::Assassination, quiet));
    assert!(leans(MissionSet::War, has(&[Weapon::Yumi, Weapon::Katana])));
    assert!(leans(MissionSet::War, builds));
    assert!(leans(MissionSet::Kidnapping, has(&[Weapon::Nawa])));
    assert!(leans(MissionSet::Kidnapping, is_in(&[District::RedLight])));
    assert!(leans(MissionSet::Jesuit, is_in(&[District::Harbor, District::Temple])));
}

#[test]
fn no_annex_is_worth_much_more_than_another() {
    let count =
        |annex: Annex| HOUSE.missions.iter().filter(|it| it.needs.annexes.has(annex)).count();
    let counts = Annex::ALL.map(count);
    let (least, most) = (counts.iter().min(), counts.iter().max());
    assert!(most <= least.map(|n| n + 3).as_ref(), "{counts:?}");
}
