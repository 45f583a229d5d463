//! The missions: how many, what they weigh, what they pay.

use std::collections::BTreeSet;

use yedo::content::HOUSE;
use yedo::edition::{
    Annex, Colour, District, Fit, Gift, Mission, MissionSet, Need, Needs, Pays, Source, Specialist,
    Weapon,
};

use crate::price;

fn find(id: &str) -> &'static Mission {
    HOUSE.missions.iter().find(|mission| mission.id == id).expect("there is such a mission")
}

#[test]
fn there_are_as_many_of_each_set_and_colour_as_were_to_be_written() {
    let quotas = [
        (MissionSet::Basic, [12, 18, 18, 11]),
        (MissionSet::Shogun, [0, 0, 0, 6]),
        (MissionSet::Espionage, [3, 2, 2, 1]),
        (MissionSet::Theft, [3, 2, 2, 1]),
        (MissionSet::Assassination, [3, 2, 2, 1]),
        (MissionSet::War, [3, 2, 2, 1]),
        (MissionSet::Kidnapping, [3, 2, 2, 1]),
        (MissionSet::Interaction, [3, 2, 2, 1]),
        (MissionSet::Specialist, [2, 3, 2, 1]),
        (MissionSet::Jesuit, [3, 3, 3, 3]),
    ];
    assert_eq!(quotas.map(|(set, _)| set), MissionSet::ALL);
    for (set, quota) in quotas {
        let count = |colour| {
            HOUSE.missions.iter().filter(|it| it.set == set && it.colour == colour).count()
        };
        assert_eq!(Colour::ALL.map(count), quota, "{set:?}");
    }
    assert_eq!(HOUSE.missions.len(), 133);
}

#[test]
fn they_lie_by_set_and_colour_and_each_has_an_id_of_its_own() {
    let order: Vec<_> = HOUSE.missions.iter().map(|it| (it.set, it.colour)).collect();
    assert!(order.is_sorted());
    let ids: BTreeSet<&str> = HOUSE.missions.iter().map(|it| it.id).collect();
    assert_eq!(ids.len(), HOUSE.missions.len());
    for n in 1..=133 {
        assert!(ids.contains(format!("m{n:02}").as_str()), "m{n:02}");
    }
}

#[test]
fn colour_and_reward_follow_from_the_needs() {
    for Mission { id, set, colour, needs, pays, .. } in HOUSE.missions {
        let effort = price::effort(needs);
        assert_eq!(*colour, price::colour(effort), "{id} weighs {effort}");
        if *set == MissionSet::Shogun {
            assert!((33..=38).contains(&effort), "{id} weighs {effort}");
        }
        let value = price::value(*set, *colour, effort);
        let expected = price::reward(value, price::share(*set, *colour));
        assert_eq!(price::worth(*pays), expected, "{id} weighs {effort} and is worth {value}");
    }
}

#[test]
fn a_bonus_part_is_one_need_and_pays_a_little_more_than_it_weighs() {
    for mission in HOUSE.missions {
        let Some(bonus) = mission.bonus else {
            assert_eq!(mission.set, MissionSet::Shogun, "{}", mission.id);
            continue;
        };
        let effort = price::effort_of_bonus(&mission.needs, &bonus.needs);
        let expected = price::reward_of_bonus(effort);
        assert_eq!(price::worth(bonus.pays), expected, "{} weighs {effort}", mission.id);
        assert!((2..=7).contains(&effort), "{}: {effort} is no single need", mission.id);
        assert_ne!(mission.needs.plus(bonus.needs), mission.needs, "{}", mission.id);
    }
}

#[test]
fn no_two_have_the_same_needs() {
    let needs: Vec<_> = HOUSE.missions.iter().map(|it| it.needs).collect();
    for (i, these) in needs.iter().enumerate() {
        assert!(!needs[..i].contains(these), "{} has the needs of another", HOUSE.missions[i].id);
    }
}

#[test]
fn districts_are_as_many_as_the_colour_says() {
    for Mission { id, set, colour, needs, .. } in HOUSE.missions {
        let n: u8 = needs.districts.iter().sum();
        let span = match (set, colour) {
            (MissionSet::Shogun, _) | (_, Colour::Black) => 3..=4,
            (_, Colour::Green) => 1..=2,
            (_, Colour::Yellow) => 1..=3,
            (_, Colour::Red) => 2..=3,
        };
        assert!(span.contains(&n), "{id} has {n}");
        assert!(*set != MissionSet::Shogun || needs.is_in(District::Castle), "{id}");
    }
}

#[test]
fn each_can_be_done_with_its_bonus_part_within_the_limits() {
    let limits = HOUSE.numbers.limits;
    for mission in HOUSE.missions {
        let all = mission.needs.plus(mission.bonus.map_or(Needs::NONE, |bonus| bonus.needs));
        let id = mission.id;
        let disciples = all.districts.iter().sum::<u8>() + u8::from(all.rival_annex);
        assert!(disciples <= limits.disciples, "{id}");
        let specialists = all.specialists.and(all.with);
        assert!(specialists.len() <= limits.disciples && all.with.len() <= 1, "{id}");
        let weapons = all.weapons.len() + all.any_weapons + all.give_weapons;
        assert!(weapons <= limits.weapons, "{id}");
        assert!(all.geishas + all.give_geishas <= limits.geishas, "{id}");
        assert!(u8::from(all.blessing) + all.give_blessings <= limits.blessings, "{id}");
        assert!(all.annexes.len() + all.any_annexes <= 4, "{id}");
        let blessings = mission.pays.blessings;
        assert!(blessings == 0 || !all.blessing, "{id} gives what its owner cannot take");
    }
}

#[test]
fn those_with_rivals_or_the_church_are_unfit_for_cooperative_play() {
    for Mission { id, set, fit, needs, bonus, .. } in HOUSE.missions {
        let all = needs.plus(bonus.map_or(Needs::NONE, |bonus| bonus.needs));
        let is_competitive = matches!(set, MissionSet::Interaction | MissionSet::Jesuit);
        assert_eq!(*fit, if is_competitive { Fit::Competitive } else { Fit::All }, "{id}");
        let has_rival = needs.rivals != 0 || needs.rival_annex;
        assert_eq!(has_rival, *set == MissionSet::Interaction, "{id}");
        let has_specialist = !needs.specialists.is_empty() || !needs.with.is_empty();
        assert_eq!(has_specialist, *set == MissionSet::Specialist, "{id}");
        assert!(all.church == 0 || *set == MissionSet::Jesuit, "{id}");
        let is_by_the_sea = needs.is_in(District::Harbor) || needs.is_in(District::Temple);
        assert!(*set != MissionSet::Jesuit || is_by_the_sea, "{id}");
    }
}

#[test]
fn every_word_is_used() {
    let mut all = Needs::NONE;
    let mut pays = Pays::NONE;
    let mut any = [0; 9];
    for it in HOUSE.missions {
        let needs = &it.needs;
        all.weapons = all.weapons.and(needs.weapons);
        all.annexes = all.annexes.and(needs.annexes);
        all.specialists = all.specialists.and(needs.specialists.and(needs.with));
        let words = [
            needs.any_weapons,
            needs.any_annexes,
            needs.give_actions,
            needs.give_bonuses,
            needs.give_weapons,
            needs.give_blessings,
            needs.give_geishas,
            needs.church,
            u8::from(needs.rival_annex),
        ];
        for (sum, n) in any.iter_mut().zip(words) {
            *sum += u32::from(n);
        }
        pays.actions += it.pays.actions;
        pays.bonuses += it.pays.bonuses;
        pays.missions += it.pays.missions;
        pays.weapons += it.pays.weapons;
        pays.blessings += it.pays.blessings;
    }
    assert_eq!(all.weapons.len() as usize, Weapon::ALL.len());
    assert_eq!(all.annexes.len() as usize, Annex::ALL.len());
    assert_eq!(all.specialists.len() as usize, Specialist::ALL.len());
    assert!(any.iter().all(|&n| 0 < n), "{any:?}");
    let things = [pays.actions, pays.bonuses, pays.missions, pays.weapons, pays.blessings];
    assert!(things.iter().all(|&n| 0 < n), "{things:?}");
}

#[test]
fn the_known_card_is_among_them() {
    let printed: Vec<_> = HOUSE.missions.iter().filter(|it| it.source == Source::Printed).collect();
    let [known] = printed[..] else { panic!("one card is known") };
    assert_eq!((known.set, known.colour), (MissionSet::Basic, Colour::Yellow));
    assert!(known.needs.is_in(District::Temple));
    assert_eq!(known.needs.weapons.len(), 4);
    assert_eq!(price::effort(&known.needs), 16);
    assert_eq!((known.pays.prestige, known.pays.mon), (3, 10));
    assert_eq!(known.bonus.map(|bonus| (bonus.pays.prestige, bonus.pays.mon)), Some((0, 5)));
}

/// Id, needs, prestige and Mon, and the bonus part: its need, prestige and Mon.
type Sample = (&'static str, &'static [Need], (u8, u8), Option<(Need, u8, u8)>);

#[test]
fn the_samples_need_what_was_given_and_pay_by_the_formula() {
    use Annex::{Chashitsu, Yashiki};
    use District::{Castle, Gates, Harbor, Market, RedLight, Tavern, Temple};
    use Need::{
        AnyAnnex, AnyWeapon, Blessing, Church, Geisha, Has, In, Own, Pay, Rival, RivalAnnex, Spec,
    };
    use Specialist::{Monk, Ninja};
    use Weapon::{Doku, Fukiya, Katana, Metsubushi, Nawa, Shuko, Shuriken, Yumi};
    #[rustfmt::skip]
    let samples: [Sample; 20] = [
        ("m01", &[In(Temple), Pay(2)], (1, 4), Some((In(Market), 0, 5))),
        ("m02", &[In(Tavern), Own(Nawa)], (1, 5), Some((Own(Shuko), 0, 4))),
        ("m03", &[In(Gates), In(Castle)], (1, 6), Some((Geisha(1), 2, 0))),
        ("m04", &[In(Harbor), Own(Metsubushi), AnyWeapon(1)], (1, 7), Some((In(Tavern), 0, 5))),
        ("m05", &[In(Market), Rival(Market), Pay(2)], (1, 6), Some((Rival(Castle), 0, 3))),
        ("m06", &[In(Market), In(RedLight), Geisha(1)], (3, 7), Some((Blessing, 0, 4))),
        ("m07", &[In(Market), In(Gates), Own(Shuko), Own(Nawa)], (3, 8), Some((Own(Shuriken), 0, 4))),
        ("m08", &[In(Tavern), In(RedLight), Own(Doku), Own(Fukiya)], (3, 8), Some((Geisha(1), 2, 0))),
        ("m09", &[In(Harbor), In(Harbor), Own(Nawa)], (2, 9), Some((In(Gates), 0, 5))),
        ("m10", &[In(Gates), Own(Yumi), Own(Katana), Pay(3)], (3, 7), Some((AnyAnnex(1), 2, 0))),
        ("m11", &[In(Harbor), In(Temple), Church(3), Pay(2)], (2, 9), Some((Blessing, 0, 4))),
        ("m12", &[In(Castle), In(Tavern), AnyAnnex(2), Pay(4)], (6, 8), Some((Geisha(1), 2, 0))),
        ("m13", &[In(Castle), In(RedLight), In(Temple), Geisha(1), Own(Fukiya)], (6, 6), Some((Has(Chashitsu), 2, 1))),
        ("m14", &[In(Gates), In(Market), Own(Katana), Own(Shuriken), Own(Doku), Blessing], (6, 6), Some((In(Castle), 0, 5))),
        ("m15", &[In(Temple), In(Harbor), Spec(Monk), Spec(Ninja), Own(Nawa)], (5, 8), Some((Own(Shuko), 0, 4))),
        ("m16", &[In(Tavern), In(RedLight), RivalAnnex, Rival(Tavern), Geisha(1)], (6, 6), Some((Rival(RedLight), 0, 3))),
        ("m17", &[In(Harbor), In(Gates), In(Market), Own(Yumi), Own(Shuriken), Own(Metsubushi), AnyAnnex(1), Pay(4)], (11, 5), Some((Geisha(1), 2, 0))),
        ("m18", &[In(Castle), In(RedLight), In(Gates), Geisha(2), Own(Nawa), Own(Metsubushi)], (10, 7), Some((Has(Yashiki), 2, 1))),
        ("m19", &[In(Castle), In(Castle), In(Gates), Own(Katana), Own(Yumi), AnyAnnex(2), Blessing], (11, 7), Some((Own(Shuriken), 0, 4))),
        ("m20", &[In(Castle), In(Castle), In(Gates), Own(Katana), Own(Doku), Own(Nawa), Geisha(1), AnyAnnex(1), Blessing], (16, 1), None),
    ];
    for (id, needs, (prestige, mon), bonus) in samples {
        let mission = find(id);
        assert_eq!(mission.needs, Needs::of(needs), "{id}");
        assert_eq!(mission.pays, Pays { prestige, mon, ..Pays::NONE }, "{id}");
        let Some((need, prestige, mon)) = bonus else {
            assert_eq!(mission.bonus, None, "{id}");
            continue;
        };
        let part = mission.bonus.expect("it has a bonus part");
        assert_eq!(part.needs, Needs::of(&[need]), "{id}");
        assert_eq!(part.pays, Pays { prestige, mon, ..Pays::NONE }, "{id}");
    }
}

#[test]
fn gifts_and_counts_add_up() {
    let two = Needs::of(&[Need::In(District::Harbor), Need::In(District::Harbor)]);
    let gift = Needs::of(&[Need::Give(Gift::Weapon), Need::Geisha(1)]);
    let both = two.plus(gift).plus(Needs::of(&[Need::Geisha(1)]));
    assert_eq!((both.districts[District::Harbor as usize], both.geishas), (2, 2));
    assert_eq!(both.give_weapons, 1);
}
