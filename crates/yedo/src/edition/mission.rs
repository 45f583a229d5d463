//! Missions: what they need, what they pay.

use super::{Annex, Annexes, Colour, District, Fit, MissionSet, Source, Specialist, Specialists};
use super::{Weapon, Weapons};

/// A mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mission {
    /// How the notation and the language files call it.
    pub id: &'static str,
    /// Which set it belongs to.
    pub set: MissionSet,
    /// How hard it is.
    pub colour: Colour,
    /// Where it may be played.
    pub fit: Fit,
    /// What the standard part needs.
    pub needs: Needs,
    /// What the standard part pays.
    pub pays: Pays,
    /// The part that may be done as well.
    pub bonus: Option<BonusPart>,
    /// Whose numbers these are.
    pub source: Source,
}

/// The optional part of a mission (`yedo.mission.bonus`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusPart {
    /// What it needs, besides what the standard part needs.
    pub needs: Needs,
    /// What it pays, besides what the standard part pays.
    pub pays: Pays,
}

/// One need, as a row writes it. [`Needs`] is all of them together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// An own disciple in this district; twice: two.
    In(District),
    /// This weapon.
    Own(Weapon),
    /// So many weapons of any type, besides the given ones.
    AnyWeapon(u8),
    /// This annex.
    Has(Annex),
    /// So many annexes of any type, besides the given ones.
    AnyAnnex(u8),
    /// So many geishas.
    Geisha(u8),
    /// A blessing.
    Blessing,
    /// So many Mon, which are paid.
    Pay(u8),
    /// Something that is given up.
    Give(Gift),
    /// This specialist is owned.
    Spec(Specialist),
    /// This specialist is the one activated.
    With(Specialist),
    /// A rival's disciple in this district.
    Rival(District),
    /// An own disciple on a rival's annex.
    RivalAnnex,
    /// The Church holds at least so many Mon.
    Church(u8),
}

/// What a mission may ask to give up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gift {
    /// An action card.
    Action,
    /// A bonus card.
    Bonus,
    /// A weapon of any type, besides those that must be owned.
    Weapon,
    /// The blessing.
    Blessing,
    /// A geisha, besides those that must be owned.
    Geisha,
}

/// All that a mission or an errand needs, laid out flat so that it is quick to compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Needs {
    /// Own disciples, by district in ring order.
    pub districts: [u8; 7],
    /// Given weapons.
    pub weapons: Weapons,
    /// Further weapons of any type.
    pub any_weapons: u8,
    /// Given annexes.
    pub annexes: Annexes,
    /// Further annexes of any type.
    pub any_annexes: u8,
    /// Geishas.
    pub geishas: u8,
    /// A blessing.
    pub blessing: bool,
    /// Mon to pay.
    pub pay: u8,
    /// Action cards given up.
    pub give_actions: u8,
    /// Bonus cards given up.
    pub give_bonuses: u8,
    /// Weapons given up.
    pub give_weapons: u8,
    /// Blessings given up.
    pub give_blessings: u8,
    /// Geishas given up.
    pub give_geishas: u8,
    /// Specialists owned.
    pub specialists: Specialists,
    /// The specialist activated: one of these, if there are any.
    pub with: Specialists,
    /// Districts with a rival's disciple, one bit each in ring order.
    pub rivals: u8,
    /// An own disciple on a rival's annex.
    pub rival_annex: bool,
    /// What the Church holds at least.
    pub church: u8,
}

// A mission is compared with what somebody has thousands of times in one thought.
const _: () = assert!(size_of::<Needs>() <= 24);

impl Needs {
    /// Nothing.
    pub const NONE: Needs = Needs {
        districts: [0; 7],
        weapons: Weapons::NONE,
        any_weapons: 0,
        annexes: Annexes::NONE,
        any_annexes: 0,
        geishas: 0,
        blessing: false,
        pay: 0,
        give_actions: 0,
        give_bonuses: 0,
        give_weapons: 0,
        give_blessings: 0,
        give_geishas: 0,
        specialists: Specialists::NONE,
        with: Specialists::NONE,
        rivals: 0,
        rival_annex: false,
        church: 0,
    };

    /// All of these together.
    pub const fn of(list: &[Need]) -> Needs {
        let mut needs = Needs::NONE;
        let mut i = 0;
        while i < list.len() {
            needs = needs.with(list[i]);
            i += 1;
        }
        needs
    }

    /// This one too.
    #[must_use]
    const fn with(mut self, need: Need) -> Needs {
        match need {
            Need::In(district) => self.districts[district as usize] += 1,
            Need::Own(weapon) => self.weapons = self.weapons.with(weapon),
            Need::AnyWeapon(n) => self.any_weapons += n,
            Need::Has(annex) => self.annexes = self.annexes.with(annex),
            Need::AnyAnnex(n) => self.any_annexes += n,
            Need::Geisha(n) => self.geishas += n,
            Need::Blessing => self.blessing = true,
            Need::Pay(n) => self.pay += n,
            Need::Give(Gift::Action) => self.give_actions += 1,
            Need::Give(Gift::Bonus) => self.give_bonuses += 1,
            Need::Give(Gift::Weapon) => self.give_weapons += 1,
            Need::Give(Gift::Blessing) => self.give_blessings += 1,
            Need::Give(Gift::Geisha) => self.give_geishas += 1,
            Need::Spec(specialist) => self.specialists = self.specialists.with(specialist),
            Need::With(specialist) => self.with = self.with.with(specialist),
            Need::Rival(district) => self.rivals |= 1 << district as u8,
            Need::RivalAnnex => self.rival_annex = true,
            Need::Church(n) => self.church = n,
        }
        self
    }

    /// Both at once: a standard part with its bonus part.
    #[must_use]
    pub const fn plus(mut self, other: Needs) -> Needs {
        let mut i = 0;
        while i < self.districts.len() {
            self.districts[i] += other.districts[i];
            i += 1;
        }
        self.weapons = self.weapons.and(other.weapons);
        self.any_weapons += other.any_weapons;
        self.annexes = self.annexes.and(other.annexes);
        self.any_annexes += other.any_annexes;
        self.geishas += other.geishas;
        self.blessing |= other.blessing;
        self.pay += other.pay;
        self.give_actions += other.give_actions;
        self.give_bonuses += other.give_bonuses;
        self.give_weapons += other.give_weapons;
        self.give_blessings += other.give_blessings;
        self.give_geishas += other.give_geishas;
        self.specialists = self.specialists.and(other.specialists);
        self.with = self.with.and(other.with);
        self.rivals |= other.rivals;
        self.rival_annex |= other.rival_annex;
        if self.church < other.church {
            self.church = other.church;
        }
        self
    }

    /// One need after another, in the order of the card; several of a kind are one.
    pub fn apart(&self) -> Vec<Needs> {
        let none = Needs::NONE;
        let mut all = Vec::new();
        for (place, &n) in self.districts.iter().enumerate().filter(|(_, n)| 0 < **n) {
            let mut districts = none.districts;
            districts[place] = n;
            all.push(Needs { districts, ..none });
        }
        all.extend(self.weapons.iter().map(|it| none.with(Need::Own(it))));
        all.push(Needs { any_weapons: self.any_weapons, ..none });
        all.push(Needs { give_weapons: self.give_weapons, ..none });
        all.extend(self.annexes.iter().map(|it| none.with(Need::Has(it))));
        all.push(Needs { any_annexes: self.any_annexes, ..none });
        all.push(Needs { geishas: self.geishas, ..none });
        all.push(Needs { give_geishas: self.give_geishas, ..none });
        all.push(Needs { blessing: self.blessing, ..none });
        all.push(Needs { give_blessings: self.give_blessings, ..none });
        all.extend(self.specialists.iter().map(|it| none.with(Need::Spec(it))));
        all.extend(self.with.iter().map(|it| none.with(Need::With(it))));
        let rivals = District::ALL.into_iter().filter(|it| self.is_rival_in(*it));
        all.extend(rivals.map(|it| none.with(Need::Rival(it))));
        all.push(Needs { rival_annex: self.rival_annex, ..none });
        all.push(Needs { church: self.church, ..none });
        all.push(Needs { pay: self.pay, ..none });
        all.push(Needs { give_actions: self.give_actions, ..none });
        all.push(Needs { give_bonuses: self.give_bonuses, ..none });
        all.retain(|line| *line != none);
        all
    }

    /// Is a disciple needed in this district?
    pub const fn is_in(&self, district: District) -> bool {
        0 < self.districts[district as usize]
    }

    /// Is a rival needed in this district?
    pub const fn is_rival_in(&self, district: District) -> bool {
        self.rivals >> district as u8 & 1 == 1
    }
}

/// What is paid, in the order it is taken (`yedo.mission.reward`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pays {
    /// Prestige points.
    pub prestige: u8,
    /// Mon.
    pub mon: u8,
    /// Top action cards.
    pub actions: u8,
    /// Top bonus cards.
    pub bonuses: u8,
    /// Top missions of one deck of choice.
    pub missions: u8,
    /// Weapons from the bag.
    pub weapons: u8,
    /// Blessings.
    pub blessings: u8,
}

impl Pays {
    /// Nothing.
    pub const NONE: Pays =
        Pays { prestige: 0, mon: 0, actions: 0, bonuses: 0, missions: 0, weapons: 0, blessings: 0 };
}
