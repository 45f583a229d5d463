//! How the file calls what the rows call by name.

use yedo::edition::{
    ActionKind, Annex, Asset, ClanPower, Colour, CoopUse, District, DistrictAction, EmperorUse,
    EventKind, Favor, Fit, MissionSet, Moment, Mood, Source, Specialist, Weapon,
};

use crate::edition::term::{Fault, Reader, Term, unknown};
use crate::edition::word::Word;

/// Kinds that know their words.
macro_rules! kinds {
    ($($kind:ident $what:literal,)*) => { $(
        impl Word for $kind {
            const WHAT: &'static str = $what;
            const ALL: &'static [$kind] = &$kind::ALL;

            fn word(self) -> &'static str {
                self.id()
            }
        }

        impl Term for $kind {
            fn term(&self) -> String {
                self.word().to_owned()
            }

            fn read(from: &mut Reader<'_>) -> Result<$kind, Fault> {
                let word = from.word();
                <$kind as Word>::read(word).ok_or_else(|| unknown(word, $what, &$kind::words()))
            }

            #[cfg(test)]
            fn samples() -> Vec<$kind> {
                $kind::ALL.to_vec()
            }
        }
    )* };
}

kinds! {
    ActionKind "kind of action cards",
    Annex "annex",
    Asset "asset",
    ClanPower "clan power",
    Colour "colour",
    District "district",
    DistrictAction "action of a district",
    EventKind "kind of events",
    Favor "favor",
    MissionSet "set of missions",
    Moment "moment",
    Mood "mood",
    Specialist "specialist",
    Weapon "weapon",
}

/// Marks of rows, which only the file has words for.
macro_rules! marks {
    ($($mark:ident $what:literal { $($variant:ident $word:literal),* })*) => { $(
        impl Word for $mark {
            const WHAT: &'static str = $what;
            const ALL: &'static [$mark] = &[$($mark::$variant),*];

            fn word(self) -> &'static str {
                match self { $($mark::$variant => $word),* }
            }
        }
    )* };
}

marks! {
    Source "source" { Printed "printed", House "house" }
    Fit "use" { All "all", NotSolo "not-solo", Competitive "competitive" }
    CoopUse "cooperative use" {
        Unfit "unfit", Once "once", Twice "twice", UntilPaidBack "until-paid-back"
    }
    EmperorUse "use" { All "all", NotGentlerSolo "not-gentler-solo", NotSolo "not-solo" }
}
