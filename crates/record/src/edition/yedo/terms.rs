//! The vocabulary of cards: what each word of the core is called in the file.

use yedo::edition::{
    Annex, Beside, Colour, Condition, Counted, DaimyoIcon, District, DistrictAction, DrawDeck,
    Effect, Gift, LookDeck, Need, Odd, Place, PlusThing, Possession, Rival, Scoring, Shielded,
    Specialist, SteppingOut, Takeable, Thing, Until, Waived, Weapon, Who,
};

use crate::edition::term::vocabulary;

vocabulary!(Thing, "thing" {
    "mon" Mon;
    "prestige" Prestige;
    "action" Action;
    "bonus" Bonus;
    "mission" Mission;
    "weapon" Weapon;
    "annex" Annex;
    "geisha" Geisha;
    "blessing" Blessing;
    "disciple" Disciple;
});

vocabulary!(Possession, "thing to count" {
    "action" Action;
    "bonus" Bonus;
    "mission" Mission;
    "weapon" Weapon;
    "annex" Annex;
    "geisha" Geisha;
    "blessing" Blessing;
    "disciple" Disciple;
});

vocabulary!(Takeable, "thing to take" {
    "mon" Mon;
    "prestige" Prestige;
    "weapon" Weapon;
    "geisha" Geisha;
});

vocabulary!(PlusThing, "thing of a mission" {
    "mon" Mon;
    "mission" Mission;
});

vocabulary!(Rival, "rival" {
    "one" One;
    "one-with-more" OneWithMore;
    "one-here" OneHere;
});

vocabulary!(Beside, "rival" {
    "one-here" OneHere;
});

vocabulary!(SteppingOut, "who" {
    "me" Me;
    "each" Each;
});

vocabulary!(DrawDeck, "deck to draw from" {
    "action" Action;
    "bonus" Bonus;
    "mission" Mission;
});

vocabulary!(LookDeck, "deck" {
    "action" Action;
    "bonus" Bonus;
    "mission" Mission;
    "event" Event;
    "emperor" Emperor;
    "any" Any;
});

vocabulary!(Until, "span" {
    "my-next" MyNext;
    "next-event" NextEvent;
});

vocabulary!(Shielded, "shield" {
    "one" One;
    "mine-here" MineHere;
});

vocabulary!(Waived, "waiver" {
    "weapon" Weapon;
    "district-or-blessing" DistrictOrBlessing;
});

vocabulary!(Odd, "oddity" {
    "jesuits" Jesuits;
    "sakoku" Sakoku;
});

vocabulary!(Place, "exception" {
    "closed-district" ClosedDistrict;
    "closed-or-taken" ClosedOrTaken;
    "taken" Taken;
});

vocabulary!(Who, "who" {
    "me" Me;
    "each" Each;
    "others" Others;
    "others-with" OthersWith(a: Thing);
    "one" One;
    "one-with-more" OneWithMore;
    "one-here" OneHere;
    "owner" Owner;
    "lowest" Lowest;
    "highest" Highest;
    "richest" Richest;
});

vocabulary!(Condition, "condition" {
    "has" Has(a: Thing, b: u8);
    "mon-at-most" MonAtMost(a: u8);
    "first" First;
    "saw-black" SawBlack;
});

vocabulary!(Effect, "effect" {
    "gain" Gain(a: Who, b: Thing, c: u8);
    "gain-per" GainPer(a: Possession, b: u8, c: u8);
    "lose" Lose(a: Who, b: Thing, c: u8);
    "lose-share" LoseShare(a: u8 = 1..=99);
    "pay" Pay(a: Thing, b: u8);
    "pay-per" PayPer(a: Possession, b: u8);
    "feed" Feed { halved: bool, most: u8 };
    "or" Or(a: &'static [Effect], b: &'static [Effect]);
    "else" Else(a: &'static [Effect], b: &'static [Effect]);
    "may" May(a: &'static [Effect]);
    "if" If(a: Condition, b: &'static [Effect], c: &'static [Effect]);
    "needs" Needs(a: Condition);
    "for" For(a: Who, b: &'static [Effect]);
    "blessed" Blessed(a: &'static [Effect], b: &'static [Effect]);
    "take" Take(a: Takeable, b: u8 = 1..=99, c: Who);
    "draw" Draw(a: DrawDeck, b: u8 = 1..=4, c: u8 = 1..=4);
    "look" Look(a: LookDeck, b: u8 = 1..=5, c: u8 = 0..=3);
    "look-at-missions" LookAtMissions(a: Rival);
    "show" Show(a: u8 = 1..=4);
    "swap-weapon" SwapWeapon;
    "refill" Refill;
    "discard-row" DiscardRow(a: u8 = 1..=5);
    "weapon-price" WeaponPrice(a: i8 = -20..=20, b: Until);
    "rebate" Rebate(a: u8 = 1..=99);
    "minimum" Minimum(a: u8 = 0..=99);
    "egress" Egress(a: SteppingOut, b: u8 = 1..=99);
    "sent-out" SentOut(a: Rival, b: u8);
    "no-auction" NoAuction;
    "extra" Extra;
    "close" Close(a: District);
    "close-spots" CloseSpots(a: District, b: u8 = 1..=5);
    "ban" Ban(a: DistrictAction);
    "close-annex" CloseAnnex;
    "place" Place(a: Place);
    "two-turns" TwoTurns;
    "skip" Skip;
    "move" Move(a: u8 = 1..=4);
    "home" Home(a: Beside);
    "stay-home" StayHome(a: u8 = 1..=4);
    "war" War(a: u8 = 1..=4);
    "ronin" Ronin;
    "colour" Colour;
    "steps" Steps(a: u8 = 1..=7);
    "steps-either" StepsEither(a: u8 = 1..=7);
    "stride" Stride(a: u8 = 1..=7);
    "stay" Stay;
    "no-icons" NoIcons;
    "shield" Shield(a: Shielded);
    "no-arrest" NoArrest;
    "arrest-also" ArrestAlso;
    "bribe" Bribe(a: u8 = 1..=99);
    "fine" Fine(a: u8);
    "cancel" Cancel;
    "redraw" Redraw;
    "ignore" Ignore;
    "waive" Waive(a: Waived);
    "lend-annex" LendAnnex;
    "wild-weapon" WildWeapon;
    "plus" Plus(a: PlusThing, b: u8 = 1..=9);
    "twice" Twice;
    "borrow" Borrow;
    "besides" Besides(a: DistrictAction, b: u8);
    "take-back" TakeBack;
    "loan" Loan { mon: u8, back: u8, prestige: u8 };
    "reverse" Reverse;
    "daimyo-first" DaimyoFirst;
    "daimyo-gains" DaimyoGains(a: u8 = 1..=4);
    "trade-all" TradeAll;
    "toll" Toll(a: District, b: u8);
    "church" Church(a: u8);
    "empty-church" EmptyChurch;
    "annex-tax" AnnexTax(a: u8 = 1..=3);
    "best-geisha-leaves" BestGeishaLeaves;
    "bespoke" Bespoke(a: Odd);
});

vocabulary!(Counted, "thing to count" {
    "weapon" Weapon(a: Weapon);
    "annex" Annex(a: Annex);
    "weapons" Weapons;
    "weapon-types" WeaponTypes;
    "geishas" Geishas;
    "annexes" Annexes;
    "disciples" Disciples;
    "blessing" Blessing;
    "household" Household;
    "mon" Mon;
    "missions" Missions;
    "missions-of" MissionsOf(a: Colour);
    "colours" Colours;
    "bonus-parts" BonusParts;
    "blackmail" Blackmail;
    "actions" Actions;
});

vocabulary!(Scoring, "scoring" {
    "pair" Pair(a: Counted, b: Counted, c: u8, d: u8);
    "table" Table(a: Counted, b: &'static [u8]);
    "per" Per(a: Counted, b: u8, c: u8, d: u8);
    "at-most" AtMost(a: Counted, b: u8, c: u8);
    "has" Has(a: Counted, b: u8);
    "rank" Rank(a: &'static [u8]);
    "most" Most(a: Counted, b: u8, c: u8);
    "least" Least(a: u8);
});

vocabulary!(Gift, "gift" {
    "action" Action;
    "bonus" Bonus;
    "weapon" Weapon;
    "blessing" Blessing;
    "geisha" Geisha;
});

vocabulary!(Need, "need" {
    "in" In(a: District);
    "own" Own(a: Weapon);
    "any-weapon" AnyWeapon(a: u8);
    "has" Has(a: Annex);
    "any-annex" AnyAnnex(a: u8);
    "geisha" Geisha(a: u8);
    "blessing" Blessing;
    "pay" Pay(a: u8);
    "give" Give(a: Gift);
    "spec" Spec(a: Specialist);
    "with" With(a: Specialist);
    "rival" Rival(a: District);
    "rival-annex" RivalAnnex;
    "church" Church(a: u8);
});

vocabulary!(DaimyoIcon, "icon" {
    "colour" Colour;
    "steps" Steps(a: u8 = 1..=7);
    "blessing" Blessing;
});
