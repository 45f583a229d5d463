//! The price formula: what a mission or an errand weighs, and what that is worth.

use yedo::edition::{Colour, MissionSet, Needs, Pays};

/// What the needs weigh together.
pub(crate) fn effort(needs: &Needs) -> u32 {
    let districts: u32 = needs.districts.iter().map(|&n| district(n)).sum();
    let weapons = 3 * needs.weapons.len() + 2 * needs.any_weapons;
    let annexes = 6 * needs.annexes.len() + 5 * needs.any_annexes;
    let gifts = 3 * needs.give_actions
        + 4 * needs.give_bonuses
        + 5 * needs.give_weapons
        + 4 * needs.give_blessings
        + 8 * needs.give_geishas;
    let specialists = 4 * needs.specialists.len() + 5 * needs.with.len();
    let rivals = 2 * needs.rivals.count_ones() as u8 + 5 * u8::from(needs.rival_annex);
    let church = 2 * u8::from(0 < needs.church);
    let blessing = 3 * u8::from(needs.blessing);
    let rest = weapons + annexes + gifts + specialists + rivals + church + blessing + needs.pay;
    districts + geishas(needs.geishas) + u32::from(rest)
}

fn district(n: u8) -> u32 {
    match u32::from(n) {
        0 => 0,
        n => 4 + 5 * (n - 1),
    }
}

fn geishas(n: u8) -> u32 {
    [0, 5, 11, 18][n as usize]
}

/// What a bonus part weighs on top of the standard part.
pub(crate) fn effort_of_bonus(standard: &Needs, bonus: &Needs) -> u32 {
    effort(&standard.plus(*bonus)) - effort(standard)
}

/// The colour that a mission of this effort has.
pub(crate) fn colour(effort: u32) -> Colour {
    match effort {
        6..=10 => Colour::Green,
        11..=18 => Colour::Yellow,
        19..=28 => Colour::Red,
        29..=38 => Colour::Black,
        _ => panic!("no mission weighs {effort}"),
    }
}

/// What a mission is worth.
pub(crate) fn value(set: MissionSet, colour: Colour, effort: u32) -> u32 {
    effort + if set == MissionSet::Shogun { 14 } else { premium(colour) }
}

fn premium(colour: Colour) -> u32 {
    match colour {
        Colour::Green => 1,
        Colour::Yellow => 3,
        Colour::Red => 4,
        Colour::Black => 8,
    }
}

/// Which part of a mission's value is prestige, of a hundred.
pub(crate) fn share(set: MissionSet, colour: Colour) -> u32 {
    if set == MissionSet::Shogun {
        return 100;
    }
    match colour {
        Colour::Green => 40,
        Colour::Yellow => 47,
        Colour::Red => 70,
        Colour::Black => 85,
    }
}

/// Which part of an errand's value is prestige, of a hundred.
pub(crate) fn share_of_errand(colour: Colour) -> u32 {
    match colour {
        Colour::Green => 35,
        Colour::Yellow => 50,
        Colour::Red => 60,
        Colour::Black => panic!("no errand is black"),
    }
}

/// Prestige and what is left for Mon and things.
pub(crate) fn reward(value: u32, share: u32) -> (u32, u32) {
    let rounded = (2 * share * value + 300) / 600;
    let prestige = if value < 3 * rounded { rounded - 1 } else { rounded };
    (prestige, value - 3 * prestige)
}

/// What a bonus part pays: from 6 on in prestige, less in Mon.
pub(crate) fn reward_of_bonus(effort: u32) -> (u32, u32) {
    let value = effort + 1;
    if value < 6 { (0, value) } else { (value / 3, value % 3) }
}

/// Prestige, and the rest in Mon: things at the value scale.
pub(crate) fn worth(pays: Pays) -> (u32, u32) {
    let rest = pays.mon
        + 3 * pays.actions
        + 4 * pays.bonuses
        + 2 * pays.missions
        + 5 * pays.weapons
        + 3 * pays.blessings;
    (u32::from(pays.prestige), u32::from(rest))
}
