//! The bonus cards.

use crate::edition::Annex::*;
use crate::edition::Colour::*;
use crate::edition::Counted::*;
use crate::edition::Scoring::*;
use crate::edition::Weapon::*;
use crate::edition::{BonusCard, Fit, Scoring, Source};

const fn bonus(id: &'static str, scoring: Scoring) -> BonusCard {
    BonusCard { id, scoring, needs_black: false, fit: Fit::All, source: Source::House }
}

impl BonusCard {
    const fn needs_black(mut self) -> BonusCard {
        self.needs_black = true;
        self
    }

    const fn competitive(mut self) -> BonusCard {
        self.fit = Fit::Competitive;
        self
    }
}

/// All are judged on the same state.
#[rustfmt::skip]
pub(super) const BONUSES: &[BonusCard] = &[
    bonus("b01", Pair(Weapon(Katana), Weapon(Yumi),           4, 1)),
    bonus("b02", Pair(Weapon(Doku), Weapon(Fukiya),           4, 1)),
    bonus("b03", Pair(Weapon(Shuko), Weapon(Shuriken),        4, 1)),
    bonus("b04", Pair(Weapon(Nawa), Weapon(Metsubushi),       4, 1)),
    bonus("b05", Table(Weapons,     &[0, 0, 0, 3, 4])),
    bonus("b06", Table(WeaponTypes, &[0, 0, 2, 4])),
    bonus("b07", Table(Geishas,     &[1, 2, 5])),
    bonus("b08", Table(Annexes,     &[1, 2, 3, 6])),
    bonus("b09", Pair(Annex(Karesansui), Annex(Chashitsu),    4, 2)),
    bonus("b10", Pair(Annex(KobudoRyu), Annex(Yashiki),       4, 2)),
    bonus("b11", Table(Disciples,   &[0, 0, 0, 3])),
    bonus("b12", Has(Blessing, 3)),
    bonus("b13", Table(Household,   &[0, 0, 2, 5])),
    bonus("b14", Per(Mon, 6,                1, 4)),
    bonus("b15", AtMost(Mon, 2, 3)),
    bonus("b16", Per(Missions, 1,           1, 4)),
    bonus("b17", Per(MissionsOf(Green), 1,  1, 4)),
    bonus("b18", Per(MissionsOf(Yellow), 1, 1, 4)),
    bonus("b19", Per(MissionsOf(Red), 1,    2, 4)),
    bonus("b20", Per(MissionsOf(Black), 1,  3, 6)).needs_black(),
    bonus("b21", Table(Colours,     &[0, 0, 4, 6])),
    bonus("b22", Per(BonusParts, 1,         1, 4)),
    bonus("b23", Has(Blackmail, 2)),
    bonus("b24", Rank(&[3, 1])),
    bonus("b25", Per(Actions, 1,            1, 3)),
    bonus("b26", Most(Annexes, 4, 2)).competitive(),
    bonus("b27", Least(5)).competitive(),
];
