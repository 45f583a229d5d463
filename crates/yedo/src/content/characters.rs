//! The characters of the Tea House.

use crate::edition::Condition::MonAtMost;
use crate::edition::CoopUse::{Once, Twice, Unfit, UntilPaidBack};
use crate::edition::DistrictAction::{Audience, BuyWeapon, Geisha, Recruit};
use crate::edition::Effect::*;
use crate::edition::Moment::*;
use crate::edition::Thing::Mon;
use crate::edition::Waived::DistrictOrBlessing;
use crate::edition::Who::{Me, Others};
use crate::edition::{
    Character, CoopUse, District, DrawDeck, Effect, Favor, Moment, Place, Source, Takeable,
};

const fn character(
    id: &'static str,
    moment: Moment,
    effect: &'static [Effect],
    prestige: u8,
    coop_use: CoopUse,
) -> Character {
    Character {
        id,
        favor: None,
        moment,
        effect,
        coop: None,
        coop_use,
        prestige,
        source: Source::House,
        prestige_source: Source::House,
    }
}

impl Character {
    const fn with(mut self, favor: Favor) -> Character {
        self.favor = Some(favor);
        self
    }

    const fn coop(mut self, effect: &'static [Effect]) -> Character {
        self.coop = Some(effect);
        self
    }

    const fn printed_prestige(mut self) -> Character {
        self.prestige_source = Source::Printed;
        self
    }
}

const BEGGAR: &[Effect] =
    &[If(MonAtMost(3), &[Gain(Me, Mon, 5)], &[Take(Takeable::Mon, 1, Others)])];
const BEGGAR_COOP: &[Effect] = &[If(MonAtMost(3), &[Gain(Me, Mon, 5)], &[Gain(Me, Mon, 2)])];

/// The first five come with a favor of the shogun.
#[rustfmt::skip]
pub(super) const CHARACTERS: &[Character] = &[
    character("t01", Any,     BEGGAR,                               2, Once).with(Favor::Blessing).coop(BEGGAR_COOP).printed_prestige(),
    character("t02", Act,     &[Besides(Audience, 4)],              3, Once).with(Favor::Weapon),
    character("t03", Act,     &[Besides(BuyWeapon, 4)],             1, Once).with(Favor::Mon),
    character("t04", Any,     &[TakeBack],                          1, Once).with(Favor::Action),
    character("t05", Act,     &[Draw(DrawDeck::Bonus, 3, 1)],           2, Once).with(Favor::Bonus),
    character("t06", Round,   &[Toll(District::Harbor, 1)],         2, Unfit),
    character("t07", Mission, &[WildWeapon],                        2, Twice),
    character("t08", Act,     &[Besides(Recruit, 4)],               1, Once),
    character("t09", Act,     &[Draw(DrawDeck::Mission, 3, 1)],         2, Once),
    character("t10", Assign,  &[Place(Place::Taken)],               2, Twice),
    character("t11", Any,     &[Loan { mon: 7, back: 4, prestige: 2 }], 1, UntilPaidBack),
    character("t12", Assign,  &[Ronin],                             3, Once),
    character("t13", Stop,    &[StepsEither(1)],                    2, Once),
    character("t14", Act,     &[Besides(Geisha, 5)],                2, Once),
    character("t15", Mission, &[Waive(DistrictOrBlessing)],         3, Once),
];
