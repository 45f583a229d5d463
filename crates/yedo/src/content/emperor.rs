//! The cards of the Emperor: prices, event and errand of a round.

use crate::edition::Colour::{Green, Red, Yellow};
use crate::edition::Condition::{First, Has};
use crate::edition::District::*;
use crate::edition::Effect::*;
use crate::edition::EmperorUse::*;
use crate::edition::Need::{AnyAnnex, AnyWeapon, Blessing, Geisha, Give, In, Own};
use crate::edition::Thing::{Action, Disciple, Mon, Prestige, Weapon};
use crate::edition::Weapon::*;
use crate::edition::Who::*;
use crate::edition::{
    Colour, DrawDeck, Effect, EmperorCard, EmperorUse, Errand, Gift, LookDeck, Need, Needs, Pays,
    Possession, Source, Until,
};

const fn card(
    id: &'static str,
    colour: Colour,
    prices: [u8; 7],
    event: &'static [Effect],
    needs: &[Need],
    prestige: u8,
    mon: u8,
) -> EmperorCard {
    let pays = Pays { prestige, mon, ..Pays::NONE };
    let errand = Errand { needs: Needs::of(needs), together: false, pays };
    EmperorCard { id, colour, prices, event, errand, used: All, source: Source::House }
}

impl EmperorCard {
    const fn and_action(mut self) -> EmperorCard {
        self.errand.pays.actions = 1;
        self
    }

    const fn and_bonus(mut self) -> EmperorCard {
        self.errand.pays.bonuses = 1;
        self
    }

    const fn together(mut self) -> EmperorCard {
        self.errand.together = true;
        self
    }

    const fn used(mut self, used: EmperorUse) -> EmperorCard {
        self.used = used;
        self
    }
}

const fn pay(n: u8) -> Need {
    Need::Pay(n)
}

/// 9 green, 9 yellow, 12 red. House: who cannot discard what an event asks for pays its other price.
#[rustfmt::skip]
pub(super) const EMPEROR: &[EmperorCard] = &[
    //                  ac bo we an ge di mi
    card("G01", Green, [2, 3, 3, 8, 7, 4, 2], &[Gain(Each, Mon, 2)],
        &[In(Temple), pay(3)], 1, 4),
    card("G02", Green, [3, 2, 3, 7, 7, 5, 2], &[WeaponPrice(-1, Until::NextEvent)],
        &[In(Gates), In(Tavern)], 1, 5),
    card("G03", Green, [2, 2, 4, 8, 6, 5, 3], &[Church(2)],
        &[In(Harbor), pay(4)], 1, 2).and_action(),
    card("G04", Green, [3, 3, 2, 7, 7, 5, 2], &[Stay],
        &[In(Market), AnyWeapon(1)], 1, 3),
    card("G05", Green, [2, 3, 4, 8, 5, 5, 2], &[For(Each, &[May(&[Pay(Mon, 1), Draw(DrawDeck::Action, 1, 1)])])],
        &[In(RedLight), Geisha(1)], 1, 6),
    card("G06", Green, [3, 2, 3, 8, 7, 4, 3], &[For(Each, &[Blessed(&[], &[May(&[Pay(Mon, 2), Gain(Me, crate::edition::Thing::Blessing, 1)])])])],
        &[In(Temple), Blessing], 1, 4),
    card("G07", Green, [2, 3, 4, 6, 7, 5, 2], &[For(Each, &[Look(LookDeck::Any, 3, 0)])],
        &[In(Castle), In(Gates)], 1, 2).and_action(),
    card("G08", Green, [3, 3, 3, 8, 6, 4, 2], &[],
        &[In(Tavern), pay(5)], 1, 6),
    card("G09", Green, [2, 2, 3, 7, 7, 5, 3], &[Gain(Lowest, Mon, 3)],
        &[In(Market), Give(Gift::Action)], 1, 0).and_bonus(),

    card("Y10", Yellow, [3, 3, 5, 8, 7, 5, 3], &[Lose(Richest, Mon, 3)],
        &[In(Castle), Own(Katana), Own(Yumi)], 2, 4),
    card("Y11", Yellow, [3, 4, 4, 7, 7, 6, 3], &[CloseSpots(Tavern, 1)],
        &[In(Tavern), AnyAnnex(1), pay(3)], 2, 6),
    card("Y12", Yellow, [4, 3, 4, 9, 6, 5, 3], &[For(Each, &[Or(&[Pay(Mon, 2)], &[Lose(Me, Prestige, 1)])])],
        &[In(RedLight), In(Harbor), Own(Nawa)], 2, 5),
    card("Y13", Yellow, [3, 3, 3, 9, 8, 5, 4], &[Effect::Colour],
        &[In(Temple), Blessing, pay(6)], 2, 7),
    card("Y14", Yellow, [4, 4, 5, 8, 7, 4, 3], &[DiscardRow(2)],
        &[In(Market), In(Gates), Own(Metsubushi)], 2, 5),
    card("Y15", Yellow, [3, 3, 4, 8, 9, 6, 2], &[DaimyoFirst],
        &[In(RedLight), Geisha(1), Give(Gift::Bonus)], 2, 7),
    card("Y16", Yellow, [2, 4, 5, 9, 7, 6, 3], &[For(Each, &[Or(&[Pay(Action, 1)], &[Pay(Mon, 2)])])],
        &[In(Tavern), In(Castle), Own(Doku), Own(Fukiya)], 2, 8),
    card("Y17", Yellow, [3, 3, 4, 10, 7, 5, 3], &[AnnexTax(1)],
        &[In(Gates), In(Market), In(Castle)], 2, 6),
    card("Y18", Yellow, [4, 3, 3, 8, 8, 7, 3], &[For(Each, &[If(Has(Disciple, 3), &[War(1)], &[])])],
        &[In(Harbor), Own(Shuriken), Own(Shuko)], 2, 4),

    card("R19", Red, [5, 5, 7, 11, 9, 9, 4], &[For(Each, &[War(1)])],
        &[In(Tavern), In(Gates), Own(Katana), Own(Nawa), Blessing], 3, 8),
    card("R20", Red, [5, 5, 7, 11, 10, 7, 5], &[For(Each, &[Blessed(&[], &[Lose(Me, Prestige, 1)])])],
        &[In(Castle), In(Market), Geisha(1), pay(4)], 3, 8),
    card("R21", Red, [5, 5, 8, 11, 9, 8, 4], &[Close(RedLight)],
        &[In(Harbor), In(Temple), Own(Yumi), Own(Shuriken), AnyWeapon(1)], 3, 7),
    card("R22", Red, [5, 5, 6, 13, 10, 7, 4], &[Else(&[BestGeishaLeaves], &[Lose(Each, Mon, 2)])],
        &[In(Castle), AnyAnnex(2), pay(8)], 4, 10).used(NotGentlerSolo),
    card("R23", Red, [5, 6, 6, 10, 12, 8, 3], &[For(Each, &[Or(&[PayPer(Possession::Disciple, 1)], &[War(1)])])],
        &[In(RedLight), In(Temple), Geisha(2)], 4, 7),
    card("R24", Red, [5, 5, 7, 11, 10, 8, 4], &[Stride(2), CloseSpots(Gates, 1), CloseSpots(Market, 1)],
        &[In(Gates), In(Tavern), In(Harbor), In(Market), Own(Shuko), pay(3)], 4, 10).used(NotGentlerSolo),
    card("R25", Red, [5, 5, 7, 11, 10, 8, 4], &[EmptyChurch, For(Each, &[Blessed(&[], &[Lose(Me, Mon, 2)])])],
        &[In(Temple), In(Harbor), Own(Doku), Own(Fukiya), Blessing], 3, 8),
    card("R26", Red, [5, 5, 6, 10, 9, 9, 4], &[For(Each, &[If(First, &[War(2)], &[War(1)])])],
        &[In(Castle), In(Gates), In(Tavern), In(Market), In(Temple), Own(Katana), Own(Yumi)], 2, 2).together().used(NotSolo),
    card("R27", Red, [5, 4, 7, 11, 9, 8, 4], &[DaimyoGains(1), DaimyoFirst],
        &[In(Harbor), In(Harbor), In(Gates), AnyAnnex(2), Own(Nawa)], 2, 2).together().used(NotSolo),
    card("R28", Red, [5, 5, 9, 11, 10, 7, 3], &[For(Each, &[Or(&[Pay(Weapon, 1)], &[Pay(Mon, 4)])])],
        &[In(Market), In(Harbor), Own(Metsubushi), Own(Shuriken), pay(4)], 4, 6),
    card("R29", Red, [5, 5, 6, 11, 10, 8, 5], &[For(Each, &[Or(&[Pay(Mon, 3)], &[Lose(Me, Prestige, 2)])])],
        &[In(Castle), In(Castle), In(Gates), pay(14)], 2, 2).together().used(NotSolo),
    card("R30", Red, [6, 5, 6, 11, 10, 7, 5], &[Close(RedLight), Close(Temple)],
        &[In(Castle), In(Gates), In(Tavern), In(Harbor), In(Market), Geisha(1), Blessing], 2, 2).together().used(NotSolo),
];
