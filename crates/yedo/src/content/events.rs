//! The events: seven kinds of six, and the arrival of the Jesuits (`yedo.event.content`).

use crate::edition::Condition::*;
use crate::edition::District::*;
use crate::edition::Effect::*;
use crate::edition::EventKind::*;
use crate::edition::Thing::{Action, Annex, Disciple, Geisha, Mission, Mon, Prestige, Weapon};
use crate::edition::Who::*;
use crate::edition::{
    DistrictAction, DrawDeck, Effect, EventCard, EventKind, Odd, Possession, Source, SteppingOut,
    Until,
};

const fn event(id: &'static str, kind: EventKind, effect: &'static [Effect]) -> EventCard {
    let source = Source::House;
    EventCard { id, kind, effect, last_round: true, source }
}

impl EventCard {
    const fn not_last(mut self) -> EventCard {
        self.last_round = false;
        self
    }
}

/// By kind. House: who has no mission to show gains nothing from "Unmasked".
#[rustfmt::skip]
pub(super) const EVENTS: &[EventCard] = &[
    event("CD1", ClosedDistricts, &[Close(Gates)]),
    event("CD2", ClosedDistricts, &[Close(Tavern)]),
    event("CD3", ClosedDistricts, &[Close(Harbor)]),
    event("CD4", ClosedDistricts, &[Close(RedLight)]),
    event("CD5", ClosedDistricts, &[Close(Market)]),
    event("CD6", ClosedDistricts, &[Close(Temple)]),

    event("CL1", ClosedLocations, &[CloseSpots(Gates, 1), CloseSpots(Market, 1), CloseSpots(Temple, 1)]),
    event("CL2", ClosedLocations, &[CloseSpots(Harbor, 2)]),
    event("CL3", ClosedLocations, &[CloseSpots(Tavern, 1), CloseSpots(RedLight, 1), CloseSpots(Harbor, 1)]),
    event("CL4", ClosedLocations, &[CloseSpots(Castle, 1), CloseSpots(Gates, 2)]),
    event("CL5", ClosedLocations, &[CloseSpots(Market, 2), CloseSpots(Tavern, 1)]),
    event("CL6", ClosedLocations, &[CloseSpots(Temple, 2), CloseSpots(RedLight, 1)]),

    event("DS1", Disasters, &[For(Each, &[Blessed(
        &[Lose(Me, Mon, 2)],
        &[If(Has(Annex, 1), &[Or(&[Pay(Prestige, 2)], &[Lose(Me, Annex, 1)])], &[Lose(Me, Mon, 4)])],
    )])]),
    event("DS2", Disasters, &[For(Each, &[If(
        Has(Weapon, 3),
        &[Blessed(&[Lose(Me, Weapon, 1)], &[Lose(Me, Weapon, 2)])],
        &[Blessed(&[], &[Lose(Me, Weapon, 1)])],
    )])]),
    event("DS3", Disasters, &[Close(Harbor), EmptyChurch, For(Each, &[Blessed(&[], &[Lose(Me, Mon, 3)])])]),
    event("DS4", Disasters, &[For(Each, &[If(Has(Disciple, 3), &[Blessed(&[], &[StayHome(1)])], &[])])]),
    event("DS5", Disasters, &[For(Each, &[Blessed(&[Feed { halved: true, most: 2 }], &[Feed { halved: false, most: 2 }])])]),
    event("DS6", Disasters, &[For(Each, &[Blessed(
        &[Or(&[Pay(Action, 1)], &[Pay(Mission, 1)])],
        &[Lose(Me, Action, 1), Lose(Me, Mission, 1)],
    )])]),

    event("DC1", Decrees, &[Ban(DistrictAction::Goods), Ban(DistrictAction::Church), Bespoke(Odd::Sakoku)]),
    event("DC2", Decrees, &[For(Each, &[May(&[Pay(Weapon, 1), Gain(Me, Prestige, 2)])]), Ban(DistrictAction::BuyWeapon)]),
    event("DC3", Decrees, &[For(Each, &[If(
        First,
        &[Or(&[Pay(Mon, 5)], &[Lose(Me, Prestige, 2)])],
        &[Or(&[Pay(Mon, 3)], &[Lose(Me, Prestige, 1)])],
    )])]),
    event("DC4", Decrees, &[For(Each, &[LoseShare(5)])]),
    event("DC5", Decrees, &[For(Each, &[May(&[Or(
        &[Pay(Mon, 6), Gain(Me, Prestige, 2)],
        &[Pay(Prestige, 1), Gain(Me, Mon, 4)],
    )])])]),
    event("DC6", Decrees, &[For(Each, &[GainPer(Possession::Disciple, 1, 0)])]),

    event("FS1", Festivals, &[For(Each, &[If(Has(Geisha, 1), &[Gain(Me, Prestige, 1)], &[Gain(Me, Mon, 2)])])]),
    event("FS2", Festivals, &[Gain(Each, Mon, 3), Gain(Lowest, Mon, 2)]),
    event("FS3", Festivals, &[WeaponPrice(-2, Until::NextEvent)]),
    event("FS4", Festivals, &[For(Each, &[GainPer(Possession::Annex, 1, 2)])]),
    event("FS5", Festivals, &[For(Each, &[Draw(DrawDeck::Action, 1, 1)])]),
    event("FS6", Festivals, &[For(Each, &[May(&[Pay(Mission, 1), Draw(DrawDeck::Mission, 1, 1)])])]),

    event("IN1", Intrigue, &[Lose(Highest, Prestige, 2)]),
    event("IN2", Intrigue, &[For(Lowest, &[Draw(DrawDeck::Bonus, 2, 1)])]),
    event("IN3", Intrigue, &[For(Each, &[If(Has(Disciple, 3), &[Or(&[Pay(Mon, 2)], &[StayHome(1)])], &[])])]),
    event("IN4", Intrigue, &[Minimum(1), Egress(SteppingOut::Each, 5)]),
    event("IN5", Intrigue, &[For(Each, &[If(Has(Mission, 1), &[Show(1), Gain(Me, Mon, 2)], &[])])]),
    event("IN6", Intrigue, &[Reverse]),

    event("WA1", Watch, &[Stride(2)]).not_last(),
    event("WA2", Watch, &[Colour]),
    event("WA3", Watch, &[NoArrest]).not_last(),
    event("WA4", Watch, &[ArrestAlso]).not_last(),
    event("WA5", Watch, &[Bribe(3)]).not_last(),
    event("WA6", Watch, &[Fine(2)]).not_last(),

    event("JE1", Jesuits, &[Bespoke(Odd::Jesuits)]),
];
