//! Where a rule comes from, and the list of a game's rules.

/// Where a rule comes from; several at once where a source leaves a gap that we fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Stated by the rule sheets that we were given, with their corrections.
    pub seed: bool,
    /// A published fact about the game.
    pub known: bool,
    /// Ours.
    pub house: bool,
}

impl Origin {
    /// The rule sheets say it.
    pub const SEED: Origin = Origin { seed: true, known: false, house: false };
    /// It is a published fact.
    pub const KNOWN: Origin = Origin { seed: false, known: true, house: false };
    /// It is ours.
    pub const HOUSE: Origin = Origin { seed: false, known: false, house: true };

    /// From there too.
    #[must_use]
    pub const fn and(self, other: Origin) -> Origin {
        Origin {
            seed: self.seed || other.seed,
            known: self.known || other.known,
            house: self.house || other.house,
        }
    }
}

/// One constant per rule, and `ALL` of them in the order of the digest:
/// `ACT_PAY = "edo.act.pay", SEED.and(HOUSE);`.
#[macro_export]
macro_rules! rules {
    ($($name:ident = $id:literal, $origin:ident $(.and($more:ident))*;)*) => {
        $(#[doc = concat!("`", $id, "`")] pub const $name: $crate::Rule = $crate::Rule($id);)*
        /// Every rule, in the order of the digest.
        pub const ALL: &[($crate::Rule, $crate::Origin)] =
            &[$(($name, $crate::Origin::$origin$(.and($crate::Origin::$more))*)),*];
    };
}
