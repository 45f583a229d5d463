//! The missions, by set and colour, from the lightest to the heaviest (`yedo.mission.content`).
//!
//! What they pay follows from what they need; a test computes it again.

use crate::edition::Annex::*;
use crate::edition::Colour::*;
use crate::edition::District::*;
use crate::edition::MissionSet::{
    Assassination, Basic, Espionage, Interaction, Jesuit, Kidnapping, Shogun, Specialist, Theft,
    War,
};
use crate::edition::Need::*;
use crate::edition::Specialist::*;
use crate::edition::Weapon::*;
use crate::edition::{
    BonusPart, Colour, Fit, Gift, Mission, MissionSet, Need, Needs, Pays, Source,
};

const NOTHING: Pays = Pays::NONE;
const ACTION: Pays = Pays { actions: 1, ..NOTHING };
const BONUS: Pays = Pays { bonuses: 1, ..NOTHING };
const MISSION: Pays = Pays { missions: 1, ..NOTHING };
const WEAPON: Pays = Pays { weapons: 1, ..NOTHING };
const BLESSING: Pays = Pays { blessings: 1, ..NOTHING };

const fn m(
    id: &'static str,
    set: MissionSet,
    colour: Colour,
    prestige: u8,
    mon: u8,
    needs: &[Need],
) -> Mission {
    let fit = match set {
        Interaction | Jesuit => Fit::Competitive,
        Basic | Shogun | Espionage | Theft | Assassination | War | Kidnapping | Specialist => {
            Fit::All
        }
    };
    let (needs, pays) = (Needs::of(needs), Pays { prestige, mon, ..NOTHING });
    Mission { id, set, colour, fit, needs, pays, bonus: None, source: Source::House }
}

impl Mission {
    /// With things besides, which replace Mon.
    const fn and(mut self, things: Pays) -> Mission {
        self.pays = Pays { prestige: self.pays.prestige, mon: self.pays.mon, ..things };
        self
    }

    /// With a bonus part.
    const fn bonus(mut self, need: Need, prestige: u8, mon: u8) -> Mission {
        let pays = Pays { prestige, mon, ..NOTHING };
        self.bonus = Some(BonusPart { needs: Needs::of(&[need]), pays });
        self
    }

    const fn printed(mut self) -> Mission {
        self.source = Source::Printed;
        self
    }
}

/// Prestige, Mon, needs; then a thing that replaces Mon; then the bonus part: one need, prestige, Mon.
#[rustfmt::skip]
pub(super) const MISSIONS: &[Mission] = &[
    // Basic: in every game.
    m("m01",  Basic, Green,   1,  4, &[In(Temple), Pay(2)]).bonus(In(Market), 0, 5),
    m("m21",  Basic, Green,   1,  4, &[In(Harbor), AnyWeapon(1)]).bonus(Geisha(1), 2, 0),
    m("m02",  Basic, Green,   1,  5, &[In(Tavern), Own(Nawa)]).bonus(Own(Shuko), 0, 4),
    m("m22",  Basic, Green,   1,  5, &[In(RedLight), Own(Nawa)]).bonus(Has(Yashiki), 2, 1),
    m("m23",  Basic, Green,   1,  5, &[In(Castle), Own(Katana)]).bonus(Has(Chashitsu), 2, 1),
    m("m24",  Basic, Green,   1,  2, &[In(Harbor), In(RedLight)]).and(BONUS).bonus(Blessing, 0, 4),
    m("m25",  Basic, Green,   1,  6, &[In(Tavern), In(Market)]).bonus(Has(KobudoRyu), 2, 1),
    m("m26",  Basic, Green,   1,  7, &[In(Temple), Own(Doku), Pay(2)]).bonus(AnyAnnex(1), 2, 0),
    m("m27",  Basic, Green,   1,  7, &[In(Market), Own(Katana), AnyWeapon(1)]).bonus(In(Castle), 0, 5),
    m("m28",  Basic, Green,   1,  5, &[In(Castle), Own(Doku), Pay(2)]).and(MISSION).bonus(Own(Shuriken), 0, 4),
    m("m29",  Basic, Green,   1,  8, &[In(Tavern), Own(Yumi), Own(Shuko)]).bonus(Blessing, 0, 4),
    m("m30",  Basic, Green,   1,  8, &[In(Gates), In(Harbor), AnyWeapon(1)]).bonus(Geisha(1), 2, 0),

    m("m31",  Basic, Yellow,  2,  8, &[In(Castle), In(Temple), Own(Katana)]).bonus(AnyAnnex(1), 2, 0),
    m("m32",  Basic, Yellow,  2,  3, &[In(Castle), In(Harbor), Own(Shuriken)]).and(WEAPON).bonus(In(Tavern), 0, 5),
    m("m33",  Basic, Yellow,  2,  9, &[In(Harbor), In(Market), AnyWeapon(1), Pay(2)]).bonus(Own(Shuko), 0, 4),
    m("m34",  Basic, Yellow,  2,  9, &[In(Market), In(Market), Own(Doku)]).bonus(In(RedLight), 0, 5),
    m("m06",  Basic, Yellow,  3,  7, &[In(RedLight), In(Market), Geisha(1)]).bonus(Blessing, 0, 4),
    m("m35",  Basic, Yellow,  3,  7, &[In(Tavern), Own(Katana), Own(Yumi), Own(Nawa)]).bonus(Own(Doku), 0, 4),
    m("m36",  Basic, Yellow,  3,  4, &[In(Harbor), Own(Yumi), Own(Shuko), Blessing]).and(ACTION).bonus(Own(Metsubushi), 0, 4),
    m("m37",  Basic, Yellow,  3,  8, &[In(Market), In(Temple), Own(Katana), Own(Fukiya)]).bonus(In(Castle), 0, 5),
    m("m38",  Basic, Yellow,  3,  8, &[In(Tavern), In(Market), Own(Metsubushi), Give(Gift::Action)]).bonus(In(RedLight), 0, 5),
    m("m39",  Basic, Yellow,  3,  9, &[In(Tavern), In(Harbor), In(Temple), Pay(3)]).bonus(Own(Katana), 0, 4),
    m("m40",  Basic, Yellow,  3,  6, &[In(Market), Own(Shuriken), Own(Doku), AnyAnnex(1)]).and(ACTION).bonus(Has(Chashitsu), 2, 1),
    m("m41",  Basic, Yellow,  3, 10, &[In(Temple), Own(Katana), Own(Shuriken), Own(Shuko), Own(Metsubushi)]).bonus(In(Gates), 0, 5).printed(),
    m("m42",  Basic, Yellow,  3, 10, &[In(Tavern), In(RedLight), Own(Yumi), Own(Nawa), Pay(2)]).bonus(Has(Yashiki), 2, 1),
    m("m43",  Basic, Yellow,  3, 10, &[In(Harbor), Own(Doku), AnyAnnex(1), Pay(4)]).bonus(In(Tavern), 0, 5),
    m("m44",  Basic, Yellow,  3, 11, &[In(Gates), In(Tavern), In(Temple), Own(Metsubushi), Pay(2)]).bonus(Has(Karesansui), 2, 1),
    m("m45",  Basic, Yellow,  3,  7, &[In(Gates), In(Harbor), Own(Yumi), Own(Metsubushi), Own(Doku)]).and(BONUS).bonus(In(RedLight), 0, 5),
    m("m46",  Basic, Yellow,  3, 12, &[In(Gates), Own(Katana), Own(Yumi), Own(Fukiya), Pay(5)]).bonus(Geisha(1), 2, 0),
    m("m47",  Basic, Yellow,  3, 12, &[In(Castle), In(RedLight), AnyWeapon(1), AnyAnnex(1), Blessing]).bonus(In(Tavern), 0, 5),

    m("m48",  Basic, Red,     5,  8, &[In(Gates), In(Harbor), Own(Metsubushi), Own(Fukiya), Geisha(1)]).bonus(In(Castle), 0, 5),
    m("m49",  Basic, Red,     6,  4, &[In(Castle), In(Gates), In(Tavern), Own(Shuriken), Geisha(1)]).and(MISSION).bonus(AnyAnnex(1), 2, 0),
    m("m50",  Basic, Red,     6,  6, &[In(Gates), In(Tavern), In(Temple), Own(Nawa), Own(Fukiya), AnyWeapon(1)]).bonus(In(Market), 0, 5),
    m("m51",  Basic, Red,     6,  7, &[In(Castle), In(Gates), In(Temple), Own(Shuriken), Own(Metsubushi), Own(Fukiya)]).bonus(In(Market), 0, 5),
    m("m52",  Basic, Red,     6,  7, &[In(Harbor), In(Market), In(Temple), Own(Yumi), Own(Shuko), Own(Metsubushi)]).bonus(Blessing, 0, 4),
    m("m12",  Basic, Red,     6,  8, &[In(Castle), In(Tavern), AnyAnnex(2), Pay(4)]).bonus(Geisha(1), 2, 0),
    m("m53",  Basic, Red,     6,  3, &[In(Tavern), In(Tavern), In(Temple), Own(Shuko), Own(Metsubushi), Own(Fukiya)]).and(WEAPON).bonus(AnyAnnex(1), 2, 0),
    m("m54",  Basic, Red,     6,  9, &[In(RedLight), In(Market), Own(Katana), Own(Shuriken), Own(Nawa), Pay(6)]).bonus(In(Temple), 0, 5),
    m("m55",  Basic, Red,     6,  9, &[In(Gates), In(RedLight), In(RedLight), Own(Yumi), Own(Shuko), Give(Gift::Blessing)]).bonus(AnyAnnex(1), 2, 0),
    m("m56",  Basic, Red,     7,  7, &[In(Gates), In(Tavern), In(Harbor), Own(Nawa), Own(Doku), Own(Fukiya), Blessing]).bonus(Own(Shuko), 0, 4),
    m("m57",  Basic, Red,     7,  4, &[In(Castle), In(RedLight), In(Temple), Own(Nawa), Own(Fukiya), Pay(6)]).and(BLESSING).bonus(Geisha(1), 2, 0),
    m("m58",  Basic, Red,     7,  8, &[In(Tavern), In(RedLight), Own(Katana), Own(Yumi), Own(Shuriken), Geisha(1), Blessing]).bonus(In(Harbor), 0, 5),
    m("m59",  Basic, Red,     7,  8, &[In(Castle), In(Gates), In(Market), Own(Katana), Own(Shuko), Own(Fukiya), Give(Gift::Blessing)]).bonus(Has(Chashitsu), 2, 1),
    m("m60",  Basic, Red,     7,  9, &[In(Harbor), In(RedLight), Own(Yumi), Own(Doku), Own(Fukiya), Geisha(1), Give(Gift::Blessing)]).bonus(Own(Metsubushi), 0, 4),
    m("m61",  Basic, Red,     7,  6, &[In(Castle), In(Market), In(Temple), Own(Katana), Own(Shuko), Own(Metsubushi), Geisha(1)]).and(ACTION).bonus(Blessing, 0, 4),
    m("m62",  Basic, Red,     7, 10, &[In(Castle), In(Tavern), In(RedLight), Has(KobudoRyu), Has(Chashitsu), Blessing]).bonus(Geisha(1), 2, 0),
    m("m63",  Basic, Red,     7, 10, &[In(Gates), In(Harbor), In(RedLight), Own(Nawa), Own(Doku), Own(Fukiya), Has(Yashiki)]).bonus(In(Temple), 0, 5),
    m("m64",  Basic, Red,     7, 11, &[In(Castle), In(Market), Own(Shuko), Own(Nawa), Own(Fukiya), Geisha(2)]).bonus(In(Temple), 0, 5),

    m("m65",  Basic, Black,  10,  3, &[In(Castle), In(Gates), In(Temple), Own(Shuriken), Own(Doku), Geisha(2)]).and(BONUS).bonus(In(RedLight), 0, 5),
    m("m17",  Basic, Black,  11,  5, &[In(Gates), In(Harbor), In(Market), Own(Yumi), Own(Shuriken), Own(Metsubushi), AnyAnnex(1), Pay(4)]).bonus(Geisha(1), 2, 0),
    m("m66",  Basic, Black,  11,  6, &[In(Gates), In(Temple), In(Temple), Own(Shuko), Own(Doku), Has(KobudoRyu), Has(Karesansui)]).bonus(In(Harbor), 0, 5),
    m("m67",  Basic, Black,  11,  7, &[In(Gates), In(RedLight), In(Temple), AnyAnnex(2), Geisha(1), Give(Gift::Weapon)]).bonus(In(Tavern), 0, 5),
    m("m68",  Basic, Black,  12,  5, &[In(Castle), In(Tavern), In(Temple), Own(Yumi), Own(Shuriken), Own(Metsubushi), Has(Yashiki), Has(Chashitsu)]).bonus(In(Market), 0, 5),
    m("m69",  Basic, Black,  12,  3, &[In(Harbor), In(Harbor), In(Market), In(Temple), Own(Nawa), Has(KobudoRyu), Geisha(1), Blessing]).and(ACTION).bonus(Own(Fukiya), 0, 4),
    m("m70",  Basic, Black,  12,  6, &[In(Castle), In(Tavern), In(RedLight), In(Temple), Own(Shuriken), Own(Shuko), Geisha(1), Blessing, Give(Gift::Bonus)]).bonus(Own(Katana), 0, 4),
    m("m71",  Basic, Black,  12,  7, &[In(RedLight), In(Market), In(Temple), Own(Shuriken), Own(Shuko), Has(Yashiki), Has(Chashitsu), Geisha(1)]).bonus(Own(Metsubushi), 0, 4),
    m("m72",  Basic, Black,  12,  8, &[In(Castle), In(Gates), In(Harbor), In(Temple), Own(Shuriken), Own(Metsubushi), Own(Fukiya), Has(KobudoRyu), Geisha(1)]).bonus(Own(Nawa), 0, 4),
    m("m73",  Basic, Black,  13,  1, &[In(Gates), In(RedLight), In(Market), In(Temple), Own(Katana), Own(Shuko), AnyAnnex(2), Geisha(1)]).and(WEAPON).bonus(Own(Nawa), 0, 4),
    m("m74",  Basic, Black,  13,  7, &[In(Gates), In(Tavern), In(Harbor), In(RedLight), Own(Shuko), Own(Metsubushi), Own(Doku), Geisha(1), Pay(4), Give(Gift::Bonus)]).bonus(AnyAnnex(1), 2, 0),

    // Kill the Shogun: one in play.
    m("m75",  Shogun, Black,  15,  2, &[In(Castle), In(Tavern), In(Market), Own(Shuriken), Own(Doku), Has(Karesansui), Blessing, Pay(6)]),
    m("m76",  Shogun, Black,  16,  0, &[In(Castle), In(Gates), In(RedLight), In(RedLight), Own(Katana), Own(Shuko), Has(Karesansui), Geisha(1)]),
    m("m20",  Shogun, Black,  16,  1, &[In(Castle), In(Castle), In(Gates), Own(Katana), Own(Nawa), Own(Doku), AnyAnnex(1), Geisha(1), Blessing]),
    m("m77",  Shogun, Black,  16,  2, &[In(Castle), In(Harbor), In(RedLight), In(Temple), Own(Nawa), Own(Doku), AnyAnnex(1), Geisha(1), Pay(4)]),
    m("m78",  Shogun, Black,  17,  0, &[In(Castle), In(Gates), In(RedLight), In(Temple), AnyAnnex(1), Geisha(2), Pay(5)]),
    m("m79",  Shogun, Black,  17,  1, &[In(Castle), In(Harbor), In(Market), Own(Katana), Own(Doku), Has(Chashitsu), Geisha(2), Blessing]),

    // Espionage: geishas and the Castle.
    m("m80",  Espionage, Green,   1,  5, &[In(Castle), Own(Shuriken)]).bonus(Own(Doku), 0, 4),
    m("m03",  Espionage, Green,   1,  6, &[In(Castle), In(Gates)]).bonus(Geisha(1), 2, 0),
    m("m81",  Espionage, Green,   1,  8, &[In(Castle), Has(KobudoRyu)]).bonus(Own(Katana), 0, 4),

    m("m82",  Espionage, Yellow,  2,  6, &[In(Castle), In(Market), Give(Gift::Action)]).and(MISSION).bonus(Own(Doku), 0, 4),
    m("m83",  Espionage, Yellow,  3, 12, &[In(Castle), In(Temple), Geisha(1), Pay(5)]).bonus(Geisha(1), 2, 1),

    m("m13",  Espionage, Red,     6,  6, &[In(Castle), In(RedLight), In(Temple), Own(Fukiya), Geisha(1)]).bonus(Has(Chashitsu), 2, 1),
    m("m84",  Espionage, Red,     7, 11, &[In(Gates), In(Tavern), Own(Shuko), Own(Nawa), Own(Doku), Has(Yashiki), Geisha(1)]).bonus(In(Castle), 0, 5),

    m("m85",  Espionage, Black,  11,  6, &[In(Castle), In(Gates), In(Market), Own(Nawa), Own(Metsubushi), Geisha(1), Pay(8)]).bonus(Blessing, 0, 4),

    // Theft: Harbor and Market, rope and smoke.
    m("m86",  Theft, Green,   1,  1, &[In(Harbor), Own(Katana)]).and(BONUS).bonus(In(Castle), 0, 5),
    m("m04",  Theft, Green,   1,  7, &[In(Harbor), Own(Metsubushi), AnyWeapon(1)]).bonus(In(Tavern), 0, 5),
    m("m87",  Theft, Green,   1,  8, &[In(Gates), In(Market), Pay(2)]).bonus(Geisha(1), 2, 0),

    m("m07",  Theft, Yellow,  3,  8, &[In(Gates), In(Market), Own(Shuko), Own(Nawa)]).bonus(Own(Shuriken), 0, 4),
    m("m88",  Theft, Yellow,  3, 12, &[In(Castle), In(RedLight), In(Market), Own(Yumi), Own(Nawa)]).bonus(Has(Karesansui), 2, 1),

    m("m89",  Theft, Red,     5,  8, &[In(Market), In(Temple), Own(Shuriken), Own(Nawa), Geisha(1)]).bonus(In(Castle), 0, 5),
    m("m90",  Theft, Red,     7,  6, &[In(Castle), In(Harbor), Own(Metsubushi), Own(Fukiya), Has(KobudoRyu), Pay(8)]).and(WEAPON).bonus(Geisha(1), 2, 0),

    m("m91",  Theft, Black,  12,  5, &[In(Castle), In(Harbor), In(RedLight), In(Temple), Own(Metsubushi), Own(Doku), Geisha(2)]).bonus(Own(Nawa), 0, 4),

    // Assassination: poison, blowgun, stars.
    m("m92",  Assassination, Green,   1,  5, &[In(Harbor), Own(Doku)]).bonus(Own(Metsubushi), 0, 4),
    m("m93",  Assassination, Green,   1,  5, &[In(RedLight), Own(Shuriken)]).bonus(In(Castle), 0, 5),
    m("m94",  Assassination, Green,   1,  4, &[In(Tavern), Own(Shuko), Own(Fukiya)]).and(BONUS).bonus(In(Gates), 0, 5),

    m("m08",  Assassination, Yellow,  3,  8, &[In(Tavern), In(RedLight), Own(Doku), Own(Fukiya)]).bonus(Geisha(1), 2, 0),
    m("m95",  Assassination, Yellow,  3, 12, &[In(Gates), In(RedLight), Own(Metsubushi), Own(Doku), Give(Gift::Bonus)]).bonus(In(Temple), 0, 5),

    m("m14",  Assassination, Red,     6,  6, &[In(Gates), In(Market), Own(Katana), Own(Shuriken), Own(Doku), Blessing]).bonus(In(Castle), 0, 5),
    m("m96",  Assassination, Red,     7, 11, &[In(Castle), In(Tavern), In(Market), Own(Yumi), Own(Shuriken), Has(Yashiki), Give(Gift::Blessing)]).bonus(Has(Karesansui), 2, 1),

    m("m97",  Assassination, Black,  11,  7, &[In(Gates), In(Tavern), In(Harbor), Own(Nawa), Own(Fukiya), Geisha(1), Pay(4), Give(Gift::Weapon)]).bonus(Own(Katana), 0, 4),

    // War: bow, sword, annexes.
    m("m98",  War, Green,   1,  0, &[In(Temple), Own(Yumi)]).and(WEAPON).bonus(Has(Yashiki), 2, 1),
    m("m99",  War, Green,   1,  5, &[In(Tavern), Own(Katana)]).bonus(AnyAnnex(1), 2, 0),
    m("m100", War, Green,   1,  8, &[In(Gates), Own(Yumi), Own(Doku)]).bonus(Blessing, 0, 4),

    m("m10",  War, Yellow,  3,  7, &[In(Gates), Own(Katana), Own(Yumi), Pay(3)]).bonus(AnyAnnex(1), 2, 0),
    m("m101", War, Yellow,  3, 12, &[In(Castle), Own(Katana), Own(Shuriken), AnyWeapon(1), Has(Yashiki)]).bonus(Own(Yumi), 0, 4),

    m("m102", War, Red,     5,  3, &[In(Gates), In(RedLight), Own(Katana), Own(Nawa), AnyAnnex(1)]).and(WEAPON).bonus(Own(Shuriken), 0, 4),
    m("m103", War, Red,     7, 11, &[In(Tavern), In(Temple), Own(Yumi), Own(Nawa), Has(Chashitsu), Pay(8)]).bonus(Pay(5), 2, 0),

    m("m19",  War, Black,  11,  7, &[In(Castle), In(Castle), In(Gates), Own(Katana), Own(Yumi), AnyAnnex(2), Blessing]).bonus(Own(Shuriken), 0, 4),

    // Kidnapping: the rope and the Red Light.
    m("m104", Kidnapping, Green,   1,  5, &[In(RedLight), Own(Katana)]).bonus(Has(KobudoRyu), 2, 1),
    m("m105", Kidnapping, Green,   1,  6, &[In(RedLight), In(Market)]).bonus(In(Gates), 0, 5),
    m("m106", Kidnapping, Green,   1,  6, &[In(RedLight), Own(Yumi), Own(Metsubushi)]).and(MISSION).bonus(Geisha(1), 2, 0),

    m("m09",  Kidnapping, Yellow,  2,  9, &[In(Harbor), In(Harbor), Own(Nawa)]).bonus(In(Gates), 0, 5),
    m("m107", Kidnapping, Yellow,  3, 12, &[In(Tavern), In(RedLight), In(Temple), Own(Doku), Own(Fukiya)]).bonus(Has(Yashiki), 2, 1),

    m("m108", Kidnapping, Red,     5,  8, &[In(RedLight), In(Market), Own(Shuriken), Own(Nawa), Geisha(1)]).bonus(AnyAnnex(1), 2, 0),
    m("m109", Kidnapping, Red,     7, 11, &[In(Castle), In(RedLight), Own(Nawa), Own(Doku), Has(Karesansui), Give(Gift::Geisha)]).bonus(In(Gates), 0, 5),

    m("m18",  Kidnapping, Black,  10,  7, &[In(Castle), In(Gates), In(RedLight), Own(Nawa), Own(Metsubushi), Geisha(2)]).bonus(Has(Yashiki), 2, 1),

    // High interaction: rivals and their annexes.
    m("m05",  Interaction, Green,   1,  6, &[In(Market), Pay(2), Rival(Market)]).bonus(Rival(Castle), 0, 3),
    m("m110", Interaction, Green,   1,  3, &[In(Gates), AnyWeapon(1), Rival(Gates)]).and(ACTION).bonus(Rival(Temple), 0, 3),
    m("m111", Interaction, Green,   1,  8, &[In(Gates), In(Harbor), Rival(Gates)]).bonus(In(Market), 0, 5),

    m("m112", Interaction, Yellow,  2,  9, &[In(Castle), In(Temple), AnyWeapon(1), Rival(Castle)]).bonus(Own(Doku), 0, 4),
    m("m113", Interaction, Yellow,  3, 12, &[In(Castle), In(Tavern), Pay(5), Give(Gift::Action), Rival(Gates)]).bonus(Rival(Castle), 0, 3),

    m("m16",  Interaction, Red,     6,  6, &[In(Tavern), In(RedLight), Geisha(1), Rival(Tavern), RivalAnnex]).bonus(Rival(RedLight), 0, 3),
    m("m114", Interaction, Red,     6,  3, &[In(Castle), In(Market), Own(Shuriken), Own(Doku), Rival(Castle), RivalAnnex]).and(BONUS).bonus(Rival(Market), 0, 3),

    m("m115", Interaction, Black,  11,  6, &[In(Gates), In(Harbor), In(Market), In(Temple), Own(Nawa), AnyAnnex(2), Rival(Gates)]).bonus(Geisha(1), 2, 0),

    // Specialists.
    m("m116", Specialist, Green,   1,  6, &[In(Tavern), Spec(OnnaBugeisha)]).bonus(Spec(Armourer), 0, 5),
    m("m117", Specialist, Green,   1,  8, &[In(Gates), Pay(2), Spec(Monk)]).bonus(Has(Karesansui), 2, 1),

    m("m118", Specialist, Yellow,  2,  5, &[In(Market), Pay(2), With(Armourer)]).and(ACTION).bonus(Own(Shuko), 0, 4),
    m("m119", Specialist, Yellow,  3,  9, &[In(Castle), In(Tavern), AnyWeapon(1), With(Messenger)]).bonus(Own(Shuko), 0, 4),
    m("m120", Specialist, Yellow,  3, 12, &[In(Gates), In(Tavern), AnyAnnex(1), With(Samurai)]).bonus(In(Temple), 0, 5),

    m("m15",  Specialist, Red,     5,  8, &[In(Harbor), In(Temple), Own(Nawa), Spec(Ninja), Spec(Monk)]).bonus(Own(Shuko), 0, 4),
    m("m121", Specialist, Red,     6,  6, &[In(Castle), In(RedLight), Own(Metsubushi), Spec(OnnaBugeisha), With(Messenger)]).bonus(In(Tavern), 0, 5),

    m("m122", Specialist, Black,  11,  3, &[In(Castle), In(Gates), In(Tavern), Own(Shuriken), Own(Fukiya), AnyWeapon(1), Geisha(1), With(Messenger)]).and(MISSION).bonus(In(Temple), 0, 5),

    // The Jesuits: decks of their own.
    m("m123", Jesuit, Green,   1,  5, &[In(Harbor), Own(Shuriken)]).bonus(Geisha(1), 2, 0),
    m("m124", Jesuit, Green,   1,  6, &[In(Harbor), In(Temple)]).bonus(Blessing, 0, 4),
    m("m125", Jesuit, Green,   1,  8, &[In(Tavern), In(Harbor), Church(4)]).bonus(In(Market), 0, 5),

    m("m11",  Jesuit, Yellow,  2,  9, &[In(Harbor), In(Temple), Pay(2), Church(3)]).bonus(Blessing, 0, 4),
    m("m126", Jesuit, Yellow,  3,  5, &[In(Harbor), In(RedLight), Geisha(1), Church(6)]).and(BONUS).bonus(In(Gates), 0, 5),
    m("m127", Jesuit, Yellow,  3, 12, &[In(Castle), In(Harbor), Own(Nawa), Pay(2), Give(Gift::Weapon)]).bonus(Blessing, 0, 4),

    m("m128", Jesuit, Red,     5,  8, &[In(Castle), In(Market), In(Temple), AnyAnnex(1), Church(6)]).bonus(Own(Shuriken), 0, 4),
    m("m129", Jesuit, Red,     7,  7, &[In(Market), In(Temple), Own(Katana), Own(Doku), Pay(8), Church(3)]).bonus(In(Harbor), 0, 5),
    m("m130", Jesuit, Red,     7,  8, &[In(Tavern), In(Harbor), In(Temple), Own(Doku), Geisha(1), Pay(6), Church(4)]).and(BLESSING).bonus(In(Market), 0, 5),

    m("m131", Jesuit, Black,  10,  7, &[In(Castle), In(Harbor), In(RedLight), Own(Shuko), Own(Metsubushi), Has(Karesansui), Blessing, Church(3)]).bonus(Own(Shuriken), 0, 4),
    m("m132", Jesuit, Black,  12,  6, &[In(Harbor), In(Market), In(Temple), Own(Yumi), Own(Nawa), Has(Chashitsu), Geisha(1), Give(Gift::Action), Church(3)]).bonus(Has(Yashiki), 2, 1),
    m("m133", Jesuit, Black,  13,  7, &[In(Gates), In(Tavern), In(Harbor), Own(Katana), Own(Yumi), Own(Fukiya), Has(Karesansui), Geisha(2)]).bonus(In(Temple), 0, 5),
];
