//! The action cards: six kinds of eight.

use crate::edition::ActionKind::*;
use crate::edition::Condition::*;
use crate::edition::Effect::*;
use crate::edition::Moment::*;
use crate::edition::Place::ClosedOrTaken;
use crate::edition::Thing::{Blessing, Disciple, Geisha, Mon, Prestige, Weapon};
use crate::edition::Who::*;
use crate::edition::{
    ActionCard, ActionKind, Beside, DrawDeck, Effect, Fit, LookDeck, Moment, PlusThing, Rival,
    Shielded, Source, SteppingOut, Takeable, Until, Waived,
};

const fn card(
    id: &'static str,
    kind: ActionKind,
    moment: Moment,
    effect: &'static [Effect],
) -> ActionCard {
    ActionCard { id, kind, moment, effect, coop: None, fit: Fit::All, source: Source::House }
}

impl ActionCard {
    const fn coop(mut self, effect: &'static [Effect]) -> ActionCard {
        self.coop = Some(effect);
        self
    }

    const fn not_solo(mut self) -> ActionCard {
        self.fit = Fit::NotSolo;
        self
    }

    const fn competitive(mut self) -> ActionCard {
        self.fit = Fit::Competitive;
        self
    }

    const fn printed(mut self) -> ActionCard {
        self.source = Source::Printed;
        self
    }
}

/// `yedo.cards.neighbours`.
const KIND: &[Effect] = &[Gain(Me, Mon, 5), Gain(Others, Mon, 2)];
const NEW_ORDERS: &[Effect] = &[Or(&[Redraw], &[Gain(Me, Prestige, 1)])];
const NEW_ORDERS_COOP: &[Effect] = &[Ignore, Gain(Me, Prestige, 1)];

/// A to F, eight each. House: "Dragon heart" is wider than the printed `ClosedDistrict`.
#[rustfmt::skip]
pub(super) const ACTIONS: &[ActionCard] = &[
    card("A01", Neighbours, Any,     KIND).printed(),
    card("A02", Neighbours, Any,     KIND).printed(),
    card("A03", Neighbours, Any,     &[Gain(Each, Mon, 2), Gain(Me, Prestige, 1)]),
    card("A04", Neighbours, Act,     &[Draw(DrawDeck::Bonus, 3, 1), Gain(Lowest, Mon, 2)]),
    card("A05", Neighbours, Mission, &[LendAnnex, Gain(Owner, Mon, 3)]).not_solo(),
    card("A06", Neighbours, Act,     &[Needs(Has(Geisha, 1)), Gain(Me, Prestige, 2), Gain(OthersWith(Geisha), Prestige, 1)]),
    card("A07", Neighbours, Any,     &[Else(&[Gain(Me, Blessing, 1)], &[Gain(Me, Mon, 3)])]),
    card("A08", Neighbours, Any,     &[TradeAll, Gain(Me, Mon, 2)]).not_solo(),

    card("B01", Streets, Assign, &[Place(ClosedOrTaken)]),
    card("B02", Streets, Act,    &[Move(1)]),
    card("B03", Streets, Act,    &[TwoTurns]),
    card("B04", Streets, Act,    &[Twice]),
    card("B05", Streets, Act,    &[Borrow]),
    card("B06", Streets, Assign, &[TwoTurns]),
    card("B07", Streets, Assign, &[Pay(Mon, 3), Ronin]),
    card("B08", Streets, Assign, &[Gain(Me, Mon, 2), Skip]),

    card("C01", Lanterns, Step,   &[Colour]),
    card("C02", Lanterns, Step,   &[Colour]),
    card("C03", Lanterns, Stop,   &[Steps(1)]),
    card("C04", Lanterns, Stop,   &[Steps(1)]),
    card("C05", Lanterns, Stop,   &[Steps(2)]),
    card("C06", Lanterns, Step,   &[Stay]).coop(&[NoIcons]),
    card("C07", Lanterns, Arrest, &[Shield(Shielded::MineHere)]),
    card("C08", Lanterns, Arrest, &[Shield(Shielded::One)]),

    card("D01", Whispers, Reply,   &[Cancel]).competitive().printed(),
    card("D02", Whispers, Reply,   &[Cancel]).competitive().printed(),
    card("D03", Whispers, Event,   NEW_ORDERS).coop(NEW_ORDERS_COOP).printed(),
    card("D04", Whispers, Event,   NEW_ORDERS).coop(NEW_ORDERS_COOP).printed(),
    card("D05", Whispers, Act,     &[Look(LookDeck::Mission, 4, 1)]),
    card("D06", Whispers, Act,     &[LookAtMissions(Rival::One), Gain(Me, Mon, 2), If(SawBlack, &[Gain(Me, Prestige, 1)], &[])]).competitive(),
    card("D07", Whispers, Any,     &[Look(LookDeck::Event, 2, 0), Gain(Me, Mon, 2)]).coop(&[Look(LookDeck::Emperor, 1, 0), Gain(Me, Mon, 2)]),
    card("D08", Whispers, Mission, &[Plus(PlusThing::Mon, 2), Plus(PlusThing::Mission, 1)]),

    card("E01", Merchants, Bid, &[NoAuction]).printed(),
    card("E02", Merchants, Any, &[Egress(SteppingOut::Me, 6)]),
    card("E03", Merchants, Any, &[Rebate(3)]),
    card("E04", Merchants, Bid, &[Extra]),
    card("E05", Merchants, Any, &[Refill, WeaponPrice(-2, Until::MyNext)]),
    card("E06", Merchants, Act, &[SwapWeapon]),
    card("E07", Merchants, Act, &[Or(&[Pay(Weapon, 1), Gain(Me, Mon, 7)], &[Pay(Geisha, 1), Gain(Me, Mon, 9)])]),
    card("E08", Merchants, Act, &[Pay(Mon, 4), Gain(Me, Prestige, 2)]),

    card("F01", Knives, Act,     &[Home(Beside::OneHere), Gain(Owner, Mon, 2)]).competitive(),
    card("F02", Knives, Act,     &[Take(Takeable::Geisha, 1, OneWithMore), Gain(Owner, Mon, 5)]).competitive(),
    card("F03", Knives, Act,     &[Take(Takeable::Mon, 4, OneHere)]).competitive(),
    card("F04", Knives, Act,     &[Take(Takeable::Weapon, 1, OneWithMore), Gain(Owner, Mon, 4)]).competitive(),
    card("F05", Knives, Assign,  &[CloseAnnex, Gain(Owner, Mon, 2)]).competitive(),
    card("F06", Knives, Act,     &[Pay(Mon, 3), Lose(OneWithMore, Disciple, 1)]).competitive(),
    card("F07", Knives, Bid,     &[SentOut(Rival::One, 4)]).competitive(),
    card("F08", Knives, Mission, &[Waive(Waived::Weapon)]),
];
